/* agree.c: agree COUNT SEED [FILE]...: do all engines give the same answers?
 *
 * COUNT random puzzles (puzzles.h), or the lines of the files, are answered by every engine that this
 * processor can run (engines.h) and compared with the search engine: how many solutions, up to 2; the
 * solution itself where there is one; and that whatever is shown is a solution. For some of them, and for
 * all from files, also the first of several solutions and the counts up to a higher limit. Each difference is a line
 * with the puzzle; any makes the exit code 1.
 *
 * All processors work, each on a portion at a time; what a portion holds does not depend on that. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/random.h"
#include "engines.h"
#include "puzzles.h"

enum { PORTIONS_FOR_ONE_MORE = 250, HIGHEST_LIMIT = 1000, MOST_THREADS = 64 };

/* What the threads share. */
struct contest {
    pthread_mutex_t lock;
    uint64_t seed, left, portions; /* random puzzles to come, portions handed out */
    char **files;                  /* still to be read, NULL after the last */
    FILE *file;
    uint64_t none, clashing, one, several, more, differences;
    bool has_failed;
};

struct worker {
    struct contest *contest;
    struct puzzle_maker *maker;
    nonet_layout *layout;
    struct engine *engines[MOST_ENGINES + 1];
    uint64_t portion; /* its number */
    bool asks_more;   /* also for the first solution, and for higher counts */
    struct question question;
    struct answers expected, answers;
};

/* ---- portions ---------------------------------------------------------------------------------- */

static bool read_puzzle(const char *line, uint8_t *cells)
{
    if (strspn(line, ".0123456789") < 81) return false;
    for (int cell = 0; cell < 81; cell++) cells[cell] = (uint8_t)(line[cell] == '.' ? 0 : line[cell] - '0');
    return true;
}

/* The next lines of the files; 0 puzzles: the end. */
static void read_portion(struct contest *contest, struct question *question)
{
    char line[1000];
    question->count = 0;
    while (question->count < MOST_PUZZLES && (contest->file || *contest->files)) {
        if (!contest->file && !(contest->file = fopen(*contest->files, "r"))) {
            perror(*contest->files++);
            contest->has_failed = true;
        } else if (fgets(line, sizeof line, contest->file)) {
            question->count += read_puzzle(line, question->puzzles[question->count]);
        } else {
            fclose(contest->file);
            contest->file = NULL;
            contest->files++;
        }
    }
}

/* Random puzzles first, then those of the files. */
static bool take_portion(struct worker *worker)
{
    struct contest *const contest = worker->contest;
    struct question *const question = &worker->question;
    pthread_mutex_lock(&contest->lock);
    const bool is_random = contest->left > 0;
    worker->portion = contest->portions++;
    worker->asks_more = !is_random || worker->portion % PORTIONS_FOR_ONE_MORE == 0;
    if (is_random) {
        question->count = contest->left < MOST_PUZZLES ? (int)contest->left : MOST_PUZZLES;
        contest->left -= (uint64_t)question->count;
    } else {
        read_portion(contest, question);
    }
    pthread_mutex_unlock(&contest->lock);
    if (is_random &&
        !puzzle_maker_make(worker->maker, contest->seed, worker->portion, question->puzzles, question->count)) {
        fputs("agree: the puzzles cannot be made\n", stderr);
        exit(2);
    }
    return question->count > 0;
}

/* ---- comparing --------------------------------------------------------------------------------- */

/* What is wrong with an answer, or NULL. */
static const char *find_fault(struct worker *worker, const struct engine *engine, int at)
{
    const struct answers *const expected = &worker->expected, *const answers = &worker->answers;
    uint8_t cells[81];
    memcpy(cells, worker->question.puzzles[at], sizeof cells);
    const nonet_position position = {worker->layout, cells, NULL, NULL};
    if (answers->counts[at] != expected->counts[at]) return "another count";
    if (answers->counts[at] == 0) return NULL;
    if (!nonet_position_accepts(&position, answers->solutions[at])) return "no solution";
    const bool is_certain =
        expected->counts[at] == 1 || (worker->question.wants_first && engine_knows_the_first(engine));
    if (is_certain && memcmp(answers->solutions[at], expected->solutions[at], 81) != 0) return "another solution";
    return NULL;
}

static void report(const struct worker *worker, const struct engine *engine, int at, const char *fault)
{
    char line[82] = "";
    for (int cell = 0; cell < 81; cell++) line[cell] = ".123456789"[worker->question.puzzles[at][cell]];
    printf("%s: %s: %s: %llu solutions, expected %llu (limit %llu)\n", engine_name(engine), line, fault,
           (unsigned long long)worker->answers.counts[at], (unsigned long long)worker->expected.counts[at],
           (unsigned long long)worker->question.limit);
}

/* Ask every engine, the reference first; returns how many answers differ. */
static uint64_t ask_all(struct worker *worker, uint64_t limit, bool wants_first)
{
    uint64_t differences = 0;
    worker->question.limit = limit;
    worker->question.wants_first = wants_first;
    for (int number = 0; worker->engines[number]; number++) {
        struct engine *const engine = worker->engines[number];
        if (!engine_answer(engine, &worker->question, &worker->answers)) {
            printf("%s: failed\n", engine_name(engine));
            differences++;
            continue;
        }
        if (number == 0) worker->expected = worker->answers;
        for (int at = 0; at < worker->question.count; at++) {
            const char *const fault = find_fault(worker, engine, at);
            if (!fault) continue;
            report(worker, engine, at, fault);
            differences++;
        }
    }
    return differences;
}

static void add_up(struct worker *worker, uint64_t differences)
{
    struct contest *const contest = worker->contest;
    const struct answers *const answers = &worker->expected;
    pthread_mutex_lock(&contest->lock);
    for (int at = 0; at < worker->question.count; at++) {
        contest->none += answers->counts[at] == 0;
        contest->clashing += answers->has_clash[at];
        contest->one += answers->counts[at] == 1;
        contest->several += answers->counts[at] > 1;
        contest->more += worker->asks_more;
    }
    contest->differences += differences;
    pthread_mutex_unlock(&contest->lock);
}

/* ---- threads ----------------------------------------------------------------------------------- */

static void *work(void *context)
{
    struct worker *const worker = context;
    while (take_portion(worker)) {
        struct nn_random random = nn_random_begin(~worker->contest->seed, worker->portion);
        const uint64_t high = 3 + (uint64_t)nn_random_below(&random, HIGHEST_LIMIT - 2);
        uint64_t differences = ask_all(worker, 2, false);
        if (worker->asks_more) differences += ask_all(worker, 2, true) + ask_all(worker, high, false);
        add_up(worker, differences);
    }
    return NULL;
}

static struct worker *worker_new(struct contest *contest)
{
    struct worker *worker = calloc(1, sizeof *worker);
    if (!worker) return NULL;
    worker->contest = contest;
    worker->maker = puzzle_maker_new();
    for (int number = 0; number < MOST_ENGINES; number++)
        if (!(worker->engines[number] = engine_new(number))) break;
    if (worker->maker && worker->engines[0] && nonet_layout_new(3, 3, &worker->layout) == NONET_OK) return worker;
    fputs("agree: no memory\n", stderr);
    exit(2);
}

static void worker_free(struct worker *worker)
{
    for (int number = 0; worker->engines[number]; number++) engine_free(worker->engines[number]);
    puzzle_maker_free(worker->maker);
    nonet_layout_free(worker->layout);
    free(worker);
}

static void run(struct contest *contest)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    const int count = processors < 1 ? 1 : processors < MOST_THREADS ? (int)processors : MOST_THREADS;
    struct worker *workers[MOST_THREADS];
    pthread_t threads[MOST_THREADS];
    for (int at = 0; at < count; at++) {
        workers[at] = worker_new(contest);
        if (pthread_create(&threads[at], NULL, work, workers[at]) != 0) exit(2);
    }
    for (int at = 0; at < count; at++) {
        pthread_join(threads[at], NULL);
        if (at > 0) worker_free(workers[at]);
    }
    for (int number = 0; workers[0]->engines[number]; number++)
        printf("%s%s", number ? ", " : "", engine_name(workers[0]->engines[number]));
    worker_free(workers[0]);
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fputs("usage: agree COUNT SEED [FILE]...\n", stderr);
        return 2;
    }
    struct contest contest = {.lock = PTHREAD_MUTEX_INITIALIZER,
                              .left = strtoull(argv[1], NULL, 10),
                              .seed = strtoull(argv[2], NULL, 10),
                              .files = argv + 3};
    run(&contest);
    printf(": %llu puzzles (%llu with one solution, %llu with several, %llu with none, %llu of these "
           "with clashing givens), %llu asked for more, %llu differences\n",
           (unsigned long long)(contest.one + contest.several + contest.none), (unsigned long long)contest.one,
           (unsigned long long)contest.several, (unsigned long long)contest.none, (unsigned long long)contest.clashing,
           (unsigned long long)contest.more, (unsigned long long)contest.differences);
    return contest.differences || contest.has_failed;
}
