/* unit_work.h: the units of a shard, one after the other: those whose answers are not kept yet are done, and their answers kept; without
 * a journal, all of them, and their answers go to standard output. */
#ifndef CLI_UNIT_WORK_H
#define CLI_UNIT_WORK_H

#include <nonet.h>

#include "units/unit_journal.h"
#include "units/unit_options.h"

/* Where the answers of a unit go, and how far the shard is. */
struct unit_output {
    nonet_text_sink *text;
    void *context;
    struct buffer *record;    /* what is to be told of them */
    double part_before, part; /* of the shard, before this unit and by it */
};

enum unit_end {
    UNIT_DONE,
    UNIT_STOPPED, /* by a signal */
    UNIT_FAILED,  /* after a message, or because the output wants no more */
};

/* How a command works in units. */
struct unit_work {
    const struct unit_options *options;
    char *const *operands; /* that its units are of; none: numbers */
    const char *header;    /* lines before all answers, or NULL */
    bool drops_forms;      /* see struct unit_plan */
    uint64_t size;         /* puzzles in a unit, unless the options say so */
    void *context;
    /* The list of units; `size`: as it shall be. False after a message. */
    bool (*list)(void *context, uint64_t size, struct unit_list *list);
    /* Do one. */
    enum unit_end (*run)(void *context, const struct unit *unit, const struct unit_output *output);
    /* Without a journal: what is to be told of a unit; and the end. Returns the exit code. */
    bool (*tell)(void *context, const struct unit *unit, const struct buffer *record);
    int (*close)(void *context);
};

/* Returns the exit code. With a journal: 0 if all units of the shard are kept, whatever their answers are. */
int unit_work_run(const struct unit_work *work);

#endif
