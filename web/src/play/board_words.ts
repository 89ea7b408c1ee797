/* board_words.ts: the board's words for screen readers, from the page's table. */
import type { Strings } from '../board';
import { t } from '../shell/strings';

export function boardWords(): Partial<Strings> {
  return {
    board: t('play.board'),
    paused: t('board.paused'),
    cell: (row, column, content) => t('board.cell', { row, column, content }),
    given: (digit) => t('board.given', { digit }),
    empty: t('board.empty'),
    marks: (marks) => t('board.marks', { marks }),
    centre: (marks) => t('board.centre', { marks }),
    wrong: t('board.wrong'),
    conflict: t('board.conflict'),
    missing: t('board.missing'),
    colours: (numbers) => t('board.colours', { numbers }),
    hinted: t('board.hinted'),
    manyChanged: (count) => t('board.many', { count }),
  };
}
