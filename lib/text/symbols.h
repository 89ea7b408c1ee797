/* symbols.h: which character means which value.
 *
 * Three alphabets are known: "1" (1-9, then A-Z), "0" (0-9, then A-Z) and "A" (A-Z); users may bring their own. Which
 * one a text uses is decided by how often each character occurs in the whole puzzle; see nn_alphabet_choose. */
#ifndef NN_SYMBOLS_H
#define NN_SYMBOLS_H

#include <stdbool.h>
#include <stdint.h>

/* Characters of a normalised line (see lines.h) are below this. */
#define NN_CHARACTERS 128

extern const char nn_symbols_from_1[], nn_symbols_from_0[], nn_symbols_letters[];

/* What a character may be besides a value 1..side. */
enum { NN_VALUE_BLANK = 0, NN_VALUE_UNKNOWN = -1, NN_VALUE_TOO_LARGE = -2 };

struct nn_alphabet {
    const char *symbols;
    char blank;    /* the most frequent blank of the text; 0: none in ASCII */
    bool is_guess; /* the symbols fit both from 0 and from 1 */
    int8_t value[NN_CHARACTERS];
};

/* True for characters that mean an empty cell on every board where they are not a value. */
bool nn_is_blank(char character);

/* True when the character is a blank, or a value of a board of this side in some alphabet.
 * `forced`: the only alphabet, or NULL. */
bool nn_may_be_symbol(char character, int side, const char *forced);

/* The largest number of values that the symbols can represent. */
int nn_symbols_capacity(const char *forced);

/* Choose the alphabet of a puzzle in which each character occurs counts[character] times. */
void nn_alphabet_choose(struct nn_alphabet *alphabet, const uint32_t counts[NN_CHARACTERS], int side,
                        const char *forced);

/* The same for known symbols. */
void nn_alphabet_use(struct nn_alphabet *alphabet, const char *symbols, int side);

#endif
