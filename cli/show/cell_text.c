/* cell_text.c: see cell_text.h. */
#include "show/cell_text.h"

void add_cell_text(struct buffer *out, const nonet_layout *layout, int cell)
{
    char name[24];
    nonet_layout_cell_text(layout, cell, name, sizeof name);
    buffer_add_text(out, name);
}
