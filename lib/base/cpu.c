/* cpu.c: asking the processor; the compiler's built-in also asks the operating system whether it
 * saves the wide registers. */
#include "base/cpu.h"

unsigned nn_cpu_features(void)
{
    unsigned features = 0;
#if defined(__x86_64__)
    __builtin_cpu_init();
    const int has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    if (has_avx2) features |= NN_CPU_AVX2;
    if (has_avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        features |= NN_CPU_AVX512;
#endif
    return features;
}
