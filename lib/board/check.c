/* check.c: checks of positions and answers. They share nothing with the engines, so that they can check all of them,
 * and are written for clarity: each is one walk over the houses. */
#include "board/check.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/refusal.h"
#include "base/text_out.h"
#include "board/names.h"
#include "board/nine.h"

bool nn_position_is_readable(const nonet_position *position)
{
    if (!position || !position->layout || !position->cells) return false;
    if (nn_is_nine(position->layout)) return nn_nine_is_readable(position->cells);
    for (int cell = 0; cell < position->layout->cells; cell++)
        if (position->cells[cell] > position->layout->side) return false;
    return true;
}

bool nn_position_is_classic(const nonet_position *position)
{
    return nn_position_is_readable(position) && position->layout->is_classic;
}

const nonet_refusal *nn_position_problem(const nonet_position *position)
{
    NN_REFUSE_IF(!position->layout, NULL, "there is no board");
    NN_REFUSE_IF(!position->layout->is_classic, NULL, "only boards with classic rules");
    NN_REFUSE_IF(position->cells && !nn_position_is_readable(position), NULL, "a value is beyond the board");
    return NULL;
}

/* Collect the values of each house. True: no house has a value twice. */
static bool collect_house_values(const nonet_position *position, uint64_t *house_values)
{
    const nonet_layout *layout = position->layout;
    uint64_t repeated = 0;
    memset(house_values, 0, (size_t)layout->houses * sizeof *house_values);
    for (int cell = 0; cell < layout->cells; cell++) {
        if (!position->cells[cell]) continue;
        const uint64_t value = nn_bit(position->cells[cell] - 1);
        const nonet_houses houses = nn_cell_houses(layout, cell);
        for (size_t at = 0; at < houses.count; at++) {
            uint64_t *values = &house_values[houses.houses[at]];
            repeated |= *values & value;
            *values |= value;
        }
    }
    return !repeated;
}

static uint64_t open_values(const nonet_position *position, const uint64_t *house_values, int cell)
{
    const nonet_houses houses = nn_cell_houses(position->layout, cell);
    uint64_t open = position->candidates ? position->candidates[cell] : ~(uint64_t)0;
    for (size_t at = 0; at < houses.count; at++) open &= ~house_values[houses.houses[at]];
    return open & nn_low_bits(position->layout->side);
}

void nn_house_values_of(const nonet_position *position, struct nn_house_values *values)
{
    collect_house_values(position, values->held);
}

uint64_t nn_cell_candidates(const nonet_position *position, const struct nn_house_values *values, int cell)
{
    const int value = position->cells[cell];
    return value ? nn_bit(value - 1) : open_values(position, values->held, cell);
}

void nn_position_candidates(const nonet_position *position, uint64_t *candidates)
{
    struct nn_house_values values;
    nn_house_values_of(position, &values);
    for (int cell = 0; cell < position->layout->cells; cell++)
        candidates[cell] = nn_cell_candidates(position, &values, cell);
}

nonet_status nonet_position_candidates(const nonet_position *position, uint64_t *candidates)
{
    if (!candidates || !nn_position_is_readable(position)) return NONET_ERR_ARG;
    nn_position_candidates(position, candidates);
    return NONET_OK;
}

static bool find_equal_values(const nonet_position *position, nonet_conflict *conflict)
{
    const nonet_layout *layout = position->layout;
    for (int house = 0; house < layout->houses; house++) {
        int holder[NONET_MAX_SIDE + 1]; /* [value] -> the cell that has it, or -1 */
        memset(holder, -1, sizeof holder);
        for (int place = 0; place < layout->side; place++) {
            const int cell = nn_house(layout, house)[place], value = position->cells[cell];
            if (value && holder[value] >= 0) {
                *conflict = (nonet_conflict){.problem = NONET_PROBLEM_EQUAL_VALUES,
                                             .value = value,
                                             .house = house,
                                             .cells = {holder[value], cell}};
                return true;
            }
            holder[value] = cell;
        }
    }
    return false;
}

static bool find_cell_without_candidates(const nonet_position *position, const uint64_t *house_values,
                                         nonet_conflict *conflict)
{
    for (int cell = 0; cell < position->layout->cells; cell++) {
        if (position->cells[cell] || open_values(position, house_values, cell)) continue;
        *conflict = (nonet_conflict){.problem = NONET_PROBLEM_NO_CANDIDATES, .cells = {cell, cell}};
        return true;
    }
    return false;
}

/* Why a position is not readable, if it is a position at all. */
static void find_bad_value(const nonet_position *position, nonet_conflict *conflict)
{
    if (!position || !position->layout || !position->cells) return;
    for (int cell = 0; cell < position->layout->cells; cell++) {
        const int value = position->cells[cell];
        if (value <= position->layout->side) continue;
        *conflict = (nonet_conflict){.problem = NONET_PROBLEM_BAD_VALUE, .value = value, .cells = {cell, cell}};
        return;
    }
}

bool nonet_position_is_consistent(const nonet_position *position, nonet_conflict *conflict)
{
    nonet_conflict found = {0};
    if (conflict) *conflict = found;
    if (!nn_position_is_readable(position)) {
        if (conflict) find_bad_value(position, conflict);
        return false;
    }
    if (nn_is_nine(position->layout) && nn_nine_is_consistent(position)) return true;

    uint64_t house_values[NN_MOST_HOUSES];
    const bool is_bad = collect_house_values(position, house_values)
                            ? find_cell_without_candidates(position, house_values, &found)
                            : find_equal_values(position, &found);
    if (conflict) *conflict = found;
    return !is_bad;
}

bool nonet_position_is_given(const nonet_position *position, int cell)
{
    if (!position || !position->layout || !position->cells) return false;
    return cell >= 0 && cell < position->layout->cells && nn_position_is_given(position, cell);
}

size_t nonet_position_clashes(const nonet_position *position, bool *is_clash)
{
    if (!is_clash || !nn_position_is_readable(position)) return 0;
    const nonet_layout *layout = position->layout;
    size_t count = 0;
    memset(is_clash, 0, (size_t)layout->cells * sizeof *is_clash);
    for (int house = 0; house < layout->houses; house++) {
        uint64_t once = 0, twice = 0;
        for (int place = 0; place < layout->side; place++) {
            const int value = position->cells[nn_house(layout, house)[place]];
            const uint64_t bit = value ? nn_bit(value - 1) : 0;
            twice |= once & bit;
            once |= bit;
        }
        for (int place = 0; twice && place < layout->side; place++) {
            const int cell = nn_house(layout, house)[place], value = position->cells[cell];
            if (value && (twice >> (value - 1) & 1)) is_clash[cell] = true;
        }
    }
    for (int cell = 0; cell < layout->cells; cell++) count += is_clash[cell];
    return count;
}

size_t nonet_conflict_text(const nonet_conflict *conflict, const nonet_layout *layout, const char *symbols,
                           char *buffer, size_t size)
{
    size = nn_text_room(buffer, size);
    if (!conflict || !layout) return 0;
    const int side = layout->side, *cells = conflict->cells;
    int length = 0;
    if (conflict->problem == NONET_PROBLEM_EQUAL_VALUES)
        length = snprintf(buffer, size, "two %ss in %s: %s and %s", nn_value_name(side, conflict->value, symbols).text,
                          nn_house_name(layout, conflict->house).text, nn_cell_name(side, cells[0]).text,
                          nn_cell_name(side, cells[1]).text);
    else if (conflict->problem == NONET_PROBLEM_NO_CANDIDATES)
        length = snprintf(buffer, size, "no value is possible in %s", nn_cell_name(side, cells[0]).text);
    else if (conflict->problem == NONET_PROBLEM_BAD_VALUE)
        length = snprintf(buffer, size, "%s in %s is not a value of this board",
                          nn_value_name(side, conflict->value, symbols).text, nn_cell_name(side, cells[0]).text);
    return (size_t)length;
}

static bool holds_every_value(const nonet_layout *layout, const uint8_t *solution, int house)
{
    uint64_t seen = 0;
    for (int place = 0; place < layout->side; place++) {
        const int value = solution[nn_house(layout, house)[place]];
        if (value < 1 || value > layout->side) return false;
        seen |= nn_bit(value - 1);
    }
    return seen == nn_low_bits(layout->side);
}

static bool respects_cell(const nonet_position *position, int cell, int value)
{
    if (position->cells[cell]) return position->cells[cell] == value;
    return !position->candidates || (position->candidates[cell] & nn_bit(value - 1));
}

bool nonet_position_accepts(const nonet_position *position, const uint8_t *solution)
{
    if (!nn_position_is_readable(position) || !solution) return false;
    if (nn_is_nine(position->layout)) return nn_nine_accepts(position, solution);
    for (int house = 0; house < position->layout->houses; house++)
        if (!holds_every_value(position->layout, solution, house)) return false;
    for (int cell = 0; cell < position->layout->cells; cell++)
        if (!respects_cell(position, cell, solution[cell])) return false;
    return true;
}
