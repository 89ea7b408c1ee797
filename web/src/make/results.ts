/* results.ts: the list of puzzles: what is known about all of it, how it is sorted, which are chosen, and the cards. */
import { choice } from '../shell/dialog';
import { h, setText } from '../shell/dom';
import { Card } from './card';
import { t } from './make_strings';
import type { Puzzle } from './maker';

const SORTS = ['number', 'rating', 'clues'] as const;
type Sort = (typeof SORTS)[number];

/* Puzzles without a rating come last. */
function keyOf({ number, clues, rating }: Puzzle, sort: Sort): number {
  return sort === 'number' ? number : sort === 'clues' ? clues : (rating?.se?.er ?? 1000);
}

export function sorted(puzzles: readonly Puzzle[], sort: Sort): Puzzle[] {
  return [...puzzles].sort((one, other) => keyOf(one, sort) - keyOf(other, sort) || one.number - other.number);
}

export interface Hands {
  cancel(): void;
  open(puzzle: Puzzle): void;
  save(): void;
  print(): void;
}

export class Results {
  readonly node: HTMLElement;
  private readonly title = h('h2', { id: 'results', tabindex: '-1' });
  private readonly about = h('p', { class: 'mut grow about' });
  private readonly said = h('p', { class: 'said', role: 'status' });
  private readonly nothing = h('p', { class: 'mut nothing' }, t('nothing'));
  private readonly grid = h('ol', { class: 'puzzles' });
  private readonly part = h('i', {});
  private readonly tools: HTMLElement;
  private readonly save: HTMLButtonElement;
  private readonly print: HTMLButtonElement;
  private readonly cards = new Map<number, Card>();
  private sort: Sort = 'number';
  private isBusy = false;

  constructor(private readonly chosen: Set<number>, private readonly hands: Hands) {
    this.save = h('button', { class: 'btn', onclick: () => hands.save() }, t('save'));
    this.print = h('button', { class: 'btn', onclick: () => hands.print() });
    const sorts = choice(t('sort'), SORTS.map((value) => ({ value, text: t(`sort.${value}`) })), this.sort, (sort) => {
      this.sort = sort;
      this.arrange();
    });
    const chooser = (text: string, isOn: boolean): HTMLElement => h('button', { class: 'btn quiet', onclick: () => this.chooseAll(isOn) }, text);
    this.tools = h('div', { class: 'list-tools' }, sorts, chooser(t('all'), true), chooser(t('none'), false), h('div', { class: 'grow' }), this.save, this.print);
    this.node = h('section', { class: 'results', 'aria-labelledby': 'results' }, 
      h('div', { class: 'head' }, this.title, this.about, h('button', { class: 'btn job', onclick: () => hands.cancel() }, t('cancel'))),
      h('div', { class: 'bar job', 'aria-hidden': 'true' }, this.part), this.said, this.tools, this.nothing, this.grid);
    this.tell();
  }

  get list(): Puzzle[] {
    return sorted([...this.cards.values()].map(({ puzzle }) => puzzle), this.sort);
  }

  get chosenOnes(): Puzzle[] {
    return this.list.filter(({ number }) => this.chosen.has(number));
  }

  /* ---- puzzles ------------------------------------------------------------------------------------------ */

  clear(): void {
    this.cards.clear();
    this.grid.replaceChildren();
    this.tell();
  }

  /* A new one, or more is known about one. */
  take(puzzle: Puzzle): void {
    const { number } = puzzle;
    const card = this.cards.get(number);
    if (card) card.show();
    else this.cards.set(number, new Card(puzzle, this.chosen.has(number), () => this.hands.open(puzzle), (isChosen) => this.choose(number, isChosen)));
    this.arrange();
    this.tell();
  }

  /* Only what has to move is moved: the others keep the focus. */
  private arrange(): void {
    this.list.forEach(({ number }, at) => {
      const node = this.cards.get(number)?.node;
      const there = this.grid.children[at];
      if (node && there !== node) this.grid.insertBefore(node, there ?? null);
    });
  }

  private choose(number: number, isChosen: boolean): void {
    if (isChosen) this.chosen.add(number);
    else this.chosen.delete(number);
    this.tell();
  }

  private chooseAll(isChosen: boolean): void {
    for (const card of this.cards.values()) card.tick(isChosen);
  }

  /* ---- words -------------------------------------------------------------------------------------------- */

  private tell(): void {
    const count = this.cards.size;
    const chosen = this.chosenOnes.length;
    this.tools.hidden = count === 0;
    this.nothing.hidden = count > 0 || this.isBusy;
    this.save.disabled = this.print.disabled = chosen === 0;
    setText(this.print, t('printCount', { count: chosen }));
    setText(this.title, count === 0 ? t('results') : count === 1 ? t('one') : t('many', { count }));
  }

  /* While it works: what, and how far it is; null: it is done. */
  busy(part: number | null): void {
    this.isBusy = part !== null;
    this.node.dataset['busy'] = String(this.isBusy);
    this.part.style.width = `${Math.round(100 * (part ?? 0))}%`;
    this.tell();
  }

  /* Figures that change too often to be read aloud, and words that are. */
  describe(text: string): void {
    setText(this.about, text);
  }

  say(text: string): void {
    setText(this.said, text);
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
    if (matchMedia('(max-width: 720px)').matches) this.node.scrollIntoView();
  }
}
