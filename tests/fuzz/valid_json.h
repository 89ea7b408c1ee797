/* valid_json.h: what a fuzz target wrote as JSON is JSON, and no object has a key twice. */
#ifndef TESTS_VALID_JSON_H
#define TESTS_VALID_JSON_H

#include "fuzz/fuzz_input.h"
#include "text/json_reader.h"

static inline void require_json(const char *text, size_t length)
{
    struct nn_json_document document;
    nonet_text_error error;
    const struct nn_json_document_limits limits = {length, length};
    if (nn_json_document_read(text, length, &limits, &document, &error) != NONET_OK) {
        fprintf(stderr, "%d: %s\n%.*s\n", (int)error.column, error.message, (int)length, text);
        abort();
    }
    REQUIRE(!document.repeated_key);
    nn_json_document_free(&document);
}

#endif
