/* lz_string.h: the compression of links, as the JavaScript library lz-string does it: LZW over UTF-16 units, with codes
 * that grow from 2 bits, in base64. */
#ifndef NN_LZ_STRING_H
#define NN_LZ_STRING_H

#include "nonet.h"

/* Decompress `length` characters of base64, into UTF-8 with a final NUL. NONET_ERR_TEXT: it is not such a text, or more
 * than `limit` UTF-16 units come out of it. *text is NULL unless NONET_OK; free it with free. */
nonet_status nn_lz_decompress(const char *base64, size_t length, size_t limit, char **text, size_t *text_length);

/* Compress a text of ASCII characters into base64 with a final NUL. Free *base64 with free. */
nonet_status nn_lz_compress(const char *text, size_t length, char **base64);

#endif
