/* saved_games.c: a game is a file that only grows: each move is one write at its end, so that killing the program at
 * any moment loses nothing that was written, and at most leaves half a line, which the reader leaves out. Now and then a
 * shorter text replaces the file, by renaming a new file. What was appended is synced within a second (background_sync.h),
 * and at once when the game is closed; a new file is synced before it gets the name, so losing power loses a second.
 *
 * The file is locked while it is played (flock: the system releases it when the program dies), so two programs never
 * write to the same one. Names are made of time and process, so two new games never collide. A link in the folder is the
 * user's: the file that it leads to is played, and replaced where it is. */
#include "saved_games.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "background_sync.h"
#include "durable_files.h"

static const char ending[] = ".nonet";

/* ---- one file ------------------------------------------------------------------------------------------- */

void saved_game_begin(struct saved_game *saved, const char *label)
{
    static unsigned count;
    char name[160], when[32];
    const time_t now = time(NULL);
    struct tm parts;
    localtime_r(&now, &parts);
    strftime(when, sizeof when, "%Y%m%d-%H%M%S", &parts);
    snprintf(name, sizeof name, "games/%s_%s-%ld-%u%s", label, when, (long)getpid(), ++count, ending);
    saved->descriptor = -1;
    saved->is_broken = true;
    if (!path_of(FOLDER_STATE, name, saved->path)) saved->path[0] = 0;
}

const char *saved_game_name(const struct saved_game *saved)
{
    const char *const slash = strrchr(saved->path, '/');
    return slash ? slash + 1 : saved->path;
}

char *saved_game_open(struct saved_game *saved, const char *path, size_t *length)
{
    char real[PATH_MAX];
    if (realpath(path, real)) path = real;
    const int descriptor = file_open_locked(path, O_RDWR | O_APPEND);
    if (descriptor < 0) return NULL;
    char *const text = descriptor_read(descriptor, length);
    if (!text) {
        const int reason = errno;
        close(descriptor);
        errno = reason;
        return NULL;
    }
    snprintf(saved->path, sizeof saved->path, "%s", path);
    saved->descriptor = descriptor;
    saved->is_broken = false;
    return text;
}

/* From now on this is the file of the game. */
static void take_descriptor(struct saved_game *saved, int descriptor)
{
    background_sync_end();
    background_sync_problem(); /* all of it was written anew */
    if (saved->descriptor >= 0) close(saved->descriptor);
    saved->descriptor = descriptor;
}

/* Write the whole game to a new file, locked before it gets the name. */
static bool replace_saved(struct saved_game *saved, const char *text, size_t length)
{
    char fresh[PATH_BYTES + 16];
    snprintf(fresh, sizeof fresh, "%s.new", saved->path);
    if (!path_make_folders(saved->path)) return false;
    const int descriptor = file_lock(file_begin_new(fresh), fresh);
    if (descriptor < 0) return false;
    if (!descriptor_write(descriptor, text, length) || !descriptor_sync(descriptor) ||
        rename(fresh, saved->path) != 0) {
        const int reason = errno;
        unlink(fresh);
        close(descriptor);
        errno = reason;
        return false;
    }
    take_descriptor(saved, descriptor);
    return folder_sync(saved->path);
}

static bool append_saved(struct saved_game *saved, const char *text, size_t length)
{
    const int problem = background_sync_problem(); /* of what was written before */
    if (problem) {
        errno = problem;
        return false;
    }
    if (!descriptor_write(saved->descriptor, text, length)) return false;
    background_sync_soon(saved->descriptor);
    return true;
}

bool saved_game_write(struct saved_game *saved, const char *text, size_t length, bool replaces)
{
    assert(replaces || (saved->descriptor >= 0 && !saved->is_broken));
    errno = ENOENT;
    const bool is_written =
        saved->path[0] && (replaces ? replace_saved(saved, text, length) : append_saved(saved, text, length));
    saved->is_broken = !is_written;
    return is_written;
}

bool saved_game_keep_damaged(const struct saved_game *saved, char *kept)
{
    return file_keep_damaged(saved->path, kept);
}

void saved_game_close(struct saved_game *saved)
{
    assert(saved->descriptor < 0 || saved->path[0]);
    background_sync_end();
    if (background_sync_problem()) saved->is_broken = true;
    if (saved->descriptor >= 0) close(saved->descriptor);
    saved->descriptor = -1;
    saved->path[0] = 0;
}

void saved_game_remove(struct saved_game *saved)
{
    if (saved->descriptor >= 0) unlink(saved->path);
    saved_game_close(saved);
}

/* ---- all of them ---------------------------------------------------------------------------------------- */

bool saved_entry_path(const struct saved_entry *entry, char *path)
{
    char name[sizeof entry->name + 8];
    snprintf(name, sizeof name, "games/%s", entry->name);
    return path_of(FOLDER_STATE, name, path);
}

/* False: it cannot be opened at all. */
static bool ask_if_played(const char *path, bool *is_played)
{
    const int descriptor = file_open_locked(path, O_RDONLY);
    *is_played = descriptor < 0 && errno == EWOULDBLOCK;
    if (descriptor >= 0) close(descriptor);
    return descriptor >= 0 || *is_played;
}

/* *is_played: by somebody just now. */
static bool read_entry(const char *name, struct saved_entry *entry, bool *is_played)
{
    char path[PATH_BYTES];
    struct stat about;
    const size_t length = strlen(name), tail = sizeof ending - 1;
    if (length <= tail || length >= sizeof entry->name || strcmp(name + length - tail, ending) != 0) return false;
    snprintf(entry->name, sizeof entry->name, "%s", name);
    if (!saved_entry_path(entry, path) || stat(path, &about) != 0 || !S_ISREG(about.st_mode)) return false;
    entry->changed = about.st_mtime;
    return ask_if_played(path, is_played);
}

/* Call `take` for each game until it says false: those that are being played, or those that are not. */
static void each_entry(bool are_played, bool (*take)(void *context, const struct saved_entry *entry), void *context)
{
    bool is_played;
    char folder[PATH_BYTES];
    struct saved_entry entry;
    DIR *const open_folder = path_of(FOLDER_STATE, "games", folder) ? opendir(folder) : NULL;
    if (!open_folder) return;
    for (struct dirent *file; (file = readdir(open_folder));)
        if (read_entry(file->d_name, &entry, &is_played) && is_played == are_played && !take(context, &entry)) break;
    closedir(open_folder);
}

static bool note_entry(void *context, const struct saved_entry *entry)
{
    (void)entry;
    *(bool *)context = true;
    return false;
}

bool saved_games_exist(void)
{
    bool is_there = false;
    each_entry(false, note_entry, &is_there);
    return is_there;
}

struct newest {
    time_t changed;
    bool is_there;
};

static bool note_newest(void *context, const struct saved_entry *entry)
{
    struct newest *const newest = context;
    if (!newest->is_there || entry->changed > newest->changed) newest->changed = entry->changed;
    newest->is_there = true;
    return true;
}

bool saved_games_played_since(time_t since)
{
    struct newest newest = {.is_there = false};
    each_entry(true, note_newest, &newest);
    return newest.is_there && newest.changed >= since;
}

struct entry_list {
    struct saved_entry *entries;
    size_t count, room;
};

static bool add_entry(void *context, const struct saved_entry *entry)
{
    struct entry_list *const list = context;
    if (list->count == list->room) {
        const size_t room = 2 * list->room + 16;
        struct saved_entry *const larger = realloc(list->entries, room * sizeof *larger);
        if (!larger) return false;
        list->entries = larger;
        list->room = room;
    }
    list->entries[list->count++] = *entry;
    return true;
}

/* Newest first; within the same second by name, so that the order is always the same. */
static int compare_entries(const void *one, const void *other)
{
    const struct saved_entry *const a = one, *const b = other;
    if (a->changed != b->changed) return a->changed > b->changed ? -1 : 1;
    return -strcmp(a->name, b->name);
}

struct saved_entry *saved_games_list(size_t *count)
{
    struct entry_list list = {NULL, 0, 0};
    each_entry(false, add_entry, &list);
    if (list.count) qsort(list.entries, list.count, sizeof *list.entries, compare_entries);
    *count = list.count;
    return list.entries;
}

bool saved_game_delete(const char *path)
{
    const int descriptor = file_open_locked(path, O_RDONLY);
    if (descriptor < 0) return false;
    const bool is_gone = unlink(path) == 0;
    const int reason = errno;
    close(descriptor);
    errno = reason;
    return is_gone;
}
