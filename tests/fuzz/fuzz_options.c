/* fuzz_options.c: any words as the command line of any command, read as the program reads them, but not run. A command
 * line is refused with one line that names the command, or leads to help, or to settings without a contradiction; operands
 * keep their order; and what is read twice is the same. Linked so that what the program writes comes here.
 *
 *     number of the command | words, each with a NUL behind it */
#include <unistd.h>

#include "cli/options/command.h"
#include "cli/system/messages.h"
#include "fuzz/fuzz_input.h"

enum { MOST_WORDS = 64 };

/* ---- what the program says ------------------------------------------------------------------------ */

static bool is_listening;
static size_t said, said_lines, printed;

ssize_t __real_write(int descriptor, const void *bytes, size_t length);
ssize_t __wrap_write(int descriptor, const void *bytes, size_t length);

ssize_t __wrap_write(int descriptor, const void *bytes, size_t length)
{
    if (!is_listening) return __real_write(descriptor, bytes, length);
    if (descriptor != STDERR_FILENO) {
        printed += length;
        return (ssize_t)length;
    }
    said += length;
    said_lines += ((const char *)bytes)[length - 1] == '\n';
    return (ssize_t)length;
}

/* ---- what would be run ----------------------------------------------------------------------------- */

static bool was_run;
static char *const *expected_words;
static size_t settings_size;

/* Every operand is one of the words, in their order. */
static int note_run(const void *settings, char *const *operands)
{
    char *const *word = expected_words;
    REQUIRE(settings && settings_size);
    for (; *operands; operands++, word++) {
        while (*word && *word != *operands) word++;
        REQUIRE(*word);
    }
    was_run = true;
    return EXIT_FINE;
}

struct outcome {
    int exit_code;
    bool was_run;
    size_t said, printed;
};

static struct outcome read_words(const struct command *command, char *const *words)
{
    char *copies[MOST_WORDS + 1];
    struct command tame = *command;
    memcpy(copies, words, sizeof copies);
    tame.run = note_run;
    expected_words = words;
    settings_size = command->settings_size;
    was_run = false;
    said = said_lines = printed = 0;
    is_listening = true;
    const int exit_code = command_run(&tame, copies);
    is_listening = false;
    REQUIRE(exit_code == EXIT_TROUBLE ? said_lines == 1 && !was_run && !printed : !said && was_run == !printed);
    return (struct outcome){exit_code, was_run, said, printed};
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input input = {data, size};
    char *words[MOST_WORDS + 1] = {NULL};
    size_t count = 0, known = 0;
    while (commands[known]) known++;
    const struct command *const command = commands[input_byte(&input) % known];
    while (input.left && count < MOST_WORDS) words[count++] = input_text(&input);
    const struct outcome once = read_words(command, words), twice = read_words(command, words);
    REQUIRE(once.exit_code == twice.exit_code && once.was_run == twice.was_run);
    REQUIRE(once.said == twice.said && once.printed == twice.printed);
    for (size_t word = 0; word < count; word++) free(words[word]);
    return 0;
}
