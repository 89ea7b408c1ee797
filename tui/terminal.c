/* terminal.c: see terminal.h. ncurses draws and decodes keys; we wait ourselves, with poll, for signals, the end of a
 * background task and keys together.
 *
 * Bracketed paste distinguishes pasted from typed text: terminals that have it put ESC [200~ and ESC [201~ around what
 * is pasted; ncurses is told that these are keys. */
#include "terminal.h"

#include <assert.h>
#include <errno.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#include "background_sync.h"
#include "escapes.h"
#include "look.h"
#include "signals.h"

/* An Escape is handled within a frame. On a slow line the rest of a sequence may arrive later than that, but sooner
 * than a person presses the next key. */
enum { PASTE_BEGIN = KEY_MAX + 1, PASTE_END, ESCAPE_MS = 8, LATE_MS = 100, PASTE_PATIENCE_MS = 500, MOUSE_EVENTS = 8 };

static const char paste_on[] = "\033[?2004h", paste_off[] = "\033[?2004l";

/* ncurses asks for presses alone; this also reports where the mouse goes while a button is down. */
static const char drag_on[] = "\033[?1002h", drag_off[] = "\033[?1002l";

static struct terminal {
    SCREEN *screen;
    bool is_active;
    bool has_unicode;
    bool must_track;            /* the mouse: ncurses has changed its mode, or is about to */
    bool is_dragging;           /* the button is down */
    MEVENT mouse[MOUSE_EVENTS]; /* not yet handed on, the last one first */
    int mouse_count;
    uint64_t suspended_ms;
    uint64_t escape_ms; /* when an Escape came that could begin something, or 0 */
    char *pasted;
    size_t pasted_length, pasted_room;
} terminal;

/* ---- beginning and end ---------------------------------------------------------------------------------- */

static void tell_terminal(const char *sequence)
{
    const ssize_t written = write(STDOUT_FILENO, sequence, strlen(sequence));
    (void)written; /* the terminal may be gone */
}

/* Modes that ncurses knows nothing of. */
static void leave_modes(void)
{
    tell_terminal(paste_off);
    if (has_mouse()) tell_terminal(drag_off);
}

static void come_back(void)
{
    tell_terminal(paste_on);
    terminal.must_track = has_mouse();
    terminal.is_dragging = false;
}

static void choose_characters(const struct preferences *preferences)
{
    setlocale(LC_CTYPE, "");
    terminal.has_unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0 && preferences->lines != LINES_ASCII;
}

/* Arrows have two forms; some terminals send the one that their description does not have. */
static void define_arrows(void)
{
    static const int arrows[] = {KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT},
                     with_shift[] = {KEY_SR, KEY_SF, KEY_SRIGHT, KEY_SLEFT};
    for (int at = 0; at < 4; at++) {
        const char shifted[] = {'\033', '[', '1', ';', '2', (char)('A' + at), 0};
        if (key_defined(shifted) == 0) define_key(shifted, with_shift[at]);
        const char normal[] = {'\033', '[', (char)('A' + at), 0}, application[] = {'\033', 'O', (char)('A' + at), 0};
        if (key_defined(normal) == 0) define_key(normal, arrows[at]);
        if (key_defined(application) == 0) define_key(application, arrows[at]);
    }
}

static void set_up_input(void)
{
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    set_escdelay(ESCAPE_MS);
    define_key("\033[200~", PASTE_BEGIN);
    define_key("\033[201~", PASTE_END);
    define_arrows();
    mouseinterval(0);
    const mmask_t wanted = BUTTON1_PRESSED | BUTTON1_RELEASED | REPORT_MOUSE_POSITION | BUTTON_CTRL | BUTTON_SHIFT;
    terminal.must_track = mousemask(wanted, NULL) != 0;
}

/* False: the terminal is not known, or its cursor cannot be moved. */
static bool open_screen(void)
{
    use_env(TRUE);
    use_tioctl(TRUE); /* the real size of the window, even if a shell exports LINES and COLUMNS */
    terminal.screen = newterm(NULL, stdout, stdin);
    if (!terminal.screen) return false;
    if (tigetstr("cup")) return true;
    endwin();
    delscreen(terminal.screen);
    return false;
}

const char *terminal_begin(const struct preferences *preferences)
{
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return "play needs a terminal";
    choose_characters(preferences);
    if (!signals_watch()) return "play cannot make a pipe";
    if (!open_screen()) {
        signals_release();
        return "play cannot use this terminal; is TERM right?";
    }
    terminal.is_active = true;
    set_up_input();
    curs_set(0);
    look_begin(preferences->has_colours, preferences->background);
    tell_terminal(paste_on);
    return NULL;
}

void terminal_end(void)
{
    if (!terminal.is_active) return;
    terminal.is_active = false;
    leave_modes();
    endwin();
    delscreen(terminal.screen);
    free(terminal.pasted);
    terminal.pasted = NULL;
    terminal.pasted_room = 0;
    signals_release();
}

bool terminal_has_unicode(void)
{
    return terminal.has_unicode;
}

/* ---- time ----------------------------------------------------------------------------------------------- */

static uint64_t clock_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

uint64_t terminal_clock_ms(void)
{
    return clock_ms() - terminal.suspended_ms;
}

/* ---- signals -------------------------------------------------------------------------------------------- */

static void suspend(void)
{
    const uint64_t begin = clock_ms();
    leave_modes();
    endwin();
    background_sync_now(); /* a stopped program cannot do it later */
    signals_stop_here();
    terminal.suspended_ms += clock_ms() - begin;
    come_back();
}

static void take_new_size(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col)
        resizeterm(size.ws_row, size.ws_col);
}

/* What a signal asks for; EVENT_NOTHING if none came. */
static enum event_kind obey_signals(void)
{
    if (signals_end()) return EVENT_END;
    const bool is_suspended = signals_suspended(), is_continued = signals_continued();
    const bool is_resized = signals_resized();
    if (is_suspended) suspend();
    else if (is_continued) {
        reset_prog_mode(); /* stopped from outside: the shell has set its own modes */
        terminal.must_track = has_mouse();
    }
    if (is_suspended || is_continued || is_resized) {
        take_new_size();
        clearok(curscr, TRUE);
        return EVENT_RESIZE;
    }
    return EVENT_NOTHING;
}

/* ---- keys ----------------------------------------------------------------------------------------------- */

static const struct key_pair {
    int curses, own;
} key_pairs[] = {
    {KEY_UP, NONET_GAME_KEY_UP},
    {KEY_DOWN, NONET_GAME_KEY_DOWN},
    {KEY_LEFT, NONET_GAME_KEY_LEFT},
    {KEY_RIGHT, NONET_GAME_KEY_RIGHT},
    {KEY_HOME, NONET_GAME_KEY_HOME},
    {KEY_END, NONET_GAME_KEY_END},
    {KEY_PPAGE, NONET_GAME_KEY_PAGE_UP},
    {KEY_NPAGE, NONET_GAME_KEY_PAGE_DOWN},
    {KEY_ENTER, NONET_GAME_KEY_ENTER},
    {KEY_SR, NONET_GAME_KEY_SHIFT_UP},
    {KEY_SF, NONET_GAME_KEY_SHIFT_DOWN},
    {KEY_SLEFT, NONET_GAME_KEY_SHIFT_LEFT},
    {KEY_SRIGHT, NONET_GAME_KEY_SHIFT_RIGHT},
    {KEY_BTAB, NONET_GAME_KEY_BACK_TAB},
    {KEY_BACKSPACE, NONET_GAME_KEY_BACKSPACE},
    {KEY_DC, NONET_GAME_KEY_DELETE},
};

static int own_key_of_code(wint_t code)
{
    for (size_t row = 0; row < sizeof key_pairs / sizeof *key_pairs; row++)
        if (key_pairs[row].curses == (int)code) return key_pairs[row].own;
    return 0;
}

static bool keep_pasted(wint_t character)
{
    char bytes[MB_LEN_MAX];
    mbstate_t state = {0};
    const size_t length = wcrtomb(bytes, character == '\r' ? L'\n' : (wchar_t)character, &state);
    if (length == (size_t)-1) return true;
    if (terminal.pasted_length + length > terminal.pasted_room) {
        const size_t room = 2 * terminal.pasted_room + 4096;
        char *const larger = realloc(terminal.pasted, room);
        if (!larger) return false;
        terminal.pasted = larger;
        terminal.pasted_room = room;
    }
    memcpy(terminal.pasted + terminal.pasted_length, bytes, length);
    terminal.pasted_length += length;
    return true;
}

/* Read everything up to the end of the paste, without waiting for a terminal that never sends it. */
static struct event read_paste(void)
{
    terminal.pasted_length = 0;
    timeout(PASTE_PATIENCE_MS);
    for (;;) {
        wint_t character;
        const int kind = get_wch(&character);
        if (kind == ERR || (kind == KEY_CODE_YES && character == PASTE_END)) break;
        if (kind == OK && !keep_pasted(character)) break;
    }
    nodelay(stdscr, TRUE);
    return (struct event){
        .kind = EVENT_PASTE, .text = terminal.pasted_length ? terminal.pasted : "", .length = terminal.pasted_length};
}

/* ncurses hands out what came together newest first. */
static void fetch_mouse(void)
{
    while (terminal.mouse_count < MOUSE_EVENTS && getmouse(&terminal.mouse[terminal.mouse_count]) == OK)
        terminal.mouse_count++;
}

static struct event mouse_event(const MEVENT *mouse)
{
    const bool is_press = mouse->bstate & BUTTON1_PRESSED, is_extended = mouse->bstate & (BUTTON_CTRL | BUTTON_SHIFT);
    const bool is_drag = terminal.is_dragging && mouse->bstate & REPORT_MOUSE_POSITION;
    if (is_press) terminal.is_dragging = true;
    if (mouse->bstate & BUTTON1_RELEASED) terminal.is_dragging = false;
    const enum event_kind kind = is_press ? EVENT_CLICK : is_drag ? EVENT_DRAG : EVENT_NOTHING;
    return (struct event){.kind = kind, .row = mouse->y, .column = mouse->x, .is_extended = is_extended};
}

/* The next thing that the mouse did. */
static struct event take_mouse(void)
{
    struct event event = {.kind = EVENT_NOTHING};
    while (event.kind == EVENT_NOTHING && terminal.mouse_count)
        event = mouse_event(&terminal.mouse[--terminal.mouse_count]);
    return event;
}

static bool is_rest_of_sequence(wint_t code)
{
    return (code == '[' || code == 'O') && terminal.escape_ms && clock_ms() - terminal.escape_ms < LATE_MS;
}

/* Like get_wch, but an Escape that begins a sequence gives the key it stands for, or nothing: code 0. */
static int read_code(wint_t *code)
{
    const int kind = get_wch(code);
    if (kind == ERR) return kind;
    const bool is_rest = kind == OK && is_rest_of_sequence(*code);
    terminal.escape_ms = 0;
    if (kind != OK || (!is_rest && nonet_game_key_of_character((int)*code) != NONET_GAME_KEY_ESCAPE)) return kind;
    const int taken = is_rest ? escapes_take_rest((int)*code) : escapes_take();
    if (nonet_game_key_of_character(taken) == NONET_GAME_KEY_ESCAPE) {
        terminal.escape_ms = clock_ms();
        return OK;
    }
    *code = (wint_t)taken;
    return KEY_CODE_YES;
}

/* The next key available, or EVENT_NOTHING. */
static struct event read_key(void)
{
    for (;;) {
        const struct event mouse = take_mouse();
        if (mouse.kind != EVENT_NOTHING) return mouse;
        wint_t code;
        const int kind = read_code(&code);
        if (kind == ERR) return (struct event){.kind = EVENT_NOTHING};
        if (kind == KEY_CODE_YES && code == PASTE_BEGIN) return read_paste();
        if (kind == KEY_CODE_YES && code == KEY_MOUSE) {
            fetch_mouse();
            continue;
        }
        const int key = kind == OK ? nonet_game_key_of_character((int)code) : own_key_of_code(code);
        if (key == 'L' - '@') {
            clearok(curscr, TRUE);
            return (struct event){.kind = EVENT_RESIZE};
        }
        if (key) return (struct event){.kind = EVENT_KEY, .key = key};
    }
}

/* ---- waiting -------------------------------------------------------------------------------------------- */

/* False: the terminal is gone. */
static bool wait_for_something(int milliseconds)
{
    struct pollfd sources[] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = signals_descriptor(), .events = POLLIN}};
    if (poll(sources, 2, milliseconds) < 0 && errno != EINTR) return false;
    return !(sources[0].revents & (POLLHUP | POLLERR | POLLNVAL));
}

struct event terminal_wait(int milliseconds)
{
    struct event event = {.kind = obey_signals()};
    if (event.kind != EVENT_NOTHING) return event;
    refresh();
    if (terminal.must_track) tell_terminal(drag_on); /* after ncurses, which would undo it */
    terminal.must_track = false;
    event = read_key(); /* ncurses may have read more than it returned */
    if (event.kind != EVENT_NOTHING) return event;
    const bool is_there = wait_for_something(milliseconds);
    signals_clear();
    event.kind = is_there ? obey_signals() : EVENT_END;
    if (event.kind != EVENT_NOTHING) return event;
    return read_key();
}

static void print_line(const char *line, size_t length)
{
    char shown[16 * 1024];
    nonet_visible_text(line, length, shown, sizeof shown);
    tell_terminal(shown);
    tell_terminal("\r\n");
}

/* Until a line was entered, or a signal came that the game should hear of. */
static void wait_for_enter(void)
{
    for (char sign = 0; sign != '\n';) {
        struct pollfd sources[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                                   {.fd = signals_descriptor(), .events = POLLIN}};
        if (poll(sources, 2, -1) < 0 && errno != EINTR) return;
        if (sources[1].revents && signals_end()) return;
        if (sources[1].revents) signals_clear();
        if (sources[0].revents && read(STDIN_FILENO, &sign, 1) != 1) return;
    }
}

void terminal_print(const char *text)
{
    leave_modes();
    endwin();
    tell_terminal("\r\n");
    for (const char *line = text; *line;) {
        const size_t length = strcspn(line, "\n");
        print_line(line, length);
        line += length + (line[length] == '\n');
    }
    tell_terminal("\r\nEnter: back to the game");
    wait_for_enter();
    come_back();
    take_new_size();
    clearok(curscr, TRUE);
}

void terminal_forget_keys(void)
{
    flushinp();
    terminal.mouse_count = 0;
}

/* ---- text ----------------------------------------------------------------------------------------------- */

/* Texts that are longer have no room on any screen. */
enum { SHOWN_BYTES = 1024 };

/* The next character of visible text, and its width. */
static wchar_t next_sign(const char **text, int *width)
{
    mbstate_t state = {0};
    wchar_t sign = (wchar_t) * *text;
    size_t used = 1;
    if ((unsigned char)**text >= 0x80) {
        while (((unsigned char)(*text)[used] & 0xC0) == 0x80) used++;
        if (!terminal.has_unicode || mbrtowc(&sign, *text, used, &state) != used) sign = L'?';
    }
    *text += used;
    *width = wcwidth(sign);
    if (*width >= 0) return sign;
    *width = 1;
    return L'?';
}

/* As many characters as fit into the columns; those without a width belong to the one before them. */
static int widen(const char *text, int columns, wchar_t signs[SHOWN_BYTES])
{
    int used = 0, width;
    size_t count = 0;
    while (*text) {
        signs[count] = next_sign(&text, &width);
        if (used + width > columns) break;
        used += width;
        count++;
    }
    signs[count] = 0;
    return used;
}

int put_bytes(WINDOW *window, int row, int column, int columns, const char *text, size_t length)
{
    char shown[SHOWN_BYTES];
    wchar_t signs[SHOWN_BYTES];
    nonet_visible_text(text, length, shown, sizeof shown);
    const int used = widen(shown, columns, signs);
    if (used) mvwaddwstr(window, row, column, signs);
    return used;
}

int put_text(WINDOW *window, int row, int column, int columns, const char *text)
{
    return put_bytes(window, row, column, columns, text, strlen(text));
}

int put_words(WINDOW *window, int row, int column, int columns, const char *format, ...)
{
    char words[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    return put_text(window, row, column, columns, words);
}
