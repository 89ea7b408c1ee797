/* web_trace.c: what an engine does with the subject: of the search engine the tree, event by event; of others, which tell nothing
 * while they work, the numbers alone. */
#include <string.h>
#include <time.h>

#include "web/exports/web_inside.h"

enum { SOLUTIONS = 2 }; /* is the first the only one? */

struct tracing {
    nonet_json *json;
    const nonet_layout *layout;
    uint64_t room, left_out;
};

static bool tell_event(void *context, const nonet_trace_event *event)
{
    struct tracing *const tracing = context;
    if (!tracing->room) {
        tracing->left_out++;
        return true;
    }
    tracing->room--;
    return nonet_json_trace_event(tracing->json, NULL, tracing->layout, event) == NONET_OK;
}

static uint64_t now_nanoseconds(void)
{
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void ask_solver(const void *solver, nonet_progress *progress)
{
    nonet_solver_progress(solver, progress);
}

/* `settings` are resolved: what is used, not what was asked for. */
static void tell_engine(nonet_json *json, const nonet_solver_settings *settings, bool is_search)
{
    nonet_json_text(json, "engine", settings->engine);
    if (!is_search) return;
    nonet_json_text(json, "propagate", nonet_propagation_name(settings->propagation));
    nonet_json_text(json, "order", nonet_order_name(settings->order));
}

/* The events stand before what they lead to, since they are told while the search runs. */
static nonet_status tell_search(nonet_solver *solver, nonet_json *json, uint32_t most_events, nonet_result *result)
{
    const nonet_position *const position = &web_subject()->position;
    struct tracing tracing = {json, position->layout, most_events, 0};
    nonet_json_array(json, "events");
    const nonet_status status = nonet_solver_trace(solver, position, SOLUTIONS, tell_event, &tracing, result);
    nonet_json_close(json);
    nonet_json_unsigned(json, "left_out", tracing.left_out);
    return status;
}

static nonet_status tell_all(nonet_solver *solver, const nonet_solver_settings *settings, uint32_t most_events)
{
    nonet_result result = {.verdict = NONET_VERDICT_UNKNOWN};
    nonet_json *const json = web_begin();
    const nonet_position *const position = &web_subject()->position;
    const bool is_search = strcmp(settings->engine, "search") == 0;
    nonet_json_object(json, NULL);
    nonet_json_puzzle(json, web_subject());
    tell_engine(json, settings, is_search);
    web_tell_progress(ask_solver, solver);
    const uint64_t began = now_nanoseconds();
    const nonet_status status =
        is_search ? tell_search(solver, json, most_events, &result) : nonet_solver_solve(solver, position, &result);
    web_tell_progress(NULL, NULL);
    if (status >= NONET_OK) {
        nonet_json_verdict(json, position->layout, result.verdict, &result.conflict, status == NONET_STOPPED);
        nonet_json_count(json, result.count, result.is_exact);
        nonet_json_stats(json, "stats", &result.stats, now_nanoseconds() - began);
    }
    return web_end(json, status);
}

nonet_status web_trace(const char *engine, int propagation, int order, uint32_t most_events, uint32_t most_nodes,
                       uint32_t limit_ms)
{
    nonet_solver *solver;
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = engine;
    settings.propagation = (nonet_propagation)propagation;
    settings.order = (nonet_order)order;
    settings.most_nodes = most_nodes;
    settings.timeout_ms = limit_ms;
    settings.stop = web_stop();
    if (!web_subject()) return web_fail(NONET_ERR_ARG);
    const nonet_position *const position = &web_subject()->position;
    const nonet_refusal *const problem = nonet_solver_problem(position, &settings);
    if (problem) return web_refuse(problem);
    nonet_status status = nonet_solver_settings_resolve(&settings, position->layout);
    if (status == NONET_OK) status = nonet_solver_new(&settings, &solver);
    if (status != NONET_OK) return web_fail(status);
    status = tell_all(solver, &settings, most_events);
    nonet_solver_free(solver);
    return status;
}
