/* blossom_list.c: all that death blossoms with overlapping petals remove.
 *
 * The petals of a stem's digits are chosen independently, so what a choice leaves of the victims is all that matters for
 * the digits to come: of choices that leave the same, one with the fewest cells is kept (a state). Digit by digit, each
 * state is joined with each petal; the states of the last digit are the results. A stem has 40 of them on average, at
 * random positions, and rarely more than a thousand.
 *
 * If there are too many states, those that come later are lost; then each candidate that may be a victim chooses for
 * itself the smallest petal for each digit, so that nothing that can be removed is missed. */
#include <assert.h>
#include <string.h>

#include "logic/techniques/blossom.h"

enum {
    MOST_STATES = NN_CELL_WORDS == 2 ? 4096 : 512,
    STATE_HASH = 2 * MOST_STATES,
};

struct blossom_state {
    uint16_t petals[NN_LOGIC_SIDE];
    uint16_t next; /* with the same hash, by number + 1 */
    int cells;     /* of all petals */
    struct nn_blossom_victims victims;
};

/* The states after a digit. */
struct blossom_level {
    int count;
    bool is_full;
    uint16_t hash[STATE_HASH]; /* number + 1; 0: none */
    struct blossom_state states[MOST_STATES];
};

/* Scratch memory. */
struct blossom_search {
    struct nn_finding *finding;
    const struct nn_als_list *list;
    int stem;
    struct blossom_level levels[2]; /* before and after a digit, in turn */
};

/* ---- states -------------------------------------------------------------------------------------- */

static unsigned hash_victims(const struct nn_blossom_victims *victims)
{
    uint64_t mixed = victims->digits;
    for (uint64_t digits = victims->digits; digits;) {
        const struct nn_cells cells = victims->cells[nn_take_bit(&digits)];
        NN_EACH_WORD(i) mixed = (mixed ^ mixed >> 29 ^ cells.word[i]) * UINT64_C(0x9E3779B97F4A7C15);
    }
    return (unsigned)(mixed >> 32) % STATE_HASH;
}

static bool are_same_victims(const struct nn_blossom_victims *a, const struct nn_blossom_victims *b)
{
    if (a->digits != b->digits) return false;
    for (uint64_t digits = a->digits; digits;) {
        const int z = nn_take_bit(&digits);
        if (!nn_cells_equal(a->cells[z], b->cells[z])) return false;
    }
    return true;
}

/* The state with these victims; a new one has no cells yet. NULL: no room. */
static struct blossom_state *find_state(struct blossom_level *level, const struct nn_blossom_victims *victims)
{
    uint16_t *const slot = &level->hash[hash_victims(victims)];
    for (int number = *slot; number; number = level->states[number - 1].next)
        if (are_same_victims(&level->states[number - 1].victims, victims)) return &level->states[number - 1];
    level->is_full |= level->count == MOST_STATES;
    if (level->count == MOST_STATES) return NULL;
    struct blossom_state *const state = &level->states[level->count++];
    state->next = *slot;
    state->cells = 0;
    state->victims = *victims;
    *slot = (uint16_t)level->count;
    return state;
}

static void begin_level(struct blossom_level *level)
{
    level->count = 0;
    level->is_full = false;
    memset(level->hash, 0, sizeof level->hash);
}

/* Keep the choice of `before` and one more petal, unless another one with these victims is as small. */
static void keep_choice(const struct blossom_search *search, const struct blossom_state *before, int place, int petal,
                        struct blossom_level *after)
{
    struct nn_blossom_victims victims;
    if (!nn_blossom_narrow(search->list, &before->victims, petal, &victims)) return;
    struct blossom_state *const state = find_state(after, &victims);
    const int cells = before->cells + nn_cells_count(search->list->sets[petal].cells);
    if (!state || (state->cells && state->cells <= cells)) return;
    memcpy(state->petals, before->petals, sizeof state->petals);
    state->petals[place] = (uint16_t)petal;
    state->cells = cells;
}

/* ---- a stem -------------------------------------------------------------------------------------- */

/* The sets of this word that are petals for the stem's digit. */
static uint64_t petals_for(const struct blossom_search *search, int digit, int word)
{
    const struct nn_als_list *const list = search->list;
    return nn_als_row(list, list->threatening, nn_als_place(list, digit, search->stem))[word] &
           ~nn_als_row(list, list->covering, search->stem)[word];
}

/* Join all states with all petals of the digit. False: the watch is over. */
static bool add_petals(struct blossom_search *search, const struct blossom_level *before, int place, int digit,
                       struct blossom_level *after)
{
    begin_level(after);
    for (int word = 0; word < search->list->words; word++) {
        for (uint64_t petals = petals_for(search, digit, word); petals;) {
            const int petal = word * 64 + nn_take_bit(&petals);
            if (nn_finding_is_over(search->finding)) return false;
            for (int i = 0; i < before->count; i++) keep_choice(search, &before->states[i], place, petal, after);
        }
    }
    return true;
}

static void begin_with_all(const struct blossom_search *search, struct blossom_level *level)
{
    const struct nn_grid *const grid = search->finding->grid;
    struct nn_blossom_victims all = {.digits =
                                         ~grid->candidates[search->stem] & (uint32_t)nn_low_bits(grid->geometry->side)};
    memcpy(all.cells, grid->places, sizeof all.cells);
    begin_level(level);
    find_state(level, &all);
}

static bool report_state(const struct blossom_search *search, const struct blossom_state *state)
{
    return nn_report_blossom(search->finding, search->list, search->stem, state->petals, &state->victims);
}

/* ---- a victim ------------------------------------------------------------------------------------ */

/* The smallest petal for the digit whose places of Z the victim sees; -1: none. */
static int smallest_petal(const struct blossom_search *search, int digit, int z, int victim)
{
    const struct nn_als_list *const list = search->list;
    const uint64_t *const threats = nn_als_row(list, list->threatening, nn_als_place(list, z, victim));
    int best = -1, fewest = 0;
    for (int word = 0; word < list->words; word++) {
        for (uint64_t petals = petals_for(search, digit, word) & threats[word]; petals;) {
            const int petal = word * 64 + nn_take_bit(&petals), cells = nn_cells_count(list->sets[petal].cells);
            if (best >= 0 && fewest <= cells) continue;
            best = petal;
            fewest = cells;
        }
    }
    return best;
}

/* The blossom with the smallest petals for the victim, if there is one. */
static bool report_victim(struct blossom_search *search, int z, int victim)
{
    struct blossom_level *const level = &search->levels[0], *const after = &search->levels[1];
    int place = 0;
    begin_with_all(search, level);
    for (uint64_t digits = search->finding->grid->candidates[search->stem]; digits; place++) {
        const int petal = smallest_petal(search, nn_take_bit(&digits), z, victim);
        if (petal < 0) return true;
        begin_level(after);
        keep_choice(search, &level->states[0], place, petal, after);
        assert(after->count == 1);
        level->states[0] = after->states[0];
    }
    return report_state(search, &level->states[0]);
}

static bool report_each_victim(struct blossom_search *search)
{
    const struct nn_grid *const grid = search->finding->grid;
    for (int z = 0; z < grid->geometry->side; z++) {
        if (nn_grid_has(grid, search->stem, z)) continue;
        NN_EACH_CELL(victim, grid->places[z])
        if (nn_finding_is_over(search->finding) || !report_victim(search, z, victim)) return false;
    }
    return true;
}

/* ---- all stems ----------------------------------------------------------------------------------- */

static bool list_stem(struct blossom_search *search)
{
    int place = 0;
    bool is_full = false;
    begin_with_all(search, &search->levels[0]);
    for (uint64_t digits = search->finding->grid->candidates[search->stem]; digits; place++) {
        struct blossom_level *const before = &search->levels[place & 1], *const after = &search->levels[~place & 1];
        if (!add_petals(search, before, place, nn_take_bit(&digits), after)) return false;
        is_full |= after->is_full;
    }
    const struct blossom_level *const last = &search->levels[place & 1];
    for (int i = 0; i < last->count; i++)
        if (!report_state(search, &last->states[i])) return false;
    return !is_full || report_each_victim(search);
}

bool nn_list_blossoms(struct nn_finding *finding)
{
    struct blossom_search *const search = nn_finding_scratch(finding, NN_SCRATCH_BLOSSOM_LIST, sizeof *search);
    if (!search) return true;
    search->finding = finding;
    search->list = nn_als_list(finding);
    if (!search->list) return true;
    NN_EACH_CELL(stem, finding->grid->open)
    {
        search->stem = stem;
        if (!list_stem(search)) return false;
    }
    return true;
}
