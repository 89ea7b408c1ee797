/* test_proof_hard.c: proofs that take thousands of clauses, in both formats: those of the hardest puzzles of tests/data
 * and examples. They are accepted, and refused when they are cut or when the puzzle is another. */
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "unit/proof_texts.h"
#include "unit/slow.h"

enum { MOST_TO_DAMAGE = 1 << 24 }; /* longer proofs take too long to be checked again and again */

static char text_of_file[1 << 16];

static void read_file(const char *path)
{
    FILE *const file = fopen(path, "rb");
    assert_non_null(file);
    const size_t length = fread(text_of_file, 1, sizeof text_of_file - 1, file);
    fclose(file);
    text_of_file[length] = 0;
}

static nonet_puzzle *read_puzzle(const char *text, int box_rows, int box_columns)
{
    nonet_reader_settings settings;
    nonet_puzzle *puzzle;
    nonet_reader_settings_defaults(&settings);
    settings.box_rows = box_rows;
    settings.box_columns = box_columns;
    assert_int_equal(nonet_read_one(text, strlen(text), &settings, &puzzle, NULL), NONET_OK);
    return puzzle;
}

/* Both formats, with the puzzle in hand and without. */
static void expect_proofs(const nonet_position *position, nonet_verdict verdict)
{
    struct text proof = {0};
    for (int format = NONET_PROOF_FORMAT_DRAT; format <= NONET_PROOF_FORMAT_LRAT; format++) {
        prove(position, (nonet_proof_format)format, &proof, NULL);
        const nonet_verification got = verify_in_pieces(position, proof.bytes, proof.length, 60000);
        assert_int_equal(got.verdict, verdict);
        assert_int_equal(got.format, format);
        assert_int_equal(verify(NULL, &proof), verdict);
    }
    free(proof.bytes);
}

/* "box puzzle count ..." */
static void puzzles_of_all_kinds_are_proved(void **state)
{
    (void)state;
    int proved = 0;
    read_file("tests/data/puzzles.txt");
    for (char *line = strtok(text_of_file, "\n"); line; line = strtok(NULL, "\n")) {
        static char cells[5000], count[32];
        int rows, columns;
        if (*line == '#' || sscanf(line, "%dx%d %4999s %31s", &rows, &columns, cells, count) != 4) continue;
        const bool is_unique = strcmp(count, "1") == 0;
        if (!is_unique && strcmp(count, "0") != 0) continue;
        nonet_puzzle *const puzzle = read_puzzle(cells, rows, columns);
        expect_proofs(&puzzle->position, is_unique ? NONET_VERDICT_UNIQUE : NONET_VERDICT_NONE);
        nonet_puzzle_free(puzzle);
        proved++;
    }
    assert_true(proved >= 20);
}

/* ---- long proofs ------------------------------------------------------------------------------------------ */

static void expect_cut_proofs_to_fail(const nonet_position *position, const struct text *proof)
{
    static const int parts[] = {10, 50, 90, 99};
    for (size_t at = 0; at < sizeof parts / sizeof *parts; at++) {
        const nonet_verification got =
            verify_in_pieces(position, proof->bytes, proof->length / 100 * (size_t)parts[at], 60000);
        assert_int_equal(got.verdict, NONET_VERDICT_UNKNOWN);
        assert_true(got.error.line > 1);
    }
}

/* Without so many givens there are other solutions, and nobody may prove that there are none. */
static void expect_other_puzzle_to_fail(nonet_puzzle *puzzle, const struct text *proof)
{
    const nonet_layout *const layout = puzzle->position.layout;
    uint8_t *const cells = malloc((size_t)nonet_layout_cells(layout));
    assert_non_null(cells);
    memcpy(cells, puzzle->position.cells, (size_t)nonet_layout_cells(layout));
    for (int cell = 0; cell < nonet_layout_cells(layout); cell += 2) cells[cell] = 0;
    const nonet_position other = {layout, cells, NULL, NULL};
    assert_int_equal(verify(&other, proof), NONET_VERDICT_UNKNOWN);
    free(cells);
}

static void expect_long_proofs(const char *text, uint64_t fewest_clauses)
{
    nonet_puzzle *const puzzle = read_puzzle(text, 0, 0);
    struct text proof = {0};
    for (int format = NONET_PROOF_FORMAT_DRAT; format <= NONET_PROOF_FORMAT_LRAT; format++) {
        assert_int_equal(prove(&puzzle->position, (nonet_proof_format)format, &proof, NULL), NONET_VERDICT_UNIQUE);
        const nonet_verification got = verify_in_pieces(&puzzle->position, proof.bytes, proof.length, 60000);
        assert_int_equal(got.verdict, NONET_VERDICT_UNIQUE);
        assert_true(got.clauses >= fewest_clauses);
        assert_true(got.deletions >= fewest_clauses / 4); /* what the search drops, checkers can drop, too */
        if (proof.length < MOST_TO_DAMAGE) expect_cut_proofs_to_fail(&puzzle->position, &proof);
        expect_other_puzzle_to_fail(puzzle, &proof);
    }
    free(proof.bytes);
    nonet_puzzle_free(puzzle);
}

static void hard_boards_of_25x25_are_proved(void **state)
{
    (void)state;
    read_file("tests/data/hard_25x25.txt");
    strtok(text_of_file, "\n"); /* a comment */
    const char *const one = strtok(NULL, "\n"), *const other = strtok(NULL, "\n");
    expect_long_proofs(one, 1000);
    expect_long_proofs(other, 1000);
}

#ifndef TESTS_ARE_SLOW
static void a_proof_of_megabytes_is_checked(void **state)
{
    (void)state;
    read_file("examples/search_learning_25x25.txt");
    expect_long_proofs(text_of_file, 5000);
}
#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_of_all_kinds_are_proved),
        cmocka_unit_test(hard_boards_of_25x25_are_proved),
#ifndef TESTS_ARE_SLOW
        cmocka_unit_test(a_proof_of_megabytes_is_checked),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
