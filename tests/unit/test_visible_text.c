/* test_visible_text.c: names and arguments on a terminal: what would be obeyed is shown instead, the rest stays. */
#include <stdbool.h>
#include <string.h>

#include "base/random.h"
#include "base/utf8.h"
#include "base/visible.h"
#include "cmocka_all.h"
#include "nonet.h"

static void assert_shown(const char *text, size_t length, const char *expected)
{
    char shown[400];
    assert_int_equal(nonet_visible_text(text, length, shown, sizeof shown), strlen(expected));
    assert_string_equal(shown, expected);
    assert_int_equal(nonet_visible_text(text, length, NULL, 0), strlen(expected));
}

static void what_would_be_obeyed_is_shown(void **state)
{
    static const struct {
        const char *text, *expected;
    } rows[] = {
        {"\033]0;title\a", "\\x1B]0;title\\x07"},
        {"a\tb\nc\rd\be\x7f", "a\\x09b\\x0Ac\\x0Dd\\x08e\\x7F"},
        {"\xc2\x9b[31m", "\\xC2\\x9B[31m"},           /* C1 as UTF-8 */
        {"\x9b[31m", "\\x9B[31m"},                    /* and as a byte */
        {"\xc2\xad-", "\\xC2\\xAD-"},                 /* a soft hyphen */
        {"a\xc2\xa0z", "a\xc2\xa0z"},                 /* no-break space: the last character beside C1 that stays */
        {"\xe2\x80\xa8", "\\xE2\\x80\\xA8"},          /* line separator */
        {"a\xe2\x80\xaez", "a\\xE2\\x80\\xAEz"},      /* writing from the right */
        {"\xe2\x81\xa6x", "\\xE2\\x81\\xA6x"},        /* isolate */
        {"\xe2\x80\x8b", "\\xE2\\x80\\x8B"},          /* a space without width */
        {"\xef\xbb\xbf", "\\xEF\\xBB\\xBF"},          /* byte order mark */
        {"\xf3\xa0\x81\x81", "\\xF3\\xA0\\x81\\x81"}, /* a tag */
        {"\xc3", "\\xC3"},                            /* cut */
        {"\xc0\xaf", "\\xC0\\xAF"},                   /* overlong */
        {"\xed\xa0\x80", "\\xED\\xA0\\x80"},          /* half of a surrogate pair */
        {"\xf4\x90\x80\x80", "\\xF4\\x90\\x80\\x80"}, /* above 10FFFF */
        {"\xc3(", "\\xC3("},
    };
    (void)state;
    for (size_t at = 0; at < sizeof rows / sizeof *rows; at++)
        assert_shown(rows[at].text, strlen(rows[at].text), rows[at].expected);
    assert_shown("a\0b", 3,
                 "a\\x00"
                 "b");
    assert_shown("", 0, "");
}

static void harmless_names_stay(void **state)
{
    static const char *const names[] = {
        "sunday.txt",     "~/a b/c'd\"e\\x1B.txt", "größe", "судоку", "数独", "סודוקו", "سودوکو", "스도쿠", "🧩",
        "e\u0301",        "می\u200cخواهم", /* Persian needs a non-joiner */
        "क्\u200dष",                        /* Hindi a joiner */
        "❤\ufe0f\u200d🔥",                  /* and this emoji a selector and a joiner */
    };
    (void)state;
    for (size_t at = 0; at < sizeof names / sizeof *names; at++) assert_shown(names[at], strlen(names[at]), names[at]);
}

static void joiners_hide_nothing(void **state)
{
    (void)state;
    assert_shown("a\u200db", 5,
                 "a\\xE2\\x80\\x8D"
                 "b");
    assert_shown("\u200dक", 6, "\\xE2\\x80\\x8Dक");
    assert_shown("क\u200d\u200d\u200d.", 13, "क\u200d\u200d\\xE2\\x80\\x8D.");
    assert_shown("क\n\u200d", 7, "क\\x0A\\xE2\\x80\\x8D");
}

static void no_character_is_cut(void **state)
{
    static const char text[] = "aé\033名";
    static const struct {
        size_t size;
        const char *expected;
    } rows[] = {{1, ""}, {2, "a"}, {3, "a"}, {4, "aé"}, {7, "aé"}, {8, "aé\\x1B"}, {10, "aé\\x1B"}, {11, "aé\\x1B名"}};
    char shown[20];
    (void)state;
    for (size_t at = 0; at < sizeof rows / sizeof *rows; at++) {
        memset(shown, '!', sizeof shown);
        assert_int_equal(nonet_visible_text(text, strlen(text), shown, rows[at].size), 10);
        assert_string_equal(shown, rows[at].expected);
        assert_int_equal(shown[rows[at].size], '!');
    }
}

/* What follows something that did not fit is left out, even if it would. */
static void the_end_is_missing_not_the_middle(void **state)
{
    char shown[4];
    (void)state;
    assert_int_equal(nonet_visible_text("ab\033c", 4, shown, sizeof shown), 7);
    assert_string_equal(shown, "ab");
}

static void every_character_is_hidden_or_stays(void **state)
{
    int hidden = 0;
    (void)state;
    for (uint32_t code = 0; code <= 0x10FFFF; code++) {
        char bytes[NN_UTF8_LONGEST], shown[20];
        if (code >= 0xD800 && code < 0xE000) continue;
        const size_t length = nn_utf8_encode(code, bytes);
        const size_t shown_length = nonet_visible_text(bytes, length, shown, sizeof shown);
        assert_int_equal(shown_length, nn_is_hidden(code) ? 4 * length : length);
        if (!nn_is_hidden(code)) assert_memory_equal(shown, bytes, length);
        hidden += nn_is_hidden(code);
    }
    assert_int_equal(hidden, 32 + 33 + 4179 /* C0, DEL and C1, the others */);
}

/* Random bytes: no control byte comes out, it is UTF-8, and what is visible stays as it is. */
static void anything_becomes_visible(void **state)
{
    static const char pieces[] = "ab\\\0\033\177\302\233\342\200\215\256\252\377\303\251\340\244\225\363\240\204\200";
    struct nn_random random = nn_random_begin(1, 0);
    (void)state;
    for (int run = 0; run < 20000; run++) {
        char text[24], shown[100], again[100];
        const size_t length = (size_t)nn_random_below(&random, sizeof text);
        for (size_t at = 0; at < length; at++) text[at] = pieces[nn_random_below(&random, sizeof pieces)];
        const size_t shown_length = nonet_visible_text(text, length, shown, sizeof shown);
        assert_true(shown_length >= length && shown_length <= 4 * length);
        uint32_t code = 0;
        for (size_t at = 0, used; at < shown_length; at += used) {
            used = nn_utf8_decode(shown + at, shown_length - at, &code);
            assert_true(used && code >= 0x20 && (code < 0x7f || code > 0x9f) && code != 0x202e && code != 0x202a);
        }
        assert_int_equal(nonet_visible_text(shown, shown_length, again, sizeof again), shown_length);
        assert_string_equal(again, shown);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_would_be_obeyed_is_shown),
        cmocka_unit_test(harmless_names_stay),
        cmocka_unit_test(joiners_hide_nothing),
        cmocka_unit_test(no_character_is_cut),
        cmocka_unit_test(the_end_is_missing_not_the_middle),
        cmocka_unit_test(every_character_is_hidden_or_stays),
        cmocka_unit_test(anything_becomes_visible),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
