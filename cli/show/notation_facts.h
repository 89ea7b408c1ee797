/* notation_facts.h: what the program has to know about notations by name. */
#ifndef CLI_NOTATION_FACTS_H
#define CLI_NOTATION_FACTS_H

#include <nonet.h>

/* Do its texts tell one box from another? */
bool notation_shows_boxes(const nonet_notation *notation);

/* Does it hold a puzzle together with its solution? */
bool notation_holds_solution(const nonet_notation *notation);

/* Can it hold the answer to a puzzle: a board, nothing more, solved or not? */
bool notation_suits_answers(const nonet_notation *notation);

#endif
