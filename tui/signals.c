/* signals.c: see signals.h. The handler only takes note and wakes up the waiting loop, which does the rest. ncurses
 * does not replace handlers that are already set, so these are set before it starts. */
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static const int watched[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGHUP, SIGTERM, SIGINT, SIGQUIT};
enum { WATCHED = sizeof watched / sizeof *watched };

static struct sigaction before[WATCHED];
static atomic_bool is_resized, is_suspended, is_continued;
static atomic_int ending_signal;
static int wake_ends[2] = {-1, -1};

void signals_wake(void)
{
    const ssize_t written = write(wake_ends[1], "", 1);
    (void)written; /* a full pipe wakes as well */
}

static void note_signal(int number)
{
    const int saved_errno = errno;
    if (number == SIGWINCH) atomic_store(&is_resized, true);
    else if (number == SIGTSTP) atomic_store(&is_suspended, true);
    else if (number == SIGCONT) atomic_store(&is_continued, true);
    else atomic_store(&ending_signal, number);
    signals_wake();
    errno = saved_errno;
}

/* Signals that the caller ignores (nohup) stay ignored. */
static void watch_one(int index)
{
    struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(watched[index], NULL, &before[index]);
    if (before[index].sa_handler != SIG_IGN) sigaction(watched[index], &action, NULL);
}

bool signals_watch(void)
{
    if (pipe(wake_ends) != 0) return false;
    atomic_store(&ending_signal, 0);
    is_resized = is_suspended = is_continued = false;
    for (int end = 0; end < 2; end++) {
        fcntl(wake_ends[end], F_SETFD, FD_CLOEXEC);
        fcntl(wake_ends[end], F_SETFL, O_NONBLOCK);
    }
    for (int index = 0; index < WATCHED; index++) watch_one(index);
    return true;
}

void signals_release(void)
{
    for (int index = 0; index < WATCHED; index++) sigaction(watched[index], &before[index], NULL);
    for (int end = 0; end < 2; end++) close(wake_ends[end]);
}

int signals_descriptor(void)
{
    return wake_ends[0];
}

void signals_clear(void)
{
    char bytes[64];
    while (read(wake_ends[0], bytes, sizeof bytes) > 0) continue;
}

bool signals_resized(void)
{
    return atomic_exchange(&is_resized, false);
}

bool signals_suspended(void)
{
    return atomic_exchange(&is_suspended, false);
}

bool signals_continued(void)
{
    return atomic_exchange(&is_continued, false);
}

int signals_end(void)
{
    return atomic_load(&ending_signal);
}

void signals_stop_here(void)
{
    struct sigaction stop = {.sa_handler = SIG_DFL}, own;
    sigemptyset(&stop.sa_mask);
    sigaction(SIGTSTP, &stop, &own);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &own, NULL);
}

static sigset_t mask_before;

void signals_hold(void)
{
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &mask_before);
}

void signals_let_go(void)
{
    pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
}
