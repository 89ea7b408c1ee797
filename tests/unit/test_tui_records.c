/* test_tui_records.c: the statistics of games. */
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmocka_all.h"
#include "nonet.h"
#include "tui/durable_files.h"
#include "tui/paths.h"
#include "tui/play_records.h"
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

static void add_level(void *context, const struct record_total *total)
{
    strcat(strcat(context, total->level), " ");
}

/* Those of 0.3 among those of today, easy ones first. */
static void levels_are_in_order_whenever_they_were_played(void **state)
{
    struct records *const records = open_in_memory();
    char text[200] = "", expected[200] = "";
    (void)state;
    for (int level = nonet_level_hardest(); level >= 0; level--) {
        struct record game = hard_game(nonet_level_at((size_t)level)->name, 1000, 0);
        game.level = nonet_level_at((size_t)level)->name;
        put(records, &game);
    }
    for (int level = 0; level <= nonet_level_hardest(); level++)
        strcat(strcat(expected, nonet_level_at((size_t)level)->name), " ");
    assert_true(records_totals(records, add_level, text));
    assert_string_equal(text, expected);
    records_close(records);
}

static void add_text_line(void *context, const char *line)
{
    char *const text = context;
    assert_true(strlen(text) + strlen(line) < 4000);
    strcat(strcat(text, line), "\n");
}

/* Other programs may write to the database, too. */
static void levels_are_shown_not_obeyed(void **state)
{
    struct records *const records = open_in_memory();
    char text[4002] = "";
    (void)state;
    struct record game = hard_game("1", 4000, 0);
    game.level = "\033[31m\xc2\x9b\xe2\x80\xae\n";
    put(records, &game);
    assert_true(statistics_each_line(records, true, add_text_line, text));
    assert_non_null(strstr(text, "\n9x9     \\x1B[31m\\xC2\\x9B\\xE2\\x80\\xAE\\x0A       1       1             1"
                                 "      0:04      0:04\n"));
    assert_null(strchr(text, '\033'));
    assert_null(strstr(text, "\xe2\x80\xae"));
    records_close(records);
}

/* A game on each day of November. */
static void put_on_days(struct records *records, int count)
{
    for (int day = 1; day <= count; day++) {
        char name[16];
        snprintf(name, sizeof name, "%02d", day);
        const struct record game = hard_game(name, (uint64_t)(day % 4 + 1) * 60000, (uint32_t)day % 2);
        put(records, &game);
    }
}

static void set_days(sqlite3 *database)
{
    assert_int_equal(
        sqlite3_exec(database, "UPDATE games SET day = '2026-11-' || name || ' 20:15:00'", NULL, NULL, NULL),
        SQLITE_OK);
}

static void times_are_charts(void **state)
{
    (void)state;
    char path[] = "/tmp/nonet-times-XXXXXX", problem[160], text[4002] = "", plain[4002] = "";
    const int descriptor = mkstemp(path);
    sqlite3 *database;
    assert_true(descriptor >= 0);
    close(descriptor);
    struct records *records = records_open(path, problem, sizeof problem);
    put_on_days(records, 12);
    records_close(records);
    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    set_days(database);
    sqlite3_close(database);
    records = records_open(path, problem, sizeof problem);
    struct record other = hard_game("untimed", 1, 0);
    other.is_timed = false;
    put(records, &other);
    assert_true(statistics_each_line(records, true, add_text_line, text));
    assert_true(statistics_each_line(records, false, add_text_line, plain));
    records_close(records);
    unlink(path);
    assert_string_equal(strstr(text, "\n\n") + 2,
                        "9x9 hard: 12 games from 2026-11-01 to 2026-11-12, the last ten in 2:30 each\n"
                        "      4:00 |     █       █       █\n"
                        "           |   █ █     █ █     █ █\n"
                        "           | █ █ █   █ █ █   █ █ █\n"
                        "      0:00 | █ █ █ █ █ █ █ █ █ █ █ █\n");
    assert_non_null(strstr(plain, "      4:00 |     #       #       #\n"));
    for (const char *sign = plain; *sign; sign++) assert_true((unsigned char)*sign < 0x80);
}

static void copy_file(const char *from, const char *to)
{
    size_t length;
    char *const bytes = file_read(from, &length);
    FILE *const file = bytes ? fopen(to, "wb") : NULL;
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    fclose(file);
    free(bytes);
}

/* Written by 0.2 and 0.5: 4x4 puzzles of one's own, one solved with a hint; 0.5 also gave one up. They go on in the same file. */
static void statistics_of_older_versions_are_read(void **state)
{
    (void)state;
    static const char *const files[] = {"tests/data/old/statistics-0.2.db", "tests/data/old/statistics-0.5.db"};
    for (size_t at = 0; at < sizeof files / sizeof *files; at++) {
        char path[] = "/tmp/nonet-old-XXXXXX", problem[160], text[4002] = "";
        const int descriptor = mkstemp(path);
        assert_true(descriptor >= 0);
        close(descriptor);
        copy_file(files[at], path);
        struct records *const records = records_open(path, problem, sizeof problem);
        assert_non_null(records);
        assert_string_equal(problem, "");
        const struct record another = hard_game("another", 60000, 0);
        assert_int_equal(put(records, &another).place, 1);
        assert_true(statistics_each_line(records, true, add_text_line, text));
        assert_non_null(strstr(text, "4x4     own             2       2             1      0:00      0:00\n"));
        assert_true(!strstr(text, "4x4     beginner        1       0             0") == (at == 0));
        assert_non_null(strstr(text, "\n4x4 own: 2 games on 2026-11-19\n"));
        assert_non_null(strstr(text, "9x9     hard            1       1             1      1:00      1:00\n"));
        records_close(records);
        unlink(path);
    }
}

static void a_database_that_is_none_is_told(void **state)
{
    char problem[160] = "";
    (void)state;
    assert_null(records_open("/dev/null/statistics.db", problem, sizeof problem));
    assert_string_equal(problem, "no statistics: unable to open database file");
}

/* ---- damage --------------------------------------------------------------------------------------------- */

/* SQLite finds these instead of the system's: nothing here is about the disk, which is slow. */
__attribute__((visibility("default"))) int fsync(int descriptor)
{
    return descriptor < 0;
}

__attribute__((visibility("default"))) int fdatasync(int descriptor)
{
    return descriptor < 0;
}

enum { GAMES = 400, PAGE = 4096, MOST_ROWS_A_PAGE = 100 };
static char folder[] = "/tmp/nonet-test-XXXXXX", path[PATH_BYTES], damaged_path[PATH_BYTES + 16];
static char *whole; /* the file without damage */
static size_t whole_length;

static int make_database(void **state)
{
    char problem[400], name[32];
    (void)state;
    if (!mkdtemp(folder)) return -1;
    snprintf(path, sizeof path, "%s/statistics.db", folder);
    snprintf(damaged_path, sizeof damaged_path, "%s.damaged", path);
    struct records *const records = records_open(path, problem, sizeof problem);
    if (!records) return -1;
    for (int game = 0; game < GAMES; game++) {
        snprintf(name, sizeof name, "game %d", game);
        const struct record record = hard_game(name, (uint64_t)game + 1000, 0);
        records_put(records, &record, problem, sizeof problem);
    }
    records_close(records);
    whole = file_read(path, &whole_length);
    return whole ? 0 : -1;
}

static int remove_database(void **state)
{
    (void)state;
    free(whole);
    unlink(path);
    return rmdir(folder);
}

static void write_database(const char *text, size_t length)
{
    FILE *const file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static void add_played(void *context, const struct record_total *total)
{
    *(int *)context += total->played;
}

static int games_in(struct records *records)
{
    int played = 0;
    assert_true(records_totals(records, add_played, &played));
    return played;
}

/* Open a damaged database: how many games it has. What was there stays, and it can be used again. */
static int games_after_damage(const char *text, size_t length)
{
    char problem[400];
    write_database(text, length);
    struct records *records = records_open(path, problem, sizeof problem);
    assert_non_null(records);
    const int games = games_in(records);
    const struct record more = hard_game("one more", 5, 0);
    put(records, &more);
    assert_int_equal(games_in(records), games + 1);
    records_close(records);
    if (problem[0]) {
        size_t kept_length;
        assert_memory_equal(problem, "statistics damaged: ", 20);
        assert_int_equal(atoi(problem + 20), games);
        char *const kept = file_read(damaged_path, &kept_length);
        assert_non_null(kept);
        assert_int_equal(kept_length, length);
        assert_memory_equal(kept, text, length);
        free(kept);
        assert_int_equal(unlink(damaged_path), 0);
    }
    return games;
}

static void a_database_is_for_the_user_alone(void **state)
{
    struct stat about;
    (void)state;
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    assert_int_equal(games_after_damage(whole, whole_length), GAMES);
}

static void a_page_that_is_lost_costs_its_games(void **state)
{
    char *const text = malloc(whole_length);
    (void)state;
    assert_non_null(text);
    for (size_t page = 2; page < whole_length / PAGE; page++) {
        memcpy(text, whole, whole_length);
        memset(text + page * PAGE, 0, PAGE);
        assert_true(games_after_damage(text, whole_length) >= GAMES - MOST_ROWS_A_PAGE);
    }
    free(text);
}

static void a_database_cut_anywhere_has_what_is_left(void **state)
{
    (void)state;
    assert_int_equal(games_after_damage(whole, 0), 0);
    for (size_t length = 1; length < whole_length; length += 1021) {
        const int games = games_after_damage(whole, length);
        assert_true(games <= GAMES && (length < 2 * PAGE || length % PAGE || games > 0));
    }
    assert_true(games_after_damage(whole, whole_length - PAGE) > GAMES / 2);
}

static void a_changed_byte_costs_little(void **state)
{
    char *const text = malloc(whole_length);
    int total_lost = 0, turns = 0;
    (void)state;
    assert_non_null(text);
    for (size_t at = PAGE; at < whole_length; at += 977, turns++) {
        memcpy(text, whole, whole_length);
        text[at] = (char)(text[at] ^ 0x5a);
        const int games = games_after_damage(text, whole_length);
        assert_true(games <= GAMES);
        total_lost += GAMES - games;
    }
    assert_true(total_lost < turns * MOST_ROWS_A_PAGE);
    free(text);
}

/* It is sound, and a later version may know what to do with it. */
static void a_database_of_another_version_is_left_alone(void **state)
{
    sqlite3 *other;
    char problem[400];
    (void)state;
    unlink(path);
    assert_int_equal(sqlite3_open(path, &other), SQLITE_OK);
    assert_int_equal(sqlite3_exec(other,
                                  "CREATE TABLE games (title TEXT PRIMARY KEY); INSERT INTO games VALUES ('one')", NULL,
                                  NULL, NULL),
                     SQLITE_OK);
    sqlite3_close(other);
    size_t before_length, after_length;
    char *const before = file_read(path, &before_length);
    assert_null(records_open(path, problem, sizeof problem));
    assert_memory_equal(problem, "no statistics: ", 15);
    assert_non_null(strstr(problem, "no column"));
    char *const after = file_read(path, &after_length);
    assert_int_equal(after_length, before_length);
    assert_memory_equal(after, before, before_length);
    assert_int_equal(access(damaged_path, F_OK), -1);
    free(before);
    free(after);
    assert_int_equal(unlink(path), 0);
}

/* A link of the user's stays one when what it leads to is repaired. */
static void a_linked_database_stays_linked(void **state)
{
    char elsewhere[PATH_BYTES + 16], kept[PATH_BYTES + 32], problem[400];
    struct stat found;
    (void)state;
    snprintf(elsewhere, sizeof elsewhere, "%s.elsewhere", path);
    snprintf(kept, sizeof kept, "%s.damaged", elsewhere);
    write_database(whole, whole_length - PAGE);
    assert_int_equal(rename(path, elsewhere), 0);
    assert_int_equal(symlink(elsewhere, path), 0);
    struct records *const records = records_open(path, problem, sizeof problem);
    assert_non_null(records);
    assert_true(games_in(records) > 0);
    records_close(records);
    assert_int_equal(lstat(path, &found), 0);
    assert_true(S_ISLNK(found.st_mode));
    assert_int_equal(unlink(kept), 0);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(unlink(elsewhere), 0);
}

static void one_program_repairs_at_a_time(void **state)
{
    char problem[400];
    (void)state;
    write_database(whole, whole_length - PAGE);
    const int lock = file_open_locked(path, O_RDONLY);
    assert_true(lock >= 0);
    assert_null(records_open(path, problem, sizeof problem));
    assert_string_equal(problem, "no statistics: damaged, and another program is repairing them");
    assert_int_equal(access(damaged_path, F_OK), -1);
    close(lock);
    assert_true(games_after_damage(whole, whole_length - PAGE) > GAMES / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_by_time_and_without_help),
        cmocka_unit_test(a_game_counts_once),
        cmocka_unit_test(totals_are_sorted),
        cmocka_unit_test(levels_are_in_order_whenever_they_were_played),
        cmocka_unit_test(levels_are_shown_not_obeyed),
        cmocka_unit_test(times_are_charts),
        cmocka_unit_test(statistics_of_older_versions_are_read),
        cmocka_unit_test(a_database_that_is_none_is_told),
        cmocka_unit_test(a_database_is_for_the_user_alone),
        cmocka_unit_test(a_page_that_is_lost_costs_its_games),
        cmocka_unit_test(a_database_cut_anywhere_has_what_is_left),
        cmocka_unit_test(a_changed_byte_costs_little),
        cmocka_unit_test(a_database_of_another_version_is_left_alone),
        cmocka_unit_test(one_program_repairs_at_a_time),
        cmocka_unit_test(a_linked_database_stays_linked),
    };
    return cmocka_run_group_tests(tests, make_database, remove_database);
}
