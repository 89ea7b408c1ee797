/* home_view.ts: where to begin: the game that was left, a new puzzle, today's, one from elsewhere. Nothing has to be read first. */
import '../board';
import './home.css';
import { stateOfPosition } from '../board';
import { boardWords } from '../play/board_words';
import { openNew } from '../play/new_dialog';
import { anySeed, boxOf, LEAST_SIDE_WITH_LEVELS, USUAL } from '../play/sizes';
import { choice } from '../shell/dialog';
import { engineText, h } from '../shell/dom';
import { levels } from '../shell/engine';
import { dots, icon } from '../shell/icons';
import { formatRoute } from '../shell/router';
import { changeSettings, settings } from '../shell/settings';
import { date, named, t } from '../shell/strings';
import type { View } from '../shell/view';
import { games } from '../store/games';
import { countPractised, keptPractice } from '../store/practice';
import type { GameRow } from '../store/rows';
import { openGames, titleOf } from './games_dialog';
import { openStatistics } from './statistics_dialog';

/* A picture of a game, for those who see; its name says the rest. */
function thumbnail(row: GameRow): HTMLElement {
  const board = h('nonet-board', { selects: 'none' });
  const placed = [...row.puzzle].flatMap((value, cell) =>
    value !== '.' && [...row.givens][cell] === '.' ? [`r${Math.floor(cell / row.side) + 1}c${(cell % row.side) + 1}`] : []);
  board.strings = boardWords();
  board.state = stateOfPosition({ side: row.side, box: row.box, puzzle: row.puzzle, placed });
  return h('div', { class: 'thumb', inert: true, 'aria-hidden': 'true' }, board);
}

export class HomeView implements View {
  readonly node = h('main', { class: 'home', id: 'main', tabindex: '-1' });
  private levelList = h('div', { class: 'lvls' });

  async show(): Promise<void> {
    const store = await games();
    const [last, all] = await Promise.all([store.last(), store.list()]);
    this.fillLevels();
    const first = last ? this.where(last) : h('h1', { class: 'what' }, t('home.what'));
    const column = h('div', { class: 'col' }, first, this.daily(all), this.learn(), this.paste(), this.lists(all.length > 0));
    this.node.classList.toggle('first-visit', last === null);
    this.node.replaceChildren(...(last ? [h('h1', { class: 'vh' }, t('home.title'))] : []), column, this.newPuzzle());
  }

  end(): void {
    this.node.remove();
  }

  private where(row: GameRow): HTMLElement {
    const done = row.wasEmpty - row.empty;
    const part = row.wasEmpty ? Math.round((100 * done) / row.wasEmpty) : 0;
    return h('section', { class: 'card where' }, thumbnail(row), h('div', { class: 'grow' },
      h('div', { class: 'mut' }, t('home.where')), h('h2', {}, titleOf(row)),
      h('div', { class: 'bar', 'aria-hidden': 'true' }, h('i', { style: `width:${part}%` })),
      h('p', { class: 'mut xs' }, t('home.progress', { done, all: row.wasEmpty }), row.timer ? `, ${row.timer}` : ''),
      h('a', { class: 'btn pri big', href: formatRoute('play', '', { game: row.id }) }, t('home.continue'))));
  }

  private newPuzzle(): HTMLElement {
    const sizes = choice(t('home.size'), USUAL.map(({ side }) => ({ value: String(side), text: t('size', { side }) })), String(settings().side), (side) => {
      changeSettings({ side: Number(side) });
      this.fillLevels();
    });
    return h('section', { class: 'card new' }, h('h2', {}, t('home.new')), sizes, this.levelList,
      h('button', { class: 'entry', onclick: () => openNew() }, h('span', { class: 'grow' }, t('home.more')), icon('next')));
  }

  private fillLevels(): void {
    const { side, level: chosen } = settings();
    const rows = side < LEAST_SIDE_WITH_LEVELS ? levels.slice(0, 1) : levels;
    this.levelList.replaceChildren(...rows.map(({ level, summary }, at) => {
      const begin = (): void => {
        changeSettings({ level });
        const [height, width] = boxOf(side).box;
        location.hash = formatRoute('play', '', { box: `${height}x${width}`, level, seed: anySeed() });
      };
      return h('button', { class: `lvl ${level === chosen ? 'hot' : ''}`, onclick: begin },
        h('b', {}, named('level', level)), engineText(summary, 'span', 'mut'), dots(at + 1, levels.length));
    }));
  }

  private daily(all: readonly GameRow[]): HTMLElement {
    const now = new Date();
    const two = (number: number): string => String(number).padStart(2, '0');
    const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    const begun = all.find(({ title }) => title?.endsWith(day));
    const about = begun ? (begun.phase === 'solved' ? t('home.done') : t('home.progress', { done: begun.wasEmpty - begun.empty, all: begun.wasEmpty })) : t('home.daily');
    const href = begun ? formatRoute('play', '', { game: begun.id }) : formatRoute('play', '', { daily: day });
    const press = begun && begun.phase !== 'solved' ? t('home.continue') : t('app.play');
    return h('section', { class: 'card line' }, h('div', { class: 'sign' }, icon('calendar')), h('div', { class: 'grow' },
      h('h2', { class: 'h3' }, t('home.today', { date: date(now.getTime()) })), h('p', { class: 'mut' }, about)),
      h('a', { class: 'btn', href, 'aria-label': `${press}: ${t('home.daily')}` }, press));
  }

  /* What is due, if something was practised. */
  private learn(): HTMLElement {
    const { practised, due } = countPractised(keptPractice());
    const about = due === 1 ? t('home.drill') : due ? t('home.drills', { count: due }) : practised ? t('home.lesson') : t('home.learn');
    const press = due ? t('home.practise') : t('app.learn');
    return h('section', { class: 'card line' }, h('div', { class: 'sign' }, icon('learn')), h('h2', { class: 'h3 grow' }, about),
      h('a', { class: 'btn', href: formatRoute('learn', '', due ? { drill: 'next' } : {}), 'aria-label': `${press}: ${about}` }, press));
  }

  private paste(): HTMLElement {
    const text = h('input', { class: 'field grow', name: 'puzzle', placeholder: t('home.paste'), 'aria-label': t('home.pasteLabel'), autocomplete: 'off', spellcheck: 'false' });
    const go = (view: 'play' | 'analyse' | 'compare'): void => {
      if (text.value.trim()) location.hash = formatRoute(view, text.value.trim());
      else text.focus();
    };
    // A field of one line would swallow the ends of lines that some notations need.
    text.addEventListener('paste', (event) => {
      const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (!pasted.includes('\n')) return;
      event.preventDefault();
      location.hash = formatRoute('play', pasted);
    });
    return h('form', { class: 'card line paste', onsubmit: (event: SubmitEvent) => {
      event.preventDefault();
      go('play');
    } }, text, h('button', { class: 'btn' }, t('app.play')), h('button', { class: 'btn', type: 'button', onclick: () => go('analyse') }, t('app.analyse')), h('button', { class: 'btn', type: 'button', onclick: () => go('compare') }, t('app.compare')));
  }

  private lists(hasGames: boolean): HTMLElement {
    return h('div', { class: 'lists', hidden: !hasGames },
      h('button', { class: 'btn quiet', onclick: () => void openGames(() => void this.show()) }, icon('list'), t('home.games')),
      h('button', { class: 'btn quiet', onclick: () => void openStatistics() }, icon('bars'), t('home.statistics')));
  }
}
