/* watch_page.c: see watch_page.h. For a single you look at values, so the board has nothing else; anything harder needs
 * the marks, unless the board would become too large for the screen. */
#include "menu/watch_page.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "show/board_picture.h"
#include "show/paragraph.h"
#include "show/step_text.h"
#include "system/screen.h"

enum { PAGE_INDENT = 6, ROWS_AROUND = 2 /* an empty row above, the question below */ };

/* Only the values, including those that the step places. */
static void draw_values(struct buffer *out, const nonet_position *position, const nonet_step *step)
{
    const size_t cells = (size_t)nonet_layout_cells(position->layout);
    uint64_t *const no_marks = memory_resize(NULL, cells * sizeof *no_marks);
    uint8_t *const values = memory_resize(NULL, cells);
    memset(no_marks, 0, cells * sizeof *no_marks);
    memcpy(values, position->cells, cells);
    for (size_t at = 0; at < step->placement_count; at++)
        values[step->placements[at].cell] = step->placements[at].value;
    const nonet_position plain = {position->layout, values, position->is_given, no_marks};
    nonet_step placing = *step;
    placing.elimination_count = 0;
    write_board_picture(out, &plain, NULL, &placing, screen_has_colour(STDOUT_FILENO));
    free(values);
    free(no_marks);
}

static int count_rows(const struct buffer *text)
{
    int rows = 0;
    for (size_t at = 0; at < text->length; at++) rows += text->bytes[at] == '\n';
    return rows;
}

void add_watch_line(struct buffer *out, const nonet_position *position, const nonet_step *step, size_t number,
                    nonet_step_form form)
{
    struct buffer line = {0};
    add_step_text(&line, step, position, NULL, form);
    buffer_print(out, "%4zu. ", number);
    add_wrapped(out, line.bytes, line.length, PAGE_INDENT, PAGE_INDENT);
    buffer_free(&line);
}

bool is_watched_single(const nonet_step *step)
{
    return step->placement_count && !step->set_count && !step->chain_count;
}

void make_watch_page(struct watch_page *page, const nonet_position *position, const nonet_step *step, size_t number,
                     nonet_step_form line, enum words_wanted words)
{
    const bool is_single = is_watched_single(step);
    const int room = screen_rows(STDOUT_FILENO) - ROWS_AROUND;
    *page = (struct watch_page){0};
    add_watch_line(&page->line, position, step, number, line);
    add_step_reason(&page->reason, step, position, NULL, words, PAGE_INDENT);
    const int line_rows = count_rows(&page->line), reason_rows = count_rows(&page->reason);
    if (!is_single) write_board_picture(&page->board, position, NULL, step, screen_has_colour(STDOUT_FILENO));
    if (is_single || count_rows(&page->board) + line_rows > room) {
        page->board.length = 0;
        draw_values(&page->board, position, step);
    }
    page->is_long = count_rows(&page->board) + line_rows + reason_rows > room;
}

void free_watch_page(struct watch_page *page)
{
    buffer_free(&page->board);
    buffer_free(&page->line);
    buffer_free(&page->reason);
}
