/* step_marks.h: what part each candidate of a board has in a step, for pictures. */
#ifndef CLI_STEP_MARKS_H
#define CLI_STEP_MARKS_H

#include <stdint.h>

#include <nonet.h>

/* From MARK_SET on: a member of the step's set number mark - MARK_SET, as far as letters go; from
 * MARK_REMOVED_OF_SET on: a member that is removed. */
enum {
    MARK_NONE,
    MARK_PLACED,
    MARK_REMOVED,
    MARK_FIN,
    MARK_TRUE, /* by a chain */
    MARK_FALSE,
    MARK_OPEN, /* true by one statement, false by another */
    MARK_PATTERN,
    MARK_SET,
    MARK_REMOVED_OF_SET = MARK_SET + 26,
    MARKS = MARK_REMOVED_OF_SET + 26
};

/* The marks of all candidates, [cell * side + value - 1]; `step` may be NULL. Free it. */
uint8_t *make_step_marks(const nonet_layout *layout, const nonet_step *step);

/* What the step's set is called in its text: "pivot", "blue", "set A". */
const char *step_set_name(const nonet_step *step, size_t set);

#endif
