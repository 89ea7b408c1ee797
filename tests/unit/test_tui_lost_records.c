/* test_tui_lost_records.c: statistics on a disk that forgets what was not synced. SQLite writes through a layer (a VFS) that
 * notes every call. After each of them a loss of power is tried: of what was not synced any first part is there, or all but
 * one write, or a last write that is torn; the journal may be there or not. Every such state is opened: no game whose record
 * was put may be missing, and nothing may be damaged. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmocka_all.h"
#include "tui/paths.h"
#include "tui/play_records.h"

/* The system's are slow, and what they do is simulated. */
__attribute__((visibility("default"))) int fsync(int descriptor)
{
    return descriptor < 0;
}

__attribute__((visibility("default"))) int fdatasync(int descriptor)
{
    return descriptor < 0;
}

enum { DATABASE, JOURNAL, NOTED_FILES, MOST_BYTES = 1 << 16, MOST_WRITES = 64 };

/* A write of bytes, or (bytes NULL) the end of the file at `offset`. */
struct noted_write {
    char *bytes;
    size_t offset, length;
};

static struct noted_file {
    char synced[MOST_BYTES];
    size_t synced_length;
    struct noted_write writes[MOST_WRITES]; /* not synced yet */
    int count;
    bool is_there, may_be_there; /* now; after a loss of power it may still be, or be already */
} noted[NOTED_FILES];

static char folder[] = "/tmp/nonet-test-XXXXXX";
static int put_games; /* records that were put */
static unsigned long states, bad_states;

/* ---- what a loss of power leaves ------------------------------------------------------------------------- */

struct left_file {
    char bytes[MOST_BYTES];
    size_t length;
};

static void apply(struct left_file *left, const struct noted_write *write, size_t length)
{
    if (!write->bytes) {
        left->length = write->offset;
        return;
    }
    if (left->length < write->offset) memset(left->bytes + left->length, 0, write->offset - left->length);
    memcpy(left->bytes + write->offset, write->bytes, length);
    if (left->length < write->offset + length) left->length = write->offset + length;
}

/* The first `whole` writes but the one numbered `without`, and then half of the next. */
static void make_left(const struct noted_file *file, int whole, int without, bool is_torn, struct left_file *left)
{
    memcpy(left->bytes, file->synced, file->synced_length);
    left->length = file->synced_length;
    for (int at = 0; at < whole; at++)
        if (at != without) apply(left, &file->writes[at], file->writes[at].length);
    if (is_torn && whole < file->count) apply(left, &file->writes[whole], file->writes[whole].length / 2);
}

static void put_file(const char *path, const struct left_file *left)
{
    FILE *const file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(left->bytes, 1, left->length, file), left->length);
    assert_int_equal(fclose(file), 0);
}

static void count_played(void *context, const struct record_total *total)
{
    *(int *)context += total->played;
}

/* Is a database like this, with this journal or (NULL) none, as it should be? */
static void look_at_left(const struct left_file *database, const struct left_file *journal)
{
    char path[200], journal_path[200], problem[400];
    int played = 0;
    snprintf(path, sizeof path, "%s/left.db", folder);
    snprintf(journal_path, sizeof journal_path, "%s/left.db-journal", folder);
    put_file(path, database);
    if (journal) put_file(journal_path, journal);
    struct records *const records = records_open(path, problem, sizeof problem);
    const bool is_right = records && !problem[0] && records_totals(records, count_played, &played) &&
                          (played == put_games || played == put_games + 1);
    states++;
    bad_states += !is_right;
    records_close(records);
    unlink(path);
    unlink(journal_path);
}

static void look_with_journals(const struct left_file *database)
{
    static struct left_file journal;
    const struct noted_file *const file = &noted[JOURNAL];
    if (!file->is_there || !file->may_be_there) look_at_left(database, NULL);
    if (!file->is_there && !file->may_be_there) return;
    for (int whole = 0; whole <= file->count; whole++) {
        make_left(file, whole, -1, whole % 2, &journal);
        look_at_left(database, &journal);
    }
}

static sqlite3_vfs *real;

static void look_at_all(void)
{
    static struct left_file database;
    static bool is_looking;
    const struct noted_file *const file = &noted[DATABASE];
    if (is_looking || !file->is_there) return;
    is_looking = true;
    sqlite3_vfs_register(real, 1);
    for (int whole = 0; whole <= file->count; whole++) {
        for (int without = -1; without < whole - 1 || without < 0; without++) {
            make_left(file, whole, without, without < 0, &database);
            look_with_journals(&database);
        }
    }
    is_looking = false;
}

/* ---- the layer ------------------------------------------------------------------------------------------- */

struct layer_file {
    sqlite3_file base;
    struct noted_file *noted; /* or NULL */
    sqlite3_file *real;
};

static struct layer_file *layer(sqlite3_file *file)
{
    return (struct layer_file *)file;
}

static void note(struct noted_file *file, const void *bytes, size_t offset, size_t length)
{
    if (!file) return;
    assert_true(file->count < MOST_WRITES && offset + length <= MOST_BYTES);
    char *const copy = bytes ? malloc(length + 1) : NULL;
    if (copy) memcpy(copy, bytes, length);
    file->writes[file->count++] = (struct noted_write){copy, offset, length};
    look_at_all();
}

static void note_sync(struct noted_file *file)
{
    static struct left_file all;
    if (!file) return;
    make_left(file, file->count, -1, false, &all);
    memcpy(file->synced, all.bytes, all.length);
    file->synced_length = all.length;
    for (int at = 0; at < file->count; at++) free(file->writes[at].bytes);
    file->count = 0;
    file->may_be_there = file->is_there; /* SQLite syncs the folder with a new journal */
    look_at_all();
}

static int layer_close(sqlite3_file *file)
{
    return layer(file)->real->pMethods->xClose(layer(file)->real);
}

static int layer_read(sqlite3_file *file, void *bytes, int length, sqlite3_int64 offset)
{
    return layer(file)->real->pMethods->xRead(layer(file)->real, bytes, length, offset);
}

static int layer_write(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 offset)
{
    const int status = layer(file)->real->pMethods->xWrite(layer(file)->real, bytes, length, offset);
    note(layer(file)->noted, bytes, (size_t)offset, (size_t)length);
    return status;
}

static int layer_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    const int status = layer(file)->real->pMethods->xTruncate(layer(file)->real, size);
    note(layer(file)->noted, NULL, (size_t)size, 0);
    return status;
}

static int layer_sync(sqlite3_file *file, int flags)
{
    const int status = layer(file)->real->pMethods->xSync(layer(file)->real, flags);
    note_sync(layer(file)->noted);
    return status;
}

static int layer_size(sqlite3_file *file, sqlite3_int64 *size)
{
    return layer(file)->real->pMethods->xFileSize(layer(file)->real, size);
}

static int layer_lock(sqlite3_file *file, int level)
{
    return layer(file)->real->pMethods->xLock(layer(file)->real, level);
}

static int layer_unlock(sqlite3_file *file, int level)
{
    return layer(file)->real->pMethods->xUnlock(layer(file)->real, level);
}

static int layer_is_locked(sqlite3_file *file, int *is_locked)
{
    return layer(file)->real->pMethods->xCheckReservedLock(layer(file)->real, is_locked);
}

static int layer_control(sqlite3_file *file, int operation, void *argument)
{
    return layer(file)->real->pMethods->xFileControl(layer(file)->real, operation, argument);
}

static int layer_sector(sqlite3_file *file)
{
    return layer(file)->real->pMethods->xSectorSize(layer(file)->real);
}

/* The least that a disk can promise. */
static int layer_promises(sqlite3_file *file)
{
    (void)file;
    return 0;
}

static int layer_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *given)
{
    static const sqlite3_io_methods methods = {1,
                                               layer_close,
                                               layer_read,
                                               layer_write,
                                               layer_truncate,
                                               layer_sync,
                                               layer_size,
                                               layer_lock,
                                               layer_unlock,
                                               layer_is_locked,
                                               layer_control,
                                               layer_sector,
                                               layer_promises,
                                               0,
                                               0,
                                               0,
                                               0,
                                               0,
                                               0};
    struct layer_file *const made = layer(file);
    (void)vfs;
    made->real = (sqlite3_file *)(made + 1);
    made->noted = flags & SQLITE_OPEN_MAIN_DB        ? &noted[DATABASE]
                  : flags & SQLITE_OPEN_MAIN_JOURNAL ? &noted[JOURNAL]
                                                     : NULL;
    const int status = real->xOpen(real, name, made->real, flags, given);
    made->base.pMethods = made->real->pMethods ? &methods : NULL;
    if (status != SQLITE_OK || !made->noted) return status;
    made->noted->is_there = true; /* but not for sure before it is synced */
    if (made->noted == &noted[DATABASE]) made->noted->may_be_there = true;
    return status;
}

static int layer_delete(sqlite3_vfs *vfs, const char *name, int syncs_folder)
{
    struct noted_file *const file = &noted[JOURNAL];
    (void)vfs;
    const int status = real->xDelete(real, name, syncs_folder);
    if (status != SQLITE_OK || !strstr(name, "-journal")) return status;
    file->may_be_there = true;
    file->is_there = false;
    look_at_all(); /* before the folder is synced */
    if (syncs_folder) {
        file->may_be_there = false;
        file->count = 0;
        file->synced_length = 0;
    }
    return status;
}

/* ---- the test -------------------------------------------------------------------------------------------- */

static struct records *open_noted(const char *path, sqlite3_vfs *own)
{
    char problem[400];
    sqlite3_vfs_register(own, 1);
    struct records *const records = records_open(path, problem, sizeof problem);
    assert_non_null(records);
    return records;
}

static void no_record_is_lost(void **state)
{
    char path[200], name[32], problem[400];
    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/statistics.db", folder);
    assert_int_equal(sqlite3_initialize(), SQLITE_OK);
    real = sqlite3_vfs_find(NULL);
    sqlite3_vfs own = *real;
    own.zName = "noted";
    own.szOsFile = (int)sizeof(struct layer_file) + real->szOsFile;
    own.xOpen = layer_open;
    own.xDelete = layer_delete;
    struct records *const records = open_noted(path, &own);
    while (put_games < 60) {
        snprintf(name, sizeof name, "game %d", put_games);
        const struct record record = {
            .name = name, .box_rows = 3, .box_columns = 3, .level = "hard", .is_solved = true};
        assert_true(records_put(records, &record, problem, sizeof problem));
        put_games++;
        look_at_all();
    }
    records_close(records);
    sqlite3_vfs_unregister(&own);
    for (int file = 0; file < NOTED_FILES; file++)
        for (int at = 0; at < noted[file].count; at++) free(noted[file].writes[at].bytes);
    assert_int_equal(bad_states, 0);
    assert_true(states > 1000);
    printf("%lu states after a loss of power, %d games, none lost\n", states, put_games);
    assert_int_equal(unlink(path) + rmdir(folder), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_record_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
