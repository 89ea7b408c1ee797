/* delivery.c: see delivery.h. */
#include "run/delivery.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "system/buffer.h"
#include "system/clock.h"

void delivery_begin(struct delivery *delivery)
{
    pthread_condattr_t monotonic;
    assert(delivery->room && delivery->write && delivery->note);
    delivery->is_finished = memory_resize(NULL, delivery->room * sizeof *delivery->is_finished);
    memset(delivery->is_finished, 0, delivery->room * sizeof *delivery->is_finished);
    pthread_mutex_init(&delivery->lock, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&delivery->has_changed, &monotonic);
    pthread_condattr_destroy(&monotonic);
}

void delivery_end(struct delivery *delivery)
{
    assert(!delivery->is_delivering);
    free(delivery->is_finished);
    pthread_cond_destroy(&delivery->has_changed);
    pthread_mutex_destroy(&delivery->lock);
}

bool delivery_is_full(const struct delivery *delivery)
{
    return delivery->taken - delivery->delivered >= delivery->room;
}

uint64_t delivery_take(struct delivery *delivery)
{
    assert(!delivery_is_full(delivery));
    assert(!delivery->is_finished[delivery->taken % delivery->room]);
    return delivery->taken++;
}

static bool has_next(const struct delivery *delivery)
{
    return delivery->delivered < delivery->taken && delivery->is_finished[delivery->delivered % delivery->room];
}

static void deliver_all(struct delivery *delivery)
{
    while (has_next(delivery)) {
        const uint64_t number = delivery->delivered;
        pthread_mutex_unlock(&delivery->lock);
        delivery->write(delivery->context, number);
        pthread_mutex_lock(&delivery->lock);
        delivery->note(delivery->context, number);
        delivery->is_finished[number % delivery->room] = false;
        delivery->delivered++;
        pthread_cond_broadcast(&delivery->has_changed);
    }
}

void delivery_finish(struct delivery *delivery, uint64_t number)
{
    assert(number >= delivery->delivered && number < delivery->taken);
    delivery->is_finished[number % delivery->room] = true;
    if (delivery->is_delivering) return;
    delivery->is_delivering = true;
    deliver_all(delivery);
    delivery->is_delivering = false;
    pthread_cond_broadcast(&delivery->has_changed);
}

bool delivery_is_turn(const struct delivery *delivery, uint64_t number)
{
    return delivery->delivered == number && !delivery->is_delivering;
}

void delivery_wait_for_turn(struct delivery *delivery, uint64_t number)
{
    assert(number >= delivery->delivered && !delivery->is_finished[number % delivery->room]);
    while (!delivery_is_turn(delivery, number)) pthread_cond_wait(&delivery->has_changed, &delivery->lock);
}

void delivery_wait(struct delivery *delivery, uint64_t nanoseconds)
{
    const struct timespec until = clock_later(nanoseconds);
    pthread_cond_timedwait(&delivery->has_changed, &delivery->lock, &until);
}
