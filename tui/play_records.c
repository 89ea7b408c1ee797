/* play_records.c: see play_records.h. One table with one row per game; SQL does the statistics. A database that is
 * locked or full costs the record but never the game, so every call says whether it worked. One that is damaged is found
 * out when it is opened, and replaced by what can be read of it (salvage_records.h). A game that was put is on the disk:
 * synchronous = EXTRA syncs the folder, too, when the journal is gone. */
#include "play_records.h"

#include <assert.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "durable_files.h"
#include "salvage_records.h"

struct records {
    sqlite3 *database;
};

/* Wait for another program that uses the database, but not long enough to be noticed. */
enum { BUSY_MS = 250 };

const char records_schema[] =
    "CREATE TABLE IF NOT EXISTS games ("
    " name TEXT PRIMARY KEY,"
    " day TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,"
    " box_rows INTEGER NOT NULL, box_columns INTEGER NOT NULL,"
    " level TEXT NOT NULL,"
    " is_solved INTEGER NOT NULL, is_timed INTEGER NOT NULL, time_ms INTEGER NOT NULL,"
    " hints INTEGER NOT NULL, reveals INTEGER NOT NULL, checks INTEGER NOT NULL, mistakes INTEGER NOT NULL)";

static const char settings_sql[] = "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA";

static const char put_sql[] =
    "INSERT INTO games (name, box_rows, box_columns, level, is_solved, is_timed, time_ms,"
    " hints, reveals, checks, mistakes) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
    " ON CONFLICT (name) DO UPDATE SET level = ?4, is_solved = ?5, is_timed = ?6, time_ms = ?7,"
    " hints = ?8, reveals = ?9, checks = ?10, mistakes = ?11 WHERE NOT is_solved";

static void explain_problem(sqlite3 *database, char *problem, size_t size)
{
    snprintf(problem, size, "no statistics: %s", database ? sqlite3_errmsg(database) : "out of memory");
}

/* SQLite would let everybody read it. */
static void make_private(const char *path)
{
    const bool is_file = path[0] == '/'; /* tests use one in memory */
    const int descriptor = is_file ? open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600) : -1;
    if (descriptor < 0) return; /* it is there, or SQLite says why it cannot be */
    close(descriptor);
    folder_sync(path);
}

int records_open_database(const char *path, sqlite3 **database)
{
    int status = sqlite3_open_v2(path, database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    if (status == SQLITE_OK) status = sqlite3_busy_timeout(*database, BUSY_MS);
    if (status == SQLITE_OK) status = sqlite3_exec(*database, settings_sql, NULL, NULL, NULL);
    if (status == SQLITE_OK) status = sqlite3_exec(*database, records_schema, NULL, NULL, NULL);
    return status;
}

/* Can every page be read? */
static int check_pages(sqlite3 *database)
{
    sqlite3_stmt *statement = NULL;
    int status = sqlite3_prepare_v2(database, "PRAGMA quick_check(1)", -1, &statement, NULL);
    if (status == SQLITE_OK) status = sqlite3_step(statement);
    if (status == SQLITE_ROW) {
        const char *const verdict = (const char *)sqlite3_column_text(statement, 0);
        status = verdict && !strcmp(verdict, "ok") ? SQLITE_OK : SQLITE_CORRUPT;
    }
    sqlite3_finalize(statement);
    return status;
}

/* Is the table as ours? */
static int check_table(sqlite3 *database)
{
    sqlite3_stmt *statement = NULL;
    const int status = sqlite3_prepare_v2(database, put_sql, -1, &statement, NULL);
    sqlite3_finalize(statement);
    return status;
}

/* A file that is sound, but not as this version makes it, is not ours to repair. */
static int open_checked(const char *path, sqlite3 **database)
{
    int status = records_open_database(path, database);
    if (status == SQLITE_OK) status = check_pages(*database);
    if (status == SQLITE_OK) status = check_table(*database);
    if (status != SQLITE_ERROR || check_pages(*database) != SQLITE_OK) return status;
    check_table(*database); /* what it says is what the user reads */
    return SQLITE_MISMATCH;
}

sqlite3 *records_database(struct records *records)
{
    return records->database;
}

static void close_database(struct records *records)
{
    sqlite3_close(records->database);
    records->database = NULL;
}

/* Once more, with what can be read, unless another program was faster. */
static int open_salvaged(struct records *records, const char *path, char *problem, size_t size)
{
    const int status = open_checked(path, &records->database);
    if (!records_are_damaged(status)) return status;
    close_database(records);
    return records_salvage(path, problem, size) ? open_checked(path, &records->database) : status;
}

/* One program repairs at a time: the last one's copy would lack what was added to the first one's. */
static int open_or_salvage(struct records *records, const char *path, char *problem, size_t size)
{
    int status = open_checked(path, &records->database);
    if (!records_are_damaged(status)) return status;
    close_database(records);
    const int lock = file_open_locked(path, O_RDONLY);
    if (lock < 0) snprintf(problem, size, "no statistics: damaged, and another program is repairing them");
    else status = open_salvaged(records, path, problem, size);
    if (lock >= 0) close(lock);
    return status;
}

struct records *records_open(const char *path, char *problem, size_t size)
{
    struct records *const records = calloc(1, sizeof *records);
    problem[0] = 0;
    if (!records) {
        explain_problem(NULL, problem, size);
        return NULL;
    }
    make_private(path);
    if (open_or_salvage(records, path, problem, size) == SQLITE_OK) return records;
    if (records->database || !problem[0]) explain_problem(records->database, problem, size);
    records_close(records);
    return NULL;
}

void records_close(struct records *records)
{
    if (!records) return;
    sqlite3_close(records->database);
    free(records);
}

/* ---- one game ------------------------------------------------------------------------------------------- */

static void bind_record(sqlite3_stmt *statement, const struct record *record)
{
    const int64_t numbers[] = {record->is_solved, record->is_timed, (int64_t)record->time_ms, record->hints,
                               record->reveals,   record->checks,   record->mistakes};
    sqlite3_bind_text(statement, 1, record->name, -1, SQLITE_STATIC);
    sqlite3_bind_int(statement, 2, record->box_rows);
    sqlite3_bind_int(statement, 3, record->box_columns);
    sqlite3_bind_text(statement, 4, record->level, -1, SQLITE_STATIC);
    for (int at = 0; at < (int)(sizeof numbers / sizeof *numbers); at++)
        sqlite3_bind_int64(statement, 5 + at, numbers[at]);
}

bool records_put(struct records *records, const struct record *record, char *problem, size_t size)
{
    sqlite3_stmt *statement = NULL;
    bool is_done = false;
    assert(record->name[0] && record->level);
    if (sqlite3_prepare_v2(records->database, put_sql, -1, &statement, NULL) == SQLITE_OK) {
        bind_record(statement, record);
        is_done = sqlite3_step(statement) == SQLITE_DONE;
    }
    if (!is_done) explain_problem(records->database, problem, size);
    sqlite3_finalize(statement);
    return is_done;
}

static const char place_sql[] =
    "WITH played AS (SELECT name, time_ms FROM games WHERE box_rows = ?1 AND box_columns = ?2 AND level = ?3"
    " AND is_solved AND is_timed AND hints + reveals + checks = 0)"
    " SELECT (SELECT count(*) FROM played), (SELECT count(*) FROM played WHERE time_ms < own.time_ms)"
    " FROM played AS own WHERE own.name = ?4";

struct record_place records_place(struct records *records, const struct record *record)
{
    struct record_place place = {0};
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(records->database, place_sql, -1, &statement, NULL) == SQLITE_OK) {
        sqlite3_bind_int(statement, 1, record->box_rows);
        sqlite3_bind_int(statement, 2, record->box_columns);
        sqlite3_bind_text(statement, 3, record->level, -1, SQLITE_STATIC);
        sqlite3_bind_text(statement, 4, record->name, -1, SQLITE_STATIC);
        if (sqlite3_step(statement) == SQLITE_ROW) {
            place.count = sqlite3_column_int(statement, 0);
            place.place = sqlite3_column_int(statement, 1) + 1;
        }
    }
    sqlite3_finalize(statement);
    return place;
}

/* ---- all games ------------------------------------------------------------------------------------------ */

#define IN_ORDER                                                                                                       \
    "box_rows * box_columns, box_rows,"                                                                                \
    " CASE level WHEN 'beginner' THEN 1 WHEN 'easy' THEN 2 WHEN 'medium' THEN 3 WHEN 'tricky' THEN 4"                  \
    " WHEN 'hard' THEN 5 WHEN 'expert' THEN 6 WHEN 'extreme' THEN 7 ELSE 8 END, level"
#define SANE_SIZES "box_rows BETWEEN 1 AND 25 AND box_columns BETWEEN 1 AND 25"

static const char totals_sql[] =
    "SELECT level, box_rows, box_columns, count(*), sum(is_solved), sum(is_solved AND hints + reveals + checks = 0),"
    " ifnull(min(time_ms) FILTER (WHERE is_solved AND is_timed AND hints + reveals + checks = 0), -1),"
    " ifnull(avg(time_ms) FILTER (WHERE is_solved AND is_timed), -1)"
    " FROM games WHERE " SANE_SIZES " GROUP BY level, box_rows, box_columns"
    " ORDER BY " IN_ORDER;

bool records_totals(struct records *records, void (*visit)(void *context, const struct record_total *total),
                    void *context)
{
    sqlite3_stmt *statement = NULL;
    int status = sqlite3_prepare_v2(records->database, totals_sql, -1, &statement, NULL);
    while (status == SQLITE_OK || status == SQLITE_ROW) {
        status = sqlite3_step(statement);
        if (status != SQLITE_ROW) break;
        const struct record_total total = {
            .level = (const char *)sqlite3_column_text(statement, 0),
            .box_rows = sqlite3_column_int(statement, 1),
            .box_columns = sqlite3_column_int(statement, 2),
            .played = sqlite3_column_int(statement, 3),
            .solved = sqlite3_column_int(statement, 4),
            .without_help = sqlite3_column_int(statement, 5),
            .best_ms = sqlite3_column_int64(statement, 6),
            .mean_ms = sqlite3_column_int64(statement, 7),
        };
        if (total.level) visit(context, &total);
    }
    sqlite3_finalize(statement);
    return status == SQLITE_DONE;
}

static const char times_sql[] = "SELECT level, box_rows, box_columns, day, time_ms FROM games WHERE " SANE_SIZES
                                " AND is_solved AND is_timed ORDER BY " IN_ORDER ", day, name";

bool records_times(struct records *records, void (*visit)(void *context, const struct record_time *time), void *context)
{
    sqlite3_stmt *statement = NULL;
    int status = sqlite3_prepare_v2(records->database, times_sql, -1, &statement, NULL);
    while (status == SQLITE_OK || status == SQLITE_ROW) {
        status = sqlite3_step(statement);
        if (status != SQLITE_ROW) break;
        const sqlite3_int64 time_ms = sqlite3_column_int64(statement, 4);
        const struct record_time time = {
            .level = (const char *)sqlite3_column_text(statement, 0),
            .box_rows = sqlite3_column_int(statement, 1),
            .box_columns = sqlite3_column_int(statement, 2),
            .day = (const char *)sqlite3_column_text(statement, 3),
            .time_ms = time_ms > 0 ? (uint64_t)time_ms : 0,
        };
        if (time.level && time.day) visit(context, &time);
    }
    sqlite3_finalize(statement);
    return status == SQLITE_DONE;
}
