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
    nn_say(
        words,
        "%C form a loop: each row, column and box has two of these %N cells or none. If they held nothing but %W, each "
        "of these houses would have one of each there, so %W could be swapped in all %N, and the puzzle would have two "
        "solutions. ",
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
    nn_say(
        words,
        "If they held nothing but %W, each of the two %ss would have all %N there, and the two could swap them, each "
        "cell with its partner in the same %s: every house would have the same values as before, and the puzzle would "
        "have two solutions. ",
        words->step->values, line, pairs, across);
}

/* Players know why. */
static void say_deadly_pattern_short(struct nn_words *words)
{
    const struct nn_cells corners = nn_cells_of(words->step->cells);
    nn_say(words, "If %E held only %W, there would be two solutions. ", &corners, words->step->values);
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
        nn_say(
            words,
            "%C lie in two rows, two columns and two boxes. If they held nothing but %W, these two could be swapped, "
            "and the puzzle would have two solutions. ",
            &corners, words->step->values);
    }
}

void nn_reason_rectangle_1(struct nn_words *words)
{
    const struct nn_cells floor = nn_cells_of(words->step->sets[0].cells),
                          roof = nn_cells_of(words->step->sets[1].cells);
    const uint64_t extras = words->step->sets[1].link;
    say_deadly_pattern(words);
    if (nn_tells_all(words)) {
        nn_say(words, "%C, the floor, can only be %O, so %C, the roof, must be %O", &floor, words->step->values, &roof,
               extras);
        nn_say_result(words, ": ");
    } else if (nn_has_one_bit(extras)) {
        nn_say(words, "So %C is %V.", &roof, extras);
    } else {
        nn_say_result(words, "So ");
    }
}

/* "Only r1c2 and r1c5 have another candidate, 4, so one of them is 4; r1c7 sees both and cannot be it." */
static void say_extra_value(struct nn_words *words, struct nn_cells cells, uint64_t value)
{
    nn_say(words, "so one of them is %V; ", value);
    nn_say_result_of_seeing(words, nn_cells_count(cells) == 2 ? "both" : "all of them");
}

/* Types 2 and 5. */
void nn_reason_rectangle_extra(struct nn_words *words)
{
    const nonet_step_set *others = &words->step->sets[1];
    const struct nn_cells roof = nn_cells_of(others->cells);
    say_deadly_pattern(words);
    nn_say(words, "Only %E%(, the roof,%) have another candidate, %V, ", &roof, others->link);
    say_extra_value(words, roof, others->link);
}

void nn_say_rest_of_set(struct nn_words *words, const nonet_step_set *set)
{
    const struct nn_cells rest = nn_cells_of(set->cells);
    nn_say(words, "With %E ", &rest);
    if (nn_tells_all(words)) {
        nn_say(words, "(");
        nn_say_marks(words, &rest);
        nn_say(words, ") ");
    }
    nn_say(words, "in %B that makes %N cells for %W%(, so all of these are there and nowhere else in %B%)",
           &words->step->base, nn_cells_count(rest) + 1, set->values, &words->step->base);
    nn_say_result(words, ": ");
}

void nn_reason_rectangle_3(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells roof = nn_cells_of(step->sets[1].cells);
    say_deadly_pattern(words);
    nn_say(words, "Only %E%(, the roof,%) have other candidates, so one of them takes %O. ", &roof, step->sets[1].link);
    nn_say_rest_of_set(words, &step->sets[2]);
}

void nn_reason_rectangle_4(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells roof = nn_cells_of(step->sets[1].cells), floor = nn_cells_of(step->sets[0].cells);
    const uint64_t tied = step->sets[1].link, other = step->values & ~tied;
    say_deadly_pattern(words);
    nn_say(words, "In %B, %V can only be in %E%(, the roof%), so one of them is %V. If the other were %O, ",
           &step->base, tied, &roof, tied, other);
    nn_say(words, "%(%C, the floor, which can only be %O, would complete %)", &floor, step->values);
    nn_say_result(words, nn_tells_all(words) ? "the pattern. So " : "the pattern would be complete: ");
}

void nn_reason_rectangle_6(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells roof = nn_cells_of(step->sets[1].cells), floor = nn_cells_of(step->sets[0].cells);
    const uint64_t tied = step->sets[1].link, other = step->values & ~tied;
    say_deadly_pattern(words);
    nn_say(words,
           "In %B, %V can only be at these corners, so it is at two opposite ones. If these were %E%(, the roof%), ",
           &step->base, tied, &roof);
    nn_say(words, "%E%(, the floor,%) would both be %V: the pattern", &floor, other);
    nn_say_result(words, ". So ");
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
           "In %B, %V can only be at the corners. If %c were %V, %E would be %V, and %C%(, which can only be %O,%) ",
           &step->base, tied, cell, other, &between, tied, &opposite, step->values);
    nn_say(words, "would be %V: the pattern", other);
    nn_say_result(words, ". So ");
}

/* ---- avoidable rectangles ---------------------------------------------------------------------------- */

static void say_avoidable(struct nn_words *words)
{
    const struct nn_cells corners = nn_cells_of(words->step->cells), filled = nn_cells_of(words->step->sets[0].cells);
    nn_say(
        words,
        "No given is among %E%(, which lie in two rows, two columns and two boxes%). With only %W there these could be "
        "swapped: two solutions. ",
        &corners, words->step->values);
    if (nn_tells_all(words))
        NN_EACH_CELL(cell, filled) nn_say(words, "%c is %v. ", cell, (int)words->position->cells[cell]);
}

void nn_reason_avoidable_1(struct nn_words *words)
{
    const uint64_t removed = nn_words_removed(words);
    const struct nn_cells open = nn_cells_of(words->step->sets[1].cells);
    say_avoidable(words);
    nn_say(words, "With %V, %C would complete the pattern", removed, &open);
    nn_say_result(words, ", so ");
}

void nn_reason_avoidable_2(struct nn_words *words)
{
    const nonet_step_set *others = &words->step->sets[1];
    const struct nn_cells open = nn_cells_of(others->cells);
    say_avoidable(words);
    if (nn_tells_all(words)) {
        nn_say(words, "The others could complete the pattern (");
        nn_say_marks(words, &open);
        nn_say(words, "), ");
    } else nn_say(words, "Only %E are open, with another candidate, %V, ", &open, others->link);
    say_extra_value(words, open, others->link);
}
