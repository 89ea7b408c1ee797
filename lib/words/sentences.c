/* sentences.c: cells, houses, values and lists of them, as they stand in every sentence and in notation. The words around
 * them come from the table of the language (phrases.c).
 *
 * Cells are grouped as players write them: the first cell is grouped with all others of its row, or of its column if
 * there are more of these; rows (columns) with exactly the same columns (rows) join, so a rectangle is r14c27. The rest
 * is grouped the same way: r4c79,r56c9,r6c78.
 *
 * On boards with two-digit numbers r12c3 would be ambiguous as a group, so there several numbers are in brackets or a
 * range: r(1,12)c3, r9-12c14, r10c(3,12-15). */
#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "board/names.h"
#include "words/words.h"

static void say_character(struct nn_words *words, char character)
{
    if (words->length + 1 < words->size) words->buffer[words->length] = character;
    words->length++;
}

void nn_say_text(struct nn_words *words, const char *text)
{
    while (*text) say_character(words, *text++);
}

void nn_say_number(struct nn_words *words, int number)
{
    assert(number >= 0);
    if (number >= 10) nn_say_number(words, number / 10);
    say_character(words, (char)('0' + number % 10));
}

/* ---- cells ------------------------------------------------------------------------------------------ */

/* How many numbers follow each other from the first one on. */
static int count_in_a_row(uint64_t lines)
{
    int count = 0;
    for (uint64_t rest = lines >> nn_first_bit(lines); rest & 1; rest >>= 1) count++;
    return count;
}

/* "9,11" or, if there are more than two in a row, "9-12,15". */
static void say_wide_lines(struct nn_words *words, uint64_t lines)
{
    for (bool is_first = true; lines; is_first = false) {
        const int count = count_in_a_row(lines);
        if (!is_first) say_character(words, ',');
        nn_say_number(words, nn_take_bit(&lines) + 1);
        if (count < 3) continue;
        int last = 0;
        for (int i = 1; i < count; i++) last = nn_take_bit(&lines) + 1;
        say_character(words, '-');
        nn_say_number(words, last);
    }
}

/* The numbers (0-based bits) of rows or columns, after their letter. */
static void say_lines(struct nn_words *words, char letter, uint64_t lines)
{
    assert(lines);
    say_character(words, letter);
    if (words->layout->side <= 9) {
        while (lines) nn_say_number(words, nn_take_bit(&lines) + 1);
        return;
    }
    const int count = nn_count_bits(lines);
    const bool has_brackets = count > 1 && (count < 3 || count_in_a_row(lines) < count);
    if (has_brackets) say_character(words, '(');
    say_wide_lines(words, lines);
    if (has_brackets) say_character(words, ')');
}

/* The columns of a row that are in the set, or the rows of a column, as bits. */
static uint64_t members_of_line(const struct nn_words *words, struct nn_cells set, bool is_row, int line)
{
    const int side = words->layout->side;
    uint64_t members = 0;
    for (int at = 0; at < side; at++)
        if (nn_cells_have(set, is_row ? line * side + at : at * side + line)) members |= nn_bit(at);
    return members;
}

/* Cells of the same rows and columns, as bits of these. */
struct cell_group {
    uint64_t rows, columns;
    struct nn_cells all;
};

static struct nn_cells cells_of_crossings(const struct nn_words *words, uint64_t rows, uint64_t columns)
{
    struct nn_cells cells = nn_no_cells();
    while (rows) {
        const int row = nn_take_bit(&rows);
        for (uint64_t rest = columns; rest;) nn_cells_add(&cells, row * words->layout->side + nn_take_bit(&rest));
    }
    return cells;
}

/* The group that begins with the first cell of the set. */
static struct cell_group first_group(const struct nn_words *words, struct nn_cells set)
{
    assert(!nn_cells_are_none(set));
    const int side = words->layout->side, first = nn_cells_first(set);
    const uint64_t columns = members_of_line(words, set, true, first / side);
    const uint64_t rows = members_of_line(words, set, false, first % side);
    const bool is_row = nn_count_bits(columns) >= nn_count_bits(rows);
    const uint64_t across = is_row ? columns : rows;
    uint64_t lines = 0;
    for (int line = is_row ? first / side : first % side; line < side; line++)
        if (members_of_line(words, set, is_row, line) == across) lines |= nn_bit(line);
    if (nn_has_one_bit(across)) lines &= -lines;
    struct cell_group group = {.rows = is_row ? lines : across, .columns = is_row ? across : lines};
    group.all = cells_of_crossings(words, group.rows, group.columns);
    return group;
}

static void say_group(struct nn_words *words, const struct cell_group *group)
{
    say_lines(words, 'r', group->rows);
    say_lines(words, 'c', group->columns);
}

/* The groups with `last` between the last two and `between` between the others. */
void nn_say_cells(struct nn_words *words, struct nn_cells set, const char *between, const char *last)
{
    for (bool is_first = true; !nn_cells_are_none(set); is_first = false) {
        const struct cell_group group = first_group(words, set);
        set = nn_cells_less(set, group.all);
        if (!is_first) nn_say_text(words, nn_cells_are_none(set) ? last : between);
        say_group(words, &group);
    }
}

struct nn_cells nn_cells_of(nonet_cells cells)
{
    struct nn_cells set = nn_no_cells();
    for (size_t i = 0; i < cells.count; i++) nn_cells_add(&set, cells.cells[i]);
    return set;
}

/* ---- numbers, values and houses ---------------------------------------------------------------------- */

void nn_say_value(struct nn_words *words, int value)
{
    const bool has_symbol = words->symbols && value >= 1 && value <= words->layout->side;
    if (has_symbol) say_character(words, words->symbols[value - 1]);
    else nn_say_number(words, value);
}

/* Each by `say`, with `last` between the last two and `between` between the others. */
static void say_list(struct nn_words *words, void (*say)(struct nn_words *words, int number), uint64_t numbers,
                     const char *between, const char *last)
{
    const int count = nn_count_bits(numbers);
    for (int index = 0; numbers; index++) {
        if (index) nn_say_text(words, index == count - 1 ? last : between);
        say(words, nn_take_bit(&numbers) + 1);
    }
}

void nn_say_values(struct nn_words *words, uint64_t values, const char *between, const char *last)
{
    say_list(words, nn_say_value, values, between, last);
}

void nn_say_numbers(struct nn_words *words, uint64_t numbers, const char *between, const char *last)
{
    say_list(words, nn_say_number, numbers, between, last);
}

void nn_say_bare_candidates(struct nn_words *words, uint64_t values)
{
    const char *between = words->layout->side > 9 && !words->symbols ? "," : "";
    nn_say_values(words, values, between, between);
}

void nn_say_candidates(struct nn_words *words, uint64_t values)
{
    say_character(words, '{');
    nn_say_bare_candidates(words, values);
    say_character(words, '}');
}

void nn_say_cell(struct nn_words *words, int cell)
{
    say_character(words, 'r');
    nn_say_number(words, cell / words->layout->side + 1);
    say_character(words, 'c');
    nn_say_number(words, cell % words->layout->side + 1);
}

/* The houses of one kind, as bits of their numbers from 0. */
static uint64_t houses_of_kind(const struct nn_words *words, const nonet_houses *houses, int kind)
{
    uint64_t numbers = 0;
    for (size_t i = 0; i < houses->count; i++)
        if (nn_words_kind_of(words, houses->houses[i]) == kind)
            numbers |= nn_bit(houses->houses[i] % words->layout->side);
    return numbers;
}

static int count_kinds(const struct nn_words *words, const nonet_houses *houses)
{
    int kinds = 0;
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) kinds += houses_of_kind(words, houses, kind) != 0;
    return kinds;
}

void nn_say_houses(struct nn_words *words, const nonet_houses *houses)
{
    static const enum nn_phrase names[NN_HOUSE_KINDS] = {NN_SAY_ROWS, NN_SAY_COLUMNS, NN_SAY_BOXES};
    const int kinds = count_kinds(words, houses);
    for (int kind = 0, said = 0; kind < NN_HOUSE_KINDS; kind++) {
        const uint64_t numbers = houses_of_kind(words, houses, kind);
        if (!numbers) continue;
        nn_say_joint(words, said++, kinds);
        nn_say(words, names[kind], numbers);
    }
}

void nn_say_houses_short(struct nn_words *words, const nonet_houses *houses)
{
    static const char letter[NN_HOUSE_KINDS] = {'r', 'c', 'b'};
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const uint64_t numbers = houses_of_kind(words, houses, kind);
        if (numbers) say_lines(words, letter[kind], numbers);
    }
}

void nn_say_house(struct nn_words *words, int house)
{
    static const enum nn_phrase names[] = {NN_SAY_ROW, NN_SAY_COLUMN, NN_SAY_BOX, NN_SAY_EXTRA_HOUSE};
    const int kind = (int)nonet_layout_house_kind(words->layout, house);
    nn_say(words, names[kind], house - kind * words->layout->side + 1);
}

void nn_say_house_short(struct nn_words *words, int house)
{
    nn_say_text(words, nn_house_short_name(words->layout, house).text);
}

/* ---- sets that are called by letters ----------------------------------------------------------------- */

/* Is a letter among the values of the board? */
static bool values_have_letters(const struct nn_words *words)
{
    for (int value = 1; words->symbols && value <= words->layout->side; value++)
        if (words->symbols[value - 1] < '0' || words->symbols[value - 1] > '9') return true;
    return false;
}

/* If a value may be called A, a set is "set A", not just A. */
void nn_say_set(struct nn_words *words, int set, bool starts_sentence)
{
    enum { LETTERS = 26 };
    const char letter[2] = {(char)('A' + set % LETTERS), 0};
    if (!values_have_letters(words)) nn_say_text(words, letter);
    else nn_say(words, starts_sentence ? NN_SAY_SET_AT_START : NN_SAY_SET, letter);
}

/* ---- notation ---------------------------------------------------------------------------------------- */

/* The text for %kind; takes its argument from the list. */
static void note_argument(struct nn_words *words, char kind, va_list *arguments)
{
    switch (kind) {
    case 's': nn_say_text(words, va_arg(*arguments, const char *)); break;
    case 'n': nn_say_number(words, va_arg(*arguments, int)); break;
    case 'v': nn_say_value(words, va_arg(*arguments, int)); break;
    case 'V': nn_say_values(words, va_arg(*arguments, uint64_t), ",", ","); break;
    case 'S': nn_say_candidates(words, va_arg(*arguments, uint64_t)); break;
    case 'D': nn_say_bare_candidates(words, va_arg(*arguments, uint64_t)); break;
    case 'c': nn_say_cell(words, va_arg(*arguments, int)); break;
    case 'C': nn_say_cells(words, *va_arg(*arguments, const struct nn_cells *), ",", ","); break;
    case 'x': nn_say_candidates(words, words->candidates[va_arg(*arguments, int)]); break;
    case 'H': nn_say_house_short(words, va_arg(*arguments, int)); break;
    case 'b': nn_say_houses_short(words, va_arg(*arguments, const nonet_houses *)); break;
    default: say_character(words, kind);
    }
}

void nn_note(struct nn_words *words, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    for (; *format; format++) {
        if (*format != '%') say_character(words, *format);
        else note_argument(words, *++format, &arguments);
    }
    va_end(arguments);
}
