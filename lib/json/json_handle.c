/* json_handle.c: see json_handle.h; also what front ends write themselves: containers and plain values. */
#include "json/json_handle.h"

#include <stdlib.h>

#include "text/json_reader.h"

/* ---- the handle ---------------------------------------------------------------------------------- */

nonet_status nonet_json_new(nonet_text_sink *sink, void *context, nonet_json **json)
{
    if (!json) return NONET_ERR_ARG;
    *json = NULL;
    if (!sink) return NONET_ERR_ARG;
    nonet_json *const made = *json = malloc(sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->sink = sink;
    made->context = context;
    made->status = NONET_OK;
    made->memory = made->usual;
    made->bytes = sizeof made->usual;
    nn_json_writer_begin(&made->writer, sink, context);
    return NONET_OK;
}

void nonet_json_free(nonet_json *json)
{
    if (json && json->memory != json->usual) free(json->memory);
    free(json);
}

void nn_json_give_up(nonet_json *json, nonet_status status)
{
    if (json->status == NONET_OK) json->status = status;
    json->writer.out.is_refused = true;
}

void *nn_json_memory(nonet_json *json, size_t bytes)
{
    if (bytes <= json->bytes) return json->memory;
    if (json->memory != json->usual) free(json->memory);
    json->memory = malloc(bytes);
    json->bytes = bytes;
    if (json->memory) return json->memory;
    json->memory = json->usual;
    json->bytes = sizeof json->usual;
    nn_json_give_up(json, NONET_ERR_MEMORY);
    return NULL;
}

/* ---- what is possible ---------------------------------------------------------------------------- */

static bool is_inside_object(const struct nn_json_writer *writer)
{
    return writer->depth && writer->objects >> (writer->depth - 1) & 1;
}

static bool is_possible(nonet_json *json, bool is_fine)
{
    if (!json || json->status != NONET_OK) return false;
    if (!is_fine) nn_json_give_up(json, NONET_ERR_ARG);
    return is_fine;
}

bool nn_json_takes(nonet_json *json, const char *key, bool is_fine)
{
    return is_possible(json, is_fine && json && is_inside_object(&json->writer) == (key != NULL));
}

bool nn_json_takes_members(nonet_json *json, bool is_fine)
{
    return is_possible(json, is_fine && json && is_inside_object(&json->writer));
}

nonet_status nn_json_answer(nonet_json *json)
{
    if (!json) return NONET_ERR_ARG;
    struct nn_json_writer *const writer = &json->writer;
    const bool is_complete = json->status == NONET_OK && writer->depth == 0 && writer->needs_comma;
    if (is_complete) nn_json_writer_finish(writer);
    if (writer->out.is_refused) nn_json_give_up(json, NONET_STOPPED);
    else if (is_complete) nn_json_writer_begin(writer, json->sink, json->context);
    return json->status;
}

/* ---- containers ---------------------------------------------------------------------------------- */

nonet_status nonet_json_object(nonet_json *json, const char *key)
{
    if (nn_json_takes(json, key, json && json->writer.depth < NN_JSON_DEEPEST)) nn_json_open_object(&json->writer, key);
    return nn_json_answer(json);
}

nonet_status nonet_json_array(nonet_json *json, const char *key)
{
    if (nn_json_takes(json, key, json && json->writer.depth < NN_JSON_DEEPEST)) nn_json_open_array(&json->writer, key);
    return nn_json_answer(json);
}

nonet_status nonet_json_close(nonet_json *json)
{
    if (is_possible(json, json && json->writer.depth)) nn_json_close(&json->writer);
    return nn_json_answer(json);
}

/* ---- values -------------------------------------------------------------------------------------- */

nonet_status nonet_json_text(nonet_json *json, const char *key, const char *text)
{
    if (nn_json_takes(json, key, text)) nn_json_put_text(&json->writer, key, text);
    return nn_json_answer(json);
}

nonet_status nonet_json_number(nonet_json *json, const char *key, int64_t number)
{
    if (nn_json_takes(json, key, true)) nn_json_put_number(&json->writer, key, number);
    return nn_json_answer(json);
}

nonet_status nonet_json_unsigned(nonet_json *json, const char *key, uint64_t number)
{
    if (nn_json_takes(json, key, true)) nn_json_put_unsigned(&json->writer, key, number);
    return nn_json_answer(json);
}

nonet_status nonet_json_truth(nonet_json *json, const char *key, bool is_true)
{
    if (nn_json_takes(json, key, true)) nn_json_put_truth(&json->writer, key, is_true);
    return nn_json_answer(json);
}

nonet_status nonet_json_null(nonet_json *json, const char *key)
{
    if (nn_json_takes(json, key, true)) nn_json_put_null(&json->writer, key);
    return nn_json_answer(json);
}

/* What comes out must be JSON, whatever is passed in, so it is read first. The reader accepts a byte order mark, which
 * has no place in the middle of a document. */
nonet_status nonet_json_raw(nonet_json *json, const char *key, const char *text, size_t length)
{
    const struct nn_json_document_limits limits = {length, length};
    struct nn_json_document read;
    nonet_text_error error;
    if (!nn_json_takes(json, key, text && length && text[0] != '\xEF')) return nn_json_answer(json);
    const nonet_status status = nn_json_document_read(text, length, &limits, &read, &error);
    nn_json_document_free(&read);
    if (status == NONET_OK) nn_json_put_raw(&json->writer, key, text, length);
    else nn_json_give_up(json, status == NONET_ERR_TEXT ? NONET_ERR_ARG : status);
    return nn_json_answer(json);
}
