/* painted.h: how much stack a call takes, measured.
 *
 * Everything runs on a stack of its own that is filled with a pattern below the caller before each measured call; after
 * it, the deepest byte that is no longer of the pattern tells how far the call, and all that it called, went down.
 *
 *     stack_scenario("16x16, engine %s", engine);
 *     CALL(status = nonet_solver_solve(solver, &puzzle, &result));
 *
 * The table keeps the worst scenario of each function. */
#ifndef PAINTED_H
#define PAINTED_H

#include <stdbool.h>
#include <stddef.h>

/* Measure a statement with one call of a public function in it; its name is read from the text of the statement. */
#define CALL(...)                                                                                                      \
    do {                                                                                                               \
        stack_paint();                                                                                                 \
        __VA_ARGS__;                                                                                                   \
        stack_note(#__VA_ARGS__);                                                                                      \
    } while (0)

/* What the next calls are about. */
__attribute__((format(printf, 1, 2))) void stack_scenario(const char *format, ...);

void stack_paint(void);
void stack_note(const char *statement);

/* Run `work` on the painted stack. False: there is no memory or no thread. */
bool stack_run(void (*work)(void));

/* Was the function of this name ever measured? */
bool stack_is_measured(const char *name, size_t length);

/* Print a line for each function, the worst first. Returns how many take more than `most` bytes. */
int stack_report(size_t most);

#endif
