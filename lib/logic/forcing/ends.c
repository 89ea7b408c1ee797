/* ends.c: see ends.h. */
#include "logic/forcing/forcer.h"

#include "base/invariants.h"

/* A branch under way. */
struct ending {
    struct nn_ends *ends;
    struct nn_forcer *forcer;
    const struct nn_geometry *geometry;
    const struct nn_marks *start;
    struct nn_marks *work;
    int queued, placed;                   /* singles */
    struct nn_cells fresh[NN_LOGIC_SIDE]; /* struck since the last look for patterns */
    bool is_clash;
};

/* ---- singles ------------------------------------------------------------------------------------------- */

static void queue_end_single(struct ending *ending, int cell, int digit)
{
    ending->ends->queue[ending->queued++] = (struct nn_single){(uint16_t)cell, (uint8_t)digit};
}

/* Which single does the loss of the candidate leave? Cells filled at the start do not matter. */
static void notice_loss(struct ending *ending, int cell, int digit)
{
    const struct nn_marks *const work = ending->work;
    const uint32_t left = work->digits[cell];
    if (!(left & (left - 1)) && ending->start->digits[cell]) {
        if (left) queue_end_single(ending, cell, nn_first_bit(left));
        else ending->is_clash = true;
    }
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = ending->geometry->house_of[cell][kind];
        if (work->count[house][digit] > 1 || !ending->start->count[house][digit]) continue;
        if (work->count[house][digit])
            queue_end_single(ending, nn_cells_first(nn_marks_in(work, ending->geometry, digit, house)), digit);
        else ending->is_clash = true;
    }
}

static void strike_end(struct ending *ending, int cell, int digit)
{
    if (ending->is_clash || !(ending->work->digits[cell] >> digit & 1)) return;
    nn_marks_remove(ending->work, ending->geometry, cell, digit);
    nn_cells_add(&ending->fresh[digit], cell);
    notice_loss(ending, cell, digit);
}

static void strike_end_digits(struct ending *ending, int cell, uint32_t digits)
{
    for (uint64_t here = ending->work->digits[cell] & digits; here;) strike_end(ending, cell, nn_take_bit(&here));
}

static void strike_end_cells(struct ending *ending, struct nn_cells cells, int digit)
{
    NN_EACH_CELL(cell, nn_cells_and(ending->work->places[digit], cells)) strike_end(ending, cell, digit);
}

static void place_end_singles(struct ending *ending)
{
    while (ending->placed < ending->queued && !ending->is_clash) {
        const struct nn_single single = ending->ends->queue[ending->placed++];
        if (!(ending->work->digits[single.cell] >> single.digit & 1)) {
            ending->is_clash = true;
            return;
        }
        strike_end_digits(ending, single.cell, ~(UINT32_C(1) << single.digit));
        strike_end_cells(ending, ending->geometry->peers[single.cell], single.digit);
    }
    ending->queued = ending->placed = 0;
}

/* ---- patterns ------------------------------------------------------------------------------------------ */

/* All places of the house are in another one, too. */
static void lock_end(struct ending *ending, int house, int digit)
{
    const struct nn_geometry *const geometry = ending->geometry;
    const struct nn_cells places = nn_marks_in(ending->work, geometry, digit, house);
    const int first = nn_cells_first(places);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int cover = geometry->house_of[first][kind];
        const bool is_pair = nn_kind_of_house(geometry, house) == NN_BOX ? kind != NN_BOX : kind == NN_BOX;
        if (is_pair && nn_cells_within(places, geometry->house[cover]))
            strike_end_cells(ending, nn_cells_less(geometry->house[cover], geometry->house[house]), digit);
    }
}

static void pair_end_digits(struct ending *ending, int house, int digit)
{
    const struct nn_geometry *const geometry = ending->geometry;
    const struct nn_cells places = nn_marks_in(ending->work, geometry, digit, house);
    if (ending->forcer->grid->open_cells[house] <= 4) return;
    for (int other = 0; other < geometry->side; other++) {
        if (other == digit || ending->work->count[house][other] != 2) continue;
        if (!nn_cells_equal(places, nn_marks_in(ending->work, geometry, other, house))) continue;
        const uint32_t pair = UINT32_C(1) << digit | UINT32_C(1) << other;
        NN_EACH_CELL(cell, places) strike_end_digits(ending, cell, ~pair);
    }
}

static void pair_end_cells(struct ending *ending, int cell)
{
    const struct nn_geometry *const geometry = ending->geometry;
    const uint32_t pair = ending->work->digits[cell];
    if (!nn_has_two_bits(pair)) return;
    const struct nn_cells both =
        nn_cells_and(ending->work->places[nn_first_bit(pair)], ending->work->places[nn_first_bit(pair & (pair - 1))]);
    NN_EACH_CELL(other, nn_cells_and(both, geometry->peers[cell]))
    {
        if (ending->work->digits[other] != pair) continue;
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
            const int house = geometry->house_of[cell][kind];
            if (geometry->house_of[other][kind] != house || ending->forcer->grid->open_cells[house] < 4) continue;
            NN_EACH_CELL(loser, geometry->house[house])
            if (loser != cell && loser != other) strike_end_digits(ending, loser, pair);
        }
    }
}

static void fish_end(struct ending *ending, int line, int digit)
{
    const struct nn_geometry *const geometry = ending->geometry;
    const int kind = nn_kind_of_house(geometry, line), cross = kind == NN_ROW ? NN_COLUMN : NN_ROW;
    struct nn_cells cover = nn_no_cells();
    if (kind == NN_BOX) return;
    NN_EACH_CELL(cell, nn_marks_in(ending->work, geometry, digit, line))
    cover = nn_cells_or(cover, geometry->house[geometry->house_of[cell][cross]]);
    for (int other = kind * geometry->side; other < (kind + 1) * geometry->side; other++) {
        if (other == line || ending->work->count[other][digit] != 2) continue;
        if (!nn_cells_within(nn_marks_in(ending->work, geometry, digit, other), cover)) continue;
        const struct nn_cells base = nn_cells_or(geometry->house[line], geometry->house[other]);
        strike_end_cells(ending, nn_cells_less(cover, base), digit);
    }
}

static void ask_house_for_patterns(struct ending *ending, int house, int digit)
{
    const int count = ending->work->count[house][digit];
    if (count < 2 || ending->is_clash) return;
    lock_end(ending, house, digit);
    if (ending->work->count[house][digit] != 2) return;
    pair_end_digits(ending, house, digit);
    if (ending->ends->fish >> digit & 1 && ending->work->count[house][digit] == 2) fish_end(ending, house, digit);
}

/* A new pattern can arise only where something has been struck. */
static void find_end_patterns(struct ending *ending)
{
    const struct nn_geometry *const geometry = ending->geometry;
    uint32_t houses[NN_LOGIC_HOUSES] = {0};
    struct nn_cells cells = nn_no_cells();
    for (int digit = 0; digit < geometry->side; digit++) {
        cells = nn_cells_or(cells, ending->fresh[digit]);
        NN_EACH_CELL(cell, ending->fresh[digit])
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
            houses[geometry->house_of[cell][kind]] |= UINT32_C(1) << digit;
        ending->fresh[digit] = nn_no_cells();
    }
    for (int house = 0; house < geometry->houses; house++)
        for (uint64_t digits = houses[house]; digits;) ask_house_for_patterns(ending, house, nn_take_bit(&digits));
    NN_EACH_CELL(cell, cells)
    if (!ending->is_clash) pair_end_cells(ending, cell);
}

static bool is_fresh(const struct ending *ending)
{
    struct nn_cells any = nn_no_cells();
    for (int digit = 0; digit < ending->geometry->side; digit++) any = nn_cells_or(any, ending->fresh[digit]);
    return !nn_cells_are_none(any);
}

/* ---- chains inside --------------------------------------------------------------------------------------- */

static void strike_shown(struct ending *ending, const struct nn_reached *shown)
{
    for (int digit = 0; digit < ending->geometry->side; digit++) {
        strike_end_cells(ending, shown->off[digit], digit);
        NN_EACH_CELL(cell, shown->on[digit]) strike_end_digits(ending, cell, ~(UINT32_C(1) << digit));
    }
}

/* `quiet`: places without such chains. */
static void find_end_chains(struct ending *ending, int level, const struct nn_cells *quiet)
{
    struct nn_reach *const reach = ending->forcer->reach;
    struct nn_reached *const shown = &ending->ends->shown;
    struct nn_news *const news = &ending->ends->news;
    nn_news_find(news, ending->geometry, quiet, ending->work);
    if (!news->link_count && level == 2) return;
    memset(shown, 0, sizeof *shown);
    nn_reach_begin(reach, ending->geometry, ending->work);
    nn_news_add_plain(news, reach, shown);
    strike_shown(ending, shown);
    if (level == 2 || is_fresh(ending)) return;
    nn_news_add_multiple(news, reach, shown);
    strike_shown(ending, shown);
}

/* ---- the board ------------------------------------------------------------------------------------------- */

static void close_end(struct ending *ending, int level, const struct nn_cells *quiet)
{
    while (!ending->is_clash) {
        place_end_singles(ending);
        if (level == 0 || ending->is_clash) return;
        if (is_fresh(ending)) {
            find_end_patterns(ending);
            continue;
        }
        if (level > 1) find_end_chains(ending, level, quiet);
        if (!is_fresh(ending)) return;
    }
}

static void load_work(struct ending *ending, const struct nn_cells *places)
{
    *ending->work = *ending->start;
    for (int digit = 0; digit < ending->geometry->side; digit++)
        NN_EACH_CELL(cell, nn_cells_less(ending->start->places[digit], places[digit]))
    nn_marks_remove(ending->work, ending->geometry, cell, digit);
}

static void keep_end(const struct ending *ending, struct nn_end *end)
{
    const struct nn_marks *const work = ending->work;
    end->is_clash = ending->is_clash;
    if (end->is_clash) return;
    memcpy(end->places, work->places, sizeof end->places);
    struct nn_cells once = nn_no_cells(), more = nn_no_cells();
    for (int digit = 0; digit < ending->geometry->side; digit++) {
        more = nn_cells_or(more, nn_cells_and(once, work->places[digit]));
        once = nn_cells_or(once, work->places[digit]);
    }
    for (int digit = 0; digit < ending->geometry->side; digit++)
        end->follows.on[digit] = nn_cells_less(work->places[digit], more);
}

static void begin_ending(struct ending *ending, struct nn_ends *ends, struct nn_forcer *forcer)
{
    *ending = (struct ending){
        .ends = ends, .forcer = forcer, .geometry = forcer->geometry, .start = forcer->start, .work = &ends->work};
}

/* The first end of an assumption, from that of the level below. */
static void make_end(struct ending *ending, struct nn_end *end, const struct nn_end *lower, int level, int cell,
                     int digit, bool is_on)
{
    const struct nn_cells *const start = ending->start->places;
    load_work(ending, lower ? lower->places : start);
    if (!lower && is_on) queue_end_single(ending, cell, digit);
    if (!lower && !is_on) strike_end(ending, cell, digit);
    for (int i = 0; level == 1 && i < ending->geometry->side; i++)
        ending->fresh[i] = nn_cells_less(start[i], lower->places[i]);
    close_end(ending, level, start);
    keep_end(ending, end);
}

/* From the end of an earlier step, without the candidates removed since, here and at the level below. */
static void renew_end(struct ending *ending, struct nn_end *end, const struct nn_end *lower, int level)
{
    assert(end->stamp && !end->is_clash);
    const int side = ending->geometry->side;
    struct nn_cells quiet[NN_LOGIC_SIDE], any = nn_no_cells();
    memcpy(quiet, end->places, sizeof quiet);
    for (int digit = 0; digit < side; digit++) {
        end->places[digit] = nn_cells_and(end->places[digit], ending->start->places[digit]);
        if (lower) end->places[digit] = nn_cells_and(end->places[digit], lower->places[digit]);
        ending->fresh[digit] = nn_cells_less(quiet[digit], end->places[digit]);
        any = nn_cells_or(any, ending->fresh[digit]);
    }
    if (nn_cells_are_none(any)) return;
    load_work(ending, end->places);
    for (int digit = 0; digit < side; digit++)
        NN_EACH_CELL(cell, nn_cells_less(quiet[digit], end->places[digit])) notice_loss(ending, cell, digit);
    close_end(ending, level, quiet);
    keep_end(ending, end);
}

/* A candidate joined to this one by a strong link, if there is one: if this one is off, the other is on, and vice
 * versa, so both assumptions end with the same marks. */
static bool find_end_twin(const struct nn_forcer *forcer, int cell, int digit, struct nn_single *twin)
{
    const struct nn_marks *const start = forcer->start;
    const uint32_t others = start->digits[cell] & ~(UINT32_C(1) << digit);
    if (nn_has_one_bit(others)) {
        *twin = (struct nn_single){(uint16_t)cell, (uint8_t)nn_first_bit(others)};
        return true;
    }
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = forcer->geometry->house_of[cell][kind];
        if (start->count[house][digit] != 2) continue;
        struct nn_cells places = nn_marks_in(start, forcer->geometry, digit, house);
        nn_cells_drop(&places, cell);
        *twin = (struct nn_single){(uint16_t)nn_cells_first(places), (uint8_t)digit};
        return true;
    }
    return false;
}

const struct nn_end *nn_end_of(struct nn_ends *ends, struct nn_forcer *forcer, int level, int cell, int digit,
                               bool is_on)
{
    assert(level >= 0 && level < NN_END_LEVELS && forcer->start->digits[cell] >> digit & 1);
    struct nn_single twin;
    if (!is_on && find_end_twin(forcer, cell, digit, &twin))
        return nn_end_of(ends, forcer, level, twin.cell, twin.digit, true);
    struct nn_end *const end = &ends->of[level][is_on][cell * forcer->geometry->side + digit];
    if (end->stamp == ends->stamp) return end;
    const struct nn_end *const lower = level ? nn_end_of(ends, forcer, level - 1, cell, digit, is_on) : NULL;
    const bool is_old = end->stamp >= ends->oldest && end->stamp;
    struct ending ending;
    begin_ending(&ending, ends, forcer);
    if ((lower && lower->is_clash) || (is_old && end->is_clash))
        end->is_clash = true; /* it stays one; if not, the only cost is a needless branch */
    else if (is_old) renew_end(&ending, end, lower, level);
    else make_end(&ending, end, lower, level, cell, digit, is_on);
    for (int i = 0; i < forcer->geometry->side; i++)
        end->follows.off[i] = nn_cells_less(forcer->start->places[i], end->places[i]);
    end->stamp = ends->stamp;
    NN_CHECK_EVERY(64, ends->occasions, nn_end_check(end, ends, forcer->geometry->side));
    return end;
}

/* Are there no singles and no patterns? */
static bool is_usable_start(struct nn_ends *ends, struct nn_forcer *forcer)
{
    const struct nn_geometry *const geometry = forcer->geometry;
    struct ending ending;
    begin_ending(&ending, ends, forcer);
    NN_EACH_CELL(cell, forcer->grid->open)
    if (nn_count_bits(forcer->start->digits[cell]) < 2) return false;
    for (int house = 0; house < geometry->houses; house++)
        for (int digit = 0; digit < geometry->side; digit++)
            if (forcer->start->count[house][digit] == 1) return false;
    load_work(&ending, forcer->start->places);
    memcpy(ending.fresh, forcer->start->places, sizeof ending.fresh);
    find_end_patterns(&ending);
    return !is_fresh(&ending);
}

bool nn_ends_begin(struct nn_ends *ends, struct nn_forcer *forcer)
{
    struct nn_cells added = nn_no_cells();
    const struct nn_cells *const places = forcer->start->places;
    if (ends->stamp && !memcmp(ends->start, places, sizeof ends->start)) return ends->is_usable;
    for (int digit = 0; digit < forcer->geometry->side; digit++)
        added = nn_cells_or(added, nn_cells_less(places[digit], ends->start[digit]));
    ends->stamp++;
    if (!nn_cells_are_none(added)) ends->oldest = ends->stamp;
    memcpy(ends->start, places, sizeof ends->start);
    ends->fish = nn_digits_for_fish(forcer);
    ends->is_usable = is_usable_start(ends, forcer);
    return ends->is_usable;
}

/* ---- chains at the start -------------------------------------------------------------------------------- */

void nn_ends_note_clean(struct nn_ends *ends, const struct nn_marks *start)
{
    memcpy(ends->clean, start->places, sizeof ends->clean);
    ends->has_clean = true;
}

bool nn_ends_are_clean(struct nn_ends *ends, struct nn_forcer *forcer)
{
    struct nn_reached *const shown = &ends->shown;
    struct nn_news *const news = &ends->news;
    struct nn_cells any = nn_no_cells();
    const int side = forcer->geometry->side;
    for (int digit = 0; digit < side; digit++)
        any = nn_cells_or(any, nn_cells_less(forcer->start->places[digit], ends->clean[digit]));
    if (!ends->has_clean || !nn_cells_are_none(any)) return false;
    memset(shown, 0, sizeof *shown);
    nn_news_find(news, forcer->geometry, ends->clean, forcer->start);
    nn_reach_begin(forcer->reach, forcer->geometry, forcer->start);
    nn_news_add_plain(news, forcer->reach, shown);
    nn_news_add_multiple(news, forcer->reach, shown);
    for (int digit = 0; digit < side; digit++) any = nn_cells_or(any, nn_cells_or(shown->on[digit], shown->off[digit]));
    return nn_cells_are_none(any);
}
