/* tally_record.c: see tally_record.h. Lines of columns: a word, and what belongs to it.
 *
 *     counted   LINE COLUMN FILE TEXT      a message; also: plain, loss
 *     first     LINE COLUMN FILE TEXT      why the first answer is a "no"
 *     outcome   NAME NUMBER                so many puzzles
 *     answers   NUMBER */
#include "run/tally_record.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/escaped_text.h"

static const char *const note_words[TALLY_NOTES] = {"plain", "counted", "loss"};

static const char *const outcome_words[OUTCOME_COUNT] = {
    [OUTCOME_FINE] = "fine",
    [OUTCOME_SEVERAL] = "several",
    [OUTCOME_NONE] = "none",
    [OUTCOME_INVALID] = "invalid",
    [OUTCOME_TIMEOUT] = "timeout",
    [OUTCOME_MEMORY] = "memory",
    [OUTCOME_STUCK] = "stuck",
    [OUTCOME_ABSENT] = "absent",
    [OUTCOME_MISTAKEN] = "mistaken",
    [OUTCOME_REDUNDANT] = "redundant",
    [OUTCOME_WRONG_SOLUTION] = "wrong-solution",
    [OUTCOME_UNREADABLE] = "unreadable",
    [OUTCOME_UNWRITABLE] = "unwritable",
    [OUTCOME_TROUBLE] = "trouble",
    [OUTCOME_INTERRUPTED] = "interrupted",
};

/* ---- writing -------------------------------------------------------------------------------------- */

static void add_message(struct buffer *record, const char *word, struct place place, const char *text)
{
    buffer_print(record, "%s\t%" PRIu64 "\t%" PRIu64 "\t", word, place.line, place.column);
    buffer_add_escaped(record, place.file, strlen(place.file));
    buffer_add_character(record, '\t');
    buffer_add_escaped(record, text, strlen(text));
    buffer_add_character(record, '\n');
}

void tally_record_note(struct buffer *record, enum tally_note note, struct place place, const char *text)
{
    assert(note < TALLY_NOTES);
    add_message(record, note_words[note], place, text);
}

void tally_record_end(const struct tally *tally, struct buffer *record)
{
    if (tally->first_explanation[0]) add_message(record, "first", tally->first_place, tally->first_explanation);
    for (int outcome = 0; outcome < OUTCOME_COUNT; outcome++)
        if (tally->outcomes[outcome])
            buffer_print(record, "outcome\t%s\t%" PRIu64 "\n", outcome_words[outcome], tally->outcomes[outcome]);
    buffer_print(record, "answers\t%" PRIu64 "\n", tally->answers);
}

/* ---- reading -------------------------------------------------------------------------------------- */

enum { MOST_COLUMNS = 5 };

/* A line, its columns each with a NUL behind it. */
struct record_line {
    struct buffer text;
    const char *columns[MOST_COLUMNS];
    size_t count;
};

static void split_line(struct record_line *line, const char *bytes, size_t length)
{
    size_t starts[MOST_COLUMNS] = {0};
    line->text.length = line->count = 0;
    for (const char *end = bytes + length; line->count < MOST_COLUMNS && bytes <= end; line->count++) {
        const char *const tab = memchr(bytes, '\t', (size_t)(end - bytes)), *const stop = tab ? tab : end;
        starts[line->count] = line->text.length;
        buffer_add_unescaped(&line->text, bytes, (size_t)(stop - bytes));
        buffer_add_character(&line->text, 0);
        bytes = stop + 1;
    }
    for (size_t column = 0; column < line->count; column++) line->columns[column] = line->text.bytes + starts[column];
}

/* The name of a file outlives the line; there are few, and each is kept once. */
static const char *keep_name(const char *name)
{
    static char *kept;
    if (kept && strcmp(kept, name) == 0) return kept;
    kept = strcpy(memory_resize(NULL, strlen(name) + 1), name);
    return kept;
}

static struct place place_of(const struct record_line *line)
{
    return (struct place){line->columns[3], strtoull(line->columns[1], NULL, 10), strtoull(line->columns[2], NULL, 10)};
}

static void add_first(struct tally *tally, const struct record_line *line)
{
    if (tally->answers) return;
    tally->first_place = place_of(line);
    tally->first_place.file = keep_name(line->columns[3]);
    snprintf(tally->first_explanation, sizeof tally->first_explanation, "%s", line->columns[4]);
}

/* Of a puzzle that has been counted, only what is not as it should be. */
static bool add_outcome(struct tally *tally, const struct record_line *line, bool is_continued)
{
    for (int outcome = 0; outcome < OUTCOME_COUNT; outcome++) {
        if (strcmp(outcome_words[outcome], line->columns[1]) != 0) continue;
        if (!is_continued || outcome != OUTCOME_FINE) tally->outcomes[outcome] += strtoull(line->columns[2], NULL, 10);
        return true;
    }
    return false;
}

static bool add_record_line(struct tally *tally, const struct record_line *line, bool is_continued)
{
    const char *const word = line->columns[0];
    if (strcmp(word, "outcome") == 0 && line->count == 3) return add_outcome(tally, line, is_continued);
    if (strcmp(word, "answers") == 0 && line->count == 2) {
        if (!is_continued) tally->answers += strtoull(line->columns[1], NULL, 10);
        return true;
    }
    if (line->count != MOST_COLUMNS) return false;
    if (strcmp(word, "first") == 0) return add_first(tally, line), true;
    for (int note = 0; note < TALLY_NOTES; note++)
        if (strcmp(word, note_words[note]) == 0)
            return tally_tell(tally, (enum tally_note)note, place_of(line), line->columns[4]), true;
    return false;
}

bool tally_add_record(struct tally *tally, const char *record, size_t length, bool is_continued)
{
    struct record_line line = {0};
    bool is_fine = true;
    if (!length) return true;
    for (const char *const end = record + length; is_fine && record < end;) {
        const char *const newline = memchr(record, '\n', (size_t)(end - record)), *const stop = newline ? newline : end;
        split_line(&line, record, (size_t)(stop - record));
        is_fine = newline && add_record_line(tally, &line, is_continued);
        record = stop + 1;
    }
    buffer_free(&line.text);
    return is_fine;
}
