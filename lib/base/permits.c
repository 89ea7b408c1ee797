/* permits.c: see permits.h. */
#include "base/permits.h"

#include <stdatomic.h>
#include <stdlib.h>

struct nonet_permits {
    atomic_int free;
};

nonet_status nonet_permits_new(int count, nonet_permits **permits)
{
    if (!permits) return NONET_ERR_ARG;
    *permits = malloc(sizeof **permits);
    if (!*permits) return NONET_ERR_MEMORY;
    atomic_init(&(*permits)->free, count);
    return NONET_OK;
}

void nonet_permits_free(nonet_permits *permits)
{
    free(permits);
}

void nonet_permits_add(nonet_permits *permits, int more)
{
    if (permits) atomic_fetch_add(&permits->free, more);
}

bool nn_permits_take(nonet_permits *permits)
{
    if (!permits) return true;
    int free = atomic_load(&permits->free);
    while (free > 0)
        if (atomic_compare_exchange_weak(&permits->free, &free, free - 1)) return true;
    return false;
}

void nn_permits_give(nonet_permits *permits)
{
    nonet_permits_add(permits, 1);
}

bool nn_permits_give_if_missed(nonet_permits *permits)
{
    if (!permits) return false;
    int free = atomic_load(&permits->free);
    while (free < 0)
        if (atomic_compare_exchange_weak(&permits->free, &free, free + 1)) return true;
    return false;
}

bool nn_permits_are_free(const nonet_permits *permits)
{
    return !permits || atomic_load(&permits->free) > 0;
}
