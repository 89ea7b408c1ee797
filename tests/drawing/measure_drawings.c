/* measure_drawings.c: how drawings come out, over the examples of all techniques, the practice positions and steps of random
 * puzzles: crossings, collisions, bytes of SVG, drawings a second.
 *
 *     measure_drawings [-p PRACTICE] [-g PUZZLES] [-w PIXELS] [-n ROUNDS] [-v] */
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "support/drawing_geometry.h"
#include "support/example_steps.h"

struct measured {
    size_t *bytes;
    size_t count, room;
    struct drawing_faults faults;
};

static bool count_bytes(void *context, const char *text, size_t length)
{
    (void)text;
    *(size_t *)context += length;
    return true;
}

static void note_bytes(struct measured *measured, size_t bytes)
{
    if (measured->count == measured->room) {
        measured->room = measured->room ? 2 * measured->room : 1024;
        measured->bytes = realloc(measured->bytes, measured->room * sizeof *measured->bytes);
        if (!measured->bytes) exit(2);
    }
    measured->bytes[measured->count++] = bytes;
}

static void measure_step(const struct example_step *step, nonet_drawing_settings settings, bool is_verbose,
                         struct measured *measured)
{
    nonet_picture *picture;
    if (nonet_picture_new(step->step, &step->board->position, &picture) != NONET_OK) exit(1);
    int count = 1;
    for (settings.picture = 0; settings.picture < count; settings.picture++) {
        nonet_drawing *drawing;
        size_t bytes = 0;
        if (nonet_drawing_new(&step->board->position, step->step, &settings, &drawing) != NONET_OK) exit(1);
        count = drawing->picture_count;
        nonet_drawing_svg(drawing, count_bytes, &bytes);
        note_bytes(measured, bytes);
        const char *const name = nonet_technique_at((size_t)step->technique)->name;
        if (is_verbose && bytes > 12000) printf("%s: %zu bytes\n", name, bytes);
        drawing_faults_count(drawing, picture, is_verbose ? name : NULL, &measured->faults);
        nonet_drawing_free(drawing);
    }
    nonet_picture_free(picture);
}

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void time_drawings(const struct example_steps *steps, nonet_drawing_settings settings, int rounds)
{
    const double start = seconds_now();
    size_t drawn = 0, bytes = 0;
    for (int round = 0; round < rounds; round++)
        for (size_t at = 0; at < steps->count; at++) {
            nonet_drawing *drawing;
            settings.picture = 0;
            nonet_drawing_new(&steps->steps[at].board->position, steps->steps[at].step, &settings, &drawing);
            nonet_drawing_svg(drawing, count_bytes, &bytes);
            nonet_drawing_free(drawing);
            drawn++;
        }
    printf("%zu drawings, %.0f a second\n", drawn, (double)drawn / (seconds_now() - start));
}

static int compare_sizes(const void *a, const void *b)
{
    const size_t one = *(const size_t *)a, two = *(const size_t *)b;
    return one < two ? -1 : one > two;
}

static void generate(struct example_steps *steps, size_t count)
{
    nonet_layout *layout;
    nonet_generator *generator;
    nonet_generator_settings settings;
    nonet_generated made;
    nonet_layout_new(3, 3, &layout);
    nonet_generator_settings_defaults(&settings);
    settings.seed = 1;
    if (nonet_generator_new(layout, &settings, &generator) != NONET_OK) exit(1);
    for (size_t at = 0; at < count; at++)
        if (nonet_generator_make(generator, at, 1, &made) == NONET_OK && made.has_board)
            example_steps_walk(steps, &(nonet_position){layout, made.cells, NULL, NULL}, 400);
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

int main(int argc, char **argv)
{
    int option, practice = 0, puzzles = 0, rounds = 20;
    bool is_verbose = false;
    nonet_drawing_settings settings;
    nonet_drawing_defaults(&settings);
    settings.shows_candidates = true;
    while ((option = getopt(argc, argv, "p:g:w:n:vl")) != -1) switch (option) {
        case 'p': practice = atoi(optarg); break;
        case 'g': puzzles = atoi(optarg); break;
        case 'w': settings.pixels = atoi(optarg); break;
        case 'n': rounds = atoi(optarg); break;
        case 'l': settings.shows_legend = settings.shows_labels = true; break;
        case 'v': is_verbose = true; break;
        default: return 2;
        }
    struct example_steps steps = {0};
    struct measured measured = {0};
    example_steps_collect(&steps, (size_t)practice);
    generate(&steps, (size_t)puzzles);
    for (size_t at = 0; at < steps.count; at++) measure_step(&steps.steps[at], settings, is_verbose, &measured);
    qsort(measured.bytes, measured.count, sizeof *measured.bytes, compare_sizes);
    printf("%zu steps, %zu pictures, %d links: %d crossings, %d collisions of texts, %d texts outside\n", steps.count,
           measured.count, measured.faults.links, measured.faults.crossings, measured.faults.collisions,
           measured.faults.outside);
    printf("bytes: median %zu, 95%% %zu, most %zu\n", measured.bytes[measured.count / 2],
           measured.bytes[measured.count * 95 / 100], measured.bytes[measured.count - 1]);
    if (rounds) time_drawings(&steps, settings, rounds);
    example_steps_free(&steps);
    free(measured.bytes);
    return measured.faults.crossings + measured.faults.collisions + measured.faults.outside > 0;
}
