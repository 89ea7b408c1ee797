/* salvage_records.h: statistics that are damaged. */
#ifndef TUI_SALVAGE_RECORDS_H
#define TUI_SALVAGE_RECORDS_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

#include "play_records.h"

/* How the table of games is made. */
extern const char records_schema[];

/* Open a database as this program uses one, making it if there is none. The status of SQLite; *database is to be closed. */
int records_open_database(const char *path, sqlite3 **database);

/* The database of statistics that are open. */
sqlite3 *records_database(struct records *records);

/* Is what SQLite says a sign of damage, not of a full disk or another program? */
bool records_are_damaged(int status);

/* Replace a damaged database by a new one with all games that can be read; the old one gets a name ending in .damaged.
 * `told` (of `size` bytes) says how many games there are now, or why nothing was done. */
bool records_salvage(const char *path, char *told, size_t size);

#endif
