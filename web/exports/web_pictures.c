/* web_pictures.c: pictures of the subject and of its steps. */
#include <string.h>

#include "web/exports/web_inside.h"

static struct {
    nonet_drawing_settings settings;
    char symbols[80];
} look;

void web_look(int theme, int pixels, bool shows_candidates, bool shows_legend, bool shows_labels, const char *symbols)
{
    nonet_drawing_defaults(&look.settings);
    look.settings.theme = (nonet_theme)theme;
    look.settings.pixels = pixels;
    look.settings.shows_candidates = shows_candidates;
    look.settings.shows_legend = shows_legend;
    look.settings.shows_labels = shows_labels;
    strncpy(look.symbols, symbols, sizeof look.symbols - 1);
}

nonet_drawing_settings web_drawing_settings(int picture)
{
    nonet_drawing_settings settings = look.settings;
    settings.picture = picture;
    settings.symbols = *look.symbols ? look.symbols : NULL;
    return settings;
}

static nonet_status draw_step(int number, int picture, nonet_drawing **drawing)
{
    const nonet_step *step;
    const nonet_position *position;
    const nonet_drawing_settings settings = web_drawing_settings(picture);
    *drawing = NULL;
    if (!web_step(number, &step, &position)) return NONET_ERR_ARG;
    return nonet_drawing_new(position, step, &settings, drawing);
}

nonet_status web_draw(int step, int picture)
{
    nonet_drawing *drawing;
    nonet_status status = draw_step(step, picture, &drawing);
    if (status != NONET_OK) return web_fail(status);
    nonet_json *const json = web_begin();
    status = nonet_json_drawing(json, NULL, drawing);
    nonet_json_free(json);
    nonet_drawing_free(drawing);
    return status == NONET_OK ? NONET_OK : web_fail(NONET_ERR_MEMORY);
}

nonet_status web_svg(int step, int picture)
{
    nonet_drawing *drawing;
    nonet_status status = draw_step(step, picture, &drawing);
    if (status != NONET_OK) return web_fail(status);
    web_clear();
    status = nonet_drawing_svg(drawing, web_put, NULL);
    nonet_drawing_free(drawing);
    return status == NONET_OK ? NONET_OK : web_fail(status == NONET_STOPPED ? NONET_ERR_MEMORY : status);
}
