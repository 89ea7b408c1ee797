/* level_list.h: nonet's own levels, easiest first: id, name, what a puzzle of this level takes, and whether its
 * techniques search for chains of unknown length. tests/unit/test_levels.c checks the summaries against the
 * techniques. */
/* clang-format off */
LEVEL(EASY,    "easy",    "singles: a value has one place, or a cell one value", false)
LEVEL(MEDIUM,  "medium",  "pointing and claiming, naked and hidden pairs and triples", false)
LEVEL(HARD,    "hard",    "quadruples and larger sets, fish, one-digit patterns, wings, unique rectangles and loops, BUGs, remote pairs", false)
LEVEL(EXPERT,  "expert",  "colours, larger finned fish, Franken fish, Sue de Coq, almost locked sets in twos and threes", false)
LEVEL(EXTREME, "extreme", "chains and nets of any length, exotic patterns", true)
/* clang-format on */
