/* fuzz_names.c: any text as a name, and any number as that of something: of techniques and groups of them, levels,
 * notations, symbols, engines, cells and houses. What is found answers to its own name and to the same in capitals, and
 * numbers of nothing have no name. */
#include <ctype.h>
#include <nonet.h>

#include "fuzz/fuzz_input.h"

static char *capitals(const char *name)
{
    char *const copy = malloc(strlen(name) + 1);
    if (!copy) abort();
    for (size_t at = 0; at <= strlen(name); at++) copy[at] = (char)toupper((unsigned char)name[at]);
    return copy;
}

static size_t technique_count(void)
{
    static size_t count;
    while (nonet_technique_at(count)) count++;
    return count;
}

static size_t count_members(const bool *members)
{
    size_t count = 0;
    for (size_t technique = 0; technique < NONET_MAX_TECHNIQUES; technique++) {
        REQUIRE(!members[technique] || technique < technique_count());
        count += members[technique];
    }
    return count;
}

static void check_technique(const char *name)
{
    bool members[NONET_MAX_TECHNIQUES], same_members[NONET_MAX_TECHNIQUES];
    char *const loud = capitals(name);
    const int technique = nonet_technique_find(name);
    REQUIRE(technique == nonet_technique_find(loud));
    const size_t count = nonet_technique_group(name, members);
    REQUIRE(count == nonet_technique_group(loud, same_members) && count == count_members(members));
    REQUIRE(memcmp(members, same_members, sizeof members) == 0);
    if (technique >= 0) {
        const nonet_technique *const found = nonet_technique_at((size_t)technique);
        REQUIRE(found && nonet_technique_find(found->name) == technique);
        REQUIRE(nonet_technique_find(found->code) >= 0 && members[technique]);
        REQUIRE(nonet_technique_weight(technique) >= 0);
    }
    free(loud);
}

static void check_level(const char *name)
{
    char *const loud = capitals(name);
    const int level = nonet_level_find(name);
    REQUIRE(level == nonet_level_find(loud) && level <= nonet_level_hardest());
    if (level >= 0) REQUIRE(nonet_level_find(nonet_level_at((size_t)level)->name) == level);
    free(loud);
}

static void check_places(const nonet_layout *layout, const char *name)
{
    char text[24];
    const int cell = nonet_layout_cell_find(layout, name), house = nonet_layout_house_find(layout, name);
    REQUIRE(cell < nonet_layout_cells(layout) && house < nonet_layout_houses(layout));
    REQUIRE(cell < 0 || house < 0);
    if (cell >= 0) {
        REQUIRE(nonet_layout_cell_text(layout, cell, text, sizeof text) < 16);
        REQUIRE(nonet_layout_cell_find(layout, text) == cell);
    }
    for (int is_short = 0; house >= 0 && is_short < 2; is_short++) {
        REQUIRE(nonet_layout_house_text(layout, house, is_short, text, sizeof text) < sizeof text);
        REQUIRE(nonet_layout_house_find(layout, text) == house);
    }
}

static void check_style(const char *name, const nonet_layout *layout)
{
    nonet_style style;
    const nonet_status status = nonet_style_find(name, &style);
    REQUIRE(status == NONET_OK || status == NONET_ERR_ARG);
    if (status == NONET_OK) REQUIRE(style.notation && style.notation->name[0]);
    const char *const symbols = nonet_symbols_find(name);
    if (symbols) REQUIRE(strlen(symbols) >= 2 && strlen(symbols) <= 64);
    REQUIRE(!nonet_engine_takes(name, layout) || strlen(name) > 2);
}

/* The numbers of an enumeration that have names are 0 (or 1) to some number. */
static void check_number(uint64_t number, const nonet_layout *layout)
{
    const int small = (int)(uint32_t)number;
    char text[24];
    nonet_cells cells;
    nonet_houses houses;
    REQUIRE((nonet_technique_weight(small) >= 0) == (small >= 0 && (size_t)small < technique_count()));
    REQUIRE((nonet_technique_at(number) != NULL) == (number < technique_count()));
    REQUIRE((nonet_level_at(number) != NULL) == (number <= (uint64_t)nonet_level_hardest()));
    REQUIRE((nonet_layout_cell_text(layout, small, text, sizeof text) > 0) ==
            (small >= 0 && small < nonet_layout_cells(layout)));
    nonet_layout_house_cells(layout, small, &cells);
    REQUIRE((nonet_layout_house_text(layout, small, false, text, sizeof text) > 0) == (cells.count > 0));
    nonet_layout_cell_houses(layout, small, &houses);
    REQUIRE((houses.count > 0) == (small >= 0 && small < nonet_layout_cells(layout)));
    REQUIRE(nonet_layout_house_kind(layout, small) <= NONET_HOUSE_EXTRA);
    (void)nonet_notation_at(number), (void)nonet_scale_at(number), (void)nonet_sample_set_at(number);
    (void)nonet_engine_name(number), (void)nonet_batch_cpu_name(number), (void)nonet_symmetry_name(number);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input input = {data, size};
    nonet_layout *layout;
    const int rows = input_below(&input, 9), columns = input_below(&input, 9);
    const nonet_status status = nonet_layout_new(rows, columns, &layout);
    REQUIRE((status == NONET_OK) == (rows && columns));
    REQUIRE((status == NONET_OK) == !nonet_layout_problem(rows, columns));
    const uint64_t number = input_number(&input);
    if (status == NONET_OK) check_number(number, layout);
    for (int names = 0; input.left && names < 20; names++) {
        char *const name = input_text(&input);
        check_technique(name);
        check_level(name);
        if (status == NONET_OK) check_places(layout, name);
        if (status == NONET_OK) check_style(name, layout);
        free(name);
    }
    nonet_layout_free(layout);
    return 0;
}
