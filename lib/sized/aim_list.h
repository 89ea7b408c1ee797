/* aim_list.h: what the puzzles of a level are about, in turn: level, and the first and last technique of the list that
 * may be the hardest on the simplest way.
 *
 * As they come, 60 in 100 tricky puzzles are XY-wings, half of the medium ones need no more than pointing, and a hard
 * one is a skyscraper as often as not: a learner would see little else. So the generator aims at these techniques one
 * after the other. Those that come once in thousands of puzzles share their turn with neighbours in the list: it takes
 * what comes first of them. Some have two turns, so that the ratings of neighbouring levels keep apart. The levels that
 * are not here have one kind of puzzle only. */
/* clang-format off */
AIM(MEDIUM, LOCKED_PAIR,        POINTING)
AIM(MEDIUM, HIDDEN_PAIR,        HIDDEN_PAIR)
AIM(MEDIUM, CLAIMING,           CLAIMING)
AIM(MEDIUM, NAKED_PAIR,         NAKED_PAIR)
AIM(MEDIUM, HIDDEN_TRIPLE,      HIDDEN_TRIPLE)
AIM(MEDIUM, NAKED_TRIPLE,       NAKED_TRIPLE)
AIM(TRICKY, XY_WING,            XY_WING)
AIM(TRICKY, UNIQUE_RECTANGLE_1, UNIQUE_RECTANGLE_4)
AIM(TRICKY, X_WING,             SWORDFISH)
AIM(TRICKY, XYZ_WING,           XYZ_WING)
AIM(TRICKY, XY_WING,            XY_WING)
AIM(HARD,   SKYSCRAPER,         SKYSCRAPER)
AIM(HARD,   BUG_PLUS_1,         BUG_PLUS_1)
AIM(HARD,   TWO_STRING_KITE,    DUAL_EMPTY_RECTANGLE)
AIM(HARD,   NAKED_QUADRUPLE,    UNIQUE_LOOP_4)
AIM(HARD,   W_WING,             REMOTE_PAIR)
AIM(HARD,   BUG_PLUS_1,         BUG_PLUS_N)
AIM(HARD,   NAKED_QUADRUPLE,    UNIQUE_LOOP_4)
AIM(EXPERT, M_WING,             H_WING)
AIM(EXPERT, XY_CHAIN,           XY_CHAIN)
AIM(EXPERT, FINNED_X_WING,      SASHIMI_X_WING)
AIM(EXPERT, CONTINUOUS_LOOP,    AIC)
AIM(EXPERT, SIMPLE_COLOURS_TRAP, MULTI_COLOURS_2)
AIM(EXPERT, UNIQUE_RECTANGLE_5, EXTENDED_RECTANGLE_4)
AIM(EXPERT, M_WING,             H_WING)
AIM(EXPERT, FINNED_SWORDFISH,   X_CHAIN)
AIM(EXPERT, FINNED_X_WING,      SASHIMI_X_WING)
AIM(EXPERT, GROUPED_CONTINUOUS_LOOP, ALS_W_WING)
/* clang-format on */
