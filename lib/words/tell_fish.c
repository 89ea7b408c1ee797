/* tell_fish.c: fish of all kinds: base, cover, fins.
 *
 * A fish with fins is explained in two cases, "no fin is true" and "a fin is true"; a cell in two base houses is a
 * special fin (endo fin), since it could serve both houses. A cell in two cover houses is impossible even inside the
 * base. A siamese fish has two covers, one behind the other: it is told as two fish. In a Kraken fish chains stand for
 * "they see all fins". */
#include "words/words.h"

/* ---- line -------------------------------------------------------------------------------------------- */

static void say_fins_short(struct nn_words *words, nonet_cells fins, const char *name)
{
    const struct nn_cells cells = nn_cells_of(fins);
    if (fins.count) nn_say(words, ", %s%s %C", name, fins.count > 1 ? "s" : "", &cells);
}

static void say_pattern_short(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const size_t size = step->base.count;
    const nonet_houses cover = {step->cover.houses, size};
    nn_say(words, "%V in %b %b", step->values, &step->base, step->is_siamese ? &cover : &step->cover);
    if (step->is_siamese) {
        const nonet_houses other = {step->cover.houses + size, step->cover.count - size};
        nn_say(words, " and %b", &other);
    }
    say_fins_short(words, step->fins, "fin");
    say_fins_short(words, step->endo_fins, "endo fin");
}

void nn_line_fish(struct nn_words *words)
{
    say_pattern_short(words);
    nn_say(words, " => ");
}

/* In type 2, with the house of the cover that counts. */
void nn_line_kraken(struct nn_words *words)
{
    say_pattern_short(words);
    if (words->step->technique == NN_KRAKEN_FISH_2) nn_say(words, ", all of %H", (int)words->step->cover.houses[0]);
    nn_say(words, " => ");
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

static struct told_fish fish_with_cover(const struct nn_words *words, nonet_houses cover)
{
    const nonet_step *step = words->step;
    struct told_fish fish = {.value = nn_first_value(step->values), .base = step->base, .cover = cover};
    fish.is_long = step->base.count > MOST_NAMED_HOUSES;
    const struct nn_cells covered = union_of_houses(words, &fish.cover);
    fish.fins = nn_cells_less(nn_cells_of(step->fins), covered);
    fish.endo_fins = nn_cells_of(step->endo_fins);
    fish.losers = nn_cells_and(nn_words_losers(words), covered);
    fish.losers = nn_cells_and(fish.losers, nn_words_common_peers(words, nn_cells_or(fish.fins, fish.endo_fins)));
    return fish;
}

static void say_base_places(struct nn_words *words, const struct told_fish *fish)
{
    for (size_t i = 0; i < fish->base.count; i++) {
        const int house = fish->base.houses[i];
        const struct nn_cells places = nn_words_places(words, fish->value, house);
        nn_say(words, "%s%h: %C", i ? "; " : "", house, &places);
    }
}

static void say_base(struct nn_words *words, const struct told_fish *fish)
{
    nn_say(words, fish->is_long ? "the base" : "%B", &fish->base);
}

static void say_cover(struct nn_words *words, const struct told_fish *fish)
{
    nn_say(words, fish->is_long ? "the cover" : "%B", &fish->cover);
}

static void say_fins(struct nn_words *words, const struct told_fish *fish)
{
    const bool is_one = nn_cells_count(fish->fins) == 1, is_one_endo = nn_cells_count(fish->endo_fins) == 1;
    const char *too = nn_cells_are_none(fish->fins) ? "" : " too";
    if (!nn_cells_are_none(fish->fins)) {
        nn_say(words, is_one ? " %C, the fin, is outside of " : " %C, the fins, are outside of ", &fish->fins);
        say_cover(words, fish);
        nn_say(words, ".");
    }
    if (!nn_cells_are_none(fish->endo_fins)) {
        nn_say(words, is_one_endo ? " %C is in two%s of " : " %C are each in two%s of ", &fish->endo_fins,
               fish->is_long ? " houses" : "");
        say_base(words, fish);
        nn_say(words,
               is_one_endo ? " and could serve both, so it is a fin%s." : " and could serve both, so they are fins%s.",
               too);
    }
}

static void say_all_places(struct nn_words *words, const struct told_fish *fish)
{
    nn_say(words, "the %N %vs of ", (int)fish->base.count, fish->value);
    say_base(words, fish);
    nn_say(words, " are in ");
    say_cover(words, fish);
    nn_say(words, fish->is_long ? ", one in each house" : ", one in each");
}

static void say_counting(struct nn_words *words, const struct told_fish *fish)
{
    say_all_places(words, fish);
    nn_say(words, ", and no other cell of ");
    say_cover(words, fish);
    nn_say(words, " can be %v.", fish->value);
}

/* Removed cells of the base itself: they lie in two covers. */
static void say_cannibals(struct nn_words *words, const struct told_fish *fish)
{
    const struct nn_cells own = nn_cells_and(fish->losers, union_of_houses(words, &fish->base));
    if (nn_cells_are_none(own)) return;
    nn_say(words, nn_cells_count(own) == 1 ? " %C is in two %s " : " %C are each in two %s ", &own,
           fish->is_long ? "houses of" : "of the houses");
    say_cover(words, fish);
    nn_say(words, ": as %v it would use up both, and too few would be left for ", fish->value);
    say_base(words, fish);
    nn_say(words, ".");
}

static void say_fin_case(struct nn_words *words, const struct told_fish *fish)
{
    const bool is_one = nn_cells_count(nn_cells_or(fish->fins, fish->endo_fins)) == 1;
    const bool is_one_loser = nn_cells_count(fish->losers) == 1;
    nn_say(words, " If %s is %v, %C cannot be it, because %s %s.", is_one ? "the fin" : "a fin", fish->value,
           &fish->losers, is_one_loser ? "it sees" : "they see", is_one ? "the fin" : "all fins");
}

static void say_houses_and_fins(struct nn_words *words, const struct told_fish *fish)
{
    const char *except = nn_cells_are_none(fish->fins) ? "" : ", apart from fins";
    nn_say(words, "In %B%s, %v can only be in %B%s%s (", &fish->base, fish->is_long ? ", the base" : "", fish->value,
           &fish->cover, fish->is_long ? ", the cover" : "", except);
    say_base_places(words, fish);
    nn_say(words, ").");
    say_fins(words, fish);
}

static void say_fish(struct nn_words *words, const struct told_fish *fish)
{
    const bool has_fins = !nn_cells_are_none(nn_cells_or(fish->fins, fish->endo_fins));
    say_houses_and_fins(words, fish);
    nn_say(words, has_fins ? " If no fin is %v, " : " So ", fish->value);
    say_counting(words, fish);
    say_cannibals(words, fish);
    if (has_fins) say_fin_case(words, fish);
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
        const bool are_lines = step->base.houses[size - 1] < NN_BOX * words->layout->side;
        nn_say(words, " The same %s make a second fish. ", are_lines ? "lines" : "houses");
        say_fish(words, &fish);
    }
    nn_say_result(words, step->fins.count || step->endo_fins.count ? " In any case " : " So ");
}

/* ---- Kraken fish ------------------------------------------------------------------------------------- */

/* "If no fin is 7, no other cell of columns 6 and 8 can be 7. If the fin is 7, r4c6 is out as well:" */
static void say_kraken_1(struct nn_words *words, struct told_fish *fish)
{
    const bool is_one = nn_cells_count(fish->fins) == 1;
    fish->losers = nn_words_losers(words);
    nn_say(words, " If no fin is %v, ", fish->value);
    say_counting(words, fish);
    say_cannibals(words, fish);
    nn_say(words, " If %s is %v, %C cannot be it either:\n", is_one ? "the fin" : "a fin", fish->value, &fish->losers);
}

/* "If no fin is 7, column 6 has its 7 in r58c6. So r58c6 or the fin is 7, and each of these ...:" */
static void say_kraken_2(struct nn_words *words, const struct told_fish *fish)
{
    const char *const fin = nn_cells_count(fish->fins) == 1 ? "the fin" : "a fin";
    const int house = fish->cover.houses[0];
    const struct nn_cells losers = nn_words_losers(words);
    const struct nn_cells body =
        nn_cells_and(union_of_houses(words, &fish->base), nn_words_places(words, fish->value, house));
    nn_say(words, " If no fin is %v, ", fish->value);
    say_all_places(words, fish);
    nn_say(words, ": %h has it in %s%C. ", house, nn_cells_count(body) == 1 ? "" : "one of ", &body);
    nn_say(words, "So %s%C or %s is %v, and whichever it is, %C cannot be %O:\n",
           nn_cells_count(body) == 1 ? "" : "one of ", &body, fin, fish->value, &losers, nn_words_removed(words));
}

void nn_reason_kraken(struct nn_words *words)
{
    const nonet_step *step = words->step;
    struct told_fish fish = fish_with_cover(words, step->cover);
    say_houses_and_fins(words, &fish);
    if (step->technique == NN_KRAKEN_FISH_1) say_kraken_1(words, &fish);
    else say_kraken_2(words, &fish);
    for (size_t chain = 0; chain < step->chain_count; chain++) {
        nn_say_story(words, &step->chains[chain]);
        nn_say(words, "\n");
    }
    nn_say_result(words, "In every case ");
}
