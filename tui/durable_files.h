/* durable_files.h: files that survive the loss of power, and are not written where others lead us. */
#ifndef TUI_DURABLE_FILES_H
#define TUI_DURABLE_FILES_H

#include <stdbool.h>
#include <stddef.h>

/* Wait until everything that was written is on the disk. False, with errno: it may not be. */
bool descriptor_sync(int descriptor);

/* The same for the folder that a file is in: that it is there, and its name. */
bool folder_sync(const char *path);

/* Make a new file that only the user can read, for appending. Whatever has the name is removed, and links are not followed.
 * The descriptor, or -1 with errno. */
int file_begin_new(const char *path);

/* Lock a file that was opened by this name, until it is closed. The descriptor, or -1, with errno: another program has
 * locked it, or replaced it since (EWOULDBLOCK), or it could not be opened (then `descriptor` is -1). */
int file_lock(int descriptor, const char *path);
int file_open_locked(const char *path, int flags);

enum { FRESH_BYTES = 32 };

/* The name of the new file that is to replace this one, for PATH_BYTES + FRESH_BYTES. */
void file_fresh_name(const char *path, char *fresh);

/* Replace a file by another one that is complete. After the loss of power one of them has the name. False, with errno:
 * nothing has changed, or the disk may not have noticed that it has. */
bool file_take_name(const char *fresh, const char *path);

/* Replace the text of a file: a reader, and a disk, has the old one or the new one. A link stays a link. False, with errno,
 * as above. */
bool file_replace(const char *path, const char *text, size_t length);

/* Give a damaged file a second name, ending in .damaged, which is written to `kept` (PATH_BYTES): what replaces the file then
 * leaves it there. False, with errno: there is no such name. */
bool file_keep_damaged(const char *path, char *kept);

#endif
