/* standard_output.c: results are written with write(2), in pieces already collected by the pipeline, so nothing is ever
 * held back in a buffer here. A closed pipe normally ends the program by SIGPIPE, which we leave alone; EPIPE occurs
 * only if the caller ignores that signal. */
#include "system/standard_output.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "system/messages.h"
#include "system/output_file.h"
#include "system/screen.h"

_Noreturn static void end_with_output_error(int error)
{
    char text[256];
    if (error == EPIPE) _exit(128 + SIGPIPE);
    snprintf(text, sizeof text, "standard output: %s", strerror(error));
    fatal(text);
}

/* Returns 0 or an error number. */
static int write_all(const char *bytes, size_t length)
{
    while (length > 0) {
        const ssize_t written = write(STDOUT_FILENO, bytes, length);
        if (written < 0 && errno != EINTR) return errno;
        if (written <= 0) continue;
        bytes += written;
        length -= (size_t)written;
    }
    return 0;
}

void output_write(const char *bytes, size_t length)
{
    if (output_file_is_open()) {
        output_file_write(bytes, length);
        return;
    }
    const bool shares_the_screen = isatty(STDOUT_FILENO);
    if (shares_the_screen) screen_lock();
    const int error = write_all(bytes, length);
    if (shares_the_screen) screen_unlock();
    if (error) end_with_output_error(error);
}

bool output_take_text(void *context, const char *text, size_t length)
{
    (void)context;
    output_write(text, length);
    return true;
}

void output_write_text(const char *text)
{
    output_write(text, strlen(text));
}

void output_write_buffer(struct buffer *buffer)
{
    output_write(buffer->bytes, buffer->length);
    buffer_free(buffer);
}

void output_close(void)
{
    /* If nothing was written, a missing standard output (EBADF) is not an error. */
    if (close(STDOUT_FILENO) != 0 && errno != EBADF) end_with_output_error(errno);
}
