/* fresh_seed.c: see fresh_seed.h. */
#include "system/fresh_seed.h"

#include <unistd.h>

#include "system/clock.h"

uint64_t fresh_seed(void)
{
    const uint64_t mixed = (clock_nanoseconds() ^ (uint64_t)getpid() << 32) * 0x9e3779b97f4a7c15u;
    return 1 + (mixed >> 32) % UINT32_MAX;
}
