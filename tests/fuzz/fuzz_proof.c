/* fuzz_proof.c: any text as a proof, in DRAT or LRAT: reading must not crash, a failure has a place and a reason, a board
 * that has several solutions has no proof, and what is proved is what a solver says. */
#include <nonet.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A solver has the last word, within its limit. */
static void compare_with_solver(const nonet_verification *verification)
{
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_result result;
    nonet_solver_settings_defaults(&settings);
    settings.most_nodes = 1000;
    if (nonet_solver_new(&settings, &solver) != NONET_OK) abort();
    const nonet_status status = nonet_solver_count(solver, verification->position, 2, &result);
    const uint64_t proved = verification->verdict == NONET_VERDICT_UNIQUE;
    if (status == NONET_OK && (result.count != proved || !result.is_exact)) abort();
    if (status == NONET_STOPPED && result.count > proved) abort();
    nonet_solver_free(solver);
}

static nonet_verdict judge(const nonet_position *position, const char *text, size_t size)
{
    nonet_verifier_settings settings;
    nonet_verifier *verifier;
    nonet_verification verification;
    nonet_verifier_settings_defaults(&settings);
    settings.most_memory = 1 << 20;
    if (nonet_verifier_new(position, &settings, &verifier) != NONET_OK) abort();
    const size_t half = size / 2; /* the text is cut somewhere */
    nonet_status status = nonet_verifier_feed(verifier, text, half);
    if (status == NONET_OK) status = nonet_verifier_feed(verifier, text + half, size - half);
    if (nonet_verifier_finish(verifier, &verification) != (status == NONET_ERR_MEMORY ? status : NONET_OK)) abort();
    if (status == NONET_OK || status == NONET_END) {
        const bool is_failed = verification.verdict == NONET_VERDICT_UNKNOWN;
        if (is_failed && (!verification.error.line || !verification.error.message[0])) abort();
        if (!is_failed && !verification.position) abort();
        if (verification.verdict == NONET_VERDICT_UNIQUE &&
            !nonet_position_accepts(verification.position, verification.solution))
            abort();
        if (!is_failed) compare_with_solver(&verification);
    }
    nonet_verifier_free(verifier);
    return verification.verdict;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    nonet_layout *layout;
    uint8_t cells[16] = {0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 0, 4, 2, 0, 0};
    if (nonet_layout_new(2, 2, &layout) != NONET_OK) abort();
    const nonet_position several = {layout, cells, NULL, NULL};
    if (judge(&several, (const char *)data, size) != NONET_VERDICT_UNKNOWN) abort();
    judge(NULL, (const char *)data, size);
    nonet_layout_free(layout);
    return 0;
}
