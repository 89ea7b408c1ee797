/* page_how_to.c: the pages about solving: the rule, two steps to begin with, and where to find what. What the steps are, and
 * their pictures, are the library's.
 *
 * Everything flows from the top down and on to the next page where there is no room; a walk through it either only measures
 * or paints one of the pages. Pictures are as large as is usual, or smaller if all is on one page then; text stands beside
 * its picture, or around it if the column were narrow. */
#include <stdio.h>
#include <string.h>

#include "step_picture.h"

enum { EXAMPLES = 2 };
static const char *const example_names[EXAMPLES] = {"hidden single", "naked single"};

/* A step to begin with. */
struct example {
    const nonet_technique *technique; /* NULL: there is none */
    nonet_puzzle *puzzle;
    nonet_explainer *explainer; /* has the position of the step */
    nonet_step *step;
    char title[NAME_BYTES], reason[TEXT_BYTES];
};

/* A walk. */
struct lesson {
    const struct making *making;
    const struct example *examples;
    double scale; /* of pictures */
    struct room room;
    size_t page;  /* where it is */
    size_t shown; /* the page that is painted; SIZE_MAX: it only measures */
    double y;
};

/* ---- flow ---------------------------------------------------------------------------------------------- */

static double room_left(const struct lesson *lesson)
{
    return lesson->room.y + lesson->room.height - lesson->y;
}

static void turn_page(struct lesson *lesson)
{
    lesson->page++;
    lesson->y = lesson->room.y;
}

/* What is not higher than a page stays together. */
static void keep_together(struct lesson *lesson, double height)
{
    if (height > room_left(lesson) && height <= lesson->room.height) turn_page(lesson);
}

static bool is_shown(const struct lesson *lesson)
{
    return lesson->page == lesson->shown;
}

/* Show lines of a text that has so many, as far as there is room, and go on with the next page. */
static void flow(struct lesson *lesson, struct paragraph paragraph, int lines)
{
    const double line = page_text_line_height(&paragraph);
    while (paragraph.first_line < lines) {
        paragraph.most_lines = (int)(room_left(lesson) / line + 0.001);
        if (paragraph.most_lines < 1) {
            turn_page(lesson);
            paragraph.most_lines = 1; /* if not even that fits, nothing does */
        }
        const int rest = lines - paragraph.first_line;
        if (paragraph.most_lines > rest) paragraph.most_lines = rest;
        if (is_shown(lesson)) page_text_show(&lesson->making->pen, &paragraph, lesson->room.x, lesson->y);
        lesson->y += paragraph.most_lines * line;
        paragraph.first_line += paragraph.most_lines;
    }
    lesson->y += 0.5 * paragraph.size;
}

/* Also when it only measures, without a page: then nothing is set. */
static void lesson_shade(const struct lesson *lesson, void (*shade)(const struct making *making))
{
    if (lesson->shown != SIZE_MAX) shade(lesson->making);
}

static void say(struct lesson *lesson, const char *text, double size, enum weight weight)
{
    const struct paragraph paragraph = {.text = text, .size = size, .weight = weight, .width = lesson->room.width};
    const int lines = page_text_lines(&lesson->making->pen, &paragraph);
    keep_together(lesson, lines * page_text_line_height(&paragraph));
    flow(lesson, paragraph, lines);
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

/* ---- steps to begin with ------------------------------------------------------------------------------- */

static bool take_first(void *context, const nonet_step *step)
{
    nonet_step **const first = context;
    nonet_step_copy(step, first);
    return false;
}

static void free_example(struct example *example)
{
    nonet_step_free(example->step);
    nonet_explainer_free(example->explainer);
    nonet_puzzle_free(example->puzzle);
}

/* Its technique is NULL if there is no example. */
static void find_example(const char *name, struct example *example)
{
    nonet_start start;
    *example = (struct example){0};
    const int number = nonet_technique_find(name);
    if (number < 0) return;
    const nonet_technique *const technique = nonet_technique_at((size_t)number);
    if (nonet_read_one(technique->example, strlen(technique->example), NULL, &example->puzzle, NULL) != NONET_OK ||
        nonet_explainer_new(NULL, &example->explainer) != NONET_OK ||
        nonet_explainer_begin(example->explainer, &example->puzzle->position, &start) != NONET_OK ||
        nonet_explainer_each(example->explainer, number, take_first, &example->step) < NONET_OK || !example->step)
        return;
    example->technique = technique;
    capitalised(technique->name, example->title);
    nonet_step_text(example->step, nonet_explainer_position(example->explainer), NULL, NONET_STEP_NORMAL,
                    example->reason, sizeof example->reason);
}

/* What is said about an example, in a column of this width. */
struct words {
    struct paragraph head, summary, reason;
    double summary_y, reason_y, height; /* from the top */
};

static void measure_words(const struct making *making, const struct example *example, double width, struct words *words)
{
    const double size = making->sizes.body;
    *words = (struct words){
        .head = {.text = example->title, .size = 1.1 * size, .weight = WEIGHT_BOLD, .width = width},
        .summary = {.text = example->technique->summary, .size = size, .width = width},
        .reason = {.text = example->reason, .size = 0.9 * size, .width = width},
    };
    words->summary_y = page_text_height(&making->pen, &words->head) + 0.4 * size;
    words->reason_y = words->summary_y + page_text_height(&making->pen, &words->summary) + 0.8 * size;
    words->height = words->reason_y + page_text_height(&making->pen, &words->reason);
}

/* The reason stands at the foot of the picture, if the rest leaves so much room. */
static void show_beside(struct lesson *lesson, const struct words *words, const nonet_drawing *drawing, double width,
                        double x)
{
    const struct making *const making = lesson->making;
    const double height = words->height > width ? words->height : width;
    keep_together(lesson, height);
    if (is_shown(lesson)) {
        step_picture_show(making, drawing, lesson->room.x, lesson->y, width);
        shade_ink(making);
        page_text_show(&making->pen, &words->head, x, lesson->y);
        page_text_show(&making->pen, &words->summary, x, lesson->y + words->summary_y);
        shade_quiet(making);
        page_text_show(&making->pen, &words->reason, x, lesson->y + words->reason_y + height - words->height);
        shade_ink(making);
    }
    lesson->y += height + 1.6 * making->sizes.body;
}

/* Head and definition above the picture, the reason below. */
static void show_around(struct lesson *lesson, const struct example *example, const nonet_drawing *drawing,
                        double width)
{
    const struct making *const making = lesson->making;
    const double size = making->sizes.body;
    struct words words;
    measure_words(making, example, lesson->room.width, &words);
    keep_together(lesson, words.height + width + 3 * size);
    say(lesson, example->title, 1.1 * size, WEIGHT_BOLD);
    say(lesson, example->technique->summary, size, WEIGHT_REGULAR);
    if (drawing) {
        keep_together(lesson, width);
        if (is_shown(lesson)) step_picture_show(making, drawing, lesson->room.x, lesson->y, width);
        lesson->y += width + 0.5 * size;
    }
    lesson_shade(lesson, shade_quiet);
    say(lesson, example->reason, 0.9 * size, WEIGHT_REGULAR);
    lesson_shade(lesson, shade_ink);
    lesson->y += size;
}

/* The least width, from this one on, at which the picture can be read; 0: there is none on such a page. */
static double readable_width(const struct lesson *lesson, const struct shown_step *shown, double width)
{
    const struct room *const room = &lesson->room;
    const double most = room->width < room->height ? room->width : room->height;
    for (; width <= most; width += 4) {
        nonet_drawing *const drawing = step_picture_new(lesson->making, shown, width);
        nonet_drawing_free(drawing);
        if (drawing) return width;
    }
    return 0;
}

static bool has_side(const struct paper_book *book, int side)
{
    for (size_t index = 0; index < book->puzzle_count; index++)
        if (nonet_layout_side(book->puzzles[index].position.layout) == side) return true;
    return false;
}

/* Examples are of a size that may not be in the book. Larger ones could hardly be read in such pictures. */
static void say_size(struct lesson *lesson)
{
    char text[96];
    const struct example *const first = &lesson->examples[0];
    if (!first->technique) return;
    const int side = nonet_layout_side(first->puzzle->position.layout);
    if (has_side(lesson->making->book, side)) return;
    snprintf(text, sizeof text, "Two steps to begin with, shown on boards of %dx%d; they are the same on all others.",
             side, side);
    say(lesson, text, lesson->making->sizes.body, WEIGHT_REGULAR);
}

static void show_example(struct lesson *lesson, const struct example *example)
{
    const struct shown_step shown = {nonet_explainer_position(example->explainer), example->step, NULL};
    const struct room *const room = &lesson->room;
    const double size = lesson->making->sizes.body;
    double width = 0.44 * room->width;
    if (width > 0.27 * room->height) width = 0.27 * room->height; /* two of them, and text, on a page */
    width = readable_width(lesson, &shown, lesson->scale * width);
    nonet_drawing *const drawing = width > 0 ? step_picture_new(lesson->making, &shown, width) : NULL;
    const double column = room->width - width - 1.6 * size, narrowest = 13 * size;
    struct words words = {0};
    if (column >= narrowest) measure_words(lesson->making, example, column, &words);
    if (drawing && column >= narrowest && words.height <= 1.4 * width)
        show_beside(lesson, &words, drawing, width, room->x + room->width - column);
    else show_around(lesson, example, drawing, width);
    nonet_drawing_free(drawing);
}

/* ---- where to find what -------------------------------------------------------------------------------- */

/* Before all pages are there their numbers are not known: some that are as wide as any. */
static size_t page_to_name(const struct lesson *lesson, enum page_kind kind)
{
    const struct book_plan *const plan = &lesson->making->plan;
    const size_t page = book_plan_find(plan, kind, SIZE_MAX);
    return lesson->shown == SIZE_MAX ? 8888 : page < plan->count ? page + 1 : 0;
}

static void name_places(const struct lesson *lesson, char *text, size_t size)
{
    const struct paper_book *const book = lesson->making->book;
    const size_t hints = page_to_name(lesson, PAGE_HINTS), solutions = page_to_name(lesson, PAGE_SOLUTIONS);
    int length = 0;
    bool has_ratings = false;
    text[0] = 0;
    if (book->has_hints && hints)
        length = snprintf(text, size, "Hints, from page %zu, show the first hard step of each puzzle. ", hints);
    if (book->solutions != PAPER_SOLUTIONS_NONE && solutions)
        length += snprintf(text + length, size - (size_t)length, "Solutions begin on page %zu. ", solutions);
    for (size_t index = 0; index < book->puzzle_count; index++) has_ratings |= book->puzzles[index].er > 0;
    if (has_ratings)
        snprintf(text + length, size - (size_t)length,
                 "ER says how hard the hardest step is that a puzzle needs, on the scale of Sudoku Explainer: "
                 "1.0 is the easiest, and few have more than 9.");
}

/* It has the lines that it was measured with, even if numbers turn out to be short. */
static void say_where(struct lesson *lesson)
{
    enum { PLACES_BYTES = 512 };
    char text[PLACES_BYTES], measured[PLACES_BYTES];
    struct lesson measuring = *lesson;
    measuring.shown = SIZE_MAX;
    name_places(&measuring, measured, PLACES_BYTES);
    name_places(lesson, text, PLACES_BYTES);
    if (!measured[0]) return;
    struct paragraph paragraph = {.text = measured, .size = lesson->making->sizes.body, .width = lesson->room.width};
    const int lines = page_text_lines(&lesson->making->pen, &paragraph);
    keep_together(lesson, lines * page_text_line_height(&paragraph));
    paragraph.text = text;
    flow(lesson, paragraph, lines);
}

/* ---- the pages ----------------------------------------------------------------------------------------- */

static void walk(struct lesson *lesson)
{
    const struct book_sizes *const sizes = &lesson->making->sizes;
    lesson->page = 0;
    lesson->y = lesson->room.y + 0.8 * sizes->title;
    lesson_shade(lesson, shade_ink);
    say(lesson, "How to solve", sizes->title, WEIGHT_BOLD);
    say_rule(lesson);
    say_size(lesson);
    lesson->y += 0.6 * sizes->body;
    for (int index = 0; index < EXAMPLES; index++)
        if (lesson->examples[index].technique) show_example(lesson, &lesson->examples[index]);
    say_where(lesson);
}

/* Pictures are made a little smaller if that spares a page. Returns how many pages there are. */
static size_t choose_scale(struct lesson *lesson)
{
    size_t least = SIZE_MAX;
    double best = 1;
    for (double scale = 1; scale > 0.6 && least > 1; scale -= 0.08) {
        lesson->scale = scale;
        walk(lesson);
        if (lesson->page + 1 >= least) continue;
        least = lesson->page + 1;
        best = scale;
    }
    lesson->scale = best;
    return least;
}

/* Measure all, and paint the page that is `shown`, if it is not SIZE_MAX; `number` is that in the book. */
static size_t run_lesson(const struct making *making, size_t shown, size_t number)
{
    struct example examples[EXAMPLES];
    for (int index = 0; index < EXAMPLES; index++) find_example(example_names[index], &examples[index]);
    struct lesson lesson = {
        .making = making, .examples = examples, .room = book_room(making, number), .shown = SIZE_MAX};
    const size_t pages = choose_scale(&lesson);
    lesson.shown = shown;
    if (shown != SIZE_MAX) walk(&lesson);
    for (int index = 0; index < EXAMPLES; index++) free_example(&examples[index]);
    return pages;
}

size_t how_to_pages(const struct making *making)
{
    return run_lesson(making, SIZE_MAX, 0);
}

void page_how_to(const struct making *making, size_t number)
{
    run_lesson(making, making->plan.pages[number].first, number);
}
