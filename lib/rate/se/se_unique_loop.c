/* se_unique_loop.c: unique rectangles and loops, types 1 to 4.
 *
 * From each cell with two candidates a and b, walks through cells that hold both, always changing the kind of house
 * (block, row, column are tried in this order), are followed depth first until they close. Cells with further
 * candidates, extras, may take part while at most two of them do, or while all extras are one digit. The rating's
 * program forgets to take back the extras of the cells that it has tried before as the next one: the test for one
 * digit sees them still, and so does ours. What was seen further on from such a cell is forgotten.
 *
 * A loop is deadly, and counts, if each house that it visits is visited once by its even and once by its odd cells. So
 * a cell that is alone in one of its houses is in none, and when such cells are gone, others are alone: what remains is
 * the core, mostly nothing. A walk stays in it, and is left when a house has two even or two odd cells or cannot get
 * both: as what it would have seen is forgotten, that changes nothing for the others. Only the extras of the cell
 * itself, the first that is not walked to, are looked at.
 *
 * All hints of the board are compared: the easiest counts, then the lowest type, then the one found first. */
#include "rate/se/se_hint.h"
#include "rate/se/se_tuples.h"

enum { LONGEST_LOOP = 18, MOST_KNOWN = 256 }; /* two cells of each row */

struct loop_search {
    const struct nn_se_board *board;
    struct nn_se_hint *best, trial;
    int best_type;
    bool is_found;
    int loop[LONGEST_LOOP + 1], length;
    int longest;                /* longer loops are harder than what is known */
    struct nn_cells both, free; /* cells that hold a and b; those of them that are not in the walk */
    struct nn_cells core, pure; /* those of them that can be in a loop; of these, those without extras */
    struct nn_cells open[2];    /* those that no even, or no odd, cell of the walk sees */
    uint32_t visited[2];        /* houses, by the even and by the odd cells of the walk */
    int a, b;
    unsigned seen_extras; /* of the walk, and of all cells tried so far as the next one of any of its cells */
    struct nn_cells known[MOST_KNOWN]; /* loops whose hints are known: they come again from other cells */
    int known_count;
};

/* ---- hints of one loop --------------------------------------------------------------------------- */

static double base_rating(int length)
{
    return length == 4 ? 4.5 : length == 6 ? 4.6 : length == 8 ? 4.7 : 5.0;
}

static const char *loop_name(int length, int type)
{
    static const char *const names[][4] = {
        {"Unique Rectangle type 1", "Unique Rectangle type 2", "Unique Rectangle type 3", "Unique Rectangle type 4"},
        {"Unique Loop 6 type 1", "Unique Loop 6 type 2", "Unique Loop 6 type 3", "Unique Loop 6 type 4"},
        {"Unique Loop 8 type 1", "Unique Loop 8 type 2", "Unique Loop 8 type 3", "Unique Loop 8 type 4"},
        {"Unique Loop 10 type 1", "Unique Loop 10 type 2", "Unique Loop 10 type 3", "Unique Loop 10 type 4"},
        {"Unique Loop type 1", "Unique Loop type 2", "Unique Loop type 3", "Unique Loop type 4"},
    };
    return names[length > 10 ? 4 : length / 2 - 2][type - 1];
}

static void offer(struct loop_search *search, const struct nn_se_hint *hint, int type)
{
    if (!nn_se_hint_does_something(hint)) return;
    const bool is_better = !search->is_found || hint->rating < search->best->rating ||
                           (hint->rating == search->best->rating && type < search->best_type);
    if (!is_better) return;
    *search->best = *hint;
    search->best->name = loop_name(search->length, type);
    search->best_type = type;
    search->is_found = true;
}

static void offer_type_1(struct loop_search *search, int cell)
{
    struct nn_se_hint *const hint = &search->trial;
    nn_se_hint_begin(hint, NULL, base_rating(search->length));
    nn_se_hint_remove(hint, search->board, cell, 1u << search->a | 1u << search->b);
    offer(search, hint, 1);
}

static void offer_type_2(struct loop_search *search, struct nn_cells roof, unsigned extra)
{
    struct nn_cells seen = search->board->geometry->seen[nn_cells_first(roof)];
    NN_EACH_CELL(cell, roof) seen = nn_cells_and(seen, search->board->geometry->seen[cell]);
    struct nn_se_hint *const hint = &search->trial;
    nn_se_hint_begin(hint, NULL, base_rating(search->length));
    nn_se_hint_remove_all(hint, search->board, seen, extra);
    offer(search, hint, 2);
}

/* Two cells with several extras are together one cell that holds one of these: it may be part of a naked set
 * in a house of both. */
static void offer_naked_sets(struct loop_search *search, const int roof[2], int house, int size, unsigned extras)
{
    const struct nn_se_board *board = search->board;
    if (nn_count_bits(board->empty[house]) < 2 * size) return;
    uint16_t cells[9];
    for (int position = 0; position < 9; position++) {
        const int cell = board->geometry->cell_at[house][position];
        cells[position] = cell == roof[0] || cell == roof[1] ? 0 : board->candidates[cell];
    }
    const unsigned in_both = board->candidates[roof[0]] & board->candidates[roof[1]];
    NN_SE_EACH_CHOICE(choice, size - 1)
    {
        unsigned digits = 0;
        bool is_possible = true;
        for (uint64_t rest = choice; rest && is_possible;) {
            const unsigned cell = cells[nn_take_bit(&rest)];
            is_possible = nn_count_bits(cell) >= 2;
            digits |= cell;
        }
        if (!is_possible || nn_count_bits(digits | extras) != size || (extras & ~digits & ~in_both)) continue;
        struct nn_se_hint *const hint = &search->trial;
        nn_se_hint_begin(hint, NULL, base_rating(search->length) + 0.1 * (size - 1));
        for (int position = 0; position < 9; position++)
            if (cells[position] && !(choice >> position & 1))
                nn_se_hint_remove(hint, board, board->geometry->cell_at[house][position], digits | extras);
        offer(search, hint, 3);
    }
}

/* The two cells hold a or b once at most: a, b and size - 2 further digits that have only size - 1 other places
 * are a hidden set. */
static void offer_hidden_sets(struct loop_search *search, const int roof[2], int house, int size, unsigned extras)
{
    const struct nn_se_board *board = search->board;
    if (nn_count_bits(board->empty[house]) <= 2 * size) return;
    unsigned others = 0x1ff, open = 0;
    for (int digit = 0; digit < 9; digit++) open |= (unsigned)(board->places[digit][house] != 0) << digit;
    for (int position = 0; position < 9; position++) {
        const int cell = board->geometry->cell_at[house][position];
        if (cell == roof[0] || cell == roof[1]) others &= ~(1u << position);
    }
    const unsigned pair = 1u << search->a | 1u << search->b;
    NN_SE_EACH_CHOICE(digits, size)
    {
        if ((digits & pair) != pair || (digits & extras) || (digits & ~open)) continue;
        unsigned places = 0;
        for (uint64_t rest = digits; rest;) places |= board->places[nn_take_bit(&rest)][house];
        places &= others;
        const int used = nn_count_bits(places);
        if (!used || used > size - 1) continue;
        struct nn_se_hint *const hint = &search->trial;
        nn_se_hint_begin(hint, NULL, base_rating(search->length) + 0.1 * (used - 1));
        nn_se_hint_remove_all(hint, board, nn_se_cells_at(board, house, places), 0x1ff & ~digits);
        offer(search, hint, 3);
    }
}

static const int kinds_in_order[3] = {0, 2, 1}; /* block, row, column, as indexes of house_of */

static bool shares_house(const struct nn_se_board *board, const int roof[2], int kind, int *house)
{
    *house = board->geometry->house_of[roof[0]][kind];
    return *house == board->geometry->house_of[roof[1]][kind];
}

static void offer_type_3(struct loop_search *search, const int roof[2], unsigned extras)
{
    int house;
    for (int size = nn_count_bits(extras); size <= 7; size++)
        for (int i = 0; i < 3; i++) {
            if (!shares_house(search->board, roof, kinds_in_order[i], &house)) continue;
            offer_naked_sets(search, roof, house, size, extras);
            offer_hidden_sets(search, roof, house, size, extras);
        }
}

/* One of a and b has no other place in a house of both cells: the other digit goes. The last kind of house in which
 * that holds decides; a is looked at before b. */
static void offer_type_4(struct loop_search *search, const int roof[2])
{
    const int digits[2] = {search->a, search->b};
    for (int which = 0; which < 2; which++) {
        bool is_locked = false;
        int house;
        for (int i = 0; i < 3; i++)
            is_locked |= shares_house(search->board, roof, kinds_in_order[i], &house) &&
                         nn_count_bits(search->board->places[digits[which]][house]) == 2;
        if (!is_locked) continue;
        struct nn_se_hint *const hint = &search->trial;
        nn_se_hint_begin(hint, NULL, base_rating(search->length));
        for (int end = 0; end < 2; end++) nn_se_hint_remove(hint, search->board, roof[end], 1u << digits[1 - which]);
        offer(search, hint, 4);
        return;
    }
}

static void take_loop(struct loop_search *search)
{
    struct nn_cells roof_cells = nn_no_cells();
    const unsigned pair = 1u << search->a | 1u << search->b;
    unsigned extras = 0;
    int roof[LONGEST_LOOP], count = 0;
    for (int i = 0; i < search->length; i++) {
        const int cell = search->loop[i];
        if (search->board->candidates[cell] == pair) continue;
        extras |= search->board->candidates[cell] & ~pair;
        nn_cells_add(&roof_cells, cell);
        roof[count++] = cell;
    }
    if (count == 1) offer_type_1(search, roof[0]);
    else if (count >= 2 && nn_has_one_bit(extras)) offer_type_2(search, roof_cells, extras);
    else if (count == 2) offer_type_3(search, roof, extras);
    if (count == 2) offer_type_4(search, roof);
}

/* ---- loops --------------------------------------------------------------------------------------- */

/* Each house that the loop visits is visited once by its odd and once by its even cells. */
static bool is_deadly(const struct loop_search *search)
{
    uint32_t visited[2] = {0, 0};
    for (int i = 0; i < search->length; i++) {
        const uint32_t houses = search->board->geometry->houses[search->loop[i]];
        if (visited[i & 1] & houses) return false;
        visited[i & 1] |= houses;
    }
    return visited[0] == visited[1];
}

static void close_loop(struct loop_search *search)
{
    if (!is_deadly(search)) return;
    const struct nn_cells members = nn_cells_less(search->both, search->free);
    for (int i = 0; i < search->known_count; i++)
        if (nn_cells_equal(search->known[i], members)) return;
    if (search->known_count < MOST_KNOWN) search->known[search->known_count++] = members;
    take_loop(search);
    while (search->is_found && base_rating(search->longest) > search->best->rating) search->longest -= 2;
}

/* Then no more than two cells of the walk have extras. */
static bool has_seen_several_extras(const struct loop_search *search)
{
    return search->seen_extras & (search->seen_extras - 1);
}

/* The cells that the walk may still take in even, or in odd, places, if it is to become a deadly loop. */
static struct nn_cells useful_cells(const struct loop_search *search, int parity, int roofs_left)
{
    const bool takes_roofs = roofs_left || !has_seen_several_extras(search);
    return nn_cells_and(nn_cells_and(search->free, search->open[parity]), takes_roofs ? search->core : search->pure);
}

/* In each house of the cell that comes next a deadly loop needs a cell of the other parity, walked or to come. When one
 * cell with extras is left to take then, it must do for all houses that have no other cell. */
static bool lacks_partner(const struct loop_search *search, int cell, int roofs_left)
{
    const struct nn_se_geometry *const geometry = search->board->geometry;
    const bool is_one_left = roofs_left == 1 && has_seen_several_extras(search);
    struct nn_cells next = useful_cells(search, (search->length + 1) & 1, roofs_left);
    nn_cells_drop(&next, cell);
    const struct nn_cells easy = is_one_left ? nn_cells_and(next, search->pure) : next;
    struct nn_cells helpers = next;
    uint64_t houses = geometry->houses[cell] & ~search->visited[(search->length + 1) & 1];
    while (houses) {
        const struct nn_cells house = geometry->house[nn_take_bit(&houses)];
        if (nn_cells_meet(house, easy)) continue;
        helpers = nn_cells_and(helpers, house);
        if (!is_one_left || nn_cells_are_none(helpers)) return true;
    }
    return false;
}

/* Look at `next`, and go on to it from the last cell, if it may take part and a loop may come of it. */
static void walk_loop_on(struct loop_search *search, int next, int kind, int roofs_left, bool is_useful);

static void spread_walk(struct loop_search *search, int cell, int last_kind, int roofs_left)
{
    const struct nn_se_geometry *const geometry = search->board->geometry;
    for (int i = 0; i < 3; i++) {
        const int kind = kinds_in_order[i];
        if (kind == last_kind) continue;
        const struct nn_cells house = geometry->house[geometry->house_of[cell][kind]];
        const bool can_close = search->length >= 4 && nn_cells_have(house, search->loop[0]);
        if (can_close) close_loop(search);
        if (search->length >= search->longest) continue;
        const struct nn_cells useful = useful_cells(search, search->length & 1, roofs_left);
        const struct nn_cells looked_at = has_seen_several_extras(search) ? useful : search->free;
        NN_EACH_CELL(next, nn_cells_and(house, looked_at))
        walk_loop_on(search, next, kind, roofs_left, nn_cells_have(useful, next));
    }
}

static void walk_loop_from(struct loop_search *search, int cell, int last_kind, int roofs_left)
{
    const struct nn_se_geometry *const geometry = search->board->geometry;
    const int parity = search->length & 1;
    const uint32_t visited_before = search->visited[parity];
    const struct nn_cells open_before = search->open[parity];
    const unsigned seen_before = search->seen_extras;
    search->visited[parity] |= geometry->houses[cell];
    search->open[parity] = nn_cells_less(open_before, geometry->seen[cell]);
    search->loop[search->length++] = cell;
    nn_cells_drop(&search->free, cell);
    spread_walk(search, cell, last_kind, roofs_left);
    nn_cells_add(&search->free, cell);
    search->length--;
    search->open[parity] = open_before;
    search->visited[parity] = visited_before;
    search->seen_extras = seen_before;
}

static void walk_loop_on(struct loop_search *search, int next, int kind, int roofs_left, bool is_useful)
{
    const unsigned extras = search->board->candidates[next] & ~(1u << search->a | 1u << search->b);
    search->seen_extras |= extras;
    if (!is_useful || (extras && !roofs_left && !nn_has_one_bit(search->seen_extras))) return;
    const int roofs_then = extras && roofs_left ? roofs_left - 1 : roofs_left;
    if (!lacks_partner(search, next, roofs_then)) walk_loop_from(search, next, kind, roofs_then);
}

/* What remains of the cells when those go that are alone in a house, again and again. */
static struct nn_cells core_of(const struct nn_se_geometry *geometry, struct nn_cells cells)
{
    struct nn_cells before;
    do {
        before = cells;
        NN_EACH_CELL(cell, before)
        for (int kind = 0; kind < 3; kind++)
            if (nn_cells_equal(nn_cells_and(cells, geometry->house[geometry->house_of[cell][kind]]),
                               nn_one_cell(cell))) {
                nn_cells_drop(&cells, cell);
                break;
            }
    } while (!nn_cells_equal(before, cells));
    return cells;
}

/* Three cells with extras can be in a loop only if these are one digit in all of them. Can there be such a loop, or one
 * with two cells without extras? A loop has four cells or more. */
static bool may_have_loop(const struct loop_search *search)
{
    int count_of[9] = {0};
    const unsigned pair = 1u << search->a | 1u << search->b;
    int pure = 0, most = 0;
    NN_EACH_CELL(cell, search->core)
    {
        const unsigned extras = search->board->candidates[cell] & ~pair;
        pure += extras == 0;
        if (!nn_has_one_bit(extras)) continue;
        const int count = ++count_of[nn_first_bit(extras)];
        if (count > most) most = count;
    }
    return pure >= 2 || most >= 3;
}

static void search_from(struct loop_search *search, int cell)
{
    const struct nn_se_board *board = search->board;
    search->seen_extras = 0;
    search->free = search->open[0] = search->open[1] = search->both;
    search->pure = nn_no_cells();
    NN_EACH_CELL(other, search->core)
    if (board->candidates[other] == board->candidates[cell]) nn_cells_add(&search->pure, other);
    walk_loop_from(search, cell, -1, 2);
}

bool nn_se_unique_loop(struct nn_se_board *board, struct nn_se_hint *hint)
{
    struct loop_search search;
    search.board = board;
    search.best = hint;
    search.is_found = false;
    search.length = search.known_count = 0;
    search.longest = LONGEST_LOOP;
    search.visited[0] = search.visited[1] = 0;
    struct nn_se_sizes sizes;
    nn_se_measure(board, &sizes);
    NN_EACH_CELL(cell, sizes.of[2])
    {
        uint64_t digits = board->candidates[cell];
        search.a = nn_take_bit(&digits);
        search.b = nn_first_bit(digits);
        search.both = nn_cells_and(board->cells_of[search.a], board->cells_of[search.b]);
        search.core = core_of(board->geometry, search.both);
        if (nn_cells_have(search.core, cell) && may_have_loop(&search)) search_from(&search, cell);
    }
    return search.is_found;
}
