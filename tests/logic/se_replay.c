/* se_replay.c: follow step lists that Sudoku Explainer printed, and compare its chains with ours.
 *
 *     se_replay FILE [-v]
 *
 * FILE has "PUZZLE <81 characters>" and then, for each step, rating, the values after it and its name with
 * details, with tabs between them. At every chain step our producers are asked in SE's order at the position
 * before it. "same": name, details and rating agree; else the details or the rating differ. Steps of other
 * techniques are only applied; where the text does not say what a step removes, the rest of the puzzle is
 * left out. With -v the differences are printed. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "logic/forcing/forcer.h"

enum { SAME, RATING, DETAILS, NAME, NOTHING, KINDS };

static struct tally {
    char name[64];
    int kind[KINDS];
} tallies[64];

static struct {
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding;
    bool is_lost; /* the marks are not known any more */
    bool is_verbose;
} se;

static struct tally *tally_of(const char *name)
{
    struct tally *tally = tallies;
    while (tally->name[0] && strcmp(tally->name, name)) tally++;
    snprintf(tally->name, sizeof tally->name, "%s", name);
    return tally;
}

/* ---- what a printed step does ---------------------------------------------------------------- */

/* Every rXcY in the text up to `end`. */
static struct nn_cells read_cells(const char *text, const char *end, int *first)
{
    struct nn_cells cells = nn_no_cells();
    *first = -1;
    for (; text + 3 < end; text++) {
        if (text[0] != 'r' || !isdigit((unsigned char)text[1]) || text[2] != 'c') continue;
        const int cell = (text[1] - '1') * 9 + text[3] - '1';
        if (*first < 0) *first = cell;
        nn_cells_add(&cells, cell);
    }
    return cells;
}

/* The digits in "4,6 in block" or "2, 5". */
static uint32_t read_digits(const char *text)
{
    uint32_t digits = 0;
    for (; *text && !isalpha((unsigned char)*text); text++)
        if (isdigit((unsigned char)*text)) digits |= UINT32_C(1) << (*text - '1');
    return digits;
}

static void strike(struct nn_cells cells, uint32_t digits)
{
    NN_EACH_CELL(cell, cells)
    for (uint64_t here = se.grid.candidates[cell] & digits; here;) nn_grid_remove(&se.grid, cell, nn_take_bit(&here));
}

static struct nn_cells house_of_kind(const char *text, struct nn_cells cells)
{
    const int kind = strstr(text, "block") ? NN_BOX : strstr(text, "row") ? NN_ROW : NN_COLUMN;
    return se.geometry.house[se.geometry.house_of[nn_cells_first(cells)][kind]];
}

static void strike_fish(const char *details, struct nn_cells cells, uint32_t digits)
{
    const char *const rows = strstr(details, "rows"), *const columns = strstr(details, "columns");
    const int cover = rows && columns && rows < columns ? NN_COLUMN : NN_ROW;
    const int base = cover == NN_ROW ? NN_COLUMN : NN_ROW;
    struct nn_cells struck = nn_no_cells();
    NN_EACH_CELL(cell, cells)
    struck = nn_cells_or(struck, se.geometry.house[se.geometry.house_of[cell][cover]]);
    NN_EACH_CELL(cell, cells)
    struck = nn_cells_less(struck, se.geometry.house[se.geometry.house_of[cell][base]]);
    strike(struck, digits);
}

static void strike_wing(struct nn_cells cells, int pivot, bool is_xyz, uint32_t digits)
{
    if (!is_xyz) nn_cells_drop(&cells, pivot);
    strike(nn_common_peers(&se.geometry, cells), digits);
}

/* Cells of a rectangle or loop with more than its two digits. */
static struct nn_cells cells_with_extras(struct nn_cells cells, uint32_t pair)
{
    struct nn_cells extras = nn_no_cells();
    NN_EACH_CELL(cell, cells) if (se.grid.candidates[cell] & ~pair) nn_cells_add(&extras, cell);
    return extras;
}

static bool strike_rectangle(const char *name, struct nn_cells cells, uint32_t pair)
{
    const struct nn_cells extras = cells_with_extras(cells, pair);
    uint32_t more = 0;
    NN_EACH_CELL(cell, extras) more |= se.grid.candidates[cell] & ~pair;
    if (strstr(name, "type 1")) {
        strike(extras, pair);
    } else if (strstr(name, "type 2")) {
        strike(nn_common_peers(&se.geometry, extras), more);
    } else if (strstr(name, "type 4")) {
        for (uint64_t locked = pair; locked;) {
            const int digit = nn_take_bit(&locked);
            for (int house = nn_house_around(&se.geometry, extras, 0); house >= 0;
                 house = nn_house_around(&se.geometry, extras, house + 1))
                if (nn_cells_equal(nn_grid_places(&se.grid, digit, house), extras)) {
                    strike(extras, pair & ~(UINT32_C(1) << digit));
                    return true;
                }
        }
        return false;
    } else {
        return false;
    }
    return true;
}

/* What is printed as "Name: Cells r1c2,r3c4: 5 in block". False: the text does not say enough. */
static bool strike_printed(const char *name, const char *details)
{
    const char *digits_at = strchr(details, ':');
    const bool is_on = !digits_at && (digits_at = strstr(details, " on "));
    if (!digits_at) return false;
    int first;
    const struct nn_cells cells = read_cells(details, digits_at, &first);
    digits_at += is_on ? 4 : 1;
    if (!strncmp(digits_at, "value ", 6)) digits_at += 6;
    const uint32_t digits = read_digits(digits_at);
    if (strstr(name, "Wing") && name[0] == 'X' && name[1] == 'Y') strike_wing(cells, first, name[2] == 'Z', digits);
    else if (!strcmp(name, "Pointing") || !strcmp(name, "Claiming"))
        strike(nn_common_peers(&se.geometry, cells), digits);
    else if (!strncmp(name, "Naked", 5)) strike(nn_cells_less(house_of_kind(details, cells), cells), digits);
    else if (!strncmp(name, "Hidden", 6)) strike(cells, ~digits);
    else if (!strcmp(name, "X-Wing") || !strcmp(name, "Swordfish") || !strcmp(name, "Jellyfish"))
        strike_fish(digits_at, cells, digits);
    else if (!strncmp(name, "Unique", 6)) return strike_rectangle(name, cells, digits);
    else return false;
    return true;
}

static bool place_printed(const char *values)
{
    bool is_any = false;
    for (int cell = 0; cell < 81; cell++) {
        if (values[cell] == '.' || se.grid.value[cell] != NN_EMPTY) continue;
        if (!nn_grid_has(&se.grid, cell, values[cell] - '1')) return false;
        nn_grid_place(&se.grid, cell, values[cell] - '1');
        is_any = true;
    }
    if (!is_any) return false;
    return true;
}

/* ---- ours --------------------------------------------------------------------------------------- */

static void print_fact(char *text, size_t size, int cell, int digit, const char *state)
{
    snprintf(text, size, "r%dc%d.%d%s", cell / 9 + 1, cell % 9 + 1, digit + 1, state);
}

static void describe(const struct nn_forcer *forcer, const struct nn_hint *hint, char name[64], char details[128])
{
    static const char *const houses[] = {"row", "column", "block"};
    char end[32], start[32];
    const struct nn_target *const target = &forcer->targets[hint->first_target];
    print_fact(end, sizeof end, hint->cell, hint->digit, hint->is_on ? " on" : " off");
    print_fact(start, sizeof start, hint->source, hint->source_digit,
               hint->kind == NN_HINT_DOUBLE ? " on & off"
               : hint->is_source_on         ? " on"
                                            : " off");
    const char *named = "Forcing Chain";
    snprintf(details, 128, "%s", end);
    if (hint->is_cycle) {
        named = hint->kind == NN_HINT_X   ? "Bidirectional X-Cycle"
                : hint->kind == NN_HINT_Y ? "Bidirectional Y-Cycle"
                                          : "Bidirectional Cycle";
        if (hint->kind == NN_HINT_X && hint->complexity == 4) named = "Generalized X-Wing";
        details[0] = 0;
    } else if (hint->kind == NN_HINT_X) {
        named = hint->complexity == 6 ? "Turbot Fish" : "Forcing X-Chain";
    } else if (hint->kind == NN_HINT_CONTRADICTION) {
        named = forcer->producer == NN_PRODUCE_NISHIO ? "Nishio Forcing Chain" : "Contradiction Forcing Chain";
        const struct nn_statement_fact *const clash = &target->branch->facts[target->fact];
        print_fact(end, sizeof end, clash->cell, clash->digit, "");
        snprintf(details, 128, "%s ==> %s both on & off", start, end);
    } else if (hint->kind == NN_HINT_DOUBLE) {
        named = "Double Forcing Chain";
        snprintf(details, 128, "%s ==> %s", start, end);
    } else if (hint->kind == NN_HINT_CELL) {
        named = "Cell Forcing Chains";
        snprintf(details, 128, "r%dc%d ==> %s", hint->source / 9 + 1, hint->source % 9 + 1, end);
    } else if (hint->kind == NN_HINT_HOUSE) {
        named = "Region Forcing Chains";
        snprintf(details, 128, "%d in %s ==> %s", hint->source_digit + 1,
                 houses[nn_kind_of_house(forcer->geometry, hint->source)], end);
    }
    snprintf(name, 64, "%s", named);
}

static const struct nn_hint *find_best(struct nn_forcer *forcer)
{
    static const struct {
        enum nn_producer producer;
        int level;
    } rows[] = {{NN_PRODUCE_PLAIN, 0},   {NN_PRODUCE_NISHIO, 0},  {NN_PRODUCE_MULTIPLE, 0},
                {NN_PRODUCE_DYNAMIC, 0}, {NN_PRODUCE_DYNAMIC, 1}, {NN_PRODUCE_DYNAMIC, 2},
                {NN_PRODUCE_DYNAMIC, 3}, {NN_PRODUCE_DYNAMIC, 4}, {NN_PRODUCE_DYNAMIC, 5}};
    forcer->is_best_enough = true;
    for (int i = 0; i < 9; i++) {
        nn_force_search(forcer, rows[i].producer, rows[i].level);
        if (forcer->hint_count) return &forcer->hints[0];
    }
    return NULL;
}

static int tenths(double difficulty)
{
    return (int)((difficulty + 0.05) * 10);
}

/* ---- following -------------------------------------------------------------------------------------- */

static void apply_hint(const struct nn_forcer *forcer, const struct nn_hint *hint)
{
    if (hint->is_cycle) {
        for (int digit = 0; digit < 9; digit++)
            strike(forcer->effects[hint->effect].removed[digit], UINT32_C(1) << digit);
    } else if (hint->is_on) {
        nn_grid_place(&se.grid, hint->cell, hint->digit);
    } else {
        nn_grid_remove(&se.grid, hint->cell, hint->digit);
    }
}

/* "... r8c4.5 off" at the end of the details. */
static void apply_printed_chain(const char *details, const char *values)
{
    const char *state = strrchr(details, ' ');
    if (strstr(details, "both on & off")) {
        int cell;
        read_cells(details, strchr(details, '.'), &cell);
        const int digit = strchr(details, '.')[1] - '1';
        if (!place_printed(values) && nn_grid_has(&se.grid, cell, digit)) nn_grid_remove(&se.grid, cell, digit);
    } else if (state && !strcmp(state, " off")) {
        const int cell = (state[-5] - '1') * 9 + state[-3] - '1';
        if (nn_grid_has(&se.grid, cell, state[-1] - '1')) nn_grid_remove(&se.grid, cell, state[-1] - '1');
    } else if (!place_printed(values)) {
        se.is_lost = true;
    }
}

static void follow_chain(const char *rating, const char *values, const char *name, const char *details)
{
    char our_name[64] = "", our_details[128] = "";
    struct nn_forcer *const forcer = nn_forcer_for(&se.finding);
    const struct nn_hint *const hint = find_best(forcer);
    const int theirs = (int)(strtod(rating, NULL) * 10 + 0.5);
    int kind = NOTHING;
    if (hint) {
        describe(forcer, hint, our_name, our_details);
        kind = strcmp(our_name, name)                            ? NAME
               : !hint->is_cycle && strcmp(our_details, details) ? DETAILS
               : tenths(hint->difficulty) != theirs              ? RATING
                                                                 : SAME;
    }
    tally_of(name)->kind[kind]++;
    if (se.is_verbose && kind != SAME)
        printf("%s %s: %s\n   ours: %d %s: %s (%d)\n", rating, name, details, hint ? tenths(hint->difficulty) : 0,
               our_name, our_details, hint ? hint->complexity : 0);
    if (kind == SAME && hint->is_cycle) apply_hint(forcer, hint);
    else if (strstr(name, "ycle")) se.is_lost = true;
    else apply_printed_chain(details, values);
}

static void follow(char *line)
{
    char *const values = strchr(line, '\t'), *const text = values ? strchr(values + 1, '\t') : NULL;
    if (!text || se.is_lost) return;
    line[strcspn(line, "\n")] = 0;
    *values = *text = 0;
    char *const details = strchr(text + 1, ':');
    if (!details) return;
    *details = 0;
    const char *const name = text + 1;
    if (strstr(name, "Chain") || strstr(name, "ycle") || strstr(name, "Turbot"))
        follow_chain(line, values + 1, name, details + 2);
    else if (!place_printed(values + 1) && !strike_printed(name, details + 2)) se.is_lost = true;
}

static void load(const char *puzzle, nonet_board *board)
{
    for (int cell = 0; cell < 81; cell++) board->cells[cell] = (uint8_t)(puzzle[cell] == '.' ? 0 : puzzle[cell] - '0');
    nn_grid_load(&se.grid, &se.geometry, &board->position);
    se.is_lost = false;
}

int main(int argc, char **argv)
{
    if (argc < 2) return fprintf(stderr, "usage: se_replay FILE [-v]\n"), 2;
    FILE *const file = fopen(argv[1], "r");
    if (!file) return perror(argv[1]), 2;
    se.is_verbose = argc > 2;
    nonet_layout *layout;
    nonet_board *board;
    if (nonet_layout_new(3, 3, &layout) || nonet_board_new(layout, false, &board)) return 2;
    nn_geometry_init(&se.geometry, layout);
    se.finding.grid = &se.grid;
    se.finding.geometry = &se.geometry;

    static char line[1 << 12];
    while (fgets(line, sizeof line, file)) {
        if (!strncmp(line, "PUZZLE ", 7)) load(line + 7, board);
        else follow(line);
    }
    printf("%-32s %7s %7s %8s %7s %8s\n", "theirs", "same", "rating", "details", "name", "nothing");
    for (const struct tally *tally = tallies; tally->name[0]; tally++)
        printf("%-32s %7d %7d %8d %7d %8d\n", tally->name, tally->kind[SAME], tally->kind[RATING], tally->kind[DETAILS],
               tally->kind[NAME], tally->kind[NOTHING]);
    nn_finding_release(&se.finding);
    nonet_board_free(board);
    nonet_layout_free(layout);
    fclose(file);
    return 0;
}
