/* test_ranking.c: orders and weights of techniques: the usual ones, as text, and what explainers do with them;
 * and the shortest way. */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "nonet.h"
#include "slow.h"

static const char puzzle_text[] = "5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....";

static nonet_ranking usual_ranking(nonet_like like, const bool *takes_in)
{
    nonet_ranking ranking;
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.like = like;
    settings.takes_in = takes_in;
    assert_int_equal(nonet_ranking_of(NULL, &settings, &ranking), NONET_OK);
    return ranking;
}

static int place_of(const nonet_ranking *ranking, const char *name)
{
    for (size_t place = 0; place < ranking->count; place++)
        if (ranking->techniques[place] == nonet_technique_find(name)) return (int)place;
    return -1;
}

/* ---- the usual rankings -------------------------------------------------------------------------- */

static void every_technique_has_a_weight(void **state)
{
    (void)state;
    const nonet_technique *technique;
    int number = 0;
    for (; (technique = nonet_technique_at((size_t)number)); number++) {
        assert_true(nonet_technique_weight(number) > 0);
        assert_true(nonet_technique_weight(number) <= NONET_MAX_WEIGHT);
        if (technique->hodoku_score) assert_int_equal(nonet_technique_weight(number), technique->hodoku_score);
    }
    assert_int_equal(nonet_technique_weight(-1), -1);
    assert_int_equal(nonet_technique_weight(number), -1);
}

static void what_is_on_demand_is_used_on_demand(void **state)
{
    (void)state;
    bool takes_in[NONET_MAX_TECHNIQUES] = {false};
    const nonet_ranking usual = usual_ranking(NONET_LIKE_NONET, NULL);
    assert_int_equal(place_of(&usual, "squirmbag"), -1);
    assert_int_equal(place_of(&usual, "template set"), -1);
    takes_in[nonet_technique_find("squirmbag")] = takes_in[nonet_technique_find("template set")] = true;
    const nonet_ranking more = usual_ranking(NONET_LIKE_NONET, takes_in);
    assert_int_equal(more.count, usual.count + 2);
    assert_int_equal(place_of(&more, "squirmbag"), place_of(&more, "jellyfish") + 1);
    takes_in[nonet_technique_find("exocet")] = true;
    const nonet_ranking like = usual_ranking(NONET_LIKE_HODOKU, takes_in);
    assert_true(place_of(&like, "squirmbag") > 0);
    assert_int_equal(place_of(&like, "exocet"), place_of(&like, "brute force") - 1);
}

static void leaving_out_keeps_partners_together(void **state)
{
    (void)state;
    bool leaves_out[NONET_MAX_TECHNIQUES] = {false};
    nonet_explainer_settings settings;
    nonet_ranking ranking;
    nonet_explainer_settings_defaults(&settings);
    leaves_out[nonet_technique_find("continuous nice loop")] = true;
    settings.leaves_out = leaves_out;
    assert_int_equal(nonet_ranking_of(NULL, &settings, &ranking), NONET_OK);
    const int loop = place_of(&ranking, "discontinuous nice loop"), aic = place_of(&ranking, "AIC");
    assert_int_equal(aic, loop + 1);
    assert_false(ranking.is_joined[loop]);
    assert_true(ranking.is_joined[aic]);
}

static void groups_have_members(void **state)
{
    (void)state;
    bool members[NONET_MAX_TECHNIQUES];
    assert_int_equal(nonet_technique_group("x wing", members), 1);
    assert_true(members[nonet_technique_find("0300")]);
    assert_true(nonet_technique_group("Fish", members) > 10);
    assert_true(members[nonet_technique_find("mutant X-wing")]);
    assert_false(members[nonet_technique_find("naked pair")]);
    assert_true(nonet_technique_group("easy", members) >= 4);
    nonet_technique_group("uniqueness", members);
    for (size_t number = 0; nonet_technique_at(number); number++)
        assert_true(members[number] || !nonet_technique_at(number)->needs_uniqueness);
    assert_int_equal(nonet_technique_group("unique rectangle", members), 6);
    assert_true(members[nonet_technique_find("unique rectangle type 6")]);
    assert_int_equal(nonet_technique_group("cell forcing chain", members), 1);
    assert_int_equal(nonet_technique_group("XY", members), 3); /* XY-wing, XYZ-wing, XY-chain */
    assert_int_equal(nonet_technique_group("x", members), 0);
    assert_int_equal(nonet_technique_group(" - ", members), 0);
    assert_int_equal(nonet_technique_group("", members), 0);
    assert_int_equal(nonet_technique_group("nothing", members), 0);
    assert_int_equal(nonet_technique_group(NULL, members), 0);
    assert_int_equal(nonet_technique_group("fish", NULL), 0);
}

/* ---- text ---------------------------------------------------------------------------------------- */

static void assert_round_trip(const nonet_ranking *ranking)
{
    nonet_ranking again;
    nonet_text_error error;
    const size_t length = nonet_ranking_text(ranking, NULL, 0);
    char *const text = malloc(length + 1);
    assert_non_null(text);
    assert_int_equal(nonet_ranking_text(ranking, text, length + 1), length);
    assert_int_equal(nonet_ranking_read(text, length, &again, &error), NONET_OK);
    assert_int_equal(again.count, ranking->count);
    assert_memory_equal(again.techniques, ranking->techniques, ranking->count * sizeof(int));
    assert_memory_equal(again.is_joined, ranking->is_joined, ranking->count * sizeof(bool));
    assert_memory_equal(again.weights, ranking->weights, sizeof again.weights);
    free(text);
}

static void written_rankings_can_be_read(void **state)
{
    (void)state;
    bool everything[NONET_MAX_TECHNIQUES];
    for (int number = 0; number < NONET_MAX_TECHNIQUES; number++) everything[number] = true;
    for (nonet_like like = NONET_LIKE_NONET; like <= NONET_LIKE_HODOKU; like++) {
        nonet_ranking ranking = usual_ranking(like, NULL);
        assert_round_trip(&ranking);
        ranking = usual_ranking(like, everything);
        for (size_t place = 0; place < ranking.count; place++)
            ranking.weights[ranking.techniques[place]] = (int)place * 7 % 300;
        assert_round_trip(&ranking);
    }
}

static void a_small_buffer_gets_the_beginning(void **state)
{
    (void)state;
    const nonet_ranking ranking = usual_ranking(NONET_LIKE_NONET, NULL);
    char few[8] = "unused";
    assert_true(nonet_ranking_text(&ranking, few, sizeof few) > 1000);
    assert_string_equal(few, "full ho");
    assert_int_equal(nonet_ranking_text(NULL, few, sizeof few), 0);
    assert_string_equal(few, "");
}

static void groups_leave_room_for_lines(void **state)
{
    (void)state;
    static const char text[] = "fish 7 # all others\n\n\tX-WING\r\neasy\n+naked   single 1\n";
    nonet_ranking ranking;
    nonet_text_error error;
    assert_int_equal(nonet_ranking_read(text, strlen(text), &ranking, &error), NONET_ERR_TEXT);
    assert_int_equal(error.line, 5); /* a search finds either hidden or naked singles */
    assert_int_equal(nonet_ranking_read(text, strlen(text) - 18, &ranking, &error), NONET_OK);
    const int x_wing = place_of(&ranking, "X-wing");
    assert_int_equal(x_wing, ranking.count - 5);
    assert_int_equal(ranking.weights[ranking.techniques[x_wing]], 140);
    assert_int_equal(ranking.weights[ranking.techniques[0]], 7);
    assert_int_equal(ranking.techniques[0], nonet_technique_find("swordfish"));
    assert_int_equal(place_of(&ranking, "mutant X-wing"), -1);
    assert_int_equal(nonet_ranking_read("templates", 9, &ranking, &error), NONET_OK);
    assert_int_equal(ranking.count, 2); /* nothing of it is usual */
}

static void bad_text_has_a_place(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint64_t line, column;
    } cases[] = {
        {"", 1, 1},
        {"# only this\n\n", 1, 1},
        {"easy\n  x-wnig\n", 2, 3},
        {"easy\nx-wing\n x-wing 5", 3, 2},
        {"x-wing 1000001", 1, 8},
        {"x-wing 99999999999999999999999", 1, 8},
        {"x-wing\t-1", 1, 8},
        {"x-wing 1e3", 1, 8},
        {"x-wing 1 2", 1, 1},
        {"x-wing swordfish", 1, 1},
        {"\n+ x-wing", 2, 1},
        {"naked single\n  + x-wing", 2, 3},
        {"easy\n+ fish", 2, 1},
        {"fish\nfish", 2, 1},
        {"+", 1, 2},
        {"easy\n\xC3\xA9\xC3\xA9 x-wing 1.5", 2, 1},
        {"x-wing \xC3\xA9", 1, 1},
    };
    nonet_ranking ranking;
    nonet_text_error error;
    for (size_t number = 0; number < sizeof cases / sizeof cases[0]; number++) {
        const char *const text = cases[number].text;
        assert_int_equal(nonet_ranking_read(text, strlen(text), &ranking, &error), NONET_ERR_TEXT);
        if (error.line != cases[number].line || error.column != cases[number].column)
            fail_msg("%s: %d:%d", text, (int)error.line, (int)error.column);
        assert_true(error.message[0]);
    }
    assert_int_equal(nonet_ranking_read(NULL, 1, &ranking, &error), NONET_ERR_ARG);
    assert_int_equal(nonet_ranking_read("easy", 4, NULL, &error), NONET_ERR_ARG);
    assert_int_equal(nonet_ranking_read("easy", 4, &ranking, NULL), NONET_ERR_ARG);
}

/* ---- settings ------------------------------------------------------------------------------------ */

static nonet_status try_settings(const nonet_explainer_settings *settings)
{
    nonet_ranking ranking;
    nonet_explainer *explainer;
    const nonet_status status = nonet_explainer_new(settings, &explainer);
    nonet_explainer_free(explainer);
    assert_int_equal(nonet_ranking_of(NULL, settings, &ranking), status);
    return status;
}

static void assert_ranking_is_refused(nonet_ranking ranking)
{
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.ranking = &ranking;
    assert_int_equal(try_settings(&settings), NONET_ERR_ARG);
}

static void impossible_rankings_are_refused(void **state)
{
    (void)state;
    const nonet_ranking good = usual_ranking(NONET_LIKE_NONET, NULL);
    nonet_ranking bad = good;
    bad.count = 0;
    assert_ranking_is_refused(bad);
    bad.count = NONET_MAX_TECHNIQUES + 1;
    assert_ranking_is_refused(bad);
    bad = good;
    bad.techniques[3] = -1;
    assert_ranking_is_refused(bad);
    bad.techniques[3] = NONET_MAX_TECHNIQUES;
    assert_ranking_is_refused(bad);
    bad.techniques[3] = bad.techniques[1];
    assert_ranking_is_refused(bad);
    bad = good;
    bad.is_joined[0] = true;
    assert_ranking_is_refused(bad);
    bad = good;
    bad.is_joined[5] = true;
    bad.techniques[5] = nonet_technique_find("brute force");
    assert_ranking_is_refused(bad);
    bad = good;
    bad.weights[7] = -1;
    assert_ranking_is_refused(bad);
    bad.weights[7] = NONET_MAX_WEIGHT + 1;
    assert_ranking_is_refused(bad);
}

static void from_one_technique_to_all_can_be_ranked(void **state)
{
    (void)state;
    nonet_ranking ranking = usual_ranking(NONET_LIKE_NONET, NULL);
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.ranking = &ranking;
    ranking.count = 1;
    assert_int_equal(try_settings(&settings), NONET_OK);
    memset(ranking.is_joined, 0, sizeof ranking.is_joined);
    for (ranking.count = 0; nonet_technique_at(ranking.count); ranking.count++)
        ranking.techniques[ranking.count] = (int)ranking.count;
    assert_int_equal(try_settings(&settings), NONET_OK);
}

static void impossible_settings_are_refused(void **state)
{
    (void)state;
    const bool marks[NONET_MAX_TECHNIQUES] = {false};
    const nonet_ranking good = usual_ranking(NONET_LIKE_NONET, NULL);
    nonet_ranking ranking;
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.path = (nonet_path)2;
    assert_int_equal(try_settings(&settings), NONET_ERR_ARG);
    nonet_explainer_settings_defaults(&settings);
    settings.ranking = &good;
    assert_int_equal(try_settings(&settings), NONET_OK);
    settings.takes_in = marks;
    assert_int_equal(try_settings(&settings), NONET_ERR_ARG);
    assert_int_equal(nonet_ranking_of(NULL, NULL, &ranking), NONET_OK);
    assert_int_equal(nonet_ranking_of(NULL, NULL, NULL), NONET_ERR_ARG);
    nonet_layout *too_large;
    assert_int_equal(nonet_layout_new(4, 7, &too_large), NONET_OK);
    assert_int_equal(nonet_ranking_of(too_large, NULL, &ranking), NONET_ERR_ARG);
    nonet_layout_free(too_large);
}

/* ---- explaining ---------------------------------------------------------------------------------- */

struct walk {
    nonet_layout *layout;
    uint8_t cells[81];
    nonet_explainer *explainer;
    uint64_t thought; /* of all steps, after finish_walk */
};

static struct walk begin_walk(const nonet_explainer_settings *settings)
{
    struct walk walk = {0};
    assert_int_equal(nonet_layout_new(3, 3, &walk.layout), NONET_OK);
    assert_int_equal(nonet_explainer_new(settings, &walk.explainer), NONET_OK);
    for (int cell = 0; cell < 81; cell++)
        walk.cells[cell] = (uint8_t)(puzzle_text[cell] == '.' ? 0 : puzzle_text[cell] - '0');
    return walk;
}

/* What it takes to follow a step, as docs/choosing.md says. */
static uint64_t thought_of(const nonet_step *step)
{
    uint64_t thought = step->base.count + step->cover.count;
    for (uint64_t values = step->values; values; values &= values - 1) thought++;
    for (size_t set = 0; set < step->set_count; set++) thought += step->sets[set].cells.count;
    for (size_t chain = 0; chain < step->chain_count; chain++)
        for (size_t statement = 1; statement <= step->chains[chain].count; statement++) thought += statement;
    if (strcmp(nonet_technique_at((size_t)step->technique)->family, "singles") == 0) return 0;
    return thought ? thought : 1;
}

/* Go to the end. Returns a number that stands for all steps. */
static uint64_t finish_walk(struct walk *walk, nonet_difficulty *difficulty)
{
    walk->thought = 0;
    nonet_start start;
    const nonet_step *step;
    nonet_status status;
    uint64_t digest = 0;
    const nonet_position puzzle = {walk->layout, walk->cells, NULL, NULL};
    assert_int_equal(nonet_explainer_begin(walk->explainer, &puzzle, &start), NONET_OK);
    while ((status = nonet_explainer_next(walk->explainer, &step)) == NONET_OK) {
        digest = digest * 31 + (uint64_t)step->technique;
        walk->thought += thought_of(step);
        for (size_t index = 0; index < step->placement_count; index++)
            digest = digest * 1000003 + step->placements[index].cell;
        for (size_t index = 0; index < step->elimination_count; index++)
            digest = digest * 1000003 + step->eliminations[index].cell + 81u * step->eliminations[index].value;
        assert_int_equal(nonet_explainer_apply(walk->explainer), NONET_OK);
    }
    assert_int_equal(status, NONET_END);
    assert_int_equal(nonet_explainer_difficulty(walk->explainer, difficulty), NONET_OK);
    return digest;
}

static void end_walk(struct walk *walk)
{
    nonet_explainer_free(walk->explainer);
    nonet_layout_free(walk->layout);
}

static void the_order_and_the_weights_are_followed(void **state)
{
    (void)state;
    static const char text[] = "XY-wing 1000\npointing 100\nhidden single 1\nnaked single 1\n";
    nonet_explainer_settings settings;
    nonet_ranking ranking;
    nonet_text_error error;
    nonet_difficulty difficulty;
    nonet_start start;
    const nonet_step *step;
    assert_int_equal(nonet_ranking_read(text, strlen(text), &ranking, &error), NONET_OK);
    nonet_explainer_settings_defaults(&settings);
    settings.ranking = &ranking;
    struct walk walk = begin_walk(&settings);
    memset(&ranking, 0xff, sizeof ranking); /* it was copied */
    finish_walk(&walk, &difficulty);
    assert_true(nonet_explainer_is_solved(walk.explainer));
    assert_int_equal(difficulty.score % 100, 56); /* the empty cells */
    assert_true(difficulty.score > 1000);
    const nonet_position puzzle = {walk.layout, walk.cells, NULL, NULL};
    assert_int_equal(nonet_explainer_begin(walk.explainer, &puzzle, &start), NONET_OK);
    assert_int_equal(nonet_explainer_next(walk.explainer, &step), NONET_OK);
    assert_int_equal(step->technique, nonet_technique_find("pointing")); /* before the singles */
    end_walk(&walk);
}

static void usual_text_gives_the_usual_way(void **state)
{
    (void)state;
    nonet_difficulty with, without;
    nonet_explainer_settings settings;
    nonet_ranking ranking;
    nonet_explainer_settings_defaults(&settings);
    struct walk plain = begin_walk(&settings);
    nonet_layout *largest;
    assert_int_equal(nonet_layout_new(5, 5, &largest), NONET_OK);
    assert_int_equal(nonet_ranking_of(largest, &settings, &ranking), NONET_OK);
    nonet_layout_free(largest);
    settings.ranking = &ranking;
    struct walk ranked = begin_walk(&settings);
    assert_true(finish_walk(&plain, &without) == finish_walk(&ranked, &with));
    assert_int_equal(with.score, without.score);
    end_walk(&plain);
    end_walk(&ranked);
}

static void nothing_in_use_gives_nothing(void **state)
{
    (void)state;
    bool leaves_out[NONET_MAX_TECHNIQUES];
    nonet_difficulty difficulty;
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    memset(leaves_out, true, sizeof leaves_out);
    settings.leaves_out = leaves_out;
    for (nonet_path path = NONET_PATH_SIMPLEST; path <= NONET_PATH_SHORTEST; path++) {
        settings.path = path;
        struct walk walk = begin_walk(&settings);
        finish_walk(&walk, &difficulty);
        assert_int_equal(difficulty.steps, 0);
        end_walk(&walk);
    }
}

/* ---- the shortest way ---------------------------------------------------------------------------- */

#ifdef TESTS_ARE_SLOW
enum { PUZZLES = 1 };
#else
enum { PUZZLES = 4 };
#endif

/* The steps are checked by the explainer, so here they are only counted. */
static void assert_is_shorter(nonet_like like, nonet_sampler *sampler, const nonet_sample_set *set)
{
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.like = like;
    struct walk simplest = begin_walk(&settings);
    settings.path = NONET_PATH_SHORTEST;
    struct walk shortest = begin_walk(&settings);
    size_t gained = 0;
    for (uint64_t index = 0; index < PUZZLES; index++) {
        nonet_difficulty simple, shorter, again;
        assert_int_equal(nonet_sampler_make(sampler, set, 11, index, simplest.cells), NONET_OK);
        memcpy(shortest.cells, simplest.cells, sizeof shortest.cells);
        finish_walk(&simplest, &simple);
        const uint64_t digest = finish_walk(&shortest, &shorter);
        assert_true(shorter.steps <= simple.steps);
        assert_true(shortest.thought <= simplest.thought);
        if (index == 0) assert_true(digest == finish_walk(&shortest, &again));
        assert_int_equal(nonet_explainer_is_solved(simplest.explainer), nonet_explainer_is_solved(shortest.explainer));
        gained += simplest.thought - shortest.thought;
    }
    assert_true(gained > 0);
    end_walk(&simplest);
    end_walk(&shortest);
}

static void the_shortest_way_is_never_longer(void **state)
{
    (void)state;
    nonet_sampler *sampler;
    assert_int_equal(nonet_sampler_new(NULL, &sampler), NONET_OK);
    for (size_t number = 2; number < 4; number++) { /* few givens, and hard */
        assert_is_shorter(NONET_LIKE_NONET, sampler, nonet_sample_set_at(number));
        assert_is_shorter(NONET_LIKE_HODOKU, sampler, nonet_sample_set_at(number));
    }
    nonet_sampler_free(sampler);
}

static void the_shortest_way_can_be_stopped(void **state)
{
    (void)state;
    nonet_stop *stop;
    nonet_start start;
    const nonet_step *step;
    nonet_difficulty difficulty;
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    settings.stop = stop;
    settings.path = NONET_PATH_SHORTEST;
    struct walk walk = begin_walk(&settings);
    const nonet_position puzzle = {walk.layout, walk.cells, NULL, NULL};
    assert_int_equal(nonet_explainer_begin(walk.explainer, &puzzle, &start), NONET_OK);
    nonet_stop_now(stop);
    assert_int_equal(nonet_explainer_next(walk.explainer, &step), NONET_STOPPED);
    assert_int_equal(nonet_explainer_apply(walk.explainer), NONET_ERR_ARG);
    nonet_stop_clear(stop);
    finish_walk(&walk, &difficulty);
    assert_true(nonet_explainer_is_solved(walk.explainer));
    end_walk(&walk);
    nonet_stop_free(stop);
}

/* A search that runs out of time gives what it has: steps follow NONET_STOPPED, and they reach the solution if there
 * was time for the simplest way. */
static void a_stopped_search_leaves_a_way(void **state)
{
    (void)state;
    bool is_solved = false;
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.path = NONET_PATH_SHORTEST;
    for (settings.timeout_ms = 1; !is_solved; settings.timeout_ms *= 2) {
        struct walk walk = begin_walk(&settings);
        const nonet_position puzzle = {walk.layout, walk.cells, NULL, NULL};
        nonet_start start;
        const nonet_step *step;
        nonet_status status = nonet_explainer_begin(walk.explainer, &puzzle, &start);
        if (status == NONET_OK) {
            status = nonet_explainer_next(walk.explainer, &step);
            if (status == NONET_STOPPED) status = nonet_explainer_next(walk.explainer, &step);
            while (status == NONET_OK) {
                assert_int_equal(nonet_explainer_apply(walk.explainer), NONET_OK);
                status = nonet_explainer_next(walk.explainer, &step);
            }
            is_solved = nonet_explainer_is_solved(walk.explainer);
        }
        assert_int_equal(status, is_solved ? NONET_END : NONET_STOPPED);
        end_walk(&walk);
    }
}

/* Asking twice gives the same step; looking for others in between changes nothing. */
static bool take_none(void *context, const nonet_step *step)
{
    (void)context;
    (void)step;
    return true;
}

static void the_shortest_way_survives_questions(void **state)
{
    (void)state;
    nonet_start start;
    const nonet_step *step;
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.path = NONET_PATH_SHORTEST;
    struct walk walk = begin_walk(&settings);
    const nonet_position puzzle = {walk.layout, walk.cells, NULL, NULL};
    assert_int_equal(nonet_explainer_begin(walk.explainer, &puzzle, &start), NONET_OK);
    while (nonet_explainer_next(walk.explainer, &step) == NONET_OK) {
        const int technique = step->technique;
        assert_int_equal(nonet_explainer_each(walk.explainer, technique, take_none, NULL), NONET_OK);
        assert_int_equal(nonet_explainer_apply(walk.explainer), NONET_ERR_ARG);
        assert_int_equal(nonet_explainer_next(walk.explainer, &step), NONET_OK);
        assert_int_equal(step->technique, technique);
        assert_int_equal(nonet_explainer_apply(walk.explainer), NONET_OK);
    }
    assert_true(nonet_explainer_is_solved(walk.explainer));
    end_walk(&walk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_has_a_weight),
        cmocka_unit_test(what_is_on_demand_is_used_on_demand),
        cmocka_unit_test(leaving_out_keeps_partners_together),
        cmocka_unit_test(groups_have_members),
        cmocka_unit_test(written_rankings_can_be_read),
        cmocka_unit_test(a_small_buffer_gets_the_beginning),
        cmocka_unit_test(groups_leave_room_for_lines),
        cmocka_unit_test(bad_text_has_a_place),
        cmocka_unit_test(impossible_rankings_are_refused),
        cmocka_unit_test(from_one_technique_to_all_can_be_ranked),
        cmocka_unit_test(impossible_settings_are_refused),
        cmocka_unit_test(the_order_and_the_weights_are_followed),
        cmocka_unit_test(usual_text_gives_the_usual_way),
        cmocka_unit_test(nothing_in_use_gives_nothing),
        cmocka_unit_test(the_shortest_way_is_never_longer),
        cmocka_unit_test(the_shortest_way_can_be_stopped),
        cmocka_unit_test(a_stopped_search_leaves_a_way),
        cmocka_unit_test(the_shortest_way_survives_questions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
