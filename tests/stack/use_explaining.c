/* use_explaining.c: the stack that explaining and telling steps take. Every technique is asked at a position where it is
 * found, so that its finder goes down to the end, and on large boards, whose finders are others. */
#include <string.h>

#include "stack/painted.h"
#include "stack/scenarios.h"
#include "stack/stack_boards.h"

enum { MOST_STEPS = 12, TIMEOUT_MS = 300 };

static nonet_explainer *new_explainer(nonet_like like, nonet_path path, const bool *takes_in)
{
    nonet_explainer_settings settings;
    nonet_explainer *explainer;
    nonet_status status;
    CALL(nonet_explainer_settings_defaults(&settings));
    settings.like = like;
    settings.path = path;
    settings.takes_in = takes_in;
    settings.timeout_ms = TIMEOUT_MS;
    CALL(status = nonet_explainer_new(&settings, &explainer));
    stack_expect(status == NONET_OK, "an explainer");
    return explainer;
}

static bool take_piece(void *context, const char *text, size_t length)
{
    (void)context;
    (void)text;
    return length > 0;
}

static void draw_step(const nonet_step *step, const nonet_position *position)
{
    nonet_drawing_settings settings;
    nonet_drawing *drawing;
    nonet_status status;
    CALL(nonet_drawing_defaults(&settings));
    settings.shows_candidates = settings.shows_labels = settings.shows_legend = true;
    CALL(status = nonet_drawing_new(position, step, &settings, &drawing));
    stack_expect(status == NONET_OK, "a drawing");
    CALL(nonet_drawing_svg(drawing, take_piece, NULL));
    nonet_json *json;
    stack_expect(nonet_json_new(take_piece, NULL, &json) == NONET_OK, "a writer");
    CALL(nonet_json_drawing(json, NULL, drawing));
    nonet_json_free(json);
    CALL(nonet_drawing_free(drawing));
}

static void tell_step(const nonet_step *step, const nonet_position *position)
{
    static char text[1 << 16];
    static const char symbols[] = "123456789ABCDEFGHIJKLMNOPQ";
    for (int form = NONET_STEP_LINE; form <= NONET_STEP_HODOKU; form++) {
        CALL(nonet_step_text(step, position, NULL, (nonet_step_form)form, text, sizeof text));
        CALL(nonet_step_text(step, position, symbols, (nonet_step_form)form, text, sizeof text));
    }
    nonet_picture *picture;
    nonet_step *copy;
    nonet_status status;
    CALL(status = nonet_picture_new(step, position, &picture));
    stack_expect(status == NONET_OK, "a picture");
    CALL(nonet_picture_candidate_at(picture, 0, 1));
    CALL(nonet_picture_free(picture));
    draw_step(step, position);
    CALL(status = nonet_step_copy(step, &copy));
    stack_expect(status == NONET_OK, "a copy");
    CALL(nonet_step_tells(copy, -1, 0));
    CALL(nonet_step_has_text(copy, NONET_STEP_CHAINS));
    CALL(nonet_step_free(copy));
}

/* Keep the step, which lives until the explainer's next call. */
static bool keeps_last(void *context, const nonet_step *step)
{
    *(const nonet_step **)context = step;
    return true;
}

static bool keeps_first(void *context, const nonet_step *step)
{
    *(const nonet_step **)context = step;
    return false;
}

static void use_each(nonet_explainer *explainer, int technique, nonet_step_sink *sink)
{
    const nonet_step *step = NULL;
    CALL(nonet_explainer_each(explainer, technique, sink, &step));
    CALL(nonet_explainer_is_limited(explainer));
    const nonet_position *position;
    CALL(position = nonet_explainer_position(explainer));
    if (step) tell_step(step, position);
}

static void begin(nonet_explainer *explainer, const nonet_position *position)
{
    nonet_start start;
    nonet_status status;
    char text[64];
    CALL(nonet_explainer_problem(position, NULL));
    CALL(status = nonet_explainer_begin(explainer, position, &start));
    CALL(nonet_start_text(&start, position->layout, text, sizeof text));
    static const uint16_t first_cell[] = {0};
    CALL(nonet_suspects_text(&(nonet_cells){first_cell, 1}, position, NULL, text, sizeof text));
    stack_expect(status == NONET_OK, "an explanation begins");
}

/* From the position to the end, or so many steps; every technique at the last position. */
static void use_way(const char *what, nonet_explainer *explainer, const nonet_position *position, int most_steps)
{
    nonet_difficulty difficulty;
    const nonet_step *step;
    nonet_status status;
    stack_scenario("%s, steps", what);
    begin(explainer, position);
    for (int steps = 0; steps < most_steps; steps++) {
        if (steps % 2) CALL(status = nonet_explainer_follow(explainer, &step));
        else CALL(status = nonet_explainer_next(explainer, &step));
        if (status != NONET_OK) break;
        tell_step(step, nonet_explainer_position(explainer));
        CALL(nonet_explainer_apply(explainer));
    }
    CALL(nonet_explainer_difficulty(explainer, &difficulty));
    CALL(nonet_explainer_is_solved(explainer));
    CALL(nonet_explainer_wanted(explainer, -1, 1, &step));
    nonet_why why = {0};
    static char text[1 << 16];
    CALL(nonet_explainer_why(explainer, 0, 1, &why));
    CALL(nonet_why_text(&why, position, NULL, text, sizeof text));
    CALL(nonet_why_kind_name(why.kind));
}

static void use_all_steps(const char *what, nonet_explainer *explainer)
{
    nonet_all_steps *all;
    nonet_progress progress;
    char text[128];
    stack_scenario("%s, all steps at once", what);
    CALL(nonet_explainer_all(explainer, NULL, &all));
    CALL(nonet_explainer_progress(explainer, &progress));
    stack_expect(all, "all steps");
    for (size_t at = 0; at < all->group_count; at++) CALL(nonet_step_group_text(&all->groups[at], text, sizeof text));
    CALL(nonet_all_steps_free(all));
}

static void use_all_techniques(const char *what, nonet_explainer *explainer)
{
    const nonet_technique *technique;
    for (int i = 0; (technique = nonet_technique_at((size_t)i)); i++) {
        stack_scenario("%s, %s", what, technique->name);
        use_each(explainer, i, keeps_first);
    }
}

static void use_examples(void)
{
    nonet_explainer *const explainer = new_explainer(NONET_LIKE_NONET, NONET_PATH_SIMPLEST, NULL);
    const nonet_technique *technique;
    for (int i = 0; (technique = nonet_technique_at((size_t)i)); i++) {
        if (!technique->example[0]) continue;
        stack_scenario("example of %s", technique->name);
        begin(explainer, board_read(technique->example));
        use_each(explainer, i, keeps_first);
        use_each(explainer, i, keeps_last);
        use_way(technique->name, explainer, board_read(technique->example), 1);
    }
    CALL(nonet_explainer_free(explainer));
}

/* Where there are several solutions each step is checked by an engine, from within the finder. */
static void use_several_solutions(void)
{
    nonet_explainer *const explainer = new_explainer(NONET_LIKE_NONET, NONET_PATH_SIMPLEST, NULL);
    const nonet_position *const small = board_sample("multiple", 1), *const large = board_dug(4, 4, 60, 3);
    use_way("several solutions", explainer, small, 40);
    begin(explainer, small);
    use_all_techniques("several solutions", explainer);
    use_all_steps("several solutions", explainer);
    use_way("16x16, several solutions", explainer, large, 5);
    use_all_techniques("16x16, several solutions", explainer);
    nonet_explainer_free(explainer);
}

static void use_ways(void)
{
    bool everything[NONET_MAX_TECHNIQUES];
    memset(everything, true, sizeof everything);
    nonet_explainer *const explainers[] = {
        new_explainer(NONET_LIKE_NONET, NONET_PATH_SIMPLEST, NULL),
        new_explainer(NONET_LIKE_HODOKU, NONET_PATH_SIMPLEST, NULL),
        new_explainer(NONET_LIKE_NONET, NONET_PATH_SHORTEST, NULL),
        new_explainer(NONET_LIKE_NONET, NONET_PATH_SIMPLEST, everything),
    };
    for (size_t i = 0; i < sizeof explainers / sizeof explainers[0]; i++) {
        use_way("4x4", explainers[i], board_dug(2, 2, 60, 1), MOST_STEPS);
        use_way("hard", explainers[i], board_sample("hard", i), 60);
        use_way("hardest", explainers[i], board_hardest(i), MOST_STEPS);
        use_way("10x10", explainers[i], board_dug(2, 5, 55, 2), MOST_STEPS);
        use_way("12x12", explainers[i], board_dug(3, 4, 60, 2), MOST_STEPS);
        use_way("16x16", explainers[i], board_sample("16x16", i), MOST_STEPS);
        use_way("25x25", explainers[i], board_sample("25x25", i), MOST_STEPS);
        nonet_explainer_free(explainers[i]);
    }
}

/* Positions of large boards where nothing easy is left. */
static void use_large_boards(void)
{
    static const int boxes[][2] = {{2, 5}, {3, 4}, {4, 4}, {4, 5}, {5, 5}};
    nonet_explainer *const explainer = new_explainer(NONET_LIKE_NONET, NONET_PATH_SIMPLEST, NULL);
    for (size_t i = 0; i < sizeof boxes / sizeof boxes[0]; i++) {
        const int rows = boxes[i][0], columns = boxes[i][1], side = rows * columns;
        char what[32] = {'0' + side / 10, '0' + side % 10, ' ', 'w', 'i', 'd', 'e'};
        for (int percent = 50; percent <= 70; percent += 10) {
            use_way(what, explainer, board_dug(rows, columns, percent, 7), 150);
            use_all_steps(what, explainer);
            use_all_techniques(what, explainer);
        }
    }
    nonet_explainer_free(explainer);
}

static void use_techniques(void)
{
    bool members[NONET_MAX_TECHNIQUES];
    CALL(nonet_technique_at(5));
    CALL(nonet_technique_find("x-wing"));
    CALL(nonet_technique_position(5, 0));
    CALL(nonet_technique_other_name(5, 0));
    CALL(nonet_technique_group("fish", members));
    CALL(nonet_technique_group("unique rectangle", members));
    CALL(nonet_technique_group("locked candidates", members));
    CALL(nonet_technique_advice("nakd pair", NULL, 0));
    CALL(nonet_nearest_word("slove", (const char *const[]){"solve"}, 1));
    CALL(nonet_technique_weight(3));
    CALL(nonet_level_at(0));
    CALL(nonet_level_find("hard"));
    CALL(nonet_level_hardest());
    CALL(nonet_hodoku_level_name(NONET_HODOKU_EASY));
    CALL(nonet_role_name(NONET_ROLE_FIN));
    CALL(nonet_house_part_name(NONET_HOUSE_PART_BASE));
    CALL(nonet_link_kind_name(NONET_LINK_WEAK));
}

static void use_ranking_text(const char *name, const char *text, size_t length)
{
    nonet_ranking ranking;
    nonet_text_error error;
    stack_scenario("%s", name);
    CALL(nonet_ranking_read(text, length, &ranking, &error));
}

static void use_rankings(void)
{
    static char text[1 << 15];
    nonet_ranking ranking;
    nonet_explainer_settings settings;
    nonet_text_error error;
    nonet_explainer_settings_defaults(&settings);
    for (int like = NONET_LIKE_NONET; like <= NONET_LIKE_HODOKU; like++) {
        settings.like = (nonet_like)like;
        stack_scenario("ranking %d", like);
        CALL(nonet_ranking_of(NULL, &settings, &ranking));
        size_t length;
        CALL(length = nonet_ranking_text(&ranking, text, sizeof text));
        CALL(nonet_ranking_read(text, length, &ranking, &error));
        settings.ranking = &ranking;
        nonet_explainer *explainer;
        CALL(nonet_explainer_new(&settings, &explainer));
        nonet_explainer_free(explainer);
        settings.ranking = NULL;
    }
    board_each_file("tests/fuzz/corpus/ranking", use_ranking_text);
}

static void use_charts(void)
{
    const nonet_chart_bar bars[] = {{.label = "one", .value = 3, .value_text = "3"}, {.label = "two", .value = 50000}};
    nonet_drawing *drawing;
    nonet_status status;
    for (int kind = 0; kind < 4; kind++) {
        const nonet_chart chart = {
            .title = "t", .bars = bars, .bar_count = 2, .is_horizontal = kind & 1, .is_logarithmic = kind & 2};
        stack_scenario("chart %d", kind);
        CALL(status = nonet_chart_new(&chart, &drawing));
        stack_expect(status == NONET_OK, "a chart");
        CALL(nonet_drawing_free(drawing));
    }
    CALL(nonet_theme_name(NONET_THEME_DARK));
    CALL(nonet_paint_name(NONET_PAINT_A));
    CALL(nonet_paint_colour(NONET_THEME_DARK, NONET_PAINT_A));
    CALL(nonet_shape_kind_name(NONET_SHAPE_PATH));
    CALL(nonet_shape_part_name(NONET_SHAPE_PART_LINK));
}

void use_explaining(void)
{
    use_charts();
    use_techniques();
    use_rankings();
    use_examples();
    use_ways();
    use_several_solutions();
    use_large_boards();
}
