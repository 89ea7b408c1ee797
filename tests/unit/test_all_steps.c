/* test_all_steps.c: everything that is there in a position, against what nonet_explainer_each lists, put together here
 * the slow way, with singles of the test's own. */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "nonet.h"
#include "slow.h"
#include "technique/technique.h"

#ifdef TESTS_ARE_SLOW
enum { PUZZLES = 2, POSITIONS = 1 };
#else
enum { PUZZLES = 4, POSITIONS = 2 };
#endif

enum { CELLS = 81, SIDE = 9, MOST_STEPS = 20000 };

struct listed {
    nonet_step *steps[MOST_STEPS];
    size_t count;
};

static bool keep(void *context, const nonet_step *step)
{
    struct listed *const listed = context;
    assert_true(listed->count < MOST_STEPS);
    assert_int_equal(nonet_step_copy(step, &listed->steps[listed->count++]), NONET_OK);
    return true;
}

static void forget(struct listed *listed)
{
    while (listed->count) nonet_step_free(listed->steps[--listed->count]);
}

static bool same_list(const nonet_candidate *a, size_t a_count, const nonet_candidate *b, size_t b_count)
{
    bool is_same = a_count == b_count;
    for (size_t at = 0; is_same && at < a_count; at++) is_same = a[at].cell == b[at].cell && a[at].value == b[at].value;
    return is_same;
}

static bool gives_the_same(const nonet_step *a, const nonet_step *b)
{
    return same_list(a->placements, a->placement_count, b->placements, b->placement_count) &&
           same_list(a->eliminations, a->elimination_count, b->eliminations, b->elimination_count);
}

/* ---- singles ---------------------------------------------------------------------------------------- */

/* A board by its candidates; a value is placed when it is the only one. */
struct plain_board {
    const nonet_layout *layout;
    uint64_t open[CELLS];
    bool is_filled[CELLS];
};

static void fill(struct plain_board *board, int cell, uint64_t bit)
{
    for (int other = 0; other < CELLS; other++)
        if (nonet_layout_sees(board->layout, cell, other)) board->open[other] &= ~bit;
    board->open[cell] = bit;
    board->is_filled[cell] = true;
}

static bool is_only_place(const struct plain_board *board, int house, int cell, uint64_t bit)
{
    nonet_cells cells;
    nonet_layout_house_cells(board->layout, house, &cells);
    bool is_only = false;
    for (size_t at = 0; at < cells.count; at++) {
        if (cells.cells[at] == cell) is_only = true;
        else if (board->open[cells.cells[at]] & bit) return false;
    }
    return is_only;
}

static bool is_single(const struct plain_board *board, int cell, uint64_t bit)
{
    if (board->open[cell] == bit) return true;
    for (int house = 0; house < nonet_layout_houses(board->layout); house++)
        if (is_only_place(board, house, cell, bit)) return true;
    return false;
}

static int empty_after(const nonet_position *position, const nonet_step *step)
{
    struct plain_board board = {.layout = position->layout};
    int empty = CELLS;
    for (int cell = 0; cell < CELLS; cell++) {
        board.open[cell] = position->candidates[cell];
        board.is_filled[cell] = position->cells[cell] != 0;
    }
    for (size_t at = 0; step && at < step->elimination_count; at++)
        board.open[step->eliminations[at].cell] &= ~((uint64_t)1 << (step->eliminations[at].value - 1));
    for (size_t at = 0; step && at < step->placement_count; at++)
        fill(&board, step->placements[at].cell, (uint64_t)1 << (step->placements[at].value - 1));
    for (bool is_any = true; is_any;) {
        is_any = false;
        for (int at = 0; at < CELLS * SIDE; at++) {
            const int cell = at / SIDE;
            const uint64_t bit = (uint64_t)1 << at % SIDE;
            if (board.is_filled[cell] || !(board.open[cell] & bit) || !is_single(&board, cell, bit)) continue;
            fill(&board, cell, bit);
            is_any = true;
        }
    }
    for (int cell = 0; cell < CELLS; cell++) empty -= board.is_filled[cell];
    return empty;
}

/* ---- news ------------------------------------------------------------------------------------------- */

static bool step_removes(const nonet_step *step, const nonet_layout *layout, nonet_candidate wanted)
{
    for (size_t at = 0; at < step->elimination_count; at++)
        if (step->eliminations[at].cell == wanted.cell && step->eliminations[at].value == wanted.value) return true;
    for (size_t at = 0; at < step->placement_count; at++) {
        const nonet_candidate placed = step->placements[at];
        if (placed.cell == wanted.cell && placed.value != wanted.value) return true;
        if (placed.value == wanted.value && nonet_layout_sees(layout, placed.cell, wanted.cell)) return true;
    }
    return false;
}

static bool step_places(const nonet_step *step, nonet_candidate wanted)
{
    return step->placement_count && nonet_step_tells(step, wanted.cell, wanted.value);
}

static size_t news_of(const nonet_step *step, const struct listed *easier, const nonet_layout *layout)
{
    size_t news = step->placement_count + step->elimination_count;
    for (size_t at = 0; at < step->placement_count; at++)
        for (size_t other = 0; other < easier->count; other++)
            if (step_places(easier->steps[other], step->placements[at])) {
                news--;
                break;
            }
    for (size_t at = 0; at < step->elimination_count; at++)
        for (size_t other = 0; other < easier->count; other++)
            if (step_removes(easier->steps[other], layout, step->eliminations[at])) {
                news--;
                break;
            }
    return news;
}

/* ---- the list ---------------------------------------------------------------------------------------- */

/* The groups [first, end) are of the results that the technique has, each once. nonet_explainer_each lists one step for
 * each result. */
static void compare_technique(const nonet_all_steps *all, size_t first, size_t end, const struct listed *steps)
{
    assert_int_equal(end - first, steps->count);
    for (size_t group = first; group < end; group++) {
        size_t found = 0;
        for (size_t at = 0; at < steps->count; at++) found += gives_the_same(steps->steps[at], all->groups[group].step);
        assert_int_equal(found, 1);
        assert_true(all->groups[group].ways > 0);
    }
}

static void compare_worth(const nonet_step_group *group, const nonet_position *position, const struct listed *easier)
{
    const int before = empty_after(position, NULL), after = empty_after(position, group->step);
    assert_int_equal(group->filled, before - after);
    assert_int_equal(group->solves, before > 0 && after == 0);
    assert_int_equal(group->news, news_of(group->step, easier, position->layout));
}

static void compare_with_each(nonet_explainer *explainer, const nonet_all_steps *all)
{
    static struct listed steps, easier;
    const nonet_position *const position = nonet_explainer_position(explainer);
    nonet_ranking ranking;
    size_t first = 0, total = 0;
    assert_int_equal(nonet_ranking_of(NULL, NULL, &ranking), NONET_OK);
    for (size_t place = 0; place < ranking.count; place++) {
        size_t end = first;
        assert_int_equal(nonet_explainer_each(explainer, ranking.techniques[place], keep, &steps), NONET_OK);
        while (end < all->group_count && all->groups[end].step->technique == ranking.techniques[place]) end++;
        compare_technique(all, first, end, &steps);
        for (; first < end; first++) {
            compare_worth(&all->groups[first], position, &easier);
            total += all->groups[first].ways;
        }
        memcpy(easier.steps + easier.count, steps.steps, steps.count * sizeof *steps.steps);
        easier.count += steps.count;
        steps.count = 0;
    }
    assert_int_equal(first, all->group_count);
    assert_int_equal(total, all->step_count);
    assert_int_equal(all->unfinished, -1);
    assert_int_equal(all->left_out, 0);
    forget(&easier);
}

static void compare_at_position(nonet_explainer *explainer)
{
    nonet_all_steps *all;
    nonet_progress progress;
    const nonet_all_steps_settings settings = {.has_forcing = true};
    assert_int_equal(nonet_explainer_all(explainer, &settings, &all), NONET_OK);
    nonet_explainer_progress(explainer, &progress);
    assert_true(progress.total && progress.done == progress.total);
    assert_int_equal(progress.found, all->group_count);
    compare_with_each(explainer, all);
    nonet_all_steps_free(all);
}

static const nonet_sample_set *find_set(const char *name)
{
    size_t index = 0;
    while (strcmp(nonet_sample_set_at(index)->name, name) != 0) index++;
    return nonet_sample_set_at(index);
}

static void begin(nonet_explainer *explainer, nonet_layout *layout, const char *set, uint64_t index)
{
    static uint8_t cells[CELLS];
    nonet_sampler *sampler;
    nonet_start start;
    const nonet_position puzzle = {layout, cells, NULL, NULL};
    assert_int_equal(nonet_sampler_new(NULL, &sampler), NONET_OK);
    assert_int_equal(nonet_sampler_make(sampler, find_set(set), 3, index, cells), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &puzzle, &start), NONET_OK);
    nonet_sampler_free(sampler);
}

/* Some steps further; false: the end. */
static bool go_on(nonet_explainer *explainer, int steps)
{
    const nonet_step *step;
    while (steps-- && nonet_explainer_next(explainer, &step) == NONET_OK) nonet_explainer_apply(explainer);
    return !nonet_explainer_is_solved(explainer);
}

static void the_list_has_every_step_once(void **state)
{
    nonet_explainer *explainer;
    nonet_layout *layout;
    (void)state;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    for (uint64_t index = 0; index < PUZZLES; index++) {
        begin(explainer, layout, index % 2 ? "hard" : "minimal", index);
        for (int position = 0; position < POSITIONS && go_on(explainer, 11); position++) compare_at_position(explainer);
    }
    nonet_explainer_free(explainer);
    nonet_layout_free(layout);
}

/* ---- settings ---------------------------------------------------------------------------------------- */

struct at_hard {
    nonet_layout *layout;
    nonet_explainer *explainer;
    nonet_all_steps *whole;
};

static void set_up(struct at_hard *at)
{
    assert_int_equal(nonet_layout_new(3, 3, &at->layout), NONET_OK);
    assert_int_equal(nonet_explainer_new(NULL, &at->explainer), NONET_OK);
    begin(at->explainer, at->layout, "hard", 1);
    assert_int_equal(nonet_explainer_all(at->explainer, NULL, &at->whole), NONET_OK);
    assert_true(at->whole->group_count > 20);
}

static void tear_down(struct at_hard *at)
{
    nonet_all_steps_free(at->whole);
    nonet_explainer_free(at->explainer);
    nonet_layout_free(at->layout);
}

/* With these settings the list is the part of the whole one for which is_in says so. */
static void assert_part(const struct at_hard *at, const nonet_all_steps_settings *settings,
                        bool is_in(const nonet_step_group *group))
{
    nonet_all_steps *part;
    size_t next = 0;
    assert_int_equal(nonet_explainer_all(at->explainer, settings, &part), NONET_OK);
    for (size_t group = 0; group < at->whole->group_count; group++) {
        if (!is_in(&at->whole->groups[group])) continue;
        assert_true(next < part->group_count);
        assert_true(gives_the_same(part->groups[next].step, at->whole->groups[group].step));
        assert_int_equal(part->groups[next].ways, at->whole->groups[group].ways);
        assert_int_equal(part->groups[next++].news, at->whole->groups[group].news);
    }
    assert_int_equal(next, part->group_count);
    assert_true(next > 0 && next < at->whole->group_count);
    nonet_all_steps_free(part);
}

static int wanted_cell;

static bool is_in_wanted_cell(const nonet_step_group *group)
{
    return nonet_step_tells(group->step, wanted_cell, 0);
}

static bool is_of_value_3(const nonet_step_group *group)
{
    return nonet_step_tells(group->step, -1, 3);
}

static bool has_news(const nonet_step_group *group)
{
    return group->news > 0;
}

static void the_settings_choose_parts_of_it(void **state)
{
    struct at_hard at;
    (void)state;
    set_up(&at);
    wanted_cell = at.whole->groups[0].step->elimination_count ? at.whole->groups[0].step->eliminations[0].cell
                                                              : at.whole->groups[0].step->placements[0].cell;
    assert_part(&at, &(nonet_all_steps_settings){.has_cell = true, .cell = wanted_cell}, is_in_wanted_cell);
    assert_part(&at, &(nonet_all_steps_settings){.value = 3}, is_of_value_3);
    assert_part(&at, &(nonet_all_steps_settings){.only_news = true}, has_news);
    tear_down(&at);
}

static void only_named_techniques_are_looked_for(void **state)
{
    struct at_hard at;
    nonet_all_steps *all;
    bool named[NONET_MAX_TECHNIQUES] = {0};
    (void)state;
    set_up(&at);
    const int template_delete = nonet_technique_find("template delete");
    named[template_delete] = true; /* not in usual use */
    assert_int_equal(nonet_explainer_all(at.explainer, &(nonet_all_steps_settings){.techniques = named}, &all),
                     NONET_OK);
    assert_true(all->group_count > 0);
    for (size_t group = 0; group < all->group_count; group++)
        assert_int_equal(all->groups[group].step->technique, template_delete);
    nonet_all_steps_free(all);
    tear_down(&at);
}

static void memory_is_bounded(void **state)
{
    struct at_hard at;
    nonet_all_steps *all;
    (void)state;
    set_up(&at);
    assert_int_equal(nonet_explainer_all(at.explainer, &(nonet_all_steps_settings){.most_bytes = 20000}, &all),
                     NONET_OK);
    assert_true(all->group_count > 0 && all->group_count < at.whole->group_count);
    assert_int_equal(all->step_count, at.whole->step_count);
    size_t ways = 0;
    for (size_t group = 0; group < all->group_count; group++) ways += all->groups[group].ways;
    assert_int_equal(ways + all->left_out, all->step_count);
    nonet_all_steps_free(all);
    tear_down(&at);
}

static void a_stop_leaves_what_was_found(void **state)
{
    nonet_layout *layout;
    nonet_stop *stop;
    nonet_explainer *explainer;
    nonet_all_steps *all;
    (void)state;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    assert_int_equal(nonet_explainer_new(&(nonet_explainer_settings){.stop = stop}, &explainer), NONET_OK);
    begin(explainer, layout, "hard", 1);
    nonet_stop_now(stop);
    assert_int_equal(nonet_explainer_all(explainer, NULL, &all), NONET_STOPPED);
    assert_true(all->unfinished >= 0);
    nonet_all_steps_free(all);
    nonet_explainer_free(explainer);
    nonet_stop_free(stop);
    nonet_layout_free(layout);
}

static void what_is_not_on_the_board_is_refused(void **state)
{
    struct at_hard at;
    nonet_all_steps *all;
    (void)state;
    set_up(&at);
    const nonet_all_steps_settings wrong[] = {{.has_cell = true, .cell = 81},
                                              {.has_cell = true, .cell = -1},
                                              {.value = 10},
                                              {.value = -1},
                                              {.reserved = {1}}};
    for (size_t at_wrong = 0; at_wrong < sizeof wrong / sizeof *wrong; at_wrong++) {
        all = at.whole;
        assert_int_equal(nonet_explainer_all(at.explainer, &wrong[at_wrong], &all), NONET_ERR_ARG);
        assert_null(all);
    }
    tear_down(&at);
}

/* ---- words ------------------------------------------------------------------------------------------- */

static void groups_are_told_in_words(void **state)
{
    nonet_step removing = {.elimination_count = 2}, placing = {.placement_count = 1};
    const struct {
        nonet_step_group group;
        const char *text;
    } cases[] = {
        {{.step = &removing, .ways = 1, .news = 2}, ""},
        {{.step = &removing, .ways = 2, .news = 1}, "1 other gives the same"},
        {{.step = &removing, .ways = 4}, "3 others give the same; nothing new"},
        {{.step = &removing, .ways = 1, .news = 1, .filled = 1}, "then singles fill 1 more cell"},
        {{.step = &placing, .ways = 1, .news = 1, .filled = 1}, ""},
        {{.step = &placing, .ways = 1, .news = 1, .filled = 6}, "then singles fill 5 more cells"},
        {{.step = &placing, .ways = 2, .news = 1, .filled = 6, .solves = true},
         "1 other gives the same; then singles solve the board"},
        {{.step = NULL, .ways = 2}, ""},
    };
    (void)state;
    for (size_t at = 0; at < sizeof cases / sizeof *cases; at++) {
        char text[128];
        assert_int_equal(nonet_step_group_text(&cases[at].group, text, sizeof text), strlen(cases[at].text));
        assert_string_equal(text, cases[at].text);
    }
}

static size_t count_forcing(const nonet_all_steps *all)
{
    size_t count = 0;
    for (size_t at = 0; at < all->group_count; at++)
        count += !strcmp(nonet_technique_at((size_t)all->groups[at].step->technique)->family, "forcing");
    return count;
}

static void forcing_chains_come_only_when_asked_for(void **state)
{
    struct at_hard at;
    nonet_all_steps *all;
    (void)state;
    set_up(&at);
    assert_int_equal(count_forcing(at.whole), 0);
    assert_int_equal(nonet_explainer_all(at.explainer, &(nonet_all_steps_settings){.has_forcing = true}, &all),
                     NONET_OK);
    assert_true(count_forcing(all) > 0);
    assert_int_equal(all->group_count - count_forcing(all), at.whole->group_count);
    nonet_all_steps_free(all);
    tear_down(&at);
}

static void forcing_techniques_are_a_family(void **state)
{
    (void)state;
    for (int number = 0; number < NN_TECHNIQUES; number++)
        assert_int_equal(nn_is_forcing((enum nn_technique)number),
                         !strcmp(nonet_technique_at((size_t)number)->family, "forcing"));
}

/* Two fish remove the same here; one has more fins. */
static void the_step_of_a_group_is_the_listed_one(void **state)
{
    static const char text[] = "4...5....9....31.73......8.82.9.......6.4...........3...4..2..31...8...4..84..5.9";
    static const char *const forms[2] = {"finned Franken X-wing", "finned Franken swordfish"};
    nonet_puzzle *puzzle;
    nonet_explainer *explainer;
    nonet_start start;
    nonet_all_steps *all;
    static struct listed listed;
    (void)state;
    assert_int_equal(nonet_read_one(text, strlen(text), NULL, &puzzle, NULL), NONET_OK);
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &puzzle->position, &start), NONET_OK);
    for (int form = 0; form < 2; form++) {
        bool named[NONET_MAX_TECHNIQUES] = {false};
        const int technique = nonet_technique_find(forms[form]);
        named[technique] = true;
        assert_int_equal(nonet_explainer_each(explainer, technique, keep, &listed), NONET_OK);
        assert_int_equal(nonet_explainer_all(explainer, &(nonet_all_steps_settings){.techniques = named}, &all),
                         NONET_OK);
        assert_int_equal(all->group_count, listed.count);
        for (size_t at = 0; at < listed.count; at++) {
            char one[512], other[512];
            size_t group = 0;
            while (!gives_the_same(all->groups[group].step, listed.steps[at])) assert_true(++group < all->group_count);
            nonet_step_text(listed.steps[at], &puzzle->position, NULL, NONET_STEP_LINE, one, sizeof one);
            nonet_step_text(all->groups[group].step, &puzzle->position, NULL, NONET_STEP_LINE, other, sizeof other);
            assert_string_equal(one, other);
        }
        forget(&listed);
        nonet_all_steps_free(all);
    }
    nonet_explainer_free(explainer);
    nonet_puzzle_free(puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_list_has_every_step_once),
        cmocka_unit_test(the_settings_choose_parts_of_it),
        cmocka_unit_test(only_named_techniques_are_looked_for),
        cmocka_unit_test(forcing_chains_come_only_when_asked_for),
        cmocka_unit_test(forcing_techniques_are_a_family),
        cmocka_unit_test(the_step_of_a_group_is_the_listed_one),
        cmocka_unit_test(memory_is_bounded),
        cmocka_unit_test(a_stop_leaves_what_was_found),
        cmocka_unit_test(what_is_not_on_the_board_is_refused),
        cmocka_unit_test(groups_are_told_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
