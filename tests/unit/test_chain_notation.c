/* test_chain_notation.c: the reader of chains takes true ones and refuses all others. That what nonet writes is true, it
 * checks for thousands of steps (tests/chains); here, that it would notice.
 *
 * The board: a chain of cells with two candidates around the player's example in docs/chains.md, everything else open. */
#include <string.h>

#include "cmocka_all.h"
#include "support/chain_logic.h"

enum { SIDE = 9, CELLS = 81 };

static nonet_layout *nine, *large;
static struct chain_board board;

static uint64_t values_of(const char *digits)
{
    uint64_t values = 0;
    for (; *digits; digits++) values |= UINT64_C(1) << (*digits - '1');
    return values;
}

static void set_marks(int row, int column, const char *digits)
{
    board.candidates[(row - 1) * SIDE + column - 1] = values_of(digits);
}

/* The value leaves all cells of row 9 but these two. */
static void keep_in_row_9(int value, int one, int two)
{
    for (int column = 1; column <= SIDE; column++)
        if (column != one && column != two) board.candidates[8 * SIDE + column - 1] &= ~(UINT64_C(1) << (value - 1));
}

static int set_up(void **state)
{
    (void)state;
    assert_int_equal(nonet_layout_new(3, 3, &nine), NONET_OK);
    assert_int_equal(nonet_layout_new(4, 4, &large), NONET_OK);
    board.layout = nine;
    for (int cell = 0; cell < CELLS; cell++) board.candidates[cell] = 511;
    set_marks(4, 4, "59");
    set_marks(9, 4, "89");
    set_marks(7, 5, "28");
    set_marks(6, 8, "45");
    keep_in_row_9(2, 5, 7);
    keep_in_row_9(4, 7, 8);
    set_marks(1, 1, "13");
    set_marks(1, 2, "38");
    set_marks(1, 3, "15");
    set_marks(2, 1, "58");
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    nonet_layout_free(nine);
    nonet_layout_free(large);
    return 0;
}

typedef bool reader(struct chain_text *text, struct read_chain *chain);

/* What is wrong with the chain, or with what it is to prove. */
static const char *fault_of(reader *read, const char *line)
{
    static struct read_chain chain;
    struct chain_result results[MOST_CHAIN_RESULTS];
    struct chain_text text = {nine, NULL, line};
    if (!read(&text, &chain)) return "unreadable";
    const char *const fault = chain_fault(&board, &chain);
    if (fault) return fault;
    if (strncmp(text.at, " => ", 4) != 0) return *text.at ? "rest" : "fine";
    text.at += 4;
    const int count = read_results(&text, results);
    for (int at = 0; at < count; at++)
        if (!chain_proves(&board, &chain, results[at])) return "unproved";
    return count > 0 ? "fine" : "no result";
}

#define EUREKA(line, expected) assert_string_equal(fault_of(read_eureka, line), expected)
#define HODOKU(line, expected) assert_string_equal(fault_of(read_hodoku, line), expected)

static const char strong[] = "a strong link does not hold", weak[] = "a weak link does not hold",
                  turns[] = "strong and weak links do not take turns", absent[] = "a candidate is not there";

static void the_players_example_holds(void **state)
{
    (void)state;
    EUREKA("(5=9)r4c4-(9=8)r9c4-(8=2)r7c5-r9c5=(2-4)r9c7=r9c8-(4=5)r6c8 => r4c8,r6c4<>5", "fine");
    EUREKA("(5=9)r4c4-(9=8)r9c4-(8=2)r7c5-(2)r9c5=(2-4)r9c7=(4)r9c8-(4=5)r6c8 => r4c8,r6c4<>5", "fine");
    HODOKU("5- r4c4 -9- r9c4 -8- r7c5 -2- r9c5 =2= r9c7 =4= r9c8 -4- r6c8 -5 => r4c8,r6c4<>5", "fine");
}

static void links_that_do_not_hold_are_noticed(void **state)
{
    (void)state;
    EUREKA("(5=9)r4c4-(9=8)r9c4-(8=2)r7c5-r9c5=(2-4)r9c6=r9c8", absent);
    EUREKA("(5=9)r4c4-(9)r9c4=r9c3-r8c3=r8c1", strong);
    EUREKA("(5=9)r4c4-(9=8)r9c4-(8=2)r7c5-r9c7=r9c5", weak);
    EUREKA("(5=9)r4c4=(9-8)r9c4", turns);
    EUREKA("(5-9)r4c4-(9=8)r9c4", turns);
    EUREKA("(5=3)r4c4-(3)r4c5", absent);
    HODOKU("5- r4c4 -9- r9c4 -8- r7c4 -2", strong);
    HODOKU("r9c5 =2= r9c7 -2- r9c8", absent);
    HODOKU("r9c7 =4= r9c8 -4- r6c7 =4= r9c7", weak);
}

static void results_that_do_not_follow_are_noticed(void **state)
{
    (void)state;
    EUREKA("(5=9)r4c4-(9=8)r9c4-(8=2)r7c5-r9c5=(2-4)r9c7=r9c8-(4=5)r6c8 => r5c7<>5", "unproved");
    EUREKA("(5=9)r4c4-(9=8)r9c4-(8=2)r7c5-r9c5=(2-4)r9c7=r9c8-(4=5)r6c8 => r4c8<>4", "unproved");
    EUREKA("(5=9)r4c4-(9=8)r9c4-(8=2)r7c5-r9c5 => r9c6<>2", "unproved");
    EUREKA("(5=9)r4c4-(9=8)r9c4 => ", "no result");
    HODOKU("5- r4c4 -9- r9c4 -8 => r4c1<>8", "unproved");
}

/* r1c123 and r2c1 have 1, 3, 5 and 8 for four cells; three of them are an almost locked set. */
static void almost_locked_sets_hold(void **state)
{
    (void)state;
    EUREKA("(5=138)r1c123 => r2c1<>1", "fine");
    EUREKA("(5=138)r1c123-(8=5)r2c1 => r3c3,r2c3<>5", "fine");
    EUREKA("(5=138)r1c123-(8=5)r2c1 => r1c9<>5", "unproved");
    EUREKA("(38=1)r1c12-(1=5)r1c3-(5=8)r2c1 => r3c1<>8", "fine");
    EUREKA("(5=13)r1c123-(8=5)r2c1", weak);
    EUREKA("(5=138)r1c123-(13=2)r1c9", strong);
    EUREKA("(5=138)r1c123-(138)r1c9=(2)r1c9", strong);
    EUREKA("(5=138)r1c123-(1)r5c5=r5c6", weak);
    EUREKA("(5=138)r1c123-r2c2=r2c3", "unreadable"); /* of which value? */
}

static void other_texts_are_refused(void **state)
{
    static const char *const lines[] = {
        "",       "r1c1=r1c2",      "(5)",        "(5=)r1c1", "(5=9r1c1",      "(5=9)r0c1",
        "(5)r1c", "(5)r1c1-",       "(55=1)r1c1", "(0)r1c1",  "(5)r1c1,r1c1",  "(5)r1c1=-r1c2",
        "(5)r1",  "(5)r1c1=(6r1c2", "()r1c1",     "(5)c1r1",  "(5=9)r4c4-(9)", "5)r1c1"};
    (void)state;
    for (size_t at = 0; at < sizeof lines / sizeof *lines; at++) EUREKA(lines[at], "unreadable");
    HODOKU("", "unreadable");
    HODOKU("5- r4c4 -9- r9c4", "unreadable");
    HODOKU("r4c4 -9= r9c4", "rest");
    HODOKU("r4c4 -9-r9c4", "unreadable");
}

/* Numbers of two digits, ranges and brackets; or symbols. */
static void large_boards_are_read(void **state)
{
    static struct read_chain chain;
    struct chain_text text = {large, NULL, "(5=1,3,12)r(1,2,10)c4-(12)r9-11c(3,16)=r12c3"};
    (void)state;
    assert_true(read_eureka(&text, &chain) && !*text.at);
    assert_int_equal(chain.count, 4);
    assert_true(chain.claims[1].values == (UINT64_C(1) | UINT64_C(1) << 2 | UINT64_C(1) << 11));
    assert_int_equal(chain.claims[1].at.count, 3);
    assert_int_equal(chain.claims[2].at.count, 6);
    assert_int_equal(chain.claims[3].at.cells[0], 11 * 16 + 2);
    text = (struct chain_text){large, "123456789ABCDEFG", "(5=13C)r(1,2,10)c4-(C)r9c3"};
    assert_true(read_eureka(&text, &chain) && !*text.at);
    assert_true(chain.claims[1].values >> 11 == 1 && chain.claims[2].values == UINT64_C(1) << 11);
    text = (struct chain_text){large, NULL, "(5=1,3,17)r1c4"};
    assert_false(read_eureka(&text, &chain));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_players_example_holds),
        cmocka_unit_test(links_that_do_not_hold_are_noticed),
        cmocka_unit_test(results_that_do_not_follow_are_noticed),
        cmocka_unit_test(almost_locked_sets_hold),
        cmocka_unit_test(other_texts_are_refused),
        cmocka_unit_test(large_boards_are_read),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
