/* ring.h: text on its way from one thread to another, in a few buffers that go round. Who writes waits while all of them are
 * full, who reads while all are empty; either may leave. */
#ifndef CLI_RING_H
#define CLI_RING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RING_PIECES = 4, RING_BYTES = 256 * 1024 };

struct ring_piece {
    char *bytes;   /* RING_BYTES */
    size_t length; /* used; 0: the end */
    uint64_t mark; /* the writer's, for the reader */
};

struct ring {
    struct ring_piece pieces[RING_PIECES];
    unsigned written, read; /* how many; each belongs to its thread */
    int empty[2], full[2];  /* pipes, see ring.c */
};

/* False: errno says why. */
bool ring_begin(struct ring *ring);

/* Once neither uses it any more. */
void ring_free(struct ring *ring);

/* For the writer: the next piece to be filled, of length 0. NULL: the reader has left. */
struct ring_piece *ring_room(struct ring *ring);
/* It is filled, and the reader's. */
void ring_put(struct ring *ring);
/* Readable, or at least hung up, when the reader leaves, for poll(2) without events. */
int ring_writer_descriptor(const struct ring *ring);

/* For the reader: the next full piece. */
struct ring_piece *ring_take(struct ring *ring);
/* It is read, and the writer's. */
void ring_give_back(struct ring *ring);
/* Readable when a piece is full, for poll(2). */
int ring_reader_descriptor(const struct ring *ring);
/* The reader wants no more. */
void ring_leave(struct ring *ring);

#endif
