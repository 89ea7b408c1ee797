/* ring.c: see ring.h. The pieces are in an order that never changes, so all that the threads have to tell each other is how many
 * are full and how many are empty: a byte for each in one of two pipes. Reading a byte is waiting for a piece, and having it; so
 * either side can wait for something else at the same time, by poll(2).
 *
 *     writer  --full-->   reader
 *             <--empty--
 *
 * When the reader leaves, its end of `empty` is closed, and the writer finds that it ends. */
#include "system/ring.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "system/buffer.h"
#include "system/messages.h"

enum { READ_END, WRITE_END };

static bool make_pipe(int ends[2])
{
    if (pipe(ends) != 0) return false;
    fcntl(ends[READ_END], F_SETFD, FD_CLOEXEC);
    fcntl(ends[WRITE_END], F_SETFD, FD_CLOEXEC);
    return true;
}

static void close_end(int *end)
{
    if (*end >= 0) close(*end);
    *end = -1;
}

/* A pipe has room for all bytes that there are; so this does not wait. */
static void send(int descriptor)
{
    ssize_t written;
    do written = write(descriptor, "", 1);
    while (written < 0 && errno == EINTR);
    if (written != 1) fatal("cannot write to a pipe");
}

/* False: nobody will send any more. */
static bool receive(int descriptor)
{
    char byte;
    ssize_t length;
    do length = read(descriptor, &byte, 1);
    while (length < 0 && errno == EINTR);
    return length == 1;
}

bool ring_begin(struct ring *ring)
{
    *ring = (struct ring){.empty = {-1, -1}, .full = {-1, -1}};
    if (!make_pipe(ring->empty) || !make_pipe(ring->full)) {
        const int error = errno;
        ring_free(ring);
        errno = error;
        return false;
    }
    for (int index = 0; index < RING_PIECES; index++) {
        ring->pieces[index].bytes = memory_resize(NULL, RING_BYTES);
        send(ring->empty[WRITE_END]);
    }
    return true;
}

void ring_free(struct ring *ring)
{
    for (int end = READ_END; end <= WRITE_END; end++) {
        close_end(&ring->empty[end]);
        close_end(&ring->full[end]);
    }
    for (int index = 0; index < RING_PIECES; index++) free(ring->pieces[index].bytes);
}

struct ring_piece *ring_room(struct ring *ring)
{
    if (!receive(ring->empty[READ_END])) return NULL;
    struct ring_piece *const piece = &ring->pieces[ring->written % RING_PIECES];
    piece->length = 0;
    return piece;
}

void ring_put(struct ring *ring)
{
    ring->written++;
    send(ring->full[WRITE_END]);
}

int ring_writer_descriptor(const struct ring *ring)
{
    return ring->empty[READ_END];
}

struct ring_piece *ring_take(struct ring *ring)
{
    const bool is_there = receive(ring->full[READ_END]);
    assert(is_there); /* the writer ends with an empty piece, and its end of the pipe stays open */
    (void)is_there;
    return &ring->pieces[ring->read % RING_PIECES];
}

void ring_give_back(struct ring *ring)
{
    ring->read++;
    send(ring->empty[WRITE_END]);
}

int ring_reader_descriptor(const struct ring *ring)
{
    return ring->full[READ_END];
}

void ring_leave(struct ring *ring)
{
    close_end(&ring->empty[WRITE_END]);
}
