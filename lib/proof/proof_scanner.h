/* proof_scanner.h: the text of a proof, in pieces of any size, as numbers, the word d, and comments. */
#ifndef NN_PROOF_SCANNER_H
#define NN_PROOF_SCANNER_H

#include "board/layout.h"

enum nn_proof_token {
    NN_PROOF_TOKEN_NONE,    /* the text ends; feed more */
    NN_PROOF_TOKEN_NUMBER,  /* in `number` */
    NN_PROOF_TOKEN_DELETE,  /* the word d */
    NN_PROOF_TOKEN_COMMENT, /* in `comment`, without its c */
    NN_PROOF_TOKEN_BAD,     /* something else */
};

/* Enough for a row of pencil marks; anything longer is not ours, and is truncated. */
enum { NN_COMMENT_BYTES = 2048 };

struct nn_scanner {
    uint64_t line, column;             /* of the character before the next one; the line from 1 */
    uint64_t token_line, token_column; /* where the token began */
    enum nn_proof_token inside;        /* the token that is not complete yet */
    bool is_negative, has_digits;
    int64_t number; /* at most NN_LARGEST_NUMBER */
    size_t comment_length;
    char comment[NN_COMMENT_BYTES];
};

#define NN_LARGEST_NUMBER ((int64_t)1 << 40) /* more than any board has candidates */

void nn_scanner_begin(struct nn_scanner *scanner);
/* The next token; *text moves past what was read. */
enum nn_proof_token nn_scanner_next(struct nn_scanner *scanner, const char **text, const char *end);
/* No more text comes: the last token, if one was open. */
enum nn_proof_token nn_scanner_finish(struct nn_scanner *scanner);

#endif
