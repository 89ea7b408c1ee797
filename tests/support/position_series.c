/* position_series.c: see position_series.h. */
#include "support/position_series.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void need(nonet_status status)
{
    if (status == NONET_OK) return;
    fprintf(stderr, "position_series: %s\n", nonet_status_name(status));
    exit(2);
}

/* The rows of nonet's own ranking, with this technique, that come before its row. */
static void keep_easier(const nonet_layout *layout, int technique, nonet_ranking *ranking)
{
    bool takes_in[NONET_MAX_TECHNIQUES] = {false};
    nonet_explainer_settings settings;
    size_t row = 0;
    nonet_explainer_settings_defaults(&settings);
    takes_in[technique] = true;
    settings.takes_in = takes_in;
    need(nonet_ranking_of(layout, &settings, ranking));
    for (size_t at = 0; at < ranking->count; at++) {
        if (!ranking->is_joined[at]) row = at;
        if (ranking->techniques[at] == technique) ranking->count = row;
    }
}

struct position_series *series_new(int technique)
{
    struct position_series *const series = calloc(1, sizeof *series);
    nonet_ranking ranking;
    nonet_explainer_settings settings;
    if (!series) exit(2);
    series->technique = technique;
    need(nonet_layout_new(3, 3, &series->layout));
    need(nonet_canonizer_new(NULL, &series->canonizer));
    keep_easier(series->layout, technique, &ranking);
    nonet_explainer_settings_defaults(&settings);
    settings.ranking = &ranking;
    if (ranking.count) need(nonet_explainer_new(&settings, &series->easier));
    need(nonet_explainer_new(NULL, &series->listing));
    return series;
}

void series_free(struct position_series *series)
{
    nonet_explainer_free(series->listing);
    nonet_explainer_free(series->easier);
    nonet_canonizer_free(series->canonizer);
    nonet_layout_free(series->layout);
    free(series);
}

bool series_add(struct position_series *series, const nonet_position *position)
{
    const nonet_position values = {.layout = series->layout, .cells = position->cells};
    nonet_canonical canonical;
    if (series->count == SERIES_ROOM) exit(2);
    need(nonet_canonizer_run(series->canonizer, &values, &canonical));
    uint8_t *const form = series->forms[series->count++];
    memcpy(form, canonical.cells, 81);
    for (int before = 0; before < series->count - 1; before++)
        if (!memcmp(series->forms[before], form, 81)) return false;
    return true;
}

static bool note_step(void *context, const nonet_step *step)
{
    (void)step;
    *(bool *)context = true;
    return false;
}

static bool gives_any(nonet_explainer *explainer, const nonet_candidate *results, size_t count)
{
    const nonet_step *step;
    for (size_t at = 0; at < count; at++)
        if (nonet_explainer_wanted(explainer, results[at].cell, results[at].value, &step) != NONET_END) return true;
    return false;
}

bool series_needs_technique(struct position_series *series, const nonet_position *position,
                            const nonet_candidate *results, size_t count)
{
    const nonet_step *step;
    nonet_start start;
    bool is_there = false;
    need(nonet_explainer_begin(series->listing, position, &start));
    if (start.verdict != NONET_VERDICT_UNIQUE) return false;
    need(nonet_explainer_each(series->listing, series->technique, note_step, &is_there));
    if (!is_there || !series->easier) return is_there;
    need(nonet_explainer_begin(series->easier, position, &start));
    return nonet_explainer_next(series->easier, &step) == NONET_END || !gives_any(series->easier, results, count);
}
