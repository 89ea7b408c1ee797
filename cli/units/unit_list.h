/* unit_list.h: work cut into numbered units. A unit is all that is needed to do it, wherever and by whomever: a range of bytes of one
 * file, which begins and ends where a reader that knows nothing of the text before can begin and end; or, where puzzles are made,
 * a range of their numbers. `number` and `line` let its answers say what they say in a run over everything.
 *
 *     list     unit_cuts.h         a command's input -> the list of units
 *     plan     unit_plan.h         the list, with what it is for: command, options, input
 *     do one   run/pipeline.h      (or generate/generate_all.h): its answers, and a record of what is to be told of them
 *     keep     unit_journal.h      answers and record of each, in a folder; unit_answer.h is the file of one
 *     deal     unit_work.h         who does which: the units of a shard, one after the other
 *
 * Another dealer (MPI) needs `list` once, and then `do one` and `keep` for each unit that it is dealt. */
#ifndef CLI_UNIT_LIST_H
#define CLI_UNIT_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct unit {
    size_t source;    /* which of the operands it is in, from 0 */
    uint64_t offset;  /* of its first byte there */
    uint64_t bytes;   /* 0: the operand is the puzzle itself, or nothing is read */
    uint64_t line;    /* lines of the file before it */
    uint64_t number;  /* puzzles before it, in all */
    uint64_t in_file; /* puzzles of the file before it */
    uint64_t count;   /* puzzles in it */
    uint64_t part;    /* of a puzzle whose work is cut itself: which part, from 0 */
    uint64_t parts;   /* of so many; 0: it is not cut */
    bool after_block; /* the answer before it takes several lines */
    uint64_t sum;     /* checksum of its bytes */
};

struct unit_list {
    struct unit *units;
    size_t count, room;
};

void unit_list_add(struct unit_list *list, const struct unit *unit);
void unit_list_free(struct unit_list *list);

/* Cut `count` numbers, from `first` on (from 0), into units of `size`. */
void unit_list_numbers(struct unit_list *list, uint64_t first, uint64_t count, uint64_t size);

#endif
