/* news.c: see news.h. */
#include "logic/forcing/news.h"

#include <assert.h>

static void add_link(struct nn_news *news, int cell, int digit, int other_cell, int other_digit)
{
    assert(news->link_count < (int)(sizeof news->links / sizeof *news->links));
    news->links[news->link_count++] =
        (struct nn_link){{(uint16_t)cell, (uint8_t)digit}, {(uint16_t)other_cell, (uint8_t)other_digit}};
}

/* Which houses that lost the digit somewhere have two places left? */
static void find_links_of_digit(struct nn_news *news, const struct nn_geometry *geometry, const struct nn_marks *now,
                                int digit)
{
    uint8_t seen[NN_LOGIC_HOUSES] = {0};
    NN_EACH_CELL(cell, news->gone[digit])
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = geometry->house_of[cell][kind];
        if (now->count[house][digit] != 2 || seen[house]++) continue;
        struct nn_cells places = nn_marks_in(now, geometry, digit, house);
        const int one = nn_cells_take(&places), two = nn_cells_take(&places);
        add_link(news, one, digit, two, digit);
    }
}

void nn_news_find(struct nn_news *news, const struct nn_geometry *geometry, const struct nn_cells *before,
                  const struct nn_marks *now)
{
    struct nn_cells cells = nn_no_cells();
    news->link_count = 0;
    for (int digit = 0; digit < geometry->side; digit++) {
        news->gone[digit] = nn_cells_less(before[digit], now->places[digit]);
        cells = nn_cells_or(cells, news->gone[digit]);
        if (!nn_cells_are_none(news->gone[digit])) find_links_of_digit(news, geometry, now, digit);
    }
    NN_EACH_CELL(cell, cells)
    {
        if (!nn_has_two_bits(now->digits[cell])) continue;
        uint64_t digits = now->digits[cell];
        const int low = nn_take_bit(&digits), high = nn_take_bit(&digits);
        add_link(news, cell, low, cell, high);
    }
}

void nn_news_add_plain(const struct nn_news *news, struct nn_reach *reach, struct nn_reached *shown)
{
    for (int i = 0; i < news->link_count; i++) {
        const struct nn_link *const link = &news->links[i];
        const struct nn_reached *const one = nn_reach_from(reach, link->a.cell, link->a.digit), *const two =
                                                                                                    nn_reach_from(
                                                                                                        reach,
                                                                                                        link->b.cell,
                                                                                                        link->b.digit);
        for (int digit = 0; digit < reach->geometry->side; digit++) {
            shown->on[digit] = nn_cells_or(shown->on[digit], nn_cells_and(one->on[digit], two->on[digit]));
            shown->off[digit] = nn_cells_or(shown->off[digit], nn_cells_and(one->off[digit], two->off[digit]));
        }
    }
}

/* ---- multiple chains ----------------------------------------------------------------------------------- */

static void follow_end(struct nn_news *news, struct nn_reach *reach, struct nn_single end)
{
    const struct nn_reached *const reached = nn_reach_from(reach, end.cell, end.digit);
    for (int digit = 0; digit < reach->geometry->side; digit++)
        news->led[digit] = nn_cells_or(news->led[digit], reached->off[digit]);
}

/* Find the candidates that may lead through a new link. */
static void follow_links(struct nn_news *news, struct nn_reach *reach)
{
    memset(news->led, 0, sizeof news->led);
    for (int i = 0; i < news->link_count; i++) {
        follow_end(news, reach, news->links[i].a);
        follow_end(news, reach, news->links[i].b);
    }
}

/* What several candidates rule out. What they turn on need not be known: it rules out the rest of its cell. */
struct led_to {
    struct nn_cells off[NN_LOGIC_SIDE];
    bool is_begun;
};

/* False: nothing is left. */
static bool also_lead_to(struct led_to *led, struct nn_reach *reach, int cell, int digit)
{
    const struct nn_reached *const reached = nn_reach_from(reach, cell, digit);
    struct nn_cells any = nn_no_cells();
    if (!led->is_begun) {
        memcpy(led->off, reached->off, sizeof led->off);
        led->is_begun = true;
        return true;
    }
    for (int i = 0; i < reach->geometry->side; i++) {
        led->off[i] = nn_cells_and(led->off[i], reached->off[i]);
        any = nn_cells_or(any, led->off[i]);
    }
    return !nn_cells_are_none(any);
}

static void add_shown(struct nn_reached *shown, const struct led_to *led, int side)
{
    for (int i = 0; i < side; i++) shown->off[i] = nn_cells_or(shown->off[i], led->off[i]);
}

static void ask_cell(const struct nn_news *news, struct nn_reach *reach, int cell, struct nn_reached *shown)
{
    struct led_to led = {.is_begun = false};
    bool is_new = false;
    for (int digit = 0; digit < reach->geometry->side; digit++)
        is_new |= nn_cells_have(nn_cells_or(news->gone[digit], news->led[digit]), cell);
    if (!is_new) return;
    for (uint64_t digits = reach->marks->digits[cell]; digits;)
        if (!also_lead_to(&led, reach, cell, nn_take_bit(&digits))) return;
    add_shown(shown, &led, reach->geometry->side);
}

static void ask_house(struct nn_reach *reach, struct nn_cells places, int digit, struct nn_reached *shown)
{
    assert(nn_cells_within(places, reach->marks->places[digit]));
    struct led_to led = {.is_begun = false};
    NN_EACH_CELL(cell, places)
    if (!also_lead_to(&led, reach, cell, digit)) return;
    add_shown(shown, &led, reach->geometry->side);
}

static void ask_houses(const struct nn_news *news, struct nn_reach *reach, int cell, int digit,
                       struct nn_reached *shown)
{
    const struct nn_geometry *const geometry = reach->geometry;
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = geometry->house_of[cell][kind];
        const struct nn_cells places = nn_marks_in(reach->marks, geometry, digit, house);
        if (reach->marks->count[house][digit] < 2 || nn_cells_first(places) != cell) continue;
        if (nn_cells_meet(nn_cells_or(news->gone[digit], news->led[digit]), geometry->house[house]))
            ask_house(reach, places, digit, shown);
    }
}

void nn_news_add_multiple(struct nn_news *news, struct nn_reach *reach, struct nn_reached *shown)
{
    follow_links(news, reach);
    for (int cell = 0; cell < reach->geometry->cells; cell++) {
        if (nn_count_bits(reach->marks->digits[cell]) < 3) continue;
        for (uint64_t digits = reach->marks->digits[cell]; digits;)
            ask_houses(news, reach, cell, nn_take_bit(&digits), shown);
        ask_cell(news, reach, cell, shown);
    }
}
