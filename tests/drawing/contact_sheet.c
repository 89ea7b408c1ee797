/* contact_sheet.c: the examples of all techniques on a few large sheets, as SVG documents that hold the drawings:
 *
 *     contact_sheet FOLDER [-t THEME] [-w PIXELS] [-c COLUMNS] [-r ROWS] [-l] [-n NAME]
 *
 * For people who want to see what drawings look like. -l adds legends, -n takes only techniques of this name or group. */
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/example_steps.h"

struct sheet {
    const char *folder;
    FILE *file;
    int number, column, row;
    int columns, rows, pixels, height;
    nonet_drawing_settings settings;
    bool members[NONET_MAX_TECHNIQUES];
};

static bool put_piece(void *context, const char *text, size_t length)
{
    return fwrite(text, 1, length, context) == length;
}

static void begin_page(struct sheet *sheet)
{
    char name[4096];
    snprintf(name, sizeof name, "%s/sheet-%02d.svg", sheet->folder, ++sheet->number);
    sheet->file = fopen(name, "w");
    if (!sheet->file) {
        perror(name);
        exit(2);
    }
    const int width = sheet->columns * (sheet->pixels + 20) + 20, height = sheet->rows * (sheet->height + 40) + 20;
    fprintf(sheet->file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"#%06X\"/>\n",
            width, height, width, height, (unsigned)nonet_paint_colour(sheet->settings.theme, NONET_PAINT_PAPER));
    sheet->column = sheet->row = 0;
}

static void end_page(struct sheet *sheet)
{
    if (!sheet->file) return;
    fputs("</svg>\n", sheet->file);
    fclose(sheet->file);
    sheet->file = NULL;
}

static void add_drawing(struct sheet *sheet, const nonet_drawing *drawing)
{
    if (!sheet->file) begin_page(sheet);
    const int x = 20 + sheet->column * (sheet->pixels + 20), y = 30 + sheet->row * (sheet->height + 40);
    fprintf(sheet->file, "<text x=\"%d\" y=\"%d\" font-family=\"sans-serif\" font-size=\"14\" fill=\"#%06X\">%s", x,
            y - 6, (unsigned)nonet_paint_colour(sheet->settings.theme, NONET_PAINT_INK), drawing->title);
    fprintf(sheet->file, "</text><g transform=\"translate(%d %d)\">\n", x, y);
    nonet_drawing_svg(drawing, put_piece, sheet->file);
    fputs("</g>\n", sheet->file);
    if (++sheet->column < sheet->columns) return;
    sheet->column = 0;
    if (++sheet->row == sheet->rows) end_page(sheet);
}

static void add_step(struct sheet *sheet, const struct example_step *step)
{
    nonet_drawing_settings settings = sheet->settings;
    nonet_drawing *drawing;
    int count = 1;
    for (settings.picture = 0; settings.picture < count; settings.picture++) {
        if (nonet_drawing_new(&step->board->position, step->step, &settings, &drawing) != NONET_OK) {
            fprintf(stderr, "%s cannot be drawn\n", nonet_technique_at((size_t)step->technique)->name);
            exit(1);
        }
        count = drawing->picture_count;
        add_drawing(sheet, drawing);
        nonet_drawing_free(drawing);
    }
}

static nonet_theme find_theme(const char *name)
{
    for (int theme = 0; *nonet_theme_name((nonet_theme)theme); theme++)
        if (!strcmp(name, nonet_theme_name((nonet_theme)theme))) return (nonet_theme)theme;
    return NONET_THEME_LIGHT;
}

static void read_options(struct sheet *sheet, int argc, char **argv)
{
    int option;
    while ((option = getopt(argc, argv, "t:w:c:r:ln:")) != -1) switch (option) {
        case 't': sheet->settings.theme = find_theme(optarg); break;
        case 'w': sheet->pixels = atoi(optarg); break;
        case 'c': sheet->columns = atoi(optarg); break;
        case 'r': sheet->rows = atoi(optarg); break;
        case 'l': sheet->settings.shows_legend = true; break;
        case 'n':
            if (!nonet_technique_group(optarg, sheet->members)) fprintf(stderr, "nothing is called %s\n", optarg);
            break;
        default: exit(2);
        }
    if (optind < argc) sheet->folder = argv[optind];
    sheet->settings.pixels = sheet->pixels;
    sheet->height = sheet->pixels + (sheet->settings.shows_legend ? 90 : 0);
}

int main(int argc, char **argv)
{
    struct sheet sheet = {.folder = ".", .columns = 5, .rows = 4, .pixels = 420};
    sheet.settings.shows_candidates = true;
    read_options(&sheet, argc, argv);
    bool has_members = false;
    for (int at = 0; at < NONET_MAX_TECHNIQUES; at++) has_members |= sheet.members[at];
    struct example_steps steps = {0};
    example_steps_collect(&steps, 0);
    for (size_t at = 0; at < steps.count; at++)
        if (!has_members || sheet.members[steps.steps[at].technique]) add_step(&sheet, &steps.steps[at]);
    end_page(&sheet);
    example_steps_free(&steps);
    return 0;
}
