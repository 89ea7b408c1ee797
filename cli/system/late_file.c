/* late_file.c: see late_file.h. */
#include "system/late_file.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "system/messages.h"

/* What is there already may be replaced if it is a plain file. */
static bool may_be_replaced(const char *path)
{
    struct stat about;
    return stat(path, &about) != 0 || S_ISREG(about.st_mode);
}

void late_file_begin(struct late_file *file, const char *path, const char *suffix)
{
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* a file that grows too large is an error of write(2) like any other */
#endif
    *file = (struct late_file){.descriptor = -1};
    buffer_print(&file->path, "%s%s", path, suffix);
    buffer_add_character(&file->path, 0);
    buffer_print(&file->partial, "%s%s.%ld.part", path, suffix, (long)getpid());
    buffer_add_character(&file->partial, 0);
    if (!may_be_replaced(file->path.bytes)) {
        file->problem = "not a plain file; results are written under another name first";
        return;
    }
    file->descriptor = open(file->partial.bytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file->descriptor < 0) file->problem = strerror(errno);
    file->is_made = file->descriptor >= 0;
}

bool late_file_write(struct late_file *file, const char *text, size_t length)
{
    assert(file->descriptor >= 0 || file->problem);
    while (length > 0 && !file->problem) {
        const ssize_t written = write(file->descriptor, text, length);
        if (written < 0 && errno != EINTR) file->problem = strerror(errno);
        if (written <= 0) continue;
        text += written;
        length -= (size_t)written;
    }
    return !file->problem;
}

void late_file_close(struct late_file *file)
{
    if (file->descriptor < 0) return;
    if (close(file->descriptor) != 0 && !file->problem) file->problem = strerror(errno);
    file->descriptor = -1;
}

void late_file_name(struct late_file *file)
{
    assert(file->is_made && file->descriptor < 0);
    if (rename(file->partial.bytes, file->path.bytes) != 0) file->problem = strerror(errno);
}

void late_file_remove(struct late_file *file)
{
    late_file_close(file);
    if (file->is_made) unlink(file->partial.bytes);
}

void late_file_free(struct late_file *file)
{
    buffer_free(&file->path);
    buffer_free(&file->partial);
}

void late_file_complain(const struct late_file *file)
{
    message("%s: %s", file->path.bytes, file->problem);
}

bool late_file_write_whole(const char *path, const char *bytes, size_t length)
{
    struct late_file file;
    late_file_begin(&file, path, "");
    late_file_write(&file, bytes, length);
    late_file_close(&file);
    if (!file.problem) late_file_name(&file);
    if (file.problem) {
        late_file_complain(&file);
        late_file_remove(&file);
    }
    const bool is_written = !file.problem;
    late_file_free(&file);
    return is_written;
}

/* ---- what was there ---------------------------------------------------------------------------------- */

static bool is_file(const struct stat *about, const char *path, const char *suffix)
{
    struct buffer name = {0};
    struct stat other;
    buffer_print(&name, "%s%s", path, suffix);
    buffer_add_character(&name, 0);
    const bool is_same =
        stat(name.bytes, &other) == 0 && other.st_dev == about->st_dev && other.st_ino == about->st_ino;
    buffer_free(&name);
    return is_same;
}

bool late_file_would_replace(const char *path, const char *suffix, const char *input)
{
    struct stat about;
    if (input && strcmp(input, "-") == 0) input = NULL;
    if (input ? stat(input, &about) : fstat(STDIN_FILENO, &about)) return false;
    return is_file(&about, path, suffix);
}

bool late_file_would_replace_any(const char *path, char *const *operands)
{
    bool would = !*operands && late_file_would_replace(path, "", NULL);
    for (; *operands && !would; operands++) would = late_file_would_replace(path, "", *operands);
    return would;
}
