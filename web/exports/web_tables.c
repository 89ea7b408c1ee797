/* web_tables.c: the tables of the libraries: techniques, levels, notations and so on; what a layout is made of. */
#include <string.h>

#include "web/exports/web_inside.h"

/* ---- rows --------------------------------------------------------------------------------------------- */

/* Each opens an object for row `index` and writes its members, or answers false: there is no such row. */

static bool tell_technique(nonet_json *json, size_t index)
{
    return nonet_technique_at(index) && nonet_json_object(json, NULL) == NONET_OK &&
           nonet_json_technique(json, (int)index) == NONET_OK;
}

static bool tell_level(nonet_json *json, size_t index)
{
    return nonet_level_at(index) && nonet_json_object(json, NULL) == NONET_OK &&
           nonet_json_level(json, nonet_level_at(index)) == NONET_OK;
}

static bool tell_scale(nonet_json *json, size_t index)
{
    return nonet_scale_at(index) && nonet_json_object(json, NULL) == NONET_OK &&
           nonet_json_scale(json, nonet_scale_at(index)) == NONET_OK;
}

static bool tell_notation(nonet_json *json, size_t index)
{
    return nonet_notation_at(index) && nonet_json_object(json, NULL) == NONET_OK &&
           nonet_json_notation(json, nonet_notation_at(index)) == NONET_OK;
}

static bool tell_symmetry(nonet_json *json, size_t index)
{
    return nonet_symmetry_name(index) && nonet_json_object(json, NULL) == NONET_OK &&
           nonet_json_symmetry(json, index) == NONET_OK;
}

static bool tell_engine(nonet_json *json, size_t index)
{
    return nonet_engine_name(index) && nonet_json_object(json, NULL) == NONET_OK &&
           nonet_json_engine(json, index, NULL) == NONET_OK;
}

static bool tell_key(nonet_json *json, size_t index)
{
    return nonet_game_binding_at(index) && nonet_json_object(json, NULL) == NONET_OK &&
           nonet_game_json_binding(json, nonet_game_binding_at(index)) == NONET_OK;
}

static bool tell_practice_key(nonet_json *json, size_t index)
{
    return nonet_practice_binding_at(index) && nonet_json_object(json, NULL) == NONET_OK &&
           nonet_game_json_binding(json, nonet_practice_binding_at(index)) == NONET_OK;
}

static const char *theme_name(size_t index)
{
    return nonet_theme_name((nonet_theme)index);
}

static const char *option_name(size_t index)
{
    return nonet_game_option_name((nonet_game_option)index);
}

/* ---- tables -------------------------------------------------------------------------------------------- */

static const struct table {
    const char *name;
    bool (*tell)(nonet_json *json, size_t index); /* or, of a table of names, */
    const char *(*word)(size_t index);            /* "": there are no more */
} tables[] = {
    {"techniques", tell_technique, NULL},
    {"levels", tell_level, NULL},
    {"scales", tell_scale, NULL},
    {"notations", tell_notation, NULL},
    {"symmetries", tell_symmetry, NULL},
    {"engines", tell_engine, NULL},
    {"keys", tell_key, NULL},
    {"practice_keys", tell_practice_key, NULL},
    {"themes", NULL, theme_name},
    {"options", NULL, option_name},
};

static void tell_words(nonet_json *json, const struct table *table)
{
    for (size_t index = 0; *table->word(index); index++) nonet_json_text(json, NULL, table->word(index));
}

static void tell_rows(nonet_json *json, const struct table *table)
{
    for (size_t index = 0; table->tell(json, index); index++) nonet_json_close(json);
}

nonet_status web_table(const char *name)
{
    for (size_t at = 0; at < sizeof tables / sizeof *tables; at++) {
        if (strcmp(name, tables[at].name) != 0) continue;
        nonet_json *const json = web_begin();
        nonet_json_array(json, NULL);
        if (tables[at].word) tell_words(json, &tables[at]);
        else tell_rows(json, &tables[at]);
        return web_end(json, NONET_OK);
    }
    return web_fail(NONET_ERR_ARG);
}

nonet_status web_layout(int box_rows, int box_columns)
{
    nonet_layout *layout;
    const nonet_refusal *const problem = nonet_layout_problem(box_rows, box_columns);
    if (problem) return web_refuse(problem);
    nonet_status status = nonet_layout_new(box_rows, box_columns, &layout);
    if (status != NONET_OK) return web_fail(status);
    nonet_json *const json = web_begin();
    nonet_json_object(json, NULL);
    nonet_json_layout(json, layout);
    status = web_end(json, NONET_OK);
    nonet_layout_free(layout);
    return status;
}
