/* screen.c: a status line that never mixes with other output. It has no newline; anyone who writes takes the lock,
 * which first erases it. See screen.h. */
#include "system/screen.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "nonet.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool has_status_line;

/* Only decoration: a terminal that cannot be written to is no reason to fail. */
static void write_to_terminal(const char *text)
{
    const ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written;
}

static void remove_status_line(void)
{
    if (has_status_line) write_to_terminal("\r\033[K");
    has_status_line = false;
}

void screen_lock(void)
{
    pthread_mutex_lock(&lock);
    remove_status_line();
}

void screen_unlock(void)
{
    pthread_mutex_unlock(&lock);
}

void screen_prompt(const char *text)
{
    screen_lock();
    write_to_terminal(text);
    screen_unlock();
}

void screen_show_status(const char *line)
{
    char shown[240], text[256];
    const size_t columns = (size_t)screen_columns(STDERR_FILENO);
    /* A line that wraps could not be erased. */
    nonet_visible_text(line, strlen(line), shown, columns < sizeof shown ? columns : sizeof shown);
    snprintf(text, sizeof text, "\r%s\033[K", shown);
    pthread_mutex_lock(&lock);
    write_to_terminal(text);
    has_status_line = true;
    pthread_mutex_unlock(&lock);
}

void screen_clear_status(void)
{
    screen_lock();
    screen_unlock();
}

bool screen_has_colour(int descriptor)
{
    const char *const no_color = getenv("NO_COLOR");
    return !(no_color && *no_color) && screen_obeys_codes(descriptor);
}

bool screen_obeys_codes(int descriptor)
{
    const char *const kind = getenv("TERM");
    return isatty(descriptor) && !(kind && strcmp(kind, "dumb") == 0);
}

int screen_rows(int descriptor)
{
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) return size.ws_row;
    return 24;
}

int screen_columns(int descriptor)
{
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return 80;
}
