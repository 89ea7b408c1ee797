/* nonet_board.ts: nonet-board, a Sudoku board as a custom element: what is shown is what its `state` says, and what is pressed goes
 * out as events. It holds no rules. docs/web-board.md is its manual.
 *
 *     state ---> cell_view ---> cell_nodes, mark_canvas        the picture (board_layers)
 *           ---> cell_label --> aria_grid, announcer           the words
 *     drawing -> step_overlay                                  links and signs of a step
 *     board_pointer, board_keys ---> nonet-select, nonet-key, nonet-double
 *     board_zoom                     which part of a large board is seen */
import { AriaGrid } from './aria_grid';
import { Announcer, newsOf } from './announcer';
import { boardSheet } from './board_style';
import { CANVAS_SIDE, outlinePath, slotsOf, cornerOf, type Slots } from './board_geometry';
import { makeLayers, type Layers } from './board_layers';
import { BoardPointer } from './board_pointer';
import { BoardZoom } from './board_zoom';
import { type BoardState, cellOf, type Drawing, type Picture } from './board_state';
import { ENGLISH, type Strings } from './board_strings';
import { CellNodes } from './cell_nodes';
import { contentOf, labelOf } from './cell_label';
import { viewOf, type ViewSettings } from './cell_view';
import { isZoomKey, type KeyDetail, keyDetail, walk } from './board_keys';
import { MarkCanvas } from './mark_canvas';
import { sheetOf, themeOf, watchTheme } from './board_colours';
import { StepOverlay } from './step_overlay';
import { setAttributes, svgNode } from './svg_node';
import type { Choice } from './stroke';

/* Everything that is made for a board of one shape. */
interface Parts {
  key: string;
  layers: Layers;
  slots: Slots;
  cells: CellNodes[];
  canvas: MarkCanvas | null;
  grid: AriaGrid;
  overlay: StepOverlay;
  ring: SVGPathElement;
  cursor: SVGRectElement;
  contents: string[];
}

const EMPTY: BoardState = { side: 9, box: [3, 3], cells: Array.from({ length: 81 }, () => ({})) };

export class NonetBoard extends HTMLElement {
  static readonly observedAttributes = ['theme', 'selects', 'coordinates', 'label'];

  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #frame = document.createElement('div');
  readonly #announcer = new Announcer();
  /* What the drawing shows, in words: the grid is described by it. */
  readonly #step = document.createElement('p');
  #state: BoardState = EMPTY;
  #drawing: Drawing | null = null;
  #picture: Picture | null = null;
  #lit: number | null = null;
  #strings: Strings = ENGLISH;
  #parts: Parts | null = null;
  #life: AbortController | null = null;
  readonly #zoom = new BoardZoom(this, this.#frame, () => this.#resize());

  constructor() {
    super();
    this.#frame.className = 'picture';
    this.#step.id = 'step';
    this.#step.className = 'unseen';
    this.#shadow.append(this.#frame, this.#step, this.#announcer.region);
  }

  // ---- what is shown ------------------------------------------------------------------------------

  get state(): BoardState {
    return this.#state;
  }

  set state(state: BoardState) {
    const isFirst = this.#state === EMPTY;
    const message = this.#state.message ?? '';
    const hadShape = this.#parts?.key;
    const before = this.#parts?.contents ?? [];
    this.#state = state;
    this.#render();
    if (!isFirst && this.#parts && hadShape === this.#parts.key)
      this.say(newsOf(state, before, this.#parts.contents, message, this.#strings));
  }

  get drawing(): Drawing | null {
    return this.#drawing;
  }

  set drawing(drawing: Drawing | null) {
    if (drawing === this.#drawing) return;
    this.#drawing = drawing;
    this.#parts?.overlay.show(drawing);
    this.#render();
    this.lit = null;
  }

  get picture(): Picture | null {
    return this.#picture;
  }

  set picture(picture: Picture | null) {
    this.#picture = picture;
    this.#parts?.overlay.light(this.#lit, picture);
  }

  get lit(): number | null {
    return this.#lit;
  }

  set lit(link: number | null) {
    this.#lit = link;
    this.#parts?.overlay.light(link, this.#picture);
  }

  get strings(): Strings {
    return this.#strings;
  }

  set strings(strings: Partial<Strings>) {
    this.#strings = { ...ENGLISH, ...strings };
    this.#render();
  }

  /* Something of the page's own, through the board's live region. */
  say(text: string): void {
    this.#announcer.say(text);
  }

  /* How many times as large as its place the board is; 1: all of it is seen. From 16x16 on it can be enlarged. */
  get zoom(): number {
    return this.#zoom.view.zoom;
  }

  set zoom(zoom: number) {
    this.#zoom.enlarge(zoom);
  }

  /* The box of this cell, or of the cursor, fills the place; if it does, the whole board again. */
  toggleZoom(cell: number = this.#parts?.grid.cursor ?? 0): void {
    this.#zoom.toggle(cell);
  }

  /* The keyboard goes to this cell, or to the cursor. */
  focusCell(cell?: number): void {
    this.#parts?.grid.focus(cell);
  }

  override focus(): void {
    this.focusCell();
  }

  get selects(): string {
    const asked = this.getAttribute('selects') ?? '';
    return ['none', 'one'].includes(asked) ? asked : 'many';
  }

  // ---- life ---------------------------------------------------------------------------------------

  connectedCallback(): void {
    this.#life = new AbortController();
    watchTheme(() => this.#dress(), this.#life.signal);
    this.#dress();
    this.#render();
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(this);
    this.#life.signal.addEventListener('abort', () => observer.disconnect());
    // Marks that were painted before the font came are painted again with it.
    document.fonts?.addEventListener('loadingdone', () => this.#parts?.canvas?.repaint(), { signal: this.#life.signal });
  }

  #resize(): void {
    this.#parts?.canvas?.resize(this.clientWidth * this.zoom);
  }

  disconnectedCallback(): void {
    this.#life?.abort();
    this.#life = null;
  }

  attributeChangedCallback(name: string): void {
    if (!this.#life) return;
    if (name === 'theme') this.#dress();
    else this.#render();
  }

  /* In the colours of the theme. */
  #dress(): void {
    const theme = themeOf(this);
    this.#shadow.adoptedStyleSheets = [sheetOf(theme), boardSheet()];
    this.#frame.classList.toggle('is-contrast', theme === 'contrast');
    this.#frame.classList.toggle('is-print', theme === 'print');
    this.#parts?.canvas?.repaint();
  }

  // ---- from the state to the page -----------------------------------------------------------------

  #render(): void {
    if (!this.#life) return;
    const state = this.#state;
    const parts = this.#partsOf(state);
    const asked = cellOf(state.cursor, state.side);
    const cursor = asked >= 0 ? asked : Math.max(0, parts.grid.cursor);
    const selected = this.#selection(cursor);
    const settings = this.#settings(parts);
    const contents: string[] = [];
    parts.cells.forEach((nodes, cell) => {
      const view = viewOf(state, cell, selected.has(cell), settings);
      if (nodes.show(view, parts.canvas !== null)) parts.canvas?.show(cell, view.glyphs);
      const content = contentOf(state, cell, this.#strings);
      contents.push(content);
      parts.grid.label(cell, labelOf(state, cell, this.#strings, content));
    });
    parts.contents = contents;
    this.#showSelection(parts, selected, cursor);
    parts.grid.node.setAttribute('aria-label', this.getAttribute('label') ?? this.#strings.board);
    this.#step.textContent = this.#drawing?.description ?? '';
    this.#frame.classList.toggle('solved', state.phase === 'solved');
  }

  #settings(parts: Parts): ViewSettings {
    const stage = this.#state.hint?.stage ?? 'none';
    const hasDrawing = this.#drawing !== null;
    return { slots: parts.slots, hasDrawing, isQuiet: hasDrawing || stage !== 'none', covered: parts.overlay.covered };
  }

  #selection(cursor: number): Set<number> {
    const { side, selected, cells } = this.#state;
    if (this.selects === 'none' || this.#state.cursor === undefined) return new Set();
    const listed = (selected ?? []).map((name) => cellOf(name, side)).filter((cell) => cell >= 0);
    if (listed.length) return new Set(listed);
    const marked = cells.flatMap((cell, number) => (cell.selected ? [number] : []));
    return new Set(marked.length ? marked : [cursor]);
  }

  #showSelection(parts: Parts, selected: ReadonlySet<number>, cursor: number): void {
    const { side } = this.#state;
    const path = outlinePath(side, selected);
    if (parts.ring.getAttribute('d') !== path) parts.ring.setAttribute('d', path);
    const { x, y } = cornerOf(side, cursor);
    setAttributes(parts.cursor, { x: x + 9, y: y + 9, class: selected.size > 1 ? 'cursor' : 'none' });
    parts.grid.select(selected);
    if (cursor !== parts.grid.cursor) this.#zoom.show(cursor);
    parts.grid.moveTo(cursor);
  }

  #partsOf(state: BoardState): Parts {
    const hasCoordinates = this.hasAttribute('coordinates');
    const key = [state.side, state.box, hasCoordinates, this.selects].join();
    if (this.#parts?.key === key) return this.#parts;
    const hadFocus = this.#parts?.grid.hasFocus;
    const parts = this.#make(key, state, hasCoordinates);
    this.#parts = parts;
    this.#frame.replaceChildren(...[parts.layers.under, parts.canvas?.canvas, parts.layers.over, parts.grid.node].filter((node) => !!node));
    this.#frame.style.setProperty('--units', String(parts.layers.units));
    parts.overlay.show(this.#drawing);
    parts.overlay.light(this.#lit, this.#picture);
    this.#zoom.begin(state.side, state.box, parts.layers);
    this.#resize();
    if (hadFocus) parts.grid.focus(0);
    return parts;
  }

  #make(key: string, { side, box }: BoardState, hasCoordinates: boolean): Parts {
    const layers = makeLayers(side, box, hasCoordinates);
    const grid = new AriaGrid(side, this.selects);
    for (const edge of ['left', 'top', 'right', 'bottom'] as const) grid.node.style[edge] = `${100 * layers.inset[edge]}%`;
    grid.node.setAttribute('aria-describedby', this.#step.id);
    const ring = svgNode('path', { class: 'outline-of-selection' });
    const cursor = svgNode('rect', { class: 'none', width: 82, height: 82, rx: 6 });
    layers.layer.rings.append(ring, cursor);
    this.#listen(grid, side);
    return {
      key, layers, grid, ring, cursor,
      slots: slotsOf(side),
      cells: Array.from({ length: side * side }, (_, cell) => new CellNodes(layers, side, cell)),
      canvas: side < CANVAS_SIDE ? null : new MarkCanvas(this, layers, side),
      overlay: new StepOverlay(layers, side),
      contents: [],
    };
  }

  // ---- from the page to events --------------------------------------------------------------------

  #listen(grid: AriaGrid, side: number): void {
    const isSelected = (cell: number): boolean => this.#selection(grid.cursor).has(cell);
    new BoardPointer(grid.node, {
      side,
      isSelected,
      selects: () => this.selects,
      choose: (choice) => this.#choose(choice),
      doubled: (cell) => this.#tell('nonet-double', { cell }),
      zooms: () => this.#zoom.isPossible && this.selects === 'many',
      pinch: (pinched) => this.#zoom.pinch(pinched),
      pinchEnd: () => this.#resize(),
    });
    grid.node.addEventListener('keydown', (event) => this.#press(event, grid, side));
    // Screen readers and other helpers click without a pointer.
    grid.node.addEventListener('click', (event) => {
      const cell = grid.indexOf(event.target);
      if (event.detail === 0 && cell >= 0 && this.selects !== 'none') this.#choose({ cell, how: 'set', removes: false });
    });
  }

  #press(event: KeyboardEvent, grid: AriaGrid, side: number): void {
    if (event.isComposing || event.key === 'Tab') return;
    const detail = keyDetail(event);
    const isTaken = !this.#tell('nonet-key', detail);
    const isUsed = isTaken || this.#zoomByKey(detail) || this.#walk(detail, grid, side);
    if (isUsed) event.preventDefault();
  }

  #zoomByKey(detail: KeyDetail): boolean {
    if (!isZoomKey(detail) || !this.#zoom.isPossible) return false;
    this.toggleZoom();
    return true;
  }

  /* Without a game that takes arrows the board is walked by itself. */
  #walk(detail: KeyDetail, grid: AriaGrid, side: number): boolean {
    const from = Math.max(0, grid.indexOf(this.#shadow.activeElement));
    const cell = detail.alt ? -1 : walk(side, from, detail);
    if (cell < 0) return false;
    if (this.selects === 'none') grid.moveTo(cell);
    else this.#choose({ cell, how: detail.shift ? 'extend' : 'set', removes: false });
    grid.moveTo(cell);
    return true;
  }

  #choose(choice: Choice): void {
    this.#tell('nonet-select', choice);
  }

  /* Returns false if a listener took it. */
  #tell(name: string, detail: object): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }
}
