/* practise_records.c: see practise_records.h. One row with the text that the game library makes. It is read and written in one
 * transaction, so that two programs that practise at the same time lose nothing: the library joins their progress. */
#include "practise_records.h"

#include <stdio.h>
#include <string.h>

#include "salvage_records.h"

static const char table_sql[] =
    "CREATE TABLE IF NOT EXISTS practice (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID";
static const char get_sql[] = "SELECT text FROM practice WHERE name = 'progress'";
static const char put_sql[] = "INSERT INTO practice (name, text) VALUES ('progress', ?1)"
                              " ON CONFLICT (name) DO UPDATE SET text = ?1";

static bool tell_problem(sqlite3 *database, char *problem, size_t size)
{
    snprintf(problem, size, "the progress is not kept: %s", sqlite3_errmsg(database));
    return false;
}

/* Text that is no progress at all is damage like any other. */
static bool join_text(nonet_practice *practice, const char *text, size_t length, char *problem, size_t size)
{
    nonet_text_error error;
    const nonet_status status = nonet_practice_read(practice, text, length, &error);
    if (status == NONET_OK && !error.line) return true;
    if (status == NONET_OK || status == NONET_ERR_TEXT)
        snprintf(problem, size, "the progress in practice is damaged, and read as far as possible: line %llu: %s",
                 (unsigned long long)error.line, error.message);
    else snprintf(problem, size, "the progress in practice: %s", nonet_status_name(status));
    return false;
}

/* SQLITE_OK: it was read, or there is none. `problem` also says what is damaged in it. */
static int read_row(sqlite3 *database, nonet_practice *practice, char *problem, size_t size)
{
    sqlite3_stmt *row = NULL;
    int status = sqlite3_exec(database, table_sql, NULL, NULL, NULL);
    if (status == SQLITE_OK) status = sqlite3_prepare_v2(database, get_sql, -1, &row, NULL);
    if (status == SQLITE_OK) status = sqlite3_step(row);
    if (status == SQLITE_ROW && sqlite3_column_text(row, 0))
        join_text(practice, (const char *)sqlite3_column_text(row, 0), (size_t)sqlite3_column_bytes(row, 0), problem,
                  size);
    sqlite3_finalize(row);
    return status == SQLITE_ROW || status == SQLITE_DONE ? SQLITE_OK : status;
}

static int write_row(sqlite3 *database, const char *text, size_t length)
{
    sqlite3_stmt *row = NULL;
    int status = sqlite3_prepare_v2(database, put_sql, -1, &row, NULL);
    if (status == SQLITE_OK) status = sqlite3_bind_text(row, 1, text, (int)length, SQLITE_STATIC);
    if (status == SQLITE_OK) status = sqlite3_step(row);
    sqlite3_finalize(row);
    return status == SQLITE_DONE ? SQLITE_OK : status;
}

bool practise_records_load(struct records *records, nonet_practice *practice, char *problem, size_t size)
{
    sqlite3 *const database = records_database(records);
    problem[0] = 0;
    if (read_row(database, practice, problem, size) != SQLITE_OK) return tell_problem(database, problem, size);
    return !problem[0];
}

static int store(sqlite3 *database, nonet_practice *practice)
{
    char damage[300] = "";
    const char *text;
    size_t length;
    int status = sqlite3_exec(database, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    if (status != SQLITE_OK) return status;
    status = read_row(database, practice, damage, sizeof damage); /* told when it was opened */
    if (status == SQLITE_OK && nonet_practice_write(practice, &text, &length) != NONET_OK) status = SQLITE_NOMEM;
    if (status == SQLITE_OK) status = write_row(database, text, length);
    if (status == SQLITE_OK) return sqlite3_exec(database, "COMMIT", NULL, NULL, NULL);
    return status;
}

bool practise_records_store(struct records *records, nonet_practice *practice, char *problem, size_t size)
{
    sqlite3 *const database = records_database(records);
    problem[0] = 0;
    if (store(database, practice) == SQLITE_OK) return true;
    tell_problem(database, problem, size);
    if (!sqlite3_get_autocommit(database)) sqlite3_exec(database, "ROLLBACK", NULL, NULL, NULL);
    return false;
}

void practise_records_copy(sqlite3 *from, sqlite3 *to)
{
    sqlite3_stmt *row = NULL;
    const bool is_open = sqlite3_exec(to, table_sql, NULL, NULL, NULL) == SQLITE_OK &&
                         sqlite3_prepare_v2(from, get_sql, -1, &row, NULL) == SQLITE_OK;
    if (is_open && sqlite3_step(row) == SQLITE_ROW && sqlite3_column_type(row, 0) == SQLITE_TEXT)
        write_row(to, (const char *)sqlite3_column_text(row, 0), (size_t)sqlite3_column_bytes(row, 0));
    sqlite3_finalize(row);
}
