/* torture_json.c: JSON without memory. A document that failed stays so: each attempt writes a new one. */
#include <stdlib.h>
#include <string.h>

#include "torture/scenarios_of_torture.h"
#include "torture/torture.h"

typedef void write_members(nonet_json *json);

static nonet_status write_document(write_members *write)
{
    nonet_json *json;
    nonet_status status = nonet_json_new(tell_text, NULL, &json);
    if (status != NONET_OK) return status;
    nonet_json_object(json, NULL);
    write(json);
    status = nonet_json_close(json);
    nonet_json_free(json);
    return status;
}

static void write_values(nonet_json *json)
{
    static char text[5000];
    memset(text, 'x', sizeof text - 1);
    nonet_json_text(json, "long", text);
    nonet_json_number(json, "number", -1);
    nonet_json_raw(json, "raw", "[1,2]", 5);
}

static void write_boards(nonet_json *json)
{
    const nonet_position *const puzzle = torture_sample("25x25", 0);
    nonet_style style;
    nonet_json_position(json, puzzle);
    nonet_json_marked_board(json, "marked", puzzle);
    nonet_json_marks(json, "marks", puzzle);
    nonet_json_placed(json, "placed", puzzle);
    nonet_json_layout(json, puzzle->layout);
    if (nonet_style_find("bordered", &style) == NONET_OK) nonet_json_converted(json, puzzle, &style);
}

static void write_techniques(nonet_json *json)
{
    nonet_json_array(json, "techniques");
    for (int at = 0; nonet_technique_at((size_t)at); at += 9) {
        nonet_json_object(json, NULL);
        nonet_json_technique(json, at);
        nonet_json_close(json);
    }
    nonet_json_close(json);
}

static nonet_explainer *explainer; /* of the document below */

static void write_explanation(nonet_json *json)
{
    nonet_json_explanation(json, explainer, torture_sample("hard", 0), NONET_LIKE_NONET, NONET_JSON_WHOLE_STEP);
    if (!nonet_explainer_is_solved(explainer)) attempt_has_part(NONET_STOPPED); /* the document says so, too */
}

static void write_json(void)
{
    ATTEMPT(write_document(write_values), tell("\n"));
    ATTEMPT(write_document(write_boards), tell("\n"));
    ATTEMPT(write_document(write_techniques), tell("\n"));
}

static nonet_all_steps *listed; /* of the document below */

static void write_listed(nonet_json *json)
{
    const nonet_position *const position = nonet_explainer_position(explainer);
    nonet_json_all_steps(json, listed, position, NONET_JSON_TEXTS);
    nonet_json_step_group(json, "group", &listed->groups[0], position, NONET_JSON_WHOLE_STEP);
}

static void write_all_steps(void)
{
    const nonet_all_steps_settings settings = {.value = 5, .only_news = true};
    nonet_start start;
    torture_expect(nonet_explainer_new(NULL, &explainer) == NONET_OK &&
                       nonet_explainer_begin(explainer, torture_sample("minimal", 0), &start) == NONET_OK &&
                       nonet_explainer_all(explainer, &settings, &listed) == NONET_OK && listed->group_count,
                   "all steps");
    ATTEMPT(write_document(write_listed), tell("\n"));
    nonet_all_steps_free(listed);
    nonet_explainer_free(explainer);
}

static void write_steps(void)
{
    ATTEMPT_NEW(nonet_explainer_new(NULL, &explainer), nonet_explainer_free(explainer));
    ATTEMPT(write_document(write_explanation), tell("\n"));
    nonet_explainer_free(explainer);
}

static nonet_step *net; /* of the document below, and where it was found */
static const nonet_position *before_net;

static bool keep_net(void *context, const nonet_step *step)
{
    (void)context;
    torture_expect(nonet_step_copy(step, &net) == NONET_OK, "a step");
    return false;
}

static void write_net(nonet_json *json)
{
    nonet_json_step(json, "step", net, before_net, NONET_JSON_WHOLE_STEP);
}

/* Its reason is too long for the usual memory: it is told twice, and memory may be short each time. */
static void write_long_reason(void)
{
    const int technique = nonet_technique_find("nested dynamic chains");
    const char *const example = nonet_technique_at((size_t)technique)->example;
    nonet_puzzle *puzzle;
    nonet_start start;
    torture_expect(nonet_read_one(example, strlen(example), NULL, &puzzle, NULL) == NONET_OK &&
                       nonet_explainer_new(NULL, &explainer) == NONET_OK &&
                       nonet_explainer_begin(explainer, &puzzle->position, &start) == NONET_OK &&
                       nonet_explainer_each(explainer, technique, keep_net, NULL) == NONET_OK,
                   "an example");
    before_net = nonet_explainer_position(explainer);
    torture_expect(nonet_step_text(net, before_net, NULL, NONET_STEP_REASON, NULL, 0) > 1024, "a long reason");
    ATTEMPT(write_document(write_net), tell("\n"));
    nonet_step_free(net);
    nonet_explainer_free(explainer);
    nonet_puzzle_free(puzzle);
}

const struct torture_scenario torture_of_json[] = {
    {"JSON", write_json},
    {"JSON of an explanation", write_steps},
    {"JSON of all steps", write_all_steps},
    {0},
};

const struct torture_scenario torture_of_long_reasons[] = {
    {"JSON of a long reason", write_long_reason},
    {0},
};
