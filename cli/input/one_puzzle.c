/* one_puzzle.c: see one_puzzle.h. Everything is read before the work begins: it may take hours, and that the input has
 * another puzzle should be known before. */
#include "input/one_puzzle.h"

#include "system/interrupt.h"

static void wait_quietly(void *context)
{
    (void)context;
}

/* False: the input is not as it should be. */
static bool take_task(const struct task *next, const char *purpose, bool has_one)
{
    struct place place = next->place;
    if (next->kind == TASK_UNREADABLE) place = (struct place){place.file, next->error.line, next->error.column};
    if (next->kind != TASK_PUZZLE) message_at(place, next->error.message);
    else if (has_one) message("%s: a second puzzle; %s takes one", place.file, purpose);
    return next->kind == TASK_PUZZLE && !has_one;
}

struct input *read_one_puzzle(const nonet_reader_settings *settings, char *const *operands, const char *purpose,
                              struct task *task)
{
    struct input *const input = input_new(settings, operands, wait_quietly, NULL);
    struct task next = {0}; /* stays in the memory of the input */
    bool has_one = false, is_fine = true;
    while (is_fine && !interrupt_signal()) {
        const enum input_event event = input_next(input, &next);
        if (event == INPUT_END) break;
        if (event != INPUT_TASK) continue;
        is_fine = take_task(&next, purpose, has_one);
        if (!is_fine || has_one) break;
        has_one = true;
        *task = next;
        task->number = 1;
        task_keep(task);
    }
    if (has_one && is_fine && !interrupt_signal()) return input;
    task_free(task);
    input_free(input);
    return NULL;
}
