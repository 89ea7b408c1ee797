/* test_json.c: reading JSON: what is accepted and what it means, every error and its place, limits; and everything that
 * the writer writes. */
#include <stdio.h>
#include <string.h>

#include "base/json_writer.h"
#include "base/random.h"
#include "cmocka_all.h"
#include "fuzz/json_again.h"
#include "slow.h"
#include "text/json_reader.h"

static const struct nn_json_document_limits wide_limits = {1 << 20, 1 << 20};

/* An exact copy on the heap, so that sanitizers see reading beyond it. */
static nonet_status read_exactly(const char *text, size_t length, const struct nn_json_document_limits *limits,
                                 struct nn_json_document *json, nonet_text_error *error, char **copy)
{
    *copy = malloc(length ? length : 1);
    assert_non_null(*copy);
    memcpy(*copy, text, length);
    return nn_json_document_read(*copy, length, limits, json, error);
}

/* For texts that stay, and are accepted. */
static struct nn_json_document read_good(const char *text)
{
    struct nn_json_document json;
    nonet_text_error error;
    if (nn_json_document_read(text, strlen(text), &wide_limits, &json, &error) != NONET_OK)
        fail_msg("%s: %d:%d: %s", text, (int)error.line, (int)error.column, error.message);
    return json;
}

static void assert_refused(const char *text, size_t length, const struct nn_json_document_limits *limits, int line,
                           int column, const char *message)
{
    struct nn_json_document json;
    nonet_text_error error;
    char *copy;
    if (read_exactly(text, length, limits, &json, &error, &copy) != NONET_ERR_TEXT) fail_msg("%s: accepted", text);
    if (error.line != (uint64_t)line || error.column != (uint64_t)column || strcmp(error.message, message) != 0)
        fail_msg("%s: %d:%d: %s", text, (int)error.line, (int)error.column, error.message);
    assert_null(json.nodes);
    assert_int_equal(json.node_count, 0);
    free(copy);
}

static bool is_accepted(const char *text, size_t length)
{
    struct nn_json_document json;
    nonet_text_error error;
    char *copy;
    const bool is_read = read_exactly(text, length, &wide_limits, &json, &error, &copy) == NONET_OK;
    nn_json_document_free(&json);
    free(copy);
    return is_read;
}

/* ---- documents ----------------------------------------------------------------------------------- */

/* The first example of RFC 8259, section 13. */
static const char image[] = "{\n"
                            "  \"Image\": {\n"
                            "      \"Width\":  800,\n"
                            "      \"Height\": 600,\n"
                            "      \"Title\":  \"View from 15th Floor\",\n"
                            "      \"Thumbnail\": {\n"
                            "          \"Url\":    \"http://www.example.com/image/481989943\",\n"
                            "          \"Height\": 125,\n"
                            "          \"Width\":  100\n"
                            "      },\n"
                            "      \"Animated\" : false,\n"
                            "      \"IDs\": [116, 943, 234, 38793]\n"
                            "    }\n"
                            "}\n";

static void members_and_elements_are_found(void **state)
{
    (void)state;
    struct nn_json_document json = read_good(image);
    const struct nn_json_node *const about = nn_json_document_find(&json, json.nodes, "Image");
    const struct nn_json_node *const thumbnail = nn_json_document_find(&json, about, "Thumbnail");
    const struct nn_json_node *const numbers = nn_json_document_find(&json, about, "IDs");
    int64_t number = 0;
    bool is_animated = true;
    char title[64];
    assert_int_equal(about->count, 6);
    assert_int_equal(json.nodes->span, json.node_count);
    assert_true(nn_json_document_integer(&json, nn_json_document_find(&json, about, "Height"), &number));
    assert_int_equal(number, 600);
    assert_true(nn_json_document_integer(&json, nn_json_document_find(&json, thumbnail, "Height"), &number));
    assert_int_equal(number, 125);
    assert_true(nn_json_document_text(&json, nn_json_document_find(&json, about, "Title"), title, sizeof title));
    assert_string_equal(title, "View from 15th Floor");
    assert_true(nn_json_node_truth(nn_json_document_find(&json, about, "Animated"), &is_animated));
    assert_false(is_animated);
    assert_int_equal(numbers->count, 4);
    assert_true(nn_json_document_integer(&json, nn_json_node_element(numbers, 3), &number));
    assert_int_equal(number, 38793);
    assert_null(nn_json_node_element(numbers, 4));
    assert_null(nn_json_document_find(&json, about, "height"));
    assert_null(nn_json_document_find(&json, about, "Heigh"));
    assert_null(nn_json_document_find(&json, about, "Heights"));
    assert_null(json.repeated_key);
    nn_json_document_free(&json);
}

/* The second one: objects in an array, whose elements cannot be counted off. */
static void elements_with_members_are_found(void **state)
{
    (void)state;
    static const char text[] = "[{\"precision\":\"zip\",\"Latitude\":37.7668,\"Zip\":\"94107\"},"
                               "{\"precision\":\"zip\",\"Latitude\":37.371991,\"Zip\":\"94085\"},[],7]";
    struct nn_json_document json = read_good(text);
    const struct nn_json_node *const second = nn_json_node_element(json.nodes, 1);
    int64_t number = 0;
    assert_true(nn_json_document_is(&json, nn_json_document_find(&json, second, "Zip"), "94085"));
    assert_false(nn_json_document_integer(&json, nn_json_document_find(&json, second, "Zip"), &number));
    assert_false(nn_json_document_integer(&json, nn_json_document_find(&json, second, "Latitude"), &number));
    assert_int_equal(nn_json_node_element(json.nodes, 2)->kind, NN_JSON_ARRAY);
    assert_null(nn_json_node_first(nn_json_node_element(json.nodes, 2)));
    assert_true(nn_json_document_integer(&json, nn_json_node_element(json.nodes, 3), &number));
    assert_int_equal(number, 7);
    nn_json_document_free(&json);
}

static void a_value_alone_is_a_document(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        enum nn_json_kind kind;
        size_t at, length;
    } cases[] = {{"null", NN_JSON_NULL, 0, 4},       {" true", NN_JSON_TRUE, 1, 4},
                 {"false\n", NN_JSON_FALSE, 0, 5},   {"\t-1.5e+3\r", NN_JSON_NUMBER, 1, 7},
                 {"\"\"", NN_JSON_STRING, 1, 0},     {"\"ab\"", NN_JSON_STRING, 1, 2},
                 {"[ ]", NN_JSON_ARRAY, 0, 3},       {" { } ", NN_JSON_OBJECT, 1, 3},
                 {"\"\x7f\"", NN_JSON_STRING, 1, 1}, {"\xEF\xBB\xBF[1]", NN_JSON_ARRAY, 0, 3}};
    for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
        struct nn_json_document json = read_good(cases[index].text);
        assert_int_equal(json.nodes->kind, cases[index].kind);
        assert_int_equal(json.nodes->at, cases[index].at);
        assert_int_equal(json.nodes->length, cases[index].length);
        nn_json_document_free(&json);
        assert_null(json.nodes);
    }
}

static void accessors_find_nothing_in_what_is_not_theirs(void **state)
{
    (void)state;
    static const char text[] = "[null,true,1,\"s\",[5],{\"a\":5}]";
    static const struct nn_json_node *const nothing = NULL;
    struct nn_json_document json = read_good(text);
    int64_t number = 77;
    uint64_t magnitude = 77;
    bool is_true;
    char room[8] = "room";
    for (size_t index = 0; index <= json.nodes->count; index++) {
        const struct nn_json_node *const node = nn_json_node_element(json.nodes, index); /* NULL in the end */
        const int kind = node ? node->kind : -1;
        assert_int_equal(nn_json_document_integer(&json, node, &number), kind == NN_JSON_NUMBER);
        assert_int_equal(nn_json_document_unsigned(&json, node, &magnitude), kind == NN_JSON_NUMBER);
        assert_int_equal(nn_json_node_truth(node, &is_true), kind == NN_JSON_TRUE);
        assert_int_equal(nn_json_document_is(&json, node, "s"), kind == NN_JSON_STRING);
        assert_int_equal(nn_json_document_text(&json, node, room, sizeof room), kind == NN_JSON_STRING);
        assert_int_equal(nn_json_document_decode(&json, node, NULL, 0), kind == NN_JSON_STRING);
        assert_int_equal(nn_json_document_find(&json, node, "a") != NULL, kind == NN_JSON_OBJECT);
        assert_int_equal(nn_json_node_element(node, 0) != NULL, kind == NN_JSON_ARRAY);
        assert_int_equal(nn_json_node_first(node) != NULL, kind == NN_JSON_ARRAY || kind == NN_JSON_OBJECT);
    }
    assert_int_equal(number, 1);
    assert_int_equal(magnitude, 1);
    assert_null(nn_json_document_find(&json, nn_json_node_element(nn_json_document_find(&json, nothing, "a"), 3), "b"));
    nn_json_document_free(&json);
}

static void keys_that_occur_twice_are_told(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int column; /* of the first repeated key, or 0 */
    } cases[] = {
        {"{\"a\":1,\"b\":2}", 0},
        {"{\"a\":1,\"a\":2}", 8},
        {"{\"a\":{\"a\":[{\"a\":1}]}}", 0},
        {"[{\"b\":1,\"c\":0,\"b\":2,\"b\":3,\"c\":1}]", 15},
        {"{\"\\u0061\":1,\"a\":2}", 13},
        {"{\"\u00e9\":1,\"\\u00E9\":2}", 8},
        {"{\"\":1,\"\":2}", 7},
        {"{\"\\u0000\":1,\"\":2}", 0},
        {"{\"x\":{\"z\":0,\"z\":0},\"x\":1}", 13},
        {"{\"x\":1,\"x\":{\"z\":0,\"z\":0}}", 8},
    };
    for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
        struct nn_json_document json = read_good(cases[index].text);
        nonet_text_error error = {0};
        if (json.repeated_key) nn_json_document_fail(&json, json.repeated_key, "twice", &error);
        assert_int_equal(error.column, cases[index].column);
        for (size_t node = 0; node < json.node_count; node++)
            if (json.nodes[node].kind == NN_JSON_STRING) assert_int_equal(json.nodes[node].count, 0);
        nn_json_document_free(&json);
    }
}

/* 0 .. count-1 in a scattered order, then one of them again. */
static void one_repeated_key_among_many_is_found(void **state)
{
    (void)state;
    enum { COUNT = 5003, REPEATED = 1234 };
    static char text[COUNT * 16];
    nonet_text_buffer buffer = {.bytes = text, .size = sizeof text};
    struct nn_json_writer writer;
    nn_json_writer_begin(&writer, nonet_text_collect, &buffer);
    nn_json_open_object(&writer, NULL);
    for (int index = 0; index <= COUNT; index++) {
        char key[16];
        snprintf(key, sizeof key, "%d", index < COUNT ? index * 2003 % COUNT : REPEATED);
        nn_json_put_number(&writer, key, index);
    }
    nn_json_close(&writer);
    assert_true(nn_json_writer_finish(&writer));
    struct nn_json_document json = read_good(text);
    assert_int_equal(json.nodes->count, COUNT + 1);
    assert_ptr_equal(json.repeated_key, json.nodes + 1 + 2 * COUNT);
    int64_t first = -1;
    assert_true(nn_json_document_integer(&json, nn_json_document_find(&json, json.nodes, "1234"), &first));
    assert_true(first < COUNT); /* the first one */
    nn_json_document_free(&json);
}

/* ---- strings ------------------------------------------------------------------------------------- */

static void strings_are_decoded(void **state)
{
    (void)state;
    static const struct {
        const char *json, *text;
    } cases[] = {
        {"\"\"", ""},
        {"\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\b\f\n\r\t"},
        {"\"\\u0041\\u00e9\\u20AC\"", "A\u00e9\u20ac"},
        {"\"\\ud83d\\uDE00\"", "\U0001F600"},
        {"\"\\uD800\\uDC00\\uDBFF\\uDFFF\"", "\U00010000\U0010FFFF"},
        {"\"\\uD7FF\\uE000\\uFFFF\"", "\uD7FF\uE000\uFFFF"},
        {"\"\u00e9\u20ac\U0001F600\"", "\u00e9\u20ac\U0001F600"},
        {"\"\\u00e9x\\n\U0001F600\"", "\u00e9x\n\U0001F600"},
    };
    for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
        struct nn_json_document json = read_good(cases[index].json);
        const size_t length = strlen(cases[index].text);
        char text[64];
        assert_true(nn_json_document_text(&json, json.nodes, text, sizeof text));
        assert_string_equal(text, cases[index].text);
        assert_true(nn_json_document_is(&json, json.nodes, cases[index].text));
        assert_int_equal(nn_json_document_decode(&json, json.nodes, NULL, 0), length);
        assert_true(nn_json_document_text(&json, json.nodes, text, length + 1));
        assert_false(nn_json_document_text(&json, json.nodes, text, length));
        nn_json_document_free(&json);
    }
}

static void strings_are_cut_between_characters(void **state)
{
    (void)state;
    struct nn_json_document json = read_good("\"a\\u20ac\U0001F600z\"");
    static const char *const expected[] = {
        "", "", "a", "a", "a", "a\u20ac", "a\u20ac", "a\u20ac", "a\u20ac", "a\u20ac\U0001F600", "a\u20ac\U0001F600z"};
    for (size_t size = 0; size < sizeof expected / sizeof *expected; size++) {
        char room[16] = "untouched";
        assert_int_equal(nn_json_document_decode(&json, json.nodes, room, size), 9);
        assert_string_equal(room, size ? expected[size] : "untouched");
    }
    nn_json_document_free(&json);
}

static void strings_with_nul_are_no_c_strings(void **state)
{
    (void)state;
    struct nn_json_document json = read_good("\"a\\u0000b\"");
    char room[8];
    assert_int_equal(nn_json_document_decode(&json, json.nodes, room, sizeof room), 3);
    assert_memory_equal(room, "a\0b", 4);
    assert_false(nn_json_document_text(&json, json.nodes, room, sizeof room));
    assert_false(nn_json_document_is(&json, json.nodes, "a"));
    nn_json_document_free(&json);
}

static void text_that_is_no_utf8_equals_nothing(void **state)
{
    (void)state;
    struct nn_json_document json = read_good("[\"\\uFFFD\",\"\uFFFD\"]");
    for (size_t index = 0; index < 2; index++) {
        assert_true(nn_json_document_is(&json, nn_json_node_element(json.nodes, index), "\uFFFD"));
        assert_false(nn_json_document_is(&json, nn_json_node_element(json.nodes, index), "\xff"));
        assert_false(nn_json_document_is(&json, nn_json_node_element(json.nodes, index), "\xef\xbf"));
    }
    nn_json_document_free(&json);
}

/* ---- numbers ------------------------------------------------------------------------------------- */

static void whole_numbers_are_exact(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int64_t number;
    } cases[] = {
        {"0", 0},
        {"-0", 0},
        {"7", 7},
        {"-12", -12},
        {"9223372036854775807", INT64_MAX},
        {"-9223372036854775808", INT64_MIN},
        {"9223372036854775807.000", INT64_MAX},
        {"922337203685477580.7e1", INT64_MAX},
        {"-9223372036854775808000e-3", INT64_MIN},
        {"1.0", 1},
        {"1e3", 1000},
        {"12.50e1", 125},
        {"1E+2", 100},
        {"1000e-3", 1},
        {"0.001e3", 1},
        {"0e99999999999999999999", 0},
        {"0.000e-99999999999999999999", 0},
        {"100000000000000000000000000000000000000000e-40", 10},
    };
    for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
        struct nn_json_document json = read_good(cases[index].text);
        int64_t number = 77;
        uint64_t magnitude = 77;
        if (!nn_json_document_integer(&json, json.nodes, &number)) fail_msg("%s", cases[index].text);
        assert_true(number == cases[index].number);
        assert_int_equal(nn_json_document_unsigned(&json, json.nodes, &magnitude), number >= 0);
        assert_true(magnitude == (number >= 0 ? (uint64_t)number : 77));
        nn_json_document_free(&json);
    }
}

static void numbers_that_do_not_fit_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint64_t magnitude; /* or 0: not even without a sign */
    } cases[] = {
        {"9223372036854775808", (uint64_t)INT64_MAX + 1},
        {"18446744073709551615", UINT64_MAX},
        {"1844674407370955161500e-2", UINT64_MAX},
        {"18446744073709551616", 0},
        {"18446744073709551620", 0},
        {"-9223372036854775809", 0},
        {"100000000000000000000", 0},
        {"1e20", 0},
        {"1e99999999999999999999", 0},
        {"-1e400", 0},
        {"0.5", 0},
        {"1.00001", 0},
        {"1e-1", 0},
        {"15e-1", 0},
        {"1e-99999999999999999999", 0},
        {"123456789012345678901234567890e-29", 0},
    };
    for (size_t index = 0; index < sizeof cases / sizeof *cases; index++) {
        struct nn_json_document json = read_good(cases[index].text);
        int64_t number = 77;
        uint64_t magnitude = 0;
        if (nn_json_document_integer(&json, json.nodes, &number)) fail_msg("%s", cases[index].text);
        assert_int_equal(nn_json_document_unsigned(&json, json.nodes, &magnitude), cases[index].magnitude > 0);
        assert_true(number == 77 && magnitude == cases[index].magnitude);
        nn_json_document_free(&json);
    }
}

/* ---- errors -------------------------------------------------------------------------------------- */

static const char unknown_escape[] = "unknown escape: there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u";
static const char hexadecimal[] = "expected four hexadecimal digits after \\u";
static const char control[] = "a control character in a string: it has to be escaped";

static const struct {
    const char *text;
    int line, column;
    const char *message;
} bad_texts[] = {
    {"", 1, 1, "the text ends too soon"},
    {" \n ", 2, 2, "the text ends too soon"},
    {"\xEF\xBB\xBF", 1, 1, "the text ends too soon"},
    {"[1,\n\t2", 2, 3, "the text ends too soon"},
    {"{\"a\":\r\n\r", 3, 1, "the text ends too soon"},
    {"\"abc", 1, 5, "the text ends too soon"},
    {"tru", 1, 4, "the text ends too soon"},
    {"-", 1, 2, "the text ends too soon"},
    {"\"\\ud83d\\", 1, 9, "the text ends too soon"},
    {"x", 1, 1, "expected a value"},
    {"[,1]", 1, 2, "expected a value"},
    {"[1,,2]", 1, 4, "expected a value"},
    {"[\n]\r]", 3, 1, "more text after the value"},
    {"{\"a\":}", 1, 6, "expected a value"},
    {"{\"a\":+1}", 1, 6, "expected a value"},
    {"[.5]", 1, 2, "expected a value"},
    {"['a']", 1, 2, "expected a value"},
    {"[NaN]", 1, 2, "expected a value"},
    {"/* note */ 1", 1, 1, "expected a value"},
    {"\xEF\xBB\xBF\xEF\xBB\xBF"
     "1",
     1, 1, "expected a value"},
    {"[\xC2\xA0]", 1, 2, "expected a value"},
    {"truth", 1, 1, "expected true, false or null"},
    {"[\"\u00e9\", nul]", 1, 7, "expected true, false or null"},
    {"False", 1, 1, "expected a value"},
    {"fALSE", 1, 1, "expected true, false or null"},
    {"{a:1}", 1, 2, "expected a key in double quotes"},
    {"{\"a\":1,\n 2:3}", 2, 2, "expected a key in double quotes"},
    {"{,}", 1, 2, "expected a key in double quotes"},
    {"{\"a\" 1}", 1, 6, "expected a colon after the key"},
    {"{\"a\"}", 1, 5, "expected a colon after the key"},
    {"{\"a\",1}", 1, 5, "expected a colon after the key"},
    {"{\"a\":1 \"b\":2}", 1, 8, "expected a comma or }"},
    {"{\"a\":1]", 1, 7, "expected a comma or }"},
    {"{\"a\":1:2}", 1, 7, "expected a comma or }"},
    {"[1 2]", 1, 4, "expected a comma or ]"},
    {"[1}", 1, 3, "expected a comma or ]"},
    {"[truely]", 1, 6, "expected a comma or ]"},
    {"[1,]", 1, 3, "a comma with nothing after it"},
    {"[1,\n 2 ,\n]", 2, 4, "a comma with nothing after it"},
    {"{\"a\":1,}", 1, 7, "a comma with nothing after it"},
    {"[01]", 1, 2, "a number with a zero in front"},
    {"-00.5", 1, 2, "a number with a zero in front"},
    {"[-]", 1, 3, "expected a digit"},
    {"[-x]", 1, 3, "expected a digit"},
    {"[1.]", 1, 4, "expected a digit"},
    {"[1.e1]", 1, 4, "expected a digit"},
    {"[1e]", 1, 4, "expected a digit"},
    {"[1e+]", 1, 5, "expected a digit"},
    {"[1E-.]", 1, 5, "expected a digit"},
    {"0x10", 1, 2, "more text after the value"},
    {"1 2", 1, 3, "more text after the value"},
    {"{}\n{}", 2, 1, "more text after the value"},
    {"[]]", 1, 3, "more text after the value"},
    {"\"\u20ac\U0001F600\\x\"", 1, 4, unknown_escape},
    {"\"\\U0041\"", 1, 2, unknown_escape},
    {"\"\\'\"", 1, 2, unknown_escape},
    {"\"\\\n\"", 1, 2, unknown_escape},
    {"\"\\u00g0\"", 1, 2, hexadecimal},
    {"\"\\u 041\"", 1, 2, hexadecimal},
    {"\"\\u41\"", 1, 2, hexadecimal},
    {"\"\\u+041\"", 1, 2, hexadecimal},
    {"\"\\ud83d\\u12\"", 1, 2, hexadecimal},
    {"\"a\\ud83d\"", 1, 3, "half of a surrogate pair"},
    {"\"\\ud83dx\"", 1, 2, "half of a surrogate pair"},
    {"\"\\ud83d\\n\"", 1, 2, "half of a surrogate pair"},
    {"\"\\ud83d\\u0041\"", 1, 2, "half of a surrogate pair"},
    {"\"\\ud83d\\ud83d\\ude00\"", 1, 2, "half of a surrogate pair"},
    {"\"\\ude00\"", 1, 2, "half of a surrogate pair"},
    {"\"\\ude00\\ud83d\"", 1, 2, "half of a surrogate pair"},
    {"\"two\nlines\"", 1, 5, control},
    {"\"a\tb\"", 1, 3, control},
    {"[\"\x1f\"]", 1, 3, control},
    {"\"\xff\"", 1, 2, "not UTF-8"},
    {"\"\u00e9\x80\"", 1, 3, "not UTF-8"},
    {"\"\xc0\xaf\"", 1, 2, "not UTF-8"},
    {"\"\xe0\x9f\xbf\"", 1, 2, "not UTF-8"},
    {"\"\xed\xa0\x80\"", 1, 2, "not UTF-8"},
    {"\"\xf0\x8f\xbf\xbf\"", 1, 2, "not UTF-8"},
    {"\"\xf4\x90\x80\x80\"", 1, 2, "not UTF-8"},
    {"\"\xe2\x82\"", 1, 2, "not UTF-8"},
    {"{\"\xe2\x28\xa1\":1}", 1, 3, "not UTF-8"},
};

static void every_error_has_its_place(void **state)
{
    (void)state;
    for (size_t index = 0; index < sizeof bad_texts / sizeof *bad_texts; index++)
        assert_refused(bad_texts[index].text, strlen(bad_texts[index].text), &wide_limits, bad_texts[index].line,
                       bad_texts[index].column, bad_texts[index].message);
}

static void nul_bytes_are_no_json(void **state)
{
    (void)state;
    assert_refused("\0", 1, &wide_limits, 1, 1, "expected a value");
    assert_refused("1\0", 2, &wide_limits, 1, 2, "more text after the value");
    assert_refused("[1\0]", 4, &wide_limits, 1, 3, "expected a comma or ]");
    assert_refused("\"a\0b\"", 5, &wide_limits, 1, 3, control);
    assert_refused("\"\\\0\"", 4, &wide_limits, 1, 2, unknown_escape);
    assert_refused("{\0", 2, &wide_limits, 1, 2, "expected a key in double quotes");
}

static void text_of_other_encodings_is_refused(void **state)
{
    (void)state;
    assert_refused("\xff\xfe[\0]\0", 6, &wide_limits, 1, 1, "expected a value");
    assert_refused("\0[\0]", 4, &wide_limits, 1, 1, "expected a value");
    assert_refused("[\0]\0", 4, &wide_limits, 1, 2, "expected a value");
    assert_refused("\"caf\xe9\"", 6, &wide_limits, 1, 5, "not UTF-8");
}

/* Wherever a document is cut there is an error at the end, or within the character that was cut. */
static void no_beginning_of_a_document_is_one(void **state)
{
    (void)state;
    static const char text[] = "{\"a\":[1.5e+3,true,false,null,\"\\n\\u20ac\\ud83d\\ude00\u20ac\"],\"b\":{\"c\":-0}}";
    assert_true(is_accepted(text, sizeof text - 1));
    for (size_t length = 0; length < sizeof text - 1; length++) {
        struct nn_json_document json;
        nonet_text_error error;
        char *copy;
        assert_int_equal(read_exactly(text, length, &wide_limits, &json, &error, &copy), NONET_ERR_TEXT);
        assert_int_equal(error.line, 1);
        assert_string_equal(error.message, (unsigned char)text[length] >= 0x80 && (text[length] & 0x40) == 0
                                               ? "not UTF-8"
                                               : "the text ends too soon");
        free(copy);
    }
}

/* Every byte of a document replaced by every other: nothing crashes, and what is accepted can be written again. */
static void any_byte_may_be_wrong(void **state)
{
    (void)state;
    static const char good[] = "{\"a\\u0041\":[-1.5e+3,true],\"\\ud83d\\ude00\u20ac\":null}";
    size_t accepted = 0;
    for (size_t at = 0; at < sizeof good - 1; at++)
        for (int byte = 0; byte < 256; byte++) {
            char text[sizeof good];
            memcpy(text, good, sizeof good);
            text[at] = (char)byte;
            struct nn_json_document json;
            nonet_text_error error;
            char *copy;
            if (read_exactly(text, sizeof good - 1, &wide_limits, &json, &error, &copy) == NONET_OK) {
                size_t length;
                char *const again = write_json_again(&json, &length);
                assert_true(is_accepted(again, length));
                free(again);
                accepted++;
            } else if (!error.line || !error.column || !error.message[0]) {
                fail_msg("no place for byte %d at %d", byte, (int)at);
            }
            nn_json_document_free(&json);
            free(copy);
        }
    assert_true(accepted > sizeof good);
}

static void readers_of_documents_can_complain(void **state)
{
    (void)state;
    struct nn_json_document json = read_good("{\n \"\u00e9\": \"x\", \"side\": [\r\n9]}");
    nonet_text_error error;
    assert_int_equal(
        nn_json_document_fail(&json, nn_json_document_find(&json, json.nodes, "\u00e9"), "expected a number", &error),
        NONET_ERR_TEXT);
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 7);
    assert_string_equal(error.message, "expected a number");
    nn_json_document_fail(&json, nn_json_node_element(nn_json_document_find(&json, json.nodes, "side"), 0),
                          "100% too small", &error);
    assert_int_equal(error.line, 3);
    assert_int_equal(error.column, 1);
    assert_string_equal(error.message, "100% too small");
    nn_json_document_fail(&json, json.nodes, "no puzzle", &error);
    assert_int_equal(error.column, 1);
    nn_json_document_free(&json);
}

/* ---- limits -------------------------------------------------------------------------------------- */

static void depth_is_bounded(void **state)
{
    (void)state;
    char text[4 * NN_JSON_DEEPEST] = "";
    for (int depth = 0; depth < NN_JSON_DEEPEST; depth++) strcat(text, "[");
    for (int depth = 0; depth < NN_JSON_DEEPEST; depth++) strcat(text, "]");
    assert_true(is_accepted(text, strlen(text)));
    memset(text, '[', NN_JSON_DEEPEST + 1);
    memset(text + NN_JSON_DEEPEST + 1, ']', NN_JSON_DEEPEST + 1);
    assert_refused(text, 2 * NN_JSON_DEEPEST + 2, &wide_limits, 1, NN_JSON_DEEPEST + 1, "nested too deep");
    static char deep[1 << 20];
    memset(deep, '[', sizeof deep);
    for (size_t at = 0; at + 6 < sizeof deep; at += 6) memcpy(deep + at, "[{\"a\":", 6);
    assert_refused(deep, sizeof deep, &wide_limits, 1, 1 + NN_JSON_DEEPEST / 2 * 6, "nested too deep");
    /* Beside each other there may be any number. */
    const size_t length = 1 + 3 * 100000 + 4;
    for (size_t at = 1; at < length - 4; at += 3) memcpy(deep + at, "[],", 3);
    memcpy(deep + length - 4, "[1]]", 4);
    assert_true(is_accepted(deep, length));
}

static void size_is_bounded(void **state)
{
    (void)state;
    static const char text[] = "{\"a\":[1,\n2]}";
    const size_t length = sizeof text - 1;
    struct nn_json_document json;
    nonet_text_error error;
    const struct nn_json_document_limits enough = {length, 5};
    assert_int_equal(nn_json_document_read(text, length, &enough, &json, &error), NONET_OK);
    assert_int_equal(json.node_count, 5);
    nn_json_document_free(&json);
    assert_refused(text, length, &(struct nn_json_document_limits){length - 1, 5}, 2, 3, "the text is too long");
    assert_refused(text, length, &(struct nn_json_document_limits){0, 5}, 1, 1, "the text is too long");
    assert_refused(text, length, &(struct nn_json_document_limits){SIZE_MAX, 4}, 2, 1, "too many values");
    assert_refused(text, length, &(struct nn_json_document_limits){SIZE_MAX, 1}, 1, 2, "too many values");
    assert_refused(text, length, &(struct nn_json_document_limits){SIZE_MAX, 0}, 1, 1, "too many values");
}

/* ---- nodes --------------------------------------------------------------------------------------- */

/* Every field of every node but has_escapes, changed a little. */
static void a_node_that_is_wrong_is_noticed(void **state)
{
    (void)state;
    static const char text[] = "{\"a\":[1,\"x\",{}],\"b\":null}";
    struct nn_json_document json = read_good(text);
    assert_true(nn_json_document_check(&json, strlen(text)));
    assert_false(nn_json_document_check(&json, strlen(text) - 1));
    for (size_t number = 0; number < json.node_count; number++) {
        struct nn_json_node *const node = &json.nodes[number], sound = *node;
        for (int field = 0; field < 5; field++)
            for (int change = -1; change <= 1; change += 2) {
                if (field == 0) node->at = sound.at + (uint32_t)change;
                if (field == 1) node->length = sound.length + (uint32_t)(change * 100);
                if (field == 2) node->span = sound.span + (uint32_t)change;
                if (field == 3) node->count = sound.count + (uint32_t)change;
                if (field == 4) node->kind = (uint8_t)(sound.kind + change);
                if (nn_json_document_check(&json, strlen(text))) fail_msg("node %d, field %d", (int)number, field);
                *node = sound;
            }
    }
    json.node_count--;
    assert_false(nn_json_document_check(&json, strlen(text)));
    json.node_count = 0;
    assert_false(nn_json_document_check(&json, strlen(text)));
    nn_json_document_free(&json);
}

/* ---- what the writer writes ---------------------------------------------------------------------- */

/* The same random numbers make a document and then say what must have been read. */
enum { DEEPEST_RANDOM = 6, LONGEST_RANDOM = 12 };

static size_t random_text(struct nn_random *random, char text[4 * LONGEST_RANDOM])
{
    static const char *const pieces[] = {"a",    "\"",     "\\",     "/",          "\n",     "\t",
                                         "\x7f", "\u00e9", "\u20ac", "\U0001F600", "\\u0041"};
    size_t length = 0;
    for (int left = nn_random_below(random, LONGEST_RANDOM / 2); left > 0; left--) {
        const char *const piece = pieces[nn_random_below(random, sizeof pieces / sizeof *pieces)];
        memcpy(text + length, piece, strlen(piece));
        length += strlen(piece);
        if (nn_random_below(random, 8) == 0) text[length++] = (char)nn_random_below(random, ' '); /* NUL, too */
    }
    return length;
}

/* Small, large and in between. */
static int64_t random_number(struct nn_random *random)
{
    const int shift = nn_random_below(random, 64);
    return (int64_t)(nn_random_next(random) >> shift) * (nn_random_below(random, 2) ? 1 : -1);
}

static void write_random(struct nn_random *random, struct nn_json_writer *writer, int depth)
{
    char text[4 * LONGEST_RANDOM];
    const int kind = nn_random_below(random, depth < DEEPEST_RANDOM ? 7 : 5);
    const int count = nn_random_below(random, 5);
    size_t length;
    switch (kind) {
    case NN_JSON_NULL: nn_json_put_null(writer, NULL); return;
    case NN_JSON_TRUE:
    case NN_JSON_FALSE: nn_json_put_truth(writer, NULL, kind == NN_JSON_TRUE); return;
    case NN_JSON_NUMBER: nn_json_put_number(writer, NULL, random_number(random)); return;
    case NN_JSON_STRING:
        length = random_text(random, text);
        nn_json_put_string(writer, NULL, text, length);
        return;
    case NN_JSON_ARRAY: nn_json_open_array(writer, NULL); break;
    default: nn_json_open_object(writer, NULL); break;
    }
    for (int index = 0; index < count; index++) {
        if (kind == NN_JSON_OBJECT) {
            length = random_text(random, text);
            nn_json_put_key(writer, text, length);
        }
        write_random(random, writer, depth + 1);
    }
    nn_json_close(writer);
}

static void check_random_text(struct nn_random *random, const struct nn_json_document *json,
                              const struct nn_json_node *node)
{
    char text[4 * LONGEST_RANDOM], read[4 * LONGEST_RANDOM + 1];
    const size_t length = random_text(random, text);
    assert_int_equal(node->kind, NN_JSON_STRING);
    assert_int_equal(nn_json_document_decode(json, node, read, sizeof read), length);
    assert_memory_equal(read, text, length);
}

static void check_random(struct nn_random *random, const struct nn_json_document *json, const struct nn_json_node *node,
                         int depth)
{
    const int kind = nn_random_below(random, depth < DEEPEST_RANDOM ? 7 : 5);
    const int count = nn_random_below(random, 5);
    int64_t number = 0;
    assert_int_equal(node->kind, kind);
    if (kind == NN_JSON_NUMBER) {
        assert_true(nn_json_document_integer(json, node, &number));
        assert_true(number == random_number(random));
    } else if (kind == NN_JSON_STRING) {
        check_random_text(random, json, node);
    }
    if (kind != NN_JSON_ARRAY && kind != NN_JSON_OBJECT) return;
    assert_int_equal(node->count, count);
    for (const struct nn_json_node *inside = nn_json_node_first(node); inside;
         inside = nn_json_node_next(node, inside)) {
        if (kind == NN_JSON_OBJECT) check_random_text(random, json, inside);
        check_random(random, json, kind == NN_JSON_OBJECT ? nn_json_node_value(inside) : inside, depth + 1);
    }
}

static void what_is_written_is_read(void **state)
{
    (void)state;
#ifdef TESTS_ARE_SLOW
    enum { DOCUMENTS = 300 };
#else
    enum { DOCUMENTS = 5000 };
#endif
    static char text[1 << 20];
    for (uint64_t document = 0; document < DOCUMENTS; document++) {
        struct nn_random random = nn_random_begin(1, document);
        nonet_text_buffer buffer = {.bytes = text, .size = sizeof text};
        struct nn_json_writer writer;
        nn_json_writer_begin(&writer, nonet_text_collect, &buffer);
        write_random(&random, &writer, 0);
        assert_true(nn_json_writer_finish(&writer));
        assert_true(buffer.length < sizeof text);
        struct nn_json_document json = read_good(text);
        random = nn_random_begin(1, document);
        check_random(&random, &json, json.nodes, 0);
        size_t length;
        char *const again = write_json_again(&json, &length);
        assert_string_equal(again, text);
        free(again);
        nn_json_document_free(&json);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_and_elements_are_found),
        cmocka_unit_test(elements_with_members_are_found),
        cmocka_unit_test(a_value_alone_is_a_document),
        cmocka_unit_test(accessors_find_nothing_in_what_is_not_theirs),
        cmocka_unit_test(keys_that_occur_twice_are_told),
        cmocka_unit_test(one_repeated_key_among_many_is_found),
        cmocka_unit_test(strings_are_decoded),
        cmocka_unit_test(strings_are_cut_between_characters),
        cmocka_unit_test(strings_with_nul_are_no_c_strings),
        cmocka_unit_test(text_that_is_no_utf8_equals_nothing),
        cmocka_unit_test(whole_numbers_are_exact),
        cmocka_unit_test(numbers_that_do_not_fit_are_refused),
        cmocka_unit_test(every_error_has_its_place),
        cmocka_unit_test(nul_bytes_are_no_json),
        cmocka_unit_test(text_of_other_encodings_is_refused),
        cmocka_unit_test(no_beginning_of_a_document_is_one),
        cmocka_unit_test(any_byte_may_be_wrong),
        cmocka_unit_test(readers_of_documents_can_complain),
        cmocka_unit_test(depth_is_bounded),
        cmocka_unit_test(size_is_bounded),
        cmocka_unit_test(a_node_that_is_wrong_is_noticed),
        cmocka_unit_test(what_is_written_is_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
