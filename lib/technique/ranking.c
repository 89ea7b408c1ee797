/* ranking.c: see ranking.h. */
#include "technique/ranking.h"

#include <assert.h>
#include <string.h>

#include "base/reserved.h"

/* ---- weights ------------------------------------------------------------------------------------- */

enum { UNREAL = 10000 }; /* HoDoKu's score for what no person does */

/* The score of the nearest technique that HoDoKu scores, searched in steps of `direction`; 0: none. */
static int neighbour_weight(int technique, int direction)
{
    for (int which = technique; which >= 0 && which < NN_TECHNIQUES; which += direction) {
        const int score = nn_techniques[which].hodoku.score;
        if (score > 0 && score < UNREAL) return score;
    }
    return 0;
}

int nn_technique_weight(int technique)
{
    assert(technique >= 0 && technique < NN_TECHNIQUES);
    if (nn_techniques[technique].hodoku.score) return nn_techniques[technique].hodoku.score;
    const int before = neighbour_weight(technique, -1), behind = neighbour_weight(technique, 1);
    return before > behind ? before : behind;
}

/* ---- orders -------------------------------------------------------------------------------------- */

void nn_ranking_begin(nonet_ranking *ranking)
{
    *ranking = (nonet_ranking){0};
    for (int which = 0; which < NN_TECHNIQUES; which++) ranking->weights[which] = nn_technique_weight(which);
}

void nn_ranking_add(nonet_ranking *ranking, int technique, bool is_joined)
{
    assert(technique >= 0 && technique < NN_TECHNIQUES && (!is_joined || ranking->count));
    assert(ranking->count < NN_TECHNIQUES);
    ranking->is_joined[ranking->count] = is_joined;
    ranking->techniques[ranking->count++] = technique;
}

bool nn_techniques_join(int first, int second)
{
    return !strcmp(nn_techniques[first].finder, nn_techniques[second].finder);
}

static bool is_chosen(const bool *marks, int technique)
{
    return marks && marks[technique];
}

void nn_ranking_leave_out(nonet_ranking *ranking, const bool *leaves_out)
{
    size_t count = 0;
    bool has_partner = false; /* one of those searched together stays */
    for (size_t place = 0; place < ranking->count; place++) {
        const int technique = ranking->techniques[place];
        if (!ranking->is_joined[place]) has_partner = false;
        if (is_chosen(leaves_out, technique)) continue;
        ranking->techniques[count] = technique;
        ranking->is_joined[count++] = has_partner;
        has_partner = true;
    }
    ranking->count = count;
}

void nn_ranking_leave_out_uniqueness(nonet_ranking *ranking)
{
    bool leaves_out[NN_TECHNIQUES];
    for (int which = 0; which < NN_TECHNIQUES; which++) leaves_out[which] = nn_techniques[which].needs_uniqueness;
    nn_ranking_leave_out(ranking, leaves_out);
}

void nn_ranking_like_nonet(nonet_ranking *ranking, int side, struct nn_technique_choice choice)
{
    nn_ranking_begin(ranking);
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        const enum nn_use use = nn_techniques[which].use;
        const bool is_unusual = use == NN_ON_DEMAND || (use == NN_ON_LARGE && side <= 9);
        if (!is_unusual || is_chosen(choice.takes_in, which)) nn_ranking_add(ranking, which, use == NN_TOGETHER);
    }
    nn_ranking_leave_out(ranking, choice.leaves_out);
}

/* The lowest place in HoDoKu's order above `place`; INT32_MAX: none. */
static int next_place(int place)
{
    int next = INT32_MAX;
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        const int here = nn_techniques[which].hodoku.order;
        if (here > place && here < next) next = here;
    }
    return next;
}

/* Some technique of this place is in its default set. */
static bool hodoku_uses(int place)
{
    for (int which = 0; which < NN_TECHNIQUES; which++)
        if (nn_techniques[which].hodoku.order == place && nn_techniques[which].hodoku.is_on) return true;
    return false;
}

static void add_place(nonet_ranking *ranking, int place, struct nn_technique_choice choice)
{
    const bool is_on = hodoku_uses(place);
    bool is_joined = false;
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        if (nn_techniques[which].hodoku.order != place) continue;
        if (!is_on && !is_chosen(choice.takes_in, which)) continue;
        nn_ranking_add(ranking, which, is_joined);
        is_joined = true;
    }
}

static void add_what_hodoku_lacks(nonet_ranking *ranking, const bool *takes_in)
{
    for (int which = 0; which < NN_TECHNIQUES; which++)
        if (!nn_techniques[which].hodoku.order && is_chosen(takes_in, which)) nn_ranking_add(ranking, which, false);
}

void nn_ranking_like_hodoku(nonet_ranking *ranking, struct nn_technique_choice choice)
{
    const int guesses = nn_techniques[NN_BRUTE_FORCE].hodoku.order;
    nn_ranking_begin(ranking);
    for (int place = next_place(0); place != INT32_MAX; place = next_place(place)) {
        if (place == guesses) add_what_hodoku_lacks(ranking, choice.takes_in);
        add_place(ranking, place, choice);
    }
    nn_ranking_leave_out(ranking, choice.leaves_out);
}

/* ---- checking ------------------------------------------------------------------------------------ */

static bool has_valid_place(const nonet_ranking *ranking, size_t place)
{
    const int technique = ranking->techniques[place];
    if (technique < 0 || technique >= NN_TECHNIQUES) return false;
    for (size_t before = 0; before < place; before++)
        if (ranking->techniques[before] == technique) return false;
    return !ranking->is_joined[place] || (place > 0 && nn_techniques_join(ranking->techniques[place - 1], technique));
}

bool nn_ranking_is_valid(const nonet_ranking *ranking)
{
    if (!NN_RESERVED_IS_UNUSED(ranking) || ranking->count < 1 || ranking->count > NN_TECHNIQUES) return false;
    for (size_t place = 0; place < ranking->count; place++)
        if (!has_valid_place(ranking, place)) return false;
    for (int which = 0; which < NN_TECHNIQUES; which++)
        if (ranking->weights[which] < 0 || ranking->weights[which] > NONET_MAX_WEIGHT) return false;
    return true;
}
