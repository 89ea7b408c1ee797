/* web_memory.h: exports of the page's module with memory that runs out: for tests that are linked with malloc, calloc and realloc wrapped.
 * A call is made with its first allocation failing, and all after it, then from its second one on, and so on. */
#ifndef WEB_MEMORY_H
#define WEB_MEMORY_H

#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "web/exports/web_inside.h"

#ifdef TESTS_ARE_SLOW
enum { FAULTS = 20 };
#else
enum { FAULTS = 300 };
#endif

struct web_call {
    const char *name;
    nonet_status (*make)(void);
    const char *has; /* something in its answer */
};

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);

/* The allocation that fails, counted from 1, and all after it; 0: none does. */
static unsigned long fails_from, allocations;

static bool is_there_memory(void)
{
    allocations++;
    return !fails_from || allocations < fails_from;
}

void *__wrap_malloc(size_t size)
{
    return is_there_memory() ? __real_malloc(size) : NULL;
}

void *__wrap_calloc(size_t count, size_t size)
{
    return is_there_memory() ? __real_calloc(count, size) : NULL;
}

void *__wrap_realloc(void *block, size_t size)
{
    return is_there_memory() ? __real_realloc(block, size) : NULL;
}

static char *answer(void)
{
    char *const text = __real_calloc(1, web_output_length() + 1);
    assert_non_null(text);
    if (web_output_length()) memcpy(text, web_output(), web_output_length());
    return text;
}

static void expect_answer(const struct web_call *call)
{
    if (call->make() != NONET_OK) fail_msg("%s fails", call->name);
    char *const text = answer();
    if (!strstr(text, call->has)) fail_msg("%s answers %s", call->name, text);
    free(text);
}

/* Once with all allocations from number `fault` on failing. False: there were not so many. */
static bool survives(const struct web_call *call, unsigned long fault)
{
    allocations = 0;
    fails_from = fault;
    const nonet_status status = call->make();
    const bool was_short = allocations >= fault;
    fails_from = 0;
    if (!was_short) return false;
    /* It may do without; else it says what it lacked. */
    if (status != NONET_OK && status != NONET_ERR_MEMORY) fail_msg("%s without memory: %d", call->name, (int)status);
    return true;
}

#endif
