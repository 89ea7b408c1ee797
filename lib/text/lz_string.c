/* lz_string.c: see lz_string.h.
 *
 * The compressed text is a stream of bits, six to a character, highest first; numbers in it have their lowest bit
 * first. A code is the number of an entry of the dictionary, or 0 (an 8-bit unit follows, which gets an entry), 1 (a
 * 16-bit unit), 2 (the end). Codes have one bit more whenever the dictionary could outgrow them.
 *
 * Every entry is a part of what has come out already, so the dictionary for decompression holds places, not texts, and
 * its memory is bounded by that of the output. For compression an entry is found by the entry that it continues and
 * its last unit, in a hash table. */
#include "text/lz_string.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/try.h"

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

enum lz_code { LZ_NARROW, LZ_WIDE, LZ_END, LZ_FIRST_ENTRY };

/* How wide codes are, and when they get wider. */
struct lz_width {
    unsigned bits;
    size_t left; /* entries until then */
};

static void count_entry(struct lz_width *width)
{
    if (--width->left) return;
    width->left = (size_t)1 << width->bits;
    width->bits++;
}

/* ---- decompression --------------------------------------------------------------------------- */

struct lz_entry {
    uint32_t start, length; /* in the output */
};

struct lz_reading {
    const char *base64;
    size_t length, at; /* characters */
    unsigned bit;      /* of the character: 5 is next at first */
    uint16_t *units;
    size_t unit_count, unit_capacity, limit;
    struct lz_entry *entries; /* from LZ_FIRST_ENTRY on */
    size_t entry_count, entry_capacity;
};

/* The place of a character in the alphabet; -1: it has none. The two variants for addresses are accepted as well. */
static int sextet_of(char character)
{
    if (character == '-') return 62;
    if (character == '_') return 63;
    const char *const found = character ? strchr(alphabet, character) : NULL;
    return found ? (int)(found - alphabet) : -1;
}

/* False: the text is over, or has a character that is not base64. */
static bool read_bits(struct lz_reading *reading, unsigned count, uint32_t *number)
{
    *number = 0;
    for (unsigned place = 0; place < count; place++) {
        if (reading->at == reading->length) return false;
        const int sextet = sextet_of(reading->base64[reading->at]);
        if (sextet < 0) return false;
        *number |= ((uint32_t)sextet >> reading->bit & 1) << place;
        if (reading->bit == 0) reading->at++;
        reading->bit = reading->bit ? reading->bit - 1 : 5;
    }
    return true;
}

/* Room for one more element; at most doubled, so that memory stays in proportion to what was read. */
static bool make_room_for_one(void **array, size_t count, size_t *capacity, size_t size)
{
    if (count < *capacity) return true;
    const size_t wanted = *capacity ? 2 * *capacity : 256;
    void *const grown = realloc(*array, wanted * size);
    if (!grown) return false;
    *array = grown;
    *capacity = wanted;
    return true;
}

static nonet_status add_unit(struct lz_reading *reading, uint16_t unit)
{
    void *units = reading->units;
    if (reading->unit_count == reading->limit) return NONET_ERR_TEXT;
    if (!make_room_for_one(&units, reading->unit_count, &reading->unit_capacity, sizeof *reading->units))
        return NONET_ERR_MEMORY;
    reading->units = units;
    reading->units[reading->unit_count++] = unit;
    return NONET_OK;
}

static nonet_status add_lz_entry(struct lz_reading *reading, size_t start, size_t length)
{
    void *entries = reading->entries;
    if (!make_room_for_one(&entries, reading->entry_count, &reading->entry_capacity, sizeof *reading->entries))
        return NONET_ERR_MEMORY;
    reading->entries = entries;
    reading->entries[reading->entry_count++] = (struct lz_entry){(uint32_t)start, (uint32_t)length};
    return NONET_OK;
}

/* A unit that comes for the first time. */
static nonet_status read_new_unit(struct lz_reading *reading, uint32_t code)
{
    uint32_t unit;
    if (!read_bits(reading, code == LZ_WIDE ? 16 : 8, &unit)) return NONET_ERR_TEXT;
    NN_TRY(add_lz_entry(reading, reading->unit_count, 1));
    return add_unit(reading, (uint16_t)unit);
}

/* What an entry stands for; `last` is the part before it. The newest entry, which is being made, begins like it. */
static nonet_status repeat_entry(struct lz_reading *reading, uint32_t code, struct lz_entry last)
{
    const size_t index = code - LZ_FIRST_ENTRY;
    if (index > reading->entry_count) return NONET_ERR_TEXT;
    const struct lz_entry entry =
        index < reading->entry_count ? reading->entries[index] : (struct lz_entry){last.start, last.length + 1};
    for (size_t at = 0; at < entry.length; at++) NN_TRY(add_unit(reading, reading->units[entry.start + at]));
    return NONET_OK;
}

static nonet_status decompress_units(struct lz_reading *reading)
{
    struct lz_width width = {3, 4};
    uint32_t code;
    if (!read_bits(reading, 2, &code)) return NONET_ERR_TEXT;
    if (code == LZ_END) return NONET_OK;
    if (code > LZ_END) return NONET_ERR_TEXT;
    NN_TRY(read_new_unit(reading, code));
    struct lz_entry last = {0, 1};
    for (;;) {
        if (!read_bits(reading, width.bits, &code)) return NONET_ERR_TEXT;
        if (code == LZ_END) return NONET_OK;
        const size_t start = reading->unit_count;
        if (code < LZ_END) {
            NN_TRY(read_new_unit(reading, code));
            count_entry(&width);
        } else {
            NN_TRY(repeat_entry(reading, code, last));
        }
        NN_TRY(add_lz_entry(reading, last.start, last.length + 1));
        last = (struct lz_entry){(uint32_t)start, (uint32_t)(reading->unit_count - start)};
        count_entry(&width);
        if (width.bits > 24) return NONET_ERR_TEXT;
    }
}

static size_t put_utf8(char *text, uint32_t code)
{
    if (code < 0x80) {
        text[0] = (char)code;
        return 1;
    }
    const size_t more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned char lead[] = {0, 0xC0, 0xE0, 0xF0};
    for (size_t at = more; at > 0; at--, code >>= 6) text[at] = (char)(0x80 | (code & 0x3F));
    text[0] = (char)(lead[more] | code);
    return more + 1;
}

/* Lone surrogates become U+FFFD. */
static nonet_status units_to_utf8(const uint16_t *units, size_t count, char **text, size_t *length)
{
    char *const made = malloc(3 * count + 1);
    size_t used = 0;
    if (!made) return NONET_ERR_MEMORY;
    for (size_t at = 0; at < count; at++) {
        uint32_t code = units[at];
        const bool is_pair = code >> 10 == 0x36 && at + 1 < count && units[at + 1] >> 10 == 0x37;
        if (is_pair) code = 0x10000 + ((code & 0x3FF) << 10) + (units[++at] & 0x3FF);
        else if (code >> 11 == 0x1B) code = 0xFFFD;
        used += put_utf8(made + used, code);
    }
    made[used] = 0;
    *text = made;
    *length = used;
    return NONET_OK;
}

nonet_status nn_lz_decompress(const char *base64, size_t length, size_t limit, char **text, size_t *text_length)
{
    struct lz_reading reading = {.base64 = base64, .length = length, .bit = 5, .limit = limit};
    *text = NULL;
    *text_length = 0;
    nonet_status status = decompress_units(&reading);
    if (status == NONET_OK) status = units_to_utf8(reading.units, reading.unit_count, text, text_length);
    free(reading.units);
    free(reading.entries);
    return status;
}

/* ---- compression ----------------------------------------------------------------------------- */

struct lz_writing {
    char *out;
    size_t length, capacity;
    unsigned sextet, bits; /* of the character in the making */
    struct lz_width width;
    uint32_t next_code;
    uint32_t unit_code[128]; /* of single characters; 0: not seen yet */
    bool is_new[128];        /* seen, but not written yet */
    /* Longer entries: key = the code that it continues * 128 + its last character; code 0: a free slot. */
    struct {
        uint64_t key;
        uint32_t code;
    } * slots;
    size_t slot_mask;
};

static void write_bits(struct lz_writing *writing, unsigned count, uint32_t number)
{
    for (unsigned place = 0; place < count; place++) {
        writing->sextet = writing->sextet << 1 | (number >> place & 1);
        if (++writing->bits < 6) continue;
        assert(writing->length < writing->capacity);
        writing->out[writing->length++] = alphabet[writing->sextet];
        writing->sextet = writing->bits = 0;
    }
}

/* The slot of this entry, or the free one where it belongs. */
static size_t find_slot(const struct lz_writing *writing, uint64_t key)
{
    size_t slot = (size_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 32) & writing->slot_mask;
    while (writing->slots[slot].code && writing->slots[slot].key != key) slot = (slot + 1) & writing->slot_mask;
    return slot;
}

/* `first`: the character, if the entry is a single one. */
static void write_entry(struct lz_writing *writing, uint32_t code, int first)
{
    if (code == writing->unit_code[first] && writing->is_new[first]) {
        write_bits(writing, writing->width.bits, LZ_NARROW);
        write_bits(writing, 8, (uint32_t)first);
        writing->is_new[first] = false;
        count_entry(&writing->width);
    } else {
        write_bits(writing, writing->width.bits, code);
    }
    count_entry(&writing->width);
}

static void compress_all(struct lz_writing *writing, const char *text, size_t length)
{
    uint32_t code = 0; /* of the part that waits to be written; 0: none */
    int first = 0;     /* its first character */
    for (size_t at = 0; at < length; at++) {
        const int character = (unsigned char)text[at];
        assert(character < 128);
        if (!writing->unit_code[character]) {
            writing->unit_code[character] = writing->next_code++;
            writing->is_new[character] = true;
        }
        const uint64_t key = (uint64_t)code * 128 + (uint64_t)character;
        const size_t slot = code ? find_slot(writing, key) : 0;
        if (code && writing->slots[slot].code) {
            code = writing->slots[slot].code;
            continue;
        }
        if (code) {
            write_entry(writing, code, first);
            writing->slots[slot].key = key;
            writing->slots[slot].code = writing->next_code++;
        }
        code = writing->unit_code[character];
        first = character;
    }
    if (code) write_entry(writing, code, first);
    write_bits(writing, writing->width.bits, LZ_END);
    write_bits(writing, 6 - writing->bits, 0);
    while (writing->length % 4) writing->out[writing->length++] = '=';
    writing->out[writing->length] = 0;
}

nonet_status nn_lz_compress(const char *text, size_t length, char **base64)
{
    struct lz_writing writing = {.width = {2, 2}, .next_code = LZ_FIRST_ENTRY};
    size_t slots = 64;
    while (slots < 2 * length) slots *= 2;
    writing.slot_mask = slots - 1;
    writing.capacity = 6 * length + 16; /* at most 32 bits for a character: a code, and 8 when it is new */
    writing.slots = calloc(slots, sizeof *writing.slots);
    writing.out = malloc(writing.capacity);
    *base64 = writing.slots ? writing.out : NULL;
    if (*base64) compress_all(&writing, text, length);
    else free(writing.out);
    free(writing.slots);
    return *base64 ? NONET_OK : NONET_ERR_MEMORY;
}
