/* fish_catch.c: see fish_catch.h. */
#include "logic/fish_catch.h"

void nn_catch_begin(struct nn_catch *caught)
{
    caught->count = caught->siamese_count = 0;
    caught->struck = nn_no_cells();
}

static bool is_simpler(const struct nn_fish *fish, const struct nn_fish *other)
{
    const int endo_fins = nn_cells_count(fish->endo_fins) - nn_cells_count(other->endo_fins);
    return endo_fins < 0 || (!endo_fins && nn_cells_count(fish->fins) < nn_cells_count(other->fins));
}

void nn_catch_add(struct nn_catch *caught, const struct nn_fish *fish)
{
    for (int i = 0; i < caught->count; i++) {
        if (!nn_cells_equal(caught->fish[i].struck, fish->struck)) continue;
        if (is_simpler(fish, &caught->fish[i])) caught->fish[i] = *fish;
        return;
    }
    if (caught->count >= NN_CATCH_ROOM && nn_cells_within(fish->struck, caught->struck)) return;
    caught->fish[caught->count++] = *fish;
    caught->struck = nn_cells_or(caught->struck, fish->struck);
}

void nn_catch_add_siamese(struct nn_catch *caught, const struct nn_fish *first, const struct nn_fish *second)
{
    const struct nn_cells struck = nn_cells_or(first->struck, second->struck);
    for (int i = 0; i < caught->siamese_count; i++)
        if (nn_cells_equal(caught->siamese[i].struck, struck)) return;
    if (caught->siamese_count == NN_MOST_SIAMESE) return;
    caught->siamese[caught->siamese_count++] = (struct nn_siamese){*first, *second, struck};
}

bool nn_catch_report(struct nn_finding *finding, const struct nn_catch *caught)
{
    for (int i = 0; i < caught->count; i++)
        if (!nn_fish_report(finding, &caught->fish[i])) return false;
    for (int i = 0; i < caught->siamese_count; i++)
        if (!nn_siamese_report(finding, &caught->siamese[i].first, &caught->siamese[i].second)) return false;
    return true;
}
