/* rate_one.c: how hard one puzzle is, with every step on the way.
 *
 *     cc rate_one.c $(pkg-config --cflags --libs nonet) */
#include <nonet.h>
#include <stdio.h>

static const char puzzle_text[] = "5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....";

static bool print_step(void *context, const nonet_rating_step *step)
{
    const nonet_layout *const layout = context;
    char cell[16];
    printf("%d.%d %s", step->rating / 10, step->rating % 10, step->technique);
    if (step->placement) {
        nonet_layout_cell_text(layout, step->placement->cell, cell, sizeof cell);
        printf(": %s=%d\n", cell, step->placement->value);
    } else printf(": %zu candidates less\n", step->elimination_count);
    return true;
}

int main(void)
{
    nonet_layout *layout;
    nonet_rater *rater;
    uint8_t cells[81];
    if (nonet_layout_new(3, 3, &layout) || nonet_rater_new(NULL, &rater)) return 1;
    for (int cell = 0; cell < 81; cell++)
        cells[cell] = (uint8_t)(puzzle_text[cell] == '.' ? 0 : puzzle_text[cell] - '0');

    const nonet_position puzzle = {layout, cells, NULL, NULL};
    nonet_rating rating;
    if (nonet_rater_each(rater, &puzzle, print_step, layout, &rating)) return 1;
    if (rating.verdict == NONET_VERDICT_UNIQUE)
        printf("ER %d.%d: %s\n", rating.se.er / 10, rating.se.er % 10, rating.se.hardest);
    else printf("%s\n", nonet_verdict_name(rating.verdict));

    nonet_rater_free(rater);
    nonet_layout_free(layout);
    return 0;
}
