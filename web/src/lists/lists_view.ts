/* lists_view.ts: a file of puzzles, checked and rated by workers, in a table with plots above. The list lives as long as the page does:
 * whoever plays one of its puzzles and returns finds it again, and further on. */
import './lists.css';
import { openDialog, tick } from '../shell/dialog';
import { h, setText } from '../shell/dom';
import { levels, newClient, newPool, table } from '../shell/engine';
import { icon } from '../shell/icons';
import type { View } from '../shell/view';
import { FilterBar } from './filter_bar';
import { Grid } from './grid';
import { ListJob } from './job';
import { number, t } from './lists_strings';
import { AS_READ, viewOf, type Column, type Sorting, type View as Rowset } from './order';
import { Plots } from './plots';
import { ProgressLine } from './progress';
import { COLUMNS, fillRow, makeRow, openRow } from './row_words';
import { FORMED, RATED } from './rows';
import { fileOf, openSave, type Names } from './save';

const TICK_MS = 250;
const MOST_WORKERS = 8;

let job: ListJob | null = null;
let tellView: () => void = () => undefined;

function begin(file: Blob, name: string): void {
  const wanted = job?.wanted ?? RATED | FORMED;
  job?.end();
  const size = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
  job = new ListJob(name, file, newClient(), newPool(size), size, () => tellView());
  job.wanted = wanted;
}

export class ListsView implements View {
  readonly node = h('main', { class: 'listing', id: 'main', tabindex: '-1' });
  readonly #gone = new AbortController();
  readonly #status = h('p', { class: 'vh', role: 'status' });
  #names: Names = { levels: levels.map(({ level }) => level), techniques: [] };
  #grid: Grid | null = null;
  #line: ProgressLine | null = null;
  #plots: Plots | null = null;
  #filters: FilterBar | null = null;
  readonly #heads = new Map<Column, HTMLElement>();
  readonly #shown = h('span', { class: 'mut shown' });
  readonly #trouble = h('p', { class: 'trouble', role: 'alert' });
  readonly #none = h('p', { class: 'mut none' }, t('none'));
  #sorting: Sorting = AS_READ;
  #rowset: Rowset | null = null;
  #turn = 0;
  /* Its first row is to be seen first. */
  #isNew = false;
  #drawn = { at: 0, took: 0 };
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor() {
    const { signal } = this.#gone;
    addEventListener('dragover', (event) => this.#drag(event, Boolean(event.dataTransfer?.types.includes('Files'))), { signal });
    addEventListener('dragleave', (event) => event.relatedTarget || this.#drag(event, false), { signal });
    addEventListener('drop', (event) => this.#drop(event), { signal });
    document.addEventListener('paste', (event) => this.#paste(event), { signal });
    tellView = () => this.#phaseChanged();
    this.#build();
    void table('techniques').then((rows) => {
      this.#names = { ...this.#names, techniques: rows.map(({ technique }) => technique) };
      void this.#redraw(false);
    });
  }

  show(): void {}

  end(): void {
    this.#gone.abort();
    clearInterval(this.#ticking);
    tellView = () => undefined;
    this.#grid?.end();
    this.node.remove();
  }

  /* ---- a list comes ---------------------------------------------------------------------------- */

  #drag(event: DragEvent, isFile: boolean): void {
    if (isFile) event.preventDefault();
    this.node.classList.toggle('dragging', isFile);
  }

  #drop(event: DragEvent): void {
    const file = event.dataTransfer?.files[0];
    this.#drag(event, Boolean(file));
    this.node.classList.remove('dragging');
    if (file) this.#take(file, file.name);
  }

  #paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain');
    if (!text?.trim() || (event.target as Element).closest('input, textarea, dialog')) return;
    this.#take(new Blob([text]), t('paste.name'));
  }

  #take(file: Blob, name: string): void {
    this.#sorting = AS_READ;
    begin(file, name);
    this.#build();
  }

  #chooser(): HTMLElement {
    const input = h('input', { type: 'file', class: 'vh', 'aria-label': t('choose'), onchange: () => {
      const file = input.files?.[0];
      if (file) this.#take(file, file.name);
    } });
    return h('label', { class: `btn file ${job ? '' : 'pri'}` }, input, t('choose'));
  }

  #askText(): void {
    const area = h('textarea', { class: 'field', rows: 10, 'aria-label': t('paste.label'), spellcheck: 'false' });
    const dialog = openDialog(t('paste'), [area, h('div', { class: 'acts' }, h('button', { class: 'btn pri', onclick: () => {
      if (!area.value.trim()) return area.focus();
      dialog.close();
      this.#take(new Blob([area.value]), t('paste.name'));
    } }, t('paste.read')))]);
    area.focus();
  }

  #wants(): HTMLElement {
    const one = (text: string, bit: number): HTMLElement => tick(text, Boolean((job?.wanted ?? bit) & bit), (isOn) => job?.want(isOn ? job.wanted | bit : job.wanted & ~bit));
    return h('div', { class: 'wants', role: 'group', 'aria-label': t('wants') }, one(t('wants.ratings'), RATED), one(t('wants.same'), FORMED));
  }

  /* ---- the page -------------------------------------------------------------------------------- */

  #build(): void {
    this.#grid?.end();
    this.#grid = null;
    this.#turn++;
    const actions = h('div', { class: 'acts' }, this.#chooser(), h('button', { class: 'btn', onclick: () => this.#askText() }, t('paste')));
    const cover = h('div', { class: 'drop', 'aria-hidden': 'true' }, t('drop'));
    if (job) this.node.replaceChildren(...this.#content(job, actions), cover, this.#status);
    else {
      this.node.replaceChildren(h('h1', {}, t('title')), h('section', { class: 'empty' }, icon('table'), h('h2', {}, t('empty.head')), h('p', { class: 'mut' }, t('empty.help')), actions), cover, this.#status);
    }
    this.#phaseChanged();
  }

  #content(job: ListJob, actions: HTMLElement): HTMLElement[] {
    this.#line = new ProgressLine(job, this.#wants());
    this.#plots = new Plots((change) => {
      if (this.#filters) this.#filters.value = { ...this.#filters.value, ...change };
    });
    this.#filters = new FilterBar(this.#names.levels, () => void this.#redraw(true));
    this.#filters.node.append(this.#shown);
    this.#grid = new Grid(t('table'), this.#head(), {
      make: makeRow,
      fill: (node, at) => fillRow(node, job.rows, this.#rowAt(at), this.#names),
      open: (at) => void openRow(job.rows, this.#rowAt(at), this.#names),
    });
    actions.append(h('button', { class: 'btn', onclick: () => openSave(job.name, (how) => fileOf(job.rows, this.#rowset?.order ?? null, this.#names, how)) }, t('save')));
    return [
      h('header', { class: 'list-head' }, h('h1', {}, job.name), actions),
      this.#line.node, this.#trouble, this.#plots.node, this.#filters.node, this.#none, this.#grid.node,
    ];
  }

  #head(): HTMLElement {
    return h('div', { class: 'grid-row', role: 'row', 'aria-rowindex': 1 }, ...COLUMNS.map((column) => {
      const cell = h('span', { class: `c-${column}`, role: 'columnheader' }, h('button', { onclick: () => this.#sortBy(column) }, t(`column.${column}`)));
      this.#heads.set(column, cell);
      return cell;
    }));
  }

  #sortBy(column: Column): void {
    const isAgain = this.#sorting.column === column;
    this.#sorting = { column, isDown: isAgain ? !this.#sorting.isDown : column === 'er' || column === 'level' };
    void this.#redraw(true);
  }

  #rowAt(at: number): number {
    return this.#rowset?.order ? this.#rowset.order[at]! : at;
  }

  /* ---- what has changed ------------------------------------------------------------------------ */

  #phaseChanged(): void {
    clearInterval(this.#ticking);
    const phase = job?.phase ?? 'empty';
    if (phase === 'reading' || phase === 'working') this.#ticking = setInterval(() => this.#tick(), TICK_MS);
    this.node.dataset['phase'] = phase;
    if (!job) return;
    this.#tick();
    setText(this.#status, `${t(`phase.${job.phase}`)}. ${t('count', { count: number(job.rows.count) })}`);
    setText(this.#trouble, job.trouble && t('trouble', { reason: job.trouble }));
    this.#trouble.hidden = !job.trouble;
    void this.#redraw(false);
  }

  /* While there is work; the rows less often, the longer it takes to filter and sort them. */
  #tick(): void {
    this.#line?.tell();
    if (this.node.dataset['view'] === 'ready' && performance.now() > this.#drawn.at + 10 * this.#drawn.took) void this.#redraw(false);
  }

  async #redraw(isNew: boolean): Promise<void> {
    if (!job || !this.#grid || !this.#filters) return;
    const { rows } = job;
    const turn = ++this.#turn;
    this.#isNew ||= isNew;
    const began = performance.now();
    this.node.dataset['view'] = 'busy';
    const filter = this.#filters.value;
    const rowset = await viewOf(rows, filter, this.#sorting, () => turn === this.#turn);
    if (!rowset || turn !== this.#turn || this.#gone.signal.aborted) return;
    this.#rowset = rowset;
    this.#drawn = { at: performance.now(), took: performance.now() - began };
    for (const [column, cell] of this.#heads) cell.setAttribute('aria-sort', column !== this.#sorting.column ? 'none' : this.#sorting.isDown ? 'descending' : 'ascending');
    setText(this.#shown, rowset.count === rows.count ? '' : t('shown', { count: number(rowset.count) }));
    this.#none.hidden = rowset.count > 0 || !rows.count;
    this.#grid.node.hidden = !rowset.count;
    this.#grid.show(rowset.count, this.#isNew);
    this.#isNew = false;
    this.#plots?.show(rowset, filter);
    this.node.dataset['view'] = 'ready';
    this.node.dataset['shown'] = String(rowset.count);
  }
}
