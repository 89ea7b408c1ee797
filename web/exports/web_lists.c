/* web_lists.c: a long list of puzzles that comes in pieces, for a table: where each stands, its clues, its verdict. One reader reads all
 * of it, so a piece may end anywhere, in the middle of a puzzle, too. What takes longer is asked later, of the lines that this tells. */
#include "web/exports/web_inside.h"

static nonet_many *list;
/* Of the piece at hand. */
static nonet_json *rows;

static int clues_of(const nonet_position *position)
{
    const int side = nonet_layout_side(position->layout);
    int clues = 0;
    for (int cell = 0; cell < side * side; cell++) clues += position->cells[cell] != 0;
    return clues;
}

static void tell_puzzle(const nonet_many_item *item)
{
    const nonet_layout *const layout = item->position.layout;
    nonet_json_unsigned(rows, "line", item->line);
    nonet_json_array(rows, "box");
    nonet_json_number(rows, NULL, nonet_layout_box_rows(layout));
    nonet_json_number(rows, NULL, nonet_layout_box_columns(layout));
    nonet_json_close(rows);
    nonet_json_marked_board(rows, "board", &item->position);
    nonet_json_number(rows, "clues", clues_of(&item->position));
    nonet_json_text(rows, "verdict", item->result ? nonet_verdict_name(item->result->verdict) : "unknown");
}

static bool tell_row(void *context, const nonet_many_item *item)
{
    (void)context;
    nonet_json_object(rows, NULL);
    if (item->status == NONET_ERR_TEXT) nonet_json_text_error(rows, item->note);
    else tell_puzzle(item);
    return nonet_json_close(rows) == NONET_OK;
}

/* The next answer is complete; a list that failed is over. */
static nonet_status end_piece(nonet_status status)
{
    nonet_json *const json = rows;
    rows = NULL;
    status = web_end(json, status);
    if (status < NONET_OK) {
        nonet_many_free(list);
        list = NULL;
    }
    return status;
}

static void begin_piece(void)
{
    rows = web_begin();
    nonet_json_array(rows, NULL);
}

nonet_status web_list_begin(uint32_t limit_ms)
{
    nonet_many_settings settings;
    nonet_many_settings_defaults(&settings);
    settings.task = NONET_MANY_CHECK;
    settings.threads = 1;
    settings.timeout_ms = limit_ms;
    settings.sink = tell_row;
    web_clear();
    nonet_many_free(list);
    const nonet_status status = nonet_many_new(&settings, &list);
    return status == NONET_OK ? status : web_fail(status);
}

nonet_status web_list_feed(const char *text, size_t length)
{
    if (!list) return web_fail(NONET_ERR_ARG);
    begin_piece();
    nonet_status status = nonet_many_feed(list, text, length);
    if (status == NONET_OK) status = nonet_many_wait(list);
    return end_piece(status);
}

nonet_status web_list_end(void)
{
    if (!list) return web_fail(NONET_ERR_ARG);
    begin_piece();
    const nonet_status status = end_piece(nonet_many_finish(list));
    nonet_many_free(list);
    list = NULL;
    return status;
}
