/* use_rating.c: the stack that rating and canonical forms take. */
#include <stdlib.h>
#include <string.h>

#include "stack/painted.h"
#include "stack/scenarios.h"
#include "stack/stack_boards.h"

static bool wants_all(void *context, const nonet_rating_step *step)
{
    (void)context;
    return step != NULL;
}

static void use_rater(unsigned scales, bool canonical, const nonet_position *puzzle)
{
    nonet_rater_settings settings;
    nonet_rater *rater;
    nonet_rating rating;
    nonet_status status;
    CALL(nonet_rater_settings_defaults(&settings));
    settings.scales = scales;
    settings.canonical = canonical;
    CALL(nonet_rater_problem(puzzle, &settings));
    CALL(status = nonet_rater_new(&settings, &rater));
    stack_expect(status == NONET_OK, "a rater");
    CALL(status = nonet_rater_rate(rater, puzzle, &rating));
    stack_expect(status == NONET_OK, "a rating");
    CALL(nonet_rater_each(rater, puzzle, wants_all, NULL, &rating));
    nonet_progress progress;
    CALL(nonet_rater_progress(rater, &progress));
    CALL(nonet_rater_free(rater));
}

static void use_scales(const char *what, const nonet_position *puzzle)
{
    const nonet_scale *scale;
    const nonet_candidate gone[] = {{0, 1}, {0, 2}, {80, 9}};
    const nonet_rating_step step = {.technique = "", .eliminations = gone, .elimination_count = 3};
    char text[64];
    CALL(nonet_rating_step_text(&step, puzzle->layout, NULL, text, sizeof text));
    CALL(scale = nonet_scale_at(0));
    for (size_t i = 0; (scale = nonet_scale_at(i)); i++) {
        stack_scenario("%s, %s", what, scale->name);
        use_rater(1u << i, false, puzzle);
    }
    stack_scenario("%s, canonical", what);
    use_rater(NONET_SCALE_SE | NONET_SCALE_HODOKU | NONET_SCALE_NONET, true, puzzle);
}

/* ---- canonical forms ----------------------------------------------------------------------------- */

static nonet_canonizer *new_canonizer(void)
{
    nonet_canonizer_settings settings;
    nonet_canonizer *canonizer;
    nonet_status status;
    CALL(nonet_canonizer_settings_defaults(&settings));
    CALL(status = nonet_canonizer_new(&settings, &canonizer));
    stack_expect(status == NONET_OK, "a canonizer");
    return canonizer;
}

/* Some boards are only looked at by the canonizer for as long as they are regular: no status is expected. */
static void use_canonizer(const char *what, nonet_canonizer *canonizer, const nonet_position *board)
{
    nonet_canonical canonical;
    stack_scenario("%s", what);
    CALL(nonet_canonizer_problem(board, NULL));
    CALL(nonet_canonizer_run(canonizer, board, &canonical));
}

/* Marks that leave out every value which is the sum of row and column, so that labels are needed. */
static void use_marks(nonet_canonizer *canonizer, int rows, int columns)
{
    nonet_board *const board = board_new(board_layout(rows, columns), true);
    const int side = rows * columns;
    use_canonizer("all marks", canonizer, &board->position);
    for (int cell = 0; cell < side * side; cell++)
        board->candidates[cell] &= ~((uint64_t)1 << (cell / side + cell % side) % side);
    use_canonizer("regular marks", canonizer, &board->position);
    nonet_board_free(board);
}

static void use_transforms(const nonet_position *from)
{
    nonet_transform transform, inverse;
    nonet_board *const to = board_new(from->layout, false);
    stack_scenario("transforms");
    CALL(nonet_transform_identity(from->layout, &transform));
    CALL(nonet_transform_random(from->layout, 1, 2, &transform));
    CALL(nonet_transform_invert(from->layout, &transform, &inverse));
    CALL(nonet_transform_apply(&transform, from, to));
    nonet_board_free(to);
}

static void use_canonical_forms(void)
{
    nonet_canonizer *const canonizer = new_canonizer();
    static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {1, 5}, {1, 6}, {4, 2}};
    for (size_t i = 0; i < sizeof boxes / sizeof boxes[0]; i++) {
        const int rows = boxes[i][0], columns = boxes[i][1];
        for (int percent = 0; percent <= 100; percent += 20)
            use_canonizer("regular board", canonizer, board_dug(rows, columns, percent, 11));
        use_marks(canonizer, rows, columns);
    }
    for (size_t i = 0; board_hardest(i); i++) use_canonizer("hardest", canonizer, board_hardest(i));
    for (uint64_t i = 0; i < 20; i++) use_canonizer("minimal", canonizer, board_sample("minimal", i));
    CALL(nonet_canonizer_free(canonizer));
    use_transforms(board_dug(3, 3, 50, 1));
    use_transforms(board_dug(8, 8, 50, 1));
}

/* Chains inside chains inside chains, once: it takes seconds. */
static void rate_nested(void)
{
    nonet_rater *rater;
    nonet_rating rating;
    stack_scenario("the hardest, se");
    stack_expect(nonet_rater_new(NULL, &rater) == NONET_OK, "a rater");
    CALL(nonet_rater_rate(rater, board_hardest(0), &rating));
    stack_expect(rating.se.er > 110, "it is as hard as that");
    nonet_rater_free(rater);
}

void use_rating(void)
{
    use_canonical_forms();
    use_scales("trivial", board_sample("trivial", 0));
    for (uint64_t i = 0; i < 4; i++) use_scales("hard", board_sample("hard", i));
    use_scales("hardest", board_hardest(2));
    rate_nested();
    const nonet_position *const middle = board_sample("16x16", 0), *const large = board_sample("25x25", 0);
    stack_scenario("16x16, own scale");
    use_rater(NONET_SCALE_NONET, false, middle);
    stack_scenario("25x25, own scale");
    use_rater(NONET_SCALE_NONET, false, large);
}
