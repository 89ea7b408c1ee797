/* unit_plan.h: what a journal is for (command, version, options, input), and its units; a text of lines, which docs/cluster.md
 * describes. Whoever makes the plan of the same work gets the same text, so that comparing it tells a foreign journal. */
#ifndef CLI_UNIT_PLAN_H
#define CLI_UNIT_PLAN_H

#include "system/buffer.h"
#include "units/unit_list.h"

struct unit_plan {
    struct buffer identity; /* its first lines, up to the first that is about units */
    struct buffer header;   /* lines before all answers */
    uint64_t size;          /* puzzles in a unit, about */
    bool
        drops_forms; /* puzzles are cut into parts, and of what is equivalent in all of them only the first is an answer */
    struct unit_list list;
    uint64_t id; /* checksum of the whole text */
};

/* Describe the run at hand: the command line as it was read last, and its operands. False after a message: an operand, or a file
 * that an option names, cannot be the same for every shard. */
bool unit_plan_identify(struct unit_plan *plan, char *const *operands);

/* The whole plan as text; sets plan->id. */
void unit_plan_write(struct unit_plan *plan, struct buffer *text);

/* The same back, into an empty plan. False: it is damaged. */
bool unit_plan_read(struct unit_plan *plan, const char *text, size_t length);

/* Line number `index` (from 0) of those of the identity that begin with this word: what follows it, or false. The text is added. */
bool unit_plan_value(const struct unit_plan *plan, const char *word, size_t index, struct buffer *value);

/* "nonet rate --scale se puzzles.txt (1234 bytes)": what it is for. */
void unit_plan_describe(const struct unit_plan *plan, struct buffer *text);

/* "lines 1 to 25 of puzzles.txt", "puzzles 101 to 200": where a unit is. */
void unit_plan_place(const struct unit_plan *plan, size_t unit, struct buffer *text);

void unit_plan_free(struct unit_plan *plan);

#endif
