/* json_handle.h: the inside the public writer, for the files here that write what the library knows.
 *
 *     fronts      nonet_json_text(json, "file", name)     their own keys
 *                 nonet_json_position(json, position)     facts: json_position.c, json_step.c ...
 *                      |
 *     json_handle    is this call possible now? status, memory for texts
 *                      |
 *     base/json_writer   commas, escapes, pieces for the sink
 *
 * A call is either refused as a whole, before it writes (nn_json_takes), or written as a whole. If something fails in
 * between (no memory for a text), the document ends: the writer is told that its sink refused, so nothing more is
 * passed on, and the rest of the call need not check. The status stays, and every later call returns it.
 *
 * Memory: the writer's piece and room for usual texts are part of the handle. Only longer texts, for large boards and
 * nets, need a separate block, which the handle keeps. */
#ifndef NN_JSON_HANDLE_H
#define NN_JSON_HANDLE_H

#include "base/json_writer.h"

enum { NN_JSON_USUAL_WORDS = 128 };

struct nonet_json {
    struct nn_json_writer writer;
    nonet_text_sink *sink;
    void *context;
    nonet_status status; /* NONET_OK, or why it ended */
    uint64_t *memory;    /* for nn_json_memory: `usual`, or a larger block */
    size_t bytes;        /* of it */
    uint64_t usual[NN_JSON_USUAL_WORDS];
};

/* Can a value with this key be written here? `is_fine`: the other arguments are valid. False: the status says why. */
bool nn_json_takes(nonet_json *json, const char *key, bool is_fine);

/* Can members be added here? */
bool nn_json_takes_members(nonet_json *json, bool is_fine);

/* Finish a call: pass on a complete document and return the status. */
nonet_status nn_json_answer(nonet_json *json);

/* End the document. */
void nn_json_give_up(nonet_json *json, nonet_status status);

/* This many bytes of memory, until the next call of this function. NULL: no memory, and the document has ended. */
void *nn_json_memory(nonet_json *json, size_t bytes);

#endif
