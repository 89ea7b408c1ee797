/* lists_strings.ts: every word of the view that the engine does not say. */
import { wordsOf } from '../shell/strings';

export const ENGLISH = {
  'title': 'Lists',
  'empty.head': 'Drop or choose a list of puzzles',
  'empty.help': 'A file of any length, in any notation. Each puzzle is checked and rated; equivalent ones are found. Nothing leaves this device.',
  'choose': 'Choose a file',
  'paste': 'Paste text',
  'paste.label': 'Puzzles',
  'paste.read': 'Read',
  'paste.name': 'Pasted text',
  'drop': 'Drop to read this list',
  'save': 'Save',
  'wants': 'What is found out',
  'wants.ratings': 'Ratings',
  'wants.same': 'Equivalent puzzles',

  'phase.reading': 'Reading',
  'phase.working': 'Rating',
  'phase.stopped': 'Stopped',
  'phase.done': 'Done',
  'count': '{count} {count|puzzle|puzzles}',
  'errors': '{count} unreadable',
  'trouble': 'The file could not be read to its end: {reason}',
  'stop': 'Cancel',
  'goOn': 'Go on',
  'of': '{done} of {total}',
  'speed': '{count} a second',
  'left': '{time} left',

  'table': 'Puzzles of the list',
  'shown': '{count} shown',
  'none': 'No puzzle of the list fits this filter.',
  'column.number': 'No.',
  'column.puzzle': 'Puzzle',
  'column.clues': 'Clues',
  'column.solutions': 'Solutions',
  'column.er': 'ER',
  'column.level': 'Level',
  'column.hardest': 'Hardest technique',
  'column.same': 'Equivalent',
  'error.at': 'Line {line}, column {column}: ',
  'verdict.unique': 'One',
  'verdict.multiple': 'Several',
  'verdict.none': 'None',
  'verdict.invalid': 'Contradiction',
  'verdict.unknown': 'Not known',
  'verdict.error': 'Unreadable',
  'same.as': 'as no. {number}',
  'same.times': '{count} alike',

  'filter': 'Filter',
  'filter.from': 'from',
  'filter.to': 'to',
  'filter.any': 'Any',
  'filter.only': 'Equivalent',
  'filter.all': 'All',
  'filter.first': 'One of each',
  'filter.again': 'Others only',
  'filter.clear': 'Clear the filter',
  'range.from': '{name} from',
  'range.to': '{name} to',

  'plot.bars': 'Ratings',
  'plot.barsHelp': 'Puzzles by ER',
  'plot.bar': 'ER {er}: {count} {count|puzzle|puzzles}',
  'plot.map': 'Clues and rating',
  'plot.mapHelp': 'Clues across, ER upwards',
  'plot.cell': '{clues} clues, ER {er}: {count} {count|puzzle|puzzles}',
  'plot.range': '{from} to {to}',

  'row.title': 'Puzzle {number}',
  'row.line': 'Line',
  'row.ratings': 'EP, ED',
  'row.play': 'Play',
  'row.analyse': 'Analyse',
  'row.copy': 'Copy',
  'row.copied': 'Copied',

  'save.title': 'Save the list',
  'save.format': 'As',
  'save.csv': 'Table (CSV)',
  'save.lines': 'Puzzles only',
  'save.which': 'Which puzzles',
  'save.shown': 'As shown',
  'save.all': 'All, as read',
  'save.once': 'Only one of each class of equivalent puzzles',
} as const;

export const t = wordsOf(ENGLISH);

const NUMBERS = new Intl.NumberFormat('en-GB');

export function number(value: number): string {
  return NUMBERS.format(value);
}
