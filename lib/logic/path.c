/* path.c: see path.h. */
#include "logic/path.h"

static void add_row(struct nn_order *order, enum nn_technique which)
{
    struct nn_order_row *row = &order->rows[order->count++];
    *row = (struct nn_order_row){.finder = nn_techniques[which].finder};
    nn_techniques_add(&row->techniques, which);
}

void nn_order_like_nonet(struct nn_order *order, int side)
{
    order->count = 0;
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        const enum nn_use use = nn_techniques[which].use;
        if (use == NN_ON_DEMAND || (use == NN_ON_LARGE && side <= 9)) continue;
        if (use == NN_TOGETHER)
            nn_techniques_add(&order->rows[order->count - 1].techniques, (enum nn_technique)which);
        else add_row(order, (enum nn_technique)which);
    }
}

/* The lowest place in HoDoKu's order above `place`; INT32_MAX: none. */
static int next_place(int place)
{
    int next = INT32_MAX;
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        const int here = nn_techniques[which].hodoku.order;
        if (nn_techniques[which].hodoku.is_on && here > place && here < next) next = here;
    }
    return next;
}

void nn_order_like_hodoku(struct nn_order *order)
{
    order->count = 0;
    for (int place = next_place(0); place != INT32_MAX; place = next_place(place)) {
        const int row = order->count;
        for (int which = 0; which < NN_TECHNIQUES; which++) {
            if (nn_techniques[which].hodoku.order != place) continue;
            if (order->count == row) add_row(order, (enum nn_technique)which);
            else nn_techniques_add(&order->rows[row].techniques, (enum nn_technique)which);
        }
    }
}

void nn_order_keep(struct nn_order *order, const struct nn_technique_set *kept)
{
    int count = 0;
    for (int row = 0; row < order->count; row++) {
        struct nn_order_row left = order->rows[row];
        uint64_t any = 0;
        for (int i = 0; i < 3; i++) any |= left.techniques.word[i] &= kept->word[i];
        if (any) order->rows[count++] = left;
    }
    order->count = count;
}

static bool take_first(void *context, const struct nn_step *step)
{
    (void)step;
    *(bool *)context = true;
    return false;
}

bool nn_path_next(struct nn_search *search, const struct nn_order *order)
{
    bool is_found = false;
    search->sink = take_first;
    search->context = &is_found;
    for (int row = 0; row < order->count && !is_found; row++) {
        search->wanted = order->rows[row].techniques;
        order->rows[row].finder(search);
        if (nn_watch_is_over(&search->watch)) break;
    }
    search->sink = NULL;
    search->context = NULL;
    return is_found;
}
