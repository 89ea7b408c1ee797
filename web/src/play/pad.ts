/* pad.ts: the keys under the thumb: what is entered, the symbols with how many are left, the tools. It stays where it is, and its buttons
 * are made once for a board, so that the keyboard's focus stays, too. */
import type { CommandName, GameState } from '../engine/types.js';
import { h, setAttribute, setText } from '../shell/dom';
import { icon, type Icon } from '../shell/icons';
import { t, type Key } from '../shell/strings';

const MODES = ['values', 'marks', 'centre-marks', 'colours'] as const;
/* The command that leads into a mode, and from it back to values. */
const COMMANDS: Readonly<Record<string, CommandName>> = {
  marks: 'marks', 'centre-marks': 'centre_marks', colours: 'colours', 'candidate-colours': 'candidate_colours',
};
const COLOURS = 6;

const TOOLS = [
  ['undo', 'undo'], ['redo', 'redo'], ['check', 'check'], ['flag', 'checkpoint'], ['hint', 'hint'], ['more', null],
] as const satisfies readonly (readonly [Icon, CommandName | null])[];

export interface PadTarget {
  do(name: CommandName, argument?: number): void;
  openMore(): void;
  /* The keyboard goes back to the board. */
  focusBoard(): void;
}

/* What there is to press, beside the symbols. */
export interface Kit {
  readonly modes: readonly (readonly [mode: string, text: string])[];
  readonly tools: readonly (readonly [sign: Icon, text: string, command: CommandName | null])[];
  readonly erase: string;
  /* Behind the tools. */
  readonly main?: HTMLElement;
}

function kitOfPlay(): Kit {
  return {
    modes: MODES.map((mode) => [mode, t(`play.${mode}`)]),
    tools: TOOLS.map(([name, command]) => [name, t(`play.${name}`), command]),
    erase: t('play.erase'),
  };
}

export class Pad {
  readonly node = h('section', { class: 'pad', 'aria-label': t('play.pad') });
  private readonly modes = new Map<string, HTMLInputElement>();
  private readonly kinds = new Map<string, HTMLInputElement>();
  private readonly tools = new Map<Icon, HTMLButtonElement>();
  private readonly palette: HTMLElement;
  private readonly swatches: HTMLButtonElement[];
  private readonly keys = h('div', { class: 'keys' });
  private buttons: { button: HTMLButtonElement; symbol: HTMLElement; count: HTMLElement }[] = [];
  private shape = '';
  private state: GameState | null = null;

  constructor(private readonly target: PadTarget, private readonly kit: Kit = kitOfPlay()) {
    const modes = this.radios('play.mode', kit.modes, this.modes);
    this.swatches = Array.from({ length: COLOURS }, (_, at) => this.swatch(at + 1));
    const kinds = this.radios('play.colourOf', [['colours', t('play.ofCells')], ['candidate-colours', t('play.ofCandidates')]], this.kinds);
    this.palette = h('div', { class: 'palette', hidden: true }, kinds, h('div', { class: 'swatches' }, ...this.swatches));
    const tools = h('div', { class: 'toolrow', role: 'group', 'aria-label': t('play.tools') }, ...kit.tools.map((row) => this.tool(...row)), kit.main);
    this.node.append(this.palette, modes, this.keys, tools);
  }

  private radios(label: Key, rows: Kit['modes'], into: Map<string, HTMLInputElement>): HTMLElement {
    const labels = rows.map(([mode, text]) => {
      const input = h('input', { type: 'radio', name: label, value: mode, onchange: () => this.choose(mode) });
      // Who presses with a pointer wants to go on at the board; arrow keys would choose the next mode. Keys press with a detail of 0.
      input.addEventListener('click', (event) => event.detail > 0 && this.target.focusBoard());
      into.set(mode, input);
      return h('label', {}, input, h('span', {}, text));
    });
    return h('div', { class: 'seg', role: 'radiogroup', 'aria-label': t(label) }, ...labels);
  }

  private tool(sign: Icon, text: string, command: CommandName | null): HTMLButtonElement {
    const press = (): void => (command ? this.target.do(command) : this.target.openMore());
    const button = h('button', { class: `tool tool-${sign}`, onclick: press }, icon(sign), h('span', {}, text));
    this.tools.set(sign, button);
    return button;
  }

  private swatch(colour: number): HTMLButtonElement {
    return h('button', { class: `swatch s${colour}`, 'aria-label': t('play.colour', { number: colour }), onclick: () => this.pressColour(colour) },
      h('span', { 'aria-hidden': 'true' }, String(colour)));
  }

  /* In the mode of cells a colour is entered, in that of candidates it is chosen: there only the next and the one before can be. */
  private pressColour(colour: number): void {
    if (this.state?.mode !== 'candidate-colours') return this.target.do('symbol_colour', colour);
    const ahead = (colour - this.state.colour + COLOURS) % COLOURS;
    for (let step = 0; step < ahead; step++) this.target.do('next_colour');
  }

  private choose(mode: string): void {
    const current = this.state?.mode ?? 'values';
    const command = mode === 'values' ? COMMANDS[current] : COMMANDS[mode];
    if (command && mode !== current) this.target.do(command);
  }

  /* ---- what the state says --------------------------------------------------------------------- */

  show(state: GameState): void {
    this.state = state;
    this.makeKeys(state);
    const mode: string = state.mode;
    const isColour = mode.endsWith('colours');
    for (const [name, input] of this.modes) input.checked = isColour ? name === 'colours' : name === mode;
    for (const [name, input] of this.kinds) input.checked = name === mode;
    this.palette.hidden = !isColour;
    this.node.dataset['mode'] = mode;
    this.swatches.forEach((swatch, at) => swatch.classList.toggle('on', mode === 'candidate-colours' && state.colour === at + 1));
    this.buttons.forEach((_, at) => this.showKey(state, at));
    this.showTools(state);
  }

  /* Room for the keys of a board that is still to come. */
  reserve(side: number): void {
    this.makeKeys({ side, symbols: ' '.repeat(side) });
    this.node.inert = true;
  }

  private makeKeys({ side, symbols }: Pick<GameState, 'side' | 'symbols'>): void {
    const shape = `${side} ${symbols}`;
    if (shape === this.shape) return;
    this.shape = shape;
    this.buttons = [...symbols].slice(0, side).map((character, at) => {
      const symbol = h('span', { 'aria-hidden': 'true' }, character);
      const count = h('small', { 'aria-hidden': 'true' });
      return { symbol, count, button: h('button', { class: 'key', onclick: () => this.target.do('symbol', at + 1) }, symbol, ' ', count) };
    });
    const erase = h('button', { class: 'key erase', onclick: () => this.target.do('clear') }, icon('erase'), h('small', {}, this.kit.erase));
    this.keys.style.setProperty('--side', String(side));
    this.keys.dataset['size'] = side <= 4 ? 'tiny' : side <= 9 ? 'small' : side <= 16 ? 'middle' : 'large';
    this.keys.replaceChildren(...this.buttons.map(({ button }) => button), erase);
    this.fillRows();
  }

  /* More than nine keys stand in rows of nine at most, on a phone of seven as far as there is room; Erase fills the last one. */
  private fillRows(): void {
    const keys = this.buttons.length + 1;
    for (const [name, most] of [['wide', 9], ['narrow', keys <= 21 ? 7 : 9]] as const) {
      const rows = Math.ceil(keys / most);
      const columns = Math.ceil(keys / rows);
      this.keys.style.setProperty(`--${name}`, String(columns));
      this.keys.style.setProperty(`--${name}-erase`, String(rows * columns - keys + 1));
    }
  }

  private showKey(state: GameState, at: number): void {
    const key = this.buttons[at];
    if (!key) return;
    const symbol = [...state.symbols][at] ?? '';
    const left = state.left[at] ?? 0;
    const name: Key = left > 0 ? 'play.left' : left < 0 ? 'play.tooMany' : 'play.noneLeft';
    setAttribute(key.button, 'aria-label', t(name, { symbol, count: Math.abs(left) }));
    setText(key.count, left === 0 ? '·' : String(left).replace('-', '−'));
    key.button.classList.toggle('done', left === 0);
    key.button.classList.toggle('over', left < 0);
    const locked = state['locked'] === at + 1;
    key.button.classList.toggle('on', state['locked'] === undefined ? state['highlight'] === at + 1 : locked);
    setAttribute(key.button, 'aria-pressed', state.options.includes('digit-first') ? String(locked) : null);
  }

  private showTools(state: GameState): void {
    const undo = this.tools.get('undo');
    const redo = this.tools.get('redo');
    const isShown = state.hint.stage !== 'none';
    // Not `disabled`: a button that is pressed for the last time keeps the focus.
    if (undo) setAttribute(undo, 'aria-disabled', state.counts['undo'] ? null : 'true');
    if (redo) setAttribute(redo, 'aria-disabled', state.counts['redo'] ? null : 'true');
    this.tools.get('hint')?.classList.toggle('on', isShown);
  }
}
