/* step_filter.c: see step_filter.h. */
#include "options/step_filter.h"

#include <ctype.h>
#include <string.h>

#include "options/option_values.h"

bool has_step_filter(const struct step_filter *filter)
{
    return filter->cell || filter->value;
}

/* ---- which steps -------------------------------------------------------------------------------- */

/* The symbol in upper or lower case, as readers accept it, or NULL. */
static const char *find_symbol(const char *symbols, char name, int side)
{
    const unsigned char character = (unsigned char)name;
    const char *const symbol = memchr(symbols, character, (size_t)side);
    const char *const upper = symbol ? symbol : memchr(symbols, toupper(character), (size_t)side);
    return upper ? upper : memchr(symbols, tolower(character), (size_t)side);
}

/* A character is a symbol of the puzzle if there is such a symbol, otherwise a number. 0: there is no such value. */
static int value_named(const char *name, const char *symbols, int side)
{
    const char *const symbol = symbols && !name[1] ? find_symbol(symbols, name[0], side) : NULL;
    const int number = symbol ? (int)(symbol - symbols) + 1 : (int)whole_number(name, NONET_MAX_SIDE);
    return number <= side ? number : 0;
}

int step_filter_value(const struct step_filter *filter, const char *symbols, int side)
{
    return filter->value ? value_named(filter->value, symbols, side) : 0;
}

int step_filter_cell(const struct step_filter *filter, const nonet_layout *layout)
{
    return filter->cell ? nonet_layout_cell_find(layout, filter->cell) : -1;
}

/* ---- options ------------------------------------------------------------------------------------ */

/* The board is not known yet, so accept cells of the largest. */
static const char *set_cell(void *field, const char *value)
{
    struct step_filter *const filter = field;
    nonet_layout *largest;
    if (nonet_layout_new(NONET_MAX_BOX, NONET_MAX_BOX, &largest) != NONET_OK) return "out of memory";
    const bool is_cell = nonet_layout_cell_find(largest, value) >= 0;
    nonet_layout_free(largest);
    filter->cell = value;
    return is_cell ? NULL : "not a cell, as in r3c7";
}

static const char *set_value(void *field, const char *value)
{
    const char **const wanted = field;
    const bool is_symbol = value[0] > ' ' && !value[1];
    *wanted = value;
    return is_symbol || whole_number(value, NONET_MAX_SIDE) ? NULL : "neither a symbol nor a whole number from 1 to 64";
}

static const struct option step_filter_options[] = {
    {0, "cell", "CELL", "show only steps that place or remove something in this cell, such as r3c7", set_cell, NULL, 0},
    {0, "value", "VALUE", "show only steps that place or remove this value: a symbol of the puzzle, or a number",
     set_value, NULL, offsetof(struct step_filter, value)},
    {0},
};

const struct option_group options_step_filter = {"Which steps", step_filter_options, NULL, NULL};
