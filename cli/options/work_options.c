/* work_options.c: see work_options.h. */
#include "options/work_options.h"

#include <assert.h>
#include <nonet.h>
#include <stdlib.h>
#include <string.h>

#include "options/option_values.h"

const char *set_time_limit(void *field, const char *value)
{
    struct time_limit *const limit = field;
    char *end;
    const double seconds = strtod(value, &end);
    const bool is_decimal = strspn(value, "0123456789.") == strlen(value); /* no hexadecimal, no nan */
    if (end == value || *end || !is_decimal || !(seconds > 0 && seconds <= 1e9))
        return "not a number of seconds above 0";
    limit->seconds = seconds;
    limit->ms = (uint64_t)(seconds * 1000 + 0.999); /* never 0, which is none */
    assert(limit->ms);
    return NULL;
}

const char *set_jobs(void *field, const char *value)
{
    int *const jobs = field;
    *jobs = (int)whole_number(value, MOST_JOBS);
    return *jobs ? NULL : "not a whole number from 1 to 256";
}

int thread_count(int jobs)
{
    assert(jobs >= 0 && jobs <= MOST_JOBS);
    return jobs ? jobs : (int)nonet_pool_processors();
}

static const struct option work_options[] = {
    {'t', "timeout", "SECONDS", "give up on a puzzle after this time, such as 0.5 or 10", set_time_limit, NULL,
     offsetof(struct work_options, limit)},
    {'j', "jobs", "N", "work on N puzzles at once; default: one per processor", set_jobs, NULL,
     offsetof(struct work_options, jobs)},
    {0},
};

const struct option_group options_work = {"Working", work_options, NULL, NULL};
