/* tell_eureka_sets.c: patterns of sets that players also write as chains: XY-wing, XYZ-wing, W-wing, and the techniques
 * of almost locked sets that lead from one set to the next. The sets are the terms; what ties a set to the next one is
 * the value behind its = or, in the next term, the value before it. */
#include "words/words.h"

static struct nn_cells cells_of_term(const struct nn_words *words, size_t set)
{
    return nn_cells_of(words->step->sets[set].cells);
}

/* "(138=5)r126c4": it has 5, or all the others. */
static void say_first_set(struct nn_words *words, size_t set, uint64_t way_out)
{
    const struct nn_cells cells = cells_of_term(words, set);
    nn_note(words, "(%D=%D)%C", words->step->sets[set].values & ~way_out, way_out, &cells);
}

/* "-(5=27)r79c4": without 5 it has all the others. */
static void say_next_set(struct nn_words *words, size_t set, uint64_t way_in)
{
    const struct nn_cells cells = cells_of_term(words, set);
    nn_note(words, "-(%D=%D)%C", way_in, words->step->sets[set].values & ~way_in, &cells);
}

static void say_als_chain(struct nn_words *words)
{
    const nonet_step *const step = words->step;
    say_first_set(words, 0, step->sets[0].link);
    for (size_t set = 1; set < step->set_count; set++) say_next_set(words, set, step->sets[set - 1].link);
}

/* Two sets that share two such values are a loop. */
static void say_als_loop(struct nn_words *words, uint64_t links)
{
    const struct nn_cells first = cells_of_term(words, 0), second = cells_of_term(words, 1);
    const uint64_t one = links & -links, two = links & ~one;
    const uint64_t of_first = words->step->sets[0].values & ~one, of_second = words->step->sets[1].values & ~two;
    nn_note(words, "(%D=%D)%C-(%D=%D)%C-(%D)%C", one, of_first, &first, two, of_second, &second, one, &first);
}

static void say_als_xz(struct nn_words *words)
{
    const uint64_t links = words->step->sets[0].link;
    if (links && !nn_has_one_bit(links)) say_als_loop(words, links);
    else say_als_chain(words);
}

/* The pivot of an XYZ-wing has the removed value, too: it is an almost locked set with the second pincer. */
static void say_wing(struct nn_words *words)
{
    const nonet_step_set *const sets = words->step->sets;
    const struct nn_cells pivot = cells_of_term(words, 0), both = nn_cells_or(pivot, cells_of_term(words, 2));
    const bool is_set = sets[0].values & ~sets[1].link & ~sets[2].link;
    say_first_set(words, 1, sets[1].link);
    if (is_set) {
        nn_note(words, "-(%D=%D)%C", sets[1].link, sets[0].values & ~sets[1].link, &both);
        return;
    }
    say_next_set(words, 0, sets[1].link);
    say_next_set(words, 2, sets[2].link);
}

/* Cells or sets at the ends, between them the two places of the value that joins them. */
static void say_w_wing(struct nn_words *words)
{
    const nonet_step_set *const sets = words->step->sets;
    const struct nn_cells near = nn_place_near_first_set(words, nn_first_value(sets[2].values)),
                          far = nn_cells_less(cells_of_term(words, 2), near);
    say_first_set(words, 0, sets[2].values);
    nn_note(words, "-%C=%C", &near, &far);
    say_next_set(words, 1, sets[2].values);
}

/* Known by their lines: techniques with the same line have the same sets. */
static nn_writer *chain_writer_of(const nonet_step *step)
{
    static const struct {
        nn_writer *line, *chain;
    } writers[] = {
        {nn_line_wing, say_wing},         {nn_line_w_wing, say_w_wing},
        {nn_line_als_xz, say_als_xz},     {nn_line_als_xy_wing, say_als_chain},
        {nn_line_als_w_wing, say_w_wing}, {nn_line_als_chain, say_als_chain},
    };
    const struct nn_teller *const teller = nn_teller_of(step);
    for (size_t at = 0; teller && at < sizeof writers / sizeof *writers; at++)
        if (writers[at].line == teller->line) return writers[at].chain;
    return NULL;
}

bool nn_has_chain_of_sets(const nonet_step *step)
{
    return chain_writer_of(step);
}

void nn_say_chain_of_sets(struct nn_words *words)
{
    nn_writer *const say = chain_writer_of(words->step);
    if (say) say(words);
}
