/* test_generator_problem.c: each condition on the settings of a generator: the reason given, that such a generator is
 * refused, and that settings just within the limit are accepted. */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

#include "cmocka_all.h"

static bool techniques[NONET_MAX_TECHNIQUES], others[NONET_MAX_TECHNIQUES];

/* `expected`: "setting: text", or NULL: there is no problem. */
static void assert_problem(const nonet_refusal *problem, const char *expected)
{
    char told[200] = "none";
    if (problem) snprintf(told, sizeof told, "%s: %s", problem->setting ? problem->setting : "board", problem->text);
    assert_string_equal(told, expected ? expected : "none");
}

/* `expected` NULL: there is such a generator. */
static void expect_problem(int box_rows, int box_columns, const nonet_generator_settings *settings,
                           const char *expected)
{
    nonet_layout *layout;
    nonet_generator *generator;
    assert_int_equal(nonet_layout_new(box_rows, box_columns, &layout), NONET_OK);
    assert_problem(nonet_generator_problem(layout, settings), expected);
    assert_int_equal(nonet_generator_new(layout, settings, &generator), expected ? NONET_ERR_ARG : NONET_OK);
    assert_int_equal(generator == NULL, expected != NULL);
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

static nonet_generator_settings usual(void)
{
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    return settings;
}

/* The usual settings, changed by these assignments. */
#define EXPECT(box_rows, box_columns, expected, ...)                                                                   \
    do {                                                                                                               \
        nonet_generator_settings with = usual();                                                                       \
        __VA_ARGS__;                                                                                                   \
        expect_problem(box_rows, box_columns, &with, expected);                                                        \
    } while (0)
#define EXPECT9(expected, ...) EXPECT(3, 3, expected, __VA_ARGS__)

static const bool *only(const char *name)
{
    memset(techniques, 0, sizeof techniques);
    assert_true(nonet_technique_group(name, techniques) > 0);
    return techniques;
}

static const bool *but(const char *name)
{
    memset(others, 0, sizeof others);
    assert_true(nonet_technique_group(name, others) > 0);
    return others;
}

static void boards_are_classic_and_up_to_25x25(void **state)
{
    (void)state;
    nonet_generator *generator;
    const nonet_generator_settings settings = usual();
    assert_problem(nonet_generator_problem(NULL, &settings), "board: puzzles are made with classic rules only");
    assert_int_equal(nonet_generator_new(NULL, &settings, &generator), NONET_ERR_ARG);
    expect_problem(3, 3, NULL, NULL);
    expect_problem(5, 5, &settings, NULL);
    expect_problem(5, 6, &settings, "board: puzzles are made up to 25x25");
    EXPECT9("reserved: not 0", with.reserved[15] = 1);
}

static void numbers_of_clues_are_possible(void **state)
{
    (void)state;
    EXPECT9("fewest_clues: a number is below 0", with.fewest_clues = -1);
    EXPECT9("most_clues: a number is below 0", with.most_clues = -1);
    EXPECT9("most_clues: the most are less than the fewest", with.fewest_clues = 30, with.most_clues = 29);
    EXPECT9(NULL, with.fewest_clues = 30, with.most_clues = 30);
    EXPECT9("most_clues: the board does not have that many cells", with.most_clues = 82);
    EXPECT9("fewest_clues: the board does not have that many cells", with.fewest_clues = 82);
    EXPECT9("most_clues: no puzzle of this size has so few", with.most_clues = 16);
    EXPECT9(NULL, with.most_clues = 17);
    EXPECT9("fewest_clues: no minimal puzzle of this size has that many", with.fewest_clues = 73);
    static const char unknown[] =
        "fewest_clues: no minimal puzzle with more than 40 is known; with redundant clues there are";
    EXPECT9(unknown, with.fewest_clues = 72);
    EXPECT9(unknown, with.fewest_clues = 41);
    EXPECT9(NULL, with.fewest_clues = 40);
    EXPECT9(NULL, with.fewest_clues = 41, with.symmetry = NONET_SYMMETRY_ROTATE180);
    EXPECT9(NULL, with.fewest_clues = 73, with.symmetry = NONET_SYMMETRY_ROTATE180); /* groups, not clues */
    EXPECT9(NULL, with.fewest_clues = 73, with.keeps_redundant = true);
    EXPECT(2, 3, "most_clues: no puzzle of this size has so few", with.most_clues = 7);
    EXPECT(2, 2, "fewest_clues: no minimal puzzle of this size has that many", with.fewest_clues = 7);
    EXPECT9("symmetry: there is no such symmetry", with.symmetry = (nonet_symmetry)7);
    EXPECT9("fewest_clues: with this symmetry there are never that many", with.symmetry = NONET_SYMMETRY_FULL,
            with.fewest_clues = with.most_clues = 30);
    EXPECT9(NULL, with.symmetry = NONET_SYMMETRY_FULL, with.fewest_clues = 30, with.most_clues = 32);
}

static void something_says_when_enough_clues_are_gone(void **state)
{
    (void)state;
    static const char nine[] = "keeps_redundant: puzzles that need not be so need a number of clues";
    static const char any[] =
        "keeps_redundant: puzzles that need not be so need a number of clues, a level up to expert, or techniques that are needed";
    EXPECT9(nine, with.keeps_redundant = true);
    EXPECT9(nine, with.keeps_redundant = true, with.hardest = nonet_level_find("easy"));
    EXPECT9(NULL, with.keeps_redundant = true, with.fewest_clues = 30);
    EXPECT9(NULL, with.keeps_redundant = true, with.most_clues = 30);
    EXPECT(2, 3, any, with.keeps_redundant = true);
    EXPECT(2, 3, NULL, with.keeps_redundant = true, with.hardest = nonet_level_find("expert"));
    EXPECT(2, 3, NULL, with.keeps_redundant = true, with.needed = only("hidden single"));
}

static void levels_are_in_order(void **state)
{
    (void)state;
    const int hard = nonet_level_find("hard");
    EXPECT9("easiest: there is no such level", with.easiest = -1);
    EXPECT9("hardest: there is no such level", with.hardest = nonet_level_hardest() + 1);
    EXPECT9("easiest: the easiest is above the hardest", with.easiest = hard, with.hardest = hard - 1);
    EXPECT9(NULL, with.easiest = hard, with.hardest = hard);
    EXPECT(2, 2, "easiest: 4x4 puzzles are always of level beginner", with.easiest = 1);
    EXPECT(2, 2, NULL, with.hardest = 0);
}

static void techniques_leave_a_way(void **state)
{
    (void)state;
    memset(others, 0, sizeof others);
    EXPECT9("needed: none is named", with.needed = others);
    EXPECT9("without: all techniques that are needed are left out", with.needed = only("X-wing"),
            with.without = but("fish"));
    EXPECT9(NULL, with.needed = only("fish"), with.without = but("X-wing"));
    EXPECT9("needed: brute force is what is left when no technique helps", with.needed = only("brute force"));
    EXPECT9("without: nothing is left that puzzles of this level need", with.hardest = 0,
            with.without = but("beginner"));
    EXPECT9(NULL, with.hardest = 1, with.without = but("hidden single"));
    EXPECT9("without: needs a level up to expert, or techniques that are needed", with.without = but("X-wing"));
    EXPECT(2, 2, "needed: 4x4 puzzles need nothing but singles", with.needed = only("X-wing"));
    EXPECT(2, 2, NULL, with.needed = only("naked single"));
}

static void ratings_are_on_their_scales(void **state)
{
    (void)state;
    EXPECT(2, 3, "least_er: this scale is for 9x9", with.least_er = 20);
    EXPECT(2, 3, "least_score: this scale is for 9x9", with.most_score = 500);
    EXPECT9("least_er: a number is below 0", with.least_er = -1);
    EXPECT9("least_score: a number is below 0", with.least_score = -1);
    EXPECT9("most_er: the highest is below the lowest", with.least_er = 42, with.most_er = 41);
    EXPECT9("most_score: the highest is below the lowest", with.least_score = 500, with.most_score = 499);
    EXPECT9("most_er: nothing is below 1.0", with.most_er = 9);
    EXPECT9(NULL, with.most_er = 15);
    EXPECT9("least_er: no puzzle above 11.9 is known", with.least_er = 120);
    EXPECT9(NULL, with.least_er = 42, with.most_er = 42, with.least_score = 500);
}

static void weights_are_for_puzzles_as_they_come(void **state)
{
    (void)state;
    static const char demands[] = "weighs: only for puzzles as they come, without demands on them";
    EXPECT9(NULL, with.weighs = true, with.seed = 7);
    EXPECT9(demands, with.weighs = true, with.most_clues = 30);
    EXPECT9(demands, with.weighs = true, with.symmetry = NONET_SYMMETRY_ANY);
    EXPECT9(demands, with.weighs = true, with.easiest = 1);
    EXPECT(4, 4, NULL, with.weighs = true);
    EXPECT(4, 5, "weighs: only for boards up to 16x16; above, clues stay that may be redundant", with.weighs = true);
}

static void patterns_say_how_many_clues_and_where(void **state)
{
    (void)state;
    bool pattern[81];
    for (int cell = 0; cell < 81; cell++) pattern[cell] = cell % 3 != 0;
    EXPECT9(NULL, with.pattern = pattern, with.keeps_redundant = true);
    EXPECT9("pattern: it says where the clues are, so it cannot have a symmetry", with.pattern = pattern,
            with.symmetry = NONET_SYMMETRY_ROTATE180);
    EXPECT9("most_clues: the pattern has another number of cells", with.pattern = pattern, with.most_clues = 53);
    EXPECT9("fewest_clues: the pattern has another number of cells", with.pattern = pattern, with.fewest_clues = 55);
    EXPECT9(NULL, with.pattern = pattern, with.keeps_redundant = true, with.fewest_clues = with.most_clues = 54);
    EXPECT9("pattern: minimal puzzles have an empty cell in every row, column and box", with.pattern = pattern);
    memset(pattern, 0, sizeof pattern);
    EXPECT9("pattern: two values would have no clue: they could change places", with.pattern = pattern);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_are_classic_and_up_to_25x25),
        cmocka_unit_test(numbers_of_clues_are_possible),
        cmocka_unit_test(something_says_when_enough_clues_are_gone),
        cmocka_unit_test(levels_are_in_order),
        cmocka_unit_test(techniques_leave_a_way),
        cmocka_unit_test(ratings_are_on_their_scales),
        cmocka_unit_test(weights_are_for_puzzles_as_they_come),
        cmocka_unit_test(patterns_say_how_many_clues_and_where),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
