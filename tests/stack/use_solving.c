/* use_solving.c: the stack that solvers, batches and proofs take. */
#include <stdlib.h>
#include <string.h>

#include "stack/painted.h"
#include "stack/scenarios.h"
#include "stack/stack_boards.h"

/* Deep searches are as deep after so many nodes as they will ever be. */
enum { MOST_NODES = 500, BATCH = 300, MOST_PROOF = 1 << 24 };

static bool wants_all(void *context, const uint8_t *solution)
{
    (void)context;
    return solution != NULL;
}

static bool watches_all(void *context, const nonet_trace_event *event)
{
    (void)context;
    return event != NULL;
}

static nonet_solver *new_solver(const nonet_solver_settings *settings)
{
    nonet_solver *solver;
    nonet_status status;
    CALL(status = nonet_solver_new(settings, &solver));
    stack_expect(status == NONET_OK, "a solver");
    return solver;
}

static void use_solver(const nonet_solver_settings *settings, const nonet_position *puzzle)
{
    nonet_solver *const solver = new_solver(settings);
    nonet_result result;
    CALL(nonet_solver_problem(puzzle, settings));
    CALL(nonet_solver_solve(solver, puzzle, &result));
    stack_expect(!result.solution || nonet_position_accepts(puzzle, result.solution), "a solution");
    CALL(nonet_solver_first(solver, puzzle, &result));
    CALL(nonet_solver_count(solver, puzzle, 0, &result));
    static uint16_t suspects[NONET_MAX_CELLS];
    size_t count;
    if (nonet_layout_side(puzzle->layout) <= 9) CALL(nonet_solver_suspects(solver, puzzle, suspects, &count));
    CALL(nonet_solver_each(solver, puzzle, 100, wants_all, NULL, &result));
    CALL(nonet_solver_trace(solver, puzzle, 2, watches_all, NULL, &result));
    const nonet_contradiction contradiction = {.kind = NONET_CONTRADICTION_NO_VALUE, .cell = 1};
    char text[128];
    CALL(nonet_contradiction_text(&contradiction, puzzle->layout, NULL, text, sizeof text));
    CALL(nonet_propagation_name(NONET_PROPAGATION_FISH));
    CALL(nonet_order_name(NONET_ORDER_MRV));
    nonet_progress progress;
    CALL(nonet_solver_progress(solver, &progress));
    CALL(nonet_solver_free(solver));
}

static nonet_solver_settings limited_settings(void)
{
    nonet_solver_settings settings;
    CALL(nonet_solver_settings_defaults(&settings));
    settings.most_nodes = MOST_NODES;
    return settings;
}

static void use_every_engine(const char *what, const nonet_position *puzzle)
{
    nonet_solver_settings settings = limited_settings();
    stack_scenario("%s, any engine", what);
    use_solver(&settings, puzzle);
    for (size_t i = 0; (settings.engine = nonet_engine_name(i)); i++) {
        stack_scenario("%s, %s", what, settings.engine);
        CALL(nonet_engine_name(i));
        bool takes;
        CALL(takes = nonet_engine_takes(settings.engine, puzzle->layout));
        if (takes) use_solver(&settings, puzzle);
    }
}

static void use_every_heuristic(const char *what, const nonet_position *puzzle)
{
    nonet_solver_settings settings = limited_settings();
    settings.engine = "search";
    for (int propagation = NONET_PROPAGATION_FORWARD; propagation <= NONET_PROPAGATION_FISH; propagation++)
        for (int order = NONET_ORDER_INPUT; order <= NONET_ORDER_MRV_WEIGHT; order++) {
            settings.propagation = (nonet_propagation)propagation;
            settings.order = (nonet_order)order;
            stack_scenario("%s, propagation %d, order %d", what, propagation, order);
            use_solver(&settings, puzzle);
        }
    CALL(nonet_solver_settings_resolve(&settings, puzzle->layout));
}

/* What deduces most goes deepest. */
static void use_fish(const char *what, const nonet_position *puzzle)
{
    nonet_solver_settings settings = limited_settings();
    settings.engine = "search";
    settings.propagation = NONET_PROPAGATION_FISH;
    stack_scenario("%s, fish", what);
    use_solver(&settings, puzzle);
}

/* ---- several threads ----------------------------------------------------------------------------- */

static void use_threads(const nonet_position *puzzle)
{
    nonet_solver_settings settings;
    nonet_stop *stop;
    nonet_permits *permits;
    stack_scenario("two threads");
    CALL(nonet_stop_new(&stop));
    CALL(nonet_permits_new(1, &permits));
    nonet_solver_settings_defaults(&settings);
    settings.threads = 2;
    settings.stop = stop;
    settings.permits = permits;
    use_solver(&settings, puzzle);
    CALL(nonet_permits_add(permits, 1));
    CALL(nonet_stop_set_tick(stop, 1000, NULL, NULL));
    CALL(nonet_stop_now(stop));
    CALL(nonet_stop_clear(stop));
    CALL(nonet_permits_free(permits));
    CALL(nonet_stop_free(stop));
}

/* ---- batches ------------------------------------------------------------------------------------- */

static void use_batch(const char *cpu, const uint8_t *puzzles, size_t count, uint64_t limit)
{
    static uint8_t solutions[81 * BATCH];
    static uint64_t counts[BATCH];
    static bool is_final[BATCH];
    nonet_batch_settings settings;
    CALL(nonet_batch_settings_defaults(&settings));
    settings.cpu = cpu;
    nonet_batch *batch;
    nonet_status status;
    CALL(status = nonet_batch_new(&settings, &batch));
    stack_expect(status == NONET_OK, "a batch");
    nonet_batch_job job = {.count = count, .limit = limit, .puzzles = puzzles, .puzzle_stride = 81, .counts = counts};
    CALL(nonet_batch_run(batch, &job));
    job.solutions = solutions;
    job.solution_stride = 81;
    job.is_final = is_final;
    CALL(status = nonet_batch_run(batch, &job));
    stack_expect(status == NONET_OK, "a batch that runs");
    CALL(nonet_batch_free(batch));
}

static void use_batches(void)
{
    static uint8_t puzzles[81 * BATCH];
    static const char *const sets[] = {"trivial", "minimal", "hard", "multiple", "invalid"};
    for (size_t i = 0; i < BATCH; i++) {
        const nonet_position *const from =
            i % 10 == 5 ? board_hardest(i / 10 % 4) : board_sample(sets[i % 5], i / 50); /* some often */
        memcpy(puzzles + 81 * i, from->cells, 81);
    }
    const char *cpu;
    for (size_t i = 0; (cpu = nonet_batch_cpu_name(i)); i++) {
        stack_scenario("batch, %s", cpu);
        CALL(nonet_batch_cpu_name(i));
        use_batch(cpu, puzzles, BATCH, 2);
        use_batch(cpu, puzzles, BATCH, 1000);
        use_batch(cpu, puzzles, 7, 2);
    }
}

/* ---- proofs -------------------------------------------------------------------------------------- */

static void use_proof_format(const char *what, const nonet_position *puzzle, nonet_proof_format format)
{
    nonet_text_buffer proof = {.bytes = malloc(MOST_PROOF), .size = MOST_PROOF};
    nonet_solver_settings settings = limited_settings();
    settings.proof_format = format;
    nonet_solver *const solver = new_solver(&settings);
    nonet_result result;
    stack_scenario("proof, %s", what);
    CALL(nonet_solver_prove(solver, puzzle, nonet_text_collect, &proof, &result));
    nonet_verifier_settings verifying;
    nonet_verifier *verifier;
    nonet_verification verification;
    nonet_status status;
    CALL(nonet_verifier_settings_defaults(&verifying));
    CALL(status = nonet_verifier_new(NULL, &verifying, &verifier));
    stack_expect(status == NONET_OK, "a verifier");
    CALL(nonet_text_collect(&proof, "", 0));
    CALL(nonet_verifier_feed(verifier, proof.bytes, proof.length < MOST_PROOF ? proof.length : MOST_PROOF));
    CALL(nonet_verifier_finish(verifier, &verification));
    CALL(nonet_verifier_free(verifier));
    proof.length = 0;
    CALL(nonet_position_formula(puzzle, NULL, nonet_text_collect, &proof));
    CALL(nonet_solver_free(solver));
    free(proof.bytes);
}

static void use_proof(const char *what, const nonet_position *puzzle)
{
    use_proof_format(what, puzzle, NONET_PROOF_FORMAT_DRAT);
    use_proof_format(what, puzzle, NONET_PROOF_FORMAT_LRAT);
}

static void use_bad_proof(const char *name, const char *text, size_t length)
{
    nonet_verifier *verifier;
    nonet_verification verification;
    stack_scenario("%s", name);
    CALL(nonet_verifier_new(NULL, NULL, &verifier));
    CALL(nonet_verifier_feed(verifier, text, length));
    CALL(nonet_verifier_finish(verifier, &verification));
    nonet_verifier_free(verifier);
}

/* ---- positions ----------------------------------------------------------------------------------- */

static void use_positions(void)
{
    static bool is_clash[NONET_MAX_CELLS];
    static uint64_t candidates[NONET_MAX_CELLS];
    nonet_board *const board = board_new(board_layout(8, 8), true);
    const nonet_position *const position = &board->position;
    nonet_conflict conflict;
    nonet_why why;
    char text[128];
    stack_scenario("64x64");
    CALL(nonet_position_is_consistent(position, &conflict));
    board->cells[1] = board->cells[60] = 64;
    CALL(nonet_position_is_consistent(position, &conflict));
    CALL(nonet_conflict_text(&conflict, position->layout, NULL, text, sizeof text));
    CALL(nonet_position_clashes(position, is_clash));
    CALL(nonet_position_is_given(position, 1));
    CALL(nonet_position_why(position, 4095, 64, &why));
    CALL(nonet_position_candidates(position, candidates));
    CALL(nonet_board_copy(board, board_dug(8, 8, 50, 1)));
    CALL(nonet_board_set_givens(board, board_dug(8, 8, 50, 1), NULL));
    CALL(nonet_position_accepts(position, board_dug(8, 8, 0, 1)->cells));
    CALL(nonet_board_free(board));
}

static void use_layouts(void)
{
    nonet_layout_builder *builder;
    nonet_layout *layout, *copy;
    int box_rows, box_columns;
    char name[24];
    stack_scenario("64x64");
    CALL(nonet_layout_builder_new(64, &builder));
    CALL(nonet_layout_builder_boxes(builder, 8, 8));
    CALL(nonet_layout_builder_build(builder, &layout));
    CALL(nonet_layout_builder_free(builder));
    CALL(nonet_layout_copy(layout, &copy));
    CALL(nonet_layout_equal(layout, copy));
    CALL(nonet_layout_side(layout));
    CALL(nonet_layout_cells(layout));
    CALL(nonet_layout_houses(layout));
    CALL(nonet_layout_box_rows(layout));
    CALL(nonet_layout_box_columns(layout));
    CALL(nonet_layout_is_classic(layout));
    nonet_cells cells;
    nonet_houses houses;
    CALL(nonet_layout_house_kind(layout, 70));
    CALL(nonet_layout_house_cells(layout, 70, &cells));
    CALL(nonet_layout_cell_houses(layout, 4000, &houses));
    CALL(nonet_layout_sees(layout, 1, 4000));
    CALL(nonet_layout_cell_text(layout, 4000, name, sizeof name));
    CALL(nonet_layout_house_text(layout, 100, false, name, sizeof name));
    CALL(nonet_layout_cell_find(layout, "r64c64"));
    CALL(nonet_layout_house_find(layout, "box 64"));
    CALL(nonet_house_kind_name(NONET_HOUSE_BOX));
    CALL(nonet_batch_takes(layout));
    CALL(nonet_layout_problem(8, 8));
    CALL(nonet_layout_usual_boxes(64, &box_rows, &box_columns));
    CALL(nonet_layout_free(copy));
    nonet_layout_free(layout);
}

static void use_names(void)
{
    CALL(nonet_version());
    CALL(nonet_status_name(NONET_OK));
    CALL(nonet_proof_format_name(NONET_PROOF_FORMAT_LRAT));
    char shown[8];
    CALL(nonet_visible_text("\033", 1, shown, sizeof shown));
    CALL(nonet_verdict_name(NONET_VERDICT_UNIQUE));
}

void use_solving(void)
{
    static const char *const sets[] = {"trivial", "hard", "multiple", "invalid", "16x16", "25x25", "36x36"};
    use_names();
    use_layouts();
    use_positions();
    use_every_engine("empty 4x4", board_dug(2, 2, 100, 1));
    use_every_engine("empty 9x9", board_dug(3, 3, 100, 1));
    for (size_t i = 0; board_hardest(i); i++) use_every_engine("hardest", board_hardest(i));
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) use_every_engine(sets[i], board_sample(sets[i], 0));
    for (int percent = 40; percent <= 100; percent += 20) {
        use_every_engine("1x8 boxes", board_dug(1, 8, percent, 2));
        use_every_engine("6x8 boxes", board_dug(6, 8, percent, 3));
        use_every_engine("64x64", board_dug(8, 8, percent, 4));
    }
    use_every_heuristic("hardest", board_hardest(0));
    use_every_heuristic("16x16", board_sample("16x16", 0));
    use_every_heuristic("empty 25x25", board_dug(5, 5, 100, 1));
    use_fish("empty 64x64", board_dug(8, 8, 100, 1));
    use_threads(board_sample("36x36", 0));
    use_batches();
    use_proof("hardest", board_hardest(1));
    use_proof("16x16", board_sample("16x16", 1));
    use_proof("25x25", board_dug(5, 5, 60, 5));
    use_proof("64x64", board_dug(8, 8, 50, 5));
    board_each_file("tests/fuzz/corpus/proof", use_bad_proof);
}
