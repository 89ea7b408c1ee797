/* test_words.c: steps in words. Each test sets up just as much of a board as a step needs, describes the step as a
 * finder would, and compares the texts exactly. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "nonet.h"
#include "words/words.h"

#define RC(row, column) (((row)-1) * 9 + (column)-1)
#define CELLS(...)                                                                                                     \
    {                                                                                                                  \
        (const uint16_t[]){__VA_ARGS__}, sizeof((uint16_t[]){__VA_ARGS__}) / sizeof(uint16_t)                          \
    }
#define HOUSES(...)                                                                                                    \
    {                                                                                                                  \
        (const uint16_t[]){__VA_ARGS__}, sizeof((uint16_t[]){__VA_ARGS__}) / sizeof(uint16_t)                          \
    }
#define REMOVES(...)                                                                                                   \
    .eliminations = (const nonet_candidate[]){__VA_ARGS__},                                                            \
    .elimination_count = sizeof((nonet_candidate[]){__VA_ARGS__}) / sizeof(nonet_candidate)
#define PLACES(cell, value) .placements = (const nonet_candidate[]){{cell, value}}, .placement_count = 1
#define SET(has, tie, ...)                                                                                             \
    {                                                                                                                  \
        .cells = CELLS(__VA_ARGS__), .values = has, .link = tie                                                        \
    }
#define SETS(...)                                                                                                      \
    .sets = (const nonet_step_set[]){__VA_ARGS__},                                                                     \
    .set_count = sizeof((nonet_step_set[]){__VA_ARGS__}) / sizeof(nonet_step_set)

enum { ROW = -1, COLUMN = 8, BOX = 17 }; /* ROW + 4: the house number of row 4 */
enum { V1 = 1, V2 = 2, V3 = 4, V4 = 8, V5 = 16, V6 = 32, V7 = 64, V8 = 128, V9 = 256 };

/* ---- a board --------------------------------------------------------------------------------------- */

static nonet_layout *layout9;
static nonet_position board;
static uint8_t board_cells[81];
static uint64_t board_marks[81];

static int make_layout(void **state)
{
    (void)state;
    return nonet_layout_new(3, 3, &layout9);
}

static int free_layout(void **state)
{
    (void)state;
    nonet_layout_free(layout9);
    return 0;
}

/* Everything is empty and possible. */
static int clear_board(void **state)
{
    (void)state;
    memset(board_cells, 0, sizeof board_cells);
    for (int cell = 0; cell < 81; cell++) board_marks[cell] = 511;
    board = (nonet_position){layout9, board_cells, NULL, board_marks};
    return 0;
}

static void only(int cell, uint64_t values)
{
    board_marks[cell] = values;
}

/* The value has these places in the house only. */
static void only_places(int house, int value, const uint16_t *places, size_t count)
{
    for (int cell = 0; cell < 81; cell++) {
        const int row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
        if (row != house && column + 9 != house && box + 18 != house) continue;
        bool is_place = false;
        for (size_t i = 0; i < count; i++) is_place = is_place || places[i] == cell;
        if (!is_place) board_marks[cell] &= ~((uint64_t)1 << (value - 1));
    }
}
#define ONLY_PLACES(house, value, ...)                                                                                 \
    only_places(house, value, (uint16_t[]){__VA_ARGS__}, sizeof((uint16_t[]){__VA_ARGS__}) / sizeof(uint16_t))

static void assert_text(const nonet_step *step, nonet_step_form form, const char *expected)
{
    static char text[20000];
    const size_t length = nonet_step_text(step, &board, NULL, form, text, sizeof text);
    assert_string_equal(text, expected);
    assert_int_equal(length, strlen(expected));
}

/* ---- singles ----------------------------------------------------------------------------------------- */

static void a_full_house_names_its_house(void **state)
{
    (void)state;
    for (int column = 1; column < 9; column++) board_cells[RC(5, column)] = (uint8_t)column;
    const nonet_step step = {.technique = NN_FULL_HOUSE,
                             PLACES(RC(5, 9), 9),
                             .values = V9,
                             .cells = CELLS(RC(5, 9)),
                             .base = HOUSES(ROW + 5)};
    assert_text(&step, NONET_STEP_LINE, "full house: r5 => r5c9=9");
    assert_text(&step, NONET_STEP_REASON, "r5c9 is the last empty cell of row 5, which lacks only 9.");
    assert_text(&step, NONET_STEP_NORMAL, "In row 5 only 9 is missing, so r5c9 is 9.");
    assert_text(&step, NONET_STEP_CHAINS, "");
    assert_text(&step, NONET_STEP_PLACE, "Look at row 5.");
    assert_text(&step, NONET_STEP_WHAT, "There is a full house in row 5.");
}

static void a_hidden_single_names_what_blocks_the_other_cells(void **state)
{
    (void)state;
    board_cells[RC(5, 1)] = 1, board_cells[RC(4, 4)] = 6, board_cells[RC(9, 8)] = 6;
    only(RC(5, 3), 511 & ~V6);
    only(RC(5, 7), 511 & ~V6);
    only(RC(5, 9), 511 & ~V6);
    const nonet_step step = {.technique = NN_HIDDEN_SINGLE,
                             PLACES(RC(5, 2), 6),
                             .values = V6,
                             .cells = CELLS(RC(5, 2)),
                             .base = HOUSES(ROW + 5)};
    assert_text(&step, NONET_STEP_LINE, "hidden single: 6 in r5 => r5c2=6");
    assert_text(&step, NONET_STEP_REASON,
                "In row 5 the only place left for 6 is r5c2: r5c1 is filled, the 6 in r4c4 rules out r5c456, the "
                "6 in r9c8 rules out r5c8, 6 has been removed from r5c379 already.");
    assert_text(&step, NONET_STEP_NORMAL,
                "The 6s in r4c4 and r9c8 leave only r5c2 for 6 in row 5, since r5c379 lost it before.");
    assert_text(&step, NONET_STEP_PLACE, "Look at 6 in row 5.");
    assert_text(&step, NONET_STEP_WHAT, "There is a hidden single of 6 in row 5.");
}

static void a_naked_single_says_where_the_other_values_are(void **state)
{
    (void)state;
    board_cells[RC(5, 7)] = 1, board_cells[RC(5, 8)] = 2, board_cells[RC(9, 2)] = 3;
    board_cells[RC(4, 1)] = 4, board_cells[RC(6, 3)] = 5;
    only(RC(5, 2), V8);
    const nonet_step step = {.technique = NN_NAKED_SINGLE, PLACES(RC(5, 2), 8), .values = V8, .cells = CELLS(RC(5, 2))};
    assert_text(&step, NONET_STEP_LINE, "naked single: r5c2=8");
    assert_text(&step, NONET_STEP_REASON,
                "r5c2 can only be 8: 1 and 2 are in row 5; 4 and 5 are in box 4; 3 is in column 2; 6, 7 and 9 "
                "have been removed already.");
    assert_text(&step, NONET_STEP_NORMAL,
                "r5c2 sees every value but 6, 7, 8 and 9 in row 5, column 2 and box 4, and it lost 6, 7 and 9 "
                "before.");
    assert_text(&step, NONET_STEP_PLACE, "Look at box 4.");
    assert_text(&step, NONET_STEP_WHAT, "There is a naked single in r5c2.");
}

static void a_last_digit_names_the_houses_that_lack_it(void **state)
{
    (void)state;
    const nonet_step step = {.technique = NN_LAST_DIGIT,
                             PLACES(RC(5, 2), 6),
                             .values = V6,
                             .cells = CELLS(RC(5, 2)),
                             .base = HOUSES(ROW + 5)};
    assert_text(&step, NONET_STEP_LINE, "last digit: 6 => r5c2=6");
    assert_text(&step, NONET_STEP_REASON,
                "Only one 6 is missing on the board: every row but row 5, every column but column 2 and every "
                "box but box 4 has its 6. These three meet in r5c2, so it is 6.");
    assert_text(&step, NONET_STEP_NORMAL, "Only one 6 is missing: in row 5, column 2 and box 4, which meet in r5c2.");
}

/* ---- locked candidates, sets --------------------------------------------------------------------------- */

static void pointing_tells_why_the_box_has_no_other_place(void **state)
{
    (void)state;
    board_cells[RC(4, 1)] = 1, board_cells[RC(5, 8)] = 5;
    ONLY_PLACES(BOX + 4, 5, RC(4, 3), RC(6, 3));
    const nonet_step step = {.technique = NN_POINTING,
                             REMOVES({RC(1, 3), 5}, {RC(3, 3), 5}),
                             .values = V5,
                             .cells = CELLS(RC(4, 3), RC(6, 3)),
                             .base = HOUSES(BOX + 4),
                             .cover = HOUSES(COLUMN + 3)};
    assert_text(&step, NONET_STEP_LINE, "pointing: 5 in b4 => r13c3<>5");
    assert_text(&step, NONET_STEP_REASON,
                "In box 4, 5 can only be in r46c3: r4c1 is filled, the 5 in r5c8 rules out r5c123, 5 has been "
                "removed from r46c2,r6c1 already. All these places are in column 3 too, so no other cell of "
                "column 3 can be 5: 5 can be removed from r13c3.");
    assert_text(&step, NONET_STEP_NORMAL, "The 5 of box 4 must be in column 3 (r46c3), so r13c3 cannot be 5.");
    assert_text(&step, NONET_STEP_WHAT, "There are locked candidates (pointing): 5 in box 4.");
}

static const nonet_step naked_pair = {.technique = NN_NAKED_PAIR,
                                      REMOVES({RC(2, 7), 2}, {RC(2, 8), 8}),
                                      .values = V2 | V8,
                                      .cells = CELLS(RC(2, 5), RC(2, 9)),
                                      .base = HOUSES(ROW + 2)};

static void a_naked_pair_shows_its_candidates(void **state)
{
    (void)state;
    only(RC(2, 5), V2 | V8);
    only(RC(2, 9), V2 | V8);
    assert_text(&naked_pair, NONET_STEP_LINE, "naked pair: 2,8 in r2c59 => r2c7<>2, r2c8<>8");
    assert_text(&naked_pair, NONET_STEP_REASON,
                "In row 2, r2c59 have only the candidates 2 and 8 (r2c5 {28}, r2c9 {28}). So they hold these two "
                "values in some order, and no cell that sees both can be 2 or 8: 2 can be removed from r2c7 and "
                "8 from r2c8.");
    assert_text(&naked_pair, NONET_STEP_NORMAL,
                "In row 2, r2c59 hold 2 and 8 in some order, so r2c7 cannot be 2, and r2c8 cannot be 8.");
    assert_text(&naked_pair, NONET_STEP_PLACE, "Look at row 2.");
    assert_text(&naked_pair, NONET_STEP_WHAT, "There is a naked pair of 2 and 8 in row 2.");
}

static void a_locked_pair_works_in_both_houses(void **state)
{
    (void)state;
    only(RC(4, 3), V1 | V7);
    only(RC(6, 3), V1 | V7);
    const nonet_step step = {.technique = NN_LOCKED_PAIR,
                             REMOVES({RC(5, 1), 1}, {RC(1, 3), 7}),
                             .values = V1 | V7,
                             .cells = CELLS(RC(4, 3), RC(6, 3)),
                             .base = HOUSES(BOX + 4, COLUMN + 3)};
    assert_text(&step, NONET_STEP_LINE, "locked pair: 1,7 in r46c3 => r5c1<>1, r1c3<>7");
    assert_text(&step, NONET_STEP_REASON,
                "In box 4, r46c3 have only the candidates 1 and 7 (r4c3 {17}, r6c3 {17}). So they hold these two "
                "values in some order. The cells share column 3 and box 4, so no other cell of these can be 1 or "
                "7: 1 can be removed from r5c1 and 7 from r1c3.");
    assert_text(&step, NONET_STEP_NORMAL,
                "r46c3 hold 1 and 7 in some order and share column 3 and box 4, so r5c1 cannot be 1, and r1c3 "
                "cannot be 7.");
}

static void a_hidden_pair_excludes_each_value_elsewhere(void **state)
{
    (void)state;
    board_cells[RC(1, 1)] = 4, board_cells[RC(6, 1)] = 5;
    ONLY_PLACES(ROW + 9, 4, RC(9, 2), RC(9, 3));
    ONLY_PLACES(ROW + 9, 5, RC(9, 2), RC(9, 3));
    const nonet_step step = {.technique = NN_HIDDEN_PAIR,
                             REMOVES({RC(9, 2), 2}, {RC(9, 3), 2}),
                             .values = V4 | V5,
                             .cells = CELLS(RC(9, 2), RC(9, 3)),
                             .base = HOUSES(ROW + 9)};
    assert_text(&step, NONET_STEP_LINE, "hidden pair: 4,5 in r9c23 => r9c23<>2");
    assert_text(&step, NONET_STEP_REASON,
                "In row 9, 4 and 5 can only be in r9c23. For 4: the 4 in r1c1 rules out r9c1, 4 has been removed "
                "from r9c456789 already. For 5: the 5 in r6c1 rules out r9c1, 5 has been removed from r9c456789 "
                "already. These values need all these cells, so nothing else can be there: 2 can be removed from "
                "r9c23.");
    assert_text(&step, NONET_STEP_NORMAL,
                "In row 9, 4 and 5 can only be in r9c23, so nothing else can be there: r9c23 cannot be 2.");
}

/* ---- fish -------------------------------------------------------------------------------------------- */

static void an_x_wing_lists_the_places_of_its_base(void **state)
{
    (void)state;
    ONLY_PLACES(ROW + 1, 5, RC(1, 2), RC(1, 7));
    ONLY_PLACES(ROW + 4, 5, RC(4, 2), RC(4, 7));
    const nonet_step step = {.technique = NN_X_WING,
                             REMOVES({RC(3, 2), 5}),
                             .values = V5,
                             .cells = CELLS(RC(1, 2), RC(1, 7), RC(4, 2), RC(4, 7)),
                             .base = HOUSES(ROW + 1, ROW + 4),
                             .cover = HOUSES(COLUMN + 2, COLUMN + 7)};
    assert_text(&step, NONET_STEP_LINE, "X-wing: 5 in r14 c27 => r3c2<>5");
    assert_text(&step, NONET_STEP_REASON,
                "In rows 1 and 4, 5 can only be in columns 2 and 7 (row 1: r1c27; row 4: r4c27). So the two 5s "
                "of rows 1 and 4 are in columns 2 and 7, one in each, and no other cell of columns 2 and 7 can "
                "be 5. So r3c2 cannot be 5.");
    assert_text(&step, NONET_STEP_NORMAL,
                "The two 5s of rows 1 and 4 are in columns 2 and 7, one in each, so r3c2 cannot be 5.");
    assert_text(&step, NONET_STEP_PLACE, "Look at 5 in rows 1 and 4.");
    assert_text(&step, NONET_STEP_WHAT, "There is an X-wing of 5.");
}

static void a_finned_fish_is_told_in_two_cases(void **state)
{
    (void)state;
    ONLY_PLACES(ROW + 5, 7, RC(5, 4), RC(5, 6), RC(5, 8));
    ONLY_PLACES(ROW + 8, 7, RC(8, 6), RC(8, 8));
    const nonet_step step = {.technique = NN_FINNED_X_WING,
                             REMOVES({RC(4, 6), 7}),
                             .values = V7,
                             .cells = CELLS(RC(5, 6), RC(5, 8), RC(8, 6), RC(8, 8)),
                             .base = HOUSES(ROW + 5, ROW + 8),
                             .cover = HOUSES(COLUMN + 6, COLUMN + 8),
                             .fins = CELLS(RC(5, 4))};
    assert_text(&step, NONET_STEP_LINE, "finned X-wing: 7 in r58 c68, fin r5c4 => r4c6<>7");
    assert_text(&step, NONET_STEP_REASON,
                "In rows 5 and 8, 7 can only be in columns 6 and 8, apart from fins (row 5: r5c468; row 8: "
                "r8c68). r5c4, the fin, is outside of columns 6 and 8. If no fin is 7, the two 7s of rows 5 and "
                "8 are in columns 6 and 8, one in each, and no other cell of columns 6 and 8 can be 7. If the "
                "fin is 7, r4c6 cannot be it, because it sees the fin. Either way r4c6 cannot be 7.");
    assert_text(&step, NONET_STEP_NORMAL,
                "Unless the fin r5c4 is 7, the two 7s of rows 5 and 8 are in columns 6 and 8, one in each. "
                "Either way r4c6, which sees the fin, cannot be 7.");
}

static void a_franken_fish_mixes_houses_and_has_endo_fins(void **state)
{
    (void)state;
    ONLY_PLACES(ROW + 2, 1, RC(2, 3), RC(2, 6));
    ONLY_PLACES(ROW + 5, 1, RC(5, 3), RC(5, 7));
    ONLY_PLACES(BOX + 6, 1, RC(4, 7), RC(5, 7));
    const nonet_step step = {.technique = NN_FINNED_FRANKEN_SWORDFISH,
                             REMOVES({RC(4, 7), 1}),
                             .values = V1,
                             .base = HOUSES(ROW + 2, ROW + 5, BOX + 6),
                             .cover = HOUSES(COLUMN + 3, COLUMN + 6, COLUMN + 7),
                             .endo_fins = CELLS(RC(5, 7))};
    assert_text(&step, NONET_STEP_LINE, "finned Franken swordfish: 1 in r25b6 c367, endo fin r5c7 => r4c7<>1");
    assert_text(&step, NONET_STEP_REASON,
                "In rows 2 and 5 and box 6, 1 can only be in columns 3, 6 and 7 (row 2: r2c36; row 5: r5c37; box "
                "6: r45c7). r5c7 is in two of rows 2 and 5 and box 6 and could serve both, so it is a fin. If no "
                "fin is 1, the three 1s of rows 2 and 5 and box 6 are in columns 3, 6 and 7, one in each, and no "
                "other cell of columns 3, 6 and 7 can be 1. r4c7 is in two of these houses: as 1 it would use up "
                "both and leave too few for the others. If the fin is 1, r4c7 cannot be it, because it sees the "
                "fin. Either way r4c7 cannot be 1.");
    assert_text(&step, NONET_STEP_NORMAL,
                "Unless the fin r5c7 (in two base houses) is 1, the three 1s of rows 2 and 5 and box 6 are in "
                "columns 3, 6 and 7, one in each; r4c7, in two of these, would use up both. Either way r4c7, "
                "which sees the fin, cannot be 1.");
}

static void a_siamese_fish_is_told_as_two(void **state)
{
    (void)state;
    ONLY_PLACES(ROW + 5, 7, RC(5, 4), RC(5, 6), RC(5, 8));
    ONLY_PLACES(ROW + 8, 7, RC(8, 8));
    const nonet_step step = {.technique = NN_SASHIMI_X_WING,
                             REMOVES({RC(4, 4), 7}, {RC(4, 6), 7}),
                             .values = V7,
                             .base = HOUSES(ROW + 5, ROW + 8),
                             .cover = HOUSES(COLUMN + 6, COLUMN + 8, COLUMN + 4, COLUMN + 8),
                             .fins = CELLS(RC(5, 4), RC(5, 6)),
                             .is_siamese = true};
    assert_text(&step, NONET_STEP_LINE, "sashimi X-wing: 7 in r58 c68 and c48, fins r5c46 => r4c46<>7");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "r5c4, the fin, is outside of columns 6 and 8."));
    assert_non_null(strstr(text, " With columns 4 and 8 the same lines make a second fish."));
    assert_non_null(strstr(text, "r5c6, the fin, is outside of columns 4 and 8."));
    assert_non_null(strstr(text, " Either way 7 can be removed from r4c46."));
}

/* ---- chains ------------------------------------------------------------------------------------------- */

static const uint16_t cause[] = {0, 1, 2, 3, 4, 5, 6, 7};
#define FIRST(where, what, truth)                                                                                      \
    {                                                                                                                  \
        .cells = CELLS(where), .value = what, .is_true = truth, .set = -1, .technique = -1, .chain = -1                \
    }
#define NEXT(index, where, what, truth)                                                                                \
    {                                                                                                                  \
        .cells = CELLS(where), .value = what, .is_true = truth, .causes = &cause[(index)-1], .cause_count = 1,         \
        .set = -1, .technique = -1, .chain = -1                                                                        \
    }
#define CHAIN_OF(...)                                                                                                  \
    .chains =                                                                                                          \
        (const nonet_step_chain[]){{.nodes = (const nonet_step_node[]){__VA_ARGS__},                                   \
                                    .count = sizeof((nonet_step_node[]){__VA_ARGS__}) / sizeof(nonet_step_node)}},     \
    .chain_count = 1

/* The X-wing in rows 5 and 8 with the fin r5c4, and a chain from each start to the target. */
static nonet_step kraken_fish(enum nn_technique technique, const nonet_step_chain *chains, size_t count)
{
    static const uint16_t body[] = {RC(5, 6), RC(5, 8), RC(8, 6), RC(8, 8)}, fin[] = {RC(5, 4)};
    static const uint16_t base[] = {ROW + 5, ROW + 8}, cover[] = {COLUMN + 6, COLUMN + 8};
    ONLY_PLACES(ROW + 5, 7, RC(5, 4), RC(5, 6), RC(5, 8));
    ONLY_PLACES(ROW + 8, 7, RC(8, 6), RC(8, 8));
    return (nonet_step){.technique = technique,
                        .values = V7,
                        .cells = {body, 4},
                        .base = {base, 2},
                        .cover = {cover, 2},
                        .fins = {fin, 1},
                        .chains = chains,
                        .chain_count = count};
}

static void a_kraken_fish_tells_the_chains_of_its_fins(void **state)
{
    (void)state;
    static const nonet_candidate target = {RC(2, 6), 7};
    ONLY_PLACES(ROW + 2, 7, RC(2, 4), RC(2, 6), RC(2, 9));
    const nonet_step_node nodes[] = {FIRST(RC(5, 4), 7, true), NEXT(1, RC(2, 4), 7, false), NEXT(2, RC(2, 9), 7, true),
                                     NEXT(3, RC(2, 6), 7, false)};
    const nonet_step_chain chain = {.nodes = nodes, .count = 4};
    nonet_step step = kraken_fish(NN_KRAKEN_FISH_1, &chain, 1);
    step.eliminations = &target;
    step.elimination_count = 1;
    assert_text(&step, NONET_STEP_LINE, "Kraken fish type 1: 7 in r58 c68, fin r5c4 => r2c6<>7");
    assert_text(&step, NONET_STEP_CHAINS, "r5c4=7 => r2c4<>7 => r2c9=7 => r2c6<>7");
    assert_text(&step, NONET_STEP_EUREKA, "(7)r5c4-r2c4=r2c9-r2c6 => r2c6<>7");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, " If the fin is 7, r2c6 cannot be 7 either:\nSuppose r5c4 is 7. "));
    assert_non_null(strstr(text, "\nIn every case r2c6 cannot be 7."));
}

static void a_kraken_fish_of_type_2_names_a_house_of_its_cover(void **state)
{
    (void)state;
    static const nonet_candidate target = {RC(1, 1), 3};
    const nonet_step_node one[] = {FIRST(RC(5, 6), 7, true), NEXT(1, RC(1, 1), 3, false)},
                          two[] = {FIRST(RC(8, 6), 7, true), NEXT(1, RC(1, 1), 3, false)},
                          three[] = {FIRST(RC(5, 4), 7, true), NEXT(1, RC(1, 1), 3, false)};
    const nonet_step_chain chains[] = {
        {.nodes = one, .count = 2}, {.nodes = two, .count = 2}, {.nodes = three, .count = 2}};
    nonet_step step = kraken_fish(NN_KRAKEN_FISH_2, chains, 3);
    step.eliminations = &target;
    step.elimination_count = 1;
    assert_text(&step, NONET_STEP_LINE, "Kraken fish type 2: 7 in r58 c68, fin r5c4, all of c6 => r1c1<>3");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "one in each: column 6 has it in one of r58c6. So one of r58c6 or "
                                 "the fin is 7, and whichever it is, r1c1 cannot be 3:\n"));
}

static void a_large_fish_names_its_houses_once(void **state)
{
    (void)state;
    ONLY_PLACES(COLUMN + 6, 7, RC(7, 6), RC(9, 6));
    const nonet_step step = {.technique = NN_FINNED_MUTANT_SQUIRMBAG,
                             REMOVES({RC(9, 8), 7}),
                             .values = V7,
                             .base = HOUSES(ROW + 1, ROW + 2, ROW + 4, ROW + 5, COLUMN + 6),
                             .cover = HOUSES(COLUMN + 3, COLUMN + 4, COLUMN + 7, COLUMN + 8, BOX + 8),
                             .endo_fins = CELLS(RC(1, 6))};
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "In rows 1, 2, 4 and 5 and column 6, the base, 7 can only be in "
                                 "columns 3, 4, 7 and 8 and box 8, the cover (row 1: "));
    assert_non_null(strstr(text, " r1c6 is in two houses of the base and could serve both, so it is "
                                 "a fin. If no fin is 7, the five 7s of the base are in the cover, "
                                 "one in each house, and no other cell of the cover can be 7."));
}

static void a_skyscraper_is_a_chain_with_a_line_of_its_own(void **state)
{
    (void)state;
    ONLY_PLACES(COLUMN + 1, 7, RC(2, 1), RC(7, 1));
    ONLY_PLACES(COLUMN + 5, 7, RC(3, 5), RC(7, 5));
    const nonet_step step = {.technique = NN_SKYSCRAPER,
                             REMOVES({RC(2, 4), 7}, {RC(3, 2), 7}),
                             .values = V7,
                             .cells = CELLS(RC(2, 1), RC(3, 5), RC(7, 1), RC(7, 5)),
                             .base = HOUSES(COLUMN + 1, COLUMN + 5),
                             .cover = HOUSES(ROW + 7),
                             CHAIN_OF(FIRST(RC(2, 1), 7, false), NEXT(1, RC(7, 1), 7, true),
                                      NEXT(2, RC(7, 5), 7, false), NEXT(3, RC(3, 5), 7, true))};
    assert_text(&step, NONET_STEP_LINE, "skyscraper: 7 in r2c1,r3c5, joined by r7c15 => r2c4,r3c2<>7");
    assert_text(&step, NONET_STEP_CHAINS, "7- r2c1 =7= r7c1 -7- r7c5 =7= r3c5 -7");
    assert_text(&step, NONET_STEP_REASON,
                "Suppose r2c1 is not 7. Then r7c1 is 7 (the only other place for 7 in column 1), so r7c5 is not "
                "7 (row 7 has its 7 in r7c1), so r3c5 is 7 (the only other place for 7 in column 5). So r2c1 or "
                "r3c5 is 7, perhaps both; r2c4 and r3c2 see both and cannot be 7.");
    assert_text(&step, NONET_STEP_NORMAL,
                "If r2c1 is not 7, then r7c1=7 (column 1) and r3c5=7 (column 5). So r2c1 or r3c5 is 7; r2c4 and "
                "r3c2 see both and cannot be 7.");
    assert_text(&step, NONET_STEP_WHAT, "There is a skyscraper of 7.");
}

static void an_empty_rectangle_has_groups(void **state)
{
    (void)state;
    ONLY_PLACES(COLUMN + 1, 7, RC(2, 1), RC(7, 1));
    ONLY_PLACES(BOX + 3, 7, RC(1, 7), RC(2, 7), RC(2, 8));
    const nonet_step step = {.technique = NN_EMPTY_RECTANGLE,
                             REMOVES({RC(7, 7), 7}),
                             .values = V7,
                             .base = HOUSES(BOX + 3, COLUMN + 1),
                             CHAIN_OF(FIRST(RC(7, 1), 7, false), NEXT(1, RC(2, 1), 7, true),
                                      NEXT(2, RC(2, 8), 7, false),
                                      {.cells = CELLS(RC(1, 7), RC(2, 7)),
                                       .value = 7,
                                       .is_true = true,
                                       .causes = &cause[2],
                                       .cause_count = 1,
                                       .set = -1,
                                       .technique = -1,
                                       .chain = -1})};
    assert_text(&step, NONET_STEP_LINE, "empty rectangle: 7 in b3 with r27c1 => r7c7<>7");
    assert_text(&step, NONET_STEP_CHAINS, "7- r7c1 =7= r2c1 -7- r2c8 =7= r12c7 -7");
    assert_text(&step, NONET_STEP_EUREKA, "(7)r7c1=r2c1-r2c8=r12c7");
    assert_text(&step, NONET_STEP_REASON,
                "Suppose r7c1 is not 7. Then r2c1 is 7 (the only other place for 7 in column 1), so r2c8 is not "
                "7 (row 2 has its 7 in r2c1), so 7 is in one of r12c7 (the only other places for 7 in box 3). So "
                "r7c1 or one of r12c7 is 7, perhaps both; r7c7 sees both and cannot be 7.");
    assert_text(&step, NONET_STEP_NORMAL,
                "If r7c1 is not 7, then r2c1=7 (column 1) and 7 in r12c7 (box 3). So r7c1 or one of r12c7 is 7; "
                "r7c7 sees both and cannot be 7.");
}

static void a_discontinuous_loop_refutes_its_start(void **state)
{
    (void)state;
    only(RC(1, 7), V2 | V5);
    only(RC(4, 7), V2 | V3);
    only(RC(4, 6), V3 | V5);
    const nonet_step step = {.technique = NN_DISCONTINUOUS_LOOP,
                             REMOVES({RC(1, 6), 5}),
                             CHAIN_OF(FIRST(RC(1, 6), 5, true), NEXT(1, RC(1, 7), 5, false), NEXT(2, RC(1, 7), 2, true),
                                      NEXT(3, RC(4, 7), 2, false), NEXT(4, RC(4, 7), 3, true),
                                      NEXT(5, RC(4, 6), 3, false), NEXT(6, RC(4, 6), 5, true),
                                      NEXT(7, RC(1, 6), 5, false))};
    assert_text(&step, NONET_STEP_LINE, "discontinuous nice loop: (5=2)r1c7-(2=3)r4c7-(3=5)r4c6 => r1c6<>5");
    assert_text(&step, NONET_STEP_EUREKA, "(5=2)r1c7-(2=3)r4c7-(3=5)r4c6");
    assert_text(&step, NONET_STEP_HODOKU,
                "discontinuous nice loop: r1c6 -5- r1c7 -2- r4c7 -3- r4c6 -5- r1c6 => r1c6<>5");
    assert_text(&step, NONET_STEP_REASON,
                "Suppose r1c6 is 5. Then r1c7 is not 5 (row 1 has its 5 in r1c6), so it is 2, so r4c7 is not 2 "
                "(column 7 has its 2 in r1c7), so it is 3, so r4c6 is not 3 (row 4 has its 3 in r4c7), so it is "
                "5, so r1c6 is not 5 (column 6 has its 5 in r4c6). That contradicts the start, so r1c6 cannot be "
                "5.");
    assert_text(&step, NONET_STEP_NORMAL,
                "If r1c6 were 5, then r1c7=2, r4c7=3 and r4c6=5, which would rule it out. So r1c6 cannot be 5.");
    assert_text(&step, NONET_STEP_PLACE, "Look at r1c6.");
    assert_text(&step, NONET_STEP_WHAT, "There is a discontinuous nice loop that begins with 5 in r1c6.");
}

static void an_aic_with_two_values_tells_each_elimination(void **state)
{
    (void)state;
    only(RC(8, 2), V1 | V2);
    ONLY_PLACES(COLUMN + 1, 1, RC(1, 1), RC(9, 1));
    ONLY_PLACES(COLUMN + 5, 2, RC(1, 5), RC(8, 5));
    const nonet_step step = {.technique = NN_AIC,
                             REMOVES({RC(1, 5), 1}, {RC(1, 1), 2}),
                             CHAIN_OF(FIRST(RC(1, 1), 1, false), NEXT(1, RC(9, 1), 1, true),
                                      NEXT(2, RC(8, 2), 1, false), NEXT(3, RC(8, 2), 2, true),
                                      NEXT(4, RC(8, 5), 2, false), NEXT(5, RC(1, 5), 2, true))};
    assert_text(&step, NONET_STEP_LINE, "AIC: (1)r1c1=r9c1-(1=2)r8c2-r8c5=r1c5 => r1c5<>1, r1c1<>2");
    assert_text(&step, NONET_STEP_HODOKU, "AIC: 1- r1c1 =1= r9c1 -1- r8c2 -2- r8c5 =2= r1c5 -2 => r1c5<>1, r1c1<>2");
    assert_text(&step, NONET_STEP_REASON,
                "Suppose r1c1 is not 1. Then r9c1 is 1 (the only other place for 1 in column 1), so r8c2 is not "
                "1 (box 7 has its 1 in r9c1), so it is 2, so r8c5 is not 2 (row 8 has its 2 in r8c2), so r1c5 is "
                "2 (the only other place for 2 in column 5). So r1c1 is 1 or r1c5 is 2, perhaps both. r1c5 "
                "cannot be 1: it sees the 1 in r1c1, or it is 2. r1c1 cannot be 2: it is 1, or it sees the 2 in "
                "r1c5.");
    assert_text(&step, NONET_STEP_NORMAL,
                "If r1c1 is not 1, then r9c1=1 (column 1), r8c2=2 and r1c5=2 (column 5). So r1c1 is 1 or r1c5 is "
                "2; either way r1c5 cannot be 1, and r1c1 cannot be 2.");
}

static void a_continuous_loop_lists_its_pairs(void **state)
{
    (void)state;
    only(RC(1, 1), V1 | V2 | V3);
    only(RC(1, 5), V1 | V2);
    ONLY_PLACES(ROW + 1, 1, RC(1, 1), RC(1, 5));
    ONLY_PLACES(COLUMN + 5, 2, RC(1, 5), RC(5, 5));
    ONLY_PLACES(COLUMN + 1, 2, RC(1, 1), RC(5, 1));
    const nonet_step step = {.technique = NN_CONTINUOUS_LOOP,
                             REMOVES({RC(1, 1), 3}, {RC(5, 9), 2}),
                             CHAIN_OF(FIRST(RC(1, 1), 1, false), NEXT(1, RC(1, 5), 1, true),
                                      NEXT(2, RC(1, 5), 2, false), NEXT(3, RC(5, 5), 2, true),
                                      NEXT(4, RC(5, 1), 2, false), NEXT(5, RC(1, 1), 2, true))};
    assert_text(&step, NONET_STEP_REASON,
                "Suppose r1c1 is not 1. Then r1c5 is 1 (the only other place for 1 in row 1), so r1c5 is not 2 "
                "(it is 1), so r5c5 is 2 (the only other place for 2 in column 5), so r5c1 is not 2 (row 5 has "
                "its 2 in r5c5), so r1c1 is 2 (the only other place for 2 in column 1). That leads back to the "
                "start: the chain is a loop, and holds the other way round as well. So of each of these pairs "
                "exactly one is true: r1c5 is 1 or 2; 2 is in r5c5 or r5c1 (row 5); r1c1 is 1 or 2. Whatever "
                "both of a pair rule out is impossible: 2 can be removed from r5c9 and 3 from r1c1.");
    assert_text(&step, NONET_STEP_NORMAL,
                "If r1c1 is not 1, then r1c5=1 (row 1), r5c5=2 (column 5) and r1c1=2 (column 1). That closes a "
                "loop, which holds the other way round too. So exactly one is true: 2 is in r5c5 or r5c1 (row "
                "5); r1c1 is 1 or 2. Either way r5c9 cannot be 2, and r1c1 cannot be 3.");
}

static void a_chain_through_a_set_says_where_its_values_are(void **state)
{
    (void)state;
    only(RC(2, 5), V1 | V4);
    only(RC(2, 1), V5 | V8);
    only(RC(2, 2), V1 | V4 | V5 | V8);
    only(RC(2, 3), V5 | V8);
    const nonet_step step = {.technique = NN_ALS_AIC,
                             REMOVES({RC(2, 7), 1}),
                             .values = V1,
                             SETS(SET(V1 | V4 | V5 | V8, 0, RC(2, 1), RC(2, 2), RC(2, 3))),
                             CHAIN_OF(FIRST(RC(2, 5), 1, false), NEXT(1, RC(2, 5), 4, true),
                                      NEXT(2, RC(2, 2), 4, false),
                                      {.cells = CELLS(RC(2, 2)),
                                       .value = 1,
                                       .is_true = true,
                                       .causes = &cause[2],
                                       .cause_count = 1,
                                       .set = 0,
                                       .technique = -1,
                                       .chain = -1})};
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, ", and 4, which is only in r2c2 there, is out, so all others are "
                                 "needed, and 1 is only in r2c2 there)"));
}

static void a_net_is_a_numbered_list(void **state)
{
    (void)state;
    only(RC(1, 1), V1 | V2 | V3);
    static const uint16_t both[] = {1, 2};
    const nonet_step step = {.technique = NN_FORCING_NET_CONTRADICTION,
                             REMOVES({RC(1, 9), 1}),
                             CHAIN_OF(FIRST(RC(1, 9), 1, true), NEXT(1, RC(1, 1), 1, false),
                                      {.cells = CELLS(RC(1, 1)),
                                       .value = 2,
                                       .is_true = false,
                                       .causes = &cause[0],
                                       .cause_count = 1,
                                       .set = -1,
                                       .technique = -1,
                                       .chain = -1},
                                      {.cells = CELLS(RC(1, 1)),
                                       .value = 3,
                                       .is_true = true,
                                       .causes = both,
                                       .cause_count = 2,
                                       .set = -1,
                                       .technique = -1,
                                       .chain = -1})};
    assert_text(&step, NONET_STEP_LINE, "forcing net contradiction: r1c9=1 is impossible => r1c9<>1");
    assert_text(&step, NONET_STEP_CHAINS,
                "1. r1c9=1 (assumed)\n2. r1c1<>1 by 1\n3. r1c1<>2 by 1\n4. r1c1=3 by 2 and 3");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "1. Suppose r1c9 is 1.\n(a) By 1, r1c1 is not 2: "));
    assert_non_null(strstr(text, "\n2. r1c1 is 3, by 1 and (a): no other candidate of r1c1 {123} is left."));
    assert_text(&step, NONET_STEP_WHAT, "There is a forcing net contradiction: suppose r1c9 is 1.");
}

static void a_statement_by_a_pattern_names_it(void **state)
{
    (void)state;
    static const uint16_t both[] = {1, 2};
    ONLY_PLACES(BOX + 1, 7, RC(1, 1), RC(1, 2), RC(3, 2), RC(3, 3));
    const nonet_step_node nodes[] = {FIRST(RC(3, 9), 7, true),
                                     NEXT(1, RC(3, 3), 7, false),
                                     NEXT(1, RC(3, 2), 7, false),
                                     {.cells = CELLS(RC(1, 8)),
                                      .value = 7,
                                      .is_true = false,
                                      .causes = both,
                                      .cause_count = 2,
                                      .set = -1,
                                      .technique = NN_POINTING,
                                      .chain = -1}};
    const nonet_step_chain chains[] = {{.nodes = nodes, .count = 4}};
    nonet_step step = {.technique = NN_DYNAMIC_PLUS, REMOVES({RC(3, 9), 7}), .chains = chains, .chain_count = 1};
    assert_text(&step, NONET_STEP_CHAINS,
                "1. r3c9=7 (assumed)\n2. r3c3<>7 by 1\n3. r3c2<>7 by 1\n4. r1c8<>7 by 2 and 3: pointing");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "\n(a) By 1, r1c8 is not 7: pointing 7 in box 1 (r1c12).\n"));

    ONLY_PLACES(BOX + 1, 7, RC(1, 1), RC(1, 2), RC(3, 3));
    const nonet_step_node plain[] = {nodes[0],
                                     nodes[1],
                                     {.cells = CELLS(RC(1, 8)),
                                      .value = 7,
                                      .is_true = false,
                                      .causes = &cause[1],
                                      .cause_count = 1,
                                      .set = -1,
                                      .technique = NN_POINTING,
                                      .chain = -1}};
    step.chains = (const nonet_step_chain[]){{.nodes = plain, .count = 3}};
    assert_text(&step, NONET_STEP_CHAINS, "r3c9=7 => r3c3<>7 => r1c8<>7 (pointing)");
}

static const uint16_t back_and_first[] = {2, 0}, second_and_third[] = {2, 1};
#define AFTER_TWO(from, where, what, truth)                                                                            \
    {                                                                                                                  \
        .cells = CELLS(where), .value = what, .is_true = truth, .causes = from, .cause_count = 2, .set = -1,           \
        .technique = -1, .chain = -1                                                                                   \
    }

static void branches_of_a_net_share_their_numbers(void **state)
{
    (void)state;
    only(RC(1, 1), V1 | V2 | V3);
    const nonet_step_node one[] = {FIRST(RC(1, 9), 1, true), NEXT(1, RC(1, 1), 1, false), NEXT(1, RC(1, 1), 2, false),
                                   AFTER_TWO(second_and_third, RC(1, 1), 3, true)};
    const nonet_step_node two[] = {FIRST(RC(1, 9), 1, true), NEXT(1, RC(1, 5), 1, false), NEXT(1, RC(1, 1), 1, false),
                                   AFTER_TWO(back_and_first, RC(1, 1), 3, false)};
    const nonet_step_chain chains[] = {{.nodes = one, .count = 4}, {.nodes = two, .count = 4}};
    const nonet_step step = {
        .technique = NN_FORCING_NET_CONTRADICTION, REMOVES({RC(1, 9), 1}), .chains = chains, .chain_count = 2};
    assert_text(&step, NONET_STEP_CHAINS,
                "1. r1c9=1 (assumed)\n2. r1c1<>1 by 1\n3. r1c1<>2 by 1\n4. r1c1=3 by 2 and 3\n5. r1c1<>3 by 1 "
                "and 2");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(
        text,
        "\n(b) By 1, r1c1 is not 3: it follows from what is known so far.\nBut the removal of 3 from r1c1 contradicts 2. So r1c9 cannot be 1."));
}

static void a_branch_that_refutes_itself_is_out(void **state)
{
    (void)state;
    only(RC(5, 5), V4 | V6);
    const nonet_step_node one[] = {FIRST(RC(5, 5), 4, true), NEXT(1, RC(9, 1), 4, false), NEXT(1, RC(9, 2), 4, false),
                                   AFTER_TWO(back_and_first, RC(9, 1), 4, true), NEXT(4, RC(9, 9), 1, false)};
    const nonet_step_node two[] = {FIRST(RC(5, 5), 6, true), NEXT(1, RC(9, 9), 1, false)};
    const nonet_step_chain chains[] = {{.nodes = one, .count = 5}, {.nodes = two, .count = 2}};
    nonet_step step = {.technique = NN_FORCING_NET_VERITY, REMOVES({RC(9, 9), 1}), .chains = chains, .chain_count = 2};
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "r5c5 can only be 4 or 6.\n1. If r5c5 is 4:\n(a) By 1, r9c1 is not 4: "));
    assert_non_null(strstr(
        text,
        "\n2. r9c1 is 4, by 1 and (b): it follows from what is known so far. But that contradicts the removal of 4 from r9c1, so r5c5 cannot be 4: this branch is out.\n3. If r5c5 is 6:\n(c) By 3, r9c9 is not 1: "));
    assert_non_null(strstr(text, "\nIn every case that is left r9c9 cannot be 1."));
    step.technique = NN_FORCING_NET_CONTRADICTION, step.chain_count = 1;
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "But that contradicts the removal of 4 from r9c1.\nSo it is wrong that r5c5 is 4: "));
    assert_text(&step, NONET_STEP_CHAINS,
                "1. r5c5=4 (assumed)\n2. r9c1<>4 by 1\n3. r9c2<>4 by 1\n4. r9c1=4 by 1 and 3, contradicts 2");
}

static void removals_are_told_in_few_groups(void **state)
{
    (void)state;
    nonet_step step = {.technique = NN_NAKED_PAIR, REMOVES({RC(1, 1), 4}, {RC(2, 2), 4}, {RC(1, 1), 5}, {RC(3, 3), 6})};
    assert_text(&step, NONET_STEP_REASON, "4 can be removed from r1c1,r2c2, 5 from r1c1 and 6 from r3c3.");
    assert_text(&step, NONET_STEP_NORMAL, "r1c1 and r2c2 cannot be 4, r1c1 cannot be 5, and r3c3 cannot be 6.");
    const nonet_candidate of_cells[] = {{RC(1, 1), 4}, {RC(1, 1), 5}, {RC(2, 2), 6}};
    step.eliminations = of_cells, step.elimination_count = 3;
    assert_text(&step, NONET_STEP_REASON, "4 and 5 can be removed from r1c1, and 6 from r2c2.");
    assert_text(&step, NONET_STEP_NORMAL, "r1c1 cannot be 4 or 5, and r2c2 cannot be 6.");
}

static void a_forcing_chain_says_what_is_left_without_a_place(void **state)
{
    (void)state;
    only(RC(1, 1), V1 | V2);
    ONLY_PLACES(ROW + 9, 4, RC(9, 1), RC(9, 2));
    const nonet_step_node one[] = {FIRST(RC(5, 5), 4, true), NEXT(1, RC(9, 1), 4, false)};
    const nonet_step_node two[] = {FIRST(RC(5, 5), 4, true), NEXT(1, RC(9, 2), 4, false)};
    const nonet_step_chain chains[] = {{.nodes = one, .count = 2}, {.nodes = two, .count = 2}};
    const nonet_step step = {
        .technique = NN_FORCING_CHAIN_CONTRADICTION, REMOVES({RC(5, 5), 4}), .chains = chains, .chain_count = 2};
    assert_text(&step, NONET_STEP_CHAINS, "r5c5=4 => r9c1<>4\nr5c5=4 => r9c2<>4");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "That leaves no place for 4 in row 9. So r5c5 cannot be 4."));
}

static void a_verity_names_all_possibilities(void **state)
{
    (void)state;
    only(RC(1, 1), V1 | V2);
    const nonet_step_node one[] = {FIRST(RC(1, 1), 1, true), NEXT(1, RC(1, 5), 1, false)};
    const nonet_step_node two[] = {FIRST(RC(1, 1), 2, true), NEXT(1, RC(1, 5), 1, false)};
    const nonet_step_chain chains[] = {{.nodes = one, .count = 2}, {.nodes = two, .count = 2}};
    const nonet_step step = {
        .technique = NN_FORCING_CHAIN_VERITY, REMOVES({RC(1, 5), 1}), .chains = chains, .chain_count = 2};
    assert_text(&step, NONET_STEP_LINE, "forcing chain verity: r1c1=1, r1c1=2 all lead to => r1c5<>1");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "r1c1 can only be 1 or 2.\nSuppose r1c1 is 1."));
    assert_non_null(strstr(text, "In every case r1c5 cannot be 1."));
    assert_text(&step, NONET_STEP_WHAT, "There is a forcing chain verity: suppose r1c1 is 1 or r1c1 is 2.");
}

static void a_remote_pair_has_two_kinds_of_cells(void **state)
{
    (void)state;
    const nonet_step step = {.technique = NN_REMOTE_PAIR,
                             REMOVES({RC(8, 8), 2}, {RC(8, 8), 6}),
                             .values = V2 | V6,
                             SETS(SET(V2 | V6, V2 | V6, RC(5, 8), RC(6, 4)), SET(V2 | V6, V2 | V6, RC(5, 6), RC(8, 4))),
                             CHAIN_OF(FIRST(RC(5, 8), 2, false), NEXT(1, RC(5, 8), 6, true),
                                      NEXT(2, RC(5, 6), 6, false), NEXT(3, RC(5, 6), 2, true),
                                      NEXT(4, RC(6, 4), 2, false), NEXT(5, RC(6, 4), 6, true),
                                      NEXT(6, RC(8, 4), 6, false), NEXT(7, RC(8, 4), 2, true))};
    assert_text(&step, NONET_STEP_LINE, "remote pair: (2=6)r5c8-(6=2)r5c6-(2=6)r6c4-(6=2)r8c4 => r8c8<>2, r8c8<>6");
    assert_text(&step, NONET_STEP_HODOKU, "remote pair: 2- r5c8 -6- r5c6 -2- r6c4 -6- r8c4 -2 => r8c8<>2, r8c8<>6");
    assert_text(&step, NONET_STEP_REASON,
                "All of these cells have only the candidates 2 and 6, and each sees the next, so they hold the "
                "two in turn: r5c8, r5c6, r6c4, r8c4. r5c8 and r6c4 are all the same value and "
                "r5c6 and r8c4 all the other one. What sees one of each kind sees both values: r8c8 sees r5c8 "
                "and r8c4. So 2 and 6 can be removed from r8c8.");
    assert_text(&step, NONET_STEP_NORMAL,
                "The cells of the chain hold 2 and 6 in turn: r5c8 and r6c4 are one of them, r5c6 and r8c4 the "
                "other. What sees one of each kind sees both values, so r8c8 cannot be 2 or 6.");
}

/* ---- wings, almost locked sets, colours ------------------------------------------------------------------ */

static void wings_have_a_pivot_and_pincers(void **state)
{
    (void)state;
    only(RC(3, 4), V2 | V7);
    const nonet_step step = {.technique = NN_XY_WING,
                             REMOVES({RC(8, 2), 5}),
                             .values = V2 | V5 | V7,
                             SETS(SET(V2 | V7, 0, RC(3, 4)), SET(V5 | V7, V7, RC(3, 2)), SET(V2 | V5, V2, RC(8, 4)))};
    assert_text(&step, NONET_STEP_LINE, "XY-wing: pivot r3c4 {27}, pincers r3c2 {57}, r8c4 {25} => r8c2<>5");
    assert_text(&step, NONET_STEP_REASON,
                "r3c4 is 2 or 7: if 2, then r8c4, which sees it and has only {25}, is 5; if 7, then r3c2, which "
                "sees it and has only {57}, is 5. So one of r3c2 and r8c4 is 5, and r8c2, which sees both, "
                "cannot be 5.");
    assert_text(&step, NONET_STEP_NORMAL,
                "r3c4 is 2 or 7: if 2, then r8c4 is 5; if 7, then r3c2 is 5. So one of r3c2 and r8c4 is 5, and "
                "r8c2, which sees both, cannot be 5.");
    assert_text(&step, NONET_STEP_PLACE, "Look at r3c4.");
    assert_text(&step, NONET_STEP_WHAT, "There is an XY-wing of 2, 5 and 7 with the pivot r3c4.");
}

static void a_w_wing_names_its_link(void **state)
{
    (void)state;
    const nonet_step step = {
        .technique = NN_W_WING,
        REMOVES({RC(8, 2), 3}),
        .values = V3 | V8,
        .base = HOUSES(COLUMN + 4),
        SETS(SET(V3 | V8, V8, RC(1, 2)), SET(V3 | V8, V8, RC(8, 5)), SET(V8, 0, RC(1, 4), RC(7, 4)))};
    assert_text(&step, NONET_STEP_LINE, "W-wing: 3,8 in r1c2,r8c5, joined by 8 in r17c4 => r8c2<>3");
    assert_text(&step, NONET_STEP_EUREKA, "(3=8)r1c2-r1c4=r7c4-(8=3)r8c5");
    assert_text(&step, NONET_STEP_REASON,
                "r1c2 and r8c5 can only be 3 or 8. In column 4, 8 is in r1c4, which makes r1c2 3, or in r7c4, "
                "which makes r8c5 3. r8c2 sees both r1c2 and r8c5 and cannot be 3.");
    assert_text(&step, NONET_STEP_NORMAL,
                "In column 4, 8 is in r1c4, which makes r1c2 3, or in r7c4, which makes r8c5 3. r8c2 sees both "
                "r1c2 and r8c5 and cannot be 3.");
}

static void an_als_xz_names_sets_and_places(void **state)
{
    (void)state;
    for (int column = 4; column <= 6; column++) only(RC(4, column), V3 | V5 | V7 | V9);
    only(RC(5, 7), V4 | V7 | V9);
    only(RC(5, 4), V4 | V9);
    const nonet_step step = {
        .technique = NN_ALS_XZ,
        REMOVES({RC(5, 6), 7}),
        .values = V7,
        SETS(SET(V3 | V5 | V7 | V9, V9, RC(4, 4), RC(4, 5), RC(4, 6)), SET(V4 | V7 | V9, 0, RC(5, 4), RC(5, 7)))};
    assert_text(&step, NONET_STEP_LINE, "ALS-XZ: A=r4c456 {3579}, B=r5c47 {479}, X=9, Z=7 => r5c6<>7");
    assert_text(&step, NONET_STEP_REASON,
                "A is r4c456 {3579}, B is r5c47 {479}. Each set has one candidate more than cells: if it lacks "
                "one, it holds all the others. All 9s of A (r4c456) see all 9s of B (r5c47), so not both have 9. "
                "If A lacks 9, it has 7; else B lacks 9 and has 7. So 7 is in A (r4c456) or in B (r5c7); r5c6 "
                "sees all of them and cannot be 7.");
    assert_text(&step, NONET_STEP_NORMAL,
                "A is r4c456 {3579}, B is r5c47 {479}. 9 cannot be in both, and the set without it has all "
                "its other values. So one of r4c456 and r5c7 is 7; r5c6 sees all of them and cannot be 7.");
    assert_text(&step, NONET_STEP_WHAT, "There is an ALS-XZ with r4c456 and r5c47.");
}

static void als_chains_go_from_set_to_set(void **state)
{
    (void)state;
    const nonet_step wing = {.technique = NN_ALS_XY_WING,
                             REMOVES({RC(3, 7), 2}),
                             .values = V2,
                             SETS(SET(V2 | V8, V8, RC(1, 7)), SET(V3 | V8, V3, RC(1, 4)), SET(V2 | V3, 0, RC(4, 4)))};
    assert_text(&wing, NONET_STEP_LINE, "ALS-XY-wing: A=r1c7 {28}, B=r1c4 {38}, C=r4c4 {23}, X=8, Y=3, Z=2 => r3c7<>2");
    nonet_step chain = wing;
    chain.technique = NN_ALS_CHAIN;
    assert_text(&chain, NONET_STEP_LINE, "ALS chain: (2=8)r1c7-(8=3)r1c4-(3=2)r4c4 => r3c7<>2");
    assert_text(&chain, NONET_STEP_HODOKU, "ALS chain: 2- r1c7 {28} -8- r1c4 {38} -3- r4c4 {23} -2 => r3c7<>2");
    static char text[4000];
    nonet_step_text(&chain, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(
        text,
        "If A lacks 2, it has 8, so B lacks 8 and has 3, so C lacks 3 and has 2. So 2 is in A (r1c7) or in C (r4c4); r3c7 sees both and cannot be 2."));
}

static void a_death_blossom_has_a_petal_for_each_value(void **state)
{
    (void)state;
    only(RC(1, 7), V2 | V8);
    only(RC(4, 4), V2 | V3);
    const nonet_step step = {.technique = NN_DEATH_BLOSSOM,
                             REMOVES({RC(4, 7), 2}),
                             .values = V2,
                             SETS(SET(V3 | V8, 0, RC(1, 4)), SET(V2 | V3, V3, RC(4, 4)), SET(V2 | V8, V8, RC(1, 7)))};
    assert_text(&step, NONET_STEP_LINE, "death blossom: stem r1c4 {38}, 3: r4c4 {23}, 8: r1c7 {28}, Z=2 => r4c7<>2");
    assert_text(&step, NONET_STEP_REASON,
                "r1c4 can only be 3 or 8. If it is 3, r4c4 cannot be it: then r4c4 {23} has all its other "
                "values, 2 too; if it is 8, r1c7 cannot be it: then r1c7 {28} has all its other values, 2 too. "
                "So one of r1c7 and r4c4 is 2, and what sees all of these cells cannot be 2. So r4c7 cannot be 2.");
    assert_text(&step, NONET_STEP_NORMAL,
                "r1c4 is 3 or 8: if 3, r4c4 {23} has 2; if 8, r1c7 {28} has 2. So one of r1c7 and r4c4 is 2. "
                "r4c7 sees both and cannot be 2.");
}

static void a_sue_de_coq_counts_its_values(void **state)
{
    (void)state;
    const nonet_step step = {.technique = NN_SUE_DE_COQ,
                             REMOVES({RC(9, 5), 2}, {RC(1, 4), 9}),
                             .base = HOUSES(COLUMN + 5, BOX + 2),
                             SETS(SET(V1 | V2 | V8 | V9, 0, RC(1, 5), RC(3, 5)), SET(V2 | V8, 0, RC(5, 5)),
                                  SET(V1 | V4 | V9, 0, RC(2, 4), RC(2, 6)))};
    assert_text(&step, NONET_STEP_LINE, "Sue de Coq: r13c5 {1289} with r5c5 {28} and r2c46 {149} => r9c5<>2, r1c4<>9");
    assert_text(&step, NONET_STEP_REASON,
                "r13c5 {1289} lie where column 5 and box 2 cross. Beside them column 5 has r5c5 {28} and box 2 "
                "has r2c46 {149}. In these five cells each of 2 and 8 can be used once only, since all their "
                "places are in column 5, and each of 1, 4 and 9 once only, in box 2. That makes five values for "
                "five cells, so none of them can be spared: no other cell of column 5 can be 2 or 8, and none of "
                "box 2 1, 4 or 9. So 2 can be removed from r9c5 and 9 from r1c4.");
    assert_text(&step, NONET_STEP_NORMAL,
                "r13c5 {1289}, where column 5 and box 2 cross, go with r5c5 {28} in column 5 and r2c46 {149} in "
                "box 2. These five cells have room for just five values, which are all used up there: r9c5 "
                "cannot be 2, and r1c4 cannot be 9.");
}

static void colours_have_names(void **state)
{
    (void)state;
    nonet_step step = {.technique = NN_SIMPLE_COLOURS_TRAP,
                       REMOVES({RC(8, 9), 1}),
                       .values = V1,
                       SETS(SET(V1, 0, RC(2, 3), RC(9, 8)), SET(V1, 0, RC(2, 9)), SET(V1, 0, RC(2, 6), RC(5, 6)),
                            SET(V1, 0, RC(5, 1)))};
    step.set_count = 2;
    assert_text(&step, NONET_STEP_LINE, "simple colours trap: 1 in (r2c3,r9c8) / (r2c9) => r8c9<>1");
    assert_text(&step, NONET_STEP_REASON,
                "Call r2c3 and r9c8 blue and r2c9 green: they are joined by houses in which 1 has only two "
                "places, one of each. So all blue cells are 1 and no green one is, or the other way round. What "
                "sees a blue cell and a green one sees 1 in any case: r8c9 sees the blue r9c8 and the green "
                "r2c9. So r8c9 cannot be 1.");
    assert_text(&step, NONET_STEP_NORMAL,
                "By strong links, all blue cells (r2c3,r9c8) or all green ones (r2c9) are 1. r8c9 sees both "
                "colours and cannot be 1.");
    step.set_count = 4;
    step.technique = NN_MULTI_COLOURS_1;
    const nonet_candidate victims[] = {{RC(5, 9), 1}, {RC(9, 1), 1}};
    step.eliminations = victims, step.elimination_count = 2;
    assert_text(&step, NONET_STEP_LINE, "multi-colours 1: 1 in (r2c3,r9c8) / (r2c9), (r25c6) / (r5c1) => r5c9,r9c1<>1");
    assert_text(&step, NONET_STEP_WHAT, "Colouring the places of 1 helps (multi-colours 1).");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text,
                           "r2c3 is blue and sees r2c6, which is red, so not both of these colours are true; green or "
                           "yellow is, and a cell that sees one of each cannot be 1: r5c9 sees the green r2c9 and "
                           "the yellow r5c1. r2c9 is green and sees r2c6, which is red, so not both of these colours "
                           "are true; blue or yellow is, and a cell that sees one of each cannot be 1: r9c1 sees the "
                           "blue r9c8 and the yellow r5c1. So 1 can be removed from r5c9,r9c1."));
}

/* ---- uniqueness -------------------------------------------------------------------------------------- */

static void a_unique_rectangle_says_why_it_must_not_be(void **state)
{
    (void)state;
    const nonet_step step = {.technique = NN_UNIQUE_RECTANGLE_1,
                             REMOVES({RC(8, 7), 1}, {RC(8, 7), 2}),
                             .values = V1 | V2,
                             .cells = CELLS(RC(8, 2), RC(8, 7), RC(9, 2), RC(9, 7)),
                             SETS(SET(V1 | V2, 0, RC(8, 2), RC(9, 2), RC(9, 7)), SET(V1 | V2 | V9, V9, RC(8, 7)))};
    assert_text(&step, NONET_STEP_LINE, "unique rectangle type 1: 1,2 in r89c27 => r8c7<>1, r8c7<>2");
    assert_text(&step, NONET_STEP_REASON,
                "r89c27 lie in two rows, two columns and two boxes. If they held nothing but 1 and 2, these two "
                "could be swapped, and the puzzle would have two solutions. r89c2,r9c7, the floor, can only be 1 "
                "or 2, so r8c7, the roof, must be 9: 1 and 2 can be removed from r8c7.");
    assert_text(&step, NONET_STEP_NORMAL, "If r89c27 held only 1 and 2, there would be two solutions. So r8c7 is 9.");
    assert_text(&step, NONET_STEP_PLACE, "Look at 1 and 2 in boxes 7 and 9.");
    assert_text(&step, NONET_STEP_WHAT, "There is a unique rectangle type 1 with 1 and 2.");
}

static void rectangles_of_other_types_have_their_own_end(void **state)
{
    (void)state;
    static char text[4000];
    nonet_step step = {.technique = NN_UNIQUE_RECTANGLE_2,
                       REMOVES({RC(8, 3), 9}),
                       .values = V1 | V2,
                       .cells = CELLS(RC(8, 2), RC(8, 7), RC(9, 2), RC(9, 7)),
                       SETS(SET(V1 | V2, 0, RC(9, 2), RC(9, 7)), SET(V1 | V2 | V9, V9, RC(8, 2), RC(8, 7)),
                            SET(V3 | V9, 0, RC(8, 3)))};
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(
        text, "Only r8c27, the roof, have another candidate, 9, so one of them is 9; r8c3 sees both and cannot be 9."));
    const nonet_houses row8 = HOUSES(ROW + 8);
    step.technique = NN_UNIQUE_RECTANGLE_3, step.base = row8;
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "With r8c3 (r8c3 {123456789}) in row 8 that makes two cells for 3 and 9"));
    const nonet_step_set tied[] = {step.sets[0], {.cells = step.sets[1].cells, .values = V1 | V2 | V9, .link = V1}};
    step.technique = NN_UNIQUE_RECTANGLE_4, step.sets = tied;
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(
        text,
        "In row 8, 1 can only be in r8c27, the roof, so one of them is 1. If the other were 2, r9c27, the floor, which can only be 1 or 2, would complete the pattern."));
}

static void a_hidden_rectangle_completes_itself(void **state)
{
    (void)state;
    const nonet_step step = {.technique = NN_HIDDEN_RECTANGLE,
                             REMOVES({RC(5, 6), 3}),
                             .values = V2 | V3,
                             .cells = CELLS(RC(4, 6), RC(4, 9), RC(5, 6), RC(5, 9)),
                             .base = HOUSES(ROW + 5, COLUMN + 6),
                             SETS(SET(V2 | V3, 0, RC(4, 9)), SET(V2 | V3 | V5, V2, RC(4, 6), RC(5, 6), RC(5, 9)),
                                  SET(V2 | V3 | V5, 0, RC(5, 6)))};
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(
        text,
        "In row 5 and column 6, 2 can only be at the corners. If r5c6 were 3, r4c6 and r5c9 would be 2, and r4c9, which can only be 2 or 3, would be 3: the pattern. So r5c6 cannot be 3."));
}

static void a_bug_names_the_odd_candidate(void **state)
{
    (void)state;
    only(RC(1, 3), V4 | V5 | V7);
    const nonet_step step = {.technique = NN_BUG_PLUS_1,
                             REMOVES({RC(1, 3), 4}, {RC(1, 3), 7}),
                             .cells = CELLS(RC(1, 3)),
                             SETS(SET(V5, 0, RC(1, 3)))};
    assert_text(&step, NONET_STEP_LINE, "BUG+1: 5 in r1c3 => r1c3<>4, r1c3<>7");
    assert_text(&step, NONET_STEP_WHAT, "There is a BUG+1 with r1c3.");
    static char text[4000];
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(
        text,
        "every empty cell could take its other candidate instead: the puzzle would have two solutions or none. So r1c3 must be 5."));
}

static void loops_and_extended_rectangles_say_what_could_be_swapped(void **state)
{
    (void)state;
    static char text[4000];
    nonet_step step = {
        .technique = NN_UNIQUE_LOOP_1,
        REMOVES({RC(3, 8), 1}, {RC(3, 8), 2}),
        .values = V1 | V2,
        .cells = CELLS(RC(1, 1), RC(1, 5), RC(2, 5), RC(2, 8), RC(3, 1), RC(3, 8)),
        SETS(SET(V1 | V2, 0, RC(1, 1), RC(1, 5), RC(2, 5), RC(2, 8), RC(3, 1)), SET(V1 | V2 | V9, V9, RC(3, 8)))};
    assert_text(&step, NONET_STEP_LINE, "unique loop type 1: 1,2 in r1c15,r2c58,r3c18 => r3c8<>1, r3c8<>2");
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "form a loop: each row, column and box has two of these six cells or "
                                 "none. If they held nothing but 1 and 2,"));
    assert_non_null(strstr(text, "so r3c8, the roof, must be 9: 1 and 2 can be removed from r3c8."));
    step.technique = NN_EXTENDED_RECTANGLE_1, step.values = V1 | V2 | V3;
    step.cells = (nonet_cells)CELLS(RC(1, 1), RC(1, 5), RC(1, 8), RC(2, 1), RC(2, 5), RC(2, 8));
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "r12c158 lie in two rows and three columns, the cells of each column in "
                                 "one box. If they held nothing but 1, 2 and 3, each of the two rows"));
    step.cells = (nonet_cells)CELLS(RC(1, 1), RC(1, 7), RC(2, 1), RC(2, 7), RC(3, 1), RC(3, 7));
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "r123c17 lie in two columns and three rows, the cells of each column in "
                                 "one box."));
}

static void graves_name_their_extra_candidates(void **state)
{
    (void)state;
    static char text[4000];
    only(RC(1, 3), V4 | V5 | V7);
    only(RC(6, 3), V2 | V5 | V9);
    nonet_step step = {.technique = NN_BUG_2,
                       REMOVES({RC(2, 3), 5}),
                       .values = V5,
                       .cells = CELLS(RC(1, 3), RC(6, 3)),
                       SETS(SET(V5, 0, RC(1, 3)), SET(V5, 0, RC(6, 3)), SET(V5 | V9, 0, RC(9, 3)))};
    step.set_count = 2;
    assert_text(&step, NONET_STEP_LINE, "BUG type 2: 5 in r1c3; 5 in r6c3 => r2c3<>5");
    assert_text(&step, NONET_STEP_WHAT, "There is a BUG type 2 with r16c3.");
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "but for r1c3 {457}, r6c3 {259}. Without 5 in r1c3 and 5 in r6c3, "));
    assert_non_null(strstr(text, "So at least one of them is true. r2c3 sees both and cannot be 5."));
    const nonet_houses column3 = HOUSES(COLUMN + 3);
    step.technique = NN_BUG_3, step.base = column3, step.set_count = 3;
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "With r9c3 ("));
    const nonet_step_set tied[] = {{.cells = step.sets[0].cells, .values = V5, .link = V9},
                                   {.cells = step.sets[1].cells, .values = V5, .link = V9}};
    step.technique = NN_BUG_4, step.sets = tied, step.set_count = 2;
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(
        text, "In column 3, 9 can only be in r16c3, so one of them is 9 and the other takes its extra candidate: "));
    const nonet_step_set different[] = {{.cells = step.sets[0].cells, .values = V4},
                                        {.cells = step.sets[1].cells, .values = V5}};
    const nonet_houses none = {NULL, 0};
    step.technique = NN_BUG_PLUS_N, step.sets = different, step.base = none;
    const nonet_candidate removed = {RC(1, 3), 5};
    step.eliminations = &removed;
    nonet_step_text(&step, &board, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "r1c3 cannot be 5 if r1c3 is 4, nor if r6c3 is 5 (both are in column 3)."));
}

/* ---- names ------------------------------------------------------------------------------------------- */

static void assert_cells_named(const nonet_layout *layout, const uint16_t *cells, size_t count, const char *expected)
{
    uint8_t *values = calloc((size_t)nonet_layout_cells(layout), 1);
    const nonet_position position = {layout, values, NULL, NULL};
    nonet_candidate removed[20];
    for (size_t i = 0; i < count; i++) removed[i] = (nonet_candidate){cells[i], 1};
    const nonet_step step = {.technique = NN_NAKED_SINGLE, .eliminations = removed, .elimination_count = count};
    char text[400], full[400];
    nonet_step_text(&step, &position, NULL, NONET_STEP_LINE, text, sizeof text);
    snprintf(full, sizeof full, "naked single: %s<>1", expected);
    assert_string_equal(text, full);
    free(values);
}
#define ASSERT_NAMED(layout, expected, ...)                                                                            \
    assert_cells_named(layout, (uint16_t[]){__VA_ARGS__}, sizeof((uint16_t[]){__VA_ARGS__}) / 2, expected)

static void cells_are_grouped_as_players_write_them(void **state)
{
    (void)state;
    ASSERT_NAMED(layout9, "r4c7", RC(4, 7));
    ASSERT_NAMED(layout9, "r46c7,r6c8", RC(4, 7), RC(6, 7), RC(6, 8));
    ASSERT_NAMED(layout9, "r14c27", RC(1, 2), RC(1, 7), RC(4, 2), RC(4, 7));
    ASSERT_NAMED(layout9, "r4c79,r56c9,r6c78", RC(4, 7), RC(4, 9), RC(5, 9), RC(6, 7), RC(6, 8), RC(6, 9));
}

static void large_boards_have_brackets(void **state)
{
    (void)state;
    nonet_layout *layout10;
    assert_int_equal(nonet_layout_new(2, 5, &layout10), NONET_OK);
    ASSERT_NAMED(layout10, "r10c3", 92);
    ASSERT_NAMED(layout10, "r10c(3,10)", 92, 99);
    ASSERT_NAMED(layout10, "r(1,10)c(1,2)", 0, 1, 90, 91);
    uint8_t cells[100] = {0};
    const nonet_position position = {layout10, cells, NULL, NULL};
    const nonet_step step = {
        .technique = NN_NAKED_PAIR, REMOVES({5, 10}), .values = V2 | 512, .cells = CELLS(0, 9), .base = HOUSES(0)};
    char text[1000];
    nonet_step_text(&step, &position, NULL, NONET_STEP_LINE, text, sizeof text);
    assert_string_equal(text, "naked pair: 2,10 in r1c(1,10) => r1c6<>10");
    nonet_step_text(&step, &position, NULL, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "(r1c1 {1,2,3,4,5,6,7,8,9,10}, "));
    nonet_layout_free(layout10);
}

/* A board with letters: its values are called by them, rows and boxes are numbers, and a set is never just A. */
static void values_are_told_in_the_symbols_of_the_board(void **state)
{
    (void)state;
    const char *const symbols = nonet_symbols_find("1");
    nonet_layout *layout12;
    assert_int_equal(nonet_layout_new(3, 4, &layout12), NONET_OK);
    uint8_t cells[144] = {0};
    const nonet_position position = {layout12, cells, NULL, NULL};
    const nonet_step pair = {
        .technique = NN_NAKED_PAIR, REMOVES({5, 10}), .values = V2 | 512, .cells = CELLS(0, 9), .base = HOUSES(11)};
    char text[2000];
    nonet_step_text(&pair, &position, symbols, NONET_STEP_LINE, text, sizeof text);
    assert_string_equal(text, "naked pair: 2,A in r1c(1,10) => r1c6<>A");
    nonet_step_text(&pair, &position, symbols, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "In row 12, "));
    assert_non_null(strstr(text, "(r1c1 {123456789ABC}, "));
    nonet_step_text(&pair, &position, "123456789AB", NONET_STEP_LINE, text, sizeof text); /* one is missing */
    assert_string_equal(text, "naked pair: 2,10 in r1c(1,10) => r1c6<>10");

    const nonet_step_set sets[] = {SET(V1 | V2, V1, 0), SET(V1 | 512, V1, 2)};
    const nonet_step als = {.technique = NN_ALS_XZ, REMOVES({5, 10}), .sets = sets, .set_count = 2};
    nonet_step_text(&als, &position, symbols, NONET_STEP_LINE, text, sizeof text);
    assert_string_equal(text, "ALS-XZ: set A=r1c1 {12}, set B=r1c3 {1A}, X=1, Z=A => r1c6<>A");
    nonet_step_text(&als, &position, symbols, NONET_STEP_REASON, text, sizeof text);
    assert_non_null(strstr(text, "Set A is r1c1 {12}, set B is "));
    assert_non_null(strstr(text, "so not both have 1. If set A lacks 1, it has A; else set B lacks"));
    nonet_layout_free(layout12);
}

/* ---- names of cells on large boards --------------------------------------------------------------------- */

enum { WIDE = 16 };

/* "9", "9-12" or "(1,9-12)" at the text: bits of the numbers. */
static unsigned read_numbers(const char **text)
{
    unsigned numbers = 0;
    const bool has_brackets = **text == '(';
    *text += has_brackets;
    for (;; ++*text) {
        char *end;
        const long first = strtol(*text, &end, 10), last = *end == '-' ? strtol(end + 1, &end, 10) : first;
        assert_in_range(first, 1, WIDE);
        assert_in_range(last, first, WIDE);
        for (long number = first; number <= last; number++) numbers |= 1u << (number - 1);
        *text = end;
        if (!has_brackets || **text != ',') break;
    }
    if (has_brackets) assert_int_equal(*(*text)++, ')');
    return numbers;
}

static void read_wide_cells(const char *text, bool found[WIDE * WIDE])
{
    for (;; text++) {
        assert_int_equal(*text++, 'r');
        const unsigned rows = read_numbers(&text);
        assert_int_equal(*text++, 'c');
        const unsigned columns = read_numbers(&text);
        for (int cell = 0; cell < WIDE * WIDE; cell++)
            if (rows >> (cell / WIDE) & columns >> (cell % WIDE) & 1) found[cell] = true;
        if (*text != ',') return;
    }
}

static void groups_of_a_large_board_can_be_read_back(void **state)
{
    (void)state;
    nonet_layout *layout;
    uint8_t values[WIDE * WIDE] = {0};
    uint64_t random = 1;
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    const nonet_position position = {layout, values, NULL, NULL};
    for (int round = 0; round < 200; round++) {
        bool wanted[WIDE * WIDE] = {false}, found[WIDE * WIDE] = {false};
        uint16_t cells[WIDE * WIDE];
        size_t count = 0;
        for (int cell = 0; cell < WIDE * WIDE; cell++) {
            random = random * 6364136223846793005u + 1442695040888963407u;
            wanted[cell] = random >> 60 < (unsigned)round % 16;
            if (wanted[cell] || (cell == 0 && round % 16 == 0)) cells[count++] = (uint16_t)cell, wanted[cell] = true;
        }
        const nonet_step step = {.technique = NN_NAKED_PAIR, .values = V2, .cells = {cells, count}, .base = HOUSES(0)};
        char text[4000];
        nonet_step_text(&step, &position, NULL, NONET_STEP_LINE, text, sizeof text);
        read_wide_cells(strstr(text, " in ") + 4, found);
        assert_memory_equal(wanted, found, sizeof wanted);
    }
    const nonet_step column = {.technique = NN_NAKED_PAIR,
                               REMOVES({5, 2}),
                               .values = V2,
                               .cells = CELLS(8 * WIDE + 13, 9 * WIDE + 13, 10 * WIDE + 13, 11 * WIDE + 13),
                               .base = HOUSES(0)};
    char text[200];
    nonet_step_text(&column, &position, NULL, NONET_STEP_LINE, text, sizeof text);
    assert_string_equal(text, "naked pair: 2 in r9-12c14 => r1c6<>2");
    nonet_layout_free(layout);
}

static void digits_are_told_as_numbers_are(void **state)
{
    (void)state;
    const nonet_step_set sets[] = {SET(V1 | V2, V1, RC(1, 1)), SET(V1 | V2, V1, RC(1, 3))};
    const nonet_step step = {.technique = NN_ALS_XZ, REMOVES({5, 2}), .sets = sets, .set_count = 2};
    for (int form = NONET_STEP_LINE; form <= NONET_STEP_HODOKU; form++) {
        char text[2000];
        nonet_step_text(&step, &board, nonet_symbols_find("1"), (nonet_step_form)form, text, sizeof text);
        assert_text(&step, (nonet_step_form)form, text);
    }
}

static void every_technique_has_texts(void **state)
{
    (void)state;
    for (size_t which = 0; which < NN_TECHNIQUES; which++) {
        const nonet_technique *technique = nonet_technique_at(which);
        const size_t length = strlen(technique->summary);
        assert_true(length > 30 && technique->summary[length - 1] == '.');
        assert_true(!nn_techniques[which].hodoku.order || technique->hodoku_name[0]);
        assert_int_equal(nonet_technique_find(technique->name), which);
    }
    assert_null(nonet_technique_at(NN_TECHNIQUES));
}

static void names_of_other_programs_are_understood(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        enum nn_technique technique;
    } names[] = {{"Direct Hidden Triplet", NN_DIRECT_HIDDEN_TRIPLE},
                 {"aligned triplet exclusion", NN_ALIGNED_TRIPLE_EXCLUSION},
                 {"pattern overlay", NN_TEMPLATE_DELETE},
                 {"naked triplet", NN_NAKED_TRIPLE},
                 {"hidden triplet", NN_HIDDEN_TRIPLE},
                 {"Nishio Forcing Chains", NN_NISHIO},
                 {"junior exocet", NN_EXOCET},
                 {"domino-loop", NN_SK_LOOP},
                 {"msls", NN_MULTI_SECTOR_LOCKED_SETS}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_int_equal(nonet_technique_find(names[i].name), names[i].technique);
    assert_int_equal(nonet_technique_find("triplet"), -1);
    assert_int_equal(nonet_technique_find(NULL), -1);
}

/* ---- buffers ----------------------------------------------------------------------------------------- */

static void small_buffers_get_the_beginning(void **state)
{
    (void)state;
    char whole[2000], part[2000];
    for (int form = NONET_STEP_LINE; form <= NONET_STEP_HODOKU; form++) {
        const size_t length = nonet_step_text(&naked_pair, &board, NULL, (nonet_step_form)form, whole, sizeof whole);
        assert_int_equal(length, strlen(whole));
        assert_int_equal(nonet_step_text(&naked_pair, &board, NULL, (nonet_step_form)form, NULL, 0), length);
        for (size_t size = 1; size <= length + 2; size++) {
            memset(part, '#', sizeof part);
            assert_int_equal(nonet_step_text(&naked_pair, &board, NULL, (nonet_step_form)form, part, size), length);
            const size_t kept = length < size ? length : size - 1;
            assert_int_equal(strlen(part), kept);
            assert_memory_equal(part, whole, kept);
            assert_int_equal(part[size], '#');
        }
    }
}

static void impossible_requests_give_an_empty_text(void **state)
{
    (void)state;
    char text[10] = "unchanged";
    nonet_step step = naked_pair;
    step.technique = NN_TECHNIQUES;
    assert_int_equal(nonet_step_text(&step, &board, NULL, NONET_STEP_LINE, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(nonet_step_text(NULL, &board, NULL, NONET_STEP_LINE, text, sizeof text), 0);
    assert_int_equal(nonet_step_text(&naked_pair, NULL, NULL, NONET_STEP_LINE, text, sizeof text), 0);
}

static void steps_without_their_pattern_tell_what_they_do(void **state)
{
    (void)state;
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        const nonet_step step = {.technique = which, REMOVES({RC(3, 2), 5})};
        char text[1000];
        for (int form = NONET_STEP_LINE; form <= NONET_STEP_HODOKU; form++) {
            const size_t length = nonet_step_text(&step, &board, NULL, (nonet_step_form)form, text, sizeof text);
            assert_int_equal(length > 0, nonet_step_has_text(&step, (nonet_step_form)form));
            if (form == NONET_STEP_LINE) assert_non_null(strstr(text, "r3c2<>5"));
        }
    }
}

#define TEST(name) cmocka_unit_test_setup(name, clear_board)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_full_house_names_its_house),
        TEST(a_hidden_single_names_what_blocks_the_other_cells),
        TEST(a_naked_single_says_where_the_other_values_are),
        TEST(a_last_digit_names_the_houses_that_lack_it),
        TEST(pointing_tells_why_the_box_has_no_other_place),
        TEST(a_naked_pair_shows_its_candidates),
        TEST(a_locked_pair_works_in_both_houses),
        TEST(a_hidden_pair_excludes_each_value_elsewhere),
        TEST(an_x_wing_lists_the_places_of_its_base),
        TEST(a_finned_fish_is_told_in_two_cases),
        TEST(a_franken_fish_mixes_houses_and_has_endo_fins),
        TEST(a_siamese_fish_is_told_as_two),
        TEST(a_large_fish_names_its_houses_once),
        TEST(a_kraken_fish_tells_the_chains_of_its_fins),
        TEST(a_kraken_fish_of_type_2_names_a_house_of_its_cover),
        TEST(a_skyscraper_is_a_chain_with_a_line_of_its_own),
        TEST(an_empty_rectangle_has_groups),
        TEST(a_discontinuous_loop_refutes_its_start),
        TEST(an_aic_with_two_values_tells_each_elimination),
        TEST(a_continuous_loop_lists_its_pairs),
        TEST(a_chain_through_a_set_says_where_its_values_are),
        TEST(a_net_is_a_numbered_list),
        TEST(a_statement_by_a_pattern_names_it),
        TEST(branches_of_a_net_share_their_numbers),
        TEST(a_branch_that_refutes_itself_is_out),
        TEST(removals_are_told_in_few_groups),
        TEST(a_forcing_chain_says_what_is_left_without_a_place),
        TEST(a_verity_names_all_possibilities),
        TEST(a_remote_pair_has_two_kinds_of_cells),
        TEST(wings_have_a_pivot_and_pincers),
        TEST(a_w_wing_names_its_link),
        TEST(an_als_xz_names_sets_and_places),
        TEST(als_chains_go_from_set_to_set),
        TEST(a_death_blossom_has_a_petal_for_each_value),
        TEST(a_sue_de_coq_counts_its_values),
        TEST(colours_have_names),
        TEST(a_unique_rectangle_says_why_it_must_not_be),
        TEST(rectangles_of_other_types_have_their_own_end),
        TEST(a_hidden_rectangle_completes_itself),
        TEST(a_bug_names_the_odd_candidate),
        TEST(loops_and_extended_rectangles_say_what_could_be_swapped),
        TEST(graves_name_their_extra_candidates),
        TEST(cells_are_grouped_as_players_write_them),
        TEST(large_boards_have_brackets),
        TEST(values_are_told_in_the_symbols_of_the_board),
        TEST(groups_of_a_large_board_can_be_read_back),
        TEST(digits_are_told_as_numbers_are),
        TEST(every_technique_has_texts),
        TEST(names_of_other_programs_are_understood),
        TEST(small_buffers_get_the_beginning),
        TEST(steps_without_their_pattern_tell_what_they_do),
        TEST(impossible_requests_give_an_empty_text),
    };
    return cmocka_run_group_tests(tests, make_layout, free_layout);
}
