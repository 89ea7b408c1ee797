/* tell_exocet.c: exocets, simple and double, explained by the proof in lib/logic/techniques/exocet.h. */
#include "words/words.h"

enum { SETS_OF_EXOCET = 3, EXOCET_CROSSES = 3 };

/* One exocet of the step. */
struct told_exocet {
    struct nn_cells base, seen; /* the base cells; what sees both of them */
    int target[2];
    uint64_t values;                        /* of the base */
    uint64_t out_of_base, out_of_target[2]; /* what cannot be there although it is a value of the base */
    const uint16_t *crosses, *covers;       /* houses: three; two for each value */
};

static struct told_exocet read_exocet(const struct nn_words *words, size_t which)
{
    const nonet_step *step = words->step;
    const nonet_step_set *sets = step->sets + which * SETS_OF_EXOCET;
    const size_t covers = which ? 2 * (size_t)nn_count_bits(step->sets[0].values) : 0;
    struct told_exocet exocet = {.base = nn_cells_of(sets[0].cells),
                                 .target = {sets[1].cells.cells[0], sets[2].cells.cells[0]},
                                 .values = sets[0].values,
                                 .out_of_base = sets[0].link,
                                 .out_of_target = {sets[1].link, sets[2].link},
                                 .crosses = step->base.houses + which * EXOCET_CROSSES,
                                 .covers = step->cover.houses + covers};
    exocet.seen = nn_words_common_peers(words, exocet.base);
    return exocet;
}

static nonet_houses crosses_of(const struct told_exocet *exocet)
{
    return (nonet_houses){exocet->crosses, EXOCET_CROSSES};
}

/* Where the value stands or can stand. */
static struct nn_cells whereabouts(const struct nn_words *words, int value)
{
    return nn_cells_or(words->places[value], words->holders[value]);
}

/* Its places in the cross-lines if it is in the base; the targets may be among them. */
static struct nn_cells places_in_crosses(const struct nn_words *words, const struct told_exocet *exocet, int value)
{
    struct nn_cells cells = nn_no_cells();
    for (int i = 0; i < EXOCET_CROSSES; i++) cells = nn_cells_or(cells, nn_words_house(words, exocet->crosses[i]));
    return nn_cells_less(nn_cells_and(cells, whereabouts(words, value)), exocet->seen);
}

/* The line of the base. */
static int line_of_base(const struct nn_words *words, const struct told_exocet *exocet)
{
    return nn_words_house_around(words, exocet->base, 0);
}

static int box_holding(const struct nn_words *words, int cell)
{
    return nn_words_house_of(words, cell, NN_BOX);
}

/* ---- lines --------------------------------------------------------------------------------------- */

static void say_exocet_short(struct nn_words *words, const struct told_exocet *exocet)
{
    const nonet_houses crosses = crosses_of(exocet);
    struct nn_cells targets = nn_one_cell(exocet->target[0]);
    nn_cells_add(&targets, exocet->target[1]);
    nn_say(words, "base %C %S, targets %C, cross-lines %b", &exocet->base, exocet->values, &targets, &crosses);
}

void nn_line_exocet(struct nn_words *words)
{
    const size_t count = words->step->technique == NN_DOUBLE_EXOCET ? 2 : 1;
    for (size_t which = 0; which < count; which++) {
        const struct told_exocet exocet = read_exocet(words, which);
        if (which) nn_say(words, "; ");
        say_exocet_short(words, &exocet);
    }
    nn_say(words, " => ");
}

/* ---- why the targets repeat the base --------------------------------------------------------------- */

static struct nn_cells s_cells_of(const struct nn_words *words, const struct told_exocet *exocet, int value)
{
    struct nn_cells cells = places_in_crosses(words, exocet, value);
    nn_cells_drop(&cells, exocet->target[0]);
    nn_cells_drop(&cells, exocet->target[1]);
    return cells;
}

/* "1 in r4c3,r6c58 (rows 4 and 6)" */
static void say_s_cells(struct nn_words *words, const struct told_exocet *exocet, int value, const uint16_t *covers)
{
    const struct nn_cells cells = s_cells_of(words, exocet, value);
    const nonet_houses houses = {covers, covers[0] == covers[1] ? 1 : 2};
    if (nn_cells_are_none(cells)) nn_say(words, "%v nowhere", value);
    else nn_say(words, "%v in %C (%B)", value, &cells, &houses);
}

/* "1 in r4c3 (row 4); 2 nowhere. ": the places in the cross-lines outside of the targets. */
static void say_all_s_cells(struct nn_words *words, const struct told_exocet *exocet)
{
    const uint16_t *covers = exocet->covers;
    for (uint64_t values = exocet->values; values; covers += 2) {
        const int value = nn_take_bit(&values) + 1;
        say_s_cells(words, exocet, value, covers);
        nn_say(words, values ? "; " : ". ");
    }
}

static void say_repetition(struct nn_words *words, const struct told_exocet *exocet)
{
    const nonet_houses crosses = crosses_of(exocet);
    nn_say(
        words,
        "The base %C can only be %O; the targets are %c and %c. A value of the base is nowhere else in %h and %h, but it "
        "is in each of %B. There, outside of the targets, its places are then: ",
        &exocet->base, exocet->values, exocet->target[0], exocet->target[1], line_of_base(words, exocet),
        box_holding(words, nn_cells_first(exocet->base)), &crosses);
    say_all_s_cells(words, exocet);
    nn_say(words, "These houses hold it twice at most, and three are needed: so a target holds it. That goes for both "
                  "values of the base, so the targets have just the values of the base. ");
}

/* The same of a second exocet: only what is different. */
static void say_second_repetition(struct nn_words *words, const struct told_exocet *exocet)
{
    nn_say(words,
           "The second has the base %C, which can only be %O, and the targets %c and %c. In the same way the values of "
           "its base have these places: ",
           &exocet->base, exocet->values, exocet->target[0], exocet->target[1]);
    say_all_s_cells(words, exocet);
}

/* Values that one house takes in. */
static void say_out_of_base(struct nn_words *words, const struct told_exocet *exocet)
{
    if (exocet->out_of_base)
        nn_say(words,
               "The base cannot be %O: with room for it in one house only both targets would have "
               "to be "
               "that, and the other value of the base would have none. ",
               exocet->out_of_base);
}

/* Where the target's value can be in the other target's box. */
static struct nn_cells mirror_places(const struct nn_words *words, const struct told_exocet *exocet, int which,
                                     int value)
{
    const int other = exocet->target[1 - which];
    struct nn_cells cells = nn_cells_and(whereabouts(words, value), nn_words_house(words, box_holding(words, other)));
    cells = nn_cells_less(cells, exocet->seen);
    cells = nn_cells_less(cells, nn_words_peers(words, exocet->target[which]));
    nn_cells_drop(&cells, other);
    return cells;
}

/* Values that cannot be in the target; of these either the ones without a mirror or the others. */
static void say_out_of_target(struct nn_words *words, const struct told_exocet *exocet, int which, bool has_mirror)
{
    const int target = exocet->target[which], other = exocet->target[1 - which];
    const uint16_t others[2] = {exocet->crosses[0], exocet->crosses[2 - which]};
    uint64_t values = 0;
    for (uint64_t out = exocet->out_of_target[which]; out;) {
        const int value = nn_take_bit(&out) + 1;
        if (nn_cells_are_none(mirror_places(words, exocet, which, value)) != has_mirror) values |= nn_bit(value - 1);
    }
    if (!values) return;
    nn_say(words, "%c cannot be %O: ", target, values);
    if (!has_mirror)
        nn_say(words,
               "%h would have no place for it besides what the base and %c see, and %c, which has the "
               "other value. ",
               box_holding(words, other), target, other);
    else
        nn_say(words,
               "%c has the other value, and %B would not have two places for it that do not see "
               "each other, the "
               "base or %c. ",
               other, &(nonet_houses){others, 2}, target);
}

/* What base and targets cannot be. */
static void say_what_is_out(struct nn_words *words, const struct told_exocet *exocet)
{
    say_out_of_base(words, exocet);
    for (int which = 0; which < 2; which++) {
        say_out_of_target(words, exocet, which, false);
        say_out_of_target(words, exocet, which, true);
    }
}

/* ---- the pairs ----------------------------------------------------------------------------------- */

static bool can_be_both(const struct nn_words *words, int cell, int other, int value, int partner, uint64_t out,
                        uint64_t other_out)
{
    return words->candidates[cell] >> (value - 1) & ~out >> (value - 1) & words->candidates[other] >> (partner - 1) &
           ~other_out >> (partner - 1) & 1;
}

/* Can base and targets hold these two? */
static bool is_pair(const struct nn_words *words, const struct told_exocet *exocet, int one, int two)
{
    struct nn_cells base = exocet->base;
    const int first = nn_cells_take(&base), second = nn_cells_first(base);
    const uint64_t out = exocet->out_of_base, *outs = exocet->out_of_target;
    return (can_be_both(words, first, second, one, two, out, out) ||
            can_be_both(words, first, second, two, one, out, out)) &&
           (can_be_both(words, exocet->target[0], exocet->target[1], one, two, outs[0], outs[1]) ||
            can_be_both(words, exocet->target[0], exocet->target[1], two, one, outs[0], outs[1]));
}

/* The pairs of an exocet: how many, the values that are in all, and what a target can be. */
struct told_pairs {
    int count, ways;
    uint64_t certain, of_target[2];
};

static struct told_pairs list_pairs(const struct nn_words *words, const struct told_exocet *exocet)
{
    struct told_pairs pairs = {.certain = exocet->values};
    for (uint64_t ones = exocet->values; ones;) {
        const int one = nn_take_bit(&ones) + 1;
        for (uint64_t twos = ones; twos;) {
            const int two = nn_take_bit(&twos) + 1;
            pairs.ways++;
            if (!is_pair(words, exocet, one, two)) continue;
            pairs.count++;
            pairs.certain &= nn_bit(one - 1) | nn_bit(two - 1);
            for (int which = 0; which < 2; which++)
                for (int turn = 0; turn < 2; turn++) {
                    const int value = turn ? two : one, partner = turn ? one : two;
                    if (can_be_both(words, exocet->target[which], exocet->target[1 - which], value, partner,
                                    exocet->out_of_target[which], exocet->out_of_target[1 - which]))
                        pairs.of_target[which] |= nn_bit(value - 1);
                }
        }
    }
    return pairs;
}

/* "That leaves 1,2 or 1,4 for base and targets. " */
static void say_pairs(struct nn_words *words, const struct told_exocet *exocet, const struct told_pairs *pairs)
{
    int said = 0;
    if (pairs->count == pairs->ways) return;
    nn_say(words, "By their candidates base and targets can be");
    for (uint64_t ones = exocet->values; ones;) {
        const int one = nn_take_bit(&ones) + 1;
        for (uint64_t twos = ones; twos;) {
            const int two = nn_take_bit(&twos) + 1;
            if (!is_pair(words, exocet, one, two)) continue;
            if (said++) nn_say(words, said == pairs->count ? " or" : ",");
            nn_say(words, " %v and %v", one, two);
        }
    }
    nn_say(words, " only. ");
}

/* The single cell that has the target's value in the other box, if it loses something. */
static void say_mirror(struct nn_words *words, const struct told_exocet *exocet, int which, uint64_t of_target)
{
    struct nn_cells mirror = nn_no_cells();
    for (uint64_t values = of_target; values;)
        mirror = nn_cells_or(mirror, mirror_places(words, exocet, which, nn_take_bit(&values) + 1));
    if (nn_cells_count(mirror) != 1 || !nn_cells_meet(mirror, nn_words_losers(words))) return;
    const int other = exocet->target[1 - which];
    nn_say(words,
           "The value of %c must be in %h too, where the base, %c itself and %c, which has the other "
           "value, leave only %C for it: this cell can only be %O. ",
           exocet->target[which], box_holding(words, other), exocet->target[which], other, &mirror, of_target);
}

/* Does the value leave one of the cells? */
static bool leaves_any(const struct nn_words *words, int value, struct nn_cells cells)
{
    for (size_t i = 0; i < words->step->elimination_count; i++)
        if (words->step->eliminations[i].value == value && nn_cells_have(cells, words->step->eliminations[i].cell))
            return true;
    return false;
}

/* What a value loses that is in the base for certain; its two houses are the covers. */
static void say_certain_value(struct nn_words *words, const struct told_exocet *exocet, int value,
                              const uint16_t *covers)
{
    const struct nn_cells cells = s_cells_of(words, exocet, value);
    const struct nn_cells houses = nn_cells_or(nn_words_house(words, covers[0]), nn_words_house(words, covers[1]));
    struct nn_cells pattern = exocet->base;
    for (int which = 0; which < 2; which++) nn_cells_add(&pattern, exocet->target[which]);
    if (!leaves_any(words, value, nn_cells_less(nn_words_all(words), pattern))) return;
    nn_say(words, "%v is in the base for certain, so it leaves what sees both base cells or both targets", value);
    if (leaves_any(words, value, houses))
        nn_say(words, ", and the rest of %B, which must have it in %C", &(nonet_houses){covers, 2}, &cells);
    nn_say(words, ". ");
}

static void say_certain(struct nn_words *words, const struct told_exocet *exocet, uint64_t certain)
{
    const uint16_t *covers = exocet->covers;
    for (uint64_t values = exocet->values; values; covers += 2) {
        const int value = nn_take_bit(&values) + 1;
        if (certain >> (value - 1) & 1) say_certain_value(words, exocet, value, covers);
    }
}

/* What all exocets have in common. */
static void say_exocet_briefly(struct nn_words *words, const struct told_exocet *exocet)
{
    const nonet_houses crosses = crosses_of(exocet);
    nn_say(words,
           "(%B) each has too few other places, so the targets %c and %c hold the same two values as the base %C",
           &crosses, exocet->target[0], exocet->target[1], &exocet->base);
}

static void say_exocet_in_full(struct nn_words *words, const struct told_exocet *exocet)
{
    const struct told_pairs pairs = list_pairs(words, exocet);
    say_repetition(words, exocet);
    say_what_is_out(words, exocet);
    say_pairs(words, exocet, &pairs);
    for (int which = 0; which < 2; which++) say_mirror(words, exocet, which, pairs.of_target[which]);
    say_certain(words, exocet, pairs.certain);
    nn_say_result(words, "So ");
}

void nn_reason_exocet(struct nn_words *words)
{
    const struct told_exocet exocet = read_exocet(words, 0);
    if (nn_tells_all(words)) {
        say_exocet_in_full(words, &exocet);
        return;
    }
    nn_say(words, "The base holds two of %W. In the cross-lines ", exocet.values);
    say_exocet_briefly(words, &exocet);
    nn_say_result(words, ". What fits no such pair goes: ");
}

/* ---- double -------------------------------------------------------------------------------------- */

/* Why no value is in both bases. */
static void say_parted(struct nn_words *words, const struct told_exocet *one, const struct told_exocet *two)
{
    const nonet_houses crosses = crosses_of(one);
    const int house = nn_words_house_around(words, nn_cells_or(one->base, two->base), 0);
    if (house >= 0) {
        nn_say(words, "Both bases are in %h, so they have no value in common. ", house);
        return;
    }
    nn_say(words, "No value is in both bases: then its places in %B would be only ", &crosses);
    for (uint64_t values = one->values & two->values; values;) {
        const int value = nn_take_bit(&values) + 1;
        const struct nn_cells cells =
            nn_cells_and(places_in_crosses(words, one, value), places_in_crosses(words, two, value));
        if (nn_cells_are_none(cells)) nn_say(words, "for %v none", value);
        else nn_say(words, "for %v %C", value, &cells);
        nn_say(words, values ? "; " : ", with no room for three of it. ");
    }
}

/* "r1c12 can be 1 and 2 and r2c45 3 and 4, or r1c12 1 and 3 and r2c45 2 and 4" */
static void say_partings(struct nn_words *words, const struct told_exocet *one, const struct told_exocet *two)
{
    const uint64_t all = words->step->values;
    bool is_first = true;
    nn_say(words, "So the four values are parted: ");
    for (uint64_t ones = all; ones;) {
        const int first = nn_take_bit(&ones) + 1;
        for (uint64_t twos = ones; twos;) {
            const int second = nn_take_bit(&twos) + 1;
            const uint64_t here = nn_bit(first - 1) | nn_bit(second - 1), there = all & ~here;
            uint64_t rest = there;
            const int third = nn_take_bit(&rest) + 1, fourth = nn_take_bit(&rest) + 1;
            if (!is_pair(words, one, first, second) || !is_pair(words, two, third, fourth)) continue;
            nn_say(words, is_first ? "%C can be %W and %C %W" : ", or %C %W and %C %W", &one->base, here, &two->base,
                   there);
            is_first = false;
        }
    }
    nn_say(words, ". ");
}

static void say_double_in_full(struct nn_words *words, const struct told_exocet *one, const struct told_exocet *two)
{
    nn_say(words, "There are two exocets. ");
    say_repetition(words, one);
    say_what_is_out(words, one);
    say_second_repetition(words, two);
    say_what_is_out(words, two);
    say_parted(words, one, two);
    say_partings(words, one, two);
    nn_say(words,
           "Each value is in one of the bases; there it leaves the cells that see both cells of that base or both its "
           "targets, and the rest of its two houses, which must have it in the cells named. What goes in either "
           "case is out. ");
    nn_say_result(words, "So ");
}

void nn_reason_double_exocet(struct nn_words *words)
{
    const struct told_exocet one = read_exocet(words, 0), two = read_exocet(words, 1);
    if (nn_tells_all(words)) {
        say_double_in_full(words, &one, &two);
        return;
    }
    nn_say(words,
           "The bases %C and %C share out %W, and each has its own targets (%c,%c and %c,%c), which hold the same two.",
           &one.base, &two.base, words->step->values, one.target[0], one.target[1], two.target[0], two.target[1]);
    nn_say_result(words, " What goes whichever base a value is in is out: ");
}

/* ---- hints --------------------------------------------------------------------------------------- */

void nn_what_exocet(struct nn_words *words)
{
    const struct told_exocet exocet = read_exocet(words, 0);
    nn_say(words, "There is ");
    nn_say_technique(words);
    nn_say(words, " of %W with the base %C.", words->step->values, &exocet.base);
}
