/* bench_set.c: see bench_set.h. Files are read whole: a benchmark should not time the disk. */
#include "commands/bench_set.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/buffer.h"
#include "system/messages.h"

static const nonet_sample_set *find_sample_set(const char *name)
{
    for (size_t index = 0; nonet_sample_set_at(index); index++)
        if (strcmp(nonet_sample_set_at(index)->name, name) == 0) return nonet_sample_set_at(index);
    return NULL;
}

bool bench_set_make(struct bench_set *set, const char *name, uint64_t seed, size_t count, nonet_stop *stop)
{
    const nonet_sample_set *const sample = find_sample_set(name);
    const nonet_sampler_settings settings = {.stop = stop};
    nonet_sampler *sampler;
    if (!sample) return false;
    if (nonet_sampler_new(&settings, &sampler) != NONET_OK) fatal("out of memory");
    *set = (struct bench_set){.name = sample->name,
                              .stride = (size_t)(sample->box * sample->box * sample->box * sample->box),
                              .verdict = sample->verdict};
    set->cells = memory_resize(NULL, count * set->stride);
    if (nonet_layout_new(sample->box, sample->box, &set->layout) != NONET_OK) fatal("out of memory");
    for (; set->count < count; set->count++) {
        const nonet_status status =
            nonet_sampler_make(sampler, sample, seed, set->count, set->cells + set->count * set->stride);
        if (status == NONET_STOPPED) break;
        if (status != NONET_OK) fatal(nonet_status_name(status));
    }
    nonet_sampler_free(sampler);
    return true;
}

static void add_puzzle(struct bench_set *set, struct buffer *cells, const nonet_puzzle *puzzle)
{
    const nonet_layout *const layout = puzzle->position.layout;
    if (puzzle->position.candidates) return;
    if (!set->layout) {
        if (nonet_layout_copy(layout, &set->layout) != NONET_OK) fatal("out of memory");
        set->stride = (size_t)nonet_layout_cells(layout);
    }
    if (!nonet_layout_equal(layout, set->layout)) return;
    buffer_add(cells, (const char *)puzzle->position.cells, set->stride);
    set->count++;
}

static void read_puzzles(struct bench_set *set, FILE *stream, struct buffer *cells)
{
    static char text[65536];
    nonet_reader *reader;
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_status status;
    if (nonet_reader_new(NULL, &reader) != NONET_OK) fatal("out of memory");
    do {
        const size_t length = fread(text, 1, sizeof text, stream);
        if (nonet_reader_feed(reader, text, length) != NONET_OK) fatal("out of memory");
        if (length == 0) nonet_reader_finish(reader);
        while ((status = nonet_reader_next(reader, &puzzle, &error)) == NONET_OK || status == NONET_ERR_TEXT)
            if (status == NONET_OK) add_puzzle(set, cells, &puzzle);
    } while (status == NONET_MORE);
    nonet_reader_free(reader);
    if (status != NONET_END) fatal(nonet_status_name(status));
}

bool bench_set_read(struct bench_set *set, const char *file)
{
    FILE *const stream = fopen(file, "r");
    struct buffer cells = {0};
    *set = (struct bench_set){.name = file, .verdict = NONET_VERDICT_UNKNOWN};
    if (!stream) {
        message("%s: %s", file, strerror(errno));
        return false;
    }
    read_puzzles(set, stream, &cells);
    const bool is_read = !ferror(stream);
    fclose(stream);
    set->cells = (uint8_t *)cells.bytes;
    if (is_read && set->count) return true;
    message("%s: %s", file, is_read ? "no plain puzzle found" : "cannot be read");
    bench_set_free(set);
    return false;
}

bool bench_set_expect(struct bench_set *set, uint64_t limit, nonet_stop *stop)
{
    if (set->verdict != NONET_VERDICT_UNKNOWN) return true;
    nonet_solver_settings settings;
    nonet_solver *search;
    nonet_status status = NONET_OK;
    nonet_solver_settings_defaults(&settings);
    if (nonet_layout_side(set->layout) <= 9) settings.engine = "search";
    settings.stop = stop;
    if (nonet_solver_new(&settings, &search) != NONET_OK) fatal("out of memory");
    set->expected = memory_resize(NULL, set->count * sizeof *set->expected);
    for (size_t puzzle = 0; puzzle < set->count && status == NONET_OK; puzzle++) {
        const nonet_position position = {set->layout, set->cells + puzzle * set->stride, NULL, NULL};
        nonet_result result;
        status = nonet_solver_count(search, &position, limit, &result);
        set->expected[puzzle] = result.count;
    }
    nonet_solver_free(search);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    return status == NONET_OK;
}

void bench_set_free(struct bench_set *set)
{
    nonet_layout_free(set->layout);
    free(set->cells);
    free(set->expected);
    set->layout = NULL;
    set->cells = NULL;
    set->expected = NULL;
}
