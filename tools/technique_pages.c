/* technique_pages.c: technique_pages FOLDER: a page for each technique, with a picture of its example, and README.md, the
 * index by level. All that they say comes from the library; `make technique-pages` writes docs/techniques. */
#include <assert.h>
#include <ctype.h>
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_BYTES = 64, PATH_BYTES = 4096, TEXT_BYTES = 16384, PICTURE_PIXELS = 560 };

_Noreturn static void give_up(const char *what, const char *why)
{
    fprintf(stderr, "technique_pages: %s: %s\n", what, why);
    exit(1);
}

static void demand(nonet_status status, const char *what)
{
    if (status != NONET_OK) give_up(what, nonet_status_name(status));
}

/* ---- files ------------------------------------------------------------------------------------------ */

/* "BUG+1" -> bug-1: what is neither a letter nor a digit becomes a hyphen. */
static const char *file_stem(const char *name, char stem[NAME_BYTES])
{
    size_t length = 0;
    for (; *name; name++) {
        assert(length + 2 < NAME_BYTES);
        if (isalnum((unsigned char)*name)) stem[length++] = (char)tolower((unsigned char)*name);
        else if (length && stem[length - 1] != '-') stem[length++] = '-';
    }
    stem[length] = 0;
    return stem;
}

static FILE *open_file(const char *folder, const char *stem, const char *ending)
{
    char path[PATH_BYTES];
    snprintf(path, sizeof path, "%s/%s%s", folder, stem, ending);
    FILE *const file = fopen(path, "w");
    if (!file) give_up(path, "cannot be written");
    return file;
}

static void close_file(FILE *file, const char *stem)
{
    if (ferror(file) || fclose(file) != 0) give_up(stem, "cannot be written");
}

static bool write_text(void *file, const char *text, size_t length)
{
    return fwrite(text, 1, length, file) == length;
}

/* ---- a page ----------------------------------------------------------------------------------------- */

/* Where the example of a technique goes. */
struct page {
    const char *folder;
    const nonet_technique *technique;
    const nonet_position *position;
    FILE *file;
};

static void write_picture(const struct page *page, const nonet_step *step)
{
    char stem[NAME_BYTES];
    nonet_drawing_settings wanted;
    nonet_drawing *drawing;
    nonet_drawing_defaults(&wanted);
    wanted.pixels = PICTURE_PIXELS;
    wanted.shows_candidates = true;
    wanted.shows_labels = true;
    wanted.shows_legend = true;
    demand(nonet_drawing_new(page->position, step, &wanted, &drawing), page->technique->name);
    FILE *const file = open_file(page->folder, file_stem(page->technique->name, stem), ".svg");
    demand(nonet_drawing_svg(drawing, write_text, file), page->technique->name);
    close_file(file, stem);
    fprintf(page->file, "![%s: what takes part, and what follows](%s.svg)\n\n", page->technique->name, stem);
    if (drawing->picture_count > 1)
        fprintf(page->file, "This is the whole step; %d more pictures show its branches (`nonet draw`, below).\n\n",
                drawing->picture_count - 1);
    nonet_drawing_free(drawing);
}

/* Lines of a text become paragraphs, those that are numbered a list; * and _ mean something else in Markdown. */
static void write_words(FILE *file, const char *text)
{
    for (; *text; text++) {
        if (strchr("*_<>|", *text)) fputc('\\', file);
        if (*text == '\n') fputs("  \n", file);
        else fputc(*text, file);
    }
}

static void write_step_words(const struct page *page, const nonet_step *step, nonet_step_form form)
{
    char text[TEXT_BYTES];
    const size_t length = nonet_step_text(step, page->position, NULL, form, text, sizeof text);
    if (!length || length >= sizeof text) give_up(page->technique->name, "its words do not fit");
    write_words(page->file, text);
    fputs("\n\n", page->file);
}

/* The first step is the example. */
static bool write_example_step(void *context, const nonet_step *step)
{
    const struct page *const page = context;
    write_picture(page, step);
    fputs("**", page->file);
    char text[TEXT_BYTES];
    nonet_step_text(step, page->position, NULL, NONET_STEP_LINE, text, sizeof text);
    write_words(page->file, text);
    fputs("**\n\n", page->file);
    write_step_words(page, step, NONET_STEP_REASON);
    return false;
}

static void write_example(struct page *page, int number)
{
    const char *const example = page->technique->example;
    nonet_puzzle *puzzle;
    nonet_explainer *explainer;
    nonet_start start;
    demand(nonet_read_one(example, strlen(example), NULL, &puzzle, NULL), page->technique->name);
    demand(nonet_explainer_new(NULL, &explainer), page->technique->name);
    demand(nonet_explainer_begin(explainer, &puzzle->position, &start), page->technique->name);
    page->position = nonet_explainer_position(explainer);
    fputs("## An example\n\n", page->file);
    demand(nonet_explainer_each(explainer, number, write_example_step, page), page->technique->name);
    nonet_explainer_free(explainer);
    nonet_puzzle_free(puzzle);
}

/* How to see it, and more of it, with the program. */
static void write_commands(const struct page *page, int number)
{
    const char *const name = page->technique->name;
    size_t positions = 0;
    while (nonet_technique_position(number, positions)) positions++;
    fprintf(page->file, "The same with the program:\n\n```\nnonet techniques '%s'\n", name);
    fprintf(page->file, "nonet draw --technique '%s' --labels --candidates \\\n    '%s'\n```\n", name,
            page->technique->example);
    if (!positions) return;
    fprintf(page->file, "\nTo practise, there are %zu more positions that need it:\n\n", positions);
    fprintf(page->file, "```\nnonet techniques --positions '%s'\n```\n", name);
}

static void write_other_names(const struct page *page, int number)
{
    const char *name;
    for (size_t index = 0; (name = nonet_technique_other_name(number, index)); index++)
        fprintf(page->file, "%s%s", index ? ", " : " Also called: ", name);
    if (nonet_technique_other_name(number, 0)) fputc('.', page->file);
}

static void write_facts(const struct page *page, int number)
{
    const nonet_technique *const technique = page->technique;
    const char *const level = nonet_level_at((size_t)technique->level)->name;
    fprintf(page->file, "# %s\n\nLevel [%s](README.md#%s), family %s.", technique->name, level, level,
            technique->family);
    if (technique->hodoku_name[0])
        fprintf(page->file, " HoDoKu: %s (%s, %d points).", technique->hodoku_name,
                nonet_hodoku_level_name(technique->hodoku_level), technique->hodoku_score);
    write_other_names(page, number);
    fputs("\n\n", page->file);
    write_words(page->file, technique->summary);
    fputs("\n\n", page->file);
    if (technique->needs_uniqueness) fputs("It is right only in puzzles with exactly one solution.\n\n", page->file);
    if (!technique->is_usual) fputs("nonet uses it only if you name it, in `--with` or `--only`.\n\n", page->file);
}

/* Techniques of the same family. */
static void write_relatives(const struct page *page)
{
    const nonet_technique *other;
    char stem[NAME_BYTES];
    const char *before = "\nOf the same family: ";
    for (size_t index = 0; (other = nonet_technique_at(index)); index++) {
        if (other == page->technique || strcmp(other->family, page->technique->family) != 0) continue;
        fprintf(page->file, "%s[%s](%s.md)", before, other->name, file_stem(other->name, stem));
        before = ", ";
    }
    if (*before == ',') fputs(".\n", page->file);
}

static void write_page(const char *folder, int number)
{
    char stem[NAME_BYTES];
    struct page page = {.folder = folder, .technique = nonet_technique_at((size_t)number)};
    page.file = open_file(folder, file_stem(page.technique->name, stem), ".md");
    write_facts(&page, number);
    if (page.technique->example[0]) {
        write_example(&page, number);
        write_commands(&page, number);
    }
    write_relatives(&page);
    close_file(page.file, stem);
}

/* ---- the index -------------------------------------------------------------------------------------- */

static void write_level(FILE *file, int level)
{
    const nonet_technique *technique;
    char stem[NAME_BYTES];
    fprintf(file, "\n## %s\n\n", nonet_level_at((size_t)level)->name);
    write_words(file, nonet_level_at((size_t)level)->summary);
    fputs("\n\n| technique | family | what it is |\n|---|---|---|\n", file);
    for (size_t index = 0; (technique = nonet_technique_at(index)); index++) {
        if (technique->level != level) continue;
        fprintf(file, "| [%s](%s.md) | %s | ", technique->name, file_stem(technique->name, stem), technique->family);
        write_words(file, technique->summary);
        fputs(" |\n", file);
    }
}

static void write_index(const char *folder)
{
    FILE *const file = open_file(folder, "README", ".md");
    size_t count = 0;
    while (nonet_technique_at(count)) count++;
    fprintf(
        file,
        "# Techniques\n\nThe %zu techniques of nonet, easiest first, each with a page: what it is, an example that is drawn, "
        "and the reason.\n[Which of them are used, and in which order](../choosing.md) can be chosen.\n",
        count);
    for (int level = 0; nonet_level_at((size_t)level); level++) write_level(file, level);
    fputs("\nMade by `make technique-pages` from what the library says; a test keeps these pages current.\n", file);
    close_file(file, "README");
}

int main(int count, char **arguments)
{
    if (count != 2) give_up("usage", "technique_pages FOLDER");
    for (int number = 0; nonet_technique_at((size_t)number); number++) write_page(arguments[1], number);
    write_index(arguments[1]);
    return 0;
}
