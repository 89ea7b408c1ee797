/* unit_plan.c: see unit_plan.h. Each line is a word, a space and a value, in which a backslash and the end of a line are escaped; the
 * last one has the checksum of all before it. */
#include "units/unit_plan.h"

#include <assert.h>
#include <inttypes.h>
#include <nonet.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "options/command_line.h"
#include "system/checksum.h"
#include "system/escaped_text.h"
#include "system/messages.h"
#include "system/whole_file.h"

static const char title[] = "nonet journal 1\n";

void unit_plan_free(struct unit_plan *plan)
{
    buffer_free(&plan->identity);
    buffer_free(&plan->header);
    unit_list_free(&plan->list);
}

/* ---- lines ---------------------------------------------------------------------------------------- */

static void add_line(struct buffer *text, const char *word, const char *value)
{
    buffer_print(text, "%s ", word);
    buffer_add_escaped(text, value, strlen(value));
    buffer_add_character(text, '\n');
}

/* The value of a line that begins with this word, or NULL. */
static const char *line_value(const char *line, const char *end, const char *word)
{
    const size_t length = strlen(word);
    const bool is_it = (size_t)(end - line) > length && memcmp(line, word, length) == 0 && line[length] == ' ';
    return is_it ? line + length + 1 : NULL;
}

static const char *line_end(const char *line, const char *end)
{
    const char *const found = memchr(line, '\n', (size_t)(end - line));
    return found ? found : end;
}

bool unit_plan_value(const struct unit_plan *plan, const char *word, size_t index, struct buffer *value)
{
    const char *const end = plan->identity.bytes + plan->identity.length;
    for (const char *line = plan->identity.bytes; line < end; line = line_end(line, end) + 1) {
        const char *const found = line_value(line, line_end(line, end), word);
        if (!found || index--) continue;
        buffer_add_unescaped(value, found, (size_t)(line_end(line, end) - found));
        return true;
    }
    return false;
}

/* ---- what it is for ------------------------------------------------------------------------------- */

/* They change how the work is done, but no answer. */
static bool is_about_the_work(const struct option *option)
{
    static const char *const names[] = {"jobs", "shard", "journal", "unit"};
    for (size_t at = 0; at < sizeof names / sizeof *names; at++)
        if (option->name && strcmp(option->name, names[at]) == 0) return true;
    return false;
}

/* A file that an option names is known by what is in it. */
static bool add_option_file(struct unit_plan *plan, const char *name)
{
    struct buffer text = {0};
    if (strcmp(name, "-") == 0) {
        message("standard input can be read only once: work in units needs a file instead of -");
        return false;
    }
    const bool is_read = read_whole_file(name, "an option", LARGEST_OPTION_FILE, &text);
    if (is_read) buffer_print(&plan->identity, "file %016" PRIx64 "\n", checksum_of(text.bytes, text.length));
    buffer_free(&text);
    return is_read;
}

static bool add_options(struct unit_plan *plan)
{
    size_t count;
    const struct said_option *const said = command_line_options(&count);
    for (size_t at = 0; at < count; at++) {
        const struct option *const option = said[at].option;
        char name[40];
        if (is_about_the_work(option)) continue;
        if (option->name) snprintf(name, sizeof name, "option --%s", option->name);
        else snprintf(name, sizeof name, "option -%c", option->letter);
        if (said[at].value) add_line(&plan->identity, name, said[at].value);
        else buffer_print(&plan->identity, "%s\n", name);
        if (option->argument && strcmp(option->argument, "FILE") == 0 && !add_option_file(plan, said[at].value))
            return false;
    }
    return true;
}

/* A file with its size, or a puzzle. */
static bool add_source(struct unit_plan *plan, const char *operand)
{
    struct stat about;
    if (strcmp(operand, "-") == 0) {
        message("standard input can be read only once: work in units needs the names of files");
        return false;
    }
    const bool is_there = stat(operand, &about) == 0;
    if (is_there && !S_ISREG(about.st_mode)) {
        message_at((struct place){operand, 0, 0},
                   S_ISDIR(about.st_mode) ? "Is a directory" : "not a plain file, which work in units needs");
        return false;
    }
    buffer_print(&plan->identity, "source %" PRIu64, is_there ? (uint64_t)about.st_size : 0);
    add_line(&plan->identity, "", operand);
    return true;
}

bool unit_plan_identify(struct unit_plan *plan, char *const *operands)
{
    const struct command *const command = command_line_command();
    buffer_add_text(&plan->identity, title);
    add_line(&plan->identity, "program", nonet_version());
    add_line(&plan->identity, "command", command->name);
    if (!add_options(plan)) return false;
    if (command->operands[0] && !*operands) {
        message("standard input can be read only once: work in units needs the names of files");
        return false;
    }
    for (; *operands; operands++)
        if (!add_source(plan, *operands)) return false;
    return true;
}

void unit_plan_describe(const struct unit_plan *plan, struct buffer *text)
{
    buffer_add_text(text, "nonet ");
    if (!unit_plan_value(plan, "command", 0, text)) buffer_add_character(text, '?');
    buffer_add_character(text, ' ');
    for (size_t index = 0; unit_plan_value(plan, "option", index, text); index++) buffer_add_character(text, ' ');
    struct buffer source = {0};
    for (size_t index = 0; unit_plan_value(plan, "source", index, &source); index++, source.length = 0) {
        const char *const name = memchr(source.bytes, ' ', source.length);
        if (!name) continue;
        const size_t digits = (size_t)(name - source.bytes);
        buffer_print(text, "%s%.*s", index ? " " : "", (int)(source.length - digits - 1), name + 1);
        if (source.bytes[0] != '0') buffer_print(text, " (%.*s bytes)", (int)digits, source.bytes);
    }
    buffer_free(&source);
    while (text->bytes[text->length - 1] == ' ') text->length--;
}

void unit_plan_place(const struct unit_plan *plan, size_t index, struct buffer *text)
{
    const struct unit *const unit = &plan->list.units[index];
    if (unit->count == 1) buffer_print(text, "puzzle %" PRIu64, unit->number + 1);
    else buffer_print(text, "puzzles %" PRIu64 " to %" PRIu64, unit->number + 1, unit->number + unit->count);
    if (unit->parts) buffer_print(text, ", part %" PRIu64 " of %" PRIu64, unit->part + 1, unit->parts);
}

/* ---- the text ------------------------------------------------------------------------------------- */

void unit_plan_write(struct unit_plan *plan, struct buffer *text)
{
    buffer_add(text, plan->identity.bytes, plan->identity.length);
    buffer_print(text, "size %" PRIu64 "\nforms %d\n", plan->size, plan->drops_forms);
    buffer_add_text(text, "header ");
    buffer_add_escaped(text, plan->header.bytes, plan->header.length);
    buffer_add_character(text, '\n');
    for (size_t at = 0; at < plan->list.count; at++) {
        const struct unit *const unit = &plan->list.units[at];
        buffer_print(text,
                     "unit %zu %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64
                     " %" PRIu64 " %d %016" PRIx64 "\n",
                     unit->source, unit->offset, unit->bytes, unit->line, unit->number, unit->in_file, unit->count,
                     unit->part, unit->parts, unit->after_block, unit->sum);
    }
    plan->id = checksum_of(text->bytes, text->length);
    buffer_print(text, "end %016" PRIx64 "\n", plan->id);
}

static bool read_unit(struct unit_plan *plan, const char *value)
{
    struct unit unit;
    int after;
    const int found = sscanf(value,
                             "%zu %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64
                             " %" SCNu64 " %d %" SCNx64,
                             &unit.source, &unit.offset, &unit.bytes, &unit.line, &unit.number, &unit.in_file,
                             &unit.count, &unit.part, &unit.parts, &after, &unit.sum);
    unit.after_block = found == 11 && after;
    if (found == 11) unit_list_add(&plan->list, &unit);
    return found == 11;
}

/* The lines that follow the identity; each ends with a newline. */
static bool read_rest(struct unit_plan *plan, const char *line, const char *end)
{
    bool is_fine = true;
    for (; is_fine && line < end; line = line_end(line, end) + 1) {
        const char *const stop = line_end(line, end), *value;
        if ((value = line_value(line, stop, "unit"))) is_fine = read_unit(plan, value);
        else if ((value = line_value(line, stop, "size"))) is_fine = sscanf(value, "%" SCNu64, &plan->size) == 1;
        else if ((value = line_value(line, stop, "forms"))) plan->drops_forms = *value == '1';
        else if ((value = line_value(line, stop, "header")))
            buffer_add_unescaped(&plan->header, value, (size_t)(stop - value));
        else is_fine = false;
    }
    return is_fine;
}

bool unit_plan_read(struct unit_plan *plan, const char *text, size_t length)
{
    enum { END_LINE = 4 + 16 + 1 };
    char end_line[END_LINE + 1];
    if (length <= sizeof title - 1 + END_LINE || memcmp(text, title, sizeof title - 1) != 0) return false;
    const char *const end = text + length - END_LINE;
    plan->id = checksum_of(text, (size_t)(end - text));
    snprintf(end_line, sizeof end_line, "end %016" PRIx64 "\n", plan->id);
    if (memcmp(end, end_line, END_LINE) != 0) return false;
    const char *line = text;
    while (line < end && !line_value(line, line_end(line, end), "size")) line = line_end(line, end) + 1;
    buffer_add(&plan->identity, text, (size_t)(line - text));
    return read_rest(plan, line, end);
}
