/* torture.h: every call of the system that the library makes fails in turn.
 *
 *     ATTEMPT(nonet_solver_solve(solver, puzzle, &result), tell_result(&result));
 *
 * makes the call again and again: with the first call of the system failing, with the second one ... until none fails.
 * Each time the status is NONET_ERR_MEMORY, or the answer is told (tell) and must be the one that the last attempt
 * gives, in which nothing failed. The handle is used on after each failure, so it is seen to stay usable.
 *
 * A scenario is run without faults, which gives the right answers; with single faults; with faults that last until the
 * call ends; and with a time limit that is over when the clock is read for the first time, the second ... : then the
 * status is NONET_STOPPED, soon, or the answer is the right one. What the scenario tells must be the same each time, and
 * no memory may be left. */
#ifndef TORTURE_H
#define TORTURE_H

#include <nonet.h>
#include <stdbool.h>

/* `call` returns a nonet_status; what follows it tells the answer. */
#define ATTEMPT(call, ...)                                                                                             \
    for (attempt_begin(#call); attempt_goes_on();) {                                                                   \
        attempt_arm();                                                                                                 \
        if (attempt_is_answered(call)) {                                                                               \
            __VA_ARGS__;                                                                                               \
        }                                                                                                              \
    }

/* The same for a call that makes something: if it does although something failed, that is undone again. */
#define ATTEMPT_NEW(call, undo)                                                                                        \
    for (attempt_begin(#call); attempt_goes_on();) {                                                                   \
        attempt_arm();                                                                                                 \
        if (attempt_is_answered(call) && attempt_has_failed()) undo;                                                   \
    }

/* The same for a text: nonet_..._text(..., buffer, size). One that lacks memory is empty. */
#define ATTEMPT_TEXT(...)                                                                                              \
    do {                                                                                                               \
        static char attempt_buffer[1 << 16];                                                                           \
        char *const buffer = attempt_buffer;                                                                           \
        const size_t size = sizeof attempt_buffer;                                                                     \
        ATTEMPT(attempt_text_status(__VA_ARGS__), tell("%s\n", buffer));                                               \
    } while (0)

void attempt_begin(const char *call);
bool attempt_goes_on(void);
void attempt_arm(void);
bool attempt_is_answered(nonet_status status);
bool attempt_has_failed(void);
nonet_status attempt_text_status(size_t length);

/* A part of the answer has this status. One that lacked memory or time says so for the whole. */
void attempt_has_part(nonet_status status);

/* Add to what this attempt tells. */
__attribute__((format(printf, 1, 2))) void tell(const char *format, ...);

/* A sink that tells. */
bool tell_text(void *context, const char *text, size_t length);
void tell_cells(const nonet_layout *layout, const uint8_t *cells);

/* End the program: what a scenario stands on is not so. */
void torture_expect(bool is_so, const char *what);

/* Run a scenario. `most`: faults of one call at most; beyond a few dozen they are spread; 0: every one. Moments of the
 * clock are always spread: some calls read it thousands of times. */
void torture_run(const char *name, void (*scenario)(void), unsigned most);

/* The scenario that was run last, with time limits. */
void torture_run_out_of_time(void (*scenario)(void));

/* Print the figures. Returns how many calls did not behave. */
int torture_report(void);

#endif
