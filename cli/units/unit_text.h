/* unit_text.h: the text of a unit, read from its file and compared with what was there when the units were made. */
#ifndef CLI_UNIT_TEXT_H
#define CLI_UNIT_TEXT_H

#include "input/input.h"
#include "system/checksum.h"
#include "units/unit_list.h"

struct unit_text {
    struct input_part part; /* for input_take_part */
    const struct unit *unit;
    const char *operand;
    int descriptor;
    uint64_t read;
    struct checksum sum;
    char *chunk; /* stays from unit to unit */
};

/* `unit` has bytes of the file `name`, or none: then this is the puzzle itself. Both are kept. The text is zero before the first one. */
void unit_text_begin(struct unit_text *text, const struct unit *unit, const char *name);
void unit_text_end(struct unit_text *text);

void unit_text_free(struct unit_text *text);

#endif
