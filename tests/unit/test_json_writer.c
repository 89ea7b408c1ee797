/* test_json_writer.c: the core that writes JSON: commas, escapes, numbers, sinks that refuse, buffers that are full. */
#include <string.h>

#include "base/json_writer.h"
#include "base/utf8.h"
#include "cmocka_all.h"

enum { ROOM = 1 << 16 };

/* A document in the making, and the text that became of it. */
struct document {
    struct nn_json_writer writer;
    nonet_text_buffer text;
    char room[ROOM];
};

static struct nn_json_writer *begin(struct document *document)
{
    document->text = (nonet_text_buffer){.bytes = document->room, .size = sizeof document->room};
    nn_json_writer_begin(&document->writer, nonet_text_collect, &document->text);
    return &document->writer;
}

static void assert_written(struct document *document, const char *expected)
{
    assert_true(nn_json_writer_finish(&document->writer));
    assert_string_equal(document->room, expected);
    assert_int_equal(document->text.length, strlen(expected));
}

/* ---- containers ---------------------------------------------------------------------------------- */

static void commas_come_by_themselves(void **state)
{
    (void)state;
    struct document document;
    struct nn_json_writer *const writer = begin(&document);
    nn_json_open_object(writer, NULL);
    nn_json_put_number(writer, "side", 9);
    nn_json_open_array(writer, "box");
    nn_json_put_number(writer, NULL, 3);
    nn_json_put_number(writer, NULL, 3);
    nn_json_close(writer);
    nn_json_open_array(writer, "none");
    nn_json_close(writer);
    nn_json_open_array(writer, "several");
    nn_json_open_object(writer, NULL);
    nn_json_close(writer);
    nn_json_open_object(writer, NULL);
    nn_json_put_key(writer, "a\"b", 3);
    nn_json_put_null(writer, NULL);
    nn_json_put_key(writer, "list", 4);
    nn_json_open_array(writer, NULL);
    nn_json_close(writer);
    nn_json_close(writer);
    nn_json_close(writer);
    nn_json_put_truth(writer, "last", false);
    nn_json_close(writer);
    assert_written(&document, "{\"side\":9,\"box\":[3,3],\"none\":[],\"several\":[{},{\"a\\\"b\":null,\"list\":[]}],"
                              "\"last\":false}");
}

static void containers_nest_as_deep_as_they_may(void **state)
{
    (void)state;
    struct document document;
    struct nn_json_writer *const writer = begin(&document);
    char expected[2 * NN_JSON_DEEPEST + 4 * NN_JSON_DEEPEST + 1] = "";
    for (int depth = 0; depth < NN_JSON_DEEPEST; depth++) {
        const bool is_object = depth % 3 == 1;
        if (is_object) nn_json_open_object(writer, NULL);
        else nn_json_open_array(writer, NULL);
        if (is_object) nn_json_put_key(writer, "", 0);
        strcat(expected, is_object ? "{\"\":" : "[");
    }
    nn_json_put_truth(writer, NULL, true);
    strcat(expected, "true");
    for (int depth = NN_JSON_DEEPEST - 1; depth >= 0; depth--) {
        nn_json_close(writer);
        strcat(expected, depth % 3 == 1 ? "}" : "]");
    }
    assert_written(&document, expected);
}

static void a_value_alone_is_a_document(void **state)
{
    (void)state;
    struct document document;
    nn_json_put_text(begin(&document), NULL, "alone");
    assert_written(&document, "\"alone\"");
}

/* ---- numbers ------------------------------------------------------------------------------------- */

static void numbers_are_exact(void **state)
{
    (void)state;
    struct document document;
    struct nn_json_writer *const writer = begin(&document);
    nn_json_open_array(writer, NULL);
    nn_json_put_number(writer, NULL, 0);
    nn_json_put_number(writer, NULL, -1);
    nn_json_put_number(writer, NULL, INT64_MAX);
    nn_json_put_number(writer, NULL, INT64_MIN);
    nn_json_put_unsigned(writer, NULL, 0);
    nn_json_put_unsigned(writer, NULL, UINT64_MAX);
    nn_json_put_raw(writer, NULL, "1.5e-7,", 6);
    nn_json_close(writer);
    assert_written(&document, "[0,-1,9223372036854775807,-9223372036854775808,0,18446744073709551615,1.5e-7]");
}

static void fixed_point_numbers_keep_their_decimals(void **state)
{
    (void)state;
    static const struct {
        int64_t number;
        int decimals;
        const char *text;
    } cases[] = {
        {0, 0, "0"},
        {0, 1, "0.0"},
        {72, 1, "7.2"},
        {-5, 1, "-0.5"},
        {1500, 3, "1.500"},
        {12, 3, "0.012"},
        {-12, 0, "-12"},
        {INT64_MAX, 18, "9.223372036854775807"},
        {INT64_MIN, 18, "-9.223372036854775808"},
        {INT64_MIN, 3, "-9223372036854775.808"},
    };
    for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
        struct document document;
        nn_json_put_fixed(begin(&document), NULL, cases[index].number, cases[index].decimals);
        assert_written(&document, cases[index].text);
    }
}

/* ---- strings ------------------------------------------------------------------------------------- */

static void strings_are_escaped(void **state)
{
    (void)state;
    static const struct {
        const char *text, *json;
    } cases[] = {
        {"", "\"\""},
        {"plain / text", "\"plain / text\""},
        {"\"\\", "\"\\\"\\\\\""},
        {"two\nlines\n", "\"two\\nlines\\n\""},
        {"\t\r\b\f\x01\x1f\x7f", "\"\\u0009\\u000d\\u0008\\u000c\\u0001\\u001f\\u007f\""},
        {"\u00e9\u20ac\U0001F600", "\"\u00e9\u20ac\U0001F600\""},
        {"\xc2\x9b\u202e\u200b", "\"\\u009b\\u202e\\u200b\""},
        {"\U000E0041\U000E0FFF", "\"\\udb40\\udc41\\udb43\\udfff\""},
        {"\xc2\x80\u2028\uffff\U0010ffff", "\"\\u0080\\u2028\uffff\U0010ffff\""},
    };
    for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
        struct document document;
        nn_json_put_text(begin(&document), NULL, cases[index].text);
        assert_written(&document, cases[index].json);
    }
}

/* A name of a file may have any bytes; JSON may not. */
static void bytes_that_are_no_characters_are_replaced(void **state)
{
    (void)state;
    static const struct {
        const char *text, *json;
    } cases[] = {
        {"\xff", "\"\\ufffd\""},
        {"a\x80z", "\"a\\ufffdz\""},
        {"\xc0\xaf", "\"\\ufffd\\ufffd\""},                         /* overlong */
        {"\xe0\x80\x80", "\"\\ufffd\\ufffd\\ufffd\""},              /* overlong */
        {"\xed\xa0\x80", "\"\\ufffd\\ufffd\\ufffd\""},              /* half of a surrogate pair */
        {"\xf4\x90\x80\x80", "\"\\ufffd\\ufffd\\ufffd\\ufffd\""},   /* above 10FFFF */
        {"\xf8\x88\x80\x80", "\"\\ufffd\\ufffd\\ufffd\\ufffd\""},   /* five bytes once */
        {"\xe2\x82", "\"\\ufffd\\ufffd\""},                         /* ends early */
        {"\xe2\x82\"", "\"\\ufffd\\ufffd\\\"\""},                   /* a quote must not hide in it */
        {"\xf0\x9f\x98\xc3\xa9", "\"\\ufffd\\ufffd\\ufffd\u00e9\""} /* goes on with the next character */
    };
    for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
        struct document document;
        nn_json_put_text(begin(&document), NULL, cases[index].text);
        assert_written(&document, cases[index].json);
    }
}

static void strings_may_have_nul_bytes(void **state)
{
    (void)state;
    struct document document;
    struct nn_json_writer *const writer = begin(&document);
    nn_json_open_object(writer, NULL);
    nn_json_put_string(writer, "nul", "a\0b", 3);
    nn_json_close(writer);
    assert_written(&document, "{\"nul\":\"a\\u0000b\"}");
}

static void every_character_survives_encoding(void **state)
{
    (void)state;
    for (uint32_t code = 0; code <= 0x10FFFF; code++) {
        if (code == 0xD800) code = 0xE000;
        char bytes[NN_UTF8_LONGEST];
        uint32_t again = 0;
        const size_t length = nn_utf8_encode(code, bytes);
        if (nn_utf8_decode(bytes, length, &again) != length || again != code) fail_msg("%x became %x", code, again);
        if (length > 1 && nn_utf8_decode(bytes, length - 1, &again) != 0) fail_msg("half of %x is read", code);
    }
}

/* ---- where it goes ------------------------------------------------------------------------------- */

/* A sink that refuses after some calls, and counts what came. */
struct refusing {
    int calls, allowed;
    size_t length;
};

static bool refuse_later(void *context, const char *text, size_t length)
{
    struct refusing *const refusing = context;
    (void)text;
    refusing->calls++;
    refusing->length += length;
    return refusing->calls <= refusing->allowed;
}

static bool write_much(nonet_text_sink *sink, void *context)
{
    struct nn_json_writer writer;
    nn_json_writer_begin(&writer, sink, context);
    nn_json_open_array(&writer, NULL);
    for (int number = 0; number < 10000; number++) nn_json_put_number(&writer, NULL, 12345678);
    nn_json_close(&writer);
    return nn_json_writer_finish(&writer);
}

static void a_sink_that_refuses_is_left_alone(void **state)
{
    (void)state;
    struct refusing patient = {0, 1000, 0};
    assert_true(write_much(refuse_later, &patient));
    assert_int_equal(patient.length, 90001);
    for (int allowed = 0; allowed < patient.calls; allowed++) {
        struct refusing refusing = {0, allowed, 0};
        assert_false(write_much(refuse_later, &refusing));
        assert_int_equal(refusing.calls, allowed + 1);
    }
}

static void long_strings_arrive_whole(void **state)
{
    (void)state;
    static char text[ROOM - 100], expected[ROOM];
    memset(text, 'x', sizeof text - 1);
    memcpy(text + 10000, "\"", 1);
    memcpy(expected, "[\"", 2);
    memcpy(expected + 2, text, 10000);
    memcpy(expected + 10002, "\\", 1);
    strcpy(expected + 10003, text + 10000);
    strcat(expected, "\",1]");
    struct document document;
    struct nn_json_writer *const writer = begin(&document);
    nn_json_open_array(writer, NULL);
    nn_json_put_text(writer, NULL, text);
    nn_json_put_number(writer, NULL, 1);
    nn_json_close(writer);
    assert_written(&document, expected);
}

static void a_buffer_that_is_too_small_is_cut_as_by_snprintf(void **state)
{
    (void)state;
    static const char whole[] = "{\"a\":[1,2]}";
    for (size_t size = 0; size <= sizeof whole; size++) {
        char buffer[sizeof whole + 1];
        memset(buffer, '#', sizeof buffer);
        nonet_text_buffer text = {.bytes = size ? buffer : NULL, .size = size};
        struct nn_json_writer writer;
        nn_json_writer_begin(&writer, nonet_text_collect, &text);
        nn_json_put_raw(&writer, NULL, whole, 5);
        assert_true(nn_text_out_flush(&writer.out)); /* two pieces */
        nn_text_out_put(&writer.out, whole + 5);
        assert_true(nn_json_writer_finish(&writer));
        assert_int_equal(text.length, sizeof whole - 1);
        const size_t kept = size == 0 ? 0 : size - 1 < text.length ? size - 1 : text.length;
        assert_memory_equal(buffer, whole, kept);
        if (size) assert_int_equal(buffer[kept], 0);
        for (size_t behind = size; behind < sizeof buffer; behind++) assert_int_equal(buffer[behind], '#');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commas_come_by_themselves),
        cmocka_unit_test(containers_nest_as_deep_as_they_may),
        cmocka_unit_test(a_value_alone_is_a_document),
        cmocka_unit_test(numbers_are_exact),
        cmocka_unit_test(fixed_point_numbers_keep_their_decimals),
        cmocka_unit_test(strings_are_escaped),
        cmocka_unit_test(bytes_that_are_no_characters_are_replaced),
        cmocka_unit_test(strings_may_have_nul_bytes),
        cmocka_unit_test(every_character_survives_encoding),
        cmocka_unit_test(a_sink_that_refuses_is_left_alone),
        cmocka_unit_test(long_strings_arrive_whole),
        cmocka_unit_test(a_buffer_that_is_too_small_is_cut_as_by_snprintf),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
