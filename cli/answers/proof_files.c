/* proof_files.c: a file gets its name when it is complete, so that a run that ends early never leaves something that
 * looks like a proof. The formula gets its name first: where there is a proof, there is its formula. */
#include "answers/proof_files.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "system/interrupt.h"
#include "system/messages.h"

/* ---- one file ---------------------------------------------------------------------------------------- */

/* What is there already may be replaced if it is a plain file. */
static bool may_be_replaced(const char *path)
{
    struct stat about;
    return stat(path, &about) != 0 || S_ISREG(about.st_mode);
}

static void late_file_begin(struct late_file *file, const char *path, const char *suffix)
{
    *file = (struct late_file){.descriptor = -1};
    buffer_print(&file->path, "%s%s", path, suffix);
    buffer_add_character(&file->path, 0);
    buffer_print(&file->partial, "%s%s.%ld.part", path, suffix, (long)getpid());
    buffer_add_character(&file->partial, 0);
    if (!may_be_replaced(file->path.bytes)) {
        file->problem = "not a plain file; proofs are written under another name first";
        return;
    }
    file->descriptor = open(file->partial.bytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file->descriptor < 0) file->problem = strerror(errno);
    file->is_made = file->descriptor >= 0;
}

static bool late_file_write(struct late_file *file, const char *text, size_t length)
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

static void late_file_close(struct late_file *file)
{
    if (file->descriptor < 0) return;
    if (close(file->descriptor) != 0 && !file->problem) file->problem = strerror(errno);
    file->descriptor = -1;
}

static void late_file_name(struct late_file *file)
{
    assert(file->is_made && file->descriptor < 0);
    if (rename(file->partial.bytes, file->path.bytes) != 0) file->problem = strerror(errno);
}

static void late_file_remove(struct late_file *file)
{
    late_file_close(file);
    if (file->is_made) unlink(file->partial.bytes);
}

static void late_file_free(struct late_file *file)
{
    buffer_free(&file->path);
    buffer_free(&file->partial);
}

static void complain_about(const struct late_file *file)
{
    message("%s: %s", file->path.bytes, file->problem);
}

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

/* ---- both -------------------------------------------------------------------------------------------- */

bool proof_files_would_replace(const char *path, const char *input)
{
    struct stat about;
    if (input ? stat(input, &about) : fstat(STDIN_FILENO, &about)) return false;
    return is_file(&about, path, "") || is_file(&about, path, ".cnf");
}

bool proof_files_begin(struct proof_files *files, const char *path)
{
    assert(*path && !files->is_complete);
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* a file that grows too large is an error of write(2) like any other */
#endif
    late_file_begin(&files->proof, path, "");
    late_file_begin(&files->formula, path, ".cnf");
    return !proof_files_fail(files);
}

bool proof_files_fail(struct proof_files *files)
{
    return files->proof.problem || files->formula.problem;
}

bool proof_files_write(void *context, const char *text, size_t length)
{
    struct proof_files *const files = context;
    return late_file_write(&files->proof, text, length);
}

static bool write_formula(void *context, const char *text, size_t length)
{
    struct late_file *const file = context;
    return !interrupt_signal() && late_file_write(file, text, length);
}

bool proof_files_finish(struct proof_files *files, const nonet_position *position, const uint8_t *solution)
{
    const nonet_status status = nonet_position_formula(position, solution, write_formula, &files->formula);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    late_file_close(&files->formula);
    late_file_close(&files->proof);
    if (status != NONET_OK || proof_files_fail(files)) return false;
    late_file_name(&files->formula);
    if (!proof_files_fail(files)) late_file_name(&files->proof);
    files->is_complete = !proof_files_fail(files);
    return files->is_complete;
}

void proof_files_end(struct proof_files *files)
{
    if (!files->is_complete) {
        late_file_remove(&files->proof);
        late_file_remove(&files->formula);
        if (proof_files_fail(files)) complain_about(files->proof.problem ? &files->proof : &files->formula);
    }
    late_file_free(&files->proof);
    late_file_free(&files->formula);
}
