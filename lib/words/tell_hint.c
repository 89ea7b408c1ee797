/* tell_hint.c: hints that give little away: what to look for; places.c says where to look. */
#include "words/words.h"

void nn_what_unknown(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT);
}

void nn_what_in_house(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_IN_HOUSE, (int)words->step->base.houses[0]);
}

void nn_what_values_in_house(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_VALUES_IN_HOUSE, words->step->values, (int)words->step->base.houses[0]);
}

void nn_what_locked(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_LOCKED, words->step->technique, words->step->values, (int)words->step->base.houses[0]);
}

void nn_what_locked_lines(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_LOCKED_LINES, words->step->values, &words->step->base);
}

void nn_what_large_set(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_LARGE_SET, (int)words->step->base.houses[0], words->step->values);
}

void nn_what_values(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_VALUES, words->step->values);
}

/* The name of the technique is a number of things. */
void nn_what_strong_links(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_STRONG_LINKS, words->step->technique, words->step->values);
}

void nn_what_last_digit(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_LAST_DIGIT, words->step->values);
}

void nn_what_rectangle(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_RECTANGLE, words->step->values);
}

void nn_what_colours(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_COLOURS, words->step->values, words->step->technique);
}

void nn_what_single(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_SINGLE, (int)words->step->placements[0].cell);
}

void nn_what_pivot(struct nn_words *words)
{
    const struct nn_cells pivot = nn_cells_of(words->step->sets[0].cells);
    nn_say(words, NN_SAY_HINT_PIVOT, words->step->values, &pivot);
}

void nn_what_sets(struct nn_words *words)
{
    const nonet_step *step = words->step;
    nn_say(words, NN_SAY_HINT_WITH_SETS);
    for (size_t set = 0; set < step->set_count; set++) {
        const struct nn_cells cells = nn_cells_of(step->sets[set].cells);
        const bool is_last = set + 1 == step->set_count;
        nn_say(words, NN_SAY_HINT_SET,
               set == 0   ? NN_SAY_NOTHING
               : !is_last ? NN_SAY_SEMICOLON
               : set == 1 ? NN_SAY_LIST_AND
                          : NN_SAY_SEMICOLON_AND,
               &cells);
    }
    nn_say(words, NN_SAY_STOP);
}

void nn_what_chain(struct nn_words *words)
{
    const nonet_step_node *first = &words->step->chains[0].nodes[0];
    const struct nn_cells cells = nn_cells_of(first->cells);
    nn_say(words, NN_SAY_HINT_CHAIN, (int)first->value, &cells);
}

void nn_what_suppose(struct nn_words *words)
{
    const nonet_step *step = words->step;
    nn_say(words, NN_SAY_HINT_SUPPOSE);
    const size_t branches = nn_words_branches(words);
    for (size_t chain = 0; chain < branches; chain++) {
        if (chain && nn_is_same_statement(&step->chains[0].nodes[0], &step->chains[chain].nodes[0])) break;
        if (chain) nn_say(words, chain + 1 < branches ? NN_SAY_COMMA : NN_SAY_LIST_OR);
        nn_say_statement(words, &step->chains[chain].nodes[0]);
    }
    nn_say(words, NN_SAY_STOP);
}

void nn_what_brute_force(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_BRUTE_FORCE);
}
