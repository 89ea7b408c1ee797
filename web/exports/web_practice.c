/* web_practice.c: practice: positions for techniques, answers to them, the progress; the one practice of the module. It is made when
 * something is asked of it first. */
#include <string.h>

#include "web/exports/web_inside.h"

static nonet_practice *practice;

/* NULL: out of memory. */
static nonet_practice *the_practice(void)
{
    if (!practice) nonet_practice_new(NULL, &practice);
    return practice;
}

nonet_status web_practice_new(uint64_t seed, uint32_t day)
{
    nonet_practice_settings settings;
    nonet_practice *fresh;
    nonet_practice_settings_defaults(&settings);
    settings.seed = seed;
    web_clear();
    const nonet_status status = nonet_practice_new(&settings, &fresh);
    if (status != NONET_OK) return web_fail(status);
    nonet_practice_free(practice);
    practice = fresh;
    nonet_practice_set_day(practice, day);
    return NONET_OK;
}

/* ---- the progress ---------------------------------------------------------------------------------------- */

/* Damage is told, though what could be read is read. */
nonet_status web_practice_read(const char *text, size_t length)
{
    nonet_text_error error = {0};
    web_clear();
    const nonet_status status = nonet_practice_read(the_practice(), text, length, &error);
    if (error.line && web_refuse_text(&error) == NONET_ERR_MEMORY) return web_fail(NONET_ERR_MEMORY);
    return status == NONET_ERR_ARG ? web_fail(NONET_ERR_MEMORY) : status;
}

nonet_status web_practice_write(void)
{
    const char *text = NULL;
    size_t length = 0;
    web_clear();
    const nonet_status status = the_practice() ? nonet_practice_write(practice, &text, &length) : NONET_ERR_MEMORY;
    if (status != NONET_OK) return web_fail(status);
    return web_put(NULL, text, length) ? NONET_OK : web_fail(NONET_ERR_MEMORY);
}

/* ---- positions ------------------------------------------------------------------------------------------- */

static bool put_words(const char *words)
{
    return web_put(NULL, words, strlen(words));
}

static bool put_game(void)
{
    return put_words(",\"game\":") && nonet_game_json(nonet_practice_game(practice), web_put, NULL) == NONET_OK;
}

nonet_status web_practice_state(void)
{
    nonet_practice_state state;
    web_clear();
    if (!the_practice()) return web_fail(NONET_ERR_MEMORY);
    if (nonet_practice_next(practice, NULL) < 0) return web_fail(NONET_ERR_ARG); /* no book is here */
    nonet_practice_get_state(practice, &state);
    const bool is_put = put_words("{\"practice\":") && nonet_practice_json(practice, web_put, NULL) == NONET_OK &&
                        (state.technique < 0 || put_game()) && put_words("}");
    return is_put ? NONET_OK : web_fail(NONET_ERR_MEMORY);
}

nonet_status web_practice_begin(const char *technique, uint64_t number)
{
    const int known = *technique ? nonet_technique_find(technique) : nonet_practice_next(the_practice(), NULL);
    const nonet_practice_wish wish = {.technique = known, .number = number};
    const nonet_status status = the_practice() ? nonet_practice_begin(practice, &wish) : NONET_ERR_MEMORY;
    return status == NONET_OK ? web_practice_state() : web_fail(status);
}

nonet_status web_positions(const char *technique)
{
    const int number = nonet_technique_find(technique);
    const char *position;
    nonet_json *const json = web_begin();
    nonet_json_array(json, NULL);
    for (size_t index = 0; (position = nonet_technique_position(number, index)); index++)
        nonet_json_text(json, NULL, position);
    return web_end(json, NONET_OK);
}

/* ---- what is done ---------------------------------------------------------------------------------------- */

int web_practice_press(int key)
{
    return (int)nonet_practice_press(the_practice(), key);
}

int web_practice_do(int command, int argument)
{
    return (int)nonet_practice_do(the_practice(), (nonet_game_command)command, argument);
}

void web_practice_select(int cell, int how)
{
    nonet_game_select(nonet_practice_game(the_practice()), cell, (nonet_game_selecting)how);
}

void web_practice_option(int option, bool is_on)
{
    nonet_game_set_option(nonet_practice_game(the_practice()), (nonet_game_option)option, is_on);
}

nonet_status web_practice_hint_drawing(int picture)
{
    return web_draw_hint(nonet_practice_game(the_practice()), picture);
}
