/* draw_legend.c: what the signs mean, under the board: a sample and a word for each kind of sign, house and link that
 * occurs, in lines as wide as the board. The words are those of the library for roles, sets, houses and links. */
#include "draw/scene.h"

#include <stdio.h>
#include <string.h>

enum { TEXT_PIXELS = 13, MARGIN_BELOW = 50 };

static struct nn_legend_entry *add_legend_entry(struct nn_legend *legend, enum nn_legend_kind kind, int number,
                                                const char *text)
{
    for (int at = 0; at < legend->count; at++) {
        const struct nn_legend_entry *const entry = &legend->entries[at];
        if (entry->kind == kind && entry->number == number && !strcmp(entry->text, text)) return NULL;
    }
    if (legend->count == NN_LEGEND_ENTRIES) return NULL;
    struct nn_legend_entry *const entry = &legend->entries[legend->count++];
    entry->kind = kind;
    entry->number = number;
    snprintf(entry->text, sizeof entry->text, "%s", text);
    return entry;
}

/* ---- what occurs --------------------------------------------------------------------------------- */

static nonet_role role_of_sign(int sign)
{
    static const nonet_role roles[] = {[NN_SIGN_PLACED] = NONET_ROLE_PLACED,   [NN_SIGN_SETTLED] = NONET_ROLE_PLACED,
                                       [NN_SIGN_REMOVED] = NONET_ROLE_REMOVED, [NN_SIGN_FIN] = NONET_ROLE_FIN,
                                       [NN_SIGN_TRUE] = NONET_ROLE_TRUE,       [NN_SIGN_FALSE] = NONET_ROLE_FALSE,
                                       [NN_SIGN_OPEN] = NONET_ROLE_OPEN,       [NN_SIGN_PATTERN] = NONET_ROLE_PATTERN};
    return roles[sign];
}

static void list_signs(struct nn_scene *scene)
{
    const nonet_picture *const picture = scene->picture;
    bool occurs[NN_SIGN_SET + NN_SET_SIGNS] = {false};
    bool has_ring = false;
    for (size_t at = 0; at < picture->candidate_count; at++) {
        const nonet_picture_candidate *const candidate = &picture->candidates[at];
        occurs[*nn_sign_at(scene, candidate->cell, candidate->value)] = true;
        has_ring |= nn_has_ring(scene, candidate->cell, candidate->value);
    }
    for (size_t set = 0; set < picture->set_count; set++) {
        const int sign = NN_SIGN_SET + (int)(set % NN_SET_SIGNS);
        if (occurs[sign]) add_legend_entry(&scene->legend, NN_LEGEND_SIGN, sign, picture->sets[set].name);
    }
    for (int sign = NN_SIGN_PATTERN; sign > NN_SIGN_MARK; sign--)
        if (occurs[sign]) add_legend_entry(&scene->legend, NN_LEGEND_SIGN, sign, nonet_role_name(role_of_sign(sign)));
    if (has_ring) add_legend_entry(&scene->legend, NN_LEGEND_RING, 0, "end of a chain");
}

static void list_houses(struct nn_scene *scene)
{
    for (int part = NONET_HOUSE_PART_BASE; part <= NONET_HOUSE_PART_BOTH; part++)
        for (size_t at = 0; at < scene->picture->house_count; at++)
            if ((int)scene->picture->houses[at].part == part) {
                char text[NN_LEGEND_TEXT];
                snprintf(text, sizeof text, "%s house",
                         part == NONET_HOUSE_PART_BOTH ? "base and cover"
                                                       : nonet_house_part_name((nonet_house_part)part));
                add_legend_entry(&scene->legend, NN_LEGEND_HOUSE, part, text);
            }
}

static void list_drawn_links(struct nn_scene *scene)
{
    static const struct link_words {
        nonet_link_kind kind;
        const char *ending;
    } words[] = {
        {NONET_LINK_STRONG, " link"}, {NONET_LINK_WEAK, " link"}, {NONET_LINK_FOLLOWS, ""}, {NONET_LINK_SIDE, ""}};
    for (size_t word = 0; word < sizeof words / sizeof *words; word++)
        for (size_t at = 0; at < scene->picture->link_count; at++) {
            if (scene->link_states[at] != NN_LINK_SHOWN || scene->picture->links[at].kind != words[word].kind) continue;
            char text[NN_LEGEND_TEXT];
            snprintf(text, sizeof text, "%s%s", nonet_link_kind_name(words[word].kind), words[word].ending);
            add_legend_entry(&scene->legend, NN_LEGEND_LINK, (int)words[word].kind, text);
        }
}

/* ---- where it goes ------------------------------------------------------------------------------- */

static int32_t sample_width(const struct nn_legend_entry *entry, int32_t size)
{
    return entry->kind == NN_LEGEND_LINK ? size * 2 : size * 14 / 10;
}

static int32_t entry_width(const struct nn_legend_entry *entry, int32_t size)
{
    return sample_width(entry, size) + size / 2 + nn_text_width(entry->text, size);
}

/* Smaller, if an entry would be wider than the board. */
static int32_t legend_text_size(const struct nn_scene *scene)
{
    const struct nn_measures *const m = &scene->measures;
    const int32_t size = (int32_t)((int64_t)TEXT_PIXELS * m->width / scene->settings.pixels);
    int32_t widest = 1;
    for (int at = 0; at < scene->legend.count; at++) {
        const int32_t width = entry_width(&scene->legend.entries[at], 1000);
        if (width > widest) widest = width;
    }
    const int32_t most = (int32_t)((int64_t)m->board * 1000 / widest);
    return size < most ? size : most;
}

/* Lines of a legend are as wide as the board. */
static void place_entries(struct nn_scene *scene)
{
    const struct nn_measures *const m = &scene->measures;
    struct nn_legend *const legend = &scene->legend;
    const int32_t size = legend->text_size;
    struct nn_spot at = {m->left, m->top + m->board + size * 3 / 2};
    for (int entry = 0; entry < legend->count; entry++) {
        const int32_t width = entry_width(&legend->entries[entry], size);
        if (at.x > m->left && at.x + width > m->left + m->board) at = (struct nn_spot){m->left, at.y + size * 17 / 10};
        legend->entries[entry].spot = at;
        at.x += width + size * 13 / 10;
    }
    legend->bottom = at.y + size;
}

void nn_plan_legend(struct nn_scene *scene)
{
    if (!scene->picture || !scene->settings.shows_legend) return;
    list_signs(scene);
    list_houses(scene);
    list_drawn_links(scene);
    if (!scene->legend.count) return;
    scene->legend.text_size = legend_text_size(scene);
    place_entries(scene);
    scene->measures.height = scene->legend.bottom + MARGIN_BELOW / 2;
}

/* ---- samples ------------------------------------------------------------------------------------- */

static void draw_house_sample(struct nn_scene *scene, struct nn_spot spot, int32_t size, int part)
{
    nonet_shape *const band =
        nn_canvas_rectangle(&scene->canvas, NONET_SHAPE_PART_LEGEND, spot.x, spot.y - size / 2, size * 14 / 10, size);
    const bool is_cover = part & NONET_HOUSE_PART_COVER;
    band->fill = part & NONET_HOUSE_PART_BASE ? NONET_PAINT_HOUSE : NONET_PAINT_COVER;
    band->stroke = is_cover ? NONET_PAINT_EDGE : NONET_PAINT_GRID;
    band->stroke_width = size / 14 + 1;
    band->dash = is_cover ? size / 4 : 0;
    band->gap = is_cover ? size / 6 : 0;
    band->radius = size / 5;
}

static void draw_link_sample(struct nn_scene *scene, struct nn_spot spot, int32_t size, int kind)
{
    nonet_shape *const line = nn_canvas_add(&scene->canvas, NONET_SHAPE_PATH, NONET_SHAPE_PART_LEGEND);
    nn_style_link(line, (nonet_link_kind)kind, size / 5 + 1);
    nn_canvas_move(&scene->canvas, spot.x, spot.y);
    nn_canvas_line(&scene->canvas, spot.x + size * 2, spot.y);
}

static void draw_sample(struct nn_scene *scene, const struct nn_legend_entry *entry, int32_t size)
{
    const struct nn_spot middle = {entry->spot.x + size * 7 / 10, entry->spot.y};
    nonet_shape *ring;
    switch (entry->kind) {
    case NN_LEGEND_SIGN: nn_draw_sign(scene, entry->number, NONET_SHAPE_PART_LEGEND, middle, size * 55 / 100); break;
    case NN_LEGEND_RING:
        ring = nn_canvas_circle(&scene->canvas, NONET_SHAPE_PART_LEGEND, middle.x, middle.y, size * 6 / 10);
        ring->stroke = NONET_PAINT_FAINT;
        ring->stroke_width = size / 14 + 1;
        break;
    case NN_LEGEND_HOUSE: draw_house_sample(scene, entry->spot, size, entry->number); break;
    case NN_LEGEND_LINK: draw_link_sample(scene, entry->spot, size, entry->number); break;
    }
}

void nn_draw_legend(struct nn_scene *scene)
{
    const int32_t size = scene->legend.text_size;
    for (int at = 0; at < scene->legend.count; at++) {
        const struct nn_legend_entry *const entry = &scene->legend.entries[at];
        draw_sample(scene, entry, size);
        nonet_shape *const text =
            nn_canvas_text(&scene->canvas, NONET_SHAPE_PART_LEGEND,
                           entry->spot.x + sample_width(entry, size) + size / 2, entry->spot.y, entry->text);
        text->is_centred = false;
        text->text_size = size;
        text->text_weight = 430;
    }
}
