/* web_steps.c: steps about the subject: the way to the solution, the next step, all that is there, why not this value. What is
 * told is kept, so that it can be drawn. */
#include <string.h>

#include "web/exports/web_inside.h"

static struct {
    nonet_explainer_settings settings;
    bool leaves_out[NONET_MAX_TECHNIQUES], takes_in[NONET_MAX_TECHNIQUES];
    unsigned parts;
} explaining;

nonet_status web_explaining(int like, int path, const char *without, const char *with, uint32_t limit_ms,
                            unsigned parts)
{
    web_clear();
    memset(&explaining, 0, sizeof explaining);
    nonet_explainer_settings_defaults(&explaining.settings);
    explaining.settings.like = (nonet_like)like;
    explaining.settings.path = (nonet_path)path;
    explaining.settings.timeout_ms = limit_ms;
    explaining.settings.stop = web_stop();
    explaining.settings.has_one_limit = true;
    explaining.settings.leaves_out = explaining.leaves_out;
    explaining.settings.takes_in = explaining.takes_in;
    explaining.parts = parts;
    const nonet_status status = web_read_techniques(without, "leaves_out", explaining.leaves_out);
    return status == NONET_OK ? web_read_techniques(with, "takes_in", explaining.takes_in) : status;
}

/* ---- how far it is --------------------------------------------------------------------------------------- */

/* Of the way to the solution: empty cells at first, those that are filled, steps. */
static struct {
    int cells, filled, steps;
} far;

static void ask_way(const void *context, nonet_progress *progress)
{
    (void)context;
    *progress =
        (nonet_progress){.done = (uint64_t)far.filled, .total = (uint64_t)far.cells, .found = (uint64_t)far.steps};
}

static void ask_all_steps(const void *explainer, nonet_progress *progress)
{
    nonet_explainer_progress(explainer, progress);
}

static int empty_cells(const nonet_position *position)
{
    int count = 0;
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++) count += !position->cells[cell];
    return count;
}

static void begin_far(const nonet_position *position)
{
    far.cells = empty_cells(position);
    far.filled = far.steps = 0;
    web_tell_progress(ask_way, NULL);
}

static void tell_far(const nonet_position *position)
{
    far.filled = far.cells - empty_cells(position);
    far.steps++;
}

/* ---- an explanation that has begun ------------------------------------------------------------------- */

struct way {
    nonet_json *json;
    nonet_explainer *explainer;
    nonet_status status;
};

/* Begin the answer. True: there is a position where steps can be found. */
static bool begin_way(struct way *way)
{
    nonet_start start;
    const nonet_puzzle *const puzzle = web_subject();
    *way = (struct way){web_begin(), NULL, NONET_ERR_ARG};
    if (!puzzle) return false;
    web_forget_steps();
    nonet_json_object(way->json, NULL);
    nonet_json_puzzle(way->json, puzzle);
    const nonet_refusal *const problem = nonet_explainer_problem(&puzzle->position, &explaining.settings);
    if (problem) {
        way->status = nonet_json_refusal(way->json, problem);
        return false;
    }
    way->status = nonet_explainer_new(&explaining.settings, &way->explainer);
    if (way->status == NONET_OK) way->status = nonet_explainer_begin(way->explainer, &puzzle->position, &start);
    if (way->status < NONET_OK) return false;
    nonet_json_start(way->json, puzzle->position.layout, way->status, &start);
    return nonet_explainer_position(way->explainer);
}

static nonet_status end_way(struct way *way)
{
    const nonet_status status = web_end(way->json, way->status == NONET_END ? NONET_OK : way->status);
    web_tell_progress(NULL, NULL);
    nonet_explainer_free(way->explainer);
    if (status < NONET_OK) web_forget_steps();
    return status;
}

static void tell_stop(const struct way *way)
{
    if (way->status == NONET_STOPPED) nonet_json_truth(way->json, "stopped", true);
}

static nonet_status tell_step(const struct way *way, const char *key, const nonet_step *step)
{
    const nonet_position *const position = nonet_explainer_position(way->explainer);
    const nonet_status status = web_keep_step(step, position);
    if (status != NONET_OK) return status;
    return nonet_json_step(way->json, key, step, position, explaining.parts);
}

/* ---- the way to the solution -------------------------------------------------------------------------- */

nonet_status web_explain(void)
{
    struct way way;
    const nonet_step *step;
    if (!begin_way(&way)) return end_way(&way);
    nonet_json_marks(way.json, "start_marks", nonet_explainer_position(way.explainer));
    nonet_json_array(way.json, "steps");
    begin_far(nonet_explainer_position(way.explainer));
    while ((way.status = nonet_explainer_follow(way.explainer, &step)) == NONET_OK) {
        if ((way.status = tell_step(&way, NULL, step)) != NONET_OK) break;
        nonet_explainer_apply(way.explainer);
        tell_far(nonet_explainer_position(way.explainer));
    }
    nonet_json_close(way.json);
    tell_stop(&way);
    nonet_json_ending(way.json, way.explainer, explaining.settings.like);
    return end_way(&way);
}

nonet_status web_hint(void)
{
    struct way way;
    const nonet_step *step;
    if (!begin_way(&way)) return end_way(&way);
    way.status = nonet_explainer_next(way.explainer, &step);
    tell_stop(&way);
    if (way.status == NONET_OK) way.status = tell_step(&way, "step", step);
    return end_way(&way);
}

/* ---- all that is there ---------------------------------------------------------------------------------- */

nonet_status web_all_steps(const char *techniques, int cell, int value, bool only_news, bool has_forcing)
{
    struct way way;
    nonet_all_steps *all;
    bool wanted[NONET_MAX_TECHNIQUES] = {false};
    const nonet_status named = web_read_techniques(techniques, "techniques", wanted);
    if (named != NONET_OK) return named;
    const nonet_all_steps_settings settings = {.techniques = *techniques ? wanted : NULL,
                                               .has_cell = cell >= 0,
                                               .cell = cell < 0 ? 0 : cell,
                                               .value = value,
                                               .only_news = only_news,
                                               .has_forcing = has_forcing};
    if (!begin_way(&way)) return end_way(&way);
    nonet_json_marks(way.json, "start_marks", nonet_explainer_position(way.explainer));
    web_tell_progress(ask_all_steps, way.explainer);
    way.status = nonet_explainer_all(way.explainer, &settings, &all);
    if (way.status < NONET_OK) return end_way(&way);
    const nonet_position *const position = nonet_explainer_position(way.explainer);
    nonet_json_all_steps(way.json, all, position, explaining.parts);
    tell_stop(&way);
    nonet_json_ending(way.json, way.explainer, explaining.settings.like);
    const nonet_status kept = web_keep_all(all, position);
    if (kept != NONET_OK) way.status = kept;
    return end_way(&way);
}

struct telling {
    const struct way *way;
    nonet_status status;
};

static bool tell_one(void *context, const nonet_step *step)
{
    struct telling *const telling = context;
    return (telling->status = tell_step(telling->way, NULL, step)) == NONET_OK;
}

/* The steps of each, and whether there may be more. */
static void tell_techniques(struct way *way, const bool *wanted, bool *limited)
{
    struct telling telling = {way, NONET_OK};
    for (int technique = 0; way->status == NONET_OK && nonet_technique_at((size_t)technique); technique++) {
        if (!wanted[technique]) continue;
        way->status = nonet_explainer_each(way->explainer, technique, tell_one, &telling);
        limited[technique] = nonet_explainer_is_limited(way->explainer);
        if (telling.status != NONET_OK) way->status = telling.status;
    }
}

nonet_status web_steps_of(const char *techniques)
{
    struct way way;
    bool wanted[NONET_MAX_TECHNIQUES] = {false}, limited[NONET_MAX_TECHNIQUES] = {false};
    const nonet_status named = web_read_techniques(techniques, "techniques", wanted);
    if (named != NONET_OK) return named;
    if (!begin_way(&way)) return end_way(&way);
    nonet_json_marks(way.json, "start_marks", nonet_explainer_position(way.explainer));
    nonet_json_array(way.json, "steps");
    tell_techniques(&way, wanted, limited);
    nonet_json_close(way.json);
    if (way.status >= NONET_OK && memchr(limited, true, sizeof limited)) {
        nonet_json_array(way.json, "limited");
        for (size_t technique = 0; nonet_technique_at(technique); technique++)
            if (limited[technique]) nonet_json_text(way.json, NULL, nonet_technique_at(technique)->name);
        nonet_json_close(way.json);
    }
    tell_stop(&way);
    return end_way(&way);
}

/* ---- why not ----------------------------------------------------------------------------------------------- */

nonet_status web_why(int cell, int value)
{
    struct way way;
    nonet_why why;
    if (!begin_way(&way)) return end_way(&way);
    const nonet_position *const position = nonet_explainer_position(way.explainer);
    way.status = nonet_explainer_why(way.explainer, cell, value, &why);
    tell_stop(&way);
    if (way.status != NONET_OK) return end_way(&way);
    nonet_json_why(way.json, "why", &why, position);
    if (why.kind == NONET_WHY_STEP) way.status = tell_step(&way, "step", why.step);
    return end_way(&way);
}
