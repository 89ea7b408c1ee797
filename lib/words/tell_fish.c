/* tell_fish.c: fish of all kinds: base, cover, fins.
 *
 * A fish with fins is explained in two cases, "no fin is true" and "a fin is true"; a cell in two base houses is a
 * special fin (endo fin), since it could serve both houses. A cell in two cover houses is impossible even inside the
 * base. A siamese fish has two covers, one behind the other: it is told as two fish. In a Kraken fish chains stand for
 * "they see all fins". */
#include "words/words.h"

/* ---- line -------------------------------------------------------------------------------------------- */

static void say_fins_short(struct nn_words *words, nonet_cells fins, enum nn_phrase phrase)
{
    const struct nn_cells cells = nn_cells_of(fins);
    if (fins.count) nn_say(words, phrase, &cells);
}

static void say_pattern_short(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const size_t size = step->base.count;
    const nonet_houses cover = {step->cover.houses, size};
    nn_say(words, NN_SAY_LINE_FISH, step->values, &step->base, step->is_siamese ? &cover : &step->cover);
    if (step->is_siamese) {
        const nonet_houses other = {step->cover.houses + size, step->cover.count - size};
        nn_say(words, NN_SAY_LINE_OTHER_COVER, &other);
    }
    say_fins_short(words, step->fins, NN_SAY_LINE_FINS);
    say_fins_short(words, step->endo_fins, NN_SAY_LINE_ENDO_FINS);
}

void nn_line_fish(struct nn_words *words)
{
    say_pattern_short(words);
    nn_note(words, " => ");
}

/* In type 2, with the house of the cover that counts. */
void nn_line_kraken(struct nn_words *words)
{
    say_pattern_short(words);
    if (words->step->technique == NN_KRAKEN_FISH_2)
        nn_say(words, NN_SAY_LINE_KRAKEN_HOUSE, (int)words->step->cover.houses[0]);
    nn_note(words, " => ");
}

/* ---- reason ------------------------------------------------------------------------------------------ */

enum { MOST_NAMED_HOUSES = 4 };

/* One fish as it is told: of a siamese one, one half. */
struct told_fish {
    int value;
    nonet_houses base, cover;
    bool is_long; /* many houses: they are named once, then called base and cover */
    struct nn_cells fins, endo_fins, losers;
};

static struct nn_cells union_of_houses(const struct nn_words *words, const nonet_houses *houses)
{
    struct nn_cells cells = nn_no_cells();
    for (size_t i = 0; i < houses->count; i++) cells = nn_cells_or(cells, nn_words_house(words, houses->houses[i]));
    return cells;
}

/* What one half of a siamese fish may remove: what is in the cover but not in the base, and what is in the cover twice. */
static struct nn_cells reach_of_cover(const struct nn_words *words, const nonet_houses *base, const nonet_houses *cover)
{
    struct nn_cells once = nn_no_cells(), twice = nn_no_cells();
    for (size_t i = 0; i < cover->count; i++) {
        const struct nn_cells house = nn_words_house(words, cover->houses[i]);
        twice = nn_cells_or(twice, nn_cells_and(once, house));
        once = nn_cells_or(once, house);
    }
    return nn_cells_or(twice, nn_cells_less(once, union_of_houses(words, base)));
}

static struct told_fish fish_with_cover(const struct nn_words *words, nonet_houses cover)
{
    const nonet_step *step = words->step;
    struct told_fish fish = {.value = nn_first_value(step->values), .base = step->base, .cover = cover};
    fish.is_long = step->base.count > MOST_NAMED_HOUSES;
    const struct nn_cells covered = union_of_houses(words, &fish.cover);
    fish.fins = nn_cells_less(nn_cells_of(step->fins), covered);
    fish.endo_fins = nn_cells_of(step->endo_fins);
    fish.losers = nn_cells_and(nn_words_losers(words),
                               step->is_siamese ? reach_of_cover(words, &fish.base, &fish.cover) : covered);
    fish.losers = nn_cells_and(fish.losers, nn_words_common_peers(words, nn_cells_or(fish.fins, fish.endo_fins)));
    return fish;
}

static void say_base_places(struct nn_words *words, const struct told_fish *fish)
{
    for (size_t i = 0; i < fish->base.count; i++) {
        const int house = fish->base.houses[i];
        const struct nn_cells places = nn_words_places(words, fish->value, house);
        nn_say(words, NN_SAY_PLACES_IN_BASE, i ? NN_SAY_SEMICOLON : NN_SAY_NOTHING, house, &places);
    }
}

static void say_outer_fins(struct nn_words *words, const struct told_fish *fish)
{
    if (!nn_cells_are_none(fish->fins)) nn_say(words, NN_SAY_OUTER_FINS, &fish->fins, fish->is_long, &fish->cover);
}

static void say_endo_fins(struct nn_words *words, const struct told_fish *fish)
{
    if (!nn_cells_are_none(fish->endo_fins))
        nn_say(words, NN_SAY_ENDO_FINS, &fish->endo_fins, fish->is_long, &fish->base, !nn_cells_are_none(fish->fins));
}

/* "If no fin is 5, the two 5s of rows 1 and 4 are in columns 2 and 7, ..." */
static void say_counting(struct nn_words *words, const struct told_fish *fish, bool has_fins)
{
    nn_say(words, NN_SAY_FISH_COUNTS, has_fins, fish->value, (int)fish->base.count, fish->is_long, &fish->base,
           &fish->cover);
}

/* Removed cells of the base itself: they lie in two covers. */
static struct nn_cells cannibals_of(const struct nn_words *words, const struct told_fish *fish)
{
    return nn_cells_and(fish->losers, union_of_houses(words, &fish->base));
}

static bool has_cannibals(const struct nn_words *words, const struct told_fish *fish)
{
    return !nn_cells_are_none(cannibals_of(words, fish));
}

static void say_cannibals(struct nn_words *words, const struct told_fish *fish)
{
    const struct nn_cells own = cannibals_of(words, fish);
    nn_say(words, NN_SAY_FISH_CANNIBALS, &own, fish->value);
}

static struct nn_cells all_fins(const struct told_fish *fish)
{
    return nn_cells_or(fish->fins, fish->endo_fins);
}

static void say_fin_case(struct nn_words *words, const struct told_fish *fish)
{
    const struct nn_cells fins = all_fins(fish);
    nn_say(words, NN_SAY_FIN_CASE, &fins, fish->value, &fish->losers);
}

static void say_houses_and_fins(struct nn_words *words, const struct told_fish *fish)
{
    nn_say(words, NN_SAY_FISH_HOUSES, &fish->base, fish->is_long, fish->value, &fish->cover,
           !nn_cells_are_none(fish->fins));
    say_base_places(words, fish);
    nn_say(words, NN_SAY_CLOSE_BRACKET_STOP);
    say_outer_fins(words, fish);
    say_endo_fins(words, fish);
}

static void say_fish_in_full(struct nn_words *words, const struct told_fish *fish)
{
    const bool has_fins = !nn_cells_are_none(all_fins(fish));
    say_houses_and_fins(words, fish);
    say_counting(words, fish, has_fins);
    if (has_cannibals(words, fish)) say_cannibals(words, fish);
    if (has_fins) say_fin_case(words, fish);
}

/* "The two 5s of rows 1 and 4 are in columns 2 and 7, one in each", or if there are fins "Unless the fin r1c3 is 5, ..." */
static void say_fish_claim(struct nn_words *words, const struct told_fish *fish)
{
    const struct nn_cells fins = all_fins(fish);
    const int size = (int)fish->base.count;
    if (nn_cells_are_none(fins)) nn_say(words, NN_SAY_FISH_CLAIM, size, fish->value, &fish->base, &fish->cover);
    else
        nn_say(words, NN_SAY_FISH_CLAIM_WITH_FINS, &fins, &fish->endo_fins, nn_cells_equal(fins, fish->endo_fins),
               fish->value, size, &fish->base, &fish->cover);
}

static void say_fish_short(struct nn_words *words, const struct told_fish *fish)
{
    const struct nn_cells fins = all_fins(fish);
    say_fish_claim(words, fish);
    if (has_cannibals(words, fish)) say_cannibals(words, fish);
    else if (!nn_cells_are_none(fins)) nn_say(words, NN_SAY_STOP);
    if (nn_cells_are_none(fins))
        nn_say(words, NN_SAY_FISH_RESULT, has_cannibals(words, fish), &fish->losers, fish->value);
    else nn_say(words, NN_SAY_FINNED_FISH_RESULT, &fish->losers, &fins, fish->value);
}

static void say_fish(struct nn_words *words, const struct told_fish *fish)
{
    if (nn_tells_all(words)) say_fish_in_full(words, fish);
    else say_fish_short(words, fish);
}

/* The other half of a siamese fish. */
static void say_second_fish(struct nn_words *words, const struct told_fish *fish)
{
    const struct nn_cells fins = all_fins(fish);
    if (nn_tells_all(words)) {
        const bool are_lines = fish->base.houses[fish->base.count - 1] < NN_BOX * words->layout->side;
        nn_say(words, NN_SAY_SECOND_FISH_IN_FULL, &fish->cover, are_lines);
        say_outer_fins(words, fish);
        nn_say(words, NN_SAY_SECOND_FISH_RULES_OUT, fish->value, &fish->losers);
        return;
    }
    nn_say(words, NN_SAY_SECOND_FISH, &fish->cover, &fins, &fish->losers, fish->value);
}

void nn_reason_fish(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const size_t size = step->base.count;
    const bool is_siamese = step->is_siamese && step->cover.count == 2 * size;
    struct told_fish fish =
        fish_with_cover(words, (nonet_houses){step->cover.houses, is_siamese ? size : step->cover.count});
    say_fish(words, &fish);
    if (is_siamese) {
        fish = fish_with_cover(words, (nonet_houses){step->cover.houses + size, size});
        say_second_fish(words, &fish);
    }
    if (nn_tells_all(words))
        nn_say(words, step->fins.count || step->endo_fins.count ? NN_SAY_EITHER_WAY_RESULT : NN_SAY_THEN_SO_RESULT);
}

/* ---- Kraken fish ------------------------------------------------------------------------------------- */

/* "If no fin is 7, no other cell of columns 6 and 8 can be 7. If the fin is 7, r4c6 is out as well:" */
static void say_kraken_1(struct nn_words *words, struct told_fish *fish)
{
    fish->losers = nn_words_losers(words);
    say_counting(words, fish, true);
    if (has_cannibals(words, fish)) say_cannibals(words, fish);
    nn_say(words, NN_SAY_KRAKEN_1, &fish->fins, fish->value, &fish->losers);
}

/* "If no fin is 7, column 6 has its 7 in r58c6. So r58c6 or the fin is 7, and each of these ...:" */
static void say_kraken_2(struct nn_words *words, const struct told_fish *fish)
{
    const int house = fish->cover.houses[0];
    const struct nn_cells losers = nn_words_losers(words);
    const struct nn_cells body =
        nn_cells_and(union_of_houses(words, &fish->base), nn_words_places(words, fish->value, house));
    nn_say(words, NN_SAY_KRAKEN_2, fish->value, (int)fish->base.count, fish->is_long, &fish->base, &fish->cover, house,
           &body);
    nn_say(words, NN_SAY_KRAKEN_2_CASES, &body, &fish->fins, fish->value, &losers, nn_words_removed(words));
}

/* The fish in short, and which of its places the chains begin with. */
static void say_kraken_short(struct nn_words *words, const struct told_fish *fish)
{
    const struct nn_cells losers = nn_words_losers(words), fins = all_fins(fish);
    const int house = fish->cover.houses[0];
    const struct nn_cells body =
        nn_cells_and(union_of_houses(words, &fish->base), nn_words_places(words, fish->value, house));
    say_fish_claim(words, fish);
    if (words->step->technique == NN_KRAKEN_FISH_1) nn_say(words, NN_SAY_KRAKEN_1_SHORT, &losers, fish->value, &fins);
    else nn_say(words, NN_SAY_KRAKEN_2_SHORT, house, &body, nn_words_removed(words), &losers);
}

static void say_kraken_in_full(struct nn_words *words, struct told_fish *fish)
{
    say_houses_and_fins(words, fish);
    if (words->step->technique == NN_KRAKEN_FISH_1) say_kraken_1(words, fish);
    else say_kraken_2(words, fish);
}

void nn_reason_kraken(struct nn_words *words)
{
    const nonet_step *step = words->step;
    struct told_fish fish = fish_with_cover(words, step->cover);
    if (nn_tells_all(words)) say_kraken_in_full(words, &fish);
    else say_kraken_short(words, &fish);
    for (size_t chain = 0; chain < step->chain_count; chain++) {
        nn_say_story(words, &step->chains[chain]);
        nn_note(words, "\n");
    }
    nn_say(words, NN_SAY_EVERY_CASE_RESULT);
}
