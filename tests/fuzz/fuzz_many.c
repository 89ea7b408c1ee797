/* fuzz_many.c: calls of a nonet_many in any order: puzzles and text are added, fed, waited for, finished, stopped, begun
 * again. Whatever comes, no call hangs or crashes; answers arrive in order, once, and are what a handle says that is asked
 * about one puzzle alone.
 *
 *     task, threads, who calls the sink, when the sink has enough | calls, a byte each, with what they need */
#include "fuzz/raw_position.h"

enum { MOST_CALLS = 40, MOST_NODES = 200, MOST_TEXT = 200 };

struct any_many {
    nonet_many *many;
    nonet_many_task task;
    nonet_stop *stop;
    nonet_solver *solver; /* to ask again */
    nonet_rater *rater;
    nonet_canonizer *canonizer;
    uint64_t next;    /* the number of the item that has to come */
    uint64_t enough;  /* so many are wanted; 0: all */
    bool was_stopped; /* since the numbers began */
    uint64_t added;   /* puzzles that were added one by one, without text */
    bool has_text;
};

/* ---- answers -------------------------------------------------------------------------------------- */

static void check_solved(struct any_many *any, const nonet_many_item *item)
{
    nonet_result alone;
    nonet_status status;
    if (item->task == NONET_MANY_COUNT) status = nonet_solver_count(any->solver, &item->position, 3, &alone);
    else if (item->task == NONET_MANY_FIRST) status = nonet_solver_first(any->solver, &item->position, &alone);
    else status = nonet_solver_solve(any->solver, &item->position, &alone);
    if (status == NONET_STOPPED || item->status == NONET_STOPPED) return;
    REQUIRE(status == item->status);
    if (status < 0) return;
    REQUIRE(item->result && item->result->verdict == alone.verdict);
    REQUIRE(item->result->count == alone.count || item->task == NONET_MANY_CHECK);
    if (item->result->solution) REQUIRE(nonet_position_accepts(&item->position, item->result->solution));
}

static void check_canonized(struct any_many *any, const nonet_many_item *item)
{
    nonet_canonical alone;
    const nonet_status status = nonet_canonizer_run(any->canonizer, &item->position, &alone);
    REQUIRE(status == item->status);
    if (status == NONET_OK)
        REQUIRE(memcmp(alone.cells, item->canonical->cells, (size_t)nonet_layout_cells(item->position.layout)) == 0);
    else REQUIRE(!item->canonical && item->problem);
}

static void check_rated(struct any_many *any, const nonet_many_item *item)
{
    nonet_rating alone;
    const nonet_status status = nonet_rater_rate(any->rater, &item->position, &alone);
    REQUIRE(status == item->status);
    if (status < 0) return;
    REQUIRE(alone.verdict == item->rating->verdict && alone.scales == item->rating->scales);
    if (alone.scales) REQUIRE(alone.own.level == item->rating->own.level);
}

static bool take_item(void *context, const nonet_many_item *item)
{
    struct any_many *const any = context;
    REQUIRE(item->number == any->next++);
    REQUIRE(item->task == any->task);
    if (item->status == NONET_ERR_TEXT) REQUIRE(item->note && item->note->message[0] && !item->position.layout);
    else if (any->task == NONET_MANY_CANONIZE) check_canonized(any, item);
    else if (any->task == NONET_MANY_RATE) check_rated(any, item);
    else if (any->task == NONET_MANY_MINIMIZE) REQUIRE(item->status < 0 || item->minimality);
    else check_solved(any, item);
    return !any->enough || any->next < any->enough;
}

/* ---- calls ---------------------------------------------------------------------------------------- */

static bool is_expected(const struct any_many *any, nonet_status status)
{
    const bool may_stop = any->was_stopped || any->enough;
    return status == NONET_OK || (status == NONET_STOPPED && may_stop);
}

static void add_position(struct any_many *any, struct fuzz_input *input)
{
    static nonet_layout *layouts[2]; /* they have to stay until the end */
    uint8_t cells[81];
    const int choice = input_below(input, 2);
    if (!layouts[choice]) REQUIRE(nonet_layout_new(2 + choice, 2 + choice, &layouts[choice]) == NONET_OK);
    raw_solution(layouts[choice], input_byte(input), cells);
    const int kept = 1 + input_below(input, 7), side = nonet_layout_side(layouts[choice]);
    for (int cell = 0; cell < side * side; cell++)
        if (cell % 8 > kept) cells[cell] = 0;
    const nonet_position position = {layouts[choice], cells, NULL, NULL};
    REQUIRE(is_expected(any, nonet_many_add(any->many, &position)));
    any->added++;
}

static void feed_text(struct any_many *any, struct fuzz_input *input)
{
    const size_t wanted = input_byte(input), length = wanted < input->left ? wanted : input->left;
    REQUIRE(is_expected(any, nonet_many_feed(any->many, (const char *)input->at, length)));
    input->at += length;
    input->left -= length;
    any->has_text = true;
}

static void feed_lines(struct any_many *any, struct fuzz_input *input)
{
    static const char line[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    for (int count = 1 + input_byte(input) % 40; count; count--)
        REQUIRE(is_expected(any, nonet_many_feed(any->many, line, strlen(line))));
    any->has_text = true;
}

static void finish(struct any_many *any)
{
    const nonet_status status = nonet_many_finish(any->many);
    REQUIRE(is_expected(any, status));
    if (status == NONET_OK) REQUIRE(any->next >= any->added);
    if (status == NONET_OK && !any->has_text) REQUIRE(any->next == any->added);
    nonet_stop_clear(any->stop);
    any->next = any->added = 0;
    any->was_stopped = any->has_text = false;
}

static void stop_now(struct any_many *any)
{
    nonet_stop_now(any->stop);
    any->was_stopped = true;
}

static void make_call(struct any_many *any, struct fuzz_input *input)
{
    nonet_progress progress;
    const nonet_text_error error = {.line = 1, .column = 1, .message = "no puzzle"};
    switch (input_below(input, 10)) {
    case 0:
    case 1: add_position(any, input); break;
    case 2: feed_text(any, input); break;
    case 3: feed_lines(any, input); break;
    case 4: REQUIRE(is_expected(any, nonet_many_pause(any->many))); break;
    case 5: REQUIRE(is_expected(any, nonet_many_wait(any->many))); break;
    case 6: finish(any); break;
    case 7: stop_now(any); break;
    case 8: nonet_many_progress(any->many, &progress), (void)nonet_many_place(any->many); break;
    default: any->has_text = true; REQUIRE(is_expected(any, nonet_many_add_error(any->many, &error)));
    }
}

/* ---- all together --------------------------------------------------------------------------------- */

static void make_handles(struct any_many *any, struct fuzz_input *input)
{
    static const nonet_many_task tasks[] = {NONET_MANY_SOLVE, NONET_MANY_CHECK,    NONET_MANY_COUNT,   NONET_MANY_FIRST,
                                            NONET_MANY_RATE,  NONET_MANY_CANONIZE, NONET_MANY_MINIMIZE};
    static const nonet_solver_settings solver = {.most_nodes = MOST_NODES};
    static const nonet_rater_settings rater = {.scales = NONET_SCALE_NONET};
    any->task = tasks[input_byte(input) % (sizeof tasks / sizeof *tasks)];
    REQUIRE(nonet_stop_new(&any->stop) == NONET_OK);
    REQUIRE(nonet_solver_new(&solver, &any->solver) == NONET_OK);
    REQUIRE(nonet_rater_new(&rater, &any->rater) == NONET_OK);
    REQUIRE(nonet_canonizer_new(NULL, &any->canonizer) == NONET_OK);
    const nonet_many_settings settings = {.task = any->task,
                                          .threads = 1 + input_byte(input) % 3u,
                                          .stop = any->stop,
                                          .solver = &solver,
                                          .rater = &rater,
                                          .limit = 3,
                                          .sink = take_item,
                                          .context = any,
                                          .sinks_on_caller = input_truth(input),
                                          .item_size = 8};
    REQUIRE(nonet_many_new(&settings, &any->many) == NONET_OK);
    any->enough = input_byte(input);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct any_many any = {0};
    struct fuzz_input input = {data, size};
    make_handles(&any, &input);
    for (int calls = 0; input.left && calls < MOST_CALLS; calls++) make_call(&any, &input);
    if (size % 2) finish(&any);
    nonet_many_free(any.many);
    nonet_canonizer_free(any.canonizer);
    nonet_rater_free(any.rater);
    nonet_solver_free(any.solver);
    nonet_stop_free(any.stop);
    return 0;
}
