/* source.c: see source.h. Whether a text is packed is seen from its first bytes, never from its name. They are kept until there
 * are enough of them: a pipe may bring them one by one. */
#include "input/source.h"

#include <assert.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "system/packed_format.h"

void source_begin(struct source *source, int descriptor)
{
    source->descriptor = descriptor;
    source->unpacking = NULL;
    source->is_known = false;
    source->held = 0;
    source->bytes_read = 0;
}

int source_descriptor(const struct source *source)
{
    return source->unpacking ? unpacking_descriptor(source->unpacking) : source->descriptor;
}

bool source_is_busy(const struct source *source)
{
    return source->unpacking && unpacking_is_busy(source->unpacking);
}

static struct source_text broken(const char *problem)
{
    return (struct source_text){.event = SOURCE_BROKEN, .problem = problem};
}

static struct source_text read_unpacked(struct source *source)
{
    const struct unpacked_text taken = unpacking_take(source->unpacking);
    source->bytes_read = taken.packed;
    if (taken.length) return (struct source_text){SOURCE_TEXT, taken.text, taken.length, NULL};
    return (struct source_text){.event = taken.problem ? SOURCE_DAMAGED : SOURCE_END, .problem = taken.problem};
}

static struct source_text begin_unpacking(struct source *source, size_t length)
{
    const char *problem = NULL;
    source->unpacking = unpacking_begin(source->descriptor, source->text, length, &problem);
    return source->unpacking ? (struct source_text){.event = SOURCE_NONE} : broken(problem);
}

/* `length` bytes of its beginning are there; `is_all`: there are no more. */
static struct source_text look_at_beginning(struct source *source, size_t length, bool is_all)
{
    enum packed_format format;
    const enum packed_guess guess = packed_format_guess(source->text, length, &format);
    source->held = length;
    if (guess == PACKED_MAY_BE && !is_all) return (struct source_text){.event = SOURCE_NONE};
    source->is_known = true;
    source->held = 0;
    if (guess == PACKED_IS) return begin_unpacking(source, length);
    const char *const problem = archive_problem(source->text, length);
    return problem ? broken(problem) : (struct source_text){SOURCE_TEXT, source->text, length, NULL};
}

struct source_text source_read(struct source *source)
{
    ssize_t length;
    if (source->unpacking) return read_unpacked(source);
    assert(source->held < LONGEST_MAGIC);
    do length = read(source->descriptor, source->text + source->held, SOURCE_BYTES - source->held);
    while (length < 0 && errno == EINTR);
    if (length < 0) return broken(strerror(errno));
    source->bytes_read += (uint64_t)length;
    if (!source->is_known && source->held + (size_t)length)
        return look_at_beginning(source, source->held + (size_t)length, length == 0);
    if (length == 0) return (struct source_text){.event = SOURCE_END};
    return (struct source_text){SOURCE_TEXT, source->text, (size_t)length, NULL};
}

void source_end(struct source *source)
{
    if (source->unpacking) unpacking_end(source->unpacking);
    source->unpacking = NULL;
}
