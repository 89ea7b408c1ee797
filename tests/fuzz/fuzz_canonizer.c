/* fuzz_canonizer.c: any position (raw_position.h) and equivalents of it: they have the same canonical form, which the
 * transform leads to, and no larger one; a transform and its inverse change nothing; and any bytes as a transform are
 * refused, or do what a transform does. */
#include "fuzz/raw_position.h"

enum { LARGEST_SIDE = 10, TIME_MS = 50 };

static nonet_board *board_like(const nonet_position *position)
{
    nonet_board *board;
    REQUIRE(nonet_board_new(position->layout, position->candidates != NULL, &board) == NONET_OK);
    return board;
}

static nonet_board *transformed(const nonet_position *position, const nonet_transform *transform)
{
    nonet_board *const board = board_like(position);
    REQUIRE(nonet_transform_apply(transform, position, board) == NONET_OK);
    return board;
}

static void require_equal(const nonet_position *position, const nonet_position *other)
{
    static uint64_t marks[NONET_MAX_CELLS], other_marks[NONET_MAX_CELLS];
    const size_t cells = (size_t)nonet_layout_cells(position->layout);
    REQUIRE(memcmp(position->cells, other->cells, cells) == 0);
    if (!position->candidates || !other->candidates) return;
    REQUIRE(nonet_position_candidates(position, marks) == NONET_OK);
    REQUIRE(nonet_position_candidates(other, other_marks) == NONET_OK);
    REQUIRE(memcmp(marks, other_marks, cells * sizeof *marks) == 0);
}

static void check_inverse(const nonet_position *position, const nonet_transform *transform)
{
    nonet_transform inverse;
    REQUIRE(nonet_transform_invert(position->layout, transform, &inverse) == NONET_OK);
    nonet_board *const there = transformed(position, transform);
    nonet_board *const back = transformed(&there->position, &inverse);
    require_equal(position, &back->position);
    nonet_board_free(there);
    nonet_board_free(back);
}

/* The form of a position. False: it has none, or there was not enough time. */
static bool find_form(const nonet_position *position, nonet_board *form, uint64_t *automorphisms)
{
    nonet_canonizer *canonizer;
    nonet_canonical canonical;
    const nonet_canonizer_settings settings = {.timeout_ms = TIME_MS};
    REQUIRE(nonet_canonizer_new(&settings, &canonizer) == NONET_OK);
    const bool is_refused = nonet_canonizer_problem(position, &settings) != NULL;
    const nonet_status status = nonet_canonizer_run(canonizer, position, &canonical);
    REQUIRE(is_refused ? status == NONET_ERR_ARG : status == NONET_OK || status == NONET_STOPPED);
    if (status == NONET_OK) {
        const nonet_position found = {position->layout, canonical.cells, NULL, canonical.candidates};
        nonet_board *const again = transformed(position, &canonical.transform);
        require_equal(&again->position, &found);
        nonet_board_free(again);
        REQUIRE(nonet_board_copy(form, &found) == NONET_OK);
        *automorphisms = canonical.automorphisms;
    }
    nonet_canonizer_free(canonizer);
    return status == NONET_OK;
}

static void check_forms(const struct raw_position *raw)
{
    nonet_board *const form = board_like(&raw->position), *const second = board_like(&raw->position);
    nonet_transform transform;
    uint64_t automorphisms, second_automorphisms;
    const size_t cells = (size_t)nonet_layout_cells(raw->layout);
    if (find_form(&raw->position, form, &automorphisms)) {
        REQUIRE(nonet_transform_random(raw->layout, (uint64_t)raw->question, 1, &transform) == NONET_OK);
        nonet_board *const like = transformed(&raw->position, &transform);
        if (find_form(&like->position, second, &second_automorphisms)) {
            require_equal(&form->position, &second->position);
            REQUIRE(automorphisms >= 1 && automorphisms == second_automorphisms);
        }
        if (!raw->position.candidates) REQUIRE(memcmp(form->cells, like->cells, cells) <= 0);
        check_inverse(&raw->position, &transform);
        nonet_board_free(like);
    }
    nonet_board_free(form);
    nonet_board_free(second);
}

/* Any bytes as a transform. */
static void try_transform(const struct raw_position *raw, struct fuzz_input *input)
{
    const int side = nonet_layout_side(raw->layout);
    nonet_transform transform, inverse;
    char text[1024];
    REQUIRE(nonet_transform_identity(raw->layout, &transform) == NONET_OK);
    transform.is_transposed = input_truth(input);
    for (int changes = input_below(input, 16); changes > 0; changes--) {
        uint8_t *const lists[] = {transform.rows, transform.columns, transform.values + 1, transform.values};
        lists[input_below(input, 4)][input_below(input, side)] = input_byte(input);
    }
    const bool is_valid = nonet_transform_text(&transform, raw->layout, text, sizeof text) > 0;
    const nonet_status status = nonet_transform_invert(raw->layout, &transform, &inverse);
    REQUIRE(status == (is_valid ? NONET_OK : NONET_ERR_ARG));
    nonet_board *const board = board_like(&raw->position);
    REQUIRE(nonet_transform_apply(&transform, &raw->position, board) ==
            (is_valid && raw->is_in_range ? NONET_OK : NONET_ERR_ARG));
    nonet_board_free(board);
    if (is_valid && raw->is_in_range) check_inverse(&raw->position, &transform);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct raw_position raw;
    struct fuzz_input input = {data, size};
    take_raw_position(&raw, &input, LARGEST_SIDE);
    check_forms(&raw);
    try_transform(&raw, &input);
    nonet_layout_free(raw.layout);
    return 0;
}
