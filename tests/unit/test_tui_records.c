/* test_tui_records.c: the statistics of games. */
#include <stdio.h>
#include <string.h>

#include "cmocka_all.h"
#include "tui/statistics.h"

static struct records *open_in_memory(void)
{
    char problem[160];
    struct records *const records = records_open(":memory:", problem, sizeof problem);
    assert_non_null(records);
    return records;
}

static struct record hard_game(const char *name, uint64_t time_ms, uint32_t hints)
{
    return (struct record){.name = name,
                           .box_rows = 3,
                           .box_columns = 3,
                           .level = "hard",
                           .is_solved = true,
                           .is_timed = true,
                           .time_ms = time_ms,
                           .hints = hints};
}

static struct record_place put(struct records *records, const struct record *record)
{
    char problem[160];
    assert_true(records_put(records, record, problem, sizeof problem));
    return records_place(records, record);
}

static void places_are_by_time_and_without_help(void **state)
{
    struct records *const records = open_in_memory();
    (void)state;
    const struct record slow = hard_game("slow", 9000, 0), fast = hard_game("fast", 5000, 0);
    const struct record helped = hard_game("helped", 1000, 2);
    struct record other = hard_game("other", 100, 0), untimed = hard_game("untimed", 0, 0);
    other.level = "easy";
    untimed.is_timed = false;
    assert_int_equal(put(records, &slow).place, 1);
    assert_int_equal(put(records, &fast).place, 1);
    assert_int_equal(put(records, &helped).place, 0);
    assert_int_equal(put(records, &other).count, 1);
    assert_int_equal(put(records, &untimed).place, 0);
    const struct record_place place = records_place(records, &slow);
    assert_int_equal(place.place, 2);
    assert_int_equal(place.count, 2);
    records_close(records);
}

static void a_game_counts_once(void **state)
{
    struct records *const records = open_in_memory();
    (void)state;
    struct record game = hard_game("game", 4000, 0);
    game.is_solved = false;
    assert_int_equal(put(records, &game).place, 0);
    game.is_solved = true;
    assert_int_equal(put(records, &game).place, 1);
    game.time_ms = 1; /* solved again after undoing a move: the first time counts */
    put(records, &game);
    const struct record other_solution = hard_game("other_solution", 3000, 0);
    assert_int_equal(put(records, &other_solution).place, 1);
    records_close(records);
}

static void add_line(void *context, const struct record_total *total)
{
    char line[100];
    snprintf(line, sizeof line, "%s %dx%d %d %d %d %lld %lld\n", total->level, total->box_rows, total->box_columns,
             total->played, total->solved, total->without_help, (long long)total->best_ms, (long long)total->mean_ms);
    strcat(context, line);
}

static void totals_are_sorted(void **state)
{
    struct records *const records = open_in_memory();
    char text[500] = "";
    (void)state;
    struct record game = hard_game("1", 4000, 0);
    put(records, &game);
    game = hard_game("2", 2000, 1);
    put(records, &game);
    game = hard_game("3", 1000, 0);
    game.is_solved = false;
    put(records, &game);
    game = hard_game("4", 1000, 0);
    game.level = "easy";
    game.is_timed = false;
    put(records, &game);
    game = hard_game("5", 1000, 0);
    game.box_rows = game.box_columns = 2;
    game.level = "";
    put(records, &game);
    assert_true(records_totals(records, add_line, text));
    assert_string_equal(text, " 2x2 1 1 1 1000 1000\neasy 3x3 1 1 1 -1 -1\nhard 3x3 3 2 1 4000 3000\n");
    records_close(records);
}

static void copy_line(void *context, const char *line)
{
    strcpy(context, line);
}

/* Other programs may write to the database, too. */
static void levels_are_shown_not_obeyed(void **state)
{
    struct records *const records = open_in_memory();
    char line[500] = "";
    (void)state;
    struct record game = hard_game("1", 4000, 0);
    game.level = "\033[31m\xc2\x9b\xe2\x80\xae\n";
    put(records, &game);
    assert_true(statistics_each_line(records, copy_line, line));
    assert_string_equal(line, "9x9     \\x1B[31m\\xC2\\x9B\\xE2\\x80\\xAE\\x0A       1       1             1      0:04"
                              "      0:04");
    records_close(records);
}

static void a_database_that_is_none_is_told(void **state)
{
    char problem[160] = "";
    (void)state;
    assert_null(records_open("/dev/null/statistics.db", problem, sizeof problem));
    assert_string_equal(problem, "no statistics: unable to open database file");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_by_time_and_without_help),
        cmocka_unit_test(a_game_counts_once),
        cmocka_unit_test(totals_are_sorted),
        cmocka_unit_test(levels_are_shown_not_obeyed),
        cmocka_unit_test(a_database_that_is_none_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
