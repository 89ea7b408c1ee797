/* strong_links.c: three to six strong links of one digit, and X-loops.
 *
 * A strong link is a house whose places of the digit fall into two groups: single cells, or cells that
 * a line and a box share. One of the groups holds the digit. Links are chained where a group of one
 * and a group of the next one lie in one house: not both hold it. So if the free group at one end does
 * not hold the digit, the free group at the other end does, and what sees all of both loses it. Two
 * links have names of their own (skyscraper, kite, turbot fish, empty rectangle).
 *
 * If the free groups lie in one house as well the links make a loop, an X-loop: then of two groups that
 * share a house exactly one holds the digit, all around, and it leaves what sees all of both. Loops of two
 * links are X-wings and their kin; the ones here have three to six.
 *
 * The two groups of a link are its sides, numbered 2k and 2k+1 for link k. A breadth-first search from each side finds
 * the fewest links to each other side; more would give the same. Links of single cells come before those with groups,
 * then the most removals (rank.h). Digits without targets (fish_templates.h) are skipped.
 *
 * Where all are wanted, every chain of the wanted length is looked at, and every loop, short ones first, those without
 * groups before the others; a set of cells that loses the digit is told once.
 *
 * Data: digits: the digit; cells: those of all links. base: the houses of the links; cover: the houses that
 * join them, with an X-loop the one that closes it last. chains[0]: two nodes a link, false and true. */
#include <assert.h>

#include "logic/finder.h"
#include "logic/fish_templates.h"
#include "logic/rank.h"

enum {
    LINKS_FEWEST = 3,
    LINKS_MOST = 6,
    LINK_ROOM = 4 * NN_LOGIC_HOUSES, /* a line has one way to be split, a box some */
    SIDE_ROOM = 2 * LINK_ROOM,
    SIDE_WORDS = (SIDE_ROOM + 63) / 64,
    TOLD_ROOM = 256,          /* sets of cells; then only those with a cell that is in none */
    LISTING_EFFORT = 20000000 /* links tried for a digit; 9x9 boards have not needed a tenth of them */
};

struct split_house {
    struct nn_cells sides[2];
    int house;
    bool is_grouped;
};

struct link_state {
    int side;   /* where the link is entered; it is left on the other side, side ^ 1 */
    int before; /* the state before it, or -1 */
    int links;  /* until here */
    struct nn_cells way;
};

/* What one search has found: enough to tell it. */
struct link_choice {
    struct nn_rank rank;
    bool is_grouped;
    int digit, count;
    int sides[LINKS_MOST]; /* where each link is entered */
    struct split_house links[LINKS_MOST];
};

struct link_search {
    struct nn_finding *finding;
    bool wants_loops;
    int digit;
    struct split_house links[LINK_ROOM];
    int count;
    uint64_t joined[SIDE_ROOM][SIDE_WORDS]; /* sides that lie in one house with this one */
    struct link_state states[LINK_ROOM * 2];
    int state_count;
    struct link_choice best;
    /* of a digit, where all are wanted */
    struct nn_cells told[TOLD_ROOM], told_cells;
    int told_count, effort;
};

/* ---- the links of a digit -------------------------------------------------------------------- */

static void add_split(struct link_search *search, int house, struct nn_cells one, struct nn_cells other)
{
    if (search->count == LINK_ROOM) return;
    for (int i = search->count - 1; i >= 0 && search->links[i].house == house; i--)
        if (nn_cells_equal(search->links[i].sides[0], one) || /* from another line */
            nn_cells_equal(search->links[i].sides[1], one))
            return;
    const bool is_grouped = nn_cells_count(nn_cells_or(one, other)) > 2;
    search->links[search->count++] = (struct split_house){{one, other}, house, is_grouped};
}

/* Is it one cell, or does it lie in two houses? */
static bool is_group(const struct nn_geometry *geometry, struct nn_cells cells)
{
    const int house = nn_house_around(geometry, cells, 0);
    return house >= 0 && nn_house_around(geometry, cells, house + 1) >= 0;
}

/* The places are a group: each part of them is one, too. */
static void split_group(struct link_search *search, int house, struct nn_cells places)
{
    const int count = nn_cells_count(places);
    for (uint32_t choice = 1; choice < UINT32_C(1) << (count - 1) && search->count < LINK_ROOM; choice++) {
        struct nn_cells one = nn_no_cells();
        uint32_t rest = choice;
        NN_EACH_CELL(cell, places)
        {
            nn_cells_add_if(&one, cell, rest & 1);
            rest >>= 1;
        }
        add_split(search, house, one, nn_cells_less(places, one));
    }
}

/* All ways to split the places in the house into two groups. */
static void split_places(struct link_search *search, int house)
{
    const struct nn_geometry *geometry = search->finding->geometry;
    const struct nn_cells places = nn_grid_places(search->finding->grid, search->digit, house);
    const int kind = nn_kind_of_house(geometry, house);
    if (nn_cells_count(places) == 2 || is_group(geometry, places)) {
        split_group(search, house, places);
        return;
    }
    NN_EACH_CELL(cell, places)
    {
        for (int across = 0; across < NN_HOUSE_KINDS; across++) {
            if ((kind == NN_BOX) == (across == NN_BOX)) continue;
            const struct nn_cells *line = &geometry->house[geometry->house_of[cell][across]];
            const struct nn_cells one = nn_cells_and(places, *line), other = nn_cells_less(places, one);
            if (nn_cells_first(one) == cell && !nn_cells_are_none(other) && is_group(geometry, other))
                add_split(search, house, one, other);
        }
    }
}

static void join_sides(struct link_search *search, int one, int other)
{
    const struct nn_cells here = search->links[one / 2].sides[one % 2];
    const struct nn_cells there = search->links[other / 2].sides[other % 2];
    if (nn_cells_meet(here, there)) return;
    if (nn_house_around(search->finding->geometry, nn_cells_or(here, there), 0) < 0) return;
    search->joined[one][other >> 6] |= nn_bit(other & 63);
    search->joined[other][one >> 6] |= nn_bit(one & 63);
}

static void find_links(struct link_search *search)
{
    search->count = 0;
    for (int house = 0; house < search->finding->geometry->houses; house++)
        if (search->finding->grid->open_places[house][search->digit] >= 2) split_places(search, house);
    for (int side = 0; side < 2 * search->count; side++) {
        for (int word = 0; word < SIDE_WORDS; word++) search->joined[side][word] = 0;
        for (int other = 0; other < side / 2 * 2; other++) join_sides(search, side, other);
    }
}

static struct nn_cells cells_of_link(const struct split_house *link)
{
    return nn_cells_or(link->sides[0], link->sides[1]);
}

static bool are_joined_sides(const struct link_search *search, int one, int other)
{
    return search->joined[one][other >> 6] >> (other & 63) & 1;
}

/* ---- steps ----------------------------------------------------------------------------------- */

static struct nn_cells entry_of(const struct link_choice *choice, int index)
{
    assert(index >= 0 && index < choice->count);
    return choice->links[index].sides[choice->sides[index] % 2];
}

static struct nn_cells exit_of(const struct link_choice *choice, int index)
{
    assert(index >= 0 && index < choice->count);
    return choice->links[index].sides[choice->sides[index] % 2 ^ 1];
}

static struct nn_cells cells_of_links(const struct link_choice *choice)
{
    struct nn_cells cells = nn_no_cells();
    for (int i = 0; i < choice->count; i++) cells = nn_cells_or(cells, cells_of_link(&choice->links[i]));
    return cells;
}

/* What the exit of a link and the entry of the next one rule out together; with a loop, all of these; with
 * a chain, the entry of the first and the exit of the last link. What is in the chain itself is left to the
 * shorter chain that rules it out. */
static struct nn_cells removed_by(const struct link_search *search, const struct link_choice *choice)
{
    const struct nn_grid *grid = search->finding->grid;
    struct nn_cells removed = nn_no_cells();
    for (int i = search->wants_loops ? 0 : choice->count - 1; i < choice->count; i++) {
        const struct nn_cells pair = nn_cells_or(exit_of(choice, i), entry_of(choice, (i + 1) % choice->count));
        removed = nn_cells_or(removed, nn_grid_seen_by_all(grid, choice->digit, pair));
    }
    return search->wants_loops ? removed : nn_cells_less(removed, cells_of_links(choice));
}

static bool report_links(struct link_search *search, const struct link_choice *choice)
{
    struct nn_finding *finding = search->finding;
    struct nn_step *step = &finding->step;
    nn_step_begin(step, search->wants_loops
                            ? NN_X_LOOP
                            : (enum nn_technique)(NN_THREE_STRONG_LINKS + choice->count - LINKS_FEWEST));
    step->digits = UINT32_C(1) << choice->digit;
    step->cells = cells_of_links(choice);
    nn_step_chain(step);
    for (int i = 0; i < choice->count; i++) {
        const struct nn_cells exit = exit_of(choice, i), next = entry_of(choice, (i + 1) % choice->count);
        nn_step_base(step, choice->links[i].house);
        if (search->wants_loops || i + 1 < choice->count)
            nn_step_cover(step, nn_house_around(finding->geometry, nn_cells_or(exit, next), 0));
        nn_step_link(step, entry_of(choice, i), choice->digit, false);
        nn_step_link(step, exit, choice->digit, true);
    }
    nn_step_remove(step, finding->grid, choice->digit, removed_by(search, choice));
    return nn_finding_report(finding);
}

static struct link_choice way_to(const struct link_search *search, int state)
{
    assert(state >= 0 && state < search->state_count);
    struct link_choice choice = {.digit = search->digit, .count = search->states[state].links};
    for (int index = choice.count - 1; index >= 0; index--) {
        const int side = search->states[state].side;
        choice.sides[index] = side;
        choice.links[index] = search->links[side / 2];
        choice.is_grouped |= choice.links[index].is_grouped;
        state = search->states[state].before;
    }
    return choice;
}

static bool is_better_choice(const struct link_choice *a, const struct link_choice *b)
{
    if (!b->rank.removals) return true;
    if (a->is_grouped != b->is_grouped) return b->is_grouped;
    return nn_rank_is_better(&a->rank, &b->rank);
}

static void offer_links(struct link_search *search, int state)
{
    struct link_choice choice = way_to(search, state);
    const struct nn_cells removed = removed_by(search, &choice);
    if (nn_cells_are_none(removed)) return;
    choice.rank.length = choice.count;
    nn_rank_add(&choice.rank, choice.digit, removed);
    if (is_better_choice(&choice, &search->best)) search->best = choice;
}

/* ---- the search ------------------------------------------------------------------------------ */

static bool is_wanted_length(const struct link_search *search, int links)
{
    if (links < LINKS_FEWEST) return false;
    return search->wants_loops ||
           nn_finding_wants(search->finding, (enum nn_technique)(NN_THREE_STRONG_LINKS + links - LINKS_FEWEST));
}

static void add_link_state(struct link_search *search, int before, int side)
{
    assert(search->state_count < SIDE_ROOM);
    const struct link_state *from = before < 0 ? NULL : &search->states[before];
    const struct nn_cells cells = cells_of_link(&search->links[side / 2]);
    search->states[search->state_count++] = (struct link_state){.side = side,
                                                                .before = before,
                                                                .links = from ? from->links + 1 : 1,
                                                                .way = from ? nn_cells_or(from->way, cells) : cells};
}

/* Is this a whole chain, or loop? A chain is told from the end with the lower link, a loop from its lowest link on. */
static bool is_whole(const struct link_search *search, int start, int last, int links)
{
    return is_wanted_length(search, links) && last / 2 >= start / 2 &&
           are_joined_sides(search, last ^ 1, start) == search->wants_loops;
}

/* Walk from "the group on this side does not hold the digit". */
static void walk_links(struct link_search *search, int start)
{
    uint64_t fresh[SIDE_WORDS];
    for (int word = 0; word < SIDE_WORDS; word++) fresh[word] = ~UINT64_C(0);
    search->state_count = 0;
    add_link_state(search, -1, start);
    for (int i = 0; i < search->state_count; i++) {
        const struct link_state at = search->states[i];
        if (is_whole(search, start, at.side, at.links)) offer_links(search, i);
        if (at.links == LINKS_MOST) continue;
        for (int word = 0; word < SIDE_WORDS; word++) {
            uint64_t sides = search->joined[at.side ^ 1][word] & fresh[word];
            while (sides) {
                const int bit = nn_take_bit(&sides), side = word * 64 + bit;
                const bool is_behind = search->wants_loops && side / 2 < start / 2;
                if (is_behind || nn_cells_meet(at.way, cells_of_link(&search->links[side / 2]))) continue;
                fresh[word] &= ~nn_bit(bit);
                add_link_state(search, i, side);
            }
        }
    }
}

/* ---- all of them ----------------------------------------------------------------------------- */

/* Chains of each length are a technique of their own. */
static void forget_told(struct link_search *search)
{
    search->told_count = 0;
    search->told_cells = nn_no_cells();
}

/* Were these cells told together? If not, note it. */
static bool was_told(struct link_search *search, struct nn_cells removed)
{
    for (int i = 0; i < search->told_count; i++)
        if (nn_cells_equal(search->told[i], removed)) return true;
    if (search->told_count == TOLD_ROOM && nn_cells_within(removed, search->told_cells)) return true;
    if (search->told_count < TOLD_ROOM) search->told[search->told_count++] = removed;
    search->told_cells = nn_cells_or(search->told_cells, removed);
    return false;
}

static bool list_whole(struct link_search *search, const struct link_choice *choice)
{
    if (!is_whole(search, choice->sides[0], choice->sides[choice->count - 1], choice->count)) return true;
    const struct nn_cells removed = removed_by(search, choice);
    return nn_cells_are_none(removed) || was_told(search, removed) || report_links(search, choice);
}

static bool list_longer(struct link_search *search, struct link_choice *choice, struct nn_cells way, int links);

static bool list_with(struct link_search *search, struct link_choice *choice, int side, struct nn_cells way, int links)
{
    const struct split_house *const link = &search->links[side / 2];
    if ((link->is_grouped && !choice->is_grouped) || nn_cells_meet(way, cells_of_link(link))) return true;
    if (search->wants_loops && side / 2 < choice->sides[0] / 2) return true;
    choice->sides[choice->count] = side;
    choice->links[choice->count++] = *link;
    const bool goes_on = list_longer(search, choice, nn_cells_or(way, cells_of_link(link)), links);
    choice->count--;
    return goes_on;
}

/* All chains, or loops, of so many links that begin with these. */
static bool list_longer(struct link_search *search, struct link_choice *choice, struct nn_cells way, int links)
{
    if (choice->count == links) return list_whole(search, choice);
    if (nn_finding_is_over(search->finding)) return false;
    if (search->effort-- <= 0) return true;
    const int exit = choice->sides[choice->count - 1] ^ 1;
    for (int word = 0; word < SIDE_WORDS; word++) {
        uint64_t sides = search->joined[exit][word];
        while (sides)
            if (!list_with(search, choice, word * 64 + nn_take_bit(&sides), way, links)) return false;
    }
    return true;
}

/* Those of the digit, with or without groups. */
static bool list_links(struct link_search *search, int links, bool with_groups)
{
    struct link_choice choice = {.digit = search->digit, .is_grouped = with_groups};
    for (int side = 0; side < 2 * search->count; side++) {
        choice.sides[0] = side;
        if (!list_with(search, &choice, side, nn_no_cells(), links)) return false;
    }
    return true;
}

static bool list_digit(struct link_search *search)
{
    search->effort = LISTING_EFFORT;
    for (int links = LINKS_FEWEST; links <= LINKS_MOST; links++) {
        if (!is_wanted_length(search, links)) continue;
        if (links == LINKS_FEWEST || !search->wants_loops) forget_told(search);
        if (!list_links(search, links, false) || !list_links(search, links, true)) return false;
    }
    return true;
}

/* ---- finders --------------------------------------------------------------------------------- */

static bool walk_digit(struct link_search *search)
{
    for (int side = 0; side < 2 * search->count; side++) {
        if (nn_finding_is_over(search->finding)) return false;
        walk_links(search, side);
    }
    return true;
}

static bool find_chained_links(struct nn_finding *finding, bool wants_loops)
{
    struct link_search *search = nn_finding_scratch(finding, NN_SCRATCH_STRONG_LINKS, sizeof *search);
    const struct nn_cells *targets = nn_fish_targets(finding);
    if (!search || !targets) return true;
    search->finding = finding;
    search->wants_loops = wants_loops;
    search->best = (struct link_choice){.count = 0};
    for (int digit = 0; digit < finding->geometry->side; digit++) {
        if (nn_cells_are_none(targets[digit])) continue;
        search->digit = digit;
        find_links(search);
        if (!(finding->options.finds_all ? list_digit : walk_digit)(search)) return false;
    }
    return !search->best.rank.removals || report_links(search, &search->best);
}

bool nn_find_strong_links(struct nn_finding *finding)
{
    return find_chained_links(finding, false);
}

bool nn_find_x_loops(struct nn_finding *finding)
{
    return find_chained_links(finding, true);
}
