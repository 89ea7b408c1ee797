/* play_records.h: games that were played, in a database: numbers and best times for each level and size. */
#ifndef TUI_PLAY_RECORDS_H
#define TUI_PLAY_RECORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct records;

/* One game. */
struct record {
    const char *name; /* unique: recording a game again replaces the old record */
    int box_rows, box_columns;
    const char *level; /* "hard", or "" = not known */
    bool is_solved;    /* by the player: not given up */
    bool is_timed;
    uint64_t time_ms;
    uint32_t hints, reveals, checks, mistakes;
};

/* Open the database, making it if there is none. NULL: it cannot be used, and `problem` (of `size` bytes) says why. Else
 * `problem` is "", or says that it was damaged and how many games could be read. */
struct records *records_open(const char *path, char *problem, size_t size);
void records_close(struct records *records);

/* Keep a game. False: it could not be written, and `problem` says why. */
bool records_put(struct records *records, const struct record *record, char *problem, size_t size);

/* The rank of a recorded game by time, among those of its level and size that were solved without help. */
struct record_place {
    int place, count; /* place 0: it is not among them */
};

struct record_place records_place(struct records *records, const struct record *record);

/* A solved game whose time counts. */
struct record_time {
    const char *level;
    int box_rows, box_columns;
    const char *day; /* when it was first recorded: "2026-11-19 20:15:00" */
    uint64_t time_ms;
};

/* Call `visit` with the times of all solved games that were timed, in the order of the totals; of the same level and size the
 * oldest first. False: the database cannot be read. */
bool records_times(struct records *records, void (*visit)(void *context, const struct record_time *time),
                   void *context);

/* All games of a level and a size together. */
struct record_total {
    const char *level;
    int box_rows, box_columns;
    int played, solved, without_help;
    int64_t best_ms, mean_ms; /* best without help, mean of all solved; -1 = none was timed */
};

/* Call `visit` with the totals, small boards first, then easy levels first. False: the database cannot be read. */
bool records_totals(struct records *records, void (*visit)(void *context, const struct record_total *total),
                    void *context);

#endif
