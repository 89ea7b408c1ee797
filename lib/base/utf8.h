/* utf8.h: characters as UTF-8, strictly: no overlong forms, no halves of surrogate pairs, nothing above 10FFFF. */
#ifndef NN_UTF8_H
#define NN_UTF8_H

#include <stddef.h>
#include <stdint.h>

enum { NN_UTF8_LONGEST = 4 }; /* bytes of a character */

/* The character that begins at bytes[0]; there is at least one byte. Returns its length in bytes, or 0 if it is not a
 * valid character. */
size_t nn_utf8_decode(const char *bytes, size_t available, uint32_t *code);

/* Write a character that UTF-8 can encode. Returns its length in bytes. */
size_t nn_utf8_encode(uint32_t code, char bytes[NN_UTF8_LONGEST]);

#endif
