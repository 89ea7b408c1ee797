/* forgetful_disk.c: see forgetful_disk.h. Only a few files and names are needed, so tables of fixed size do. */
#include "power/forgetful_disk.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum { MOST_FILES = 4096, MOST_NAMES = 64, MOST_PENDING = 8, MOST_DESCRIPTORS = 256, NO_FILE = -1, FOLDER = -2 };

/* A file: all bytes that were written, of which the first are on the disk. */
struct disk_file {
    char *text;
    size_t length, synced;
};

/* A name: the files it may have after a loss of power; the last one is the one it has. */
struct disk_name {
    char path[512];
    int files[MOST_PENDING];
    int count;
};

static struct {
    pthread_mutex_t lock;
    bool is_on;
    char folder[400];
    void (*check)(void);
    struct disk_file files[MOST_FILES];
    int file_count;
    struct disk_name names[MOST_NAMES];
    int name_count;
    int of_descriptor[MOST_DESCRIPTORS]; /* file, or NO_FILE, or FOLDER */
} disk = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void demand(bool is_so, const char *what)
{
    if (is_so) return;
    fprintf(stderr, "forgetful_disk.c: %s\n", what);
    abort();
}

/* ---- names and files ------------------------------------------------------------------------------------ */

static bool is_ours(const char *path)
{
    return disk.is_on && !strncmp(path, disk.folder, strlen(disk.folder));
}

static struct disk_name *name_of(const char *path)
{
    for (int at = 0; at < disk.name_count; at++)
        if (!strcmp(disk.names[at].path, path)) return &disk.names[at];
    demand(disk.name_count < MOST_NAMES, "too many names");
    struct disk_name *const name = &disk.names[disk.name_count++];
    snprintf(name->path, sizeof name->path, "%s", path);
    name->files[0] = NO_FILE;
    name->count = 1;
    return name;
}

static int file_now(const char *path)
{
    const struct disk_name *const name = name_of(path);
    return name->files[name->count - 1];
}

static void set_name(const char *path, int file)
{
    struct disk_name *const name = name_of(path);
    demand(name->count < MOST_PENDING, "too many changes of a name");
    name->files[name->count++] = file;
}

static void sync_folder(void)
{
    for (int at = 0; at < disk.name_count; at++) {
        disk.names[at].files[0] = disk.names[at].files[disk.names[at].count - 1];
        disk.names[at].count = 1;
    }
}

static int new_file(void)
{
    demand(disk.file_count < MOST_FILES, "too many files");
    return disk.file_count++;
}

static void append(struct disk_file *file, const char *text, size_t length)
{
    file->text = realloc(file->text, file->length + length + 1);
    demand(file->text != NULL, "out of memory");
    memcpy(file->text + file->length, text, length);
    file->length += length;
}

void disk_begin(const char *folder, void (*check)(void))
{
    for (int at = 0; at < MOST_DESCRIPTORS; at++) disk.of_descriptor[at] = NO_FILE;
    snprintf(disk.folder, sizeof disk.folder, "%s", folder);
    disk.check = check;
    disk.name_count = disk.file_count = 0;
    disk.is_on = true;
}

void disk_end(void)
{
    disk.is_on = false;
    for (int at = 0; at < disk.file_count; at++) {
        free(disk.files[at].text);
        disk.files[at] = (struct disk_file){0};
    }
}

/* ---- states --------------------------------------------------------------------------------------------- */

/* Bytes behind `right` that are not what was written: zeros, and noise in lines (that is no text: nothing tells a digit from
 * another one). */
static void visit_wrong_ends(const struct disk_file *file, size_t right, void (*visit)(const char *text, size_t length))
{
    char *const text = malloc(file->length + 1);
    demand(text != NULL, "out of memory");
    memcpy(text, file->text, file->length);
    memset(text + right, 0, file->length - right);
    visit(text, file->length);
    for (size_t at = right; at < file->length; at++) text[at] = (char)(at % 11 ? 0x80 | at * 2654435761u >> 7 : '\n');
    visit(text, file->length);
    free(text);
}

static void each_state_of_file(const struct disk_file *file, size_t step,
                               void (*visit)(const char *text, size_t length))
{
    for (size_t right = file->synced; right < file->length; right += step) {
        visit(file->text, right);
        visit_wrong_ends(file, right, visit);
    }
    visit(file->text, file->length);
}

void disk_each_state(const char *path, size_t step, void (*visit)(const char *text, size_t length))
{
    const struct disk_name *const name = name_of(path);
    for (int at = 0; at < name->count; at++) {
        if (name->files[at] == NO_FILE) visit(NULL, 0);
        else each_state_of_file(&disk.files[name->files[at]], step, visit);
    }
}

static void check_now(void)
{
    if (disk.is_on) disk.check();
}

/* ---- calls of the system --------------------------------------------------------------------------------- */

int __real_open(const char *path, int flags, ...);
int __real_close(int descriptor);
ssize_t __real_write(int descriptor, const void *bytes, size_t count);
int __real_rename(const char *from, const char *to);
int __real_unlink(const char *path);
int __real_link(const char *from, const char *to);

int __wrap_open(const char *path, int flags, ...);
int __wrap_close(int descriptor);
ssize_t __wrap_write(int descriptor, const void *bytes, size_t count);
int __wrap_fsync(int descriptor);
int __wrap_rename(const char *from, const char *to);
int __wrap_unlink(const char *path);
int __wrap_link(const char *from, const char *to);

static int file_of(int descriptor)
{
    return descriptor >= 0 && descriptor < MOST_DESCRIPTORS ? disk.of_descriptor[descriptor] : NO_FILE;
}

int __wrap_open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    const int descriptor = __real_open(path, flags, mode);
    pthread_mutex_lock(&disk.lock);
    if (descriptor >= 0 && is_ours(path)) {
        demand(descriptor < MOST_DESCRIPTORS, "too many descriptors");
        if (flags & O_DIRECTORY) disk.of_descriptor[descriptor] = FOLDER;
        else {
            if (file_now(path) == NO_FILE) set_name(path, new_file());
            disk.of_descriptor[descriptor] = file_now(path);
            check_now();
        }
    }
    pthread_mutex_unlock(&disk.lock);
    return descriptor;
}

int __wrap_close(int descriptor)
{
    pthread_mutex_lock(&disk.lock);
    if (descriptor >= 0 && descriptor < MOST_DESCRIPTORS) disk.of_descriptor[descriptor] = NO_FILE;
    pthread_mutex_unlock(&disk.lock);
    return __real_close(descriptor);
}

ssize_t __wrap_write(int descriptor, const void *bytes, size_t count)
{
    const ssize_t written = __real_write(descriptor, bytes, count);
    pthread_mutex_lock(&disk.lock);
    if (written > 0 && file_of(descriptor) >= 0) {
        append(&disk.files[file_of(descriptor)], bytes, (size_t)written);
        check_now();
    }
    pthread_mutex_unlock(&disk.lock);
    return written;
}

/* The real one would take long, and is not needed. */
int __wrap_fsync(int descriptor)
{
    pthread_mutex_lock(&disk.lock);
    const int file = file_of(descriptor);
    if (file == FOLDER) sync_folder();
    else if (file >= 0) disk.files[file].synced = disk.files[file].length;
    if (file != NO_FILE) check_now();
    pthread_mutex_unlock(&disk.lock);
    return 0;
}

int __wrap_rename(const char *from, const char *to)
{
    const int status = __real_rename(from, to);
    pthread_mutex_lock(&disk.lock);
    if (status == 0 && is_ours(to)) {
        set_name(to, file_now(from));
        set_name(from, NO_FILE);
        check_now();
    }
    pthread_mutex_unlock(&disk.lock);
    return status;
}

int __wrap_unlink(const char *path)
{
    const int status = __real_unlink(path);
    pthread_mutex_lock(&disk.lock);
    if (status == 0 && is_ours(path)) {
        set_name(path, NO_FILE);
        check_now();
    }
    pthread_mutex_unlock(&disk.lock);
    return status;
}

int __wrap_link(const char *from, const char *to)
{
    const int status = __real_link(from, to);
    pthread_mutex_lock(&disk.lock);
    if (status == 0 && is_ours(to)) {
        set_name(to, file_now(from));
        check_now();
    }
    pthread_mutex_unlock(&disk.lock);
    return status;
}

/* ---- the clock ------------------------------------------------------------------------------------------ */

/* There is one other thread at most. It is quiet while it waits for something that only the test can bring about. */
static struct {
    pthread_mutex_t lock;
    pthread_cond_t change;
    uint64_t now_ms, wakes_ms; /* wakes_ms: when it wants to be woken */
    bool has_thread, is_quiet;
    pthread_t thread;
    pthread_cond_t *condition; /* what it waits for, */
    pthread_mutex_t *held;     /* and with which lock */
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER, .change = PTHREAD_COND_INITIALIZER};

int __real_pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *lock);
int __real_pthread_cond_broadcast(pthread_cond_t *condition);
int __real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument);
int __real_pthread_join(pthread_t thread, void **result);

int __wrap_clock_gettime(clockid_t clock, struct timespec *now);
int __wrap_pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *lock);
int __wrap_pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *lock, const struct timespec *until);
int __wrap_pthread_cond_broadcast(pthread_cond_t *condition);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument);
int __wrap_pthread_join(pthread_t thread, void **result);

uint64_t clock_now_ms(void)
{
    pthread_mutex_lock(&watch.lock);
    const uint64_t now = watch.now_ms;
    pthread_mutex_unlock(&watch.lock);
    return now;
}

int __wrap_clock_gettime(clockid_t clock, struct timespec *now)
{
    const uint64_t ms = clock_now_ms();
    (void)clock;
    *now = (struct timespec){(time_t)(ms / 1000), (long)(ms % 1000) * 1000000};
    return 0;
}

/* The thread waits, until the time `wakes_ms` at most. It holds the lock, so nobody broadcasts before it does wait. */
static void note_waiting(pthread_cond_t *condition, pthread_mutex_t *lock, uint64_t wakes_ms)
{
    pthread_mutex_lock(&watch.lock);
    if (watch.has_thread && pthread_equal(pthread_self(), watch.thread)) {
        watch.is_quiet = watch.now_ms < wakes_ms;
        watch.wakes_ms = wakes_ms;
        watch.condition = condition;
        watch.held = lock;
        __real_pthread_cond_broadcast(&watch.change);
    }
    pthread_mutex_unlock(&watch.lock);
}

int __wrap_pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *lock)
{
    note_waiting(condition, lock, UINT64_MAX);
    return __real_pthread_cond_wait(condition, lock);
}

int __wrap_pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *lock, const struct timespec *until)
{
    const uint64_t wakes_ms = (uint64_t)until->tv_sec * 1000 + (uint64_t)until->tv_nsec / 1000000;
    if (clock_now_ms() >= wakes_ms) return ETIMEDOUT;
    note_waiting(condition, lock, wakes_ms);
    return __real_pthread_cond_wait(condition, lock);
}

int __wrap_pthread_cond_broadcast(pthread_cond_t *condition)
{
    pthread_mutex_lock(&watch.lock);
    watch.is_quiet = false;
    pthread_mutex_unlock(&watch.lock);
    return __real_pthread_cond_broadcast(condition);
}

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument)
{
    pthread_mutex_lock(&watch.lock); /* the thread must not wait before it is known */
    const int status = __real_pthread_create(thread, attributes, start, argument);
    watch.has_thread = status == 0;
    watch.is_quiet = false;
    watch.thread = *thread;
    pthread_mutex_unlock(&watch.lock);
    return status;
}

int __wrap_pthread_join(pthread_t thread, void **result)
{
    const int status = __real_pthread_join(thread, result);
    pthread_mutex_lock(&watch.lock);
    watch.has_thread = false;
    pthread_mutex_unlock(&watch.lock);
    return status;
}

void clock_settle(void)
{
    pthread_mutex_lock(&watch.lock);
    while (watch.has_thread && !watch.is_quiet) __real_pthread_cond_wait(&watch.change, &watch.lock);
    pthread_mutex_unlock(&watch.lock);
}

/* It is this late; a thread that waits looks at the clock again. */
static void set_clock(uint64_t now_ms)
{
    pthread_mutex_lock(&watch.lock);
    watch.now_ms = now_ms;
    const bool has_thread = watch.has_thread;
    pthread_mutex_unlock(&watch.lock);
    if (!has_thread) return;
    pthread_mutex_lock(watch.held);
    __wrap_pthread_cond_broadcast(watch.condition);
    pthread_mutex_unlock(watch.held);
    clock_settle();
}

void clock_advance(uint64_t milliseconds)
{
    const uint64_t end = clock_now_ms() + milliseconds;
    for (clock_settle(); watch.has_thread && watch.wakes_ms < end; clock_settle()) set_clock(watch.wakes_ms);
    set_clock(end);
}
