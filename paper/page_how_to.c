/* page_how_to.c: the page about solving: the rule, two steps to begin with, and where to find what. What the steps are, and
 * their pictures, are the library's. */
#include <stdio.h>
#include <string.h>

#include "book_inside.h"
#include "painter.h"

/* One page on its way. */
struct lesson {
    const struct making *making;
    struct room room;
    double y;
};

static void say(struct lesson *lesson, const char *text, double size, enum weight weight)
{
    const struct paragraph paragraph = {.text = text, .size = size, .weight = weight, .width = lesson->room.width};
    lesson->y += page_text_show(&lesson->making->pen, &paragraph, lesson->room.x, lesson->y) + 0.5 * size;
}

/* ---- the rule ------------------------------------------------------------------------------------------ */

/* The side of all boards, or 0 if they differ. */
static int common_side(const struct paper_book *book)
{
    const int side = nonet_layout_side(book->puzzles[0].position.layout);
    for (size_t index = 1; index < book->puzzle_count; index++)
        if (nonet_layout_side(book->puzzles[index].position.layout) != side) return 0;
    return side;
}

/* "the numbers 1 to 9", "1 to 9 and A to G": what is filled in. */
static void name_values(const char *symbols, int side, char *text, size_t size)
{
    const bool has_digits = !symbols || strncmp(symbols, "123456789", (size_t)(side < 9 ? side : 9)) == 0;
    if (!side) snprintf(text, size, "every value");
    else if (!symbols || (has_digits && side <= 9)) snprintf(text, size, "each of the numbers 1 to %d", side);
    else if (has_digits) snprintf(text, size, "each of 1 to 9 and %c to %c", symbols[9], symbols[side - 1]);
    else snprintf(text, size, "each of %c to %c", symbols[0], symbols[side - 1]);
}

static void say_rule(struct lesson *lesson)
{
    char text[320], values[64];
    const struct paper_book *const book = lesson->making->book;
    name_values(book->puzzles[0].symbols, common_side(book), values, sizeof values);
    snprintf(text, sizeof text,
             "Fill in all empty cells so that every row, every column and every box holds %s exactly once. "
             "Each puzzle has one solution, and only one.",
             values);
    say(lesson, text, lesson->making->sizes.body, WEIGHT_REGULAR);
}

/* ---- two steps ----------------------------------------------------------------------------------------- */

static bool take_first(void *context, const nonet_step *step)
{
    nonet_step **const first = context;
    nonet_step_copy(step, first);
    return false;
}

/* The reason of a step, for what stands beside its picture. */
static void tell_example(struct lesson *lesson, const nonet_position *position, const nonet_step *step, double width)
{
    char text[TEXT_BYTES];
    const double size = lesson->making->sizes.body, x = lesson->room.x + width + 1.6 * size;
    nonet_step_text(step, position, NULL, NONET_STEP_NORMAL, text, sizeof text);
    const struct paragraph reason = {
        .text = text, .size = 0.9 * size, .width = lesson->room.x + lesson->room.width - x, .most_lines = 4};
    const double height = page_text_height(&lesson->making->pen, &reason);
    shade_quiet(lesson->making);
    page_text_show(&lesson->making->pen, &reason, x, lesson->y + width - height - 0.3 * size);
}

/* What is drawn of an example. */
static void draw_example(struct lesson *lesson, const nonet_position *position, const nonet_step *step, double width)
{
    nonet_drawing_settings settings;
    nonet_drawing *drawing;
    nonet_drawing_defaults(&settings);
    settings.theme = lesson->making->book->has_colour ? NONET_THEME_LIGHT : NONET_THEME_PRINT;
    settings.pixels = (int)(width * 96 / 72);
    if (nonet_drawing_new(position, step, &settings, &drawing) != NONET_OK) return;
    const struct painter painter = {.typeface = &lesson->making->typeface,
                                    .cairo = lesson->making->pen.cairo,
                                    .thinnest = lesson->making->sizes.rules.least_line,
                                    .palest = lesson->making->sizes.rules.palest,
                                    .is_bare = true};
    painter_show(&painter, drawing, lesson->room.x, lesson->y, width);
    nonet_drawing_free(drawing);
    tell_example(lesson, position, step, width);
}

static void find_and_draw(struct lesson *lesson, int technique, const nonet_position *position, double width)
{
    nonet_explainer *explainer;
    nonet_start start;
    nonet_step *step = NULL;
    if (nonet_explainer_new(NULL, &explainer) != NONET_OK) return;
    if (nonet_explainer_begin(explainer, position, &start) == NONET_OK &&
        nonet_explainer_each(explainer, technique, take_first, &step) >= NONET_OK && step)
        draw_example(lesson, nonet_explainer_position(explainer), step, width);
    nonet_step_free(step);
    nonet_explainer_free(explainer);
}

static void show_technique(struct lesson *lesson, const char *name, double width)
{
    const int technique = nonet_technique_find(name);
    if (technique < 0) return;
    const nonet_technique *const shown = nonet_technique_at((size_t)technique);
    const struct making *const making = lesson->making;
    const double size = making->sizes.body, x = lesson->room.x + width + 1.6 * size;
    nonet_puzzle *puzzle;
    char title[NAME_BYTES];
    const struct paragraph head = {.text = capitalised(shown->name, title), .size = 1.1 * size, .weight = WEIGHT_BOLD};
    const struct paragraph text = {
        .text = shown->summary, .size = size, .width = lesson->room.x + lesson->room.width - x};
    if (nonet_read_one(shown->example, strlen(shown->example), NULL, &puzzle, NULL) == NONET_OK) {
        find_and_draw(lesson, technique, &puzzle->position, width);
        nonet_puzzle_free(puzzle);
    }
    shade_ink(making);
    page_text_show(&making->pen, &head, x, lesson->y);
    page_text_show(&making->pen, &text, x, lesson->y + 2 * size);
    lesson->y += width + 1.6 * size;
}

/* ---- the page ------------------------------------------------------------------------------------------ */

static void say_where(struct lesson *lesson)
{
    char text[512];
    const struct making *const making = lesson->making;
    const size_t hints = book_plan_find(&making->plan, PAGE_HINTS, SIZE_MAX);
    const size_t solutions = book_plan_find(&making->plan, PAGE_SOLUTIONS, SIZE_MAX);
    int length = 0;
    if (hints < making->plan.count)
        length =
            snprintf(text, sizeof text, "Hints, from page %zu, show the first hard step of each puzzle. ", hints + 1);
    if (solutions < making->plan.count)
        length += snprintf(text + length, sizeof text - (size_t)length, "Solutions begin on page %zu. ", solutions + 1);
    bool has_ratings = false;
    for (size_t index = 0; index < making->book->puzzle_count; index++)
        has_ratings |= making->book->puzzles[index].er > 0;
    if (has_ratings)
        length +=
            snprintf(text + length, sizeof text - (size_t)length,
                     "ER says how hard the hardest step is that a puzzle needs, on the scale of Sudoku Explainer: "
                     "1.0 is the easiest, and few have more than 9.");
    if (length) say(lesson, text, making->sizes.body, WEIGHT_REGULAR);
}

void page_how_to(const struct making *making, size_t number)
{
    struct lesson lesson = {.making = making, .room = book_room(making, number)};
    const double size = making->sizes.body;
    double width = 0.44 * lesson.room.width;
    lesson.y = lesson.room.y + 0.8 * making->sizes.title;
    /* Two pictures, and room for what is said about them. */
    if (width > 0.27 * lesson.room.height) width = 0.27 * lesson.room.height;
    shade_ink(making);
    say(&lesson, "How to solve", making->sizes.title, WEIGHT_BOLD);
    say_rule(&lesson);
    lesson.y += 0.6 * size;
    show_technique(&lesson, "hidden single", width);
    show_technique(&lesson, "naked single", width);
    shade_ink(making);
    say_where(&lesson);
}
