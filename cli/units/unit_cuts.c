/* unit_cuts.c: see unit_cuts.h.
 *
 * One reader goes over all of the text. A file is cut after a line that was a whole puzzle, if the next line is one, too: a reader
 * that begins there reads what this one does. That is so on boards from 9x9 on, whose lines are no rows of any grid, as long as
 * nothing came before that lines could belong to (a grid, a heading with columns): from there on a file is not cut any more.
 *
 * What is known of a cut: where the line after the puzzle begins, in bytes. So the ends of lines are counted, chunk by chunk; files
 * with lone carriage returns, which end lines, too, are not cut from there on.
 *
 *     | unit: 25 puzzles or a few more          | the next one
 *     line line line line line line line line line line line
 *                                              ^ a cut that waits for the result of the line after it */
#include "units/unit_cuts.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "input/puzzle_or_file.h"
#include "system/buffer.h"
#include "system/checksum.h"
#include "system/interrupt.h"
#include "system/packed_format.h"

enum { CHUNK_BYTES = 256 * 1024, FEWEST_SIDE = 9, BLOCK_BYTES = 128 };

struct cutting {
    const struct unit_cutter *cutter;
    struct unit_list *list;
    nonet_reader *reader;
    const char *name; /* of the source */

    /* The text that is being read. */
    char *chunk;
    size_t chunk_length;
    uint64_t chunk_offset;         /* bytes before it */
    bool ends_with_return;         /* so may a line, unless a newline follows */
    uint64_t walked, lines_walked; /* in search of lines: bytes of the file, and ends of lines in them */
    bool can_cut;

    struct unit unit;    /* that is being filled; its bytes and checksum come last */
    struct checksum sum; /* of its bytes up to `summed` */
    uint64_t summed;

    /* A cut that waits for the next result. */
    bool has_cut;
    uint64_t cut, cut_line;   /* before this byte, the first of the line after so many */
    uint64_t cut_sum;         /* checksum of the unit if it ends there */
    struct checksum next_sum; /* of what follows */

    uint64_t number_before; /* puzzles before the source */
    bool last_was_block;
};

/* ---- units ---------------------------------------------------------------------------------------- */

static void begin_unit(struct cutting *cutting, uint64_t offset, uint64_t line, uint64_t number)
{
    cutting->unit = (struct unit){.source = cutting->unit.source,
                                  .offset = offset,
                                  .line = line,
                                  .number = number,
                                  .in_file = number - cutting->number_before,
                                  .after_block = cutting->last_was_block};
}

/* If it is one puzzle whose work is cut, it becomes a unit for each part. */
static void end_unit(struct cutting *cutting, uint64_t end, uint64_t sum)
{
    struct unit *const unit = &cutting->unit;
    if (!unit->count) return;
    unit->bytes = end - unit->offset;
    unit->sum = sum;
    if (unit->count > 1 || unit->parts < 2) unit->parts = 0;
    unit_list_add(cutting->list, unit);
    for (unit->part = 1; unit->part < unit->parts; unit->part++) unit_list_add(cutting->list, unit);
}

static void sum_up_to(struct cutting *cutting, uint64_t offset)
{
    assert(cutting->summed >= cutting->chunk_offset && offset >= cutting->summed);
    const char *const bytes = cutting->chunk + (cutting->summed - cutting->chunk_offset);
    const size_t length = (size_t)(offset - cutting->summed);
    checksum_add(&cutting->sum, bytes, length);
    if (cutting->has_cut) checksum_add(&cutting->next_sum, bytes, length);
    cutting->summed = offset;
}

/* Of BLOCK_BYTES; a compiler makes vectors of it. */
static unsigned ends_in_block(const char *text)
{
    unsigned char ends = 0;
    for (int at = 0; at < BLOCK_BYTES; at++) ends = (unsigned char)(ends + (text[at] == '\n'));
    return ends;
}

/* The offset behind the end of line number `line`. False: that is not in this chunk. */
static bool find_line_end(struct cutting *cutting, uint64_t line, uint64_t *offset)
{
    const uint64_t end = cutting->chunk_offset + cutting->chunk_length;
    while (cutting->lines_walked < line && cutting->walked < end) {
        const char *const from = cutting->chunk + (cutting->walked - cutting->chunk_offset);
        const unsigned ends = end - cutting->walked > BLOCK_BYTES ? ends_in_block(from) : BLOCK_BYTES;
        if (ends < BLOCK_BYTES && line - cutting->lines_walked > ends) {
            cutting->lines_walked += ends;
            cutting->walked += BLOCK_BYTES;
            continue;
        }
        const char *const found = memchr(from, '\n', (size_t)(end - cutting->walked));
        cutting->walked = found ? cutting->chunk_offset + (uint64_t)(found - cutting->chunk) + 1 : end;
        cutting->lines_walked += found != NULL;
    }
    *offset = cutting->walked;
    return cutting->lines_walked == line && cutting->walked > cutting->summed;
}

/* A line was a puzzle, and the unit is full. */
static void propose_cut(struct cutting *cutting, uint64_t line)
{
    uint64_t offset;
    if (!find_line_end(cutting, line, &offset)) return;
    sum_up_to(cutting, offset);
    cutting->has_cut = true;
    cutting->cut = offset;
    cutting->cut_line = line;
    cutting->cut_sum = checksum_value(&cutting->sum);
    checksum_begin(&cutting->next_sum);
}

/* The next result is a line that is a puzzle, or is not. */
static void settle_cut(struct cutting *cutting, bool is_line)
{
    if (!cutting->has_cut) return;
    cutting->has_cut = false;
    if (!is_line) return;
    const uint64_t number = cutting->unit.number + cutting->unit.count;
    end_unit(cutting, cutting->cut, cutting->cut_sum);
    begin_unit(cutting, cutting->cut, cutting->cut_line, number);
    cutting->sum = cutting->next_sum;
}

/* ---- results -------------------------------------------------------------------------------------- */

/* So many puzzles, each on its line. */
static void add_lines(struct cutting *cutting, uint64_t line, uint64_t count)
{
    settle_cut(cutting, true);
    cutting->unit.count += count;
    cutting->last_was_block = false;
    if (cutting->can_cut && cutting->unit.count >= cutting->cutter->size) propose_cut(cutting, line + count - 1);
}

static bool take_run(struct cutting *cutting)
{
    nonet_plain_lines lines;
    const uint64_t size = cutting->cutter->size, count = cutting->has_cut ? 0 : cutting->unit.count;
    const size_t most = (size_t)(count < size ? size - count : 1);
    if (!cutting->cutter->answers_lines || !nonet_reader_lines(cutting->reader, 1, most, &lines)) return false;
    add_lines(cutting, lines.line, lines.count);
    return true;
}

static bool stands_alone(const nonet_puzzle *puzzle)
{
    const nonet_notation *const notation = puzzle->style.notation;
    return notation->is_line && !notation->header && nonet_layout_side(puzzle->position.layout) >= FEWEST_SIDE;
}

static void add_task(struct cutting *cutting, const struct task *task)
{
    const struct unit_cutter *const cutter = cutting->cutter;
    if (task->kind == TASK_PUZZLE && cutter->parts) cutting->unit.parts = cutter->parts(cutter->settings, task);
    cutting->last_was_block = cutter->is_block && cutter->is_block(cutter->settings, task);
}

static void add_puzzle(struct cutting *cutting, const nonet_puzzle *puzzle)
{
    struct task task = {0};
    const bool is_alone = stands_alone(puzzle);
    if (!is_alone) cutting->can_cut = false;
    if (is_alone) add_lines(cutting, puzzle->line, 1);
    else settle_cut(cutting, false);
    if (!is_alone) cutting->unit.count++;
    task_set_puzzle(&task, cutting->name, puzzle);
    add_task(cutting, &task);
}

static void add_error(struct cutting *cutting, const nonet_text_error *error)
{
    struct task task = {0};
    settle_cut(cutting, false);
    cutting->unit.count++;
    task_set_unreadable(&task, cutting->name, error);
    add_task(cutting, &task);
}

/* All that the reader has by now. */
static void take_results(struct cutting *cutting)
{
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_status status;
    do {
        while (take_run(cutting)) continue;
        status = nonet_reader_next(cutting->reader, &puzzle, &error);
        if (status == NONET_OK) add_puzzle(cutting, &puzzle);
        else if (status == NONET_ERR_TEXT) add_error(cutting, &error);
        else if (status != NONET_MORE && status != NONET_END) fatal(nonet_status_name(status));
    } while (status == NONET_OK || status == NONET_ERR_TEXT);
}

/* ---- sources -------------------------------------------------------------------------------------- */

static void feed(struct cutting *cutting, const char *text, size_t length)
{
    const nonet_status status = nonet_reader_feed(cutting->reader, text, length);
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

/* Does a carriage return end a line here? */
static bool has_lone_return(const struct cutting *cutting)
{
    const char *const chunk = cutting->chunk, *const end = chunk + cutting->chunk_length;
    if (cutting->ends_with_return && *chunk != '\n') return true;
    for (const char *at = chunk; (at = memchr(at, '\r', (size_t)(end - at))) && at + 1 < end; at++)
        if (at[1] != '\n') return true;
    return false;
}

static void take_chunk(struct cutting *cutting)
{
    uint64_t end;
    if (has_lone_return(cutting)) cutting->can_cut = false;
    cutting->ends_with_return = cutting->chunk[cutting->chunk_length - 1] == '\r';
    feed(cutting, cutting->chunk, cutting->chunk_length);
    take_results(cutting);
    find_line_end(cutting, UINT64_MAX, &end); /* to count the rest */
    sum_up_to(cutting, cutting->chunk_offset + cutting->chunk_length);
    cutting->chunk_offset += cutting->chunk_length;
}

/* Returns NULL or what is wrong. */
/* Units are parts of plain text: a packed one can only be read from its beginning. */
static const char *packing_problem(const struct cutting *cutting)
{
    enum packed_format format;
    if (packed_format_guess(cutting->chunk, cutting->chunk_length, &format) == PACKED_IS)
        return "is packed, and cannot be read in parts: unpack it first";
    return archive_problem(cutting->chunk, cutting->chunk_length);
}

static const char *read_file(struct cutting *cutting, int descriptor)
{
    bool is_first = true;
    while (!interrupt_signal()) {
        const ssize_t length = read(descriptor, cutting->chunk, CHUNK_BYTES);
        if (length < 0 && errno == EINTR) continue;
        if (length < 0) return strerror(errno);
        if (length == 0) break;
        cutting->chunk_length = (size_t)length;
        const char *const problem = is_first ? packing_problem(cutting) : NULL;
        if (problem) return problem;
        is_first = false;
        take_chunk(cutting);
    }
    return NULL;
}

static void begin_source(struct cutting *cutting, const char *name, size_t source, uint64_t number)
{
    nonet_reader_restart(cutting->reader);
    cutting->name = name;
    cutting->unit.source = source;
    cutting->number_before = number;
    cutting->chunk_offset = cutting->chunk_length = cutting->walked = cutting->lines_walked = cutting->summed = 0;
    cutting->ends_with_return = false;
    cutting->can_cut = true;
    checksum_begin(&cutting->sum);
    begin_unit(cutting, 0, 0, number);
}

/* The name of a file, or a puzzle. Returns NULL or what is wrong. */
static const char *read_source(struct cutting *cutting, const char *name)
{
    const char *problem = NULL;
    const int descriptor = open(name, O_RDONLY | O_CLOEXEC);
    const int error = errno;
    if (descriptor < 0 && !is_meant_as_puzzle(name, error, cutting->cutter->reader)) return strerror(error);
    if (descriptor < 0) feed(cutting, name, strlen(name));
    else problem = read_file(cutting, descriptor);
    if (descriptor >= 0) close(descriptor);
    nonet_reader_finish(cutting->reader);
    cutting->chunk_length = 0;
    take_results(cutting);
    settle_cut(cutting, false);
    return problem;
}

/* False after a message, or a signal. */
static bool cut_source(struct cutting *cutting, const char *name)
{
    const size_t before = cutting->list->count;
    const char *problem = read_source(cutting, name);
    if (interrupt_signal()) return false;
    end_unit(cutting, cutting->chunk_offset, cutting->chunk_offset ? checksum_value(&cutting->sum) : 0);
    if (!problem && cutting->list->count == before) problem = "no puzzle found";
    if (problem) message_at((struct place){name, 0, 0}, problem);
    return !problem;
}

bool unit_cuts_make(const struct unit_cutter *cutter, struct unit_list *list)
{
    struct cutting cutting = {.cutter = cutter, .list = list, .chunk = memory_resize(NULL, CHUNK_BYTES)};
    uint64_t number = 0;
    bool is_fine = true;
    const nonet_status made = nonet_reader_new(cutter->reader, &cutting.reader);
    if (made != NONET_OK) fatal(nonet_status_name(made));
    for (size_t source = 0; is_fine && cutter->operands[source]; source++) {
        begin_source(&cutting, cutter->operands[source], source, number);
        is_fine = cut_source(&cutting, cutting.name);
        number = cutting.unit.number + cutting.unit.count;
    }
    nonet_reader_free(cutting.reader);
    free(cutting.chunk);
    return is_fine;
}
