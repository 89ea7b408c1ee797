/* generator.c: the public handle that makes puzzles; 9x9 puzzles have their own maker, all other sizes share one. */
#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "base/try.h"
#include "board/layout.h"
#include "board/nine.h"
#include "create/any/any_maker.h"
#include "create/generator_settings.h"
#include "create/nine/nine_maker.h"
#include "technique/technique.h"

struct nonet_generator {
    nonet_stop *stop;
    uint64_t timeout_ms;
    const nonet_layout *layout;
    struct nn_nine_maker *nine; /* of 9x9, or */
    struct nn_any_maker *any;   /* of other boards */
    struct nn_block boards;     /* of the last call: a puzzle and its solution each */
    _Atomic uint64_t tried;
    _Atomic int64_t nearest; /* 0: none; 9x9 only */
};

void nonet_generator_settings_defaults(nonet_generator_settings *settings)
{
    if (settings) *settings = (nonet_generator_settings){.seed = 1, .hardest = NN_EXTREME, .means_zero = true};
}

nonet_generator_settings nn_generator_settings_of(const nonet_generator_settings *given)
{
    nonet_generator_settings usual, used;
    nonet_generator_settings_defaults(&usual);
    if (!given) return usual;
    used = *given;
    if (used.means_zero) return used;
    if (!used.seed) used.seed = usual.seed;
    if (!used.hardest) used.hardest = usual.hardest;
    used.means_zero = true;
    return used;
}

/* On 10x10 to 16x16 it takes seconds, now and then a minute, to find a puzzle that is minimal and not too hard; one where
 * only what must stay for its level is redundant takes 20 to 120 ms, and has no more clues. (Larger boards keep such
 * clues in any case.) */
static bool is_seldom_minimal(const nonet_layout *layout, const nonet_generator_settings *settings)
{
    return layout->side > 9 && layout->side <= NN_ANY_SIDE_WITHOUT_LIMIT && settings->hardest < NN_EXTREME;
}

/* More clues, and symmetric, where the level has it so and the settings leave it open. */
static void ask_for_play(const nonet_layout *layout, nonet_generator_settings *settings)
{
    const nonet_level *const level = nonet_level_at((size_t)settings->hardest);
    if (!settings->for_play || settings->pattern || settings->needed) return;
    const bool says_clues = settings->fewest_clues || settings->most_clues;
    if (is_seldom_minimal(layout, settings) && !says_clues) settings->keeps_redundant = true;
    if (!level->most_clues || !nn_is_nine(layout)) return;
    if (settings->symmetry == NONET_SYMMETRY_NONE) settings->symmetry = NONET_SYMMETRY_ROTATE180;
    if (settings->fewest_clues || settings->most_clues) return;
    settings->fewest_clues = level->fewest_clues;
    settings->most_clues = level->most_clues;
    settings->keeps_redundant = true;
}

nonet_status nonet_generator_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                                 nonet_generator **generator)
{
    if (!generator) return NONET_ERR_ARG;
    *generator = NULL;
    nonet_generator_settings used = nn_generator_settings_of(settings);
    if (nonet_generator_problem(layout, &used)) return NONET_ERR_ARG;
    ask_for_play(layout, &used);
    if (used.keeps_redundant && used.fewest_clues && !used.most_clues) used.most_clues = layout->cells;
    nonet_generator *const made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->stop = used.stop;
    made->timeout_ms = used.timeout_ms;
    made->layout = layout;
    const nonet_status status = nn_is_nine(layout)
                                    ? nn_nine_maker_new(layout, &used, &made->tried, &made->nearest, &made->nine)
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
    free(generator->boards.bytes);
    free(generator);
}

void nonet_generator_progress(const nonet_generator *generator, nonet_progress *progress)
{
    if (!progress) return;
    *progress = (nonet_progress){0};
    if (!generator) return;
    progress->done = atomic_load_explicit(&generator->tried, memory_order_relaxed);
    progress->nearest = atomic_load_explicit(&generator->nearest, memory_order_relaxed);
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
    NN_TRY(nn_block_grow(&generator->boards, count * 2 * cells));
    if (count) memset(generator->boards.bytes, 0, count * 2 * cells);
    for (size_t at = 0; at < count; at++) {
        made[at].cells = generator->boards.bytes + at * 2 * cells;
        made[at].solution = made[at].cells + cells;
    }
    nn_watch_begin(&watch, generator->stop, generator->timeout_ms);
    return generator->any ? make_others(generator, &watch, count, made)
                          : nn_nine_maker_make(generator->nine, &watch, count, made);
}
