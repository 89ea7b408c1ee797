/* ranking_text.c: rankings as text, for people to edit.
 *
 *     # comment
 *     naked single       4        a technique and its weight
 *     simple colours trap 150
 *     + simple colours wrap       joined to the line before; the usual weight
 *     fish             200        a family or a level: the rest of its usual techniques, each with this weight
 *
 * Names may end with a number, so a line is first read as a name, and only if there is no such name as a name and a
 * weight. The text is read twice: first to find the techniques with their own line, then to build the order, so that a
 * group can leave them out wherever they are. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/text_out.h"
#include "technique/ranking.h"

enum { LONGEST_NAME = 63, NO_WEIGHT = -1 };

/* ---- a line -------------------------------------------------------------------------------------- */

/* A piece of the text. */
struct span {
    const char *begin, *end;
};

struct ranking_line {
    struct span whole;
    char name[LONGEST_NAME + 1];
    struct span name_at, weight_at;
    const char *plus_at;
    int technique; /* or -1: a group */
    bool members[NONET_MAX_TECHNIQUES];
    int weight; /* or NO_WEIGHT */
    bool is_joined;
};

struct ranking_reading {
    nonet_ranking *ranking;
    nonet_text_error *error;
    uint64_t line;                           /* from 1 */
    uint64_t own_line[NONET_MAX_TECHNIQUES]; /* of each technique that has one, or 0 */
    bool is_placed[NONET_MAX_TECHNIQUES];
};

static bool is_space_or_tab(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static struct span trimmed(struct span span)
{
    while (span.begin < span.end && is_space_or_tab(*span.begin)) span.begin++;
    while (span.begin < span.end && is_space_or_tab(span.end[-1])) span.end--;
    return span;
}

/* The last word of the span, if there are words before it; otherwise an empty span. */
static struct span last_word(struct span span)
{
    const char *begin = span.end;
    while (begin > span.begin && !is_space_or_tab(begin[-1])) begin--;
    return (struct span){begin > span.begin ? begin : span.end, span.end};
}

/* Columns count characters, not bytes. */
static bool ranking_complaint(struct ranking_reading *reading, const struct ranking_line *line, const char *place,
                              const char *text, const char *about)
{
    nonet_text_error *const error = reading->error;
    error->line = reading->line;
    error->column = 1;
    for (const char *at = line->whole.begin; at < place; at++) error->column += ((unsigned char)*at & 0xC0) != 0x80;
    snprintf(error->message, sizeof error->message, "%s%s%s", text, *about ? ": " : "", about);
    return false;
}

/* Copy a name. False: it is too long for one, or not text. */
static bool copy_name(char name[LONGEST_NAME + 1], struct span span)
{
    const size_t length = (size_t)(span.end - span.begin);
    if (length > LONGEST_NAME) return false;
    for (size_t at = 0; at < length; at++)
        if (span.begin[at] < ' ' || span.begin[at] > '~') return false;
    memcpy(name, span.begin, length);
    name[length] = 0;
    return true;
}

static bool is_name(struct ranking_line *line, struct span span)
{
    line->name_at = span;
    if (!copy_name(line->name, span)) {
        line->name[0] = 0;
        return false;
    }
    line->technique = nonet_technique_find(line->name);
    return nonet_technique_group(line->name, line->members) > 0;
}

/* Digits only. Returns NO_WEIGHT for anything that is not 0..NONET_MAX_WEIGHT. */
static int weight_in(struct span span)
{
    int weight = 0;
    for (const char *at = span.begin; at < span.end; at++) {
        if (*at < '0' || *at > '9') return NO_WEIGHT;
        weight = 10 * weight + (*at - '0');
        if (weight > NONET_MAX_WEIGHT) return NO_WEIGHT;
    }
    return weight;
}

static bool read_name_and_weight(struct ranking_reading *reading, struct ranking_line *line, struct span span)
{
    line->weight = NO_WEIGHT;
    if (is_name(line, span)) return true;
    line->weight_at = last_word(span);
    const bool has_weight = line->weight_at.begin < span.end && strchr("0123456789+-.", *line->weight_at.begin);
    if (has_weight) span.end = line->weight_at.begin;
    if (!is_name(line, trimmed(span)))
        return ranking_complaint(reading, line, line->name_at.begin, "no such technique, family or level", line->name);
    line->weight = weight_in(line->weight_at);
    if (line->weight == NO_WEIGHT)
        return ranking_complaint(reading, line, line->weight_at.begin,
                                 "the weight is not a whole number from 0 to 1000000", "");
    return true;
}

/* ---- both readings ------------------------------------------------------------------------------- */

static bool note_technique(struct ranking_reading *reading, const struct ranking_line *line)
{
    char text[64];
    if (line->technique < 0) return true;
    uint64_t *const own_line = &reading->own_line[line->technique];
    snprintf(text, sizeof text, "already in line %llu", (unsigned long long)*own_line);
    if (*own_line) return ranking_complaint(reading, line, line->name_at.begin, text, line->name);
    *own_line = reading->line;
    return true;
}

/* A group stands for its usual techniques or, if there are none, for all of them. */
static bool has_usual_member(const struct ranking_line *line)
{
    for (int which = 0; which < NN_TECHNIQUES; which++)
        if (line->members[which] && nonet_technique_at((size_t)which)->is_usual) return true;
    return false;
}

static void place_member(struct ranking_reading *reading, int technique, bool is_joined, int weight)
{
    nn_ranking_add(reading->ranking, technique, is_joined);
    reading->is_placed[technique] = true;
    if (weight != NO_WEIGHT) reading->ranking->weights[technique] = weight;
}

static bool place_group(struct ranking_reading *reading, const struct ranking_line *line)
{
    const bool only_usual = has_usual_member(line);
    int before = -1; /* the member placed last */
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        if (!line->members[which] || reading->own_line[which] || reading->is_placed[which]) continue;
        if (only_usual && !nonet_technique_at((size_t)which)->is_usual) continue;
        const bool is_joined =
            nn_techniques[which].use == NN_TOGETHER && before >= 0 && nn_techniques_join(before, which);
        place_member(reading, which, is_joined, line->weight);
        before = which;
    }
    if (before >= 0) return true;
    return ranking_complaint(reading, line, line->name_at.begin, "all of it is in other lines", line->name);
}

static bool place_line(struct ranking_reading *reading, const struct ranking_line *line)
{
    const nonet_ranking *const ranking = reading->ranking;
    if (line->is_joined && line->technique < 0)
        return ranking_complaint(reading, line, line->plus_at, "only techniques can be joined, not groups", line->name);
    if (line->is_joined && ranking->count == 0)
        return ranking_complaint(reading, line, line->plus_at, "there is nothing before it to join", line->name);
    if (line->technique < 0) return place_group(reading, line);
    if (line->is_joined) {
        const int before = ranking->techniques[ranking->count - 1];
        if (!nn_techniques_join(before, line->technique))
            return ranking_complaint(reading, line, line->plus_at, "no search finds both this and",
                                     nonet_technique_at((size_t)before)->name);
    }
    place_member(reading, line->technique, line->is_joined, line->weight);
    return true;
}

typedef bool line_action(struct ranking_reading *reading, const struct ranking_line *line);

static bool read_line(struct ranking_reading *reading, struct span whole, line_action *act)
{
    struct ranking_line line = {.whole = whole};
    const char *const comment = memchr(whole.begin, '#', (size_t)(whole.end - whole.begin));
    struct span span = trimmed((struct span){whole.begin, comment ? comment : whole.end});
    if (span.begin == span.end) return true;
    line.plus_at = span.begin;
    line.is_joined = *span.begin == '+';
    span.begin += line.is_joined;
    return read_name_and_weight(reading, &line, trimmed(span)) && act(reading, &line);
}

static bool read_lines(struct ranking_reading *reading, struct span text, line_action *act)
{
    reading->line = 0;
    while (text.begin < text.end) {
        const char *const newline = memchr(text.begin, '\n', (size_t)(text.end - text.begin));
        const char *const end = newline ? newline : text.end;
        reading->line++;
        if (!read_line(reading, (struct span){text.begin, end}, act)) return false;
        text.begin = newline ? newline + 1 : text.end;
    }
    return true;
}

nonet_status nonet_ranking_read(const char *text, size_t length, nonet_ranking *ranking, nonet_text_error *error)
{
    if ((!text && length) || !ranking || !error) return NONET_ERR_ARG;
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    struct ranking_reading reading = {.ranking = ranking, .error = error};
    struct span all = {text, text + length};
    if (length >= 3 && !memcmp(text, byte_order_mark, 3)) all.begin += 3;
    *error = (nonet_text_error){0};
    nn_ranking_begin(ranking);
    if (!read_lines(&reading, all, note_technique) || !read_lines(&reading, all, place_line)) return NONET_ERR_TEXT;
    if (ranking->count) {
        assert(nn_ranking_is_valid(ranking));
        return NONET_OK;
    }
    const struct ranking_line nowhere = {.whole = {text, text}};
    reading.line = 1;
    ranking_complaint(&reading, &nowhere, text, "no technique is named", "");
    return NONET_ERR_TEXT;
}

/* ---- writing ------------------------------------------------------------------------------------- */

size_t nonet_ranking_text(const nonet_ranking *ranking, char *buffer, size_t size)
{
    size_t length = 0;
    size = nn_text_room(buffer, size);
    if (!ranking || ranking->count > NN_TECHNIQUES) return 0;
    for (size_t place = 0; place < ranking->count; place++) {
        const nonet_technique *const technique = nonet_technique_at((size_t)ranking->techniques[place]);
        if (!technique) continue;
        char line[128];
        const int width = ranking->is_joined[place] ? 34 : 36;
        const int wrote = snprintf(line, sizeof line, "%s%-*s%d\n", ranking->is_joined[place] ? "+ " : "", width,
                                   technique->name, ranking->weights[ranking->techniques[place]]);
        if (length + 1 < size) snprintf(buffer + length, size - length, "%s", line);
        length += (size_t)wrote;
    }
    return length;
}
