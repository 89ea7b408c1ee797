/* position.c: allocating positions. */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "board/layout.h"

nonet_status nonet_position_new(const nonet_layout *layout, bool with_candidates, nonet_position **position)
{
    if (!layout || !position) return NONET_ERR_ARG;
    const size_t cells = (size_t)layout->cells;
    const size_t marks = with_candidates ? cells * sizeof(uint64_t) : 0;
    nonet_position *made = malloc(sizeof *made + marks + 2 * cells);
    *position = made;
    if (!made) return NONET_ERR_MEMORY;

    uint8_t *bytes = (uint8_t *)(made + 1) + marks;
    *made = (nonet_position){
        .layout = layout,
        .cells = memset(bytes, 0, cells),
        .is_given = memset(bytes + cells, 0, cells),
        .candidates = with_candidates ? (uint64_t *)(made + 1) : NULL,
    };
    for (size_t cell = 0; with_candidates && cell < cells; cell++) made->candidates[cell] = nn_low_bits(layout->side);
    return NONET_OK;
}

void nonet_position_free(nonet_position *position)
{
    free(position);
}
