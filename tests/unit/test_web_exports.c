/* test_web_exports.c: the exports of the module of the page, compiled for this machine: what they answer, and that a lack of memory at
 * any place is told and leaves everything usable. (web/tests calls them in the module itself.) */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "web/exports/web_inside.h"
#include "web_memory.h"

static const char easy[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char small[] = ".....21...34....";

/* ---- the host -------------------------------------------------------------------------------------------- */

static double told_found;

void web_host_progress(double done, double total, double found, double least)
{
    (void)done, (void)total, (void)least;
    told_found = found;
}

/* ---- calls ------------------------------------------------------------------------------------------------ */

static nonet_status read_easy(void)
{
    return web_read(easy, strlen(easy));
}

static nonet_status solve(void)
{
    return web_answer(NONET_MANY_SOLVE);
}

static nonet_status solve_several(void)
{
    return web_answer_all(small, strlen(small), NONET_MANY_SOLVE);
}

static nonet_status all_steps(void)
{
    return web_all_steps("singles", -1, 0, false, false);
}

static nonet_status steps_of(void)
{
    return web_steps_of("hidden single,naked single");
}

static nonet_status why(void)
{
    return web_why(2, 1);
}

static nonet_status trace(void)
{
    return web_trace("search", NONET_PROPAGATION_FORWARD, NONET_ORDER_INPUT, 5, 0, 0);
}

static nonet_status trace_of_another_engine(void)
{
    return web_trace("learn", NONET_PROPAGATION_AUTO, NONET_ORDER_AUTO, 5, 0, 0);
}

static nonet_status position(void)
{
    return web_position(0);
}

static nonet_status convert(void)
{
    return web_convert(-1, "library", "", 0);
}

static nonet_status draw(void)
{
    return web_draw(0, 0);
}

static nonet_status svg(void)
{
    return web_svg(0, 0);
}

static nonet_status rating_steps(void)
{
    return web_rating_steps(0);
}

static nonet_status shuffle(void)
{
    return web_shuffle(1, 2);
}

static nonet_status prove(void)
{
    return web_prove(NONET_PROOF_FORMAT_DRAT, 0);
}

static nonet_status formula(void)
{
    return web_formula(0);
}

static nonet_status make(void)
{
    const nonet_status status = web_wish(2, 2);
    return status == NONET_OK ? web_make(0, 2, 0) : status;
}

static nonet_status levels(void)
{
    return web_table("levels");
}

static nonet_status layout(void)
{
    return web_layout(2, 3);
}

/* Of one list; without memory nothing of it is left. */
static nonet_status list(void)
{
    nonet_status status = web_list_begin(0);
    if (status == NONET_OK) status = web_list_feed(easy, 40);
    if (status == NONET_OK) status = web_list_feed(easy + 40, strlen(easy) - 40);
    return status == NONET_OK ? web_list_end() : status;
}

static nonet_status open_game(void)
{
    return web_game_open(small, strlen(small), "small");
}

static nonet_status symmetry(void)
{
    return web_symmetry_groups(2, 2, NONET_SYMMETRY_FULL);
}

static nonet_status neighbours(void)
{
    const nonet_status status = web_read(small, strlen(small));
    return status == NONET_OK ? web_neighbours(1, 1, 100, 0) : status;
}

static nonet_status fresh_game(void)
{
    return web_game_new(1000, 1000, 1000);
}

static nonet_status edit_game(void)
{
    return web_game_edit(2, 2);
}

/* In this order: some are about what others left. */
static const struct web_call calls[] = {
    {"read", read_easy, "\"notation\":\"line\""},
    {"solve", solve, "\"solution\":\"534678912"},
    {"answers", solve_several, "[{\"number\":1,"},
    {"shuffle", shuffle, "{\"form\":"},
    {"rating steps", rating_steps, "\"er\":12"},
    {"prove", prove, "c nonet proof 1"},
    {"formula", formula, "p cnf 729"},
    {"all steps", all_steps, "\"techniques\":"},
    {"steps of", steps_of, "\"steps\":["},
    {"why", why, "\"kind\":"},
    {"explain", web_explain, "\"solved\":true"},
    {"hint", web_hint, "\"step\":{"},
    {"trace", trace, "\"propagate\":\"forward\",\"order\":\"input\",\"events\":[{\"event\":\"start\""},
    {"trace of another engine", trace_of_another_engine, "\"engine\":\"learn\",\"verdict\":\"unique\""},
    {"position", position, "\"placed\":[]"},
    {"convert", convert, "\"notation\":\"library\""},
    {"draw", draw, "\"shapes\":"},
    {"svg", svg, "<svg"},
    {"make", make, "\"solution\":"},
    {"symmetry", symmetry, "[0,1,1,0,"},
    {"neighbours", neighbours, "\"more\":false"},
    {"levels", levels, "\"level\":\"easy\""},
    {"layout", layout, "\"houses\":"},
    {"list", list, "\"clues\":30,\"verdict\":\"unique\"}]"},
    {"a fresh game", fresh_game, "\"phase\":\"editing\""},
    {"an empty game", edit_game, "\"side\":4"},
    {"open", open_game, "\"phase\":\"playing\""},
    {"state", web_game_state, "\"cells\":"},
    {"save", web_game_save, "nonet-game 1"},
};

static int set_up(void **state)
{
    (void)state;
    web_look(NONET_THEME_LIGHT, 640, true, false, false, "");
    web_task(0, NONET_SCALE_SE, false, false, 0, 0);
    return web_explaining(NONET_LIKE_NONET, NONET_PATH_SIMPLEST, "", "", 0, NONET_JSON_TEXTS) != NONET_OK;
}

static void every_call_answers(void **state)
{
    (void)state;
    for (size_t at = 0; at < sizeof calls / sizeof *calls; at++) expect_answer(&calls[at]);
}

/* Afterwards the same call answers, and whatever it needs can be made again. */
static void no_call_breaks_without_memory(void **state)
{
    (void)state;
    for (size_t at = 0; at < sizeof calls / sizeof *calls; at++) {
        for (unsigned long fault = 1; fault <= FAULTS && survives(&calls[at], fault); fault++) {
            assert_int_equal(read_easy(), NONET_OK);
            assert_int_equal(web_hint(), NONET_OK);
        }
        if (calls[at].make() != NONET_OK) fail_msg("%s fails after a lack of memory", calls[at].name);
    }
}

static void what_does_not_exist_is_refused(void **state)
{
    (void)state;
    static const char unreadable[] = "12x";
    assert_int_equal(read_easy(), NONET_OK);
    assert_int_equal(web_draw(99, 0), NONET_ERR_ARG);
    assert_int_equal(web_position(-2), NONET_ERR_ARG);
    assert_int_equal(web_convert(-1, "no such", "", 0), NONET_ERR_ARG);
    assert_int_equal(web_table("no such"), NONET_ERR_ARG);
    assert_int_equal(web_answer(NONET_MANY_GENERATE), NONET_ERR_ARG);
    assert_int_equal(web_answer(-1), NONET_ERR_ARG);
    assert_int_equal(web_trace("no such", 0, 0, 1, 0, 0), NONET_ERR_ARG);
    assert_int_equal(web_trace("search", 9, 0, 1, 0, 0), NONET_ERR_ARG);
    assert_int_equal(web_list_feed(easy, strlen(easy)), NONET_ERR_ARG);
    assert_int_equal(web_list_end(), NONET_ERR_ARG);
    assert_int_equal(web_wish(0, 3), NONET_ERR_ARG);
    assert_int_equal(web_make(0, 1, 0), NONET_ERR_ARG);
    assert_int_equal(web_symmetry_groups(3, 3, NONET_SYMMETRY_ANY), NONET_ERR_ARG);
    assert_int_equal(web_symmetry_groups(0, 3, 0), NONET_ERR_ARG);
    assert_int_equal(web_neighbours(99, 1, 1, 0), NONET_ERR_ARG);
    assert_int_equal(web_wish(3, 3), NONET_OK);
    assert_int_equal(web_wish_number("no such", 1), NONET_ERR_ARG);
    assert_int_equal(web_wish_techniques("no such", ""), NONET_ERR_ARG);
    assert_int_equal(web_wish_pattern("1"), NONET_ERR_ARG);
    assert_int_equal(web_wish_techniques("needed", "no such technique"), NONET_ERR_ARG);
    char *const refusal = answer();
    assert_non_null(strstr(refusal, "\"setting\":\"needed\""));
    free(refusal);
    assert_int_equal(web_read(unreadable, strlen(unreadable)), NONET_ERR_TEXT);
    char *const error = answer();
    assert_non_null(strstr(error, "\"column\":1"));
    free(error);
    assert_int_equal(web_position(-1), NONET_OK); /* the subject is the one before */
}

/* The solutions of an empty board are never all counted. */
static void long_calls_tell_how_far_they_are(void **state)
{
    (void)state;
    const char *const empty = ".................................................................................";
    assert_int_equal(web_read(empty, strlen(empty)), NONET_OK);
    web_task(0, 0, false, false, 0, 300);
    told_found = 0;
    while (!told_found) assert_int_equal(web_answer(NONET_MANY_COUNT), NONET_OK);
    assert_true(told_found > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_call_answers),
        cmocka_unit_test(no_call_breaks_without_memory),
        cmocka_unit_test(what_does_not_exist_is_refused),
        cmocka_unit_test(long_calls_tell_how_far_they_are),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
