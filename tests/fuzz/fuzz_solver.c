/* fuzz_solver.c: any position (raw_position.h) through everything that solves. All engines agree with each other and with
 * a solver that shares nothing with them, solutions obey the rules, and what is proved is verified. A limit of nodes keeps
 * every answer short. */
#include "fuzz/raw_position.h"

enum { LARGEST_SIDE = 25, MOST_NODES = 300, MOST_COUNTED = 3, LARGEST_PROOF = 1 << 20 };

/* What is known about the position. */
struct known_answer {
    const struct raw_position *raw;
    long count; /* of solutions, up to MOST_COUNTED; -1: not known */
    bool is_consistent;
};

static bool is_verdict_possible(const struct known_answer *known, const nonet_result *result)
{
    switch (result->verdict) {
    case NONET_VERDICT_INVALID: return !known->is_consistent;
    case NONET_VERDICT_NONE: return known->is_consistent && known->count <= 0;
    case NONET_VERDICT_UNIQUE: return known->count < 0 || known->count == 1;
    case NONET_VERDICT_MULTIPLE: return known->count < 0 || known->count >= 2;
    case NONET_VERDICT_SOLVED: return known->count != 0;
    default: return false;
    }
}

/* What was counted up to `limit`. */
static void check_count(const struct known_answer *known, const nonet_result *result, uint64_t limit)
{
    REQUIRE(result->count <= limit);
    if (known->count < 0) return;
    const uint64_t true_count = (uint64_t)known->count < limit ? (uint64_t)known->count : limit;
    REQUIRE(result->count == true_count);
    REQUIRE(!result->is_exact || known->count == MOST_COUNTED || result->count == (uint64_t)known->count);
    REQUIRE(result->is_exact || result->count == limit);
}

static void check_solution(const struct known_answer *known, const nonet_result *result)
{
    const bool has_solution = result->verdict >= NONET_VERDICT_UNIQUE;
    REQUIRE(!result->solution || nonet_position_accepts(&known->raw->position, result->solution));
    REQUIRE(!result->solution || known->count != 0);
    REQUIRE(!result->solution || has_solution);
}

/* A status that such a position may get. True: there is an answer to look at. */
static bool is_answered(const struct known_answer *known, nonet_status status, const nonet_result *result)
{
    if (!known->raw->is_in_range) {
        REQUIRE(status == NONET_ERR_ARG);
        return false;
    }
    REQUIRE(status == NONET_OK || status == NONET_STOPPED);
    check_solution(known, result);
    if (status == NONET_OK) REQUIRE(is_verdict_possible(known, result));
    return status == NONET_OK;
}

static void check_solving(const struct known_answer *known, nonet_solver *solver)
{
    const nonet_position *const position = &known->raw->position;
    nonet_result result;
    if (is_answered(known, nonet_solver_solve(solver, position, &result), &result))
        REQUIRE((result.verdict >= NONET_VERDICT_UNIQUE) == (result.solution != NULL));
    if (is_answered(known, nonet_solver_first(solver, position, &result), &result))
        REQUIRE((result.verdict == NONET_VERDICT_SOLVED) == (result.solution != NULL));
    for (uint64_t limit = 1; limit <= MOST_COUNTED; limit++)
        if (is_answered(known, nonet_solver_count(solver, position, limit, &result), &result))
            check_count(known, &result, limit);
}

/* ---- solutions one by one ---------------------------------------------------------------------- */

struct listing {
    const struct raw_position *raw;
    uint64_t count;
    uint8_t last[NONET_MAX_CELLS];
};

static bool take_listed(void *context, const uint8_t *solution)
{
    struct listing *const listing = context;
    const size_t cells = (size_t)nonet_layout_cells(listing->raw->layout);
    REQUIRE(nonet_position_accepts(&listing->raw->position, solution));
    const int order = memcmp(listing->last, solution, cells);
    REQUIRE(nonet_layout_side(listing->raw->layout) <= 9 ? order < 0 : order != 0);
    memcpy(listing->last, solution, cells);
    listing->count++;
    return true;
}

static void check_listing(const struct known_answer *known, nonet_solver *solver)
{
    static struct listing listing;
    nonet_result result;
    memset(&listing, 0, sizeof listing);
    listing.raw = known->raw;
    const nonet_status status =
        nonet_solver_each(solver, &known->raw->position, MOST_COUNTED, take_listed, &listing, &result);
    if (!is_answered(known, status, &result)) return;
    check_count(known, &result, MOST_COUNTED);
    REQUIRE(result.count == listing.count);
}

/* ---- the tree of the search -------------------------------------------------------------------- */

struct tree_walk {
    const nonet_layout *layout;
    uint32_t depth;
    uint64_t solutions;
};

static bool take_event(void *context, const nonet_trace_event *event)
{
    struct tree_walk *const walk = context;
    if (event->kind == NONET_TRACE_GUESS) REQUIRE(event->depth == ++walk->depth);
    if (event->kind == NONET_TRACE_BACK) REQUIRE(event->depth == --walk->depth);
    if (event->kind == NONET_TRACE_SOLUTION) walk->solutions += event->times;
    const bool has_cell = event->kind == NONET_TRACE_GUESS || event->kind == NONET_TRACE_ONLY;
    REQUIRE(!has_cell || (event->cell >= 0 && event->cell < nonet_layout_cells(walk->layout)));
    REQUIRE(!has_cell || event->cells[event->cell] == event->value || event->contradiction.kind);
    return true;
}

static void check_tree(const struct known_answer *known, nonet_solver *solver)
{
    struct tree_walk walk = {.layout = known->raw->layout};
    nonet_result result;
    const nonet_status status =
        nonet_solver_trace(solver, &known->raw->position, MOST_COUNTED, take_event, &walk, &result);
    if (!is_answered(known, status, &result)) return;
    check_count(known, &result, MOST_COUNTED);
    REQUIRE(walk.solutions >= result.count);
}

/* ---- proofs ------------------------------------------------------------------------------------ */

static void check_proof(const struct known_answer *known, nonet_solver *solver)
{
    static char bytes[LARGEST_PROOF];
    nonet_text_buffer proof = {.bytes = bytes, .size = sizeof bytes};
    nonet_verifier *verifier;
    nonet_verification verification;
    nonet_result result;
    const nonet_position *const position = &known->raw->position;
    const nonet_status status = nonet_solver_prove(solver, position, nonet_text_collect, &proof, &result);
    if (!is_answered(known, status, &result) || proof.length >= proof.size) return;
    REQUIRE(nonet_verifier_new(position, NULL, &verifier) == NONET_OK);
    const nonet_status fed = nonet_verifier_feed(verifier, proof.bytes, proof.length);
    REQUIRE(fed == NONET_OK || fed == NONET_END);
    REQUIRE(nonet_verifier_finish(verifier, &verification) == NONET_OK);
    const bool is_none = result.verdict == NONET_VERDICT_NONE || result.verdict == NONET_VERDICT_INVALID;
    if (is_none) REQUIRE(verification.verdict == NONET_VERDICT_NONE);
    else REQUIRE(verification.verdict == NONET_VERDICT_UNIQUE || result.verdict == NONET_VERDICT_MULTIPLE);
    if (result.verdict == NONET_VERDICT_MULTIPLE) REQUIRE(verification.verdict == NONET_VERDICT_UNKNOWN);
    nonet_verifier_free(verifier);
}

/* ---- all of them ------------------------------------------------------------------------------- */

static nonet_solver *new_solver(const nonet_solver_settings *settings)
{
    nonet_solver *solver;
    REQUIRE(nonet_solver_new(settings, &solver) == NONET_OK);
    return solver;
}

static void ask_engine(const struct known_answer *known, const char *engine)
{
    nonet_solver_settings settings;
    nonet_result result;
    nonet_solver_settings_defaults(&settings);
    settings.engine = engine;
    settings.most_nodes = MOST_NODES;
    if (engine && strcmp(engine, "search") == 0) {
        settings.propagation = (nonet_propagation)(known->raw->question / 8 % 5);
        settings.order = (nonet_order)(known->raw->question / 8 / 5 % 5);
    }
    nonet_solver *const solver = new_solver(&settings);
    if (engine && !nonet_engine_takes(engine, known->raw->layout))
        REQUIRE(nonet_solver_solve(solver, &known->raw->position, &result) == NONET_ERR_ARG);
    else if (known->raw->question % 8 == 0) check_listing(known, solver);
    else check_solving(known, solver);
    if (engine && strcmp(engine, "search") == 0 && known->raw->question % 8 == 1) check_tree(known, solver);
    if (!engine && known->raw->question % 8 == 2) check_proof(known, solver);
    nonet_solver_free(solver);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct raw_position raw;
    static uint8_t first[NONET_MAX_CELLS];
    struct fuzz_input input = {data, size};
    struct known_answer known = {.raw = &raw, .count = -1};
    take_raw_position(&raw, &input, LARGEST_SIDE);
    known.is_consistent = nonet_position_is_consistent(&raw.position, NULL);
    if (raw.is_in_range) known.count = brute_answer(&raw.position, MOST_COUNTED, first);
    if (known.count > 0) REQUIRE(nonet_position_accepts(&raw.position, first));
    REQUIRE(known.is_consistent || known.count <= 0);
    ask_engine(&known, NULL);
    for (size_t engine = 0; nonet_engine_name(engine); engine++) ask_engine(&known, nonet_engine_name(engine));
    nonet_layout_free(raw.layout);
    return 0;
}
