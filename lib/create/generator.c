/* generator.c: the public handle that makes puzzles: which demands are possible, and who makes such puzzles. */
#include <stdlib.h>
#include <string.h>

#include "base/reserved.h"
#include "base/try.h"
#include "board/nine.h"
#include "create/any/any_maker.h"
#include "create/nine/nine_maker.h"
#include "logic/technique.h"

struct nonet_generator {
    nonet_stop *stop;
    uint64_t timeout_ms;
    const nonet_layout *layout;
    struct nn_nine_maker *nine; /* of 9x9, or */
    struct nn_any_maker *any;   /* of other boards */
    uint8_t *boards;            /* of the last call: a puzzle and its solution each */
    size_t boards_room;
    _Atomic uint64_t tried;
};

void nonet_generator_settings_defaults(nonet_generator_settings *settings)
{
    if (settings) *settings = (nonet_generator_settings){.seed = 1, .hardest = NN_EXTREME};
}

/* The pattern says how many clues there are, and where. */
static bool pattern_is_valid(const nonet_generator_settings *settings, const nonet_layout *layout)
{
    int clues = 0;
    for (int cell = 0; cell < layout->cells; cell++) clues += settings->pattern[cell];
    if (settings->symmetry != NONET_SYMMETRY_NONE ||
        nonet_pattern_problem(layout, settings->pattern, !settings->keeps_redundant))
        return false;
    return clues >= settings->fewest_clues && (!settings->most_clues || clues <= settings->most_clues);
}

/* Weights are for puzzles as they come: whoever changes them until they are right does not know how likely they
 * were. */
static bool has_no_demand(const nonet_generator_settings *settings)
{
    return settings->symmetry == NONET_SYMMETRY_NONE && !settings->keeps_redundant && !settings->fewest_clues &&
           !settings->most_clues && settings->easiest == NN_EASY && settings->hardest == NN_EXTREME &&
           !settings->without && !settings->needed && !settings->pattern && !settings->least_er && !settings->most_er &&
           !settings->least_score && !settings->most_score;
}

static bool is_any_technique(const bool *members)
{
    bool is_any = false;
    for (size_t at = 0; nonet_technique_at(at); at++) is_any |= members[at];
    return is_any;
}

/* Groups of clues may differ from what holds for single ones. */
static bool is_beyond_minimal(const nonet_generator_settings *settings, const nonet_layout *layout)
{
    const bool is_minimal = !settings->keeps_redundant && settings->symmetry == NONET_SYMMETRY_NONE;
    return is_minimal && settings->fewest_clues > nonet_layout_most_minimal_clues(layout);
}

bool nonet_layout_is_always_easy(const nonet_layout *layout)
{
    return nonet_layout_is_classic(layout) && layout->box_rows == 2 && layout->box_columns == 2;
}

/* Is nothing of what is needed easy? */
static bool needs_more_than_singles(const nonet_generator_settings *settings)
{
    for (size_t at = 0; settings->needed && nonet_technique_at(at); at++)
        if (settings->needed[at] && nonet_technique_at(at)->level == NN_EASY) return false;
    return settings->needed;
}

static bool generator_settings_are_valid(const nonet_generator_settings *settings, const nonet_layout *layout)
{
    if (!NN_RESERVED_IS_UNUSED(settings)) return false;
    const int fewest = settings->fewest_clues, most = settings->most_clues;
    if ((unsigned)settings->symmetry > NONET_SYMMETRY_ANY) return false;
    if (fewest < 0 || most < 0 || fewest > layout->cells || most > layout->cells) return false;
    if ((most && most < nonet_layout_fewest_clues(layout)) || is_beyond_minimal(settings, layout)) return false;
    if (nonet_layout_is_always_easy(layout) && (settings->easiest > NN_EASY || needs_more_than_singles(settings)))
        return false;
    if (!nonet_symmetry_allows(layout, settings->symmetry, fewest, most)) return false;
    if ((unsigned)settings->hardest > NN_EXTREME || (unsigned)settings->easiest > (unsigned)settings->hardest)
        return false;
    if (settings->without && !settings->needed && settings->hardest == NN_EXTREME) return false;
    if (settings->least_er < 0 || settings->most_er < 0 || settings->least_score < 0 || settings->most_score < 0)
        return false;
    if (settings->most_er && settings->most_er < settings->least_er) return false;
    if (settings->most_score && settings->most_score < settings->least_score) return false;
    if (settings->needed && !is_any_technique(settings->needed)) return false;
    if (settings->weighs && !has_no_demand(settings)) return false;
    if (!nn_is_nine(layout) && !nn_any_maker_takes(layout, settings)) return false;
    if (settings->pattern) return pattern_is_valid(settings, layout);
    const bool needs_most =
        settings->keeps_redundant && (nn_is_nine(layout) || (settings->hardest == NN_EXTREME && !settings->needed));
    return most ? most >= fewest : !needs_most;
}

nonet_status nonet_generator_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                                 nonet_generator **generator)
{
    if (!generator) return NONET_ERR_ARG;
    *generator = NULL;
    nonet_generator_settings used;
    nonet_generator_settings_defaults(&used);
    if (settings) used = *settings;
    if (layout && used.keeps_redundant && used.fewest_clues && !used.most_clues) used.most_clues = layout->cells;
    if (!nonet_layout_is_classic(layout) || !generator_settings_are_valid(&used, layout)) return NONET_ERR_ARG;
    nonet_generator *const made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->stop = used.stop;
    made->timeout_ms = used.timeout_ms;
    made->layout = layout;
    const nonet_status status = nn_is_nine(layout) ? nn_nine_maker_new(layout, &used, &made->tried, &made->nine)
                                                   : nn_any_maker_new(layout, &used, &made->tried, &made->any);
    if (status == NONET_OK) *generator = made;
    else nonet_generator_free(made);
    return status;
}

void nonet_generator_free(nonet_generator *generator)
{
    if (!generator) return;
    nn_nine_maker_free(generator->nine);
    nn_any_maker_free(generator->any);
    free(generator->boards);
    free(generator);
}

void nonet_generator_progress(const nonet_generator *generator, nonet_progress *progress)
{
    if (!progress) return;
    *progress = (nonet_progress){0};
    if (generator) progress->done = atomic_load_explicit(&generator->tried, memory_order_relaxed);
}

static nonet_status make_room_for_boards(nonet_generator *generator, size_t count)
{
    const size_t needed = count * 2 * (size_t)generator->layout->cells;
    if (needed <= generator->boards_room) return NONET_OK;
    free(generator->boards);
    generator->boards_room = 0;
    generator->boards = malloc(needed);
    if (!generator->boards) return NONET_ERR_MEMORY;
    generator->boards_room = needed;
    return NONET_OK;
}

static nonet_status make_others(nonet_generator *generator, struct nn_watch *watch, size_t count, nonet_generated *made)
{
    for (size_t at = 0; at < count; at++) NN_TRY(nn_any_maker_make(generator->any, watch, &made[at]));
    return NONET_OK;
}

nonet_status nonet_generator_make(nonet_generator *generator, uint64_t first, size_t count, nonet_generated *made)
{
    if (!generator || (count && !made) || count > SIZE_MAX / 2 / NONET_MAX_CELLS || first > UINT64_MAX - count)
        return NONET_ERR_ARG;
    const size_t cells = (size_t)generator->layout->cells;
    struct nn_watch watch;
    for (size_t at = 0; at < count; at++) made[at] = (nonet_generated){.index = first + at};
    NN_TRY(make_room_for_boards(generator, count));
    memset(generator->boards, 0, count * 2 * cells);
    for (size_t at = 0; at < count; at++) {
        made[at].cells = generator->boards + at * 2 * cells;
        made[at].solution = made[at].cells + cells;
    }
    nn_watch_begin(&watch, generator->stop, generator->timeout_ms);
    return generator->any ? make_others(generator, &watch, count, made)
                          : nn_nine_maker_make(generator->nine, &watch, count, made);
}
