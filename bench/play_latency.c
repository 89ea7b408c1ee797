/* play_latency.c: how long a player waits. nonet play runs on its own terminal; the time counts from the key to the
 * last byte of the answer that a terminal would receive.
 *
 *     play_latency NONET PUZZLE HARD...     PUZZLE: for starting and for keys; HARD: for hints
 *
 * `make bench-play` takes a 16x16 puzzle and extreme 9x9 ones. */
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { STARTS = 20, KEYS = 500, QUIET_MS = 120, MOST_TIMES = 1000 };

struct times {
    double ms[MOST_TIMES];
    int count;
};

static double now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* Everything up to a silence. The time of the last byte, or 0 if there was none. */
static double read_answer(int terminal)
{
    char bytes[65536];
    double last = 0;
    for (;;) {
        struct pollfd source = {.fd = terminal, .events = POLLIN};
        if (poll(&source, 1, QUIET_MS) <= 0 || read(terminal, bytes, sizeof bytes) <= 0) return last;
        last = now_ms();
    }
}

static pid_t start(const char *program, const char *puzzle, int *terminal)
{
    struct winsize size = {.ws_row = 24, .ws_col = 80};
    const pid_t child = forkpty(terminal, NULL, NULL, &size);
    if (child < 0) exit(2);
    if (child) return child;
    setenv("TERM", "xterm-256color", 1);
    execl(program, "nonet", "play", "--no-timer", puzzle, (char *)NULL);
    _exit(127);
}

static void stop(pid_t child, int terminal)
{
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    close(terminal);
}

static void add_time(struct times *times, double began, double ended)
{
    if (ended && times->count < MOST_TIMES) times->ms[times->count++] = ended - began;
}

static int compare_times(const void *one, const void *other)
{
    const double first = *(const double *)one, second = *(const double *)other;
    return (first > second) - (first < second);
}

static void report(const char *what, struct times *times)
{
    qsort(times->ms, (size_t)times->count, sizeof *times->ms, compare_times);
    if (!times->count) exit(1);
    printf("%-10s %4d times, ms: median %.2f, 99%% %.2f, longest %.2f\n", what, times->count,
           times->ms[times->count / 2], times->ms[times->count * 99 / 100], times->ms[times->count - 1]);
}

static void time_starts(const char *program, const char *puzzle)
{
    static struct times times;
    for (int run = 0; run < STARTS; run++) {
        int terminal;
        const double began = now_ms();
        const pid_t child = start(program, puzzle, &terminal);
        add_time(&times, began, read_answer(terminal));
        stop(child, terminal);
    }
    report("start", &times);
}

static double press(int terminal, const char *key)
{
    const double began = now_ms();
    if (write(terminal, key, strlen(key)) < 0) exit(2);
    const double ended = read_answer(terminal);
    return ended ? ended - began : 0;
}

/* Moving, entering, marks, undo; keys that change nothing are not counted. */
static void time_keys(const char *program, const char *puzzle)
{
    static const char *const keys[] = {"h", "j", "k", "l", "1", "2", "7", "9",     "A",
                                       "C", "a", "u", "m", " ", "x", "w", "\033OA"};
    static struct times times;
    uint32_t state = 1;
    int terminal;
    const pid_t child = start(program, puzzle, &terminal);
    read_answer(terminal);
    for (int run = 0; run < KEYS; run++) {
        state = state * 1664525 + 1013904223;
        const double taken = press(terminal, keys[(state >> 16) % (sizeof keys / sizeof *keys)]);
        if (taken > 0) add_time(&times, 0, taken);
    }
    stop(child, terminal);
    report("key", &times);
}

static void time_hints(const char *program, char *const *puzzles)
{
    static struct times times;
    for (; *puzzles; puzzles++) {
        int terminal;
        const pid_t child = start(program, *puzzles, &terminal);
        read_answer(terminal);
        const double taken = press(terminal, "i");
        if (taken > 0) add_time(&times, 0, taken);
        stop(child, terminal);
    }
    report("hint", &times);
}

int main(int argc, char **argv)
{
    if (argc < 4) return 2;
    time_starts(argv[1], argv[2]);
    time_keys(argv[1], argv[2]);
    time_hints(argv[1], argv + 3);
    return 0;
}
