/* messages.c: lines on standard error. Each is built first and written with one call, so that lines of several threads
 * or programs never mix. See messages.h. */
#include "system/messages.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "nonet.h"
#include "system/screen.h"

enum { MESSAGES_SHOWN = 100, MESSAGE_BYTES = 1024 };

static uint64_t counted_messages;

/* `separator` and `command` follow the program's name. A line that is too long loses its end, never
 * its newline. Names and arguments are shown, not obeyed. */
__attribute__((format(printf, 3, 0))) static void write_line(const char *separator, const char *command,
                                                             const char *format, va_list arguments)
{
    const bool has_colour = screen_has_colour(STDERR_FILENO);
    char text[MESSAGE_BYTES], line[MESSAGE_BYTES + 1];
    vsnprintf(text, sizeof text, format, arguments);
    size_t length = (size_t)snprintf(line, sizeof line, "%snonet%s%s:%s ", has_colour ? "\033[1m" : "", separator,
                                     command, has_colour ? "\033[0m" : "");
    nonet_visible_text(text, strlen(text), line + length, MESSAGE_BYTES - length);
    length += strlen(line + length);
    line[length++] = '\n';
    screen_lock();
    /* If standard error itself fails, there is nowhere left to report it. */
    const ssize_t written = write(STDERR_FILENO, line, length);
    (void)written;
    screen_unlock();
}

void message(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    write_line("", "", format, arguments);
    va_end(arguments);
}

void message_usage(const char *command, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    write_line(" ", command, format, arguments);
    va_end(arguments);
}

void message_at(struct place place, const char *text)
{
    assert(place.file && (place.line || !place.column));
    if (place.column) message("%s:%" PRIu64 ":%" PRIu64 ": %s", place.file, place.line, place.column, text);
    else if (place.line) message("%s:%" PRIu64 ": %s", place.file, place.line, text);
    else message("%s: %s", place.file, text);
}

void message_counted(struct place place, const char *text)
{
    if (counted_messages++ < MESSAGES_SHOWN) message_at(place, text);
}

void message_close_count(void)
{
    if (counted_messages > MESSAGES_SHOWN)
        message("%" PRIu64 " such messages in all, the first %d are shown", counted_messages, MESSAGES_SHOWN);
}

_Noreturn void fatal(const char *text)
{
    message("%s", text);
    /* Other threads may be running; we have nothing in the C library's buffers. */
    _exit(EXIT_TROUBLE);
}
