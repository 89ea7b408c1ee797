/* practise_list.c: practice without a screen: the progress as a table or as JSON, and positions for paper. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "practise.h"

enum { FINE = 0, TROUBLE = 2 };

/* ---- the progress ---------------------------------------------------------------------------------------- */

/* With what was kept, outside of the terminal. */
static nonet_practice *open_practice(struct session *session, void (*complain)(const char *line))
{
    nonet_practice *const practice = practise_open(session, 0);
    if (!practice) complain("out of memory");
    else if (session->notice[0]) complain(session->notice);
    return practice;
}

static void write_record(const nonet_technique *technique, const nonet_practice_record *record, uint32_t today,
                         void (*write_line)(const char *line))
{
    char line[200], due[40] = "new";
    if (record->is_due) snprintf(due, sizeof due, "now");
    else if (record->box)
        snprintf(due, sizeof due, "in %u day%s", record->due - today, record->due - today == 1 ? "" : "s");
    snprintf(line, sizeof line, "%-32s %-9s %-11s %3d %6u %7u %6u %6u", technique->name,
             nonet_level_at((size_t)technique->level)->name, due, record->box, record->right, record->helped,
             record->wrong, record->shown);
    write_line(line);
}

static const char *name_of(int technique)
{
    return technique >= 0 ? nonet_technique_at((size_t)technique)->name : "";
}

/* Those that were begun, and all that were asked for by name. */
static void write_table(const nonet_practice *practice, const struct practise_wish *wish, uint32_t today,
                        void (*write_line)(const char *line))
{
    unsigned due = 0, fresh = 0;
    char line[200];
    write_line("technique                        level     due         box  right  helped  wrong  shown");
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
        nonet_practice_record record;
        if (!nonet_practice_has(technique) || (wish->techniques && !wish->techniques[technique])) continue;
        nonet_practice_get_record(practice, technique, &record);
        due += record.is_due;
        fresh += !record.box;
        if (record.box || wish->techniques)
            write_record(nonet_technique_at((size_t)technique), &record, today, write_line);
    }
    snprintf(line, sizeof line, "%u due, %u new; next: %s", due, fresh,
             name_of(nonet_practice_next(practice, wish->techniques)));
    write_line(line);
}

static bool write_json(nonet_practice *practice, void (*write_line)(const char *line))
{
    nonet_text_buffer text = {0};
    if (nonet_practice_json(practice, nonet_text_collect, &text) != NONET_OK) return false;
    text.size = text.length + 1;
    text.length = 0;
    text.bytes = malloc(text.size);
    const bool is_written = text.bytes && nonet_practice_json(practice, nonet_text_collect, &text) == NONET_OK;
    if (is_written) write_line(text.bytes);
    free(text.bytes);
    return is_written;
}

int practise_list(const struct practise_wish *wish, bool is_json, void (*write_line)(const char *line),
                  void (*complain)(const char *line))
{
    struct session session = {.saved.descriptor = -1};
    nonet_practice *const practice = open_practice(&session, complain);
    if (!practice) return TROUBLE;
    bool is_written = true;
    if (is_json) is_written = write_json(practice, write_line);
    else write_table(practice, wish, practise_today(), write_line);
    if (!is_written) complain("out of memory");
    nonet_practice_free(practice);
    records_close(session.records);
    return is_written && !session.notice[0] ? FINE : TROUBLE;
}

/* ---- for paper ------------------------------------------------------------------------------------------- */

static nonet_status hand_over(nonet_practice *practice, void (*take)(void *context, const struct practise_item *item),
                              void *context)
{
    uint8_t cells[81], is_given[81];
    uint64_t marks[81];
    const nonet_game *const game = nonet_practice_game(practice);
    nonet_practice_state state;
    nonet_practice_get_state(practice, &state);
    for (int cell = 0; cell < 81; cell++) {
        const nonet_game_cell about = game_cell(game, cell);
        cells[cell] = (uint8_t)about.value;
        is_given[cell] = about.is_given;
        marks[cell] = about.marks;
    }
    const nonet_position position = {nonet_game_layout(game), cells, is_given, marks};
    const uint64_t number = state.number;
    const int technique = state.technique;
    nonet_status status = NONET_OK;
    for (int stage = 0; stage < 3 && status == NONET_OK; stage++) status = nonet_practice_help(practice);
    if (status != NONET_OK) return status;
    const nonet_game_hint hint = game_hint(game);
    nonet_practice_get_state(practice, &state);
    const struct practise_item item = {technique, number, state.task, &position, hint.line, hint.text};
    take(context, &item);
    return NONET_OK;
}

/* The techniques in turn; when all had one, each has the number after it. */
static int following(const bool *techniques, int technique, uint64_t *number)
{
    for (int turns = 0; turns < 2; turns++) {
        while (nonet_technique_at((size_t)++technique))
            if (nonet_practice_has(technique) && (!techniques || techniques[technique])) return technique;
        technique = -1;
        if (turns == 0) ++*number;
    }
    return -1;
}

int practise_sheet(const struct practise_wish *wish, uint64_t count,
                   void (*take)(void *context, const struct practise_item *item), void *context,
                   void (*complain)(const char *line))
{
    nonet_practice *practice;
    nonet_practice_settings settings;
    nonet_status status = NONET_OK;
    nonet_practice_settings_defaults(&settings);
    if (wish->seed) settings.seed = wish->seed;
    if (nonet_practice_new(&settings, &practice) != NONET_OK) {
        complain("out of memory");
        return TROUBLE;
    }
    uint64_t number = wish->number ? wish->number : 1;
    for (int technique = -1; count && status == NONET_OK; count--) {
        technique = following(wish->techniques, technique, &number);
        const nonet_practice_wish position = {.technique = technique, .number = number};
        status = nonet_practice_begin(practice, &position);
        if (status == NONET_OK) status = hand_over(practice, take, context);
    }
    if (status != NONET_OK) complain(nonet_status_name(status));
    nonet_practice_free(practice);
    return status == NONET_OK ? FINE : TROUBLE;
}
