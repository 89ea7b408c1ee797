/* explain_one.c: the way to the solution of one puzzle, a line for each step.
 *
 *     cc explain_one.c $(pkg-config --cflags --libs nonet) */
#include <nonet.h>
#include <stdio.h>

static const char puzzle_text[] = "5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....";

int main(void)
{
    nonet_layout *layout;
    nonet_explainer *explainer;
    uint8_t cells[81];
    if (nonet_layout_new(3, 3, &layout) || nonet_explainer_new(NULL, &explainer)) return 1;
    for (int cell = 0; cell < 81; cell++)
        cells[cell] = (uint8_t)(puzzle_text[cell] == '.' ? 0 : puzzle_text[cell] - '0');

    const nonet_position puzzle = {layout, cells, NULL, NULL};
    nonet_start start;
    const nonet_step *step;
    if (nonet_explainer_begin(explainer, &puzzle, &start)) return 1;
    printf("%s\n", nonet_verdict_name(start.verdict));
    while (nonet_explainer_next(explainer, &step) == NONET_OK) {
        char text[1024];
        nonet_step_text(step, nonet_explainer_position(explainer), NULL, NONET_STEP_LINE, text, sizeof text);
        printf("%s\n", text);
        nonet_explainer_apply(explainer);
    }
    printf("%s\n", nonet_explainer_is_solved(explainer) ? "solved" : "not solved");

    nonet_explainer_free(explainer);
    nonet_layout_free(layout);
    return 0;
}
