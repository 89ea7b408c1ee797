/* minlex.c: the smallest form of a puzzle, by a search for its rows, top to bottom.
 *
 * An outline is what is decided on the way to a form. For all outlines of a depth every source row that may
 * come next is laid, and only the smallest rows make outlines of the next depth. Outlines wait in a pool for
 * each depth; when one is full, its outlines are followed to the end before more come in (full boards with
 * long rows have many), and the best rows known from there cut off the others. Transposing doubles the
 * outlines at the start. Columns and names are decided as late as possible:
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
 * So what stands in decided columns is fixed, and of open columns with values those with named values come
 * first, in the order of their names, then those with new ones. Only new values in open columns leave a
 * choice (which of them gets the next name, and of stacks that look alike, which goes first), and the search
 * tries all. Rows without values are alike, too: of those in a band one is tried and counted for all.
 *
 * A row is a word, four bits a cell. In the search every new value is NEW_NAME: equal rows so far have given
 * equally many names, so that words compare as the rows with their names would. */
#include "canon/minlex.h"

#include <assert.h>
#include <string.h>

#include "base/bits.h"

enum {
    NEW_NAME = 15, /* of a value without a name: behind all names */
    POOL_SIZE = 32,
};

#define EACH_CELL UINT64_C(0x111111111)

/* The source, as it is and transposed. */
struct minlex_source {
    uint8_t values[2][NN_MINLEX_SIDE][NN_MINLEX_SIDE]; /* of filled cells */
    uint16_t filled[2][NN_MINLEX_SIDE];                /* [row]: its columns with values */
};

/* Places in a row of the form are told as the shift of their four bits in a word. */
struct outline {
    uint8_t is_transposed;
    uint8_t names;      /* given so far */
    uint16_t first_rows; /* source rows that may come first */
    uint16_t rows_left; /* source rows */
    uint16_t open;      /* source columns */
    uint16_t untouched; /* source stacks with open columns only */
    uint8_t untouched_shift; /* the last place of these */
    uint8_t row_at[NN_MINLEX_SIDE];       /* [row of the form] */
    uint8_t name_of[NN_MINLEX_SIDE + 1];  /* [value], NEW_NAME = none yet */
    uint8_t column_shift[NN_MINLEX_SIDE]; /* [source column], of those not open */
    uint8_t open_shift[NN_MINLEX_SIDE];   /* [source stack], of those not untouched: its last open place */
    uint64_t weight;                      /* how many outlines this one stands for */
};

/* A source row as it would stand in the form. */
struct laid_row {
    uint8_t outline, row;
    uint64_t names;   /* 0 = empty */
    uint64_t columns; /* the source columns of the cells that are not empty */
};

struct outline_pool {
    int count;
    struct outline outlines[POOL_SIZE];
};

struct minlex_search {
    const struct nn_minlex_shape *shape;
    struct minlex_source source;
    uint64_t best[NN_MINLEX_SIDE];
    int known; /* rows of `best` */
    uint64_t winners;
    struct outline winner;
    struct outline_pool pools[NN_MINLEX_SIDE]; /* [depth] */
};

/* ---- laying a row ---------------------------------------------------------------------------- */

/* One more open column with a value, to where its name belongs: the last of a stack is lowest in the words. */
static void insert_column(struct laid_row *stack, uint64_t name, int column)
{
    int shift = 0;
    while ((stack->names >> shift & 15) > name) shift += 4;
    const uint64_t behind = nn_bit(shift) - 1;
    stack->names = (stack->names & ~behind) << 4 | name << shift | (stack->names & behind);
    stack->columns = (stack->columns & ~behind) << 4 | (uint64_t)column << shift | (stack->columns & behind);
}

/* The open columns with values of a stack, in the order of their names. */
static inline void lay_loose_columns(const struct outline *outline, const uint8_t *values, unsigned loose,
                                     struct laid_row *stack)
{
    const int first = __builtin_ctz(loose);
    stack->names = outline->name_of[values[first]];
    stack->columns = (uint64_t)first;
    while (loose &= loose - 1) {
        const int column = __builtin_ctz(loose);
        insert_column(stack, outline->name_of[values[column]], column);
    }
}

/* Stacks that had no value so far, in the order of their names, to the last places of such stacks. */
static void lay_untouched(const struct nn_minlex_shape *shape, const struct outline *outline,
                          struct laid_row *stacks, int count, struct laid_row *laid)
{
    for (int at = 1; at < count; at++)
        for (int to = at; to > 0 && stacks[to].names < stacks[to - 1].names; to--) {
            const struct laid_row kept = stacks[to];
            stacks[to] = stacks[to - 1];
            stacks[to - 1] = kept;
        }
    const int width = 4 * shape->box_columns;
    int shift = outline->untouched_shift;
    for (int at = count - 1; at >= 0; at--, shift += width) {
        laid->names |= stacks[at].names << shift;
        laid->columns |= stacks[at].columns << shift;
    }
}

static void lay_loose(const struct nn_minlex_shape *shape, const struct outline *outline, const uint8_t *values,
                      unsigned loose, struct laid_row *laid)
{
    struct laid_row untouched[NN_MINLEX_SIDE];
    int count = 0;
    while (loose) {
        const int column = __builtin_ctz(loose), stack = shape->stack_of[column];
        const unsigned mask = shape->stack_mask[column];
        lay_loose_columns(outline, values, loose & mask, &untouched[count]);
        loose &= ~mask;
        if (outline->untouched >> stack & 1) {
            count++;
            continue;
        }
        laid->names |= untouched[count].names << outline->open_shift[stack];
        laid->columns |= untouched[count].columns << outline->open_shift[stack];
    }
    if (count) lay_untouched(shape, outline, untouched, count, laid);
}

/* False: the row is larger than `most`, and not finished. */
static bool lay_row(const struct minlex_search *search, const struct outline *outline, int row, uint64_t most,
                    struct laid_row *laid)
{
    const uint8_t *values = search->source.values[outline->is_transposed][row];
    const unsigned filled = search->source.filled[outline->is_transposed][row];
    uint64_t names = 0, columns = 0;
    for (unsigned fixed = filled & ~(unsigned)outline->open; fixed; fixed &= fixed - 1) {
        const int column = __builtin_ctz(fixed), shift = outline->column_shift[column];
        names |= (uint64_t)outline->name_of[values[column]] << shift;
        columns |= (uint64_t)column << shift;
    }
    if (names > most) return false;
    laid->row = (uint8_t)row;
    laid->names = names;
    laid->columns = columns;
    if (filled & outline->open) lay_loose(search->shape, outline, values, filled & outline->open, laid);
    return laid->names <= most;
}

/* ---- following a row ------------------------------------------------------------------------- */

static void expand(struct minlex_search *search, int depth);

/* The lowest bit of each cell that is not empty. */
static uint64_t filled_cells(uint64_t names)
{
    return (names | names >> 1 | names >> 2 | names >> 3) & EACH_CELL;
}

static uint64_t new_cells(uint64_t names)
{
    return names & names >> 1 & names >> 2 & names >> 3 & EACH_CELL;
}

static void name_new_values(const uint8_t *values, const struct laid_row *laid, struct outline *outline)
{
    uint64_t cells = new_cells(laid->names);
    while (cells) {
        const int shift = 63 - __builtin_clzll(cells); /* the first one is highest */
        cells ^= nn_bit(shift);
        outline->name_of[values[laid->columns >> shift & 15]] = ++outline->names;
    }
}

static void decide_columns(const struct nn_minlex_shape *shape, const struct laid_row *laid, struct outline *outline)
{
    uint64_t cells = filled_cells(laid->names);
    while (cells) {
        const int shift = nn_take_bit(&cells), column = laid->columns >> shift & 15;
        const int stack = shape->stack_of[column];
        if (!(outline->open >> column & 1)) continue;
        outline->open &= (uint16_t)~(1u << column);
        outline->column_shift[column] = (uint8_t)shift;
        if (outline->untouched >> stack & 1) {
            outline->untouched &= (uint16_t)~(1u << stack);
            outline->untouched_shift = (uint8_t)(outline->untouched_shift + 4 * shape->box_columns);
            outline->open_shift[stack] = shape->stack_shift[shift / 4];
        }
        outline->open_shift[stack] = (uint8_t)(outline->open_shift[stack] + 4);
    }
}

static uint64_t factorial(int number)
{
    return number < 2 ? 1 : (uint64_t)number * factorial(number - 1);
}

/* All rows are laid. Columns that are still open are empty, and may stand in any order. */
static void finish(struct minlex_search *search, const struct outline *outline)
{
    const struct nn_minlex_shape *shape = search->shape;
    uint64_t orders = outline->weight;
    if (outline->open) {
        orders *= factorial(nn_count_bits(outline->untouched));
        for (int column = 0; column < shape->side; column += shape->box_columns)
            orders *= factorial(nn_count_bits(outline->open & shape->stack_mask[column]));
    }
    if (!search->winners) search->winner = *outline;
    search->winners += orders;
}

/* Make the outline of the next depth. */
static void settle(struct minlex_search *search, const struct outline *from, const struct laid_row *laid, int depth,
                   int weight)
{
    const struct minlex_source *source = &search->source;
    struct outline last, *outline = &last;
    if (depth + 1 < search->shape->side) {
        struct outline_pool *pool = &search->pools[depth + 1];
        if (pool->count == POOL_SIZE) expand(search, depth + 1);
        outline = &pool->outlines[pool->count++];
    }
    *outline = *from;
    outline->weight *= (uint64_t)weight;
    outline->rows_left &= (uint16_t)~(1u << laid->row);
    outline->row_at[depth] = laid->row;
    name_new_values(source->values[outline->is_transposed][laid->row], laid, outline);
    if (source->filled[outline->is_transposed][laid->row] & outline->open)
        decide_columns(search->shape, laid, outline);
    if (depth + 1 == search->shape->side) finish(search, outline);
}

/* ---- orders of what looks alike -------------------------------------------------------------- */

/* Neighbouring blocks of cells in a word that look alike, so that any order of them is possible. */
struct alike {
    int shift, width, count;
};

struct alikes {
    int count;
    struct alike groups[NN_MINLEX_SIDE];
};

/* New values in open columns of one stack. */
static void find_alike_columns(const struct nn_minlex_shape *shape, uint64_t loose_new, struct alikes *alikes)
{
    const int width = 4 * shape->box_columns;
    for (int shift = 0; shift < 4 * shape->side; shift += width) {
        const uint64_t cells = loose_new >> shift & (nn_bit(width) - 1);
        if (!(cells & (cells - 1))) continue;
        alikes->groups[alikes->count++] =
            (struct alike){shift + nn_first_bit(cells), 4, nn_count_bits(cells)};
    }
}

/* Stacks all open until now that read the same: then all their values are new. */
static void find_alike_stacks(const struct nn_minlex_shape *shape, const struct outline *from, uint64_t names,
                              struct alikes *alikes)
{
    const int width = 4 * shape->box_columns, end = 4 * shape->side;
    int start = from->untouched_shift;
    while (start < end) {
        const uint64_t look = names >> start & (nn_bit(width) - 1);
        int next = start + width;
        while (next < end && (names >> next & (nn_bit(width) - 1)) == look) next += width;
        if (look && next > start + width)
            alikes->groups[alikes->count++] = (struct alike){start, width, (next - start) / width};
        start = next;
    }
}

static uint64_t swap_blocks(uint64_t columns, const struct alike *alike, int one, int other)
{
    const int low = alike->shift + one * alike->width, high = alike->shift + other * alike->width;
    const uint64_t differs = (columns >> low ^ columns >> high) & (nn_bit(alike->width) - 1);
    return columns ^ differs << low ^ (one == other ? 0 : differs << high);
}

/* Settle the row in every order of the blocks that look alike, from block `at` of group `group` on. */
static void vary(struct minlex_search *search, const struct outline *from, struct laid_row laid, int depth,
                 const struct alikes *alikes, int group, int at)
{
    if (group == alikes->count) {
        settle(search, from, &laid, depth, 1);
        return;
    }
    const struct alike *alike = &alikes->groups[group];
    if (at + 1 == alike->count) {
        vary(search, from, laid, depth, alikes, group + 1, 0);
        return;
    }
    const uint64_t columns = laid.columns;
    for (int other = at; other < alike->count; other++) {
        laid.columns = swap_blocks(columns, alike, at, other);
        vary(search, from, laid, depth, alikes, group, at + 1);
    }
}

/* The cells of new values in open columns. */
static uint64_t loose_new_cells(const struct outline *from, const struct laid_row *laid)
{
    uint64_t loose = 0, cells = new_cells(laid->names);
    while (cells) {
        const int shift = nn_take_bit(&cells);
        if (from->open >> (laid->columns >> shift & 15) & 1) loose |= nn_bit(shift);
    }
    return loose;
}

/* Of empty rows in a band the first one stands for all: their number, or 0 for another one. */
static int weigh_empty_row(const struct minlex_search *search, const struct outline *outline, int row)
{
    const uint16_t *filled = search->source.filled[outline->is_transposed];
    int alike = 0;
    for (unsigned rows = search->shape->band_rows[row] & outline->rows_left; rows; rows &= rows - 1) {
        const int other = __builtin_ctz(rows);
        if (filled[other]) continue;
        if (other < row) return 0;
        alike++;
    }
    return alike;
}

static void follow(struct minlex_search *search, const struct outline *from, const struct laid_row *laid, int depth)
{
    if (!laid->names) {
        const int weight = weigh_empty_row(search, from, laid->row);
        if (weight) settle(search, from, laid, depth, weight);
        return;
    }
    const uint64_t loose_new = loose_new_cells(from, laid);
    if (!(loose_new & (loose_new - 1))) {
        settle(search, from, laid, depth, 1);
        return;
    }
    struct alikes alikes = {0};
    find_alike_columns(search->shape, loose_new, &alikes);
    find_alike_stacks(search->shape, from, laid->names, &alikes);
    vary(search, from, *laid, depth, &alikes, 0, 0);
}

/* ---- the search ------------------------------------------------------------------------------ */

/* The lines whose rows become smallest as the first one. */
static void choose_first_rows(struct minlex_search *search)
{
    uint64_t most = 0;
    unsigned rows[2] = {0, 0};
    struct outline_pool *pool = &search->pools[0];
    for (int at = 0; at < pool->count; at++)
        for (int row = 0; row < search->shape->side; row++) {
            const uint64_t emptiness = search->shape->emptiness[search->source.filled[at][row]];
            if (emptiness < most) continue;
            if (emptiness > most) rows[0] = rows[1] = 0;
            most = emptiness;
            rows[at] |= 1u << row;
        }
    for (int at = 0; at < pool->count; at++) pool->outlines[at].first_rows = (uint16_t)rows[at];
}

/* The source rows that may come at this depth. */
static unsigned next_rows(const struct nn_minlex_shape *shape, const struct outline *outline, int depth)
{
    if (depth == 0) return outline->first_rows;
    if (depth % shape->box_rows == 0) return outline->rows_left;
    return outline->rows_left & shape->band_rows[outline->row_at[depth - 1]];
}

/* The smallest rows that the outlines of this depth allow, if not larger than the best one known. */
static int find_least_rows(const struct minlex_search *search, int depth, struct laid_row *least)
{
    const struct outline_pool *pool = &search->pools[depth];
    uint64_t most = depth < search->known ? search->best[depth] : ~(uint64_t)0;
    int count = 0;
    for (int at = 0; at < pool->count; at++) {
        const struct outline *outline = &pool->outlines[at];
        for (unsigned rows = next_rows(search->shape, outline, depth); rows; rows &= rows - 1) {
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
static void expand(struct minlex_search *search, int depth)
{
    struct laid_row least[POOL_SIZE * NN_MINLEX_SIDE + 1];
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

static void begin(struct minlex_search *search)
{
    const struct nn_minlex_shape *shape = search->shape;
    struct outline start = {
        .rows_left = (uint16_t)nn_low_bits(shape->side),
        .open = (uint16_t)nn_low_bits(shape->side),
        .untouched = (uint16_t)nn_low_bits(shape->stacks),
        .weight = 1,
    };
    memset(start.name_of, NEW_NAME, sizeof start.name_of);
    search->known = 0;
    search->winners = 0;
    for (int depth = 0; depth < shape->side; depth++) search->pools[depth].count = 0;
    struct outline_pool *pool = &search->pools[0];
    pool->outlines[pool->count++] = start;
    start.is_transposed = 1;
    if (shape->box_rows == shape->box_columns) pool->outlines[pool->count++] = start;
    choose_first_rows(search);
}

/* ---- the source ------------------------------------------------------------------------------ */

/* How small a row with values in these columns becomes as the first one. Its stacks go from the emptiest to the
 * fullest, so of two rows that one is smaller which has more empty stacks, then more with one value ...: four
 * bits for each such number. */
static uint64_t emptiness_of(const struct nn_minlex_shape *shape, unsigned filled)
{
    uint64_t emptiness = 0;
    for (int column = 0; column < shape->side; column += shape->box_columns)
        emptiness += nn_bit(4 * (shape->box_columns - nn_count_bits(filled & shape->stack_mask[column])));
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
    };
    for (int line = 0; line < layout->side; line++) {
        shape->band_rows[line] = (uint16_t)layout->segment_in_column[line];
        shape->stack_mask[line] = (uint16_t)layout->segment_in_row[line];
        shape->stack_of[line] = (uint8_t)(line / layout->box_columns);
        shape->stack_shift[line] = (uint8_t)(line / layout->box_columns * layout->box_columns * 4);
    }
    for (int cell = 0; cell < layout->cells; cell++) {
        shape->row_of[cell] = layout->seats[cell].house[NN_ROW];
        shape->column_of[cell] = layout->seats[cell].position[NN_ROW];
    }
    for (unsigned filled = 0; filled < 1u << layout->side; filled++)
        shape->emptiness[filled] = emptiness_of(shape, filled);
}

/* False: a value stands twice in a row or column. */
static bool read_source(const struct nn_minlex_shape *shape, const uint8_t *cells, struct minlex_source *source)
{
    uint8_t places[NN_MINLEX_SIDE * NN_MINLEX_SIDE + 1];
    unsigned in_row[NN_MINLEX_SIDE] = {0}, in_column[NN_MINLEX_SIDE] = {0}, twice = 0;
    int count = 0;
    for (int cell = 0; cell < shape->side * shape->side; cell++) {
        places[count] = (uint8_t)cell;
        count += cells[cell] != 0;
    }
    memset(source->filled, 0, sizeof source->filled);
    for (int at = 0; at < count; at++) {
        const int row = shape->row_of[places[at]], column = shape->column_of[places[at]];
        const uint8_t value = cells[places[at]];
        twice |= (in_row[row] | in_column[column]) & 1u << value;
        in_row[row] |= 1u << value, in_column[column] |= 1u << value;
        source->values[0][row][column] = source->values[1][column][row] = value;
        source->filled[0][row] |= (uint16_t)(1u << column);
        source->filled[1][column] |= (uint16_t)(1u << row);
    }
    return !twice;
}

/* ---- the result ------------------------------------------------------------------------------ */

/* Columns that stayed open take the places that are free in their stack, and likewise stacks. */
static void place_open_columns(const struct nn_minlex_shape *shape, struct outline *outline)
{
    const int width = 4 * shape->box_columns;
    int free_stack = 4 * shape->side;
    for (int stack = 0; stack < shape->stacks; stack++) {
        if (outline->untouched >> stack & 1) outline->open_shift[stack] = (uint8_t)(free_stack -= width);
        for (int at = 0; at < shape->box_columns; at++) {
            const int column = stack * shape->box_columns + at;
            if (!(outline->open >> column & 1)) continue;
            outline->column_shift[column] = outline->open_shift[stack];
            outline->open_shift[stack] = (uint8_t)(outline->open_shift[stack] + 4);
        }
    }
}

static void write_transform(const struct nn_minlex_shape *shape, struct outline *outline,
                            nonet_transform *transform)
{
    if (outline->open) place_open_columns(shape, outline);
    transform->is_transposed = outline->is_transposed;
    for (int at = 0; at < shape->side; at++) {
        transform->rows[at] = outline->row_at[at];
        transform->columns[shape->side - 1 - outline->column_shift[at] / 4] = (uint8_t)at;
    }
    for (int value = 1; value <= shape->side; value++)
        transform->values[value] = outline->name_of[value] == NEW_NAME ? 0 : outline->name_of[value];
    transform->values[0] = 0;
}

/* New values get their names, in order. */
static void write_rows(const uint64_t *best, int side, uint64_t *rows)
{
    uint64_t name = 0;
    for (int row = 0; row < side; row++) {
        uint64_t cells = new_cells(best[row]);
        rows[row] = best[row];
        while (cells) {
            const int shift = 63 - __builtin_clzll(cells);
            cells ^= nn_bit(shift);
            rows[row] ^= (NEW_NAME ^ ++name) << shift;
        }
    }
}

bool nn_minlex_find(const struct nn_minlex_shape *shape, const uint8_t *cells, struct nn_minlex *minlex)
{
    struct minlex_search search;
    search.shape = shape;
    if (!read_source(shape, cells, &search.source)) return false;
    begin(&search);
    expand(&search, 0);
    assert(search.known == shape->side && search.winners > 0);
    write_rows(search.best, shape->side, minlex->rows);
    minlex->automorphisms = search.winners;
    write_transform(shape, &search.winner, &minlex->transform);
    return true;
}
