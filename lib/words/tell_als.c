/* tell_als.c: almost locked sets (n cells with n + 1 candidates) and Sue de Coq. */
#include "words/words.h"

/* "A=r4c456 {3579}" */
static void say_named_set(struct nn_words *words, size_t set)
{
    const struct nn_cells cells = nn_cells_of(words->step->sets[set].cells);
    nn_say(words, NN_SAY_NAMED_SET, (int)set, &cells, words->step->sets[set].values);
}

static void say_named_sets(struct nn_words *words)
{
    for (size_t set = 0; set < words->step->set_count; set++) {
        if (set) nn_say(words, NN_SAY_COMMA);
        say_named_set(words, set);
    }
}

/* ---- lines ------------------------------------------------------------------------------------------- */

void nn_line_als_xz(struct nn_words *words)
{
    const uint64_t link = words->step->sets[0].link;
    say_named_sets(words);
    nn_say(words, NN_SAY_LINE_X, link);
    if (nn_has_one_bit(link)) nn_say(words, NN_SAY_LINE_Z, nn_words_removed(words));
    nn_note(words, " => ");
}

void nn_line_als_xy_wing(struct nn_words *words)
{
    const nonet_step_set *sets = words->step->sets;
    say_named_sets(words);
    nn_say(words, NN_SAY_LINE_XYZ, sets[0].link, sets[1].link, nn_words_removed(words));
}

/* "4- r5c24567 {124679} -2- r5c39 {234} -4- ... -4" */
static void say_sets_in_loops(struct nn_words *words)
{
    const nonet_step *step = words->step;
    nn_note(words, "%V- ", nn_words_removed(words));
    for (size_t set = 0; set < step->set_count; set++) {
        const struct nn_cells cells = nn_cells_of(step->sets[set].cells);
        nn_note(words, "%C %S", &cells, step->sets[set].values);
        if (set + 1 < step->set_count) nn_note(words, " -%V- ", step->sets[set].link);
    }
    nn_note(words, " -%V", nn_words_removed(words));
}

void nn_line_als_chain(struct nn_words *words)
{
    if (words->has_loops) say_sets_in_loops(words);
    else nn_say_chain_of_sets(words);
    nn_note(words, " => ");
}

void nn_line_sue_de_coq(struct nn_words *words)
{
    const nonet_step_set *sets = words->step->sets;
    const struct nn_cells middle = nn_cells_of(sets[0].cells), line = nn_cells_of(sets[1].cells),
                          box = nn_cells_of(sets[2].cells);
    nn_say(words, NN_SAY_LINE_SUE_DE_COQ, &middle, sets[0].values, &line, sets[1].values, &box, sets[2].values);
}

/* "stem r1c1 {123}, 1: r1c5 {14}, ..." */
void nn_line_death_blossom(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells stem = nn_cells_of(step->sets[0].cells);
    nn_say(words, NN_SAY_LINE_STEM, &stem, step->sets[0].values);
    for (size_t set = 1; set < step->set_count; set++) {
        const struct nn_cells petal = nn_cells_of(step->sets[set].cells);
        nn_note(words, ", %V: %C %S", step->sets[set].link, &petal, step->sets[set].values);
    }
    nn_say(words, NN_SAY_LINE_Z_RESULT, nn_words_removed(words));
}

/* ---- reasons ----------------------------------------------------------------------------------------- */

/* "A is r4c456 {3579}, B is r5c4 {57}." */
void nn_say_sets(struct nn_words *words, size_t count)
{
    for (size_t set = 0; set < count; set++) {
        const struct nn_cells cells = nn_cells_of(words->step->sets[set].cells);
        nn_say(words, NN_SAY_SET_IS, (int)set, &cells, words->step->sets[set].values, set > 0);
    }
    nn_say(words, NN_SAY_SETS_LACK_ONE);
}

/* All places of the value in the set. */
struct nn_cells nn_places_in_set(const struct nn_words *words, size_t set, int value)
{
    return nn_cells_and(nn_cells_of(words->step->sets[set].cells), words->places[value]);
}

/* "All 9s of A (r4c45) see all those of B (r5c4), so not both have 9. " */
static void say_tie(struct nn_words *words, size_t one, size_t two, int value)
{
    const struct nn_cells here = nn_places_in_set(words, one, value), there = nn_places_in_set(words, two, value);
    nn_say(words, NN_SAY_SETS_CANNOT_SHARE, value, (int)one, &here, (int)two, &there);
}

static void say_ties(struct nn_words *words, size_t set)
{
    for (uint64_t link = words->step->sets[set].link; link;) say_tie(words, set, set + 1, nn_take_bit(&link) + 1);
}

/* "every other value of its own is locked in it: {35} in A, {1} in B" */
static void say_locked_values(struct nn_words *words, uint64_t link)
{
    const nonet_step_set *sets = words->step->sets;
    enum nn_phrase between = NN_SAY_EVERY_OTHER_VALUE_IS_LOCKED;
    for (size_t set = 0; set < 2; set++) {
        if (!(sets[set].values & ~link)) continue;
        nn_say(words, NN_SAY_LOCKED_IN_SET, between, sets[set].values & ~link, (int)set);
        between = NN_SAY_COMMA;
    }
}

static void say_double_tie(struct nn_words *words)
{
    const uint64_t link = words->step->sets[0].link;
    if (nn_tells_all(words)) say_ties(words, 0);
    else nn_say(words, NN_SAY_SETS_CANNOT_SHARE_ANY, link);
    nn_say(words, NN_SAY_EACH_SET_HAS_ONE, link);
    say_locked_values(words, link);
    nn_say(words, NN_SAY_WHAT_SEES_LINKS_OR_LOCKED, link);
    nn_say(words, NN_SAY_THEN_SO_RESULT);
}

/* "So 7 is in A (r4c56) or in B (r5c78)" */
static void say_value_in_sets(struct nn_words *words, int value, size_t end)
{
    const struct nn_cells here = nn_places_in_set(words, 0, value), there = nn_places_in_set(words, end, value);
    const struct nn_cells places = nn_cells_or(here, there);
    if (nn_tells_all(words)) nn_say(words, NN_SAY_VALUE_IS_IN_SETS, value, 0, &here, (int)end, &there);
    else if (nn_cells_count(places) == 2) nn_say(words, NN_SAY_ONE_OF_TWO_IS, &places, value);
    else nn_say(words, NN_SAY_ONE_OF_THEM_IS, &places, value);
}

void nn_say_one_of_sets(struct nn_words *words, size_t end)
{
    const uint64_t all = nn_words_removed(words);
    if (nn_has_one_bit(all)) {
        const int value = nn_first_value(all);
        const int places =
            nn_cells_count(nn_cells_or(nn_places_in_set(words, 0, value), nn_places_in_set(words, end, value)));
        say_value_in_sets(words, value, end);
        nn_say(words, NN_SAY_SEMICOLON);
        nn_say_result_of_seeing(words, places == 2 ? NN_SAY_SEES_BOTH : NN_SAY_SEES_ALL);
        return;
    }
    for (uint64_t removed = nn_tells_all(words) ? all : 0; removed;) {
        const int value = nn_take_bit(&removed) + 1;
        say_value_in_sets(words, value, end);
        nn_say(words, NN_SAY_WHAT_SEES_ALL_PLACES, value);
    }
    if (!nn_tells_all(words)) nn_say(words, NN_SAY_EACH_IS_IN_A_SET, all, 0, (int)end);
    nn_say(words, nn_tells_all(words) ? NN_SAY_SO_RESULT : NN_SAY_RESULT);
}

/* "If A lacks 9 it has 7; if it has 9, B lacks 9 and has 7." */
void nn_reason_als_xz(struct nn_words *words)
{
    const uint64_t link = words->step->sets[0].link, removed = nn_words_removed(words);
    nn_say_sets(words, words->step->set_count);
    if (!nn_has_one_bit(link)) {
        say_double_tie(words);
        return;
    }
    if (nn_tells_all(words)) {
        say_ties(words, 0);
        nn_say(words, NN_SAY_SETS_WITHOUT_LINK, 0, link, removed, 1);
    } else {
        nn_say(words, NN_SAY_LINK_IS_NOT_IN_BOTH, link);
    }
    nn_say_one_of_sets(words, 1);
}

/* Are the sets of a chain called by letters? In short not if there are many. */
static bool has_letters(const struct nn_words *words)
{
    enum { MOST_LETTERS = 3 };
    return words->step->set_count <= MOST_LETTERS || nn_tells_all(words);
}

/* "A lacks 2", or "r1c23 {125} lack 2" */
static void say_lack(struct nn_words *words, size_t set, uint64_t values)
{
    const struct nn_cells cells = nn_cells_of(words->step->sets[set].cells);
    if (has_letters(words)) nn_say(words, NN_SAY_SET_LACKS, (int)set, values);
    else nn_say(words, NN_SAY_CELLS_LACK, &cells, words->step->sets[set].values, values);
}

/* Is the set one thing, not several cells? */
static bool is_told_as_one(const struct nn_words *words, size_t set)
{
    return has_letters(words) || words->step->sets[set].cells.count == 1;
}

static void say_ends_of_chain(struct nn_words *words)
{
    const uint64_t removed = nn_words_removed(words);
    nn_say(words, NN_SAY_ENDS_OF_SETS, removed);
    nn_say(words, NN_SAY_COLON_RESULT);
}

/* Suppose A is without Z; then it has all its other values, and so on from set to set. */
void nn_reason_als_chain(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const uint64_t removed = nn_words_removed(words);
    if (has_letters(words)) nn_say_sets(words, step->set_count);
    for (size_t set = 0; set + 1 < step->set_count && nn_tells_all(words); set++) say_ties(words, set);
    nn_say(words, NN_SAY_IF);
    say_lack(words, 0, removed);
    nn_say(words, NN_SAY_SET_HAS_THEN, is_told_as_one(words, 0), step->sets[0].link);
    for (size_t set = 1; set < step->set_count; set++) {
        nn_say(words, NN_SAY_COMMA_SO);
        say_lack(words, set, step->sets[set - 1].link);
        nn_say(words, NN_SAY_SET_HAS_NEXT, is_told_as_one(words, set),
               set + 1 == step->set_count ? removed : step->sets[set].link);
    }
    nn_say(words, NN_SAY_STOP_AND_GO_ON);
    if (has_letters(words)) nn_say_one_of_sets(words, step->set_count - 1);
    else say_ends_of_chain(words);
}

/* What follows if the stem takes the value of this petal. */
static void say_petal(struct nn_words *words, size_t set)
{
    const nonet_step_set *petal = &words->step->sets[set];
    const struct nn_cells cells = nn_cells_of(petal->cells),
                          seen = nn_places_in_set(words, set, nn_first_value(petal->link));
    nn_say(words, NN_SAY_PETAL_IN_FULL, set > 1, petal->link, &seen, &cells, petal->values, nn_words_removed(words));
}

static void say_petal_short(struct nn_words *words, size_t set)
{
    const nonet_step_set *petal = &words->step->sets[set];
    const struct nn_cells cells = nn_cells_of(petal->cells);
    nn_say(words, NN_SAY_PETAL, set > 1, petal->link, &cells, petal->values, nn_words_removed(words));
}

/* "So one of r1c2 and r4c5 is 7. r1c5 sees both and cannot be 7." */
static void say_one_of_petals(struct nn_words *words)
{
    const nonet_step *step = words->step;
    struct nn_cells places = nn_no_cells();
    for (uint64_t removed = nn_words_removed(words); removed;) {
        const int value = nn_take_bit(&removed) + 1;
        places = nn_no_cells();
        for (size_t set = 1; set < step->set_count; set++)
            places = nn_cells_or(places, nn_places_in_set(words, set, value));
        nn_say(words, NN_SAY_ONE_OF_PETALS_IS, &places, value);
    }
    if (nn_tells_all(words)) nn_say(words, NN_SAY_SO_RESULT);
    else nn_say_result_of_seeing(words, nn_cells_count(places) == 2 ? NN_SAY_SEES_BOTH : NN_SAY_SEES_ALL);
}

void nn_reason_death_blossom(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells stem = nn_cells_of(step->sets[0].cells);
    nn_say(words, NN_SAY_STEM_CAN_BE, &stem, step->sets[0].values);
    for (size_t set = 1; set < step->set_count; set++) {
        if (nn_tells_all(words)) say_petal(words, set);
        else say_petal_short(words, set);
    }
    nn_say(words, NN_SAY_STOP_AND_GO_ON);
    say_one_of_petals(words);
}

/* The parts of a Sue de Coq: the crossing, the rest of the line, the rest of the box. */
struct told_crossing {
    int line, box;
    struct nn_cells middle, in_line, in_box;
    uint64_t of_middle, of_line, of_box, twice;
    int cells;
};

static struct told_crossing look_at_crossing(const struct nn_words *words)
{
    const nonet_step *step = words->step;
    struct told_crossing told = {.line = step->base.houses[0],
                                 .box = step->base.houses[1],
                                 .middle = nn_cells_of(step->sets[0].cells),
                                 .in_line = nn_cells_of(step->sets[1].cells),
                                 .in_box = nn_cells_of(step->sets[2].cells),
                                 .of_line = step->sets[1].values,
                                 .of_box = step->sets[2].values};
    told.of_middle = step->sets[0].values & ~told.of_line & ~told.of_box;
    told.twice = told.of_line & told.of_box & ~step->sets[0].values;
    told.cells = nn_cells_count(nn_cells_or(told.middle, nn_cells_or(told.in_line, told.in_box)));
    return told;
}

static void say_crossing_in_full(struct nn_words *words, const struct told_crossing *told)
{
    nn_say(words, NN_SAY_CROSSING_IN_FULL, &told->middle, words->step->sets[0].values, told->line, told->box,
           &told->in_line, told->of_line, &told->in_box, told->of_box);
    nn_say(words, NN_SAY_CROSSING_ROOM, told->cells, told->of_line, told->line, told->of_box, told->box);
    if (told->of_middle) nn_say(words, NN_SAY_ONLY_IN_CROSSING, told->of_middle);
    if (told->twice) nn_say(words, NN_SAY_IN_BOTH_PARTS, told->twice);
    nn_say(words, NN_SAY_NONE_CAN_BE_SPARED, told->cells);
}

static void say_crossing_short(struct nn_words *words, const struct told_crossing *told)
{
    nn_say(words, NN_SAY_CROSSING, &told->middle, words->step->sets[0].values, told->line, told->box, &told->in_line,
           told->of_line, &told->in_box, told->of_box);
    nn_say(words, NN_SAY_ALL_ARE_USED_UP, told->cells);
}

void nn_reason_sue_de_coq(struct nn_words *words)
{
    const struct told_crossing told = look_at_crossing(words);
    if (nn_tells_all(words)) say_crossing_in_full(words, &told);
    else say_crossing_short(words, &told);
    if (nn_tells_all(words)) {
        nn_say(words, NN_SAY_NO_OTHER_CELL_OF_LINE, told.line, told.of_line, told.box, told.of_box);
        if (told.of_middle) nn_say(words, NN_SAY_NONE_OF_BOTH, told.of_middle);
        nn_say(words, NN_SAY_STOP_SO);
    }
    nn_say(words, NN_SAY_RESULT);
}
