/* threads.h: the little that the library needs of threads: start and join, a lock, a condition.
 *
 * In a build without threads (-DNN_NO_THREADS) a thread cannot be started, which every caller takes to mean "no help":
 * it does the work itself. Locks then do nothing, and nobody ever waits. */
#ifndef NN_THREADS_H
#define NN_THREADS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef NN_NO_THREADS
enum { NN_HAS_THREADS = 0 };
struct nn_thread {
    char nothing;
};
struct nn_lock {
    char nothing;
};
struct nn_condition {
    char nothing;
};
#else
#include <pthread.h>
enum { NN_HAS_THREADS = 1 };
struct nn_thread {
    pthread_t thread;
};
struct nn_lock {
    pthread_mutex_t mutex;
};
struct nn_condition {
    pthread_cond_t condition;
};
#endif

/* How many threads can run at the same time on this machine: 1 to 256. */
uint32_t nn_processors(void);

/* Run start(argument) in a new thread, which blocks all signals except those that it causes itself. False: no thread
 * could be started. */
bool nn_thread_start(struct nn_thread *thread, void *(*start)(void *argument), void *argument);
void nn_thread_join(struct nn_thread *thread);

/* False: the system cannot make one. */
bool nn_lock_begin(struct nn_lock *lock);
void nn_lock_end(struct nn_lock *lock);
void nn_lock_take(struct nn_lock *lock);
void nn_lock_give(struct nn_lock *lock);

bool nn_condition_begin(struct nn_condition *condition);
void nn_condition_end(struct nn_condition *condition);
/* Called with the lock held; it is released while waiting. */
void nn_condition_wait(struct nn_condition *condition, struct nn_lock *lock);
/* The same, for at most this many milliseconds. */
void nn_condition_wait_ms(struct nn_condition *condition, struct nn_lock *lock, uint32_t milliseconds);
void nn_condition_wake_one(struct nn_condition *condition);
void nn_condition_wake_all(struct nn_condition *condition);

#endif
