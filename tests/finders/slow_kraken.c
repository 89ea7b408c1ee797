/* slow_kraken.c: Kraken fish from the definition.
 *
 * The fish are basic or Franken (slow_fish.c), of two to four houses, with one or two fins and no endo fins; every house
 * of the base has two places at least, and every house of the cover a place of the base that no other one has.
 *
 *     type 1   what the fish removes if no fin is true goes if each fin makes it false and not all fins see it
 *     type 2   any other candidate goes if each place of the base in one house of the cover makes it false, and each fin;
 *              unless these are all places of a house
 *
 * A chain leads from "true" to "false" by weak links (two candidates of a cell; two nodes of a value all of whose cells
 * see each other) and from "false" to "true" by strong ones (the only two nodes of a cell, or of a value in a house),
 * where a node is a candidate, or the two or more places that a line and a box share. Its length is what it costs; each
 * house of the base costs as much as two links. */
#include <stdlib.h>
#include <string.h>

#include "finders/slow_finder.h"

enum { LARGEST = 4, MOST_FINS = 2, MOST_NODES = CELLS * SIDE + 2 * SIDE * SIDE * 3, COST_OF_HOUSE = 2 };

struct node {
    int value;
    cell_set cells;
};

/* How many links lead from each candidate being true to each candidate being false; 0: none do. */
struct distances {
    uint8_t links[SIDE][CELLS][SIDE][CELLS];
};

struct kraken {
    const struct slow_board *board;
    struct slow_finds *finds;
    const struct distances *distances;
    int type, value, size, line_kind;
    bool is_franken;
    int base[LARGEST], cover[LARGEST];
    cell_set in_base;
};

/* ---- chains -------------------------------------------------------------------------------------- */

static int make_nodes(const struct slow_board *board, struct node *nodes)
{
    int count = 0;
    for (int value = 0; value < SIDE; value++) {
        EACH_CELL(cell, board->places[value]) nodes[count++] = (struct node){value, one_cell(cell)};
        for (int line = ROWS; line < BOXES; line++)
            for (int box = BOXES; box < HOUSES; box++) {
                const cell_set shared = board->places[value] & house_cells[line] & house_cells[box];
                if (count_cells(shared) > 1) nodes[count++] = (struct node){value, shared};
            }
    }
    return count;
}

static bool is_weak(const struct node *one, const struct node *other)
{
    if (one->value != other->value) return one->cells == other->cells && count_cells(one->cells) == 1;
    return !(other->cells & ~seen_by_all(one->cells));
}

static bool is_strong(const struct slow_board *board, const struct node *one, const struct node *other)
{
    if (one->value != other->value)
        return is_weak(one, other) && __builtin_popcount(board->marks[first_cell(one->cells)]) == 2;
    for (int house = 0; house < HOUSES; house++)
        if ((board->places[one->value] & house_cells[house]) == (one->cells | other->cells) &&
            !(one->cells & other->cells))
            return true;
    return false;
}

/* From one candidate, link by link. */
static void measure_from(int start, int count, const struct node *nodes, const uint8_t *weak, const uint8_t *strong,
                         uint8_t links[SIDE][CELLS])
{
    uint8_t length[2][MOST_NODES] = {{0}}; /* [is_true], plus one */
    length[true][start] = 1;
    for (int now = 1, has_news = true; has_news; now++) {
        const bool is_true = now % 2;
        has_news = false;
        for (int node = 0; node < count; node++) {
            if (length[is_true][node] != now) continue;
            const uint8_t *const linked = (is_true ? weak : strong) + (size_t)node * (size_t)count;
            for (int next = 0; next < count; next++)
                if (linked[next] && !length[!is_true][next]) length[!is_true][next] = (uint8_t)(now + 1);
            has_news = true;
        }
    }
    for (int node = 0; node < count; node++)
        if (count_cells(nodes[node].cells) == 1 && length[false][node])
            links[nodes[node].value][first_cell(nodes[node].cells)] = (uint8_t)(length[false][node] - 1);
}

static void measure_chains(const struct slow_board *board, struct distances *distances)
{
    static struct node nodes[MOST_NODES];
    const int count = make_nodes(board, nodes);
    const size_t pairs = (size_t)count * (size_t)count;
    uint8_t *const weak = calloc(2 * pairs, 1), *const strong = weak + pairs;
    if (!weak) abort();
    for (int one = 0; one < count; one++)
        for (int other = 0; other < count; other++) {
            if (one == other) continue;
            weak[one * count + other] = is_weak(&nodes[one], &nodes[other]);
            strong[one * count + other] = is_strong(board, &nodes[one], &nodes[other]);
        }
    memset(distances, 0, sizeof *distances);
    for (int start = 0; start < count; start++)
        if (count_cells(nodes[start].cells) == 1)
            measure_from(start, count, nodes, weak, strong,
                         distances->links[nodes[start].value][first_cell(nodes[start].cells)]);
    free(weak);
}

/* ---- fish ---------------------------------------------------------------------------------------- */

/* All of these make the candidate false: it goes. */
static void try_target(const struct kraken *kraken, cell_set starts, int value, int cell)
{
    int links = COST_OF_HOUSE * kraken->size;
    EACH_CELL(start, starts)
    {
        const int here = kraken->distances->links[kraken->value][start][value][cell];
        if (!here) return;
        links += here;
    }
    slow_remove(kraken->finds, kraken->board, value, one_cell(cell), links);
}

static bool have_a_house(const struct kraken *kraken, cell_set starts)
{
    for (int house = 0; house < HOUSES; house++) {
        const cell_set places = kraken->board->places[kraken->value] & house_cells[house];
        if (places && !(places & ~starts)) return true;
    }
    return false;
}

static void try_type_2(const struct kraken *kraken, cell_set fins, cell_set struck)
{
    for (int i = 0; i < kraken->size; i++) {
        const cell_set starts = (kraken->in_base & house_cells[kraken->cover[i]]) | fins;
        if (have_a_house(kraken, starts)) continue;
        for (int value = 0; value < SIDE; value++)
            EACH_CELL(cell, kraken->board->places[value] & ~(value == kraken->value ? starts | struck : 0))
        try_target(kraken, starts, value, cell);
    }
}

static bool is_needed(const struct kraken *kraken, int which)
{
    cell_set others = 0;
    for (int i = 0; i < kraken->size; i++)
        if (i != which) others |= house_cells[kraken->cover[i]];
    return kraken->in_base & house_cells[kraken->cover[which]] & ~others;
}

static void judge_kraken(const struct kraken *kraken, cell_set covered, cell_set covered_twice)
{
    const cell_set fins = kraken->in_base & ~covered;
    bool has_box = false;
    for (int i = 0; i < kraken->size; i++) {
        has_box = has_box || kraken->base[i] >= BOXES || kraken->cover[i] >= BOXES;
        if (!is_needed(kraken, i)) return;
    }
    if (!fins || count_cells(fins) > MOST_FINS || has_box != kraken->is_franken) return;
    const cell_set struck = (covered & ~kraken->in_base) | covered_twice;
    if (kraken->type == 2) try_type_2(kraken, fins, struck);
    else EACH_CELL(cell, struck & ~seen_by_all(fins)) try_target(kraken, fins, kraken->value, cell);
}

static bool is_allowed(const struct kraken *kraken, int house, int line_kind)
{
    return (house >= line_kind && house < line_kind + SIDE) || (kraken->is_franken && house >= BOXES);
}

static void choose_cover(struct kraken *kraken, int chosen, int from, cell_set covered, cell_set covered_twice)
{
    if (chosen == kraken->size) {
        judge_kraken(kraken, covered, covered_twice);
        return;
    }
    for (int house = from; house < HOUSES; house++) {
        const cell_set places = kraken->board->places[kraken->value] & house_cells[house];
        bool is_free =
            is_allowed(kraken, house, kraken->line_kind == ROWS ? COLUMNS : ROWS) && places & kraken->in_base;
        for (int i = 0; i < kraken->size; i++) is_free = is_free && kraken->base[i] != house;
        if (!is_free) continue;
        kraken->cover[chosen] = house;
        choose_cover(kraken, chosen + 1, house + 1, covered | places, covered_twice | (covered & places));
    }
}

static void choose_base(struct kraken *kraken, int chosen, int from)
{
    if (chosen == kraken->size) {
        choose_cover(kraken, 0, 0, 0, 0);
        return;
    }
    for (int house = from; house < HOUSES; house++) {
        const cell_set places = kraken->board->places[kraken->value] & house_cells[house];
        if (!is_allowed(kraken, house, kraken->line_kind) || count_cells(places) < 2 || places & kraken->in_base)
            continue;
        kraken->base[chosen] = house;
        kraken->in_base |= places;
        choose_base(kraken, chosen + 1, house + 1);
        kraken->in_base &= ~places;
    }
}

static void find_krakens(const struct slow_board *board, int type, struct slow_finds *finds)
{
    static struct distances distances;
    struct kraken kraken = {.board = board, .finds = finds, .distances = &distances, .type = type};
    measure_chains(board, &distances);
    for (kraken.value = 0; kraken.value < SIDE; kraken.value++)
        for (kraken.size = 2; kraken.size <= LARGEST; kraken.size++)
            for (int way = 0; way < 4; way++) {
                kraken.line_kind = way % 2 ? ROWS : COLUMNS;
                kraken.is_franken = way / 2;
                choose_base(&kraken, 0, 0);
            }
}

static int cost_of(const nonet_step *step)
{
    size_t cost = COST_OF_HOUSE * step->base.count;
    for (size_t i = 0; i < step->chain_count; i++) cost += step->chains[i].count - 1;
    return (int)cost;
}

static const struct slow_finder finders[] = {
    {.technique = "0371", .find = find_krakens, .argument = 1, .length = cost_of},
    {.technique = "0372", .find = find_krakens, .argument = 2, .length = cost_of},
};

const struct slow_family slow_kraken = {
    .name = "kraken", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 20};
