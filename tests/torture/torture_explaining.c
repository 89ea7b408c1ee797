/* torture_explaining.c: explanations and ratings without memory. */
#include <stdlib.h>
#include <string.h>

#include "torture/faults.h"
#include "torture/scenarios_of_torture.h"
#include "torture/torture.h"

/* Its drawing, as SVG and as JSON. */
static void draw_step(const nonet_step *step, const nonet_position *position)
{
    const nonet_drawing_settings settings = {.shows_candidates = true, .shows_labels = true, .shows_legend = true};
    nonet_drawing *drawing;
    ATTEMPT_NEW(nonet_drawing_new(position, step, &settings, &drawing), nonet_drawing_free(drawing));
    nonet_text_buffer svg = {0};
    ATTEMPT(nonet_drawing_svg(drawing, nonet_text_collect, &svg), tell("%d shapes\n", (int)drawing->shape_count));
    nonet_drawing_free(drawing);
}

/* A copy of the step: its texts and its picture, after the explainer has gone on. */
static void use_step(const nonet_step *step, const nonet_position *position)
{
    nonet_step *copy;
    nonet_picture *picture;
    ATTEMPT_NEW(nonet_step_copy(step, &copy), nonet_step_free(copy));
    for (int form = NONET_STEP_LINE; form <= NONET_STEP_HODOKU; form++)
        if (nonet_step_has_text(copy, (nonet_step_form)form))
            ATTEMPT_TEXT(nonet_step_text(copy, position, NULL, (nonet_step_form)form, buffer, size));
    ATTEMPT_NEW(nonet_picture_new(copy, position, &picture), nonet_picture_free(picture));
    tell("%d candidates, %d links\n", (int)picture->candidate_count, (int)picture->link_count);
    nonet_picture_free(picture);
    draw_step(copy, position);
    nonet_step_free(copy);
}

static nonet_status take_step(nonet_explainer *explainer, bool follows, const nonet_step **step)
{
    return follows ? nonet_explainer_follow(explainer, step) : nonet_explainer_next(explainer, step);
}

/* Step by step to the end; after each fault the same step must come. */
static void explain(const nonet_explainer_settings *settings, const nonet_position *puzzle, bool follows)
{
    nonet_explainer *explainer;
    nonet_start start;
    nonet_difficulty difficulty;
    const nonet_step *step;
    nonet_status status;
    ATTEMPT_NEW(nonet_explainer_new(settings, &explainer), nonet_explainer_free(explainer));
    ATTEMPT(nonet_explainer_begin(explainer, puzzle, &start),
            tell("%s %d\n", nonet_verdict_name(start.verdict), (int)nonet_start_text(&start, puzzle->layout, NULL, 0)));
    for (int steps = 0;; steps++) {
        ATTEMPT(status = take_step(explainer, follows, &step),
                tell("%d %d\n", (int)status, step ? step->technique : -1));
        if (status != NONET_OK) break;
        if (steps < 40) use_step(step, nonet_explainer_position(explainer));
        ATTEMPT(nonet_explainer_apply(explainer), tell("applied\n"));
    }
    tell("%d\n", nonet_explainer_is_solved(explainer));
    ATTEMPT(nonet_explainer_difficulty(explainer, &difficulty), tell("%d\n", (int)difficulty.score));
    nonet_explainer_free(explainer);
}

static nonet_explainer_settings settings_of(nonet_like like, nonet_path path)
{
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.like = like;
    settings.path = path;
    return settings;
}

static void explain_simplest(void)
{
    const nonet_explainer_settings settings = settings_of(NONET_LIKE_NONET, NONET_PATH_SIMPLEST);
    explain(&settings, torture_sample("minimal", 0), false);
    explain(&settings, torture_sample("hard", 0), true);
    explain(&settings, torture_sample("multiple", 1), false);
}

static void explain_like_hodoku(void)
{
    const nonet_explainer_settings settings = settings_of(NONET_LIKE_HODOKU, NONET_PATH_SIMPLEST);
    explain(&settings, torture_sample("hard", 2), false);
}

static void explain_shortest(void)
{
    const nonet_explainer_settings settings = settings_of(NONET_LIKE_NONET, NONET_PATH_SHORTEST);
    faults_lift_limits(); /* with less time another way is right, too */
    explain(&settings, torture_sample("minimal", 2), true);
}

static void explain_large(void)
{
    const nonet_explainer_settings settings = settings_of(NONET_LIKE_NONET, NONET_PATH_SIMPLEST);
    explain(&settings, torture_sample("16x16", 0), false);
}

static bool tell_step(void *context, const nonet_step *step)
{
    (void)context;
    tell("%d/%d ", (int)step->placement_count, (int)step->elimination_count);
    return true;
}

/* Where the next list goes. One that was stopped is the caller's, too. */
static nonet_all_steps **emptied(nonet_all_steps **all)
{
    nonet_all_steps_free(*all);
    *all = NULL;
    return all;
}

/* The same at once, in one cell. */
static void list_at_once(nonet_explainer *explainer)
{
    const nonet_all_steps_settings settings = {.has_cell = true, .cell = 40};
    nonet_all_steps *all = NULL;
    ATTEMPT(nonet_explainer_all(explainer, &settings, emptied(&all)),
            tell("%d of %d\n", (int)all->group_count, (int)all->step_count));
    for (size_t at = 0; at < all->group_count; at++)
        ATTEMPT_TEXT(nonet_step_group_text(&all->groups[at], buffer, size));
    nonet_all_steps_free(all);
}

/* All steps of every technique, at the beginning. */
static void list_steps(void)
{
    const nonet_position *const puzzle = torture_sample("hard", 1);
    nonet_explainer *explainer;
    nonet_start start;
    nonet_why why;
    const nonet_step *step;
    nonet_status status;
    nonet_explainer_settings settings = settings_of(NONET_LIKE_NONET, NONET_PATH_SIMPLEST);
    settings.has_one_limit = true;
    ATTEMPT_NEW(nonet_explainer_new(&settings, &explainer), nonet_explainer_free(explainer));
    ATTEMPT(nonet_explainer_begin(explainer, puzzle, &start), tell("begun\n"));
    for (size_t at = 0; nonet_technique_at(at); at++)
        if (nonet_technique_at(at)->level < nonet_level_hardest())
            ATTEMPT(nonet_explainer_each(explainer, (int)at, tell_step, NULL), tell("%d\n", (int)at));
    list_at_once(explainer);
    ATTEMPT(status = nonet_explainer_wanted(explainer, -1, 5, &step), tell("%d\n", (int)status));
    ATTEMPT(status = nonet_explainer_why(explainer, 10, 5, &why), tell("%d\n", (int)why.kind));
    nonet_explainer_free(explainer);
}

/* The example of every technique, found again. */
static void find_examples(void)
{
    for (size_t at = 0; nonet_technique_at(at); at++) {
        const char *const text = nonet_technique_at(at)->example;
        nonet_puzzle *puzzle;
        nonet_explainer *explainer;
        nonet_start start;
        if (!text[0]) continue;
        ATTEMPT_NEW(nonet_read_one(text, strlen(text), NULL, &puzzle, NULL), nonet_puzzle_free(puzzle));
        ATTEMPT_NEW(nonet_explainer_new(NULL, &explainer), nonet_explainer_free(explainer));
        ATTEMPT(nonet_explainer_begin(explainer, &puzzle->position, &start), tell("begun\n"));
        ATTEMPT(nonet_explainer_each(explainer, (int)at, tell_step, NULL), tell("%d\n", (int)at));
        nonet_explainer_free(explainer);
        nonet_puzzle_free(puzzle);
    }
}

/* ---- ratings ---------------------------------------------------------------------------------------- */

static bool tell_rating_step(void *context, const nonet_rating_step *step)
{
    char text[512];
    nonet_rating_step_text(step, torture_sample("minimal", 1)->layout, NULL, text, sizeof text);
    (void)context;
    tell("%d %s ", step->rating, text);
    return true;
}

static void tell_rating(const nonet_rating *rating)
{
    tell("%s %u: %d %d %d, %d %d, %d\n", nonet_verdict_name(rating->verdict), rating->scales, rating->se.er,
         rating->se.ep, rating->se.ed, (int)rating->hodoku.score, (int)rating->hodoku.level, rating->own.level);
}

static void rate(void)
{
    nonet_rater_settings settings;
    nonet_rater *rater;
    nonet_rating rating;
    nonet_rater_settings_defaults(&settings);
    settings.scales = NONET_SCALE_SE | NONET_SCALE_HODOKU | NONET_SCALE_NONET;
    settings.canonical = true;
    ATTEMPT_NEW(nonet_rater_new(&settings, &rater), nonet_rater_free(rater));
    ATTEMPT(nonet_rater_rate(rater, torture_sample("hard", 0), &rating), tell_rating(&rating));
    ATTEMPT(nonet_rater_each(rater, torture_sample("minimal", 1), tell_rating_step, NULL, &rating),
            tell_rating(&rating));
    nonet_rater_free(rater);
    settings.scales = NONET_SCALE_NONET;
    settings.canonical = false;
    ATTEMPT_NEW(nonet_rater_new(&settings, &rater), nonet_rater_free(rater));
    ATTEMPT(nonet_rater_rate(rater, torture_sample("16x16", 0), &rating), tell_rating(&rating));
    ATTEMPT(nonet_rater_rate(rater, torture_sample("minimal", 2), &rating), tell_rating(&rating));
    nonet_rater_free(rater);
}

static void rank(void)
{
    nonet_ranking ranking;
    ATTEMPT(nonet_ranking_of(NULL, NULL, &ranking), tell("%d\n", (int)ranking.count));
}

static void draw_charts(void)
{
    const nonet_chart_bar bars[] = {{.label = "one", .value = 3, .value_text = "3"}, {.label = "two", .value = 50000}};
    for (int kind = 0; kind < 4; kind++) {
        const nonet_chart chart = {
            .title = "t", .bars = bars, .bar_count = 2, .is_horizontal = kind & 1, .is_logarithmic = kind & 2};
        nonet_drawing *drawing;
        ATTEMPT_NEW(nonet_chart_new(&chart, &drawing), nonet_drawing_free(drawing));
        tell("%d shapes\n", (int)drawing->shape_count);
        nonet_drawing_free(drawing);
    }
}

const struct torture_scenario torture_of_explaining[] = {
    {"explain", explain_simplest},
    {"explain like HoDoKu", explain_like_hodoku},
    {"explain shortest", explain_shortest},
    {"explain 16x16", explain_large},
    {"listing steps", list_steps},
    {"examples", find_examples},
    {"ratings", rate},
    {"rankings", rank},
    {"charts", draw_charts},
    {0},
};
