/* large_table.c: what nonet-large.wasm tells: the table of the logic for large boards; see large_door.c. */
#include "sized/sized.h"

__attribute__((export_name("large_table"))) const struct nn_sized *large_table(void);

const struct nn_sized *large_table(void)
{
    return &nn_sized_wide;
}
