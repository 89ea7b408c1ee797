/* large_door.c: where the module of the page gets the logic for large boards, which is a module of its own.
 *
 * Boards above 11x11 need their own build of lib/logic and lib/sized (lib/sized/sized.h), a quarter of the page's engine, and
 * most people never see such a board. So this build is linked as nonet-large.wasm (large_table.c), a shared library in the terms
 * of WebAssembly: it lies in the same memory and calls the same functions. Of it the rest of the library knows one
 * table, and asks for that here.
 *
 * The host (web/src/engine/host.ts) hands the table in. If it has not, it is told so, and throws; then it fetches the second module
 * and repeats the whole call in a fresh instance, which has both. */
#include "sized/sized.h"

__attribute__((import_module("nonet"), import_name("large_is_missing"), noreturn)) void host_misses_large(void);
__attribute__((export_name("large_give"))) void large_give(const struct nn_sized *table);

static const struct nn_sized *large;

void large_give(const struct nn_sized *table)
{
    large = table;
}

const struct nn_sized *nn_sized_large(void)
{
    if (!large) host_misses_large();
    return large;
}
