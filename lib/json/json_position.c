/* json_position.c: boards as text on one line (nonet_position_line), and their marks as lists. */

#include "board/check.h"
#include "json/json_parts.h"

static void put_line(nonet_json *json, const char *key, const nonet_position *position)
{
    char *text = (char *)json->memory;
    const size_t length = nonet_position_line(position, text, json->bytes);
    if (length >= json->bytes) {
        text = nn_json_memory(json, length + 1);
        if (text) nonet_position_line(position, text, length + 1);
    }
    if (length == 0) nn_json_give_up(json, NONET_ERR_ARG);
    nn_json_put_string(&json->writer, key, text ? text : "", text ? length : 0);
}

void nn_json_put_board(nonet_json *json, const char *key, const nonet_position *position)
{
    nonet_position plain = *position;
    plain.candidates = NULL;
    put_line(json, key, &plain);
}

void nn_json_put_solution(nonet_json *json, const char *key, const nonet_layout *layout, const uint8_t *solution)
{
    const nonet_position solved = {layout, solution, NULL, NULL};
    if (solution) put_line(json, key, &solved);
    else nn_json_put_null(&json->writer, key);
}

void nn_json_put_marked_board(nonet_json *json, const char *key, const nonet_position *position)
{
    put_line(json, key, position);
}

void nn_json_add_position(nonet_json *json, const nonet_position *position)
{
    struct nn_json_writer *const writer = &json->writer;
    nn_json_put_number(writer, "side", nonet_layout_side(position->layout));
    nn_json_open_array(writer, "box");
    nn_json_put_number(writer, NULL, nonet_layout_box_rows(position->layout));
    nn_json_put_number(writer, NULL, nonet_layout_box_columns(position->layout));
    nn_json_close(writer);
    nn_json_put_board(json, "puzzle", position);
}

/* ---- for fronts ---------------------------------------------------------------------------------- */

nonet_status nonet_json_position(nonet_json *json, const nonet_position *position)
{
    if (nn_json_takes_members(json, nn_position_is_classic(position))) nn_json_add_position(json, position);
    return nn_json_answer(json);
}

nonet_status nonet_json_board(nonet_json *json, const char *key, const nonet_position *position)
{
    if (nn_json_takes(json, key, nn_position_is_classic(position))) nn_json_put_board(json, key, position);
    return nn_json_answer(json);
}

nonet_status nonet_json_marked_board(nonet_json *json, const char *key, const nonet_position *position)
{
    if (nn_json_takes(json, key, nn_position_is_classic(position))) nn_json_put_marked_board(json, key, position);
    return nn_json_answer(json);
}

nonet_status nonet_json_solution(nonet_json *json, const char *key, const nonet_layout *layout, const uint8_t *solution)
{
    if (nn_json_takes(json, key, nonet_layout_is_classic(layout))) nn_json_put_solution(json, key, layout, solution);
    return nn_json_answer(json);
}

nonet_status nonet_json_marks(nonet_json *json, const char *key, const nonet_position *position)
{
    struct nn_house_values values;
    if (!nn_json_takes(json, key, nn_position_is_classic(position))) return nn_json_answer(json);
    nn_house_values_of(position, &values);
    nn_json_open_array(&json->writer, key);
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++)
        nn_json_put_values(&json->writer, NULL, nn_cell_candidates(position, &values, cell));
    nn_json_close(&json->writer);
    return nn_json_answer(json);
}

nonet_status nonet_json_placed(nonet_json *json, const char *key, const nonet_position *position)
{
    if (!nn_json_takes(json, key, nn_position_is_classic(position))) return nn_json_answer(json);
    nn_json_open_array(&json->writer, key);
    for (int cell = 0; position->is_given && cell < nonet_layout_cells(position->layout); cell++)
        if (position->cells[cell] && !position->is_given[cell])
            nn_json_put_cell(&json->writer, NULL, position->layout, cell);
    nn_json_close(&json->writer);
    return nn_json_answer(json);
}
