/* solve_one.c: solve one 9x9 puzzle with libnonet and print the solution.
 *
 *     cc solve_one.c $(pkg-config --cflags --libs nonet) */
#include <nonet.h>
#include <stdio.h>

int main(void)
{
    const char *text = "5....79.."
                       "..4.1..8."
                       "61...5..."
                       "..2..1.7."
                       "...6.8..."
                       "....2.458"
                       "7..9.6..."
                       ".6....2.9"
                       "...1.....";
    uint8_t cells[81];
    for (int cell = 0; cell < 81; cell++) cells[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');

    nonet_layout *layout = NULL;
    nonet_solver *solver = NULL;
    nonet_result result;
    int status = 1;
    if (nonet_layout_new(3, 3, &layout) == NONET_OK && nonet_solver_new(NULL, &solver) == NONET_OK) {
        const nonet_position puzzle = {layout, cells, NULL, NULL};
        if (nonet_solver_solve(solver, &puzzle, &result) == NONET_OK && result.solution) {
            printf("%s\n", nonet_verdict_name(result.verdict));
            for (int cell = 0; cell < 81; cell++) printf("%d%s", result.solution[cell], cell % 9 == 8 ? "\n" : " ");
            status = 0;
        }
    }
    nonet_solver_free(solver);
    nonet_layout_free(layout);
    return status;
}
