/* engines.c: everything that answers 9x9 puzzles: the search engine and the automatic choice by their
 * public handle; the bulk engine for each instruction set, and each build of the band engine, directly,
 * because the handles would only show the best of them. */
#include "engines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cpu.h"
#include "engine/band.h"
#include "engine/bulk/bulk.h"

struct engine {
    char name[32];
    bool (*answer)(struct engine *engine, const struct question *question, struct answers *answers);
    nonet_layout *layout;
    nonet_solver *solver;               /* for a handle */
    struct nn_bulk *bulk;               /* for the bulk engine */
    void (*band)(struct nn_task *task); /* for the band engine */
    void *memory;
};

/* ---- by the public handle ---------------------------------------------------------------------- */

static bool answer_by_solver(struct engine *engine, const struct question *question, struct answers *answers)
{
    for (int at = 0; at < question->count; at++) {
        uint8_t cells[81];
        memcpy(cells, question->puzzles[at], sizeof cells);
        const nonet_position position = {engine->layout, cells, NULL, NULL};
        nonet_result result;
        const nonet_status status = question->wants_first
                                        ? nonet_solver_solve(engine->solver, &position, &result)
                                        : nonet_solver_count(engine->solver, &position, question->limit, &result);
        if (status != NONET_OK) return false;
        answers->counts[at] = result.count;
        answers->has_clash[at] = result.verdict == NONET_VERDICT_INVALID;
        if (result.count) memcpy(answers->solutions[at], result.solution, 81);
    }
    return true;
}

static bool make_solver(struct engine *engine, const char *name)
{
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = name;
    engine->answer = answer_by_solver;
    snprintf(engine->name, sizeof engine->name, "%s", name ? name : "automatic");
    return nonet_layout_new(3, 3, &engine->layout) == NONET_OK &&
           nonet_solver_new(&settings, &engine->solver) == NONET_OK;
}

/* ---- the builds of the band engine ------------------------------------------------------------- */

static bool answer_by_band(struct engine *engine, const struct question *question, struct answers *answers)
{
    for (int at = 0; at < question->count; at++) {
        uint8_t cells[81];
        memcpy(cells, question->puzzles[at], sizeof cells);
        const nonet_position position = {engine->layout, cells, NULL, NULL};
        _Atomic uint64_t found;
        atomic_init(&found, 0);
        struct nn_task task = {.position = &position,
                               .limit = question->limit,
                               .memory = engine->memory,
                               .solution = answers->solutions[at],
                               .found = &found};
        engine->band(&task);
        answers->counts[at] = atomic_load(&found);
        if (task.is_faulty) return false;
    }
    return true;
}

static bool make_band(struct engine *engine, const char *name, void (*band)(struct nn_task *))
{
    engine->answer = answer_by_band;
    engine->band = band;
    snprintf(engine->name, sizeof engine->name, "band %s", name);
    if (nonet_layout_new(3, 3, &engine->layout) != NONET_OK) return false;
    engine->memory = malloc(nn_band_memory_size(engine->layout));
    return engine->memory != NULL;
}

/* ---- the builds of the bulk engine ------------------------------------------------------------- */

static bool answer_by_bulk(struct engine *engine, const struct question *question, struct answers *answers)
{
    const struct nn_bulk_job job = {
        .count = (size_t)question->count,
        .puzzles = question->puzzles[0],
        .puzzle_stride = 81,
        .limit = question->limit,
        .solutions = answers->solutions[0],
        .solution_stride = 81,
        .counts = answers->counts,
    };
    return nn_bulk_run(engine->bulk, &job) == NONET_OK;
}

static bool make_bulk(struct engine *engine, const char *cpu)
{
    engine->answer = answer_by_bulk;
    snprintf(engine->name, sizeof engine->name, "bulk %s", cpu);
    return nn_bulk_new(cpu, &engine->bulk) == NONET_OK;
}

/* ---- all of them ------------------------------------------------------------------------------- */

static bool make(struct engine *engine, int number)
{
    if (number == 0) return make_solver(engine, "search");
    if (number == 1) return make_solver(engine, NULL);
    if (number == 2) return make_band(engine, "128", nn_band_run_128);
    number -= 3;
#if defined(__x86_64__)
    if (nn_cpu_features() & NN_CPU_AVX2 && number-- == 0) return make_band(engine, "avx2", nn_band_run_avx2);
#endif
    return nn_bulk_cpu_name((size_t)number) && make_bulk(engine, nn_bulk_cpu_name((size_t)number));
}

struct engine *engine_new(int number)
{
    struct engine *engine = calloc(1, sizeof *engine);
    if (engine && make(engine, number)) return engine;
    engine_free(engine);
    return NULL;
}

void engine_free(struct engine *engine)
{
    if (!engine) return;
    free(engine->memory);
    nn_bulk_free(engine->bulk);
    nonet_solver_free(engine->solver);
    nonet_layout_free(engine->layout);
    free(engine);
}

const char *engine_name(const struct engine *engine)
{
    return engine->name;
}

bool engine_knows_the_first(const struct engine *engine)
{
    return engine->solver != NULL;
}

bool engine_answer(struct engine *engine, const struct question *question, struct answers *answers)
{
    memset(answers->solutions, 0, sizeof answers->solutions);
    return engine->answer(engine, question, answers);
}
