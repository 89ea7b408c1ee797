/* unit_answer.c: see unit_answer.h. */
#include "units/unit_answer.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LAST_LINE = 128 };

/* ---- writing -------------------------------------------------------------------------------------- */

void unit_writer_begin(struct unit_writer *writer, int folder, const char *name)
{
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* a file that grows too large is an error of write(2) like any other */
#endif
    *writer = (struct unit_writer){.descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)};
    checksum_begin(&writer->sum);
    if (writer->descriptor < 0) writer->problem = strerror(errno);
}

bool unit_writer_add(void *context, const char *text, size_t length)
{
    struct unit_writer *const writer = context;
    if (!writer->problem) checksum_add(&writer->sum, text, length);
    writer->length += length;
    while (length > 0 && !writer->problem) {
        const ssize_t written = write(writer->descriptor, text, length);
        if (written < 0 && errno != EINTR) writer->problem = strerror(errno);
        if (written <= 0) continue;
        text += written;
        length -= (size_t)written;
    }
    return !writer->problem;
}

void unit_writer_drop(struct unit_writer *writer)
{
    if (writer->descriptor >= 0 && close(writer->descriptor) != 0 && !writer->problem)
        writer->problem = strerror(errno);
    writer->descriptor = -1;
}

/* The line is filled up with blanks: `write_last_line` of other lengths would be another format. */
static void make_last_line(char line[LAST_LINE + 1], uint64_t plan, size_t unit, uint64_t length, uint64_t record,
                           uint64_t sum)
{
    char text[LAST_LINE];
    snprintf(text, sizeof text, "nonet unit %zu of %016" PRIx64 " %" PRIu64 " %" PRIu64 " %016" PRIx64, unit, plan,
             length, record, sum);
    snprintf(line, LAST_LINE + 1, "%-*s\n", LAST_LINE - 1, text);
}

bool unit_writer_end(struct unit_writer *writer, uint64_t plan, size_t unit, const char *record, size_t record_length)
{
    char line[LAST_LINE + 1];
    const uint64_t length = writer->length;
    unit_writer_add(writer, record, record_length);
    make_last_line(line, plan, unit, length, record_length, checksum_value(&writer->sum));
    unit_writer_add(writer, line, LAST_LINE);
    if (!writer->problem && fsync(writer->descriptor) != 0) writer->problem = strerror(errno);
    unit_writer_drop(writer);
    return !writer->problem;
}

/* ---- reading -------------------------------------------------------------------------------------- */

/* Does the file, which ends with this line, hold what the line says? */
static const char *judge_answer(struct unit_answer *answer, uint64_t plan, size_t unit)
{
    uint64_t length, record, sum;
    char right[LAST_LINE + 1], last[LAST_LINE + 1] = "";
    const char *const bytes = answer->memory;
    if (answer->memory_length < LAST_LINE) return "damaged: it is too short";
    const size_t rest = answer->memory_length - LAST_LINE;
    memcpy(last, bytes + rest, LAST_LINE);
    if (sscanf(last, "nonet unit %*u of %*x %" SCNu64 " %" SCNu64 " %" SCNx64, &length, &record, &sum) != 3)
        return "damaged: its end is missing";
    make_last_line(right, plan, unit, length, record, sum);
    if (memcmp(last, right, LAST_LINE) != 0) return "of another journal";
    if (length > rest || record != rest - length) return "damaged: it has another length than it says";
    if (checksum_of(bytes, rest) != sum) return "damaged: the checksum is wrong";
    answer->text = bytes;
    answer->length = (size_t)length;
    answer->record = bytes + length;
    answer->record_length = (size_t)record;
    return NULL;
}

const char *unit_answer_read(struct unit_answer *answer, int folder, const char *name, uint64_t plan, size_t unit)
{
    struct stat about;
    *answer = (struct unit_answer){0};
    const int descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return errno == ENOENT ? "" : strerror(errno);
    const char *problem = fstat(descriptor, &about) == 0 ? NULL : strerror(errno);
    if (!problem && !S_ISREG(about.st_mode)) problem = "not a plain file";
    if (!problem && about.st_size == 0) problem = "damaged: it is empty";
    if (!problem) {
        answer->memory_length = (size_t)about.st_size;
        void *const memory = mmap(NULL, answer->memory_length, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (memory == MAP_FAILED) problem = strerror(errno);
        else answer->memory = memory;
    }
    close(descriptor);
    if (!problem) problem = judge_answer(answer, plan, unit);
    if (problem) unit_answer_free(answer);
    return problem;
}

void unit_answer_free(struct unit_answer *answer)
{
    if (answer->memory) munmap(answer->memory, answer->memory_length);
    *answer = (struct unit_answer){0};
}
