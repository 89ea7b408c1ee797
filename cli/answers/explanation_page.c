/* explanation_page.c: see explanation_page.h.
 *
 *     header                       what it is, ratings
 *     svg.profile                  a bar for each step, as high as it is hard; each is a link
 *     main  nav                    the list of steps, each a link
 *           section#start          the puzzle
 *           section#step-1 ...     picture, line, reason, the full reason to unfold, chains
 *           section#end            the board at the end
 *     script#explanation           all of it as JSON
 *
 * Steps come one by one, so list, bars and sections are collected side by side and put together at the end. */
#include "answers/explanation_page.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "answers/page_look.h"
#include "run/outcome.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "show/html_text.h"
#include "system/interrupt.h"
#include "system/late_file.h"

enum { PICTURE_PIXELS = 640, BAR_PITCH = 10, BAR_WIDTH = 8, PROFILE_HEIGHT = 60, LOWEST_BAR = 6 };

/* ---- pieces -------------------------------------------------------------------------------------- */

static void add_html(struct buffer *out, const char *text)
{
    add_html_text(out, text, strlen(text));
}

static bool add_svg(void *out, const char *text, size_t length)
{
    buffer_add(out, text, length);
    return true;
}

/* All pictures of a step; NULL: the board. */
static void add_pictures(struct buffer *out, const struct explanation *explanation, const nonet_position *position,
                         const nonet_step *step)
{
    nonet_drawing_settings wanted;
    nonet_drawing_defaults(&wanted);
    wanted.pixels = PICTURE_PIXELS;
    wanted.symbols = explanation->symbols;
    wanted.shows_candidates = step || position->candidates;
    int count = 1;
    for (; wanted.picture < count; wanted.picture++) {
        nonet_drawing *drawing;
        if (nonet_drawing_new(position, step, &wanted, &drawing) != NONET_OK) fatal("out of memory");
        count = drawing->picture_count;
        buffer_add_text(out, "<figure>");
        if (nonet_drawing_svg(drawing, add_svg, out) != NONET_OK) fatal("out of memory");
        buffer_add_text(out, "</figure>\n");
        nonet_drawing_free(drawing);
    }
}

/* A step in words; the text ends with a NUL that does not count. */
static void set_step_text(struct buffer *text, const struct explanation *explanation, const nonet_step *step,
                          nonet_step_form form)
{
    const nonet_position *const position = explanation_position(explanation);
    const size_t length = nonet_step_text(step, position, explanation->symbols, form, NULL, 0);
    text->length = 0;
    nonet_step_text(step, position, explanation->symbols, form, buffer_reserve(text, length + 1), length + 1);
    text->length = length;
}

/* What the step does, from its line: what is behind its arrow, or behind the name. */
static const char *effect_in(const char *line)
{
    const char *const arrow = strstr(line, " => ");
    const char *const name = strstr(line, ": ");
    return arrow ? arrow + strlen(" => ") : name ? name + strlen(": ") : "";
}

/* ---- a step -------------------------------------------------------------------------------------- */

/* Of the step with this number on the way; with --cell and --value the page has only some. */
static void add_bar(struct explanation_page *page, int level, size_t number)
{
    size_t levels = 0;
    while (nonet_level_at(levels)) levels++;
    const int most = (int)levels - 1;
    const int height = LOWEST_BAR + (PROFILE_HEIGHT - 4 - LOWEST_BAR) * level / most;
    const size_t x = BAR_PITCH * page->steps;
    /* The transparent room above a low bar is a part of the link. */
    buffer_print(&page->profile,
                 "<a href=\"#step-%zu\" tabindex=\"-1\"><rect class=\"room\" x=\"%zu\" width=\"%d\" height=\"%d\"/>"
                 "<rect class=\"bar%s\" x=\"%zu\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"1.5\"/></a>",
                 number, x, BAR_PITCH, PROFILE_HEIGHT, 2 * level > most ? " hard" : "", x + 1, PROFILE_HEIGHT - height,
                 BAR_WIDTH, height);
}

/* `id`: "step-3"; `number`: "3", or "". */
static void add_entry(struct explanation_page *page, const char *id, const char *number, const char *name,
                      const char *effect)
{
    buffer_print(&page->list, "<li><a href=\"#%s\"><span class=\"no\">%s</span><span>", id, number);
    add_html(&page->list, name);
    buffer_add_text(&page->list, "</span><span class=\"ef\">");
    add_html(&page->list, effect);
    buffer_add_text(&page->list, "</span></a></li>\n");
}

static void add_words(struct buffer *out, const struct explanation *explanation, const nonet_step *step,
                      struct buffer *text)
{
    buffer_add_text(out, "<p class=\"line\">");
    add_html_text(out, text->bytes, text->length);
    buffer_add_text(out, "</p>\n<p class=\"reason\">");
    set_step_text(text, explanation, step, NONET_STEP_NORMAL);
    add_html_text(out, text->bytes, text->length);
    buffer_add_text(out, "</p>\n<details><summary>In full</summary><p class=\"full\">");
    set_step_text(text, explanation, step, NONET_STEP_REASON);
    add_html_text(out, text->bytes, text->length);
    buffer_add_text(out, "</p></details>\n");
    if (!nonet_step_has_text(step, NONET_STEP_CHAINS)) return;
    set_step_text(text, explanation, step, NONET_STEP_CHAINS);
    buffer_add_text(out, "<pre class=\"soft\">");
    add_html_text(out, text->bytes, text->length);
    buffer_add_text(out, "</pre>\n");
}

static void add_step(struct explanation_page *page, struct worker *worker, const nonet_step *step, size_t number)
{
    const struct explanation *const explanation = worker->own;
    const nonet_technique *const technique = nonet_technique_at((size_t)step->technique);
    struct buffer *const out = &page->story;
    char id[32], name[24];
    snprintf(id, sizeof id, "step-%zu", number);
    snprintf(name, sizeof name, "%zu", number);
    set_step_text(&worker->scratch, explanation, step, NONET_STEP_LINE);
    add_bar(page, technique->level, number);
    add_entry(page, id, name, technique->name, effect_in(worker->scratch.bytes));
    buffer_print(out,
                 "<section id=\"%s\" data-place=\"Step %s\">\n<div class=\"head\"><h2><span class=\"no\">%s</span> ",
                 id, name, name);
    add_html(out, technique->name);
    buffer_print(out, "</h2><span class=\"tag\">%s</span></div>\n<div class=\"pair\"><div>",
                 nonet_level_at((size_t)technique->level)->name);
    add_pictures(out, explanation, explanation_position(explanation), step);
    buffer_add_text(out, "</div><div>");
    add_words(out, explanation, step, &worker->scratch);
    buffer_add_text(out, "</div></div>\n</section>\n");
    nonet_json_step(explanation->json, NULL, step, explanation_position(explanation), NONET_JSON_WHOLE_STEP);
    page->steps++;
}

/* The puzzle, or the board at the end. */
static void add_board(struct explanation_page *page, const struct explanation *explanation, const char *id,
                      const char *title, const nonet_position *position, const char *words)
{
    add_entry(page, id, "", title, "");
    buffer_print(&page->story, "<section id=\"%s\" data-place=\"%s\">\n<div class=\"head\"><h2>%s</h2></div>\n", id,
                 title, title);
    buffer_add_text(&page->story, "<div class=\"pair\"><div>");
    add_pictures(&page->story, explanation, position, NULL);
    buffer_add_text(&page->story, "</div><div><p class=\"reason\">");
    add_html(&page->story, words);
    buffer_add_text(&page->story, "</p></div></div>\n</section>\n");
}

/* ---- ratings ------------------------------------------------------------------------------------- */

static void add_rate(struct buffer *out, const char *scale, const char *value, const char *more)
{
    buffer_print(out, "<div><dt>%s</dt><dd><b>%s</b></dd><dd class=\"more\">", scale, value);
    add_html(out, more);
    buffer_add_text(out, "</dd></div>\n");
}

static void add_rates(struct buffer *out, const nonet_rating *rating)
{
    char value[48], more[160];
    buffer_add_text(out, "<dl class=\"rates\">\n");
    if (rating->scales & NONET_SCALE_SE) {
        snprintf(value, sizeof value, "%d.%d", rating->se.er / 10, rating->se.er % 10);
        snprintf(more, sizeof more, "EP %d.%d, ED %d.%d; %s", rating->se.ep / 10, rating->se.ep % 10,
                 rating->se.ed / 10, rating->se.ed % 10, rating->se.hardest);
        add_rate(out, "Sudoku Explainer", value, more);
    }
    if (rating->scales & NONET_SCALE_HODOKU) {
        snprintf(value, sizeof value, "%" PRId64, rating->hodoku.score);
        snprintf(more, sizeof more, "%s; %s", nonet_hodoku_level_name(rating->hodoku.level), rating->hodoku.hardest);
        add_rate(out, "HoDoKu", value, more);
    }
    if (rating->scales & NONET_SCALE_NONET)
        add_rate(out, "nonet", nonet_level_at((size_t)rating->own.level)->name,
                 rating->own.hardest < 0 ? "" : nonet_technique_at((size_t)rating->own.hardest)->name);
    buffer_add_text(out, "</dl>\n");
}

/* On all scales that rate such a board; those that take longer than --timeout allows are left out. */
static void rate_puzzle(struct buffer *out, struct worker *worker, struct task *task)
{
    const struct explanation *const explanation = worker->own;
    nonet_rater_settings wanted;
    nonet_rating rating;
    nonet_rater *rater;
    nonet_rater_settings_defaults(&wanted);
    wanted.scales = NONET_SCALE_SE | NONET_SCALE_HODOKU | NONET_SCALE_NONET;
    wanted.names_hardest = true;
    wanted.timeout_ms = explanation->limit.ms;
    wanted.stop = worker->stop;
    if (nonet_rater_problem(&task->position, &wanted)) wanted.scales = NONET_SCALE_NONET;
    if (nonet_rater_problem(&task->position, &wanted)) return;
    if (nonet_rater_new(&wanted, &rater) != NONET_OK) fatal("out of memory");
    const nonet_status status = nonet_rater_rate(rater, &task->position, &rating);
    const bool is_rated = (status == NONET_OK || status == NONET_STOPPED) && rating.scales;
    if (is_rated) add_rates(out, &rating);
    nonet_rater_free(rater);
    if (interrupt_signal()) task->outcome = OUTCOME_INTERRUPTED;
}

/* ---- the page ------------------------------------------------------------------------------------ */

static void add_lines(struct buffer *out, const char *const *lines)
{
    for (; *lines; lines++) {
        buffer_add_text(out, *lines);
        buffer_add_character(out, '\n');
    }
}

static void follow(struct explanation_page *page, struct worker *worker, struct task *task)
{
    struct explanation *const explanation = worker->own;
    const nonet_step *step;
    for (size_t number = 1; (step = explanation_next(explanation, task)); number++) {
        if (explanation_tells(explanation, step)) add_step(page, worker, step, number);
        nonet_explainer_apply(explanation->explainer);
    }
}

/* "62 steps, solved; hardest: XY-wing" */
static void add_summary(struct buffer *out, const struct explanation *explanation)
{
    nonet_difficulty difficulty;
    if (nonet_explainer_difficulty(explanation->explainer, &difficulty) != NONET_OK) return;
    buffer_print(out, "%zu step%s, %s", difficulty.steps, difficulty.steps == 1 ? "" : "s",
                 nonet_explainer_is_solved(explanation->explainer) ? "solved" : "not solved");
    if (difficulty.hardest < 0) return;
    buffer_add_text(out, "; hardest: ");
    add_html(out, nonet_technique_at((size_t)difficulty.hardest)->name);
}

static void add_puzzle_text(struct buffer *out, const nonet_position *position)
{
    struct buffer text = {0};
    write_compact(&text, position);
    add_html_text(out, text.bytes, text.length);
    buffer_free(&text);
}

static void add_header(struct buffer *out, struct worker *worker, struct task *task, const char *title)
{
    buffer_add_text(out, "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    buffer_print(out, "<meta name=\"generator\" content=\"nonet %s\">\n<title>%s</title>\n<style>\n", nonet_version(),
                 title);
    add_lines(out, page_style);
    buffer_print(out, "</style>\n</head>\n<body>\n<header><div><h1>%s</h1>\n<p class=\"soft\">", title);
    add_summary(out, worker->own);
    if (task->explanation[0]) {
        buffer_add_text(out, "<br>");
        add_html(out, task->explanation);
    }
    buffer_add_text(out, "</p>\n<code>");
    add_puzzle_text(out, &task->position);
    buffer_add_text(out, "</code></div>\n");
    if (task->outcome != OUTCOME_SEVERAL) rate_puzzle(out, worker, task);
    buffer_add_text(out, "</header>\n");
}

static void put_together(struct explanation_page *page, struct worker *worker, struct task *task)
{
    struct buffer *const out = &page->whole;
    const int side = nonet_layout_side(task->position.layout);
    char title[48];
    snprintf(title, sizeof title, "Sudoku, %dx%d, step by step", side, side);
    add_header(out, worker, task, title);
    if (page->steps)
        buffer_print(
            out,
            "<svg class=\"profile\" viewBox=\"0 0 %zu %d\" preserveAspectRatio=\"none\" aria-hidden=\"true\">%.*s</svg>\n",
            BAR_PITCH * page->steps, PROFILE_HEIGHT, (int)page->profile.length, page->profile.bytes);
    buffer_add_text(out, "<main><nav aria-label=\"Steps\"><ol>\n");
    buffer_add(out, page->list.bytes, page->list.length);
    buffer_add_text(
        out,
        "</ol></nav>\n<div>\n<div class=\"leaf\"><button type=\"button\">Before</button><span aria-live=\"polite\"></span>"
        "<button type=\"button\">Next</button><button type=\"button\" aria-pressed=\"false\">All at once</button></div>\n");
    buffer_add(out, page->story.bytes, page->story.length);
    buffer_add_text(out, "</div></main>\n<script type=\"application/json\" id=\"explanation\">\n");
    add_html_json(out, &page->json);
    buffer_add_text(out, "</script>\n<script>\n");
    add_lines(out, page_script);
    buffer_add_text(out, "</script>\n</body>\n</html>\n");
}

void explanation_page_make(struct explanation_page *page, struct worker *worker, struct task *task,
                           nonet_verdict start_verdict, nonet_like like)
{
    struct explanation *const explanation = worker->own;
    nonet_json *const json = explanation->json = json_begin_task(&page->json, task);
    json_verdict(json, task, start_verdict);
    nonet_json_marks(json, "start_marks", explanation_position(explanation));
    nonet_json_array(json, "steps");
    add_board(page, explanation, "start", "The puzzle", &task->position, "As it was given.");
    follow(page, worker, task);
    nonet_json_close(json);
    if (task_is_given_up(task)) nonet_json_truth(json, "stopped", true);
    nonet_json_ending(json, explanation->explainer, like);
    json_end(json, &page->json);
    const bool is_solved = nonet_explainer_is_solved(explanation->explainer);
    nonet_position end = *explanation_position(explanation);
    if (is_solved) end.candidates = NULL;
    add_board(page, explanation, "end", is_solved ? "The solution" : "The end", &end,
              is_solved ? "Every cell is filled." : "No technique in use goes on from here.");
    if (task->outcome != OUTCOME_INTERRUPTED) put_together(page, worker, task);
    page->is_complete = task->outcome != OUTCOME_INTERRUPTED;
}

bool explanation_page_end(struct explanation_page *page, bool is_cut)
{
    const bool is_wanted = page->is_complete && !page->has_several && !is_cut;
    const bool is_written = !is_wanted || late_file_write_whole(page->path, page->whole.bytes, page->whole.length);
    struct buffer *const buffers[] = {&page->story, &page->list, &page->profile, &page->json, &page->whole};
    for (size_t index = 0; index < sizeof buffers / sizeof *buffers; index++) buffer_free(buffers[index]);
    return is_written;
}
