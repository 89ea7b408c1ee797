/* json_trace.c: what the search engine did, an object for each event. */
#include "base/bits.h"
#include "json/json_parts.h"

static const char *const trace_words[] = {
    [NONET_TRACE_START] = "start",       [NONET_TRACE_GUESS] = "guess",       [NONET_TRACE_ONLY] = "only",
    [NONET_TRACE_DEAD_END] = "dead end", [NONET_TRACE_SOLUTION] = "solution", [NONET_TRACE_BACK] = "back",
};

static const char *const contradiction_words[] = {
    [NONET_CONTRADICTION_NO_VALUE] = "no value",
    [NONET_CONTRADICTION_NO_PLACE] = "no place",
    [NONET_CONTRADICTION_TWO_VALUES] = "two values",
    [NONET_CONTRADICTION_NO_ROOM] = "no room",
};

static uint64_t bit_of(int value)
{
    return value > 0 ? nn_bit(value - 1) : 0;
}

static void put_contradiction(nonet_json *json, const nonet_layout *layout, const nonet_contradiction *contradiction)
{
    struct nn_json_writer *const writer = &json->writer;
    char text[128];
    nonet_contradiction_text(contradiction, layout, NULL, text, sizeof text);
    nn_json_open_object(writer, "contradiction");
    nn_json_put_text(writer, "problem", contradiction_words[contradiction->kind]);
    if (contradiction->cell >= 0) nn_json_put_cell(writer, "cell", layout, contradiction->cell);
    if (contradiction->value)
        nn_json_put_values(writer, "values", bit_of(contradiction->value) | bit_of(contradiction->other));
    if (contradiction->house >= 0) nn_json_put_house(writer, "house", layout, contradiction->house);
    nn_json_put_text(writer, "text", text);
    nn_json_close(writer);
}

static void put_places(nonet_json *json, const nonet_layout *layout, int house, uint64_t places)
{
    nonet_cells cells;
    nonet_layout_house_cells(layout, house, &cells);
    nn_json_put_house(&json->writer, "house", layout, house);
    nn_json_open_array(&json->writer, "places");
    while (places) nn_json_put_cell(&json->writer, NULL, layout, cells.cells[nn_take_bit(&places)]);
    nn_json_close(&json->writer);
}

static void put_decision(nonet_json *json, const nonet_layout *layout, const nonet_trace_event *event)
{
    struct nn_json_writer *const writer = &json->writer;
    if (event->guess) nn_json_put_unsigned(writer, "guess", event->guess);
    nn_json_put_cell(writer, "cell", layout, event->cell);
    nn_json_put_number(writer, "value", event->value);
    if (event->kind == NONET_TRACE_BACK) nn_json_put_truth(writer, "vain", event->was_vain);
    else if (event->house >= 0) put_places(json, layout, event->house, event->options);
    else nn_json_put_values(writer, "candidates", event->options);
    if (event->alike & ~bit_of(event->value)) nn_json_put_values(writer, "alike", event->alike);
}

static void put_deduction(nonet_json *json, const nonet_layout *layout, const nonet_trace_event *event)
{
    struct nn_json_writer *const writer = &json->writer;
    nn_json_open_array(writer, "placements");
    for (size_t at = 0; at < event->filled.count; at++) {
        const int cell = event->filled.cells[at];
        nn_json_put_candidate(writer, layout, (nonet_candidate){(uint16_t)cell, event->cells[cell]});
    }
    nn_json_close(writer);
    nn_json_put_unsigned(writer, "removed", event->removed);
}

/* ---- events of any origin ------------------------------------------------------------------------ */

static bool names_cell(const nonet_layout *layout, int cell)
{
    return cell >= 0 && cell < nonet_layout_cells(layout);
}

static bool names_house(const nonet_layout *layout, int house)
{
    return house >= 0 && house < nonet_layout_houses(layout);
}

static bool names_value(const nonet_layout *layout, int value)
{
    return value >= 1 && value <= nonet_layout_side(layout);
}

static bool is_sound_contradiction(const nonet_layout *layout, const nonet_contradiction *contradiction)
{
    return contradiction->kind >= NONET_CONTRADICTION_NONE && contradiction->kind <= NONET_CONTRADICTION_NO_ROOM &&
           (contradiction->cell == -1 || names_cell(layout, contradiction->cell)) &&
           (contradiction->house == -1 || names_house(layout, contradiction->house)) &&
           (!contradiction->value || names_value(layout, contradiction->value)) &&
           (!contradiction->other || names_value(layout, contradiction->other));
}

/* Do the filled cells have values? */
static bool are_filled(const nonet_layout *layout, const nonet_trace_event *event)
{
    if (event->filled.count && (!event->filled.cells || !event->cells)) return false;
    for (size_t at = 0; at < event->filled.count; at++) {
        const int cell = event->filled.cells[at];
        if (!names_cell(layout, cell) || !names_value(layout, event->cells[cell])) return false;
    }
    return true;
}

static bool is_decision(const nonet_trace_event *event)
{
    return event->kind == NONET_TRACE_GUESS || event->kind == NONET_TRACE_ONLY || event->kind == NONET_TRACE_BACK;
}

static bool is_sound_event(const nonet_layout *layout, const nonet_trace_event *event)
{
    if (event->kind < NONET_TRACE_START || event->kind > NONET_TRACE_BACK) return false;
    if (!is_sound_contradiction(layout, &event->contradiction)) return false;
    if (!are_filled(layout, event)) return false;
    if (event->kind == NONET_TRACE_SOLUTION) return event->cells;
    if (!is_decision(event)) return true;
    return names_cell(layout, event->cell) && names_value(layout, event->value) &&
           (event->house == -1 || names_house(layout, event->house)) &&
           !((event->options | event->alike) & ~nn_low_bits(nonet_layout_side(layout)));
}

nonet_status nonet_json_trace_event(nonet_json *json, const char *key, const nonet_layout *layout,
                                    const nonet_trace_event *event)
{
    if (!nn_json_takes(json, key, nonet_layout_is_classic(layout) && event && is_sound_event(layout, event)))
        return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    nn_json_open_object(writer, key);
    nn_json_put_text(writer, "event", trace_words[event->kind]);
    nn_json_put_unsigned(writer, "depth", event->depth);
    if (is_decision(event)) put_decision(json, layout, event);
    if (is_decision(event) || event->kind == NONET_TRACE_START) put_deduction(json, layout, event);
    if (event->contradiction.kind) put_contradiction(json, layout, &event->contradiction);
    if (event->kind == NONET_TRACE_SOLUTION) {
        nn_json_put_solution(json, "solution", layout, event->cells);
        nn_json_put_unsigned(writer, "times", event->times);
    }
    nn_json_close(writer);
    return nn_json_answer(json);
}
