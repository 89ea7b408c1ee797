/* single_digit.c: skyscraper and two-string kite.
 *
 * Both are two strong links of a digit in lines, whose inner ends see each other: not both inner
 * ends hold the digit, so one of the outer ends does, and the digit leaves what sees both. In a
 * skyscraper the links are in parallel lines and the inner ends share a line across; in a kite
 * one link is in a row, one in a column, and the inner ends share a box.
 *
 * Data: digits; cells: the four ends; base[0], base[1]: the lines of the links; cover[0]: the
 * house that joins the inner ends; chain: outer end (false), inner end (true), inner end
 * (false), outer end (true). A dual kite is two kites of a digit with the same two inner ends, one
 * taken row and column, the other column and row. HoDoKu also joins kites of two digits; these are
 * listed if the options allow it, but never taken on the way to a solution. A dual has these data
 * twice: base[0], base[1], cover[0] and chain 0 are the first kite, base[2], base[3], cover[1] and
 * chain 1 the second; digits are the first's. */
#include "logic/techniques/single_digit.h"

#include <assert.h>

#include "logic/fish_templates.h"

int nn_strong_links(const struct nn_grid *grid, int digit, int first, int end, struct nn_strong_link *links)
{
    int count = 0;
    for (int house = first; house < end; house++) {
        if (grid->open_places[house][digit] != 2) continue;
        struct nn_cells places = nn_grid_places(grid, digit, house);
        struct nn_strong_link *link = &links[count++];
        link->house = house;
        link->cell[0] = nn_cells_take(&places);
        link->cell[1] = nn_cells_first(places);
    }
    return count;
}

static void add_link_chain(struct nn_step *step, const struct nn_link_pair *pair)
{
    nn_step_chain(step);
    nn_step_link(step, nn_one_cell(pair->outer[0]), pair->digit, false);
    nn_step_link(step, nn_one_cell(pair->inner[0]), pair->digit, true);
    nn_step_link(step, nn_one_cell(pair->inner[1]), pair->digit, false);
    nn_step_link(step, nn_one_cell(pair->outer[1]), pair->digit, true);
}

/* Add a pair's houses, cells, chain and effect to the step. */
static void add_link_pair(struct nn_step *step, const struct nn_grid *grid, const struct nn_link_pair *pair)
{
    struct nn_cells inner = nn_no_cells();
    for (int i = 0; i < 2; i++) {
        nn_step_base(step, pair->house[i]);
        nn_cells_add(&inner, pair->inner[i]);
        nn_cells_add(&step->cells, pair->outer[i]);
    }
    nn_step_cover(step, nn_house_around(grid->geometry, inner, 0));
    step->cells = nn_cells_or(step->cells, inner);
    add_link_chain(step, pair);
    nn_step_remove(step, grid, pair->digit, nn_link_pair_strikes(grid, pair));
}

void nn_link_pair_fill(struct nn_step *step, const struct nn_grid *grid, enum nn_technique technique,
                       const struct nn_link_pair *pair)
{
    nn_step_begin(step, technique);
    step->digits = UINT32_C(1) << pair->digit;
    add_link_pair(step, grid, pair);
}

/* Join link a's end `end_a` with link b's end `end_b`. */
static struct nn_link_pair join_links(int digit, const struct nn_strong_link *a, int end_a,
                                      const struct nn_strong_link *b, int end_b)
{
    return (struct nn_link_pair){.digit = digit,
                                 .outer = {a->cell[!end_a], b->cell[!end_b]},
                                 .inner = {a->cell[end_a], b->cell[end_b]},
                                 .house = {a->house, b->house}};
}

static bool report_link_pair(struct nn_finding *finding, enum nn_technique technique, const struct nn_link_pair *pair)
{
    if (nn_cells_are_none(nn_link_pair_strikes(finding->grid, pair))) return true;
    nn_link_pair_fill(&finding->step, finding->grid, technique, pair);
    return nn_finding_report(finding);
}

/* ---- skyscraper ------------------------------------------------------------------------------ */

/* Links in two lines of one kind; `across` is the other kind. Not a skyscraper: both ends are
 * aligned (an X-wing). */
static bool find_skyscraper(struct nn_finding *finding, int digit, const struct nn_strong_link *a,
                            const struct nn_strong_link *b, int across)
{
    for (int end_a = 0; end_a < 2; end_a++) {
        for (int end_b = 0; end_b < 2; end_b++) {
            const struct nn_link_pair pair = join_links(digit, a, end_a, b, end_b);
            const uint8_t(*house_of)[NN_HOUSE_KINDS] = finding->geometry->house_of;
            if (house_of[pair.inner[0]][across] != house_of[pair.inner[1]][across] ||
                house_of[pair.outer[0]][across] == house_of[pair.outer[1]][across])
                continue;
            if (!report_link_pair(finding, NN_SKYSCRAPER, &pair)) return false;
        }
    }
    return true;
}

bool nn_find_skyscrapers(struct nn_finding *finding)
{
    const int side = finding->geometry->side;
    const struct nn_cells *targets = nn_fish_targets(finding);
    struct nn_strong_link links[NN_LOGIC_SIDE];
    for (int kind = NN_ROW; kind <= NN_COLUMN; kind++) {
        for (int digit = 0; targets && digit < side; digit++) {
            if (nn_cells_are_none(targets[digit])) continue;
            const int count = nn_strong_links(finding->grid, digit, kind * side, (kind + 1) * side, links);
            for (int a = 0; a < count; a++)
                for (int b = a + 1; b < count; b++)
                    if (!find_skyscraper(finding, digit, &links[a], &links[b], NN_COLUMN - kind)) return false;
        }
    }
    return true;
}

/* ---- kites ----------------------------------------------------------------------------------- */

/* A kite: the inner ends are two cells of one box, the outer ends lie elsewhere. */
static bool is_kite(const struct nn_geometry *geometry, const struct nn_link_pair *pair)
{
    const uint8_t(*house_of)[NN_HOUSE_KINDS] = geometry->house_of;
    const int box = house_of[pair->inner[0]][NN_BOX];
    return pair->inner[0] != pair->inner[1] && box == house_of[pair->inner[1]][NN_BOX] &&
           pair->outer[0] != pair->inner[1] && pair->outer[1] != pair->inner[0] && pair->outer[0] != pair->outer[1];
}

/* All kites of a digit that strike something: two ends of each row's link with each column's. */
struct kite_list {
    struct nn_link_pair kites[2 * NN_LOGIC_SIDE * NN_LOGIC_SIDE];
    int count;
};

struct kite_memory {
    struct kite_list list, others;
};

static void collect_kites_of(const struct nn_grid *grid, int digit, const struct nn_strong_link *row,
                             const struct nn_strong_link *column, struct kite_list *list)
{
    for (int ends = 0; ends < 4; ends++) {
        const struct nn_link_pair kite = join_links(digit, row, ends >> 1, column, ends & 1);
        if (!is_kite(grid->geometry, &kite) || nn_cells_are_none(nn_link_pair_strikes(grid, &kite))) continue;
        assert(list->count < 2 * NN_LOGIC_SIDE * NN_LOGIC_SIDE);
        list->kites[list->count++] = kite;
    }
}

static void collect_kites(const struct nn_grid *grid, int digit, struct kite_list *list)
{
    const int side = grid->geometry->side;
    struct nn_strong_link rows[NN_LOGIC_SIDE], columns[NN_LOGIC_SIDE];
    const int row_count = nn_strong_links(grid, digit, 0, side, rows);
    const int column_count = nn_strong_links(grid, digit, side, 2 * side, columns);
    list->count = 0;
    for (int row = 0; row < row_count; row++)
        for (int column = 0; column < column_count; column++)
            collect_kites_of(grid, digit, &rows[row], &columns[column], list);
}

static bool find_single_kites(struct nn_finding *finding, struct kite_list *list)
{
    const struct nn_cells *targets = nn_fish_targets(finding);
    for (int digit = 0; targets && digit < finding->geometry->side; digit++) {
        if (nn_cells_are_none(targets[digit])) continue;
        collect_kites(finding->grid, digit, list);
        for (int i = 0; i < list->count; i++)
            if (!report_link_pair(finding, NN_TWO_STRING_KITE, &list->kites[i])) return false;
    }
    return true;
}

static bool have_same_inner_ends(const struct nn_link_pair *a, const struct nn_link_pair *b)
{
    return (a->inner[0] == b->inner[0] && a->inner[1] == b->inner[1]) ||
           (a->inner[0] == b->inner[1] && a->inner[1] == b->inner[0]);
}

/* Report the kite `first` together with each kite of the list, from `from` on, that it is a dual
 * with. */
static bool report_dual_kites(struct nn_finding *finding, const struct nn_link_pair *first,
                              const struct kite_list *others, int from)
{
    for (int i = from; i < others->count; i++) {
        if (!have_same_inner_ends(first, &others->kites[i])) continue;
        nn_link_pair_fill(&finding->step, finding->grid, NN_DUAL_TWO_STRING_KITE, first);
        add_link_pair(&finding->step, finding->grid, &others->kites[i]);
        if (!nn_finding_report(finding)) return false;
    }
    return true;
}

static bool find_dual_kites(struct nn_finding *finding, struct kite_list *list, struct kite_list *others)
{
    for (int digit = 0; digit < finding->geometry->side; digit++) {
        const int end = finding->options.allows_mixed_duals ? finding->geometry->side : digit + 1;
        collect_kites(finding->grid, digit, list);
        for (int other = digit; other < end; other++) {
            collect_kites(finding->grid, other, others);
            for (int i = 0; i < list->count; i++)
                if (!report_dual_kites(finding, &list->kites[i], others, other == digit ? i + 1 : 0)) return false;
        }
    }
    return true;
}

/* Duals strike more, so they come first where they are allowed. */
bool nn_find_kites(struct nn_finding *finding)
{
    struct kite_memory *const memory = nn_finding_scratch(finding, NN_SCRATCH_KITES, sizeof *memory);
    if (!memory) return true;
    if (finding->options.allows_duals && nn_finding_wants(finding, NN_DUAL_TWO_STRING_KITE) &&
        !find_dual_kites(finding, &memory->list, &memory->others))
        return false;
    return !nn_finding_wants(finding, NN_TWO_STRING_KITE) || find_single_kites(finding, &memory->list);
}
