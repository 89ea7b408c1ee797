/* canonizer.c: the handle of canonical forms; see minlex.h for how they are found. */
#include <stdlib.h>
#include <string.h>

#include "base/invariants.h"
#include "base/refusal.h"
#include "base/reserved.h"
#include "base/try.h"
#include "board/check.h"
#include "board/nine.h"
#include "canon/eight_cells.h"
#include "canon/full_grid.h"
#include "canon/labelling.h"
#include "canon/transform.h"

enum { CANON_CELLS = NN_MINLEX_SIDE * NN_MINLEX_SIDE };

struct nonet_canonizer {
    nonet_canonizer_settings settings;
    nonet_layout *layout;         /* of the last board that was not a full 9x9 grid, and */
    struct nn_minlex_shape shape; /* the shape derived from it */
    struct nn_row_pairs pairs;    /* filled for the first full grid */
    struct nn_minlex minlex;
    struct nn_minlex_search *search;
    struct nn_label_search *labels;
    uint8_t cells[CANON_CELLS];
    uint64_t candidates[CANON_CELLS];
};

void nonet_canonizer_settings_defaults(nonet_canonizer_settings *settings)
{
    if (settings) *settings = (nonet_canonizer_settings){0};
}

/* Does a value occur twice in a row or column? Boxes do not matter: the moves to an equivalent board keep them
 * intact. */
static bool has_equal_values(const nonet_position *position)
{
    const int side = position->layout->side;
    for (int line = 0; line < 2 * side; line++) {
        uint64_t seen = 0;
        for (int place = 0; place < side; place++) {
            const int value = position->cells[nn_house(position->layout, line)[place]];
            if (value && seen & nn_bit(value - 1)) return true;
            if (value) seen |= nn_bit(value - 1);
        }
    }
    return false;
}

const nonet_refusal *nonet_canonizer_problem(const nonet_position *position, const nonet_canonizer_settings *settings)
{
    NN_REFUSE_IF(!NN_RESERVED_IS_UNUSED(settings), "reserved", "not 0");
    const nonet_refusal *const problem = position ? nn_position_problem(position) : NULL;
    if (problem || !position) return problem;
    NN_REFUSE_IF(position->layout->side > NN_MINLEX_SIDE, NULL, "canonical forms are for boards up to 9x9");
    NN_REFUSE_IF(position->cells && has_equal_values(position), NULL, "equal values stand in a row or column");
    return NULL;
}

nonet_status nonet_canonizer_new(const nonet_canonizer_settings *settings, nonet_canonizer **canonizer)
{
    if (!canonizer) return NONET_ERR_ARG;
    *canonizer = NULL;
    if (nonet_canonizer_problem(NULL, settings)) return NONET_ERR_ARG;
    nonet_canonizer *const made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    if (settings) made->settings = *settings;
    made->search = nn_minlex_search_new();
    made->labels = nn_label_search_new();
    if (!made->search || !made->labels) {
        nonet_canonizer_free(made);
        return NONET_ERR_MEMORY;
    }
    *canonizer = made;
    return NONET_OK;
}

void nonet_canonizer_free(nonet_canonizer *canonizer)
{
    if (!canonizer) return;
    nonet_layout_free(canonizer->layout);
    free(canonizer->search);
    free(canonizer->labels);
    free(canonizer);
}

/* Values that do not occur get the remaining names, in order. */
static void name_absent_values(int side, nonet_transform *transform)
{
    int name = 0;
    for (int value = 1; value <= side; value++)
        if (transform->values[value] > name) name = transform->values[value];
    for (int value = 1; value <= side; value++)
        if (!transform->values[value]) transform->values[value] = (uint8_t)++name;
}

static void write_any(const struct nn_minlex *minlex, int side, uint8_t *cells)
{
    for (int row = 0; row < side; row++)
        for (int column = 0; column < side; column++) *cells++ = minlex->rows[row] >> nn_minlex_shift(column) & 15;
}

/* The same, the first eight cells of a row at once. */
static void write_nine(const struct nn_minlex *minlex, uint8_t *cells)
{
    for (int row = 0; row < 9; row++, cells += 9) {
        nn_eight_store(minlex->rows[row] >> 4 & UINT64_C(0x0f0f0f0f0f0f0f0f), cells);
        cells[8] = minlex->rows[row] & 15;
    }
}

static void write_moved_candidates(const nonet_position *position, const uint64_t *marks,
                                   const nonet_transform *transform, uint64_t *candidates)
{
    const int side = position->layout->side;
    for (int cell = 0; cell < position->layout->cells; cell++) {
        const int source = nn_transform_source(transform, side, cell / side, cell % side);
        candidates[cell] = nn_transform_marks(transform, marks[source]);
    }
}

static bool is_full_nine(const nonet_position *position)
{
    if (!nn_is_nine(position->layout) || memchr(position->cells, 0, CANON_CELLS)) return false;
    const nonet_position values = {position->layout, position->cells, NULL, NULL};
    return nn_nine_accepts(&values, position->cells);
}

static nonet_status set_shape(nonet_canonizer *canonizer, const nonet_layout *layout)
{
    if (nonet_layout_equal(canonizer->layout, layout)) return NONET_OK;
    nonet_layout_free(canonizer->layout);
    NN_TRY(nonet_layout_copy(layout, &canonizer->layout));
    nn_minlex_shape_fill(layout, &canonizer->shape);
    return NONET_OK;
}

/* As nn_minlex_find. */
static nonet_status find_form(nonet_canonizer *canonizer, const nonet_position *position)
{
    if (!is_full_nine(position)) {
        struct nn_watch watch;
        nn_watch_begin(&watch, canonizer->settings.stop, canonizer->settings.timeout_ms);
        NN_TRY(set_shape(canonizer, position->layout));
        return nn_minlex_find(canonizer->search, &canonizer->shape, position->cells, &watch, &canonizer->minlex);
    }
    if (!canonizer->pairs.is_ready) nn_row_pairs_fill(&canonizer->pairs);
    nn_full_grid_find(&canonizer->pairs, position->cells, &canonizer->minlex);
    return NONET_OK;
}

/* Do the marks leave out a value that the cells alone would allow? Otherwise they add nothing. */
static bool has_own_marks(const nonet_position *position, const uint64_t *marks)
{
    uint64_t allowed[CANON_CELLS];
    const nonet_position values = {position->layout, position->cells, NULL, NULL};
    nn_position_candidates(&values, allowed);
    return memcmp(allowed, marks, (size_t)position->layout->cells * sizeof *marks) != 0;
}

static void write_smallest(nonet_canonizer *canonizer, int side, nonet_canonical *canonical)
{
    struct nn_minlex *minlex = &canonizer->minlex;
    name_absent_values(side, &minlex->transform);
    if (side == 9) write_nine(minlex, canonizer->cells);
    else write_any(minlex, side, canonizer->cells);
    canonical->transform = minlex->transform;
    canonical->automorphisms = minlex->automorphisms;
}

static void find_labelling(nonet_canonizer *canonizer, const nonet_position *position, uint64_t *marks,
                           nonet_canonical *canonical)
{
    struct nn_labelling labelling;
    const nonet_position marked = {position->layout, position->cells, NULL, marks};
    nn_labelling_find(canonizer->labels, &marked, &labelling);
    NN_CHECK(nn_labelling_check(&labelling, position->layout->side, position->cells));
    memcpy(canonizer->cells, labelling.cells, (size_t)position->layout->cells);
    canonical->transform = labelling.transform;
    canonical->automorphisms = labelling.automorphisms;
}

nonet_status nonet_canonizer_run(nonet_canonizer *canonizer, const nonet_position *position, nonet_canonical *canonical)
{
    if (!canonizer || !canonical || !nn_position_is_classic(position)) return NONET_ERR_ARG;
    if (position->layout->side > NN_MINLEX_SIDE) return NONET_ERR_ARG;
    NN_TRY(find_form(canonizer, position));
    NN_CHECK(nn_minlex_check(&canonizer->minlex, position->layout->side, position->cells));
    canonical->cells = canonizer->cells;
    canonical->candidates = NULL;
    memset(canonical->reserved, 0, sizeof canonical->reserved);
    write_smallest(canonizer, position->layout->side, canonical);
    if (!position->candidates) return NONET_OK;

    uint64_t marks[CANON_CELLS];
    nn_position_candidates(position, marks);
    if (has_own_marks(position, marks)) find_labelling(canonizer, position, marks, canonical);
    write_moved_candidates(position, marks, &canonical->transform, canonizer->candidates);
    canonical->candidates = canonizer->candidates;
    return NONET_OK;
}
