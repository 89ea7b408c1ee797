/* make_one.c: a new puzzle of level "hard", and its canonical form.
 *
 *     cc make_one.c $(pkg-config --cflags --libs nonet) */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

static void print_puzzle(const char *title, const uint8_t *cells)
{
    printf("%s", title);
    for (int cell = 0; cell < 81; cell++) putchar(cells[cell] ? '0' + cells[cell] : '.');
    putchar('\n');
}

static int make(nonet_layout *layout, uint8_t *cells)
{
    nonet_generator_settings settings;
    nonet_generator *generator;
    nonet_generated made;
    nonet_generator_settings_defaults(&settings);
    settings.easiest = settings.hardest = nonet_level_find("hard");
    settings.seed = 2026; /* the same puzzles on every machine */
    if (nonet_generator_new(layout, &settings, &generator)) return 1;
    const nonet_status status = nonet_generator_make(generator, 0, 1, &made); /* number 0 of the seed */
    if (status == NONET_OK) memcpy(cells, made.cells, 81);
    nonet_generator_free(generator);
    return status != NONET_OK;
}

int main(void)
{
    nonet_layout *layout;
    nonet_canonizer *canonizer;
    nonet_canonical canonical;
    uint8_t cells[81];
    if (nonet_layout_new(3, 3, &layout) || nonet_canonizer_new(NULL, &canonizer)) return 1;
    if (make(layout, cells)) return 1;
    print_puzzle("puzzle         ", cells);

    const nonet_position puzzle = {layout, cells, NULL, NULL};
    if (nonet_canonizer_run(canonizer, &puzzle, &canonical)) return 1;
    print_puzzle("canonical form ", canonical.cells); /* the same for every disguise of the puzzle */

    nonet_canonizer_free(canonizer);
    nonet_layout_free(layout);
    return 0;
}
