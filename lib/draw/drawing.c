/* drawing.c: drawings of boards and steps: the public call. A scene is set up (scene.h), drawn layer by layer on a canvas,
 * and the canvas becomes the caller's drawing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "base/reserved.h"
#include "base/try.h"
#include "board/check.h"
#include "board/names.h"
#include "draw/scene.h"

enum { FEWEST_PIXELS = 16, MOST_PIXELS = 100000, MOST_TOLD = 700, TITLE_SIZE = 160 };

void nonet_drawing_defaults(nonet_drawing_settings *settings)
{
    if (settings) *settings = (nonet_drawing_settings){0};
}

/* ---- what is written about it -------------------------------------------------------------------- */

/* "Sudoku, 9x9, 28 of 81 cells filled." */
static size_t describe_board(const struct nn_scene *scene, char *buffer, size_t size)
{
    int filled = 0;
    for (int cell = 0; cell < scene->layout->cells; cell++) filled += scene->position->cells[cell] != 0;
    return (size_t)snprintf(buffer, size, "Sudoku, %dx%d, %d of %d cells filled.", scene->layout->side,
                            scene->layout->side, filled, scene->layout->cells);
}

/* As players tell it; what takes too long is told in a line. */
static nonet_step_form form_of_telling(const struct nn_scene *scene)
{
    const size_t length =
        nonet_step_text(scene->step, scene->position, scene->settings.symbols, NONET_STEP_NORMAL, NULL, 0);
    return length > MOST_TOLD ? NONET_STEP_LINE : NONET_STEP_NORMAL;
}

/* The board, then the step. 0: there is no memory to tell it. */
static size_t describe(const struct nn_scene *scene, char *buffer, size_t size)
{
    size_t length = describe_board(scene, buffer, size);
    if (!scene->step) return length;
    const nonet_step_form form = form_of_telling(scene);
    if (length + 1 < size) memcpy(buffer + length, " ", 2);
    length++;
    const size_t told = nonet_step_text(scene->step, scene->position, scene->settings.symbols, form,
                                        length < size ? buffer + length : NULL, length < size ? size - length : 0);
    return told || !nonet_step_has_text(scene->step, form) ? length + told : 0;
}

/* "X-wing"; "nested chains, picture 2 of 5" */
static void entitle(const struct nn_scene *scene, char title[TITLE_SIZE])
{
    const nonet_technique *const technique =
        scene->step && scene->step->technique >= 0 ? nonet_technique_at((size_t)scene->step->technique) : NULL;
    const int length = snprintf(title, TITLE_SIZE, "%s", technique ? technique->name : "Sudoku");
    if (scene->picture_count > 1)
        snprintf(title + length, (size_t)(TITLE_SIZE - length), ", picture %d of %d", scene->settings.picture + 1,
                 scene->picture_count);
}

static nonet_status finish_scene(struct nn_scene *scene, nonet_drawing **drawing)
{
    const size_t length = describe(scene, NULL, 0);
    char *const description = length ? malloc(length + 1) : NULL;
    if (!description || describe(scene, description, length + 1) != length) {
        free(description);
        return NONET_ERR_MEMORY;
    }
    char title[TITLE_SIZE];
    entitle(scene, title);
    const nonet_drawing like = {.width = scene->measures.width,
                                .height = scene->measures.height,
                                .theme = scene->settings.theme,
                                .pixels = scene->settings.pixels,
                                .title = title,
                                .description = description,
                                .picture = scene->settings.picture,
                                .picture_count = scene->picture_count};
    const nonet_status status = nn_canvas_finish(&scene->canvas, &like, drawing);
    free(description);
    return status;
}

/* ---- the scene ----------------------------------------------------------------------------------- */

static void name_values(struct nn_scene *scene)
{
    for (int value = 1; value <= scene->layout->side; value++) {
        const struct nn_name name = nn_value_name(scene->layout->side, value, scene->settings.symbols);
        snprintf(scene->names[value], sizeof scene->names[value], "%.7s", name.text);
    }
}

static nonet_status make_scene_memory(struct nn_scene *scene)
{
    const size_t cells = (size_t)scene->layout->cells, all = cells * (size_t)scene->layout->side;
    const size_t links = scene->picture ? scene->picture->link_count : 0,
                 members = scene->picture ? scene->picture->candidate_count : 0;
    uint8_t *const block = calloc(1, cells * sizeof *scene->candidates + 2 * all + links + members);
    if (!block) return NONET_ERR_MEMORY;
    scene->candidates = (uint64_t *)(void *)block;
    scene->signs = block + cells * sizeof *scene->candidates;
    scene->rings = scene->signs + all;
    scene->link_states = scene->rings + all;
    scene->is_told = scene->link_states + links;
    return NONET_OK;
}

static nonet_status draw_scene(struct nn_scene *scene, nonet_drawing **drawing)
{
    NN_TRY(make_scene_memory(scene));
    nn_position_candidates(scene->position, scene->candidates);
    name_values(scene);
    nn_scene_measure(scene, nn_scene_values(scene));
    nn_choose_links(scene);
    nn_scene_set_signs(scene);
    nn_plan_legend(scene);
    nn_draw_ground(scene);
    nn_draw_houses(scene);
    nn_draw_fields(scene);
    nn_draw_lines(scene);
    nn_draw_labels(scene);
    NN_TRY(nn_draw_links(scene));
    nn_draw_digits(scene);
    nn_draw_marks(scene);
    nn_draw_signs(scene);
    nn_draw_legend(scene);
    return finish_scene(scene, drawing);
}

static bool are_usable(const nonet_drawing_settings *settings)
{
    return NN_RESERVED_IS_UNUSED(settings) && *nonet_theme_name(settings->theme) && settings->picture >= 0 &&
           (!settings->pixels || (settings->pixels >= FEWEST_PIXELS && settings->pixels <= MOST_PIXELS));
}

nonet_status nonet_drawing_new(const nonet_position *position, const nonet_step *step,
                               const nonet_drawing_settings *settings, nonet_drawing **drawing)
{
    if (!drawing) return NONET_ERR_ARG;
    *drawing = NULL;
    static const nonet_drawing_settings defaults;
    if (!settings) settings = &defaults;
    if (!nn_position_is_classic(position) || !are_usable(settings)) return NONET_ERR_ARG;
    struct nn_scene *const scene = calloc(1, sizeof *scene); /* too large for the stack */
    if (!scene) return NONET_ERR_MEMORY;
    scene->position = position;
    scene->layout = position->layout;
    scene->step = step;
    scene->settings = *settings;
    nonet_picture *picture = NULL;
    nonet_status status = step ? nonet_picture_new(step, position, &picture) : NONET_OK;
    scene->picture = picture;
    scene->picture_count = nn_count_pictures(step, picture);
    if (status == NONET_OK && settings->picture >= scene->picture_count) status = NONET_ERR_ARG;
    if (status == NONET_OK) status = draw_scene(scene, drawing);
    nonet_picture_free(picture);
    nn_canvas_clear(&scene->canvas);
    free(scene->candidates);
    free(scene);
    return status;
}
