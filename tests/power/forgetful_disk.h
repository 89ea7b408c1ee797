/* forgetful_disk.h: a disk that forgets what was not synced, and a clock that goes when the test says so.
 *
 * A test is linked with --wrap for the calls below (FORGETTING in the Makefile). They do their work, and note what a loss of
 * power could leave: of each file the bytes that were synced, and any number of those behind, right, zero or garbage; of
 * each name the file that it had when the folder was last synced, or any it had since. After every call `disk_check` is
 * called, in which a test looks at all states that are possible at this moment.
 *
 * Files are only appended to. Names are those of one folder. */
#ifndef FORGETFUL_DISK_H
#define FORGETFUL_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Note what happens in this folder from now on; what is there already is on the disk. `check` is called after each change, by
 * one thread at a time. */
void disk_begin(const char *folder, void (*check)(void));
void disk_end(void);

/* Call `visit` with all texts that the file of this name may have after a loss of power now; NULL: there is none. `step`: bytes
 * between cuts. */
void disk_each_state(const char *path, size_t step, void (*visit)(const char *text, size_t length));

/* The clock of the program: it stands still but for this. Threads that wait for a time do what is due before it returns. */
uint64_t clock_now_ms(void);
void clock_advance(uint64_t milliseconds);

/* Wait until the other thread waits, if there is one. */
void clock_settle(void);

#endif
