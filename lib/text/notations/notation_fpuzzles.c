/* notation_fpuzzles.c: the notation `fpuzzles`: links to f-puzzles.com with a document inside (link_fpuzzles.c). */
#include "text/link.h"

static const char *const hosts[] = {"f-puzzles.com", NULL};

/* When the user names the notation, the payload alone will do. */
static bool owns_fpuzzles(const struct nn_line *line, const struct nn_shape *shape, const struct nn_rules *rules)
{
    struct nn_row rest;
    (void)shape;
    return rules->notation == NN_FPUZZLES || nn_link_find(line, hosts, &rest);
}

static nonet_status read_fpuzzles(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    struct nn_row rest, payload = nn_row_of(line, 0, line->length);
    if (nn_link_find(line, hosts, &rest) && !nn_link_parameter(&rest, "load", &payload))
        return nn_text_fail(result->error, line->number, rest.column,
                            "this link only names a puzzle on the site; a link with ?load= has the puzzle itself");
    return nn_link_read_document(reader, &payload, NN_FPUZZLES, nn_fpuzzles_read_document, result);
}

const struct nn_reading nn_fpuzzles_reading = {.owns = owns_fpuzzles, .read = read_fpuzzles, .power = 2};

void nn_fpuzzles_write(struct nn_writing *writing)
{
    nn_fpuzzles_put_link(writing, "https://www.f-puzzles.com/?load=");
}
