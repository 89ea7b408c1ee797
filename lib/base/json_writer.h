/* json_writer.h: JSON on its way to a caller's sink, without spaces and without line ends.
 *
 *     struct nn_json_writer writer;
 *     nn_json_writer_begin(&writer, sink, context);
 *     nn_json_open_object(&writer, NULL);
 *     nn_json_put_number(&writer, "side", 9);
 *     nn_json_open_array(&writer, "box");
 *     nn_json_put_number(&writer, NULL, 3);
 *     nn_json_put_number(&writer, NULL, 3);
 *     nn_json_close(&writer);
 *     nn_json_close(&writer);
 *     nn_json_writer_finish(&writer);                  {"side":9,"box":[3,3]}
 *
 * Every call takes the key of its value: NULL in arrays, for the whole document, and after nn_json_put_key. Commas are
 * added automatically. Once the sink refuses, the rest is dropped, so callers need to check only at the end. Writing in
 * the wrong order (a member without a key, a container left open) is the caller's bug, and asserted.
 *
 * To write into a buffer, pass nonet_text_collect and a nonet_text_buffer. Nothing is allocated. */
#ifndef NN_JSON_WRITER_H
#define NN_JSON_WRITER_H

#include "base/text_out.h"

enum { NN_JSON_DEEPEST = 64 }; /* nested containers, for writing and reading */

struct nn_json_writer {
    struct nn_text_out out;
    uint64_t objects; /* bit d: the container at depth d is an object, else it is an array */
    int depth;        /* containers that are open */
    bool needs_comma; /* before the next value */
    bool has_key;     /* a key was written; its value comes next */
};

void nn_json_writer_begin(struct nn_json_writer *writer, nonet_text_sink *sink, void *context);

/* The document is complete: pass on what is left. False: the sink refused, now or before. */
bool nn_json_writer_finish(struct nn_json_writer *writer);

void nn_json_open_object(struct nn_json_writer *writer, const char *key);
void nn_json_open_array(struct nn_json_writer *writer, const char *key);
/* End the innermost container. */
void nn_json_close(struct nn_json_writer *writer);

/* The key of the next value, for keys that are not constants of ours. */
void nn_json_put_key(struct nn_json_writer *writer, const char *key, size_t length);

/* Strings. A byte that is not valid UTF-8, as in some file names, is written as U+FFFD; quotes, backslashes and
 * characters that nobody sees (visible.h) are escaped. */
void nn_json_put_text(struct nn_json_writer *writer, const char *key, const char *text);
void nn_json_put_string(struct nn_json_writer *writer, const char *key, const char *bytes, size_t length);

void nn_json_put_number(struct nn_json_writer *writer, const char *key, int64_t number);
void nn_json_put_unsigned(struct nn_json_writer *writer, const char *key, uint64_t number);
/* `number` divided by 10^decimals (0..18), with exactly that many decimals: 1500 and 3 give 1.500. */
void nn_json_put_fixed(struct nn_json_writer *writer, const char *key, int64_t number, int decimals);
void nn_json_put_truth(struct nn_json_writer *writer, const char *key, bool is_true);
void nn_json_put_null(struct nn_json_writer *writer, const char *key);

/* A value that is JSON already, such as the text of a number that was read. */
void nn_json_put_raw(struct nn_json_writer *writer, const char *key, const char *json, size_t length);

#endif
