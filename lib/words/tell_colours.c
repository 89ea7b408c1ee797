/* tell_colours.c: colouring: sets of cells of which either all or none hold the value.
 *
 * sets[0] and sets[1] are two colours of a net of strong links: one of them is true, the other false. Multi
 * colours have a second net in sets[2] and sets[3]. How the colours meet is looked up on the board. */
#include "words/words.h"

static const char *const colour_names[] = {"blue", "green", "red", "yellow"};

static struct nn_cells colour_cells(const struct nn_words *words, size_t set)
{
    return nn_cells_of(words->step->sets[set].cells);
}

void nn_line_colours(struct nn_words *words)
{
    const nonet_step *step = words->step;
    nn_say(words, "%V in", step->values);
    for (size_t set = 0; set < step->set_count; set++) {
        const struct nn_cells cells = colour_cells(words, set);
        nn_say(words, set % 2 ? " / (%C)" : set ? ", (%C)" : " (%C)", &cells);
    }
    nn_say(words, " => ");
}

/* One net: "Call r1c2 blue and r4c5 green: ..." */
static void say_colours(struct nn_words *words, size_t first)
{
    const struct nn_cells one = colour_cells(words, first), two = colour_cells(words, first + 1);
    const int value = nn_first_value(words->step->values);
    if (nn_tells_all(words)) {
        nn_say(
            words,
            "Call %E %s and %E %s: they are joined by houses in which %v has only two places, one of each. So all %s "
            "cells are %v and no %s one is, or the other way round. ",
            &one, colour_names[first], &two, colour_names[first + 1], value, colour_names[first], value,
            colour_names[first + 1]);
        return;
    }
    nn_say(words,
           first ? "Likewise all red%< (%C)%> or all yellow ones%< (%C)%>. "
                 : "By strong links, all blue cells%< (%C)%> or all green ones%< (%C)%> are %v. ",
           &one, &two, value);
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
    const char *between = "";
    NN_EACH_CELL(cell, victims)
    {
        const struct nn_cells seen = nn_words_peers(words, cell);
        const struct nn_cells first = nn_cells_and(seen, colour_cells(words, one)),
                              second = nn_cells_and(seen, colour_cells(words, two));
        nn_say(words, "%s%c sees the %s %C and the %s %C", between, cell, colour_names[one], &first, colour_names[two],
               &second);
        between = "; ";
    }
    nn_say(words, ".");
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
        nn_say(words, "What sees a blue cell and a green one sees %V in any case: ", words->step->values);
        say_victims(words, victims_between(words, 0, 1), 0, 1);
        nn_say_result(words, " So ");
        return;
    }
    nn_say(words, "%E %s both colours and cannot be %V.", &losers, nn_verb(losers, "sees", "see"), words->step->values);
}

/* Two cells of sets[0] see each other. */
void nn_reason_colour_wrap(struct nn_words *words)
{
    int cells[2];
    const struct nn_cells blue = colour_cells(words, 0);
    say_colours(words, 0);
    if (find_meeting(words, blue, blue, cells))
        nn_say(words, "%c and %c are both blue and see each other, so blue is false", cells[0], cells[1]);
    nn_say_result(words, ": ");
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
        nn_say(words, "%c (%s) sees %c (%s), so %s or %s is true. ", cells[0], colour_names[one], cells[1],
               colour_names[two], colour_names[one ^ 1], colour_names[two ^ 1]);
        return;
    }
    nn_say(
        words,
        "%c is %s and sees %c, which is %s, so not both of these colours are true; %s or %s is, and a cell that sees one "
        "of each cannot be %V: ",
        cells[0], colour_names[one], cells[1], colour_names[two], colour_names[one ^ 1], colour_names[two ^ 1],
        words->step->values);
    say_victims(words, victims, one ^ 1, two ^ 1);
    nn_say(words, " ");
}

/* A colour of one net sees one of the other; there may be several such pairs, and each has its victims. */
void nn_reason_multi_colours_1(struct nn_words *words)
{
    say_two_nets(words);
    for (size_t one = 0; one < 2; one++)
        for (size_t two = 2; two < 4; two++) say_meeting(words, one, two);
    if (nn_tells_all(words)) nn_say_result(words, "So ");
    else nn_say_result_of_seeing(words, "both");
}

/* sets[0] sees both colours of the other net, one of which is true: it is false. */
void nn_reason_multi_colours_2(struct nn_words *words)
{
    int first[2], second[2];
    const struct nn_cells blue = colour_cells(words, 0);
    say_two_nets(words);
    if (find_meeting(words, blue, colour_cells(words, 2), first) &&
        find_meeting(words, blue, colour_cells(words, 3), second))
        nn_say(words,
               "Blue %c sees red %c, and blue %c sees yellow %c. Red or yellow is true, so blue is false: ", first[0],
               first[1], second[0], second[1]);
    nn_say_result(words, "");
}
