/* tally.c: with one puzzle a "no" is explained; with more there is one closing line with the number
 * of each kind. Whether there are more is known only later, so the first explanation is kept. */
#include "run/tally.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "run/search_stats.h"
#include "run/tally_record.h"
#include "system/buffer.h"
#include "system/interrupt.h"

/* `words`: how the closing line calls them; NULL = they have been reported in another way. */
static const struct {
    enum exit_code exit_code;
    const char *words;
} outcome_table[OUTCOME_COUNT] = {
    [OUTCOME_FINE] = {EXIT_FINE, NULL},
    [OUTCOME_SEVERAL] = {EXIT_NO, "with several solutions"},
    [OUTCOME_NONE] = {EXIT_NO, "without solution"},
    [OUTCOME_INVALID] = {EXIT_NO, "contradictory"},
    [OUTCOME_TIMEOUT] = {EXIT_NO, "stopped by a limit"},
    [OUTCOME_MEMORY] = {EXIT_TROUBLE, "given up for lack of memory"},
    [OUTCOME_STUCK] = {EXIT_NO, "not solved by these techniques"},
    [OUTCOME_ABSENT] = {EXIT_NO, "without such a step"},
    [OUTCOME_MISTAKEN] = {EXIT_NO, "with wrong values or marks"},
    [OUTCOME_REDUNDANT] = {EXIT_NO, "with redundant clues"},
    [OUTCOME_WRONG_SOLUTION] = {EXIT_NO, NULL},
    [OUTCOME_UNREADABLE] = {EXIT_TROUBLE, NULL},
    [OUTCOME_UNWRITABLE] = {EXIT_TROUBLE, NULL},
    [OUTCOME_TROUBLE] = {EXIT_TROUBLE, NULL},
    [OUTCOME_INTERRUPTED] = {EXIT_NO, NULL},
};

/* ---- one answer ----------------------------------------------------------------------------- */

static void add_stats(struct tally *tally, const struct task *task)
{
    const nonet_search_stats *const stats = &task->stats;
    tally->stats.guesses += stats->guesses;
    tally->stats.backtracks += stats->backtracks;
    tally->stats.propagations += stats->propagations;
    if (stats->deepest > tally->stats.deepest) tally->stats.deepest = stats->deepest;
    tally->nanoseconds += task->nanoseconds;
}

void tally_tell(struct tally *tally, enum tally_note note, struct place place, const char *text)
{
    if (tally->record) tally_record_note(tally->record, note, place, text);
    else if (note == TALLY_COUNTED) message_counted(place, text);
    else if (note == TALLY_PLAIN || !tally->has_told_loss) message_at(place, text);
    tally->has_told_loss |= note == TALLY_LOSS;
}

static void tell_error(struct tally *tally, const struct task *task)
{
    const struct place place = {task->place.file, task->error.line, task->error.column};
    if (task->kind == TASK_TROUBLE) tally_tell(tally, TALLY_PLAIN, task->place, task->error.message);
    else if (task->error.message[0]) tally_tell(tally, TALLY_COUNTED, place, task->error.message);
    if (task->complaint[0]) tally_tell(tally, TALLY_COUNTED, task->place, task->complaint);
}

static void tell_loss(struct tally *tally, const struct task *task)
{
    if (task->loss && !tally->has_told_loss) tally_tell(tally, TALLY_LOSS, task->place, task->loss);
}

static void tell_stats(const struct tally *tally, const struct task *task)
{
    char text[STATS_TEXT_BYTES];
    if (!tally->tells_stats || task->kind != TASK_PUZZLE) return;
    message_at(task->place, stats_text(&task->stats, task->nanoseconds, text));
}

static void explain(struct tally *tally, const struct task *task)
{
    if (!task->explanation[0]) return;
    if (task->is_awaited || task->outcome == OUTCOME_INTERRUPTED) {
        message_at(task->place, task->explanation);
    } else if (tally->answers == 1) {
        tally->first_place = task->place;
        memcpy(tally->first_explanation, task->explanation, sizeof task->explanation);
    }
}

static void add_lines(struct tally *tally, const struct task *task)
{
    const uint64_t before = tally->answers;
    for (int outcome = 0; outcome < OUTCOME_COUNT; outcome++) {
        tally->answers += task->line_outcomes[outcome];
        tally->outcomes[outcome] += task->line_outcomes[outcome];
    }
    /* Every line has an answer; after a signal those up to the first that has none. */
    assert(tally->answers - before == task->lines.count || task->outcome == OUTCOME_INTERRUPTED);
    assert(tally->answers - before <= task->lines.count);
    (void)before;
}

void tally_add(struct tally *tally, const struct task *task)
{
    if (task->kind == TASK_LINES) {
        add_lines(tally, task);
        return;
    }
    assert(task->outcome < OUTCOME_COUNT);
    if (task->kind != TASK_TROUBLE) tally->answers++;
    tally->outcomes[task->outcome]++;
    if (task->is_awaited) tally->explains_each = true;
    if (task->has_wrong_solution) tally->outcomes[OUTCOME_WRONG_SOLUTION]++;
    add_stats(tally, task);
    tell_error(tally, task);
    tell_loss(tally, task);
    tell_stats(tally, task);
    explain(tally, task);
}

/* ---- the whole run -------------------------------------------------------------------------- */

static uint64_t answered_puzzles(const struct tally *tally)
{
    assert(tally->outcomes[OUTCOME_INTERRUPTED] <= 1);
    return tally->answers - tally->outcomes[OUTCOME_INTERRUPTED];
}

static void tell_totals(const struct tally *tally)
{
    struct buffer line = {0};
    for (int outcome = 0; outcome < OUTCOME_COUNT; outcome++)
        if (tally->outcomes[outcome] && outcome_table[outcome].words)
            buffer_print(&line, "%s%" PRIu64 " %s", line.length ? ", " : "", tally->outcomes[outcome],
                         outcome_table[outcome].words);
    const uint64_t puzzles = answered_puzzles(tally);
    if (line.length)
        message("%" PRIu64 " puzzle%s: %.*s", puzzles, puzzles == 1 ? "" : "s", (int)line.length, line.bytes);
    buffer_free(&line);
}

static void tell_total_stats(const struct tally *tally)
{
    char text[STATS_TEXT_BYTES];
    if (!tally->tells_stats || tally->answers < 2) return;
    message("%" PRIu64 " puzzles: %s", tally->answers, stats_text(&tally->stats, tally->nanoseconds, text));
}

static void tell_interruption(const struct tally *tally)
{
    const uint64_t answered = answered_puzzles(tally);
    message("interrupted; %" PRIu64 " puzzle%s answered", answered, answered == 1 ? "" : "s");
}

int tally_close(const struct tally *tally)
{
    int exit_code = EXIT_FINE;
    for (int outcome = 0; outcome < OUTCOME_COUNT; outcome++)
        if (tally->outcomes[outcome] && (int)outcome_table[outcome].exit_code > exit_code)
            exit_code = outcome_table[outcome].exit_code;
    message_close_count();
    tell_total_stats(tally);
    if (tally->answers == 1 && tally->first_explanation[0]) message_at(tally->first_place, tally->first_explanation);
    else if (!tally->explains_each && tally->answers > 1) tell_totals(tally);
    if (!interrupt_signal()) return exit_code;
    tell_interruption(tally);
    return 128 + interrupt_signal();
}
