/* tell_hint.c: hints that give little away: what to look for; places.c says where to look. */
#include "words/words.h"

static void say_there_is(struct nn_words *words)
{
    nn_say(words, "There is ");
    nn_say_technique(words);
}

void nn_what_unknown(struct nn_words *words)
{
    say_there_is(words);
    nn_say(words, ".");
}

void nn_what_in_house(struct nn_words *words)
{
    say_there_is(words);
    nn_say(words, " in %h.", (int)words->step->base.houses[0]);
}

void nn_what_values_in_house(struct nn_words *words)
{
    say_there_is(words);
    nn_say(words, " of %W in %h.", words->step->values, (int)words->step->base.houses[0]);
}

void nn_what_locked(struct nn_words *words)
{
    nn_say(words, "There are locked candidates (%s): %V in %h.", nn_techniques[words->step->technique].name,
           words->step->values, (int)words->step->base.houses[0]);
}

void nn_what_locked_lines(struct nn_words *words)
{
    nn_say(words, "There are locked lines: %V in %B.", words->step->values, &words->step->base);
}

void nn_what_large_set(struct nn_words *words)
{
    say_there_is(words);
    nn_say(words, " in %h: %W.", (int)words->step->base.houses[0], words->step->values);
}

void nn_what_values(struct nn_words *words)
{
    say_there_is(words);
    nn_say(words, " of %W.", words->step->values);
}

/* The name of the technique is a number of things. */
void nn_what_strong_links(struct nn_words *words)
{
    nn_say(words, "There are %s of %W that make a chain.", nn_techniques[words->step->technique].name,
           words->step->values);
}

void nn_what_last_digit(struct nn_words *words)
{
    nn_say(words, "Only one %V is missing: it is a last digit.", words->step->values);
}

void nn_what_rectangle(struct nn_words *words)
{
    say_there_is(words);
    nn_say(words, " with %W.", words->step->values);
}

void nn_what_colours(struct nn_words *words)
{
    nn_say(words, "Colouring the places of %V helps (%s).", words->step->values,
           nn_techniques[words->step->technique].name);
}

void nn_what_single(struct nn_words *words)
{
    say_there_is(words);
    nn_say(words, " in %c.", (int)words->step->placements[0].cell);
}

void nn_what_pivot(struct nn_words *words)
{
    const struct nn_cells pivot = nn_cells_of(words->step->sets[0].cells);
    say_there_is(words);
    nn_say(words, " of %W with the pivot %C.", words->step->values, &pivot);
}

void nn_what_sets(struct nn_words *words)
{
    const nonet_step *step = words->step;
    say_there_is(words);
    nn_say(words, " with ");
    for (size_t set = 0; set < step->set_count; set++) {
        const struct nn_cells cells = nn_cells_of(step->sets[set].cells);
        const bool is_last = set + 1 == step->set_count;
        nn_say(words, set == 0 ? "%C" : !is_last ? "; %C" : set == 1 ? " and %C" : "; and %C", &cells);
    }
    nn_say(words, ".");
}

void nn_what_chain(struct nn_words *words)
{
    const nonet_step_node *first = &words->step->chains[0].nodes[0];
    const struct nn_cells cells = nn_cells_of(first->cells);
    say_there_is(words);
    nn_say(words, " that begins with %v in %C.", (int)first->value, &cells);
}

void nn_what_suppose(struct nn_words *words)
{
    const nonet_step *step = words->step;
    say_there_is(words);
    nn_say(words, ": suppose ");
    const size_t branches = nn_words_branches(words);
    for (size_t chain = 0; chain < branches; chain++) {
        if (chain && nn_is_same_statement(&step->chains[0].nodes[0], &step->chains[chain].nodes[0])) break;
        if (chain) nn_say(words, chain + 1 < branches ? ", " : " or ");
        nn_say_statement(words, &step->chains[chain].nodes[0]);
    }
    nn_say(words, ".");
}

void nn_what_brute_force(struct nn_words *words)
{
    nn_say(words, "There is no reason to look for: a value is taken from the solution.");
}
