/* ways_panel.ts: two ways through one puzzle, beside each other, with what differs in words and a list in which both columns stand level
 * where both have the same board again. */
import { refill } from '../analyse/controls';
import { Cancelled, type Client } from '../engine/client.js';
import { isProblem, type Reading, type Technique } from '../engine/types.js';
import { engineText, h } from '../shell/dom';
import { newClient, table } from '../shell/engine';
import { t } from './compare_strings';
import { foldSame, onlyHere, partsOf, type Part, type Span } from './meeting';
import { Side } from './side';
import { findWay, Way, type Choice } from './way';

const WAYS = ['simplest', 'shortest', 'hodoku', 'se'] as const;
/* Fewer same steps in a row are not folded. */
const LEAST_RUN = 4;

type Of = 'left' | 'right';

class WaySide {
  readonly client: Client = newClient();
  readonly chooser = h('select', { onchange: () => this.changed() });
  readonly facts = h('p', { class: 'facts mut' });
  readonly side: Side;
  private turn = 0;

  constructor(readonly of: Of, public choice: Choice, moved: () => void, private readonly changed: () => void) {
    const name = t(of);
    this.chooser.setAttribute('aria-label', t('which', { side: name }));
    this.side = new Side(name, h('div', { class: 'head' }, this.chooser, this.facts), moved, () => this.client.cancel());
  }

  get way(): Way | null {
    return this.side.track as Way | null;
  }

  /* The ways that there are; without each family, and each technique of it. */
  offer(techniques: readonly Technique[]): void {
    const families = [...new Set(techniques.map(({ family }) => family))];
    const option = (value: string, text: string): HTMLOptionElement => h('option', { value, selected: value === this.choice }, text);
    refill(this.chooser, ...WAYS.map((way) => option(way, t(`way.${way}`))), ...families.map((family) => {
      const members = techniques.filter((one) => one.family === family).map(({ technique }) => technique);
      const names = [...new Set([family, ...members])];
      return h('optgroup', { label: t('without', { name: family }) }, ...names.map((name) => option(`-${name}`, t(name === family ? 'withoutAll' : 'without', { name }))));
    }));
  }

  async seek(reading: Reading, symbol: (value: number) => string): Promise<boolean> {
    const turn = ++this.turn;
    this.client.cancel();
    this.side.open(null);
    this.facts.textContent = '';
    this.side.wait(t('seeking'));
    try {
      const way = await findWay(this.client, reading, this.choice, symbol, (progress) => this.side.told(progress));
      if (turn !== this.turn) return false;
      if (isProblem(way)) this.side.fail(way.error);
      else this.open(way);
    } catch (error) {
      if (turn === this.turn) this.side.fail(error instanceof Cancelled ? t('cancelled') : String(error));
    }
    return turn === this.turn;
  }

  private open(way: Way): void {
    const { hardest, rating } = way.summary;
    refill(this.facts, h('b', {}, t('steps', { count: way.steps.length })), ' · ', engineText(hardest ?? ''), hardest ? ' · ' : '', engineText(rating));
    this.side.open(way);
  }
}

export class WaysPanel {
  readonly left: WaySide;
  readonly right: WaySide;
  readonly node: HTMLElement;
  private readonly words = h('div', { class: 'words', role: 'status' });
  private readonly list = h('div', { class: 'meeting' });
  private readonly open = new Set<number>();
  private active: Of = 'left';
  private reading: Reading = '';
  private symbol: (value: number) => string = String;

  /* `changed`: another way is chosen. */
  constructor(left: Choice, right: Choice, private readonly changed: () => void) {
    const make = (of: Of, choice: Choice): WaySide => {
      const made = new WaySide(of, choice, () => this.moved(of), () => this.choose(made));
      made.side.node.addEventListener('focusin', () => this.activate(of));
      made.side.node.addEventListener('pointerdown', () => this.activate(of));
      return made;
    };
    this.left = make('left', left);
    this.right = make('right', right);
    this.node = h('div', { class: 'ways' }, this.left.side.node, h('section', { class: 'between', 'aria-label': t('differ') }, this.words, this.list), this.right.side.node);
    void table('techniques').then((techniques) => [this.left, this.right].forEach((one) => one.offer(techniques)));
  }

  end(): void {
    this.left.client.end();
    this.right.client.end();
  }

  get choices(): { left: Choice; right: Choice } {
    return { left: this.left.choice, right: this.right.choice };
  }

  /* The keys leaf on this side. */
  get side(): Side {
    return this[this.active].side;
  }

  show(reading: Reading, symbol: (value: number) => string): void {
    this.reading = reading;
    this.symbol = symbol;
    for (const one of [this.left, this.right]) void this.seek(one);
  }

  private choose(one: WaySide): void {
    one.choice = one.chooser.value;
    this.changed();
    void this.seek(one);
  }

  private async seek(one: WaySide): Promise<void> {
    this.open.clear();
    refill(this.words);
    refill(this.list);
    delete this.node.dataset['ready'];
    if (this.reading && (await one.seek(this.reading, this.symbol))) this.compare();
  }

  /* ---- what differs ---------------------------------------------------------------------------------- */

  private compare(): void {
    const [one, two] = [this.left.way, this.right.way];
    if (!one || !two) return;
    const parts = partsOf(one.boards, two.boards);
    const first = parts.findIndex(({ isSame }) => !isSame);
    const meets = parts.filter(({ isSame, meets: do_ }) => !isSame && do_).length;
    const more = two.steps.length - one.steps.length;
    refill(this.words,
      h('p', { class: 'so' }, more ? t(more > 0 ? 'rightMore' : 'leftMore', { count: Math.abs(more) }) : t('equal', { count: one.steps.length })),
      h('p', {}, first < 0 ? t('allSame') : `${t('firstSame', { count: first })} ${t('meetAgain', { count: meets })}`),
      this.only(one, two, 'onlyLeft'), this.only(two, one, 'onlyRight'));
    this.fill(parts);
    this.node.dataset['ready'] = '';
    this.moved(this.active);
  }

  private only(here: Way, there: Way, key: 'onlyLeft' | 'onlyRight'): HTMLElement | null {
    const names = (way: Way): string[] => way.steps.map(({ technique }) => technique);
    // Sudoku Explainer writes its names with capitals.
    const lower = (way: Way): string[] => names(way).map((name) => name.toLowerCase());
    const found = onlyHere(lower(here), lower(there));
    if (!found.length) return null;
    const text = found.map(([name, times]) => (times > 1 ? `${name} ×${times}` : name)).join(', ');
    return h('p', {}, t(key), ' ', engineText(text));
  }

  /* ---- the list ------------------------------------------------------------------------------------------ */

  private fill(parts: readonly Part[]): void {
    const blocks = foldSame(parts).flatMap((part) => {
      if (!part.isSame || part.count < LEAST_RUN) return [this.block(part), part.meets && !part.isSame ? this.meeting(part) : null];
      const isOpen = this.open.has(part.left.from);
      const toggle = (): void => {
        if (!this.open.delete(part.left.from)) this.open.add(part.left.from);
        this.fill(parts);
        this.moved(this.active);
        this.list.querySelector<HTMLElement>(`[data-run="${part.left.from}"]`)?.focus();
      };
      const fold = h('button', { type: 'button', class: 'fold', 'aria-expanded': String(isOpen), 'data-run': part.left.from, onclick: toggle },
        t('sameRun', { count: part.count, left: range(part.left), right: range(part.right) }));
      return [h('li', {}, fold), isOpen ? this.block(part) : null];
    });
    refill(this.list, h('ol', { 'aria-label': t('bothLists') }, ...blocks));
  }

  /* Steps of the same kind stand level, line by line. */
  private block(part: Part): HTMLElement {
    const column = (one: WaySide, span: Span): HTMLElement => h('div', { role: 'group', 'aria-label': t('column', { side: t(one.of), range: range(span) }) },
      ...Array.from({ length: span.to - span.from }, (_, at) => this.step(one, span.from + at)));
    return h('li', { class: part.isSame ? 'block same' : 'block' }, column(this.left, part.left), column(this.right, part.right));
  }

  private step(one: WaySide, at: number): HTMLElement {
    const { way, side } = one;
    const name = way?.steps[at]?.technique ?? '';
    const press = (): void => {
      this.activate(one.of);
      side.go(at + 1);
    };
    return h('button', { type: 'button', class: 'step', 'data-side': one.of, 'data-at': at + 1, onclick: press },
      h('span', { class: 'no' }, String(at + 1)), engineText(name, 'span', 'nm'), engineText(way?.effect(at) ?? '', 'span', 'ef'));
  }

  /* Both sides may go there. */
  private meeting({ left, right }: Part): HTMLElement {
    const press = (): void => {
      this.left.side.go(left.to + 1);
      this.right.side.go(right.to + 1);
    };
    return h('li', {}, h('button', { type: 'button', class: 'meet', onclick: press }, t('sameBoard', { left: left.to, right: right.to })));
  }

  /* ---- which side, which step --------------------------------------------------------------------------- */

  activate(of: Of): void {
    this.active = of;
    this.node.dataset['active'] = of;
  }

  private moved(of: Of): void {
    for (const item of this.list.querySelectorAll(`.step[data-side=${of}]`)) {
      const isHere = item.getAttribute('data-at') === String(this[of].side.at);
      if (isHere) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    if (of !== this.active) return;
    const item = this.list.querySelector<HTMLElement>(`.step[data-side=${of}][aria-current]`);
    if (item && this.list.scrollHeight > this.list.clientHeight) this.list.scrollTop = item.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }
}

function range({ from, to }: Span): string {
  return to - from > 1 ? `${from + 1} – ${to}` : to > from ? String(to) : '–';
}
