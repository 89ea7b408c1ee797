/* aim_list.h: what the puzzles of a level are about, in turn: level, the first and last technique of the list that may be
 * the hardest on the simplest way, and how many attempts a turn has.
 *
 * As they come, 60 in 100 tricky puzzles are XY-wings, half of the medium ones need no more than pointing, and a hard
 * one is a skyscraper as often as not: a learner would see little else. So the generator aims at these techniques one
 * after the other. Those that come once in thousands of puzzles share their turn with neighbours in the list: it takes
 * what comes first of them. Some have two turns, so that the ratings of neighbouring levels keep apart. The levels that
 * are not here have one kind of puzzle only.
 *
 * A turn that comes to nothing is followed by the next one of the list: rare kinds are followed by common ones where
 * possible, and loops and quadruples, which are rare and rated low, by BUGs, so that the ratings of hard stay what they
 * are. At easier levels attempts are quicker, so a turn has more of them. With 2,000 for all the slowest 5 in 100
 * puzzles for playing took at least 53, 35, 43 and 71 ms from medium to expert, now 22, 27, 33 and 21. */
/* clang-format off */
AIM(MEDIUM, LOCKED_PAIR,             POINTING,             800)
AIM(MEDIUM, HIDDEN_PAIR,             HIDDEN_PAIR,          800)
AIM(MEDIUM, CLAIMING,                CLAIMING,             800)
AIM(MEDIUM, NAKED_PAIR,              NAKED_PAIR,           800)
AIM(MEDIUM, HIDDEN_TRIPLE,           HIDDEN_TRIPLE,        800)
AIM(MEDIUM, NAKED_TRIPLE,            NAKED_TRIPLE,         800)
AIM(TRICKY, XY_WING,                 XY_WING,              600)
AIM(TRICKY, UNIQUE_RECTANGLE_1,      UNIQUE_RECTANGLE_4,   600)
AIM(TRICKY, X_WING,                  SWORDFISH,            600)
AIM(TRICKY, XYZ_WING,                XYZ_WING,             600)
AIM(TRICKY, XY_WING,                 XY_WING,              600)
AIM(HARD,   BUG_PLUS_1,              BUG_PLUS_1,           400)
AIM(HARD,   SKYSCRAPER,              SKYSCRAPER,           400)
AIM(HARD,   TWO_STRING_KITE,         DUAL_EMPTY_RECTANGLE, 400)
AIM(HARD,   NAKED_QUADRUPLE,         UNIQUE_LOOP_4,        600)
AIM(HARD,   BUG_PLUS_1,              BUG_PLUS_N,           400)
AIM(HARD,   W_WING,                  REMOTE_PAIR,          400)
AIM(HARD,   NAKED_QUADRUPLE,         UNIQUE_LOOP_4,        600)
AIM(EXPERT, FINNED_X_WING,           SASHIMI_X_WING,       200)
AIM(EXPERT, XY_CHAIN,                XY_CHAIN,             200)
AIM(EXPERT, FINNED_X_WING,           SASHIMI_X_WING,       200)
AIM(EXPERT, CONTINUOUS_LOOP,         AIC,                  200)
AIM(EXPERT, SIMPLE_COLOURS_TRAP,     MULTI_COLOURS_2,      200)
AIM(EXPERT, UNIQUE_RECTANGLE_5,      EXTENDED_RECTANGLE_4, 200)
AIM(EXPERT, M_WING,                  H_WING,               200)
AIM(EXPERT, FINNED_SWORDFISH,        X_CHAIN,              200)
AIM(EXPERT, M_WING,                  H_WING,               200)
AIM(EXPERT, GROUPED_CONTINUOUS_LOOP, ALS_W_WING,           200)
/* clang-format on */
