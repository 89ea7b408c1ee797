/* patterns.c: what pointing, claiming, pairs and X-wings strike from the working marks.
 *
 * A pattern counts only if it was not there at the start: the candidates that had to be struck for it to appear are the
 * parents of what it strikes. So only houses, digits and cells that have changed are examined. The order is SE's:
 * pointing and claiming, hidden pairs, naked pairs, X-wings; only the first kind that strikes something is used. */
#include "logic/forcing/forcer.h"

#include <assert.h>

struct pattern_search {
    struct nn_forcer *forcer;
    uint32_t changed[NN_LOGIC_HOUSES]; /* digits that have lost places in the house since the start */
    uint32_t pairs[NN_LOGIC_HOUSES];   /* digits with exactly two places */
    uint32_t parents[2 * NN_LOGIC_SIDE];
    int parent_count;
    bool is_clash, strikes;
};

static void find_changes(struct pattern_search *patterns)
{
    const struct nn_forcer *const forcer = patterns->forcer;
    const int side = forcer->geometry->side;
    for (int house = 0; house < forcer->geometry->houses; house++) {
        uint32_t changed = 0, pairs = 0;
        for (int digit = 0; digit < side; digit++) {
            const int now = forcer->work.count[house][digit];
            changed |= (uint32_t)(now != forcer->start->count[house][digit] && now >= 2) << digit;
            pairs |= (uint32_t)(now == 2) << digit;
        }
        patterns->changed[house] = changed;
        patterns->pairs[house] = pairs;
    }
}

static void add_pattern_parents(struct pattern_search *patterns, struct nn_cells cells, int digit)
{
    const int side = patterns->forcer->geometry->side;
    NN_EACH_CELL(cell, cells)
    patterns->parents[patterns->parent_count++] = patterns->forcer->build.at[false][cell * side + digit];
}

/* The places of a digit in a house that have been struck since the start. */
static struct nn_cells struck_places(const struct nn_forcer *forcer, int digit, int house)
{
    return nn_cells_and(nn_cells_less(forcer->start->places[digit], forcer->work.places[digit]),
                        forcer->geometry->house[house]);
}

static void strike_by_pattern(struct pattern_search *patterns, enum nn_technique technique, int cell, int digit)
{
    struct nn_build *const build = &patterns->forcer->build;
    const int side = patterns->forcer->geometry->side;
    const struct nn_statement_fact fact = {
        .cell = (uint16_t)cell, .digit = (uint8_t)digit, .why = NN_WHY_PATTERN, .technique = (uint8_t)technique};
    patterns->strikes = true;
    if (patterns->is_clash || nn_cells_have(build->branch.off[digit], cell)) return;
    patterns->is_clash = nn_cells_have(build->branch.on[digit], cell);
    if (patterns->is_clash) {
        build->branch.clash = (int)build->at[true][cell * side + digit];
        nn_build_add_loose(build, fact);
    } else {
        nn_build_add(build, side, fact);
    }
    for (int i = 0; i < patterns->parent_count; i++) nn_build_parent(build, (int)patterns->parents[i]);
    if (build->branch.level < 1) build->branch.level = 1;
    if (patterns->is_clash) build->branch.count--;
}

static void strike_all(struct pattern_search *patterns, enum nn_technique technique, struct nn_cells cells,
                       uint32_t digits)
{
    NN_EACH_CELL(cell, cells)
    for (uint64_t here = patterns->forcer->work.digits[cell] & digits; here;)
        strike_by_pattern(patterns, technique, cell, nn_take_bit(&here));
}

/* ---- pointing and claiming ---------------------------------------------------------------------- */

/* All places in `base` are in `cover`: the other places of the cover go. */
static void lock_digits(struct pattern_search *patterns, int base, int cover)
{
    const struct nn_forcer *const forcer = patterns->forcer;
    const struct nn_cells *const house = forcer->geometry->house;
    for (uint64_t digits = patterns->changed[base]; digits;) {
        const int digit = nn_take_bit(&digits);
        const struct nn_cells places = nn_marks_in(&forcer->work, forcer->geometry, digit, base);
        if (!nn_cells_within(places, house[cover])) continue;
        const struct nn_cells struck =
            nn_cells_less(nn_marks_in(&forcer->work, forcer->geometry, digit, cover), house[base]);
        if (nn_cells_are_none(struck)) continue;
        patterns->parent_count = 0;
        add_pattern_parents(patterns, nn_cells_less(struck_places(forcer, digit, base), house[cover]), digit);
        if (!patterns->parent_count) continue;
        const bool is_box = nn_kind_of_house(forcer->geometry, base) == NN_BOX;
        strike_all(patterns, is_box ? NN_POINTING : NN_CLAIMING, struck, UINT32_C(1) << digit);
    }
}

static void strike_locked(struct pattern_search *patterns)
{
    static const int kinds[][2] = {{NN_BOX, NN_COLUMN}, {NN_BOX, NN_ROW}, {NN_COLUMN, NN_BOX}, {NN_ROW, NN_BOX}};
    const struct nn_geometry *const geometry = patterns->forcer->geometry;
    const int side = geometry->side;
    for (int i = 0; i < 4; i++)
        for (int base = kinds[i][0] * side; base < (kinds[i][0] + 1) * side; base++) {
            if (!patterns->changed[base]) continue;
            for (int cover = kinds[i][1] * side; cover < (kinds[i][1] + 1) * side; cover++)
                if (nn_cells_meet(geometry->house[base], geometry->house[cover])) lock_digits(patterns, base, cover);
        }
}

/* ---- pairs ---------------------------------------------------------------------------------------- */

/* Houses in SE's order: boxes, columns, rows. */
static int house_in_order(const struct nn_geometry *geometry, int index)
{
    assert(index >= 0 && index < geometry->houses);
    static const int kinds[] = {NN_BOX, NN_COLUMN, NN_ROW};
    return kinds[index / geometry->side] * geometry->side + index % geometry->side;
}

static void strike_hidden_pair(struct pattern_search *patterns, int house, int low, int high)
{
    assert(low < high && patterns->forcer->work.count[house][low] == 2);
    const struct nn_forcer *const forcer = patterns->forcer;
    const struct nn_cells cells = nn_marks_in(&forcer->work, forcer->geometry, low, house);
    const uint32_t pair = UINT32_C(1) << low | UINT32_C(1) << high;
    if (!nn_cells_equal(cells, nn_marks_in(&forcer->work, forcer->geometry, high, house))) return;
    patterns->parent_count = 0;
    add_pattern_parents(patterns, struck_places(forcer, low, house), low);
    add_pattern_parents(patterns, struck_places(forcer, high, house), high);
    strike_all(patterns, NN_HIDDEN_PAIR, cells, ~pair);
}

static void strike_hidden_pairs(struct pattern_search *patterns)
{
    const struct nn_geometry *const geometry = patterns->forcer->geometry;
    for (int i = 0; i < geometry->houses; i++) {
        const int house = house_in_order(geometry, i);
        const uint32_t pairs = patterns->pairs[house], changed = pairs & patterns->changed[house];
        if (!changed || patterns->forcer->grid->open_cells[house] <= 4) continue;
        for (uint64_t highs = pairs; highs;) {
            const int high = nn_take_bit(&highs);
            const uint32_t below = pairs & (uint32_t)nn_low_bits(high);
            for (uint64_t lows = changed >> high & 1 ? below : below & changed; lows;)
                strike_hidden_pair(patterns, house, nn_take_bit(&lows), high);
        }
    }
}

static void strike_naked_pair(struct pattern_search *patterns, int house, int low, int high)
{
    assert(low < high && patterns->forcer->work.digits[low] == patterns->forcer->work.digits[high]);
    const struct nn_forcer *const forcer = patterns->forcer;
    const uint32_t pair = forcer->work.digits[low];
    const int cells[] = {low, high};
    patterns->parent_count = 0;
    for (int i = 0; i < 2; i++)
        for (uint64_t struck = forcer->start->digits[cells[i]] & ~pair; struck;) {
            const struct nn_cells one = nn_one_cell(cells[i]);
            add_pattern_parents(patterns, one, nn_take_bit(&struck));
        }
    if (!patterns->parent_count) return;
    struct nn_cells others = forcer->geometry->house[house];
    nn_cells_drop(&others, low);
    nn_cells_drop(&others, high);
    strike_all(patterns, NN_NAKED_PAIR, others, pair);
}

static void strike_naked_pairs(struct pattern_search *patterns)
{
    const struct nn_forcer *const forcer = patterns->forcer;
    struct nn_cells bivalue = nn_no_cells();
    NN_EACH_CELL(cell, forcer->grid->open)
    if (nn_has_two_bits(forcer->work.digits[cell])) nn_cells_add(&bivalue, cell);
    for (int i = 0; i < forcer->geometry->houses; i++) {
        const int house = house_in_order(forcer->geometry, i);
        if (forcer->grid->open_cells[house] < 4) continue;
        const struct nn_cells here = nn_cells_and(bivalue, forcer->geometry->house[house]);
        NN_EACH_CELL(high, here)
        NN_EACH_CELL(low, here)
        {
            if (low >= high) break;
            if (forcer->work.digits[low] == forcer->work.digits[high]) strike_naked_pair(patterns, house, low, high);
        }
    }
}

/* ---- X-wings --------------------------------------------------------------------------------------- */

static void strike_x_wing(struct pattern_search *patterns, int low, int high, int digit)
{
    assert(low < high && patterns->forcer->work.count[low][digit] == 2 &&
           patterns->forcer->work.count[high][digit] == 2);
    const struct nn_forcer *const forcer = patterns->forcer;
    const struct nn_geometry *const geometry = forcer->geometry;
    const int cross = nn_kind_of_house(geometry, low) == NN_ROW ? NN_COLUMN : NN_ROW;
    const struct nn_cells places = nn_marks_in(&forcer->work, geometry, digit, low),
                          others = nn_marks_in(&forcer->work, geometry, digit, high);
    struct nn_cells cover = nn_no_cells();
    NN_EACH_CELL(cell, places)
    cover = nn_cells_or(cover, geometry->house[geometry->house_of[cell][cross]]);
    if (!nn_cells_within(others, cover)) return;
    const struct nn_cells base = nn_cells_or(geometry->house[low], geometry->house[high]);
    patterns->parent_count = 0;
    add_pattern_parents(patterns, nn_cells_less(struck_places(forcer, digit, low), cover), digit);
    add_pattern_parents(patterns, nn_cells_less(struck_places(forcer, digit, high), cover), digit);
    if (!patterns->parent_count) return;
    strike_all(patterns, NN_X_WING, nn_cells_less(cover, base), UINT32_C(1) << digit);
}

uint32_t nn_digits_for_fish(const struct nn_forcer *forcer)
{
    const int side = forcer->geometry->side;
    uint32_t digits = 0;
    int filled[NN_LOGIC_SIDE] = {0};
    for (int cell = 0; cell < forcer->geometry->cells; cell++)
        if (forcer->grid->value[cell] != NN_EMPTY) filled[forcer->grid->value[cell]]++;
    for (int digit = 0; digit < side; digit++) digits |= (uint32_t)(filled[digit] + 4 <= side) << digit;
    return digits;
}

static void strike_x_wings(struct pattern_search *patterns)
{
    static const int kinds[] = {NN_COLUMN, NN_ROW};
    const struct nn_geometry *const geometry = patterns->forcer->geometry;
    const uint32_t allowed = nn_digits_for_fish(patterns->forcer);
    for (int i = 0; i < 2; i++) {
        const int first = kinds[i] * geometry->side;
        for (int high = first + 1; high < first + geometry->side; high++)
            for (int low = first; low < high; low++) {
                const uint32_t changed = patterns->changed[low] | patterns->changed[high];
                uint64_t digits = patterns->pairs[low] & patterns->pairs[high] & changed & allowed;
                while (digits) strike_x_wing(patterns, low, high, nn_take_bit(&digits));
            }
    }
}

bool nn_force_patterns(struct nn_forcer *forcer)
{
    static void (*const searches[])(struct pattern_search *) = {strike_locked, strike_hidden_pairs, strike_naked_pairs,
                                                                strike_x_wings};
    struct pattern_search patterns = {.forcer = forcer};
    find_changes(&patterns);
    for (int i = 0; i < 4 && !patterns.strikes; i++) searches[i](&patterns);
    return patterns.strikes;
}
