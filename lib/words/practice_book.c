/* practice_book.c: positions to practise techniques on (practice_positions.h).
 *
 * The rows of a technique stand together; the first of them is looked for. */
#include <stddef.h>

#include "technique/technique.h"

struct practice_row {
    enum nn_technique technique;
    const char *position;
};

static const struct practice_row rows[] = {
#define POSITION(id, position) {NN_##id, position},
#include "words/practice_positions.h"
#undef POSITION
};
enum { POSITIONS_IN_BOOK = sizeof rows / sizeof rows[0] };

const char *nonet_technique_position(int technique, size_t index)
{
    size_t row = 0;
    while (row < POSITIONS_IN_BOOK && (int)rows[row].technique != technique) row++;
    const bool is_there = index < POSITIONS_IN_BOOK - row && (int)rows[row + index].technique == technique;
    return is_there ? rows[row + index].position : NULL;
}
