/* notation_coach.c: the notation `coach`: links to sudoku.coach, whose last part is the 81 cells. */
#include "text/link.h"

static const char *const hosts[] = {"sudoku.coach", NULL};

static bool owns_coach(const struct nn_line *line, const struct nn_shape *shape, const struct nn_rules *rules)
{
    struct nn_row rest;
    (void)shape;
    return rules->notation == NN_COACH || nn_link_find(line, hosts, &rest);
}

static nonet_status read_coach(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    struct nn_row rest = nn_row_of(line, 0, line->length);
    (void)nn_link_find(line, hosts, &rest);
    const struct nn_row cells = nn_link_cells(&rest);
    if (!cells.length)
        return nn_text_fail(result->error, line->number, rest.column,
                            "this link only names a puzzle on the site; nonet reads links that hold its cells");
    return nn_link_read_cells(reader, &cells, NN_COACH, result);
}

const struct nn_reading nn_coach_reading = {.owns = owns_coach, .read = read_coach, .power = 2, .only_side = 9};

void nn_coach_write(struct nn_writing *writing)
{
    nn_put_cells_link(writing, "https://sudoku.coach/en/play/");
}
