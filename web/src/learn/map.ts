/* map.ts: all techniques, by level and family. A family is a row of squares, and opens to names. Beside it what is due, and what is next. */
import '../board';
import type { PracticeAnswer, Technique } from '../engine/types.js';
import { boardWords } from '../play/board_words';
import { engineText, h } from '../shell/dom';
import { engine } from '../shell/engine';
import { formatRoute } from '../shell/router';
import { named, t as word } from '../shell/strings';
import { Example } from './example';
import { t } from './learn_strings';
import { levelLine, square } from './marks';
import { groupBy, isKnown, placeOf, stateOf, titled, type Rows, type State } from './states';

const STATES: readonly State[] = ['known', 'learning', 'due', 'new'];
const MOST_NAMES = 3;

export function drillRoute(technique = '', number: number | '' = ''): string {
  return formatRoute('learn', technique, { drill: number || 'next' });
}

function legend(): HTMLElement {
  return h('p', { class: 'legend mut', 'aria-hidden': 'true' }, ...STATES.map((state) => h('span', {}, h('i', { class: `tc is-${state}` }), t(state))));
}

/* Names behind their squares, for one family. */
function familyOf(name: string, techniques: readonly Technique[], rows: Rows, isOpen: boolean): HTMLElement {
  const known = techniques.filter(({ technique }) => isKnown(rows.get(technique))).length;
  const chips = techniques.map(({ technique }) => h('li', {}, h('a', { class: 'chip', href: formatRoute('learn', technique) },
    square(rows.get(technique)), engineText(technique), h('span', { class: 'vh' }, `, ${t(stateOf(rows.get(technique)))}`))));
  return h('details', { class: 'fam', open: isOpen },
    h('summary', {}, engineText(name), h('span', { class: 'vh' }, t('ofKnown', { number: known, all: techniques.length })),
      h('span', { class: 'cells' }, ...techniques.map(({ technique }) => square(rows.get(technique))))),
    h('ul', { class: 'chips' }, ...chips));
}

function bandOf(level: string, techniques: readonly Technique[], rows: Rows, next: string): HTMLElement {
  const known = techniques.filter(({ technique }) => isKnown(rows.get(technique))).length;
  const families = [...groupBy(techniques, ({ family }) => family)].map(([name, members]) =>
    familyOf(name, members, rows, members.some(({ technique }) => technique === next)));
  return h('section', { class: 'band' },
    h('div', {}, h('h2', {}, named('level', level)), h('p', { class: 'mut xs' }, t('of', { number: known, all: techniques.length })),
      h('div', { class: 'bar', 'aria-hidden': 'true' }, h('i', { style: `width:${(100 * known) / techniques.length}%` }))),
    h('div', { class: 'fams' }, ...families));
}

/* What is due, if something is. */
function dueCard(rows: Rows): HTMLElement | null {
  const due = [...rows.values()].filter(({ is_due }) => is_due);
  if (!due.length) return null;
  const names = due.slice(0, MOST_NAMES).map(({ technique }) => technique).join(', ');
  return h('section', { class: 'card due' }, h('div', { class: 'grow' },
    h('h2', { class: 'h3' }, due.length === 1 ? word('home.drill') : word('home.drills', { count: due.length })), engineText(due.length > MOST_NAMES ? `${names} ...` : names, 'p', 'mut')),
    h('a', { class: 'btn', href: drillRoute() }, word('home.practise')));
}

function nextCard(technique: Technique): HTMLElement {
  const board = h('nonet-board', { selects: 'none' });
  board.strings = boardWords();
  const { technique: name, summary, example } = technique;
  if (example) void Example.find(engine(), name, example).then(async (found) => {
    if (!found) return;
    board.state = found.small;
    board.drawing = await found.drawingAt(2);
  }, () => undefined); // the engine broke down: the card goes without its picture
  return h('section', { class: 'card next' }, h('p', { class: 'mut xs' }, t('next')), h('h2', { lang: 'en', 'data-engine': '' }, titled(name)),
    levelLine(technique), engineText(summary, 'p', 'summary'), h('div', { class: 'picture', inert: true, 'aria-hidden': 'true' }, board),
    h('div', { class: 'acts' }, h('a', { class: 'btn pri grow', href: formatRoute('learn', name) }, t('open')), h('a', { class: 'btn', href: drillRoute(name) }, word('home.practise'))));
}

export function mapOf(techniques: readonly Technique[], { practice }: PracticeAnswer): HTMLElement {
  const rows = new Map(practice.progress.map((row) => [row.technique, row]));
  const next = techniques[placeOf(techniques, practice.next)];
  const bands = [...groupBy(techniques, ({ level }) => level)].map(([level, members]) => bandOf(level, members, rows, next?.technique ?? ''));
  return h('div', { class: 'map' }, h('h1', {}, word('app.learn')), h('aside', { 'aria-label': t('next') }, dueCard(rows), next && nextCard(next)),
    h('div', { class: 'bands' }, legend(), ...bands, h('p', { class: 'mut nothing' }, t('nothing'))));
}
