/* completions.c: what bash, zsh and fish offer after `nonet `. All three are walks over the same
 * tables; only the languages differ. */
#include <assert.h>
#include <string.h>

#include "help/help.h"

/* Calls `visit` for each option of a command. */
typedef void option_visitor(struct buffer *out, const struct command *command, const struct option *option);

static void visit_options(struct buffer *out, const struct command *command, option_visitor *visit)
{
    const struct option_group *group;
    for (size_t number = 0; (group = command_group(command, number)); number++)
        for (const struct option *option = group->options; option->set; option++) visit(out, command, option);
}

static void add_choices(struct buffer *out, const struct option *option)
{
    assert(option->argument && option->choice);
    for (size_t index = 0; option->choice(index); index++)
        buffer_print(out, "%s%s", index ? " " : "", option->choice(index));
}

static void add_command_names(struct buffer *out)
{
    for (const struct command *const *command = commands; *command; command++)
        buffer_print(out, "%s%s", command == commands ? "" : " ", (*command)->name);
}

static bool names_file(const struct option *option)
{
    return option->argument && strcmp(option->argument, "FILE") == 0;
}

static bool is_help(const struct command *command)
{
    return command == &command_help;
}

/* ---- bash ----------------------------------------------------------------------------------- */

static void add_bash_option(struct buffer *out, const struct command *command, const struct option *option)
{
    (void)command;
    if (option->letter) buffer_print(out, " -%c", option->letter);
    if (option->name) buffer_print(out, " --%s", option->name);
}

static void add_bash_value(struct buffer *out, const struct command *command, const struct option *option)
{
    if (!option->argument) return;
    buffer_print(out, "    %s:--%s", command->name, option->name);
    if (option->letter) buffer_print(out, " | %s:-%c", command->name, option->letter);
    if (names_file(option)) {
        buffer_add_text(out, ") COMPREPLY=($(compgen -f -- \"$current\")); return ;;\n");
        return;
    }
    buffer_add_text(out, ") words=\"");
    if (option->choice) add_choices(out, option);
    buffer_add_text(out, "\" is_value=1 ;;\n");
}

void help_bash(struct buffer *out)
{
    buffer_add_text(out, "# bash completion for nonet, printed by nonet help --bash\n"
                         "_nonet() {\n"
                         "    local current=${COMP_WORDS[COMP_CWORD]} words= is_value=\n"
                         "    local previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}\n"
                         "    COMPREPLY=()\n"
                         "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                         "        COMPREPLY=($(compgen -W \"");
    add_command_names(out);
    buffer_add_text(out, " --help --version\" -- \"$current\"))\n"
                         "        return\n"
                         "    fi\n"
                         "    case $command:$previous in\n");
    for (const struct command *const *command = commands; *command; command++)
        visit_options(out, *command, add_bash_value);
    buffer_add_text(out, "    esac\n"
                         "    if [ -z \"$is_value\" ]; then\n"
                         "        case $command:$current in\n");
    for (const struct command *const *command = commands; *command; command++) {
        buffer_print(out, "        %s:-*) words=\"", (*command)->name);
        visit_options(out, *command, add_bash_option);
        buffer_add_text(out, "\" ;;\n");
    }
    buffer_add_text(out, "        help:*) words=\"");
    add_command_names(out);
    buffer_add_text(out, "\" ;;\n"
                         "        *) COMPREPLY=($(compgen -f -- \"$current\")) ;;\n"
                         "        esac\n"
                         "    fi\n"
                         "    if [ -n \"$words\" ]; then\n"
                         "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
                         "    fi\n"
                         "}\n"
                         "complete -o filenames -F _nonet nonet\n");
}

/* ---- zsh ------------------------------------------------------------------------------------ */

/* For use between single quotes; `special` are characters that need a backslash there. */
static void add_quoted(struct buffer *out, const char *text, const char *special)
{
    for (; *text; text++) {
        if (*text == '\'') {
            buffer_add_text(out, "'\\''");
            continue;
        }
        if (strchr(special, *text)) buffer_add_character(out, '\\');
        buffer_add_character(out, *text);
    }
}

static void add_zsh_form(struct buffer *out, const struct option *option, const char *form)
{
    buffer_print(out, " \\\n        '%s[", form);
    add_quoted(out, option->summary, "[]:\\");
    buffer_add_character(out, ']');
    if (option->argument) {
        buffer_print(out, ":%s:%s", option->argument, names_file(option) ? "_files" : "");
        if (option->choice) {
            buffer_add_character(out, '(');
            add_choices(out, option);
            buffer_add_character(out, ')');
        }
    }
    buffer_add_character(out, '\'');
}

static void add_zsh_option(struct buffer *out, const struct command *command, const struct option *option)
{
    struct buffer form = {0};
    (void)command;
    if (option->letter) {
        const char text[] = {'-', option->letter, option->argument ? '+' : 0, 0};
        add_zsh_form(out, option, text);
    }
    if (option->name) {
        buffer_print(&form, "--%s%s", option->name, option->argument ? "=" : "");
        buffer_add_character(&form, 0);
        add_zsh_form(out, option, form.bytes);
        buffer_free(&form);
    }
}

void help_zsh(struct buffer *out)
{
    buffer_add_text(out, "#compdef nonet\n"
                         "# zsh completion for nonet, printed by nonet help --zsh\n"
                         "local -a commands\n"
                         "commands=(\n");
    for (const struct command *const *command = commands; *command; command++) {
        buffer_print(out, "    '%s:", (*command)->name);
        add_quoted(out, (*command)->summary, ":\\");
        buffer_add_text(out, "'\n");
    }
    buffer_add_text(out, ")\n"
                         "if (( CURRENT == 2 )); then\n"
                         "    _describe command commands\n"
                         "    return\n"
                         "fi\n"
                         "shift words\n"
                         "(( CURRENT-- ))\n"
                         "case $words[1] in\n");
    for (const struct command *const *command = commands; *command; command++) {
        buffer_print(out, "%s)\n    _arguments -s", (*command)->name);
        visit_options(out, *command, add_zsh_option);
        buffer_add_text(out, " \\\n        '*:");
        if (is_help(*command)) {
            buffer_add_text(out, "command:(");
            add_command_names(out);
            buffer_add_text(out, ")'\n    ;;\n");
        } else {
            buffer_add_text(out, "file:_files'\n    ;;\n");
        }
    }
    buffer_add_text(out, "esac\n");
}

/* ---- fish ----------------------------------------------------------------------------------- */

static void add_fish_option(struct buffer *out, const struct command *command, const struct option *option)
{
    buffer_print(out, "complete -c nonet -n '__fish_seen_subcommand_from %s'", command->name);
    if (option->letter) buffer_print(out, " -s %c", option->letter);
    if (option->name) buffer_print(out, " -l %s", option->name);
    if (option->argument) buffer_add_text(out, names_file(option) ? " -r -F" : " -x");
    if (option->choice) {
        buffer_add_text(out, " -a '");
        add_choices(out, option);
        buffer_add_character(out, '\'');
    }
    buffer_add_text(out, " -d '");
    add_quoted(out, option->summary, "\\");
    buffer_add_text(out, "'\n");
}

void help_fish(struct buffer *out)
{
    buffer_add_text(out, "# fish completion for nonet, printed by nonet help --fish\n"
                         "complete -c nonet -n __fish_use_subcommand -f\n");
    for (const struct command *const *command = commands; *command; command++) {
        buffer_print(out, "complete -c nonet -n __fish_use_subcommand -a %s -d '", (*command)->name);
        add_quoted(out, (*command)->summary, "\\");
        buffer_add_text(out, "'\n");
    }
    for (const struct command *const *command = commands; *command; command++)
        visit_options(out, *command, add_fish_option);
    buffer_add_text(out, "complete -c nonet -n '__fish_seen_subcommand_from help' -f -a '");
    add_command_names(out);
    buffer_add_text(out, "'\n");
}
