/* torture.c: see torture.h. */
#include "torture/torture.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "torture/faults.h"

enum {
    MOST_TOLD = 1 << 22, /* bytes that a scenario tells */
    MOST_ANSWERS = 4096, /* of one call, in spite of faults */
    EVERY_ONE = 24,      /* faults that are tried one by one; beyond, steps grow, if there is a limit */
    MOST_FAULTS = 100000,
    MOST_READINGS = 100000000,
    LATE_QUESTIONS = 16, /* about one limit */
};

enum fault_mode { NO_FAULTS, SINGLE_FAULTS, LASTING_FAULTS, NO_TIME };

static struct {
    const char *scenario;
    enum fault_mode mode;
    unsigned most;
    unsigned scenarios, calls, wrong;
    uint64_t attempts;
} torture;

/* What the scenario has told so far. Attempts tell behind it; only the last one's words stay. */
static struct {
    char text[MOST_TOLD + 1];
    size_t length;
} told, right;

static struct {
    const char *call;
    uint64_t at; /* this call of the system fails */
    unsigned tries;
    size_t begin; /* of what is told in each attempt */
    bool is_begun, has_failed, has_failed_part;
    nonet_status status;
    uint64_t answers[MOST_ANSWERS]; /* told in spite of faults, as hashes */
    size_t answer_count;
} attempt;

void torture_expect(bool is_so, const char *what)
{
    if (is_so) return;
    printf("torture: %s: %s: %s\n", torture.scenario, attempt.call ? attempt.call : "", what);
    exit(2);
}

static void complain(const char *what)
{
    torture.wrong++;
    printf("torture: %s, %s: %s (fault %" PRIu64 "%s, status %d)\n", torture.scenario, attempt.call, what, attempt.at,
           torture.mode == LASTING_FAULTS ? " and later"
           : torture.mode == NO_TIME      ? " of the clock"
                                          : "",
           (int)attempt.status);
}

/* ---- telling ---------------------------------------------------------------------------------------- */

void tell(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(told.text + told.length, MOST_TOLD - told.length, format, arguments);
    va_end(arguments);
    torture_expect(length >= 0 && (size_t)length < MOST_TOLD - told.length, "too much is told");
    told.length += (size_t)length;
}

bool tell_text(void *context, const char *text, size_t length)
{
    (void)context;
    tell("%.*s", (int)length, text);
    return true;
}

void tell_cells(const nonet_layout *layout, const uint8_t *cells)
{
    for (int cell = 0; cells && cell < nonet_layout_cells(layout); cell++) tell("%d ", cells[cell]);
    tell("\n");
}

static uint64_t hash_of_attempt(void)
{
    uint64_t hash = 14695981039346656037u;
    for (size_t at = attempt.begin; at < told.length; at++)
        hash = (hash ^ (unsigned char)told.text[at]) * 1099511628211u;
    return hash;
}

/* ---- attempts --------------------------------------------------------------------------------------- */

void attempt_begin(const char *call)
{
    torture.calls += torture.mode == NO_FAULTS;
    attempt.call = call;
    attempt.at = 0;
    attempt.tries = 0;
    attempt.begin = told.length;
    attempt.is_begun = false;
    attempt.answer_count = 0;
}

/* Nothing failed: what is told now is what all others should have told. */
static void compare_answers(void)
{
    if (attempt.status == NONET_ERR_MEMORY) complain("lacks memory although nothing failed");
    const uint64_t hash = hash_of_attempt();
    for (size_t index = 0; index < attempt.answer_count; index++) {
        if (attempt.answers[index] == hash) continue;
        complain("gave another answer when something had failed");
        break;
    }
}

/* What a call says when something failed. */
static nonet_status failure(void)
{
    return torture.mode == NO_TIME ? NONET_STOPPED : NONET_ERR_MEMORY;
}

static bool is_failure_told(void)
{
    if (torture.mode == NO_TIME && !attempt.has_failed) return false; /* some calls stop by themselves */
    return attempt.status == failure() || attempt.has_failed_part;
}

static void note_answer(void)
{
    if (is_failure_told()) return;
    torture_expect(attempt.answer_count < MOST_ANSWERS, "too many answers");
    attempt.answers[attempt.answer_count++] = hash_of_attempt();
}

static uint64_t next_fault(uint64_t at)
{
    if (torture.mode == NO_TIME) return torture.most ? 8 * at + 1 : at + at / 8 + 1;
    if (!torture.most || at < EVERY_ONE) return at + 1;
    return at + at / 4;
}

bool attempt_goes_on(void)
{
    if (attempt.is_begun && !attempt.has_failed) {
        compare_answers();
        attempt.call = NULL;
        return false;
    }
    if (attempt.is_begun) note_answer();
    attempt.is_begun = true;
    told.length = attempt.begin;
    attempt.at = next_fault(attempt.at);
    return true;
}

void attempt_arm(void)
{
    torture.attempts++;
    const bool is_last = torture.mode == NO_FAULTS || (torture.most && attempt.tries++ >= torture.most);
    const uint64_t at = is_last ? UINT64_MAX : attempt.at;
    torture_expect(attempt.at < (torture.mode == NO_TIME ? MOST_READINGS : MOST_FAULTS), "it does not come to an end");
    attempt.has_failed_part = false;
    if (torture.mode == NO_TIME) faults_arm_clock(at);
    else faults_arm(at, torture.mode == LASTING_FAULTS);
}

/* A limit holds for a whole call: none of its parts begins another one. Attempts of several calls may, and calls that
 * make puzzles, which ask many short questions; neighbours that are found get a moment more. */
static bool may_begin_limits(void)
{
    const char *const call = strncmp(attempt.call, "status = ", 9) ? attempt.call : attempt.call + 9;
    return strncmp(call, "nonet_", 6) || !strncmp(call, "nonet_generator_", 16) ||
           !strncmp(call, "nonet_sampler_", 14) || !strncmp(call, "nonet_vicinity_", 15);
}

static void check_time_taken(void)
{
    if (faults_late_questions() > LATE_QUESTIONS) complain("goes on after its time");
    if (faults_late_limits() && !may_begin_limits()) complain("begins another time limit");
}

bool attempt_is_answered(nonet_status status)
{
    attempt.has_failed = faults_disarm() > 0;
    attempt.status = status;
    if (torture.mode == NO_TIME) check_time_taken();
    return !is_failure_told();
}

void attempt_has_part(nonet_status status)
{
    if (status == failure()) attempt.has_failed_part = true;
}

bool attempt_has_failed(void)
{
    return attempt.has_failed;
}

nonet_status attempt_text_status(size_t length)
{
    return length ? NONET_OK : NONET_ERR_MEMORY;
}

/* ---- scenarios -------------------------------------------------------------------------------------- */

static void run_in_mode(void (*scenario)(void), enum fault_mode mode)
{
    const int64_t before = faults_blocks();
    torture.mode = mode;
    told.length = 0;
    scenario();
    told.text[told.length] = 0;
    attempt.call = "the whole scenario";
    attempt.at = 0;
    attempt.status = NONET_OK;
    if (faults_blocks() != before) complain("memory is lost");
    if (mode == NO_FAULTS) right = told;
    else if (strcmp(right.text, told.text) != 0) complain("tells something else than without faults");
    attempt.call = NULL;
}

void torture_run(const char *name, void (*scenario)(void), unsigned most)
{
    torture.scenario = name;
    torture.most = most;
    torture.scenarios++;
    run_in_mode(scenario, NO_FAULTS);
    torture_expect(told.length > 0, "it tells nothing");
    run_in_mode(scenario, SINGLE_FAULTS);
    run_in_mode(scenario, LASTING_FAULTS);
}

void torture_run_out_of_time(void (*scenario)(void))
{
    faults_set_limits();
    run_in_mode(scenario, NO_TIME);
    faults_lift_limits();
}

int torture_report(void)
{
    printf("torture: %u scenarios, %u calls of the library, %" PRIu64 " attempts, %" PRIu64
           " calls of the system failed, %u wrong\n",
           torture.scenarios, torture.calls, torture.attempts, faults_total(), torture.wrong);
    return (int)torture.wrong;
}
