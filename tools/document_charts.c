/* document_charts.c: document_charts FILE.md FOLDER: charts of tables in a document, so that no figure is kept twice. A
 * comment before a table says what to draw of it, into a file of FOLDER:
 *
 *     <!-- chart explaining.svg
 *     title: Puzzles explained in a minute
 *     columns: nonet; HoDoKu
 *     rows: minimal; hardest          (all, if this is missing)
 *     times: 60                       (into the unit of the title: charts have whole numbers; 1, if this is missing)
 *     -->
 *
 * Each cell is a bar that begins with its number; the columns have a colour each. `make charts` draws those of
 * bench/README.md. */
#include <inttypes.h>
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_BYTES = 2048, MOST_CELLS = 16, MOST_BARS = 64, TEXT_BYTES = 128, PIXELS = 720 };

_Noreturn static void give_up(const char *what, const char *why)
{
    fprintf(stderr, "document_charts: %s: %s\n", what, why);
    exit(1);
}

/* ---- texts ------------------------------------------------------------------------------------------ */

static char *trimmed(char *text)
{
    text += strspn(text, " \n");
    size_t length = strlen(text);
    while (length && strchr(" \n", text[length - 1])) text[--length] = 0;
    return text;
}

/* The parts of a text, which is cut; returns how many. */
static size_t cut(char *text, char separator, char *parts[MOST_CELLS])
{
    size_t count = 0;
    for (char *next; text && count < MOST_CELLS; text = next) {
        next = strchr(text, separator);
        if (next) *next++ = 0;
        parts[count++] = trimmed(text);
    }
    return count;
}

/* The number that a cell begins with, "3,571" or ".028", times `times`, rounded; -1: it does not. `rest`: what follows. */
static int64_t number_of(const char *cell, int times, const char **rest)
{
    char digits[32];
    size_t length = 0;
    for (; *cell && length + 1 < sizeof digits; cell++) {
        const bool is_comma = *cell == ',' && strspn(cell + 1, "0123456789") == 3;
        if (is_comma) continue;
        if (!strchr("0123456789.", *cell)) break;
        digits[length++] = *cell;
    }
    digits[length] = 0;
    *rest = cell;
    return length ? (int64_t)(strtod(digits, NULL) * times + 0.5) : -1;
}

/* What is in brackets is left out: "gz_sudoku (JCZ v2)". */
static int plain_length(const char *name)
{
    const char *const bracket = strstr(name, " (");
    return (int)(bracket ? (size_t)(bracket - name) : strlen(name));
}

/* ---- a chart ---------------------------------------------------------------------------------------- */

struct wish {
    char file[TEXT_BYTES], title[TEXT_BYTES];
    char columns[LINE_BYTES], rows[LINE_BYTES]; /* as written */
    int times;
};

struct bars {
    nonet_chart_bar bars[MOST_BARS];
    char labels[MOST_BARS][TEXT_BYTES], values[MOST_BARS][TEXT_BYTES];
    size_t count;
};

/* Is it one of those that are separated by semicolons? Its number, or -1. */
static int place_in(const char *list, const char *wanted)
{
    char text[LINE_BYTES], *parts[MOST_CELLS];
    snprintf(text, sizeof text, "%s", list);
    const size_t count = cut(text, ';', parts);
    for (size_t at = 0; at < count; at++)
        if (strcmp(parts[at], wanted) == 0) return (int)at;
    return -1;
}

static void add_bar(struct bars *bars, const struct wish *wish, const char *row, const char *column, const char *cell)
{
    const size_t at = bars->count++;
    const char *rest;
    const int64_t number = number_of(cell, wish->times, &rest);
    if (at >= MOST_BARS) give_up(wish->file, "too many bars");
    if (number < 0) give_up(cell, "does not begin with a number");
    snprintf(bars->labels[at], TEXT_BYTES, "%.*s: %.*s", plain_length(row), row, plain_length(column), column);
    snprintf(bars->values[at], TEXT_BYTES, "%" PRId64 "%s", number, rest);
    bars->bars[at] = (nonet_chart_bar){.label = bars->labels[at],
                                       .value = number,
                                       .value_text = bars->values[at],
                                       .group = place_in(wish->columns, column)};
}

/* "| a | b |" -> a, b */
static size_t table_cells(char *line, char *cells[MOST_CELLS])
{
    char *const inside = trimmed(line);
    const size_t length = strlen(inside);
    if (length < 2 || inside[0] != '|' || inside[length - 1] != '|') return 0;
    inside[length - 1] = 0;
    return cut(inside + 1, '|', cells);
}

static void read_table(FILE *file, const struct wish *wish, struct bars *bars)
{
    char head[LINE_BYTES], line[LINE_BYTES], *names[MOST_CELLS], *cells[MOST_CELLS];
    size_t columns = 0;
    while (!columns && fgets(head, sizeof head, file)) columns = table_cells(head, names);
    if (!columns || !fgets(line, sizeof line, file)) give_up(wish->file, "no table follows");
    while (fgets(line, sizeof line, file) && table_cells(line, cells) == columns) {
        if (wish->rows[0] && place_in(wish->rows, cells[0]) < 0) continue;
        for (size_t column = 1; column < columns; column++)
            if (place_in(wish->columns, names[column]) >= 0)
                add_bar(bars, wish, cells[0], names[column], cells[column]);
    }
    if (!bars->count) give_up(wish->file, "the table has none of these rows and columns");
}

/* For those who cannot see it: "minimal: nonet 1130, ..." */
static void describe_bars(const struct bars *bars, char *text, size_t size)
{
    size_t length = 0;
    for (size_t at = 0; at < bars->count && length < size; at++)
        length += (size_t)snprintf(text + length, size - length, "%s%s %s", at ? ", " : "", bars->labels[at],
                                   bars->values[at]);
}

static bool write_text(void *file, const char *text, size_t length)
{
    return fwrite(text, 1, length, file) == length;
}

static void draw_chart(const char *folder, const struct wish *wish, const struct bars *bars)
{
    char path[LINE_BYTES], description[MOST_BARS * TEXT_BYTES] = "";
    describe_bars(bars, description, sizeof description);
    const nonet_chart chart = {.title = wish->title,
                               .bars = bars->bars,
                               .bar_count = bars->count,
                               .is_horizontal = true,
                               .is_logarithmic = true,
                               .pixels = PIXELS,
                               .description = description};
    nonet_drawing *drawing;
    snprintf(path, sizeof path, "%s/%s", folder, wish->file);
    if (nonet_chart_new(&chart, &drawing) != NONET_OK) give_up(path, "cannot be drawn");
    FILE *const file = fopen(path, "w");
    if (!file || nonet_drawing_svg(drawing, write_text, file) != NONET_OK || fclose(file) != 0)
        give_up(path, "cannot be written");
    nonet_drawing_free(drawing);
}

/* ---- the document ----------------------------------------------------------------------------------- */

static void take_wish(struct wish *wish, char *line)
{
    char *const colon = strchr(line, ':');
    if (!colon) give_up(wish->file, "a line without a colon");
    *colon = 0;
    const char *const value = trimmed(colon + 1);
    if (strcmp(line, "title") == 0) snprintf(wish->title, sizeof wish->title, "%s", value);
    else if (strcmp(line, "columns") == 0) snprintf(wish->columns, sizeof wish->columns, "%s", value);
    else if (strcmp(line, "rows") == 0) snprintf(wish->rows, sizeof wish->rows, "%s", value);
    else if (strcmp(line, "times") == 0) wish->times = atoi(value);
    else give_up(line, "not title, columns, rows or times");
}

static void read_wish(FILE *file, struct wish *wish)
{
    char line[LINE_BYTES];
    while (fgets(line, sizeof line, file)) {
        if (strncmp(line, "-->", 3) == 0) return;
        take_wish(wish, line);
    }
    give_up(wish->file, "its comment has no end");
}

int main(int count, char **arguments)
{
    char line[LINE_BYTES];
    size_t charts = 0;
    if (count != 3) give_up("usage", "document_charts FILE.md FOLDER");
    FILE *const file = fopen(arguments[1], "r");
    if (!file) give_up(arguments[1], "cannot be read");
    while (fgets(line, sizeof line, file)) {
        struct wish wish = {.times = 1};
        static struct bars bars;
        bars.count = 0;
        if (sscanf(line, "<!-- chart %127s", wish.file) != 1) continue;
        read_wish(file, &wish);
        read_table(file, &wish, &bars);
        draw_chart(arguments[2], &wish, &bars);
        charts++;
    }
    fclose(file);
    if (!charts) give_up(arguments[1], "no chart is asked for");
    return 0;
}
