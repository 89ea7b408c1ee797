/* main.c: finds the command and passes it its options and operands. */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "help/help.h"
#include "input/puzzle_or_file.h"
#include "options/command_line.h"
#include "system/messages.h"
#include "system/standard_output.h"

static int show_program_help(enum help_wanted wanted)
{
    struct buffer out = {0};
    help_program(&out, wanted);
    output_write_buffer(&out);
    return EXIT_FINE;
}

static int show_version(void)
{
    struct buffer out = {0};
    help_version(&out);
    output_write_buffer(&out);
    return EXIT_FINE;
}

/* A person who types `nonet` is asked what to do; for a program that pipes into it, it is an error. */
static int run_without_command(void)
{
    char *no_arguments[] = {NULL};
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)) return command_run(&command_menu, no_arguments);
    if (isatty(STDIN_FILENO)) return show_program_help(HELP_SHORT);
    message("which command? (nonet help)");
    return EXIT_TROUBLE;
}

static int complain_unknown_command(const char *name)
{
    const char *names[32];
    size_t count = 0;
    for (; commands[count] && count < sizeof names / sizeof *names; count++) names[count] = commands[count]->name;
    const char *const what = name[0] == '-' ? "option" : "command";
    const char *const closest = nonet_nearest_word(name, names, count);
    if (closest) message("unknown %s %s, did you mean %s? (nonet help)", what, name, closest);
    else if (name[0] == '-') message("unknown option %s (nonet help)", name);
    else message("%s: no such command, file or puzzle (nonet help)", name);
    return EXIT_TROUBLE;
}

static int run(int argument_count, char **arguments)
{
    if (argument_count < 2) return run_without_command();
    const char *const name = arguments[1];
    if (strcmp(name, "--help") == 0) return show_program_help(HELP_FULL);
    if (strcmp(name, "-h") == 0) return show_program_help(HELP_SHORT);
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0) return show_version();
    const struct command *const command = command_find(name);
    if (command) return command_run(command, arguments + 2);
    /* A puzzle without a command is solved. */
    if (name[0] != '-' && is_puzzle_or_file(name)) return command_run(&command_solve, arguments + 1);
    return complain_unknown_command(name);
}

/* If the caller closed standard output, a file that we open must not take its place. Closed descriptors are replaced by
 * ones opened in the wrong direction, so that using them is an error. */
static void fill_standard_descriptors(void)
{
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++)
        if (fcntl(descriptor, F_GETFD) < 0) open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argument_count, char **arguments)
{
    fill_standard_descriptors();
    const int exit_code = run(argument_count, arguments);
    output_close();
    return exit_code;
}
