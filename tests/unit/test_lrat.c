/* test_lrat.c: the checker of LRAT, by hand-made lines that are right or wrong, and against a simple checker of its own
 * on proofs that were damaged at random. */
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text_out.h"
#include "cmocka_all.h"
#include "proof/lrat_writer.h"
#include "support/grids.h"
#include "unit/proof_texts.h"
#include "unit/slow.h"

#ifdef TESTS_ARE_SLOW
enum { PROOFS = 3, DAMAGES = 20 };
#else
enum { PROOFS = 24, DAMAGES = 150 };
#endif

/* ---- lines by hand ---------------------------------------------------------------------------------------- */

/* Cell r1c1 of the empty board has variables 1 to 4 and these rules: 1 is "1 2 3 4", 2 is "-1 -2", 3 "-1 -3", 4 "-1 -4",
 * 5 "-2 -3". There are 384 rules, so 385 excludes the solution. */
#define FOUR(text) text text text text
#define EMPTY "c nonet proof 1\nc box 2 2\n" FOUR("c cells 0 0 0 0\n")
#define SOLVED "c solution 3 4 2 1\nc solution 2 1 3 4\nc solution 1 3 4 2\nc solution 4 2 1 3\n"
#define GOES_ON "the proof ends without a contradiction"
#define MISSING "there is no clause of this number"
#define NOT_LARGER "the number of a clause must be larger than all before it"
#define NO_CONTRADICTION "the hints of this clause do not lead to a contradiction"
#define TOO_OPEN "this hint leaves more than one literal open"
#define WRONG_D "a deletion that does not follow the number of its line"
#define ENDS_INSIDE "the proof ends inside a clause"
#define NO_CANDIDATE "no candidate of this board has such a number"

static const struct bad_text bad_lines[] = {
    /* right so far */
    {EMPTY "386 -1 -2 0 2 0\n", 8, 0, false, GOES_ON},
    {EMPTY "385 -1 -2 0 2 0\n", 8, 0, false, GOES_ON},
    {EMPTY "386 -1 -2 -1 0 2 0\n", 8, 0, false, GOES_ON},
    {EMPTY "386 1 -1 0 0\n", 8, 0, false, GOES_ON},
    {EMPTY "386 1 -1 2 0 7 0\n", 8, 0, false, GOES_ON},
    {EMPTY "386 -1 -2 0 2 5 0\n", 8, 0, false, GOES_ON},
    {EMPTY "386 -1 -2 0 3 3 2 0\n", 8, 0, false, GOES_ON},
    {EMPTY "386 -1 -2 0 2 0\n386 d 386 2 0\n387 -1 -3 0 3 0\n", 10, 0, false, GOES_ON},
    {EMPTY "384 d 1 0\n700 d 0\n", 9, 0, false, GOES_ON},
    {EMPTY "386 -1 -2 0 2 0\n" SOLVED "387 -1 -3 0 3 0\n", 13, 0, false, GOES_ON},
    {EMPTY SOLVED "386 d 385 0\n", 12, 0, false, GOES_ON},
    /* numbers of lines */
    {EMPTY "65 1 0\n", 7, 1, false, NOT_LARGER},
    {EMPTY "384 -1 -2 0 2 0\n", 7, 1, false, NOT_LARGER},
    {EMPTY "386 -1 -2 0 2 0\n386 -1 -3 0 3 0\n", 8, 1, false, NOT_LARGER},
    {EMPTY "386 -1 -2 0 2 0\n 385 -1 -3 0 3 0\n", 8, 2, false, NOT_LARGER},
    {EMPTY "386 -1 -2 0 2 0\n-387 -1 -3 0 3 0\n", 8, 1, false, NOT_LARGER},
    {EMPTY "386 d 386 0\n", 7, 7, false, MISSING},
    {EMPTY SOLVED "385 -1 -2 0 2 0\n", 11, 1, false, NOT_LARGER},
    {EMPTY "2147483648 -1 -2 0 2 0\n", 7, 1, false, "no proof has so many clauses"},
    {EMPTY "10000000 -1 -2 0 2 0\n", 8, 0, false, GOES_ON},
    {EMPTY "99999999999999999999 -1 -2 0 2 0\n", 7, 1, false, "no proof has so many clauses"},
    {EMPTY "385 -1 -2 0 2 0\n" SOLVED, 11, 1, false, "a clause has the number of what excludes the solution"},
    /* hints */
    {EMPTY "386 -1 -2 0 0\n", 7, 1, false, NO_CONTRADICTION},
    {EMPTY "386 -1 0 2 0\n", 7, 1, false, NO_CONTRADICTION},
    {EMPTY "386 -1 2 3 4 0 2 3 4 1 0\n", 7, 1, false, NO_CONTRADICTION},
    {EMPTY "386 0 0\n", 7, 1, false, NO_CONTRADICTION},
    {EMPTY "386 -1 -2 0 2 0\n387 -1 -2 0 3 0\n", 8, 1, false, NO_CONTRADICTION},
    {EMPTY "386 -1 -2 0 2 0\n387 -3 -4 0 0\n", 8, 1, false, NO_CONTRADICTION},
    {EMPTY "386 -1 -2 0 1 0\n", 7, 13, false, TOO_OPEN},
    {EMPTY "386 -1 -2 0 7 0\n", 7, 13, false, TOO_OPEN},
    {EMPTY "386 -1 -2 0\n 3 1 0\n", 8, 4, false, TOO_OPEN},
    {EMPTY "386 -1 -2 0 385 0\n", 7, 13, false, MISSING},
    {EMPTY "386 -1 -2 0 386 0\n", 7, 13, false, MISSING},
    {EMPTY "386 -1 -2 0 2 387 0\n", 7, 15, false, MISSING},
    {EMPTY "386 -1 -2 0 99999999999999999999 0\n", 7, 13, false, MISSING},
    {EMPTY "386 -1 -2 0 -2 0\n", 7, 13, false, "hints by resolution (RAT) are not accepted: the clause must follow"},
    /* deletions */
    {EMPTY "386 d 2 0\n386 -1 -2 0 2 0\n", 8, 13, false, MISSING},
    {EMPTY "386 d 2 2 0\n", 7, 9, false, MISSING},
    {EMPTY "386 d 2 3 99 -5 0\n", 7, 14, false, MISSING},
    {EMPTY "386 -1 -2 0 2 0\n387 d 386 0\n387 -1 -2 0 386 0\n", 9, 13, false, MISSING},
    {EMPTY SOLVED "386 d 385 0\n386 -1 -2 0 385 0\n", 12, 13, false, MISSING},
    /* the text */
    {EMPTY "386 65 0 1 0\n", 7, 5, true, NO_CANDIDATE},
    {EMPTY "386 -1 -65 0 1 0\n", 7, 8, true, NO_CANDIDATE},
    {EMPTY "386 -1 -99999999999999999999 0 1 0\n", 7, 8, true, NO_CANDIDATE},
    {EMPTY "386 64 -64 0 0\n", 8, 0, false, GOES_ON},
    {EMPTY "386", 7, 1, true, ENDS_INSIDE},
    {EMPTY "386 -1 -2", 7, 8, true, ENDS_INSIDE},
    {EMPTY "386 -1 -2 0 2", 7, 13, true, ENDS_INSIDE},
    {EMPTY "386 d 2", 7, 7, true, ENDS_INSIDE},
    {EMPTY "386 -1 c x\n", 7, 8, true, "a comment inside a clause"},
    {EMPTY "386 d c x\n", 7, 7, true, "a comment inside a clause"},
    {EMPTY "386 -1 d 2 0\n", 7, 8, true, WRONG_D},
    {EMPTY "386 -1 -2 0 d 2 0\n", 7, 13, true, WRONG_D},
    {EMPTY "386 d d 2 0\n", 7, 7, true, WRONG_D},
    {EMPTY "386 -1 -2 0 2 0\nd 386 0\n", 8, 1, true, WRONG_D},
    {EMPTY "386 -1 -2 x 0 2 0\n", 7, 11, true, "neither a number nor d, nor a comment: this is no proof in text"},
    {"386 -1 -2 0 2 0\n", 1, 1, true, "the proof does not say which puzzle it is about"},
};

static void wrong_lines_are_refused_with_their_place(void **state)
{
    (void)state;
    expect_refusals(bad_lines, sizeof bad_lines / sizeof *bad_lines);
}

/* Two ones in the first row: rules 43, 48, 67 and 72 rule out 1 in all cells of a house, and 258 wants it in one. Rules 1
 * to 4 place it in the first cell. */
#define TWINS "c nonet proof 1\nc box 2 2\nc cells 1 1 0 0\nc cells 0 0 0 0\nc cells 0 0 0 0\nc cells 0 0 0 0\n"

static void right_lines_are_accepted(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        nonet_verdict verdict;
    } texts[] = {
        {TWINS "281 0 43 48 67 72 258 0\nnonsense", NONET_VERDICT_NONE},
        {TWINS "281 0 72 67 48 43 258 0", NONET_VERDICT_NONE},
        {TWINS "280 1 0 1 2 3 4 0\n281 0 43 48 67 72 258 0\n", NONET_VERDICT_NONE},
        {TWINS "281 0 43 48 67 258 0", NONET_VERDICT_UNKNOWN},
        {TWINS "281 0 258 43 48 67 72 0", NONET_VERDICT_UNKNOWN},
        {TWINS "281 0 43 48 67 72 0", NONET_VERDICT_UNKNOWN},
        {TWINS "281 0 43 48 67 72 258", NONET_VERDICT_UNKNOWN},
    };
    for (size_t at = 0; at < sizeof texts / sizeof *texts; at++) {
        const nonet_verification got = verify_in_pieces(NULL, texts[at].text, strlen(texts[at].text), 3);
        assert_int_equal(got.verdict, texts[at].verdict);
        assert_int_equal(got.format, NONET_PROOF_FORMAT_LRAT);
    }
}

/* A clause that is always true says nothing, however often it says it. */
static void repeated_opposites_prove_nothing(void **state)
{
    (void)state;
    static const int repetitions[] = {1, 2, 130, 230, 20000};
    for (size_t at = 0; at < 2 * sizeof repetitions / sizeof *repetitions; at++) {
        struct text proof = {0};
        add_text(&proof, EMPTY);
        add_text(&proof, at % 2 ? "1000 -64" : "1000 1");
        for (int left = repetitions[at / 2]; left > 0; left--) add_text(&proof, at % 2 ? " 64" : " -1");
        add_text(&proof, " 0 0\n1001 0 120 0\n");
        const nonet_verification got = verify_in_pieces(NULL, proof.bytes, proof.length, 4096);
        assert_int_equal(got.verdict, NONET_VERDICT_UNKNOWN);
        assert_string_equal(got.error.message, TOO_OPEN);
        assert_int_equal(got.error.line, 8);
        free(proof.bytes);
    }
}

/* ---- a checker of its own --------------------------------------------------------------------------------- */

enum { MOST_LITERALS = 100, MOST_VARIABLES = 216 };

struct line {
    int number, count, literals[MOST_LITERALS];
    bool is_deleted;
};

struct plain {
    const nonet_layout *layout;
    struct line *lines; /* rules first */
    int count, room, rules, last;
    int failed; /* the line of the text that is wrong; 0: none */
    bool is_refuted;
};

static struct line *append_line(struct plain *plain, int number)
{
    if (plain->count == plain->room) {
        plain->room = 2 * plain->room + 256;
        plain->lines = realloc(plain->lines, (size_t)plain->room * sizeof *plain->lines);
        assert_non_null(plain->lines);
    }
    struct line *const line = &plain->lines[plain->count++];
    line->number = number;
    line->count = 0;
    line->is_deleted = false;
    return line;
}

/* The formula's clauses, numbered as they come. */
static void read_rules(struct plain *plain, const nonet_position *position, const uint8_t *solution)
{
    struct text text = {0};
    int used = 0, literal;
    assert_int_equal(nonet_position_formula(position, solution, collect, &text), NONET_OK);
    const char *at = strstr(text.bytes, "p cnf");
    at = strchr(at, '\n');
    struct line *line = NULL;
    while (sscanf(at, "%d%n", &literal, &used) == 1) {
        at += used;
        if (!line) line = append_line(plain, plain->count + 1);
        if (literal) line->literals[line->count++] = literal;
        else line = NULL;
    }
    plain->rules = plain->last = plain->count;
    free(text.bytes);
}

static struct line *find_line(struct plain *plain, long number)
{
    for (int at = plain->count; at > 0; at--)
        if (plain->lines[at - 1].number == number && !plain->lines[at - 1].is_deleted) return &plain->lines[at - 1];
    return NULL;
}

static bool has_literal_of(const int *literals, int count, int literal)
{
    for (int at = 0; at < count; at++)
        if (literals[at] == literal) return true;
    return false;
}

/* False: the hint is wrong. `truth` gets one more literal, or 0 for a contradiction. */
static bool follow_hint(const struct line *hint, int *truth, int *count)
{
    int left = 0, last = 0;
    if (!hint) return false;
    for (int at = 0; at < hint->count; at++)
        if (!has_literal_of(truth, *count, -hint->literals[at])) last = hint->literals[at], left++;
    if (has_literal_of(truth, *count, 0)) return true;
    if (left < 2 && !has_literal_of(truth, *count, last)) truth[(*count)++] = left ? last : 0;
    return left < 2;
}

/* Tokens with their lines. */
struct tokens {
    const char *at;
    int line;
    long number;
    bool is_d;
};

/* False: the end. The texts here have no comments after the first clause. */
static bool next_token(struct tokens *tokens)
{
    for (; *tokens->at == ' ' || *tokens->at == '\n'; tokens->at++) tokens->line += *tokens->at == '\n';
    if (!*tokens->at) return false;
    tokens->is_d = *tokens->at == 'd';
    if (tokens->is_d) {
        tokens->at++;
        return true;
    }
    char *end;
    tokens->number = strtol(tokens->at, &end, 10);
    assert_true(end != tokens->at);
    tokens->at = end;
    return true;
}

/* False: the text is wrong or at its end, and plain->failed or plain->is_refuted says which. */
static bool read_plain_deletions(struct plain *plain, struct tokens *tokens)
{
    plain->failed = tokens->line;
    while (next_token(tokens)) {
        plain->failed = tokens->line;
        if (tokens->is_d) return false;
        if (!tokens->number) return !(plain->failed = 0);
        struct line *const line = find_line(plain, tokens->number);
        if (!line) return false;
        line->is_deleted = true;
    }
    return false;
}

static bool read_plain_hints(struct plain *plain, struct tokens *tokens, int began, struct line *line)
{
    int truth[4 * MOST_VARIABLES], count = 0;
    for (int at = 0; at < line->count; at++) {
        if (has_literal_of(line->literals, line->count, -line->literals[at])) truth[count++] = 0;
        truth[count++] = -line->literals[at];
    }
    const struct line made = *line;
    plain->count--;
    while (next_token(tokens)) {
        plain->failed = tokens->line;
        if (tokens->is_d) return false;
        if (!tokens->number) break;
        if (!follow_hint(find_line(plain, tokens->number), truth, &count)) return false;
    }
    if (!has_literal_of(truth, count, 0)) plain->failed = began;
    if (!has_literal_of(truth, count, 0) || !*tokens->at) return false;
    *append_line(plain, made.number) = made;
    plain->is_refuted = made.count == 0;
    plain->last = made.number;
    return !(plain->failed = 0);
}

static bool read_plain_line(struct plain *plain, struct tokens *tokens)
{
    const int variables = nonet_layout_cells(plain->layout) * nonet_layout_side(plain->layout);
    if (!next_token(tokens)) return false;
    const int began = plain->failed = tokens->line;
    const long number = tokens->number;
    if (tokens->is_d || !next_token(tokens)) return false;
    if (tokens->is_d) return read_plain_deletions(plain, tokens);
    if (number <= plain->last || number > INT32_MAX) return false;
    struct line *const line = append_line(plain, (int)number);
    do {
        plain->failed = tokens->line;
        if (tokens->is_d || labs(tokens->number) > variables) return false;
        if (!tokens->number) return read_plain_hints(plain, tokens, began, line);
        if (!has_literal_of(line->literals, line->count, (int)tokens->number))
            line->literals[line->count++] = (int)tokens->number;
    } while (line->count < MOST_LITERALS && next_token(tokens));
    return false;
}

/* From the first clause on. */
static void check_plainly(struct plain *plain, const char *text, int first_line)
{
    struct tokens tokens = {.at = text, .line = first_line};
    plain->count = plain->rules;
    plain->last = plain->rules;
    plain->is_refuted = false;
    plain->failed = 0;
    for (int at = 0; at < plain->rules; at++) plain->lines[at].is_deleted = false;
    while (!plain->is_refuted && read_plain_line(plain, &tokens)) continue;
}

/* ---- both ------------------------------------------------------------------------------------------------- */

/* A proof without comments: those come first, in `comments`; the lines go to `lines`. */
static int split_comments(const char *proof, struct text *comments, struct text *lines)
{
    int count = 0;
    comments->length = lines->length = 0;
    for (const char *line = proof; *line;) {
        const char *const next = strchr(line, '\n') + 1;
        collect(*line == 'c' ? comments : lines, line, (size_t)(next - line));
        count += *line == 'c';
        line = next;
    }
    return count;
}

/* Not the first one, which tells the format. */
static size_t find_random_token(struct random_source *source, const struct text *text)
{
    const size_t second = strcspn(text->bytes, " ") + 1;
    size_t at = second + (size_t)random_below(source, (int)(text->length - second));
    while (text->bytes[at - 1] != ' ' && text->bytes[at - 1] != '\n') at--;
    return at;
}

static size_t token_length(const struct text *text, size_t at)
{
    return strcspn(text->bytes + at, " \n");
}

/* One token is replaced by another, left out, or changed in its digits or sign. */
static void damage(struct random_source *source, const struct text *text, struct text *damaged)
{
    const size_t at = find_random_token(source, text), other = find_random_token(source, text);
    const size_t length = token_length(text, at);
    char changed[32];
    damaged->length = 0;
    collect(damaged, text->bytes, at);
    switch (random_below(source, 4)) {
    case 0: collect(damaged, text->bytes + other, token_length(text, other)); break;
    case 1: break;
    case 2:
        snprintf(changed, sizeof changed, "%ld", strtol(text->bytes + at, NULL, 10) + 1 - 2 * random_below(source, 2));
        add_text(damaged, changed);
        break;
    default: snprintf(changed, sizeof changed, "%ld", -strtol(text->bytes + at, NULL, 10)); add_text(damaged, changed);
    }
    collect(damaged, text->bytes + at + length, text->length - at - length);
}

/* Both say the same, and at the same line. */
static bool judge_both(struct plain *plain, const nonet_position *position, const struct text *comments,
                       int comment_lines, const struct text *lines, struct text *whole)
{
    whole->length = 0;
    add_text(whole, comments->bytes);
    add_text(whole, lines->bytes);
    check_plainly(plain, lines->bytes, comment_lines + 1);
    const nonet_verification got = verify_in_pieces(position, whole->bytes, whole->length, 4096);
    assert_int_equal(got.format, NONET_PROOF_FORMAT_LRAT);
    assert_int_equal(got.verdict != NONET_VERDICT_UNKNOWN, plain->is_refuted);
    if (!plain->is_refuted && plain->failed) assert_int_equal(got.error.line, plain->failed);
    return plain->is_refuted;
}

static void compare_damaged(struct random_source *source, const nonet_layout *layout, int holes, int *refused)
{
    uint8_t cells[36], solution[36];
    struct text proof = {0}, comments = {0}, lines = {0}, damaged = {0}, whole = {0};
    struct plain plain = {.layout = layout};
    random_grid(source, layout, cells);
    random_dig(source, layout, cells, holes);
    const nonet_position position = {layout, cells, NULL, NULL};
    const nonet_verdict verdict = prove(&position, NONET_PROOF_FORMAT_LRAT, &proof, solution);
    if (verdict == NONET_VERDICT_UNIQUE) {
        read_rules(&plain, &position, solution);
        const int comment_lines = split_comments(proof.bytes, &comments, &lines);
        assert_true(judge_both(&plain, &position, &comments, comment_lines, &lines, &whole));
        for (int round = 0; round < DAMAGES; round++) {
            damage(source, &lines, &damaged);
            *refused += !judge_both(&plain, &position, &comments, comment_lines, &damaged, &whole);
        }
    }
    free(plain.lines);
    free(proof.bytes), free(comments.bytes), free(lines.bytes), free(damaged.bytes), free(whole.bytes);
}

static void damaged_proofs_are_judged_alike(void **state)
{
    (void)state;
    struct random_source source = {12};
    nonet_layout *four, *six;
    int refused = 0;
    assert_int_equal(nonet_layout_new(2, 2, &four), NONET_OK);
    assert_int_equal(nonet_layout_new(2, 3, &six), NONET_OK);
    for (int proof = 0; proof < PROOFS; proof++) {
        compare_damaged(&source, four, 8 + random_below(&source, 4), &refused);
        compare_damaged(&source, six, 20 + random_below(&source, 6), &refused);
    }
    assert_true(refused > PROOFS * DAMAGES / 8);
    nonet_layout_free(four);
    nonet_layout_free(six);
}

/* ---- many clauses ----------------------------------------------------------------------------------------- */

enum { CROWD = 6000, FIRST_NUMBER = 386 };

/* "-1 -2", and candidates of other cells that make it longer; `which` of 20 makes a difference. */
static void add_long_clause(struct text *text, int number, int which, int hint)
{
    char token[48];
    snprintf(token, sizeof token, "%d -1 -2 ", number);
    add_text(text, token);
    for (int at = 0; at < 20; at++) {
        snprintf(token, sizeof token, "%d ", at == which ? 25 : 5 + at);
        add_text(text, token);
    }
    snprintf(token, sizeof token, "0 %d 0\n", hint);
    add_text(text, token);
}

static void add_deletion(struct text *text, int number)
{
    char line[48];
    snprintf(line, sizeof line, "%d d %d 0\n", FIRST_NUMBER + CROWD, number);
    add_text(text, line);
}

/* Space is reused when most clauses are gone; those that are left are found by their numbers, the others are not. */
static void crowds_of_lines_come_and_go(void **state)
{
    (void)state;
    struct text text = {0};
    int next = FIRST_NUMBER;
    add_text(&text, EMPTY);
    while (next < FIRST_NUMBER + CROWD) add_long_clause(&text, next, next % 20, 2), next++;
    for (int at = 0; at < CROWD; at++)
        if (at % 10) add_deletion(&text, FIRST_NUMBER + at);
    for (int at = 0; at < CROWD; at += 10) add_long_clause(&text, next++, (FIRST_NUMBER + at) % 20, FIRST_NUMBER + at);
    const size_t length = text.length;
    assert_string_equal(verify_in_pieces(NULL, text.bytes, text.length, 4096).error.message, GOES_ON);
    for (int at = 0; at < CROWD; at += CROWD / 4) {
        text.length = length;
        add_long_clause(&text, next, (FIRST_NUMBER + at) % 20, FIRST_NUMBER + at + 1);
        const nonet_verification got = verify_in_pieces(NULL, text.bytes, text.length, 4096);
        assert_string_equal(got.error.message, MISSING);
        assert_int_equal(got.deletions, CROWD * 9 / 10);
    }
    free(text.bytes);
}

/* ---- the writer ------------------------------------------------------------------------------------------- */

static void add_clause(struct nn_lrat_writer *writer, int one, int other)
{
    nn_lrat_writer_literal(writer, one);
    nn_lrat_writer_literal(writer, other);
    nn_lrat_writer_add(writer);
}

static void delete_clause(struct nn_lrat_writer *writer, int one, int other)
{
    nn_lrat_writer_literal(writer, one);
    nn_lrat_writer_literal(writer, other);
    nn_lrat_writer_delete(writer);
}

/* A clause that does not follow is no part of a proof: nothing is written from then on. */
static void the_writer_refuses_what_does_not_follow(void **state)
{
    (void)state;
    static struct nn_text_out out;
    static const uint8_t cells[16], solution[16] = {3, 4, 2, 1, 2, 1, 3, 4, 1, 3, 4, 2, 4, 2, 1, 3};
    struct text text = {0};
    struct nn_watch watch = {.is_over = true};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL};
    nn_text_out_begin(&out, collect, &text);
    assert_null(nn_lrat_writer_new(&position, &watch, &out)); /* no time */
    watch.is_over = false;
    struct nn_lrat_writer *const writer = nn_lrat_writer_new(&position, &watch, &out);
    assert_non_null(writer);
    add_clause(writer, -1, -2);
    delete_clause(writer, -1, -3); /* was never there */
    delete_clause(writer, -2, -1);
    add_clause(writer, -1, -3);
    assert_int_equal(nn_lrat_writer_trouble(writer), NONET_OK);
    assert_true(nn_text_out_flush(&out));
    assert_string_equal(text.bytes, "386 -1 -2 0 2 0\n386 d 386 0\n387 -1 -3 0 3 0\n");
    add_clause(writer, 1, 2);
    assert_int_equal(nn_lrat_writer_trouble(writer), NONET_ERR_INTERNAL);
    assert_true(out.is_refused);
    add_clause(writer, -1, -4);
    delete_clause(writer, -1, -3);
    nn_lrat_writer_exclude(writer, solution);
    assert_false(nn_text_out_flush(&out));
    assert_int_equal(text.length, strlen("386 -1 -2 0 2 0\n386 d 386 0\n387 -1 -3 0 3 0\n"));
    nn_lrat_writer_free(writer);
    nonet_layout_free(layout);
    free(text.bytes);
}

/* 1 in r1c1 rules out 2 there: as a literal of the line it is assumed to be false, and needs no hint. */
static void the_writer_gives_no_hints_for_what_the_line_says(void **state)
{
    (void)state;
    static struct nn_text_out out;
    static const uint8_t cells[16] = {1};
    struct text text = {0};
    struct nn_watch watch = {0};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL};
    nn_text_out_begin(&out, collect, &text);
    struct nn_lrat_writer *const writer = nn_lrat_writer_new(&position, &watch, &out);
    assert_non_null(writer);
    assert_true(nn_text_out_flush(&out));
    const size_t before = text.length;
    for (int cell = 0; cell < 4; cell++) nn_lrat_writer_literal(writer, 4 * cell + 2); /* row 1 has a 2 */
    nn_lrat_writer_add(writer);
    assert_true(nn_text_out_flush(&out));
    assert_string_equal(text.bytes + before, "309 2 6 10 14 0 97 0\n");
    nn_lrat_writer_free(writer);
    nonet_layout_free(layout);
    free(text.bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_lines_are_refused_with_their_place),
        cmocka_unit_test(right_lines_are_accepted),
        cmocka_unit_test(repeated_opposites_prove_nothing),
        cmocka_unit_test(damaged_proofs_are_judged_alike),
        cmocka_unit_test(crowds_of_lines_come_and_go),
        cmocka_unit_test(the_writer_refuses_what_does_not_follow),
        cmocka_unit_test(the_writer_gives_no_hints_for_what_the_line_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
