/* torture_many.c: many puzzles at once, without memory or threads. A stream that failed is given up as a whole, so that
 * each attempt makes a new one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "torture/scenarios_of_torture.h"
#include "torture/torture.h"

enum { PUZZLES = 40 };

static const nonet_position *puzzle_number(size_t number)
{
    return torture_sample(number % 2 ? "minimal" : "trivial", number % 3);
}

/* ---- arrays ----------------------------------------------------------------------------------------- */

static uint8_t puzzles[PUZZLES * 81], boards[PUZZLES * 81], verdicts[PUZZLES];
static nonet_status statuses[PUZZLES];

static void tell_arrays(void)
{
    for (size_t at = 0; at < PUZZLES; at++)
        tell("%d %d: %d %d\n", (int)statuses[at], verdicts[at], boards[at * 81], boards[at * 81 + 80]);
}

/* A single puzzle for which there was no memory, or no time, says so itself. */
static nonet_status run_many(nonet_many *many, const nonet_many_boards *in, const nonet_many_answers *out)
{
    const nonet_status status = nonet_many_run(many, in, out, NULL);
    for (size_t at = 0; at < PUZZLES; at++) attempt_has_part(statuses[at]);
    return status;
}

static void run_arrays(nonet_many_task task)
{
    nonet_many_settings settings;
    nonet_many *many;
    const nonet_many_boards in = {.count = PUZZLES, .layout = puzzle_number(0)->layout, .cells = puzzles};
    nonet_many_answers out = {.statuses = statuses, .verdicts = verdicts};
    if (task == NONET_MANY_SOLVE) out.solutions = boards;
    else out.boards = boards;
    for (size_t at = 0; at < PUZZLES; at++) memcpy(puzzles + at * 81, puzzle_number(at)->cells, 81);
    memset(boards, 0, sizeof boards);
    nonet_many_settings_defaults(&settings);
    settings.task = task;
    settings.threads = 2;
    settings.layout = in.layout;
    ATTEMPT_NEW(nonet_many_new(&settings, &many), nonet_many_free(many));
    ATTEMPT(run_many(many, &in, &out), tell_arrays());
    nonet_many_free(many);
}

static void use_arrays(void)
{
    for (int task = NONET_MANY_SOLVE; task <= NONET_MANY_GENERATE; task++)
        if (task != NONET_MANY_EXPLAIN) run_arrays((nonet_many_task)task);
}

/* ---- streams ---------------------------------------------------------------------------------------- */

static bool tell_item(void *context, const nonet_many_item *item)
{
    (void)context;
    attempt_has_part(item->status);
    tell("%d %d", (int)item->number, (int)item->status);
    if (item->result) tell(" %s", nonet_verdict_name(item->result->verdict));
    if (item->rating) tell(" %d", item->rating->se.er);
    if (item->explained) tell(" %d", (int)item->explained->difficulty.score);
    tell("\n");
    return true;
}

static nonet_status feed_puzzles(nonet_many *many, size_t count)
{
    char line[128];
    nonet_status status = nonet_many_count_from(many, 7);
    for (size_t at = 0; at < count && status == NONET_OK; at++) {
        const size_t length = nonet_position_line(puzzle_number(at), line, sizeof line);
        line[length] = '\n';
        status = at % 5 ? nonet_many_feed(many, line, length + 1) : nonet_many_add(many, puzzle_number(at));
        if (at == 3 && status == NONET_OK) status = nonet_many_pause(many);
    }
    return status;
}

static bool is_short(nonet_status status)
{
    return status == NONET_ERR_MEMORY;
}

/* Whatever fails, each worker that was prepared is released. */
static int prepared;

static nonet_status prepare_worker(void *context, nonet_many_worker *worker)
{
    (void)context;
    if (!worker->own) abort();
    prepared++;
    return NONET_OK;
}

static void release_worker(void *context, nonet_many_worker *worker)
{
    (void)context, (void)worker;
    prepared--;
}

static nonet_status run_stream(nonet_many_task task)
{
    nonet_many_settings settings;
    nonet_many *many;
    nonet_many_settings_defaults(&settings);
    settings.task = task;
    settings.threads = 2;
    settings.layout = puzzle_number(0)->layout;
    settings.sink = tell_item;
    settings.tells_steps = true;
    settings.worker_size = settings.item_size = 24;
    settings.prepare = prepare_worker;
    settings.release = release_worker;
    nonet_status status = nonet_many_new(&settings, &many);
    if (status != NONET_OK) return status;
    if (task == NONET_MANY_GENERATE) {
        status = nonet_many_generate(many, 2, 5);
    } else {
        status = feed_puzzles(many, task == NONET_MANY_SOLVE ? PUZZLES : 6);
        const nonet_status end = nonet_many_finish(many);
        if (!is_short(status)) status = end;
    }
    nonet_many_free(many);
    return status;
}

static void use_streams(void)
{
    for (int task = NONET_MANY_SOLVE; task <= NONET_MANY_GENERATE; task++)
        ATTEMPT(run_stream((nonet_many_task)task), tell("done, %d workers open\n", prepared));
}

/* A reader of the caller's, whose puzzles, lines and errors are added. */
static nonet_status add_all(nonet_many *many, nonet_reader *reader)
{
    nonet_puzzle puzzle;
    nonet_plain_lines lines;
    nonet_text_error error;
    nonet_status status = NONET_OK;
    while (status == NONET_OK) {
        if (nonet_reader_lines(reader, 4, 100, &lines)) status = nonet_many_add_lines(many, &lines);
        if (status != NONET_OK) return status;
        status = nonet_reader_next(reader, &puzzle, &error);
        if (status == NONET_OK) status = nonet_many_add_puzzle(many, &puzzle);
        else if (status == NONET_ERR_TEXT) status = nonet_many_add_error(many, &error);
    }
    return status == NONET_END ? nonet_many_wait(many) : status;
}

static nonet_status run_reader(void)
{
    char text[16 * 128];
    size_t length = 0;
    nonet_many_settings settings;
    nonet_many *many;
    nonet_reader *reader;
    for (size_t at = 0; at < 12; at++) {
        length += nonet_position_line(puzzle_number(at), text + length, 100);
        text[length++] = '\n';
        if (at == 7) length += (size_t)snprintf(text + length, 20, "\n12 no\n\n");
    }
    nonet_many_settings_defaults(&settings);
    settings.threads = 2;
    settings.sink = tell_item;
    nonet_status status = nonet_many_new(&settings, &many);
    if (status != NONET_OK) return status;
    status = nonet_reader_new(NULL, &reader);
    if (status == NONET_OK) status = nonet_reader_feed(reader, text, length);
    if (status == NONET_OK) nonet_reader_finish(reader);
    if (status == NONET_OK) status = add_all(many, reader);
    const nonet_status end = nonet_many_finish(many);
    if (!is_short(status)) status = end;
    nonet_many_free(many);
    nonet_reader_free(reader);
    return status;
}

static void use_reader(void)
{
    ATTEMPT(run_reader(), tell("done\n"));
}

/* ---- pools ------------------------------------------------------------------------------------------ */

static nonet_status work_on(void *context, uint32_t worker, void *piece)
{
    (void)context, (void)worker;
    *(int *)piece *= 2;
    return NONET_OK;
}

static bool tell_piece(void *context, void *piece)
{
    (void)context;
    tell("%d ", *(int *)piece);
    return true;
}

static nonet_status run_pool(void)
{
    nonet_pool_settings settings;
    nonet_pool *pool;
    nonet_pool_settings_defaults(&settings);
    settings.threads = 3;
    settings.piece_size = sizeof(int);
    settings.work = work_on;
    settings.deliver = tell_piece;
    nonet_status status = nonet_pool_new(&settings, &pool);
    if (status != NONET_OK) return status;
    for (int number = 0; number < 20; number++) {
        int *const piece = nonet_pool_place(pool);
        if (!piece) break;
        *piece = number + (int)(nonet_pool_portion(pool) > 1000);
        nonet_pool_give(pool, 1);
    }
    status = nonet_pool_finish(pool);
    nonet_pool_free(pool);
    return status;
}

static void use_pools(void)
{
    ATTEMPT(run_pool(), tell("done\n"));
}

const struct torture_scenario torture_of_many[] = {
    {"arrays", use_arrays}, {"streams", use_streams}, {"a reader", use_reader}, {"pools", use_pools}, {0},
};
