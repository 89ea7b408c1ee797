/* stop_latency.c: how much processor time a command takes after it was told to end.
 *
 *     stop_latency NONET SCRATCH FILE...     a kind of boards in each FILE, one a line; SCRATCH: a folder
 *
 * Each command runs on each board, again and again: with a time limit (--timeout), and without one, but interrupted
 * (SIGINT), each of MOMENTS after the start. What counts is the processor time of the program from that moment to its
 * end, exit included. Runs that end before the moment say nothing. `make bench-stop` prints the table of bench/README.md:
 * the longest of each command and kind, in milliseconds, after the limit and after the signal. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_ARGUMENTS = 32, MOST_LINE = 1 << 16, PATIENCE_MS = 20000 };

static const int moments_ms[] = {20, 60, 140, 320, 700, 1500};
enum { MOMENTS = sizeof moments_ms / sizeof *moments_ms };

struct tried_command {
    const char *arguments;
    int sides[2];       /* of boards that it takes, from and to; 0, 0: it takes no board */
    bool has_no_limit;  /* of time, or one for each of its parts */
    bool takes_a_proof; /* made before */
};

static const struct tried_command commands[] = {
    {"solve -j1", {2, 64}, false, false},
    {"solve -j2", {2, 64}, false, false},
    {"solve -j1 --engine search --propagate fish", {2, 64}, false, false},
    {"solve -j1 --engine learn", {2, 64}, false, false},
    {"solve -j1 --all", {2, 64}, false, false},
    {"count -j1", {2, 64}, false, false},
    {"check -j1 --minimal", {2, 64}, false, false},
    {"check --proof @proof", {2, 64}, false, false},
    {"verify @proof", {2, 64}, false, true},
    {"compare", {2, 64}, true, false},
    {"explain -j1 --with extreme", {2, 25}, false, false},
    {"explain -j1 --like hodoku", {2, 25}, false, false},
    {"explain -j1 --path shortest", {2, 25}, false, false},
    {"explain -j1 --technique extreme", {2, 25}, false, false},
    {"hint -j1 --cell r1c1 --with extreme", {2, 25}, false, false},
    {"rate -j1 --scale all", {9, 9}, false, false},
    {"rate -j1 --scale nonet", {2, 25}, false, false},
    {"minimize -j1", {2, 64}, false, false},
    {"minimize -j1 --all", {2, 64}, false, false},
    {"canon -j1", {2, 9}, false, false},
    {"vicinity -j1 --exact --remove 2 --add 2", {2, 64}, false, false},
    {"generate -j1 -n 1000000", {0, 0}, false, false},
    {"generate -j1 -n 1000 --level extreme", {0, 0}, false, false},
    {"generate -j1 -n 1000 --rating 9.0..", {0, 0}, false, false},
    {"generate -j1 -n 1000 --technique fish", {0, 0}, false, false},
    {"generate -j1 -n 1000 --clues ..19", {0, 0}, false, false},
    {"generate -j1 -n 1000 --pattern @pattern --level hard", {0, 0}, false, false},
    {"generate -j1 -n 1000 --size 16 --level extreme", {0, 0}, false, false},
    {"generate -j1 -n 1000 --size 25", {0, 0}, false, false},
    {"generate -j1 -n 1000 --size 25 --level hard", {0, 0}, false, false},
    {"generate -j1 -n 1000 --size 16 --weights", {0, 0}, false, false},
    {"bench", {0, 0}, true, false},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const char *nonet;

static void give_up(const char *what)
{
    perror(what);
    exit(2);
}

static double seconds_of(clockid_t clock)
{
    struct timespec now;
    if (clock_gettime(clock, &now) != 0) return -1;
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* ---- one run ------------------------------------------------------------------------------------- */

/* The arguments of a command, divided at blanks. */
struct argument_list {
    char text[512];
    const char *each[MOST_ARGUMENTS];
    int count;
};

static void add_argument(struct argument_list *list, const char *argument)
{
    list->each[list->count++] = argument;
    list->each[list->count] = NULL;
}

/* @NAME is a file in the scratch folder, which becomes the working folder. */
static void divide_arguments(struct argument_list *list, const char *arguments)
{
    snprintf(list->text, sizeof list->text, "%s", arguments);
    list->count = 0;
    add_argument(list, nonet);
    for (char *word = strtok(list->text, " "); word; word = strtok(NULL, " "))
        add_argument(list, word + (*word == '@'));
}

static void write_pattern(void)
{
    FILE *const file = fopen("pattern", "w");
    if (!file) give_up("pattern");
    for (int cell = 0; cell < 81; cell++) fprintf(file, "%c%s", cell % 2 ? '.' : 'x', cell % 9 == 8 ? "\n" : "");
    fclose(file);
}

/* The children wait for each other's processor rather than this program, which has to look at the right moment. */
static pid_t start(const struct argument_list *list)
{
    const pid_t child = fork();
    if (child < 0) give_up("fork");
    if (child) return child;
    signal(SIGINT, SIG_DFL); /* jobs in the background ignore it */
    const int nothing = open("/dev/null", O_RDWR);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(nothing, descriptor);
    if (nice(5) == -1 && errno) _exit(127);
    execv(nonet, (char *const *)(size_t)list->each);
    _exit(127);
}

static void sleep_until(double moment)
{
    const struct timespec time = {(time_t)moment, (long)((moment - (double)(time_t)moment) * 1e9)};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL) == EINTR) continue;
}

/* Processor seconds of the child when it has ended; one that does not end is killed. */
static double wait_for(pid_t child)
{
    struct rusage used;
    const double latest = seconds_of(CLOCK_MONOTONIC) + PATIENCE_MS / 1e3;
    int status;
    pid_t ended;
    while ((ended = wait4(child, &status, WNOHANG, &used)) == 0) {
        if (seconds_of(CLOCK_MONOTONIC) > latest) kill(child, SIGKILL);
        usleep(500);
    }
    if (ended < 0) give_up("wait4");
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

/* Milliseconds of processor time after the moment; below 0: it had ended before. */
static double run_beyond(const struct argument_list *list, int moment_ms, bool interrupts)
{
    clockid_t clock;
    const double began = seconds_of(CLOCK_MONOTONIC);
    const pid_t child = start(list);
    if (clock_getcpuclockid(child, &clock) != 0) give_up("clock_getcpuclockid");
    sleep_until(began + moment_ms / 1e3);
    const double before = seconds_of(clock);
    int status;
    const bool has_ended = waitpid(child, &status, WNOHANG) == child;
    if (has_ended) return -1;
    if (interrupts) kill(child, SIGINT);
    return (wait_for(child) - before) * 1e3;
}

/* ---- a command and a kind of boards -------------------------------------------------------------- */

/* Below 0: there was none. */
struct longest_times {
    double limit, signal;
};

static void note_time(double *longest, double time)
{
    if (time > *longest) *longest = time;
}

static void try_moments(const struct tried_command *command, const char *board, struct longest_times *longest)
{
    for (int index = 0; index < MOMENTS; index++) {
        struct argument_list list;
        char limit[32];
        divide_arguments(&list, command->arguments);
        if (board && !command->takes_a_proof) add_argument(&list, board);
        note_time(&longest->signal, run_beyond(&list, moments_ms[index], true));
        if (command->has_no_limit) continue;
        snprintf(limit, sizeof limit, "%.3f", moments_ms[index] / 1e3);
        add_argument(&list, "-t");
        add_argument(&list, limit);
        note_time(&longest->limit, run_beyond(&list, moments_ms[index], false));
    }
}

static void make_proof(const char *board)
{
    struct argument_list list;
    divide_arguments(&list, "check --proof @proof");
    add_argument(&list, board);
    add_argument(&list, "-t");
    add_argument(&list, "10");
    wait_for(start(&list));
}

static void print_time(double time)
{
    if (time >= 0) printf("%.0f", time);
    printf(" | ");
}

static void print_times(const struct tried_command *command, const char *kind, const struct longest_times *longest)
{
    if (longest->limit < 0 && longest->signal < 0) return; /* it is too quick */
    printf("| %s | %s | ", command->arguments, kind);
    print_time(longest->limit);
    print_time(longest->signal);
    printf("\n");
    fflush(stdout);
}

/* A line is made of numbers, or of characters. */
static int side_of(const char *line)
{
    int cells = 0, side = 1;
    const bool has_blanks = strchr(line, ' ');
    for (const char *at = line; *at; at++) cells += *at != ' ' && (!has_blanks || at == line || at[-1] == ' ');
    while (side * side < cells) side++;
    return side;
}

static void try_kind(const struct tried_command *command, const char *name)
{
    static char line[MOST_LINE];
    struct longest_times longest = {-1, -1};
    FILE *const file = fopen(name, "r");
    if (!file) give_up(name);
    bool is_taken = false;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        const int side = side_of(line);
        if (side < command->sides[0] || side > command->sides[1]) continue;
        if (command->takes_a_proof) make_proof(line);
        try_moments(command, line, &longest);
        is_taken = true;
    }
    fclose(file);
    const char *const slash = strrchr(name, '/');
    if (is_taken) print_times(command, slash ? slash + 1 : name, &longest);
}

int main(int count, char **arguments)
{
    if (count < 4) return fprintf(stderr, "usage: stop_latency NONET SCRATCH FILE...\n"), 2;
    nonet = arguments[1];
    if (chdir(arguments[2]) != 0) give_up(arguments[2]);
    write_pattern();
    printf("| command | boards | limit, ms | signal, ms |\n|---|---|---|---|\n");
    for (int index = 0; index < COMMANDS; index++) {
        struct longest_times longest = {-1, -1};
        for (int kind = 3; kind < count && commands[index].sides[1]; kind++)
            try_kind(&commands[index], arguments[kind]);
        if (commands[index].sides[1]) continue;
        try_moments(&commands[index], NULL, &longest);
        print_times(&commands[index], "", &longest);
    }
    return 0;
}
