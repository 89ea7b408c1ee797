/* durable_files.c: see durable_files.h. A disk may forget everything that was not synced, in any order: the name of a file
 * before its text, for one. So a new file is synced before it takes the name of the old one, and the folder afterwards.
 *
 * A temporary file belongs to the program alone: what stands under its name is the rest of a program that was killed, or
 * was put there by somebody. It is removed, never written to. The file itself may be a link of the user's. */
#include "durable_files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "paths.h"

enum { MOST_DAMAGED = 100 };

/* Some file systems cannot sync; there is nothing that could be done about it. */
bool descriptor_sync(int descriptor)
{
    int status;
    do status = fsync(descriptor);
    while (status != 0 && errno == EINTR);
    return status == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
}

bool folder_sync(const char *path)
{
    char folder[PATH_BYTES];
    const char *const slash = strrchr(path, '/');
    if (slash) snprintf(folder, sizeof folder, "%.*s", slash > path ? (int)(slash - path) : 1, path);
    const int descriptor = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return errno == EACCES; /* a folder that may be written, but not read */
    const bool is_synced = descriptor_sync(descriptor);
    const int reason = errno;
    close(descriptor);
    errno = reason;
    return is_synced;
}

int file_begin_new(const char *path)
{
    if (unlink(path) != 0 && errno != ENOENT) return -1;
    return open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND | O_CLOEXEC, 0600);
}

/* A lock belongs to a file, not to its name: is it still the one of this name? */
static bool has_name(int descriptor, const char *path)
{
    struct stat own, named;
    return fstat(descriptor, &own) == 0 && stat(path, &named) == 0 && own.st_ino == named.st_ino &&
           own.st_dev == named.st_dev;
}

int file_lock(int descriptor, const char *path)
{
    if (descriptor < 0) return -1;
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0 && has_name(descriptor, path)) return descriptor;
    close(descriptor);
    errno = EWOULDBLOCK;
    return -1;
}

int file_open_locked(const char *path, int flags)
{
    return file_lock(open(path, flags | O_CLOEXEC), path);
}

void file_fresh_name(const char *path, char *fresh)
{
    snprintf(fresh, PATH_BYTES + FRESH_BYTES, "%s.%ld.new", path, (long)getpid());
}

bool file_take_name(const char *fresh, const char *path)
{
    return rename(fresh, path) == 0 && folder_sync(path);
}

/* A file with this text, on the disk. */
static bool write_new(const char *path, const char *text, size_t length)
{
    const int descriptor = file_begin_new(path);
    if (descriptor < 0) return false;
    bool is_done = descriptor_write(descriptor, text, length) && descriptor_sync(descriptor);
    const int reason = errno;
    if (close(descriptor) != 0 && is_done) return false;
    errno = reason;
    return is_done;
}

bool file_replace(const char *path, const char *text, size_t length)
{
    char fresh[PATH_BYTES + FRESH_BYTES], real[PATH_MAX];
    if (realpath(path, real)) path = real; /* keep links: people store such files elsewhere */
    file_fresh_name(path, fresh);
    if (write_new(fresh, text, length) && file_take_name(fresh, path)) return true;
    const int reason = errno;
    unlink(fresh);
    errno = reason;
    return false;
}

/* Where a file cannot have two names, there are two files. False with EEXIST: the name is taken. */
static bool keep_copy(const char *path, const char *kept)
{
    size_t length;
    if (access(kept, F_OK) == 0) {
        errno = EEXIST;
        return false;
    }
    char *const text = file_read(path, &length);
    const bool is_kept = text && write_new(kept, text, length);
    const int reason = errno;
    free(text);
    errno = reason;
    return is_kept;
}

static bool keep_as(const char *path, const char *kept)
{
    if (link(path, kept) == 0) return true;
    return errno != EEXIST && keep_copy(path, kept);
}

bool file_keep_damaged(const char *path, char *kept)
{
    for (int number = 1; number <= MOST_DAMAGED; number++) {
        const int length = number == 1 ? snprintf(kept, PATH_BYTES, "%s.damaged", path)
                                       : snprintf(kept, PATH_BYTES, "%s.damaged-%d", path, number);
        errno = ENAMETOOLONG;
        if (length >= PATH_BYTES) return false;
        if (keep_as(path, kept)) return folder_sync(kept);
        if (errno != EEXIST) return false;
    }
    return false;
}
