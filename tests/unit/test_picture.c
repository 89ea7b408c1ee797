/* test_picture.c: pictures of steps. The step of every technique's example, and steps of random boards, are drawn, and
 * the picture is checked against the step and the board, by independent rules and with the public header only. */
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "support/grids.h"

#ifdef TESTS_ARE_SLOW
enum { STEPS_EACH = 2, BOARDS = 1 };
#else
enum { STEPS_EACH = 40, BOARDS = 6 };
#endif

/* What is looked at. */
struct shown {
    const nonet_position *position;
    const nonet_step *step;
    const nonet_picture *picture;
    int side;
};

static const char *name_of(const struct shown *shown)
{
    const int technique = shown->step->technique;
    return technique < 0 ? "no technique" : nonet_technique_at((size_t)technique)->name;
}

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            char line_[1000];                                                                                          \
            nonet_step_text(shown->step, shown->position, NULL, NONET_STEP_LINE, line_, sizeof line_);                 \
            fail_msg("%s: %s: %s", name_of(shown), #condition, line_);                                                 \
        }                                                                                                              \
    } while (0)

/* ---- small questions ------------------------------------------------------------------------------- */

static uint64_t bit(int value)
{
    return (uint64_t)1 << (value - 1);
}

static bool has_cell(nonet_cells cells, int cell)
{
    for (size_t index = 0; index < cells.count; index++)
        if (cells.cells[index] == cell) return true;
    return false;
}

static bool has_chain(nonet_chain_list list, size_t chain)
{
    for (size_t index = 0; index < list.count; index++)
        if (list.chains[index] == chain) return true;
    return false;
}

static bool are_same_cells(nonet_cells one, nonet_cells two)
{
    return one.count == two.count && (!one.count || !memcmp(one.cells, two.cells, one.count * sizeof *one.cells));
}

/* An empty cell may hold the value. */
static bool is_open(const struct shown *shown, int cell, int value)
{
    return !shown->position->cells[cell] && shown->position->candidates[cell] & bit(value);
}

static bool is_there(const struct shown *shown, int cell, int value)
{
    return is_open(shown, cell, value) || shown->position->cells[cell] == value;
}

static bool is_ascending(nonet_chain_list list, size_t bound)
{
    for (size_t index = 0; index < list.count; index++)
        if (list.chains[index] >= bound || (index && list.chains[index - 1] >= list.chains[index])) return false;
    return true;
}

static nonet_role role_at(const struct shown *shown, nonet_candidate candidate)
{
    const nonet_picture_candidate *const at =
        nonet_picture_candidate_at(shown->picture, candidate.cell, candidate.value);
    return at ? at->role : NONET_ROLE_NONE;
}

/* ---- candidates ------------------------------------------------------------------------------------ */

/* Which chains say so, from the step. */
static void check_statements(const struct shown *shown, const nonet_picture_candidate *candidate, bool is_true)
{
    const nonet_chain_list list = is_true ? candidate->true_in : candidate->false_in;
    CHECK(is_ascending(list, shown->step->chain_count));
    for (size_t number = 0; number < shown->step->chain_count; number++) {
        const nonet_step_chain *const chain = &shown->step->chains[number];
        bool says_so = false;
        for (size_t node = 0; node < chain->count; node++)
            says_so |= chain->nodes[node].is_true == is_true && chain->nodes[node].value == candidate->value &&
                       has_cell(chain->nodes[node].cells, candidate->cell);
        CHECK(has_chain(list, number) == says_so);
    }
}

static bool speaks_in_branches(const struct shown *shown, nonet_chain_list list)
{
    return list.count && list.chains[0] < shown->step->branch_count;
}

static bool is_member(const struct shown *shown, const nonet_picture_candidate *candidate, size_t set)
{
    const nonet_step_set *const from = &shown->step->sets[set];
    return from->values & bit(candidate->value) && has_cell(from->cells, candidate->cell);
}

/* It is in some set of the step that the picture shows as its set. */
static void check_set(const struct shown *shown, const nonet_picture_candidate *candidate)
{
    bool is_in_some = false;
    CHECK((size_t)candidate->set < shown->picture->set_count);
    CHECK(has_cell(shown->picture->sets[candidate->set].cells, candidate->cell));
    for (size_t set = (size_t)candidate->set; set < shown->step->set_count; set += shown->picture->set_count)
        is_in_some |= is_member(shown, candidate, set);
    CHECK(is_in_some);
}

static void check_role(const struct shown *shown, const nonet_picture_candidate *candidate)
{
    const nonet_step *const step = shown->step;
    const bool is_true = speaks_in_branches(shown, candidate->true_in);
    const bool is_false = speaks_in_branches(shown, candidate->false_in);
    switch (candidate->role) {
    case NONET_ROLE_NONE: CHECK(candidate->true_in.count + candidate->false_in.count && !is_true && !is_false); break;
    case NONET_ROLE_TRUE: CHECK(is_true && !is_false); break;
    case NONET_ROLE_FALSE: CHECK(is_false && !is_true); break;
    case NONET_ROLE_OPEN: CHECK(is_true && is_false); break;
    case NONET_ROLE_FIN:
        CHECK(has_cell(step->fins, candidate->cell) || has_cell(step->endo_fins, candidate->cell));
        break;
    case NONET_ROLE_PATTERN:
        CHECK(!is_true && !is_false);
        CHECK((has_cell(step->cells, candidate->cell) && step->values & bit(candidate->value)) ||
              (step->set_count == 1 && is_member(shown, candidate, 0)));
        break;
    default: break;
    }
    const bool may_have_set = candidate->role == NONET_ROLE_SET || candidate->role == NONET_ROLE_REMOVED;
    CHECK(candidate->role != NONET_ROLE_SET || candidate->set >= 0);
    CHECK(candidate->set == -1 || may_have_set);
    if (candidate->set >= 0) check_set(shown, candidate);
}

static bool has_holders(const nonet_picture *picture)
{
    for (size_t index = 0; index < picture->cell_count; index++)
        if (picture->cells[index].held) return true;
    return false;
}

/* A step without technique may come from a solution, and place what the marks of the board do not have. */
static bool is_result(const nonet_picture_candidate *candidate)
{
    return candidate->role == NONET_ROLE_PLACED || candidate->role == NONET_ROLE_REMOVED;
}

static void check_candidates(const struct shown *shown)
{
    const nonet_picture *const picture = shown->picture;
    size_t removed = 0, placed = 0, others = 0;
    for (size_t index = 0; index < picture->candidate_count; index++) {
        const nonet_picture_candidate *const at = &picture->candidates[index];
        CHECK(!index || at[-1].cell < at->cell || (at[-1].cell == at->cell && at[-1].value < at->value));
        CHECK(nonet_picture_candidate_at(picture, at->cell, at->value) == at);
        CHECK(nonet_role_name(at->role)[0]);
        CHECK(is_there(shown, at->cell, at->value) || (shown->step->technique < 0 && is_result(at)));
        check_role(shown, at);
        check_statements(shown, at, true);
        check_statements(shown, at, false);
        removed += at->role == NONET_ROLE_REMOVED;
        placed += at->role == NONET_ROLE_PLACED;
        others += at->role != NONET_ROLE_NONE;
    }
    for (size_t index = 0; index < shown->step->elimination_count; index++)
        CHECK(role_at(shown, shown->step->eliminations[index]) == NONET_ROLE_REMOVED);
    for (size_t index = 0; index < shown->step->placement_count; index++)
        CHECK(role_at(shown, shown->step->placements[index]) == NONET_ROLE_PLACED);
    CHECK(removed == shown->step->elimination_count && placed == shown->step->placement_count);
    /* Something says why: other candidates, values on the board, or a house. */
    CHECK(others > removed + placed || has_holders(picture) || picture->house_count || shown->step->technique < 0);
}

/* ---- cells, houses, sets, place -------------------------------------------------------------------- */

static bool is_changed(const struct shown *shown, int cell)
{
    for (size_t index = 0; index < shown->step->elimination_count; index++)
        if (shown->step->eliminations[index].cell == cell) return true;
    for (size_t index = 0; index < shown->step->placement_count; index++)
        if (shown->step->placements[index].cell == cell) return true;
    return false;
}

static void check_cells(const struct shown *shown)
{
    const nonet_picture *const picture = shown->picture;
    int targets = 0;
    for (size_t index = 0; index < picture->cell_count; index++) {
        const nonet_picture_cell *const cell = &picture->cells[index];
        CHECK(!index || cell[-1].cell < cell->cell);
        CHECK(cell->is_pattern || cell->is_target || cell->held);
        CHECK(cell->is_target == is_changed(shown, cell->cell));
        CHECK(!cell->held || cell->held == shown->position->cells[cell->cell]);
        targets += cell->is_target;
    }
    for (int cell = 0; cell < nonet_layout_cells(shown->position->layout); cell++) targets -= is_changed(shown, cell);
    CHECK(!targets);
}

static bool has_house(nonet_houses houses, int house)
{
    for (size_t index = 0; index < houses.count; index++)
        if (houses.houses[index] == house) return true;
    return false;
}

static size_t count_house(const nonet_picture *picture, int house)
{
    size_t count = 0;
    for (size_t index = 0; index < picture->house_count; index++) count += picture->houses[index].house == house;
    return count;
}

/* Each house of the step once, whatever its parts; those of the base first. */
static void check_houses(const struct shown *shown)
{
    const nonet_picture *const picture = shown->picture;
    const nonet_step *const step = shown->step;
    for (size_t index = 0; index < picture->house_count; index++) {
        const nonet_picture_house *const house = &picture->houses[index];
        const unsigned base = has_house(step->base, house->house) ? NONET_HOUSE_PART_BASE : 0;
        const unsigned cover = has_house(step->cover, house->house) ? NONET_HOUSE_PART_COVER : 0;
        CHECK(house->part == (base | cover));
        CHECK(nonet_house_part_name(house->part)[0]);
        CHECK(!index || !base || house[-1].part & NONET_HOUSE_PART_BASE);
    }
    for (int house = 0; house < nonet_layout_houses(shown->position->layout); house++)
        CHECK(count_house(picture, house) == (has_house(step->base, house) || has_house(step->cover, house)));
}

static void check_frame(const struct shown *shown)
{
    const nonet_picture *const picture = shown->picture;
    const nonet_step *const step = shown->step;
    check_houses(shown);
    CHECK(picture->set_count <= step->set_count && !picture->set_count == !step->set_count);
    for (size_t set = 0; set < picture->set_count; set++) CHECK(strlen(picture->sets[set].name) > 2);
    CHECK(picture->place.cells.count > 0);
    for (size_t index = 1; index < picture->place.houses.count; index++)
        CHECK(!has_house((nonet_houses){picture->place.houses.houses, index}, picture->place.houses.houses[index]));
    CHECK(picture->chain_count == step->chain_count);
}

/* ---- links ----------------------------------------------------------------------------------------- */

static bool in_one_cell(const nonet_picture_link *link)
{
    return link->from.count == 1 && link->to.count == 1 && link->from.cells[0] == link->to.cells[0] &&
           link->from_value != link->to_value;
}

static bool all_see(const struct shown *shown, nonet_cells from, nonet_cells to)
{
    for (size_t one = 0; one < from.count; one++)
        for (size_t two = 0; two < to.count; two++)
            if (!nonet_layout_sees(shown->position->layout, from.cells[one], to.cells[two])) return false;
    return true;
}

/* Some house has the value at the ends of the link only. */
static bool is_conjugate(const struct shown *shown, const nonet_picture_link *link)
{
    const nonet_layout *const layout = shown->position->layout;
    for (int house = 0; house < nonet_layout_houses(layout); house++) {
        nonet_cells cells;
        nonet_layout_house_cells(layout, house, &cells);
        int inside = 0, outside = 0;
        for (size_t index = 0; index < cells.count; index++) {
            const int cell = cells.cells[index];
            const bool is_end = has_cell(link->from, cell) || has_cell(link->to, cell);
            if (!is_open(shown, cell, link->from_value)) continue;
            if (is_end) inside++;
            else outside++;
        }
        if (inside && !outside) return true;
    }
    return false;
}

static bool is_bivalue(const struct shown *shown, const nonet_picture_link *link)
{
    return in_one_cell(link) &&
           shown->position->candidates[link->from.cells[0]] == (bit(link->from_value) | bit(link->to_value));
}

static int count_values(uint64_t values)
{
    int count = 0;
    for (; values; values &= values - 1) count++;
    return count;
}

/* All places of the value in the set are among the cells. */
static bool covers_value(const struct shown *shown, const nonet_step_set *set, int value, nonet_cells cells)
{
    for (size_t index = 0; index < set->cells.count; index++)
        if (is_open(shown, set->cells.cells[index], value) && !has_cell(cells, set->cells.cells[index])) return false;
    return true;
}

/* The cell outside the set sees all places of the value in it. */
static bool sees_all_places(const struct shown *shown, const nonet_step_set *set, int value, int cell)
{
    for (size_t index = 0; index < set->cells.count; index++)
        if (is_open(shown, set->cells.cells[index], value) &&
            !nonet_layout_sees(shown->position->layout, set->cells.cells[index], cell))
            return false;
    return true;
}

/* A set that lacks the first value keeps all others; so it has the second one, or a cell outside has nothing else left. */
static bool follows_by_set(const struct shown *shown, const nonet_picture_link *link)
{
    const nonet_step_set *const set = &shown->step->sets[link->set];
    uint64_t values = 0;
    for (size_t index = 0; index < set->cells.count; index++)
        values |= shown->position->candidates[set->cells.cells[index]];
    if (count_values(values) != (int)set->cells.count + 1 || !(values & bit(link->from_value))) return false;
    if (!covers_value(shown, set, link->from_value, link->from)) return false;
    if (has_cell(set->cells, link->to.cells[0]))
        return values & bit(link->to_value) && covers_value(shown, set, link->to_value, link->to);
    const int cell = link->to.cells[0];
    for (int value = 1; value <= shown->side; value++)
        if (value != link->to_value && is_open(shown, cell, value) &&
            !(value != link->from_value && values & bit(value) && sees_all_places(shown, set, value, cell)))
            return false;
    return true;
}

static bool is_strong(const struct shown *shown, const nonet_picture_link *link)
{
    if (link->set >= 0) return follows_by_set(shown, link);
    return link->from_value == link->to_value ? is_conjugate(shown, link) : is_bivalue(shown, link);
}

static bool is_weak(const struct shown *shown, const nonet_picture_link *link)
{
    return link->from_value == link->to_value ? all_see(shown, link->from, link->to) : in_one_cell(link);
}

static void check_kind(const struct shown *shown, const nonet_picture_link *link)
{
    CHECK(nonet_link_kind_name(link->kind)[0]);
    switch (link->kind) {
    case NONET_LINK_WEAK: CHECK(is_weak(shown, link)); break;
    case NONET_LINK_STRONG: CHECK(link->depth || is_strong(shown, link)); break;
    case NONET_LINK_FOLLOWS: CHECK(link->chains.count > 0); break;
    case NONET_LINK_SIDE: CHECK(!link->from_value && !link->to_value && all_see(shown, link->from, link->to)); break;
    }
}

static void check_ends(const struct shown *shown, const nonet_picture_link *link)
{
    CHECK(link->from.count && link->to.count);
    if (link->kind == NONET_LINK_SIDE) return;
    for (size_t index = 0; index < link->from.count; index++)
        CHECK(is_there(shown, link->from.cells[index], link->from_value));
    for (size_t index = 0; index < link->to.count; index++)
        CHECK(is_there(shown, link->to.cells[index], link->to_value));
}

static bool has_ends(const nonet_picture_link *link, nonet_cells from, int from_value, nonet_cells to, int to_value)
{
    return link->from_value == from_value && link->to_value == to_value && are_same_cells(link->from, from) &&
           are_same_cells(link->to, to);
}

static bool joins(const nonet_picture_link *link, nonet_cells one, int value, nonet_cells two, int other)
{
    return has_ends(link, one, value, two, other) ||
           (link->kind != NONET_LINK_FOLLOWS && has_ends(link, two, other, one, value));
}

static bool is_twice(const struct shown *shown, size_t index)
{
    const nonet_picture_link *const link = &shown->picture->links[index];
    for (size_t other = 0; other < index; other++) {
        const nonet_picture_link *const before = &shown->picture->links[other];
        if (before->kind == link->kind && joins(before, link->from, link->from_value, link->to, link->to_value))
            return true;
    }
    return false;
}

/* Of the chains that use a link; 0: it is the pattern's. */
static int least_depth(const struct shown *shown, nonet_chain_list chains)
{
    int least = chains.count ? shown->picture->chains[chains.chains[0]].depth : 0;
    for (size_t index = 1; index < chains.count; index++) {
        const int depth = shown->picture->chains[chains.chains[index]].depth;
        if (depth < least) least = depth;
    }
    return least;
}

/* What follows in a chain is drawn, and says that it is of this chain. */
static void check_cause(const struct shown *shown, size_t number, const nonet_step_node *cause,
                        const nonet_step_node *node)
{
    bool is_drawn = false;
    for (size_t index = 0; index < shown->picture->link_count && !is_drawn; index++) {
        const nonet_picture_link *const link = &shown->picture->links[index];
        is_drawn = joins(link, cause->cells, cause->value, node->cells, node->value) && has_chain(link->chains, number);
    }
    CHECK(is_drawn);
}

static void check_chains(const struct shown *shown)
{
    for (size_t number = 0; number < shown->step->chain_count; number++) {
        const nonet_step_chain *const chain = &shown->step->chains[number];
        const nonet_picture_chain *const place = &shown->picture->chains[number];
        const bool is_inside = number >= shown->step->branch_count;
        CHECK((place->depth > 0) == is_inside && (place->parent >= 0) == is_inside);
        if (is_inside) {
            CHECK(place->parent < (int)number);
            CHECK(shown->step->chains[place->parent].nodes[place->node].chain <= (int)number);
            CHECK(place->depth == shown->picture->chains[place->parent].depth + 1);
        }
        for (size_t node = 0; node < chain->count && chain->count < 60; node++)
            for (size_t cause = 0; cause < chain->nodes[node].cause_count; cause++)
                check_cause(shown, number, &chain->nodes[chain->nodes[node].causes[cause]], &chain->nodes[node]);
    }
}

static void check_links(const struct shown *shown)
{
    int depth = 0;
    for (size_t index = 0; index < shown->picture->link_count; index++) {
        const nonet_picture_link *const link = &shown->picture->links[index];
        check_ends(shown, link);
        check_kind(shown, link);
        CHECK(is_ascending(link->chains, shown->step->chain_count));
        CHECK(link->set < (int)shown->step->set_count && link->chain < (int)shown->step->chain_count);
        CHECK(link->depth == least_depth(shown, link->chains));
        CHECK(!(depth && !link->depth)); /* the inner ones come last */
        CHECK(!is_twice(shown, index));
        depth = link->depth;
    }
    check_chains(shown);
}

/* ---- all of a picture ------------------------------------------------------------------------------ */

static void check_picture(const nonet_step *step, const nonet_position *position)
{
    nonet_picture *picture;
    struct shown about = {position, step, NULL, nonet_layout_side(position->layout)};
    const struct shown *const shown = &about;
    CHECK(nonet_picture_new(step, position, &picture) == NONET_OK);
    about.picture = picture;
    check_candidates(shown);
    check_cells(shown);
    check_frame(shown);
    check_links(shown);
    nonet_picture_free(picture);
}

/* ---- examples -------------------------------------------------------------------------------------- */

struct looking {
    const nonet_position *position;
    int seen;
    size_t links;
    bool has_chains;
};

static bool look_at_step(void *context, const nonet_step *step)
{
    struct looking *const looking = context;
    check_picture(step, looking->position);
    nonet_picture *picture;
    assert_int_equal(nonet_picture_new(step, looking->position, &picture), NONET_OK);
    if (!looking->seen) looking->links = picture->link_count;
    looking->has_chains |= step->chain_count > 0;
    nonet_picture_free(picture);
    return ++looking->seen < STEPS_EACH;
}

/* Begin at the example of a technique. */
static void begin_example(nonet_explainer *explainer, nonet_reader *reader, const char *example)
{
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_start start;
    nonet_reader_restart(reader);
    assert_int_equal(nonet_reader_feed(reader, example, strlen(example)), NONET_OK);
    nonet_reader_finish(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &puzzle.position, &start), NONET_OK);
}

static nonet_reader *library_reader(void)
{
    nonet_reader *reader;
    nonet_reader_settings settings;
    nonet_reader_settings_defaults(&settings);
    settings.notation = "library";
    assert_int_equal(nonet_reader_new(&settings, &reader), NONET_OK);
    return reader;
}

/* These draw lines though their steps have no chains. */
static const char *const drawn_families[] = {"fish",
                                             "XY-wing",
                                             "XYZ-wing",
                                             "W-wing",
                                             "WXYZ-wing",
                                             "unique rectangle",
                                             "hidden rectangle",
                                             "unique loop",
                                             "simple colours",
                                             "multi-colours",
                                             "3D Medusa",
                                             "ALS-XZ",
                                             "ALS-XY-wing",
                                             "ALS-W-wing",
                                             "ALS chain",
                                             "death blossom",
                                             "avoidable rectangle",
                                             "extended rectangle"};

static bool is_drawn_family(const nonet_technique *technique)
{
    bool members[NONET_MAX_TECHNIQUES];
    for (size_t index = 0; index < sizeof drawn_families / sizeof *drawn_families; index++) {
        assert_true(nonet_technique_group(drawn_families[index], members) > 0);
        if (members[nonet_technique_find(technique->name)]) return true;
    }
    return false;
}

static void every_technique_can_be_drawn(void **state)
{
    (void)state;
    const nonet_technique *technique;
    nonet_explainer *explainer;
    nonet_reader *const reader = library_reader();
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    for (size_t index = 0; (technique = nonet_technique_at(index)); index++) {
        if (!technique->example[0]) continue;
        begin_example(explainer, reader, technique->example);
        struct looking looking = {.position = nonet_explainer_position(explainer)};
        nonet_explainer_each(explainer, (int)index, look_at_step, &looking);
        if (!looking.seen) fail_msg("%s: no step", technique->name);
        if (!looking.links && (looking.has_chains || is_drawn_family(technique)))
            fail_msg("%s: no links", technique->name);
    }
    nonet_explainer_free(explainer);
    nonet_reader_free(reader);
}

/* ---- random boards --------------------------------------------------------------------------------- */

static void walk(struct random_source *source, nonet_layout *layout, int holes, int most)
{
    nonet_board *board;
    nonet_explainer *explainer;
    nonet_explainer_settings settings;
    nonet_start start;
    const nonet_step *step;
    nonet_explainer_settings_defaults(&settings);
    assert_int_equal(nonet_explainer_new(&settings, &explainer), NONET_OK);
    assert_int_equal(nonet_board_new(layout, false, &board), NONET_OK);
    random_grid(source, layout, board->cells);
    random_dig(source, layout, board->cells, holes);
    memset(board->is_given, 1, (size_t)nonet_layout_cells(layout));
    assert_int_equal(nonet_explainer_begin(explainer, &board->position, &start), NONET_OK);
    for (int count = 0; count < most && nonet_explainer_next(explainer, &step) == NONET_OK; count++) {
        check_picture(step, nonet_explainer_position(explainer));
        assert_int_equal(nonet_explainer_apply(explainer), NONET_OK);
    }
    nonet_explainer_free(explainer);
    nonet_board_free(board);
}

static void steps_of_random_boards_can_be_drawn(void **state)
{
    (void)state;
    static const struct {
        int rows, columns, holes;
    } boards[] = {{3, 3, 51}, {3, 3, 55}, {2, 3, 22}, {4, 4, 125}};
    struct random_source source = {16};
    for (size_t index = 0; index < sizeof boards / sizeof *boards; index++) {
        nonet_layout *layout;
        assert_int_equal(nonet_layout_new(boards[index].rows, boards[index].columns, &layout), NONET_OK);
        for (int turn = 0; turn < BOARDS; turn++)
            walk(&source, layout, boards[index].holes, boards[index].rows == 4 ? 60 : 200);
        nonet_layout_free(layout);
    }
}

/* ---- single pictures ------------------------------------------------------------------------------- */

struct picture_of {
    const nonet_position *position;
    nonet_picture *picture;
};

/* The first step alone. */
static bool take_first(void *context, const nonet_step *step)
{
    struct picture_of *const of = context;
    assert_int_equal(nonet_picture_new(step, of->position, &of->picture), NONET_OK);
    return false;
}

static nonet_picture *picture_of_example(const char *name)
{
    const int technique = nonet_technique_find(name);
    nonet_explainer *explainer;
    nonet_reader *const reader = library_reader();
    assert_true(technique >= 0);
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    begin_example(explainer, reader, nonet_technique_at((size_t)technique)->example);
    struct picture_of of = {nonet_explainer_position(explainer), NULL};
    assert_int_equal(nonet_explainer_each(explainer, technique, take_first, &of), NONET_OK);
    assert_non_null(of.picture);
    nonet_explainer_free(explainer);
    nonet_reader_free(reader);
    return of.picture;
}

static size_t count_links(const nonet_picture *picture, nonet_link_kind kind)
{
    size_t count = 0;
    for (size_t index = 0; index < picture->link_count; index++) count += picture->links[index].kind == kind;
    return count;
}

static void patterns_are_drawn_as_a_teacher_would(void **state)
{
    (void)state;
    static const struct {
        const char *technique;
        size_t weak, strong, sides;
    } drawings[] = {
        {"X-wing", 2, 2, 0},
        {"XY-wing", 2, 3, 0},
        {"XYZ-wing", 2, 2, 0},
        {"W-wing", 2, 3, 0},
        {"skyscraper", 1, 2, 0},
        {"unique rectangle type 1", 0, 0, 4},
        {"unique rectangle type 4", 0, 1, 4},
        {"unique loop type 4", 0, 1, 6},
        {"extended rectangle type 1", 0, 0, 7},
        {"ALS-XZ", 1, 2, 0},
        {"Sue de Coq", 0, 0, 0},
    };
    for (size_t index = 0; index < sizeof drawings / sizeof *drawings; index++) {
        nonet_picture *const picture = picture_of_example(drawings[index].technique);
        const size_t weak = count_links(picture, NONET_LINK_WEAK), strong = count_links(picture, NONET_LINK_STRONG),
                     sides = count_links(picture, NONET_LINK_SIDE);
        if (weak != drawings[index].weak || strong != drawings[index].strong || sides != drawings[index].sides)
            fail_msg("%s: %d weak, %d strong, %d sides", drawings[index].technique, (int)weak, (int)strong, (int)sides);
        nonet_picture_free(picture);
    }
}

static void sets_have_the_names_of_the_texts(void **state)
{
    (void)state;
    static const struct {
        const char *technique;
        size_t count;
        const char *names[3];
    } pictures[] = {{"XY-wing", 3, {"pivot", "pincer", "pincer"}},
                    {"3D Medusa", 2, {"blue", "green"}},
                    {"BUG type 3", 0, {"extra candidate"}},
                    {"ALS-XZ", 2, {"set A", "set B"}}};
    for (size_t index = 0; index < sizeof pictures / sizeof *pictures; index++) {
        nonet_picture *const picture = picture_of_example(pictures[index].technique);
        if (pictures[index].count) assert_int_equal(picture->set_count, pictures[index].count);
        else assert_string_equal(picture->sets[picture->set_count - 1].name, "rest of the naked set");
        for (size_t set = 0; set < 3 && pictures[index].names[set]; set++)
            assert_string_equal(picture->sets[set].name, pictures[index].names[set]);
        nonet_picture_free(picture);
    }
}

static void a_single_shows_what_excludes(void **state)
{
    (void)state;
    nonet_picture *const picture = picture_of_example("hidden single");
    size_t holders = 0;
    int placed = 0;
    for (size_t index = 0; index < picture->candidate_count; index++)
        if (picture->candidates[index].role == NONET_ROLE_PLACED) placed = picture->candidates[index].value;
    for (size_t index = 0; index < picture->cell_count; index++) {
        if (!picture->cells[index].held) continue;
        assert_int_equal(picture->cells[index].held, placed);
        holders++;
    }
    assert_true(holders > 0);
    nonet_picture_free(picture);
}

/* ---- whatever comes -------------------------------------------------------------------------------- */

static void what_does_not_fit_is_refused(void **state)
{
    (void)state;
    nonet_layout *small, *large;
    nonet_board *board, *too_large;
    nonet_picture *picture;
    const uint16_t outside[] = {16};
    const uint16_t no_house[] = {12};
    const nonet_candidate gone = {3, 5}, placed = {3, 4};
    assert_int_equal(nonet_layout_new(2, 2, &small), NONET_OK);
    assert_int_equal(nonet_layout_new(6, 6, &large), NONET_OK);
    assert_int_equal(nonet_board_new(small, true, &board), NONET_OK);
    assert_int_equal(nonet_board_new(large, true, &too_large), NONET_OK);
    const nonet_step steps[] = {{.cells = {outside, 1}},
                                {.base = {no_house, 1}},
                                {.eliminations = &gone, .elimination_count = 1},
                                {.values = 16},
                                {.branch_count = 1}};
    for (size_t index = 0; index < sizeof steps / sizeof *steps; index++) {
        assert_int_equal(nonet_picture_new(&steps[index], &board->position, &picture), NONET_ERR_ARG);
        assert_null(picture);
    }
    const nonet_step plain = {.technique = -1, .placements = &placed, .placement_count = 1};
    assert_int_equal(nonet_picture_new(&plain, &too_large->position, &picture), NONET_ERR_ARG);
    assert_int_equal(nonet_picture_new(&plain, NULL, &picture), NONET_ERR_ARG);
    assert_int_equal(nonet_picture_new(NULL, &board->position, &picture), NONET_ERR_ARG);
    assert_int_equal(nonet_picture_new(&plain, &board->position, NULL), NONET_ERR_ARG);
    check_picture(&plain, &board->position);
    assert_null(nonet_picture_candidate_at(NULL, 3, 4));
    nonet_picture_free(NULL);
    nonet_board_free(board);
    nonet_board_free(too_large);
    nonet_layout_free(small);
    nonet_layout_free(large);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_can_be_drawn),          cmocka_unit_test(steps_of_random_boards_can_be_drawn),
        cmocka_unit_test(patterns_are_drawn_as_a_teacher_would), cmocka_unit_test(sets_have_the_names_of_the_texts),
        cmocka_unit_test(a_single_shows_what_excludes),          cmocka_unit_test(what_does_not_fit_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
