/* tell_colours.c: colouring: sets of cells of which either all or none hold the value.
 *
 * sets[0] and sets[1] are two colours of a net of strong links: one of them is true, the other false. Multi
 * colours have a second net in sets[2] and sets[3]. How the colours meet is looked up on the board. */
#include "words/words.h"

const enum nn_phrase nn_colour_names[] = {NN_SAY_BLUE, NN_SAY_GREEN, NN_SAY_RED, NN_SAY_YELLOW};

static struct nn_cells colour_cells(const struct nn_words *words, size_t set)
{
    return nn_cells_of(words->step->sets[set].cells);
}

void nn_line_colours(struct nn_words *words)
{
    const nonet_step *step = words->step;
    nn_say(words, NN_SAY_LINE_COLOURED_VALUE, step->values);
    for (size_t set = 0; set < step->set_count; set++) {
        const struct nn_cells cells = colour_cells(words, set);
        nn_say(words, NN_SAY_LINE_COLOURS, set % 2 ? NN_SAY_SLASH : set ? NN_SAY_COMMA : NN_SAY_SPACE, &cells);
    }
    nn_note(words, " => ");
}

/* One net: "Call r1c2 blue and r4c5 green: ..." */
static void say_colours(struct nn_words *words, size_t first)
{
    const struct nn_cells one = colour_cells(words, first), two = colour_cells(words, first + 1);
    const int value = nn_first_value(words->step->values);
    if (nn_tells_all(words)) {
        nn_say(words, NN_SAY_COLOURS_IN_FULL, &one, nn_colour_names[first], &two, nn_colour_names[first + 1], value);
        return;
    }
    nn_say(words, NN_SAY_COLOURS, first > 0, &one, &two, value);
}

/* A cell of the first set and a cell of the second one that see each other; false: there are none. */
static bool find_meeting(const struct nn_words *words, struct nn_cells one, struct nn_cells two, int cells[2])
{
    NN_EACH_CELL(cell, one)
    {
        const struct nn_cells seen = nn_cells_and(nn_words_peers(words, cell), two);
        if (nn_cells_are_none(seen)) continue;
        cells[0] = cell;
        cells[1] = nn_cells_first(seen);
        return true;
    }
    return false;
}

/* "r8c9 sees the blue r2c9 and the green r8c3; ...", of the victims that see both colours. */
static void say_victims(struct nn_words *words, struct nn_cells victims, size_t one, size_t two)
{
    enum nn_phrase between = NN_SAY_NOTHING;
    NN_EACH_CELL(cell, victims)
    {
        const struct nn_cells seen = nn_words_peers(words, cell);
        const struct nn_cells first = nn_cells_and(seen, colour_cells(words, one)),
                              second = nn_cells_and(seen, colour_cells(words, two));
        nn_say(words, NN_SAY_SEES_COLOURS, between, cell, nn_colour_names[one], &first, nn_colour_names[two], &second);
        between = NN_SAY_SEMICOLON;
    }
    nn_say(words, NN_SAY_STOP);
}

/* What loses its candidate and sees cells of both colours. */
static struct nn_cells victims_between(const struct nn_words *words, size_t one, size_t two)
{
    struct nn_cells victims = nn_no_cells();
    NN_EACH_CELL(cell, nn_words_losers(words))
    {
        const struct nn_cells seen = nn_words_peers(words, cell);
        if (nn_cells_meet(seen, colour_cells(words, one)) && nn_cells_meet(seen, colour_cells(words, two)))
            nn_cells_add(&victims, cell);
    }
    return victims;
}

void nn_reason_colour_trap(struct nn_words *words)
{
    const struct nn_cells losers = nn_words_losers(words);
    say_colours(words, 0);
    if (nn_tells_all(words)) {
        nn_say(words, NN_SAY_WHAT_SEES_BLUE_AND_GREEN, words->step->values);
        say_victims(words, victims_between(words, 0, 1), 0, 1);
        nn_say(words, NN_SAY_THEN_SO_RESULT);
        return;
    }
    nn_say(words, NN_SAY_SEES_BOTH_COLOURS, &losers, words->step->values);
}

/* Two cells of sets[0] see each other. */
void nn_reason_colour_wrap(struct nn_words *words)
{
    int cells[2];
    const struct nn_cells blue = colour_cells(words, 0);
    say_colours(words, 0);
    if (find_meeting(words, blue, blue, cells)) nn_say(words, NN_SAY_BOTH_ARE_BLUE, cells[0], cells[1]);
    nn_say(words, NN_SAY_COLON_RESULT);
}

static void say_two_nets(struct nn_words *words)
{
    say_colours(words, 0);
    say_colours(words, 2);
}

/* If these two colours meet, not both are true, so one of their opposites is. */
static void say_meeting(struct nn_words *words, size_t one, size_t two)
{
    int cells[2];
    const struct nn_cells victims = victims_between(words, one ^ 1, two ^ 1);
    if (nn_cells_are_none(victims)) return;
    if (!find_meeting(words, colour_cells(words, one), colour_cells(words, two), cells)) return;
    if (!nn_tells_all(words)) {
        nn_say(words, NN_SAY_COLOURS_MEET, cells[0], nn_colour_names[one], cells[1], nn_colour_names[two],
               nn_colour_names[one ^ 1], nn_colour_names[two ^ 1]);
        return;
    }
    nn_say(words, NN_SAY_COLOURS_MEET_IN_FULL, cells[0], nn_colour_names[one], cells[1], nn_colour_names[two],
           nn_colour_names[one ^ 1], nn_colour_names[two ^ 1], words->step->values);
    say_victims(words, victims, one ^ 1, two ^ 1);
    nn_say(words, NN_SAY_SPACE);
}

/* A colour of one net sees one of the other; there may be several such pairs, and each has its victims. */
void nn_reason_multi_colours_1(struct nn_words *words)
{
    say_two_nets(words);
    for (size_t one = 0; one < 2; one++)
        for (size_t two = 2; two < 4; two++) say_meeting(words, one, two);
    if (nn_tells_all(words)) nn_say(words, NN_SAY_SO_RESULT);
    else nn_say_result_of_seeing(words, NN_SAY_SEES_BOTH);
}

/* sets[0] sees both colours of the other net, one of which is true: it is false. */
void nn_reason_multi_colours_2(struct nn_words *words)
{
    int first[2], second[2];
    const struct nn_cells blue = colour_cells(words, 0);
    say_two_nets(words);
    if (find_meeting(words, blue, colour_cells(words, 2), first) &&
        find_meeting(words, blue, colour_cells(words, 3), second))
        nn_say(words, NN_SAY_BLUE_SEES_RED_AND_YELLOW, first[0], first[1], second[0], second[1]);
    nn_say(words, NN_SAY_RESULT);
}
