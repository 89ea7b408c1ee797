/* packing.c: see packing.h. The text goes through a ring (ring.h). When nothing has come for a while, what there is is packed to
 * its last byte and written, so that hours of slow answers are not in memory only: if the machine fails, the file can be unpacked
 * up to there. */
#include "system/packing.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "system/buffer.h"
#include "system/module.h"
#include "system/own_thread.h"
#include "system/ring.h"

enum { OUT_BYTES = 128 * 1024, FLUSH_MS = 1000 };

struct packing {
    struct ring ring;
    pthread_t thread;

    /* The thread's. */
    int descriptor;
    const struct packed_codec *codec;
    void *state;
    const char *problem; /* or NULL */
    atomic_bool has_failed;
    unsigned char out[OUT_BYTES];
};

/* ---- the thread ----------------------------------------------------------------------------- */

static void write_out(struct packing *packing, size_t length)
{
    const unsigned char *bytes = packing->out;
    while (length > 0 && !packing->problem) {
        const ssize_t written = write(packing->descriptor, bytes, length);
        if (written < 0 && errno != EINTR) packing->problem = strerror(errno);
        if (written <= 0) continue;
        bytes += written;
        length -= (size_t)written;
    }
}

/* Pack the text; with an aim beyond writing go on until the codec has nothing left to write. */
static void pack(struct packing *packing, const struct ring_piece *piece, enum packed_aim aim)
{
    struct packed_bytes bytes = {0};
    enum packed_result result = PACKED_GOES_ON;
    if (piece) bytes = (struct packed_bytes){.in = (const unsigned char *)piece->bytes, .in_left = piece->length};
    do {
        bytes.out = packing->out;
        bytes.out_left = OUT_BYTES;
        result = packing->codec->pack(packing->state, &bytes, aim);
        write_out(packing, OUT_BYTES - bytes.out_left);
    } while (!packing->problem && result == PACKED_GOES_ON && (bytes.in_left || !bytes.out_left));
    if (result > PACKED_ENDS && !packing->problem) packing->problem = "no memory to pack it";
    if (packing->problem) atomic_store(&packing->has_failed, true);
}

/* Does nothing come for a while? */
static bool is_quiet(const struct packing *packing)
{
    struct pollfd watched = {.fd = ring_reader_descriptor(&packing->ring), .events = POLLIN};
    return poll(&watched, 1, FLUSH_MS) == 0;
}

/* After a failure text is still taken, and forgotten: whoever brings it must not wait for ever. */
static void *run_thread(void *context)
{
    struct packing *const packing = context;
    bool is_flushed = true;
    for (;;) {
        if (!is_flushed && !packing->problem && is_quiet(packing)) {
            pack(packing, NULL, PACKED_FLUSH);
            is_flushed = true;
        }
        const struct ring_piece *const piece = ring_take(&packing->ring);
        if (!piece->length) break;
        if (!packing->problem) pack(packing, piece, PACKED_WRITE);
        is_flushed = false;
        ring_give_back(&packing->ring);
    }
    if (!packing->problem) pack(packing, NULL, PACKED_FINISH);
    return NULL;
}

/* ---- who writes ----------------------------------------------------------------------------- */

static void free_all(struct packing *packing)
{
    if (packing->state) packing->codec->pack_free(packing->state);
    ring_free(&packing->ring);
    free(packing);
}

struct packing *packing_begin(int descriptor, enum packed_format format, const char **problem)
{
    const struct packed_module *const module = module_open(&module_packed);
    if (!module) {
        *problem = "cannot be packed";
        return NULL;
    }
    struct packing *const packing = memory_resize(NULL, sizeof *packing);
    memset(packing, 0, sizeof *packing);
    packing->descriptor = descriptor;
    packing->codec = module->codecs[format];
    if (!ring_begin(&packing->ring)) *problem = strerror(errno);
    else if (!(packing->state = packing->codec->pack_new())) *problem = "no memory to pack it";
    else if (!own_thread_begin(&packing->thread, run_thread, packing)) *problem = "cannot start a thread to pack it";
    else return packing;
    free_all(packing);
    return NULL;
}

bool packing_write(struct packing *packing, const char *text, size_t length)
{
    while (length > 0 && !atomic_load(&packing->has_failed)) {
        struct ring_piece *const piece = ring_room(&packing->ring);
        assert(piece); /* the thread stays until packing_end */
        piece->length = length < RING_BYTES ? length : RING_BYTES;
        memcpy(piece->bytes, text, piece->length);
        text += piece->length;
        length -= piece->length;
        ring_put(&packing->ring);
    }
    return length == 0;
}

const char *packing_end(struct packing *packing)
{
    if (ring_room(&packing->ring)) ring_put(&packing->ring);
    pthread_join(packing->thread, NULL);
    const char *const problem = packing->problem;
    free_all(packing);
    return problem;
}
