/* fuzz_explainer.c: any position (raw_position.h) explained, a few steps far. Every step is sound: no solution is lost, as
 * a solver says that knows no logic; it changes something, its texts are as long as they were measured, its picture and its
 * JSON are complete, and a copy of it says the same. */
#include "fuzz/raw_position.h"
#include "fuzz/valid_json.h"

enum { LARGEST_SIDE = 36, LARGEST_EXPLAINED = 12, MOST_STEPS = 2, TIME_MS = 60 };

/* ---- a step ------------------------------------------------------------------------------------ */

static char *told(const nonet_step *step, const nonet_position *position, nonet_step_form form)
{
    const size_t length = nonet_step_text(step, position, NULL, form, NULL, 0);
    char *const text = malloc(length + 1);
    REQUIRE(text && nonet_step_text(step, position, NULL, form, text, length + 1) == length);
    REQUIRE(strlen(text) == length);
    REQUIRE((length > 0) == nonet_step_has_text(step, form));
    return text;
}

static void check_texts(const nonet_step *step, const nonet_position *position)
{
    nonet_step *copy;
    REQUIRE(nonet_step_copy(step, &copy) == NONET_OK);
    for (nonet_step_form form = NONET_STEP_LINE; form <= NONET_STEP_HODOKU; form++) {
        char *const text = told(step, position, form), *const again = told(copy, position, form);
        REQUIRE(strcmp(text, again) == 0);
        free(text);
        free(again);
    }
    nonet_step_free(copy);
}

static void check_step_json(const nonet_step *step, const nonet_position *position)
{
    static char bytes[1 << 20];
    nonet_text_buffer text = {.bytes = bytes, .size = sizeof bytes};
    nonet_json *json;
    REQUIRE(nonet_json_new(nonet_text_collect, &text, &json) == NONET_OK);
    REQUIRE(nonet_json_step(json, NULL, step, position, NONET_JSON_WHOLE_STEP) == NONET_OK);
    nonet_json_free(json);
    if (text.length < text.size) require_json(text.bytes, text.length);
}

static void check_picture(const nonet_step *step, const nonet_position *position)
{
    nonet_picture *picture;
    REQUIRE(nonet_picture_new(step, position, &picture) == NONET_OK);
    for (size_t at = 0; at < step->elimination_count; at++) {
        const nonet_candidate *const lost = &step->eliminations[at];
        const nonet_picture_candidate *const shown = nonet_picture_candidate_at(picture, lost->cell, lost->value);
        REQUIRE(shown && shown->role == NONET_ROLE_REMOVED);
    }
    nonet_picture_free(picture);
}

/* No solution has what is removed, and none lacks what is placed. */
static void check_soundness(const nonet_step *step, const nonet_position *position, const uint8_t *solution)
{
    const int side = nonet_layout_side(position->layout);
    REQUIRE(step->placement_count + step->elimination_count > 0);
    for (size_t at = 0; at < step->elimination_count; at++) {
        const nonet_candidate *const lost = &step->eliminations[at];
        REQUIRE(position->cells[lost->cell] == 0 && position->candidates[lost->cell] >> (lost->value - 1) & 1);
        if (solution) REQUIRE(solution[lost->cell] != lost->value);
        else REQUIRE(brute_answer_with(position, lost->cell, lost->value) <= 0);
    }
    for (size_t at = 0; at < step->placement_count; at++) {
        const nonet_candidate *const placed = &step->placements[at];
        REQUIRE(position->cells[placed->cell] == 0);
        if (solution) REQUIRE(solution[placed->cell] == placed->value);
        for (int value = 1; !solution && value <= side; value++)
            REQUIRE(value == placed->value || !(position->candidates[placed->cell] >> (value - 1) & 1) ||
                    brute_answer_with(position, placed->cell, value) <= 0);
    }
}

static void check_step(const nonet_step *step, const nonet_position *position, const uint8_t *solution)
{
    check_soundness(step, position, solution);
    check_texts(step, position);
    check_picture(step, position);
    check_step_json(step, position);
}

/* ---- the way ----------------------------------------------------------------------------------- */

struct told_start {
    nonet_start start;
    bool has_solution; /* of which we know without the engines that it is the only one */
    uint8_t solution[NONET_MAX_CELLS];
};

static void check_start(const struct raw_position *raw, nonet_explainer *explainer, struct told_start *told_start)
{
    const nonet_position *const position = nonet_explainer_position(explainer);
    const size_t cells = (size_t)nonet_layout_cells(raw->layout);
    const nonet_start *const start = &told_start->start;
    char text[8192];
    nonet_start_text(start, raw->layout, text, sizeof text);
    told_start->has_solution = start->verdict == NONET_VERDICT_UNIQUE;
    if (!told_start->has_solution) return;
    REQUIRE(start->solution);
    memcpy(told_start->solution, start->solution, cells);
    static uint8_t givens[NONET_MAX_CELLS];
    for (size_t cell = 0; cell < cells; cell++)
        givens[cell] = nonet_position_is_given(&raw->position, (int)cell) ? raw->cells[cell] : 0;
    const nonet_position given = {raw->layout, givens, NULL, NULL};
    REQUIRE(nonet_position_accepts(&given, told_start->solution));
    const long of_givens = brute_answer(&given, 2, NULL), of_all = brute_answer(&raw->position, 2, NULL);
    REQUIRE(of_givens < 0 || of_all < 0 || of_givens == 1 || of_all == 1);
    REQUIRE(!position == (start->wrong_values.count || start->missing_marks.count));
}

struct step_check {
    const nonet_explainer *explainer;
    const uint8_t *solution; /* or NULL */
    int left;
};

static bool take_any_step(void *context, const nonet_step *step)
{
    struct step_check *const check = context;
    check_step(step, nonet_explainer_position(check->explainer), check->solution);
    return --check->left > 0;
}

/* All steps of one technique, as far as they are few. */
static void ask_technique(nonet_explainer *explainer, int technique, const uint8_t *solution)
{
    struct step_check check = {explainer, solution, MOST_STEPS};
    const nonet_status status = nonet_explainer_each(explainer, technique, take_any_step, &check);
    REQUIRE(nonet_technique_at((size_t)technique) ? status == NONET_OK || status == NONET_STOPPED
                                                  : status == NONET_ERR_ARG);
}

static void ask_why(nonet_explainer *explainer, struct fuzz_input *input, const uint8_t *solution)
{
    const nonet_position *const position = nonet_explainer_position(explainer);
    const int cell = input_byte(input) * 256 + input_byte(input), value = input_byte(input) % 70;
    nonet_why why;
    char text[4096];
    const nonet_status status = nonet_explainer_why(explainer, cell, value, &why);
    if (cell >= nonet_layout_cells(position->layout) || value < 1 || value > nonet_layout_side(position->layout)) {
        REQUIRE(status == NONET_ERR_ARG);
    } else if (status == NONET_OK) {
        REQUIRE(nonet_why_text(&why, position, NULL, text, sizeof text) > 0);
        if (why.kind == NONET_WHY_STEP) REQUIRE(nonet_step_tells(why.step, cell, value));
        if (why.kind == NONET_WHY_STEP) check_soundness(why.step, position, solution);
        if (why.kind == NONET_WHY_SOLUTION && solution) REQUIRE(solution[cell] == value);
    } else {
        REQUIRE(status == NONET_STOPPED);
    }
}

static void follow_steps(nonet_explainer *explainer, struct fuzz_input *input, const uint8_t *solution)
{
    const nonet_step *step;
    ask_technique(explainer, input_byte(input), solution);
    for (int made = 0; made < MOST_STEPS; made++) {
        const nonet_status status = nonet_explainer_next(explainer, &step);
        REQUIRE(status == NONET_OK || status == NONET_END || status == NONET_STOPPED);
        if (status != NONET_OK) return;
        check_step(step, nonet_explainer_position(explainer), solution);
        REQUIRE(nonet_explainer_apply(explainer) == NONET_OK);
        const nonet_position *const position = nonet_explainer_position(explainer);
        REQUIRE(!solution || nonet_position_accepts(position, solution));
    }
    ask_why(explainer, input, solution);
}

/* Steps of large and of nearly empty boards take long. */
static bool is_quick(const struct raw_position *raw)
{
    int values = 0;
    for (int cell = 0; cell < nonet_layout_cells(raw->layout); cell++) values += raw->cells[cell] != 0;
    const int side = nonet_layout_side(raw->layout);
    return side <= LARGEST_EXPLAINED && (side <= 6 || raw->position.candidates || values >= 2 * side - 2);
}

static bool has_steps(const struct told_start *told_start)
{
    const nonet_start *const start = &told_start->start;
    return (start->verdict == NONET_VERDICT_UNIQUE || start->verdict == NONET_VERDICT_MULTIPLE) &&
           !start->wrong_values.count && !start->missing_marks.count;
}

/* The question chooses the order, the way and how much of it is looked at. */
static nonet_explainer *explainer_for(int question)
{
    static bool takes_in[NONET_MAX_TECHNIQUES];
    nonet_explainer_settings settings;
    nonet_explainer *explainer;
    nonet_explainer_settings_defaults(&settings);
    settings.like = question & 1 ? NONET_LIKE_HODOKU : NONET_LIKE_NONET;
    settings.path = question & 2 ? NONET_PATH_SHORTEST : NONET_PATH_SIMPLEST;
    settings.timeout_ms = TIME_MS;
    memset(takes_in, 1, sizeof takes_in);
    if (question & 4 && !(question & 1)) settings.takes_in = takes_in;
    REQUIRE(nonet_explainer_new(&settings, &explainer) == NONET_OK);
    return explainer;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct raw_position raw;
    static struct told_start told_start;
    struct fuzz_input input = {data, size};
    take_raw_position(&raw, &input, LARGEST_SIDE);
    nonet_explainer *const explainer = explainer_for(raw.question);
    const nonet_status status = nonet_explainer_begin(explainer, &raw.position, &told_start.start);
    const bool is_possible = raw.is_in_range && nonet_layout_side(raw.layout) <= NONET_MAX_LOGIC_SIDE;
    REQUIRE(is_possible ? status == NONET_OK || status == NONET_STOPPED : status == NONET_ERR_ARG);
    if (status == NONET_OK) {
        check_start(&raw, explainer, &told_start);
        if (has_steps(&told_start) && is_quick(&raw))
            follow_steps(explainer, &input, told_start.has_solution ? told_start.solution : NULL);
    }
    nonet_explainer_free(explainer);
    nonet_layout_free(raw.layout);
    return 0;
}
