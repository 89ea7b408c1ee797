/* delivery.h: pieces of work that are finished in any order and delivered in that of their numbers.
 *
 *     ... delivered | finished, at work, finished, at work | not taken yet
 *                   ^ delivered                            ^ taken
 *
 * There is no thread for it: whoever finishes the oldest piece delivers all that are finished, in order. */
#ifndef CLI_DELIVERY_H
#define CLI_DELIVERY_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct delivery {
    pthread_mutex_t lock;       /* for all that follows, and for what else its owner shares */
    pthread_cond_t has_changed; /* of what follows; goes by clock_later */
    uint64_t taken;             /* by workers */
    uint64_t delivered;
    size_t room;       /* most pieces that are taken and not delivered */
    bool *is_finished; /* [number % room] */
    bool is_delivering;
    void (*write)(void *context, uint64_t number); /* called without the lock, by one thread at a time, in order */
    void (*note)(void *context, uint64_t number);  /* afterwards, with the lock: its place may be used again */
    void *context;
};

/* `room`, `write`, `note` and `context` are set. */
void delivery_begin(struct delivery *delivery);
void delivery_end(struct delivery *delivery);

/* All of these are called, and left, with the lock. */

/* Are as many taken as there is room for? */
bool delivery_is_full(const struct delivery *delivery);

/* Take the next piece; there must be room. Returns its number. */
uint64_t delivery_take(struct delivery *delivery);

/* That piece is finished. */
void delivery_finish(struct delivery *delivery, uint64_t number);

/* Has everything before this piece been written? */
bool delivery_is_turn(const struct delivery *delivery, uint64_t number);

void delivery_wait_for_turn(struct delivery *delivery, uint64_t number);

/* Wait for a change, for at most so long. */
void delivery_wait(struct delivery *delivery, uint64_t nanoseconds);

#endif
