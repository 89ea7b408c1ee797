/* proof_texts.h: proofs in memory: made by a solver, checked by a verifier. Whatever fails ends the test. */
#ifndef TEST_PROOF_TEXTS_H
#define TEST_PROOF_TEXTS_H

#include <nonet.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"

struct text {
    char *bytes;               /* end with a 0 */
    size_t length, room, most; /* `most`: refuse what is longer; 0 = never */
};

/* A nonet_text_sink, with the text as context. */
static inline bool collect(void *context, const char *bytes, size_t length)
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

static inline void add_text(struct text *text, const char *words)
{
    assert_true(collect(text, words, strlen(words)));
}

/* A proof by a solver of its own, so that nothing is left from the last one. `solution`: gets it; or NULL. */
static inline nonet_verdict prove(const nonet_position *position, nonet_proof_format format, struct text *proof,
                                  uint8_t *solution)
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

/* Fed in pieces of this size. The position and solution are gone. */
static inline nonet_verification verify_in_pieces(const nonet_position *position, const char *bytes, size_t length,
                                                  size_t piece)
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

static inline nonet_verdict verify(const nonet_position *position, const struct text *proof)
{
    return verify_in_pieces(position, proof->bytes, proof->length, SIZE_MAX / 2).verdict;
}

/* What is wrong with a text, and where. */
struct bad_text {
    const char *text;
    uint64_t line, column;
    bool is_malformed;
    const char *message;
};

/* Each text is refused for its reason and at its place, however it is cut into pieces. */
static inline void expect_refusals(const struct bad_text *texts, size_t count)
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

#endif
