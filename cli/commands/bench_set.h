/* bench_set.h: the puzzles that a benchmark runs on: a named set, or the puzzles of a file that have the size of
 * its first. */
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
    uint64_t *expected;    /* then: the count of each up to a limit, by bench_set_expect; or NULL */
};

/* Make `count` puzzles of the set of this name, fewer if a stop comes; `stop` may be NULL. False: there is no
 * such set. */
bool bench_set_make(struct bench_set *set, const char *name, uint64_t seed, size_t count, nonet_stop *stop);

/* The plain puzzles of a file. False after a message. */
bool bench_set_read(struct bench_set *set, const char *file);

/* Ask the search engine for `expected`, where the verdict is not known. False: a signal came. */
bool bench_set_expect(struct bench_set *set, uint64_t limit, nonet_stop *stop);

void bench_set_free(struct bench_set *set);

#endif
