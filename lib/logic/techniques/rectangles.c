/* rectangles.c: unique rectangles: where they are.
 *
 *          c2   c7
 *     r4   37   37     Two rows, two columns, two boxes. If all four corners held 3 and 7 only, these could
 *     r5   37   378    be swapped, and the puzzle would have two solutions. Something must prevent it.
 *
 * The search begins at each cell with two candidates and looks for three more open corners that hold at
 * least one of the two digits (both, if the option says so). A candidate that is missing does no harm:
 * the solution must avoid the pattern whatever has been crossed out.
 *
 * The types are searched one after the other; the rectangles of a position are listed once for all.
 *
 * rectangle_types.c and hidden_rectangles.c say what follows. A rectangle with several corners that hold just the pair
 * is examined from the first of them.
 *
 * Data of all types: digits: the pair; cells: the corners. sets[0]: the floor, the corners with nothing but the pair;
 * sets[1]: the roof, the others, with all their digits. Those files describe the rest. */
#include "logic/snapshot.h"
#include "logic/techniques/rectangle.h"

struct nn_cells nn_rectangle_cells(const struct nn_rectangle *rectangle, unsigned corners)
{
    struct nn_cells cells = nn_no_cells();
    for (int i = 0; i < NN_CORNERS; i++)
        if (corners >> i & 1) nn_cells_add(&cells, rectangle->corner[i]);
    return cells;
}

void nn_rectangle_begin(struct nn_finding *finding, enum nn_technique technique, const struct nn_rectangle *rectangle,
                        uint32_t roof_link)
{
    struct nn_step *step = &finding->step;
    const unsigned floor = NN_ALL_CORNERS & ~rectangle->roof;
    nn_step_begin(step, technique);
    step->digits = rectangle->pair;
    step->cells = nn_rectangle_cells(rectangle, NN_ALL_CORNERS);
    nn_step_set(step, rectangle->pair, nn_rectangle_cells(rectangle, floor), 0);
    nn_step_set(step, rectangle->pair | rectangle->extras, nn_rectangle_cells(rectangle, rectangle->roof), roof_link);
}

int nn_rectangle_link(const struct nn_grid *grid, int digit, struct nn_cells cells)
{
    if (!nn_cells_within(cells, grid->places[digit])) return -1;
    int house = nn_house_around(grid->geometry, cells, 0);
    while (house >= 0 && grid->open_places[house][digit] != 2)
        house = nn_house_around(grid->geometry, cells, house + 1);
    return house;
}

/* Cells that may be a corner for the pair. */
static struct nn_cells corner_places(const struct nn_finding *finding, uint32_t pair)
{
    uint64_t digits = pair;
    const struct nn_cells low = finding->grid->places[nn_take_bit(&digits)];
    const struct nn_cells high = finding->grid->places[nn_first_bit(digits)];
    return finding->options.needs_full_corners ? nn_cells_and(low, high) : nn_cells_or(low, high);
}

/* The rectangle is looked at from an earlier corner with the same pair. */
static bool has_earlier_start(const struct nn_grid *grid, const int corner[NN_CORNERS])
{
    for (int i = 1; i < NN_CORNERS; i++)
        if (corner[i] < corner[0] && grid->candidates[corner[i]] == grid->candidates[corner[0]]) return true;
    return false;
}

static struct nn_rectangle rectangle_at(const struct nn_grid *grid, const int corner[NN_CORNERS])
{
    struct nn_rectangle rectangle = {.pair = grid->candidates[corner[0]]};
    uint64_t digits = rectangle.pair;
    rectangle.digit[0] = nn_take_bit(&digits);
    rectangle.digit[1] = nn_first_bit(digits);
    for (int i = 0; i < NN_CORNERS; i++) {
        rectangle.corner[i] = corner[i];
        const uint32_t extra = grid->candidates[corner[i]] & ~rectangle.pair;
        rectangle.extras |= extra;
        if (extra) rectangle.roof |= 1u << i;
    }
    return rectangle;
}

static bool report_rectangle(struct nn_finding *finding, const struct nn_rectangle *rectangle)
{
    return nn_report_rectangle_types(finding, rectangle) && nn_report_rectangle_subsets(finding, rectangle) &&
           nn_report_hidden_rectangles(finding, rectangle);
}

/* Rectangles from this corner whose second corner is in the same box and the same line of this kind. */
static bool visit_rectangles(struct nn_finding *finding, int start, int kind, struct nn_cells places,
                             nn_corners_visitor *visit)
{
    const struct nn_geometry *geometry = finding->geometry;
    const int crossing = kind == NN_ROW ? NN_COLUMN : NN_ROW;
    const struct nn_cells box = geometry->house[geometry->house_of[start][NN_BOX]];
    const struct nn_cells line = geometry->house[geometry->house_of[start][kind]];
    const struct nn_cells across = geometry->house[geometry->house_of[start][crossing]];
    struct nn_cells seconds = nn_cells_and(places, nn_cells_and(box, line));
    nn_cells_drop(&seconds, start);
    NN_EACH_CELL(second, seconds)
    {
        const struct nn_cells beside = geometry->house[geometry->house_of[second][crossing]];
        NN_EACH_CELL(third, nn_cells_and(places, nn_cells_less(across, box)))
        {
            const uint8_t *const houses = geometry->house_of[third];
            const struct nn_cells meet =
                nn_cells_and(beside, nn_cells_and(geometry->house[houses[kind]], geometry->house[houses[NN_BOX]]));
            if (!nn_cells_meet(meet, places)) continue;
            const int corner[] = {start, second, third, nn_cells_first(meet)};
            if (!visit(finding, corner)) return false;
        }
    }
    return true;
}

bool nn_rectangles_from(struct nn_finding *finding, int start, struct nn_cells places, nn_corners_visitor *visit)
{
    return visit_rectangles(finding, start, NN_ROW, places, visit) &&
           visit_rectangles(finding, start, NN_COLUMN, places, visit);
}

/* ---- the search ------------------------------------------------------------------------------ */

enum { RECTANGLES_KEPT = 400 };

/* Scratch memory of the family: the rectangles of the position, for all types. */
struct rectangle_memory {
    struct nn_snapshot snapshot;
    bool needs_full_corners;
    bool is_full; /* there are more than are kept */
    int count;
    struct nn_rectangle kept[RECTANGLES_KEPT];
};

static bool keep_rectangle(struct nn_finding *finding, const int corner[NN_CORNERS])
{
    struct rectangle_memory *memory = finding->scratch[NN_SCRATCH_RECTANGLES];
    if (has_earlier_start(finding->grid, corner)) return true;
    memory->is_full = memory->count == RECTANGLES_KEPT;
    if (!memory->is_full) memory->kept[memory->count++] = rectangle_at(finding->grid, corner);
    return !memory->is_full;
}

static bool look_at_corners(struct nn_finding *finding, const int corner[NN_CORNERS])
{
    if (has_earlier_start(finding->grid, corner)) return true;
    const struct nn_rectangle rectangle = rectangle_at(finding->grid, corner);
    return report_rectangle(finding, &rectangle);
}

static bool visit_all_rectangles(struct nn_finding *finding, nn_corners_visitor *visit)
{
    NN_EACH_CELL(start, nn_grid_bivalue_cells(finding->grid))
    {
        const struct nn_cells places = corner_places(finding, finding->grid->candidates[start]);
        if (!nn_rectangles_from(finding, start, places, visit)) return false;
    }
    return true;
}

/* NULL: no memory. */
static const struct rectangle_memory *recall_rectangles(struct nn_finding *finding)
{
    struct rectangle_memory *memory = nn_finding_scratch(finding, NN_SCRATCH_RECTANGLES, sizeof *memory);
    if (!memory) return NULL;
    const bool needs_full_corners = finding->options.needs_full_corners;
    const bool is_same = nn_cells_are_none(nn_snapshot_changes(&memory->snapshot, finding->grid)) &&
                         memory->needs_full_corners == needs_full_corners;
    if (is_same) return memory;
    memory->needs_full_corners = needs_full_corners;
    memory->is_full = false;
    memory->count = 0;
    visit_all_rectangles(finding, keep_rectangle);
    return memory;
}

bool nn_find_unique_rectangles(struct nn_finding *finding)
{
    const struct rectangle_memory *memory = recall_rectangles(finding);
    if (!memory) return true;
    if (memory->is_full) return visit_all_rectangles(finding, look_at_corners);
    for (int i = 0; i < memory->count; i++)
        if (!report_rectangle(finding, &memory->kept[i])) return false;
    return true;
}
