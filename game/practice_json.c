/* practice_json.c: practice as JSON: the position but for its board, and the progress. */
#include "practice_inside.h"

static const char *verdict_word(nonet_practice_verdict verdict)
{
    static const char *const words[] = {[NONET_PRACTICE_VERDICT_NONE] = "none",
                                        [NONET_PRACTICE_VERDICT_RIGHT] = "right",
                                        [NONET_PRACTICE_VERDICT_OTHER] = "other",
                                        [NONET_PRACTICE_VERDICT_WRONG] = "wrong"};
    return words[verdict];
}

static const char *outcome_word(nonet_practice_outcome outcome)
{
    static const char *const words[] = {[NONET_PRACTICE_OUTCOME_NONE] = "none",
                                        [NONET_PRACTICE_OUTCOME_RIGHT] = "right",
                                        [NONET_PRACTICE_OUTCOME_HELPED] = "helped",
                                        [NONET_PRACTICE_OUTCOME_WRONG] = "wrong",
                                        [NONET_PRACTICE_OUTCOME_SHOWN] = "shown"};
    return words[outcome];
}

static void add_position(nonet_json *json, nonet_practice *practice)
{
    nonet_practice_state state;
    nonet_practice_get_state(practice, &state);
    if (state.technique < 0) return;
    nonet_json_text(json, "technique", nonet_technique_at((size_t)state.technique)->name);
    nonet_json_unsigned(json, "number", state.number);
    nonet_json_unsigned(json, "seed", practice->settings.seed);
    nonet_json_text(json, "task", state.task);
    nonet_json_truth(json, "places", state.is_value);
    nonet_json_unsigned(json, "instances", state.instances);
    nonet_json_text(json, "answer", state.answer);
    nonet_json_text(json, "verdict", verdict_word(state.verdict));
    nonet_json_text(json, "outcome", outcome_word(state.outcome));
    nonet_json_truth(json, "over", state.is_over);
    nonet_json_text(json, "text", state.text);
    if (state.missing) nonet_json_unsigned(json, "missing", state.missing);
    if (state.wrong_cell < 0) return;
    nonet_json_cell(json, "wrong_cell", practice->game->layout, state.wrong_cell);
    nonet_json_number(json, "wrong_value", state.wrong_value);
}

static void add_record(nonet_json *json, const nonet_technique *technique, const nonet_practice_record *record)
{
    nonet_json_object(json, NULL);
    nonet_json_text(json, "technique", technique->name);
    nonet_json_text(json, "level", nonet_level_at((size_t)technique->level)->name);
    nonet_json_number(json, "box", record->box);
    if (record->box) nonet_json_unsigned(json, "due", record->due);
    nonet_json_truth(json, "is_due", record->is_due);
    nonet_json_unsigned(json, "positions", record->number);
    nonet_json_unsigned(json, "right", record->right);
    nonet_json_unsigned(json, "helped", record->helped);
    nonet_json_unsigned(json, "wrong", record->wrong);
    nonet_json_unsigned(json, "shown", record->shown);
    nonet_json_close(json);
}

static void add_progress(nonet_json *json, const nonet_practice *practice)
{
    const nonet_technique *technique;
    nonet_json_array(json, "progress");
    for (int at = 0; (technique = nonet_technique_at((size_t)at)); at++) {
        nonet_practice_record record;
        if (!nonet_practice_has(at)) continue;
        nonet_practice_get_record(practice, at, &record);
        add_record(json, technique, &record);
    }
    nonet_json_close(json);
}

nonet_status nonet_practice_json(nonet_practice *practice, nonet_text_sink *sink, void *context)
{
    nonet_json *json;
    if (!practice) return NONET_ERR_ARG;
    nonet_status status = nonet_json_new(sink, context, &json);
    if (status != NONET_OK) return status;
    const int next = nonet_practice_next(practice, NULL);
    nonet_json_object(json, NULL);
    nonet_json_unsigned(json, "day", practice->day);
    nonet_json_text(json, "next", nonet_technique_at((size_t)next)->name);
    add_position(json, practice);
    add_progress(json, practice);
    status = nonet_json_close(json);
    nonet_json_free(json);
    return status;
}
