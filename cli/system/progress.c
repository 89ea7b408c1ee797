/* progress.c: puzzles done, puzzles per second, time left, solutions found, puzzles tried. See progress.h. */
#include "system/progress.h"

#include <assert.h>
#include <inttypes.h>
#include <unistd.h>

#include "system/buffer.h"
#include "system/clock.h"
#include "system/screen.h"

enum { FIRST_NANOSECONDS = 1000 * 1000 * 1000, INTERVAL_NANOSECONDS = 180 * 1000 * 1000 };

void progress_begin(struct progress *progress)
{
    *progress = (struct progress){
        .began = clock_nanoseconds(),
        .is_wanted = screen_obeys_codes(STDERR_FILENO),
        .fraction_read = -1,
    };
}

/* Puzzles wait between reading and answering, so reading is ahead of the answers. */
static double fraction_done(const struct progress *progress)
{
    if (progress->fraction_read < 0 || progress->tasks_read == 0) return -1;
    return progress->fraction_read * ((double)progress->tasks_done + progress->part) / (double)progress->tasks_read;
}

static void add_time_left(struct buffer *line, double seconds)
{
    const uint64_t whole = (uint64_t)(seconds + 0.5);
    if (whole >= 3600)
        buffer_print(line, ", %" PRIu64 ":%02d:%02d left", whole / 3600, (int)(whole / 60 % 60), (int)(whole % 60));
    else buffer_print(line, ", %d:%02d left", (int)(whole / 60), (int)(whole % 60));
}

static void add_puzzles(struct buffer *line, const struct progress *progress, double seconds)
{
    const double rate = (double)progress->tasks_done / seconds;
    const double fraction = fraction_done(progress);
    buffer_print(line, "%" PRIu64 " puzzle%s", progress->tasks_done, progress->tasks_done == 1 ? "" : "s");
    if (progress->part > 0) buffer_print(line, " and %.1f%% of the next", 100 * progress->part);
    if (rate >= 1) buffer_print(line, ", %.0f/s", rate);
    if (fraction > 0 && fraction <= 1) add_time_left(line, seconds / fraction - seconds);
}

bool progress_is_due(const struct progress *progress)
{
    if (!progress->is_wanted) return false;
    const uint64_t now = clock_nanoseconds();
    return now - progress->began >= FIRST_NANOSECONDS && now - progress->shown >= INTERVAL_NANOSECONDS;
}

void progress_show(struct progress *progress)
{
    struct buffer line = {0};
    assert(progress->is_wanted && progress->began);
    assert(progress->tasks_done <= progress->tasks_read && progress->part >= 0 && progress->part <= 1);
    progress->shown = clock_nanoseconds();
    const double seconds = (double)(progress->shown - progress->began) / 1e9;
    if (progress->tasks_done || progress->part > 0) add_puzzles(&line, progress, seconds);
    if (progress->found) buffer_print(&line, "%s%" PRIu64 " solutions found", line.length ? "; " : "", progress->found);
    if (!line.length) buffer_print(&line, "%.0f s", seconds);
    if (progress->least_er) buffer_print(&line, "; ER is at least %.1f", (double)progress->least_er / 10);
    if (progress->tried)
        buffer_print(&line, "; %" PRIu64 " tried, %.0f/s", progress->tried, (double)progress->tried / seconds);
    if (progress->tried && progress->nearest[0]) buffer_print(&line, "; the nearest: %s", progress->nearest);
    buffer_add_character(&line, 0);
    screen_show_status(line.bytes);
    buffer_free(&line);
}
