/* slow_als_chains.c: chains of four to seven almost locked sets from the definition (slow_als.c).
 *
 * Each set is tied to the next one, by another value than to the one before. If the first set lacks a value z, other than
 * its tie, then it has its tie, so the next set lacks that, and so on; so the last one has z, other than its tie. No set
 * comes twice. If one or two ties join the same two ends by the same first and last tie, it is an ALS-XZ or an
 * ALS-XY-wing. */
#include <string.h>

#include "finders/slow_als.h"

enum { FEWEST_TIES = 3, MOST_TIES = 6, MOST_TIED = 600 };

struct tied_sets {
    int count;
    int sets[MOST_TIED];
};

static struct set_list list;
static struct tied_sets tied[MOST_SETS][SIDE];     /* [set][value] */
static unsigned without[MOST_TIES + 1][MOST_SETS]; /* [ties][set]: the values that it lacks by so many */

static bool tie_sets(void)
{
    for (int set = 0; set < list.count; set++) memset(tied[set], 0, sizeof tied[set]);
    for (int set = 0; set < list.count; set++)
        for (int other = 0; other < list.count; other++) {
            if (set == other) continue;
            EACH_VALUE(slow_ties_of(&list.sets[set], &list.sets[other]))
            {
                struct tied_sets *const there = &tied[set][value];
                if (there->count == MOST_TIED) return false;
                there->sets[there->count++] = other;
            }
        }
    return true;
}

static void tie_on(int set, int tie, int ties)
{
    const struct tied_sets *const there = &tied[set][tie];
    for (int i = 0; i < there->count; i++) without[ties][there->sets[i]] |= 1u << tie;
}

/* Everything that the first set reaches by its tie. */
static void follow_ties(int first, int first_tie)
{
    memset(without, 0, sizeof without);
    tie_on(first, first_tie, 1);
    for (int ties = 1; ties < MOST_TIES; ties++)
        for (int set = 0; set < list.count; set++)
            EACH_VALUE(list.sets[set].values) if (without[ties][set] & ~(1u << value)) tie_on(set, value, ties + 1);
}

/* The end of a chain: chain[ties] and those after it, `end` being the last. Its first one lacks this value; is it joined to
 * chain[0] by this many ties, without any set that is there already? */
static bool is_joined(int chain[MOST_TIES + 1], int end, int ties, int lacked)
{
    if (ties == 1) return without[1][chain[1]] >> lacked & 1;
    const struct tied_sets *const before = &tied[chain[ties]][lacked];
    for (int i = 0; i < before->count; i++) {
        const int set = before->sets[i];
        bool is_used = set == chain[0];
        for (int later = ties; later <= end; later++) is_used |= chain[later] == set;
        if (is_used) continue;
        chain[ties - 1] = set;
        EACH_VALUE(without[ties - 1][set] & ~(1u << lacked)) if (is_joined(chain, end, ties - 1, value)) return true;
    }
    return false;
}

/* Would slow_remove_common note anything new? */
static bool removes_more(const struct slow_board *board, int first, int last, unsigned values,
                         const struct slow_finds *finds)
{
    const struct set *const a = &list.sets[first], *const b = &list.sets[last];
    EACH_VALUE(values & a->values & b->values)
    if (a->seen[value] & b->seen[value] & board->places[value] & ~finds->removed[value]) return true;
    return false;
}

static void use_end(const struct slow_board *board, int first, int first_tie, int last, struct slow_finds *finds)
{
    for (int ties = FEWEST_TIES; ties <= MOST_TIES; ties++)
        EACH_VALUE(without[ties][last] & ~without[1][last] & ~without[2][last])
        {
            const unsigned values = ~(1u << first_tie | 1u << value);
            int chain[MOST_TIES + 1] = {first};
            chain[ties] = last;
            if (removes_more(board, first, last, values, finds) && is_joined(chain, ties, ties, value))
                slow_remove_common(board, &list.sets[first], &list.sets[last], values, 0, finds);
        }
}

static void use_start(const struct slow_board *board, int first, int first_tie, struct slow_finds *finds)
{
    follow_ties(first, first_tie);
    for (int last = 0; last < list.count; last++)
        if (last != first) use_end(board, first, first_tie, last, finds);
}

static void find_als_chains(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    slow_list_sets(board, &list);
    if (!tie_sets()) return;
    for (int first = 0; first < list.count; first++)
        EACH_VALUE(list.sets[first].values) use_start(board, first, value, finds);
}

static const struct slow_finder finders[] = {{.technique = "ALS chain", .find = find_als_chains}};

const struct slow_family slow_als_chains = {.name = "als_chains", .finders = finders, .count = 1, .quick = 5};
