/* notation_exchange.c: the notation `exchange`: links to sudokuexchange.com, with the 81 cells or a shorter
 * form of them in ?s=. */
#include "text/link.h"

static const char *const hosts[] = {"sudokuexchange.com", NULL};

static bool owns_exchange(const struct nn_line *line, const struct nn_shape *shape, const struct nn_rules *rules)
{
    struct nn_row rest;
    (void)shape;
    return rules->notation == NN_EXCHANGE || nn_link_find(line, hosts, &rest);
}

static nonet_status read_exchange(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    struct nn_row rest, board = nn_row_of(line, 0, line->length);
    if (nn_link_find(line, hosts, &rest) && !nn_link_parameter(&rest, "s", &board))
        return nn_text_fail(result->error, line->number, rest.column, "no board (s=) in this link");
    board = nn_link_word(&board, 0);
    const struct nn_row cells = nn_link_cells(&board);
    if (cells.length == board.length && board.length) return nn_link_read_cells(reader, &cells, NN_EXCHANGE, result);
    return nn_link_read_packed(reader, &board, NN_EXCHANGE, result);
}

const struct nn_reading nn_exchange_reading = {
    .owns = owns_exchange,
    .read = read_exchange,
    .power = 2,
    .only_side = 9,
};

void nn_exchange_write(struct nn_writing *writing)
{
    nn_put_cells_link(writing, "https://sudokuexchange.com/play/?s=");
}
