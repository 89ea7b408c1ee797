/* test_proof.c: proofs are written, checked, and refused if they are wrong; the formula is equivalent to the puzzle. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "support/brute.h"
#include "support/grids.h"
#include "unit/proof_texts.h"
#include "unit/slow.h"

#ifdef TESTS_ARE_SLOW
enum { ROUNDS = 4, CROWDS = 1, MANGLED = 60 };
#else
enum { ROUNDS = 40, CROWDS = 2, MANGLED = 400 };
#endif

/* ---- right proofs ----------------------------------------------------------------------------------------- */

/* What is proved about a board with so many solutions, up to two. */
static nonet_verdict expected_verdict(long count)
{
    return count == 0 ? NONET_VERDICT_NONE : count == 1 ? NONET_VERDICT_UNIQUE : NONET_VERDICT_UNKNOWN;
}

static void make_marks(struct random_source *source, const nonet_layout *layout, const uint8_t *grid, uint64_t *marks)
{
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++) {
        marks[cell] = random_next(source) | random_next(source);
        if (random_below(source, 50)) marks[cell] |= (uint64_t)1 << (grid[cell] - 1); /* else it may be impossible */
    }
}

/* A random board with none, one or several solutions. */
static void prove_random(struct random_source *source, const nonet_layout *layout, struct text *proof)
{
    uint8_t grid[256], cells[256];
    uint64_t marks[256];
    const int count = nonet_layout_cells(layout), side = nonet_layout_side(layout);
    random_grid(source, layout, grid);
    memcpy(cells, grid, (size_t)count);
    random_dig(source, layout, cells, count / 3 + random_below(source, count / 3 + 1));
    if (random_below(source, 3) == 0) cells[random_below(source, count)] = (uint8_t)(1 + random_below(source, side));
    make_marks(source, layout, grid, marks);
    const nonet_position position = {layout, cells, NULL, random_below(source, 2) ? marks : NULL};
    const nonet_proof_format format = random_below(source, 2) ? NONET_PROOF_FORMAT_LRAT : NONET_PROOF_FORMAT_DRAT;
    const nonet_verdict verdict = prove(&position, format, proof, NULL);
    const nonet_verdict proved = verdict == NONET_VERDICT_INVALID    ? NONET_VERDICT_NONE
                                 : verdict == NONET_VERDICT_MULTIPLE ? NONET_VERDICT_UNKNOWN
                                                                     : verdict;
    const long truth = brute_count(&position, 2, 2000, NULL);
    if (truth >= 0) assert_int_equal(proved, expected_verdict(truth)); /* else that takes too many tries */
    assert_int_equal(verify(&position, proof), proved);
    assert_int_equal(verify(NULL, proof), proved);
}

static void random_boards_are_proved(void **state)
{
    (void)state;
    static const int boxes[][2] = {{1, 1}, {1, 2}, {2, 2}, {1, 5}, {2, 3}, {3, 3}, {2, 5}, {3, 4}, {4, 4}};
    struct random_source source = {7};
    struct text proof = {0};
    for (size_t box = 0; box < sizeof boxes / sizeof *boxes; box++) {
        nonet_layout *layout;
        assert_int_equal(nonet_layout_new(boxes[box][0], boxes[box][1], &layout), NONET_OK);
        for (int round = 0; round < ROUNDS; round++) prove_random(&source, layout, &proof);
        nonet_layout_free(layout);
    }
    free(proof.bytes);
}

/* So many cells of a row share one value less: impossible, but only many conflicts show it. */
static nonet_board *make_pigeons(const nonet_layout *layout, int pigeons)
{
    nonet_board *board;
    assert_int_equal(nonet_board_new(layout, true, &board), NONET_OK);
    board->position.is_given = NULL;
    for (int cell = 0; cell < pigeons; cell++) board->candidates[cell] = ((uint64_t)1 << (pigeons - 1)) - 1;
    return board;
}

/* Each cell has seven or eight values of sixteen, at random: a few more would leave solutions, a few less show at once
 * that there is none. */
static nonet_board *make_crowd(uint64_t seed, const nonet_layout *layout)
{
    nonet_board *board;
    struct random_source source = {seed};
    assert_int_equal(nonet_board_new(layout, true, &board), NONET_OK);
    board->position.is_given = NULL;
    for (int cell = 0; cell < 256; cell++) {
        board->candidates[cell] = 0;
        for (int mark = random_below(&source, 10) < 3 ? 8 : 7; mark; mark--)
            board->candidates[cell] |= (uint64_t)1 << random_below(&source, 16);
    }
    return board;
}

/* Long enough for everything that the engine does now and then, and for the judge to close gaps. */
static void thousands_of_clauses_are_proved(void **state)
{
    (void)state;
    nonet_layout *layout;
    struct text proof = {0};
    static const uint64_t crowd_seeds[] = {59, 52}; /* ones that take some thousand conflicts */
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    for (int crowd = 0; crowd < CROWDS; crowd++) {
        nonet_board *const board = make_crowd(crowd_seeds[crowd], layout);
        for (int format = NONET_PROOF_FORMAT_DRAT; format <= NONET_PROOF_FORMAT_LRAT; format++) {
            assert_int_equal(prove(&board->position, (nonet_proof_format)format, &proof, NULL), NONET_VERDICT_NONE);
            const nonet_verification got = verify_in_pieces(&board->position, proof.bytes, proof.length, 1000);
            assert_int_equal(got.verdict, NONET_VERDICT_NONE);
            assert_int_equal(got.format, format);
            assert_true(got.clauses > 500 && got.deletions > 0);
        }
        nonet_board_free(board);
    }
    nonet_layout_free(layout);
    free(proof.bytes);
}

/* ---- wrong proofs ----------------------------------------------------------------------------------------- */

static const char *const one_solution =
    "5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....";

static void read_cells(const char *text, uint8_t *cells)
{
    for (size_t at = 0; text[at]; at++) cells[at] = text[at] == '.' ? 0 : (uint8_t)(text[at] - '0');
}

struct puzzle {
    nonet_layout *layout;
    uint8_t cells[81];
    nonet_position position;
    struct text proof;
};

static void begin_puzzle(struct puzzle *puzzle)
{
    memset(puzzle, 0, sizeof *puzzle);
    assert_int_equal(nonet_layout_new(3, 3, &puzzle->layout), NONET_OK);
    read_cells(one_solution, puzzle->cells);
    puzzle->position = (nonet_position){puzzle->layout, puzzle->cells, NULL, NULL};
    assert_int_equal(prove(&puzzle->position, NONET_PROOF_FORMAT_DRAT, &puzzle->proof, NULL), NONET_VERDICT_UNIQUE);
}

static void end_puzzle(struct puzzle *puzzle)
{
    free(puzzle->proof.bytes);
    nonet_layout_free(puzzle->layout);
}

/* Without any one given the puzzle has several solutions, so that no text may prove anything. */
static void proofs_of_other_puzzles_are_refused(void **state)
{
    (void)state;
    struct puzzle puzzle;
    begin_puzzle(&puzzle);
    for (int cell = 0; cell < 81; cell++) {
        const uint8_t value = puzzle.cells[cell];
        if (!value) continue;
        puzzle.cells[cell] = 0;
        if (brute_count(&puzzle.position, 2, 1000000, NULL) >= 2)
            assert_int_equal(verify(&puzzle.position, &puzzle.proof), NONET_VERDICT_UNKNOWN);
        puzzle.cells[cell] = value == 1 ? 2 : 1;
        const nonet_verdict verdict = verify(&puzzle.position, &puzzle.proof);
        assert_true(verdict != NONET_VERDICT_UNIQUE); /* what is excluded is no solution */
        puzzle.cells[cell] = value;
    }
    assert_int_equal(verify(&puzzle.position, &puzzle.proof), NONET_VERDICT_UNIQUE);
    end_puzzle(&puzzle);
}

/* Line number `skipped`, from 0, is left out. False: there is no such line. */
static bool without_line(const struct text *text, size_t skipped, struct text *shorter)
{
    const char *line = text->bytes;
    for (size_t number = 0; line && number < skipped; number++) {
        line = strchr(line, '\n');
        if (line) line++;
    }
    if (!line || !*line) return false;
    const char *const next = strchr(line, '\n') + 1;
    shorter->length = 0;
    collect(shorter, text->bytes, (size_t)(line - text->bytes));
    collect(shorter, next, strlen(next));
    return true;
}

/* Every line of a proof with little more than is necessary. */
static void proofs_with_gaps_are_refused(void **state)
{
    (void)state;
    nonet_layout *layout;
    struct text proof = {0}, shorter = {0};
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    nonet_board *board = make_pigeons(layout, 5);
    const nonet_position *const position = &board->position;
    assert_int_equal(prove(position, NONET_PROOF_FORMAT_DRAT, &proof, NULL), NONET_VERDICT_NONE);
    size_t lines = 0, refused = 0;
    while (without_line(&proof, lines, &shorter)) {
        refused += verify(position, &shorter) == NONET_VERDICT_UNKNOWN;
        lines++;
    }
    assert_true(lines > 40 && refused >= 3);
    proof.length = 0;
    add_text(&proof, "0\n");
    assert_int_equal(verify(position, &proof), NONET_VERDICT_UNKNOWN);
    nonet_board_free(board);
    nonet_layout_free(layout);
    free(proof.bytes);
    free(shorter.bytes);
}

/* A board with several solutions has no proof, however the text of another is mangled. */
static void mangled_proofs_prove_nothing(void **state)
{
    (void)state;
    struct puzzle puzzle;
    struct random_source source = {3};
    begin_puzzle(&puzzle);
    puzzle.cells[0] = 0;
    assert_int_equal(brute_count(&puzzle.position, 2, 1000000, NULL), 2);
    struct text mangled = {0};
    for (int round = 0; round < MANGLED; round++) {
        mangled.length = 0;
        collect(&mangled, puzzle.proof.bytes, puzzle.proof.length);
        for (int change = 1 + random_below(&source, 20); change; change--)
            mangled.bytes[random_below(&source, (int)mangled.length)] = "0123456789- \ndc"[random_below(&source, 15)];
        assert_int_equal(verify(&puzzle.position, &mangled), NONET_VERDICT_UNKNOWN);
    }
    free(mangled.bytes);
    end_puzzle(&puzzle);
}

/* ---- what is wrong, and where ----------------------------------------------------------------------------- */

#define BOARD "c nonet proof 1\nc box 2 2\nc cells 0 0 0 1\nc cells 2 1 3 4\nc cells 0 0 0 0\nc cells 4 2 0 0\n"
#define SOLVED "c solution 3 4 2 1\nc solution 2 1 3 4\nc solution 1 3 4 2\nc solution 4 2 1 3\n"
#define EMPTY "c nonet proof 1\nc box 2 2\n" FOUR("c cells 0 0 0 0\n")
#define FOUR(text) text text text text

static const struct bad_text bad_texts[] = {
    {"", 1, 0, true, "the proof does not say which puzzle it is about"},
    {"0\n", 1, 1, true, "the proof does not say which puzzle it is about"},
    {"c box 2 2\nc cells 0\n1 0\n", 3, 1, true, "the proof does not say which puzzle it is about"},
    {"c nonet proof 2\n", 1, 1, true, "proofs of this version are not known"},
    {"c nonet proof 0\n", 1, 1, true, "proofs of this version are not known"},
    {"c nonet proof 1\nc solution 1 2 3 4\n", 2, 1, true, "the proof does not say which puzzle it is about"},
    {"c nonet proof 1\nc box 2 0\n", 2, 1, true, "not a shape of boxes"},
    {"c nonet proof 1\nc box 9 2\n", 2, 1, true, "not a shape of boxes"},
    {"c nonet proof 1\nc box 2\n", 2, 1, true, "not a shape of boxes"},
    {"c nonet proof 1\nc box 2 9\n", 2, 1, true, "not a shape of boxes"},
    {"c nonet proof 1\nc box 0 2\n", 2, 1, true, "not a shape of boxes"},
    {"c nonet proof 1\nc box 2 2\nc box 2 2\n", 3, 1, true, "a second board"},
    {"c nonet proof 1\nc cells 0 0 0 0\n", 2, 1, true, "cells before the shape of the boxes"},
    {"c nonet proof 1\nc marks 0 0 0 0\n", 2, 1, true, "marks before the shape of the boxes"},
    {"c nonet proof 1\nc box 2 2\nc cells 0 0 0 5\n", 3, 1, true, "not a row of this board"},
    {"c nonet proof 1\nc box 2 2\nc cells 0 0 0\n", 3, 1, true, "not a row of this board"},
    {"c nonet proof 1\nc box 2 2\nc cells 0 0 0 0 0\n", 3, 1, true, "not a row of this board"},
    {"c nonet proof 1\nc box 2 2\nc cells 0 0 0 99999999999999999999\n", 3, 1, true, "not a row of this board"},
    {"c nonet proof 1\nc box 2 2\nc marks f f f 1ffffffffffffffff\n", 3, 1, true, "not a row of this board"},
    {"c nonet proof 1\nc box 2 2\nc cells 0 0 0 0\n0\n", 4, 1, true, "the puzzle lacks rows"},
    {EMPTY "c marks f f f f\n0\n", 8, 1, true, "the puzzle lacks rows"},
    {EMPTY FOUR("c marks f f f f\n") "c marks f f f f\n", 11, 1, true, "more rows than the board has"},
    {EMPTY "c marks f f f g\n", 7, 1, true, "not a row of this board"},
    {EMPTY "c marks f f f/\n", 7, 1, true, "not a row of this board"},
    {EMPTY SOLVED "c more\nc solutions\n", 13, 0, false, "the proof ends without a contradiction"},
    {EMPTY "c cells 0 0 0 0\n", 7, 1, true, "more rows than the board has"},
    {EMPTY "c solution 1 2 3 4\nc solution x\n", 8, 1, true, "not a row of this board"},
    {EMPTY FOUR("c solution 1 2 3 4\n"), 10, 1, false, "this is not a solution of the puzzle"},
    {EMPTY SOLVED "c solution 3 4 2 1\n", 11, 1, true, "more rows than the board has"},
    {EMPTY "1 2 c\n0\n", 7, 5, true, "a comment inside a clause"},
    {EMPTY "1 -65 0\n", 7, 3, true, "no candidate of this board has such a number"},
    {EMPTY "64 -64 0\n-64 64 0\n", 9, 0, false, "the proof ends without a contradiction"},
    {EMPTY "d d 1 0\n", 7, 3, true, "a deletion inside a clause"},
    {EMPTY "d 1 2 0 d 1 3", 7, 13, true, "the proof ends inside a clause"},
    {EMPTY "1 2 65 0\n", 7, 5, true, "no candidate of this board has such a number"},
    {EMPTY "-99999999999999999999 0\n", 7, 1, true, "no candidate of this board has such a number"},
    {EMPTY "1 2\n3 d 4 0\n", 8, 3, true, "a deletion inside a clause"},
    {EMPTY "1 x 0\n", 7, 3, true, "neither a number nor d, nor a comment: this is no proof in text"},
    {EMPTY "1 2-3 0\n", 7, 3, true, "neither a number nor d, nor a comment: this is no proof in text"},
    {EMPTY "- 0\n", 7, 1, true, "neither a number nor d, nor a comment: this is no proof in text"},
    {EMPTY "1 2", 7, 3, true, "the proof ends inside a clause"},
    {EMPTY "-1 -2 0\n 1 2 3 4 0\n  1 0\n2 0\n", 9, 3, false, "this clause does not follow from what precedes it"},
    {EMPTY "0", 7, 1, false, "this clause does not follow from what precedes it"},
    {EMPTY "-1 -2 0\nd -1 -2 0\nd 17 0\n", 10, 0, false, "the proof ends without a contradiction"},
    {EMPTY SOLVED, 11, 0, false, "the proof ends without a contradiction"},
};

static void what_is_wrong_is_said_with_its_place(void **state)
{
    (void)state;
    expect_refusals(bad_texts, sizeof bad_texts / sizeof *bad_texts);
}

static void what_is_right_may_look_odd(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        nonet_verdict verdict;
    } texts[] = {
        {BOARD SOLVED, NONET_VERDICT_UNIQUE},               /* singles do it: nothing needs to be said */
        {BOARD SOLVED "0\nnonsense", NONET_VERDICT_UNIQUE}, /* decided before */
        {"c 17\r\nc\n" BOARD "1 1 -1 0\r\n\td\t1 -1 0 d 5 0 c comment\n" SOLVED, NONET_VERDICT_UNIQUE},
        {"c nonet proof 1\nc box 2 2\nc cells 1 1 0 0\n"
         "c cells 0 0 0 0\nc cells 0 0 0 0\nc cells 0 0 0 0\n0",
         NONET_VERDICT_NONE},
        {EMPTY "c marks 0 f f f\nc marks f f f f\nc marks f f f f\nc marks f f f f\n0\n", NONET_VERDICT_NONE},
    };
    for (size_t at = 0; at < sizeof texts / sizeof *texts; at++)
        assert_int_equal(verify_in_pieces(NULL, texts[at].text, strlen(texts[at].text), 5).verdict, texts[at].verdict);
}

/* ---- limits ----------------------------------------------------------------------------------------------- */

/* Whatever the memory, the verdict is right, or there is none. */
static void memory_limits_hold(void **state)
{
    (void)state;
    nonet_layout *layout;
    struct text proof = {0};
    int failed = 0, proved = 0;
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    nonet_board *board = make_pigeons(layout, 6);
    for (int format = NONET_PROOF_FORMAT_DRAT; format <= NONET_PROOF_FORMAT_LRAT; format++) {
        assert_int_equal(prove(&board->position, (nonet_proof_format)format, &proof, NULL), NONET_VERDICT_NONE);
        for (int power = 0; power <= 64; power++) {
            const nonet_verifier_settings settings = {.most_memory = power < 64 ? (uint64_t)1 << power : UINT64_MAX};
            nonet_verifier *verifier;
            nonet_verification verification;
            assert_int_equal(nonet_verifier_new(&board->position, &settings, &verifier), NONET_OK);
            const nonet_status status = nonet_verifier_feed(verifier, proof.bytes, proof.length);
            assert_true(status == NONET_END || (status == NONET_ERR_MEMORY && power < 24));
            assert_int_equal(nonet_verifier_finish(verifier, &verification), status == NONET_END ? NONET_OK : status);
            assert_int_equal(verification.verdict, status == NONET_END ? NONET_VERDICT_NONE : NONET_VERDICT_UNKNOWN);
            failed += status != NONET_END;
            proved += status == NONET_END;
            nonet_verifier_free(verifier);
        }
    }
    assert_true(failed >= 20 && proved >= 80);
    nonet_board_free(board);
    nonet_layout_free(layout);
    free(proof.bytes);
}

/* -1 -2, which follows from the rules, and literals that make it long. */
static void add_long_clause_of(struct text *text, int which)
{
    char token[16];
    add_text(text, "-1 -2 ");
    for (int at = 0; at < 20; at++) {
        snprintf(token, sizeof token, "%d ", 5 + at + (at == which % 20 ? 20 : 0));
        add_text(text, token);
    }
    add_text(text, "0");
}

/* In LRAT numbers begin at 386 on the empty board, and rule 2 is -1 -2. */
static void add_and_delete(struct text *text, int number, bool is_lrat, bool is_deletion)
{
    char line[32];
    snprintf(line, sizeof line, "%d d %d 0\n", number, number);
    if (is_lrat && is_deletion) {
        add_text(text, line);
        return;
    }
    snprintf(line, sizeof line, "%d ", number);
    add_text(text, is_lrat ? line : is_deletion ? "d " : "");
    add_long_clause_of(text, number);
    add_text(text, is_lrat ? " 2 0\n" : "\n");
}

/* Far more clauses than there is room for; if each is deleted after a while, they are never many at once. */
static void expect_in_little_room(bool is_lrat, bool deletes, nonet_status status)
{
    const nonet_verifier_settings settings = {.most_memory = deletes ? 3 << 20 : 1 << 19};
    nonet_verifier *verifier;
    nonet_verification verification;
    struct text text = {0};
    add_text(&text, EMPTY);
    for (int first = 386; first < 386 + 80000; first += 2000)
        for (int step = 0; step < (deletes ? 4000 : 2000); step++)
            add_and_delete(&text, first + step % 2000, is_lrat, step >= 2000);
    assert_int_equal(nonet_verifier_new(NULL, &settings, &verifier), NONET_OK);
    assert_int_equal(nonet_verifier_feed(verifier, text.bytes, text.length), status);
    assert_int_equal(nonet_verifier_finish(verifier, &verification), status);
    assert_string_equal(verification.error.message, status == NONET_OK ? "the proof ends without a contradiction" : "");
    assert_int_equal(verification.deletions, deletes ? 80000 : 0);
    nonet_verifier_free(verifier);
    free(text.bytes);
}

static void space_of_deleted_clauses_is_reused(void **state)
{
    (void)state;
    expect_in_little_room(false, true, NONET_OK);
    expect_in_little_room(true, true, NONET_OK);
    expect_in_little_room(false, false, NONET_ERR_MEMORY);
    expect_in_little_room(true, false, NONET_ERR_MEMORY);
}

/* Comments of others may have any length. */
static void long_comments_are_skipped(void **state)
{
    (void)state;
    struct text text = {0};
    add_text(&text, "c");
    for (int at = 0; at < 3000; at++) add_text(&text, " x");
    add_text(&text, "\n" BOARD SOLVED "0\n");
    const nonet_verification got = verify_in_pieces(NULL, text.bytes, text.length, 1000);
    assert_int_equal(got.verdict, NONET_VERDICT_UNIQUE);
    free(text.bytes);
}

static void limits_hold(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_verifier_settings settings;
    nonet_verifier *verifier;
    nonet_verification verification;
    nonet_solver *solver;
    nonet_result result;
    struct text proof = {0};
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    nonet_board *board = make_pigeons(layout, 6);
    const nonet_position *const position = &board->position;
    assert_int_equal(prove(position, NONET_PROOF_FORMAT_DRAT, &proof, NULL), NONET_VERDICT_NONE);

    nonet_verifier_settings_defaults(&settings);
    assert_int_equal(nonet_stop_new(&settings.stop), NONET_OK);
    nonet_stop_now(settings.stop);
    assert_int_equal(nonet_verifier_new(position, &settings, &verifier), NONET_OK);
    assert_int_equal(nonet_verifier_feed(verifier, proof.bytes, proof.length), NONET_STOPPED);
    assert_int_equal(nonet_verifier_finish(verifier, &verification), NONET_STOPPED);
    assert_int_equal(verification.verdict, NONET_VERDICT_UNKNOWN);
    nonet_verifier_free(verifier);
    nonet_stop_free(settings.stop);
    assert_int_equal(nonet_stop_new(&settings.stop), NONET_OK);
    assert_int_equal(nonet_verifier_new(position, &settings, &verifier), NONET_OK);
    assert_int_equal(nonet_verifier_feed(verifier, proof.bytes, proof.length), NONET_END);
    nonet_stop_now(settings.stop); /* too late to matter */
    assert_int_equal(nonet_verifier_feed(verifier, proof.bytes, proof.length), NONET_END);
    assert_int_equal(nonet_verifier_finish(verifier, &verification), NONET_OK);
    assert_int_equal(verification.verdict, NONET_VERDICT_NONE);
    assert_int_equal(nonet_verifier_feed(verifier, NULL, 1), NONET_ERR_ARG);
    assert_int_equal(nonet_verifier_finish(verifier, NULL), NONET_ERR_ARG);
    nonet_verifier_free(verifier);
    nonet_stop_free(settings.stop);

    proof.most = 1000; /* who takes the text has enough */
    proof.length = 0;
    assert_int_equal(nonet_solver_new(NULL, &solver), NONET_OK);
    assert_int_equal(nonet_solver_prove(solver, position, collect, &proof, &result), NONET_STOPPED);
    assert_int_equal(nonet_position_formula(position, NULL, collect, &proof), NONET_STOPPED);
    assert_int_equal(nonet_solver_prove(solver, position, NULL, NULL, &result), NONET_ERR_ARG);
    assert_int_equal(nonet_position_formula(position, NULL, NULL, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_position_formula(position, position->cells, collect, &proof), NONET_ERR_ARG);
    assert_int_equal(nonet_verifier_new(NULL, NULL, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_verifier_finish(NULL, &verification), NONET_ERR_ARG);
    nonet_verifier_free(NULL);
    nonet_solver_free(solver);
    nonet_board_free(board);
    nonet_layout_free(layout);
    free(proof.bytes);
}

/* ---- the formula ------------------------------------------------------------------------------------------ */

enum { MOST_CLAUSES = 1000, MOST_LITERALS = 64 };

struct formula {
    int variables, clauses;
    int clause[MOST_CLAUSES][MOST_LITERALS + 1]; /* 0 behind the last */
};

static void read_formula(const char *text, struct formula *formula)
{
    int used;
    while (*text == 'c') text = strchr(text, '\n') + 1;
    assert_int_equal(sscanf(text, "p cnf %d %d%n", &formula->variables, &formula->clauses, &used), 2);
    assert_true(formula->clauses <= MOST_CLAUSES);
    text += used;
    for (int clause = 0; clause < formula->clauses; clause++)
        for (int at = 0;; at++) {
            assert_true(at <= MOST_LITERALS);
            assert_int_equal(sscanf(text, "%d%n", &formula->clause[clause][at], &used), 1);
            text += used;
            if (!formula->clause[clause][at]) break;
        }
    assert_string_equal(text, "\n");
}

/* Can the clause still be true with variables 1 .. known assigned? */
static bool can_hold(const int *clause, const bool *values, int known)
{
    for (; *clause; clause++)
        if (abs(*clause) > known || values[abs(*clause)] == (*clause > 0)) return true;
    return false;
}

static long count_models(const struct formula *formula, bool *values, int known)
{
    for (int clause = 0; clause < formula->clauses; clause++)
        if (!can_hold(formula->clause[clause], values, known)) return 0;
    if (known == formula->variables) return 1;
    long count = 0;
    for (int value = 0; value < 2; value++) {
        values[known + 1] = value;
        count += count_models(formula, values, known + 1);
    }
    return count;
}

static void formulas_have_the_solutions_of_the_puzzle(void **state)
{
    (void)state;
    static struct formula formula;
    static const int boxes[][2] = {{2, 2}, {1, 3}, {1, 4}};
    struct random_source source = {11};
    struct text text = {0};
    for (int round = 0; round < 3 * ROUNDS; round++) {
        nonet_layout *layout;
        uint8_t grid[16], cells[16], solution[16];
        uint64_t marks[16];
        bool values[65];
        assert_int_equal(nonet_layout_new(boxes[round % 3][0], boxes[round % 3][1], &layout), NONET_OK);
        random_grid(&source, layout, grid);
        memcpy(cells, grid, sizeof cells);
        const int count = nonet_layout_cells(layout);
        random_dig(&source, layout, cells, count / 2 + random_below(&source, count / 2));
        if (random_below(&source, 3) == 0) cells[0] = (uint8_t)(1 + random_below(&source, nonet_layout_side(layout)));
        make_marks(&source, layout, grid, marks);
        const nonet_position position = {layout, cells, NULL, random_below(&source, 2) ? marks : NULL};
        const long truth = brute_count(&position, 1000, 1000000, solution);
        text.length = 0;
        assert_int_equal(nonet_position_formula(&position, NULL, collect, &text), NONET_OK);
        read_formula(text.bytes, &formula);
        assert_int_equal(count_models(&formula, values, 0), truth);
        if (truth > 0) {
            text.length = 0;
            assert_int_equal(nonet_position_formula(&position, solution, collect, &text), NONET_OK);
            read_formula(text.bytes, &formula);
            assert_int_equal(count_models(&formula, values, 0), truth - 1);
        }
        nonet_layout_free(layout);
    }
    free(text.bytes);
}

static void formats_have_names(void **state)
{
    (void)state;
    assert_string_equal(nonet_proof_format_name(NONET_PROOF_FORMAT_DRAT), "drat");
    assert_string_equal(nonet_proof_format_name(NONET_PROOF_FORMAT_LRAT), "lrat");
    assert_string_equal(nonet_proof_format_name((nonet_proof_format)2), "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formats_have_names),
        cmocka_unit_test(random_boards_are_proved),
        cmocka_unit_test(thousands_of_clauses_are_proved),
        cmocka_unit_test(proofs_of_other_puzzles_are_refused),
        cmocka_unit_test(proofs_with_gaps_are_refused),
        cmocka_unit_test(mangled_proofs_prove_nothing),
        cmocka_unit_test(what_is_wrong_is_said_with_its_place),
        cmocka_unit_test(what_is_right_may_look_odd),
        cmocka_unit_test(memory_limits_hold),
        cmocka_unit_test(space_of_deleted_clauses_is_reused),
        cmocka_unit_test(long_comments_are_skipped),
        cmocka_unit_test(limits_hold),
        cmocka_unit_test(formulas_have_the_solutions_of_the_puzzle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
