/* bench_set.h: the puzzles that a benchmark runs on: a named set, or those puzzles of a file that are as large as its
 * first. */
#ifndef CLI_BENCH_SET_H
#define CLI_BENCH_SET_H

#include <nonet.h>
#include <stdbool.h>

struct bench_set {
    const char *name;
    size_t count;
    nonet_layout *layout;
    size_t stride;         /* cells of a puzzle */
    uint8_t *cells;        /* of all puzzles */
    nonet_verdict verdict; /* of each puzzle; NONET_VERDICT_UNKNOWN: they differ */
    uint64_t *expected;    /* in that case the count of each up to a limit, from bench_set_expect; or NULL */
};

/* Make `count` puzzles of the set with this name, fewer if stopped; `stop` may be NULL. False: there is no such set. */
bool bench_set_make(struct bench_set *set, const char *name, uint64_t seed, size_t count, nonet_stop *stop);

/* The plain puzzles of a file. False after a message. */
bool bench_set_read(struct bench_set *set, const char *file);

/* Let the search engine find `expected` where the verdict is not known. False: a signal came. */
bool bench_set_expect(struct bench_set *set, uint64_t limit, nonet_stop *stop);

void bench_set_free(struct bench_set *set);

#endif
