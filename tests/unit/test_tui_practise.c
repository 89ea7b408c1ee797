/* test_tui_practise.c: the progress in practice, in the database of the statistics. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmocka_all.h"
#include "tui/practise_records.h"
#include "tui/salvage_records.h"

static const char swordfish[] = "nonet-practice 1\nswordfish: box 2 due 7 last 4 number 3 right 1 helped 1\n";
static const char x_wing[] = "nonet-practice 1\nX-wing: box 1 due 5 last 2 number 1 wrong 1\n";

static struct records *open_records(const char *path)
{
    char problem[400];
    struct records *const records = records_open(path, problem, sizeof problem);
    assert_non_null(records);
    return records;
}

static nonet_practice *practice_of(const char *text)
{
    nonet_practice *practice;
    assert_int_equal(nonet_practice_new(NULL, &practice), NONET_OK);
    if (text) assert_int_equal(nonet_practice_read(practice, text, strlen(text), NULL), NONET_OK);
    return practice;
}

static int box_of(const nonet_practice *practice, const char *technique)
{
    nonet_practice_record record;
    nonet_practice_get_record(practice, nonet_technique_find(technique), &record);
    return record.box;
}

static void store(struct records *records, nonet_practice *practice)
{
    char problem[400];
    assert_true(practise_records_store(records, practice, problem, sizeof problem));
    assert_string_equal(problem, "");
}

static void what_is_stored_is_loaded(void **state)
{
    char problem[400];
    struct records *const records = open_records(":memory:");
    nonet_practice *const practice = practice_of(swordfish), *const again = practice_of(NULL);
    (void)state;
    assert_true(practise_records_load(records, again, problem, sizeof problem)); /* nothing is there */
    store(records, practice);
    assert_true(practise_records_load(records, again, problem, sizeof problem));
    assert_int_equal(box_of(again, "swordfish"), 2);
    nonet_practice_free(practice);
    nonet_practice_free(again);
    records_close(records);
}

/* Each stores what it knows; nothing of the other is lost. */
static void two_programs_lose_nothing(void **state)
{
    struct records *const records = open_records(":memory:");
    nonet_practice *const one = practice_of(swordfish), *const other = practice_of(x_wing),
                          *const all = practice_of(NULL);
    char problem[400];
    (void)state;
    store(records, one);
    store(records, other);
    assert_int_equal(box_of(other, "swordfish"), 2);
    store(records, one);
    assert_true(practise_records_load(records, all, problem, sizeof problem));
    assert_int_equal(box_of(all, "swordfish"), 2);
    assert_int_equal(box_of(all, "X-wing"), 1);
    nonet_practice_free(one);
    nonet_practice_free(other);
    nonet_practice_free(all);
    records_close(records);
}

static void damaged_text_is_told(void **state)
{
    struct records *const records = open_records(":memory:");
    nonet_practice *const practice = practice_of(swordfish), *const again = practice_of(NULL);
    char problem[400];
    (void)state;
    store(records, practice);
    assert_int_equal(sqlite3_exec(records_database(records),
                                  "UPDATE practice SET text = replace(text, 'right 1', 'right ?')", NULL, NULL, NULL),
                     SQLITE_OK);
    assert_false(practise_records_load(records, again, problem, sizeof problem));
    assert_non_null(strstr(problem, "line 2: a number is missing"));
    assert_int_equal(box_of(again, "swordfish"), 2);
    store(records, again); /* what is left is sound */
    assert_true(practise_records_load(records, again, problem, sizeof problem));
    assert_int_equal(sqlite3_exec(records_database(records),
                                  "DROP TABLE practice; CREATE VIEW practice AS SELECT 1 AS a", NULL, NULL, NULL),
                     SQLITE_OK);
    assert_false(practise_records_load(records, again, problem, sizeof problem));
    assert_non_null(strstr(problem, "the progress is not kept"));
    assert_false(practise_records_store(records, again, problem, sizeof problem));
    assert_non_null(strstr(problem, "the progress is not kept"));
    nonet_practice_free(practice);
    nonet_practice_free(again);
    records_close(records);
}

/* The first page of the games is damaged: the statistics are made anew, and the progress comes along. */
static void damaged_statistics_leave_the_progress(void **state)
{
    char folder[] = "/tmp/test_tui_practise.XXXXXX", path[100], problem[400], command[200];
    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/statistics.db", folder);
    struct records *records = open_records(path);
    nonet_practice *const practice = practice_of(swordfish), *const again = practice_of(NULL);
    store(records, practice);
    sqlite3_stmt *row;
    assert_int_equal(sqlite3_prepare_v2(records_database(records),
                                        "SELECT rootpage FROM sqlite_master WHERE name = 'games'", -1, &row, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_step(row), SQLITE_ROW);
    const long page = sqlite3_column_int(row, 0);
    sqlite3_finalize(row);
    records_close(records);
    FILE *const file = fopen(path, "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, (page - 1) * 4096, SEEK_SET), 0);
    for (int at = 0; at < 4096; at++) fputc('x', file);
    assert_int_equal(fclose(file), 0);
    records = records_open(path, problem, sizeof problem);
    assert_non_null(records);
    assert_non_null(strstr(problem, "damaged"));
    assert_true(practise_records_load(records, again, problem, sizeof problem));
    assert_int_equal(box_of(again, "swordfish"), 2);
    records_close(records);
    nonet_practice_free(practice);
    nonet_practice_free(again);
    snprintf(command, sizeof command, "rm -r %s", folder);
    assert_int_equal(system(command), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_stored_is_loaded),
        cmocka_unit_test(two_programs_lose_nothing),
        cmocka_unit_test(damaged_text_is_told),
        cmocka_unit_test(damaged_statistics_leave_the_progress),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
