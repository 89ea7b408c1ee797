/* work_options.h: time limit and number of threads: --timeout and --jobs. */
#ifndef CLI_WORK_OPTIONS_H
#define CLI_WORK_OPTIONS_H

#include <stdint.h>

#include "options/command.h"

/* The same limit in both forms that are needed; zeros: no limit. */
struct time_limit {
    double seconds; /* as given, for messages */
    uint64_t ms;    /* for the library */
};

struct work_options {
    struct time_limit limit;
    int jobs; /* 0 = as many as there are processors */
};

/* Its part: struct work_options. */
extern const struct option_group options_work;

/* For every --timeout (struct time_limit) and --jobs (int). */
const char *set_time_limit(void *field, const char *value);
const char *set_jobs(void *field, const char *value);

enum { MOST_JOBS = 256 };

/* The number of threads that --jobs asks for: what it says, or the number of processors. */
int thread_count(int jobs);

#endif
