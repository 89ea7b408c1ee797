/* use_many.c: the stack that many puzzles at once take of the caller's thread. With one thread that does all the work. A
 * pool is measured with work that does as little as possible. */
#include <stdlib.h>
#include <string.h>

#include "stack/painted.h"
#include "stack/scenarios.h"
#include "stack/stack_boards.h"

enum { PIECES = 20 };

struct pool_use {
    nonet_pool *pool;
    int left;
};

static size_t take_piece(void *context, uint32_t worker, void *piece, size_t portion)
{
    struct pool_use *const use = context;
    (void)worker, (void)piece, (void)portion;
    return use->left-- > 0;
}

static nonet_status work_on_piece(void *context, uint32_t worker, void *piece)
{
    (void)context, (void)worker, (void)piece;
    return NONET_OK;
}

static bool deliver_piece(void *context, void *piece)
{
    (void)context, (void)piece;
    return true;
}

static nonet_pool_settings pool_settings(struct pool_use *use, uint32_t threads)
{
    nonet_pool_settings settings;
    CALL(nonet_pool_settings_defaults(&settings));
    settings.threads = threads;
    settings.piece_size = sizeof(int);
    settings.context = use;
    settings.work = work_on_piece;
    settings.deliver = deliver_piece;
    settings.delivers_on_caller = true;
    return settings;
}

static void new_pool(struct pool_use *use, const nonet_pool_settings *settings)
{
    nonet_status status;
    CALL(status = nonet_pool_new(settings, &use->pool));
    stack_expect(status == NONET_OK, "a pool");
}

static void end_pool(const struct pool_use *use)
{
    nonet_progress progress;
    nonet_status status;
    CALL(nonet_pool_wait(use->pool));
    CALL(nonet_pool_oldest(use->pool));
    CALL(status = nonet_pool_finish(use->pool));
    stack_expect(status == NONET_OK, "all pieces are delivered");
    CALL(nonet_pool_progress(use->pool, &progress));
    CALL(nonet_pool_free(use->pool));
}

static void give_pieces(uint32_t threads)
{
    struct pool_use use = {.pool = NULL};
    const nonet_pool_settings settings = pool_settings(&use, threads);
    stack_scenario("pieces are given, %u threads", (unsigned)threads);
    new_pool(&use, &settings);
    for (int piece = 0; piece < PIECES; piece++) {
        CALL(nonet_pool_place(use.pool));
        CALL(nonet_pool_portion(use.pool));
        CALL(nonet_pool_give(use.pool, 1));
    }
    end_pool(&use);
}

static void let_pieces_be_taken(uint32_t threads)
{
    struct pool_use use = {.left = PIECES};
    nonet_pool_settings settings = pool_settings(&use, threads);
    settings.take = take_piece;
    stack_scenario("pieces are taken, %u threads", (unsigned)threads);
    new_pool(&use, &settings);
    end_pool(&use);
}

/* With one thread the caller's does the work, and it is its turn all the time. */
static nonet_status ask_for_turn(void *context, uint32_t worker, void *piece)
{
    const struct pool_use *const use = context;
    (void)piece;
    CALL(nonet_pool_wait_turn(use->pool, worker));
    CALL(nonet_pool_has_turn(use->pool, worker));
    return NONET_OK;
}

static void wait_for_turns(void)
{
    struct pool_use use = {.pool = NULL};
    nonet_pool_settings settings = pool_settings(&use, 1);
    settings.work = ask_for_turn;
    stack_scenario("turns");
    stack_expect(nonet_pool_new(&settings, &use.pool) == NONET_OK && nonet_pool_place(use.pool), "a pool");
    nonet_pool_give(use.pool, 1);
    nonet_pool_finish(use.pool);
    nonet_pool_free(use.pool);
}

static void use_pools(void)
{
    CALL(nonet_pool_processors());
    for (uint32_t threads = 1; threads <= 3; threads += 2) {
        give_pieces(threads);
        let_pieces_be_taken(threads);
    }
    wait_for_turns();
}

/* ---- puzzles ------------------------------------------------------------------------------------- */

static bool wants_all(void *context, const nonet_many_item *item)
{
    (void)context;
    return item != NULL;
}

static nonet_many *new_many(nonet_many_task task, const nonet_layout *layout, uint32_t threads)
{
    nonet_many_settings settings;
    nonet_many *many;
    nonet_status status;
    CALL(nonet_many_settings_defaults(&settings));
    settings.task = task;
    settings.threads = threads;
    settings.layout = layout;
    settings.seed = 1;
    settings.tells_steps = true;
    settings.step_form = NONET_STEP_REASON;
    settings.sink = wants_all;
    settings.sinks_on_caller = true;
    nonet_rater_settings rating;
    nonet_rater_settings_defaults(&rating);
    if (nonet_layout_side(layout) > 9) rating.scales = NONET_SCALE_NONET;
    settings.rater = &rating;
    CALL(status = nonet_many_new(&settings, &many));
    stack_expect(status == NONET_OK, "a many");
    return many;
}

static void run_boards(nonet_many *many, const nonet_position *puzzle, const uint8_t *boards, size_t count)
{
    const size_t cells = (size_t)nonet_layout_cells(puzzle->layout);
    const nonet_many_boards given = {.count = count, .layout = puzzle->layout, .cells = boards};
    const nonet_many_answers answers = {.verdicts = calloc(count, sizeof(nonet_verdict)),
                                        .solutions = malloc(count * cells),
                                        .boards = malloc(count * cells)};
    size_t answered;
    CALL(nonet_many_run(many, &given, &answers, &answered));
    free(answers.verdicts);
    free(answers.solutions);
    free(answers.boards);
}

/* One by one: as a position, and as text. */
static void add_puzzles(nonet_many *many, const nonet_position *puzzle)
{
    const size_t size = nonet_layout_text_bound(puzzle->layout);
    char *const text = malloc(size);
    nonet_style style;
    nonet_progress progress;
    nonet_status status;
    stack_expect(text && nonet_style_find("line", &style) == NONET_OK, "a style");
    const size_t length = nonet_position_text(puzzle, &style, text, size);
    CALL(nonet_many_add(many, puzzle));
    for (int line = 0; line < PIECES; line++) CALL(nonet_many_feed(many, text, length));
    CALL(nonet_many_pause(many));
    CALL(nonet_many_feed(many, "no puzzle\n", 10));
    CALL(nonet_many_progress(many, &progress));
    CALL(status = nonet_many_finish(many));
    stack_expect(status == NONET_OK, "all puzzles are answered");
    free(text);
}

static void use_task(nonet_many_task task, const nonet_position *puzzle, uint32_t threads, size_t count)
{
    const size_t cells = (size_t)nonet_layout_cells(puzzle->layout);
    uint8_t *const boards = malloc(count * cells);
    stack_expect(boards != NULL, "memory");
    for (size_t board = 0; board < count; board++) memcpy(boards + board * cells, puzzle->cells, cells);
    stack_scenario("task %d, %zu cells, %u threads", (int)task, cells, (unsigned)threads);
    nonet_many *const many = new_many(task, puzzle->layout, threads);
    run_boards(many, puzzle, boards, count);
    if (task == NONET_MANY_GENERATE) CALL(nonet_many_generate(many, 1, 3));
    else add_puzzles(many, puzzle);
    CALL(nonet_many_free(many));
    free(boards);
}

static void use_tasks(void)
{
    const nonet_position *const small = board_sample("minimal", 0), *const large = board_dug(3, 4, 50, 1);
    for (int task = NONET_MANY_SOLVE; task < NONET_MANY_OWN; task++) {
        const bool is_generating = task == NONET_MANY_GENERATE;
        use_task((nonet_many_task)task, small, 1, is_generating ? 3 : 300);
        use_task((nonet_many_task)task, small, 3, is_generating ? 3 : 300);
        use_task((nonet_many_task)task, large, 1, 2);
    }
}

/* ---- a function of the caller's -------------------------------------------------------------------- */

static nonet_status write_item(void *context, nonet_many_worker *worker, nonet_many_item *item)
{
    static const char text[] = "a line\n";
    (void)context, (void)item;
    CALL(nonet_many_write(worker, text, sizeof text - 1));
    CALL(nonet_many_lend(worker, text, sizeof text - 1));
    CALL(nonet_many_flush(worker, 0));
    return NONET_OK;
}

static bool drop_text(void *context, const char *text, size_t length)
{
    (void)context, (void)text, (void)length;
    return true;
}

/* What a reader would give. */
static void add_readings(nonet_many *many)
{
    const nonet_position *const small = board_sample("minimal", 0);
    char text[83];
    nonet_style style;
    stack_expect(nonet_style_find("line", &style) == NONET_OK &&
                     nonet_position_text(small, &style, text, sizeof text) == 82,
                 "a line");
    const nonet_puzzle puzzle = {.position = *small, .style = style, .line = 1};
    const nonet_plain_lines lines = {.text = text, .stride = 82, .count = 1, .line = 2};
    const nonet_text_error error = {.line = 3, .column = 1, .message = "no puzzle"};
    CALL(nonet_many_place(many));
    CALL(nonet_many_add_puzzle(many, &puzzle));
    CALL(nonet_many_add_lines(many, &lines));
    CALL(nonet_many_add_error(many, &error));
    CALL(nonet_many_oldest(many));
    CALL(nonet_many_wait(many));
    CALL(nonet_many_count_from(many, 7));
}

static void use_answers(nonet_many_task task)
{
    nonet_many_settings settings;
    nonet_many *many;
    nonet_status status;
    stack_scenario("task %d, answers are written", (int)task);
    nonet_many_settings_defaults(&settings);
    settings.task = task;
    settings.threads = 1;
    settings.answer = write_item;
    settings.text = drop_text;
    settings.item_size = sizeof(int);
    CALL(status = nonet_many_new(&settings, &many));
    stack_expect(status == NONET_OK, "a many");
    add_readings(many);
    CALL(status = nonet_many_finish(many));
    stack_expect(status == NONET_OK, "all are answered");
    CALL(nonet_many_free(many));
}

void use_many(void)
{
    use_pools();
    use_tasks();
    use_answers(NONET_MANY_SOLVE);
    use_answers(NONET_MANY_OWN);
}
