/* scan.c: see scan.h. */
#include "scan.h"

#include <stdio.h>
#include <string.h>

bool gm_scan_fail(struct gm_scan *scan, size_t at, const char *message)
{
    scan->damaged += !scan->is_failed;
    scan->is_failed = true;
    if (scan->error->line) return false; /* the first one is told */
    scan->error->line = scan->line;
    scan->error->column = at - scan->line_start + 1;
    snprintf(scan->error->message, sizeof scan->error->message, "%s", message);
    return false;
}

bool gm_scan_fail_memory(struct gm_scan *scan)
{
    scan->is_out_of_memory = true;
    return false;
}

int gm_scan_peek(const struct gm_scan *scan)
{
    return scan->at < scan->end ? (unsigned char)scan->text[scan->at] : -1;
}

bool gm_scan_character(struct gm_scan *scan, char wanted)
{
    if (gm_scan_peek(scan) != wanted) return false;
    scan->at++;
    return true;
}

void gm_scan_skip_blanks(struct gm_scan *scan)
{
    while (gm_scan_peek(scan) == ' ') scan->at++;
}

void gm_scan_skip_word(struct gm_scan *scan)
{
    while (scan->at < scan->end && gm_scan_peek(scan) != ' ') scan->at++;
    gm_scan_skip_blanks(scan);
}

static size_t other_letters(const char *text, const char *word, size_t length)
{
    size_t count = 0;
    for (size_t at = 0; at < length; at++) count += text[at] != word[at];
    return count;
}

bool gm_scan_word(struct gm_scan *scan, const char *word)
{
    const size_t length = strlen(word), left = scan->end - scan->at;
    if (left < length || other_letters(scan->text + scan->at, word, length) > (scan->is_guessing ? 1 : 0)) return false;
    if (left > length && scan->text[scan->at + length] != ' ') return false;
    scan->at += length;
    gm_scan_skip_blanks(scan);
    return true;
}

static bool is_digit(int character)
{
    return character >= '0' && character <= '9';
}

/* A number between these two. */
bool gm_scan_number(struct gm_scan *scan, uint64_t least, uint64_t most, uint64_t *number)
{
    const size_t start = scan->at;
    *number = 0;
    if (!is_digit(gm_scan_peek(scan))) return gm_scan_fail(scan, start, "a number is missing");
    while (is_digit(gm_scan_peek(scan))) {
        const uint64_t digit = (uint64_t)(gm_scan_peek(scan) - '0');
        if (digit > most || *number > (most - digit) / 10) return gm_scan_fail(scan, start, "the number is too large");
        *number = *number * 10 + digit;
        scan->at++;
    }
    return *number >= least ? true : gm_scan_fail(scan, start, "the number is too small");
}

bool gm_scan_small(struct gm_scan *scan, int least, int most, int *number)
{
    uint64_t large;
    if (!gm_scan_number(scan, (uint64_t)least, (uint64_t)most, &large)) return false;
    *number = (int)large;
    return true;
}

bool gm_scan_end(struct gm_scan *scan)
{
    gm_scan_skip_blanks(scan);
    return scan->at == scan->end ? true : gm_scan_fail(scan, scan->at, "the line should end here");
}

bool gm_scan_cell(struct gm_scan *scan, int *cell)
{
    const int side = scan->side;
    int row, column;
    if (!gm_scan_character(scan, 'r')) return gm_scan_fail(scan, scan->at, "a cell like r1c1 is missing");
    if (!gm_scan_small(scan, 1, side, &row)) return false;
    if (!gm_scan_character(scan, 'c')) return gm_scan_fail(scan, scan->at, "a cell like r1c1 is missing");
    if (!gm_scan_small(scan, 1, side, &column)) return false;
    *cell = (row - 1) * side + column - 1;
    return true;
}

/* After the [. */
bool gm_scan_limits(struct gm_scan *scan, uint64_t *limits)
{
    int value;
    *limits = 0;
    if (gm_scan_character(scan, ']')) return true;
    do {
        if (!gm_scan_small(scan, 1, scan->side, &value)) return false;
        *limits |= gm_bit(value);
    } while (gm_scan_character(scan, ','));
    return gm_scan_character(scan, ']') ? true : gm_scan_fail(scan, scan->at, "] is missing");
}
