/* background_sync.h: what is written to a file reaches the disk within a second, in a thread, so that no key waits for it. */
#ifndef TUI_BACKGROUND_SYNC_H
#define TUI_BACKGROUND_SYNC_H

/* Something was written to this file: sync it, at most once a second. One file at a time; until background_sync_end it stays
 * open. */
void background_sync_soon(int descriptor);

/* Do not wait for the second to be over. */
void background_sync_hurry(void);

/* Return when everything is on the disk; background_sync_end also ends the thread. */
void background_sync_now(void);
void background_sync_end(void);

/* Why the last one failed (errno), asked for once; 0: it did not. */
int background_sync_problem(void);

#endif
