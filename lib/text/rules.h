/* rules.h: what the user has said about the text to be read. */
#ifndef NN_RULES_H
#define NN_RULES_H

#include "text/notation.h"

/* What the user specified; the rest is found out. */
struct nn_rules {
    enum nn_notation_id notation; /* or NN_ANY_NOTATION */
    unsigned forms, told;         /* of that notation, see reading.h */
    int side;                     /* 0: any with boxes of at least 2x2 */
    int box_rows, box_columns;    /* 0, 0: find out */
    const char *symbols;          /* or NULL */
};

/* The user says that the text is in this notation. */
void nn_rules_tell(struct nn_rules *rules, enum nn_notation_id notation);

/* True if boards of this side may be guessed: it is the size of a box of at least 2x2. */
bool nn_side_is_usual(int side);
bool nn_rules_accept_side(const struct nn_rules *rules, int side);

#endif
