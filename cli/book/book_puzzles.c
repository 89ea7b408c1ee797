/* book_puzzles.c: see book_puzzles.h: where puzzles come from, what is left out, and their order. */
#include "book/book_puzzles.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "answers/canonize.h"
#include "answers/seen_forms.h"
#include "generate/generate_order.h"
#include "generate/generate_report.h"
#include "system/fresh_seed.h"
#include "system/interrupt.h"

struct book_puzzle *book_puzzles_add(struct book_puzzles *puzzles, const nonet_layout *layout, const uint8_t *cells)
{
    const size_t size = (size_t)nonet_layout_cells(layout);
    if (puzzles->count == puzzles->capacity) {
        puzzles->capacity = puzzles->capacity ? 2 * puzzles->capacity : 256;
        puzzles->items = memory_resize(puzzles->items, puzzles->capacity * sizeof *puzzles->items);
    }
    struct book_puzzle *const puzzle = &puzzles->items[puzzles->count];
    *puzzle = (struct book_puzzle){.layout = layout, .number = puzzles->count, .level = -1};
    puzzle->cells = memory_resize(NULL, 2 * size);
    puzzle->solution = puzzle->cells + size;
    memcpy(puzzle->cells, cells, size);
    memset(puzzle->solution, 0, size);
    puzzles->count++;
    return puzzle;
}

static void free_puzzle(struct book_puzzle *puzzle)
{
    free(puzzle->cells);
    nonet_step_free(puzzle->step);
    nonet_board_free(puzzle->step_board);
}

void book_puzzles_free(struct book_puzzles *puzzles)
{
    for (size_t index = 0; index < puzzles->count; index++) free_puzzle(&puzzles->items[index]);
    free(puzzles->items);
    if (puzzles->input) input_free(puzzles->input);
    nonet_layout_free(puzzles->layout);
}

int book_tell_stop(void)
{
    message(interrupt_signal() ? "interrupted; there is no book" : "stopped by the time limit; there is no book");
    return interrupt_signal() ? 128 + interrupt_signal() : EXIT_NO;
}

uint64_t book_time_left(const struct book_puzzles *puzzles)
{
    const uint64_t now = clock_nanoseconds();
    if (!puzzles->deadline) return 0;
    return puzzles->deadline > now ? (puzzles->deadline - now) / 1000000 + 1 : 1;
}

/* ---- reading ------------------------------------------------------------------------------------------- */

static void wait_quietly(void *context)
{
    (void)context;
}

/* Values that a player placed are no part of the puzzle. */
static void take_puzzle(struct book_puzzles *puzzles, const struct task *task)
{
    const nonet_position *const position = &task->position;
    uint8_t givens[NONET_MAX_CELLS];
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++)
        givens[cell] = nonet_position_is_given(position, cell) ? position->cells[cell] : 0;
    struct book_puzzle *const puzzle = book_puzzles_add(puzzles, position->layout, givens);
    const int side = nonet_layout_side(position->layout);
    puzzle->symbols = nonet_style_symbols(&task->style, side);
    puzzle->place = task->place;
    const char *problem = NULL;
    if (side > NONET_MAX_LOGIC_SIDE) problem = "boards in books have at most 25x25 cells";
    else if (position->candidates) problem = "it has pencil marks, which are not printed";
    if (!problem) return;
    puzzle->is_bad = true;
    snprintf(puzzle->problem, sizeof puzzle->problem, "%s", problem);
}

/* False: it is not a puzzle. */
static bool take_task(struct book_puzzles *puzzles, const struct task *task)
{
    if (task->kind == TASK_PUZZLE) {
        take_puzzle(puzzles, task);
        return true;
    }
    struct place place = task->place;
    if (task->kind == TASK_UNREADABLE) place = (struct place){place.file, task->error.line, task->error.column};
    message_counted(place, task->error.message);
    return false;
}

bool book_puzzles_read(struct book_puzzles *puzzles, const struct book_settings *settings, char *const *operands,
                       int *exit_code)
{
    struct task task = {0}; /* stays in the memory of the input */
    size_t unreadable = 0;
    bool is_trouble = false;
    nonet_stop *stop;
    /* Never freed: a signal may come until the very end. */
    if (nonet_stop_new(&stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(stop);
    puzzles->input = input_new(&settings->reader, operands, wait_quietly, NULL);
    for (enum input_event event; (event = input_next(puzzles->input, &task)) != INPUT_END;) {
        if (interrupt_signal()) break;
        if (event != INPUT_TASK || take_task(puzzles, &task)) continue;
        unreadable++;
        is_trouble |= task.kind == TASK_TROUBLE;
    }
    message_close_count();
    if (interrupt_signal()) *exit_code = book_tell_stop();
    else if (is_trouble || (unreadable && !settings->skips_bad)) *exit_code = EXIT_TROUBLE;
    else return true;
    return false;
}

/* ---- making -------------------------------------------------------------------------------------------- */

static void write_cells(const struct generate_order *order, const nonet_generated *made, struct buffer *out)
{
    buffer_add(out, (const char *)made->cells, (size_t)nonet_layout_cells(order->layout));
}

/* For generate_all: all of a puzzle's bytes come, but not always together. */
static bool collect_cells(void *context, const char *text, size_t length)
{
    buffer_add(context, text, length);
    return true;
}

static void take_made(struct book_puzzles *puzzles, const struct buffer *made)
{
    const size_t size = (size_t)nonet_layout_cells(puzzles->layout);
    nonet_style style;
    nonet_style_find("line", &style);
    for (size_t at = 0; at + size <= made->length; at += size) {
        struct book_puzzle *const puzzle =
            book_puzzles_add(puzzles, puzzles->layout, (const uint8_t *)made->bytes + at);
        puzzle->symbols = nonet_style_symbols(&style, nonet_layout_side(puzzles->layout));
    }
}

bool book_puzzles_make(struct book_puzzles *puzzles, const struct book_settings *settings, int *exit_code)
{
    static struct generated_total total;
    struct buffer made = {0};
    struct generate_order order = {
        .settings = &settings->making,
        .wanted = settings->making.generator,
        .count = settings->making.count,
        .limit = settings->work.limit,
        .threads = thread_count(settings->work.jobs),
        .write = write_cells,
        .text = collect_cells,
        .context = &made,
    };
    *exit_code = EXIT_TROUBLE;
    if (!generate_order_prepare(&order, "book", &puzzles->layout)) return false;
    order.wanted.seed = puzzles->seed = settings->making.seed ? settings->making.seed : fresh_seed();
    generate_all(&order, &total);
    *exit_code = generate_report_end(&order, &total);
    number_ranges_free(&total.numbers);
    if (*exit_code == EXIT_FINE) take_made(puzzles, &made);
    else message("there is no book");
    buffer_free(&made);
    return *exit_code == EXIT_FINE;
}

/* ---- leaving out --------------------------------------------------------------------------------------- */

static void tell_puzzle(const struct book_puzzles *puzzles, const struct book_puzzle *puzzle, const char *text)
{
    char line[EXPLANATION_BYTES + 64];
    if (!puzzles->seed) message_counted(puzzle->place, text);
    if (!puzzles->seed) return;
    snprintf(line, sizeof line, "puzzle number %zu: %s", puzzle->number + 1, text);
    message("%s", line);
}

/* Keep those for which keep[] is set. */
static void keep_only(struct book_puzzles *puzzles, const bool *keep)
{
    size_t kept = 0;
    for (size_t index = 0; index < puzzles->count; index++) {
        if (keep[index]) puzzles->items[kept++] = puzzles->items[index];
        else free_puzzle(&puzzles->items[index]);
    }
    puzzles->count = kept;
}

/* How many are bad. */
static size_t mark_bad(const struct book_puzzles *puzzles, bool *keep)
{
    size_t bad = 0;
    for (size_t index = 0; index < puzzles->count; index++) {
        keep[index] = !puzzles->items[index].is_bad;
        if (keep[index]) continue;
        tell_puzzle(puzzles, &puzzles->items[index], puzzles->items[index].problem);
        bad++;
    }
    return bad;
}

/* Boards too large for canonical forms are the same if all of their cells are. */
static bool is_equal_to_one_before(const struct book_puzzles *puzzles, size_t index)
{
    const struct book_puzzle *const puzzle = &puzzles->items[index];
    for (size_t other = 0; other < index; other++) {
        const struct book_puzzle *const before = &puzzles->items[other];
        if (nonet_layout_equal(before->layout, puzzle->layout) &&
            memcmp(before->cells, puzzle->cells, (size_t)nonet_layout_cells(puzzle->layout)) == 0)
            return true;
    }
    return false;
}

static bool is_seen_form(nonet_canonizer *canonizer, struct seen_forms *seen, const struct book_puzzle *puzzle)
{
    nonet_canonical canonical;
    const nonet_position position = {puzzle->layout, puzzle->cells, NULL, NULL};
    if (canonize(canonizer, &position, &canonical, NULL) != OUTCOME_FINE) return false;
    const nonet_position form = {puzzle->layout, canonical.cells, NULL, NULL};
    return !seen_forms_add(seen, &form);
}

static size_t mark_duplicates(const struct book_puzzles *puzzles, bool *keep, bool keeps_all)
{
    nonet_canonizer *canonizer;
    struct seen_forms seen = {0};
    size_t duplicates = 0;
    if (nonet_canonizer_new(NULL, &canonizer) != NONET_OK) fatal("out of memory");
    for (size_t index = 0; index < puzzles->count; index++) {
        const struct book_puzzle *const puzzle = &puzzles->items[index];
        const bool is_small = nonet_layout_side(puzzle->layout) <= NONET_MAX_CANONICAL_SIDE;
        const bool is_again =
            is_small ? is_seen_form(canonizer, &seen, puzzle) : is_equal_to_one_before(puzzles, index);
        keep[index] = keeps_all || !is_again;
        if (!is_again) continue;
        duplicates++;
        tell_puzzle(puzzles, puzzle,
                    keeps_all ? "an earlier one in another form" : "an earlier one in another form; left out");
    }
    nonet_canonizer_free(canonizer);
    seen_forms_free(&seen);
    return duplicates;
}

bool book_puzzles_sift(struct book_puzzles *puzzles, const struct book_settings *settings, int *exit_code)
{
    bool *const keep = memory_resize(NULL, (puzzles->count + 1) * sizeof *keep);
    const size_t bad = mark_bad(puzzles, keep);
    const bool is_fine = !bad || settings->skips_bad;
    if (is_fine) {
        keep_only(puzzles, keep);
        mark_duplicates(puzzles, keep, settings->keeps_duplicates);
        keep_only(puzzles, keep);
    }
    message_close_count();
    free(keep);
    *exit_code = is_fine ? EXIT_TROUBLE : EXIT_NO;
    if (!is_fine)
        message("%zu puzzle%s not fit for a book (--skip-bad leaves them out)", bad, bad == 1 ? " is" : "s are");
    else if (!puzzles->count) message("there is no puzzle for the book");
    return is_fine && puzzles->count;
}

/* ---- order --------------------------------------------------------------------------------------------- */

static int compare_numbers(size_t one, size_t other)
{
    return one < other ? -1 : one > other;
}

/* Numbers differ, so no two are equal. */
static int compare_levels(const void *left, const void *right)
{
    const struct book_puzzle *const one = left, *const other = right;
    const int sides = nonet_layout_side(one->layout) - nonet_layout_side(other->layout);
    if (sides) return sides;
    return one->level != other->level ? one->level - other->level : compare_numbers(one->number, other->number);
}

static int compare_ratings(const void *left, const void *right)
{
    const struct book_puzzle *const one = left, *const other = right;
    const bool is_same =
        nonet_layout_side(one->layout) == nonet_layout_side(other->layout) && one->level == other->level;
    return is_same && one->er != other->er ? one->er - other->er : compare_levels(left, right);
}

void book_puzzles_sort(struct book_puzzles *puzzles, enum book_sort sort)
{
    if (sort == BOOK_SORT_NONE) return;
    qsort(puzzles->items, puzzles->count, sizeof *puzzles->items,
          sort == BOOK_SORT_RATING ? compare_ratings : compare_levels);
}
