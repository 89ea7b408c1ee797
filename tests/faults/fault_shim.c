/* fault_shim.c: a library to be loaded before others (LD_PRELOAD), whose calls of the system fail as the environment says.
 *
 *     FAULT_KIND   memory, thread, open, write, rename or sync
 *     FAULT_AT     the number of the call of this kind that fails, from 1; 0: none does
 *     FAULT_LASTS  if set, all calls after it fail as well
 *     FAULT_LOG    a file that gets the number of calls of the kind when the program ends
 *
 * Only calls for regular work are counted: messages on standard error always come through. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum fault_kind { NOTHING, MEMORY, THREAD, OPEN, WRITE, RENAME, SYNC, FAULT_KINDS };

static enum fault_kind failing;
static unsigned long fails_at;
static bool lasts;
static atomic_ulong calls;

/* The memory of dlsym itself comes from here, before the real calls are known. */
static char early[4096];
static atomic_size_t early_used;

static bool is_fault(enum fault_kind kind)
{
    if (kind != failing) return false;
    const unsigned long number = atomic_fetch_add(&calls, 1) + 1;
    return fails_at && (lasts ? number >= fails_at : number == fails_at);
}

/* Ask for every call once, so that the real ones are known before the program begins: dlopen and dlsym allocate and free
 * while they run, and must then not be asked for them. */
static void find_real_memory(void)
{
    void *volatile blocks[] = {malloc(1), calloc(1, 1), aligned_alloc(16, 16), realloc(NULL, 1)};
    for (size_t index = 0; index < sizeof blocks / sizeof *blocks; index++) free(blocks[index]);
    atomic_store(&calls, 0);
}

__attribute__((constructor)) static void read_environment(void)
{
    find_real_memory();
    static const char *const names[FAULT_KINDS] = {"", "memory", "thread", "open", "write", "rename", "sync"};
    const char *const kind = getenv("FAULT_KIND"), *const at = getenv("FAULT_AT");
    for (int index = 1; kind && index < FAULT_KINDS; index++)
        if (!strcmp(kind, names[index])) failing = (enum fault_kind)index;
    fails_at = at ? strtoul(at, NULL, 10) : 0;
    lasts = getenv("FAULT_LASTS") != NULL;
}

__attribute__((destructor)) static void log_calls(void)
{
    const char *const path = getenv("FAULT_LOG");
    const unsigned long count = atomic_load(&calls);
    failing = NOTHING;
    FILE *const file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    fprintf(file, "%lu\n", count);
    fclose(file);
}

/* ---- memory ----------------------------------------------------------------------------------------- */

static bool is_early(const void *block)
{
    return (const char *)block >= early && (const char *)block < early + sizeof early;
}

static void *take_early(size_t size)
{
    const size_t at = atomic_fetch_add(&early_used, (size + 15) & ~(size_t)15);
    return at + size <= sizeof early ? early + at : NULL;
}

void *malloc(size_t size)
{
    static void *(*real)(size_t);
    static bool is_looking;
    if (!real && is_looking) return take_early(size);
    is_looking = true;
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "malloc");
    errno = ENOMEM;
    return is_fault(MEMORY) ? NULL : real(size);
}

void *calloc(size_t count, size_t size)
{
    static void *(*real)(size_t, size_t);
    static bool is_looking;
    if (!real && is_looking) return take_early(count * size);
    is_looking = true;
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "calloc");
    errno = ENOMEM;
    return is_fault(MEMORY) ? NULL : real(count, size);
}

void *realloc(void *block, size_t size)
{
    static void *(*real)(void *, size_t);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "realloc");
    errno = ENOMEM;
    return is_fault(MEMORY) ? NULL : real(block, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    static void *(*real)(size_t, size_t);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "aligned_alloc");
    errno = ENOMEM;
    return is_fault(MEMORY) ? NULL : real(alignment, size);
}

void free(void *block)
{
    static void (*real)(void *);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "free");
    if (!is_early(block)) real(block);
}

/* ---- threads ---------------------------------------------------------------------------------------- */

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument)
{
    static int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
    return is_fault(THREAD) ? EAGAIN : real(thread, attributes, start, argument);
}

/* ---- files ------------------------------------------------------------------------------------------ */

int open(const char *path, int flags, ...)
{
    static int (*real)(const char *, int, ...);
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "open");
    errno = EMFILE;
    return is_fault(OPEN) ? -1 : real(path, flags, mode);
}

FILE *fopen(const char *path, const char *mode)
{
    static FILE *(*real)(const char *, const char *);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "fopen");
    errno = EMFILE;
    return is_fault(OPEN) ? NULL : real(path, mode);
}

ssize_t write(int file, const void *bytes, size_t count)
{
    static ssize_t (*real)(int, const void *, size_t);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "write");
    errno = ENOSPC;
    return file != STDERR_FILENO && is_fault(WRITE) ? -1 : real(file, bytes, count);
}

int rename(const char *from, const char *to)
{
    static int (*real)(const char *, const char *);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "rename");
    errno = EIO;
    return is_fault(RENAME) ? -1 : real(from, to);
}

int fsync(int file)
{
    static int (*real)(int);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "fsync");
    errno = EIO;
    return is_fault(SYNC) ? -1 : real(file);
}
