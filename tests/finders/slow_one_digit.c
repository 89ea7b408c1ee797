/* slow_one_digit.c: two strong links of a value, and empty rectangles, from the definition.
 *
 * A strong link is a house with just two places of the value. Two links of different houses, four different cells, are
 * joined where an end of one, its inner end, sees an inner end of the other: then one of the outer ends has the value,
 * and it leaves what sees both.
 *
 *     skyscraper   the links lie in parallel lines, the inner ends in one line across, the outer ends do not
 *     kite         the links lie in a row and a column, the inner ends in one box
 *     turbot fish  all others, unless the inner ends would make one of these
 *
 * Dual kites are two kites, of one value or of two, with the same two inner ends; dual empty rectangles are two in one box that remove different
 * cells. */
#include "finders/slow_finder.h"

enum { SKYSCRAPER, KITE, TURBOT };

struct strong_link {
    int house, ends[2];
};

struct link_pair {
    int house[2], inner[2], outer[2];
};

static bool share_house(int a, int b, int first_of_kind)
{
    for (int house = first_of_kind; house < first_of_kind + SIDE; house++)
        if (has_cell(house_cells[house], a) && has_cell(house_cells[house], b)) return true;
    return false;
}

static int kind_of_house(int house)
{
    return house / SIDE * SIDE;
}

static int kind_of_pair(const struct link_pair *pair)
{
    const int one = kind_of_house(pair->house[0]), other = kind_of_house(pair->house[1]);
    if (one == BOXES || other == BOXES) return TURBOT;
    if (one != other) return share_house(pair->inner[0], pair->inner[1], BOXES) ? KITE : TURBOT;
    const int across = one == ROWS ? COLUMNS : ROWS;
    return share_house(pair->inner[0], pair->inner[1], across) ? SKYSCRAPER : TURBOT;
}

static bool is_pair(const struct link_pair *pair)
{
    const cell_set inner = one_cell(pair->inner[0]) | one_cell(pair->inner[1]);
    const cell_set outer = one_cell(pair->outer[0]) | one_cell(pair->outer[1]);
    if (count_cells(inner | outer) < 4 || !has_cell(peers_of[pair->inner[0]], pair->inner[1])) return false;
    const bool is_skyscraper = kind_of_pair(pair) == SKYSCRAPER;
    return !is_skyscraper ||
           !share_house(pair->outer[0], pair->outer[1], kind_of_house(pair->house[0]) == ROWS ? COLUMNS : ROWS);
}

static int strong_links(const struct slow_board *board, int value, struct strong_link *links)
{
    int count = 0;
    for (int house = 0; house < HOUSES; house++) {
        const cell_set places = board->places[value] & house_cells[house];
        if (count_cells(places) != 2) continue;
        const int first = first_cell(places);
        links[count++] = (struct strong_link){house, {first, first_cell(places & ~one_cell(first))}};
    }
    return count;
}

/* All pairs of links of a kind that remove something. */
enum { MOST_PAIRS = HOUSES * HOUSES * 4 };
static int link_pairs(const struct slow_board *board, int value, int kind, struct link_pair *pairs)
{
    struct strong_link links[HOUSES];
    const int link_count = strong_links(board, value, links);
    int count = 0;
    for (int a = 0; a < link_count; a++)
        for (int b = a + 1; b < link_count; b++)
            for (int ends = 0; ends < 4; ends++) {
                const int end_a = ends / 2, end_b = ends % 2;
                const struct link_pair pair = {{links[a].house, links[b].house},
                                               {links[a].ends[end_a], links[b].ends[end_b]},
                                               {links[a].ends[!end_a], links[b].ends[!end_b]}};
                const cell_set seen = peers_of[pair.outer[0]] & peers_of[pair.outer[1]];
                if (is_pair(&pair) && kind_of_pair(&pair) == kind && seen & board->places[value]) pairs[count++] = pair;
            }
    return count;
}

static void remove_by_pair(const struct slow_board *board, int value, const struct link_pair *pair,
                           struct slow_finds *finds)
{
    slow_remove(finds, board, value, peers_of[pair->outer[0]] & peers_of[pair->outer[1]], 0);
}

static void find_pairs(const struct slow_board *board, int kind, struct slow_finds *finds)
{
    static struct link_pair pairs[MOST_PAIRS];
    for (int value = 0; value < SIDE; value++) {
        const int count = link_pairs(board, value, kind, pairs);
        for (int i = 0; i < count; i++) remove_by_pair(board, value, &pairs[i], finds);
    }
}

static cell_set inner_ends(const struct link_pair *pair)
{
    return one_cell(pair->inner[0]) | one_cell(pair->inner[1]);
}

static void find_dual_kites(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    static struct link_pair kites[SIDE][MOST_PAIRS];
    int count[SIDE];
    (void)argument;
    for (int value = 0; value < SIDE; value++) count[value] = link_pairs(board, value, KITE, kites[value]);
    for (int value = 0; value < SIDE; value++)
        for (int i = 0; i < count[value]; i++)
            for (int other = 0; other < SIDE; other++)
                for (int k = 0; k < count[other]; k++)
                    if ((other != value || k != i) && inner_ends(&kites[value][i]) == inner_ends(&kites[other][k]))
                        remove_by_pair(board, value, &kites[value][i], finds);
}

/* ---- empty rectangles ---------------------------------------------------------------------------- */

/* What the link from a place in the near arm's line to another one removes, with the box's places in the cross of two
 * lines and no other. */
static cell_set removed_by_cross(const struct slow_board *board, int value, int box, int near_arm, int far_arm,
                                 int near_end)
{
    const int along = kind_of_house(near_arm), across = along == ROWS ? COLUMNS : ROWS;
    cell_set removed = 0;
    for (int link = across; link < across + SIDE; link++) {
        const cell_set ends = board->places[value] & house_cells[link];
        if (!has_cell(ends, near_end) || count_cells(ends) != 2) continue;
        const int far_end = first_cell(ends & ~one_cell(near_end));
        for (int back = along; back < along + SIDE; back++)
            if (has_cell(house_cells[back], far_end))
                removed |= house_cells[back] & house_cells[far_arm] & ~house_cells[box] & board->places[value];
    }
    return removed;
}

static bool is_cross(cell_set places, int row, int column)
{
    const cell_set in_row = places & house_cells[row], in_column = places & house_cells[column];
    return (in_row | in_column) == places && in_row != places && in_column != places;
}

/* All that empty rectangles of a box remove, each by itself. */
static int rectangles_in(const struct slow_board *board, int value, int box, cell_set *removed)
{
    const cell_set places = board->places[value] & house_cells[box];
    int count = 0;
    for (int row = ROWS; row < ROWS + SIDE; row++)
        for (int column = COLUMNS; column < COLUMNS + SIDE; column++)
            for (int way = 0; way < 2; way++) {
                const int near_arm = way ? column : row, far_arm = way ? row : column;
                if (!is_cross(places, row, column)) continue;
                EACH_CELL(near_end, board->places[value] & house_cells[near_arm] & ~house_cells[box])
                {
                    const cell_set gone = removed_by_cross(board, value, box, near_arm, far_arm, near_end);
                    if (gone) removed[count++] = gone;
                }
            }
    return count;
}

static void find_rectangles(const struct slow_board *board, int is_dual, struct slow_finds *finds)
{
    cell_set removed[2 * 2 * 2 * SIDE];
    for (int value = 0; value < SIDE; value++)
        for (int box = BOXES; box < BOXES + SIDE; box++) {
            const int places = count_cells(board->places[value] & house_cells[box]);
            const int count = places > 1 ? rectangles_in(board, value, box, removed) : 0;
            for (int i = 0; i < count; i++)
                for (int k = 0; k < count; k++)
                    if (is_dual ? removed[i] != removed[k] : places > 2)
                        slow_remove(finds, board, value, removed[i] | removed[k], 0);
        }
}

static const struct slow_finder finders[] = {
    {.technique = "0400", .find = find_pairs, .argument = SKYSCRAPER},
    {.technique = "0401", .find = find_pairs, .argument = KITE},
    {.technique = "0403", .find = find_pairs, .argument = TURBOT},
    {.technique = "0404", .find = find_dual_kites},
    {.technique = "0402", .find = find_rectangles, .argument = false},
    {.technique = "0405", .find = find_rectangles, .argument = true},
};

const struct slow_family slow_one_digit = {
    .name = "one_digit", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 1000};
