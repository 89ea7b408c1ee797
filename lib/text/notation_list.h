/* notation_list.h: every notation. A notation is a file in lib/text/notations and a row here.
 *
 * NOTATION: id, name (notation_NAME.c has nn_NAME_write and nn_NAME_reading); then the fields of nonet_notation:
 * is_line, keeps_candidates, keeps_placed, shows_boxes, holds_solution, suits_answers, max_side, header; how values are
 * written (enum nn_values) and the usual blank; the summary. SHORT_FORM: another name of a notation, with the symbols
 * that it implies.
 *
 * Users see the notations in this order, and reading tries them in it (reading.h): where two claim the same line,
 * header, section or board, the first one gets it. No two do so today, so a new one may go anywhere. The end is best:
 * saved fuzz inputs and users' habits rely on the order of the others. */
/* clang-format off */
#ifndef SHORT_FORM
#define SHORT_FORM(name, id, symbols)
#endif
#ifndef NOTATION
#define NOTATION(id, ...)
#endif
/*                               line   marks  placed  boxes  both   answers  side            header               values            blank, summary */
NOTATION(LINE,       line,       true,  false, false,  false, false, true,    NN_SYMBOL_SIDE, NULL,                NN_VALUES_IN_SYMBOLS, '.', "one puzzle per line, one character per cell")
NOTATION(ROWS,       rows,       false, false, false,  false, false, true,    NN_SYMBOL_SIDE, NULL,                NN_VALUES_IN_SYMBOLS, '.', "one row per line, one character per cell")
NOTATION(SDK,        sdk,        false, false, true,   false, false, true,    NN_SYMBOL_SIDE, NULL,                NN_VALUES_IN_SYMBOLS, '.', "rows under [Puzzle], with placed values under [State]")
NOTATION(BORDERED,   bordered,   false, false, false,  true,  false, true,    NONET_MAX_SIDE, NULL,                NN_VALUES_IN_EITHER,  '.', "rows in a frame that shows the boxes")
NOTATION(SS,         ss,         false, false, false,  true,  false, true,    NN_SYMBOL_SIDE, NULL,                NN_VALUES_IN_SYMBOLS, '.', "rows in a tight frame, as Simple Sudoku writes")
NOTATION(NUMBERS,    numbers,    true,  false, false,  false, false, true,    NONET_MAX_SIDE, NULL,                NN_VALUES_IN_NUMBERS, '0', "one puzzle per line, one number per cell")
NOTATION(TABLE,      table,      false, false, false,  false, false, true,    NONET_MAX_SIDE, NULL,                NN_VALUES_IN_NUMBERS, '0', "one row per line, one number per cell")
NOTATION(CANDIDATES, candidates, false, true,  false,  true,  false, true,    NONET_MAX_SIDE, NULL,                NN_VALUES_IN_NUMBERS, '.', "the candidates of each cell, in a frame")
NOTATION(SUKAKU,     sukaku,     true,  true,  false,  false, false, false,   NN_SYMBOL_SIDE, NULL,                NN_VALUES_IN_SYMBOLS, '.', "one puzzle per line, one character per candidate")
NOTATION(LIBRARY,    library,    true,  true,  true,   false, false, false,   9,              NULL,                NN_VALUES_IN_NUMBERS, '.', "a line of HoDoKu's library")
NOTATION(SDX,        sdx,        false, true,  true,   false, false, true,    9,              NULL,                NN_VALUES_IN_NUMBERS, '.', "one row per line, candidates, u5 for a placed 5")
NOTATION(CSV,        csv,        true,  false, false,  false, true,  false,   NN_SYMBOL_SIDE, "puzzle,solution\n", NN_VALUES_IN_SYMBOLS, '.', "columns puzzle,solution")

NOTATION(LABELLED,   labelled,   false, true,  false,  true,  false, true,    NONET_MAX_SIDE, NULL,                NN_VALUES_IN_EITHER,  '.', "rows in a frame with the numbers of rows and columns")
NOTATION(LIST,       list,       true,  false, false,  false, false, true,    NONET_MAX_SIDE, NULL,                NN_VALUES_IN_NUMBERS, '0', "a list of lists, as JSON and Python have it")
NOTATION(SUDOKUWIKI, sudokuwiki, true,  true,  true,   false, false, false,   9,              NULL,                NN_VALUES_IN_NUMBERS, '0', "a link to sudokuwiki.org")
NOTATION(COACH,      coach,      true,  false, false,  false, false, false,   9,              NULL,                NN_VALUES_IN_NUMBERS, '0', "a link to sudoku.coach")
NOTATION(EXCHANGE,   exchange,   true,  false, false,  false, false, false,   9,              NULL,                NN_VALUES_IN_NUMBERS, '0', "a link to sudokuexchange.com")
NOTATION(SUDOKUPAD,  sudokupad,  true,  true,  true,   true,  false, false,   NN_LINK_SIDE,   NULL,                NN_VALUES_IN_NUMBERS, '0', "a link to sudokupad.app")
NOTATION(FPUZZLES,   fpuzzles,   true,  true,  true,   true,  false, false,   NN_LINK_SIDE,   NULL,                NN_VALUES_IN_NUMBERS, '0', "a link to f-puzzles.com")

SHORT_FORM("sdm",      LINE, NULL)
SHORT_FORM("letters",  ROWS, nn_symbols_letters)
SHORT_FORM("symbols",  ROWS, nn_symbols_from_1)
SHORT_FORM("symbols0", ROWS, nn_symbols_from_0)
SHORT_FORM("json",     LIST, NULL)
SHORT_FORM("python",   LIST, NULL)
SHORT_FORM("pencilmarks", CANDIDATES, NULL)
SHORT_FORM("hodoku",   LIBRARY, NULL)
SHORT_FORM("link",     SUDOKUPAD, NULL)
SHORT_FORM("sudoku.coach", COACH, NULL)
SHORT_FORM("sudokuexchange", EXCHANGE, NULL)
SHORT_FORM("f-puzzles", FPUZZLES, NULL)
/* clang-format on */
#undef NOTATION
#undef SHORT_FORM
