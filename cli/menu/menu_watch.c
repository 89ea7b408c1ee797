/* menu_watch.c: watch a new puzzle of a chosen level, or one's own, being solved the way a person would: the starting board, a
 * page for each step, the solved board. The steps are those of nonet explain, each checked against the solution before it is
 * shown. If they do not reach the end, it says so and shows the solution found by search. */
#include <assert.h>
#include <string.h>

#include "answers/explanation.h"
#include "menu/menu.h"
#include "menu/watch_page.h"
#include "show/board_text.h"
#include "system/background.h"

enum { WATCHED_CELLS = 81 };

struct watching {
    struct menu *menu;
    int level;
    nonet_generator *generator;
    bool is_made;
    uint8_t cells[WATCHED_CELLS];
    int clues;
    struct task task;        /* the puzzle, for the explainer */
    const uint8_t *solution; /* found by search; NULL: there is not just one */
    nonet_result result;     /* of that search */
    bool can_begin;
    const nonet_step *step; /* the next one; NULL: there is none */
    bool runs_through;
    bool skips_singles; /* runs to the next step that is none */
    bool is_left;       /* before the end */
};

/* ---- the puzzle ------------------------------------------------------------------------------------- */

static void make_puzzle(void *context)
{
    struct watching *const watching = context;
    nonet_generated made;
    const nonet_status status = nonet_generator_make(watching->generator, watching->menu->watched, 1, &made);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    assert(nonet_layout_cells(watching->menu->layout) == WATCHED_CELLS);
    watching->is_made = made.is_made;
    if (!made.is_made) return;
    watching->clues = made.clues;
    memcpy(watching->cells, made.cells, WATCHED_CELLS);
}

static bool find_watched_puzzle(struct watching *watching)
{
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    settings.seed = watching->menu->seed;
    settings.easiest = settings.hardest = watching->level;
    settings.for_play = true;
    settings.stop = watching->menu->stop;
    if (nonet_generator_new(watching->menu->layout, &settings, &watching->generator) != NONET_OK)
        fatal("out of memory");
    const bool is_done = background_run(make_puzzle, watching);
    nonet_generator_free(watching->generator);
    watching->menu->watched++;
    return is_done && watching->is_made;
}

static void show_values(struct watching *watching, const uint8_t *cells)
{
    nonet_style style;
    const nonet_position position = {watching->task.position.layout, cells, NULL, NULL};
    if (nonet_style_find("bordered", &style) != NONET_OK || !append_board(&watching->menu->out, &position, &style))
        write_compact(&watching->menu->out, &position);
    menu_show(watching->menu);
}

/* For the end, if logic does not get there. */
static void find_solution(void *context)
{
    struct watching *const watching = context;
    const nonet_status status = nonet_solver_solve(watching->menu->solver, &watching->task.position, &watching->result);
    const bool is_unique = status == NONET_OK && watching->result.verdict == NONET_VERDICT_UNIQUE;
    watching->solution = is_unique ? watching->result.solution : NULL;
}

/* ---- steps ------------------------------------------------------------------------------------------ */

static void begin_steps(void *context)
{
    struct watching *const watching = context;
    nonet_start start;
    watching->can_begin =
        explanation_begin(&watching->menu->explanation, &watching->task, &watching->menu->out, &start);
}

static void find_step(void *context)
{
    struct watching *const watching = context;
    watching->step = explanation_next(&watching->menu->explanation, &watching->task);
}

/* From normal to full, to brief, and round again. */
static void change_words(struct menu *menu)
{
    menu->words = words_after(menu->words);
    dialogue_say("Reasons from the next step on: %s.\n", words_name(menu->words));
}

static void change_chains(struct menu *menu)
{
    menu->line = menu->line == NONET_STEP_LINE ? NONET_STEP_HODOKU : NONET_STEP_LINE;
    dialogue_say("Chains from the next step on: %s.\n", chains_choice(menu->line != NONET_STEP_LINE));
}

static enum reply ask_for_step(struct watching *watching, const char *question)
{
    enum { NEXT, RUN, SKIP, WORDS, CHAINS };
    static const struct offer offers[] = {[NEXT] = {{"next", "yes", "go"}, 0, true},
                                          [RUN] = {{"run", "all"}, 0, false},
                                          [SKIP] = {{"skip", "singles"}, 's', false},
                                          [WORDS] = {{"words"}, 0, false},
                                          [CHAINS] = {{"chains"}, 0, false}};
    size_t chosen = NEXT;
    enum reply reply = REPLY_GIVEN;
    while (!watching->runs_through && reply == REPLY_GIVEN) {
        reply = dialogue_choose(watching->menu->dialogue, question, offers, sizeof offers / sizeof *offers, &chosen);
        if (reply != REPLY_GIVEN || (chosen != WORDS && chosen != CHAINS)) break;
        if (chosen == WORDS) change_words(watching->menu);
        else change_chains(watching->menu);
    }
    watching->runs_through = watching->runs_through || (reply == REPLY_GIVEN && chosen == RUN);
    watching->skips_singles = reply == REPLY_GIVEN && chosen == SKIP;
    watching->is_left = reply == REPLY_LEAVE;
    return reply;
}

static void show_part(struct menu *menu, const struct buffer *part)
{
    buffer_add(&menu->out, part->bytes, part->length);
}

/* If the board leaves no room for the reason, it goes on the next page. */
static enum reply show_pages_of_step(struct watching *watching, const struct watch_page *page)
{
    struct menu *const menu = watching->menu;
    enum reply reply = REPLY_GIVEN;
    buffer_add_character(&menu->out, '\n');
    show_part(menu, &page->board);
    show_part(menu, &page->line);
    if (page->is_long) {
        menu_show(menu);
        reply = ask_for_step(watching, "Go on (Enter: the reason, r: run through, q: stop)?");
        if (reply != REPLY_GIVEN || watching->runs_through) return reply;
        buffer_add_character(&menu->out, '\n');
        show_part(menu, &page->line);
    }
    show_part(menu, &page->reason);
    menu_show(menu);
    return reply;
}

static enum reply show_watched_step(struct watching *watching, size_t number)
{
    struct menu *const menu = watching->menu;
    const nonet_position *const position = explanation_position(&menu->explanation);
    enum reply reply = REPLY_GIVEN;
    watching->skips_singles = watching->skips_singles && is_watched_single(watching->step);
    if (watching->runs_through || watching->skips_singles) {
        add_watch_line(&menu->out, position, watching->step, number, menu->line);
        menu_show(menu);
    } else {
        struct watch_page page;
        make_watch_page(&page, position, watching->step, number, menu->line, menu->words);
        reply = show_pages_of_step(watching, &page);
        free_watch_page(&page);
    }
    return reply;
}

static enum reply show_steps(struct watching *watching)
{
    enum reply reply =
        ask_for_step(watching, "Begin (Enter: the first step, s: skip singles, w: words, r: run through, q: stop)?");
    for (size_t number = 1; reply == REPLY_GIVEN; number++) {
        if (!background_run(find_step, watching)) return menu_stopped();
        if (!watching->step) return REPLY_GIVEN;
        reply = show_watched_step(watching, number);
        nonet_explainer_apply(watching->menu->explanation.explainer);
        if (reply == REPLY_GIVEN && !watching->skips_singles)
            reply = ask_for_step(watching,
                                 "Go on (Enter: the next step, s: skip singles, w: words, r: run through, q: stop)?");
    }
    return watching->is_left ? REPLY_GIVEN : reply;
}

/* ---- the end ---------------------------------------------------------------------------------------- */

static void tell_end(struct watching *watching)
{
    nonet_difficulty difficulty;
    const nonet_explainer *const explainer = watching->menu->explanation.explainer;
    if (watching->task.complaint[0]) message_at(watching->task.place, watching->task.complaint);
    if (nonet_explainer_difficulty(explainer, &difficulty) != NONET_OK) fatal("no difficulty");
    const bool is_solved = nonet_explainer_is_solved(explainer);
    if (!is_solved)
        dialogue_say("\nLogic ends here after %zu step%s: no technique gets any further.%s\n", difficulty.steps,
                     difficulty.steps == 1 ? "" : "s", watching->solution ? " By search:" : "");
    else if (difficulty.hardest >= 0)
        dialogue_say("\nSolved in %zu steps; the hardest: %s (%s).\n", difficulty.steps,
                     nonet_technique_at((size_t)difficulty.hardest)->name,
                     nonet_level_at((size_t)difficulty.level)->name);
    if (is_solved) show_values(watching, explanation_position(&watching->menu->explanation)->cells);
    else if (watching->solution) show_values(watching, watching->solution);
}

static enum reply watch_task(struct watching *watching)
{
    show_values(watching, watching->task.position.cells);
    if (!background_run(find_solution, watching) || !background_run(begin_steps, watching)) return menu_stopped();
    if (!watching->can_begin && watching->task.explanation[0]) dialogue_say("%s\n", watching->task.explanation);
    const enum reply reply = watching->can_begin ? show_steps(watching) : REPLY_GIVEN;
    if (watching->can_begin && reply == REPLY_GIVEN && !watching->is_left) tell_end(watching);
    return reply;
}

enum reply menu_watch_own(struct menu *menu, const struct own_puzzle *own)
{
    struct watching watching = {.menu = menu, .task = own->task};
    dialogue_say("\nYour puzzle:\n");
    return watch_task(&watching);
}

static enum reply watch_puzzle(struct watching *watching)
{
    if (!find_watched_puzzle(watching)) return menu_stopped();
    dialogue_say("\nThe puzzle (%s, %d clues):\n", nonet_level_at((size_t)watching->level)->name, watching->clues);
    watching->task.position = (nonet_position){watching->menu->layout, watching->cells, NULL, NULL};
    watching->task.place.file = "puzzle";
    return watch_task(watching);
}

static enum reply ask_for_another(struct menu *menu)
{
    static const struct offer offers[] = {{{"yes", "another"}, 0, true}, {{"no", "leave", "menu"}, 0, false}};
    size_t chosen;
    const enum reply reply = dialogue_choose(menu->dialogue, "Another one (yes, or no: back to the menu)?", offers,
                                             sizeof offers / sizeof *offers, &chosen);
    return reply == REPLY_GIVEN && chosen == 1 ? REPLY_LEAVE : reply;
}

enum reply menu_watch(struct menu *menu)
{
    enum reply reply;
    do {
        struct watching watching = {.menu = menu};
        reply = menu_ask_level(menu, &watching.level);
        if (reply == REPLY_GIVEN) reply = watch_puzzle(&watching);
        if (reply == REPLY_GIVEN) reply = ask_for_another(menu);
    } while (reply == REPLY_GIVEN);
    return reply;
}
