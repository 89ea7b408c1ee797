/* test_json_handle.c: the public writer: objects built by a front end, hostile names, calls out of place, sinks that
 * stop. */
#include "json_document.h"

/* ---- composing ----------------------------------------------------------------------------------- */

static void fronts_compose_objects(void **state)
{
    (void)state;
    struct document document;
    document_begin(&document);
    nonet_json *const json = document.json;
    nonet_json_text(json, "file", "a.txt");
    nonet_json_number(json, "least", INT64_MIN);
    nonet_json_unsigned(json, "most", UINT64_MAX);
    nonet_json_truth(json, "is_new", true);
    nonet_json_null(json, "solution");
    nonet_json_array(json, "list");
    nonet_json_number(json, NULL, 1);
    nonet_json_object(json, NULL);
    nonet_json_close(json);
    nonet_json_values(json, NULL, 1 | UINT64_C(1) << 63);
    nonet_json_close(json);
    nonet_json_raw(json, "raw", "[1,{\"a\":2}]", 11);
    document_end(&document);
    assert_string_equal(
        document.text,
        "{\"file\":\"a.txt\",\"least\":-9223372036854775808,\"most\":18446744073709551615,\"is_new\":true,"
        "\"solution\":null,\"list\":[1,{},[1,64]],\"raw\":[1,{\"a\":2}]}");
    document_free(&document);
}

/* A page asks for one value, a program for a line after the other. */
static void documents_follow_each_other(void **state)
{
    (void)state;
    struct document document = {0};
    nonet_json *json;
    assert_int_equal(nonet_json_new(collect_document, &document, &json), NONET_OK);
    assert_int_equal(nonet_json_object(json, NULL), NONET_OK);
    assert_int_equal(document.length, 0);
    assert_int_equal(nonet_json_close(json), NONET_OK);
    assert_string_equal(document.text, "{}"); /* handed over at once */
    collect_document(&document, "\n", 1);
    assert_int_equal(nonet_json_text(json, NULL, "alone"), NONET_OK);
    assert_int_equal(nonet_json_array(json, NULL), NONET_OK);
    assert_int_equal(nonet_json_number(json, NULL, 7), NONET_OK);
    assert_int_equal(nonet_json_close(json), NONET_OK);
    assert_string_equal(document.text, "{}\n\"alone\"[7]");
    nonet_json_free(json);
    nonet_json_free(NULL);
    free(document.text);
}

static void hostile_names_are_escaped(void **state)
{
    (void)state;
    struct document document;
    document_begin(&document);
    nonet_json_text(document.json, "file", "a\"},{\\ \n\t\x01\x7f\xff\xed\xa0\x80 \xc3\xa9");
    nonet_json_text(document.json, "ke\"y", "");
    document_end(&document);
    assert_int_equal(document.top->count, 2);
    is_text(&document, document.top, "file",
            "a\"},{\\ \n\t\x01\x7f\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd \xc3\xa9");
    is_text(&document, document.top, "ke\"y", "");
    assert_null(strchr(document.text, '\n'));
    document_free(&document);
}

/* ---- misuse -------------------------------------------------------------------------------------- */

enum misuse {
    MEMBER_WITHOUT_KEY,
    ELEMENT_WITH_KEY,
    MEMBERS_IN_ARRAY,
    CLOSED_TOO_OFTEN,
    NO_TEXT,
    NO_POSITION,
    TOO_DEEP,
    RAW_IS_NONE,
    RAW_IS_TWO,
    RAW_HAS_A_MARK,
    NO_SUCH_CELL,
    NO_SUCH_TECHNIQUE,
    MISUSES
};

static nonet_status misuse(nonet_json *json, enum misuse kind)
{
    nonet_layout *layout;
    nonet_status status = NONET_OK;
    if (kind == ELEMENT_WITH_KEY || kind == MEMBERS_IN_ARRAY) nonet_json_array(json, "list");
    switch (kind) {
    case MEMBER_WITHOUT_KEY: return nonet_json_number(json, NULL, 1);
    case ELEMENT_WITH_KEY: return nonet_json_number(json, "key", 1);
    case MEMBERS_IN_ARRAY: return nonet_json_count(json, 1, true);
    case CLOSED_TOO_OFTEN: nonet_json_close(json); return nonet_json_close(json);
    case NO_TEXT: return nonet_json_text(json, "text", NULL);
    case NO_POSITION: return nonet_json_position(json, NULL);
    case TOO_DEEP:
        for (int depth = 0; depth < 64; depth++) status = nonet_json_object(json, "inside");
        return status;
    case RAW_IS_NONE: return nonet_json_raw(json, "raw", "[1", 2);
    case RAW_IS_TWO: return nonet_json_raw(json, "raw", "1,\"a\":2", 7);
    case RAW_HAS_A_MARK:
        return nonet_json_raw(json, "raw",
                              "\xef\xbb\xbf"
                              "1",
                              4);
    case NO_SUCH_CELL:
        assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
        status = nonet_json_cell(json, "cell", layout, 16);
        nonet_layout_free(layout);
        return status;
    case NO_SUCH_TECHNIQUE: return nonet_json_technique(json, -1);
    case MISUSES: break;
    }
    return NONET_OK;
}

/* Refused, and nothing comes out of it from then on. */
static void calls_without_a_place_end_the_document(void **state)
{
    (void)state;
    for (int kind = 0; kind < MISUSES; kind++) {
        struct document document;
        document_begin(&document);
        if (misuse(document.json, (enum misuse)kind) != NONET_ERR_ARG) fail_msg("misuse %d is accepted", kind);
        const size_t before = document.length;
        assert_int_equal(nonet_json_number(document.json, "after", 1), NONET_ERR_ARG);
        assert_int_equal(nonet_json_close(document.json), NONET_ERR_ARG);
        assert_int_equal(document.length, before);
        nonet_json_free(document.json);
        free(document.text);
    }
    nonet_json *json;
    assert_int_equal(nonet_json_new(NULL, NULL, &json), NONET_ERR_ARG);
    assert_int_equal(nonet_json_new(collect_document, NULL, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_json_number(NULL, NULL, 1), NONET_ERR_ARG);
    assert_int_equal(nonet_json_close(NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_json_position(NULL, NULL), NONET_ERR_ARG);
}

/* ---- sinks that stop ----------------------------------------------------------------------------- */

struct limited_sink {
    int left;     /* pieces that are taken */
    bool is_over; /* one was refused */
};

static bool take_some(void *context, const char *text, size_t length)
{
    struct limited_sink *const sink = context;
    (void)text;
    assert_true(length > 0);
    assert_false(sink->is_over);
    sink->is_over = sink->left-- == 0;
    return !sink->is_over;
}

/* Some 20 KB, in pieces of 4 KB: whichever of them is refused, that is the end. */
static void a_sink_can_stop(void **state)
{
    (void)state;
    char text[1000];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = 0;
    bool is_complete = false;
    for (int pieces = 0; !is_complete; pieces++) {
        struct limited_sink sink = {pieces, false};
        nonet_json *json;
        assert_int_equal(nonet_json_new(take_some, &sink, &json), NONET_OK);
        nonet_json_array(json, NULL);
        for (int item = 0; item < 20; item++) nonet_json_text(json, NULL, text);
        const nonet_status status = nonet_json_close(json);
        is_complete = status == NONET_OK;
        assert_int_equal(status, sink.is_over ? NONET_STOPPED : NONET_OK);
        if (sink.is_over) assert_int_equal(nonet_json_text(json, NULL, text), NONET_STOPPED);
        nonet_json_free(json);
        assert_true(pieces < 10);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fronts_compose_objects),    cmocka_unit_test(documents_follow_each_other),
        cmocka_unit_test(hostile_names_are_escaped), cmocka_unit_test(calls_without_a_place_end_the_document),
        cmocka_unit_test(a_sink_can_stop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
