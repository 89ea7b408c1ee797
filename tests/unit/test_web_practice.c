/* test_web_practice.c: practice as the page calls it, compiled for this machine: what it answers and refuses, and that a lack of memory at
 * any place is told and leaves everything usable. (web/tests calls it in the module itself.) */
#include "web_memory.h"

static const char kept[] = "nonet-practice 1\nX-wing: box 2 due 7 last 4 number 1 right 1 helped 0 wrong 0 shown 0\n";

/* The host: nothing here takes long enough to be told of. */
void web_host_progress(double done, double total, double found, double least)
{
    (void)done, (void)total, (void)found, (void)least;
}

static nonet_status fresh(void)
{
    const nonet_status status = web_practice_new(1, 7);
    return status == NONET_OK ? web_practice_read(kept, strlen(kept)) : status;
}

static nonet_status write_progress(void)
{
    const nonet_status status = fresh();
    return status == NONET_OK ? web_practice_write() : status;
}

/* What is due. */
static nonet_status begin_next(void)
{
    const nonet_status status = fresh();
    return status == NONET_OK ? web_practice_begin("", 0) : status;
}

static nonet_status ask_all(void)
{
    web_practice_select(7, NONET_GAME_SELECTING_ONLY);
    web_practice_option((int)NONET_GAME_OPTION_BRIEF_HINTS, true);
    web_practice_press('h');
    for (int stage = 0; stage < 2; stage++) web_practice_do(NONET_GAME_COMMAND_HINT, 0);
    return web_practice_state();
}

static nonet_status draw(void)
{
    return web_practice_hint_drawing(0);
}

static nonet_status positions(void)
{
    return web_positions("X-wing");
}

static nonet_status keys(void)
{
    return web_table("practice_keys");
}

/* In this order: some are about what others left. */
static const struct web_call calls[] = {
    {"fresh", fresh, ""},
    {"write", write_progress, "X-wing: box 2 due 7"},
    {"begin", begin_next, "\"technique\":\"X-wing\",\"number\":2"},
    {"all help", ask_all, "\"outcome\":\"shown\""},
    {"draw", draw, "\"shapes\":"},
    {"positions", positions, "[\":0300:"},
    {"keys", keys, "\"Enter\""},
};

static void every_call_answers(void **state)
{
    (void)state;
    web_look(NONET_THEME_LIGHT, 640, true, false, false, "");
    for (size_t at = 0; at < sizeof calls / sizeof *calls; at++) expect_answer(&calls[at]);
}

/* Afterwards the whole of it goes on as if nothing had been. */
static void no_call_breaks_without_memory(void **state)
{
    (void)state;
    for (size_t at = 0; at < sizeof calls / sizeof *calls; at++)
        for (unsigned long fault = 1; fault <= FAULTS && survives(&calls[at], fault); fault++)
            for (size_t each = 0; each < sizeof calls / sizeof *calls; each++) expect_answer(&calls[each]);
}

static void what_it_has_not_is_refused(void **state)
{
    (void)state;
    static const char damaged[] = "nonet-practice 1\nX-wing: box 2 due 7 last 4\nno such technique: box 1\n";
    assert_int_equal(fresh(), NONET_OK);
    assert_int_equal(web_practice_begin("no such technique", 1), NONET_ERR_ARG);
    assert_int_equal(web_practice_hint_drawing(0), NONET_ERR_ARG);
    assert_int_equal(web_practice_read("something", 9), NONET_ERR_TEXT);
    assert_int_equal(web_practice_read(damaged, strlen(damaged)), NONET_OK);
    char *const damage = answer();
    assert_non_null(strstr(damage, "\"line\":3"));
    free(damage);
    assert_int_equal(web_positions("no such technique"), NONET_OK);
    assert_int_equal(web_output_length(), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_call_answers),
        cmocka_unit_test(no_call_breaks_without_memory),
        cmocka_unit_test(what_it_has_not_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
