/* unit_cuts.h: the input of a command, cut into units. */
#ifndef CLI_UNIT_CUTS_H
#define CLI_UNIT_CUTS_H

#include "input/task.h"
#include "units/unit_list.h"

/* How to cut. */
struct unit_cutter {
    const nonet_reader_settings *reader;
    char *const *operands;
    uint64_t size; /* puzzles in a unit */
    const void *settings;
    bool (*is_block)(const void *settings, const struct task *task); /* as in struct job, or NULL */
    bool answers_lines;                                              /* plain lines need not be looked at one by one */
    uint64_t (*parts)(const void *settings,
                      const struct task *task); /* of the work on one puzzle; or NULL: it is not cut */
};

/* False after a message: something cannot be read, or a signal came. */
bool unit_cuts_make(const struct unit_cutter *cutter, struct unit_list *list);

#endif
