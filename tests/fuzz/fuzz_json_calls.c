/* fuzz_json_calls.c: calls of a nonet_json in any order, with any keys, texts and numbers. Whatever was refused, what was
 * handed over is JSON, document by document; and a text that was written is read as the same text.
 *
 *     most bytes that the sink takes | calls, a byte each, with what they need */
#include <nonet.h>

#include "fuzz/json_again.h"
#include "fuzz/valid_json.h"

enum { MOST_CALLS = 200, LARGEST_DOCUMENT = 1 << 18 };

struct heard {
    char bytes[LARGEST_DOCUMENT];
    size_t length, most; /* most: 0, or the sink refuses what goes beyond it */
};

static bool hear(void *context, const char *text, size_t length)
{
    struct heard *const heard = context;
    if (heard->most && heard->length + length > heard->most) return false;
    if (heard->length + length > sizeof heard->bytes) return false;
    memcpy(heard->bytes + heard->length, text, length);
    heard->length += length;
    return true;
}

static nonet_status write_table_row(nonet_json *json, struct fuzz_input *input)
{
    const uint64_t number = input_number(input);
    switch (input_below(input, 6)) {
    case 0: return nonet_json_technique(json, (int)(uint32_t)number);
    case 1: return nonet_json_level(json, nonet_level_at(number));
    case 2: return nonet_json_scale(json, nonet_scale_at(number));
    case 3: return nonet_json_notation(json, nonet_notation_at(number));
    case 4: return nonet_json_engine(json, number, NULL);
    default: return nonet_json_symmetry(json, number);
    }
}

static nonet_status write_text(nonet_json *json, const char *key, struct fuzz_input *input)
{
    char *const text = input_text(input);
    const nonet_status status = nonet_json_text(json, key, text);
    free(text);
    return status;
}

static nonet_status write_raw(nonet_json *json, const char *key, struct fuzz_input *input)
{
    char *const text = input_text(input);
    const nonet_status status = nonet_json_raw(json, key, text, strlen(text));
    free(text);
    return status;
}

static nonet_status make_call(nonet_json *json, struct fuzz_input *input)
{
    const uint8_t call = input_byte(input);
    char *const name = call & 128 ? input_text(input) : NULL;
    nonet_status status;
    switch (call % 10) {
    case 0: status = nonet_json_object(json, name); break;
    case 1: status = nonet_json_array(json, name); break;
    case 2: status = nonet_json_number(json, name, (int64_t)input_number(input)); break;
    case 3: status = nonet_json_unsigned(json, name, input_number(input)); break;
    case 4: status = nonet_json_truth(json, name, input_truth(input)); break;
    case 5: status = nonet_json_null(json, name); break;
    case 6: status = write_text(json, name, input); break;
    case 7: status = write_raw(json, name, input); break;
    case 8: status = write_table_row(json, input); break;
    default: status = nonet_json_close(json);
    }
    free(name);
    return status;
}

static int depth_change(uint8_t call)
{
    return call % 10 <= 1 ? 1 : call % 10 == 9 ? -1 : 0;
}

/* Whole documents only. A caller may well say a key twice. */
static void check_document(const struct heard *heard)
{
    struct nn_json_document json;
    nonet_text_error error;
    const struct nn_json_document_limits limits = {heard->length, heard->length};
    REQUIRE(nn_json_document_read(heard->bytes, heard->length, &limits, &json, &error) == NONET_OK);
    size_t length;
    char *const again = write_json_again(&json, &length);
    REQUIRE(length <= 6 * heard->length);
    free(again);
    nn_json_document_free(&json);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct heard heard;
    struct fuzz_input input = {data, size};
    nonet_json *json;
    heard.length = 0;
    heard.most = input_number(&input) * 16;
    REQUIRE(nonet_json_new(hear, &heard, &json) == NONET_OK);
    nonet_status status = NONET_OK;
    int depth = 0;
    for (int calls = 0; input.left && calls < MOST_CALLS; calls++) {
        depth += depth_change(*input.at);
        const nonet_status now = make_call(json, &input);
        REQUIRE(status == NONET_OK || now == status); /* once it is not NONET_OK it stays */
        status = now;
        if (status == NONET_OK && depth == 0) {
            check_document(&heard);
            heard.length = 0;
        }
    }
    nonet_json_free(json);
    return 0;
}
