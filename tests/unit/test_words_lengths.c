/* test_words_lengths.c: reasons in normal length: short, without repetition, and true.
 *
 * Steps come from the examples of all techniques and from puzzles of all levels, made here. The texts are read back by
 * a small reader that knows the names of cells and houses and a few turns of phrase, and what they say is compared with
 * the board and the step, without a look at the writers. */
#include <nonet.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"

#ifdef TESTS_ARE_SLOW
enum { PUZZLES = 2 };
#else
enum { PUZZLES = 12 }; /* of each level */
#endif

enum { COLUMNS = 74, MOST_LINES = 4, TEXT_BYTES = 65536, CELLS = 81 };

static nonet_layout *layout9;
static char normal[TEXT_BYTES], full[TEXT_BYTES];

static int make_layout(void **state)
{
    (void)state;
    return nonet_layout_new(3, 3, &layout9);
}

static int free_layout(void **state)
{
    (void)state;
    nonet_layout_free(layout9);
    return 0;
}

/* ---- reading names ----------------------------------------------------------------------------------- */

typedef struct {
    bool has[CELLS];
} cells;

/* "r46c5" at the text; returns what follows, or NULL if that is no name. */
static const char *read_group(const char *text, cells *set)
{
    const char *const rows = text + 1;
    if (*text != 'r') return NULL;
    const size_t row_count = strspn(rows, "123456789");
    const char *const columns = rows + row_count + 1;
    if (!row_count || rows[row_count] != 'c') return NULL;
    const size_t column_count = strspn(columns, "123456789");
    for (size_t row = 0; row < row_count; row++)
        for (size_t column = 0; column < column_count; column++)
            set->has[(rows[row] - '1') * 9 + columns[column] - '1'] = true;
    return column_count ? columns + column_count : NULL;
}

/* "r46c5, r1c2 and r3c3", "r1c2,r4c4". */
static cells read_cells(const char *text)
{
    static const char *const joints[] = {", ", " and ", " or ", ","};
    cells set = {{false}};
    const char *at = read_group(text, &set);
    assert_non_null(at);
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (size_t joint = 0; joint < sizeof joints / sizeof *joints && !goes_on; joint++) {
            const size_t length = strlen(joints[joint]);
            if (strncmp(at, joints[joint], length) != 0) continue;
            const char *const next = read_group(at + length, &set);
            goes_on = next != NULL;
            if (next) at = next;
        }
    }
    return set;
}

static unsigned values_in(const char *text, size_t length)
{
    unsigned values = 0;
    for (size_t i = 0; i < length; i++)
        if (text[i] >= '1' && text[i] <= '9') values |= 1u << (text[i] - '1');
    return values;
}

static bool see_each_other(int a, int b)
{
    const int box_a = a / 27 * 3 + a % 9 / 3, box_b = b / 27 * 3 + b % 9 / 3;
    return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || box_a == box_b);
}

/* "row 3" */
static bool is_in_house(int cell, const char *house)
{
    const int number = house[strlen(house) - 1] - '1';
    if (house[0] == 'r') return cell / 9 == number;
    if (house[0] == 'c') return cell % 9 == number;
    return cell / 27 * 3 + cell % 9 / 3 == number;
}

/* ---- matches ------------------------------------------------------------------------------------------- */

#define GROUP "r[1-9]+c[1-9]+"
#define SOME_CELLS GROUP "(( and |, | or |,)" GROUP ")*"
#define HOUSE "(row|column|box) [1-9]"

struct statement {
    const nonet_step *step;
    const nonet_position *position;
    const char *text;
    regmatch_t parts[12];
};

typedef void reader(const struct statement *statement);

static const char *part(const struct statement *statement, int number)
{
    static char copies[4][400];
    static int next;
    char *const copy = copies[next++ % 4];
    const regmatch_t match = statement->parts[number];
    snprintf(copy, sizeof copies[0], "%.*s", (int)(match.rm_eo - match.rm_so), statement->text + match.rm_so);
    return copy;
}

/* Call the reader for each place of the text that matches. */
static void each_match(const nonet_step *step, const nonet_position *position, const char *text, const char *pattern,
                       reader *read)
{
    regex_t compiled;
    struct statement statement = {.step = step, .position = position, .text = text};
    assert_int_equal(regcomp(&compiled, pattern, REG_EXTENDED), 0);
    while (regexec(&compiled, statement.text, 12, statement.parts, 0) == 0) {
        read(&statement);
        statement.text += statement.parts[0].rm_eo;
    }
    regfree(&compiled);
}

/* ---- what is said ---------------------------------------------------------------------------------------- */

static unsigned candidates_of(const nonet_position *position, int cell)
{
    return position->cells[cell] ? 0 : (unsigned)position->candidates[cell];
}

/* "The 5s in r1c2 and r3c4 leave only r4c4 for 5 in box 5" */
static void blockers_hold_the_value(const struct statement *statement)
{
    const cells named = read_cells(part(statement, 2));
    const unsigned value = (unsigned)atoi(part(statement, 1));
    for (int cell = 0; cell < CELLS; cell++)
        if (named.has[cell]) assert_int_equal(statement->position->cells[cell], value);
}

/* "In row 5 only 9 is missing, so r5c9 is 9" */
static void house_lacks_one_value(const struct statement *statement)
{
    const char *const house = part(statement, 1);
    unsigned held = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (is_in_house(cell, house) && statement->position->cells[cell])
            held |= 1u << (statement->position->cells[cell] - 1);
    assert_int_equal(held | 1u << (atoi(part(statement, 3)) - 1), 511);
    assert_int_equal(__builtin_popcount(held), 8);
}

/* "r5c2 sees every value but 6 and 8 in ..." */
static void cell_sees_all_but(const struct statement *statement)
{
    const cells named = read_cells(part(statement, 1));
    const unsigned missing = values_in(part(statement, 2), strlen(part(statement, 2)));
    for (int cell = 0; cell < CELLS; cell++) {
        unsigned seen = 0;
        if (!named.has[cell]) continue;
        for (int other = 0; other < CELLS; other++)
            if (see_each_other(cell, other) && statement->position->cells[other])
                seen |= 1u << (statement->position->cells[other] - 1);
        assert_int_equal(seen | missing, 511);
        assert_int_equal(seen & missing, 0);
    }
}

/* "r3c4=5 (row 3)": a candidate, and the cell is in the house. */
static void placement_is_possible(const struct statement *statement)
{
    const cells named = read_cells(part(statement, 1));
    const unsigned value = values_in(part(statement, 2), 1);
    for (int cell = 0; cell < CELLS; cell++) {
        if (!named.has[cell]) continue;
        assert_true(candidates_of(statement->position, cell) & value);
        if (statement->parts[4].rm_so >= 0) assert_true(is_in_house(cell, part(statement, 4)));
    }
}

/* "r4c56 {357}": these values and no others can be there. */
static void marks_are_right(const struct statement *statement)
{
    const cells named = read_cells(part(statement, 1));
    const char *const marks = part(statement, 4);
    unsigned together = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (named.has[cell]) together |= candidates_of(statement->position, cell);
    assert_int_equal(values_in(marks, strlen(marks)), together);
}

/* "So r1c2 or r3c4 is 5; r1c4 sees both": it does. */
static void losers_see_both(const struct statement *statement)
{
    const cells one = read_cells(part(statement, 1)), two = read_cells(part(statement, 2)),
                losers = read_cells(part(statement, 3));
    for (int cell = 0; cell < CELLS; cell++)
        for (int loser = 0; loser < CELLS; loser++)
            if (losers.has[loser] && (one.has[cell] || two.has[cell])) assert_true(see_each_other(cell, loser));
}

static bool is_removed(const nonet_step *step, int cell, int value)
{
    for (size_t i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].cell == cell && step->eliminations[i].value == value) return true;
    return false;
}

static bool was_claimed[CELLS][10];

/* "r1c2 and r4c5 cannot be 3 or 5" */
static void take_claim(const struct statement *statement)
{
    const cells named = read_cells(part(statement, 1));
    const char *const listed = part(statement, 6);
    const unsigned values = values_in(listed, strlen(listed));
    for (int cell = 0; cell < CELLS; cell++)
        for (int value = 1; value <= 9; value++)
            if (named.has[cell] && values >> (value - 1) & 1) was_claimed[cell][value] = true;
}

/* "So r1c2 is 3.": it cannot be anything else. */
static void take_other_values(const struct statement *statement)
{
    const cells named = read_cells(part(statement, 1));
    const unsigned value = values_in(part(statement, 2), 1);
    for (int cell = 0; cell < CELLS; cell++)
        for (int other = 1; other <= 9; other++)
            if (named.has[cell] && (candidates_of(statement->position, cell) & ~value) >> (other - 1) & 1)
                was_claimed[cell][other] = true;
}

/* What the text says is gone is gone, and nothing else. */
static void claims_are_the_result(const nonet_step *step, const nonet_position *position, const char *text)
{
    memset(was_claimed, 0, sizeof was_claimed);
    if (!step->elimination_count || strstr(text, " candidates can be removed")) return;
    each_match(step, position, text,
               "(" SOME_CELLS ")(, which sees? [^,]*,)? (cannot be|not) ([1-9](, [1-9])*( or [1-9])?)", take_claim);
    each_match(step, position, text, "(" SOME_CELLS ")( sees? [^.;]*)() and cannot be ([1-9])", take_claim);
    each_match(step, position, text, "two solutions\\. So (r[1-9]c[1-9]) is ([1-9])\\.", take_other_values);
    for (int cell = 0; cell < CELLS; cell++)
        for (int value = 1; value <= 9; value++)
            if (is_removed(step, cell, value) != was_claimed[cell][value])
                fail_msg("r%dc%d, %d: %s", cell / 9 + 1, cell % 9 + 1, value, text);
}

/* ---- how it is said -------------------------------------------------------------------------------------- */

/* In lines of so many columns. */
static int count_lines(const char *text)
{
    int lines = 1;
    size_t column = 0;
    while (*text) {
        const size_t length = strcspn(text, " ");
        if (column && column + 1 + length > COLUMNS) column = 0, lines++;
        column += length + (column != 0);
        text += length + (text[length] == ' ');
    }
    return lines;
}

/* The length of the sentence at the text, with its full stop. */
static size_t sentence_length(const char *text)
{
    const char *const end = strstr(text, ". "), *const line = strchr(text, '\n');
    const size_t length = end ? (size_t)(end - text) + 1 : strlen(text);
    return line && (size_t)(line - text) < length ? (size_t)(line - text) : length;
}

/* No sentence twice. Branches of a list may end alike. */
static void assert_no_sentence_twice(const char *text)
{
    if (strchr(text, '\n')) return;
    for (const char *one = text; *one;) {
        const size_t length = sentence_length(one);
        const char *const rest = one + length + strspn(one + length, " ");
        for (const char *other = rest; *other;) {
            const size_t other_length = sentence_length(other);
            if (length == other_length && memcmp(one, other, length) == 0) fail_msg("twice: %s", text);
            other += other_length + strspn(other + other_length, " ");
        }
        one = rest;
    }
}

static void check_facts(const nonet_step *step, const nonet_position *position, const char *text)
{
    each_match(step, position, text, "The ([1-9])s? in (" SOME_CELLS ") leaves? only", blockers_hold_the_value);
    each_match(step, position, text, "In (" HOUSE ") only ([1-9]) is missing", house_lacks_one_value);
    each_match(step, position, text, "(r[1-9]c[1-9]) sees every value but ([1-9](, [1-9])*( and [1-9])?) in",
               cell_sees_all_but);
    each_match(step, position, text, "(r[1-9]c[1-9])=([1-9])( \\((" HOUSE ")\\))?", placement_is_possible);
    each_match(step, position, text, "So (" GROUP ") or (" GROUP ") is [1-9]; (" SOME_CELLS ") sees? both",
               losers_see_both);
}

static bool is_list(const char *text)
{
    return strchr(text, '\n') != NULL;
}

/* ---- nets ------------------------------------------------------------------------------------------------ */

enum { MOST_STATEMENTS = 400 };

enum { MOST_LETTERS = 26 * 27 };

/* What the numbered lines of a net say, and what those with letters remove. */
struct net {
    const nonet_position *position;
    struct {
        cells cells;
        unsigned values;
        bool is_true;
    } said[MOST_STATEMENTS];
    unsigned removed[MOST_LETTERS + 1][CELLS];
    int checked;
};

/* The candidates without what the placement rules out. */
static void put(unsigned *marks, const cells *at, unsigned value)
{
    int count = 0;
    for (int cell = 0; cell < CELLS; cell++) count += at->has[cell];
    for (int cell = 0; cell < CELLS; cell++) {
        bool sees_all = true;
        for (int other = 0; other < CELLS; other++)
            if (at->has[other]) sees_all = sees_all && see_each_other(cell, other);
        if (sees_all) marks[cell] &= ~value;
        if (at->has[cell] && count == 1) marks[cell] &= value;
    }
}

static void take_off(unsigned *marks, const cells *at, unsigned values)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (at->has[cell]) marks[cell] &= ~values;
}

/* The number of a letter: (a) is 1, (aa) is 27. */
static int letter_at(const char *text)
{
    int number = 0;
    for (text++; *text != ')'; text++) number = number * 26 + *text - 'a' + 1;
    assert_in_range(number, 1, MOST_LETTERS);
    return number;
}

/* The board after what the line names as its causes: "1, 2 and (a)". */
static void load_causes(const struct net *net, const char *causes, unsigned *marks)
{
    for (int cell = 0; cell < CELLS; cell++) marks[cell] = candidates_of(net->position, cell);
    const char *const end = strchr(causes, '.');
    assert_non_null(end);
    for (const char *at = strchr(causes, '('); at && at < end; at = strchr(at + 1, '('))
        for (int cell = 0; cell < CELLS; cell++) marks[cell] &= ~net->removed[letter_at(at)][cell];
    for (const char *at = causes; at < end; at += strcspn(at, "0123456789.")) {
        const int number = atoi(at);
        at += strspn(at, "0123456789");
        if (!number) continue;
        assert_in_range(number, 1, MOST_STATEMENTS - 1);
        if (net->said[number].is_true) put(marks, &net->said[number].cells, net->said[number].values);
        else take_off(marks, &net->said[number].cells, net->said[number].values);
    }
}

/* Is the value confined to these cells, as the only candidate of one or as the only places in a house? (That it is out
 * there, too, is how nets end.) */
static bool is_forced(const unsigned *marks, const cells *at, unsigned value)
{
    static const char *const kinds[] = {"row", "column", "box"};
    for (int cell = 0; cell < CELLS; cell++)
        if (at->has[cell] && !(marks[cell] & ~value)) return true;
    for (int house = 0; house < 27; house++) {
        char name[16];
        bool is_confined = true, is_there = false;
        snprintf(name, sizeof name, "%s %d", kinds[house / 9], house % 9 + 1);
        for (int cell = 0; cell < CELLS; cell++) {
            if (!is_in_house(cell, name)) continue;
            is_there = is_there || at->has[cell];
            is_confined = is_confined && (at->has[cell] || !(marks[cell] & value));
        }
        if (is_confined && is_there) return true;
    }
    return false;
}

/* "4. r5c5=3 (column 5), by 1 and 2." or "4. 3 in r5c45 (row 5), by 1." follows from what it names. */
static bool read_placement(struct net *net, const char *line, int number, const char *text)
{
    const char *const causes = strstr(text, ", by ");
    unsigned marks[CELLS];
    cells *const at = &net->said[number].cells;
    *at = (cells){{false}};
    const bool is_cell = text[0] == 'r', is_group = text[1] == ' ' && strncmp(text + 1, " in r", 5) == 0;
    const char *const after = is_cell ? read_group(text, at) : NULL;
    if (!causes || strstr(text, ", because:") || strstr(text, ": as at ")) return false;
    if (is_cell && (!after || *after != '=')) return false;
    if (!is_cell && !is_group) return false;
    if (is_group) *at = read_cells(text + 5);
    net->said[number].values = 1u << (is_cell ? after[1] - '1' : text[0] - '1');
    net->said[number].is_true = true;
    load_causes(net, causes + 5, marks);
    if (!is_forced(marks, at, net->said[number].values)) fail_msg("does not follow: %s", line);
    net->checked++;
    return true;
}

/* "r5c5 is 3", "r5c5 is not 3" or "3 is in one of r5c56" */
static void read_statement(struct net *net, int number, const char *text)
{
    const char *const is = strstr(text, " is "), *const group = strchr(text, 'r');
    assert_true(is && group);
    net->said[number].cells = read_cells(group);
    net->said[number].is_true = !strstr(text, "not ") && !strstr(text, "none of");
    const char *const value = group < is ? is + (strstr(text, "not ") ? 8 : 4) : text;
    net->said[number].values = values_in(value, 1);
}

static void read_net_line(struct net *net, const char *line)
{
    const int number = atoi(line);
    const char *const text = strstr(line, ". ");
    if (number && text) {
        const char *const said = text + 2;
        const size_t intro = strncmp(said, "If ", 3) == 0 ? 3 : strncmp(said, "Suppose ", 8) == 0 ? 8 : 0;
        assert_in_range(number, 1, MOST_STATEMENTS - 1);
        if (intro || !read_placement(net, line, number, said)) read_statement(net, number, said + intro);
        return;
    }
    memset(was_claimed, 0, sizeof was_claimed);
    each_match(NULL, net->position, line, "(" GROUP "(,(" GROUP "))*) (is|are)() not ([1-9](, [1-9])*( or [1-9])?)",
               take_claim);
    for (int cell = 0; line[0] == '(' && cell < CELLS; cell++)
        for (int value = 1; value <= 9; value++)
            if (was_claimed[cell][value]) net->removed[letter_at(line)][cell] |= 1u << (value - 1);
}

static int placements_checked, links_checked;

/* ---- plain chains ---------------------------------------------------------------------------------------- */

/* "r5c5=3" or "3 in r5c45" at the text; returns what follows, or NULL. */
static const char *read_claim(const char *text, cells *at, unsigned *value)
{
    *at = (cells){{false}};
    const char *const after = read_group(text, at);
    if (after && after[0] == '=') {
        *value = values_in(after + 1, 1);
        return after + 2;
    }
    if (!values_in(text, 1) || strncmp(text + 1, " in ", 4) != 0) return NULL;
    *value = values_in(text, 1);
    return read_group(text + 5, at);
}

/* "If r1c2 is not 5, it is 3, so r1c8=3 (row 1), r4c4=5 and 2 in r5c45 (box 5).": each follows from those before it. */
static void check_story(const struct statement *statement)
{
    const char *at = statement->text + statement->parts[0].rm_eo;
    const char *const end = at + strcspn(at, ".");
    unsigned marks[CELLS], value = values_in(part(statement, 4), 1);
    cells where = read_cells(part(statement, 1));
    const bool is_not = statement->parts[3].rm_so >= 0;
    for (int cell = 0; cell < CELLS; cell++) marks[cell] = candidates_of(statement->position, cell);
    if (is_not) take_off(marks, &where, value);
    else put(marks, &where, value);
    if (strncmp(at, "it is ", 6) == 0) {
        value = values_in(at + 6, 1);
        assert_true(is_forced(marks, &where, value));
        put(marks, &where, value);
    }
    while (at < end) {
        const char *const after = read_claim(at, &where, &value);
        if (!after) {
            at++;
            continue;
        }
        if (!is_forced(marks, &where, value)) fail_msg("does not follow: %.30s: %s", at, normal);
        links_checked++;
        put(marks, &where, value);
        at = after;
    }
}

static void check_stories(const nonet_step *step, const nonet_position *position, const char *text)
{
    /* Links through sets need more than singles, and chains inside a net are about another board. */
    if (step->set_count || strstr(text, "\n    ")) return;
    each_match(step, position, text, "If (r[1-9]c[1-9]) (is|were) (not )?([1-9]), ", check_story);
}

/* Every placement of a net follows from what its line says it follows from. Chains inside are left out. */
static void check_net(const nonet_position *position, const char *text)
{
    static struct net net;
    net = (struct net){.position = position};
    for (const char *line = text; *line;) {
        char copy[600];
        const size_t length = strcspn(line, "\n");
        snprintf(copy, sizeof copy, "%.*s", (int)length, line);
        if (copy[0] != ' ') read_net_line(&net, copy);
        line += length + (line[length] == '\n');
    }
    placements_checked += net.checked;
}

static void check_texts(const nonet_step *step, const nonet_position *position)
{
    const char *const name = nonet_technique_at((size_t)step->technique)->name;
    assert_in_range(nonet_step_text(step, position, NULL, NONET_STEP_NORMAL, normal, sizeof normal), 1, TEXT_BYTES - 1);
    assert_in_range(nonet_step_text(step, position, NULL, NONET_STEP_REASON, full, sizeof full), 1, TEXT_BYTES - 1);
    assert_true(strlen(normal) <= strlen(full));
    if (!is_list(normal) && count_lines(normal) > MOST_LINES)
        fail_msg("%d lines: %s: %s", count_lines(normal), name, normal);
    assert_no_sentence_twice(normal);
    assert_no_sentence_twice(full);
    check_facts(step, position, normal);
    if (strstr(normal, "1. ") && is_list(normal)) check_net(position, normal);
    if (step->chain_count) check_stories(step, position, normal);
    if (!is_list(normal)) claims_are_the_result(step, position, normal);
    if (strcmp(name, "BUG lite") != 0)
        each_match(step, position, normal, "(" GROUP "((,)" GROUP ")*) \\{([1-9]+)\\}", marks_are_right);
}

/* ---- where steps come from ------------------------------------------------------------------------------- */

struct telling {
    const nonet_position *position;
    int steps;
};

static bool check_step(void *context, const nonet_step *step)
{
    struct telling *const telling = context;
    check_texts(step, telling->position);
    return ++telling->steps < 40;
}

static void every_technique_is_told_well(void **state)
{
    (void)state;
    const nonet_technique *technique;
    for (size_t index = 0; (technique = nonet_technique_at(index)); index++) {
        nonet_puzzle *puzzle;
        nonet_explainer *explainer;
        nonet_start start;
        if (!technique->example[0]) continue;
        assert_int_equal(nonet_read_one(technique->example, strlen(technique->example), NULL, &puzzle, NULL), NONET_OK);
        assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
        assert_int_equal(nonet_explainer_begin(explainer, &puzzle->position, &start), NONET_OK);
        struct telling telling = {.position = nonet_explainer_position(explainer)};
        assert_int_equal(nonet_explainer_each(explainer, (int)index, check_step, &telling), NONET_OK);
        assert_in_range(telling.steps, 1, 40);
        nonet_explainer_free(explainer);
        nonet_puzzle_free(puzzle);
    }
    assert_in_range(placements_checked, 200, 100000); /* of nets */
    assert_in_range(links_checked, 500, 100000);      /* of chains */
}

static void explain_all(nonet_explainer *explainer, const uint8_t *values)
{
    nonet_start start;
    const nonet_step *step;
    uint8_t copy[CELLS];
    memcpy(copy, values, sizeof copy);
    const nonet_position position = {layout9, copy, NULL, NULL};
    assert_int_equal(nonet_explainer_begin(explainer, &position, &start), NONET_OK);
    while (nonet_explainer_next(explainer, &step) == NONET_OK) {
        check_texts(step, nonet_explainer_position(explainer));
        assert_int_equal(nonet_explainer_apply(explainer), NONET_OK);
    }
    assert_true(nonet_explainer_is_solved(explainer));
}

static void whole_solutions_are_told_well(void **state)
{
    (void)state;
    nonet_explainer *explainer;
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    for (size_t level = 0; nonet_level_at(level); level++) {
        nonet_generator_settings settings;
        nonet_generator *generator;
        nonet_generated made;
        nonet_generator_settings_defaults(&settings);
        settings.easiest = settings.hardest = (int)level;
        assert_int_equal(nonet_generator_new(layout9, &settings, &generator), NONET_OK);
        for (uint64_t index = 0; index < PUZZLES; index++) {
            assert_int_equal(nonet_generator_make(generator, index, 1, &made), NONET_OK);
            explain_all(explainer, made.cells);
        }
        nonet_generator_free(generator);
    }
    nonet_explainer_free(explainer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_is_told_well),
        cmocka_unit_test(whole_solutions_are_told_well),
    };
    return cmocka_run_group_tests(tests, make_layout, free_layout);
}
