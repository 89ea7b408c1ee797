/* own_thread.c: see own_thread.h. A new thread begins with the mask of the one that makes it. */
#include "system/own_thread.h"

#include <signal.h>

bool own_thread_begin(pthread_t *thread, void *(*run)(void *context), void *context)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    const int error = pthread_create(thread, NULL, run, context);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return !error;
}
