/* link_scl.c: the documents of SudokuPad.
 *
 *     {"cells":[[{"value":5},{}, ...], ...], "regions":[[[0,0],[0,1], ...], ...], "cages":[...], "metadata":{...}, ...}
 *
 * or with short keys: ce, v, re, ca. Cells are [row, column] from 0. Regions may be missing: then they are the usual
 * boxes. A "cage" without cells is a text ("title: ..."), one of a whole row, column or box is decoration. Everything
 * that is drawn may be a rule, so it is refused. */
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "text/link.h"

/* A member by its long or its short name. */
static const struct nn_json_node *find_member(const struct nn_json_document *json, const struct nn_json_node *object,
                                              const char *name, const char *short_name)
{
    const struct nn_json_node *const found = nn_json_document_find(json, object, name);
    return found ? found : nn_json_document_find(json, object, short_name);
}

/* What a text says: a rule, or NULL. */
static const char *rule_of_node(const struct nn_json_document *json, const struct nn_json_node *node)
{
    char text[2000];
    if (!nn_json_document_decode(json, node, text, sizeof text)) return NULL;
    const bool is_name = strncmp(text, "title:", 6) == 0 || strncmp(text, "author:", 7) == 0;
    return is_name ? NULL : nn_link_rule_of_text(text);
}

/* ---- cages ----------------------------------------------------------------------------------- */

/* Is it a row, a column, or the mark of a region? */
static bool is_house_cage(const struct nn_json_document *json, const struct nn_json_node *cage)
{
    const struct nn_json_node *const type = nn_json_document_find(json, cage, "type");
    return nn_json_document_is(json, type, "rowcol") || nn_json_document_is(json, type, "region");
}

static nonet_status refuse_cages(const struct nn_json_document *json, nonet_text_error *error)
{
    const struct nn_json_node *const cages = find_member(json, json->nodes, "cages", "ca");
    for (const struct nn_json_node *cage = nn_json_node_first(cages); cage; cage = nn_json_node_next(cages, cage)) {
        const struct nn_json_node *const cells = find_member(json, cage, "cells", "ce");
        const struct nn_json_node *const value = find_member(json, cage, "value", "v");
        if (cells && cells->count && !is_house_cage(json, cage)) return nn_link_refuse("killer cages", error);
        const char *const rule = rule_of_node(json, value);
        if (rule) return nn_link_refuse(rule, error);
    }
    return NONET_OK;
}

/* ---- rules ----------------------------------------------------------------------------------- */

static nonet_status refuse_drawings(const struct nn_json_document *json, nonet_text_error *error)
{
    static const char *const drawings[][3] = {
        {"lines", "l", "lines drawn on the board"},
        {"arrows", "a", "arrows"},
        {"overlays", "o", "signs drawn on the board"},
        {"underlays", "u", "signs drawn on the board"},
        {"foglight", "foglight", "fog"},
        {"triggereffect", "triggereffect", "triggers"},
    };
    for (size_t index = 0; index < sizeof drawings / sizeof *drawings; index++) {
        const struct nn_json_node *const found = find_member(json, json->nodes, drawings[index][0], drawings[index][1]);
        if (found && found->count) return nn_link_refuse(drawings[index][2], error);
    }
    return NONET_OK;
}

static nonet_status refuse_metadata(const struct nn_json_document *json, nonet_text_error *error)
{
    static const char *const flags[] = {"antiknight", "antiking", "nonconsecutive", "disjointgroups"};
    const struct nn_json_node *const about = nn_json_document_find(json, json->nodes, "metadata");
    for (size_t index = 0; index < sizeof flags / sizeof *flags; index++) {
        bool is_on = false;
        nn_json_node_truth(nn_json_document_find(json, about, flags[index]), &is_on);
        if (is_on) return nn_link_refuse(nn_link_rule_of_key(flags[index]), error);
    }
    const char *const rule = rule_of_node(json, nn_json_document_find(json, about, "rules"));
    return rule ? nn_link_refuse(rule, error) : NONET_OK;
}

/* ---- the board ------------------------------------------------------------------------------- */

static nonet_status read_scl_cell(const struct nn_json_document *json, const struct nn_json_node *node,
                                  struct nn_draft *draft, int cell, nonet_text_error *error)
{
    const struct nn_json_node *const found = find_member(json, node, "value", "v");
    char text[4] = "";
    int64_t value = 0;
    if (found && !nn_json_document_integer(json, found, &value)) {
        const bool is_text = nn_json_document_text(json, found, text, sizeof text);
        for (const char *at = text; *at && value >= 0; at++)
            value = *at >= '0' && *at <= '9' ? value * 10 + *at - '0' : -1;
        if (!is_text && found->kind != NN_JSON_NULL) value = -1;
    }
    if (value < 0 || value > draft->side)
        return nn_text_fail(error, 0, 0, "a value in this link is not one of a board of %dx%d", draft->side,
                            draft->side);
    draft->cells[cell] = (uint8_t)value;
    return NONET_OK;
}

static nonet_status read_scl_cells(const struct nn_json_document *json, struct nn_draft *draft, nonet_text_error *error)
{
    const struct nn_json_node *const rows = find_member(json, json->nodes, "cells", "ce");
    const int side = rows && rows->kind == NN_JSON_ARRAY && rows->count <= NONET_MAX_SIDE ? (int)rows->count : 0;
    int cell = 0;
    if (!nn_side_is_usual(side)) return nn_text_fail(error, 0, 0, "no grid of a size that boxes can make in this link");
    nn_draft_begin(draft, NN_ANY_NOTATION, side);
    for (const struct nn_json_node *row = nn_json_node_first(rows); row; row = nn_json_node_next(rows, row)) {
        if (row->kind != NN_JSON_ARRAY || row->count != (uint32_t)side)
            return nn_text_fail(error, 0, 0, "the grid in this link does not have %d rows of %d cells", side, side);
        for (const struct nn_json_node *node = nn_json_node_first(row); node; node = nn_json_node_next(row, node))
            NN_TRY(read_scl_cell(json, node, draft, cell++, error));
    }
    return NONET_OK;
}

/* The cell of a pair [row, column]; -1: it is none. */
static int cell_of_pair(const struct nn_json_document *json, const struct nn_json_node *pair, int side)
{
    int64_t row, column;
    if (!nn_json_document_integer(json, nn_json_node_element(pair, 0), &row)) return -1;
    if (!nn_json_document_integer(json, nn_json_node_element(pair, 1), &column)) return -1;
    return row < 0 || row >= side || column < 0 || column >= side ? -1 : (int)(row * side + column);
}

static nonet_status read_scl_regions(const struct nn_json_document *json, int side, int *box_rows, int *box_columns,
                                     nonet_text_error *error)
{
    const struct nn_json_node *const regions = find_member(json, json->nodes, "regions", "re");
    uint16_t region[NONET_MAX_CELLS] = {0}, number = 0;
    if (!regions || !regions->count) {
        nonet_layout_usual_boxes(side, box_rows, box_columns);
        return NONET_OK;
    }
    for (const struct nn_json_node *item = nn_json_node_first(regions); item; item = nn_json_node_next(regions, item)) {
        number++;
        for (const struct nn_json_node *pair = nn_json_node_first(item); pair; pair = nn_json_node_next(item, pair)) {
            const int cell = cell_of_pair(json, pair, side);
            if (cell < 0 || region[cell]) return nn_link_refuse("irregular regions", error);
            region[cell] = number;
        }
    }
    return nn_link_boxes(region, side, box_rows, box_columns) ? NONET_OK : nn_link_refuse("irregular regions", error);
}

nonet_status nn_scl_read_document(const struct nn_json_document *json, struct nn_draft *draft, int *box_rows,
                                  int *box_columns, nonet_text_error *error)
{
    NN_TRY(refuse_cages(json, error));
    NN_TRY(refuse_drawings(json, error));
    NN_TRY(refuse_metadata(json, error));
    NN_TRY(read_scl_cells(json, draft, error));
    return read_scl_regions(json, draft->side, box_rows, box_columns, error);
}
