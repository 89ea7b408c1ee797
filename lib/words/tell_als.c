/* tell_als.c: almost locked sets (n cells with n + 1 candidates) and Sue de Coq. */
#include "words/words.h"

/* "A=r4c456 {3579}" */
static void say_named_set(struct nn_words *words, size_t set)
{
    const struct nn_cells cells = nn_cells_of(words->step->sets[set].cells);
    nn_say(words, "%a=%C %S", (int)set, &cells, words->step->sets[set].values);
}

static void say_named_sets(struct nn_words *words)
{
    for (size_t set = 0; set < words->step->set_count; set++) {
        if (set) nn_say(words, ", ");
        say_named_set(words, set);
    }
}

/* ---- lines ------------------------------------------------------------------------------------------- */

void nn_line_als_xz(struct nn_words *words)
{
    const uint64_t link = words->step->sets[0].link;
    say_named_sets(words);
    nn_say(words, ", X=%V", link);
    if (nn_has_one_bit(link)) nn_say(words, ", Z=%V", nn_words_removed(words));
    nn_say(words, " => ");
}

void nn_line_als_xy_wing(struct nn_words *words)
{
    const nonet_step_set *sets = words->step->sets;
    say_named_sets(words);
    nn_say(words, ", X=%V, Y=%V, Z=%V => ", sets[0].link, sets[1].link, nn_words_removed(words));
}

/* "4- r5c24567 {124679} -2- r5c39 {234} -4- ... -4" */
static void say_sets_in_loops(struct nn_words *words)
{
    const nonet_step *step = words->step;
    nn_say(words, "%V- ", nn_words_removed(words));
    for (size_t set = 0; set < step->set_count; set++) {
        const struct nn_cells cells = nn_cells_of(step->sets[set].cells);
        nn_say(words, "%C %S", &cells, step->sets[set].values);
        if (set + 1 < step->set_count) nn_say(words, " -%V- ", step->sets[set].link);
    }
    nn_say(words, " -%V", nn_words_removed(words));
}

void nn_line_als_chain(struct nn_words *words)
{
    if (words->has_loops) say_sets_in_loops(words);
    else nn_say_chain_of_sets(words);
    nn_say(words, " => ");
}

void nn_line_sue_de_coq(struct nn_words *words)
{
    const nonet_step_set *sets = words->step->sets;
    const struct nn_cells middle = nn_cells_of(sets[0].cells), line = nn_cells_of(sets[1].cells),
                          box = nn_cells_of(sets[2].cells);
    nn_say(words, "%C %S with %C %S and %C %S => ", &middle, sets[0].values, &line, sets[1].values, &box,
           sets[2].values);
}

/* "stem r1c1 {123}, 1: r1c5 {14}, ..." */
void nn_line_death_blossom(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells stem = nn_cells_of(step->sets[0].cells);
    nn_say(words, "stem %C %S", &stem, step->sets[0].values);
    for (size_t set = 1; set < step->set_count; set++) {
        const struct nn_cells petal = nn_cells_of(step->sets[set].cells);
        nn_say(words, ", %V: %C %S", step->sets[set].link, &petal, step->sets[set].values);
    }
    nn_say(words, ", Z=%V => ", nn_words_removed(words));
}

/* ---- reasons ----------------------------------------------------------------------------------------- */

static void say_almost_locked(struct nn_words *words)
{
    for (size_t set = 0; set < words->step->set_count; set++) {
        const nonet_step_set *told = &words->step->sets[set];
        const struct nn_cells cells = nn_cells_of(told->cells);
        const int count = (int)told->cells.count;
        nn_say(words, "%A is %C, %N cell%s with only the values %S. ", (int)set, &cells, count, count == 1 ? "" : "s",
               told->values);
    }
    nn_say(words, "If one value of such a set is out, the others just fill its cells, so each of "
                  "them is there. ");
}

/* All places of the value in the set. */
static struct nn_cells places_in_set(const struct nn_words *words, size_t set, int value)
{
    return nn_cells_and(nn_cells_of(words->step->sets[set].cells), words->places[value]);
}

/* "The 9s of A (r4c45) and of B (r5c4) all see each other, so only one of A and B can have 9. " */
static void say_tie(struct nn_words *words, size_t one, size_t two, int value)
{
    const struct nn_cells here = places_in_set(words, one, value), there = places_in_set(words, two, value);
    nn_say(words, "All places of %v in %a (%C) see all those in %a (%C), so not both %a and %a have %v. ", value,
           (int)one, &here, (int)two, &there, (int)one, (int)two, value);
}

static void say_ties(struct nn_words *words, size_t set)
{
    for (uint64_t link = words->step->sets[set].link; link;) say_tie(words, set, set + 1, nn_take_bit(&link) + 1);
}

/* "every other value of its own is locked in it: {35} in A, {1} in B" */
static void say_locked_values(struct nn_words *words, uint64_t link)
{
    const nonet_step_set *sets = words->step->sets;
    const char *between = ", and every other value of its own is locked in it: ";
    for (size_t set = 0; set < 2; set++) {
        if (!(sets[set].values & ~link)) continue;
        nn_say(words, "%s%S in %a", between, sets[set].values & ~link, (int)set);
        between = ", ";
    }
}

static void say_double_tie(struct nn_words *words)
{
    const uint64_t link = words->step->sets[0].link;
    nn_say(words, "%A lacks at most one of %W, and so does %a. So each of %a and %a has exactly one of them", 0, link,
           1, 0, 1);
    say_locked_values(words, link);
    nn_say(words,
           ". What sees all places of %O in both sets, or all places of a "
           "locked value in its set, cannot be it.",
           link);
    nn_say_result(words, " So ");
}

/* "So 7 is in A (r4c56) or in B (r5c78), and what sees all of these cells cannot be 7." */
static void say_one_of_ends(struct nn_words *words)
{
    const size_t end = words->step->set_count - 1;
    for (uint64_t removed = nn_words_removed(words); removed;) {
        const int value = nn_take_bit(&removed) + 1;
        const struct nn_cells here = places_in_set(words, 0, value), there = places_in_set(words, end, value);
        nn_say(words, " So %v is in %a (%C) or in %a (%C), and what sees all of these cells cannot be %v.", value, 0,
               &here, (int)end, &there, value);
    }
    nn_say_result(words, " So ");
}

/* "If A lacks 9 it has 7; if it has 9, B lacks 9 and has 7." */
void nn_reason_als_xz(struct nn_words *words)
{
    const uint64_t link = words->step->sets[0].link, removed = nn_words_removed(words);
    say_almost_locked(words);
    say_ties(words, 0);
    if (!nn_has_one_bit(link)) {
        say_double_tie(words);
        return;
    }
    nn_say(words, "If %a lacks %V, it has %W; else %a lacks %V and has %W.", 0, link, removed, 1, link, removed);
    say_one_of_ends(words);
}

/* Suppose A is without Z; then it has all its other values, and so on from set to set. */
void nn_reason_als_chain(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const uint64_t removed = nn_words_removed(words);
    say_almost_locked(words);
    for (size_t set = 0; set + 1 < step->set_count; set++) say_ties(words, set);
    nn_say(words, "Suppose %a lacks %O: then it has %V", 0, removed, step->sets[0].link);
    for (size_t set = 1; set < step->set_count; set++) {
        const bool is_last = set + 1 == step->set_count;
        nn_say(words, ", so %a lacks %V and has %W", (int)set, step->sets[set - 1].link,
               is_last ? removed : step->sets[set].link);
    }
    nn_say(words, ".");
    say_one_of_ends(words);
}

/* What follows if the stem takes the value of this petal. */
static void say_petal(struct nn_words *words, size_t set)
{
    const nonet_step_set *petal = &words->step->sets[set];
    const struct nn_cells cells = nn_cells_of(petal->cells);
    const int count = (int)petal->cells.count;
    const struct nn_cells seen = places_in_set(words, set, nn_first_value(petal->link));
    nn_say(words,
           "If it is %V, it rules out %V in %C. Then %C, %N cell%s with only the values %S, %s no "
           "value to spare, and %W %s "
           "there. ",
           petal->link, petal->link, &seen, &cells, count, count == 1 ? "" : "s", petal->values,
           count == 1 ? "has" : "have", nn_words_removed(words),
           nn_has_one_bit(nn_words_removed(words)) ? "is" : "are");
}

void nn_reason_death_blossom(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells stem = nn_cells_of(step->sets[0].cells);
    nn_say(words, "%C can only be %O. ", &stem, step->sets[0].values);
    for (size_t set = 1; set < step->set_count; set++) say_petal(words, set);
    for (uint64_t removed = nn_words_removed(words); removed;) {
        const int value = nn_take_bit(&removed) + 1;
        struct nn_cells places = nn_no_cells();
        for (size_t set = 1; set < step->set_count; set++)
            places = nn_cells_or(places, places_in_set(words, set, value));
        nn_say(words, "So %v is in one of %C, and what sees all of these cells cannot be %v. ", value, &places, value);
    }
    nn_say_result(words, "So ");
}

void nn_reason_sue_de_coq(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int line = step->base.houses[0], box = step->base.houses[1];
    const struct nn_cells middle = nn_cells_of(step->sets[0].cells), in_line = nn_cells_of(step->sets[1].cells),
                          in_box = nn_cells_of(step->sets[2].cells);
    const uint64_t of_line = step->sets[1].values, of_box = step->sets[2].values;
    const uint64_t of_middle = step->sets[0].values & ~of_line & ~of_box,
                   twice = of_line & of_box & ~step->sets[0].values;
    const int cells = nn_cells_count(nn_cells_or(middle, nn_cells_or(in_line, in_box)));
    nn_say(words,
           "%C, with the candidates %S, lie where %h and %h cross. Beside them %h has %C with %S "
           "and %h has %C with %S.",
           &middle, step->sets[0].values, line, box, line, &in_line, of_line, box, &in_box, of_box);
    nn_say(words,
           " In these %N cells each of %W can be used once only, since all their places are in %h, "
           "and each of %W once "
           "only, in %h",
           cells, of_line, line, of_box, box);
    if (of_middle) nn_say(words, "; %W only in the crossing", of_middle);
    if (twice) nn_say(words, "; %W may be used in both parts", twice);
    nn_say(words, ". That makes %N values for %N cells, so none of them can be spared.", cells, cells);
    nn_say(words, " So %W leave%s the rest of %h and %W leave%s the rest of %h", of_line,
           nn_has_one_bit(of_line) ? "s" : "", line, of_box, nn_has_one_bit(of_box) ? "s" : "", box);
    if (of_middle) nn_say(words, ", and %W the rest of both", of_middle);
    nn_say_result(words, ": ");
}
