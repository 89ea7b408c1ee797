/* interrupt.c: see interrupt.h. The handler sets the library's stop flag and writes a byte into a pipe, which ends both
 * kinds of waiting, for a solver and for input, so that no signal can get lost in between. */
#include "system/interrupt.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/time.h>
#include <unistd.h>

#include "system/clock.h"
#include "system/messages.h"

static const int watched_signals[] = {SIGINT, SIGTERM};
enum { WATCHED_SIGNALS = sizeof watched_signals / sizeof *watched_signals };

/* Wrappers such as timeout(1) signal us and then our process group: that counts as one signal, not two. */
enum { SECOND_SIGNAL_NANOSECONDS = 200 * 1000 * 1000 };

static atomic_int received_signal;
static uint64_t first_signal_time;
static nonet_stop *stop_switch;
static int wake_pipe[2]; /* 0, 0: not made yet */

static void stop_in_good_order(int number)
{
    atomic_store(&received_signal, number);
    first_signal_time = clock_nanoseconds();
    nonet_stop_now(stop_switch);
    const ssize_t written = write(wake_pipe[1], "", 1);
    (void)written; /* the pipe is empty, this cannot fail */
}

/* Only the main thread runs this. */
static void handle_signal(int number)
{
    const int saved_errno = errno;
    if (interrupt_signal() == 0) {
        stop_in_good_order(number);
    } else if (clock_nanoseconds() - first_signal_time > SECOND_SIGNAL_NANOSECONDS) {
        signal(number, SIG_DFL);
        raise(number);
    }
    errno = saved_errno;
}

/* Signals that the caller ignores (nohup, background jobs of a shell) stay ignored. */
static void watch_signal(int number)
{
    struct sigaction action = {0};
    sigaction(number, NULL, &action);
    if (action.sa_handler == SIG_IGN) return;
    action.sa_handler = handle_signal;
    action.sa_flags = 0; /* no SA_RESTART: opening a pipe without a writer must be interrupted, too */
    sigaction(number, &action, NULL);
}

static void make_wake_pipe(void)
{
    if (pipe(wake_pipe) != 0) fatal("cannot make a pipe");
    for (int end = 0; end < 2; end++) fcntl(wake_pipe[end], F_SETFD, FD_CLOEXEC);
}

void interrupt_watch(nonet_stop *stop)
{
    stop_switch = stop;
    if (!wake_pipe[1]) make_wake_pipe();
    for (int index = 0; index < WATCHED_SIGNALS; index++) watch_signal(watched_signals[index]);
}

static void stop_for_time(int number)
{
    (void)number;
    nonet_stop_now(stop_switch);
}

/* An alarm needs no thread that waits for it. */
void interrupt_after(uint64_t milliseconds)
{
    assert(stop_switch);
    const struct sigaction action = {.sa_handler = stop_for_time, .sa_flags = SA_RESTART};
    const struct itimerval once = {
        .it_value = {.tv_sec = (time_t)(milliseconds / 1000), .tv_usec = (suseconds_t)(milliseconds % 1000 * 1000)}};
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &once, NULL); /* refuses only centuries, which are no limit */
}

int interrupt_signal(void)
{
    return atomic_load(&received_signal);
}

static void mask_signals(int how)
{
    sigset_t set;
    sigemptyset(&set);
    for (int index = 0; index < WATCHED_SIGNALS; index++) sigaddset(&set, watched_signals[index]);
    pthread_sigmask(how, &set, NULL);
}

void interrupt_forget(void)
{
    char byte;
    if (!interrupt_signal()) return;
    mask_signals(SIG_BLOCK);
    while (read(wake_pipe[0], &byte, 1) < 0 && errno == EINTR) continue; /* the handler wrote one */
    nonet_stop_clear(stop_switch);
    atomic_store(&received_signal, 0);
    mask_signals(SIG_UNBLOCK);
}

int interrupt_descriptor(void)
{
    assert(wake_pipe[1]); /* interrupt_watch was called */
    return wake_pipe[0];
}
