/* utf8.c: see utf8.h. */
#include "base/utf8.h"

#include <assert.h>
#include <stdbool.h>

size_t nn_utf8_decode(const char *bytes, size_t available, uint32_t *code)
{
    static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char first = (unsigned char)bytes[0];
    const size_t length = first < 0x80   ? 1
                          : first < 0xC2 ? 0
                          : first < 0xE0 ? 2
                          : first < 0xF0 ? 3
                          : first < 0xF5 ? 4
                                         : 0;
    if (length == 0 || length > available) return 0;
    *code = length == 1 ? first : first & (0x7Fu >> length);
    for (size_t at = 1; at < length; at++) {
        if (((unsigned char)bytes[at] & 0xC0) != 0x80) return 0;
        *code = *code << 6 | ((unsigned char)bytes[at] & 0x3Fu);
    }
    const bool is_surrogate = *code >= 0xD800 && *code < 0xE000;
    return *code < smallest[length] || *code > 0x10FFFF || is_surrogate ? 0 : length;
}

size_t nn_utf8_encode(uint32_t code, char bytes[NN_UTF8_LONGEST])
{
    assert(code <= 0x10FFFF && (code < 0xD800 || code >= 0xE000));
    if (code < 0x80) {
        bytes[0] = (char)code;
        return 1;
    }
    const size_t length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (size_t at = length - 1; at > 0; at--, code >>= 6) bytes[at] = (char)(0x80 | (code & 0x3F));
    bytes[0] = (char)((0xF00u >> length & 0xF0) | code); /* as many one bits as bytes, then a zero */
    return length;
}
