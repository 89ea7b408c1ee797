/* names.c: see names.h. */
#include "board/names.h"

#include <stdio.h>
#include <string.h>

#include "base/text_out.h"

static const char *const kinds[] = {[NONET_HOUSE_ROW] = "row",
                                    [NONET_HOUSE_COLUMN] = "column",
                                    [NONET_HOUSE_BOX] = "box",
                                    [NONET_HOUSE_EXTRA] = "house"};

const char *nonet_house_kind_name(nonet_house_kind kind)
{
    if (kind == NONET_HOUSE_EXTRA) return "extra";
    return (unsigned)kind < NONET_HOUSE_EXTRA ? kinds[kind] : "";
}

struct nn_name nn_cell_name(int side, int cell)
{
    struct nn_name name;
    snprintf(name.text, sizeof name.text, "r%dc%d", cell / side + 1, cell % side + 1);
    return name;
}

struct nn_name nn_value_name(int side, int value, const char *symbols)
{
    struct nn_name name;
    const bool has_symbol = symbols && strlen(symbols) >= (size_t)side && value >= 1 && value <= side;
    if (has_symbol) snprintf(name.text, sizeof name.text, "%c", symbols[value - 1]);
    else snprintf(name.text, sizeof name.text, "%d", value);
    return name;
}

/* Counted from 1 among the houses of its kind. */
static int number_of_house(const nonet_layout *layout, int house)
{
    const int kind = (int)nonet_layout_house_kind(layout, house);
    return house - kind * nonet_layout_side(layout) + 1;
}

struct nn_name nn_house_name(const nonet_layout *layout, int house)
{
    struct nn_name name;
    snprintf(name.text, sizeof name.text, "%s %d", kinds[nonet_layout_house_kind(layout, house)],
             number_of_house(layout, house));
    return name;
}

struct nn_name nn_house_short_name(const nonet_layout *layout, int house)
{
    struct nn_name name;
    snprintf(name.text, sizeof name.text, "%c%d", kinds[nonet_layout_house_kind(layout, house)][0],
             number_of_house(layout, house));
    return name;
}

static size_t give_name(const char *text, char *buffer, size_t size)
{
    const int length = snprintf(buffer, nn_text_room(buffer, size), "%s", text);
    return (size_t)length;
}

size_t nonet_layout_cell_text(const nonet_layout *layout, int cell, char *buffer, size_t size)
{
    const bool is_there = cell >= 0 && cell < nonet_layout_cells(layout);
    return give_name(is_there ? nn_cell_name(nonet_layout_side(layout), cell).text : "", buffer, size);
}

size_t nonet_layout_house_text(const nonet_layout *layout, int house, bool is_short, char *buffer, size_t size)
{
    const bool is_there = house >= 0 && house < nonet_layout_houses(layout);
    struct nn_name name = {""};
    if (is_there) name = is_short ? nn_house_short_name(layout, house) : nn_house_name(layout, house);
    return give_name(name.text, buffer, size);
}

/* ---- by their names ---------------------------------------------------------------------------------- */

/* Read a number from 1 to `most` without leading zeros and move `*text` past it; 0: there is none. */
static int read_number(const char **text, int most)
{
    int number = 0;
    if (**text == '0') return 0;
    for (; **text >= '0' && **text <= '9'; ++*text) {
        number = 10 * number + **text - '0';
        if (number > most) return 0;
    }
    return number;
}

int nonet_layout_cell_find(const nonet_layout *layout, const char *name)
{
    const int side = nonet_layout_side(layout);
    if (!layout || !name || *name++ != 'r') return -1;
    const int row = read_number(&name, side);
    if (!row || *name++ != 'c') return -1;
    const int column = read_number(&name, side);
    return column && !*name ? (row - 1) * side + column - 1 : -1;
}

int nonet_layout_house_find(const nonet_layout *layout, const char *name)
{
    if (!name) return -1;
    for (int house = 0; house < nonet_layout_houses(layout); house++)
        if (strcmp(nn_house_name(layout, house).text, name) == 0 ||
            strcmp(nn_house_short_name(layout, house).text, name) == 0)
            return house;
    return -1;
}
