/* fuzz_records.c: any bytes as the file of statistics, and any values of any type in its table. A file that is none, or a
 * damaged one, costs the statistics and nothing else: every call says whether it worked, and a line of statistics has no
 * control characters.
 *
 * The first byte chooses: a file of the bytes behind it; a file with a good table, in which some bytes are changed; or rows
 * of the table, each value with its type. */
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include "fuzz/fuzz_input.h"
#include "tui/play_records.h"
#include "tui/statistics.h"

enum { COLUMNS = 12, MOST_ROWS = 8 };

static void take_line(void *context, const char *line)
{
    (void)context;
    REQUIRE(!strpbrk(line, "\n\r\033")); /* whatever the database holds, the terminal obeys none of it */
}

static void use_records(const char *path)
{
    char problem[200] = "";
    struct records *const records = records_open(path, problem, sizeof problem);
    REQUIRE(records || problem[0]);
    if (!records) return;
    const struct record record = {.name = "a", .box_rows = 3, .box_columns = 3, .level = "hard", .is_solved = true};
    if (!records_put(records, &record, problem, sizeof problem)) REQUIRE(problem[0]);
    const struct record_place place = records_place(records, &record);
    REQUIRE(place.place <= place.count);
    (void)statistics_each_line(records, true, take_line, NULL);
    records_close(records);
}

/* ---- rows ------------------------------------------------------------------------------------------ */

static void bind_value(sqlite3_stmt *statement, int column, struct fuzz_input *input)
{
    char *text;
    switch (input_below(input, 4)) {
    case 0: sqlite3_bind_int64(statement, column, (int64_t)input_number(input)); break;
    case 1: sqlite3_bind_double(statement, column, (double)input_number(input) / 3); break;
    case 2: sqlite3_bind_null(statement, column); break;
    default:
        text = input_text(input);
        sqlite3_bind_text(statement, column, text, -1, SQLITE_TRANSIENT);
        free(text);
    }
}

static void add_rows(const char *path, struct fuzz_input *input)
{
    sqlite3 *database;
    sqlite3_stmt *statement;
    REQUIRE(sqlite3_open(path, &database) == SQLITE_OK);
    REQUIRE(sqlite3_prepare_v2(database, "INSERT INTO games VALUES (?,?,?,?,?,?,?,?,?,?,?,?)", -1, &statement, NULL) ==
            SQLITE_OK);
    for (int row = 0; input->left && row < MOST_ROWS; row++) {
        for (int column = 1; column <= COLUMNS; column++) bind_value(statement, column, input);
        sqlite3_step(statement);
        sqlite3_reset(statement);
    }
    sqlite3_finalize(statement);
    sqlite3_close(database);
}

/* ---- bytes ----------------------------------------------------------------------------------------- */

static void change_bytes(int file, struct fuzz_input *input)
{
    for (int changes = 0; input->left && changes < 64; changes++) {
        const uint64_t at = input_byte(input) * 256u + input_byte(input);
        const uint8_t byte = input_byte(input);
        REQUIRE(pwrite(file, &byte, 1, (off_t)(at % 16384)) == 1);
    }
}

/* A folder in memory, where the system has one. */
static const char *folder_for_files(char *folder, size_t size)
{
    snprintf(folder, size, "/dev/shm/fuzz_records_XXXXXX");
    if (mkdtemp(folder)) return folder;
    snprintf(folder, size, "/tmp/fuzz_records_XXXXXX");
    return mkdtemp(folder);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input input = {data, size};
    char folder[40], path[64], journal[80];
    REQUIRE(folder_for_files(folder, sizeof folder));
    snprintf(path, sizeof path, "%s/statistics.db", folder);
    snprintf(journal, sizeof journal, "%s-journal", path);
    const int kind = input_below(&input, 3), file = open(path, O_CREAT | O_RDWR, 0600);
    REQUIRE(file >= 0);
    if (kind == 0) REQUIRE(write(file, input.at, input.left) == (ssize_t)input.left);
    else use_records(path);
    if (kind == 1) change_bytes(file, &input);
    close(file);
    if (kind == 2) add_rows(path, &input);
    use_records(path);
    unlink(path);
    unlink(journal);
    rmdir(folder);
    return 0;
}
