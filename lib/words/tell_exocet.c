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
    nn_say(words, NN_SAY_LINE_EXOCET, &exocet->base, exocet->values, &targets, &crosses);
}

void nn_line_exocet(struct nn_words *words)
{
    const size_t count = words->step->technique == NN_DOUBLE_EXOCET ? 2 : 1;
    for (size_t which = 0; which < count; which++) {
        const struct told_exocet exocet = read_exocet(words, which);
        if (which) nn_say(words, NN_SAY_SEMICOLON);
        say_exocet_short(words, &exocet);
    }
    nn_note(words, " => ");
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
    if (nn_cells_are_none(cells)) nn_say(words, NN_SAY_VALUE_NOWHERE, value);
    else nn_say(words, NN_SAY_VALUE_IN_CROSSES, value, &cells, &houses);
}

/* "1 in r4c3 (row 4); 2 nowhere. ": the places in the cross-lines outside of the targets. */
static void say_all_s_cells(struct nn_words *words, const struct told_exocet *exocet)
{
    const uint16_t *covers = exocet->covers;
    for (uint64_t values = exocet->values; values; covers += 2) {
        const int value = nn_take_bit(&values) + 1;
        say_s_cells(words, exocet, value, covers);
        nn_say(words, values ? NN_SAY_SEMICOLON : NN_SAY_STOP_AND_GO_ON);
    }
}

static void say_repetition(struct nn_words *words, const struct told_exocet *exocet)
{
    const nonet_houses crosses = crosses_of(exocet);
    nn_say(words, NN_SAY_EXOCET_IN_FULL, &exocet->base, exocet->values, exocet->target[0], exocet->target[1],
           line_of_base(words, exocet), box_holding(words, nn_cells_first(exocet->base)), &crosses);
    say_all_s_cells(words, exocet);
    nn_say(words, NN_SAY_TARGETS_REPEAT_BASE);
}

/* The same of a second exocet: only what is different. */
static void say_second_repetition(struct nn_words *words, const struct told_exocet *exocet)
{
    nn_say(words, NN_SAY_SECOND_EXOCET, &exocet->base, exocet->values, exocet->target[0], exocet->target[1]);
    say_all_s_cells(words, exocet);
}

/* Values that one house takes in. */
static void say_out_of_base(struct nn_words *words, const struct told_exocet *exocet)
{
    if (exocet->out_of_base) nn_say(words, NN_SAY_BASE_CANNOT_BE, exocet->out_of_base);
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
    nn_say(words, NN_SAY_TARGET_CANNOT_BE, target, values);
    if (!has_mirror) nn_say(words, NN_SAY_NO_PLACE_IN_BOX_OF_OTHER, box_holding(words, other), target, other);
    else nn_say(words, NN_SAY_NO_TWO_PLACES_IN_CROSSES, other, &(nonet_houses){others, 2}, target);
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
    nn_say(words, NN_SAY_PAIRS_BY_CANDIDATES);
    for (uint64_t ones = exocet->values; ones;) {
        const int one = nn_take_bit(&ones) + 1;
        for (uint64_t twos = ones; twos;) {
            const int two = nn_take_bit(&twos) + 1;
            if (!is_pair(words, exocet, one, two)) continue;
            const enum nn_phrase between = !said                      ? NN_SAY_SPACE
                                           : said + 1 == pairs->count ? NN_SAY_LIST_OR
                                                                      : NN_SAY_COMMA;
            said++;
            nn_say(words, NN_SAY_PAIR_CAN_BE, between, one, two);
        }
    }
    nn_say(words, NN_SAY_ONLY_THESE);
}

/* The single cell that has the target's value in the other box, if it loses something. */
static void say_mirror(struct nn_words *words, const struct told_exocet *exocet, int which, uint64_t of_target)
{
    struct nn_cells mirror = nn_no_cells();
    for (uint64_t values = of_target; values;)
        mirror = nn_cells_or(mirror, mirror_places(words, exocet, which, nn_take_bit(&values) + 1));
    if (nn_cells_count(mirror) != 1 || !nn_cells_meet(mirror, nn_words_losers(words))) return;
    const int other = exocet->target[1 - which];
    nn_say(words, NN_SAY_MIRROR, exocet->target[which], box_holding(words, other), other, &mirror, of_target);
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
    nn_say(words, NN_SAY_CERTAIN_VALUE, value);
    if (leaves_any(words, value, houses))
        nn_say(words, NN_SAY_CERTAIN_REST_OF_HOUSES, &(nonet_houses){covers, 2}, &cells);
    nn_say(words, NN_SAY_STOP_AND_GO_ON);
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
    nn_say(words, NN_SAY_EXOCET_IN_CROSSES, &crosses, exocet->target[0], exocet->target[1], &exocet->base);
}

static void say_exocet_in_full(struct nn_words *words, const struct told_exocet *exocet)
{
    const struct told_pairs pairs = list_pairs(words, exocet);
    say_repetition(words, exocet);
    say_what_is_out(words, exocet);
    say_pairs(words, exocet, &pairs);
    for (int which = 0; which < 2; which++) say_mirror(words, exocet, which, pairs.of_target[which]);
    say_certain(words, exocet, pairs.certain);
    nn_say(words, NN_SAY_SO_RESULT);
}

void nn_reason_exocet(struct nn_words *words)
{
    const struct told_exocet exocet = read_exocet(words, 0);
    if (nn_tells_all(words)) {
        say_exocet_in_full(words, &exocet);
        return;
    }
    nn_say(words, NN_SAY_EXOCET, exocet.values);
    say_exocet_briefly(words, &exocet);
    nn_say(words, NN_SAY_EXOCET_RESULT);
}

/* ---- double -------------------------------------------------------------------------------------- */

/* Why no value is in both bases. */
static void say_parted(struct nn_words *words, const struct told_exocet *one, const struct told_exocet *two)
{
    const nonet_houses crosses = crosses_of(one);
    const int house = nn_words_house_around(words, nn_cells_or(one->base, two->base), 0);
    if (house >= 0) {
        nn_say(words, NN_SAY_BOTH_BASES_IN_HOUSE, house);
        return;
    }
    nn_say(words, NN_SAY_NO_VALUE_IN_BOTH_BASES, &crosses);
    for (uint64_t values = one->values & two->values; values;) {
        const int value = nn_take_bit(&values) + 1;
        const struct nn_cells cells =
            nn_cells_and(places_in_crosses(words, one, value), places_in_crosses(words, two, value));
        if (nn_cells_are_none(cells)) nn_say(words, NN_SAY_FOR_VALUE_NONE, value);
        else nn_say(words, NN_SAY_FOR_VALUE_CELLS, value, &cells);
        nn_say(words, values ? NN_SAY_SEMICOLON : NN_SAY_WITHOUT_ROOM_FOR_THREE);
    }
}

/* "r1c12 can be 1 and 2 and r2c45 3 and 4, or r1c12 1 and 3 and r2c45 2 and 4" */
static void say_partings(struct nn_words *words, const struct told_exocet *one, const struct told_exocet *two)
{
    const uint64_t all = words->step->values;
    bool is_first = true;
    nn_say(words, NN_SAY_VALUES_ARE_PARTED);
    for (uint64_t ones = all; ones;) {
        const int first = nn_take_bit(&ones) + 1;
        for (uint64_t twos = ones; twos;) {
            const int second = nn_take_bit(&twos) + 1;
            const uint64_t here = nn_bit(first - 1) | nn_bit(second - 1), there = all & ~here;
            uint64_t rest = there;
            const int third = nn_take_bit(&rest) + 1, fourth = nn_take_bit(&rest) + 1;
            if (!is_pair(words, one, first, second) || !is_pair(words, two, third, fourth)) continue;
            nn_say(words, NN_SAY_PARTED, is_first, &one->base, here, &two->base, there);
            is_first = false;
        }
    }
    nn_say(words, NN_SAY_STOP_AND_GO_ON);
}

static void say_double_in_full(struct nn_words *words, const struct told_exocet *one, const struct told_exocet *two)
{
    nn_say(words, NN_SAY_TWO_EXOCETS);
    say_repetition(words, one);
    say_what_is_out(words, one);
    say_second_repetition(words, two);
    say_what_is_out(words, two);
    say_parted(words, one, two);
    say_partings(words, one, two);
    nn_say(words, NN_SAY_EACH_VALUE_IN_ONE_BASE);
    nn_say(words, NN_SAY_SO_RESULT);
}

void nn_reason_double_exocet(struct nn_words *words)
{
    const struct told_exocet one = read_exocet(words, 0), two = read_exocet(words, 1);
    if (nn_tells_all(words)) {
        say_double_in_full(words, &one, &two);
        return;
    }
    nn_say(words, NN_SAY_DOUBLE_EXOCET, &one.base, &two.base, words->step->values, one.target[0], one.target[1],
           two.target[0], two.target[1]);
    nn_say(words, NN_SAY_DOUBLE_EXOCET_RESULT);
}

/* ---- hints --------------------------------------------------------------------------------------- */

void nn_what_exocet(struct nn_words *words)
{
    const struct told_exocet exocet = read_exocet(words, 0);
    nn_say(words, NN_SAY_HINT_EXOCET, words->step->values, &exocet.base);
}
