/* new_game.c: the form that starts a game: level and size, or a puzzle from elsewhere. It returns, with the reason,
 * until there is a game or the player leaves. */
#include <assert.h>
#include <stdio.h>

#include "session.h"
#include "statistics.h"
#include "terminal.h"

enum { MOST_LEVELS = 16, NOTE_BYTES = 300 };

static const char *const usual_sizes[] = {"4x4", "6x6", "8x8", "9x9", "10x10", "12x12", "15x15", "16x16"};
enum { USUAL_SIZES = sizeof usual_sizes / sizeof *usual_sizes };

enum { DAYS = 366 }; /* so many days back */

enum row { LEVEL, SIZE, START, DAILY, ENTER_ONE, OPEN_ONE, STATISTICS, OLD_ONE, ROWS };

/* The choices: all levels; the usual sizes, then the size from the settings if it is another one. */
struct new_game_form {
    const char *levels[MOST_LEVELS + 1], *sizes[USUAL_SIZES + 2];
    char own_size[24];
    uint32_t dailies[DAYS];
    char day_texts[DAYS][24];
    const char *days[DAYS + 1]; /* the last one is today */
    struct form_row rows[ROWS];
    char note[NOTE_BYTES]; /* below the rows */
};

/* ---- levels and sizes ----------------------------------------------------------------------------------- */

static bool is_size_of(const char *name, const struct preferences *preferences)
{
    int rows, columns;
    return read_size(name, &rows, &columns) && rows == preferences->box_rows && columns == preferences->box_columns;
}

/* Returns the index of the preferred one. */
static int find_sizes(const struct preferences *preferences, struct new_game_form *form)
{
    const int side = preferences->box_rows * preferences->box_columns;
    int preferred = USUAL_SIZES;
    for (int at = 0; at < USUAL_SIZES; at++) {
        form->sizes[at] = usual_sizes[at];
        if (is_size_of(usual_sizes[at], preferences)) preferred = at;
    }
    if (preferred < USUAL_SIZES) return preferred;
    snprintf(form->own_size, sizeof form->own_size, "%dx%d", side, side);
    if (!is_size_of(form->own_size, preferences))
        snprintf(form->own_size, sizeof form->own_size, "box %dx%d", preferences->box_rows, preferences->box_columns);
    form->sizes[USUAL_SIZES] = form->own_size;
    return preferred;
}

static void find_levels(struct new_game_form *form)
{
    assert(nonet_level_hardest() < MOST_LEVELS);
    for (size_t level = 0; nonet_level_at(level); level++) form->levels[level] = nonet_level_at(level)->name;
}

/* "2026-11-19 tricky" */
static void find_days(struct new_game_form *form)
{
    uint32_t day = daily_today();
    for (int at = DAYS; at-- > 0; day = daily_before(day)) {
        nonet_game_wish wish = {.level = 0};
        daily_wish(day, &wish);
        form->dailies[at] = day;
        snprintf(form->day_texts[at], sizeof form->day_texts[at], "%04u-%02u-%02u %s", day / 10000 % 10000,
                 day / 100 % 100, day % 100, nonet_level_at((size_t)wish.level)->name);
        form->days[at] = form->day_texts[at];
    }
}

/* What was chosen is offered first the next time. */
static void prefer_choices(struct session *session, const struct new_game_form *form)
{
    struct preferences *const preferences = &session->preferences;
    const int level = form->rows[LEVEL].chosen;
    const char *const size = form->sizes[form->rows[SIZE].chosen];
    if (preferences->level != level) keep_preference(session, "level", form->levels[level]);
    if (!is_size_of(size, preferences)) keep_preference(session, "size", size);
    preferences->level = level;
    read_size(size, &preferences->box_rows, &preferences->box_columns);
}

/* ---- statistics ----------------------------------------------------------------------------------------- */

struct table_text {
    char bytes[64 * 1024];
    size_t length;
};

static void add_table_line(void *context, const char *line)
{
    struct table_text *const text = context;
    const size_t room = sizeof text->bytes - text->length;
    const int length = snprintf(text->bytes + text->length, room, "%s\n", line);
    if (length > 0 && (size_t)length < room) text->length += (size_t)length;
    else text->bytes[text->length] = 0;
}

static void show_statistics(struct session *session)
{
    static struct table_text text;
    text.length = 0;
    if (!keep_records(session)) {
        if (!session->notice[0]) session_say(session, "there are no statistics");
    } else if (statistics_each_line(session->records, terminal_has_unicode(), add_table_line, &text))
        dialog_read("Statistics", same_text, text.bytes);
    else session_say(session, "the statistics cannot be read");
}

/* ---- the form ------------------------------------------------------------------------------------------- */

static bool begin_empty(struct session *session)
{
    const struct preferences *const preferences = &session->preferences;
    nonet_layout *layout;
    nonet_status status = nonet_layout_new(preferences->box_rows, preferences->box_columns, &layout);
    if (status == NONET_OK) status = nonet_game_begin_empty(session->game, layout);
    nonet_layout_free(layout);
    if (status != NONET_OK) {
        session_say(session, "out of memory");
        return false;
    }
    keep_new_game(session);
    return true;
}

/* Do what a row says. False: there is no game yet. */
static bool follow_row(struct session *session, enum row row, uint32_t daily)
{
    switch (row) {
    case LEVEL:
    case SIZE:
    case START: return make_puzzle(session, 0);
    case DAILY: return play_daily(session, daily);
    case ENTER_ONE: return begin_empty(session);
    case OPEN_ONE: return ask_open(session);
    case OLD_ONE: return choose_saved_game(session, "Saved games", "Back") == LIST_RESUMED;
    default: show_statistics(session); return false;
    }
}

static void prepare_form(const struct session *session, struct new_game_form *form)
{
    *form = (struct new_game_form){.rows = {
                                       [LEVEL] = {"Level", form->levels, session->preferences.level, 0},
                                       [SIZE] = {"Size", form->sizes, 0, 0},
                                       [START] = {"Start", NULL, 0, 'n'},
                                       [DAILY] = {"Puzzle of the day", form->days, DAYS - 1, 'd'},
                                       [ENTER_ONE] = {"Enter a puzzle yourself", NULL, 0, 'e'},
                                       [OPEN_ONE] = {"Open a file, or paste a puzzle", NULL, 0, 'o'},
                                       [STATISTICS] = {"Statistics and best times", NULL, 0, 's'},
                                       [OLD_ONE] = {"Go on with a saved game", NULL, 0, 'g'},
                                   }};
    find_levels(form);
    find_days(form);
    form->rows[SIZE].chosen = find_sizes(&session->preferences, form);
    snprintf(form->note, sizeof form->note, "%s",
             session->notice[0] ? session->notice : "Arrows choose, Enter starts, Esc leaves.");
}

bool ask_new(struct session *session)
{
    static struct new_game_form form;                              /* it is large, and only one is shown at a time */
    const bool has_old = session->is_begun && saved_games_exist(); /* at the beginning they were offered */
    const struct backdrop backdrop = scene_backdrop(session);
    prepare_form(session, &form);
    keep_moves(session, true);
    for (int row = LEVEL;;) {
        session->notice[0] = 0;
        row = dialog_form(&backdrop, "New game", form.rows, has_old ? ROWS : OLD_ONE, row, form.note);
        if (row < 0) return false;
        prefer_choices(session, &form);
        if (follow_row(session, (enum row)row, form.dailies[form.rows[DAILY].chosen])) return true;
        if (session->notice[0]) snprintf(form.note, sizeof form.note, "%s", session->notice);
    }
}
