/* board_view.c: see board_view.h. The whole board is drawn on a pad of its size; the part around the cursor is then
 * copied to the screen, next to the numbers of its rows and columns, which are always visible. The only state is where
 * that part begins, so that it moves only when it must, and whether a hint has moved it.
 *
 * Whatever a cell shows by colour it also shows by a sign: ! after a value that clashes, x after a wrong one, a letter
 * in the corner for the player's colour, ? for a cell that lacks its right mark. Of several colours of a cell each has some of
 * its lines. Selected cells look like the one under the cursor, whose row and column stand out. */
#include "board_view.h"

#include <assert.h>
#include <curses.h>
#include <stdio.h>

#include "look.h"
#include "terminal.h"

static struct view {
    WINDOW *pad;
    int rows, columns; /* of the pad */
    int top, left;     /* how far the cells are scrolled */
    int cursor;        /* these two as they were last drawn */
    nonet_game_stage stage;
    bool is_at_hint; /* the hint's cells are in view until the cursor moves */
} view;

void board_view_end(void)
{
    if (view.pad) delwin(view.pad);
    view.pad = NULL;
}

static bool prepare_pad(const struct screen_layout *layout)
{
    if (view.pad && (view.rows != layout->board_rows || view.columns != layout->board_columns)) board_view_end();
    if (!view.pad) view.pad = newpad(layout->board_rows, layout->board_columns);
    view.rows = layout->board_rows;
    view.columns = layout->board_columns;
    if (view.pad) werase(view.pad);
    return view.pad != NULL;
}

/* ---- the frame ------------------------------------------------------------------------------------------ */

/* A sign of the frame, ready to be put many times: the frame is most of what is drawn, and text would be decoded each time. */
static cchar_t frame_sign(const wchar_t *fine, const wchar_t *plain)
{
    const chtype look = look_of(LOOK_FRAME);
    cchar_t sign;
    setcchar(&sign, terminal_has_unicode() ? fine : plain, look & A_ATTRIBUTES & ~A_COLOR, PAIR_NUMBER(look), NULL);
    return sign;
}

/* Where lines meet: [top, middle, bottom][left, middle, right]. */
static cchar_t corner_sign(int vertical, int horizontal)
{
    static const wchar_t *const fine[3][3] = {{L"┌", L"┬", L"┐"}, {L"├", L"┼", L"┤"}, {L"└", L"┴", L"┘"}};
    return frame_sign(fine[vertical][horizontal], L"+");
}

/* The position of line number `line` of the frame: before the first cell of a box, and after the last. */
static int frame_row(const struct screen_layout *layout, int line)
{
    const int lines = layout->side / layout->box_rows;
    return line < lines ? screen_layout_row(layout, line * layout->box_rows) - 1 : layout->board_rows - 1;
}

static int frame_column(const struct screen_layout *layout, int line)
{
    const int lines = layout->side / layout->box_columns;
    return line < lines ? screen_layout_column(layout, line * layout->box_columns) - 1 : layout->board_columns - 1;
}

static int edge(int line, int last)
{
    return line == 0 ? 0 : line == last ? 2 : 1;
}

static void draw_frame(const struct screen_layout *layout)
{
    const int across = layout->side / layout->box_rows, down = layout->side / layout->box_columns;
    const cchar_t horizontal = frame_sign(L"─", L"-"), vertical = frame_sign(L"│", L"|");
    for (int line = 0; line <= across; line++)
        mvwhline_set(view.pad, frame_row(layout, line), layout->label_columns, &horizontal,
                     layout->board_columns - layout->label_columns);
    for (int line = 0; line <= down; line++)
        mvwvline_set(view.pad, 0, frame_column(layout, line), &vertical, layout->board_rows);
    for (int row = 0; row <= across; row++)
        for (int column = 0; column <= down; column++) {
            const cchar_t sign = corner_sign(edge(row, across), edge(column, down));
            mvwadd_wch(view.pad, frame_row(layout, row), frame_column(layout, column), &sign);
        }
}

/* Numbers of rows and columns, as hints use them; those of the cursor stand out. */
static void draw_labels(const struct screen_layout *layout, int cursor)
{
    char label[12];
    for (int line = 0; line < layout->side; line++) {
        const int length = snprintf(label, sizeof label, "%d", line + 1);
        wattrset(view.pad, (int)look_of(line == cursor / layout->side ? LOOK_STRONG : LOOK_QUIET));
        mvwaddstr(view.pad, screen_layout_row(layout, line) + (layout->cell_rows - 1) / 2,
                  layout->label_columns - length, label);
        wattrset(view.pad, (int)look_of(line == cursor % layout->side ? LOOK_STRONG : LOOK_QUIET));
        mvwaddstr(view.pad, 0, screen_layout_column(layout, line) + (layout->cell_columns - length + 1) / 2, label);
    }
}

/* ---- cells ---------------------------------------------------------------------------------------------- */

/* What is needed to draw one. */
struct drawn_cell {
    const nonet_game *game;
    const struct screen_layout *layout;
    int cell;
    nonet_game_cell about;
    int row, column;   /* on the pad */
    chtype back;       /* of the whole cell */
    bool is_shaded;    /* in the row, column or box of the cursor, and nothing else is to be seen there */
    bool is_explained; /* a hint shows its pattern: nothing else is highlighted */
};

static bool has_colours(chtype look)
{
    return PAIR_NUMBER(look) != 0;
}

/* The cursor is reversed text, whatever the colour of the cell; signs that stand out keep their own background. */
static void put_sign(const struct drawn_cell *drawn, int down, int across, chtype sign, chtype look)
{
    assert(down >= 0 && down < drawn->layout->cell_rows);
    assert(across >= 0 && across < drawn->layout->cell_columns);
    if (drawn->about.is_cursor && !has_colours(look)) look |= A_REVERSE;
    mvwaddch(view.pad, drawn->row + down, drawn->column + across, (sign & A_CHARTEXT) | look);
}

static enum look shaded(enum look look)
{
    switch (look) {
    case LOOK_GIVEN: return LOOK_SHADED_GIVEN;
    case LOOK_ENTRY: return LOOK_SHADED_ENTRY;
    case LOOK_MARK: return LOOK_SHADED_MARK;
    case LOOK_BAD: return LOOK_SHADED_BAD;
    default: return LOOK_SHADE;
    }
}

/* Text of a look on the cell's own background, if the look has none. */
static chtype on_back(const struct drawn_cell *drawn, enum look look)
{
    if (drawn->is_shaded) return look_of(shaded(look));
    const bool is_plain = !has_colours(drawn->back) && !drawn->about.is_cursor;
    return is_plain ? look_of(look) | drawn->back : (look_of(look) & A_ATTRIBUTES & ~A_COLOR) | drawn->back;
}

static chtype value_look(const struct drawn_cell *drawn)
{
    const nonet_game_cell *const about = &drawn->about;
    int set;
    const nonet_role role = nonet_game_hint_role(drawn->game, drawn->cell, about->value, &set);
    if (role != NONET_ROLE_NONE) return look_of_role(role, set);
    if (about->is_conflict || about->is_wrong) return on_back(drawn, LOOK_BAD);
    if (about->is_highlighted && !drawn->is_explained) return look_of(LOOK_HIGHLIGHT) | (about->is_given ? A_BOLD : 0);
    return on_back(drawn, about->is_given ? LOOK_GIVEN : LOOK_ENTRY);
}

/* A highlighted value gets a blank in its look on either side if there is room, to be more visible. */
static void draw_value(const struct drawn_cell *drawn)
{
    const nonet_game_cell *const about = &drawn->about;
    const int down = (drawn->layout->cell_rows - 1) / 2, across = drawn->layout->cell_columns / 2;
    const chtype look = value_look(drawn);
    if (has_colours(look) && drawn->layout->cell_columns > 2)
        for (int side = -1; side <= 1; side += 2) put_sign(drawn, down, across + side, ' ', look & ~A_UNDERLINE);
    put_sign(drawn, down, across, (chtype)nonet_game_symbol(about->value), look);
    const char sign = about->is_conflict ? '!' : about->is_wrong ? 'x' : 0;
    if (sign && drawn->layout->cell_columns > 2) put_sign(drawn, down, across + 1, (chtype)sign, look & ~A_UNDERLINE);
}

static chtype mark_look(const struct drawn_cell *drawn, int value)
{
    const uint64_t bit = (uint64_t)1 << (value - 1);
    int set;
    const nonet_role role = nonet_game_hint_role(drawn->game, drawn->cell, value, &set);
    if (role != NONET_ROLE_NONE) return look_of_role(role, set);
    for (int colour = 1; colour <= NONET_GAME_COLOUR_COUNT; colour++)
        if (drawn->about.coloured_marks[colour] & bit) return look_of((enum look)(LOOK_COLOUR + colour - 1));
    if (drawn->about.highlighted_marks & bit && !drawn->is_explained) return look_of(LOOK_HIGHLIGHT);
    return on_back(drawn, LOOK_MARK);
}

/* The marks, or the candidates that a hint reasons about although they are not marked. */
static uint64_t shown_marks(const struct drawn_cell *drawn)
{
    if (!game_hint(drawn->game).shows_marks) return drawn->about.marks;
    for (int value = 1; value <= drawn->layout->side; value++)
        if (nonet_game_hint_role(drawn->game, drawn->cell, value, NULL) != NONET_ROLE_NONE)
            return drawn->about.marks | nonet_game_hint_candidates(drawn->game, drawn->cell);
    return drawn->about.marks;
}

static void draw_marks_in_place(const struct drawn_cell *drawn, uint64_t marks)
{
    for (int value = 1; value <= drawn->layout->side; value++) {
        int down, across;
        if (!(marks >> (value - 1) & 1)) continue;
        screen_layout_mark(drawn->layout, value, &down, &across);
        put_sign(drawn, down, across, (chtype)nonet_game_symbol(value), mark_look(drawn, value));
    }
}

/* Must the mark not be missed? */
static bool stands_out(const struct drawn_cell *drawn, int value)
{
    const uint64_t bit = (uint64_t)1 << (value - 1);
    const uint64_t highlighted = drawn->is_explained ? 0 : drawn->about.highlighted_marks;
    const uint64_t plain = drawn->about.coloured_marks[0] & ~highlighted;
    return nonet_game_hint_role(drawn->game, drawn->cell, value, NULL) != NONET_ROLE_NONE ||
           (drawn->about.marks & ~plain & bit) != 0;
}

/* Marks that stand out, then the others if there is room, otherwise a dot for them; a blank separates cells. */
static void draw_marks_in_a_row(const struct drawn_cell *drawn, uint64_t marks)
{
    const int side = drawn->layout->side, room = drawn->layout->cell_columns - 1;
    uint64_t others = 0;
    int used = 0, left = 0;
    for (int value = 1; value <= side; value++) {
        if (!(marks >> (value - 1) & 1)) continue;
        if (stands_out(drawn, value) && used < room)
            put_sign(drawn, 0, used++, (chtype)nonet_game_symbol(value), mark_look(drawn, value));
        else others |= (uint64_t)1 << (value - 1);
    }
    for (int value = 1; value <= side; value++) left += (int)(others >> (value - 1) & 1);
    if (left > room - used) {
        const int across = used ? used : drawn->layout->cell_columns / 2;
        wattrset(view.pad, (int)(on_back(drawn, LOOK_MARK) | (drawn->about.is_cursor ? A_REVERSE : 0)));
        mvwaddstr(view.pad, drawn->row, drawn->column + across, terminal_has_unicode() ? "·" : ":");
        wattrset(view.pad, A_NORMAL);
        return;
    }
    for (int value = 1; value <= side; value++)
        if (others >> (value - 1) & 1)
            put_sign(drawn, 0, used++, (chtype)nonet_game_symbol(value), mark_look(drawn, value));
}

/* Centre marks, where no other marks are: in the middle, as many as there is room for. */
static void draw_centre_marks(const struct drawn_cell *drawn)
{
    const int columns = drawn->layout->cell_columns, down = (drawn->layout->cell_rows - 1) / 2;
    int count = 0, shown = 0;
    for (int value = 1; value <= drawn->layout->side; value++) count += drawn->about.centre_marks >> (value - 1) & 1;
    const int first = count < columns ? (columns - count) / 2 : 0;
    for (int value = 1; value <= drawn->layout->side; value++) {
        if (!(drawn->about.centre_marks >> (value - 1) & 1)) continue;
        const bool is_last = first + shown == columns - 1 && shown + 1 < count;
        const chtype sign = is_last ? '+' : (chtype)nonet_game_symbol(value);
        put_sign(drawn, down, first + shown++, sign, on_back(drawn, LOOK_MARK));
        if (first + shown == columns) return;
    }
}

/* The letter of the cell's colour, below the value; marks leave no room for it, but the panel names it. */
static void draw_colour_letter(const struct drawn_cell *drawn)
{
    const struct screen_layout *const layout = drawn->layout;
    const int last = layout->cell_columns - 1;
    if (!drawn->about.colour || (drawn->about.marks && layout->cell_rows < 3)) return;
    put_sign(drawn, layout->cell_rows - 1, last, (chtype)('a' + drawn->about.colour - 1), drawn->back & ~A_UNDERLINE);
}

/* A cell that lacks its right mark. */
static void draw_missing(const struct drawn_cell *drawn)
{
    const struct screen_layout *const layout = drawn->layout;
    if (!drawn->about.is_missing) return;
    put_sign(drawn, layout->cell_rows - 1, layout->cell_columns - 1, '?', on_back(drawn, LOOK_BAD));
}

/* Each colour of a cell has some of its lines. */
static chtype back_of_line(const struct drawn_cell *drawn, int line)
{
    int count = 0;
    if (drawn->about.is_hinted || drawn->about.is_cursor) return drawn->back;
    for (int colour = 0; colour < NONET_GAME_COLOUR_COUNT; colour++) count += drawn->about.colours >> colour & 1;
    for (int colour = 0, number = 0; count > 1 && colour < NONET_GAME_COLOUR_COUNT; colour++)
        if (drawn->about.colours >> colour & 1 && number++ == line % count)
            return look_of((enum look)(LOOK_COLOUR + colour));
    return drawn->back;
}

static void draw_empty_cell(const struct drawn_cell *drawn)
{
    const uint64_t marks = shown_marks(drawn);
    if (!marks && drawn->about.centre_marks) draw_centre_marks(drawn);
    else if (drawn->layout->mark_columns) draw_marks_in_place(drawn, marks);
    else draw_marks_in_a_row(drawn, marks);
    draw_missing(drawn);
}

/* Whatever else a cell shows by its background is more than a shade. */
static bool is_shaded(const nonet_game *game, const nonet_game_cell *about)
{
    const bool has_own =
        about->colour || about->is_hinted || about->is_cursor || (about->is_highlighted && !about->value);
    return about->is_seen && !has_own && game_hint(game).stage == NONET_GAME_STAGE_NONE;
}

static void draw_cell(const nonet_game *game, const struct screen_layout *layout, int cell)
{
    struct drawn_cell drawn = {.game = game, .layout = layout, .cell = cell, .about = game_cell(game, cell)};
    drawn.about.is_cursor = drawn.about.is_selected;
    const bool is_pair = drawn.about.is_highlighted && !drawn.about.value;
    drawn.is_explained = nonet_game_hint_picture(game) != NULL;
    drawn.row = screen_layout_row(layout, cell / layout->side);
    drawn.column = screen_layout_column(layout, cell % layout->side);
    drawn.is_shaded = is_shaded(game, &drawn.about);
    if (drawn.is_shaded) drawn.back = look_of(LOOK_SHADE);
    if (is_pair && !drawn.is_explained) drawn.back = look_of(LOOK_HIGHLIGHT);
    if (drawn.about.colour) drawn.back = look_of((enum look)(LOOK_COLOUR + drawn.about.colour - 1));
    if (drawn.about.is_hinted) drawn.back = look_of(LOOK_HINTED);
    if (drawn.about.is_cursor) drawn.back &= A_ATTRIBUTES & ~A_COLOR;
    for (int down = 0; down < layout->cell_rows; down++)
        for (int across = 0; across < layout->cell_columns; across++)
            put_sign(&drawn, down, across, ' ', back_of_line(&drawn, down));
    draw_colour_letter(&drawn);
    if (drawn.about.value) draw_value(&drawn);
    else draw_empty_cell(&drawn);
}

/* ---- the part that is seen ------------------------------------------------------------------------------ */

enum { LABEL_ROWS = 1 };

/* The labels of the rows, with the line that divides them from the cells. */
static int fixed_columns(const struct screen_layout *layout)
{
    return layout->label_columns + 1;
}

/* The area of the cells: all but the labels. */
static struct area cells_area(const struct screen_layout *layout)
{
    const struct area *const area = &layout->board;
    const int across = fixed_columns(layout);
    return (struct area){area->row + LABEL_ROWS, area->column + across, area->rows - LABEL_ROWS,
                         area->columns - across};
}

static void scroll_to(int *first, int seen, int total, int begin, int end)
{
    if (begin - 1 < *first) *first = begin - 1;
    if (end + 1 > *first + seen) *first = end + 1 - seen;
    if (*first > total - seen) *first = total - seen;
    if (*first < 0) *first = 0;
    assert(*first <= begin && end <= *first + seen);
}

static void bring_into_sight(const struct screen_layout *layout, int cell)
{
    const struct area area = cells_area(layout);
    const int row = screen_layout_row(layout, cell / layout->side) - LABEL_ROWS;
    const int column = screen_layout_column(layout, cell % layout->side) - fixed_columns(layout);
    scroll_to(&view.top, area.rows, layout->board_rows - LABEL_ROWS, row, row + layout->cell_rows);
    scroll_to(&view.left, area.columns, layout->board_columns - fixed_columns(layout), column,
              column + layout->cell_columns);
}

/* Copy part of the pad, from this place on, to a part of the screen. */
static void copy_part(int pad_row, int pad_column, const struct area *to)
{
    assert(pad_row + to->rows <= view.rows && pad_column + to->columns <= view.columns);
    assert(to->row + to->rows <= LINES && to->column + to->columns <= COLS);
    copywin(view.pad, stdscr, pad_row, pad_column, to->row, to->column, to->row + to->rows - 1,
            to->column + to->columns - 1, FALSE);
}

/* The corner, the labels above, those beside, and the cells. */
static void copy_seen(const struct screen_layout *layout)
{
    const struct area cells = cells_area(layout);
    const int fixed = fixed_columns(layout), top = layout->board.row, left = layout->board.column;
    copy_part(0, 0, &(struct area){top, left, LABEL_ROWS, fixed});
    copy_part(0, view.left + fixed, &(struct area){top, cells.column, LABEL_ROWS, cells.columns});
    copy_part(view.top + LABEL_ROWS, 0, &(struct area){cells.row, left, cells.rows, fixed});
    copy_part(view.top + LABEL_ROWS, view.left + fixed, &cells);
}

static bool is_result(const nonet_game *game, int cell)
{
    for (int value = 1; value <= nonet_layout_side(nonet_game_layout(game)); value++) {
        const nonet_role role = nonet_game_hint_role(game, cell, value, NULL);
        if (role == NONET_ROLE_PLACED || role == NONET_ROLE_REMOVED) return true;
    }
    return false;
}

/* The first cell that the hint does something with, or else is about; -1: none. */
static int cell_of_hint(const nonet_game *game)
{
    const int cells = nonet_layout_cells(nonet_game_layout(game));
    int first = -1;
    for (int cell = cells - 1; cell >= 0; cell--)
        if (game_cell(game, cell).is_hinted) first = cell;
    for (int cell = 0; cell < cells; cell++)
        if (is_result(game, cell)) return cell;
    return first;
}

/* The cursor is always in view, except when a hint reaches a stage that is about other cells. */
static void choose_part(const nonet_game *game, const struct screen_layout *layout, int cursor)
{
    const nonet_game_stage stage = game_hint(game).stage;
    const bool is_new = stage != view.stage, has_moved = cursor != view.cursor;
    view.stage = stage;
    view.cursor = cursor;
    if (is_new || has_moved || stage == NONET_GAME_STAGE_NONE) view.is_at_hint = false;
    if (is_new && stage != NONET_GAME_STAGE_NONE) view.is_at_hint = true;
    const int cell = view.is_at_hint ? cell_of_hint(game) : -1;
    bring_into_sight(layout, cursor);
    if (cell >= 0) bring_into_sight(layout, cell);
}

void board_view_draw(const nonet_game *game, const struct screen_layout *layout)
{
    const nonet_game_state state = game_state(game);
    assert(layout->side == nonet_layout_side(nonet_game_layout(game)));
    if (!prepare_pad(layout)) return;
    draw_frame(layout);
    draw_labels(layout, state.cursor);
    wattrset(view.pad, A_NORMAL); /* signs inherit attributes from the window */
    for (int cell = 0; !state.is_paused && cell < layout->side * layout->side; cell++) draw_cell(game, layout, cell);
    choose_part(game, layout, state.cursor);
    copy_seen(layout);
}

int board_view_cell_at(const nonet_game *game, const struct screen_layout *layout, int row, int column)
{
    const struct area area = cells_area(layout);
    if (game_state(game).is_paused || !area_has(&area, row, column)) return -1;
    return screen_layout_cell_at(layout, view.top + row - layout->board.row, view.left + column - layout->board.column);
}
