/* input.c: the sources one after the other through one reader of the library.
 *
 * When a source has nothing to read, it becomes quiet in steps, so that a program that writes one
 * puzzle and waits gets its answer, while a slow one is not cut in the middle of a puzzle:
 *
 *     FLOWING --nothing to read--> QUIET     what is complete is answered (INPUT_PAUSE)
 *     QUIET   --for 100 ms-------> SETTLING  the reader takes what it has as it stands
 *     SETTLING ------------------> PAUSED    that is answered too (INPUT_PAUSE)
 *     PAUSED                                 wait for as long as it takes
 *     any     --text comes-------> FLOWING
 *
 * What goes wrong with a file travels as a task as well, so that messages come in the order of the
 * input, whatever the number of threads. */
#include "input/input.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "input/puzzle_or_file.h"
#include "input/source.h"
#include "system/buffer.h"
#include "system/interrupt.h"
#include "system/screen.h"

enum {
    PAUSE_MS = 100,
    TICK_MS = 200,
    UNPACKING_MS = 20,
};

enum flow { FLOWING, QUIET, SETTLING, PAUSED };

struct input {
    const nonet_reader_settings *settings;
    nonet_reader *reader;
    char *const *next_operand;
    bool reads_standard_input; /* there are no operands, and it is yet to be read */
    void (*while_waiting)(void *context);
    void *waiting_context;
    size_t fewest_lines;           /* that are taken together; 0: none are */
    const struct input_part *part; /* to be read instead of operands, or NULL */
    bool has_begun_part;

    /* The source at hand; `name` is NULL between two. */
    const char *name;
    int descriptor;
    const char *late_problem; /* that ends it when what was read is answered, or NULL */
    enum flow flow;
    bool is_terminal;
    bool wants_prompt;
    uint64_t tasks_in_source;

    /* What the reader gave last. */
    nonet_puzzle puzzle;
    nonet_plain_lines lines;
    nonet_text_error error;

    uint64_t bytes_before; /* the source at hand */
    uint64_t bytes_total;  /* 0 = not known */
    struct source source;
};

/* ---- operands ------------------------------------------------------------------------------- */

static bool is_standard_input(const char *operand)
{
    return strcmp(operand, "-") == 0;
}

/* The size of all files together, or 0 if one of them has no size that we could know. */
static uint64_t total_size(char *const *operands)
{
    uint64_t total = 0;
    for (; *operands; operands++) {
        struct stat about;
        if (is_standard_input(*operands) || stat(*operands, &about) != 0) return 0;
        if (!S_ISREG(about.st_mode)) return 0;
        total += (uint64_t)about.st_size;
    }
    return total;
}

/* ---- sources -------------------------------------------------------------------------------- */

enum { NO_DESCRIPTOR = -1 };

static void begin_source(struct input *input, const char *name, int descriptor)
{
    assert(name && !input->name);
    nonet_reader_restart(input->reader);
    input->name = name;
    input->descriptor = descriptor;
    input->late_problem = NULL;
    source_begin(&input->source, descriptor);
    input->flow = FLOWING;
    input->tasks_in_source = 0;
    input->is_terminal = descriptor != NO_DESCRIPTOR && isatty(descriptor);
    input->wants_prompt = input->is_terminal;
}

static void end_source(struct input *input)
{
    source_end(&input->source);
    if (input->descriptor > STDIN_FILENO) close(input->descriptor);
    input->bytes_before += input->source.bytes_read;
    input->source.bytes_read = 0;
    input->name = NULL;
}

static void feed(struct input *input, const char *text, size_t length)
{
    const nonet_status status = nonet_reader_feed(input->reader, text, length);
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

static void begin_argument(struct input *input, const char *text)
{
    begin_source(input, "argument", NO_DESCRIPTOR);
    feed(input, text, strlen(text));
    nonet_reader_finish(input->reader);
}

/* Returns NULL or what is wrong. */
static const char *begin_file(struct input *input, const char *name)
{
    struct stat about;
    const int descriptor = open(name, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        const int error = errno;
        if (!is_meant_as_puzzle(name, error, input->settings)) return strerror(error);
        begin_argument(input, name);
        return NULL;
    }
    if (fstat(descriptor, &about) == 0 && S_ISDIR(about.st_mode)) {
        close(descriptor);
        return strerror(EISDIR);
    }
    begin_source(input, name, descriptor);
    return NULL;
}

/* Is there another source? */
static bool has_next_source(const struct input *input)
{
    return input->part ? !input->has_begun_part : input->reads_standard_input || *input->next_operand;
}

/* Returns NULL or what is wrong. Not called when nothing is left. */
static const char *begin_next_source(struct input *input)
{
    if (input->part) {
        input->has_begun_part = true;
        begin_source(input, input->part->name, NO_DESCRIPTOR);
        input->tasks_in_source = input->part->puzzles;
        return NULL;
    }
    assert(input->reads_standard_input || *input->next_operand);
    const char *const operand = input->reads_standard_input ? "-" : *input->next_operand++;
    input->reads_standard_input = false;
    if (!is_standard_input(operand)) return begin_file(input, operand);
    begin_source(input, "standard input", STDIN_FILENO);
    return NULL;
}

/* ---- text ----------------------------------------------------------------------------------- */

/* Wait until there is text, for at most `milliseconds`. False: there is none, or a signal came. */
static bool wait_for_text(struct input *input, int milliseconds)
{
    struct pollfd watched[] = {{.fd = source_descriptor(&input->source), .events = POLLIN},
                               {.fd = interrupt_descriptor(), .events = POLLIN}};
    const int ready = poll(watched, 2, milliseconds);
    return ready > 0 && watched[0].revents && !interrupt_signal();
}

static void wait_as_long_as_it_takes(struct input *input)
{
    if (input->wants_prompt) screen_prompt("Paste a puzzle, in any notation (Ctrl-D ends):\n");
    input->wants_prompt = false;
    while (!wait_for_text(input, TICK_MS) && !interrupt_signal()) input->while_waiting(input->waiting_context);
}

/* Give the reader more text, or tell it that there is no more. Returns NULL or what is wrong. */
static const char *read_text(struct input *input)
{
    assert(input->name && input->descriptor != NO_DESCRIPTOR);
    const struct source_text read = source_read(&input->source);
    input->flow = FLOWING;
    switch (read.event) {
    case SOURCE_TEXT: feed(input, read.text, read.length); break;
    case SOURCE_NONE: break;
    case SOURCE_END: nonet_reader_finish(input->reader); break;
    case SOURCE_BROKEN: return read.problem;
    case SOURCE_DAMAGED:
        nonet_reader_pause(input->reader);
        input->late_problem = read.problem;
        break;
    }
    return NULL;
}

/* Is there no text yet only because unpacking it takes time? That is no pause, however slow the machine. */
static bool is_unpacking(struct input *input)
{
    if (!source_is_busy(&input->source) || wait_for_text(input, UNPACKING_MS)) return false;
    input->while_waiting(input->waiting_context);
    return true;
}

/* The same of a part. */
static const char *read_part(struct input *input)
{
    const char *text;
    size_t length;
    const char *const problem = input->part->read(input->part->context, &text, &length);
    if (problem) return problem;
    if (length) feed(input, text, length);
    else nonet_reader_finish(input->reader);
    return NULL;
}

/* The reader needs more. True: something may have changed for it; false: tell of a pause first. */
static bool get_text(struct input *input, const char **problem)
{
    if (input->part) {
        *problem = read_part(input);
        return true;
    }
    *problem = input->late_problem;
    if (*problem || is_unpacking(input)) return true;
    switch (input->flow) {
    case FLOWING:
        if (wait_for_text(input, 0)) break;
        input->flow = QUIET;
        return false;
    case QUIET:
        if (wait_for_text(input, PAUSE_MS)) break;
        input->flow = SETTLING;
        nonet_reader_pause(input->reader);
        return true;
    case SETTLING: input->flow = PAUSED; return false;
    case PAUSED: wait_as_long_as_it_takes(input); break;
    }
    if (!interrupt_signal()) *problem = read_text(input);
    return true;
}

/* ---- tasks ---------------------------------------------------------------------------------- */

struct input *input_new(const nonet_reader_settings *settings, char *const *operands,
                        void (*while_waiting)(void *context), void *context)
{
    struct input *const input = memory_resize(NULL, sizeof *input);
    memset(input, 0, offsetof(struct input, source.text)); /* what is read into text says how much it is */
    input->settings = settings;
    const nonet_status made = nonet_reader_new(settings, &input->reader);
    if (made != NONET_OK) fatal(nonet_status_name(made));
    input->next_operand = operands;
    input->reads_standard_input = !*operands;
    input->while_waiting = while_waiting;
    input->waiting_context = context;
    input->bytes_total = total_size(operands);
    return input;
}

void input_take_lines(struct input *input, size_t fewest)
{
    assert(fewest);
    input->fewest_lines = fewest;
}

void input_take_part(struct input *input, const struct input_part *part)
{
    input->part = part;
    input->has_begun_part = false;
    if (input->name) end_source(input); /* a signal ended the last one */
}

void input_free(struct input *input)
{
    if (input->name) end_source(input);
    nonet_reader_free(input->reader);
    free(input);
}

static enum input_event trouble_with_source(struct input *input, struct task *task, const char *name,
                                            const char *problem)
{
    task_set_trouble(task, name, problem);
    if (input->name) end_source(input);
    return INPUT_TASK;
}

static enum input_event deliver(struct input *input, struct task *task)
{
    task->number_in_file = input->tasks_in_source + 1;
    input->tasks_in_source += task_puzzles(task);
    task->is_awaited = input->is_terminal;
    input->wants_prompt = input->is_terminal;
    if (input->part) task_move_down(task, input->part->lines);
    return INPUT_TASK;
}

static bool take_lines(struct input *input, struct task *task)
{
    if (!input->fewest_lines || input->is_terminal) return false;
    if (!nonet_reader_lines(input->reader, input->fewest_lines, SIZE_MAX, &input->lines)) return false;
    task_set_lines(task, input->name, &input->lines);
    return true;
}

/* Ask the reader once. *is_done: there is an event; else ask again. */
static enum input_event ask_reader(struct input *input, struct task *task, bool *is_done)
{
    const char *problem;
    *is_done = true;
    if (take_lines(input, task)) return deliver(input, task);
    const nonet_status status = nonet_reader_next(input->reader, &input->puzzle, &input->error);
    switch (status) {
    case NONET_OK: task_set_puzzle(task, input->name, &input->puzzle); return deliver(input, task);
    case NONET_ERR_TEXT: task_set_unreadable(task, input->name, &input->error); return deliver(input, task);
    case NONET_MORE:
        if (!get_text(input, &problem)) return INPUT_PAUSE;
        if (problem) return trouble_with_source(input, task, input->name, problem);
        break;
    case NONET_END:
        if (!input->tasks_in_source) return trouble_with_source(input, task, input->name, "no puzzle found");
        end_source(input);
        break;
    default: fatal(nonet_status_name(status));
    }
    *is_done = false;
    return INPUT_END;
}

enum input_event input_next(struct input *input, struct task *task)
{
    bool is_done = false;
    enum input_event event = INPUT_END;
    while (!is_done && !interrupt_signal()) {
        if (!input->name) {
            const char *const operand = *input->next_operand;
            if (!has_next_source(input)) return INPUT_END;
            const char *const problem = begin_next_source(input);
            if (problem) return trouble_with_source(input, task, operand, problem);
        }
        event = ask_reader(input, task, &is_done);
    }
    return is_done ? event : INPUT_END;
}

nonet_status input_hand_over(const struct input *input, enum task_kind kind, nonet_many *many)
{
    assert(kind != TASK_TROUBLE);
    if (kind == TASK_LINES) return nonet_many_add_lines(many, &input->lines);
    if (kind == TASK_UNREADABLE) return nonet_many_add_error(many, &input->error);
    return nonet_many_add_puzzle(many, &input->puzzle);
}

bool input_is_interactive(const struct input *input)
{
    return input->is_terminal;
}

double input_fraction(const struct input *input)
{
    if (!input->bytes_total) return -1;
    return (double)(input->bytes_before + input->source.bytes_read) / (double)input->bytes_total;
}
