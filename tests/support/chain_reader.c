/* chain_reader.c: see chain_reader.h. */
#include "support/chain_reader.h"

#include <ctype.h>
#include <string.h>

/* ---- characters ------------------------------------------------------------------------------------ */

static bool next_is(struct chain_text *text, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(text->at, word, length) != 0) return false;
    text->at += length;
    return true;
}

static bool read_number(struct chain_text *text, int *number)
{
    const bool is_small = nonet_layout_side(text->layout) <= 9; /* then each digit is a number of its own */
    if (!isdigit((unsigned char)*text->at)) return false;
    for (*number = 0; isdigit((unsigned char)*text->at) && *number < 1000;) {
        *number = *number * 10 + (*text->at++ - '0');
        if (is_small) break;
    }
    return *number >= 1 && *number <= nonet_layout_side(text->layout);
}

static bool read_one_value(struct chain_text *text, int *value)
{
    if (!text->symbols) return read_number(text, value);
    const char *const found = *text->at ? strchr(text->symbols, *text->at) : NULL;
    if (!found || found - text->symbols >= nonet_layout_side(text->layout)) return false;
    *value = (int)(found - text->symbols) + 1;
    text->at++;
    return true;
}

/* "138" or, if numbers may have two digits, "1,3,12". */
static bool read_values(struct chain_text *text, uint64_t *values)
{
    const bool has_commas = !text->symbols && nonet_layout_side(text->layout) > 9;
    int value;
    *values = 0;
    do {
        if (!read_one_value(text, &value)) return *values != 0 && !has_commas;
        if (*values >> (value - 1) & 1) return false;
        *values |= UINT64_C(1) << (value - 1);
    } while (!has_commas || next_is(text, ","));
    return true;
}

/* ---- cells ----------------------------------------------------------------------------------------- */

/* "9" or "9-12": a link is never followed by a digit. */
static bool read_range(struct chain_text *text, uint64_t *lines)
{
    int first, last;
    if (!read_number(text, &first)) return false;
    last = first;
    if (text->at[0] == '-' && isdigit((unsigned char)text->at[1])) {
        text->at++;
        if (!read_number(text, &last)) return false;
    }
    for (int line = first; line <= last; line++) *lines |= UINT64_C(1) << (line - 1);
    return first <= last;
}

/* After the letter: "46", "12", "(3,12)", "9-12". */
static bool read_lines(struct chain_text *text, uint64_t *lines)
{
    *lines = 0;
    if (next_is(text, "(")) {
        do {
            if (!read_range(text, lines)) return false;
        } while (next_is(text, ","));
        return next_is(text, ")");
    }
    if (!read_range(text, lines)) return false;
    while (nonet_layout_side(text->layout) <= 9 && isdigit((unsigned char)*text->at))
        if (!read_range(text, lines)) return false;
    return true;
}

static bool add_cell(struct some_cells *cells, int cell)
{
    for (int at = 0; at < cells->count; at++)
        if (cells->cells[at] == cell) return false;
    if (cells->count == MOST_CLAIM_CELLS) return false;
    cells->cells[cells->count++] = cell;
    return true;
}

/* "r46c7,r6c8" */
static bool read_cells(struct chain_text *text, struct some_cells *cells)
{
    const int side = nonet_layout_side(text->layout);
    uint64_t rows, columns;
    cells->count = 0;
    do {
        if (!next_is(text, "r") || !read_lines(text, &rows) || !next_is(text, "c") || !read_lines(text, &columns))
            return false;
        for (int cell = 0; cell < side * side; cell++)
            if (rows >> cell / side & 1 && columns >> cell % side & 1 && !add_cell(cells, cell)) return false;
    } while (text->at[0] == ',' && text->at[1] == 'r' && text->at++);
    return true;
}

static bool are_same_cells(const struct some_cells *a, const struct some_cells *b)
{
    struct some_cells both = *a;
    for (int at = 0; at < b->count; at++)
        if (add_cell(&both, b->cells[at])) return false;
    return a->count == b->count;
}

/* ---- claims ---------------------------------------------------------------------------------------- */

static bool add_claim(struct read_chain *chain, const struct some_cells *at, uint64_t values)
{
    if (chain->count == MOST_CLAIMS) return false;
    chain->claims[chain->count++] = (struct claim){*at, values};
    return true;
}

/* The link behind the last claim. */
static void add_link(struct read_chain *chain, bool is_strong)
{
    chain->links[chain->count - 1] = (struct chain_link){.is_strong = is_strong};
}

/* ---- Eureka ---------------------------------------------------------------------------------------- */

/* - or =, but not the arrow. */
static bool read_sign(struct chain_text *text, bool *is_strong)
{
    *is_strong = *text->at == '=';
    if (*text->at != '-' && (*text->at != '=' || text->at[1] == '>')) return false;
    text->at++;
    return true;
}

/* "(5=138)r126c4": its cells are known only at its end. */
static bool read_term(struct chain_text *text, struct read_chain *chain, uint64_t *known)
{
    const int first = chain->count;
    const struct some_cells nowhere = {.count = 0};
    struct some_cells cells;
    bool is_strong;
    if (next_is(text, "(")) {
        do {
            if (!read_values(text, known) || !add_claim(chain, &nowhere, *known)) return false;
            if (!read_sign(text, &is_strong)) break;
            add_link(chain, is_strong);
        } while (true);
        if (!next_is(text, ")")) return false;
    } else if (!*known || !add_claim(chain, &nowhere, *known)) return false; /* nothing to repeat */
    if (!read_cells(text, &cells)) return false;
    for (int at = first; at < chain->count; at++) chain->claims[at].at = cells;
    return true;
}

/* A value may be left out only if the term before ends with a single one. */
bool read_eureka(struct chain_text *text, struct read_chain *chain)
{
    uint64_t known = 0;
    bool is_strong;
    memset(chain, 0, sizeof *chain);
    while (read_term(text, chain, &known)) {
        if (!read_sign(text, &is_strong)) return true;
        add_link(chain, is_strong);
        if (known & (known - 1)) known = 0;
    }
    return false;
}

/* ---- HoDoKu's notation ------------------------------------------------------------------------------ */

/* "-5-", "=5=" or, through a set, "=5|9=". */
static bool read_hodoku_link(struct chain_text *text, bool *is_strong, uint64_t *from, uint64_t *to)
{
    int value, other;
    const char sign = *text->at == '=' ? '=' : '-';
    if (*text->at != sign) return false;
    text->at++;
    if (!read_one_value(text, &value)) return false;
    other = value;
    if (next_is(text, "|") && !read_one_value(text, &other)) return false;
    if (*text->at++ != sign) return false;
    *is_strong = sign == '=';
    *from = UINT64_C(1) << (value - 1);
    *to = UINT64_C(1) << (other - 1);
    return true;
}

/* "[r4c456{3579}]" behind the cells: the set through which the link before them leads. */
static bool read_bracket(struct chain_text *text, struct some_cells *set)
{
    uint64_t values;
    set->count = 0;
    if (!next_is(text, "[")) return true;
    return read_cells(text, set) && next_is(text, "{") && read_values(text, &values) && next_is(text, "}]");
}

/* In the cells that the chain has come to the next link begins with this value: the same, or linked inside the cell. */
static bool go_on_with(struct read_chain *chain, const struct some_cells *here, uint64_t value)
{
    if (chain->count && chain->claims[chain->count - 1].values == value) return true;
    if (chain->count > 1) add_link(chain, !chain->links[chain->count - 2].is_strong);
    else if (chain->count) add_link(chain, true); /* the value outside of the first cell */
    return add_claim(chain, here, value);
}

bool read_hodoku(struct chain_text *text, struct read_chain *chain)
{
    struct some_cells first, here, set;
    uint64_t from, to;
    bool is_strong;
    int end;
    memset(chain, 0, sizeof *chain);
    const bool has_ends = *text->at != 'r';
    if (has_ends && (!read_one_value(text, &end) || !next_is(text, "- "))) return false;
    if (!read_cells(text, &first)) return false;
    here = first;
    if (has_ends && !add_claim(chain, &here, UINT64_C(1) << (end - 1))) return false;
    while (next_is(text, " ")) {
        const char *const before = text->at;
        if (!read_hodoku_link(text, &is_strong, &from, &to)) { /* the other end, or what is behind the chain */
            text->at = before;
            if (!has_ends) break;
            return next_is(text, "-") && read_one_value(text, &end) &&
                   go_on_with(chain, &here, UINT64_C(1) << (end - 1));
        }
        if (!go_on_with(chain, &here, from)) return false;
        add_link(chain, is_strong);
        if (!next_is(text, " ") || !read_cells(text, &here) || !read_bracket(text, &set)) return false;
        chain->links[chain->count - 1].through = set;
        if (!add_claim(chain, &here, to)) return false;
    }
    chain->is_closed = !has_ends && are_same_cells(&first, &here);
    return !has_ends;
}

/* ---- chains of sets --------------------------------------------------------------------------------- */

/* "r1c7 {28}" */
static bool read_set(struct chain_text *text, struct claim *set)
{
    return read_cells(text, &set->at) && next_is(text, " {") && read_values(text, &set->values) && next_is(text, "}");
}

static bool read_outer_values(struct chain_text *text)
{
    int value;
    do {
        if (!read_one_value(text, &value)) return false;
    } while (next_is(text, ","));
    return true;
}

/* Without the value that ties it to the set before, or to the next one, a set has all others. */
static bool add_set(struct read_chain *chain, const struct claim *set, uint64_t first, uint64_t second)
{
    if (!add_claim(chain, &set->at, first)) return false;
    add_link(chain, true);
    return add_claim(chain, &set->at, second);
}

bool read_hodoku_sets(struct chain_text *text, struct read_chain *chain)
{
    struct claim set;
    uint64_t tie = 0, next;
    bool is_strong;
    memset(chain, 0, sizeof *chain);
    if (!read_outer_values(text) || !next_is(text, "- ")) return false;
    while (read_set(text, &set) && next_is(text, " ")) {
        const char *const before = text->at;
        if (!read_hodoku_link(text, &is_strong, &next, &next)) {
            text->at = before;
            return tie && next_is(text, "-") && read_outer_values(text) && add_set(chain, &set, tie, set.values & ~tie);
        }
        if (is_strong || !next_is(text, " ")) return false;
        if (!add_set(chain, &set, tie ? tie : set.values & ~next, tie ? set.values & ~tie : next)) return false;
        add_link(chain, false);
        tie = next;
    }
    return false;
}

/* ---- statements ------------------------------------------------------------------------------------- */

static bool read_statement(struct chain_text *text, struct some_cells *cells, int *value, bool *is_true)
{
    if (!read_cells(text, cells)) return false;
    *is_true = *text->at == '=';
    return next_is(text, *is_true ? "=" : "<>") && read_one_value(text, value);
}

bool read_statements(struct chain_text *text, struct read_chain *chain)
{
    struct some_cells cells;
    int value;
    bool is_true, was_true = false;
    memset(chain, 0, sizeof *chain);
    do {
        if (!read_statement(text, &cells, &value, &is_true)) return false;
        if (chain->count && was_true == is_true) return false;
        if (chain->count) add_link(chain, is_true);
        if (!add_claim(chain, &cells, UINT64_C(1) << (value - 1))) return false;
        was_true = is_true;
    } while (next_is(text, " => "));
    return true;
}

int read_results(struct chain_text *text, struct chain_result results[MOST_CHAIN_RESULTS])
{
    struct some_cells cells;
    int count = 0, value;
    bool is_placed;
    do {
        if (!read_statement(text, &cells, &value, &is_placed)) return -1;
        for (int at = 0; at < cells.count; at++) {
            if (count == MOST_CHAIN_RESULTS) return -1;
            results[count++] = (struct chain_result){cells.cells[at], value, is_placed};
        }
    } while (next_is(text, ", "));
    return *text->at ? -1 : count;
}
