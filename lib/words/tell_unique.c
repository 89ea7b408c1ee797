/* tell_unique.c: unique, hidden and avoidable rectangles, unique loops and extended rectangles. Graves are in
 * tell_bugs.c.
 *
 * sets[0] of a rectangle: corners with nothing but the pair, or filled ones; sets[1]: the others; its link:
 * the extra values, or the value that is tied to the corners. Loops and extended rectangles have the same
 * sets, and their types the same ends. */
#include "words/words.h"

static void say_loop(struct nn_words *words)
{
    const struct nn_cells cells = nn_cells_of(words->step->cells);
    const uint64_t pair = words->step->values;
    nn_say(words, NN_SAY_UNIQUE_LOOP, &cells, pair);
}

/* How many houses of this kind have some of the cells. */
static int count_houses(const struct nn_words *words, int kind, struct nn_cells cells)
{
    const int side = words->layout->side;
    int count = 0;
    for (int house = kind * side; house < (kind + 1) * side; house++)
        count += nn_cells_meet(cells, nn_words_house(words, house));
    return count;
}

/* Two lines, and at least three across. Pairs are in one box each, or each line is. */
static void say_extended_rectangle(struct nn_words *words)
{
    const struct nn_cells cells = nn_cells_of(words->step->cells);
    const bool is_in_rows = count_houses(words, NN_ROW, cells) == 2;
    const int pairs = (int)words->step->cells.count / 2;
    const int first = nn_cells_first(cells);
    const int line_of_first = nn_words_house_of(words, first, is_in_rows ? NN_ROW : NN_COLUMN);
    const struct nn_cells half = nn_cells_and(cells, nn_words_house(words, line_of_first));
    const bool is_in_one_box = count_houses(words, NN_BOX, half) == 1;
    nn_say(words, NN_SAY_EXTENDED_RECTANGLE, &cells, is_in_rows, pairs, is_in_one_box);
    nn_say(words, NN_SAY_EXTENDED_RECTANGLE_CAN_BE_SWAPPED, words->step->values, is_in_rows, pairs);
}

/* Players know why. */
static void say_deadly_pattern_short(struct nn_words *words)
{
    const struct nn_cells corners = nn_cells_of(words->step->cells);
    nn_say(words, NN_SAY_DEADLY_PATTERN, &corners, words->step->values);
}

/* Why the pattern must not be completed. */
static void say_deadly_pattern(struct nn_words *words)
{
    const int technique = words->step->technique;
    if (!nn_tells_all(words)) {
        say_deadly_pattern_short(words);
    } else if (technique >= NN_UNIQUE_LOOP_1 && technique <= NN_UNIQUE_LOOP_4) {
        say_loop(words);
    } else if (technique >= NN_EXTENDED_RECTANGLE_1 && technique <= NN_EXTENDED_RECTANGLE_4) {
        say_extended_rectangle(words);
    } else {
        const struct nn_cells corners = nn_cells_of(words->step->cells);
        nn_say(words, NN_SAY_DEADLY_RECTANGLE, &corners, words->step->values);
    }
}

void nn_reason_rectangle_1(struct nn_words *words)
{
    const struct nn_cells floor = nn_cells_of(words->step->sets[0].cells),
                          roof = nn_cells_of(words->step->sets[1].cells);
    const uint64_t extras = words->step->sets[1].link;
    say_deadly_pattern(words);
    if (nn_tells_all(words)) {
        nn_say(words, NN_SAY_RECTANGLE_ROOF, &floor, words->step->values, &roof, extras);
        nn_say(words, NN_SAY_COLON_RESULT);
    } else if (nn_has_one_bit(extras)) {
        nn_say(words, NN_SAY_ROOF_IS, &roof, extras);
    } else {
        nn_say(words, NN_SAY_SO_RESULT);
    }
}

/* "Only r1c2 and r1c5 have another candidate, 4, so one of them is 4; r1c7 sees both and cannot be it." */
static void say_extra_value(struct nn_words *words, struct nn_cells cells, uint64_t value)
{
    nn_say(words, NN_SAY_SO_ONE_IS, value);
    nn_say_result_of_seeing(words, nn_cells_count(cells) == 2 ? NN_SAY_SEES_BOTH : NN_SAY_SEES_ALL);
}

/* Types 2 and 5. */
void nn_reason_rectangle_extra(struct nn_words *words)
{
    const nonet_step_set *others = &words->step->sets[1];
    const struct nn_cells roof = nn_cells_of(others->cells);
    say_deadly_pattern(words);
    nn_say(words, NN_SAY_ROOF_HAS_ONE_MORE, &roof, others->link);
    say_extra_value(words, roof, others->link);
}

void nn_say_rest_of_set(struct nn_words *words, const nonet_step_set *set)
{
    const struct nn_cells rest = nn_cells_of(set->cells);
    nn_say(words, NN_SAY_REST_OF_SET, &rest, &words->step->base, nn_cells_count(rest) + 1, set->values);
}

void nn_reason_rectangle_3(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells roof = nn_cells_of(step->sets[1].cells);
    say_deadly_pattern(words);
    nn_say(words, NN_SAY_ROOF_HAS_OTHERS, &roof, step->sets[1].link);
    nn_say_rest_of_set(words, &step->sets[2]);
}

void nn_reason_rectangle_4(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells roof = nn_cells_of(step->sets[1].cells), floor = nn_cells_of(step->sets[0].cells);
    const uint64_t tied = step->sets[1].link, other = step->values & ~tied;
    say_deadly_pattern(words);
    nn_say(words, NN_SAY_ROOF_IS_TIED, &step->base, tied, &roof, other, &floor, step->values);
}

void nn_reason_rectangle_6(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells roof = nn_cells_of(step->sets[1].cells), floor = nn_cells_of(step->sets[0].cells);
    const uint64_t tied = step->sets[1].link, other = step->values & ~tied;
    say_deadly_pattern(words);
    nn_say(words, NN_SAY_CORNERS_ARE_TIED, &step->base, tied, &roof, &floor, other);
}

/* x: the tied value; y: the other one. */
void nn_reason_hidden_rectangle(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells corners = nn_cells_of(step->cells), target = nn_cells_of(step->sets[2].cells);
    const int cell = nn_cells_first(target);
    const struct nn_cells between = nn_cells_and(corners, nn_words_peers(words, cell));
    const struct nn_cells opposite = nn_cells_less(nn_cells_less(corners, between), target);
    const uint64_t tied = step->sets[1].link, other = step->values & ~tied;
    say_deadly_pattern(words);
    nn_say(words, NN_SAY_HIDDEN_RECTANGLE, &step->base, tied, cell, other, &between, &opposite, step->values);
}

/* ---- avoidable rectangles ---------------------------------------------------------------------------- */

static void say_avoidable(struct nn_words *words)
{
    const struct nn_cells corners = nn_cells_of(words->step->cells), filled = nn_cells_of(words->step->sets[0].cells);
    nn_say(words, NN_SAY_AVOIDABLE_RECTANGLE, &corners, words->step->values);
    if (nn_tells_all(words))
        NN_EACH_CELL(cell, filled) nn_say(words, NN_SAY_CELL_IS_AND_GO_ON, cell, (int)words->position->cells[cell]);
}

void nn_reason_avoidable_1(struct nn_words *words)
{
    const uint64_t removed = nn_words_removed(words);
    const struct nn_cells open = nn_cells_of(words->step->sets[1].cells);
    say_avoidable(words);
    nn_say(words, NN_SAY_OPEN_CORNER_WOULD_COMPLETE, removed, &open);
    nn_say(words, NN_SAY_COMMA_SO_RESULT);
}

void nn_reason_avoidable_2(struct nn_words *words)
{
    const nonet_step_set *others = &words->step->sets[1];
    const struct nn_cells open = nn_cells_of(others->cells);
    say_avoidable(words);
    nn_say(words, NN_SAY_OPEN_CORNERS, &open, others->link);
    say_extra_value(words, open, others->link);
}
