/* proof_scanner.c: works character by character. A token cut off at the end of a piece continues in the next one. */
#include "proof/proof_scanner.h"

#include <assert.h>

void nn_scanner_begin(struct nn_scanner *scanner)
{
    scanner->line = scanner->token_line = 1;
    scanner->column = 0;
    scanner->inside = NN_PROOF_TOKEN_NONE;
}

static bool is_blank(char character)
{
    return character == ' ' || character == '\n' || character == '\t' || character == '\r';
}

static bool is_digit(char character)
{
    return character >= '0' && character <= '9';
}

static void add_digit(struct nn_scanner *scanner, char digit)
{
    scanner->has_digits = true;
    scanner->number = scanner->number * 10 + (digit - '0');
    if (scanner->number > NN_LARGEST_NUMBER) scanner->number = NN_LARGEST_NUMBER;
}

/* The first character of a token. */
static enum nn_proof_token begin_token(struct nn_scanner *scanner, char character)
{
    scanner->token_line = scanner->line;
    scanner->token_column = scanner->column;
    if (character == 'd') return NN_PROOF_TOKEN_DELETE;
    if (character == 'c') {
        scanner->comment_length = 0;
        scanner->inside = NN_PROOF_TOKEN_COMMENT;
    } else if (character == '-' || is_digit(character)) {
        scanner->inside = NN_PROOF_TOKEN_NUMBER;
        scanner->is_negative = character == '-';
        scanner->has_digits = false;
        scanner->number = 0;
        if (is_digit(character)) add_digit(scanner, character);
    } else {
        return NN_PROOF_TOKEN_BAD;
    }
    return NN_PROOF_TOKEN_NONE;
}

static enum nn_proof_token end_token(struct nn_scanner *scanner)
{
    const enum nn_proof_token token = scanner->inside;
    scanner->inside = NN_PROOF_TOKEN_NONE;
    if (token == NN_PROOF_TOKEN_COMMENT) scanner->comment[scanner->comment_length] = 0;
    if (token == NN_PROOF_TOKEN_NUMBER && !scanner->has_digits) return NN_PROOF_TOKEN_BAD;
    if (token == NN_PROOF_TOKEN_NUMBER && scanner->is_negative) scanner->number = -scanner->number;
    return token;
}

/* One more character of a token, or the first one after it. */
static enum nn_proof_token continue_token(struct nn_scanner *scanner, char character)
{
    if (scanner->inside == NN_PROOF_TOKEN_COMMENT) {
        if (character == '\n') return end_token(scanner);
        if (scanner->comment_length < NN_COMMENT_BYTES - 1 && character != '\r')
            scanner->comment[scanner->comment_length++] = character;
    } else if (is_blank(character)) {
        return end_token(scanner);
    } else if (is_digit(character)) {
        add_digit(scanner, character);
    } else {
        return NN_PROOF_TOKEN_BAD;
    }
    return NN_PROOF_TOKEN_NONE;
}

enum nn_proof_token nn_scanner_next(struct nn_scanner *scanner, const char **text, const char *end)
{
    assert(*text <= end && scanner->comment_length < NN_COMMENT_BYTES);
    enum nn_proof_token token = NN_PROOF_TOKEN_NONE;
    while (*text < end && token == NN_PROOF_TOKEN_NONE) {
        const char character = *(*text)++;
        scanner->column++;
        if (scanner->inside != NN_PROOF_TOKEN_NONE) token = continue_token(scanner, character);
        else if (!is_blank(character)) token = begin_token(scanner, character);
        if (character == '\n') {
            scanner->line++;
            scanner->column = 0;
        }
    }
    return token;
}

enum nn_proof_token nn_scanner_finish(struct nn_scanner *scanner)
{
    return end_token(scanner);
}
