/* make_strings.ts: every word of the view that the engine does not say. */
import { wordsOf } from '../shell/strings';

export const ENGLISH = {
  'size': 'Size', 'box': '{side} × {side} ({rows} × {columns})',
  'level': 'Level', 'easiest': 'Easiest level', 'hardest': 'Hardest level', 'any': 'Any', 'to': 'to',
  'er': 'Rating', 'leastEr': 'Lowest ER', 'mostEr': 'Highest ER',
  'needed': 'Needs one of', 'without': 'Solved without', 'technique': 'Technique or family', 'remove': 'Remove {name}',
  'pattern': 'Pattern', 'clear': 'Clear the pattern',
  'cell': 'row {row} column {column}',
  'symmetry': 'Symmetry', 'symmetry.none': 'None', 'symmetry.rotate180': 'Half turn', 'symmetry.rotate90': 'Quarter turn',
  'symmetry.mirror': 'Mirror', 'symmetry.diagonal': 'Diagonal', 'symmetry.full': 'All of these', 'symmetry.any': 'Any of these',
  'clues': 'Clues', 'fewestClues': 'Fewest clues', 'mostClues': 'Most clues', 'spare': 'Spare clues may stay',
  'unreadable': 'A number, or nothing', 'notSoMany': 'From 1 to {most}',
  'seed': 'Seed', 'count': 'Puzzles', 'make': 'Make',

  'results': 'Puzzles', 'nothing': 'Say what you want, as little as you like, and press Make. The puzzles come here.',
  'working': '{count} of {all}', 'one': '1 puzzle', 'many': '{count} puzzles', 'cancelled': '{count} {count|puzzle|puzzles}, cancelled',
  'took': '{seconds} s', 'looked': '{count} looked at', 'seedOf': 'seed {seed}', 'deriving': 'Looking for others',
  'rare': 'None of {count} puzzles is like that yet. It may be rare, or not exist.',
  'sort': 'Sort by', 'sort.number': 'Number', 'sort.rating': 'Rating', 'sort.clues': 'Clues',
  'all': 'All', 'none': 'None', 'save': 'Save', 'print': 'Print', 'printCount': 'Print {count}',
  'puzzle': 'Puzzle {number}', 'choose': 'Choose puzzle {number}', 'rating': 'ER {er}',
  'about': '{number}: {clues} clues', 'cluesOf': '{clues} clues', 'cancel': 'Cancel',
  'of.minimal': 'minimal of {number}', 'of.shuffled': 'shuffled {number}', 'of.neighbour': 'neighbour of {number}',

  'play': 'Play', 'analyse': 'Analyse', 'copyLink': 'Copy the link', 'copied': 'Copied',
  'others': 'Make others of it', 'minimal': 'Minimal', 'shuffled': 'Shuffled', 'neighbours': 'Neighbours {−{n}+{n}}',
  'noOthers': 'Nothing new came of puzzle {number}.', 'found': '{count} new', 'foundMore': '{count} new, and there are more',

  'notation': 'Notation', 'links': 'Links', 'text': 'As text', 'saveFile': 'Save the file', 'copyText': 'Copy the text',
  'noRoom': 'This notation has no room for such boards.',

  'sheet.back': 'Back to the list', 'sheet.name': 'Title', 'sheet.usual': 'Sudoku', 'sheet.paper': 'Paper',
  'sheet.perPage': 'On a page', 'sheet.solutions': 'Solutions', 'sheet.end': 'At the end', 'sheet.foot': 'Upside down', 'sheet.nowhere': 'None',
  'sheet.notes': 'Rating and clues', 'sheet.hints': 'Hardest technique', 'sheet.pages': '{count} {count|page|pages}', 'sheet.page': '{number} of {count}', 'sheet.preview': 'Preview',
  'sheet.by': 'nonet', 'sheet.seed': 'nonet, seed {seed}', 'paper.A4': 'A4', 'paper.Letter': 'Letter', 'sheet.from': 'ER {least} to {most}', 'sheet.solution': 'Solution of puzzle {number}',
} as const;

export const t = wordsOf(ENGLISH);
export type Key = keyof typeof ENGLISH;
