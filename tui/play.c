/* play.c: how a game starts and ends. Errors before the terminal is taken over are reported on the command line. */
#include "play.h"

#include <assert.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board_view.h"
#include "practise.h"
#include "session.h"
#include "signals.h"
#include "statistics.h"
#include "terminal.h"

enum { FINE = 0, NO = 1, TROUBLE = 2 };

/* ---- settings ------------------------------------------------------------------------------------------- */

/* A file with an error is used as far as possible; the error is shown on the screen. */
static void read_preferences(struct session *session)
{
    char path[PATH_BYTES];
    struct preferences_error error;
    size_t length;
    preferences_defaults(&session->preferences);
    if (!path_of(FOLDER_CONFIG, "play.conf", path)) return;
    char *const text = file_read(path, &length);
    if (!text) {
        if (errno != ENOENT) session_say(session, "play.conf: %s", strerror(errno));
        return;
    }
    preferences_read(&session->preferences, text, length, &error);
    free(text);
    if (error.line)
        session_say(session, "play.conf:%llu:%llu: %s", (unsigned long long)error.line,
                    (unsigned long long)error.column, error.message);
}

static void set_options(struct session *session, const struct play_wish *wish)
{
    const struct preferences *const preferences = &session->preferences;
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++)
        if (preferences->has_option[option])
            nonet_game_set_option(session->game, (nonet_game_option)option, preferences->options[option]);
    if (wish->has_no_timer) nonet_game_set_option(session->game, NONET_GAME_OPTION_SHOW_TIMER, false);
    if (wish->words) {
        nonet_game_set_option(session->game, NONET_GAME_OPTION_FULL_HINTS, strcmp(wish->words, "full") == 0);
        nonet_game_set_option(session->game, NONET_GAME_OPTION_BRIEF_HINTS, strcmp(wish->words, "brief") == 0);
    }
    if (wish->chains)
        nonet_game_set_option(session->game, NONET_GAME_OPTION_HODOKU_CHAINS, strcmp(wish->chains, "hodoku") == 0);
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++)
        session->options[option] = nonet_game_get_option(session->game, (nonet_game_option)option);
}

/* ---- beginning ------------------------------------------------------------------------------------------ */

/* Open what the command line asks for, before there is a screen: the exit code, or -1 to go on. */
static int open_text(struct session *session, const struct play_wish *wish, nonet_text_error *error,
                     void (*complain)(const char *line))
{
    char line[600];
    const nonet_status status = nonet_game_open(session->game, wish->text, wish->length, wish->title, error);
    if (status == NONET_OK) return -1;
    const char *const title = wish->title ? wish->title : "puzzle", *const problem = text_problem(status, error);
    if (status == NONET_ERR_TEXT)
        snprintf(line, sizeof line, "%s:%llu:%llu: %s", title, (unsigned long long)error->line,
                 (unsigned long long)error->column, problem);
    else snprintf(line, sizeof line, "%s: %s", title, problem);
    complain(line);
    return TROUBLE;
}

static bool wants_made_puzzle(const struct play_wish *wish)
{
    return wish->level >= 0 || wish->box_rows || wish->seed || wish->needed;
}

/* The request is also what the form offers, in case it cannot be met. */
static bool make_wished(struct session *session, const struct play_wish *wish)
{
    struct preferences *const preferences = &session->preferences;
    if (wish->level >= 0) preferences->level = wish->level;
    if (wish->box_rows) {
        preferences->box_rows = wish->box_rows;
        preferences->box_columns = wish->box_columns;
    }
    return wish->needed ? make_needed(session, wish) : make_puzzle(session, wish->seed);
}

/* 0: there is no such day. */
static uint32_t daily_wished(const struct play_wish *wish)
{
    return wish->date[0] ? daily_of(wish->date[0], wish->date[1], wish->date[2]) : daily_today();
}

static bool resume_one(struct session *session, const struct saved_entry *entries, size_t count)
{
    char path[PATH_BYTES];
    for (size_t at = 0; at < count; at++)
        if (saved_entry_path(&entries[at], path) && resume_game(session, path)) return true;
    return false;
}

/* Resume the last game that can be read: an unreadable one does not block the others. If the last one is being played
 * elsewhere, the player is told that this is another one. */
static bool resume_last(struct session *session)
{
    size_t count;
    struct saved_entry *const entries = saved_games_list(&count);
    const bool is_elsewhere = saved_games_played_since(count ? entries[0].changed : 0);
    const bool is_resumed = resume_one(session, entries, count);
    if (is_elsewhere && !session->notice[0])
        session_say(session, "the last game is being played elsewhere%s", is_resumed ? "; this is another one" : "");
    free(entries);
    return is_resumed;
}

/* Returns whether there is a game. `error`: of the text that was opened. */
static bool begin_game(struct session *session, const struct play_wish *wish, const nonet_text_error *error)
{
    if (wish->text) {
        keep_opened(session, error);
        return true;
    }
    if (wish->resumes) return resume_last(session);
    if (wish->is_daily) return play_daily(session, daily_wished(wish)) || ask_new(session);
    if (wants_made_puzzle(wish)) return make_wished(session, wish) || ask_new(session);
    return wish->is_new ? ask_new(session) : ask_resume(session);
}

/* ---- the whole ------------------------------------------------------------------------------------------ */

/* What there is to say once the terminal is given back. */
static void say_farewell(const struct session *session, const char *line, void (*complain)(const char *line))
{
    if (session->damage[0]) complain(session->damage);
    if (line[0]) complain(line);
}

/* Without a game that was to go on: 1, there is none; 2, it cannot be read. */
static int say_no_game(const struct session *session, void (*complain)(const char *line))
{
    complain(session->notice[0] ? session->notice : "there is no game to go on with");
    return saved_games_exist() ? TROUBLE : NO;
}

static int play_on_terminal(struct session *session, const struct play_wish *wish, const nonet_text_error *error,
                            void (*complain)(const char *line))
{
    const char *const problem = terminal_begin(&session->preferences);
    if (problem) {
        complain(problem);
        return TROUBLE;
    }
    const bool has_game = begin_game(session, wish, error);
    if (has_game) session_run(session);
    const bool is_kept = has_game && session->has_moves && !session->is_over;
    if (has_game) keep_end(session);
    const bool is_lost = is_kept && (session->is_unsaved || session->saved.is_broken);
    const int ending = signals_end();
    board_view_end();
    terminal_end();
    if (ending != SIGHUP && has_game)
        say_farewell(session,
                     is_lost   ? "the game could not be saved"
                     : is_kept ? "the game is saved; nonet play --resume continues it"
                               : "",
                     complain);
    if (ending) {
        raise(ending); /* so that the parent process knows, or the menu that started us */
        return 128 + ending;
    }
    if (!has_game && wish->resumes) return say_no_game(session, complain);
    return is_lost ? TROUBLE : FINE;
}

static int play_game(const struct play_wish *wish, void (*complain)(const char *line))
{
    /* Keys are answered at once; longer work is done while no key comes. */
    static const nonet_game_limits limits = {.verdict_ms = 8, .hint_ms = 80, .rating_ms = 8};
    static struct session session;
    nonet_text_error error = {0};
    assert(wish->fresh_seed && wish->is_puzzle && !wish->box_rows == !wish->box_columns);
    session = (struct session){.fresh_seed = wish->fresh_seed,
                               .is_puzzle = wish->is_puzzle,
                               .has_no_timer = wish->has_no_timer,
                               .saved.descriptor = -1};
    if (nonet_game_new(&limits, &session.game) != NONET_OK) {
        complain("out of memory");
        return TROUBLE;
    }
    if (wish->is_daily && !daily_wished(wish)) {
        complain("there is no such day");
        nonet_game_free(session.game);
        return TROUBLE;
    }
    read_preferences(&session);
    set_options(&session, wish);
    int exit_code = wish->text ? open_text(&session, wish, &error, complain) : -1;
    if (exit_code < 0) exit_code = play_on_terminal(&session, wish, &error, complain);
    nonet_game_free(session.game);
    return exit_code;
}

/* ---- practice ------------------------------------------------------------------------------------------- */

static int practise_on_terminal(struct session *session, const struct practise_wish *wish,
                                void (*complain)(const char *line))
{
    const char *const problem = terminal_begin(&session->preferences);
    if (problem) {
        complain(problem);
        return TROUBLE;
    }
    practise_run(session, wish);
    records_close(session->records);
    const int ending = signals_end();
    terminal_end();
    if (session->notice[0] && ending != SIGHUP) complain(session->notice);
    if (!ending) return FINE;
    raise(ending);
    return 128 + ending;
}

static int practise_techniques(const struct practise_wish *wish, void (*complain)(const char *line))
{
    static struct session session;
    const struct play_wish usual = {.words = wish->words, .chains = wish->chains};
    session = (struct session){.saved.descriptor = -1};
    if (nonet_game_new(NULL, &session.game) != NONET_OK) {
        complain("out of memory");
        return TROUBLE;
    }
    read_preferences(&session);
    set_options(&session, &usual);
    const int exit_code = practise_on_terminal(&session, wish, complain);
    nonet_game_free(session.game);
    return exit_code;
}

/* ---- statistics ----------------------------------------------------------------------------------------- */

static void write_statistics_line(void *context, const char *line)
{
    void (*const *write_line)(const char *line) = context;
    (*write_line)(line);
}

static int show_statistics(void (*write_line)(const char *line), void (*complain)(const char *line))
{
    char problem[400];
    struct records *const records = statistics_open(problem, sizeof problem);
    if (!records) {
        complain(problem[0] ? problem : "there is no home folder");
        return TROUBLE;
    }
    if (problem[0]) complain(problem);
    setlocale(LC_CTYPE, "");
    const bool has_unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    const bool is_read = statistics_each_line(records, has_unicode, write_statistics_line, &write_line);
    records_close(records);
    if (!is_read) complain("the statistics cannot be read");
    return is_read && !problem[0] ? FINE : TROUBLE;
}

const struct play_module play_module = {
    .version = {NONET_VERSION_MAJOR, NONET_VERSION_MINOR, NONET_VERSION_PATCH},
    .run = play_game,
    .practise = practise_techniques,
    .practise_list = practise_list,
    .practise_sheet = practise_sheet,
    .statistics = show_statistics,
};
