/* nearest_text.c: how far a puzzle is from what is wanted, in English. */
#include <inttypes.h>

#include "base/short_text.h"
#include "create/bounds.h"

static const char *plural(int64_t count)
{
    return count == 1 ? "" : "s";
}

static void tell_rating(struct nn_short_text *text, int64_t lack)
{
    if (lack == NN_RATED_ABOVE) nn_short_text_add(text, "rated too high");
    else nn_short_text_add(text, "rated %" PRId64 ".%" PRId64 " too low", lack / 10, lack % 10);
}

/* Ratings are given up above the highest, so nobody knows by how much. */
static void tell_score(struct nn_short_text *text, const nonet_generator_settings *wanted, int64_t lack)
{
    if (!wanted->least_score) nn_short_text_add(text, "scored too high");
    else if (wanted->most_score) nn_short_text_add(text, "scored too low or too high");
    else nn_short_text_add(text, "%" PRId64 " point%s too low", lack, plural(lack));
}

size_t nonet_nearest_text(const nonet_generator_settings *settings, int64_t distance, char *buffer, size_t size)
{
    struct nn_short_text text = nn_short_text_begin(buffer, size);
    if (!settings || distance <= 0) return 0;
    const int64_t lack = distance % NN_RANK;
    switch ((enum nn_demand)(distance / NN_RANK)) {
    case NN_BY_REDUNDANCY: nn_short_text_add(&text, "with redundant clues"); break;
    case NN_BY_RATING: tell_rating(&text, lack); break;
    case NN_BY_SCORE: tell_score(&text, settings, lack); break;
    case NN_BY_TECHNIQUES: nn_short_text_add(&text, "not of this level or these techniques"); break;
    case NN_BY_CLUES: nn_short_text_add(&text, "%" PRId64 " clue%s away", lack, plural(lack)); break;
    }
    return text.length;
}
