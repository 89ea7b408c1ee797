/* fuzz_drawing.c: any position (raw_position.h), with a step of no technique that places and removes anything, drawn with any
 * settings: either refused, or a drawing that SVG and JSON can be made of, on whose sheet everything lies. */
#include "fuzz/raw_position.h"
#include "fuzz/valid_json.h"

enum { LARGEST_SIDE = 25, MOST_CANDIDATES = 8, LARGEST_JSON = 1 << 22 };

static size_t take_candidates(struct fuzz_input *input, const nonet_layout *layout, nonet_candidate *candidates)
{
    const size_t count = input_byte(input) % (MOST_CANDIDATES + 1);
    for (size_t at = 0; at < count; at++) {
        const int cell = input_byte(input) * 256 + input_byte(input);
        candidates[at].cell = (uint16_t)(cell % nonet_layout_cells(layout));
        candidates[at].value = (uint8_t)(input_byte(input) % nonet_layout_side(layout) + 1);
    }
    return count;
}

static nonet_drawing_settings take_settings(struct fuzz_input *input)
{
    const uint8_t flags = input_byte(input);
    nonet_drawing_settings settings = {.theme = (nonet_theme)(input_byte(input) % 5),
                                       .pixels = input_byte(input) * 8,
                                       .shows_candidates = flags & 1,
                                       .shows_legend = flags & 2,
                                       .shows_labels = flags & 4,
                                       .picture = flags >> 7};
    if (flags & 8) settings.symbols = "123456789ABCDEFGHIJKLMNOP";
    return settings;
}

static bool count_piece(void *context, const char *text, size_t length)
{
    REQUIRE(text && length);
    *(size_t *)context += length;
    return true;
}

static void check_drawing(const nonet_drawing *drawing)
{
    size_t length = 0;
    REQUIRE(nonet_drawing_svg(drawing, count_piece, &length) == NONET_OK && length > 200);
    for (size_t at = 0; at < drawing->shape_count; at++) {
        const nonet_shape *const shape = &drawing->shapes[at];
        REQUIRE(shape->x >= 0 && shape->y >= 0 && shape->x + shape->width <= drawing->width &&
                shape->y + shape->height <= drawing->height);
        for (size_t point = 0; point < shape->point_count; point++)
            REQUIRE(shape->points[point].x >= 0 && shape->points[point].x <= drawing->width &&
                    shape->points[point].y >= 0 && shape->points[point].y <= drawing->height);
    }
}

static void check_drawing_json(const nonet_drawing *drawing)
{
    char *const bytes = malloc(LARGEST_JSON);
    nonet_text_buffer text = {.bytes = bytes, .size = LARGEST_JSON};
    nonet_json *json;
    REQUIRE(bytes && nonet_json_new(nonet_text_collect, &text, &json) == NONET_OK);
    REQUIRE(nonet_json_drawing(json, NULL, drawing) == NONET_OK);
    if (text.length < text.size) require_json(bytes, text.length);
    nonet_json_free(json);
    free(bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct raw_position raw;
    struct fuzz_input input = {data, size};
    nonet_candidate placed[MOST_CANDIDATES], removed[MOST_CANDIDATES];
    take_raw_position(&raw, &input, LARGEST_SIDE);
    const nonet_drawing_settings settings = take_settings(&input);
    const nonet_step step = {.technique = -1,
                             .placements = placed,
                             .placement_count = take_candidates(&input, raw.layout, placed),
                             .eliminations = removed,
                             .elimination_count = take_candidates(&input, raw.layout, removed)};
    nonet_drawing *drawing;
    const bool has_step = raw.question & 1;
    const nonet_status status = nonet_drawing_new(&raw.position, has_step ? &step : NULL, &settings, &drawing);
    REQUIRE((status == NONET_OK) == (drawing != NULL) && (status == NONET_OK || status == NONET_ERR_ARG));
    if (drawing) {
        check_drawing(drawing);
        if (raw.question & 2) check_drawing_json(drawing);
    }
    nonet_drawing_free(drawing);
    nonet_layout_free(raw.layout);
    return 0;
}
