/* fuzz_lz_string.c: any text decompresses to something within its limit or not at all; what it decompresses to, if it
 * is ASCII, is compressed and comes back; and so does the text itself. The first byte chooses the limit. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "text/lz_string.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void expect_return(const char *text, size_t length)
{
    char *base64, *again;
    size_t found;
    if (nn_lz_compress(text, length, &base64) != NONET_OK) abort();
    if (nn_lz_decompress(base64, strlen(base64), length, &again, &found) != NONET_OK) abort();
    if (found != length || memcmp(again, text, length) != 0) abort();
    free(base64);
    free(again);
}

static bool is_ascii(const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++)
        if ((unsigned char)text[at] > 127) return false;
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text;
    size_t length;
    if (size < 1) return 0;
    const size_t limit = (size_t)data[0] * 256;
    const char *const given = (const char *)data + 1;
    const nonet_status status = nn_lz_decompress(given, size - 1, limit, &text, &length);
    if ((status == NONET_OK) != (text != NULL) || length > 3 * limit) abort();
    if (text && is_ascii(text, length)) expect_return(text, length);
    free(text);
    if (is_ascii(given, size - 1)) expect_return(given, size - 1);
    return 0;
}
