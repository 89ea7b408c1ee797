/* web_text.c: text on its way in and out: a room that the page fills in before a call, and what the call answers. */
#include <stdlib.h>
#include <string.h>

#include "web/exports/web_inside.h"

static char *input;

static struct {
    char *bytes;
    size_t length, room;
} output;

/* ---- as the page sees it --------------------------------------------------------------------- */

char *web_input(size_t size)
{
    free(input);
    return input = malloc(size ? size : 1);
}

const char *web_output(void)
{
    return output.bytes;
}

size_t web_output_length(void)
{
    return output.length;
}

nonet_status web_version(void)
{
    const char *const version = nonet_version();
    web_clear();
    return web_put(NULL, version, strlen(version)) ? NONET_OK : NONET_ERR_MEMORY;
}

/* ---- writing ----------------------------------------------------------------------------------- */

void web_clear(void)
{
    output.length = 0;
}

bool web_put(void *context, const char *text, size_t length)
{
    (void)context;
    if (length > output.room - output.length) {
        const size_t room = 2 * (output.length + length);
        char *const bytes = realloc(output.bytes, room);
        if (!bytes) return false;
        output.bytes = bytes;
        output.room = room;
    }
    if (length) memcpy(output.bytes + output.length, text, length);
    output.length += length;
    return true;
}

nonet_json *web_begin(void)
{
    nonet_json *json;
    web_clear();
    return nonet_json_new(web_put, NULL, &json) == NONET_OK ? json : NULL;
}

nonet_status web_end(nonet_json *json, nonet_status status)
{
    if (!json) {
        status = NONET_ERR_MEMORY;
    } else if (status >= NONET_OK) {
        const nonet_status written = nonet_json_close(json);
        if (written < NONET_OK) status = written;
        else if (written == NONET_STOPPED) status = NONET_ERR_MEMORY; /* web_put has refused */
    }
    nonet_json_free(json);
    return status < NONET_OK ? web_fail(status) : status;
}

/* ---- errors ------------------------------------------------------------------------------------- */

static nonet_json *begin_error(void)
{
    nonet_json *const json = web_begin();
    nonet_json_object(json, NULL);
    return json;
}

static nonet_status end_error(nonet_json *json, nonet_status status)
{
    if (nonet_json_close(json) != NONET_OK) web_clear();
    nonet_json_free(json);
    return status;
}

nonet_status web_fail(nonet_status status)
{
    nonet_json *const json = begin_error();
    nonet_json_text(json, "error", nonet_status_name(status));
    return end_error(json, status);
}

nonet_status web_refuse(const nonet_refusal *refusal)
{
    nonet_json *const json = begin_error();
    nonet_json_refusal(json, refusal);
    return end_error(json, NONET_ERR_ARG);
}

nonet_status web_refuse_text(const nonet_text_error *error)
{
    nonet_json *const json = begin_error();
    nonet_json_text_error(json, error);
    return end_error(json, NONET_ERR_TEXT);
}

/* ---- names of techniques ------------------------------------------------------------------------ */

static nonet_status refuse_name(const char *name, const char *setting)
{
    char advice[256];
    const size_t length = nonet_technique_advice(name, advice, sizeof advice);
    const nonet_refusal refusal = {setting, length ? advice : "no such technique, family or level"};
    return web_refuse(&refusal);
}

nonet_status web_read_techniques(const char *names, const char *setting, bool members[NONET_MAX_TECHNIQUES])
{
    while (*names) {
        char name[128];
        bool named[NONET_MAX_TECHNIQUES];
        const size_t length = strcspn(names, ",");
        if (length >= sizeof name) return web_fail(NONET_ERR_ARG);
        memcpy(name, names, length);
        name[length] = '\0';
        if (length && !nonet_technique_group(name, named)) return refuse_name(name, setting);
        for (int technique = 0; length && technique < NONET_MAX_TECHNIQUES; technique++)
            members[technique] |= named[technique];
        names += length + (names[length] == ',');
    }
    return NONET_OK;
}
