/* paths.c: see paths.h. */
#include "paths.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "durable_files.h"

static const struct place {
    const char *variable;
    const char *below_home;
} places[] = {
    [FOLDER_STATE] = {"XDG_STATE_HOME", "/.local/state"},
    [FOLDER_DATA] = {"XDG_DATA_HOME", "/.local/share"},
    [FOLDER_CONFIG] = {"XDG_CONFIG_HOME", "/.config"},
};

/* The specification says that relative paths in these variables must be ignored. */
bool path_of(enum folder folder, const char *name, char *path)
{
    const char *const place = getenv(places[folder].variable);
    const char *const home = getenv("HOME");
    const bool has_place = place && place[0] == '/';
    if (!has_place && !(home && home[0] == '/')) return false;
    const int length = snprintf(path, PATH_BYTES, "%s%s/nonet/%s", has_place ? place : home,
                                has_place ? "" : places[folder].below_home, name);
    return length < PATH_BYTES;
}

bool path_make_folders(const char *path)
{
    char part[PATH_BYTES];
    assert(path[0] == '/' && strlen(path) < sizeof part);
    snprintf(part, sizeof part, "%s", path);
    for (char *slash = strchr(part + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        if (mkdir(part, 0700) == 0) folder_sync(part);
        else if (errno != EEXIST) return false;
        *slash = '/';
    }
    return true;
}

/* ---- files ---------------------------------------------------------------------------------------------- */

enum { READ_STEP = 64 * 1024 };

char *descriptor_read(int descriptor, size_t *length)
{
    char *text = NULL;
    ssize_t got;
    *length = 0;
    do {
        char *const larger = *length < LARGEST_FILE ? realloc(text, *length + READ_STEP) : NULL;
        if (!larger) {
            errno = *length < LARGEST_FILE ? ENOMEM : EFBIG;
            free(text);
            return NULL;
        }
        text = larger;
        do got = read(descriptor, text + *length, READ_STEP);
        while (got < 0 && errno == EINTR);
        if (got > 0) *length += (size_t)got;
    } while (got > 0);
    if (got == 0) return text;
    const int reason = errno;
    free(text);
    errno = reason;
    return NULL;
}

char *file_read(const char *path, size_t *length)
{
    struct stat about;
    const int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* do not wait for a pipe */
    if (descriptor < 0) return NULL;
    errno = ENOTSUP;
    const bool is_file = fstat(descriptor, &about) == 0 && (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode));
    char *const text = is_file ? descriptor_read(descriptor, length) : NULL;
    const int reason = errno;
    close(descriptor);
    errno = reason;
    return text;
}

bool descriptor_write(int descriptor, const char *text, size_t length)
{
    while (length) {
        const ssize_t written = write(descriptor, text, length);
        if (written < 0 && errno != EINTR) return false;
        if (written < 0) continue;
        text += written;
        length -= (size_t)written;
    }
    return true;
}
