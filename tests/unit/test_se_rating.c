/* test_se_rating.c: Sudoku Explainer's rating: ER, EP and ED of our own puzzles and positions of candidates, one or
 * more for each value that we could make, in tests/data/ratings.tsv; most of them rated by Sudoku Explainer as well. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "rate/se/rater.h"

/* Under valgrind, emulators and sanitizers everything takes ten times as long and more: there the hardest ones and
 * all but some of the others are left out. */
#if defined(TESTS_ARE_SLOW) || defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
#define IS_SLOW 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define IS_SLOW 1
#endif
#endif
#ifdef IS_SLOW
enum { HARDEST = 90, EVERY = 3 };
#else
enum { HARDEST = 130, EVERY = 1 };
#endif

enum { CELLS = 81, MARKS = 729, LONGEST_LINE = 1000 };

struct fixture {
    uint8_t cells[CELLS];
    uint64_t candidates[CELLS];
    bool has_candidates;
    int er, ep, ed; /* in tenths */
};

static int tenths(double rating)
{
    return (int)((rating + 0.05) * 10);
}

static void read_puzzle(const char *text, size_t length, struct fixture *fixture)
{
    memset(fixture, 0, sizeof *fixture);
    fixture->has_candidates = length == MARKS;
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '.') continue;
        if (!fixture->has_candidates) fixture->cells[i] = (uint8_t)(text[i] - '0');
        else fixture->candidates[i / 9] |= (uint64_t)1 << (text[i] - '1');
    }
}

static void read_line(char *line, struct fixture *fixture)
{
    const size_t length = strcspn(line, "\t");
    assert_true(length == CELLS || length == MARKS);
    read_puzzle(line, length, fixture);
    char *rest = line + length;
    fixture->er = tenths(strtod(rest, &rest));
    fixture->ep = tenths(strtod(rest, &rest));
    fixture->ed = tenths(strtod(rest, &rest));
    assert_in_range(fixture->er, 10, 200);
}

static void check_fixture(struct nn_se_rater *rater, const nonet_layout *layout, struct fixture *fixture, int line)
{
    const nonet_position position = {.layout = layout, .cells = fixture->cells,
                                     .candidates = fixture->has_candidates ? fixture->candidates : NULL};
    struct nn_se_rating rating;
    assert_true(nn_se_rate(rater, &position, &rating));
    if (tenths(rating.er) != fixture->er || tenths(rating.ep) != fixture->ep || tenths(rating.ed) != fixture->ed)
        fail_msg("line %d: %.1f %.1f %.1f", line, rating.er, rating.ep, rating.ed);
}

static void ratings_are_those_of_sudoku_explainer(void **state)
{
    (void)state;
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    struct nn_se_rater *const rater = malloc(sizeof *rater);
    assert_non_null(rater);
    nn_se_rater_init(rater, layout);
    FILE *const file = fopen("tests/data/ratings.tsv", "r");
    assert_non_null(file);
    static char line[LONGEST_LINE];
    struct fixture fixture;
    int lines = 0, checked = 0;
    while (fgets(line, sizeof line, file)) {
        lines++;
        if (line[0] == '#') continue;
        read_line(line, &fixture);
        if (fixture.er > HARDEST || lines % EVERY) continue;
        check_fixture(rater, layout, &fixture, lines);
        checked++;
    }
    fclose(file);
    assert_true(checked >= 40);
    nn_se_rater_release(rater);
    free(rater);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(ratings_are_those_of_sudoku_explainer)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
