/* fish_templates.c: see fish_templates.h.
 *
 * A template is one way to place a digit everywhere: a place in each row that lacks it, no two of them in one column or
 * box. For each cell that is in no known template yet, one is searched for, row by row; each template found proves all
 * of its cells, and prefers unproved ones, so a handful answers for the whole digit. */
#include "logic/fish_templates.h"

enum { TEMPLATE_EFFORT = 20000 }; /* tries for one cell before it is given up */

/* A row that is being filled. */
struct template_row {
    struct nn_cells places;        /* left by the rows above */
    struct nn_cells fresh, others; /* cells of the row still to be tried, `fresh` first */
    uint64_t below;                /* the rows after it */
    int cell;                      /* the one being tried */
};

struct template_search {
    const struct nn_geometry *geometry;
    int effort;
    struct nn_cells unproved; /* cells that are in no template yet */
    struct nn_cells given_up; /* cells for which the effort ran out */
    struct nn_cells chosen;   /* the template, when it is found */
    struct template_row filled[NN_LOGIC_SIDE];
};

/* Does each of these rows have a place? */
static bool have_places(const struct nn_geometry *geometry, struct nn_cells places, uint64_t rows)
{
    while (rows)
        if (!nn_cells_meet(places, geometry->house[nn_take_bit(&rows)])) return false;
    return true;
}

/* Begin to fill the first of these rows. */
static void begin_template_row(const struct template_search *search, struct template_row *row, struct nn_cells places,
                               uint64_t rows)
{
    const struct nn_cells cells = nn_cells_and(places, search->geometry->house[nn_take_bit(&rows)]);
    row->places = places;
    row->fresh = nn_cells_and(cells, search->unproved);
    row->others = nn_cells_less(cells, search->unproved);
    row->below = rows;
}

static void note_template(struct template_search *search, const struct template_row *last)
{
    for (const struct template_row *row = search->filled; row <= last; row++) nn_cells_add(&search->chosen, row->cell);
}

/* Fill the `rows` that still lack the digit from `places`. */
static bool complete_template(struct template_search *search, struct nn_cells places, uint64_t rows)
{
    struct template_row *row = search->filled;
    if (!have_places(search->geometry, places, rows)) return false;
    if (!rows) return true;
    begin_template_row(search, row, places, rows);
    for (;;) {
        struct nn_cells *const cells = nn_cells_are_none(row->fresh) ? &row->others : &row->fresh;
        if (nn_cells_are_none(*cells)) {
            if (row == search->filled) return false;
            row--;
            continue;
        }
        if (search->effort-- <= 0) return false;
        row->cell = nn_cells_take(cells);
        const struct nn_cells left = nn_cells_less(row->places, search->geometry->peers[row->cell]);
        if (!have_places(search->geometry, left, row->below)) continue;
        if (!row->below) {
            note_template(search, row);
            return true;
        }
        begin_template_row(search, row + 1, left, row->below);
        row++;
    }
}

/* The cells of `places`, those of one digit, that no template has; `given_up` are those among them for
 * which this is not proved. */
static struct nn_cells find_never_placed(struct nn_finding *finding, struct nn_cells places, struct nn_cells *given_up)
{
    const struct nn_geometry *const geometry = finding->geometry;
    struct template_search search;
    search.geometry = geometry;
    search.unproved = places;
    search.given_up = nn_no_cells();
    struct nn_cells never = nn_no_cells();
    uint64_t rows = 0;
    for (int row = 0; row < geometry->side; row++)
        if (nn_cells_meet(places, geometry->house[row])) rows |= nn_bit(row);
    while (!nn_cells_are_none(search.unproved) && !nn_finding_is_over(finding)) {
        const int cell = nn_cells_take(&search.unproved);
        search.chosen = nn_no_cells();
        search.effort = TEMPLATE_EFFORT;
        const uint64_t others = rows & ~nn_bit(geometry->house_of[cell][NN_ROW]);
        if (complete_template(&search, nn_cells_less(places, geometry->peers[cell]), others))
            search.unproved = nn_cells_less(search.unproved, search.chosen);
        else {
            nn_cells_add(&never, cell);
            if (search.effort <= 0) nn_cells_add(&search.given_up, cell);
        }
    }
    *given_up = search.given_up;
    return never;
}

struct nn_cells nn_never_placed(struct nn_finding *finding, struct nn_cells places)
{
    struct nn_cells given_up;
    const struct nn_cells never = find_never_placed(finding, places, &given_up);
    return nn_cells_less(never, given_up);
}

/* Scratch memory of the family: for each digit, the places that were asked about, and the
 * answer. */
struct fish_memory {
    const struct nn_geometry *geometry;
    struct nn_cells places[NN_LOGIC_SIDE], never[NN_LOGIC_SIDE];
};

const struct nn_cells *nn_fish_targets(struct nn_finding *finding)
{
    struct fish_memory *memory = nn_finding_scratch(finding, NN_SCRATCH_FISH, sizeof *memory);
    if (!memory) return NULL;
    const bool is_same_board = memory->geometry == finding->geometry;
    memory->geometry = finding->geometry;
    for (int digit = 0; digit < finding->geometry->side; digit++) {
        const struct nn_cells places = finding->grid->places[digit];
        if (is_same_board && nn_cells_equal(places, memory->places[digit])) continue;
        struct nn_cells given_up;
        memory->places[digit] = places;
        memory->never[digit] = find_never_placed(finding, places, &given_up);
    }
    return memory->never;
}
