/* codec_bz2.c: bz2, by libbz2. Its blocks of up to 900 kB are unpacked as a whole: of one that is damaged there is nothing. */
#include <bzlib.h>
#include <limits.h>
#include <stdlib.h>

#include "codecs.h"

enum { BLOCKS_OF_100_KB = 9 };

/* Also of what libbz2 reads: it has no const. */
static unsigned piece(size_t length)
{
    return length < UINT_MAX ? (unsigned)length : UINT_MAX;
}

static void lend(bz_stream *stream, const struct packed_bytes *bytes)
{
    union {
        const unsigned char *given;
        char *taken;
    } in = {.given = bytes->in};
    stream->next_in = in.taken;
    stream->avail_in = piece(bytes->in_left);
    stream->next_out = (char *)bytes->out;
    stream->avail_out = piece(bytes->out_left);
}

static void take_back(const bz_stream *stream, struct packed_bytes *bytes)
{
    packed_bytes_move(bytes, (size_t)(stream->next_in - (const char *)bytes->in),
                      (size_t)(stream->next_out - (char *)bytes->out));
}

static enum packed_result result_of(int status)
{
    switch (status) {
    case BZ_OK:
    case BZ_RUN_OK:
    case BZ_FINISH_OK: return PACKED_GOES_ON;
    case BZ_STREAM_END: return PACKED_ENDS;
    case BZ_MEM_ERROR: return PACKED_NO_MEMORY;
    default: return PACKED_DAMAGED;
    }
}

static void *unpack_new(void)
{
    bz_stream *const stream = calloc(1, sizeof *stream);
    if (stream && BZ2_bzDecompressInit(stream, 0, 0) == BZ_OK) return stream;
    free(stream);
    return NULL;
}

static enum packed_result unpack(void *state, struct packed_bytes *bytes)
{
    lend(state, bytes);
    const int status = BZ2_bzDecompress(state);
    take_back(state, bytes);
    return result_of(status);
}

static void unpack_free(void *state)
{
    BZ2_bzDecompressEnd(state);
    free(state);
}

static int begin(bz_stream *stream)
{
    *stream = (bz_stream){0};
    return BZ2_bzCompressInit(stream, BLOCKS_OF_100_KB, 0, 0) == BZ_OK;
}

static void *pack_new(void)
{
    bz_stream *const stream = malloc(sizeof *stream);
    if (stream && begin(stream)) return stream;
    free(stream);
    return NULL;
}

static enum packed_result compress(bz_stream *stream, struct packed_bytes *bytes, int action)
{
    lend(stream, bytes);
    const int status = BZ2_bzCompress(stream, action);
    take_back(stream, bytes);
    return result_of(status);
}

static int has_text(const bz_stream *stream)
{
    return stream->total_in_lo32 || stream->total_in_hi32;
}

/* A block may end within a byte, whose rest would wait for the next one; so flushing ends the member, and begins another. */
static enum packed_result flush(bz_stream *stream, struct packed_bytes *bytes)
{
    if (!has_text(stream) && !bytes->in_left) return PACKED_GOES_ON;
    const enum packed_result result = compress(stream, bytes, BZ_FINISH);
    if (result != PACKED_ENDS) return result;
    BZ2_bzCompressEnd(stream);
    return begin(stream) ? PACKED_GOES_ON : PACKED_NO_MEMORY;
}

/* Asked to take nothing, libbz2 would complain. */
static enum packed_result pack(void *state, struct packed_bytes *bytes, enum packed_aim aim)
{
    if (aim == PACKED_FLUSH) return flush(state, bytes);
    if (aim == PACKED_FINISH) return compress(state, bytes, BZ_FINISH);
    return bytes->in_left ? compress(state, bytes, BZ_RUN) : PACKED_GOES_ON;
}

static void pack_free(void *state)
{
    BZ2_bzCompressEnd(state);
    free(state);
}

const struct packed_codec codec_bz2 = {unpack_new, unpack, unpack_free, pack_new, pack, pack_free};
