/* own_thread.h: a thread that no signal comes to: they are the main thread's (interrupt.c). */
#ifndef CLI_OWN_THREAD_H
#define CLI_OWN_THREAD_H

#include <pthread.h>
#include <stdbool.h>

/* False: there is none to be had. */
bool own_thread_begin(pthread_t *thread, void *(*run)(void *context), void *context);

#endif
