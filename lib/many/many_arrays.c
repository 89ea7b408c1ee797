/* many_arrays.c: nonet_many_run: whoever is free takes the next boards of an array, and answers them into arrays. The
 * order matters only for saying how many of the first boards are answered. */

#include "base/reserved.h"
#include "base/try.h"
#include "board/stride.h"
#include "many/many.h"

enum {
    ARRAY_PORTION_MS = 10, /* of a piece: short, so that no thread is left alone at the end for long */
    FEWEST_PLAIN = 512,    /* below that, more threads cost more than they help */
    PIECES_PER_THREAD = 4,
    MOST_PIECES = 16384, /* that wait for an older one: there is only their number to be kept */
    LARGEST_TEXT = 9,    /* side of a board that can be text */
};

/* A run, while it lasts. */
struct array_run {
    nonet_many *many;
    const nonet_many_boards *boards;
    const nonet_many_answers *answers;
    size_t taken;
    size_t plain_portion; /* 0: boards are answered one by one */
};

/* ---- working --------------------------------------------------------------------------------------- */

static size_t take_boards(void *context, uint32_t worker, void *piece, size_t portion)
{
    struct array_run *const run = context;
    const size_t left = run->boards->count - run->taken, most = run->plain_portion ? run->plain_portion : portion;
    const size_t count = left < most ? left : most;
    (void)worker;
    *(struct nn_many_part *)piece = (struct nn_many_part){run->boards, run->answers, run->taken, count, 0};
    run->taken += count;
    return count;
}

static nonet_status answer_board(struct nn_many_worker *worker, const struct nn_many_part *part, size_t index)
{
    uint8_t room[LARGEST_TEXT * LARGEST_TEXT];
    const nonet_many_boards *const boards = part->boards;
    const size_t cells = (size_t)nonet_layout_cells(boards->layout);
    const nonet_position position = {
        .layout = boards->layout,
        .cells = nn_many_read_board(boards, index, room),
        .is_given = boards->is_given ? boards->is_given + index * cells : NULL,
        .candidates = boards->candidates ? boards->candidates + index * cells : NULL,
    };
    nonet_many_item item = {.status = NONET_ERR_ARG};
    if (position.cells) NN_TRY(nn_many_answer(worker, &position, boards->first + index, &item));
    nn_many_write_answer(part->answers, boards->layout, index, &item);
    return NONET_OK;
}

static nonet_status answer_one_by_one(struct nn_many_worker *worker, struct nn_many_part *part)
{
    for (; part->answered < part->count; part->answered++)
        NN_TRY(answer_board(worker, part, part->first + part->answered));
    return NONET_OK;
}

/* Boards that a bulk engine refuses are told apart one by one. */
static nonet_status answer_part(void *context, uint32_t number, void *piece)
{
    const struct array_run *const run = context;
    struct nn_many_worker *const worker = &run->many->workers[number];
    struct nn_many_part *const part = piece;
    if (!run->plain_portion) return answer_one_by_one(worker, part);
    const nonet_status status = run->many->task->answer_plain(worker, part);
    if (status != NONET_ERR_ARG) return status;
    part->answered = 0;
    return answer_one_by_one(worker, part);
}

static nonet_status write_made(void *context, size_t at, const nonet_many_item *item)
{
    const struct nn_many_part *const part = context;
    nn_many_write_answer(part->answers, part->boards->layout, part->first + at, item);
    return NONET_OK;
}

static nonet_status make_part(void *context, uint32_t number, void *piece)
{
    const struct array_run *const run = context;
    struct nn_many_part *const part = piece;
    return nn_many_make(&run->many->workers[number], run->boards->first + part->first, part->count, write_made, part,
                        &part->answered);
}

static bool count_answers(void *context, void *piece)
{
    const struct array_run *const run = context;
    const struct nn_many_part *const part = piece;
    atomic_fetch_add_explicit(&run->many->done, part->answered, memory_order_relaxed);
    return true;
}

/* ---- the call -------------------------------------------------------------------------------------- */

static bool is_usable_form(nonet_board_form form, size_t stride, const nonet_layout *layout)
{
    return (unsigned)form <= NONET_BOARD_TEXT &&
           (form == NONET_BOARD_CELLS || nonet_layout_side(layout) <= LARGEST_TEXT) &&
           nn_stride_is_possible(stride, (size_t)nonet_layout_cells(layout));
}

static bool are_arrays_possible(const nonet_many *many, const nonet_many_boards *boards,
                                const nonet_many_answers *answers)
{
    if (!NN_RESERVED_IS_UNUSED(boards) || !NN_RESERVED_IS_UNUSED(answers) || many->pool) return false;
    if (many->settings.task == NONET_MANY_OWN) return false;
    const nonet_layout *const layout = boards->layout;
    if (!layout || !is_usable_form(answers->form, answers->stride, layout)) return false;
    if (many->settings.task == NONET_MANY_GENERATE) return true;
    return (boards->cells || !boards->count) && is_usable_form(boards->form, boards->stride, layout);
}

/* Until they are answered, boards count as stopped. */
static void clear_answers(const nonet_many_answers *answers, size_t count)
{
    for (size_t at = 0; answers->statuses && at < count; at++) answers->statuses[at] = NONET_STOPPED;
    for (size_t at = 0; answers->verdicts && at < count; at++) answers->verdicts[at] = NONET_VERDICT_UNKNOWN;
}

/* How many plain boards are best taken together. */
static size_t choose_plain_portion(const nonet_many *many, const nonet_many_boards *boards)
{
    if (many->settings.task == NONET_MANY_GENERATE || boards->candidates || !nn_many_is_plain(many, boards->layout))
        return 0;
    if (many->settings.threads == 1) return NN_MANY_PLAIN_PORTION;
    const size_t share = boards->count / (many->settings.threads * (size_t)PIECES_PER_THREAD) + 1;
    return share < FEWEST_PLAIN ? FEWEST_PLAIN : share < NN_MANY_PLAIN_PORTION ? share : NN_MANY_PLAIN_PORTION;
}

static nonet_status run_pool(struct array_run *run)
{
    nonet_many *const many = run->many;
    const bool generates = many->settings.task == NONET_MANY_GENERATE;
    const size_t pieces = run->boards->count / (run->plain_portion ? run->plain_portion : 1);
    nonet_pool_settings settings;
    nonet_pool *pool;
    nn_many_pool_settings(many, &settings);
    settings.context = run;
    settings.piece_size = sizeof(struct nn_many_part);
    settings.take = take_boards;
    settings.work = generates ? make_part : answer_part;
    settings.deliver = count_answers;
    settings.portion_ms = ARRAY_PORTION_MS;
    settings.room = pieces < MOST_PIECES ? pieces + 1 : MOST_PIECES;
    if (generates) settings.most_portion = nn_many_most_made(many);
    NN_TRY(nonet_pool_new(&settings, &pool));
    const nonet_status status = nonet_pool_finish(pool);
    nonet_pool_free(pool);
    return status;
}

nonet_status nonet_many_run(nonet_many *many, const nonet_many_boards *boards, const nonet_many_answers *answers,
                            size_t *answered)
{
    if (answered) *answered = 0;
    if (!many || !boards || !answers) return NONET_ERR_ARG;
    nonet_many_boards asked = *boards;
    if (many->settings.task == NONET_MANY_GENERATE) asked.layout = many->settings.layout;
    if (!are_arrays_possible(many, &asked, answers)) return NONET_ERR_ARG;
    struct array_run run = {many, &asked, answers, 0, choose_plain_portion(many, &asked)};
    clear_answers(answers, asked.count);
    nn_many_begin(many, asked.count);
    const nonet_status status = run_pool(&run);
    if (answered) *answered = (size_t)atomic_load_explicit(&many->done, memory_order_relaxed);
    return status;
}
