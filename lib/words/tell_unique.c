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
    nn_say(words,
           "%C form a loop: each row, column and box has two of these %N cells or none. If they "
           "held nothing but %W, each of these rows, columns and boxes would have one of each "
           "there, so "
           "%W could be swapped in all %N, and the puzzle would have two solutions. It has one, so "
           "something must prevent it. ",
           &cells, (int)words->step->cells.count, pair, pair, (int)words->step->cells.count);
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
    const char *line = is_in_rows ? "row" : "column", *across = is_in_rows ? "column" : "row";
    const int pairs = (int)words->step->cells.count / 2;
    const int first = nn_cells_first(cells);
    const int line_of_first = nn_words_house_of(words, first, is_in_rows ? NN_ROW : NN_COLUMN);
    const struct nn_cells half = nn_cells_and(cells, nn_words_house(words, line_of_first));
    const bool is_in_one_box = count_houses(words, NN_BOX, half) == 1;
    nn_say(words, "%C lie in two %ss and %N %ss, the cells of each %s in one box. ", &cells, line, pairs, across,
           is_in_one_box ? line : across);
    nn_say(words,
           "If they held nothing but %W, each of the two %ss would have all %N there, and the two "
           "could swap them, each cell with its partner in the same %s: every row, column and box "
           "would have the same values as before, and the puzzle would have two solutions. It has "
           "one, so something must prevent it. ",
           words->step->values, line, pairs, across);
}

/* Why the pattern must not be completed. */
static void say_deadly_pattern(struct nn_words *words)
{
    const int technique = words->step->technique;
    if (technique >= NN_UNIQUE_LOOP_1 && technique <= NN_UNIQUE_LOOP_4) {
        say_loop(words);
        return;
    }
    if (technique >= NN_EXTENDED_RECTANGLE_1 && technique <= NN_EXTENDED_RECTANGLE_4) {
        say_extended_rectangle(words);
        return;
    }
    const struct nn_cells corners = nn_cells_of(words->step->cells);
    nn_say(words,
           "%C lie in two rows, two columns and two boxes. If they held nothing but %W, these two "
           "could be swapped, and the "
           "puzzle would have two solutions. It has one, so something must prevent it. ",
           &corners, words->step->values);
}

void nn_reason_rectangle_1(struct nn_words *words)
{
    const struct nn_cells floor = nn_cells_of(words->step->sets[0].cells),
                          roof = nn_cells_of(words->step->sets[1].cells);
    say_deadly_pattern(words);
    nn_say(words,
           "%C, the floor, can only be %O, so it is up to %C, the roof: it must take one of its "
           "other values, %O.",
           &floor, words->step->values, &roof, words->step->sets[1].link);
    nn_say_result(words, " So ");
}

/* Types 2 and 5. */
void nn_reason_rectangle_extra(struct nn_words *words)
{
    const nonet_step_set *others = &words->step->sets[1];
    const struct nn_cells roof = nn_cells_of(others->cells);
    const bool is_two = others->cells.count == 2;
    say_deadly_pattern(words);
    nn_say(words,
           "Only %C, the roof, have another candidate, %V, so one of them is %V, and no cell that "
           "sees %s can "
           "be it.",
           &roof, others->link, others->link, is_two ? "both" : "all of them");
    nn_say_result(words, " So ");
}

void nn_reason_rectangle_3(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells roof = nn_cells_of(step->sets[1].cells), rest = nn_cells_of(step->sets[2].cells);
    const int count = (int)step->sets[2].cells.count;
    say_deadly_pattern(words);
    nn_say(words,
           "Only %C, the roof, have other candidates, %W, so one of them takes one of these. "
           "Together with %C (",
           &roof, step->sets[1].link, &rest);
    nn_say_marks(words, &rest);
    nn_say(words,
           ") in %B that makes %N cells for the %N values %W, so all of these are there and "
           "nowhere else in %B.",
           &step->base, count + 1, nn_count_bits(step->sets[2].values), step->sets[2].values, &step->base);
    nn_say_result(words, " So ");
}

void nn_reason_rectangle_4(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells roof = nn_cells_of(step->sets[1].cells), floor = nn_cells_of(step->sets[0].cells);
    const uint64_t tied = step->sets[1].link, other = step->values & ~tied;
    say_deadly_pattern(words);
    nn_say(words,
           "In %B, %V can only be in %C, the roof, so one of these is %V. If the other one were %O, "
           "%C, the floor, which can only be %O, would complete the pattern.",
           &step->base, tied, &roof, tied, other, &floor, step->values);
    nn_say_result(words, " So ");
}

void nn_reason_rectangle_6(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells roof = nn_cells_of(step->sets[1].cells), floor = nn_cells_of(step->sets[0].cells);
    const uint64_t tied = step->sets[1].link, other = step->values & ~tied;
    say_deadly_pattern(words);
    nn_say(words,
           "In %B, %V can only be at these corners, so it is at two opposite ones. If these were "
           "%C, the roof, then %C, the floor, would both be "
           "%V, and the pattern would be complete. So %V is at the other two.",
           &step->base, tied, &roof, &floor, other, tied);
    nn_say_result(words, " So ");
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
    nn_say(words,
           "In %B, %V can only be at the corners. If %c were %V, then %V would be in %C, and %C, "
           "which can only be %O, "
           "would be %V: the pattern would be complete.",
           &step->base, tied, cell, other, tied, &between, &opposite, step->values, other);
    nn_say_result(words, " So ");
}

/* ---- avoidable rectangles ---------------------------------------------------------------------------- */

static void say_avoidable(struct nn_words *words)
{
    const struct nn_cells corners = nn_cells_of(words->step->cells), filled = nn_cells_of(words->step->sets[0].cells);
    nn_say(words,
           "%C lie in two rows, two columns and two boxes, and none of them is a given. If they "
           "held nothing but %W, the "
           "givens would allow these two to be swapped, and the puzzle would have two solutions. "
           "It has one. ",
           &corners, words->step->values);
    NN_EACH_CELL(cell, filled) nn_say(words, "%c is %v. ", cell, (int)words->position->cells[cell]);
}

void nn_reason_avoidable_1(struct nn_words *words)
{
    const uint64_t removed = nn_words_removed(words);
    const struct nn_cells open = nn_cells_of(words->step->sets[1].cells);
    say_avoidable(words);
    nn_say(words, "With %V, %C would complete the pattern.", removed, &open);
    nn_say_result(words, " So ");
}

void nn_reason_avoidable_2(struct nn_words *words)
{
    const nonet_step_set *others = &words->step->sets[1];
    const struct nn_cells open = nn_cells_of(others->cells);
    say_avoidable(words);
    nn_say(words, "The others could complete the pattern (");
    nn_say_marks(words, &open);
    nn_say(words, "), so one of them must be %V, and no cell that sees both can be it.", others->link);
    nn_say_result(words, " So ");
}
