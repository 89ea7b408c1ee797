/* cmocka.h: the part of cmocka that our tests use, for processors that Debian has no cmocka for beside
 * its cross compilers (`make test-arch`). A failed assertion says where and what, and ends its test;
 * the others still run, and the exit code is the number of failures. Include it in one file only. */
#ifndef TEST_CMOCKA_H
#define TEST_CMOCKA_H

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

struct CMUnitTest {
    const char *name;
    void (*test)(void **state);
    int (*set_up)(void **state); /* or NULL */
};
/* clang-format off */
#define cmocka_unit_test(function) {#function, function, NULL}
#define cmocka_unit_test_setup(function, set_up) {#function, function, set_up}
/* clang-format on */

/* ---- the end of a test ------------------------------------------------------------------------- */

enum { CMOCKA_FAILED = 1, CMOCKA_SKIPPED = 2 };
static jmp_buf cmocka_end;

#define cmocka_fail(...)                                                                           \
    do {                                                                                           \
        fprintf(stderr, "%s:%d: ", __FILE__, __LINE__);                                            \
        fprintf(stderr, __VA_ARGS__);                                                              \
        fputc('\n', stderr);                                                                       \
        longjmp(cmocka_end, CMOCKA_FAILED);                                                        \
    } while (0)
#define fail() cmocka_fail("failed")
#define fail_msg(...) cmocka_fail(__VA_ARGS__)
#ifdef __wasm__ /* has no jumps (support/wasm/setjmp.h) */
#define skip() return
#else
#define skip() longjmp(cmocka_end, CMOCKA_SKIPPED)
#endif

/* ---- assertions -------------------------------------------------------------------------------- */

#define assert_true(value)                                                                         \
    do {                                                                                           \
        if (!(value)) cmocka_fail("%s is false", #value);                                          \
    } while (0)
#define assert_false(value)                                                                        \
    do {                                                                                           \
        if (value) cmocka_fail("%s is true", #value);                                              \
    } while (0)
#define assert_null(pointer) assert_true((pointer) == NULL)
#define assert_non_null(pointer) assert_true((pointer) != NULL)
#define assert_ptr_equal(one, other) assert_true((one) == (other))

/* As in cmocka, numbers of any kind are compared as the widest unsigned ones. */
#define assert_int_equal(one, other)                                                               \
    do {                                                                                           \
        const unsigned long long one_ = (unsigned long long)(one);                                 \
        const unsigned long long other_ = (unsigned long long)(other);                             \
        if (one_ != other_) cmocka_fail("%s is %#llx, %s is %#llx", #one, one_, #other, other_);   \
    } while (0)
#define assert_int_not_equal(one, other)                                                           \
    assert_true((unsigned long long)(one) != (unsigned long long)(other))
#define assert_in_range(number, least, most)                                                       \
    do {                                                                                           \
        const unsigned long long number_ = (unsigned long long)(number);                           \
        const unsigned long long least_ = (unsigned long long)(least);                             \
        const unsigned long long most_ = (unsigned long long)(most);                               \
        if (number_ < least_ || number_ > most_)                                                   \
            cmocka_fail("%s is %llu, not from %llu to %llu", #number, number_, least_, most_);     \
    } while (0)

#define assert_string_equal(one, other)                                                            \
    do {                                                                                           \
        const char *const one_ = (one), *const other_ = (other);                                   \
        if (strcmp(one_, other_) != 0) cmocka_fail("\"%s\" is not \"%s\"", one_, other_);          \
    } while (0)
#define assert_string_not_equal(one, other) assert_true(strcmp(one, other) != 0)
#define assert_memory_equal(one, other, size) assert_true(memcmp(one, other, size) == 0)
#define assert_memory_not_equal(one, other, size) assert_true(memcmp(one, other, size) != 0)

/* ---- running ----------------------------------------------------------------------------------- */

static int cmocka_run_one(const struct CMUnitTest *test, void **state)
{
    const int end = setjmp(cmocka_end);
    if (end == 0 && test->set_up && test->set_up(state) != 0) cmocka_fail("setting up failed");
    if (end == 0) test->test(state);
    fprintf(stderr, "%s  %s\n",
            end == CMOCKA_FAILED    ? "FAILED "
            : end == CMOCKA_SKIPPED ? "skipped"
                                    : "ok     ",
            test->name);
    return end == CMOCKA_FAILED;
}

/* Before all tests or after them; 1: it failed. */
static int cmocka_run_fixture(const char *name, int (*fixture)(void **), void **state)
{
    if (setjmp(cmocka_end) == 0 && (!fixture || fixture(state) == 0)) return 0;
    fprintf(stderr, "FAILED   %s\n", name);
    return 1;
}

static int cmocka_run_all(const struct CMUnitTest *tests, size_t count, int (*set_up)(void **),
                          int (*tear_down)(void **))
{
    void *state = NULL;
    int failures = 0;
    if (cmocka_run_fixture("setting up", set_up, &state)) return 1;
    for (size_t at = 0; at < count; at++) failures += cmocka_run_one(&tests[at], &state);
    return failures + cmocka_run_fixture("clearing up", tear_down, &state);
}

#define cmocka_run_group_tests(tests, set_up, tear_down)                                           \
    cmocka_run_all(tests, sizeof(tests) / sizeof *(tests), set_up, tear_down)
#define cmocka_run_group_tests_name(name, tests, set_up, tear_down)                                \
    cmocka_run_group_tests(tests, set_up, tear_down)

#endif
