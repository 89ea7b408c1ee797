/* level_list.h: nonet's own levels, easiest first: id, name, what a puzzle of this level takes, whether its
 * techniques search for chains of unknown length, and the fewest and most clues of a 9x9 puzzle that is made for
 * playing (0: as few as it takes). tests/unit/test_levels.c checks the summaries against the
 * techniques; docs/levels.md says what one learns at each. */
/* clang-format off */
LEVEL(BEGINNER, "beginner", "hidden singles: a value has one place in a house", false, 32, 36)
LEVEL(EASY,     "easy",     "naked singles: a cell has one value", false, 30, 34)
LEVEL(MEDIUM,   "medium",   "pointing and claiming, naked and hidden pairs and triples", false, 28, 32)
LEVEL(TRICKY,   "tricky",   "X-wings and swordfish, XY- and XYZ-wings, unique rectangles", false, 0, 0)
LEVEL(HARD,     "hard",     "one-digit patterns, W-wings, quadruples and larger sets, larger fish, unique loops, BUGs, remote pairs", false, 0, 0)
LEVEL(EXPERT,   "expert",   "finned fish, colours, chains and loops, almost locked sets in twos and threes, other wings and rectangles", true, 0, 0)
LEVEL(EXTREME,  "extreme",  "Franken fish, chains of almost locked sets, forcing chains and nets, exotic patterns", true, 0, 0)
/* clang-format on */
