/* packed.h: packing and unpacking of gz, zst, xz and bz2, by zlib, libzstd, liblzma and libbz2. All that the program sees of this
 * folder, which is a module: it is loaded when a packed file is read or written. It reads no files and knows no threads.
 *
 * A packed text is a row of members, each of which ends by itself (`cat a.gz b.gz` makes two); a codec does one of them. What
 * follows a member is the program's to say (cli/system/unpacker.c).
 *
 * libarchive, which knows all four, was tried first. It hands out text by 64 or 128 KiB, and forgets what it has of them where the
 * bytes are damaged or end: of a gz file of 1,000 puzzles that was cut at nine tenths it gave none, zlib 899. For the same reason a
 * writer that packs one puzzle and waits would wait for ever. And it takes a gigabyte of memory if an xz file asks for it. */
#ifndef PACKED_PACKED_H
#define PACKED_PACKED_H

#include <nonet.h>
#include <stddef.h>

enum packed_format { PACKED_GZ, PACKED_ZST, PACKED_XZ, PACKED_BZ2, PACKED_FORMATS };

/* What is to be read, and where to write; codecs move both on. */
struct packed_bytes {
    const unsigned char *in;
    size_t in_left;
    unsigned char *out;
    size_t out_left;
};

/* So much was read and written. Where there was nothing to read the pointer may be null, which must not be moved, not even by 0. */
static inline void packed_bytes_move(struct packed_bytes *bytes, size_t read, size_t written)
{
    if (read) bytes->in += read;
    if (written) bytes->out += written;
    bytes->in_left -= read;
    bytes->out_left -= written;
}

enum packed_result {
    PACKED_GOES_ON, /* all is read, or there is no room left; or, with PACKED_FLUSH, there is nothing left to write */
    PACKED_ENDS,    /* the member is complete */
    PACKED_DAMAGED,
    PACKED_TOO_LARGE, /* unpacking it takes more memory than PACKED_MEMORY */
    PACKED_NO_MEMORY,
};

enum { PACKED_MEMORY = 160 << 20 }; /* what xz -9 and zstd --long take fits in */

enum packed_aim {
    PACKED_WRITE,  /* take what there is to read */
    PACKED_FLUSH,  /* and write all of it, so that it can be unpacked */
    PACKED_FINISH, /* and end the member */
};

struct packed_codec {
    /* NULL: out of memory. Both take a state back with `free`. */
    void *(*unpack_new)(void);
    enum packed_result (*unpack)(void *state, struct packed_bytes *bytes);
    void (*unpack_free)(void *state);
    void *(*pack_new)(void);
    /* Flushing and finishing: call it with room until it has used less than there was, or says that the member ends. */
    enum packed_result (*pack)(void *state, struct packed_bytes *bytes, enum packed_aim aim);
    void (*pack_free)(void *state);
};

/* The module's table (cli/system/module.h). */
struct packed_module {
    int version[3];
    const struct packed_codec *codecs[PACKED_FORMATS];
};

extern const struct packed_module packed_module;

#endif
