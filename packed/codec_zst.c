/* codec_zst.c: zst, by libzstd. */
#include <zstd.h>
#include <zstd_errors.h>

#include "codecs.h"

enum { MOST_WINDOW_LOG = 27 }; /* 128 MiB, as zstd itself */

static void *unpack_new(void)
{
    ZSTD_DCtx *const context = ZSTD_createDCtx();
    if (context) ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, MOST_WINDOW_LOG);
    return context;
}

static enum packed_result result_of(size_t status)
{
    if (!ZSTD_isError(status)) return PACKED_GOES_ON;
    switch (ZSTD_getErrorCode(status)) {
    case ZSTD_error_memory_allocation: return PACKED_NO_MEMORY;
    case ZSTD_error_frameParameter_windowTooLarge: return PACKED_TOO_LARGE;
    default: return PACKED_DAMAGED;
    }
}

/* libzstd says 0 at the end of a member; also of one that is to be skipped. */
static enum packed_result unpack(void *state, struct packed_bytes *bytes)
{
    ZSTD_inBuffer in = {bytes->in, bytes->in_left, 0};
    ZSTD_outBuffer out = {bytes->out, bytes->out_left, 0};
    const size_t status = ZSTD_decompressStream(state, &out, &in);
    packed_bytes_move(bytes, in.pos, out.pos);
    return status == 0 ? PACKED_ENDS : result_of(status);
}

static void unpack_free(void *state)
{
    ZSTD_freeDCtx(state);
}

static void *pack_new(void)
{
    ZSTD_CCtx *const context = ZSTD_createCCtx();
    if (context) ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
    return context;
}

/* libzstd says 0 when all that was asked for is written. */
static enum packed_result pack(void *state, struct packed_bytes *bytes, enum packed_aim aim)
{
    static const ZSTD_EndDirective directives[] = {ZSTD_e_continue, ZSTD_e_flush, ZSTD_e_end};
    ZSTD_inBuffer in = {bytes->in, bytes->in_left, 0};
    ZSTD_outBuffer out = {bytes->out, bytes->out_left, 0};
    const size_t status = ZSTD_compressStream2(state, &out, &in, directives[aim]);
    packed_bytes_move(bytes, in.pos, out.pos);
    return status == 0 && aim == PACKED_FINISH ? PACKED_ENDS : result_of(status);
}

static void pack_free(void *state)
{
    ZSTD_freeCCtx(state);
}

const struct packed_codec codec_zst = {unpack_new, unpack, unpack_free, pack_new, pack, pack_free};
