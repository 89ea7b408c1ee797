/* visible.h: text of strangers that a terminal shows and does not obey. nonet_visible_text (nonet.h) is the rule for
 * whole texts; file names, arguments and contents of puzzles all pass it on their way to a message or a screen. */
#ifndef NN_VISIBLE_H
#define NN_VISIBLE_H

#include <stdbool.h>
#include <stdint.h>

/* Is it a character that gives orders to a terminal, or that nobody sees: a control character, an end of a line, a mark
 * or an override of the direction of writing, a joiner, a selector, a filler, a tag? */
bool nn_is_hidden(uint32_t code);

#endif
