/* proofs.c: see proofs.h; whatever fails ends the test. */
#include "support/proofs.h"

#include <stdlib.h>
#include <string.h>

#include "unit/cmocka_all.h"

bool collect(void *context, const char *bytes, size_t length)
{
    struct text *text = context;
    if (text->most && text->length + length > text->most) return false;
    if (text->length + length + 1 > text->room) {
        text->room = 2 * text->room + length + 1;
        text->bytes = realloc(text->bytes, text->room);
        assert_non_null(text->bytes);
    }
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = 0;
    return true;
}

void add_text(struct text *text, const char *words)
{
    assert_true(collect(text, words, strlen(words)));
}

nonet_verdict prove(const nonet_position *position, nonet_proof_format format, struct text *proof, uint8_t *solution)
{
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_result result;
    proof->length = 0;
    nonet_solver_settings_defaults(&settings);
    settings.proof_format = format;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    assert_int_equal(nonet_solver_prove(solver, position, collect, proof, &result), NONET_OK);
    if (solution && result.solution) memcpy(solution, result.solution, (size_t)nonet_layout_cells(position->layout));
    nonet_solver_free(solver);
    return result.verdict;
}

nonet_verification verify_in_pieces(const nonet_position *position, const char *bytes, size_t length, size_t piece)
{
    nonet_verifier *verifier;
    nonet_verification verification;
    assert_int_equal(nonet_verifier_new(position, NULL, &verifier), NONET_OK);
    for (size_t at = 0; at < length; at += piece) {
        const nonet_status status =
            nonet_verifier_feed(verifier, bytes + at, length - at < piece ? length - at : piece);
        assert_true(status == NONET_OK || status == NONET_END);
    }
    assert_int_equal(nonet_verifier_finish(verifier, &verification), NONET_OK);
    verification.position = NULL; /* gone with the verifier */
    verification.solution = NULL;
    nonet_verifier_free(verifier);
    return verification;
}

nonet_verdict verify(const nonet_position *position, const struct text *proof)
{
    return verify_in_pieces(position, proof->bytes, proof->length, SIZE_MAX / 2).verdict;
}

void expect_refusals(const struct bad_text *texts, size_t count)
{
    for (size_t at = 0; at < count; at++) {
        const struct bad_text *const bad = &texts[at];
        for (size_t piece = 1; piece < 64; piece *= 4) {
            const nonet_verification got = verify_in_pieces(NULL, bad->text, strlen(bad->text), piece);
            assert_int_equal(got.verdict, NONET_VERDICT_UNKNOWN);
            assert_string_equal(got.error.message, bad->message);
            assert_int_equal(got.error.line, bad->line);
            assert_int_equal(got.error.column, bad->column);
            assert_int_equal(got.is_malformed, bad->is_malformed);
        }
    }
}
