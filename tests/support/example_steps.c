/* example_steps.c: see example_steps.h. */
#include "support/example_steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void must(bool condition, const char *what)
{
    if (condition) return;
    fprintf(stderr, "example_steps: %s\n", what);
    abort();
}

static void keep_step(struct example_steps *steps, const nonet_position *position, const nonet_step *step)
{
    if (steps->count == steps->room) {
        steps->room = steps->room ? 2 * steps->room : 256;
        steps->steps = realloc(steps->steps, steps->room * sizeof *steps->steps);
        must(steps->steps, "memory");
    }
    struct example_step *const kept = &steps->steps[steps->count++];
    kept->technique = step->technique;
    must(nonet_layout_copy(position->layout, &kept->layout) == NONET_OK, "a layout");
    must(nonet_board_new(kept->layout, true, &kept->board) == NONET_OK, "a board");
    must(nonet_board_copy(kept->board, position) == NONET_OK, "a copy of a board");
    must(nonet_step_copy(step, &kept->step) == NONET_OK, "a copy of a step");
}

struct keeping {
    struct example_steps *steps;
    const nonet_position *position;
};

static bool keep_first(void *context, const nonet_step *step)
{
    const struct keeping *const keeping = context;
    keep_step(keeping->steps, keeping->position, step);
    return false;
}

static void collect_at(struct example_steps *steps, nonet_explainer *explainer, nonet_reader *reader, int technique,
                       const char *example)
{
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_start start;
    nonet_reader_restart(reader);
    must(nonet_reader_feed(reader, example, strlen(example)) == NONET_OK, "text is taken");
    nonet_reader_finish(reader);
    must(nonet_reader_next(reader, &puzzle, &error) == NONET_OK, "an example is read");
    must(nonet_explainer_begin(explainer, &puzzle.position, &start) == NONET_OK, "an example is begun");
    struct keeping keeping = {steps, nonet_explainer_position(explainer)};
    const size_t before = steps->count;
    nonet_explainer_each(explainer, technique, keep_first, &keeping);
    must(steps->count == before + 1, "an example has a step");
}

void example_steps_collect(struct example_steps *steps, size_t practice)
{
    nonet_explainer *explainer;
    nonet_reader *reader;
    nonet_reader_settings settings;
    nonet_reader_settings_defaults(&settings);
    settings.notation = "library";
    must(nonet_reader_new(&settings, &reader) == NONET_OK, "a reader");
    must(nonet_explainer_new(NULL, &explainer) == NONET_OK, "an explainer");
    const nonet_technique *technique;
    for (size_t at = 0; (technique = nonet_technique_at(at)); at++) {
        if (technique->example[0]) collect_at(steps, explainer, reader, (int)at, technique->example);
        const char *position;
        for (size_t index = 0; index < practice && (position = nonet_technique_position((int)at, index)); index++)
            collect_at(steps, explainer, reader, (int)at, position);
    }
    nonet_explainer_free(explainer);
    nonet_reader_free(reader);
}

void example_steps_walk(struct example_steps *steps, const nonet_position *puzzle, size_t most)
{
    nonet_explainer *explainer;
    nonet_start start;
    must(nonet_explainer_new(NULL, &explainer) == NONET_OK, "an explainer");
    must(nonet_explainer_begin(explainer, puzzle, &start) == NONET_OK, "a puzzle is begun");
    const nonet_step *step;
    while (most-- && nonet_explainer_next(explainer, &step) == NONET_OK) {
        keep_step(steps, nonet_explainer_position(explainer), step);
        nonet_explainer_apply(explainer);
    }
    nonet_explainer_free(explainer);
}

void example_steps_free(struct example_steps *steps)
{
    for (size_t at = 0; at < steps->count; at++) {
        nonet_step_free(steps->steps[at].step);
        nonet_board_free(steps->steps[at].board);
        nonet_layout_free(steps->steps[at].layout);
    }
    free(steps->steps);
    *steps = (struct example_steps){0};
}
