/* unit_journal.h: a folder that keeps the answers of units. Its files: `plan`; `lock`, which is empty; `00000017` for unit 17, and
 * `00000017.part` while it is being written. See docs/cluster.md.
 *
 * A unit is claimed by a lock on one byte of `lock`, its number, which ends with its process, however that ends; so no unit is done
 * by two at a time, and none is lost. Its answers get their name when they are on the disk. */
#ifndef CLI_UNIT_JOURNAL_H
#define CLI_UNIT_JOURNAL_H

#include "units/unit_answer.h"
#include "units/unit_plan.h"

struct unit_journal {
    const char *path;
    int folder, lock; /* descriptors */
    bool has_locks;   /* this file system has */
    struct unit_plan plan;
};

/* How a new journal gets its list of units. False after a message. */
typedef bool unit_lister(const void *context, struct unit_plan *plan);

/* Open the journal for the run at hand, and make it if there is none. `size`: of units, if it was said; else 0. False after a message: it is that of another run, or damaged, or
 * cannot be made. */
bool unit_journal_open(struct unit_journal *journal, const char *path, char *const *operands, uint64_t size,
                       unit_lister *list, const void *context);

/* Open one that is there, to read it. False after a message. */
bool unit_journal_read(struct unit_journal *journal, const char *path);
void unit_journal_close(struct unit_journal *journal);

enum unit_state {
    UNIT_CLAIMED, /* to be done, by us alone: unit_journal_begin, unit_journal_keep or _release */
    UNIT_KEPT,    /* has been done */
    UNIT_TAKEN,   /* another process is at it */
    UNIT_TROUBLE, /* after a message */
};

enum unit_state unit_journal_claim(struct unit_journal *journal, size_t unit);
void unit_journal_release(struct unit_journal *journal, size_t unit);

/* Begin to write its answers; writer->problem may be set. */
void unit_journal_begin(const struct unit_journal *journal, size_t unit, struct unit_writer *writer);

/* They are complete: keep them, with their record. False after a message. Either way the claim ends. */
bool unit_journal_keep(struct unit_journal *journal, size_t unit, struct unit_writer *writer,
                       const struct buffer *record);

/* Nothing is kept; a problem of the writer is told. */
void unit_journal_drop(struct unit_journal *journal, size_t unit, struct unit_writer *writer);

/* Does it keep answers of the unit? */
bool unit_journal_has(const struct unit_journal *journal, size_t unit);

/* The answers of a unit. False: there are none; or, after a message, they are damaged, and *is_damaged. */
bool unit_journal_answer(const struct unit_journal *journal, size_t unit, struct unit_answer *answer, bool *is_damaged);

#endif
