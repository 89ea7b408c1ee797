/* checksum.h: a 64-bit checksum of a stream of bytes, however it is cut: XXH64 with the seed 0, which `xxhsum -H1` knows, too. Made
 * for speed; it finds damage, not forgery. */
#ifndef CLI_CHECKSUM_H
#define CLI_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

enum { CHECKSUM_STRIPE = 32 };

struct checksum {
    uint64_t lanes[4];
    uint64_t length;                     /* of all so far */
    unsigned char rest[CHECKSUM_STRIPE]; /* what is not yet a stripe: the last length % CHECKSUM_STRIPE bytes */
};

void checksum_begin(struct checksum *sum);
void checksum_add(struct checksum *sum, const void *bytes, size_t length);

/* Of all that was added; more may follow. */
uint64_t checksum_value(const struct checksum *sum);

/* Of these bytes alone. */
uint64_t checksum_of(const void *bytes, size_t length);

#endif
