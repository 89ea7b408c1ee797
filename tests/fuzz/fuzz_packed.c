/* fuzz_packed.c: any bytes as a packed file: unpacking them ends, and says the same whatever the pieces in which they come and the
 * room that there is; what is whole is packed again and comes back.
 *
 *     bytes in a piece, room for text | the file */
#include "fuzz/fuzz_input.h"
#include "packed/packed.h"
#include "system/unpacker.h"

enum { MOST_TEXT = 1 << 16 };

struct unpacked {
    const char *problem;
    size_t length; /* MOST_TEXT: that, or more */
    uint64_t taken;
    unsigned char text[MOST_TEXT];
};

static void unpack(struct fuzz_input file, size_t piece, size_t room, struct unpacked *unpacked)
{
    struct unpacker unpacker = {.module = &packed_module};
    struct packed_bytes bytes = {.in = file.at};
    const uint8_t *const end = file.at + file.left;
    unpacked->length = 0;
    unpacked->problem = NULL;
    do {
        if (!bytes.in_left) bytes.in_left = (size_t)(end - bytes.in) < piece ? (size_t)(end - bytes.in) : piece;
        do {
            const size_t left = MOST_TEXT - unpacked->length;
            const size_t given = left < room ? left : room;
            bytes.out = unpacked->text + unpacked->length;
            bytes.out_left = given;
            unpacked->problem = unpacker_go_on(&unpacker, &bytes);
            unpacked->length += given - bytes.out_left;
        } while (!unpacked->problem && !bytes.out_left && unpacked->length < MOST_TEXT);
    } while (!unpacked->problem && bytes.in < end && unpacked->length < MOST_TEXT);
    if (!unpacked->problem && unpacked->length < MOST_TEXT) unpacked->problem = unpacker_finish(&unpacker);
    unpacked->taken = unpacker.taken;
    unpacker_free(&unpacker);
}

static void check_again(const struct unpacked *whole, int format)
{
    static unsigned char packed[2 * MOST_TEXT];
    static struct unpacked again;
    const struct packed_codec *const codec = packed_module.codecs[format];
    struct packed_bytes bytes = {whole->text, whole->length, packed, sizeof packed};
    void *const state = codec->pack_new();
    REQUIRE(state);
    REQUIRE(codec->pack(state, &bytes, PACKED_FINISH) == PACKED_ENDS);
    codec->pack_free(state);
    unpack((struct fuzz_input){packed, (size_t)(bytes.out - packed)}, 1000, 1000, &again);
    REQUIRE(!again.problem && again.length == whole->length && memcmp(again.text, whole->text, whole->length) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct unpacked whole, parts;
    struct fuzz_input input = {data, size};
    const size_t piece = 1u + input_byte(&input), room = 1u + input_byte(&input);
    if (!input.left) return 0;
    unpack(input, input.left, MOST_TEXT, &whole);
    unpack(input, piece, room, &parts);
    /* How far a codec gets in damaged data, pieces may decide. */
    REQUIRE(!whole.problem == !parts.problem || whole.length == MOST_TEXT || parts.length == MOST_TEXT);
    const size_t common = whole.length < parts.length ? whole.length : parts.length;
    REQUIRE(memcmp(whole.text, parts.text, common) == 0);
    if (!whole.problem && !parts.problem) REQUIRE(whole.length == parts.length);
    if (!whole.problem && whole.length < 1000) check_again(&whole, (int)(whole.length % PACKED_FORMATS));
    return 0;
}
