/* tally_record.h: what is to be told of the answers of a unit, as text, until all units are told of in their order. */
#ifndef CLI_TALLY_RECORD_H
#define CLI_TALLY_RECORD_H

#include "run/tally.h"

enum tally_note {
    TALLY_PLAIN,
    TALLY_COUNTED, /* only the first of many appear */
    TALLY_LOSS,    /* only the first appears */
    TALLY_NOTES,
};

/* Say it, or write it to the tally's record. */
void tally_tell(struct tally *tally, enum tally_note note, struct place place, const char *text);

/* A line of a record. */
void tally_record_note(struct buffer *record, enum tally_note note, struct place place, const char *text);

/* All was added: what else the tally has, without what the search did. */
void tally_record_end(const struct tally *tally, struct buffer *record);

/* Tell and add up what a record says. With `is_continued` it is about a puzzle that has been counted before. False: it is damaged. */
bool tally_add_record(struct tally *tally, const char *record, size_t length, bool is_continued);

#endif
