/* practice_text.c: the progress as text (docs/practice.md):
 *
 *     nonet-practice 1
 *     swordfish: box 3 due 20780 last 17 number 12 right 4 helped 1 wrong 2 shown 0
 *
 * A line for each technique that was begun; pairs of a word and a number, in any order. A line of which a part cannot be read
 * keeps the rest; without a technique nothing can be done with it. Newer versions may have further pairs: they are skipped,
 * and told as damage. */
#include "practice_inside.h"
#include "scan.h"

static const char heading[] = "nonet-practice 1";

enum { LONGEST_NAME = 60, LARGEST_NUMBER = INT32_MAX };

/* ---- writing --------------------------------------------------------------------------------------------- */

static void write_line(struct gm_text *text, const char *name, const struct gm_progress *progress)
{
    const uint32_t *const counts = progress->counts;
    gm_text_format(text, "%s: box %u due %u last %llu number %llu", name, progress->box, progress->due,
                   (unsigned long long)progress->last, (unsigned long long)progress->number);
    gm_text_format(text, " right %u helped %u wrong %u shown %u\n", counts[NONET_PRACTICE_OUTCOME_RIGHT],
                   counts[NONET_PRACTICE_OUTCOME_HELPED], counts[NONET_PRACTICE_OUTCOME_WRONG],
                   counts[NONET_PRACTICE_OUTCOME_SHOWN]);
}

nonet_status nonet_practice_write(nonet_practice *practice, const char **text, size_t *length)
{
    if (!practice || !text || !length) return NONET_ERR_ARG;
    struct gm_text *const out = &practice->out;
    const nonet_technique *technique;
    gm_text_clear(out);
    gm_text_format(out, "%s\n", heading);
    for (size_t at = 0; (technique = nonet_technique_at(at)); at++)
        if (practice->progress[at].last) write_line(out, technique->name, &practice->progress[at]);
    if (out->is_failed) return NONET_ERR_MEMORY;
    *text = gm_text_bytes(out);
    *length = out->length;
    return NONET_OK;
}

/* ---- reading a line -------------------------------------------------------------------------------------- */

/* The technique before the colon, or -1. */
static int read_technique(struct gm_scan *scan)
{
    char name[LONGEST_NAME + 1];
    const size_t start = scan->at;
    size_t length = 0;
    while (scan->at < scan->end && scan->text[scan->at] != ':' && length < LONGEST_NAME)
        name[length++] = scan->text[scan->at++];
    name[length] = 0;
    const int technique = strlen(name) == length ? nonet_technique_find(name) : -1;
    if (!gm_scan_character(scan, ':') || technique < 0) {
        gm_scan_fail(scan, start, "this is no technique with a colon behind it");
        return -1;
    }
    gm_scan_skip_blanks(scan);
    return technique;
}

struct pair {
    const char *word;
    uint64_t most;
    uint64_t number;
};

enum { BOX, DUE, LAST, NUMBER, RIGHT, HELPED, WRONG, SHOWN, PAIRS };

static void read_pair(struct gm_scan *scan, struct pair *pairs)
{
    for (int at = 0; at < PAIRS; at++) {
        uint64_t number;
        if (!gm_scan_word(scan, pairs[at].word)) continue;
        if (gm_scan_number(scan, 0, pairs[at].most, &number)) pairs[at].number = number;
        gm_scan_skip_word(scan);
        return;
    }
    gm_scan_fail(scan, scan->at, "this word is not known here");
    gm_scan_skip_word(scan);
}

static uint64_t positions_of(const struct gm_progress *progress)
{
    uint64_t count = 0;
    for (int outcome = 0; outcome <= NONET_PRACTICE_OUTCOME_SHOWN; outcome++) count += progress->counts[outcome];
    return count;
}

static struct gm_progress progress_of(const struct pair *pairs)
{
    struct gm_progress progress = {
        .box = (uint32_t)pairs[BOX].number,
        .due = (uint32_t)pairs[DUE].number,
        .last = pairs[LAST].number ? pairs[LAST].number : 1,
        .number = pairs[NUMBER].number,
    };
    for (int outcome = NONET_PRACTICE_OUTCOME_RIGHT; outcome <= NONET_PRACTICE_OUTCOME_SHOWN; outcome++)
        progress.counts[outcome] = (uint32_t)pairs[RIGHT + outcome - NONET_PRACTICE_OUTCOME_RIGHT].number;
    if (positions_of(&progress) && !progress.box) progress.box = 1; /* that was damaged */
    return progress;
}

/* Of two the one with more positions counts; of equal ones the one that came later. */
static void join(nonet_practice *practice, int technique, const struct gm_progress *read)
{
    struct gm_progress *const known = &practice->progress[technique];
    const uint64_t positions = positions_of(read), before = positions_of(known);
    if (positions > before || (positions == before && read->last > known->last)) *known = *read;
    if (known->last > practice->clock) practice->clock = known->last;
}

static void read_line(nonet_practice *practice, struct gm_scan *scan)
{
    struct pair pairs[PAIRS] = {
        [BOX] = {.word = "box", .most = NONET_PRACTICE_BOXES}, [DUE] = {.word = "due", .most = UINT32_MAX},
        [LAST] = {.word = "last", .most = LARGEST_NUMBER},     [NUMBER] = {.word = "number", .most = LARGEST_NUMBER},
        [RIGHT] = {.word = "right", .most = LARGEST_NUMBER},   [HELPED] = {.word = "helped", .most = LARGEST_NUMBER},
        [WRONG] = {.word = "wrong", .most = LARGEST_NUMBER},   [SHOWN] = {.word = "shown", .most = LARGEST_NUMBER},
    };
    if (scan->at == scan->end) return;
    const int technique = read_technique(scan);
    if (technique < 0) return;
    while (scan->at < scan->end) read_pair(scan, pairs);
    const struct gm_progress progress = progress_of(pairs);
    join(practice, technique, &progress);
}

/* ---- reading all of it ----------------------------------------------------------------------------------- */

/* Go to the next line. False: there is none. */
static bool next_line(struct gm_scan *scan, size_t length)
{
    scan->at = scan->line ? scan->end : 0;
    if (scan->line && scan->at < length) scan->at++; /* the line feed */
    else if (scan->line) return false;
    if (scan->at >= length) return false;
    scan->line++;
    scan->line_start = scan->end = scan->at;
    scan->is_failed = false;
    while (scan->end < length && scan->text[scan->end] != '\n') scan->end++;
    return true;
}

static bool is_heading(const struct gm_scan *scan)
{
    const size_t length = sizeof heading - 1;
    return scan->end - scan->at == length && !memcmp(scan->text + scan->at, heading, length);
}

nonet_status nonet_practice_read(nonet_practice *practice, const char *text, size_t length, nonet_text_error *error)
{
    nonet_text_error unused;
    if (!practice || (!text && length)) return NONET_ERR_ARG;
    if (!error) error = &unused;
    *error = (nonet_text_error){0};
    struct gm_scan scan = {.text = text, .error = error};
    if (!next_line(&scan, length) || !is_heading(&scan)) {
        scan.line = 1;
        gm_scan_fail(&scan, scan.line_start, "this is no progress of practice: its first line is another");
        return NONET_ERR_TEXT;
    }
    while (next_line(&scan, length)) read_line(practice, &scan);
    return NONET_OK;
}
