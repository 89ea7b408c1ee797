/* invariants.h: what head notes promise, tested while the program runs.
 *
 * A structure with invariants has a function nn_X_check, in a file of its own (X_check.c). It reads the whole structure
 * and returns NULL, or a text that names the first invariant that does not hold. Only checked builds (those without
 * NDEBUG) have these functions and calls; other builds contain nothing of them.
 *
 * A check costs as much as making the structure, so it is called just after the structure was made or changed as a
 * whole, never in inner loops. Where even that is too often, the structure has a counter in checked builds, and only
 * the first and then every n-th occasion is checked. */
#ifndef NN_INVARIANTS_H
#define NN_INVARIANTS_H

#include <assert.h>
#include <stddef.h>

/* In nn_X_check: the invariant, and its name. */
#define NN_HOLDS(condition, text)                                                                                      \
    do {                                                                                                               \
        if (!(condition)) return (text);                                                                               \
    } while (0)

/* In nn_X_check: the check of a part. */
#define NN_HOLDS_IN(check)                                                                                             \
    do {                                                                                                               \
        const char *const broken_part_ = (check);                                                                      \
        if (broken_part_) return broken_part_;                                                                         \
    } while (0)

#ifdef NDEBUG
#define NN_CHECK(check) ((void)0)
#define NN_CHECK_EVERY(times, counter, check) ((void)0)
#define NN_BEFORE_CHECK(statement) ((void)0)
#else

/* assert, with the name of the invariant where the C library lets us say it. */
#ifdef __GLIBC__
#define NN_CHECK(check)                                                                                                \
    do {                                                                                                               \
        const char *const broken_ = (check);                                                                           \
        if (broken_) __assert_fail(broken_, __FILE__, __LINE__, __func__);                                             \
    } while (0)
#else
#define NN_CHECK(check) assert((check) == NULL)
#endif

#define NN_CHECK_EVERY(times, counter, check)                                                                          \
    do {                                                                                                               \
        if ((counter)++ % (times) == 0) NN_CHECK(check);                                                               \
    } while (0)

/* Something that a later check needs, for instance the state before a change. */
#define NN_BEFORE_CHECK(statement) statement
#endif

#endif
