/* browser.c: see browser.h. $BROWSER is a list of commands with colons between them, of which the first one that can be run counts;
 * %s in it is the address, which otherwise comes last. Without it xdg-open knows the browser of the desktop.
 *
 * No shell sees any of it: a command is cut at its blanks, and the address has no character left that means something (a file may
 * have any name). What browsers write on the terminal is for nobody, so they get none; and they go on when nonet has ended. */
#include "system/browser.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "system/buffer.h"
#include "system/messages.h"

enum { MOST_WORDS = 16 };

static bool is_plain(char character)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
    return strchr(plain, character) != NULL;
}

static char *file_address(const char *path)
{
    struct buffer address = {0};
    buffer_add_text(&address, "file://");
    for (; *path; path++) {
        if (is_plain(*path)) buffer_add_character(&address, *path);
        else buffer_print(&address, "%%%02X", (unsigned)(unsigned char)*path);
    }
    buffer_add_character(&address, 0);
    return address.bytes;
}

/* ---- a command ---------------------------------------------------------------------------------------- */

struct browser_command {
    char *words[MOST_WORDS + 2]; /* the address, and NULL after the last */
    int count;
};

/* A word of a command, with the address instead of %s. */
static char *word_with_address(const char *word, size_t length, const char *address)
{
    struct buffer text = {0};
    for (size_t at = 0; at < length; at++) {
        const bool is_place = word[at] == '%' && at + 1 < length && word[at + 1] == 's';
        if (is_place) buffer_add_text(&text, address), at++;
        else buffer_add_character(&text, word[at]);
    }
    buffer_add_character(&text, 0);
    return text.bytes;
}

static void make_command(struct browser_command *command, const char *text, size_t length, const char *address)
{
    bool has_address = false;
    *command = (struct browser_command){.count = 0};
    for (size_t at = 0; at < length && command->count < MOST_WORDS;) {
        size_t end = at;
        while (end < length && text[end] != ' ') end++;
        if (end > at) {
            char *const word = word_with_address(text + at, end - at, address);
            has_address = has_address || strstr(word, address);
            command->words[command->count++] = word;
        }
        at = end + 1;
    }
    if (command->count && !has_address)
        command->words[command->count++] = word_with_address(address, strlen(address), "");
}

static void free_command(struct browser_command *command)
{
    while (command->count) free(command->words[--command->count]);
}

/* ---- running it --------------------------------------------------------------------------------------- */

/* In a grandchild, which nobody has to wait for. If the program cannot be run, `report` says so; otherwise exec closes it. */
_Noreturn static void become(char *const *words, int report)
{
    const int nowhere = open("/dev/null", O_RDWR);
    if (fork() != 0) _exit(0);
    setsid();
    for (int descriptor = STDIN_FILENO; nowhere >= 0 && descriptor <= STDERR_FILENO; descriptor++)
        dup2(nowhere, descriptor);
    execvp(words[0], words);
    ssize_t written;
    do written = write(report, "!", 1);
    while (written < 0 && errno == EINTR);
    _exit(127);
}

static bool is_run(char *const *words)
{
    int ends[2];
    char trouble;
    ssize_t got;
    if (pipe(ends) != 0) return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    const pid_t child = fork();
    if (child == 0) become(words, ends[1]);
    close(ends[1]);
    do got = child < 0 ? 1 : read(ends[0], &trouble, 1);
    while (got < 0 && errno == EINTR);
    close(ends[0]);
    while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
    return got == 0;
}

/* The first of a list of commands that can be run. */
static bool run_one_of(const char *list, const char *address)
{
    bool runs = false;
    while (*list && !runs) {
        struct browser_command command;
        const size_t length = strcspn(list, ":");
        make_command(&command, list, length, address);
        runs = command.count && is_run(command.words);
        free_command(&command);
        list += length + (list[length] == ':');
    }
    return runs;
}

static bool is_set(const char *variable)
{
    const char *const value = getenv(variable);
    return value && *value;
}

enum browser_result browser_open_address(const char *address)
{
    const bool is_chosen = is_set("BROWSER");
    if (!is_chosen && !is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return BROWSER_NO_SCREEN;
    return run_one_of(is_chosen ? getenv("BROWSER") : "xdg-open", address) ? BROWSER_STARTED : BROWSER_MISSING;
}

enum browser_result browser_open(const char *path)
{
    char *const address = file_address(path);
    const enum browser_result result = browser_open_address(address);
    free(address);
    return result;
}

void browser_tell(enum browser_result result, const char *what)
{
    switch (result) {
    case BROWSER_STARTED: break;
    case BROWSER_NO_SCREEN: message("no desktop here: open this %s in a browser, or name one in BROWSER", what); break;
    case BROWSER_MISSING:
        message("%s: open this %s in a browser yourself",
                is_set("BROWSER") ? "cannot run what BROWSER names" : "xdg-open (package xdg-utils) is missing", what);
        break;
    }
}
