/* painted.c: see painted.h. */
#include "stack/painted.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    STACK_BYTES = 1 << 20,
    BLOCK = 4096,    /* compared at a time */
    UNPAINTED = 512, /* what stack_paint itself needs: calls that take less are not told apart */
    PAINT = 0xa5,
    MOST_FUNCTIONS = 400,
    NAME_BYTES = 64,
    SCENARIO_BYTES = 64,
};

struct use {
    char name[NAME_BYTES];
    char scenario[SCENARIO_BYTES];
    size_t bytes, calls;
};

static struct use uses[MOST_FUNCTIONS];
static size_t use_count;
static char scenario[SCENARIO_BYTES];

static uint8_t *stack, *caller; /* its lowest byte; where the measured call begins */
static uint8_t pattern[BLOCK];

void stack_scenario(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(scenario, sizeof scenario, format, arguments);
    va_end(arguments);
}

/* The lowest byte of the stack that is not of the pattern. */
static uint8_t *deepest_change(void)
{
    uint8_t *at = stack;
    while (!memcmp(at, pattern, BLOCK)) at += BLOCK;
    while (*at == PAINT) at++;
    return at;
}

__attribute__((noinline)) void stack_paint(void)
{
    caller = __builtin_frame_address(0);
    uint8_t *const from = deepest_change(), *const to = caller - UNPAINTED;
    if (from < to) memset(from, PAINT, (size_t)(to - from));
}

static struct use *use_of(const char *name, size_t length)
{
    for (size_t i = 0; i < use_count; i++)
        if (strlen(uses[i].name) == length && !memcmp(uses[i].name, name, length)) return &uses[i];
    return NULL;
}

bool stack_is_measured(const char *name, size_t length)
{
    return use_of(name, length) != NULL;
}

static struct use *new_use(const char *name, size_t length)
{
    if (use_count == MOST_FUNCTIONS || length >= NAME_BYTES) {
        fprintf(stderr, "no room for %.*s\n", (int)length, name);
        exit(2);
    }
    memcpy(uses[use_count].name, name, length);
    return &uses[use_count++];
}

__attribute__((noinline)) void stack_note(const char *statement)
{
    const size_t bytes = (size_t)(caller - deepest_change());
    const char *const name = strstr(statement, "nonet_");
    const size_t length = strcspn(name, "(");
    struct use *use = use_of(name, length);
    if (!use) use = new_use(name, length);
    use->calls++;
    if (bytes <= use->bytes) return;
    use->bytes = bytes;
    memcpy(use->scenario, scenario, sizeof scenario);
}

static void *start(void *work)
{
    (*(void (**)(void))work)();
    return NULL;
}

bool stack_run(void (*work)(void))
{
    pthread_attr_t attributes;
    pthread_t thread;
    if (posix_memalign((void **)&stack, BLOCK, STACK_BYTES) || pthread_attr_init(&attributes)) return false;
    memset(stack, PAINT, STACK_BYTES);
    memset(pattern, PAINT, sizeof pattern);
    if (pthread_attr_setstack(&attributes, stack, STACK_BYTES)) return false;
    if (pthread_create(&thread, &attributes, start, &work) || pthread_join(thread, NULL)) return false;
    pthread_attr_destroy(&attributes);
    free(stack);
    return true;
}

static int compare_uses(const void *a, const void *b)
{
    const struct use *const one = a, *const two = b;
    if (one->bytes != two->bytes) return one->bytes < two->bytes ? 1 : -1;
    return strcmp(one->name, two->name);
}

int stack_report(size_t most)
{
    int too_many = 0;
    qsort(uses, use_count, sizeof uses[0], compare_uses);
    printf("%-36s %7s %8s  %s\n", "function", "bytes", "calls", "worst scenario");
    for (size_t i = 0; i < use_count; i++) {
        const struct use *const use = &uses[i];
        const bool is_too_much = use->bytes > most;
        too_many += is_too_much;
        printf("%-36s %7zu %8zu  %s%s\n", use->name, use->bytes, use->calls, use->scenario,
               is_too_much ? "  <-- too much" : "");
    }
    return too_many;
}
