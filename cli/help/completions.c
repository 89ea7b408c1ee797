/* completions.c: completion scripts for bash, zsh and fish. All three are walks over the same tables; only the
 * languages differ. Each list of words is printed once and referred to by its number. */
#include <assert.h>
#include <string.h>

#include "help/help.h"

typedef const char *choice_function(size_t index);

enum { MOST_LISTS = 32 };

/* A script in the making, and the lists that it has. */
struct script {
    struct buffer *out;
    choice_function *lists[MOST_LISTS];
    size_t list_count;
};

/* ---- the tables ------------------------------------------------------------------------------ */

typedef void option_visitor(struct script *script, const struct command *command, const struct option *option);

static void visit_options(struct script *script, const struct command *command, option_visitor *visit)
{
    const struct option_group *group;
    for (size_t number = 0; (group = command_group(command, number)); number++)
        for (const struct option *option = group->options; option->set; option++) visit(script, command, option);
}

static void visit_all_options(struct script *script, option_visitor *visit)
{
    for (const struct command *const *command = commands; *command; command++) visit_options(script, *command, visit);
}

static bool is_file(const struct option *option)
{
    return option->argument && strcmp(option->argument, "FILE") == 0;
}

/* Several of its choices with commas between them? */
static bool is_list(const struct option *option)
{
    return option->choice && strcmp(option->argument, "LIST") == 0;
}

static bool takes_files(const struct command *command)
{
    return strstr(command->operands, "FILE");
}

/* ---- lists of words -------------------------------------------------------------------------- */

static size_t list_number(struct script *script, choice_function *choice)
{
    size_t number = 0;
    while (number < script->list_count && script->lists[number] != choice) number++;
    assert(number < MOST_LISTS);
    script->lists[number] = choice;
    if (number == script->list_count) script->list_count++;
    return number;
}

static void note_option(struct script *script, const struct command *command, const struct option *option)
{
    (void)command;
    if (option->choice) list_number(script, option->choice);
}

static struct script begin_script(struct buffer *out)
{
    struct script script = {.out = out};
    visit_all_options(&script, note_option);
    for (const struct command *const *command = commands; *command; command++)
        if ((*command)->operand_choice) list_number(&script, (*command)->operand_choice);
    return script;
}

/* Each word in quotes, with a blank before it. */
static void add_words(struct buffer *out, choice_function *choice)
{
    for (size_t index = 0; choice(index); index++) buffer_print(out, " '%s'", choice(index));
}

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

/* ---- bash ------------------------------------------------------------------------------------ */

/* Words are compared without regard to case, as in nonet itself, and what was typed stays as it is. File names are left
 * to readline. */
static const char bash_functions[] =
    "_nonet() {\n"
    "    local current=$2 previous=$3 command=${COMP_WORDS[1]} list= kept= is_quoted= word\n"
    "    COMPREPLY=()\n"
    "    [ \"$previous\" != = ] || previous=${COMP_WORDS[COMP_CWORD - 2]}\n"
    "    [[ ${COMP_WORDS[COMP_CWORD]} != [\\'\\\"]* ]] || is_quoted=1\n"
    "    [ -n \"$is_quoted\" ] || current=${current//\\\\/}\n"
    "    _nonet_find_list\n"
    "    while IFS= read -r word; do\n"
    "        [[ -n $word && ${word,,} == \"${current,,}\"* ]] || continue\n"
    "        word=$kept$current${word:${#current}}\n"
    "        [ -n \"$is_quoted\" ] || word=${word// /\\\\ }\n"
    "        COMPREPLY+=(\"$word\")\n"
    "    done <<<\"$(_nonet_words $list)\"\n"
    "}\n"
    "complete -F _nonet nonet\n";

static void add_bash_option(struct script *script, const struct command *command, const struct option *option)
{
    (void)command;
    if (option->letter) buffer_print(script->out, " -%c", option->letter);
    if (option->name) buffer_print(script->out, " --%s", option->name);
}

/* Where the possible values of an option come from. */
static void add_bash_value(struct script *script, const struct command *command, const struct option *option)
{
    struct buffer *const out = script->out;
    if (!option->argument) return;
    buffer_print(out, "    %s:--%s", command->name, option->name);
    if (option->letter) buffer_print(out, " | %s:-%c", command->name, option->letter);
    buffer_add_text(out, ")");
    if (is_file(option)) buffer_add_text(out, " compopt -o default");
    if (option->choice) buffer_print(out, " list=%zu", list_number(script, option->choice));
    if (is_list(option)) buffer_add_text(out, " kept=${current%\"${current##*,}\"} current=${current##*,}");
    buffer_add_text(out, " ;;\n");
}

static void add_bash_operands(struct script *script, const struct command *command)
{
    buffer_print(script->out, "    %s:*)", command->name);
    if (command->operand_choice) buffer_print(script->out, " list=%zu", list_number(script, command->operand_choice));
    if (takes_files(command)) buffer_print(script->out, "%scompopt -o default", command->operand_choice ? "; " : " ");
    buffer_add_text(script->out, " ;;\n");
}

static void add_bash_words(struct script *script)
{
    struct buffer *const out = script->out;
    buffer_add_text(out, "# The words of a list, one a line.\n_nonet_words() {\n    case $1 in\n");
    for (size_t number = 0; number < script->list_count; number++) {
        buffer_print(out, "    %zu) printf '%%s\\n'", number);
        add_words(out, script->lists[number]);
        buffer_add_text(out, " ;;\n");
    }
    for (const struct command *const *command = commands; *command; command++) {
        buffer_print(out, "    %s) printf '%%s\\n'", (*command)->name);
        visit_options(script, *command, add_bash_option);
        buffer_add_text(out, " ;;\n");
    }
    buffer_add_text(out, "    program) printf '%s\\n' --help --version ;;\n    esac\n}\n\n");
}

void help_bash(struct buffer *out)
{
    struct script script = begin_script(out);
    buffer_add_text(out, "# bash completion for nonet, printed by nonet help --bash\n\n");
    add_bash_words(&script);
    buffer_print(out,
                 "# Which list is meant: sets list, and for values with commas kept.\n"
                 "_nonet_find_list() {\n"
                 "    [ \"$COMP_CWORD\" -gt 1 ] || command=program\n"
                 "    case $command:$previous in\n"
                 "    program:*) list=%zu; compopt -o default; [[ $current != -* ]] || list=program ;;\n",
                 list_number(&script, command_help.operand_choice));
    visit_all_options(&script, add_bash_value);
    buffer_add_text(out, "    *) case $command:$current in\n"
                         "    *:-*) list=$command ;;\n");
    for (const struct command *const *command = commands; *command; command++) add_bash_operands(&script, *command);
    buffer_add_text(out, "    *) compopt -o default ;;\n    esac ;;\n    esac\n}\n\n");
    buffer_add_text(out, bash_functions);
}

/* ---- zsh ------------------------------------------------------------------------------------- */

static void add_zsh_form(struct script *script, const struct option *option, const char *form)
{
    struct buffer *const out = script->out;
    buffer_print(out, " \\\n        '%s[", form);
    add_quoted(out, option->summary, "[]:\\");
    buffer_add_character(out, ']');
    if (option->argument) buffer_print(out, ":%s:", option->argument);
    if (is_file(option)) buffer_add_text(out, "_files");
    if (option->choice)
        buffer_print(out, is_list(option) ? "_sequence _nonet_words - %zu" : "_nonet_words %zu",
                     list_number(script, option->choice));
    buffer_add_character(out, '\'');
}

static void add_zsh_option(struct script *script, const struct command *command, const struct option *option)
{
    struct buffer form = {0};
    (void)command;
    if (option->letter) {
        const char text[] = {'-', option->letter, option->argument ? '+' : 0, 0};
        add_zsh_form(script, option, text);
    }
    if (option->name) {
        buffer_print(&form, "--%s%s", option->name, option->argument ? "=" : "");
        buffer_add_character(&form, 0);
        add_zsh_form(script, option, form.bytes);
        buffer_free(&form);
    }
}

static void add_zsh_operands(struct script *script, const struct command *command)
{
    if (!*command->operands) return;
    buffer_add_text(script->out, " \\\n        '*:operand:");
    if (command->operand_choice)
        buffer_print(script->out, takes_files(command) ? "{_nonet_words %zu || _files}" : "_nonet_words %zu",
                     list_number(script, command->operand_choice));
    else buffer_add_text(script->out, "_files");
    buffer_add_character(script->out, '\'');
}

static void add_zsh_words(struct script *script)
{
    struct buffer *const out = script->out;
    buffer_add_text(out, "# The words of the list with the last argument as its number, whatever their case.\n"
                         "_nonet_words() {\n"
                         "    local -a list\n"
                         "    case ${@[-1]} in\n");
    for (size_t number = 0; number < script->list_count; number++) {
        buffer_print(out, "    %zu) list=(", number);
        add_words(out, script->lists[number]);
        buffer_add_text(out, " ) ;;\n");
    }
    buffer_add_text(out, "    esac\n"
                         "    compadd -M 'm:{a-zA-Z}={A-Za-z}' \"${@[1,-2]}\" -a list\n"
                         "}\n\n");
}

void help_zsh(struct buffer *out)
{
    struct script script = begin_script(out);
    buffer_add_text(out, "#compdef nonet\n"
                         "# zsh completion for nonet, printed by nonet help --zsh\n\n");
    add_zsh_words(&script);
    buffer_add_text(out, "local -a known\n"
                         "known=(\n");
    for (const struct command *const *command = commands; *command; command++) {
        buffer_print(out, "    '%s:", (*command)->name);
        add_quoted(out, (*command)->summary, ":\\");
        buffer_add_text(out, "'\n");
    }
    buffer_add_text(out, "    '--help:the full help' '--version:version and engines'\n"
                         ")\n"
                         "if (( CURRENT == 2 )); then\n"
                         "    _describe command known || _files\n"
                         "    return\n"
                         "fi\n"
                         "shift words\n"
                         "(( CURRENT-- ))\n"
                         "case $words[1] in\n");
    for (const struct command *const *command = commands; *command; command++) {
        buffer_print(out, "%s)\n    _arguments -s", (*command)->name);
        visit_options(&script, *command, add_zsh_option);
        add_zsh_operands(&script, *command);
        buffer_add_text(out, "\n    ;;\n");
    }
    buffer_add_text(out, "*) _files ;;\nesac\n");
}

/* ---- fish ------------------------------------------------------------------------------------ */

static void add_fish_option(struct script *script, const struct command *command, const struct option *option)
{
    struct buffer *const out = script->out;
    buffer_print(out, "complete -c nonet -n '__nonet_command %s'", command->name);
    if (option->letter) buffer_print(out, " -s %c", option->letter);
    if (option->name) buffer_print(out, " -l %s", option->name);
    if (option->argument) buffer_add_text(out, is_file(option) ? " -r -F" : " -x");
    if (option->choice)
        buffer_print(out, is_list(option) ? " -a '(__nonet_list %zu)'" : " -a '(__nonet_words %zu)'",
                     list_number(script, option->choice));
    buffer_add_text(out, " -d '");
    add_quoted(out, option->summary, "\\");
    buffer_add_text(out, "'\n");
}

static void add_fish_operands(struct script *script, const struct command *command)
{
    if (takes_files(command) && !command->operand_choice) return;
    buffer_print(script->out, "complete -c nonet -n '__nonet_command %s'%s", command->name,
                 takes_files(command) ? "" : " -f");
    if (command->operand_choice)
        buffer_print(script->out, " -a '(__nonet_words %zu)'", list_number(script, command->operand_choice));
    buffer_add_character(script->out, '\n');
}

static void add_fish_words(struct script *script)
{
    struct buffer *const out = script->out;
    buffer_add_text(out, "# The words of a list, one a line, with nothing to explain them.\n"
                         "function __nonet_words\n"
                         "    switch $argv[1]\n");
    for (size_t number = 0; number < script->list_count; number++) {
        buffer_print(out, "        case %zu\n            printf '%%s\\t\\n'", number);
        add_words(out, script->lists[number]);
        buffer_add_character(out, '\n');
    }
    buffer_add_text(out, "    end\n"
                         "end\n\n");
}

static const char fish_functions[] =
    "# The same behind the items of a list with commas that are there already.\n"
    "function __nonet_list\n"
    "    set -l kept (commandline -t | string unescape | string replace -r '^--[a-z-]*=' '' |\n"
    "        string match -r '^.*,')\n"
    "    printf '%s\\n' \"$kept\"(__nonet_words $argv[1])\n"
    "end\n\n"
    "# Is this the command? Without one: is there none yet?\n"
    "function __nonet_command\n"
    "    set -l words (commandline -opc)\n"
    "    test \"$words[2]\" = \"$argv[1]\"\n"
    "end\n\n";

void help_fish(struct buffer *out)
{
    struct script script = begin_script(out);
    buffer_add_text(out, "# fish completion for nonet, printed by nonet help --fish\n\n");
    add_fish_words(&script);
    buffer_add_text(out, fish_functions);
    for (const struct command *const *command = commands; *command; command++) {
        buffer_print(out, "complete -c nonet -n __nonet_command -a %s -d '", (*command)->name);
        add_quoted(out, (*command)->summary, "\\");
        buffer_add_text(out, "'\n");
    }
    buffer_add_text(out, "complete -c nonet -n __nonet_command -l help -d 'the full help'\n"
                         "complete -c nonet -n __nonet_command -l version -d 'version and engines'\n");
    visit_all_options(&script, add_fish_option);
    for (const struct command *const *command = commands; *command; command++) add_fish_operands(&script, *command);
}
