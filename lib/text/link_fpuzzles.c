/* link_fpuzzles.c: the documents of f-puzzles.
 *
 *     {"size":9,"grid":[[{"value":5,"given":true},{},{"value":3}, ...], ...], "killercage":[...], ...}
 *
 * A value without "given" was placed by the player; "centerPencilMarks" are candidates; "region" is there where the
 * regions are not the usual boxes. All other keys are rules (link_rules.c), unless they are empty. */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "text/link.h"
#include "text/lz_string.h"

/* ---- reading --------------------------------------------------------------------------------- */

static bool is_empty(const struct nn_json_node *node)
{
    switch (node->kind) {
    case NN_JSON_NULL:
    case NN_JSON_FALSE: return true;
    case NN_JSON_ARRAY:
    case NN_JSON_OBJECT: return node->count == 0;
    case NN_JSON_STRING: return node->length == 0;
    default: return false;
    }
}

/* A rule that is switched on, or NULL. */
static nonet_status refuse_rules(const struct nn_json_document *json, nonet_text_error *error)
{
    const struct nn_json_node *const all = json->nodes;
    char text[2000];
    for (const struct nn_json_node *key = nn_json_node_first(all); key; key = nn_json_node_next(all, key)) {
        nn_json_document_decode(json, key, text, sizeof text);
        const char *const rule = nn_link_rule_of_key(text);
        if (rule && !is_empty(nn_json_node_value(key))) return nn_link_refuse(rule, error);
    }
    nn_json_document_decode(json, nn_json_document_find(json, all, "ruleset"), text, sizeof text);
    const char *const rule = nn_link_rule_of_text(text);
    return rule ? nn_link_refuse(rule, error) : NONET_OK;
}

/* A number, also in quotes; -1: something else. */
static int64_t number_of(const struct nn_json_document *json, const struct nn_json_node *node)
{
    int64_t number;
    char text[8];
    if (nn_json_document_integer(json, node, &number)) return number;
    if (!nn_json_document_text(json, node, text, sizeof text) || !*text) return -1;
    return strspn(text, "0123456789") == strlen(text) ? atoi(text) : -1;
}

static uint64_t marks_of(const struct nn_json_document *json, const struct nn_json_node *list, int side)
{
    uint64_t marks = 0;
    for (const struct nn_json_node *item = nn_json_node_first(list); item; item = nn_json_node_next(list, item)) {
        const int64_t value = number_of(json, item);
        if (value >= 1 && value <= side) marks |= nn_bit((int)value - 1);
    }
    return marks;
}

static nonet_status read_cell(const struct nn_json_document *json, const struct nn_json_node *node,
                              struct nn_draft *draft, int cell, nonet_text_error *error)
{
    const struct nn_json_node *const value_node = nn_json_document_find(json, node, "value");
    const bool has_value = value_node && !is_empty(value_node);
    const int64_t value = has_value ? number_of(json, value_node) : 0;
    bool is_given = false;
    if (value < 0 || value > draft->side)
        return nn_text_fail(error, 0, 0, "a value in this link is not one of a board of %dx%d", draft->side,
                            draft->side);
    nn_json_node_truth(nn_json_document_find(json, node, "given"), &is_given);
    draft->cells[cell] = (uint8_t)value;
    draft->is_given[cell] = value && is_given;
    draft->has_placed |= value && !is_given;
    const struct nn_json_node *const list = nn_json_document_find(json, node, "centerPencilMarks");
    const bool has_marks = !value && list && !is_empty(list);
    draft->has_marks |= has_marks;
    draft->marks[cell] = has_marks ? marks_of(json, list, draft->side) : nn_low_bits(draft->side);
    if (value) draft->marks[cell] = nn_bit((int)value - 1);
    return NONET_OK;
}

/* Regions are those of the boxes; a cell that has none is in its usual box. */
static int region_of(const struct nn_json_document *json, const struct nn_json_node *node, const int usual[2], int side,
                     int cell)
{
    const int64_t region = number_of(json, nn_json_document_find(json, node, "region"));
    if (region >= 0 && region <= NONET_MAX_CELLS) return (int)region;
    return cell / side / usual[0] * (side / usual[1]) + cell % side / usual[1];
}

static nonet_status read_grid(const struct nn_json_document *json, struct nn_draft *draft, int *box_rows,
                              int *box_columns, nonet_text_error *error)
{
    const int side = draft->side;
    const struct nn_json_node *const grid = nn_json_document_find(json, json->nodes, "grid");
    const struct nn_json_node *row = nn_json_node_first(grid);
    uint16_t region[NONET_MAX_CELLS];
    int usual[2], cell = 0;
    if (!nonet_layout_usual_boxes(side, &usual[0], &usual[1])) usual[0] = usual[1] = side; /* regions are needed */
    for (; row && cell < side * side; row = nn_json_node_next(grid, row)) {
        if (row->kind != NN_JSON_ARRAY || row->count != (uint32_t)side) break;
        for (const struct nn_json_node *node = nn_json_node_first(row); node; node = nn_json_node_next(row, node)) {
            region[cell] = (uint16_t)region_of(json, node, usual, side, cell);
            NN_TRY(read_cell(json, node, draft, cell++, error));
        }
    }
    if (row || cell != side * side)
        return nn_text_fail(error, 0, 0, "the grid in this link does not have %d rows of %d cells", side, side);
    if (nn_link_boxes(region, side, box_rows, box_columns)) return NONET_OK;
    return nn_link_refuse("irregular regions", error);
}

nonet_status nn_fpuzzles_read_document(const struct nn_json_document *json, struct nn_draft *draft, int *box_rows,
                                       int *box_columns, nonet_text_error *error)
{
    const int64_t side = number_of(json, nn_json_document_find(json, json->nodes, "size"));
    if (side < 1 || side > NONET_MAX_SIDE) return nn_text_fail(error, 0, 0, "no grid in this link");
    NN_TRY(refuse_rules(json, error));
    nn_draft_begin(draft, NN_ANY_NOTATION, (int)side);
    return read_grid(json, draft, box_rows, box_columns, error);
}

/* ---- writing --------------------------------------------------------------------------------- */

static void put_json_marks(struct nn_put *put, uint64_t marks)
{
    nn_put_text(put, "\"centerPencilMarks\":");
    if (!marks) nn_put_text(put, "[0"); /* an empty list would mean that there are no marks yet */
    for (char before = '['; marks; before = ',') {
        nn_put_char(put, before);
        nn_put_number(put, nn_take_bit(&marks) + 1);
    }
    nn_put_char(put, ']');
}

/* The regions are written where they are not the usual boxes. */
static void put_json_cell(const struct nn_writing *writing, struct nn_put *put, int cell, bool has_regions)
{
    const nonet_position *const position = writing->position;
    const nonet_layout *const layout = writing->layout;
    const int value = position->cells[cell], row = cell / layout->side, column = cell % layout->side;
    const bool has_marks = position->candidates && !value;
    nn_put_char(put, '{');
    if (value) {
        nn_put_text(put, "\"value\":");
        nn_put_number(put, value);
        if (!nn_is_placed(position, cell)) nn_put_text(put, ",\"given\":true");
    } else if (has_marks) {
        put_json_marks(put, position->candidates[cell] & nn_low_bits(layout->side));
    }
    if (has_regions) {
        nn_put_text(put, value || has_marks ? ",\"region\":" : "\"region\":");
        nn_put_number(put,
                      row / layout->box_rows * (layout->side / layout->box_columns) + column / layout->box_columns);
    }
    nn_put_char(put, '}');
}

static void put_json(const struct nn_writing *writing, struct nn_put *put)
{
    const nonet_layout *const layout = writing->layout;
    int usual_rows, usual_columns;
    const bool is_usual =
        nonet_layout_usual_boxes(layout->side, &usual_rows, &usual_columns) && usual_rows == layout->box_rows;
    nn_put_text(put, "{\"size\":");
    nn_put_number(put, layout->side);
    nn_put_text(put, ",\"title\":\"\",\"author\":\"\",\"ruleset\":\"\",\"grid\":[");
    for (int cell = 0; cell < layout->cells; cell++) {
        nn_put_text(put, cell % layout->side ? "," : cell ? ",[" : "[");
        put_json_cell(writing, put, cell, !is_usual);
        if (cell % layout->side == layout->side - 1) nn_put_char(put, ']');
    }
    nn_put_text(put, "]}");
}

void nn_fpuzzles_put_link(struct nn_writing *writing, const char *prefix)
{
    struct nn_put json = {0};
    char *base64 = NULL;
    put_json(writing, &json);
    json = (struct nn_put){.buffer = malloc(json.length), .size = json.length};
    if (json.buffer) {
        put_json(writing, &json);
        (void)nn_lz_compress(json.buffer, json.length, &base64);
    }
    free(json.buffer);
    writing->has_no_memory = !base64;
    if (!base64) return;
    nn_put_text(&writing->put, prefix);
    for (const char *at = base64; *at; at++) {
        /* In an address + would be read as a blank. */
        if (*at == '+') nn_put_text(&writing->put, "%2B");
        else if (*at == '/') nn_put_text(&writing->put, "%2F");
        else if (*at == '=') nn_put_text(&writing->put, "%3D");
        else nn_put_char(&writing->put, *at);
    }
    nn_put_char(&writing->put, '\n');
    free(base64);
}
