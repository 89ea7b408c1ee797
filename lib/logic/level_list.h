/* level_list.h: nonet's own levels, easiest first: id, name, what a puzzle of this level takes, and whether its techniques
 * look for chains of unknown length. */
/* clang-format off */
LEVEL(EASY,    "easy",    "singles: a value has one place, or a cell one value",                     false)
LEVEL(MEDIUM,  "medium",  "pointing and claiming, naked and hidden pairs and triples",                false)
LEVEL(HARD,    "hard",    "small fish, wings, two strong links, colouring, uniqueness",               false)
LEVEL(EXPERT,  "expert",  "larger and finned fish, almost locked sets, Sue de Coq, short chains",     false)
LEVEL(EXTREME, "extreme", "chains and nets of any length",                                            true)
/* clang-format on */
