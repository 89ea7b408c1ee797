/* draw_hint.c: the next step of a puzzle, drawn with the role of each candidate.
 *
 *     cc draw_hint.c $(pkg-config --cflags --libs nonet)
 *     ./a.out 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

static const char usual[] = "3.8.5..4.52.1.483.7416385294.....9.88..4..37.17.58.462617845293984327...235916784";
/* Of each role: placed, removed, fin, true, false, both, pattern; members of sets have small letters. */
static const char signs[] = " +-^=~?*";

static void draw_candidate(const nonet_picture *picture, int cell, int value)
{
    const nonet_picture_candidate *const part = nonet_picture_candidate_at(picture, cell, value);
    printf(value < 10 ? "%d" : ",%d", value);
    if (part && part->role == NONET_ROLE_SET) putchar('a' + part->set % 26);
    else if (part && part->role != NONET_ROLE_NONE) putchar(signs[part->role]);
}

static void draw(const nonet_picture *picture, const nonet_position *position)
{
    const int side = nonet_layout_side(position->layout);
    for (int cell = 0; cell < side * side; cell++) {
        for (int value = 1; value <= side; value++) {
            const bool is_open = !position->cells[cell] && position->candidates[cell] >> (value - 1) & 1;
            if (is_open || position->cells[cell] == value) draw_candidate(picture, cell, value);
        }
        putchar(cell % side == side - 1 ? '\n' : '\t');
    }
    for (size_t set = 0; set < picture->set_count; set++)
        printf("%c: %s\n", 'a' + (int)set % 26, picture->sets[set].name);
    printf("and %zu links\n", picture->link_count);
}

int main(int count, char **arguments)
{
    const char *const text = count > 1 ? arguments[1] : usual;
    nonet_puzzle *puzzle;
    nonet_explainer *explainer;
    nonet_start start;
    const nonet_step *step;
    nonet_picture *picture;
    char line[1000];
    if (nonet_read_one(text, strlen(text), NULL, &puzzle, NULL) || nonet_explainer_new(NULL, &explainer)) return 1;
    if (nonet_explainer_begin(explainer, &puzzle->position, &start) || nonet_explainer_next(explainer, &step)) return 1;
    const nonet_position *const position = nonet_explainer_position(explainer);
    if (nonet_picture_new(step, position, &picture)) return 1;
    nonet_step_text(step, position, NULL, NONET_STEP_LINE, line, sizeof line);
    printf("%s\n", line);
    draw(picture, position);
    nonet_picture_free(picture);
    nonet_explainer_free(explainer);
    nonet_puzzle_free(puzzle);
    return 0;
}
