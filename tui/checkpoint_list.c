/* checkpoint_list.c: the checkpoints of the game: set one, and choose one to return to it, name it or forget it. */
#include <stdio.h>

#include "session.h"

enum { MOST_ROWS = 64, LABEL_BYTES = 160 };

/* A row to set one, and one for each, the last one first. */
struct checkpoint_form {
    char labels[MOST_ROWS][LABEL_BYTES];
    struct form_row rows[MOST_ROWS];
    int numbers[MOST_ROWS]; /* of the checkpoints; 0: set one */
    int count;
};

static nonet_game_checkpoint checkpoint_at(const struct session *session, size_t index)
{
    nonet_game_checkpoint about;
    nonet_game_get_checkpoint(session->game, index, &about);
    return about;
}

/* "2 before the guess: 41 to go, 3:05" */
static void tell_checkpoint(const nonet_game_checkpoint *about, char label[LABEL_BYTES])
{
    char time[32];
    nonet_game_time_text(about->elapsed_ms, time, sizeof time);
    snprintf(label, LABEL_BYTES, "%d%s%.24s: %d to go, %s%s", about->number, about->name[0] ? " " : "", about->name,
             about->empty, time, about->is_here ? ", here" : "");
}

static void fill_form(const struct session *session, struct checkpoint_form *form)
{
    const uint32_t count = game_state(session->game).checkpoints;
    *form = (struct checkpoint_form){.count = 1, .rows = {{.label = "Set one here", .key = '+'}}};
    for (uint32_t index = count; index-- > 0 && form->count < MOST_ROWS; form->count++) {
        const nonet_game_checkpoint about = checkpoint_at(session, index);
        tell_checkpoint(&about, form->labels[form->count]);
        form->rows[form->count] = (struct form_row){.label = form->labels[form->count]};
        form->numbers[form->count] = about.number;
    }
}

static void ask_name(struct session *session, int number)
{
    const struct backdrop backdrop = scene_backdrop(session);
    nonet_game_checkpoint about = {0};
    char title[40];
    for (size_t index = 0; about.number != number; index++) about = checkpoint_at(session, index);
    snprintf(title, sizeof title, "Checkpoint %d", number);
    if (dialog_line(&backdrop, title, "Its name; empty: none.", about.name, sizeof about.name, NULL))
        nonet_game_name_checkpoint(session->game, number, about.name);
}

/* What is to be done with it. True: the player is back on the board. */
static bool follow_checkpoint(struct session *session, int number)
{
    enum { RETURN, NAME, FORGET, ROWS };
    struct form_row rows[ROWS] = {
        {"Return to it", NULL, 0, 'r'}, {"Give it a name", NULL, 0, 'n'}, {"Forget it", NULL, 0, 'f'}};
    const struct backdrop backdrop = scene_backdrop(session);
    char title[40];
    snprintf(title, sizeof title, "Checkpoint %d", number);
    const int row = dialog_form(&backdrop, title, rows, ROWS, RETURN, NULL);
    if (row == RETURN) nonet_game_do(session->game, NONET_GAME_COMMAND_RETURN, number);
    if (row == NAME) ask_name(session, number);
    if (row == FORGET) nonet_game_do(session->game, NONET_GAME_COMMAND_FORGET_CHECKPOINT, number);
    keep_moves(session, false);
    return row == RETURN;
}

void ask_checkpoints(struct session *session)
{
    const struct backdrop backdrop = scene_backdrop(session);
    struct checkpoint_form form;
    for (bool is_over = false; !is_over;) {
        fill_form(session, &form);
        const int row = dialog_form(&backdrop, "Checkpoints", form.rows, form.count, form.count > 1, NULL);
        if (row < 0) return;
        if (form.numbers[row]) is_over = follow_checkpoint(session, form.numbers[row]);
        else {
            nonet_game_do(session->game, NONET_GAME_COMMAND_CHECKPOINT, 0);
            return;
        }
    }
}
