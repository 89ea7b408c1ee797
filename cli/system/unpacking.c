/* unpacking.c: see unpacking.h. The thread reads, unpacks and fills the pieces of a ring (ring.h); so a text of any length, also
 * one that was packed to be so long that it breaks programs, takes no more memory than the ring and the codec.
 *
 * When the file has nothing to read at the moment (a pipe), what is unpacked so far is handed over: a program that packs a
 * puzzle, flushes and waits gets its answer. */
#include "system/unpacking.h"

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "system/own_thread.h"
#include "system/ring.h"
#include "system/unpacker.h"

enum { PACKED_BYTES = 128 * 1024, ARCHIVE_HEAD = 512 };

struct unpacking {
    struct ring ring;
    pthread_t thread;
    bool has_piece; /* the reader, to be given back */

    /* The thread's; `message` is the reader's with the last piece. */
    int descriptor;
    struct unpacker unpacker;
    struct buffer packed; /* what was read */
    struct packed_bytes bytes;
    struct ring_piece *piece; /* to be filled; NULL: the reader has left */
    atomic_bool is_starved;   /* there is nothing to read at the moment */
    uint64_t packed_read, lines;
    bool has_begun;      /* text was handed over */
    const char *trouble; /* what is wrong, or NULL */
    bool has_place;      /* with the bytes, so that their number helps */
    char message[160];
};

/* ---- the thread ----------------------------------------------------------------------------- */

static uint64_t newlines(const char *text, size_t length)
{
    const char *const end = text + length;
    uint64_t count = 0;
    while ((text = memchr(text, '\n', (size_t)(end - text))) != NULL) count++, text++;
    return count;
}

static void begin_piece(struct unpacking *unpacking)
{
    unpacking->piece = ring_room(&unpacking->ring);
    if (!unpacking->piece) return;
    unpacking->bytes.out = (unsigned char *)unpacking->piece->bytes;
    unpacking->bytes.out_left = RING_BYTES;
}

static void put_piece(struct unpacking *unpacking)
{
    struct ring_piece *const piece = unpacking->piece;
    piece->mark = unpacking->packed_read;
    unpacking->lines += newlines(piece->bytes, piece->length);
    unpacking->has_begun = true;
    ring_put(&unpacking->ring);
}

/* What is packed may be something else than text: that is told instead of being read. */
static const char *content_problem(const struct unpacking *unpacking)
{
    enum packed_format format;
    const struct ring_piece *const piece = unpacking->piece;
    if (unpacking->has_begun) return NULL;
    if (packed_format_guess(piece->bytes, piece->length, &format) == PACKED_IS) return "packed twice: unpack it once";
    return archive_problem(piece->bytes, piece->length);
}

/* What is unpacked so far goes to the reader. False: there is trouble with it, or the reader has left. */
static bool hand_over(struct unpacking *unpacking)
{
    unpacking->piece->length = RING_BYTES - unpacking->bytes.out_left;
    if (!unpacking->piece->length) return true;
    const char *const problem = content_problem(unpacking);
    if (problem) {
        unpacking->trouble = problem;
        unpacking->has_place = false;
        return false;
    }
    put_piece(unpacking);
    begin_piece(unpacking);
    return unpacking->piece != NULL;
}

/* Is there something to read at once, or within `milliseconds` (-1: whenever)? Waiting ends when the reader leaves, too. */
static bool has_packed(const struct unpacking *unpacking, int milliseconds)
{
    struct pollfd watched[] = {{.fd = unpacking->descriptor, .events = POLLIN},
                               {.fd = ring_writer_descriptor(&unpacking->ring)}};
    return poll(watched, 2, milliseconds) > 0 && watched[0].revents;
}

/* There is nothing to read at the moment: hand over what there is, and wait. */
static bool wait_for_packed(struct unpacking *unpacking)
{
    if (!hand_over(unpacking)) return false;
    atomic_store(&unpacking->is_starved, true);
    const bool is_there = has_packed(unpacking, -1);
    atomic_store(&unpacking->is_starved, false);
    return is_there;
}

/* False: there is no more to read, or trouble, or the reader has left. */
static bool read_packed(struct unpacking *unpacking)
{
    struct buffer *const packed = &unpacking->packed;
    ssize_t length;
    if (!has_packed(unpacking, 0) && !wait_for_packed(unpacking)) return false;
    do length = read(unpacking->descriptor, packed->bytes, packed->capacity);
    while (length < 0 && errno == EINTR);
    if (length < 0) unpacking->trouble = strerror(errno);
    if (length <= 0) return false;
    unpacking->packed_read += (uint64_t)length;
    unpacking->bytes.in = (unsigned char *)packed->bytes;
    unpacking->bytes.in_left = (size_t)length;
    return true;
}

static void unpack_all(struct unpacking *unpacking)
{
    bool goes_on = true;
    while (goes_on) {
        unpacking->trouble = unpacker_go_on(&unpacking->unpacker, &unpacking->bytes);
        if (unpacking->trouble) return;
        goes_on = unpacking->bytes.out_left ? read_packed(unpacking) : hand_over(unpacking);
    }
    if (!unpacking->trouble && unpacking->piece) unpacking->trouble = unpacker_finish(&unpacking->unpacker);
}

/* What is wrong, and where, goes with the last piece. */
static void tell_trouble(struct unpacking *unpacking)
{
    if (!unpacking->trouble) return;
    const int length = snprintf(unpacking->message, sizeof unpacking->message, "%s", unpacking->trouble);
    if (unpacking->has_place)
        snprintf(unpacking->message + length, sizeof unpacking->message - (size_t)length,
                 " (byte %" PRIu64 " of the packed file, line %" PRIu64 " of its text)", unpacking->unpacker.taken,
                 unpacking->lines + 1);
}

/* What is left of the text, and an empty piece behind it. */
static void finish(struct unpacking *unpacking)
{
    if (unpacking->has_place) hand_over(unpacking);
    if (!unpacking->piece) return;
    tell_trouble(unpacking);
    unpacking->piece->length = 0;
    put_piece(unpacking);
}

static void *run_thread(void *context)
{
    struct unpacking *const unpacking = context;
    begin_piece(unpacking);
    if (unpacking->piece) unpack_all(unpacking);
    if (unpacking->piece) finish(unpacking);
    return NULL;
}

/* ---- the reader ----------------------------------------------------------------------------- */

static void free_all(struct unpacking *unpacking)
{
    ring_free(&unpacking->ring);
    unpacker_free(&unpacking->unpacker);
    buffer_free(&unpacking->packed);
    free(unpacking);
}

static struct unpacking *give_up(struct unpacking *unpacking, const char *reason, const char **problem)
{
    *problem = reason;
    free_all(unpacking);
    return NULL;
}

struct unpacking *unpacking_begin(int descriptor, const char *begun, size_t length, const char **problem)
{
    struct unpacking *const unpacking = memory_resize(NULL, sizeof *unpacking);
    *unpacking = (struct unpacking){.descriptor = descriptor, .packed_read = length, .has_place = true};
    if (!unpacker_begin(&unpacking->unpacker)) {
        *problem = "packed, and cannot be unpacked";
        free(unpacking);
        return NULL;
    }
    if (!ring_begin(&unpacking->ring)) return give_up(unpacking, strerror(errno), problem);
    buffer_reserve(&unpacking->packed, PACKED_BYTES);
    buffer_add(&unpacking->packed, begun, length);
    unpacking->bytes.in = (unsigned char *)unpacking->packed.bytes;
    unpacking->bytes.in_left = length;
    if (!own_thread_begin(&unpacking->thread, run_thread, unpacking))
        return give_up(unpacking, "cannot start a thread to unpack it", problem);
    return unpacking;
}

bool unpacking_is_busy(const struct unpacking *unpacking)
{
    return !atomic_load(&unpacking->is_starved);
}

int unpacking_descriptor(const struct unpacking *unpacking)
{
    return ring_reader_descriptor(&unpacking->ring);
}

struct unpacked_text unpacking_take(struct unpacking *unpacking)
{
    if (unpacking->has_piece) ring_give_back(&unpacking->ring);
    const struct ring_piece *const piece = ring_take(&unpacking->ring);
    unpacking->has_piece = true;
    return (struct unpacked_text){
        .text = piece->bytes,
        .length = piece->length,
        .packed = piece->mark,
        .problem = !piece->length && unpacking->message[0] ? unpacking->message : NULL,
    };
}

void unpacking_end(struct unpacking *unpacking)
{
    ring_leave(&unpacking->ring);
    pthread_join(unpacking->thread, NULL);
    free_all(unpacking);
}
