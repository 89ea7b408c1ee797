/* side_by_side.c: a title, then both grids side by side or, if they are too wide for the terminal, one below the
 * other. */
#include "show/side_by_side.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "show/board_text.h"
#include "system/screen.h"

static const char gap[] = "    ";

/* The grid as text that ends with a NUL; bordered, or for large boards a table of numbers. */
static void draw_grid(struct buffer *text, const nonet_position *position)
{
    nonet_style style;
    nonet_status status = nonet_style_find("bordered", &style);
    if (status == NONET_OK && nonet_layout_side(position->layout) > style.notation->max_side)
        status = nonet_style_find("table", &style);
    if (status != NONET_OK || !append_board(text, position, &style)) fatal(nonet_status_name(status));
    buffer_add_character(text, 0);
}

static size_t line_length(const char *text)
{
    return strcspn(text, "\n");
}

static size_t widest_line(const char *text)
{
    size_t widest = 0;
    while (*text) {
        const size_t length = line_length(text);
        if (length > widest) widest = length;
        text += length + (text[length] == '\n');
    }
    return widest;
}

/* Both have the same number of lines. */
static void join_lines(struct buffer *out, const char *left, const char *right)
{
    const size_t width = widest_line(left);
    while (*left && *right) {
        const size_t left_length = line_length(left), right_length = line_length(right);
        buffer_print(out, "%-*.*s%s%.*s\n", (int)width, (int)left_length, left, gap, (int)right_length, right);
        left += left_length + (left[left_length] == '\n');
        right += right_length + (right[right_length] == '\n');
    }
    assert(!*left && !*right);
}

/* "FILE", "FILE, puzzle 2", and why there is no solution. */
static void add_title(struct buffer *out, const struct task *task)
{
    const bool has_colour = screen_has_colour(STDOUT_FILENO);
    if (has_colour) buffer_add_text(out, "\033[1m");
    buffer_add_visible(out, task->place.file, strlen(task->place.file));
    if (task->number_in_file > 1) buffer_print(out, ", puzzle %" PRIu64, task->number_in_file);
    if (has_colour) buffer_add_text(out, "\033[0m");
    if (task->explanation[0]) buffer_print(out, ": %s", task->explanation);
    buffer_add_character(out, '\n');
}

void write_side_by_side(struct buffer *out, const struct task *task, const uint8_t *solution)
{
    add_title(out, task);
    write_both_grids(out, task, solution);
}

void write_both_grids(struct buffer *out, const struct task *task, const uint8_t *solution)
{
    struct buffer left = {0}, right = {0}, scratch = {0};
    const nonet_position bare = {task->position.layout, task->position.cells, NULL, NULL};
    draw_grid(&left, &bare);
    if (solution) {
        const nonet_position solved = solved_position(&scratch, &task->position, solution);
        draw_grid(&right, &solved);
    } else {
        buffer_add_character(&right, 0);
    }
    const size_t width = 2 * widest_line(left.bytes) + strlen(gap);
    if (solution && width <= (size_t)screen_columns(STDOUT_FILENO)) {
        join_lines(out, left.bytes, right.bytes);
    } else {
        buffer_add_text(out, left.bytes);
        if (solution) buffer_add_character(out, '\n');
        buffer_add_text(out, right.bytes);
    }
    buffer_free(&left);
    buffer_free(&right);
    buffer_free(&scratch);
}
