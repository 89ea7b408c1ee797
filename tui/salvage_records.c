/* salvage_records.c: see salvage_records.h. The rows of the table are read from both ends, each until SQLite finds a damaged
 * page: with one such page everything else is there. The index by name is not used: it is made anew. SQLite refuses a
 * file that is shorter than its header says, so what is read is a copy with zeros behind it. */
#include "salvage_records.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "durable_files.h"
#include "game/game.h"
#include "paths.h"
#include "practise_records.h"

enum { COLUMNS_OF_A_GAME = 12 };

static const char *const rows_sql[] = {
    "SELECT name, day, box_rows, box_columns, level, is_solved, is_timed, time_ms, hints, reveals, checks, mistakes"
    " FROM games NOT INDEXED ORDER BY rowid",
    "SELECT name, day, box_rows, box_columns, level, is_solved, is_timed, time_ms, hints, reveals, checks, mistakes"
    " FROM games NOT INDEXED ORDER BY rowid DESC",
};

static const char add_sql[] =
    "INSERT OR IGNORE INTO games (name, day, box_rows, box_columns, level, is_solved, is_timed, time_ms,"
    " hints, reveals, checks, mistakes) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";

bool records_are_damaged(int status)
{
    return status == SQLITE_CORRUPT || status == SQLITE_NOTADB || status == SQLITE_ERROR;
}

/* ---- copying -------------------------------------------------------------------------------------------- */

static bool is_box_side(sqlite3_int64 number)
{
    return number >= 1 && number <= NONET_GAME_MAX_SIDE;
}

/* Three texts, the rest numbers: anything else is what damage left. */
static bool is_game(sqlite3_stmt *row)
{
    for (int column = 0; column < COLUMNS_OF_A_GAME; column++) {
        const bool is_text = column == 0 || column == 1 || column == 4;
        if (sqlite3_column_type(row, column) != (is_text ? SQLITE_TEXT : SQLITE_INTEGER)) return false;
    }
    return sqlite3_column_bytes(row, 0) > 0 && is_box_side(sqlite3_column_int64(row, 2)) &&
           is_box_side(sqlite3_column_int64(row, 3));
}

static bool add_game(sqlite3_stmt *add, sqlite3_stmt *row)
{
    for (int column = 0; column < COLUMNS_OF_A_GAME; column++)
        sqlite3_bind_value(add, column + 1, sqlite3_column_value(row, column));
    const bool is_added = sqlite3_step(add) == SQLITE_DONE;
    sqlite3_reset(add);
    return is_added;
}

/* False: a game could not be written. The end of what can be read is no failure. */
static bool copy_rows(sqlite3 *from, const char *sql, sqlite3_stmt *add)
{
    sqlite3_stmt *row = NULL;
    bool is_done = true;
    if (sqlite3_prepare_v2(from, sql, -1, &row, NULL) == SQLITE_OK)
        while (is_done && sqlite3_step(row) == SQLITE_ROW)
            if (is_game(row)) is_done = add_game(add, row);
    sqlite3_finalize(row);
    return is_done;
}

static bool copy_games(sqlite3 *from, sqlite3 *to)
{
    sqlite3_stmt *add = NULL;
    bool is_done = sqlite3_exec(to, "BEGIN", NULL, NULL, NULL) == SQLITE_OK &&
                   sqlite3_prepare_v2(to, add_sql, -1, &add, NULL) == SQLITE_OK;
    for (size_t way = 0; is_done && way < sizeof rows_sql / sizeof *rows_sql; way++)
        is_done = copy_rows(from, rows_sql[way], add);
    sqlite3_finalize(add);
    return is_done && sqlite3_exec(to, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
}

static int count_of(sqlite3 *database)
{
    sqlite3_stmt *row = NULL;
    int count = 0;
    if (sqlite3_prepare_v2(database, "SELECT count(*) FROM games", -1, &row, NULL) == SQLITE_OK &&
        sqlite3_step(row) == SQLITE_ROW)
        count = sqlite3_column_int(row, 0);
    sqlite3_finalize(row);
    return count;
}

/* As long as it should be, by the page size and the number of pages in its header. */
static off_t length_by_header(const unsigned char *text, size_t length)
{
    if (length < 32) return (off_t)length;
    const size_t page = text[16] == 0 && text[17] == 1 ? 65536 : (size_t)text[16] << 8 | text[17];
    const size_t count = (size_t)text[28] << 24 | (size_t)text[29] << 16 | (size_t)text[30] << 8 | text[31];
    const bool is_likely = page >= 512 && count <= LARGEST_FILE / page && page * count > length;
    return (off_t)(is_likely ? page * count : length);
}

static bool copy_padded(const char *path, const char *copy)
{
    size_t length;
    char *const text = file_read(path, &length);
    const int descriptor = text ? file_begin_new(copy) : -1;
    const bool is_done = descriptor >= 0 && descriptor_write(descriptor, text, length) &&
                         ftruncate(descriptor, length_by_header((unsigned char *)text, length)) == 0;
    if (descriptor >= 0) close(descriptor);
    free(text);
    return is_done;
}

/* From the copy of a damaged database to a new one. How many games that has, or -1. */
static int copy_database(const char *copy, const char *fresh)
{
    sqlite3 *from = NULL, *to = NULL;
    int count = -1;
    const int descriptor = file_begin_new(fresh);
    if (descriptor < 0) return -1;
    close(descriptor);
    const bool is_open = sqlite3_open_v2(copy, &from, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK &&
                         records_open_database(fresh, &to) == SQLITE_OK;
    if (is_open && copy_games(from, to)) count = count_of(to);
    if (count >= 0) practise_records_copy(from, to);
    else errno = EIO;
    sqlite3_close(from);
    sqlite3_close(to);
    return count;
}

/* Make a new database of what can be read. How many games it has, or -1. */
static int make_fresh(const char *path, const char *fresh)
{
    char copy[PATH_BYTES + FRESH_BYTES + 8];
    snprintf(copy, sizeof copy, "%s.copy", fresh);
    const int count = copy_padded(path, copy) ? copy_database(copy, fresh) : -1;
    const int reason = errno;
    unlink(copy);
    errno = reason;
    return count;
}

/* ---- files ---------------------------------------------------------------------------------------------- */

/* A journal belongs to the file that it was written for; the new one must not find it. */
static void move_journal(const char *path, const char *kept)
{
    char from[PATH_BYTES + 16], to[PATH_BYTES + 16];
    snprintf(from, sizeof from, "%s-journal", path);
    snprintf(to, sizeof to, "%s-journal", kept);
    rename(from, to);
}

static bool salvage_file(const char *path, char *told, size_t size)
{
    char kept[PATH_BYTES], fresh[PATH_BYTES + FRESH_BYTES];
    file_fresh_name(path, fresh);
    const bool is_kept = file_keep_damaged(path, kept);
    const int count = is_kept ? make_fresh(path, fresh) : -1;
    if (count >= 0) move_journal(path, kept);
    if (count < 0 || !file_take_name(fresh, path)) {
        snprintf(told, size, "no statistics: damaged, and could not be repaired: %s", strerror(errno));
        unlink(fresh);
        return false;
    }
    snprintf(told, size, "statistics damaged: %d game%s left; the old file is %s", count, count == 1 ? "" : "s",
             strrchr(kept, '/') ? strrchr(kept, '/') + 1 : kept);
    return true;
}

/* A link of the user's stays one: what it leads to is replaced. */
bool records_salvage(const char *path, char *told, size_t size)
{
    char *const target = realpath(path, NULL);
    const bool is_done = target && strlen(target) < PATH_BYTES && salvage_file(target, told, size);
    if (!target) snprintf(told, size, "no statistics: damaged, and could not be repaired: %s", strerror(errno));
    free(target);
    return is_done;
}
