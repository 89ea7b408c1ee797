/* symbols.c: alphabets, and deciding between them; see symbols.h. */
#include "text/symbols.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

#include "nonet.h"
#include "text/lines.h"

const char nn_symbols_from_1[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const char nn_symbols_from_0[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const char nn_symbols_letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* Blanks, separators and signs with a meaning of their own: never symbols. */
static const char reserved_characters[] = "._*?-|,;#+:\"'[]/!=";

/* x and X are blanks too, but come last: on large boards they are values. */
static const char blank_characters[] = {'.', '0', '_', '*', '?', '-', NN_GLYPH_BLANK, 'x', 'X', 0};

static bool is_standard_alphabet(const char *symbols)
{
    return symbols == nn_symbols_from_1 || symbols == nn_symbols_from_0 || symbols == nn_symbols_letters;
}

static bool is_usable_as_symbols(const char *name)
{
    const size_t length = strlen(name);
    if (length < 2 || length > NONET_MAX_SIDE) return false;
    for (size_t at = 0; at < length; at++) {
        const unsigned char character = (unsigned char)name[at];
        if (character <= ' ' || character >= 127) return false;
        if (strchr(reserved_characters, character)) return false;
        if (strchr(name + at + 1, character)) return false;
    }
    return true;
}

const char *nonet_symbols_find(const char *name)
{
    if (!name) return NULL;
    if (strcmp(name, "1") == 0 || strcmp(name, nn_symbols_from_1) == 0) return nn_symbols_from_1;
    if (strcmp(name, "0") == 0 || strcmp(name, nn_symbols_from_0) == 0) return nn_symbols_from_0;
    if (strcmp(name, "A") == 0 || strcmp(name, nn_symbols_letters) == 0) return nn_symbols_letters;
    return is_usable_as_symbols(name) ? name : NULL;
}

bool nn_is_blank(char character)
{
    return character && strchr(blank_characters, character);
}

int nn_symbols_capacity(const char *forced)
{
    return (int)strlen(forced ? forced : nn_symbols_from_0);
}

/* The position of `character` in the alphabet, from 1; 0: not there. */
static int place_in(const char *symbols, char character)
{
    const int wanted = is_standard_alphabet(symbols) ? toupper((unsigned char)character) : character;
    const char *found = wanted ? strchr(symbols, wanted) : NULL;
    return found ? (int)(found - symbols) + 1 : 0;
}

static bool is_value_in(const char *symbols, char character, int side)
{
    const int place = place_in(symbols, character);
    return place > 0 && place <= side;
}

bool nn_may_be_symbol(char character, int side, const char *forced)
{
    if (nn_is_blank(character)) return true;
    if (forced) return is_value_in(forced, character, side);
    if (side <= 9)
        return is_value_in(nn_symbols_from_1, character, side) || (character >= 'A' && character < 'A' + side);
    return is_value_in(nn_symbols_from_1, character, side) || is_value_in(nn_symbols_from_0, character, side) ||
           (side <= 26 && is_value_in(nn_symbols_letters, character, side));
}

void nn_alphabet_use(struct nn_alphabet *alphabet, const char *symbols, int side)
{
    assert(side > 0 && side <= NONET_MAX_SIDE);
    *alphabet = (struct nn_alphabet){.symbols = symbols};
    memset(alphabet->value, NN_VALUE_UNKNOWN, sizeof alphabet->value);
    for (const char *blank = blank_characters; *blank; blank++) alphabet->value[(unsigned char)*blank] = NN_VALUE_BLANK;

    const bool has_cases = is_standard_alphabet(symbols);
    for (int place = 0; symbols[place]; place++) {
        const int upper = (unsigned char)symbols[place];
        const int lower = has_cases ? tolower(upper) : upper;
        /* On small boards with digits, letters are not values at all. */
        const bool is_strange = has_cases && side <= 9 && !isdigit(upper);
        if (place < side) alphabet->value[upper] = alphabet->value[lower] = (int8_t)(place + 1);
        else if (!nn_is_blank((char)upper) && !is_strange)
            alphabet->value[upper] = alphabet->value[lower] = NN_VALUE_TOO_LARGE;
    }
}

/* What the choice of an alphabet looks at. */
struct findings {
    bool has_digit, has_letter, has_upper_letter, has_zero, has_other_blank;
    uint32_t zeros;
};

static struct findings look_at(const uint32_t counts[NN_CHARACTERS], int side)
{
    struct findings found = {.has_zero = counts['0'] > 0, .zeros = counts['0']};
    for (int digit = '1'; digit <= '9'; digit++) found.has_digit |= counts[digit] > 0;
    for (int letter = 'A'; letter <= 'Z'; letter++) {
        const bool is_blank = nn_is_blank((char)letter) && letter - 'A' >= side;
        if (is_blank) {
            found.has_other_blank |= counts[letter] + counts[tolower(letter)] > 0;
            continue;
        }
        found.has_upper_letter |= counts[letter] > 0;
        found.has_letter |= counts[letter] + counts[tolower(letter)] > 0;
    }
    for (const char *blank = blank_characters; *blank && *blank != 'x'; blank++)
        found.has_other_blank |= *blank != '0' && counts[(unsigned char)*blank] > 0;
    return found;
}

static bool has_highest_from_1(const uint32_t counts[NN_CHARACTERS], int side)
{
    if (side >= (int)sizeof nn_symbols_from_1) return false;
    const int highest = (unsigned char)nn_symbols_from_1[side - 1];
    return counts[highest] + counts[tolower(highest)] > 0;
}

static const char *choose_symbols(const uint32_t counts[NN_CHARACTERS], int side, bool *is_guess)
{
    const struct findings found = look_at(counts, side);
    const bool has_zero_value = found.has_zero && found.has_other_blank;
    if (side <= 9 && found.has_upper_letter && !found.has_digit) return nn_symbols_letters;
    if (side <= 9) return has_zero_value && !has_highest_from_1(counts, side) ? nn_symbols_from_0 : nn_symbols_from_1;
    if (found.has_letter && !found.has_digit && side < (int)sizeof nn_symbols_letters) return nn_symbols_letters;
    if (side >= (int)sizeof nn_symbols_from_1) return nn_symbols_from_0;
    if (!found.has_letter && !found.has_digit) return nn_symbols_from_1;
    if (has_highest_from_1(counts, side)) return nn_symbols_from_1;
    if (has_zero_value) return nn_symbols_from_0;
    /* A complete board from 0 has every symbol `side` times, and no blank. */
    if (found.has_zero) return found.zeros == (uint32_t)side ? nn_symbols_from_0 : nn_symbols_from_1;
    *is_guess = true;
    return nn_symbols_from_1;
}

static char most_frequent_blank(const struct nn_alphabet *alphabet, const uint32_t counts[NN_CHARACTERS])
{
    char best = 0;
    uint32_t best_count = 0;
    for (const char *blank = blank_characters; *blank; blank++) {
        const unsigned char character = (unsigned char)*blank;
        if (alphabet->value[character] != NN_VALUE_BLANK || counts[character] <= best_count) continue;
        best = *blank;
        best_count = counts[character];
    }
    return best == NN_GLYPH_BLANK ? 0 : best;
}

void nn_alphabet_choose(struct nn_alphabet *alphabet, const uint32_t counts[NN_CHARACTERS], int side,
                        const char *forced)
{
    assert(side > 0 && side <= NONET_MAX_SIDE);
    bool is_guess = false;
    const char *symbols = forced ? forced : choose_symbols(counts, side, &is_guess);
    nn_alphabet_use(alphabet, symbols, side);
    alphabet->is_guess = is_guess;
    alphabet->blank = most_frequent_blank(alphabet, counts);
}
