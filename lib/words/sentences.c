/* sentences.c: names of cells, houses and values, and the small format that puts them into sentences.
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

static void say_text(struct nn_words *words, const char *text)
{
    while (*text) say_character(words, *text++);
}

static void say_number(struct nn_words *words, int number)
{
    assert(number >= 0);
    if (number >= 10) say_number(words, number / 10);
    say_character(words, (char)('0' + number % 10));
}

static void say_number_in_letters(struct nn_words *words, int number, bool is_capital)
{
    static const char *const letters[] = {"no",  "one",   "two",   "three", "four", "five",
                                          "six", "seven", "eight", "nine",  "ten"};
    if (number < 0 || number > 10) {
        say_number(words, number);
        return;
    }
    const char first = letters[number][0];
    say_character(words, (char)(is_capital ? first - 'a' + 'A' : first));
    say_text(words, letters[number] + 1);
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
        say_number(words, nn_take_bit(&lines) + 1);
        if (count < 3) continue;
        int last = 0;
        for (int i = 1; i < count; i++) last = nn_take_bit(&lines) + 1;
        say_character(words, '-');
        say_number(words, last);
    }
}

/* The numbers (0-based bits) of rows or columns, after their letter. */
static void say_lines(struct nn_words *words, char letter, uint64_t lines)
{
    assert(lines);
    say_character(words, letter);
    if (words->layout->side <= 9) {
        while (lines) say_number(words, nn_take_bit(&lines) + 1);
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
static void say_cells(struct nn_words *words, struct nn_cells set, const char *between, const char *last)
{
    for (bool is_first = true; !nn_cells_are_none(set); is_first = false) {
        const struct cell_group group = first_group(words, set);
        set = nn_cells_less(set, group.all);
        if (!is_first) say_text(words, nn_cells_are_none(set) ? last : between);
        say_group(words, &group);
    }
}

const char *nn_verb(struct nn_cells cells, const char *of_one, const char *of_several)
{
    return nn_cells_count(cells) == 1 ? of_one : of_several;
}

struct nn_cells nn_cells_of(nonet_cells cells)
{
    struct nn_cells set = nn_no_cells();
    for (size_t i = 0; i < cells.count; i++) nn_cells_add(&set, cells.cells[i]);
    return set;
}

/* ---- numbers, values and houses ---------------------------------------------------------------------- */

void nn_say_joint(struct nn_words *words, int index, int count)
{
    assert(index >= 0 && index < count);
    if (index) say_text(words, index == count - 1 ? " and " : ", ");
}

static void say_value(struct nn_words *words, int value)
{
    const bool has_symbol = words->symbols && value >= 1 && value <= words->layout->side;
    if (has_symbol) say_character(words, words->symbols[value - 1]);
    else say_number(words, value);
}

/* Each by `say`, with `last` between the last two and `between` between the others. */
static void say_list(struct nn_words *words, void (*say)(struct nn_words *words, int number), uint64_t numbers,
                     const char *between, const char *last)
{
    const int count = nn_count_bits(numbers);
    for (int index = 0; numbers; index++) {
        if (index) say_text(words, index == count - 1 ? last : between);
        say(words, nn_take_bit(&numbers) + 1);
    }
}

static void say_values(struct nn_words *words, uint64_t values, const char *between, const char *last)
{
    say_list(words, say_value, values, between, last);
}

static void say_bare_candidates(struct nn_words *words, uint64_t values)
{
    const char *between = words->layout->side > 9 && !words->symbols ? "," : "";
    say_values(words, values, between, between);
}

static void say_candidates(struct nn_words *words, uint64_t values)
{
    say_character(words, '{');
    say_bare_candidates(words, values);
    say_character(words, '}');
}

static void say_house(struct nn_words *words, int house)
{
    assert(house >= 0 && house < words->layout->houses);
    say_text(words, nn_house_name(words->layout, house).text);
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

static void say_houses(struct nn_words *words, const nonet_houses *houses)
{
    static const char *const plural[NN_HOUSE_KINDS] = {"rows ", "columns ", "boxes "};
    static const char *const singular[NN_HOUSE_KINDS] = {"row ", "column ", "box "};
    const int kinds = count_kinds(words, houses);
    for (int kind = 0, said = 0; kind < NN_HOUSE_KINDS; kind++) {
        const uint64_t numbers = houses_of_kind(words, houses, kind);
        if (!numbers) continue;
        nn_say_joint(words, said++, kinds);
        say_text(words, nn_has_one_bit(numbers) ? singular[kind] : plural[kind]);
        say_list(words, say_number, numbers, ", ", " and ");
    }
}

static void say_houses_short(struct nn_words *words, const nonet_houses *houses)
{
    static const char letter[NN_HOUSE_KINDS] = {'r', 'c', 'b'};
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const uint64_t numbers = houses_of_kind(words, houses, kind);
        if (numbers) say_lines(words, letter[kind], numbers);
    }
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
static void say_set(struct nn_words *words, int set, const char *kind)
{
    enum { LETTERS = 26 };
    if (values_have_letters(words)) say_text(words, kind);
    say_character(words, (char)('A' + set % LETTERS));
}

/* ---- the format -------------------------------------------------------------------------------------- */

/* The text for %kind; takes its argument from the list. */
static void say_argument(struct nn_words *words, char kind, va_list *arguments)
{
    switch (kind) {
    case 's': say_text(words, va_arg(*arguments, const char *)); break;
    case 'n': say_number(words, va_arg(*arguments, int)); break;
    case 'v': say_value(words, va_arg(*arguments, int)); break;
    case 'a': say_set(words, va_arg(*arguments, int), "set "); break;
    case 'A': say_set(words, va_arg(*arguments, int), "Set "); break;
    case 'N': say_number_in_letters(words, va_arg(*arguments, int), false); break;
    case 'M': say_number_in_letters(words, va_arg(*arguments, int), true); break;
    case 'c': say_text(words, nn_cell_name(words->layout->side, va_arg(*arguments, int)).text); break;
    case 'C': say_cells(words, *va_arg(*arguments, const struct nn_cells *), ",", ","); break;
    case 'E': say_cells(words, *va_arg(*arguments, const struct nn_cells *), ", ", " and "); break;
    case 'F': say_cells(words, *va_arg(*arguments, const struct nn_cells *), ", ", " or "); break;
    case 'V': say_values(words, va_arg(*arguments, uint64_t), ",", ","); break;
    case 'W': say_values(words, va_arg(*arguments, uint64_t), ", ", " and "); break;
    case 'O': say_values(words, va_arg(*arguments, uint64_t), ", ", " or "); break;
    case 'S': say_candidates(words, va_arg(*arguments, uint64_t)); break;
    case 'D': say_bare_candidates(words, va_arg(*arguments, uint64_t)); break;
    case 'x': say_candidates(words, words->candidates[va_arg(*arguments, int)]); break;
    case 'h': say_house(words, va_arg(*arguments, int)); break;
    case 'H': say_text(words, nn_house_short_name(words->layout, va_arg(*arguments, int)).text); break;
    case 'B': say_houses(words, va_arg(*arguments, const nonet_houses *)); break;
    case 'b': say_houses_short(words, va_arg(*arguments, const nonet_houses *)); break;
    default: say_character(words, kind);
    }
}

/* Is the part of the sentence that this sign ends to be taken back? It was said, so that its arguments are used up. */
static bool is_taken_back(const struct nn_words *words, char sign)
{
    return (sign == ')' && !nn_tells_all(words)) || (sign == '>' && nn_tells_least(words));
}

void nn_say(struct nn_words *words, const char *format, ...)
{
    va_list arguments;
    size_t start = 0; /* of the part between signs; such parts are not inside others */
    va_start(arguments, format);
    for (; *format; format++) {
        if (*format != '%') {
            say_character(words, *format);
            continue;
        }
        const char sign = *++format;
        if (sign == '(' || sign == '<') start = words->length;
        else if (sign == ')' || sign == '>') words->length = is_taken_back(words, sign) ? start : words->length;
        else say_argument(words, sign, &arguments);
    }
    va_end(arguments);
}

/* ---- names of techniques ----------------------------------------------------------------------------- */

/* Letters that are spelled out (X-wing, ALS) sound like their names. */
static bool wants_an(const char *name)
{
    const bool is_spelled = name[0] >= 'A' && name[0] <= 'Z' && (name[1] == '-' || (name[1] >= 'A' && name[1] <= 'Z'));
    if (is_spelled) return strchr("AEFHILMNORSX", name[0]);
    return strchr("aeioAEIO", name[0]);
}

void nn_say_technique_name(struct nn_words *words)
{
    const nonet_step *step = words->step;
    nn_say(words, "%s", nn_techniques[step->technique].name);
    if (step->technique == NN_NAKED_SET || step->technique == NN_HIDDEN_SET)
        nn_say(words, " of %N", nn_count_bits(step->values));
}

void nn_say_technique(struct nn_words *words)
{
    nn_say(words, "%s ", wants_an(nn_techniques[words->step->technique].name) ? "an" : "a");
    nn_say_technique_name(words);
}
