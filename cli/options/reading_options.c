/* reading_options.c: see reading_options.h. */
#include "options/reading_options.h"

#include "options/option_values.h"

const char *notation_choice(size_t index)
{
    const nonet_notation *const notation = nonet_notation_at(index);
    return notation ? notation->name : NULL;
}

static const char *set_from(void *field, const char *value)
{
    nonet_reader_settings *const reader = field;
    nonet_style style;
    if (nonet_style_find(value, &style) != NONET_OK) return no_such_notation(value);
    reader->notation = value;
    return NULL;
}

static const char *set_reader_box(void *field, const char *value)
{
    nonet_reader_settings *const reader = field;
    struct box_shape box = {0};
    const char *const problem = set_box(&box, value);
    reader->box_rows = box.rows;
    reader->box_columns = box.columns;
    return problem;
}

static const char *set_symbols(void *field, const char *value)
{
    nonet_reader_settings *const reader = field;
    if (!nonet_symbols_find(value)) return "not 1, 0, A, or characters that are all different";
    reader->symbols = value;
    return NULL;
}

#define OPTION_FROM                                                                                                    \
    {                                                                                                                  \
        0, "from", "NOTATION", "read only this notation, instead of detecting it", set_from, notation_choice, 0        \
    }
#define OPTION_SYMBOLS                                                                                                 \
    {                                                                                                                  \
        0, "symbols", "CHARS",                                                                                         \
            "read these symbols as 1, 2, 3 ...: '1' (1-9, A-Z), '0' (0-9, A-Z), 'A' (A-Z), or all of them in order",   \
            set_symbols, NULL, 0                                                                                       \
    }

static const struct option reading_options[] = {
    OPTION_FROM,
    {0, "box", "RxC", "boxes are R rows high and C columns wide, instead of detecting it", set_reader_box, NULL, 0},
    OPTION_SYMBOLS,
    {0},
};

static const struct option reading_text_options[] = {OPTION_FROM, OPTION_SYMBOLS, {0}};

static void set_reader_defaults(void *reader)
{
    nonet_reader_settings_defaults(reader);
}

const struct option_group options_reading = {"Reading puzzles", reading_options, NULL, set_reader_defaults};
const struct option_group options_reading_texts = {"Reading puzzles", reading_text_options, NULL, set_reader_defaults};
