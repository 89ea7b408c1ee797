/* compare_settings.h: what nonet compare is asked for, and its second half. */
#ifndef CLI_COMPARE_SETTINGS_H
#define CLI_COMPARE_SETTINGS_H

#include "input/task.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/solver_options.h"

enum { DEFAULT_TIMEOUT = 10, DEFAULT_LINES = 200, MOST_LINES = 1000 * 1000 };

struct compare_settings {
    nonet_propagation propagation; /* 0: all of them; with --trace: the default */
    nonet_order order;             /* likewise */
    struct time_limit limit;
    uint64_t nodes; /* 0 = no limit */
    bool no_times;
    bool trace;
    uint64_t lines; /* of the tree */
    bool json;
    struct output_options output;
    nonet_reader_settings reader;
};

/* Everything but the engine and its heuristics. */
nonet_solver_settings compare_solver_settings(const struct compare_settings *settings, nonet_stop *stop);

/* outcome_record, for what may end by --nodes, too. */
void compare_record(const struct compare_settings *settings, struct task *task, nonet_status status,
                    const nonet_result *result, uint64_t began);

/* compare --trace. */
int run_compare_trace(const struct compare_settings *settings, char *const *operands);

#endif
