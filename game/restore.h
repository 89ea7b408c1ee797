/* restore.h: what the two files that read saved games share. */
#ifndef GAME_RESTORE_H
#define GAME_RESTORE_H

#include "inside.h"
#include "scan.h"

struct gm_restorer {
    struct game *game; /* a new one */
    struct gm_scan scan;
};

/* A line behind `moves`, and a line `set ...` (behind that word) anywhere. */
bool gm_restore_event(struct gm_restorer *restorer);
bool gm_restore_option(struct gm_restorer *restorer);

#endif
