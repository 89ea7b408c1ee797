/* als_chain.c: chains of four or more almost locked sets.
 *
 * Each set is tied to the next one by another digit than to the one before. If the first set lacks Z, it has the digit
 * that ties it to the second, which therefore lacks that digit and has the next tie, and so on; so the last one has Z,
 * if Z is not its tie. Candidates that see all Z of the first and the last set lose Z.
 *
 * For one step chains run forward through the list of sets, as HoDoKu's do: little is lost, and one
 * pass over the list sees all chains. (If all steps are wanted, they run in both directions, and
 * the first pass is left out.) The first pass takes one digit Z and carries along every tie (i, y)
 * the cells from which Z would take digit y out of set i: set i is then without y because Z is in
 * such a cell. Where a set is without both Z and another digit, Z cannot be in that cell. All cells
 * are done at once, as bits. Most positions end here with nothing. Sets that lose nothing and ties
 * that lead to no later set are skipped, which took two thirds off the pass. The second pass looks
 * for the chains behind the removals: from each first set and tie, the sets that are reached by so
 * many ties.
 *
 * Of all chains the one that removes most is taken, then the one with the smallest index sum
 * (rank.h), then the one with the fewest sets. A list has one of the fewest sets for everything
 * that chains remove together. Running both ways, ties may come to a set twice: a chain is kept
 * only if there is a path that does not.
 *
 * Data: sets: the chain in order, each with link: the digit that ties it to the next; digits: what
 * is removed. */
#include "logic/als.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "logic/rank.h"

enum {
    NN_CHAIN_LEAST_TIES = 3, /* fewer are ALS-XZ and ALS-XY-wing */
    NN_CHAIN_MOST_TIES = 6,
    NN_CHAINS_KEPT = 16000,
    NN_CHAINS_TABLE = 1 << 15
};

struct als_chain {
    struct nn_rank rank;
    uint16_t first, last;
    uint8_t first_tie, last_tie, ties;
    uint64_t removed; /* a hash of what it removes, in lists */
};

struct als_chain_search {
    struct nn_finding *finding;
    const struct nn_als_list *list;
    bool runs_forward;
    struct nn_cells removable[NN_LOGIC_SIDE]; /* by any chain */

    /* First pass. What is not in `lost` is empty in `without`. */
    uint32_t leading[NN_ALS_MOST]; /* the digits that tie the set to a later one */
    uint32_t lost[NN_ALS_MOST];    /* the digits that it may lose; kept empty between passes */
    struct nn_cells without[NN_ALS_MOST][NN_LOGIC_SIDE];

    /* Second pass: the sets that lose this digit by this many ties, and not by fewer, unless these
     * were too few for a chain. */
    struct nn_als_bits reached[NN_CHAIN_MOST_TIES + 1][NN_LOGIC_SIDE];

    int count;
    struct als_chain chains[NN_CHAINS_KEPT];
    uint16_t table[NN_CHAINS_TABLE]; /* in a list, by what they remove: a chain, counted from 1, or 0 */
};

/* ---- first pass ------------------------------------------------------------------------------ */

/* The sets after `set` in this word that are tied to it by the digit. */
static uint64_t tied_later(const struct nn_als_list *list, int set, int digit, int word)
{
    assert(set >> 6 <= word && word < list->words);
    const uint64_t tied = nn_als_tied(list, set, digit, word);
    return word == set >> 6 ? tied & nn_als_after(set) : tied;
}

static void find_leading(struct als_chain_search *state)
{
    const struct nn_als_list *list = state->list;
    for (int set = 0; set < list->count; set++) {
        state->leading[set] = 0;
        for (uint64_t digits = list->sets[set].digits; digits;) {
            const int digit = nn_take_bit(&digits);
            if (!nn_als_group(list, set, digit)->view) continue;
            uint64_t any = 0;
            for (int word = set >> 6; word < list->words; word++) any |= tied_later(list, set, digit, word);
            if (any) state->leading[set] |= UINT32_C(1) << digit;
        }
    }
}

/* The set is without the digit, while Z is in one of these cells. */
static void lose_digit(struct als_chain_search *state, int set, int digit, struct nn_cells cells)
{
    const uint32_t bit = UINT32_C(1) << digit;
    struct nn_cells *without = &state->without[set][digit];
    *without = state->lost[set] & bit ? nn_cells_or(*without, cells) : cells;
    state->lost[set] |= bit;
}

static void pass_on(struct als_chain_search *state, int set, int digit, struct nn_cells cells)
{
    assert(state->list->sets[set].digits >> digit & 1);
    const struct nn_als_list *list = state->list;
    const int view = nn_als_group(list, set, digit)->view;
    const uint64_t *linked = nn_als_row(list, list->linked, view);
    const uint64_t *overlapping = nn_als_row(list, list->overlapping, set);
    uint64_t after = nn_als_after(set);
    for (int word = set >> 6; word < list->words; word++) {
        uint64_t tied = linked[word] & ~overlapping[word] & after;
        while (tied) lose_digit(state, word * 64 + nn_take_bit(&tied), digit, cells);
        after = ~UINT64_C(0);
    }
}

/* Cells from which a set loses any digit, and those from which it loses several. */
struct als_losses {
    struct nn_cells any, several;
};

static struct als_losses add_losses(const struct als_chain_search *state, int set)
{
    struct als_losses losses = {.any = nn_no_cells(), .several = nn_no_cells()};
    for (uint64_t rest = state->lost[set]; rest;) {
        const struct nn_cells more = state->without[set][nn_take_bit(&rest)];
        losses.several = nn_cells_or(losses.several, nn_cells_and(losses.any, more));
        losses.any = nn_cells_or(losses.any, more);
    }
    return losses;
}

/* Cells from which the set loses another digit than this one. */
static struct nn_cells others_lost(const struct als_chain_search *state, int set, int digit,
                                   const struct als_losses *losses)
{
    if (!(state->lost[set] >> digit & 1)) return losses->any;
    return nn_cells_or(losses->several, nn_cells_less(losses->any, state->without[set][digit]));
}

/* What the set passes on when `z` is put somewhere. */
static void pass_set(struct als_chain_search *state, int set, int z)
{
    const bool has_z = state->list->sets[set].digits >> z & 1;
    if (!state->lost[set] && !(has_z && state->leading[set])) return;
    const struct als_losses losses = add_losses(state, set);
    struct nn_cells start = nn_no_cells();
    if (has_z) {
        start = nn_als_group(state->list, set, z)->seen;
        const struct nn_cells struck = nn_cells_and(start, others_lost(state, set, z, &losses));
        state->removable[z] = nn_cells_or(state->removable[z], struck);
    }
    for (uint64_t rest = state->leading[set]; rest;) {
        const int digit = nn_take_bit(&rest);
        struct nn_cells others = others_lost(state, set, digit, &losses);
        if (digit != z) others = nn_cells_or(others, start);
        if (!nn_cells_are_none(others)) pass_on(state, set, digit, others);
    }
    state->lost[set] = 0;
}

static bool find_removable(struct als_chain_search *state)
{
    bool is_any = false;
    find_leading(state);
    for (int z = 0; z < state->finding->geometry->side; z++) {
        state->removable[z] = nn_no_cells();
        for (int set = 0; set < state->list->count; set++) pass_set(state, set, z);
        is_any |= !nn_cells_are_none(state->removable[z]);
    }
    return is_any;
}

/* ---- second pass ----------------------------------------------------------------------------- */

/* The digits that the set loses by this many ties. */
static uint32_t digits_lost(const struct als_chain_search *state, int set, int ties)
{
    uint32_t lost = 0;
    for (uint64_t rest = state->list->sets[set].digits; rest;) {
        const int digit = nn_take_bit(&rest);
        if (nn_als_bits_have(state->reached[ties][digit].word, set)) lost |= UINT32_C(1) << digit;
    }
    return lost;
}

/* The sets of this word that are reached by this many ties. */
static uint64_t reached_by_any(const struct als_chain_search *state, int ties, int word)
{
    uint64_t reached = 0;
    for (int digit = 0; digit < state->finding->geometry->side; digit++)
        reached |= state->reached[ties][digit].word[word];
    return reached;
}

static void clear_reached(struct als_chain_search *state, int ties)
{
    const size_t used = (size_t)state->list->words * sizeof(uint64_t);
    for (int digit = 0; digit < state->finding->geometry->side; digit++) memset(&state->reached[ties][digit], 0, used);
}

static void reach_from(struct als_chain_search *state, int set, int digit, int ties)
{
    assert(ties >= 1 && ties <= NN_CHAIN_MOST_TIES);
    const struct nn_als_list *list = state->list;
    uint64_t *reached = state->reached[ties][digit].word;
    if (state->runs_forward)
        for (int word = set >> 6; word < list->words; word++) reached[word] |= tied_later(list, set, digit, word);
    else
        for (int word = 0; word < list->words; word++) reached[word] |= nn_als_tied(list, set, digit, word);
}

/* What was reached by fewer ties has led on from there; but in a list perhaps not without coming to a set twice. */
static void forget_known(struct als_chain_search *state, int ties)
{
    if (!state->runs_forward) return;
    for (int digit = 0; digit < state->finding->geometry->side; digit++)
        for (int fewer = NN_CHAIN_LEAST_TIES; fewer < ties; fewer++)
            for (int word = 0; word < state->list->words; word++)
                state->reached[ties][digit].word[word] &= ~state->reached[fewer][digit].word[word];
}

/* One tie further. A set is left by a digit that is not the only one it loses. False: nothing
 * reached. */
static bool reach_further(struct als_chain_search *state, int ties)
{
    bool is_any = false;
    clear_reached(state, ties + 1);
    for (int word = 0; word < state->list->words; word++) {
        uint64_t sets = reached_by_any(state, ties, word);
        is_any |= sets != 0;
        while (sets) {
            const int set = word * 64 + nn_take_bit(&sets);
            const uint32_t lost = digits_lost(state, set, ties);
            for (uint64_t rest = state->list->sets[set].digits; rest;) {
                const int digit = nn_take_bit(&rest);
                if (lost & ~(UINT32_C(1) << digit)) reach_from(state, set, digit, ties + 1);
            }
        }
    }
    forget_known(state, ties + 1);
    return is_any;
}

/* ---- paths ------------------------------------------------------------------------------------ */

struct als_path {
    int sets[NN_CHAIN_MOST_TIES + 1], ties[NN_CHAIN_MOST_TIES];
};

/* Is the set the first of the chain, or on its path from this tie on? */
static bool is_on_path(const struct als_path *path, int set, int ties, int end)
{
    bool is_on = set == path->sets[0];
    for (int later = ties; later <= end; later++) is_on |= path->sets[later] == set;
    return is_on;
}

/* Go back from a set that loses `digit` by this many ties, to the first one. False: every way leads through a set twice
 * (never when running forward). */
static bool go_back_by_ties(const struct als_chain_search *state, struct als_path *path, int digit, int ties, int end)
{
    path->ties[ties - 1] = digit;
    if (ties == 1) return true;
    for (int word = 0; word < state->list->words; word++)
        for (uint64_t tied = nn_als_tied(state->list, path->sets[ties], digit, word); tied;) {
            const int earlier = word * 64 + nn_take_bit(&tied);
            const uint32_t lost = digits_lost(state, earlier, ties - 1) & ~(UINT32_C(1) << digit);
            if (!lost || is_on_path(path, earlier, ties, end)) continue;
            path->sets[ties - 1] = earlier;
            for (uint64_t rest = lost; rest;)
                if (go_back_by_ties(state, path, nn_take_bit(&rest), ties - 1, end)) return true;
        }
    return false;
}

/* For the first set and tie that `reached` belongs to. */
static bool find_path(const struct als_chain_search *state, const struct als_chain *chain, struct als_path *path)
{
    path->sets[0] = chain->first;
    path->sets[chain->ties] = chain->last;
    return go_back_by_ties(state, path, chain->last_tie, chain->ties, chain->ties);
}

/* ---- keeping chains --------------------------------------------------------------------------- */

static void keep_better_chain(struct als_chain_search *state, const struct als_chain *chain)
{
    if (state->count && !nn_rank_is_better(&chain->rank, &state->chains[0].rank)) return;
    state->chains[0] = *chain;
    state->count = 1;
}

/* The place of what the chain removes in the table. */
static uint16_t *place_of_removals(struct als_chain_search *state, const struct als_chain *chain)
{
    size_t at = (size_t)chain->removed & (NN_CHAINS_TABLE - 1);
    while (state->table[at] && state->chains[state->table[at] - 1].removed != chain->removed)
        at = (at + 1) & (NN_CHAINS_TABLE - 1);
    return &state->table[at];
}

/* The shortest chain for everything that chains remove together, if there is one that comes to no set twice. */
static void list_chain(struct als_chain_search *state, const struct als_chain *chain)
{
    struct als_path path;
    uint16_t *const place = place_of_removals(state, chain);
    if (*place && state->chains[*place - 1].ties <= chain->ties) return;
    if (!find_path(state, chain, &path)) return;
    if (*place) {
        state->chains[*place - 1] = *chain;
    } else if (state->count < NN_CHAINS_KEPT) {
        state->chains[state->count++] = *chain;
        *place = (uint16_t)state->count;
    } else {
        state->finding->was_cut = true;
    }
}

static uint64_t hash_removals(uint64_t hash, int digit, struct nn_cells cells)
{
    hash = (hash ^ (uint64_t)digit) * UINT64_C(0x9e3779b97f4a7c15);
    for (int i = 0; i < NN_CELL_WORDS; i++) {
        hash = (hash ^ cells.word[i]) * UINT64_C(0xbf58476d1ce4e5b9);
        hash ^= hash >> 29;
    }
    return hash;
}

static void try_chain(struct als_chain_search *state, struct als_chain chain)
{
    assert(chain.first != chain.last && chain.ties >= NN_CHAIN_LEAST_TIES);
    const struct nn_als_list *list = state->list;
    uint64_t common = list->sets[chain.first].digits & list->sets[chain.last].digits & ~nn_bit(chain.first_tie) &
                      ~nn_bit(chain.last_tie);
    chain.rank = (struct nn_rank){.length = chain.ties};
    while (common) {
        const int z = nn_take_bit(&common);
        const struct nn_cells victims = nn_als_victims(list, chain.first, chain.last, z);
        if (nn_cells_are_none(victims)) continue;
        nn_rank_add(&chain.rank, z, victims);
        if (!state->runs_forward) chain.removed = hash_removals(chain.removed, z, victims);
    }
    if (!chain.rank.removals) return;
    if (state->runs_forward) keep_better_chain(state, &chain);
    else list_chain(state, &chain);
}

/* The sets that share a removable victim with the first set. */
static void list_chain_ends(const struct als_chain_search *state, int first, int first_tie, struct nn_als_bits *ends)
{
    const struct nn_als_list *list = state->list;
    memset(ends, 0, (size_t)list->words * sizeof(uint64_t));
    for (uint64_t rest = list->sets[first].digits & ~nn_bit(first_tie); rest;) {
        const struct nn_als_group *group = nn_als_group(list, first, nn_take_bit(&rest));
        if (!nn_cells_meet(group->seen, state->removable[group->digit])) continue;
        const uint64_t *meeting = nn_als_row(list, list->meeting, group->view);
        for (int word = 0; word < list->words; word++) ends->word[word] |= meeting[word];
    }
}

/* The digits that the last set loses by this many ties, and by no fewer: then they are no chain, but
 * a wing, unless the two sets overlap, which those of a wing may not do. */
static uint32_t digits_newly_lost(const struct als_chain_search *state, int first, int last, int ties)
{
    uint32_t lost = digits_lost(state, last, ties);
    if (nn_als_bits_have(nn_als_row(state->list, state->list->overlapping, first), last)) return lost;
    for (int fewer = 1; fewer < NN_CHAIN_LEAST_TIES; fewer++) lost &= ~digits_lost(state, last, fewer);
    return lost;
}

/* Chains from later sets to earlier ones are the same ones, told from the other end. */
static void try_ends(struct als_chain_search *state, int first, int first_tie, int ties, struct nn_als_bits *ends)
{
    for (int word = first >> 6; word < state->list->words; word++) {
        uint64_t sets = reached_by_any(state, ties, word) & ends->word[word];
        if (word == first >> 6) sets &= nn_als_after(first);
        while (sets) {
            const int last = word * 64 + nn_take_bit(&sets);
            for (uint64_t lost = digits_newly_lost(state, first, last, ties); lost;)
                try_chain(state, (struct als_chain){.first = (uint16_t)first,
                                                    .last = (uint16_t)last,
                                                    .first_tie = (uint8_t)first_tie,
                                                    .last_tie = (uint8_t)nn_take_bit(&lost),
                                                    .ties = (uint8_t)ties});
        }
    }
}

/* The first tie is made; the others follow. */
static void start_reach(struct als_chain_search *state, int first, int first_tie)
{
    clear_reached(state, 1);
    reach_from(state, first, first_tie, 1);
}

static void reach_all(struct als_chain_search *state, int first, int first_tie, int most)
{
    start_reach(state, first, first_tie);
    for (int ties = 1; ties < most; ties++) reach_further(state, ties);
}

static void try_start(struct als_chain_search *state, int first, int first_tie)
{
    struct nn_als_bits ends;
    list_chain_ends(state, first, first_tie, &ends);
    uint64_t any = 0;
    for (int word = 0; word < state->list->words; word++) any |= ends.word[word];
    if (!any) return;
    start_reach(state, first, first_tie);
    for (int ties = 1; ties < NN_CHAIN_MOST_TIES && reach_further(state, ties); ties++)
        if (ties + 1 >= NN_CHAIN_LEAST_TIES) try_ends(state, first, first_tie, ties + 1, &ends);
}

/* ---- reporting ------------------------------------------------------------------------------- */

static bool report_chain(struct als_chain_search *state, const struct als_chain *chain)
{
    struct nn_finding *finding = state->finding;
    struct als_path path;
    nn_step_begin(&finding->step, NN_ALS_CHAIN);
    nn_als_remove_victims(finding, state->list, chain->first, chain->last,
                          ~(UINT32_C(1) << chain->first_tie | UINT32_C(1) << chain->last_tie));
    reach_all(state, chain->first, chain->first_tie, chain->ties);
    if (!find_path(state, chain, &path)) return true;
    for (int i = 0; i < chain->ties; i++) nn_als_tell(finding, state->list, path.sets[i], UINT32_C(1) << path.ties[i]);
    nn_als_tell(finding, state->list, chain->last, 0);
    nn_als_finish(finding);
    return nn_finding_report(finding);
}

static int compare_als_chains(const void *left, const void *right)
{
    const struct als_chain *a = left, *b = right;
    return nn_rank_is_better(&b->rank, &a->rank) - nn_rank_is_better(&a->rank, &b->rank);
}

/* All chains, the best first. False: the time is over. */
static bool collect_chains(struct als_chain_search *state)
{
    for (int first = 0; first < state->list->count; first++) {
        if (nn_finding_is_over(state->finding)) return false;
        for (uint64_t rest = state->list->sets[first].digits; rest;) try_start(state, first, nn_take_bit(&rest));
    }
    if (state->count > 1) qsort(state->chains, (size_t)state->count, sizeof state->chains[0], compare_als_chains);
    return true;
}

/* Anything may be removed. */
static void begin_chain_list(struct als_chain_search *state)
{
    memcpy(state->removable, state->finding->grid->places, sizeof state->removable);
    memset(state->table, 0, sizeof state->table);
}

bool nn_find_als_chains(struct nn_finding *finding)
{
    struct als_chain_search *state = nn_finding_scratch(finding, NN_SCRATCH_ALS_CHAINS, sizeof *state);
    if (!state) return true;
    state->finding = finding;
    state->list = nn_als_list(finding);
    state->runs_forward = !finding->options.finds_all;
    state->count = 0;
    if (!state->list) return true;
    if (!state->runs_forward) begin_chain_list(state);
    else if (!find_removable(state)) return true;
    if (!collect_chains(state)) return false;
    for (int i = 0; i < state->count; i++)
        if (!report_chain(state, &state->chains[i])) return false;
    return true;
}
