/* minlex.c: the smallest form of a puzzle, by a search for its rows, top to bottom.
 *
 * An outline is a partly decided form. At each depth, every source row that may come next is tried for every outline,
 * and only the smallest rows make outlines of the next depth. Outlines wait in a pool for each depth; when a pool is
 * full, its outlines are followed to the end before more come in (full boards with long rows have many), and the best
 * rows found that way cut off the others. Transposing doubles the number of outlines at the start. Columns and names
 * are decided as late as possible:
 *
 *   - A column that is empty in all rows so far is open: open columns of a stack are interchangeable. In
 *     the form they are the first columns of their stack, and stacks all open are the first stacks, because
 *     empty cells come first. A row that has values in some of them decides: these columns become the last of
 *     the open ones, and are no longer open.
 *   - A value gets the smallest free name where it is first seen.
 *
 *         row 1   . . . | . . . | . . 1      columns 1-3, 4-6 and 7-8 are open
 *         row 2   . . . | . . 2 | . 1 .      if the row has values in one column of a stack all open, and in
 *                                            one of the two open columns of the last stack
 *
 * So decided columns are fixed; open columns with named values come next, in the order of their names, then those with
 * new values. Only new values in open columns leave a choice (which of them gets the next name, and which of two stacks
 * that look alike goes first), and the search tries every one. Rows without values are alike, too: one of those in a
 * band is tried and counted for all; bands without values are treated the same way.
 *
 * All this is sorting: first the open columns of each stack by what the row has in them, empty before names before
 * NEW_NAME, then the stacks that are all open. In the search every new value is NEW_NAME: equal rows have used up
 * equally many names, so rows compare as they would with their real names. */
#include "canon/minlex.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "canon/eight_cells.h"

enum {
    NEW_NAME = 15, /* a value without a name: sorts after all names */
    POOL_SIZE = 32,
};

#define EACH_CELL UINT64_C(0x1010101010101011) /* the lowest bit of each cell */

/* The source, as it is and transposed. */
struct minlex_source {
    uint8_t values[2][NN_MINLEX_SIDE][NN_MINLEX_SIDE];
    uint16_t filled[2][NN_MINLEX_SIDE]; /* [row]: its columns with values */
};

struct outline {
    uint8_t is_transposed;
    uint8_t names;                       /* given so far */
    uint8_t untouched;                   /* how many stacks of the form, from the first, are all open */
    uint8_t open[NN_MINLEX_SIDE];        /* [stack of the form]: how many of its columns, from the first */
    uint8_t column_at[NN_MINLEX_SIDE];   /* [column of the form]: its source; of open ones in any order */
    uint8_t row_at[NN_MINLEX_SIDE];      /* [row of the form] */
    uint8_t name_of[NN_MINLEX_SIDE + 1]; /* [value]: its name << 4 */
    uint16_t rows_left;                  /* source rows */
    uint64_t weight;                     /* how many outlines this one stands for */
};

/* A source row as it would stand in the form. */
struct laid_row {
    uint64_t names;                  /* the word */
    uint8_t entries[NN_MINLEX_SIDE]; /* [column of the form]: name << 4 | source column */
    uint8_t outline, row;
};

struct outline_pool {
    int count;
    struct outline outlines[POOL_SIZE];
};

struct nn_minlex_search {
    const struct nn_minlex_shape *shape;
    struct nn_watch *watch;
    struct minlex_source source;
    uint16_t first_rows[2]; /* [is transposed]: source rows that may come first */
    uint64_t best[NN_MINLEX_SIDE];
    int known; /* rows of `best` */
    uint64_t winners;
    struct outline winner;
    struct outline_pool pools[NN_MINLEX_SIDE];                             /* [depth] */
    struct laid_row least[NN_MINLEX_SIDE][POOL_SIZE * NN_MINLEX_SIDE + 1]; /* [depth]: of all outlines in the pool */
};

struct nn_minlex_search *nn_minlex_search_new(void)
{
    return malloc(sizeof(struct nn_minlex_search));
}

/* ---- laying a row ---------------------------------------------------------------------------- */

static void sort_entries(uint8_t *entries, int count)
{
    for (int at = 1; at < count; at++) {
        const uint8_t entry = entries[at];
        int to = at;
        for (; to > 0 && entries[to - 1] > entry; to--) entries[to] = entries[to - 1];
        entries[to] = entry;
    }
}

static void swap_blocks(uint8_t *entries, int width, int one, int other)
{
    for (int at = 0; at < width; at++) {
        const uint8_t kept = entries[one * width + at];
        entries[one * width + at] = entries[other * width + at];
        entries[other * width + at] = kept;
    }
}

/* Negative: the first stack has the smaller names. */
static int compare_stacks(const uint8_t *one, const uint8_t *other, int width)
{
    assert(width > 0);
    int difference = 0;
    for (int at = 0; at < width && !difference; at++) difference = (one[at] >> 4) - (other[at] >> 4);
    return difference;
}

static void sort_stacks(uint8_t *entries, int width, int count)
{
    for (int at = 1; at < count; at++)
        for (int to = at; to > 0 && compare_stacks(entries + to * width, entries + (to - 1) * width, width) < 0; to--)
            swap_blocks(entries, width, to, to - 1);
}

static void lay_any(const struct nn_minlex_shape *shape, const struct outline *outline, const uint8_t *values,
                    struct laid_row *laid)
{
    const int width = shape->box_columns;
    laid->names = 0;
    memset(laid->entries, 0, sizeof laid->entries);
    for (int place = 0; place < shape->side; place++) {
        const int column = outline->column_at[place];
        laid->entries[place] = (uint8_t)(outline->name_of[values[column]] | column);
    }
    for (int stack = 0; stack < shape->stacks; stack++)
        sort_entries(laid->entries + stack * width, outline->open[stack]);
    sort_stacks(laid->entries, width, outline->untouched);
    for (int place = 0; place < shape->side; place++)
        laid->names |= (uint64_t)(laid->entries[place] >> 4) << nn_minlex_shift(place);
}

#define ORDER(type, one, other)                                                                                        \
    do {                                                                                                               \
        const type low_ = (one) < (other) ? (one) : (other);                                                           \
        (other) = (one) < (other) ? (other) : (one);                                                                   \
        (one) = low_;                                                                                                  \
    } while (0)

/* Three entries of a stack of 9x9, in one word, the first one highest. */
static inline uint32_t lay_three(const struct outline *outline, const uint8_t *values, int stack)
{
    const uint8_t *columns = outline->column_at + 3 * stack;
    uint32_t first = (uint32_t)(outline->name_of[values[columns[0]]] | columns[0]);
    uint32_t second = (uint32_t)(outline->name_of[values[columns[1]]] | columns[1]);
    uint32_t third = (uint32_t)(outline->name_of[values[columns[2]]] | columns[2]);
    if (outline->open[stack] > 1) {
        if (outline->open[stack] == 3) ORDER(uint32_t, second, third);
        ORDER(uint32_t, first, second);
        if (outline->open[stack] == 3) ORDER(uint32_t, second, third);
    }
    return first << 16 | second << 8 | third;
}

/* The same as lay_any for 9x9, without loops. False: the row is larger than `most`, and not finished. */
static inline bool lay_nine(const struct outline *outline, const uint8_t *values, uint64_t most, struct laid_row *laid)
{
    uint64_t first = lay_three(outline, values, 0);
    if (outline->untouched < 2 && (first & 0xf0f0f0) > most >> 40) return false;
    uint64_t second = lay_three(outline, values, 1);
    uint64_t third = lay_three(outline, values, 2);
    if (outline->untouched > 1) { /* the names alone decide */
        first |= (first & 0xf0f0f0) << 24;
        second |= (second & 0xf0f0f0) << 24;
        third |= (third & 0xf0f0f0) << 24;
        ORDER(uint64_t, first, second);
        if (outline->untouched > 2) {
            ORDER(uint64_t, second, third);
            ORDER(uint64_t, first, second);
        }
        first &= 0xffffff;
        second &= 0xffffff;
        third &= 0xffffff;
    }
    const uint64_t eight = first << 40 | second << 16 | third >> 8;
    laid->names = (eight & UINT64_C(0xf0f0f0f0f0f0f0f0)) | (third >> 4 & 15);
    laid->entries[8] = (uint8_t)third;
    nn_eight_store(eight, laid->entries);
    return true;
}

/* False: the row is larger than `most`. */
static inline bool lay_row(const struct nn_minlex_search *search, const struct outline *outline, int row, uint64_t most,
                           struct laid_row *laid)
{
    const uint8_t *values = search->source.values[outline->is_transposed][row];
    laid->row = (uint8_t)row;
    if (!search->shape->is_nine) lay_any(search->shape, outline, values, laid);
    else if (!lay_nine(outline, values, most, laid)) return false;
    return laid->names <= most;
}

/* ---- following a row ------------------------------------------------------------------------- */

static void expand(struct nn_minlex_search *search, int depth);

/* A pool is full: follow its outlines to the end, or drop them if the time is over. */
static void make_room_in_pool(struct nn_minlex_search *search, int depth)
{
    if (nn_watch_is_over(search->watch)) search->pools[depth].count = 0;
    else expand(search, depth);
}

static uint64_t new_cells(uint64_t names)
{
    return names & names >> 1 & names >> 2 & names >> 3 & EACH_CELL;
}

static int place_of(uint64_t cell)
{
    assert(cell);
    return cell == 1 ? 8 : __builtin_clzll(cell) / 8;
}

/* The highest bit alone: the first cell. */
static uint64_t first_cell(uint64_t cells)
{
    assert(cells);
    return nn_bit(63 - __builtin_clzll(cells));
}

static void name_new_values(const uint8_t *values, const struct laid_row *laid, struct outline *outline)
{
    for (uint64_t cells = new_cells(laid->names), cell; cells; cells ^= cell) {
        cell = first_cell(cells);
        outline->name_of[values[laid->entries[place_of(cell)] & 15]] = (uint8_t)(++outline->names << 4);
    }
}

/* The row may have values in columns that were open; these become the last of the open ones. */
static void finish_columns(const struct nn_minlex_shape *shape, const struct laid_row *laid, struct outline *outline)
{
    const int width = shape->box_columns;
    nn_eight_store(nn_eight_load(laid->entries) & UINT64_C(0x0f0f0f0f0f0f0f0f), outline->column_at);
    outline->column_at[8] = laid->entries[8] & 15;
    for (int stack = 0; stack < shape->stacks; stack++)
        while (outline->open[stack] && laid->entries[stack * width + outline->open[stack] - 1] >> 4)
            outline->open[stack]--;
    while (outline->untouched && outline->open[outline->untouched - 1] < width) outline->untouched--;
}

static uint64_t factorial(int number)
{
    assert(number >= 0 && number <= NN_MINLEX_SIDE);
    return number < 2 ? 1 : (uint64_t)number * factorial(number - 1);
}

/* All rows are laid. Columns that are still open are empty, and may come in any order. */
static void finish(struct nn_minlex_search *search, const struct outline *outline)
{
    uint64_t orders = outline->weight * factorial(outline->untouched);
    for (int stack = 0; stack < search->shape->stacks; stack++) orders *= factorial(outline->open[stack]);
    if (!search->winners) search->winner = *outline;
    search->winners += orders;
}

/* Make the outline of the next depth. */
static void settle(struct nn_minlex_search *search, const struct outline *from, const struct laid_row *laid, int depth,
                   int weight)
{
    struct outline last, *outline = &last;
    if (depth + 1 < search->shape->side) {
        struct outline_pool *pool = &search->pools[depth + 1];
        if (pool->count == POOL_SIZE) make_room_in_pool(search, depth + 1);
        outline = &pool->outlines[pool->count++];
    }
    *outline = *from;
    outline->weight *= (uint64_t)weight;
    outline->rows_left &= (uint16_t) ~(1u << laid->row);
    outline->row_at[depth] = laid->row;
    name_new_values(search->source.values[outline->is_transposed][laid->row], laid, outline);
    finish_columns(search->shape, laid, outline);
    if (depth + 1 == search->shape->side) finish(search, outline);
}

/* ---- orders of what looks alike -------------------------------------------------------------- */

/* Neighbouring blocks of cells that look alike, so that any order of them is possible. */
struct alike {
    int start, width, count;
};

struct alikes {
    int count;
    struct alike groups[NN_MINLEX_SIDE];
};

/* New values in open columns of one stack. */
static void find_alike_columns(const struct nn_minlex_shape *shape, const struct outline *from,
                               const struct laid_row *laid, struct alikes *alikes)
{
    for (int stack = 0; stack < shape->stacks; stack++) {
        const int start = stack * shape->box_columns, end = start + from->open[stack];
        int first = end;
        while (first > start && laid->entries[first - 1] >> 4 == NEW_NAME) first--;
        if (end - first > 1) alikes->groups[alikes->count++] = (struct alike){first, 1, end - first};
    }
}

/* Stacks that were all open and read the same: all their values are new. */
static void find_alike_stacks(const struct nn_minlex_shape *shape, const struct outline *from,
                              const struct laid_row *laid, struct alikes *alikes)
{
    const int width = shape->box_columns;
    for (int stack = 0, end; stack < from->untouched; stack = end) {
        end = stack + 1;
        const uint8_t *entries = laid->entries + stack * width;
        while (end < from->untouched && !compare_stacks(entries, laid->entries + end * width, width)) end++;
        const bool is_empty = entries[width - 1] >> 4 == 0;
        if (end - stack > 1 && !is_empty)
            alikes->groups[alikes->count++] = (struct alike){stack * width, width, end - stack};
    }
}

/* Settle the row in every order of the blocks that look alike, from block `at` of group `group` on. */
static void vary(struct nn_minlex_search *search, const struct outline *from, struct laid_row *laid, int depth,
                 const struct alikes *alikes, int group, int at)
{
    if (group == alikes->count) {
        settle(search, from, laid, depth, 1);
        return;
    }
    const struct alike *alike = &alikes->groups[group];
    if (at + 1 == alike->count) {
        vary(search, from, laid, depth, alikes, group + 1, 0);
        return;
    }
    for (int other = at; other < alike->count; other++) {
        swap_blocks(laid->entries + alike->start, alike->width, at, other);
        vary(search, from, laid, depth, alikes, group, at + 1);
        swap_blocks(laid->entries + alike->start, alike->width, at, other);
    }
}

static bool is_empty_band(const struct nn_minlex_search *search, const struct outline *outline, int row)
{
    const uint16_t *filled = search->source.filled[outline->is_transposed];
    for (unsigned rows = search->shape->band_rows[row]; rows; rows &= rows - 1)
        if (filled[__builtin_ctz(rows)]) return false;
    return true;
}

/* At the start of a band without values: the first such band counts for all. Returns their number, or 0 for the
 * others. */
static int weigh_empty_band(const struct nn_minlex_search *search, const struct outline *outline, int row)
{
    int alike = 0;
    if (!is_empty_band(search, outline, row)) return 1;
    for (int other = 0; other < search->shape->side; other += search->shape->box_rows) {
        if (!(outline->rows_left >> other & 1) || !is_empty_band(search, outline, other)) continue;
        if (other / search->shape->box_rows < row / search->shape->box_rows) return 0;
        alike++;
    }
    return alike;
}

/* The first empty row of a band counts for all. Returns their number, or 0 for the others. */
static int weigh_empty_row(const struct nn_minlex_search *search, const struct outline *outline, int row, int depth)
{
    const uint16_t *filled = search->source.filled[outline->is_transposed];
    int alike = 0;
    for (unsigned rows = search->shape->band_rows[row] & outline->rows_left; rows; rows &= rows - 1) {
        const int other = __builtin_ctz(rows);
        if (filled[other]) continue;
        if (other < row) return 0;
        alike++;
    }
    return search->shape->begins_band[depth] ? alike * weigh_empty_band(search, outline, row) : alike;
}

static void follow(struct nn_minlex_search *search, const struct outline *from, struct laid_row *laid, int depth)
{
    const uint64_t news = new_cells(laid->names);
    const int weight = laid->names ? 1 : weigh_empty_row(search, from, laid->row, depth);
    if (!(news & (news - 1))) {
        if (weight) settle(search, from, laid, depth, weight);
        return;
    }
    struct alikes alikes;
    alikes.count = 0;
    find_alike_columns(search->shape, from, laid, &alikes);
    find_alike_stacks(search->shape, from, laid, &alikes);
    vary(search, from, laid, depth, &alikes, 0, 0);
}

/* ---- the search ------------------------------------------------------------------------------ */

/* The source rows that may come at this depth. */
static unsigned next_rows(const struct nn_minlex_search *search, const struct outline *outline, int depth)
{
    if (depth == 0) return search->first_rows[outline->is_transposed];
    if (search->shape->begins_band[depth]) return outline->rows_left;
    return outline->rows_left & search->shape->band_rows[outline->row_at[depth - 1]];
}

/* The smallest rows that the outlines of this depth allow, if not larger than the best one known. */
static int find_least_rows(const struct nn_minlex_search *search, int depth, struct laid_row *least)
{
    const struct outline_pool *pool = &search->pools[depth];
    uint64_t most = depth < search->known ? search->best[depth] : ~(uint64_t)0;
    int count = 0;
    for (int at = 0; at < pool->count; at++) {
        const struct outline *outline = &pool->outlines[at];
        for (unsigned rows = next_rows(search, outline, depth); rows; rows &= rows - 1) {
            struct laid_row *laid = &least[count];
            if (!lay_row(search, outline, __builtin_ctz(rows), most, laid)) continue;
            laid->outline = (uint8_t)at;
            if (laid->names < most && count) {
                least[0] = *laid;
                count = 0;
            }
            most = laid->names;
            count++;
        }
    }
    return count;
}

/* Go on from all outlines of this depth, and empty their pool. */
static void expand(struct nn_minlex_search *search, int depth)
{
    struct laid_row *least = search->least[depth];
    struct outline_pool *pool = &search->pools[depth];
    const int count = find_least_rows(search, depth, least);
    if (count && (depth >= search->known || least[0].names < search->best[depth])) {
        search->best[depth] = least[0].names;
        search->known = depth + 1;
        search->winners = 0;
    }
    for (int at = 0; at < count; at++) follow(search, &pool->outlines[least[at].outline], &least[at], depth);
    pool->count = 0;
    if (depth + 1 < search->shape->side && search->pools[depth + 1].count) expand(search, depth + 1);
}

/* The lines that give the smallest first row. */
static void choose_first_rows(struct nn_minlex_search *search, int views)
{
    uint64_t most = 0;
    search->first_rows[0] = search->first_rows[1] = 0;
    for (int view = 0; view < views; view++)
        for (int row = 0; row < search->shape->side; row++) {
            const uint64_t emptiness = search->shape->emptiness[search->source.filled[view][row]];
            if (emptiness < most) continue;
            if (emptiness > most) search->first_rows[0] = search->first_rows[1] = 0;
            most = emptiness;
            search->first_rows[view] |= (uint16_t)(1u << row);
        }
}

static void begin(struct nn_minlex_search *search)
{
    const struct nn_minlex_shape *shape = search->shape;
    const int views = shape->box_rows == shape->box_columns ? 2 : 1;
    search->known = 0;
    search->winners = 0;
    for (int depth = 0; depth < shape->side; depth++) search->pools[depth].count = 0;
    choose_first_rows(search, views);
    for (int view = 0; view < views; view++) {
        if (!search->first_rows[view]) continue;
        struct outline *start = &search->pools[0].outlines[search->pools[0].count++];
        start->is_transposed = (uint8_t)view;
        start->names = 0;
        start->untouched = (uint8_t)shape->stacks;
        start->rows_left = (uint16_t)nn_low_bits(shape->side);
        start->weight = 1;
        memset(start->open, shape->box_columns, sizeof start->open);
        for (int place = 0; place < NN_MINLEX_SIDE; place++) start->column_at[place] = (uint8_t)place;
        memset(start->name_of, NEW_NAME << 4, sizeof start->name_of);
        start->name_of[0] = 0;
    }
}

/* ---- the source ------------------------------------------------------------------------------ */

/* How small a row with values in these columns becomes as the first row. Its stacks go from the emptiest to the
 * fullest, so the row with more empty stacks is smaller, then the one with more stacks of one value, and so on: four
 * bits for each of these numbers. */
static uint64_t emptiness_of(const nonet_layout *layout, unsigned filled)
{
    uint64_t emptiness = 0;
    for (int column = 0; column < layout->side; column += layout->box_columns) {
        const int values = nn_count_bits(filled & layout->segment_in_row[column]);
        emptiness += nn_bit(4 * (layout->box_columns - values));
    }
    return emptiness;
}

void nn_minlex_shape_fill(const nonet_layout *layout, struct nn_minlex_shape *shape)
{
    assert(layout->side <= NN_MINLEX_SIDE);
    *shape = (struct nn_minlex_shape){
        .side = layout->side,
        .box_rows = layout->box_rows,
        .box_columns = layout->box_columns,
        .stacks = layout->side / layout->box_columns,
        .is_nine = layout->is_nine,
    };
    for (int row = 0; row < layout->side; row++) {
        shape->band_rows[row] = (uint16_t)layout->segment_in_column[row];
        shape->begins_band[row] = row % layout->box_rows == 0;
    }
    for (unsigned filled = 0; filled < 1u << layout->side; filled++)
        shape->emptiness[filled] = emptiness_of(layout, filled);
}

/* The columns of a row that are not empty. */
static unsigned filled_columns(const struct nn_minlex_shape *shape, const uint8_t *cells)
{
    unsigned filled = 0;
    if (shape->is_nine) { /* a bit for each of eight bytes, gathered by the multiplication */
        const uint64_t bits = (nn_eight_load(cells) + UINT64_C(0x7f7f7f7f7f7f7f7f)) >> 7 & UINT64_C(0x0101010101010101);
        return (unsigned)(bits * UINT64_C(0x8040201008040201) >> 56) | (unsigned)(cells[8] != 0) << 8;
    }
    for (int column = 0; column < shape->side; column++) filled |= (unsigned)(cells[column] != 0) << column;
    return filled;
}

/* False: a value occurs twice in a row or column. */
static bool read_source(const struct nn_minlex_shape *shape, const uint8_t *cells, struct minlex_source *source)
{
    unsigned in_column[NN_MINLEX_SIDE] = {0}, twice = 0;
    memset(source, 0, sizeof *source);
    for (int row = 0; row < shape->side; row++, cells += shape->side) {
        const unsigned filled = filled_columns(shape, cells);
        unsigned in_row = 0;
        source->filled[0][row] = (uint16_t)filled;
        for (unsigned left = filled; left; left &= left - 1) {
            const int column = __builtin_ctz(left);
            const uint8_t value = cells[column];
            twice |= (in_row | in_column[column]) >> value;
            in_row |= 1u << value, in_column[column] |= 1u << value;
            source->values[0][row][column] = source->values[1][column][row] = value;
            source->filled[1][column] |= (uint16_t)(1u << row);
        }
    }
    return !(twice & 1);
}

/* ---- the result ------------------------------------------------------------------------------ */

static void write_transform(const struct outline *outline, int side, nonet_transform *transform)
{
    transform->is_transposed = outline->is_transposed;
    memcpy(transform->rows, outline->row_at, (size_t)side);
    memcpy(transform->columns, outline->column_at, (size_t)side);
    memset(transform->reserved, 0, sizeof transform->reserved);
    for (int value = 0; value <= side; value++)
        transform->values[value] = outline->name_of[value] >> 4 == NEW_NAME ? 0 : outline->name_of[value] >> 4;
}

/* New values get their names, in order. */
static void write_rows(const uint64_t *best, int side, uint64_t *rows)
{
    uint64_t name = 0;
    for (int row = 0; row < side; row++) {
        rows[row] = best[row];
        for (uint64_t cells = new_cells(best[row]), cell; cells; cells ^= cell) {
            cell = first_cell(cells);
            rows[row] ^= (NEW_NAME ^ ++name) * cell;
        }
    }
}

nonet_status nn_minlex_find(struct nn_minlex_search *search, const struct nn_minlex_shape *shape, const uint8_t *cells,
                            struct nn_watch *watch, struct nn_minlex *minlex)
{
    search->shape = shape;
    search->watch = watch;
    if (!read_source(shape, cells, &search->source)) return NONET_ERR_ARG;
    begin(search);
    expand(search, 0);
    if (watch->is_over) return NONET_STOPPED;
    assert(search->known == shape->side && search->winners > 0);
    write_rows(search->best, shape->side, minlex->rows);
    minlex->automorphisms = search->winners;
    write_transform(&search->winner, shape->side, &minlex->transform);
    return NONET_OK;
}
