/* strings.ts: every word of the frame, home and play, in one table; other views have their own, read by the same rules. Sentences about Sudoku are not in here: the engine says those (lang="en").
 * `?locale=pseudo` shows every word of the table in brackets, so that a test sees what does not come from it. */

export const ENGLISH = {
  'app.name': 'nonet',
  'app.skip': 'To the board',
  'app.skipMain': 'To the page',
  'app.views': 'Views',
  'app.home': 'Home',
  'app.play': 'Play',
  'app.learn': 'Learn',
  'app.analyse': 'Analyse',
  'app.make': 'Make',
  'app.lists': 'Lists',
  'app.compare': 'Compare',
  'app.keys': 'Keys',
  'app.theme': 'Theme',
  'app.settings': 'Settings',
  'app.back': 'Back',
  'app.close': 'Close',
  'app.cancel': 'Cancel',
  'app.notKept': 'This browser keeps nothing for this page. Export the game before you leave.',
  'app.export': 'Export',
  'app.loading': 'Loading',
  'app.broken': 'Something went wrong: {reason}',
  'app.foot': 'Works offline. No account, no ads. What you do stays on this device.',
  'app.analyseMissing': 'This part is not here yet.',

  'home.title': 'Home',
  'home.what': 'Sudoku, with every step explained.',
  'home.where': 'Where you were',
  'home.continue': 'Continue',
  'home.progress': '{done} of {all} cells',
  'home.new': 'New puzzle',
  'home.size': 'Size',
  'home.more': 'Other sizes, seeds, your own puzzle',
  'home.today': 'Today, {date}',
  'home.daily': 'The puzzle of the day',
  'home.done': 'Solved',
  'home.paste': 'Paste a puzzle, any notation',
  'home.pasteLabel': 'Puzzle',
  'home.learn': 'Learn the techniques', 'home.drill': 'One drill is due', 'home.drills': '{count} drills are due', 'home.lesson': 'Next lesson', 'home.practise': 'Practise',
  'home.games': 'Your games',
  'home.statistics': 'Statistics',

  'size': '{side} × {side}',
  'level.beginner': 'Beginner', 'level.easy': 'Easy', 'level.medium': 'Medium', 'level.tricky': 'Tricky', 'level.hard': 'Hard',
  'level.expert': 'Expert', 'level.extreme': 'Extreme',
  'er': 'ER {er}',
  'puzzle': 'Puzzle',

  'play.title': 'Play',
  'play.board': 'Sudoku board',
  'play.making': 'Making a puzzle', 'play.lookedAt': '{count} puzzles looked at',
  'play.thinking': 'Looking for a step',
  'play.opening': 'Opening the game',
  'play.pause': 'Pause',
  'play.zoom': 'Enlarge the box',
  'play.resume': 'Go on',
  'play.paused': 'Paused',
  'play.time': 'Time {time}',
  'play.left': '{symbol}, {count} left',
  'play.tooMany': '{symbol}, {count} too many',
  'play.noneLeft': '{symbol}, none left',
  'play.mode': 'What keys enter',
  'play.values': 'Digit', 'play.marks': 'Corner', 'play.centre-marks': 'Centre', 'play.colours': 'Colour',
  'play.pad': 'Keys', 'play.tools': 'Tools', 'play.panel': 'About the board',
  'play.erase': 'Erase',
  'play.undo': 'Undo', 'play.redo': 'Redo', 'play.check': 'Check', 'play.flag': 'Flag', 'play.hint': 'Hint', 'play.more': 'More',
  'play.colourOf': 'Colours are for',
  'play.ofCells': 'Cells', 'play.ofCandidates': 'Candidates',
  'play.colour': 'Colour {number}',
  'play.cells': '{count} cells',
  'play.possible': '{cell}:',
  'play.whyNot': 'Why not',
  'play.whyNotValue': 'Why not {symbol}?',
  'play.whyWrong': 'Why is this wrong?',
  'play.isRight': 'Is this right?',
  'play.startPlaying': 'Play this puzzle',
  'play.editing': 'Enter the puzzle',

  'hint.where': 'Where', 'hint.what': 'What', 'hint.why': 'Why',
  'hint.title': 'Hint',
  'hint.answer': 'Why',
  'hint.more': 'Tell me what', 'hint.reason': 'Tell me why',
  'hint.chain': 'Links',
  'hint.is': '{cells} is {symbol}', 'hint.isNot': '{cells} is not {symbol}',
  'hint.place': 'Place {list}', 'hint.remove': 'Remove {list}', 'hint.from': '{symbols} from {cells}', 'hint.in': '{symbol} in {cells}',
  'hint.do': 'Do this step',
  'hint.back': 'Back to before it',
  'hint.learn': 'Learn this',
  'hint.mistake': 'Check',
  'hint.and': '{one}, {two}',

  'points.title': 'Checkpoints',
  'points.set': 'Set a checkpoint here',
  'points.none': 'No checkpoints yet. A checkpoint keeps the board, so that you can return to it.',
  'points.number': 'Checkpoint {number}',
  'points.about': '{empty} empty, {time}',
  'points.here': 'The board is like this',
  'points.return': 'Return',
  'points.forget': 'Forget',
  'points.name': 'Name of checkpoint {number}',
  'points.short': '{name}, {empty} empty',

  'end.title': 'Solved',
  'end.again': 'New puzzle',
  'end.hints': 'Hints', 'end.mistakes': 'Mistakes', 'end.checks': 'Checks', 'end.reveals': 'Cells told',
  'end.time': 'Time',
  'end.untimed': 'Without a timer',
  'end.analyse': 'Analyse',
  'end.share': 'Share',

  'new.title': 'New puzzle',
  'new.level': 'Level',
  'new.size': 'Size',
  'new.seed': 'Seed',
  'new.seedHelp': 'The same size, level and seed give the same puzzle. Empty: any.',
  'new.make': 'Make the puzzle',
  'new.enter': 'Enter a puzzle',
  'new.box': '{side} × {side}, boxes {rows} × {columns}',

  'keys.title': 'Keys',
  'keys.page': 'Symbols',
  'keys.value': 'enter it in the mode that is on; capital letters are 10 and more',
  'keys.corner': 'corner mark',
  'keys.centre': 'centre mark',
  'keys.colour': 'colour of the cell',
  'keys.digit': '1 - 9', 'keys.shift': 'Shift-1 - 9', 'keys.ctrl': 'Ctrl-1 - 9', 'keys.alt': 'Alt-1 - 9', 'keys.altZ': 'Alt-Z',
  'keys.zoom': 'from 16x16 on: enlarge the box of the cursor, or show the whole board',
  'keys.note': 'Shift with a digit makes a mark, also where a sign of this list shares its key; such commands are under More, too.',
  'keys.find': 'Find a key',

  'more.title': 'More',
  'more.new': 'New puzzle', 'more.open': 'Open a file', 'more.share': 'Share', 'more.checkpoints': 'Checkpoints',
  'more.fill': 'Fill in all marks', 'more.wipe': 'Wipe out all marks', 'more.colours': 'Wipe out all colours',
  'more.mend': 'Add missing right marks',
  'more.back': 'Back to before my mistake', 'more.restart': 'Restart', 'more.reveal': 'Tell this cell', 'more.solve': 'Tell all cells',
  'more.rate': 'Rate the puzzle', 'more.edit': 'Edit the puzzle', 'more.keys': 'Keys', 'more.settings': 'Settings',
  'more.analyse': 'Analyse this position', 'more.row': 'Select the row', 'more.column': 'Select the column', 'more.box': 'Select the box',
  'more.marksGroup': 'Marks', 'more.movesGroup': 'Moves', 'more.helpGroup': 'Help', 'more.gameGroup': 'The game', 'more.selectGroup': 'Cells',

  'share.title': 'Share',
  'share.link': 'Link',
  'share.copy': 'Copy the link', 'share.copied': 'Copied',
  'share.what': 'What is shared',
  'share.givens': 'The puzzle', 'share.entries': 'With my digits', 'share.marks': 'With my marks',
  'share.qr': 'QR code of the link',
  'share.long': 'The link is too long for a QR code.',
  'share.text': 'As text', 'share.notation': 'Notation',
  'share.copyText': 'Copy the text',
  'share.noRoom': 'This notation has no room for that.',

  'settings.title': 'Settings',
  'settings.theme': 'Theme',
  'settings.system': 'System', 'settings.light': 'Light', 'settings.dark': 'Dark', 'settings.contrast': 'Contrast',
  'settings.leftHand': 'Tools for the left hand',
  'settings.hideRating': 'Hide the rating until the puzzle is solved',
  'settings.pauseAway': 'Pause when the page is hidden',
  'settings.coordinates': 'Numbers of rows and columns',
  'settings.game': 'The game',
  'settings.look': 'The page',
  'settings.data': 'Your data',
  'settings.exportAll': 'Export everything', 'settings.importAll': 'Import a file',
  'settings.dataHelp': 'All games, results, settings and your practice in one file. Importing adds to what is here.',
  'settings.version': 'New version', 'settings.versionHelp': 'Ready, reload when you like.', 'settings.reload': 'Reload',
  'settings.imported': '{games} games and {results} results are new.',
  'settings.notABackup': 'This is no file of nonet: {reason}',
  'option.remove-marks': 'A digit removes its marks in sight',
  'option.show-conflicts': 'Show digits that stand twice in a house',
  'option.show-wrong': 'Show wrong entries',
  'option.show-timer': 'Timer',
  'option.follow': 'Highlight the digit under the cursor',
  'option.full-hints': 'Hints with every detail',
  'option.brief-hints': 'Hints in one line',
  'option.hodoku-chains': 'Chains in the notation of HoDoKu',
  'option.fill-selected': 'Digits go into all selected cells',
  'option.auto-marks': 'Marks fill in by themselves',
  'option.digit-first': 'Choose the digit first, then cells',
  'option.move-on': 'Go on to the next cell after a digit',
  'option.show-missing': 'Show cells that lack their right mark',
  'option.shade': 'Shade the row, column and box of the cursor',

  'games.title': 'Your games',
  'games.none': 'No games yet.',
  'games.open': 'Open', 'games.delete': 'Delete', 'games.deleteOf': 'Delete {name}', 'games.openOf': 'Open {name}',
  'games.about': '{done} of {all} cells, {date}',
  'games.solved': 'Solved, {date}',

  'stats.title': 'Statistics',
  'stats.none': 'No solved puzzles yet.',
  'stats.level': 'Level', 'stats.count': 'Solved', 'stats.clean': 'Without help', 'stats.best': 'Best', 'stats.median': 'Median',
  'stats.caption': 'Solved puzzles by level; times are those of games with the timer on',

  'board.paused': 'The board is hidden while the game is paused',
  'board.cell': 'row {row} column {column}, {content}',
  'board.given': 'given {digit}', 'board.empty': 'empty', 'board.marks': 'marks {marks}', 'board.centre': 'centre {marks}',
  'board.wrong': 'wrong', 'board.conflict': 'twice in a house', 'board.missing': 'the right mark is missing',
  'board.colours': 'colour {numbers}', 'board.hinted': 'in the hint', 'board.many': '{count} cells changed',
} as const;

export type Key = keyof typeof ENGLISH;
export type Values = Readonly<Record<string, string | number>>;

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', n: 'ñ' };

/* A third longer, as German is, in brackets; what is filled in stays. */
export function pseudo(text: string): string {
  const accented = text.replace(/\{.*?\}|[aeiounAEIOU]/g, (found) => ACCENTED[found] ?? found);
  return `⟦${accented}${'~'.repeat(Math.ceil(text.length / 3))}⟧`;
}

let isPseudo = false;

export function chooseLocale(name: string | null): void {
  isPseudo = name === 'pseudo';
}

/* The word of a table for a key, with {names} filled in; {count|puzzle|puzzles} is the first if the count is 1. Views that are loaded when they are gone to have tables of their own. */
export function wordsOf<Name extends string>(table: Readonly<Record<Name, string>>): (key: Name, values?: Values) => string {
  return (key, values = {}) => {
    const text: string = table[key];
    const shown = isPseudo ? pseudo(text) : text;
    return shown
      .replace(/\{(\w+)\|(.*?)\|(.*?)\}/g, (_, name: string, one: string, many: string) => (String(values[name]) === '1' ? one : many))
      .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

export const t = wordsOf(ENGLISH);

/* A name that the engine has, by a key of the table if there is one; else as the engine says it. */
export function named(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  return key in ENGLISH ? t(key as Key) : name;
}

export function date(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(time);
}

/* As the engine writes the timer. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
