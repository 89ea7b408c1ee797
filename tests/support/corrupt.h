/* corrupt.h: breaks one thing in a valid structure, expects its check to name what is broken, and repairs it. Only
 * checked builds have the checks. */
#ifndef TEST_CORRUPT_H
#define TEST_CORRUPT_H

#include <string.h>

#ifdef NDEBUG
#error "build this with CHECKED=1"
#endif

/* With `wrong` at `place`, `check` says `text`; with what was there before it says nothing. */
#define assert_breaks(place, wrong, check, text)                                                                       \
    do {                                                                                                               \
        unsigned char kept_[sizeof(place)];                                                                            \
        memcpy(kept_, &(place), sizeof(place));                                                                        \
        assert_null(check);                                                                                            \
        (place) = (wrong);                                                                                             \
        const char *const broken_ = (check);                                                                           \
        memcpy(&(place), kept_, sizeof(place));                                                                        \
        assert_non_null(broken_);                                                                                      \
        assert_string_equal(broken_, (text));                                                                          \
        assert_null(check);                                                                                            \
    } while (0)

#endif
