/* quiet.c: see quiet.h. */
#include "logic/forcing/quiet.h"

static void add_link(struct nn_news *news, int cell, int digit, int other_cell, int other_digit)
{
    news->links[news->link_count++] =
        (struct nn_link){{(uint16_t)cell, (uint8_t)digit}, {(uint16_t)other_cell, (uint8_t)other_digit}};
}

/* The cell has lost a candidate: are two left? */
static void find_link_in_cell(struct nn_news *news, int side, const struct nn_cells *now, int cell)
{
    uint64_t digits = 0;
    for (int digit = 0; digit < side; digit++)
        digits |= (uint64_t)nn_cells_have(now[digit], cell) << digit;
    if (nn_count_bits(digits) != 2) return;
    const int low = nn_take_bit(&digits), high = nn_take_bit(&digits);
    add_link(news, cell, low, cell, high);
}

/* The houses around what is gone of the digit: which have two places left? */
static void find_links_of_digit(struct nn_news *news, const struct nn_geometry *geometry, struct nn_cells now,
                                int digit)
{
    uint8_t seen[NN_LOGIC_HOUSES] = {0};
    NN_EACH_CELL(cell, news->gone[digit])
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
            const int house = geometry->house_of[cell][kind];
            struct nn_cells places = nn_cells_and(now, geometry->house[house]);
            if (seen[house]++ || nn_cells_are_none(places)) continue;
            const int one = nn_cells_take(&places);
            if (nn_cells_are_none(places)) continue;
            const int two = nn_cells_take(&places);
            if (nn_cells_are_none(places)) add_link(news, one, digit, two, digit);
        }
}

bool nn_news_find(struct nn_news *news, const struct nn_geometry *geometry, const struct nn_cells *before,
                  const struct nn_cells *now)
{
    struct nn_cells cells = nn_no_cells(), added = nn_no_cells();
    news->link_count = 0;
    for (int digit = 0; digit < geometry->side; digit++) {
        news->gone[digit] = nn_cells_less(before[digit], now[digit]);
        cells = nn_cells_or(cells, news->gone[digit]);
        added = nn_cells_or(added, nn_cells_less(now[digit], before[digit]));
    }
    if (!nn_cells_are_none(added)) return false;
    if (nn_cells_are_none(cells)) return true;
    NN_EACH_CELL(cell, cells) find_link_in_cell(news, geometry->side, now, cell);
    for (int digit = 0; digit < geometry->side; digit++)
        if (!nn_cells_are_none(news->gone[digit])) find_links_of_digit(news, geometry, now[digit], digit);
    return true;
}

bool nn_news_are_none(const struct nn_news *news, int side)
{
    struct nn_cells any = nn_no_cells();
    for (int digit = 0; digit < side; digit++) any = nn_cells_or(any, news->gone[digit]);
    return nn_cells_are_none(any);
}

static bool leads_both_ways(struct nn_reach *reach, const struct nn_link *link)
{
    const struct nn_reached *const one = nn_reach_from(reach, link->a.cell, link->a.digit),
                                  *const two = nn_reach_from(reach, link->b.cell, link->b.digit);
    struct nn_cells any = nn_no_cells();
    for (int digit = 0; digit < reach->geometry->side; digit++) {
        any = nn_cells_or(any, nn_cells_and(one->on[digit], two->on[digit]));
        any = nn_cells_or(any, nn_cells_and(one->off[digit], two->off[digit]));
    }
    return !nn_cells_are_none(any);
}

bool nn_news_have_plain(const struct nn_news *news, struct nn_reach *reach)
{
    for (int i = 0; i < news->link_count; i++)
        if (leads_both_ways(reach, &news->links[i])) return true;
    return false;
}

static void follow_end(struct nn_news *news, struct nn_reach *reach, struct nn_single end)
{
    const struct nn_reached *const reached = nn_reach_from(reach, end.cell, end.digit);
    for (int digit = 0; digit < reach->geometry->side; digit++)
        news->led[digit] = nn_cells_or(news->led[digit], reached->off[digit]);
}

void nn_news_follow(struct nn_news *news, struct nn_reach *reach)
{
    memset(news->led, 0, sizeof news->led);
    for (int i = 0; i < news->link_count; i++) {
        follow_end(news, reach, news->links[i].a);
        follow_end(news, reach, news->links[i].b);
    }
}

bool nn_news_in_cell(const struct nn_news *news, int side, int cell)
{
    for (int digit = 0; digit < side; digit++)
        if (nn_cells_have(nn_cells_or(news->gone[digit], news->led[digit]), cell)) return true;
    return false;
}

bool nn_news_in_house(const struct nn_news *news, int digit, struct nn_cells house)
{
    return nn_cells_meet(nn_cells_or(news->gone[digit], news->led[digit]), house);
}
