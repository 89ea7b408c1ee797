/* slow.h: under valgrind, emulators and the sanitizers of addresses and threads everything takes ten times as long and
 * more. TESTS_ARE_SLOW is then defined, here or by whoever builds for an emulator, and tests ask less. */
#ifndef NN_TESTS_SLOW_H
#define NN_TESTS_SLOW_H

#ifndef TESTS_ARE_SLOW
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
#define TESTS_ARE_SLOW 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define TESTS_ARE_SLOW 1
#endif
#endif
#endif

#endif
