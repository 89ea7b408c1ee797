/* json_answers.c: whole answers, as `nonet COMMAND --json` prints them: a puzzle with notes about its text, an item of
 * nonet_many, an explanation from start to end. */
#include "board/check.h"
#include "json/json_parts.h"

/* ---- the puzzle ---------------------------------------------------------------------------------- */

static void add_puzzle_members(nonet_json *json, uint64_t line, const nonet_position *position,
                               const nonet_text_error *note, bool has_wrong_solution)
{
    if (line) nn_json_put_unsigned(&json->writer, "line", line);
    nn_json_add_position(json, position);
    if (note && note->message[0]) nn_json_put_text(&json->writer, "note", note->message);
    if (has_wrong_solution) nn_json_put_truth(&json->writer, "wrong_solution", true);
}

nonet_status nonet_json_puzzle(nonet_json *json, const nonet_puzzle *puzzle)
{
    if (nn_json_takes_members(json, puzzle && nn_position_is_classic(&puzzle->position)))
        add_puzzle_members(json, puzzle->line, &puzzle->position, &puzzle->note, puzzle->has_wrong_solution);
    return nn_json_answer(json);
}

nonet_status nonet_json_converted(nonet_json *json, const nonet_position *position, const nonet_style *style)
{
    const bool is_fine = style && style->notation && nn_position_is_classic(position);
    if (!nn_json_takes_members(json, is_fine)) return nn_json_answer(json);
    const size_t bound = nonet_layout_text_bound(position->layout);
    char *const text = nn_json_memory(json, bound);
    const size_t length = text ? nonet_position_text(position, style, text, bound) : 0;
    nn_json_put_text(&json->writer, "notation", style->notation->name);
    nn_json_put_string(&json->writer, "text", length ? text : "\n", length ? length : 1);
    return nn_json_answer(json);
}

/* ---- explanations -------------------------------------------------------------------------------- */

nonet_status nonet_json_start(nonet_json *json, const nonet_layout *layout, nonet_status status,
                              const nonet_start *start)
{
    if (!nn_json_takes_members(json, layout && start && status >= NONET_OK)) return nn_json_answer(json);
    nn_json_add_verdict(json, layout, start->verdict, &start->conflict, status == NONET_STOPPED);
    return nonet_json_mistakes(json, layout, start);
}

nonet_status nonet_json_ending(nonet_json *json, const nonet_explainer *explainer, nonet_like like)
{
    nonet_difficulty difficulty;
    const nonet_position *const position = nonet_explainer_position(explainer);
    if (!nn_json_takes_members(json, nonet_explainer_difficulty(explainer, &difficulty) == NONET_OK && position))
        return nn_json_answer(json);
    nonet_json_difficulty(json, &difficulty, nonet_explainer_is_solved(explainer), like);
    nonet_json_board(json, "result", position);
    return nonet_json_marks(json, "result_marks", position);
}

/* NONET_END: no more steps. */
static nonet_status add_steps(nonet_json *json, nonet_explainer *explainer, unsigned parts)
{
    nonet_status status;
    const nonet_step *step;
    nn_json_open_array(&json->writer, "steps");
    while ((status = nonet_explainer_follow(explainer, &step)) == NONET_OK) {
        if (nonet_json_step(json, NULL, step, nonet_explainer_position(explainer), parts) != NONET_OK) break;
        nonet_explainer_apply(explainer);
    }
    nn_json_close(&json->writer);
    return status;
}

/* What can follow the start of an explanation. */
static void add_way(nonet_json *json, nonet_explainer *explainer, nonet_like like, unsigned parts)
{
    if (!nonet_explainer_position(explainer)) return;
    nonet_json_marks(json, "start_marks", nonet_explainer_position(explainer));
    const nonet_status status = add_steps(json, explainer, parts);
    if (status < NONET_OK) nn_json_give_up(json, status);
    if (status == NONET_STOPPED) nn_json_put_truth(&json->writer, "stopped", true);
    nonet_json_ending(json, explainer, like);
}

nonet_status nonet_json_explanation(nonet_json *json, nonet_explainer *explainer, const nonet_position *position,
                                    nonet_like like, unsigned parts)
{
    nonet_start start;
    if (!nn_json_takes_members(json, explainer && position && position->cells)) return nn_json_answer(json);
    const nonet_refusal *const problem = nonet_explainer_problem(position, NULL);
    if (problem) {
        nn_json_add_refusal(json, problem);
        return nn_json_answer(json);
    }
    const nonet_status status = nonet_explainer_begin(explainer, position, &start);
    if (status < NONET_OK) nn_json_give_up(json, status);
    else nonet_json_start(json, position->layout, status, &start);
    add_way(json, explainer, like, parts);
    return nn_json_answer(json);
}

/* ---- items --------------------------------------------------------------------------------------- */

static bool item_is_stopped(const nonet_many_item *item)
{
    return item->status == NONET_STOPPED;
}

static void add_result(nonet_json *json, const nonet_many_item *item)
{
    const nonet_layout *const layout = item->position.layout;
    nn_json_add_verdict(json, layout, item->result->verdict, &item->result->conflict, item_is_stopped(item));
    const bool is_solved = item->task == NONET_MANY_SOLVE || item->task == NONET_MANY_FIRST;
    if (is_solved) nn_json_put_solution(json, "solution", layout, item->result->solution);
    if (item->task == NONET_MANY_COUNT) nonet_json_count(json, item->result->count, item->result->is_exact);
}

static void add_rating(nonet_json *json, const nonet_many_item *item)
{
    nn_json_add_verdict(json, item->position.layout, item->rating->verdict, &item->rating->conflict,
                        item_is_stopped(item));
    nonet_json_rating(json, item->rating);
}

static void add_minimality(nonet_json *json, const nonet_many_item *item)
{
    const nonet_layout *const layout = item->position.layout;
    nn_json_add_verdict(json, layout, item->minimality->verdict, &item->minimality->conflict, item_is_stopped(item));
    if (item->task == NONET_MANY_MINIMIZE) nonet_json_minimized(json, &item->position, item->minimality);
    else nonet_json_minimality(json, layout, item->minimality);
}

static void add_explained(nonet_json *json, const nonet_many_item *item)
{
    const nonet_layout *const layout = item->position.layout;
    const nonet_explained *const explained = item->explained;
    nonet_json_start(json, layout, item->status, &explained->start);
    if (!explained->cells) return;
    nonet_json_difficulty(json, &explained->difficulty, explained->is_solved, NONET_LIKE_NONET);
    nn_json_put_solution(json, "result", layout, explained->cells);
}

/* Equal values in a house are also reported as data. */
static void add_item_error(nonet_json *json, const nonet_many_item *item)
{
    char text[128];
    nonet_conflict conflict;
    nonet_position_is_consistent(&item->position, &conflict);
    if (item->task == NONET_MANY_CANONIZE && conflict.problem == NONET_PROBLEM_EQUAL_VALUES) {
        nonet_conflict_text(&conflict, item->position.layout, NULL, text, sizeof text);
        nn_json_put_text(&json->writer, "error", text);
        nn_json_add_conflict(json, item->position.layout, &conflict);
    } else if (item->problem) {
        nn_json_add_refusal(json, item->problem);
    } else {
        nn_json_put_text(&json->writer, "error",
                         item_is_stopped(item) ? "not found in time" : nonet_status_name(item->status));
    }
}

static void add_answer(nonet_json *json, const nonet_many_item *item)
{
    if (item->task == NONET_MANY_RATE && item->position.candidates)
        nn_json_put_marked_board(json, "sukaku", &item->position);
    if (item->result) add_result(json, item);
    else if (item->rating) add_rating(json, item);
    else if (item->canonical) nonet_json_canonical(json, item->position.layout, item->canonical);
    else if (item->minimality) add_minimality(json, item);
    else if (item->explained) add_explained(json, item);
    else add_item_error(json, item);
}

nonet_status nonet_json_item(nonet_json *json, const char *file, const nonet_many_item *item)
{
    const bool is_text = item && item->status == NONET_ERR_TEXT && item->note;
    const bool is_fine = is_text || (item && !item->generated && nn_position_is_classic(&item->position));
    if (!nn_json_takes_members(json, is_fine)) return nn_json_answer(json);
    nn_json_put_unsigned(&json->writer, "number", item->number + 1);
    if (file) nn_json_put_text(&json->writer, "file", file);
    if (is_text) {
        nn_json_add_text_error(json, item->note);
    } else {
        add_puzzle_members(json, item->line, &item->position, item->note, item->has_wrong_solution);
        add_answer(json, item);
    }
    return nn_json_answer(json);
}
