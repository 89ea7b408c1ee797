/* checksum.c: see checksum.h. The algorithm is described in xxHash's doc/xxhash_spec.md: four lanes that depend on nothing but
 * themselves, so that a processor works on all of them at once. */
#include "system/checksum.h"

#include <string.h>

static const uint64_t prime_1 = 0x9E3779B185EBCA87u, prime_2 = 0xC2B2AE3D27D4EB4Fu, prime_3 = 0x165667B19E3779F9u,
                      prime_4 = 0x85EBCA77C2B2AE63u, prime_5 = 0x27D4EB2F165667C5u;

static uint64_t rotate(uint64_t word, int bits)
{
    return word << bits | word >> (64 - bits);
}

/* Little-endian, wherever we are. */
static uint64_t load(const unsigned char *bytes, int count)
{
    uint64_t word = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (count == 8) return memcpy(&word, bytes, 8), word;
#endif
    for (int at = 0; at < count; at++) word |= (uint64_t)bytes[at] << 8 * at;
    return word;
}

static uint64_t mix(uint64_t lane, uint64_t word)
{
    return rotate(lane + word * prime_2, 31) * prime_1;
}

static void add_stripes(struct checksum *sum, const unsigned char *bytes, size_t stripes)
{
    uint64_t lanes[4];
    memcpy(lanes, sum->lanes, sizeof lanes);
    for (; stripes; stripes--, bytes += CHECKSUM_STRIPE)
        for (int lane = 0; lane < 4; lane++) lanes[lane] = mix(lanes[lane], load(bytes + 8 * lane, 8));
    memcpy(sum->lanes, lanes, sizeof lanes);
}

void checksum_begin(struct checksum *sum)
{
    *sum = (struct checksum){.lanes = {prime_1 + prime_2, prime_2, 0, 0 - prime_1}};
}

void checksum_add(struct checksum *sum, const void *given, size_t length)
{
    const unsigned char *bytes = given;
    const size_t kept = (size_t)(sum->length % CHECKSUM_STRIPE), missing = CHECKSUM_STRIPE - kept;
    if (!length) return;
    sum->length += length;
    if (length < missing) {
        memcpy(sum->rest + kept, bytes, length);
        return;
    }
    if (kept) {
        memcpy(sum->rest + kept, bytes, missing);
        add_stripes(sum, sum->rest, 1);
        bytes += missing;
        length -= missing;
    }
    add_stripes(sum, bytes, length / CHECKSUM_STRIPE);
    memcpy(sum->rest, bytes + length / CHECKSUM_STRIPE * CHECKSUM_STRIPE, length % CHECKSUM_STRIPE);
}

static uint64_t join_lanes(const uint64_t lanes[4])
{
    uint64_t value = rotate(lanes[0], 1) + rotate(lanes[1], 7) + rotate(lanes[2], 12) + rotate(lanes[3], 18);
    for (int lane = 0; lane < 4; lane++) value = (value ^ mix(0, lanes[lane])) * prime_1 + prime_4;
    return value;
}

uint64_t checksum_value(const struct checksum *sum)
{
    const unsigned char *rest = sum->rest;
    size_t left = (size_t)(sum->length % CHECKSUM_STRIPE);
    uint64_t value = (sum->length < CHECKSUM_STRIPE ? prime_5 : join_lanes(sum->lanes)) + sum->length;
    for (; left >= 8; left -= 8, rest += 8) value = rotate(value ^ mix(0, load(rest, 8)), 27) * prime_1 + prime_4;
    for (; left >= 4; left -= 4, rest += 4) value = rotate(value ^ load(rest, 4) * prime_1, 23) * prime_2 + prime_3;
    for (; left; left--, rest++) value = rotate(value ^ *rest * prime_5, 11) * prime_1;
    value = (value ^ value >> 33) * prime_2;
    value = (value ^ value >> 29) * prime_3;
    return value ^ value >> 32;
}

uint64_t checksum_of(const void *bytes, size_t length)
{
    struct checksum sum;
    checksum_begin(&sum);
    checksum_add(&sum, bytes, length);
    return checksum_value(&sum);
}
