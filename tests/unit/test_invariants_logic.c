/* test_invariants_logic.c: the checks of the logic fire, once for each invariant. */
#include <stdlib.h>

#include "cmocka_all.h"
#include "logic/chain_tables.h"
#include "logic/deadly.h"
#include "logic/fish.h"
#include "logic/forcing/forcer.h"
#include "logic/net.h"
#include "logic/set_cover.h"
#include "logic/simple_ways.h"
#include "logic/solve_loop.h"
#include "logic/tight_sets.h"
#include "support/corrupt.h"

/* With so few givens there is something of everything. */
static const char puzzle[] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

static struct {
    nonet_layout *layout;
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding;
} board;

static int begin(void **state)
{
    (void)state;
    uint8_t cells[81];
    for (int cell = 0; cell < 81; cell++) cells[cell] = puzzle[cell] == '.' ? 0 : (uint8_t)(puzzle[cell] - '0');
    if (nonet_layout_new(3, 3, &board.layout) != NONET_OK) return -1;
    const nonet_position position = {board.layout, cells, NULL, NULL};
    nn_geometry_init(&board.geometry, board.layout);
    nn_grid_load(&board.grid, &board.geometry, &position);
    board.finding.grid = &board.grid;
    board.finding.geometry = &board.geometry;
    return 0;
}

static int end(void **state)
{
    (void)state;
    nn_finding_release(&board.finding);
    nonet_layout_free(board.layout);
    return 0;
}

/* ---- geometry and grid ------------------------------------------------------------------------- */

static void a_wrong_geometry_is_noticed(void **state)
{
    (void)state;
    struct nn_geometry *const geometry = &board.geometry;
    assert_breaks(geometry->side, NN_LOGIC_SIDE + 1, nn_geometry_check(geometry), "the board fits into the sets");
    assert_breaks(geometry->houses, 26, nn_geometry_check(geometry), "the geometry is that of its layout");
    assert_breaks(geometry->all.word[0], 1, nn_geometry_check(geometry), "all cells are in the set of all");
    assert_breaks(geometry->house[3], geometry->house[4], nn_geometry_check(geometry),
                  "houses and the houses of cells agree");
    assert_breaks(geometry->house_of[5][NN_BOX], 18, nn_geometry_check(geometry),
                  "houses and the houses of cells agree");
    assert_breaks(geometry->peers[7], geometry->all, nn_geometry_check(geometry), "peers share a house");
}

static void wrong_candidates_are_noticed(void **state)
{
    (void)state;
    struct nn_grid *const grid = &board.grid;
    const int open = nn_cells_first(grid->open), given = nn_cells_first(grid->givens), digit = grid->value[given];
    const int other = nn_cells_first(nn_cells_less(grid->givens, nn_cells_or(nn_one_cell(given), grid->open)));
    assert_breaks(grid->candidates[open], 0, nn_grid_check(grid), "the three views of the candidates agree");
    assert_breaks(grid->places[digit], nn_no_cells(), nn_grid_check(grid), "the three views of the candidates agree");
    assert_breaks(grid->open_places[0][digit], 9, nn_grid_check(grid), "the three views of the candidates agree");
    assert_breaks(grid->value[open], 0, nn_grid_check(grid), "open cells are the empty ones, and counted");
    assert_breaks(grid->open_cells[2], 0, nn_grid_check(grid), "open cells are the empty ones, and counted");
    assert_breaks(grid->value[given], 9, nn_grid_check(grid), "filled cells have no candidates");
    assert_breaks(grid->givens, grid->open, nn_grid_check(grid), "givens are filled");
    assert_true(nn_are_peers(&board.geometry, 14, 16) && given == 14 && other == 16);
    assert_breaks(grid->value[other], grid->value[given], nn_grid_check(grid),
                  "no house holds a value twice, or could");
}

/* Fill a queue with so many copies of one entry. */
static void queue_many(struct nn_single_queue *queue, struct nn_single single, int count)
{
    for (int at = 0; at < count; at++) queue->entries[at] = single;
    queue->first = 0;
    queue->end = count;
}

static void wrong_queues_are_noticed(void **state)
{
    (void)state;
    static struct nn_grid grid;
    grid = board.grid;
    /* Down to a single in its cell and in its houses. */
    const int cell = nn_cells_first(grid.open), digit = nn_first_bit(grid.candidates[cell]);
    for (uint64_t others = grid.candidates[cell] & ~nn_bit(digit); others;)
        nn_grid_remove(&grid, cell, nn_take_bit(&others));
    NN_EACH_CELL(peer, nn_cells_and(grid.places[digit], board.geometry.peers[cell])) nn_grid_remove(&grid, peer, digit);
    const struct nn_single single = {(uint16_t)cell, (uint8_t)digit};
    assert_true(grid.naked.end > grid.naked.first && grid.hidden.end > grid.hidden.first);
    assert_breaks(grid.naked.first, grid.naked.end + 1, nn_grid_check(&grid), "naked singles are of the board");
    assert_breaks(grid.naked.entries[0].digit, 9, nn_grid_check(&grid), "naked singles are of the board");
    assert_breaks(grid.hidden.entries[0].cell, 81, nn_grid_check(&grid), "hidden singles are of the board");
    assert_breaks(grid.naked.entries[0].digit, (digit + 1) % 9, nn_grid_check(&grid),
                  "a cell enters the naked queue once, with its last candidate");
    const int crowded = nn_cells_first(nn_cells_less(grid.places[(digit + 1) % 9], board.geometry.peers[cell]));
    const struct nn_single no_single = {(uint16_t)crowded, (uint8_t)((digit + 1) % 9)};
    assert_breaks(grid.hidden.entries[0], no_single, nn_grid_check(&grid),
                  "a digit enters the hidden queue once a house, with its last place");
    assert_breaks(grid.naked.end, grid.naked.first, nn_grid_check(&grid), "singles are noticed when they arise");
    assert_breaks(grid.hidden.end, grid.hidden.first, nn_grid_check(&grid), "singles are noticed when they arise");
    queue_many(&grid.hidden, single, board.geometry.houses + 1);
    assert_string_equal(nn_grid_check(&grid), "a digit enters the hidden queue once a house, with its last place");
    queue_many(&grid.naked, single, 2);
    assert_string_equal(nn_grid_check(&grid), "a cell enters the naked queue once, with its last candidate");
}

/* ---- tables of a position ---------------------------------------------------------------------- */

/* The first bit of a row that is set, or is not. */
static int find_node(const uint64_t *row, bool is_set)
{
    int node = 0;
    while (nn_nodes_have(row, node) != is_set) node++;
    return node;
}

static void a_wrong_table_of_links_is_noticed(void **state)
{
    (void)state;
    struct nn_chain_tables *const tables = nn_chain_tables_for(&board.finding, NN_WITH_GROUPS);
    struct nn_implications *const table = &tables->links;
    const int words = table->words;
    assert_breaks(table->words, words + 1, nn_implications_check(table),
                  "rows have room for all nodes, and an even number of words");
    assert_breaks(table->digit[4], 8, nn_implications_check(table), "candidates are numbered by cell and digit");
    assert_breaks(table->node_at[0][0], 7, nn_implications_check(table), "candidates are numbered by cell and digit");
    assert_breaks(table->cells[table->candidates], nn_one_cell(0), nn_implications_check(table),
                  "groups follow, by digit, crossings first");
    assert_breaks(table->first_group[3], table->nodes + 1, nn_implications_check(table),
                  "groups follow, by digit, crossings first");
    uint64_t *const weak = table->from_true + (size_t)words, *const onward = table->from_true;
    const int far = find_node(weak, false) ? find_node(weak, false) : 1;
    assert_breaks(weak[far >> 6], weak[far >> 6] ^ nn_bit(far & 63), nn_implications_check(table),
                  "weak links go both ways, and exclude");
    const int linked = find_node(table->has_strong, true);
    uint64_t *const strong = table->strong + (size_t)linked * (size_t)words;
    assert_breaks(strong[0], ~strong[0], nn_implications_check(table),
                  "strong links go both ways, and leave nothing out");
    assert_breaks(table->has_strong[0], ~table->has_strong[0], nn_implications_check(table),
                  "strong links go both ways, and leave nothing out");
    assert_breaks(onward[0], ~onward[0], nn_implications_check(table), "onward links are strong ones behind weak ones");
}

static void wrong_links_of_sets_are_noticed(void **state)
{
    (void)state;
    struct nn_implications *const table = &nn_chain_tables_for(&board.finding, NN_WITH_SETS)->links;
    struct nn_set_links *const links = &table->set_links;
    int node = table->candidates, set = 0;
    while (links->group_of[node] < 0) node++;
    while (links->first_leftover[set] == links->first_leftover[set + 1]) set++;
    assert_breaks(links->way_in[links->group_of[node]], 0, nn_implications_check(table),
                  "sets are listed by their ways in");
    uint16_t *const leftover = &links->leftover[links->first_leftover[set]];
    assert_breaks(*leftover, (uint16_t)nn_cells_first(links->list->sets[set].cells), nn_implications_check(table),
                  "leftovers lie outside of their set");
}

static void a_wrong_queue_of_statements_is_noticed(void **state)
{
    (void)state;
    struct nn_chain_tables *const tables = nn_chain_tables_for(&board.finding, NN_WITH_GROUPS);
    struct nn_queue *const queue = &tables->queue;
    const struct nn_implications *const table = &tables->links;
    nn_queue_begin(queue, table, find_node(table->has_strong, true), false);
    nn_queue_fill(queue, table);
    assert_true(queue->count > 2);
    assert_breaks(queue->made, 0, nn_queue_check(queue, table), "the queue is of this table");
    assert_breaks(queue->looked_at, queue->count + 1, nn_queue_check(queue, table),
                  "a statement enters the queue once");
    assert_breaks(queue->start, queue->start + 1, nn_queue_check(queue, table), "the start comes first");
    assert_breaks(queue->place[true][queue->node[1]], 0, nn_queue_check(queue, table), "places lead to statements");
    assert_breaks(queue->before[2], 2, nn_queue_check(queue, table),
                  "a statement follows from an earlier one, the nearest");
}

static void a_wrong_closure_is_noticed(void **state)
{
    (void)state;
    struct nn_closure *const closure = &nn_chain_tables_for(&board.finding, NN_WITH_GROUPS)->closure;
    assert_breaks(closure->followed, closure->words + 1, nn_closure_check(closure), "rows have room for neighbours");
    assert_breaks(closure->seen, 0, nn_closure_check(closure), "the walk has been everywhere");
    assert_breaks(closure->reached[0], 0, nn_closure_check(closure), "a node reaches what its neighbours reach");
    assert_breaks(closure->reached[0], UINT64_MAX, nn_closure_check(closure),
                  "a node reaches what its neighbours reach");
}

static void a_wrong_list_of_almost_locked_sets_is_noticed(void **state)
{
    (void)state;
    /* The finding's own. */
    struct nn_als_list *const list = (struct nn_als_list *)(uintptr_t)nn_als_list(&board.finding);
    const struct nn_grid *const grid = &board.grid;
    assert_breaks(list->words, 3, nn_als_list_check(list, grid),
                  "rows have a bit for every set, and a multiple of four words");
    assert_breaks(list->sets[3].digits, 1, nn_als_list_check(list, grid),
                  "almost locked sets are listed once, in order");
    assert_breaks(list->sets[3], list->sets[2], nn_als_list_check(list, grid),
                  "almost locked sets are listed once, in order");
    assert_breaks(list->groups[1].digit, (list->groups[1].digit + 1) % 9, nn_als_list_check(list, grid),
                  "a group has the places of its digit in a set");
    assert_breaks(list->groups[1].seen, board.geometry.all, nn_als_list_check(list, grid),
                  "groups of a view see the same cells");
    assert_breaks(list->linked[list->words], ~list->linked[list->words], nn_als_list_check(list, grid),
                  "links and meetings are those of the view");
    assert_breaks(list->meeting[list->words], ~list->meeting[list->words], nn_als_list_check(list, grid),
                  "links and meetings are those of the view");
    assert_breaks(list->overlapping[0], ~list->overlapping[0], nn_als_list_check(list, grid),
                  "overlaps and common victims are known");
    assert_breaks(list->having_victims[0], ~list->having_victims[0], nn_als_list_check(list, grid),
                  "overlaps and common victims are known");
    assert_breaks(list->covering[0], ~list->covering[0], nn_als_list_check(list, grid),
                  "every cell knows the sets that cover it");
}

static void a_wrong_net_is_noticed(void **state)
{
    (void)state;
    static struct nn_net net;
    const struct nn_implications *const table = &nn_chain_tables_for(&board.finding, NN_CANDIDATES_ONLY)->links;
    nn_net_begin(&net, table);
    nn_net_try(&net, 0, true);
    const int gone = find_node(net.is_false, true), stays = find_node(net.is_true, false);
    assert_breaks(net.by_placing[gone], stays, nn_net_check(&net), "what is false has gone because of what is true");
    assert_breaks(net.board.candidates[table->cell[gone]], 0x1ff, nn_net_check(&net),
                  "what is false has gone because of what is true");
    assert_breaks(net.single_in[0], NN_NO_SINGLE, nn_net_check(&net), "what is true is the last in its cell or house");
}

static void wrong_simple_ways_are_noticed(void **state)
{
    (void)state;
    static struct nn_simple_ways ways;
    const struct nn_implications *const table = &nn_chain_tables_for(&board.finding, NN_WITH_SETS)->links;
    const int start = find_node(table->has_strong, true);
    ways.budget = 1000;
    nn_simple_ways_begin(&ways, table, start, false);
    nn_simple_way(&ways, table, start, true, 0);
    assert_true(ways.count > 2);
    const int node = ways.ends[1].node;
    assert_breaks(ways.looked_at, ways.count + 1, nn_simple_ways_check(&ways, table),
                  "only ways that are there are extended");
    assert_breaks(ways.ends[1].been, nn_no_cells(), nn_simple_ways_check(&ways, table),
                  "a way goes on from an earlier one, and has been in its cells");
    assert_breaks(ways.ends[2].before, 2, nn_simple_ways_check(&ways, table),
                  "a way goes on from an earlier one, and has been in its cells");
    assert_breaks(ways.kept[true][node][0], 0, nn_simple_ways_check(&ways, table),
                  "the first ways to a statement are kept");
}

/* ---- steps and patterns ------------------------------------------------------------------------ */

static void a_wrong_step_is_noticed(void **state)
{
    (void)state;
    struct nn_step *const step = &board.finding.step;
    const struct nn_grid *const grid = &board.grid;
    const int cell = nn_cells_first(grid->open), digit = nn_first_bit(grid->candidates[cell]);
    nn_step_begin(step, NN_HIDDEN_SINGLE);
    nn_step_place(step, cell, digit);
    nn_step_base(step, 0);
    nn_step_set(step, 1, nn_one_cell(cell), 0);
    nn_step_chain(step);
    nn_step_link(step, nn_one_cell(cell), digit, false);
    nn_step_link(step, nn_one_cell(cell), digit, true);
    assert_breaks(step->technique, NN_TECHNIQUES, nn_step_check(step, grid), "a step has a technique");
    assert_breaks(step->removed[digit], nn_one_cell(cell), nn_step_check(step, grid),
                  "a step removes and places candidates that are there");
    assert_breaks(step->placed[digit], grid->givens, nn_step_check(step, grid),
                  "a step removes and places candidates that are there");
    assert_breaks(step->removed[9], nn_one_cell(cell), nn_step_check(step, grid),
                  "a step removes and places candidates that are there");
    assert_breaks(step->base.house[0], 27, nn_step_check(step, grid), "base and cover are houses");
    assert_breaks(step->sets[0].digits, 1u << 9, nn_step_check(step, grid), "sets have digits and cells of the board");
    assert_breaks(step->branches, 2, nn_step_check(step, grid), "branches are chains");
    const char *const text = "a node follows from earlier nodes of its chain";
    assert_breaks(step->causes[0], 1, nn_step_check(step, grid), text);
    assert_breaks(step->nodes[0].causes, 1, nn_step_check(step, grid), text);
    assert_breaks(step->nodes[1].cells, nn_no_cells(), nn_step_check(step, grid), text);
    assert_breaks(step->chains[0].first, 1, nn_step_check(step, grid), text);
}

static void a_wrong_fish_is_noticed(void **state)
{
    (void)state;
    const struct nn_grid *const grid = &board.grid;
    struct nn_fish fish = {.digit = 5, .size = 2, .base = {0, 1}, .cover = {9, 10}};
    fish.cells = nn_cells_and(nn_cells_or(nn_grid_places(grid, 5, 0), nn_grid_places(grid, 5, 1)),
                              nn_cells_or(board.geometry.house[9], board.geometry.house[10]));
    fish.fins = nn_cells_less(nn_cells_or(nn_grid_places(grid, 5, 0), nn_grid_places(grid, 5, 1)), fish.cells);
    assert_false(nn_cells_are_none(fish.cells) || nn_cells_are_none(fish.fins));
    assert_breaks(fish.size, 0, nn_fish_check(&fish, grid), "a fish has a size");
    assert_breaks(fish.cover[1], 9, nn_fish_check(&fish, grid), "base and cover are different houses");
    assert_breaks(fish.endo_fins, fish.fins, nn_fish_check(&fish, grid), "fins and endo fins are apart");
    assert_breaks(fish.endo_fins, fish.cells, nn_fish_check(&fish, grid), "the cells are without the fins");
    assert_breaks(fish.cover[1], 12, nn_fish_check(&fish, grid), "the cover has the cells");
    assert_breaks(fish.base[0], 2, nn_fish_check(&fish, grid), "the base has cells and fins");
}

static void a_wrong_deadly_pattern_is_noticed(void **state)
{
    (void)state;
    static struct nn_deadly_list list;
    const struct nn_grid *const grid = &board.grid;
    struct nn_deadly deadly = {.cells = nn_no_cells()};
    for (int cells = 4; cells <= 5; cells++) {
        struct nn_cells rest = grid->open;
        deadly = (struct nn_deadly){.digits = 3};
        for (int i = 0; i < cells; i++) nn_cells_add(&deadly.cells, nn_cells_take(&rest));
        NN_EACH_CELL(cell, deadly.cells)
        nn_cells_add_if(&deadly.roof, cell, nn_deadly_extras(&deadly, grid, cell) != 0);
        NN_EACH_CELL(cell, deadly.cells) deadly.extras |= nn_deadly_extras(&deadly, grid, cell);
        nn_deadly_keep(&list, &deadly);
    }
    assert_breaks(list.count, NN_DEADLY_KEPT + 1, nn_deadly_list_check(&list, grid), "so many patterns are kept");
    assert_breaks(list.sizes[0], 3, nn_deadly_list_check(&list, grid), "the size of a pattern is that of its cells");
    assert_breaks(list.kept[0].roof, grid->open, nn_deadly_list_check(&list, grid), "the roof is part of the pattern");
    assert_breaks(list.kept[0].extras, 1, nn_deadly_list_check(&list, grid), "the roof is where extra digits are");
    assert_breaks(list.kept[0].roof, nn_no_cells(), nn_deadly_list_check(&list, grid),
                  "the roof is where extra digits are");
    const struct nn_deadly small = list.kept[0];
    list.kept[0] = list.kept[1];
    list.kept[1] = small;
    list.sizes[0] = 5;
    list.sizes[1] = 4;
    assert_string_equal(nn_deadly_list_check(&list, grid), "small patterns come first");
}

static void a_wrong_cover_is_noticed(void **state)
{
    (void)state;
    const struct nn_grid *const grid = &board.grid;
    struct nn_set_cover cover = {.cells = nn_cells_and(grid->open, board.geometry.house[0])};
    uint32_t digits = 0;
    NN_EACH_CELL(cell, cover.cells) digits |= grid->candidates[cell];
    assert_true(nn_set_cover_add(&cover, 0, digits));
    assert_breaks(cover.cells, nn_one_cell(0), nn_set_cover_check(&cover, grid), "there are as many pairs as cells");
    assert_breaks(cover.house[0], 1, nn_set_cover_check(&cover, grid), "every candidate of the cells is covered");
}

static void wrong_tight_sets_are_noticed(void **state)
{
    (void)state;
    struct nn_tight_sets sets = {.count = 4, .options = {3, 3, 15, 12}};
    assert_true(nn_tight_sets_find(&sets));
    assert_breaks(sets.smallest[0], 2, nn_tight_sets_check(&sets), "an item is in its smallest tight set");
    assert_breaks(sets.smallest[0], 1, nn_tight_sets_check(&sets), "a tight set has as many options as items");
    assert_breaks(sets.smallest[1], 15, nn_tight_sets_check(&sets), "no item of a smallest set is in a larger one");
}

static void a_wrong_snapshot_is_noticed(void **state)
{
    (void)state;
    static struct nn_snapshot snapshot;
    nn_snapshot_changes(&snapshot, &board.grid);
    assert_breaks(snapshot.places[2], nn_no_cells(), nn_snapshot_check(&snapshot, &board.grid),
                  "a snapshot is of the candidates");
    assert_breaks(snapshot.boxes[2], nn_no_cells(), nn_snapshot_check(&snapshot, &board.grid),
                  "a snapshot tells boards apart");
}

static void a_wrong_order_is_noticed(void **state)
{
    (void)state;
    static struct nn_order order;
    nn_order_like_nonet(&order, 9);
    assert_breaks(order.count, NN_TECHNIQUES + 1, nn_order_check(&order),
                  "an order has a row for each technique at most");
    assert_breaks(order.rows[1].finder, NULL, nn_order_check(&order), "a row has a finder");
    assert_breaks(order.rows[1].techniques, order.rows[0].techniques, nn_order_check(&order),
                  "a technique is in one row");
}

/* ---- forcing chains ---------------------------------------------------------------------------- */

static void wrong_marks_are_noticed(void **state)
{
    (void)state;
    static struct nn_marks marks;
    nn_marks_load(&marks, &board.grid);
    assert_breaks(marks.digits[nn_cells_first(board.grid.open)], 0, nn_marks_check(&marks, &board.geometry),
                  "digits of cells and cells of digits agree");
    assert_breaks(marks.places[4], nn_no_cells(), nn_marks_check(&marks, &board.geometry),
                  "digits of cells and cells of digits agree");
    assert_breaks(marks.count[8][4], 9, nn_marks_check(&marks, &board.geometry), "places in houses are counted");
}

/* A branch of a dynamic chain: from a candidate that leads far, to a clash if there is one. */
static const struct nn_build *force(bool wants_clash)
{
    struct nn_forcer *const forcer = nn_forcer_for(&board.finding);
    assert_non_null(forcer);
    forcer->producer = NN_PRODUCE_DYNAMIC;
    forcer->level = 0;
    for (int digit = 0; digit < 9; digit++) NN_EACH_CELL(cell, board.grid.places[digit])
        {
            nn_force_run(forcer, cell, digit, true);
            if ((forcer->build.branch.clash >= 0) == wants_clash && forcer->build.branch.count > 3)
                return &forcer->build;
        }
    fail_msg("there is no such branch");
    return NULL;
}

static void a_wrong_branch_is_noticed(void **state)
{
    (void)state;
    const struct nn_build *const build = force(false);
    struct nn_branch branch = build->branch;
    assert_breaks(branch.count, 0, nn_branch_check(&branch), "the first statement is assumed");
    assert_breaks(build->facts[0].why, NN_WHY_SEEN, nn_branch_check(&branch), "the first statement is assumed");
    assert_breaks(build->parents[0], 5, nn_branch_check(&branch), "parents stand before what follows from them");
    assert_breaks(branch.parent_count, 0, nn_branch_check(&branch), "parents stand before what follows from them");
    assert_breaks(branch.on[build->facts[0].digit], nn_no_cells(), nn_branch_check(&branch),
                  "the sets hold the statements, each made once");
    assert_breaks(build->facts[2], build->facts[1], nn_branch_check(&branch),
                  "the sets hold the statements, each made once");
    assert_breaks(build->facts[1].is_on, true, nn_branch_check(&branch),
                  "the sets hold the statements, each made once");
    branch = force(true)->branch;
    assert_breaks(branch.clash, branch.count, nn_branch_check(&branch), "what clashes stands behind the list");
    assert_breaks(build->facts[branch.count].is_on, !build->facts[branch.count].is_on, nn_branch_check(&branch),
                  "what clashes stands behind the list");
}

/* A candidate with a strong link. */
static struct nn_single linked_candidate(const struct nn_reach *reach)
{
    int digit = 0;
    while (nn_cells_are_none(reach->linked[digit])) digit++;
    return (struct nn_single){(uint16_t)nn_cells_first(reach->linked[digit]), (uint8_t)digit};
}

static void wrong_reach_is_noticed(void **state)
{
    (void)state;
    struct nn_forcer *const forcer = nn_forcer_for(&board.finding);
    struct nn_reach *const reach = forcer->reach;
    nn_reach_begin(reach, &board.geometry, forcer->start);
    const struct nn_single one = linked_candidate(reach);
    const int index = one.cell * 9 + one.digit;
    struct nn_reached *const from = &reach->from[index];
    nn_reach_from(reach, one.cell, one.digit);
    assert_breaks(reach->partner_count[index], 0, nn_reach_check(reach), "strong links work both ways");
    assert_breaks(reach->partners[index].of[0].cell, one.cell, nn_reach_check(reach), "strong links work both ways");
    assert_breaks(from->on[one.digit], nn_no_cells(), nn_reach_check(reach), "a candidate leads to itself");
    assert_breaks(from->off[one.digit], nn_no_cells(), nn_reach_check(reach),
                  "nothing more follows from what is reached");
    const struct nn_single other = reach->partners[index].of[0];
    assert_breaks(from->off[one.digit], board.grid.places[one.digit], nn_reach_check(reach),
                  "nothing more follows from what is reached");
    /* Both are known, and one says what the other does not say back. */
    nn_reach_from(reach, other.cell, other.digit);
    struct nn_reached *const back = &reach->from[other.cell * 9 + other.digit];
    int lonely = 0;
    for (int digit = 0; digit < 9; digit++)
        NN_EACH_CELL(cell, nn_cells_less(board.grid.places[digit], reach->linked[digit]))
    if (!nn_cells_have(from->off[digit], cell) && !nn_cells_have(from->on[digit], cell)) lonely = cell * 9 + digit;
    nn_reach_from(reach, lonely / 9, lonely % 9);
    assert_true(back != &reach->from[lonely]);
    struct nn_cells more = from->off[lonely % 9];
    nn_cells_add(&more, lonely / 9);
    assert_breaks(from->off[lonely % 9], more, nn_reach_check(reach), "what leads to a contrary is led to its own");
}

static void a_wrong_try_is_noticed(void **state)
{
    (void)state;
    struct nn_forcer *const forcer = nn_forcer_for(&board.finding);
    struct nn_tries *const tries = forcer->tries;
    nn_tries_begin(tries, &board.geometry, forcer->start);
    const int digit = 2;
    struct nn_cells places = board.grid.places[digit];
    int cell = nn_cells_take(&places);
    while (!nn_try(tries, cell, digit, true)) cell = nn_cells_take(&places);
    struct nn_reached *const reached = &tries->reached[true][cell * 9 + digit];
    assert_breaks(reached->on[digit], nn_no_cells(), nn_tries_check(tries, cell, digit, true),
                  "an assumption follows from itself");
    assert_breaks(reached->off[digit], reached->on[digit], nn_tries_check(tries, cell, digit, true),
                  "a try that is fine does not contradict itself");
    const int other = (digit + 1) % 9;
    assert_breaks(reached->off[other], nn_cells_or(reached->off[other], board.grid.givens),
                  nn_tries_check(tries, cell, digit, true), "what follows was there at the start");
}

static void a_wrong_end_is_noticed(void **state)
{
    (void)state;
    static struct nn_ends ends;
    struct nn_end end = {.stamp = 1};
    ends.stamp = 1;
    memcpy(ends.start, board.grid.places, sizeof ends.start);
    memcpy(end.places, board.grid.places, sizeof end.places);
    const struct nn_cells gone = nn_one_cell(nn_cells_first(end.places[3]));
    end.places[3] = nn_cells_less(end.places[3], gone);
    end.follows.off[3] = gone;
    assert_breaks(end.places[4], board.geometry.all, nn_end_check(&end, &ends, 9),
                  "what is left was there at the start");
    assert_breaks(end.follows.off[3], nn_no_cells(), nn_end_check(&end, &ends, 9), "what has gone is off");
    assert_breaks(end.follows.on[3], gone, nn_end_check(&end, &ends, 9), "what is on is left");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wrong_geometry_is_noticed),
        cmocka_unit_test(wrong_candidates_are_noticed),
        cmocka_unit_test(wrong_queues_are_noticed),
        cmocka_unit_test(a_wrong_table_of_links_is_noticed),
        cmocka_unit_test(wrong_links_of_sets_are_noticed),
        cmocka_unit_test(a_wrong_queue_of_statements_is_noticed),
        cmocka_unit_test(a_wrong_closure_is_noticed),
        cmocka_unit_test(a_wrong_list_of_almost_locked_sets_is_noticed),
        cmocka_unit_test(a_wrong_net_is_noticed),
        cmocka_unit_test(wrong_simple_ways_are_noticed),
        cmocka_unit_test(a_wrong_step_is_noticed),
        cmocka_unit_test(a_wrong_fish_is_noticed),
        cmocka_unit_test(a_wrong_deadly_pattern_is_noticed),
        cmocka_unit_test(a_wrong_cover_is_noticed),
        cmocka_unit_test(wrong_tight_sets_are_noticed),
        cmocka_unit_test(a_wrong_snapshot_is_noticed),
        cmocka_unit_test(a_wrong_order_is_noticed),
        cmocka_unit_test(wrong_marks_are_noticed),
        cmocka_unit_test(a_wrong_branch_is_noticed),
        cmocka_unit_test(wrong_reach_is_noticed),
        cmocka_unit_test(a_wrong_try_is_noticed),
        cmocka_unit_test(a_wrong_end_is_noticed),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
