/* minlex.c: the smallest form of a puzzle, by a depth-first search for its rows, top to bottom.
 *
 * At each depth the search tries every source row that may come next, and follows only those whose row
 * becomes smallest; a row above the best one known at this depth ends the branch. Transposing doubles the
 * source rows of the first step. Columns and names are decided as late as possible:
 *
 *   - A column that is empty in all rows so far is open: open columns of a stack are interchangeable. In
 *     the form they are the first columns of their stack, and stacks all open are the first stacks, because
 *     empty cells come first. A row that has values in some of them decides: these columns become the last of
 *     the open ones, and are no longer open.
 *   - A value gets the smallest free name where it is first seen.
 *
 *         open . . x | x x x      the next row has values in one open column of the first stack and in one
 *         row  . 5 3 | . . 4      assigned column of each stack:  . . 5 3 -> the open column goes last
 *
 * So what stands in decided columns is fixed, and of open columns with values those with named values come
 * first, in the order of their names, then those with new ones. Only new values in open columns leave a
 * choice (which of them gets the next name, and of stacks that look alike, which goes first), and the search
 * tries all. Rows without values are alike, too: of those in a band one is tried and counted for all. */
#include "canon/minlex.h"

#include <assert.h>
#include <string.h>

#include "base/bits.h"

enum { NEW_NAME = 15 }; /* of a value without a name: behind all names */

/* The source, as it is and transposed. */
struct minlex_source {
    int side, box_rows, box_columns;
    int stacks;
    uint8_t values[2][NN_MINLEX_SIDE][NN_MINLEX_SIDE];
    unsigned filled[2][NN_MINLEX_SIDE]; /* [row]: its columns with values */
};

/* What is decided on the way to a form. Source columns and stacks have places in the form. */
struct outline {
    uint8_t is_transposed;
    uint8_t names;                      /* given so far */
    uint16_t rows_left;                 /* source rows */
    uint16_t open;                      /* source columns */
    uint16_t untouched;                 /* source stacks with open columns only */
    uint8_t row_at[NN_MINLEX_SIDE];     /* [row of the form] */
    uint8_t name_of[NN_MINLEX_SIDE + 1]; /* [value], 0 = none yet */
    uint8_t column_place[NN_MINLEX_SIDE]; /* [source column], of those not open */
    uint8_t stack_place[NN_MINLEX_SIDE];  /* [source stack], of those not untouched */
    uint8_t open_columns[NN_MINLEX_SIDE]; /* [source stack]: how many */
    uint64_t weight;                      /* how many outlines this one stands for */
};

/* Blocks of neighbouring columns of the form that look alike, so that any order of them is possible. */
struct alike {
    uint8_t start, width, count;
};

/* A source row as it would stand in the form. */
struct laid_row {
    uint64_t key;
    unsigned new_names;                /* places with values that get their names here */
    uint8_t column_at[NN_MINLEX_SIDE]; /* [place with a value]: its source column */
    struct alike alike[NN_MINLEX_SIDE];
    int alikes;
};

struct minlex_search {
    struct minlex_source source;
    uint64_t best[NN_MINLEX_SIDE];
    int known; /* rows of `best` */
    struct outline winner;
    uint64_t winners;
};

static uint64_t at_place(const struct minlex_source *source, int place, int name)
{
    return (uint64_t)name << 4 * (source->side - 1 - place);
}

/* ---- laying a row ---------------------------------------------------------------------------- */

/* The open columns with values of one stack in order: name << 4 | column. */
struct loose_stack {
    uint8_t stack, count, new_count;
    uint8_t entries[NN_MINLEX_SIDE];
    uint64_t look; /* its columns as they will read, all new values alike */
};

static void sort_loose_columns(const struct outline *outline, const uint8_t *values, unsigned columns,
                               struct loose_stack *loose)
{
    loose->count = loose->new_count = 0;
    while (columns) {
        const int column = __builtin_ctz(columns);
        columns &= columns - 1;
        const int name = outline->name_of[values[column]];
        const uint8_t entry = (uint8_t)((name ? name : NEW_NAME) << 4 | column);
        int at = loose->count++;
        for (; at > 0 && loose->entries[at - 1] > entry; at--) loose->entries[at] = loose->entries[at - 1];
        loose->entries[at] = entry;
        loose->new_count = (uint8_t)(loose->new_count + (name == 0));
    }
    loose->look = 0;
    for (int at = 0; at < loose->count; at++) loose->look = loose->look << 4 | loose->entries[at] >> 4;
}

static void add_alike(struct laid_row *laid, int start, int width, int count)
{
    laid->alike[laid->alikes++] = (struct alike){(uint8_t)start, (uint8_t)width, (uint8_t)count};
}

/* Put the loose columns of a stack to the places before `end`. */
static void place_loose(const struct minlex_source *source, const struct loose_stack *loose, int end,
                        struct laid_row *laid)
{
    const int start = end - loose->count;
    for (int at = 0; at < loose->count; at++) {
        const int name = loose->entries[at] >> 4;
        laid->column_at[start + at] = loose->entries[at] & 15;
        if (name == NEW_NAME)
            laid->new_names |= 1u << (start + at);
        else
            laid->key |= at_place(source, start + at, name);
    }
    if (loose->new_count > 1) add_alike(laid, end - loose->new_count, 1, loose->new_count);
}

/* Stacks that had no value so far, in the order of their looks, to the last places of such stacks. */
static void place_untouched(const struct minlex_source *source, const struct outline *outline,
                            struct loose_stack *stacks, int count, struct laid_row *laid)
{
    for (int at = 1; at < count; at++)
        for (int to = at; to > 0 && stacks[to].look < stacks[to - 1].look; to--) {
            const struct loose_stack kept = stacks[to];
            stacks[to] = stacks[to - 1];
            stacks[to - 1] = kept;
        }
    const int first = nn_count_bits(outline->untouched) - count, width = source->box_columns;
    for (int at = 0, same = 0; at < count; at++) {
        place_loose(source, &stacks[at], (first + at + 1) * width, laid);
        if (at + 1 < count && stacks[at + 1].look == stacks[at].look) continue;
        if (at > same) add_alike(laid, (first + same) * width, width, at + 1 - same);
        same = at + 1;
    }
}

static void place_all_loose(const struct minlex_source *source, const struct outline *outline,
                            const uint8_t *values, unsigned loose_columns, struct laid_row *laid)
{
    struct loose_stack untouched[NN_MINLEX_SIDE];
    int count = 0;
    while (loose_columns) {
        const int stack = __builtin_ctz(loose_columns) / source->box_columns;
        const unsigned mask = ((1u << source->box_columns) - 1) << (stack * source->box_columns);
        struct loose_stack *loose = &untouched[count];
        sort_loose_columns(outline, values, loose_columns & mask, loose);
        loose->stack = (uint8_t)stack;
        loose_columns &= ~mask;
        if (outline->untouched >> stack & 1) {
            count++;
            continue;
        }
        const int start = outline->stack_place[stack] * source->box_columns;
        place_loose(source, loose, start + outline->open_columns[stack], laid);
    }
    if (count) place_untouched(source, outline, untouched, count, laid);
}

static void lay_row(const struct minlex_source *source, const struct outline *outline, int row,
                    struct laid_row *laid)
{
    const uint8_t *values = source->values[outline->is_transposed][row];
    const unsigned filled = source->filled[outline->is_transposed][row];
    laid->key = 0;
    laid->new_names = 0;
    laid->alikes = 0;
    for (unsigned fixed = filled & ~(unsigned)outline->open; fixed; fixed &= fixed - 1) {
        const int column = __builtin_ctz(fixed), place = outline->column_place[column];
        const int name = outline->name_of[values[column]];
        laid->column_at[place] = (uint8_t)column;
        if (name)
            laid->key |= at_place(source, place, name);
        else
            laid->new_names |= 1u << place;
    }
    if (filled & outline->open) place_all_loose(source, outline, values, filled & outline->open, laid);
    int name = outline->names;
    for (unsigned places = laid->new_names; places; places &= places - 1)
        laid->key |= at_place(source, __builtin_ctz(places), ++name);
}

/* ---- the search ------------------------------------------------------------------------------ */

static void grow(struct minlex_search *search, const struct outline *outline, int depth);

/* Decide what the row decides: its open columns, the names of its new values. */
static void settle(const struct minlex_source *source, const struct laid_row *laid, int row, int depth,
                   struct outline *outline)
{
    const uint8_t *values = source->values[outline->is_transposed][row];
    outline->rows_left &= (uint16_t)~(1u << row);
    outline->row_at[depth] = (uint8_t)row;
    for (unsigned places = laid->new_names; places; places &= places - 1)
        outline->name_of[values[laid->column_at[__builtin_ctz(places)]]] = ++outline->names;
    const unsigned filled = source->filled[outline->is_transposed][row];
    if (!(filled & outline->open)) return;
    for (int place = 0; place < source->side; place++) {
        if (!(laid->key >> 4 * (source->side - 1 - place) & 15)) continue;
        const int column = laid->column_at[place], stack = column / source->box_columns;
        if (!(outline->open >> column & 1)) continue;
        outline->open &= (uint16_t)~(1u << column);
        outline->untouched &= (uint16_t)~(1u << stack);
        outline->open_columns[stack]--;
        outline->column_place[column] = (uint8_t)place;
        outline->stack_place[stack] = (uint8_t)(place / source->box_columns);
    }
}

static void swap_blocks(uint8_t *columns, int width, int one, int other)
{
    for (int at = 0; at < width && one != other; at++) {
        const uint8_t kept = columns[one * width + at];
        columns[one * width + at] = columns[other * width + at];
        columns[other * width + at] = kept;
    }
}

/* Follow this row in every order of the blocks that look alike, from block `at` of group `group` on. */
static void vary(struct minlex_search *search, const struct outline *outline, struct laid_row *laid, int row,
                 int depth, int group, int at)
{
    if (group == laid->alikes) {
        struct outline next = *outline;
        settle(&search->source, laid, row, depth, &next);
        grow(search, &next, depth + 1);
        return;
    }
    const struct alike *alike = &laid->alike[group];
    if (at + 1 >= alike->count) {
        vary(search, outline, laid, row, depth, group + 1, 0);
        return;
    }
    for (int other = at; other < alike->count; other++) {
        swap_blocks(laid->column_at + alike->start, alike->width, at, other);
        vary(search, outline, laid, row, depth, group, at + 1);
        swap_blocks(laid->column_at + alike->start, alike->width, at, other);
    }
}

static uint64_t factorial(int number)
{
    return number < 2 ? 1 : (uint64_t)number * factorial(number - 1);
}

/* All rows are laid. Columns that are still open are empty, and may stand in any order. */
static void finish(struct minlex_search *search, const struct outline *outline)
{
    uint64_t orders = outline->weight * factorial(nn_count_bits(outline->untouched));
    for (int stack = 0; stack < search->source.stacks; stack++) orders *= factorial(outline->open_columns[stack]);
    if (!search->winners) search->winner = *outline;
    search->winners += orders;
}

/* The row is as small as the best known at this depth, or smaller. */
static void accept_row(struct minlex_search *search, int depth, uint64_t key)
{
    if (depth < search->known && key == search->best[depth]) return;
    search->best[depth] = key;
    search->known = depth + 1;
    search->winners = 0;
}

static unsigned rows_of_band(const struct minlex_source *source, int row)
{
    return ((1u << source->box_rows) - 1) << (row / source->box_rows * source->box_rows);
}

/* The source rows that may come at this depth. */
static unsigned next_rows(const struct minlex_source *source, const struct outline *outline, int depth)
{
    if (depth % source->box_rows == 0) return outline->rows_left;
    return outline->rows_left & rows_of_band(source, outline->row_at[depth - 1]);
}

/* Of empty rows in a band the first one stands for all: their number, or 0 for another one; 1 if not empty. */
static int weigh_row(const struct minlex_source *source, const struct outline *outline, int row)
{
    const unsigned *filled = source->filled[outline->is_transposed];
    if (filled[row]) return 1;
    int alike = 0;
    for (unsigned rows = rows_of_band(source, row) & outline->rows_left; rows; rows &= rows - 1) {
        const int other = __builtin_ctz(rows);
        if (filled[other]) continue;
        if (other < row) return 0;
        alike++;
    }
    return alike;
}

static void grow(struct minlex_search *search, const struct outline *outline, int depth)
{
    const struct minlex_source *source = &search->source;
    if (depth == source->side) {
        finish(search, outline);
        return;
    }
    struct laid_row laid[NN_MINLEX_SIDE];
    uint64_t least = depth < search->known ? search->best[depth] : ~(uint64_t)0;
    const unsigned rows = next_rows(source, outline, depth);
    for (unsigned left = rows; left; left &= left - 1) {
        const int row = __builtin_ctz(left);
        lay_row(source, outline, row, &laid[row]);
        if (laid[row].key < least) least = laid[row].key;
    }
    for (unsigned left = rows; left; left &= left - 1) {
        const int row = __builtin_ctz(left);
        if (laid[row].key != least) continue;
        struct outline weighted = *outline;
        weighted.weight *= (uint64_t)weigh_row(source, outline, row);
        if (!weighted.weight) continue;
        accept_row(search, depth, least);
        vary(search, &weighted, &laid[row], row, depth, 0, 0);
    }
}

/* ---- the source ------------------------------------------------------------------------------ */

static bool read_source(const nonet_layout *layout, const uint8_t *cells, struct minlex_source *source)
{
    unsigned in_row[NN_MINLEX_SIDE] = {0}, in_column[NN_MINLEX_SIDE] = {0}, twice = 0;
    *source = (struct minlex_source){
        .side = layout->side,
        .box_rows = layout->box_rows,
        .box_columns = layout->box_columns,
        .stacks = layout->side / layout->box_columns,
    };
    for (int row = 0; row < layout->side; row++)
        for (int column = 0; column < layout->side; column++) {
            const uint8_t value = cells[row * layout->side + column];
            const unsigned bit = value ? 1u << value : 0;
            twice |= (in_row[row] | in_column[column]) & bit;
            in_row[row] |= bit, in_column[column] |= bit;
            source->values[0][row][column] = source->values[1][column][row] = value;
            source->filled[0][row] |= (unsigned)(value != 0) << column;
            source->filled[1][column] |= (unsigned)(value != 0) << row;
        }
    return !twice;
}

/* ---- the result ------------------------------------------------------------------------------ */

/* Columns that stayed open take the places that are free in their stack, and likewise stacks. */
static void place_open_columns(const struct minlex_source *source, struct outline *outline)
{
    int free_stacks = 0;
    for (int stack = 0; stack < source->stacks; stack++) {
        if (outline->untouched >> stack & 1) outline->stack_place[stack] = (uint8_t)free_stacks++;
        int place = outline->stack_place[stack] * source->box_columns;
        for (int at = 0; at < source->box_columns; at++) {
            const int column = stack * source->box_columns + at;
            if (outline->open >> column & 1) outline->column_place[column] = (uint8_t)place++;
        }
    }
}

static void write_transform(const struct minlex_source *source, struct outline *outline,
                            nonet_transform *transform)
{
    place_open_columns(source, outline);
    transform->is_transposed = outline->is_transposed;
    for (int at = 0; at < source->side; at++) {
        transform->rows[at] = outline->row_at[at];
        transform->columns[outline->column_place[at]] = (uint8_t)at;
    }
    memcpy(transform->values, outline->name_of, (size_t)source->side + 1);
}

bool nn_minlex_find(const nonet_layout *layout, const uint8_t *cells, struct nn_minlex *minlex)
{
    struct minlex_search search;
    struct minlex_source *source = &search.source;
    assert(layout->side <= NN_MINLEX_SIDE);
    if (!read_source(layout, cells, source)) return false;
    search.known = 0;
    search.winners = 0;
    struct outline start = {
        .rows_left = (uint16_t)nn_low_bits(source->side),
        .open = (uint16_t)nn_low_bits(source->side),
        .untouched = (uint16_t)nn_low_bits(source->stacks),
        .weight = 1,
    };
    memset(start.open_columns, source->box_columns, (size_t)source->stacks);
    grow(&search, &start, 0);
    start.is_transposed = 1;
    if (source->box_rows == source->box_columns) grow(&search, &start, 0);

    memcpy(minlex->rows, search.best, sizeof minlex->rows);
    minlex->automorphisms = search.winners;
    write_transform(source, &search.winner, &minlex->transform);
    return true;
}
