/* json_cells.c: cells, houses, values and candidates. */
#include "base/bits.h"
#include "json/json_parts.h"

void nn_json_put_cell(struct nn_json_writer *writer, const char *key, const nonet_layout *layout, int cell)
{
    char name[16];
    nonet_layout_cell_text(layout, cell, name, sizeof name);
    nn_json_put_text(writer, key, name);
}

void nn_json_put_cells(struct nn_json_writer *writer, const char *key, const nonet_layout *layout, nonet_cells cells)
{
    nn_json_open_array(writer, key);
    for (size_t at = 0; at < cells.count; at++) nn_json_put_cell(writer, NULL, layout, cells.cells[at]);
    nn_json_close(writer);
}

void nn_json_put_house(struct nn_json_writer *writer, const char *key, const nonet_layout *layout, int house)
{
    char name[24];
    nonet_layout_house_text(layout, house, true, name, sizeof name);
    nn_json_put_text(writer, key, name);
}

void nn_json_put_houses(struct nn_json_writer *writer, const char *key, const nonet_layout *layout, nonet_houses houses)
{
    nn_json_open_array(writer, key);
    for (size_t at = 0; at < houses.count; at++) nn_json_put_house(writer, NULL, layout, houses.houses[at]);
    nn_json_close(writer);
}

void nn_json_put_values(struct nn_json_writer *writer, const char *key, uint64_t values)
{
    nn_json_open_array(writer, key);
    while (values) nn_json_put_number(writer, NULL, nn_take_bit(&values) + 1);
    nn_json_close(writer);
}

void nn_json_put_candidate(struct nn_json_writer *writer, const nonet_layout *layout, nonet_candidate candidate)
{
    nn_json_open_object(writer, NULL);
    nn_json_put_cell(writer, "cell", layout, candidate.cell);
    nn_json_put_number(writer, "value", candidate.value);
    nn_json_close(writer);
}

void nn_json_put_candidates(struct nn_json_writer *writer, const char *key, const nonet_layout *layout,
                            const nonet_candidate *candidates, size_t count)
{
    nn_json_open_array(writer, key);
    for (size_t at = 0; at < count; at++) nn_json_put_candidate(writer, layout, candidates[at]);
    nn_json_close(writer);
}

/* ---- for fronts ---------------------------------------------------------------------------------- */

static bool has_cell(const nonet_layout *layout, int cell)
{
    return layout && cell >= 0 && cell < nonet_layout_cells(layout);
}

static bool has_cells(const nonet_layout *layout, const nonet_cells *cells)
{
    if (!layout || !cells || (!cells->cells && cells->count)) return false;
    for (size_t at = 0; at < cells->count; at++)
        if (!has_cell(layout, cells->cells[at])) return false;
    return true;
}

nonet_status nonet_json_cell(nonet_json *json, const char *key, const nonet_layout *layout, int cell)
{
    if (nn_json_takes(json, key, has_cell(layout, cell))) nn_json_put_cell(&json->writer, key, layout, cell);
    return nn_json_answer(json);
}

nonet_status nonet_json_cells(nonet_json *json, const char *key, const nonet_layout *layout, const nonet_cells *cells)
{
    if (nn_json_takes(json, key, has_cells(layout, cells))) nn_json_put_cells(&json->writer, key, layout, *cells);
    return nn_json_answer(json);
}

nonet_status nonet_json_values(nonet_json *json, const char *key, uint64_t values)
{
    if (nn_json_takes(json, key, true)) nn_json_put_values(&json->writer, key, values);
    return nn_json_answer(json);
}
