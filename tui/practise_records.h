/* practise_records.h: the progress in practice, kept in the database of the statistics. */
#ifndef TUI_PRACTISE_RECORDS_H
#define TUI_PRACTISE_RECORDS_H

#include <sqlite3.h>

#include "game/game.h"
#include "play_records.h"

/* Add what was kept to what is known. False: it cannot be read, or is damaged, and `problem` (of `size` bytes) says so. */
bool practise_records_load(struct records *records, nonet_practice *practice, char *problem, size_t size);

/* Join what was kept meanwhile, and keep all of it: when this returns true, it is on the disk. */
bool practise_records_store(struct records *records, nonet_practice *practice, char *problem, size_t size);

/* Copy it from a damaged database, as far as it can be read. */
void practise_records_copy(sqlite3 *from, sqlite3 *to);

#endif
