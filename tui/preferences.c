/* preferences.c: see preferences.h. One table of names, and a line reader that knows none of them. */
#include "preferences.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- values --------------------------------------------------------------------------------------------- */

void preferences_defaults(struct preferences *preferences)
{
    *preferences = (struct preferences){
        .level = nonet_level_find("medium"), .box_rows = 3, .box_columns = 3, .lines = LINES_AUTO, .has_colours = true};
}

/* Read a number of one or two digits and move past it. 0: there is none. */
static int read_small_number(const char **text)
{
    int number = 0;
    for (int digits = 0; digits < 2 && **text >= '0' && **text <= '9'; digits++, (*text)++)
        number = number * 10 + (**text - '0');
    return number;
}

bool read_size(const char *text, int *box_rows, int *box_columns)
{
    const bool is_box = strncmp(text, "box ", 4) == 0;
    if (is_box) text += 4;
    const int first = read_small_number(&text);
    const bool is_pair = *text == 'x' || *text == 'X';
    if (is_pair) text++;
    const int second = is_pair ? read_small_number(&text) : first;
    if (*text) return false;
    if (!is_box)
        return first == second && first <= NONET_GAME_MAX_SIDE &&
               nonet_layout_usual_boxes(first, box_rows, box_columns);
    *box_rows = first;
    *box_columns = second;
    const int side = first * second;
    return is_pair && first <= NONET_MAX_BOX && second <= NONET_MAX_BOX && side >= 4 && side <= NONET_GAME_MAX_SIDE;
}

static bool set_truth(const char *value, bool *truth)
{
    *truth = strcmp(value, "on") == 0;
    return *truth || strcmp(value, "off") == 0;
}

static const char *set_preferred_level(struct preferences *preferences, const char *value)
{
    const int level = nonet_level_find(value);
    if (level < 0) return "no such level";
    preferences->level = level;
    return NULL;
}

static const char *set_preferred_size(struct preferences *preferences, const char *value)
{
    int rows, columns;
    if (!read_size(value, &rows, &columns)) return "not a size from 4 to 25, as in 9, nor a box, as in box 2x3";
    preferences->box_rows = rows;
    preferences->box_columns = columns;
    return NULL;
}

static const char *set_lines(struct preferences *preferences, const char *value)
{
    static const char *const words[] = {"auto", "ascii", "unicode"};
    for (int word = LINES_AUTO; word <= LINES_UNICODE; word++) {
        if (strcmp(value, words[word]) != 0) continue;
        preferences->lines = (enum lines_wanted)word;
        return NULL;
    }
    return "not auto, ascii or unicode";
}

static const char *set_colours(struct preferences *preferences, const char *value)
{
    bool is_on;
    if (!set_truth(value, &is_on)) return "not on or off";
    preferences->has_colours = is_on;
    return NULL;
}

static const char *set_background(struct preferences *preferences, const char *value)
{
    static const char *const words[] = {"auto", "dark", "light"};
    for (int word = BACKGROUND_AUTO; word <= BACKGROUND_LIGHT; word++) {
        if (strcmp(value, words[word]) != 0) continue;
        preferences->background = (enum background_wanted)word;
        return NULL;
    }
    return "not auto, dark or light";
}

static const struct preference {
    const char *name;
    const char *(*set)(struct preferences *preferences, const char *value); /* NULL, or what is wrong */
} table[] = {
    {"level", set_preferred_level}, {"size", set_preferred_size},   {"lines", set_lines},
    {"colours", set_colours},       {"background", set_background},
};

/* The options of the game are named by the game. */
static const char *set_preference(struct preferences *preferences, const char *name, const char *value)
{
    for (size_t row = 0; row < sizeof table / sizeof *table; row++)
        if (strcmp(table[row].name, name) == 0) return table[row].set(preferences, value);
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++) {
        if (strcmp(nonet_game_option_name((nonet_game_option)option), name) != 0) continue;
        bool is_on;
        if (!set_truth(value, &is_on)) return "not on or off";
        preferences->options[option] = is_on;
        preferences->has_option[option] = true;
        return NULL;
    }
    return "no such setting";
}

/* ---- lines ---------------------------------------------------------------------------------------------- */

/* A parsed line. Without a name it is empty or a comment. */
struct setting_line {
    char name[40], value[40];
    size_t name_column, value_column; /* from 1 */
    const char *problem;
    size_t problem_column;
};

static bool is_blank(char character)
{
    return character == ' ' || character == '\t' || character == '\r';
}

/* Copy text[from..to) without the blanks around it. False: it is too long, or holds a NUL. */
static bool copy_word(const char *text, size_t from, size_t to, char word[40], size_t *column)
{
    while (from < to && is_blank(text[from])) from++;
    while (to > from && is_blank(text[to - 1])) to--;
    *column = from + 1;
    if (to - from >= 40 || memchr(text + from, 0, to - from)) return false;
    memcpy(word, text + from, to - from);
    word[to - from] = 0;
    return true;
}

static struct setting_line split_line(const char *text, size_t length)
{
    struct setting_line line = {.problem = NULL};
    const char *const comment = memchr(text, '#', length);
    if (comment) length = (size_t)(comment - text);
    const char *const sign = memchr(text, '=', length);
    const size_t name_end = sign ? (size_t)(sign - text) : length;
    if (!copy_word(text, 0, name_end, line.name, &line.name_column)) {
        line.problem = "no such setting";
        line.problem_column = line.name_column;
    } else if (!sign && line.name[0]) {
        line.problem = "expected NAME = VALUE";
        line.problem_column = line.name_column;
    } else if (sign && !line.name[0]) {
        line.problem = "a value without a name";
        line.problem_column = name_end + 1;
    } else if (sign && !copy_word(text, name_end + 1, length, line.value, &line.value_column)) {
        line.problem = "the value is too long";
        line.problem_column = line.value_column;
    }
    return line;
}

static size_t line_length(const char *text, size_t length)
{
    const char *const end = memchr(text, '\n', length);
    return end ? (size_t)(end - text) : length;
}

static void note_error(struct preferences_error *error, uint64_t number, const struct setting_line *line)
{
    if (error->line) return;
    error->line = number;
    error->column = line->problem_column;
    snprintf(error->message, sizeof error->message, "%s", line->problem);
}

void preferences_read(struct preferences *preferences, const char *text, size_t length, struct preferences_error *error)
{
    *error = (struct preferences_error){0};
    for (uint64_t number = 1; length; number++) {
        const size_t used = line_length(text, length);
        struct setting_line line = split_line(text, used);
        if (!line.problem && line.name[0]) {
            line.problem = set_preference(preferences, line.name, line.value);
            line.problem_column =
                line.problem && strcmp(line.problem, "no such setting") == 0 ? line.name_column : line.value_column;
        }
        if (line.problem) note_error(error, number, &line);
        text += used;
        length -= used;
        if (length) {
            text++;
            length--;
        }
    }
}

/* ---- changing ------------------------------------------------------------------------------------------- */

/* Where the last line with this name begins and ends; if equal, there is none, and it goes at the end. */
static void find_line(const char *text, size_t length, const char *name, size_t *begin, size_t *end)
{
    *begin = *end = length;
    for (size_t at = 0; at < length;) {
        const size_t used = line_length(text + at, length - at);
        const struct setting_line line = split_line(text + at, used);
        if (!line.problem && strcmp(line.name, name) == 0) {
            *begin = at;
            *end = at + used;
        }
        at += used + 1;
    }
}

char *preferences_change(const char *text, size_t length, const char *name, const char *value, size_t *new_length)
{
    size_t begin, end;
    assert(*name && !strpbrk(name, "=#\n") && !strpbrk(value, "#\n"));
    find_line(text, length, name, &begin, &end);
    const bool is_new = begin == end;
    const bool needs_newline = is_new && length && text[length - 1] != '\n';
    const size_t room = length + strlen(name) + strlen(value) + 8;
    char *const changed = malloc(room);
    if (!changed) return NULL;
    memcpy(changed, text, begin);
    const int written = snprintf(changed + begin, room - begin, "%s%s = %s%s", needs_newline ? "\n" : "", name, value,
                                 is_new ? "\n" : "");
    memcpy(changed + begin + written, text + end, length - end);
    *new_length = begin + (size_t)written + (length - end);
    assert(*new_length < room);
    return changed;
}
