/* threads.c: see threads.h. Conditions use the monotonic clock, so setting the time of day wakes nobody. */
#include "base/threads.h"

#ifdef NN_NO_THREADS

uint32_t nn_processors(void)
{
    return 1;
}

bool nn_thread_start(struct nn_thread *thread, void *(*start)(void *argument), void *argument)
{
    (void)thread, (void)start, (void)argument;
    return false;
}

void nn_thread_join(struct nn_thread *thread)
{
    (void)thread;
}

bool nn_lock_begin(struct nn_lock *lock)
{
    (void)lock;
    return true;
}

void nn_lock_end(struct nn_lock *lock)
{
    (void)lock;
}

void nn_lock_take(struct nn_lock *lock)
{
    (void)lock;
}

void nn_lock_give(struct nn_lock *lock)
{
    (void)lock;
}

bool nn_condition_begin(struct nn_condition *condition)
{
    (void)condition;
    return true;
}

void nn_condition_end(struct nn_condition *condition)
{
    (void)condition;
}

void nn_condition_wait(struct nn_condition *condition, struct nn_lock *lock)
{
    (void)condition, (void)lock;
}

void nn_condition_wait_ms(struct nn_condition *condition, struct nn_lock *lock, uint32_t milliseconds)
{
    (void)condition, (void)lock, (void)milliseconds;
}

void nn_condition_wake_one(struct nn_condition *condition)
{
    (void)condition;
}

void nn_condition_wake_all(struct nn_condition *condition)
{
    (void)condition;
}

#else

#include <signal.h>
#include <time.h>
#include <unistd.h>

enum { MOST_PROCESSORS = 256 };

uint32_t nn_processors(void)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return processors < 1 ? 1 : processors > MOST_PROCESSORS ? MOST_PROCESSORS : (uint32_t)processors;
}

bool nn_thread_start(struct nn_thread *thread, void *(*start)(void *argument), void *argument)
{
    static const int own_signals[] = {SIGPIPE, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
    sigset_t others, before;
    sigfillset(&others);
    for (size_t at = 0; at < sizeof own_signals / sizeof *own_signals; at++) sigdelset(&others, own_signals[at]);
    pthread_sigmask(SIG_SETMASK, &others, &before);
    const int error = pthread_create(&thread->thread, NULL, start, argument);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return error == 0;
}

void nn_thread_join(struct nn_thread *thread)
{
    pthread_join(thread->thread, NULL);
}

bool nn_lock_begin(struct nn_lock *lock)
{
    return pthread_mutex_init(&lock->mutex, NULL) == 0;
}

void nn_lock_end(struct nn_lock *lock)
{
    pthread_mutex_destroy(&lock->mutex);
}

void nn_lock_take(struct nn_lock *lock)
{
    pthread_mutex_lock(&lock->mutex);
}

void nn_lock_give(struct nn_lock *lock)
{
    pthread_mutex_unlock(&lock->mutex);
}

bool nn_condition_begin(struct nn_condition *condition)
{
    pthread_condattr_t monotonic;
    if (pthread_condattr_init(&monotonic) != 0) return false;
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    const int error = pthread_cond_init(&condition->condition, &monotonic);
    pthread_condattr_destroy(&monotonic);
    return error == 0;
}

void nn_condition_end(struct nn_condition *condition)
{
    pthread_cond_destroy(&condition->condition);
}

void nn_condition_wait(struct nn_condition *condition, struct nn_lock *lock)
{
    pthread_cond_wait(&condition->condition, &lock->mutex);
}

void nn_condition_wait_ms(struct nn_condition *condition, struct nn_lock *lock, uint32_t milliseconds)
{
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += milliseconds / 1000;
    until.tv_nsec += (long)(milliseconds % 1000) * 1000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000;
    }
    pthread_cond_timedwait(&condition->condition, &lock->mutex, &until);
}

void nn_condition_wake_one(struct nn_condition *condition)
{
    pthread_cond_signal(&condition->condition);
}

void nn_condition_wake_all(struct nn_condition *condition)
{
    pthread_cond_broadcast(&condition->condition);
}

#endif
