/* cmd_merge.c: nonet merge: the answers that a journal keeps, in the order of their units, as one run would have written them; or without
 * those that are equivalent to an earlier one, which needs two readings: one for the forms, one to write what is left. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "answers/answer_forms.h"
#include "generate/generate_units.h"
#include "options/option_values.h"
#include "options/output_options.h"
#include "run/tally_record.h"
#include "system/interrupt.h"
#include "system/standard_output.h"
#include "units/unit_journal.h"

enum { DEFAULT_MEGABYTES = 100, BYTES_IN_MEGABYTE = 1000 * 1000, MOST_TOLD = 8 };

struct merge_settings {
    bool unique, partial;
    uint64_t memory; /* megabytes; 0: the default */
    const char *temporary;
    struct output_options output;
};

/* One bit for each line of all answers: it is to be left out. */
struct dropped_lines {
    unsigned char *bits;
    uint64_t lines;
};

struct merge {
    const struct merge_settings *settings;
    struct unit_journal journal;
    bool *is_missing; /* [unit] */
    size_t missing;
    struct dropped_lines dropped;
    uint64_t lines; /* written or left out so far */
    struct tally tally;
    struct generated_total *made; /* of generate; else NULL */
    struct generate_remarks remarks;
};

/* ---- what is missing ------------------------------------------------------------------------------ */

static void find_missing(struct merge *merge)
{
    const size_t count = merge->journal.plan.list.count;
    merge->is_missing = memory_resize(NULL, count + 1);
    for (size_t unit = 0; unit < count; unit++) {
        merge->is_missing[unit] = !unit_journal_has(&merge->journal, unit);
        merge->missing += merge->is_missing[unit];
    }
}

static void tell_missing(const struct merge *merge)
{
    const struct unit_list *const list = &merge->journal.plan.list;
    struct number_ranges puzzles = {0};
    struct buffer text = {0};
    uint64_t last = 0;
    for (size_t unit = 0; unit < list->count; unit++) {
        const uint64_t first = list->units[unit].number + 1;
        if (!merge->is_missing[unit] || first <= last) continue; /* another part of the same puzzle */
        last = first + list->units[unit].count - 1;
        number_ranges_add(&puzzles, first, last);
    }
    number_ranges_write(&puzzles, MOST_TOLD, &text);
    message("%s: %zu of %zu units are missing: the puzzles number %.*s", merge->journal.path, merge->missing,
            list->count, (int)text.length, text.bytes);
    buffer_free(&text);
    number_ranges_free(&puzzles);
}

/* ---- what is equivalent --------------------------------------------------------------------------- */

static uint64_t count_lines(const char *text, size_t length)
{
    uint64_t lines = 0;
    for (size_t at = 0; at < length; at++) lines += text[at] == '\n';
    return lines;
}

static void drop_line(void *context, uint64_t line)
{
    struct dropped_lines *const dropped = context;
    dropped->bits[line / 8] |= (unsigned char)(1u << line % 8);
}

static void add_lines(struct dropped_lines *dropped, uint64_t lines)
{
    const uint64_t before = (dropped->lines + 7) / 8, after = (dropped->lines + lines + 7) / 8;
    if (after > before) {
        dropped->bits = memory_resize(dropped->bits, (size_t)after);
        memset(dropped->bits + before, 0, (size_t)(after - before));
    }
    dropped->lines += lines;
}

/* False after a message. */
static bool take_unit_forms(struct merge *merge, struct answer_forms *answers, size_t unit)
{
    struct unit_answer answer;
    bool is_damaged;
    uint64_t line;
    if (!unit_journal_answer(&merge->journal, unit, &answer, &is_damaged)) return !is_damaged;
    answers->scope = merge->settings->unique ? 0 : merge->journal.plan.list.units[unit].number;
    const char *const problem = answer_forms_take(answers, answer.text, answer.length, merge->dropped.lines, &line);
    add_lines(&merge->dropped, count_lines(answer.text, answer.length));
    unit_answer_free(&answer);
    if (problem && line) message("%s/%08zu:%" PRIu64 ": %s", merge->journal.path, unit, line, problem);
    else if (problem) message("%s: %s", merge->settings->temporary, problem);
    return !problem;
}

static bool find_equivalents(struct merge *merge)
{
    const struct merge_settings *const settings = merge->settings;
    const uint64_t megabytes = settings->memory ? settings->memory : DEFAULT_MEGABYTES;
    struct answer_forms answers = {.forms =
                                       first_forms_new((size_t)(megabytes * BYTES_IN_MEGABYTE), settings->temporary)};
    if (nonet_reader_new(NULL, &answers.reader) != NONET_OK ||
        nonet_canonizer_new(NULL, &answers.canonizer) != NONET_OK)
        fatal("out of memory");
    bool is_fine = true;
    for (size_t unit = 0; is_fine && unit < merge->journal.plan.list.count && !interrupt_signal(); unit++)
        is_fine = take_unit_forms(merge, &answers, unit);
    const char *const problem = is_fine ? first_forms_find(answers.forms, drop_line, &merge->dropped) : NULL;
    if (problem) message("%s: %s", settings->temporary, problem);
    first_forms_free(answers.forms);
    nonet_canonizer_free(answers.canonizer);
    nonet_reader_free(answers.reader);
    return is_fine && !problem;
}

/* ---- writing -------------------------------------------------------------------------------------- */

static bool is_dropped(const struct dropped_lines *dropped, uint64_t line)
{
    return line < dropped->lines && dropped->bits[line / 8] >> line % 8 & 1;
}

/* Lines that stay are written together as far as they stand together. */
static void write_some_lines(struct merge *merge, const char *text, size_t length)
{
    const char *const end = text + length, *from = text;
    for (const char *line = text, *next; line < end; line = next, merge->lines++) {
        const char *const newline = memchr(line, '\n', (size_t)(end - line));
        next = newline ? newline + 1 : end;
        if (!is_dropped(&merge->dropped, merge->lines)) continue;
        if (line > from) output_write(from, (size_t)(line - from));
        from = next;
    }
    if (end > from) output_write(from, (size_t)(end - from));
}

static bool tell_record(struct merge *merge, const struct unit *unit, const struct unit_answer *answer)
{
    if (merge->made) return generate_add_record(merge->made, &merge->remarks, answer->record, answer->record_length);
    return tally_add_record(&merge->tally, answer->record, answer->record_length, unit->part > 0);
}

/* False after a message. */
static bool write_unit(struct merge *merge, size_t unit)
{
    struct unit_answer answer;
    bool is_damaged;
    if (merge->is_missing[unit]) return true;
    if (!unit_journal_answer(&merge->journal, unit, &answer, &is_damaged)) return false;
    if (merge->dropped.lines) write_some_lines(merge, answer.text, answer.length);
    else if (answer.length) output_write(answer.text, answer.length);
    const bool is_told = tell_record(merge, &merge->journal.plan.list.units[unit], &answer);
    unit_answer_free(&answer);
    if (!is_told) message("%s/%08zu: damaged: its record cannot be read", merge->journal.path, unit);
    return is_told;
}

static bool write_answers(struct merge *merge)
{
    const struct unit_plan *const plan = &merge->journal.plan;
    bool is_fine = true;
    if (plan->header.length) output_write(plan->header.bytes, plan->header.length);
    for (size_t unit = 0; is_fine && unit < plan->list.count && !interrupt_signal(); unit++)
        is_fine = write_unit(merge, unit);
    return is_fine;
}

/* ---- the command ---------------------------------------------------------------------------------- */

static bool has_value(const struct unit_plan *plan, const char *word, const char *value)
{
    struct buffer text = {0};
    bool is_there = false;
    for (size_t index = 0; !is_there && unit_plan_value(plan, word, index, &text); index++, text.length = 0)
        is_there = text.length == strlen(value) && memcmp(text.bytes, value, text.length) == 0;
    buffer_free(&text);
    return is_there;
}

static bool can_be_unique(const struct merge *merge)
{
    const struct unit_plan *const plan = &merge->journal.plan;
    if (!has_value(plan, "option", "--json") && !plan->header.length) return true;
    message_usage("merge", "--unique is for answers that are puzzles, one in each line, without a heading");
    return false;
}

static int end_merge(struct merge *merge)
{
    if (merge->made) generate_remarks_tell(&merge->remarks, merge->made);
    const int exit_code = merge->made ? EXIT_FINE : tally_close(&merge->tally);
    return merge->missing && exit_code == EXIT_FINE ? EXIT_NO : exit_code;
}

static int merge_journal(struct merge *merge)
{
    static struct generated_total made;
    const struct unit_plan *const plan = &merge->journal.plan;
    if (has_value(plan, "command", "generate")) merge->made = &made;
    if (merge->settings->unique && !can_be_unique(merge)) return EXIT_TROUBLE;
    find_missing(merge);
    if (merge->missing) tell_missing(merge);
    if (merge->missing && !merge->settings->partial) return EXIT_NO;
    if ((merge->settings->unique || plan->drops_forms) && !find_equivalents(merge)) return EXIT_TROUBLE;
    if (!write_answers(merge)) return EXIT_TROUBLE;
    return end_merge(merge);
}

static const char *merge_clash(const void *given, char *const *operands)
{
    (void)given;
    return operands[0] && !operands[1] ? NULL : "name one journal";
}

static int run_merge(const void *given, char *const *operands)
{
    struct merge_settings settings = *(const struct merge_settings *)given;
    struct merge merge = {.settings = &settings};
    if (!settings.temporary) settings.temporary = operands[0];
    if (!unit_journal_read(&merge.journal, operands[0])) return EXIT_TROUBLE;
    const int exit_code = merge_journal(&merge);
    free(merge.is_missing);
    free(merge.dropped.bits);
    unit_journal_close(&merge.journal);
    return exit_code;
}

static const char *set_memory(void *field, const char *value)
{
    uint64_t *const megabytes = field;
    *megabytes = whole_number(value, 1000 * 1000);
    return *megabytes ? NULL : "not a whole number from 1 to 1000000";
}

static const char *set_temporary(void *field, const char *value)
{
    const char **const folder = field;
    *folder = value;
    return *value ? NULL : "the name of a folder is empty";
}

static const struct option merge_options[] = {
    {'u', "unique", NULL, "leave out answers whose puzzle is equivalent to that of an earlier one", set_flag, NULL,
     offsetof(struct merge_settings, unique)},
    {0, "partial", NULL, "write the answers that there are, even if some are missing", set_flag, NULL,
     offsetof(struct merge_settings, partial)},
    {0, "memory", "MB", "with --unique: use up to this much memory for forms, and a file for the others; default: 100",
     set_memory, NULL, offsetof(struct merge_settings, memory)},
    {0, "temp", "FOLDER", "with --unique: make that file in this folder; default: the journal", set_temporary, NULL,
     offsetof(struct merge_settings, temporary)},
    {0},
};

static const struct option_group options_merge = {"Merging", merge_options, NULL, NULL};

static const struct option_use merge_groups[] = {
    {&options_merge, 0},
    {&options_output, offsetof(struct merge_settings, output)},
    {0},
};

static const struct example merge_examples[] = {
    {"nonet rate --journal rated --shard 3/8 puzzles.txt", "an eighth of the work; 1/8 to 8/8 elsewhere"},
    {"nonet merge rated", "all ratings, in the order of the puzzles"},
    {"nonet merge --unique rated", "only the first of equivalent puzzles"},
    {0},
};

const struct command command_merge = {
    .name = "merge",
    .operands = "FOLDER",
    .summary = "put the answers of a journal together",
    .description =
        "Writes the answers that the units of a journal (--journal of other commands) have, in the order of the units: to the byte "
        "what one run would have written. Its messages and its exit status are those of that run, too.\n\n"
        "If units are missing, it says which puzzles are, writes nothing, and the exit status is 1; with --partial it writes what there "
        "is. Answers that are damaged, or belong to another journal, end it with exit status 2.",
    .document = "cluster.md",
    .groups = merge_groups,
    .examples = merge_examples,
    .settings_size = sizeof(struct merge_settings),
    .clash = merge_clash,
    .run = run_merge,
};
