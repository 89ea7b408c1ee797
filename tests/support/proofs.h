/* proofs.h: proofs in memory: made by a solver, checked by a verifier. */
#ifndef TEST_PROOFS_H
#define TEST_PROOFS_H

#include <nonet.h>

struct text {
    char *bytes;               /* end with a 0 */
    size_t length, room, most; /* `most`: refuse what is longer; 0 = never */
};

/* A nonet_text_sink, with the text as context. */
bool collect(void *context, const char *bytes, size_t length);
void add_text(struct text *text, const char *words);

/* A proof by a solver of its own, so that nothing is left from the last one. `solution`: gets it; or NULL. */
nonet_verdict prove(const nonet_position *position, nonet_proof_format format, struct text *proof, uint8_t *solution);

/* Fed in pieces of this size. The position and solution are gone. */
nonet_verification verify_in_pieces(const nonet_position *position, const char *bytes, size_t length, size_t piece);
nonet_verdict verify(const nonet_position *position, const struct text *proof);

/* What is wrong with a text, and where. */
struct bad_text {
    const char *text;
    uint64_t line, column;
    bool is_malformed;
    const char *message;
};

/* Each text is refused for its reason and at its place, however it is cut into pieces. */
void expect_refusals(const struct bad_text *texts, size_t count);

#endif
