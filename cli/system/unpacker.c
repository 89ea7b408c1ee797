/* unpacker.c: see unpacker.h. Between two members, zeros are padding (tapes have some, and xz allows it). */
#include "system/unpacker.h"

#include <assert.h>
#include <string.h>

#include "system/module.h"

static const char DAMAGED[] = "damaged";
static const char NO_MEMORY[] = "no memory to unpack it";

bool unpacker_begin(struct unpacker *unpacker)
{
    static const struct packed_module *module;
    if (!module) module = module_open(&module_packed);
    *unpacker = (struct unpacker){.module = module};
    return module != NULL;
}

static void end_member(struct unpacker *unpacker)
{
    if (unpacker->codec) unpacker->codec->unpack_free(unpacker->state);
    unpacker->codec = NULL;
    unpacker->head_length = unpacker->head_used = 0;
}

static const char *begin_member(struct unpacker *unpacker, enum packed_format format)
{
    const struct packed_codec *const codec = unpacker->module->codecs[format];
    unpacker->state = codec->unpack_new();
    if (!unpacker->state) return NO_MEMORY;
    unpacker->codec = codec;
    return NULL;
}

/* Between two members: take one more byte. */
static const char *look_at_head(struct unpacker *unpacker, struct packed_bytes *bytes)
{
    enum packed_format format;
    const unsigned char byte = *bytes->in++;
    bytes->in_left--;
    unpacker->taken++;
    if (!byte && !unpacker->head_length) return NULL;
    unpacker->head[unpacker->head_length++] = byte;
    switch (packed_format_guess(unpacker->head, unpacker->head_length, &format)) {
    case PACKED_IS: return begin_member(unpacker, format);
    case PACKED_MAY_BE: return NULL;
    case PACKED_IS_NOT: break;
    }
    return "followed by something that is not packed";
}

static const char *result_problem(enum packed_result result)
{
    switch (result) {
    case PACKED_GOES_ON:
    case PACKED_ENDS: return NULL;
    case PACKED_TOO_LARGE: return "needs more than 128 MiB of memory to be unpacked";
    case PACKED_NO_MEMORY: return NO_MEMORY;
    case PACKED_DAMAGED: break;
    }
    return DAMAGED;
}

/* Ask the codec once. One that neither reads nor writes although it could, never will. */
static enum packed_result ask_codec(const struct unpacker *unpacker, struct packed_bytes *bytes)
{
    const struct packed_bytes before = *bytes;
    const enum packed_result result = unpacker->codec->unpack(unpacker->state, bytes);
    const bool is_stuck =
        before.in_left && before.out_left && before.in_left == bytes->in_left && before.out_left == bytes->out_left;
    return result == PACKED_GOES_ON && is_stuck ? PACKED_DAMAGED : result;
}

/* First come the bytes by which the member was known. */
static enum packed_result unpack_head(struct unpacker *unpacker, struct packed_bytes *bytes)
{
    struct packed_bytes head = *bytes;
    head.in = unpacker->head + unpacker->head_used;
    head.in_left = unpacker->head_length - unpacker->head_used;
    const enum packed_result result = ask_codec(unpacker, &head);
    unpacker->head_used = unpacker->head_length - head.in_left;
    bytes->out = head.out;
    bytes->out_left = head.out_left;
    return result;
}

static const char *unpack_member(struct unpacker *unpacker, struct packed_bytes *bytes)
{
    enum packed_result result;
    if (unpacker->head_used < unpacker->head_length) {
        result = unpack_head(unpacker, bytes);
    } else {
        const size_t left = bytes->in_left;
        result = ask_codec(unpacker, bytes);
        unpacker->taken += left - bytes->in_left;
    }
    if (result == PACKED_ENDS) end_member(unpacker);
    return result_problem(result);
}

/* A codec may have text left when it has read everything: it is asked again as long as it fills the room that it gets. */
const char *unpacker_go_on(struct unpacker *unpacker, struct packed_bytes *bytes)
{
    bool may_have_more = true;
    while (!unpacker->problem && bytes->out_left && may_have_more) {
        if (unpacker->codec) unpacker->problem = unpack_member(unpacker, bytes);
        else if (bytes->in_left) unpacker->problem = look_at_head(unpacker, bytes);
        may_have_more = bytes->in_left > 0 || (unpacker->codec && unpacker->head_used < unpacker->head_length);
    }
    return unpacker->problem;
}

const char *unpacker_finish(struct unpacker *unpacker)
{
    if (unpacker->problem) return unpacker->problem;
    if (unpacker->codec) return "cut off: its end is missing";
    return unpacker->head_length ? "followed by something that is not packed" : NULL;
}

void unpacker_free(struct unpacker *unpacker)
{
    end_member(unpacker);
}
