/* faults.c: see faults.h. Threads of the library come here at the same time, so everything is atomic. */
#include "torture/faults.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "base/stop.h"

enum { LIMIT_MS = 1000000 };

static atomic_bool is_armed, lasts, has_limits, is_clock_armed;
static atomic_uint_fast64_t readings, runs_out_at, late, most_late, late_limits;
static atomic_uint_fast64_t calls, fails_at, failed, total;
static atomic_int_fast64_t blocks;

void faults_arm(uint64_t at, bool for_good)
{
    atomic_store(&calls, 0);
    atomic_store(&failed, 0);
    atomic_store(&fails_at, at);
    atomic_store(&lasts, for_good);
    atomic_store(&is_armed, true);
}

void faults_set_limits(void)
{
    atomic_store(&has_limits, true);
}

void faults_lift_limits(void)
{
    atomic_store(&has_limits, false);
}

void faults_arm_clock(uint64_t at)
{
    atomic_store(&readings, 0);
    atomic_store(&failed, 0);
    atomic_store(&late, 0);
    atomic_store(&most_late, 0);
    atomic_store(&late_limits, 0);
    atomic_store(&runs_out_at, at);
    atomic_store(&is_clock_armed, true);
}

uint64_t faults_late_questions(void)
{
    return atomic_load(&most_late);
}

uint64_t faults_late_limits(void)
{
    return atomic_load(&late_limits);
}

uint64_t faults_disarm(void)
{
    atomic_store(&is_armed, false);
    atomic_store(&is_clock_armed, false);
    return atomic_load(&failed);
}

uint64_t faults_total(void)
{
    return atomic_load(&total);
}

int64_t faults_blocks(void)
{
    return atomic_load(&blocks);
}

/* Does this call fail? */
static bool is_fault(void)
{
    if (!atomic_load(&is_armed)) return false;
    const uint64_t number = atomic_fetch_add(&calls, 1) + 1, at = atomic_load(&fails_at);
    if (atomic_load(&lasts) ? number < at : number != at) return false;
    atomic_fetch_add(&failed, 1);
    atomic_fetch_add(&total, 1);
    return true;
}

static void *counted(void *block)
{
    if (block) atomic_fetch_add(&blocks, 1);
    return block;
}

/* ---- what the linker puts in place of the real ones ------------------------------------------------ */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void __real_free(void *block);
int __real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument);
int __real_pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes);
int __real_pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *attributes);

void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);
void __wrap_free(void *block);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument);
int __wrap_pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes);
int __wrap_pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *attributes);

void *__wrap_malloc(size_t size)
{
    return is_fault() ? NULL : counted(__real_malloc(size));
}

void *__wrap_calloc(size_t count, size_t size)
{
    return is_fault() ? NULL : counted(__real_calloc(count, size));
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
    return is_fault() ? NULL : counted(__real_aligned_alloc(alignment, size));
}

void *__wrap_realloc(void *block, size_t size)
{
    if (is_fault()) return NULL;
    void *const larger = __real_realloc(block, size);
    return block ? larger : counted(larger);
}

void __wrap_free(void *block)
{
    if (block) atomic_fetch_sub(&blocks, 1);
    __real_free(block);
}

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument)
{
    return is_fault() ? EAGAIN : __real_pthread_create(thread, attributes, start, argument);
}

int __wrap_pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes)
{
    return is_fault() ? ENOMEM : __real_pthread_mutex_init(mutex, attributes);
}

int __wrap_pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *attributes)
{
    return is_fault() ? ENOMEM : __real_pthread_cond_init(condition, attributes);
}

/* ---- the clock --------------------------------------------------------------------------------------- */

int __real_clock_gettime(clockid_t clock, struct timespec *now);
int __wrap_clock_gettime(clockid_t clock, struct timespec *now);
void __real_nn_watch_begin(struct nn_watch *watch, const nonet_stop *stop, uint64_t timeout_ms);
void __wrap_nn_watch_begin(struct nn_watch *watch, const nonet_stop *stop, uint64_t timeout_ms);

/* Each late reading is later than the one before by more than a limit, so that limits that begin late are over, too. */
int __wrap_clock_gettime(clockid_t clock, struct timespec *now)
{
    const int status = __real_clock_gettime(clock, now);
    if (clock != CLOCK_MONOTONIC || !atomic_load(&is_clock_armed)) return status;
    const uint64_t number = atomic_fetch_add(&readings, 1) + 1, at = atomic_load(&runs_out_at);
    if (number < at) return status;
    now->tv_sec += (time_t)(number - at + 1) * 2 * (LIMIT_MS / 1000);
    atomic_fetch_add(&failed, 1);
    atomic_fetch_add(&total, 1);
    const uint64_t again = atomic_fetch_add(&late, 1);
    if (again > atomic_load(&most_late)) atomic_store(&most_late, again);
    return status;
}

void __wrap_nn_watch_begin(struct nn_watch *watch, const nonet_stop *stop, uint64_t timeout_ms)
{
    if (atomic_load(&is_clock_armed) && atomic_load(&readings) >= atomic_load(&runs_out_at))
        atomic_fetch_add(&late_limits, 1);
    __real_nn_watch_begin(watch, stop, timeout_ms || !atomic_load(&has_limits) ? timeout_ms : LIMIT_MS);
    atomic_store(&late, 0);
}
