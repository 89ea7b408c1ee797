/* web_making.c: new puzzles: the settings of a generator by their names, and what it makes. */
#include <stdlib.h>
#include <string.h>

#include "web/exports/web_inside.h"

static struct {
    nonet_layout *layout;
    nonet_generator_settings settings;
    bool needed[NONET_MAX_TECHNIQUES], without[NONET_MAX_TECHNIQUES];
    bool pattern[NONET_MAX_CELLS];
} wish;

nonet_status web_wish(int box_rows, int box_columns)
{
    web_clear();
    nonet_layout_free(wish.layout);
    memset(&wish, 0, sizeof wish);
    nonet_generator_settings_defaults(&wish.settings);
    const nonet_refusal *const problem = nonet_layout_problem(box_rows, box_columns);
    if (problem) return web_refuse(problem);
    const nonet_status status = nonet_layout_new(box_rows, box_columns, &wish.layout);
    return status == NONET_OK ? NONET_OK : web_fail(status);
}

/* ---- settings ---------------------------------------------------------------------------------------- */

enum number_kind { NUMBER_INT, NUMBER_SIGNED, NUMBER_UNSIGNED, NUMBER_TRUTH, NUMBER_SYMMETRY };

#define FIELD(kind, name)                                                                                              \
    {                                                                                                                  \
#name, kind, offsetof(nonet_generator_settings, name)                                                          \
    }

static const struct number_field {
    const char *name;
    enum number_kind kind;
    size_t offset;
} number_fields[] = {
    FIELD(NUMBER_UNSIGNED, seed),      FIELD(NUMBER_SYMMETRY, symmetry),     FIELD(NUMBER_INT, fewest_clues),
    FIELD(NUMBER_INT, most_clues),     FIELD(NUMBER_TRUTH, keeps_redundant), FIELD(NUMBER_INT, easiest),
    FIELD(NUMBER_INT, hardest),        FIELD(NUMBER_INT, least_er),          FIELD(NUMBER_INT, most_er),
    FIELD(NUMBER_SIGNED, least_score), FIELD(NUMBER_SIGNED, most_score),     FIELD(NUMBER_TRUTH, weighs),
    FIELD(NUMBER_TRUTH, for_play),     FIELD(NUMBER_TRUTH, is_natural),
};

static void set_number(const struct number_field *field, int64_t number)
{
    void *const place = (char *)&wish.settings + field->offset;
    switch (field->kind) {
    case NUMBER_INT: *(int *)place = (int)number; return;
    case NUMBER_SIGNED: *(int64_t *)place = number; return;
    case NUMBER_UNSIGNED: *(uint64_t *)place = (uint64_t)number; return;
    case NUMBER_TRUTH: *(bool *)place = number != 0; return;
    case NUMBER_SYMMETRY: *(nonet_symmetry *)place = (nonet_symmetry)number; return;
    }
}

nonet_status web_wish_number(const char *name, int64_t number)
{
    web_clear();
    for (size_t at = 0; at < sizeof number_fields / sizeof *number_fields; at++) {
        if (strcmp(name, number_fields[at].name) != 0) continue;
        set_number(&number_fields[at], number);
        return NONET_OK;
    }
    return web_fail(NONET_ERR_ARG);
}

nonet_status web_wish_techniques(const char *field, const char *techniques)
{
    const bool is_needed = strcmp(field, "needed") == 0;
    web_clear();
    if (!is_needed && strcmp(field, "without") != 0) return web_fail(NONET_ERR_ARG);
    if (is_needed) wish.settings.needed = wish.needed;
    else wish.settings.without = wish.without;
    return web_read_techniques(techniques, field, is_needed ? wish.needed : wish.without);
}

nonet_status web_wish_pattern(const char *cells)
{
    web_clear();
    if (!wish.layout || strlen(cells) != (size_t)nonet_layout_cells(wish.layout)) return web_fail(NONET_ERR_ARG);
    for (size_t cell = 0; cells[cell]; cell++) wish.pattern[cell] = cells[cell] == '1';
    wish.settings.pattern = wish.pattern;
    return NONET_OK;
}

/* ---- making ------------------------------------------------------------------------------------------- */

static void tell_made(nonet_json *json, const nonet_generated *made)
{
    if (!made->is_made) return;
    nonet_json_object(json, NULL);
    nonet_json_generated(json, wish.layout, &wish.settings, made, NONET_JSON_SOLUTION | NONET_JSON_STATS);
    nonet_json_close(json);
}

static void ask_generator(const void *generator, nonet_progress *progress)
{
    nonet_generator_progress(generator, progress);
}

/* One at a time, as each lies in the generator's memory until the next. The limit is that of each. */
static nonet_status make_all(nonet_generator *generator, uint64_t first, uint32_t count, nonet_json *json)
{
    nonet_status status = NONET_OK;
    for (uint32_t more = 0; more < count && status == NONET_OK; more++) {
        nonet_generated made;
        status = nonet_generator_make(generator, first + more, 1, &made);
        if (status >= NONET_OK) tell_made(json, &made);
    }
    return status;
}

nonet_status web_make(uint64_t first, uint32_t count, uint32_t limit_ms)
{
    nonet_generator *generator;
    if (!wish.layout) return web_fail(NONET_ERR_ARG);
    wish.settings.timeout_ms = limit_ms;
    wish.settings.stop = web_stop();
    const nonet_refusal *const problem = nonet_generator_problem(wish.layout, &wish.settings);
    if (problem) return web_refuse(problem);
    nonet_status status = nonet_generator_new(wish.layout, &wish.settings, &generator);
    if (status != NONET_OK) return web_fail(status);
    nonet_json *const json = web_begin();
    nonet_json_array(json, NULL);
    web_tell_progress(ask_generator, generator);
    status = web_end(json, make_all(generator, first, count, json));
    web_tell_progress(NULL, NULL);
    nonet_generator_free(generator);
    return status;
}

/* ---- patterns ----------------------------------------------------------------------------------------- */

nonet_status web_symmetry_groups(int box_rows, int box_columns, int symmetry)
{
    nonet_layout *layout;
    uint16_t group[NONET_MAX_CELLS];
    const nonet_refusal *const problem = nonet_layout_problem(box_rows, box_columns);
    if (problem) return web_refuse(problem);
    nonet_status status = nonet_layout_new(box_rows, box_columns, &layout);
    if (status != NONET_OK) return web_fail(status);
    const int cells = nonet_layout_cells(layout);
    status = nonet_symmetry_groups(layout, (nonet_symmetry)symmetry, group);
    nonet_layout_free(layout);
    if (status != NONET_OK) return web_fail(status);
    nonet_json *const json = web_begin();
    nonet_json_array(json, NULL);
    for (int cell = 0; cell < cells; cell++) nonet_json_number(json, NULL, group[cell]);
    return web_end(json, NONET_OK);
}
