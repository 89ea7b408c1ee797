/* web_subject.c: the position in hand, the steps that were told about it, and both in other notations. */
#include <stdlib.h>
#include <string.h>

#include "web/exports/web_inside.h"

/* A step with the position where it was found. Steps of a list belong to the list, and share the list's board. */
struct kept_step {
    nonet_step *step;
    nonet_board *board;
};

static struct {
    nonet_puzzle *puzzle;
    struct kept_step *steps;
    size_t count, room;
    nonet_all_steps *all; /* that the steps are part of; NULL: each is a copy with a board of its own */
} subject;

static struct {
    char notation[32], symbols[80]; /* "": find out */
    int box_rows, box_columns;
    nonet_reader_settings settings;
} reading;

/* ---- steps --------------------------------------------------------------------------------------- */

void web_forget_steps(void)
{
    for (size_t at = 0; at < subject.count && !subject.all; at++) {
        nonet_step_free(subject.steps[at].step);
        nonet_board_free(subject.steps[at].board);
    }
    if (subject.all && subject.count) nonet_board_free(subject.steps[0].board);
    nonet_all_steps_free(subject.all);
    subject.all = NULL;
    subject.count = 0;
}

static bool has_room(size_t count)
{
    if (count <= subject.room) return true;
    const size_t room = 2 * count;
    struct kept_step *const steps = realloc(subject.steps, room * sizeof *steps);
    if (!steps) return false;
    subject.steps = steps;
    subject.room = room;
    return true;
}

static nonet_status copy_board(const nonet_position *position, nonet_board **board)
{
    nonet_status status = nonet_board_new(subject.puzzle->position.layout, position->candidates, board);
    if (status != NONET_OK) return status;
    status = nonet_board_copy(*board, position);
    if (status == NONET_OK) return NONET_OK;
    nonet_board_free(*board);
    *board = NULL;
    return status;
}

nonet_status web_keep_step(const nonet_step *step, const nonet_position *position)
{
    struct kept_step kept = {NULL, NULL};
    if (!has_room(subject.count + 1)) return NONET_ERR_MEMORY;
    nonet_status status = nonet_step_copy(step, &kept.step);
    if (status == NONET_OK) status = copy_board(position, &kept.board);
    if (status == NONET_OK) subject.steps[subject.count++] = kept;
    else nonet_step_free(kept.step);
    return status;
}

nonet_status web_keep_all(nonet_all_steps *all, const nonet_position *position)
{
    nonet_board *board;
    web_forget_steps();
    nonet_status status = has_room(all->group_count) ? NONET_OK : NONET_ERR_MEMORY;
    if (status == NONET_OK) status = copy_board(position, &board);
    if (status != NONET_OK || !all->group_count) {
        if (status == NONET_OK) nonet_board_free(board);
        nonet_all_steps_free(all);
        return status;
    }
    for (size_t at = 0; at < all->group_count; at++)
        subject.steps[at] = (struct kept_step){all->groups[at].step, board};
    subject.count = all->group_count;
    subject.all = all;
    return NONET_OK;
}

bool web_step(int number, const nonet_step **step, const nonet_position **position)
{
    if (!subject.puzzle || number < -1 || number >= (int)subject.count) return false;
    *step = number < 0 ? NULL : subject.steps[number].step;
    *position = number < 0 ? &subject.puzzle->position : &subject.steps[number].board->position;
    return true;
}

/* ---- reading -------------------------------------------------------------------------------------- */

const nonet_puzzle *web_subject(void)
{
    return subject.puzzle;
}

const nonet_reader_settings *web_reader_settings(void)
{
    nonet_reader_settings_defaults(&reading.settings);
    if (*reading.notation) reading.settings.notation = reading.notation;
    if (*reading.symbols) reading.settings.symbols = reading.symbols;
    reading.settings.box_rows = reading.box_rows;
    reading.settings.box_columns = reading.box_columns;
    return &reading.settings;
}

nonet_status web_reading(const char *notation, int box_rows, int box_columns, const char *symbols)
{
    web_clear();
    if (strlen(notation) >= sizeof reading.notation || strlen(symbols) >= sizeof reading.symbols)
        return web_fail(NONET_ERR_ARG);
    strcpy(reading.notation, notation);
    strcpy(reading.symbols, symbols);
    reading.box_rows = box_rows;
    reading.box_columns = box_columns;
    return NONET_OK;
}

static void add_player(nonet_json *json, const nonet_position *position)
{
    nonet_json_placed(json, "placed", position);
    if (position->candidates) nonet_json_marks(json, "marks", position);
}

nonet_status web_read(const char *text, size_t length)
{
    nonet_puzzle *puzzle;
    nonet_text_error error;
    const nonet_status status = nonet_read_one(text, length, web_reader_settings(), &puzzle, &error);
    if (status == NONET_ERR_TEXT) return web_refuse_text(&error);
    if (status != NONET_OK) return web_fail(status);
    web_forget_steps();
    nonet_puzzle_free(subject.puzzle);
    subject.puzzle = puzzle;
    nonet_json *const json = web_begin();
    nonet_json_object(json, NULL);
    nonet_json_puzzle(json, puzzle);
    nonet_json_text(json, "notation", puzzle->style.notation->name);
    add_player(json, &puzzle->position);
    return web_end(json, NONET_OK);
}

/* ---- writing -------------------------------------------------------------------------------------- */

nonet_status web_position(int number)
{
    const nonet_step *step;
    const nonet_position *position;
    if (!web_step(number, &step, &position)) return web_fail(NONET_ERR_ARG);
    nonet_json *const json = web_begin();
    nonet_json_object(json, NULL);
    nonet_json_position(json, position);
    add_player(json, position);
    return web_end(json, NONET_OK);
}

nonet_status web_convert(int number, const char *name, const char *symbols, int blank)
{
    nonet_style style;
    const nonet_step *step;
    const nonet_position *position;
    if (!web_step(number, &step, &position) || nonet_style_find(name, &style) != NONET_OK)
        return web_fail(NONET_ERR_ARG);
    if (*symbols && !(style.symbols = nonet_symbols_find(symbols))) return web_fail(NONET_ERR_ARG);
    if (blank) style.blank = (char)blank;
    nonet_json *const json = web_begin();
    nonet_json_object(json, NULL);
    nonet_json_converted(json, position, &style);
    return web_end(json, NONET_OK);
}
