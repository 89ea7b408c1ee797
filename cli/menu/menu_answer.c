/* menu_answer.c: a puzzle and what there is to say about it, for files and pasted puzzles alike. */
#include "menu/menu.h"
#include "run/outcome.h"
#include "run/search_stats.h"
#include "show/side_by_side.h"
#include "system/background.h"
#include "system/clock.h"

struct answering {
    nonet_solver *solver;
    struct task *task;
    nonet_result result;
};

static void solve_task(void *context)
{
    struct answering *const answering = context;
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_solver_solve(answering->solver, &answering->task->position, &answering->result);
    outcome_record(answering->task, status, &answering->result, began, 0);
    outcome_tell_choice(answering->task);
}

static void add_time(struct buffer *out, uint64_t nanoseconds)
{
    char text[TIME_TEXT_BYTES];
    if (nanoseconds < 1000000000) buffer_add_text(out, time_text(nanoseconds, text));
    else buffer_print(out, "%.1f s", (double)nanoseconds / 1e9);
}

enum reply menu_answer(struct menu *menu, struct task *task, const char *title)
{
    struct answering answering = {.solver = menu->solver, .task = task};
    if (!background_run(solve_task, &answering)) return menu_stopped();
    const bool is_unique = task->outcome == OUTCOME_FINE;
    if (task->error.message[0]) buffer_print(&menu->out, "Note: %s\n", task->error.message);
    buffer_print(&menu->out, "%s: %s (", title, is_unique ? "one solution" : task->explanation);
    add_time(&menu->out, task->nanoseconds);
    buffer_add_text(&menu->out, ")\n");
    write_both_grids(&menu->out, task, task_is_given_up(task) ? NULL : answering.result.solution);
    menu_show(menu);
    return REPLY_GIVEN;
}
