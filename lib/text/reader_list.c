/* reader_list.c: how the reader comes to a list and through it; see list.h. */
#include "text/reader.h"

bool nn_reader_opens_list(const nonet_reader *reader, const struct nn_line *line)
{
    if (reader->section != NN_SECTION_NONE || reader->is_held || reader->block.row_count) return false;
    return nn_list_begins(line, &reader->rules);
}

enum nn_progress nn_reader_give_list(nonet_reader *reader, struct nn_result *result)
{
    struct nn_list *const list = &reader->list;
    const uint64_t line = list->first_line;
    const nonet_layout *layout;
    nonet_status status = nn_list_read(list, &reader->rules, &reader->draft, result->error);
    if (status == NONET_OK) status = nn_reader_usual_layout(reader, reader->draft.side, &layout);
    nn_list_close(list);
    reader->has_title = false;
    if (status != NONET_OK) return nn_give(result, status);
    reader->draft.notation = nn_notation_gathering(NN_GATHERS_LIST);
    nn_reader_fill_puzzle(reader, layout, line, result->puzzle);
    return nn_give(result, NONET_OK);
}

enum nn_progress nn_reader_give_cut_list(nonet_reader *reader, struct nn_result *result)
{
    const struct nn_list *const list = &reader->list;
    if (list->depth == 0 && list->rows == 1) return nn_reader_give_list(reader, result);
    if (list->depth == 0)
        nn_text_fail(result->error, list->first_line, 1, "%d list%s of %d cells, expected %d", list->rows,
                     list->rows == 1 ? "" : "s", list->row_items, list->row_items);
    else nn_text_fail(result->error, list->first_line, 1, "a list that is not closed");
    nn_list_close(&reader->list);
    reader->has_title = false;
    return nn_give(result, NONET_ERR_TEXT);
}

enum nn_progress nn_reader_take_list(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    enum nn_list_result made;
    const nonet_status status = nn_list_add(&reader->list, line, &made);
    if (status == NONET_ERR_TEXT) reader->list.depth = 1; /* it is not closed within the limit */
    if (status == NONET_ERR_TEXT || (status == NONET_OK && made == NN_LIST_NOT_THIS))
        return nn_reader_give_cut_list(reader, result);
    if (status != NONET_OK) return nn_give(result, status);
    nn_lines_take(&reader->lines);
    return made == NN_LIST_COMPLETE ? nn_reader_give_list(reader, result) : NN_GO_ON;
}
