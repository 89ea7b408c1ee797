/* test_lz_string.c: what lz_string.c compresses, and that it takes nothing else. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "text/lz_string.h"

static void expect_both_ways(const char *text, const char *base64)
{
    char *found;
    size_t length;
    assert_int_equal(nn_lz_compress(text, strlen(text), &found), NONET_OK);
    assert_string_equal(found, base64);
    free(found);
    assert_int_equal(nn_lz_decompress(base64, strlen(base64), 1000, &found, &length), NONET_OK);
    assert_string_equal(found, text);
    assert_int_equal(length, strlen(text));
    free(found);
}

static void texts_are_as_the_original_has_them(void **state)
{
    (void)state;
    expect_both_ways("", "Q===");
    expect_both_ways("{\"size\":3,\"grid\":[[{},{},{}],[{},{},{}],[{},{},{}]]}",
                     "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==");
}

static void everything_comes_back(void **state)
{
    (void)state;
    uint32_t random = 1;
    for (int round = 0; round < 300; round++) {
        char text[3000], *base64, *again;
        const size_t length = (size_t)(random >> 8) % sizeof text;
        const uint32_t kinds = 1 + (random >> 16) % 100;
        size_t found;
        for (size_t at = 0; at < length; at++) {
            random = random * 1664525 + 1013904223;
            text[at] = (char)(27 + (random >> 8) % kinds);
        }
        random = random * 1664525 + 1013904223;
        assert_int_equal(nn_lz_compress(text, length, &base64), NONET_OK);
        assert_int_equal(nn_lz_decompress(base64, strlen(base64), sizeof text, &again, &found), NONET_OK);
        assert_int_equal(found, length);
        assert_memory_equal(again, text, length);
        free(base64);
        free(again);
    }
}

static void hostile_texts_are_refused(void **state)
{
    (void)state;
    char many[4000], *base64, *text;
    size_t length;
    memset(many, 'a', sizeof many);
    assert_int_equal(nn_lz_compress(many, sizeof many, &base64), NONET_OK);
    assert_true(strlen(base64) < 200);
    assert_int_equal(nn_lz_decompress(base64, strlen(base64), sizeof many - 1, &text, &length), NONET_ERR_TEXT);
    assert_null(text);
    free(base64);
    static const char *const wrong[] = {"", "N4Ig", "N4I\x01", "w===", "////////////", "N4IgzglgXgpiBcB"};
    for (size_t at = 0; at < sizeof wrong / sizeof *wrong; at++) {
        assert_int_equal(nn_lz_decompress(wrong[at], strlen(wrong[at]), 1000, &text, &length), NONET_ERR_TEXT);
        assert_null(text);
    }
}

static void units_beyond_ascii_become_utf8(void **state)
{
    (void)state;
    /* U+00E9, U+20AC and U+1D11E, as two 16-bit units each where needed: made by hand, a code and its unit at a time. */
    static const struct {
        unsigned count;
        uint32_t number;
    } bits[] = {{2, 0}, {8, 0xE9}, {3, 1}, {16, 0x20AC}, {3, 1}, {16, 0xD834}, {4, 1}, {16, 0xDD1E}, {4, 2}, {6, 0}};
    static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char base64[40] = "", *text;
    size_t used = 0, length;
    unsigned sextet = 0, place = 0;
    for (size_t at = 0; at < sizeof bits / sizeof *bits; at++)
        for (unsigned bit = 0; bit < bits[at].count; bit++) {
            sextet = sextet << 1 | (bits[at].number >> bit & 1);
            if (++place % 6) continue;
            base64[used++] = alphabet[sextet];
            sextet = 0;
        }
    assert_int_equal(nn_lz_decompress(base64, used, 100, &text, &length), NONET_OK);
    assert_string_equal(text, "\xC3\xA9\xE2\x82\xAC\xF0\x9D\x84\x9E");
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_as_the_original_has_them),
        cmocka_unit_test(everything_comes_back),
        cmocka_unit_test(hostile_texts_are_refused),
        cmocka_unit_test(units_beyond_ascii_become_utf8),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
