/* test_serve_rules.c: which requests are refused, and which visitors are cut off when; the server itself is tested by tests/serve. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

#include "serve/request_rules.h"
#include "serve/served_files.h"
#include "serve/visitors.h"

static const struct request fine = {.method = "GET", .host = "127.0.0.1:4909", .hosts = 1};

static void test_own_names_are_answered(void **state)
{
    static const char *const names[] = {"127.0.0.1:4909", "localhost:4909", "LOCALHOST:4909", "[::1]:4909"};
    struct request request = fine;
    (void)state;
    for (size_t at = 0; at < sizeof names / sizeof *names; at++) {
        request.host = names[at];
        assert_int_equal(request_refusal(&request, 4909), 0);
        assert_int_equal(request_refusal(&request, 4908), 421);
    }
    request.host = "localhost"; /* without a port it is that of the web */
    assert_int_equal(request_refusal(&request, 4909), 421);
    assert_int_equal(request_refusal(&request, 80), 0);
}

static void test_an_origin_is_that_of_the_page(void **state)
{
    struct request request = fine;
    (void)state;
    request.origins = 1;
    assert_int_equal(request_refusal(&request, 4909), 403);
    request.origin = "http://127.0.0.1:4909";
    assert_int_equal(request_refusal(&request, 4909), 0);
    request.origin = "http://localhost:4909"; /* also this computer, but another site */
    assert_int_equal(request_refusal(&request, 4909), 403);
    request.origin = "https://127.0.0.1:4909";
    assert_int_equal(request_refusal(&request, 4909), 403);
    request.origins = 2;
    assert_int_equal(request_refusal(&request, 4909), 400);
}

static void test_only_files_are_read(void **state)
{
    struct request request = fine;
    (void)state;
    request.method = "HEAD";
    assert_int_equal(request_refusal(&request, 4909), 0);
    request.has_body = true;
    assert_int_equal(request_refusal(&request, 4909), 413);
    request.method = "POST";
    assert_int_equal(request_refusal(&request, 4909), 405);
    request.hosts = 0;
    assert_int_equal(request_refusal(&request, 4909), 400);
}

/* ---- files ------------------------------------------------------------------------------------------------- */

static void test_the_policy_is_that_of_the_page(void **state)
{
    static const struct {
        const char *page, *policy;
    } cases[] = {
        {"<meta http-equiv=\"Content-Security-Policy\" content=\"a 'b'; c\">", "a 'b'; c; frame-ancestors 'none'"},
        {"", "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
        {"<meta http-equiv=\"Content-Security-Policy\" content=\"",
         "default-src 'self'; object-src 'none'; base-uri 'none'; "
         "form-action 'none'; frame-ancestors 'none'"},
        {"<meta http-equiv=\"Content-Security-Policy\" content=\"a\r\nX: y\">",
         "default-src 'self'; object-src 'none'; "
         "base-uri 'none'; form-action 'none'; "
         "frame-ancestors 'none'"},
    };
    (void)state;
    for (size_t at = 0; at < sizeof cases / sizeof *cases; at++) {
        const struct serve_file file = {"index.html", cases[at].page, strlen(cases[at].page)};
        struct served_files served;
        assert_true(served_files_make(&served, &file, 1));
        assert_string_equal(served.policy, cases[at].policy);
        served_files_free(&served);
    }
}

static void test_only_paths_of_the_list_are_found(void **state)
{
    static const struct serve_file files[] = {
        {"index.html", "page", 4}, {"assets/a b.js", "", 0}, {"b", "x", 1}, {"c", "y", 1}};
    struct served_files served;
    (void)state;
    assert_true(served_files_make(&served, files, 4));
    assert_ptr_equal(served_files_find(&served, "/")->file, &files[0]);
    assert_ptr_equal(served_files_find(&served, "/index.html")->file, &files[0]);
    assert_ptr_equal(served_files_find(&served, "/assets/a%20b.js")->file, &files[1]);
    assert_null(served_files_find(&served, "/assets/a b.js"));
    assert_null(served_files_find(&served, ""));
    assert_null(served_files_find(&served, "//"));
    assert_string_not_equal(served_files_find(&served, "/b")->tag, served_files_find(&served, "/c")->tag);
    served_files_free(&served);
}

/* ---- visitors ---------------------------------------------------------------------------------------------- */

/* Is the other end of this socket shut? */
static bool is_cut_off(int descriptor)
{
    char byte;
    return recv(descriptor, &byte, 1, MSG_DONTWAIT) == 0;
}

static void test_slow_visitors_are_cut_off(void **state)
{
    struct visitors visitors = {0};
    int asking[2], answered[2];
    (void)state;
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, asking), 0);
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, answered), 0);
    assert_int_equal(visitors_dismiss_late(&visitors, 1000), -1);
    assert_non_null(visitors_welcome(&visitors, asking[0], 1000));
    struct visitor *const other = visitors_welcome(&visitors, answered[0], 1000);
    visitor_turns(other, VISITOR_ANSWERED, 2000);
    assert_int_equal(visitors_dismiss_late(&visitors, 2000), REQUEST_MILLISECONDS - 1000);
    assert_false(is_cut_off(asking[1]));
    assert_int_equal(visitors_dismiss_late(&visitors, 1000 + REQUEST_MILLISECONDS),
                     1000 + ANSWER_MILLISECONDS - REQUEST_MILLISECONDS);
    assert_true(is_cut_off(asking[1]));
    assert_false(is_cut_off(answered[1]));
    visitors_dismiss_asking(&visitors);
    assert_false(is_cut_off(answered[1]));
    assert_int_equal(visitors_dismiss_late(&visitors, 2000 + ANSWER_MILLISECONDS), -1);
    assert_true(is_cut_off(answered[1]));
    visitor_turns(other, VISITOR_ASKING, 0); /* too late */
    assert_int_equal(visitors_count(&visitors, VISITOR_DISMISSED), 2);
    visitor_leaves(other);
    assert_int_equal(visitors_count(&visitors, VISITOR_DISMISSED), 1);
    for (int end = 0; end < 2; end++) close(asking[end]), close(answered[end]);
}

static void test_the_longest_waiting_makes_room(void **state)
{
    struct visitors visitors = {0};
    struct visitor *all[MOST_VISITORS];
    (void)state;
    for (int at = 0; at < MANY_VISITORS; at++) all[at] = visitors_welcome(&visitors, -1, 1000 - (uint64_t)at);
    visitor_turns(all[MANY_VISITORS - 1], VISITOR_ANSWERED, 0);
    assert_int_equal(visitors_count(&visitors, VISITOR_DISMISSED), 0);
    assert_non_null(visitors_welcome(&visitors, -1, 2000));
    assert_int_equal(all[MANY_VISITORS - 1]->state, VISITOR_ANSWERED);
    assert_int_equal(all[MANY_VISITORS - 2]->state, VISITOR_DISMISSED);
    for (int at = MANY_VISITORS + 1; at < MOST_VISITORS; at++) assert_non_null(visitors_welcome(&visitors, -1, 2000));
    assert_null(visitors_welcome(&visitors, -1, 2000));
    visitor_turns(NULL, VISITOR_ANSWERED, 0);
    visitor_leaves(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_own_names_are_answered),
        cmocka_unit_test(test_an_origin_is_that_of_the_page),
        cmocka_unit_test(test_only_files_are_read),
        cmocka_unit_test(test_the_policy_is_that_of_the_page),
        cmocka_unit_test(test_only_paths_of_the_list_are_found),
        cmocka_unit_test(test_slow_visitors_are_cut_off),
        cmocka_unit_test(test_the_longest_waiting_makes_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
