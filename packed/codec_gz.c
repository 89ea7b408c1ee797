/* codec_gz.c: gz, by zlib. */
#define ZLIB_CONST
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

#include "codecs.h"

enum { WITH_GZIP_HEAD = 16, MEMORY_LEVEL = 8 };

/* zlib counts in unsigned int: what is longer is done in pieces. */
static unsigned piece(size_t length)
{
    return length < UINT_MAX ? (unsigned)length : UINT_MAX;
}

static void lend(z_stream *stream, const struct packed_bytes *bytes)
{
    stream->next_in = bytes->in;
    stream->avail_in = piece(bytes->in_left);
    stream->next_out = bytes->out;
    stream->avail_out = piece(bytes->out_left);
}

static void take_back(const z_stream *stream, struct packed_bytes *bytes)
{
    bytes->in_left -= (size_t)(stream->next_in - bytes->in);
    bytes->in = stream->next_in;
    bytes->out_left -= (size_t)(stream->next_out - bytes->out);
    bytes->out = stream->next_out;
}

/* Neither more to read nor more room is an error. */
static enum packed_result result_of(int status)
{
    switch (status) {
    case Z_OK:
    case Z_BUF_ERROR: return PACKED_GOES_ON;
    case Z_STREAM_END: return PACKED_ENDS;
    case Z_MEM_ERROR: return PACKED_NO_MEMORY;
    default: return PACKED_DAMAGED;
    }
}

/* A stream that is ready, or NULL. */
static void *made(z_stream *stream, int status)
{
    if (status == Z_OK) return stream;
    free(stream);
    return NULL;
}

static void *unpack_new(void)
{
    z_stream *const stream = calloc(1, sizeof *stream);
    return stream ? made(stream, inflateInit2(stream, MAX_WBITS + WITH_GZIP_HEAD)) : NULL;
}

static enum packed_result unpack(void *state, struct packed_bytes *bytes)
{
    lend(state, bytes);
    const int status = inflate(state, Z_NO_FLUSH);
    take_back(state, bytes);
    return result_of(status);
}

static void unpack_free(void *state)
{
    inflateEnd(state);
    free(state);
}

static void *pack_new(void)
{
    z_stream *const stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    return made(stream, deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + WITH_GZIP_HEAD,
                                     MEMORY_LEVEL, Z_DEFAULT_STRATEGY));
}

static enum packed_result pack(void *state, struct packed_bytes *bytes, enum packed_aim aim)
{
    static const int flushes[] = {Z_NO_FLUSH, Z_SYNC_FLUSH, Z_FINISH};
    lend(state, bytes);
    const int status = deflate(state, flushes[aim]);
    take_back(state, bytes);
    return result_of(status);
}

static void pack_free(void *state)
{
    deflateEnd(state);
    free(state);
}

const struct packed_codec codec_gz = {unpack_new, unpack, unpack_free, pack_new, pack, pack_free};
