/* logarithm.c: see logarithm.h. The integer part by halving, then bit by bit by squaring. */
#include "base/logarithm.h"

#include <assert.h>

int64_t nn_logarithm(uint64_t number)
{
    int64_t result = 0;
    assert(number > 0 && number < 1u << 31);
    uint64_t mantissa = number << 31; /* number = mantissa / 2^31 * 2^whole, the mantissa 1 to 2 */
    for (; mantissa >= (uint64_t)1 << 32; mantissa >>= 1) result += (int64_t)1 << 32;
    for (int bit = 31; bit >= 0; bit--) {
        mantissa = mantissa * mantissa >> 31;
        if (mantissa < (uint64_t)1 << 32) continue;
        mantissa >>= 1;
        result += (int64_t)1 << bit;
    }
    return result;
}

int64_t nn_logarithm_millionths(int64_t logarithm)
{
    return logarithm * 15625 / ((int64_t)1 << 26); /* 10^6 / 2^32 */
}
