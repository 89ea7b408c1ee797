/* unit_journal.c: see unit_journal.h. */
#include "units/unit_journal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "system/messages.h"

enum {
    NAME_BYTES = 320,
    PLAN_LOCK = 0, /* the byte for who makes the plan; unit n has byte n + 1 */
    MOST_PLAN_BYTES = 1 << 30,
};

static bool complain(const struct unit_journal *journal, const char *name, const char *problem)
{
    message("%s%s%s: %s", journal->path, *name ? "/" : "", name, problem);
    return false;
}

static char *unit_name(size_t unit, char name[NAME_BYTES])
{
    snprintf(name, NAME_BYTES, "%08zu", unit);
    return name;
}

/* Without locks two processes may be at a unit, each with a file of its own. */
static char *part_name(const struct unit_journal *journal, const char *unit, char name[NAME_BYTES])
{
    char host[256] = "";
    if (!journal->has_locks) gethostname(host, sizeof host - 1);
    if (journal->has_locks) snprintf(name, NAME_BYTES, "%s.part", unit);
    else snprintf(name, NAME_BYTES, "%.20s.%s.%ld.part", unit, host, (long)getpid());
    return name;
}

/* ---- locks ---------------------------------------------------------------------------------------- */

static int set_lock(const struct unit_journal *journal, int how, int kind, uint64_t byte)
{
    const struct flock lock = {.l_type = (short)kind, .l_whence = SEEK_SET, .l_start = (off_t)byte, .l_len = 1};
    int status;
    do status = fcntl(journal->lock, how, &lock);
    while (status != 0 && errno == EINTR);
    return status == 0 ? 0 : errno;
}

static bool open_lock(struct unit_journal *journal)
{
    journal->lock = openat(journal->folder, "lock", O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (journal->lock < 0) return complain(journal, "lock", strerror(errno));
    const int error = set_lock(journal, F_SETLKW, F_WRLCK, PLAN_LOCK);
    journal->has_locks = error == 0;
    if (error)
        message("%s: this file system has no locks (%s): two runs may do the same units", journal->path,
                strerror(error));
    return true;
}

/* ---- opening -------------------------------------------------------------------------------------- */

static bool open_folder(struct unit_journal *journal, const char *path)
{
    *journal =
        (struct unit_journal){.path = path, .folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), .lock = -1};
    return journal->folder >= 0 || complain(journal, "", strerror(errno));
}

/* Only what a run that ended early may have left: else it is not a folder to make a journal in. */
static bool is_free(const struct unit_journal *journal)
{
    bool is_free = true;
    const struct dirent *entry;
    const int descriptor = openat(journal->folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *const listing = descriptor < 0 ? NULL : fdopendir(descriptor);
    if (!listing) {
        if (descriptor >= 0) close(descriptor);
        return complain(journal, "", strerror(errno));
    }
    while (is_free && (errno = 0, entry = readdir(listing))) {
        const char *const name = entry->d_name;
        const size_t length = strlen(name);
        const bool is_part = length > 5 && strcmp(name + length - 5, ".part") == 0;
        is_free = strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || strcmp(name, "lock") == 0 || is_part;
    }
    const int error = errno;
    closedir(listing);
    if (error) return complain(journal, "", strerror(error));
    return is_free || complain(journal, "", "neither a journal nor an empty folder");
}

/* Returns NULL, "" if there is no such file, or what is wrong. */
static const char *load_plan(const struct unit_journal *journal, struct unit_plan *plan)
{
    struct stat about;
    struct buffer text = {0};
    const char *problem = NULL;
    const int descriptor = openat(journal->folder, "plan", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return errno == ENOENT ? "" : strerror(errno);
    if (fstat(descriptor, &about) != 0) problem = strerror(errno);
    else if (!S_ISREG(about.st_mode) || about.st_size > MOST_PLAN_BYTES) problem = "not the plan of a journal";
    while (!problem) {
        const ssize_t length = read(descriptor, buffer_reserve(&text, 1 << 16), 1 << 16);
        if (length < 0 && errno != EINTR) problem = strerror(errno);
        if (length == 0) break;
        if (length > 0) text.length += (size_t)length;
    }
    close(descriptor);
    if (!problem && !unit_plan_read(plan, text.bytes, text.length)) problem = "not the plan of a journal, or damaged";
    buffer_free(&text);
    return problem;
}

/* The folder itself, too, so that the name is kept. */
static const char *give_name(const struct unit_journal *journal, const char *part, const char *name)
{
    if (renameat(journal->folder, part, journal->folder, name) != 0) return strerror(errno);
    return fsync(journal->folder) == 0 || errno == EINVAL ? NULL : strerror(errno);
}

static bool store_plan(struct unit_journal *journal)
{
    struct buffer text = {0};
    struct unit_writer writer;
    char part[NAME_BYTES];
    unit_plan_write(&journal->plan, &text);
    unit_writer_begin(&writer, journal->folder, part_name(journal, "plan", part));
    unit_writer_add(&writer, text.bytes, text.length);
    if (!writer.problem && fsync(writer.descriptor) != 0) writer.problem = strerror(errno);
    unit_writer_drop(&writer);
    if (!writer.problem) writer.problem = give_name(journal, part, "plan");
    if (writer.problem) unlinkat(journal->folder, part, 0);
    buffer_free(&text);
    return !writer.problem || complain(journal, "plan", writer.problem);
}

/* The plan that is there must be that of this run. */
static bool compare_plans(struct unit_journal *journal, const struct unit_plan *wanted)
{
    const struct buffer *const there = &journal->plan.identity, *const here = &wanted->identity;
    if (there->length != here->length || memcmp(there->bytes, here->bytes, here->length) != 0) {
        struct buffer text = {0};
        buffer_add_text(&text, "the journal of another run: ");
        unit_plan_describe(&journal->plan, &text);
        buffer_add_text(&text, ", version ");
        unit_plan_value(&journal->plan, "program", 0, &text);
        buffer_add_character(&text, 0);
        complain(journal, "", text.bytes);
        buffer_free(&text);
        return false;
    }
    if (wanted->size && wanted->size != journal->plan.size)
        return complain(journal, "", "its units have another size: leave --unit out");
    return true;
}

/* With the lock of the plan. */
static bool find_or_make_plan(struct unit_journal *journal, struct unit_plan *wanted, unit_lister *list,
                              const void *context)
{
    const char *const problem = load_plan(journal, &journal->plan);
    if (!problem) return compare_plans(journal, wanted);
    if (*problem) return complain(journal, "plan", problem);
    if (!is_free(journal) || !list(context, wanted)) return false;
    journal->plan = *wanted;
    *wanted = (struct unit_plan){0};
    return store_plan(journal);
}

bool unit_journal_open(struct unit_journal *journal, const char *path, char *const *operands, uint64_t size,
                       unit_lister *list, const void *context)
{
    struct unit_plan wanted = {.size = size};
    bool is_open = false;
    if (mkdir(path, 0777) != 0 && errno != EEXIST) {
        message("%s: %s", path, strerror(errno));
        return false;
    }
    if (!open_folder(journal, path)) return false;
    if (open_lock(journal)) {
        is_open = unit_plan_identify(&wanted, operands) && find_or_make_plan(journal, &wanted, list, context);
        set_lock(journal, F_SETLK, F_UNLCK, PLAN_LOCK);
    }
    unit_plan_free(&wanted);
    if (!is_open) unit_journal_close(journal);
    return is_open;
}

bool unit_journal_read(struct unit_journal *journal, const char *path)
{
    if (!open_folder(journal, path)) return false;
    const char *const problem = load_plan(journal, &journal->plan);
    if (!problem) return true;
    complain(journal, *problem ? "plan" : "", *problem ? problem : "not a journal");
    unit_journal_close(journal);
    return false;
}

void unit_journal_close(struct unit_journal *journal)
{
    if (journal->lock >= 0) close(journal->lock);
    if (journal->folder >= 0) close(journal->folder);
    unit_plan_free(&journal->plan);
    journal->lock = journal->folder = -1;
}

/* ---- one unit ------------------------------------------------------------------------------------- */

bool unit_journal_has(const struct unit_journal *journal, size_t unit)
{
    char name[NAME_BYTES];
    return faccessat(journal->folder, unit_name(unit, name), F_OK, 0) == 0;
}

enum unit_state unit_journal_claim(struct unit_journal *journal, size_t unit)
{
    if (unit_journal_has(journal, unit)) return UNIT_KEPT;
    if (!journal->has_locks) return UNIT_CLAIMED;
    const int error = set_lock(journal, F_SETLK, F_WRLCK, unit + 1);
    if (error == EACCES || error == EAGAIN) return UNIT_TAKEN;
    if (error) {
        complain(journal, "lock", strerror(error));
        return UNIT_TROUBLE;
    }
    if (!unit_journal_has(journal, unit)) return UNIT_CLAIMED;
    unit_journal_release(journal, unit); /* it was done a moment ago */
    return UNIT_KEPT;
}

void unit_journal_release(struct unit_journal *journal, size_t unit)
{
    if (journal->has_locks) set_lock(journal, F_SETLK, F_UNLCK, unit + 1);
}

void unit_journal_begin(const struct unit_journal *journal, size_t unit, struct unit_writer *writer)
{
    char name[NAME_BYTES], part[NAME_BYTES];
    unit_writer_begin(writer, journal->folder, part_name(journal, unit_name(unit, name), part));
}

void unit_journal_drop(struct unit_journal *journal, size_t unit, struct unit_writer *writer)
{
    char name[NAME_BYTES], part[NAME_BYTES];
    unit_writer_drop(writer);
    part_name(journal, unit_name(unit, name), part);
    if (writer->problem) complain(journal, part, writer->problem);
    unlinkat(journal->folder, part, 0);
    unit_journal_release(journal, unit);
}

bool unit_journal_keep(struct unit_journal *journal, size_t unit, struct unit_writer *writer,
                       const struct buffer *record)
{
    char name[NAME_BYTES], part[NAME_BYTES];
    part_name(journal, unit_name(unit, name), part);
    if (unit_writer_end(writer, journal->plan.id, unit, record->bytes, record->length))
        writer->problem = give_name(journal, part, name);
    if (writer->problem) unit_journal_drop(journal, unit, writer);
    else unit_journal_release(journal, unit);
    return !writer->problem;
}

bool unit_journal_answer(const struct unit_journal *journal, size_t unit, struct unit_answer *answer, bool *is_damaged)
{
    char name[NAME_BYTES];
    const char *const problem =
        unit_answer_read(answer, journal->folder, unit_name(unit, name), journal->plan.id, unit);
    *is_damaged = problem && *problem;
    if (*is_damaged) complain(journal, name, problem);
    return !problem;
}
