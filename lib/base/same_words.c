/* same_words.c: see same_words.h. */
#include "base/same_words.h"

#include <string.h>

#include "nonet.h"

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

const char *nn_skip_marks(const char *text)
{
    while (*text == ' ' || *text == '-' || *text == '_') text++;
    return text;
}

const char *nn_after_words(const char *text, const char *beginning)
{
    for (;; text++, beginning++) {
        text = nn_skip_marks(text);
        beginning = nn_skip_marks(beginning);
        if (!*beginning) return text;
        if (lower(*text) != lower(*beginning)) return NULL;
    }
}

bool nn_are_same_words(const char *a, const char *b)
{
    if (!*a || !*b) return false;
    const char *const rest = nn_after_words(a, b);
    return rest && !*rest;
}

/* ---- as people say them ---------------------------------------------------------------------- */

static bool is_word_character(char c)
{
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') || c == '+';
}

/* The length of a word without the s of its plural. */
static size_t without_plural(const char *word, size_t length)
{
    const bool is_plural = length > 3 && lower(word[length - 1]) == 's' && lower(word[length - 2]) != 's';
    return is_plural ? length - 1 : length;
}

void nn_plain_words(const char *text, char plain[NN_PLAIN_BYTES])
{
    size_t used = 0;
    while (*text) {
        size_t length = 0;
        while (is_word_character(text[length])) length++;
        const size_t kept = without_plural(text, length);
        for (size_t at = 0; at < kept && used + 2 < NN_PLAIN_BYTES; at++) {
            plain[used++] = lower(text[at]);
            /* color is colour */
            if (used >= 4 && memcmp(plain + used - 4, "colo", 4) == 0 && lower(text[at + 1]) == 'r')
                plain[used++] = 'u';
        }
        text += length ? length : 1;
    }
    plain[used] = 0;
}

bool nn_are_same_plainly(const char *a, const char *b)
{
    char plain_a[NN_PLAIN_BYTES], plain_b[NN_PLAIN_BYTES];
    nn_plain_words(a, plain_a);
    nn_plain_words(b, plain_b);
    return *plain_a && strcmp(plain_a, plain_b) == 0;
}

/* ---- slips of the pen ------------------------------------------------------------------------ */

static int smallest(int first, int second, int third)
{
    const int smaller = first < second ? first : second;
    return smaller < third ? smaller : third;
}

/* How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other. */
static int word_distance(const char *from, const char *to)
{
    const int length = (int)strlen(to);
    int rows[3][NN_PLAIN_BYTES]; /* [n] = from the letters of `from` seen so far to n of `to`; of three such letters */
    for (int column = 0; column <= length; column++) rows[0][column] = column;
    int row = 0;
    for (; from[row]; row++) {
        const int *const before = rows[row % 3], *const earlier = rows[(row + 2) % 3];
        int *const now = rows[(row + 1) % 3];
        now[0] = row + 1;
        for (int column = 0; column < length; column++) {
            const int changed = before[column] + (from[row] != to[column]);
            now[column + 1] = smallest(changed, before[column + 1] + 1, now[column] + 1);
            const bool is_swap = row && column && from[row] == to[column - 1] && from[row - 1] == to[column];
            if (is_swap && earlier[column - 1] + 1 < now[column + 1]) now[column + 1] = earlier[column - 1] + 1;
        }
    }
    return rows[row % 3][length];
}

const char *nonet_nearest_word(const char *word, const char *const *words, size_t count)
{
    const char *nearest = NULL;
    char meant[NN_PLAIN_BYTES], known[NN_PLAIN_BYTES];
    int smallest_distance = 4;
    if (!word || !words) return NULL;
    nn_plain_words(word, meant);
    for (size_t index = 0; index < count && *meant; index++) {
        if (!words[index]) continue;
        nn_plain_words(words[index], known);
        const int distance = word_distance(meant, known), length = (int)strlen(known);
        /* Two slips in a word of three letters make another word. */
        const int most = length < 9 ? 2 : 3;
        if (distance >= smallest_distance || distance > most || distance * 2 >= length) continue;
        nearest = words[index];
        smallest_distance = distance;
    }
    return nearest;
}
