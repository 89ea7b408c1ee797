/* messages.h: what the program says on standard error, each line beginning with "nonet: ". */
#ifndef CLI_MESSAGES_H
#define CLI_MESSAGES_H

#include <stdint.h>

/* What the program returns; the highest of a run wins. */
enum exit_code { EXIT_FINE = 0, EXIT_NO = 1, EXIT_TROUBLE = 2 };

/* One line. Safe from all threads; a progress line on the screen makes way. Characters that a terminal would obey are
 * made visible (nonet_visible_text). */
void message(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same, about how a command was called: begins with "nonet COMMAND: ". */
void message_usage(const char *command, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A place in a file: "FILE", "FILE:LINE" or "FILE:LINE:COLUMN"; 0 = not known. */
struct place {
    const char *file;
    uint64_t line;
    uint64_t column;
};

void message_at(struct place place, const char *text);

/* For messages that a bad file can cause without limit: only the first 100 appear. One thread. */
void message_counted(struct place place, const char *text);
/* Say how many were held back, if any. */
void message_close_count(void);

/* A message, then the end of the program with EXIT_TROUBLE, from any thread. */
_Noreturn void fatal(const char *text);

#endif
