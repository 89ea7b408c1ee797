/* slow_strong_links.c: chains and loops of strong links with groups, from the definition.
 *
 * A group is a cell, or cells that a line and a box share. A strong link is a house whose places of the value are two
 * groups. Links without a common cell are chained where a group of one and a group of the next lie in one house; each
 * link is entered by one group and left by the other. A chain of n links removes the value from what sees all of the two
 * free groups and is not in the chain; if these lie in one house, too, it is a loop, which removes it from whatever sees
 * all of two groups that are joined. Loops have three to six links. */
#include "finders/slow_finder.h"

enum { MOST_LINKS = 6, LOOP = 0, LINK_ROOM = 1000 };

struct strong_link {
    cell_set groups[2];
};

struct chaining {
    const struct slow_board *board;
    struct slow_finds *finds;
    int value, wanted; /* so many links, or LOOP */
    struct strong_link links[LINK_ROOM];
    int link_count;
    cell_set entries[MOST_LINKS], exits[MOST_LINKS]; /* of the chain */
    int count;
};

static bool lie_in_one_house(cell_set cells)
{
    for (int house = 0; house < HOUSES; house++)
        if (!(cells & ~house_cells[house])) return true;
    return false;
}

static bool is_group(cell_set cells)
{
    int houses = 0;
    for (int house = 0; house < HOUSES; house++) houses += !(cells & ~house_cells[house]);
    return cells && houses >= 2;
}

/* All ways to split the places of a house. */
static void split_house(struct chaining *chaining, cell_set places)
{
    if (count_cells(places) < 2) return;
    const cell_set first = places & -places;
    for (cell_set one = places; one; one = (one - 1) & places)
        if (one & first && is_group(one) && is_group(places & ~one) && chaining->link_count < LINK_ROOM)
            chaining->links[chaining->link_count++] = (struct strong_link){{one, places & ~one}};
}

static void note_links(const struct chaining *chaining)
{
    const int last = chaining->count - 1;
    const bool is_loop = lie_in_one_house(chaining->entries[0] | chaining->exits[last]);
    cell_set own = 0, removed = seen_by_all(chaining->entries[0] | chaining->exits[last]);
    if (is_loop != (chaining->wanted == LOOP)) return;
    for (int i = 0; i <= last; i++) own |= chaining->entries[i] | chaining->exits[i];
    if (!is_loop) removed &= ~own;
    for (int i = 0; is_loop && i < last; i++) removed |= seen_by_all(chaining->exits[i] | chaining->entries[i + 1]);
    slow_remove(chaining->finds, chaining->board, chaining->value, removed, is_loop ? chaining->count : 0);
}

static void add_link(struct chaining *chaining, cell_set own)
{
    const int most = chaining->wanted == LOOP ? MOST_LINKS : chaining->wanted;
    if (chaining->count >= 3 && (chaining->wanted == LOOP || chaining->count == chaining->wanted)) note_links(chaining);
    if (chaining->count == most) return;
    for (int i = 0; i < chaining->link_count; i++)
        for (int side = 0; side < 2; side++) {
            const cell_set entry = chaining->links[i].groups[side], exit = chaining->links[i].groups[!side];
            if ((entry | exit) & own) continue;
            if (chaining->count && !lie_in_one_house(chaining->exits[chaining->count - 1] | entry)) continue;
            chaining->entries[chaining->count] = entry;
            chaining->exits[chaining->count++] = exit;
            add_link(chaining, own | entry | exit);
            chaining->count--;
        }
}

static void find_strong_links(const struct slow_board *board, int wanted, struct slow_finds *finds)
{
    static struct chaining chaining;
    chaining.board = board;
    chaining.finds = finds;
    chaining.wanted = wanted;
    for (chaining.value = 0; chaining.value < SIDE; chaining.value++) {
        chaining.link_count = chaining.count = 0;
        for (int house = 0; house < HOUSES; house++)
            split_house(&chaining, board->places[chaining.value] & house_cells[house]);
        add_link(&chaining, 0);
    }
}

static int links_of(const nonet_step *step)
{
    return (int)step->chains[0].count / 2;
}

static const struct slow_finder finders[] = {
    {.technique = "n027", .find = find_strong_links, .argument = 3},
    {.technique = "n028", .find = find_strong_links, .argument = 4},
    {.technique = "n029", .find = find_strong_links, .argument = 5},
    {.technique = "n030", .find = find_strong_links, .argument = 6},
    {.technique = "n031", .find = find_strong_links, .argument = LOOP, .length = links_of},
};

const struct slow_family slow_strong_links = {
    .name = "strong_links", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 100};
