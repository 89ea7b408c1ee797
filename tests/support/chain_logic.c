/* chain_logic.c: see chain_logic.h.
 *
 * Claims that are to be true or false at once restrict the candidates of some cells, or leave a choice of a cell that has
 * (or lacks) certain values. Each choice is tried; then the cells are filled in every way that the rules allow. Only the
 * cells that the claims name take part, and those of a set that a link leads through. */
#include "support/chain_logic.h"

#include <assert.h>
#include <string.h>

void chain_board_of(const nonet_position *position, struct chain_board *board)
{
    board->layout = position->layout;
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++)
        board->candidates[cell] = position->cells[cell] ? 0 : position->candidates[cell];
}

/* ---- filling cells ---------------------------------------------------------------------------------- */

enum { MOST_TRIED = 4 * MOST_CLAIM_CELLS };

struct trial {
    const struct chain_board *board;
    int cells[MOST_TRIED];
    uint64_t left[MOST_TRIED]; /* candidates */
    int count;
};

static int number_of(struct trial *trial, int cell)
{
    for (int at = 0; at < trial->count; at++)
        if (trial->cells[at] == cell) return at;
    assert(trial->count < MOST_TRIED);
    trial->cells[trial->count] = cell;
    trial->left[trial->count] = trial->board->candidates[cell];
    return trial->count++;
}

static int count_values(uint64_t values)
{
    int count = 0;
    for (; values; values &= values - 1) count++;
    return count;
}

/* The cell with the fewest candidates that is not done; -1: all are. */
static int next_cell(const struct trial *trial, uint64_t done[2])
{
    int best = -1;
    for (int at = 0; at < trial->count; at++)
        if (!(done[at / 64] >> at % 64 & 1) &&
            (best < 0 || count_values(trial->left[at]) < count_values(trial->left[best])))
            best = at;
    return best;
}

static bool can_be_filled(const struct trial *trial, uint64_t first_done, uint64_t second_done)
{
    uint64_t done[2] = {first_done, second_done};
    const int at = next_cell(trial, done);
    if (at < 0) return true;
    done[at / 64] |= UINT64_C(1) << at % 64;
    for (uint64_t values = trial->left[at]; values; values &= values - 1) {
        struct trial then = *trial;
        const uint64_t value = values & -values;
        for (int other = 0; other < trial->count; other++)
            if (nonet_layout_sees(trial->board->layout, trial->cells[at], trial->cells[other]))
                then.left[other] &= ~value;
        if (can_be_filled(&then, done[0], done[1])) return true;
    }
    return false;
}

/* ---- claims that are so at once ---------------------------------------------------------------------- */

struct demand {
    const struct claim *claim;
    bool is_true;
};

/* All cells of a claim have only its values, or one of them has one of them. */
static bool is_about_all(const struct claim *claim)
{
    return count_values(claim->values) >= claim->at.count;
}

static bool can_be(const struct trial *trial, const struct demand *demands, int count)
{
    if (!count) return can_be_filled(trial, 0, 0);
    const struct claim *const claim = demands->claim;
    const bool for_all = is_about_all(claim) == demands->is_true;
    const uint64_t kept = demands->is_true ? claim->values : ~claim->values;
    struct trial all = *trial;
    for (int at = 0; at < claim->at.count; at++) {
        const int number = number_of(&all, claim->at.cells[at]);
        if (for_all) all.left[number] &= kept;
    }
    if (for_all) return can_be(&all, demands + 1, count - 1);
    for (int at = 0; at < claim->at.count; at++) {
        struct trial one = all;
        one.left[number_of(&one, claim->at.cells[at])] &= kept;
        if (can_be(&one, demands + 1, count - 1)) return true;
    }
    return false;
}

/* The sets of these links take part. */
static bool is_possible(const struct chain_board *board, const struct chain_link *const links[2],
                        const struct demand *demands, int count)
{
    struct trial trial = {.board = board};
    for (int link = 0; link < 2; link++)
        for (int at = 0; links[link] && at < links[link]->through.count; at++)
            number_of(&trial, links[link]->through.cells[at]);
    return can_be(&trial, demands, count);
}

/* ---- links ------------------------------------------------------------------------------------------- */

static bool has_cell(const struct some_cells *cells, int cell)
{
    for (int at = 0; at < cells->count; at++)
        if (cells->cells[at] == cell) return true;
    return false;
}

/* One value, and the cells of both are all its places in some house. */
static bool fill_a_house(const struct chain_board *board, const struct claim *one, const struct claim *two)
{
    nonet_cells house_cells;
    if (one->values != two->values || count_values(one->values) != 1) return false;
    for (int house = 0; house < nonet_layout_houses(board->layout); house++) {
        bool has_other = false, has_place = false;
        nonet_layout_house_cells(board->layout, house, &house_cells);
        for (size_t at = 0; at < house_cells.count; at++) {
            const int cell = house_cells.cells[at];
            if (!(board->candidates[cell] & one->values)) continue;
            has_place = true;
            has_other = has_other || !(has_cell(&one->at, cell) || has_cell(&two->at, cell));
        }
        if (has_place && !has_other) return true;
    }
    return false;
}

static bool link_holds(const struct chain_board *board, const struct chain_link *link, const struct claim *one,
                       const struct claim *two)
{
    const struct demand both[] = {{one, !link->is_strong}, {two, !link->is_strong}};
    if (link->is_strong && fill_a_house(board, one, two)) return true;
    return !is_possible(board, (const struct chain_link *const[2]){link, NULL}, both, 2);
}

/* A claim about candidates that are not there would make every weak link true. */
static bool is_on_board(const struct chain_board *board, const struct claim *claim)
{
    uint64_t there = 0;
    for (int at = 0; at < claim->at.count; at++) {
        const uint64_t here = board->candidates[claim->at.cells[at]];
        if (!here || (count_values(claim->values) == 1 && claim->at.count == 1 && !(here & claim->values)))
            return false;
        there |= here;
    }
    return !(claim->values & ~there);
}

const char *chain_fault(const struct chain_board *board, const struct read_chain *chain)
{
    for (int at = 0; at < chain->count; at++)
        if (!is_on_board(board, &chain->claims[at])) return "a candidate is not there";
    for (int at = 0; at + 1 < chain->count; at++) {
        const struct chain_link *const link = &chain->links[at];
        if (at && link->is_strong == chain->links[at - 1].is_strong) return "strong and weak links do not take turns";
        if (!link_holds(board, link, &chain->claims[at], &chain->claims[at + 1]))
            return link->is_strong ? "a strong link does not hold" : "a weak link does not hold";
    }
    return NULL;
}

/* ---- what a chain proves ------------------------------------------------------------------------------ */

/* A claim rules out what the result denies. */
static bool rules_out(const struct chain_board *board, const struct claim *claim, struct chain_result result)
{
    const struct claim denied = {{{result.cell}, 1}, UINT64_C(1) << (result.value - 1)};
    const struct demand demands[] = {{claim, true}, {&denied, !result.is_placed}};
    return !is_possible(board, (const struct chain_link *const[2]){NULL, NULL}, demands, 2);
}

/* Of the claims from `first` to `last`, joined by strong links first and last, one end is true. */
static bool ends_prove(const struct chain_board *board, const struct read_chain *chain, int first, int last,
                       struct chain_result result)
{
    return rules_out(board, &chain->claims[first], result) && rules_out(board, &chain->claims[last], result);
}

/* The same places of the same value: a set of cells of which only one may have it says as much as that cell. */
static bool mean_the_same(const struct chain_board *board, const struct claim *one, const struct claim *two)
{
    if (one->values != two->values) return false;
    if (count_values(one->values) > 1 && is_about_all(one) != is_about_all(two)) return false;
    for (int at = 0; at < one->at.count; at++)
        if (board->candidates[one->at.cells[at]] & one->values && !has_cell(&two->at, one->at.cells[at])) return false;
    for (int at = 0; at < two->at.count; at++)
        if (board->candidates[two->at.cells[at]] & one->values && !has_cell(&one->at, two->at.cells[at])) return false;
    return true;
}

/* Strong link first, and weak back to the beginning. */
static bool is_round(const struct chain_board *board, const struct read_chain *chain)
{
    return chain->count % 2 && chain->count > 2 && chain->links[0].is_strong &&
           mean_the_same(board, &chain->claims[0], &chain->claims[chain->count - 1]);
}

/* Either the even claims of the loop are true, or the odd ones: three neighbours in one of these ways. */
static bool state_rules_out(const struct chain_board *board, const struct read_chain *chain, int parity,
                            struct chain_result result)
{
    const int length = chain->count - 1;
    const struct claim denied = {{{result.cell}, 1}, UINT64_C(1) << (result.value - 1)};
    for (int at = 0; at < length; at++) {
        struct demand demands[4] = {{&denied, !result.is_placed}};
        for (int next = 0; next < 3; next++)
            demands[next + 1] =
                (struct demand){&chain->claims[(at + next) % length], (at + next) % length % 2 == parity};
        const struct chain_link *const links[2] = {&chain->links[at], &chain->links[(at + 1) % length]};
        if (!is_possible(board, links, demands, 4)) return true;
    }
    return false;
}

/* ---- remote pairs -------------------------------------------------------------------------------------- */

static bool is_remote_pair(const struct chain_board *board, const struct read_chain *chain)
{
    const uint64_t pair = board->candidates[chain->claims[0].at.cells[0]];
    if (count_values(pair) != 2 || chain->count < 4) return false;
    for (int at = 0; at < chain->count; at++)
        if (chain->claims[at].at.count != 1 || board->candidates[chain->claims[at].at.cells[0]] != pair) return false;
    return true;
}

/* With its two values swapped it holds as well, and so does each part of it. */
static bool pair_proves(const struct chain_board *board, const struct read_chain *chain, struct chain_result result)
{
    const uint64_t pair = board->candidates[chain->claims[0].at.cells[0]];
    struct read_chain twin = *chain;
    for (int at = 0; at < twin.count; at++) twin.claims[at].values ^= pair;
    for (int first = 0; first < chain->count; first += 2)
        for (int last = first + 1; last < chain->count; last += 2)
            if (ends_prove(board, chain, first, last, result) || ends_prove(board, &twin, first, last, result))
                return true;
    return false;
}

/* ---- HoDoKu's loops ------------------------------------------------------------------------------------- */

/* A loop that ends in its first cell: continuous, if the two links there go on from each other. Then it is written from a
 * strong link on, and back to it. False: it is discontinuous. */
static bool close_loop(const struct chain_board *board, const struct read_chain *chain, struct read_chain *loop)
{
    const bool begins = chain->links[0].is_strong, ends = chain->links[chain->count - 2].is_strong;
    const struct claim *const first = &chain->claims[0], *const last = &chain->claims[chain->count - 1];
    *loop = *chain;
    if ((begins == ends) == (first->values == last->values)) return false;
    if (first->values == last->values && begins) return true;
    if (first->values != last->values && begins) { /* a weak link inside the cell */
        loop->links[loop->count - 1] = (struct chain_link){.is_strong = false};
        loop->claims[loop->count++] = *first;
        return loop->count <= MOST_CLAIMS;
    }
    /* A strong link: inside the cell, or the one with which the chain ends. */
    loop->count = 0;
    loop->claims[loop->count] = first->values == last->values ? chain->claims[chain->count - 2] : *last;
    loop->links[loop->count++] = (struct chain_link){.is_strong = true};
    for (int at = 0; at < chain->count - (first->values == last->values); at++) {
        loop->claims[loop->count] = chain->claims[at];
        loop->links[loop->count++] = chain->links[at];
    }
    return !chain_fault(board, loop);
}

/* From the first strong link to the last one. */
static struct read_chain without_weak_ends(const struct read_chain *chain)
{
    struct read_chain rest = *chain;
    if (rest.count > 2 && !rest.links[rest.count - 2].is_strong) rest.count--;
    if (rest.count < 3 || rest.links[0].is_strong) return rest;
    rest.count--;
    memmove(rest.claims, rest.claims + 1, (size_t)rest.count * sizeof *rest.claims);
    memmove(rest.links, rest.links + 1, (size_t)rest.count * sizeof *rest.links);
    return rest;
}

bool chain_proves(const struct chain_board *board, const struct read_chain *chain, struct chain_result result)
{
    struct read_chain loop = *chain;
    const bool is_loop = chain->is_closed ? close_loop(board, chain, &loop) : is_round(board, chain);
    if (is_loop) return state_rules_out(board, &loop, 0, result) && state_rules_out(board, &loop, 1, result);
    const struct read_chain rest = without_weak_ends(chain);
    if (!chain->is_closed && rest.count != chain->count) return false; /* no end of it is true */
    if (is_remote_pair(board, &rest)) return pair_proves(board, &rest, result);
    return rest.count > 1 && ends_prove(board, &rest, 0, rest.count - 1, result);
}
