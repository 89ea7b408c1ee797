/* level_list.h: nonet's own levels, easiest first: id, name, what a puzzle of this level takes, and whether its
 * techniques search for chains of unknown length. tests/unit/test_levels.c checks the summaries against the
 * techniques; docs/levels.md says what one learns at each. */
/* clang-format off */
LEVEL(BEGINNER, "beginner", "hidden singles: a value has one place in a house", false)
LEVEL(EASY,     "easy",     "naked singles: a cell has one value", false)
LEVEL(MEDIUM,   "medium",   "pointing and claiming, naked and hidden pairs and triples", false)
LEVEL(TRICKY,   "tricky",   "X-wings and swordfish, XY- and XYZ-wings, unique rectangles", false)
LEVEL(HARD,     "hard",     "one-digit patterns, W-wings, quadruples and larger sets, larger fish, unique loops, BUGs, remote pairs", false)
LEVEL(EXPERT,   "expert",   "finned fish, colours, chains and loops, almost locked sets in twos and threes, other wings and rectangles", true)
LEVEL(EXTREME,  "extreme",  "Franken fish, chains of almost locked sets, forcing chains and nets, exotic patterns", true)
/* clang-format on */
