/* words.c: telling a step: which writers a technique has, and the call that uses them.
 *
 * Everything is told from the public step and the position; the words_*.c of the families know what the
 * parts of a step mean (docs/steps.md). */
#include "logic/words.h"

#include <string.h>

#include "board/check.h"

/* How the steps of a technique are told. `line` writes what stands between the name and the result, with
 * its arrow. */
struct teller {
    nn_writer *line, *reason, *place, *what;
};

/* clang-format off */
#define LOCKED                   {nn_line_house_value, nn_reason_locked, nn_place_house_value, nn_what_locked}
#define SET_IN_HOUSE(reason)     {nn_line_cells, reason, nn_place_house, nn_what_values_in_house}
#define FISH                     {nn_line_fish, nn_reason_fish, nn_place_values, nn_what_values}
#define CHAIN_OF_ONE_VALUE       {nn_line_chain, nn_reason_chain, nn_place_values, nn_what_values}
#define WING                     {nn_line_wing, nn_reason_wing, nn_place_first_set, nn_what_pivot}
#define RECTANGLE(reason)        {nn_line_cells, reason, nn_place_values, nn_what_values}
#define COLORS(reason)           {nn_line_colors, reason, nn_place_values, nn_what_values}
#define CHAIN                    {nn_line_chain, nn_reason_chain, nn_place_result, nn_what_chain}
#define LOOP                     {nn_line_chain, nn_reason_continuous_loop, nn_place_result, nn_what_chain}
#define SETS(line, reason)       {line, reason, nn_place_first_set, nn_what_sets}
#define FORCING(reason)          {nn_line_forcing, reason, nn_place_result, nn_what_suppose}

static const struct teller tellers[NN_TECHNIQUES] = {
    [NN_FULL_HOUSE]    = {nn_line_house, nn_reason_full_house, nn_place_house, nn_what_in_house},
    [NN_LAST_DIGIT]    = {nn_line_values, nn_reason_last_digit, nn_place_values, nn_what_values},
    [NN_HIDDEN_SINGLE] = {nn_line_house_value, nn_reason_hidden_single, nn_place_house_value, nn_what_values_in_house},
    [NN_NAKED_SINGLE]  = {NULL, nn_reason_naked_single, nn_place_box, nn_what_single},
    [NN_BRUTE_FORCE]   = {NULL, nn_reason_brute_force, nn_place_box, nn_what_brute_force},

    [NN_POINTING]         = LOCKED,
    [NN_CLAIMING]         = LOCKED,
    [NN_LOCKED_PAIR]      = SET_IN_HOUSE(nn_reason_locked_set),
    [NN_LOCKED_TRIPLE]    = SET_IN_HOUSE(nn_reason_locked_set),
    [NN_NAKED_PAIR]       = SET_IN_HOUSE(nn_reason_naked_set),
    [NN_NAKED_TRIPLE]     = SET_IN_HOUSE(nn_reason_naked_set),
    [NN_NAKED_QUADRUPLE]  = SET_IN_HOUSE(nn_reason_naked_set),
    [NN_HIDDEN_PAIR]      = SET_IN_HOUSE(nn_reason_hidden_set),
    [NN_HIDDEN_TRIPLE]    = SET_IN_HOUSE(nn_reason_hidden_set),
    [NN_HIDDEN_QUADRUPLE] = SET_IN_HOUSE(nn_reason_hidden_set),

    [NN_X_WING] = FISH,             [NN_SWORDFISH] = FISH,             [NN_JELLYFISH] = FISH,
    [NN_FINNED_X_WING] = FISH,      [NN_FINNED_SWORDFISH] = FISH,      [NN_FINNED_JELLYFISH] = FISH,
    [NN_SASHIMI_X_WING] = FISH,     [NN_SASHIMI_SWORDFISH] = FISH,     [NN_SASHIMI_JELLYFISH] = FISH,
    [NN_FRANKEN_X_WING] = FISH,     [NN_FRANKEN_SWORDFISH] = FISH,
    [NN_FINNED_FRANKEN_X_WING] = FISH, [NN_FINNED_FRANKEN_SWORDFISH] = FISH,

    [NN_SKYSCRAPER]           = {nn_line_strings, nn_reason_chain, nn_place_values, nn_what_values},
    [NN_TWO_STRING_KITE]      = {nn_line_strings, nn_reason_chain, nn_place_values, nn_what_values},
    [NN_DUAL_TWO_STRING_KITE] = {nn_line_chain, nn_reason_dual, nn_place_values, nn_what_values},
    [NN_TURBOT_FISH]          = CHAIN_OF_ONE_VALUE,
    [NN_EMPTY_RECTANGLE]      = {nn_line_empty_rectangle, nn_reason_chain, nn_place_values, nn_what_values},
    [NN_DUAL_EMPTY_RECTANGLE] = {nn_line_chain, nn_reason_dual, nn_place_values, nn_what_values},

    [NN_XY_WING]  = WING,
    [NN_XYZ_WING] = WING,
    [NN_W_WING]   = {nn_line_w_wing, nn_reason_w_wing, nn_place_values, nn_what_values},

    [NN_UNIQUE_RECTANGLE_1]    = RECTANGLE(nn_reason_rectangle_1),
    [NN_UNIQUE_RECTANGLE_2]    = RECTANGLE(nn_reason_rectangle_extra),
    [NN_UNIQUE_RECTANGLE_3]    = RECTANGLE(nn_reason_rectangle_3),
    [NN_UNIQUE_RECTANGLE_4]    = RECTANGLE(nn_reason_rectangle_4),
    [NN_UNIQUE_RECTANGLE_5]    = RECTANGLE(nn_reason_rectangle_extra),
    [NN_UNIQUE_RECTANGLE_6]    = RECTANGLE(nn_reason_rectangle_6),
    [NN_HIDDEN_RECTANGLE]      = RECTANGLE(nn_reason_hidden_rectangle),
    [NN_AVOIDABLE_RECTANGLE_1] = RECTANGLE(nn_reason_avoidable_1),
    [NN_AVOIDABLE_RECTANGLE_2] = RECTANGLE(nn_reason_avoidable_2),
    [NN_BUG_PLUS_1]            = {nn_line_bug, nn_reason_bug, nn_place_result, nn_what_bug},

    [NN_SIMPLE_COLORS_TRAP] = COLORS(nn_reason_color_trap),
    [NN_SIMPLE_COLORS_WRAP] = COLORS(nn_reason_color_wrap),
    [NN_MULTI_COLORS_1]     = COLORS(nn_reason_multi_colors_1),
    [NN_MULTI_COLORS_2]     = COLORS(nn_reason_multi_colors_2),

    [NN_SUE_DE_COQ]  = SETS(nn_line_sue_de_coq, nn_reason_sue_de_coq),
    [NN_ALS_XZ]      = SETS(nn_line_als_xz, nn_reason_als_xz),
    [NN_ALS_XY_WING] = SETS(nn_line_als_xy_wing, nn_reason_als_chain),
    [NN_ALS_CHAIN]   = SETS(nn_line_als_chain, nn_reason_als_chain),

    [NN_REMOTE_PAIR]                = {nn_line_chain, nn_reason_remote_pair, nn_place_values, nn_what_values},
    [NN_X_CHAIN]                    = CHAIN_OF_ONE_VALUE,
    [NN_XY_CHAIN]                   = CHAIN,
    [NN_CONTINUOUS_LOOP]            = LOOP,
    [NN_DISCONTINUOUS_LOOP]         = CHAIN,
    [NN_AIC]                        = CHAIN,
    [NN_GROUPED_CONTINUOUS_LOOP]    = LOOP,
    [NN_GROUPED_DISCONTINUOUS_LOOP] = CHAIN,
    [NN_GROUPED_AIC]                = CHAIN,

    [NN_FORCING_CHAIN_CONTRADICTION] = FORCING(nn_reason_contradiction),
    [NN_FORCING_NET_CONTRADICTION]   = FORCING(nn_reason_contradiction),
    [NN_FORCING_CHAIN_VERITY]        = FORCING(nn_reason_verity),
    [NN_FORCING_NET_VERITY]          = FORCING(nn_reason_verity),
};
/* clang-format on */

static void load_board(struct nn_words *words)
{
    const nonet_position *position = words->position;
    nn_position_candidates(position, words->candidates);
    for (int cell = 0; cell < words->geometry.cells; cell++) {
        const int held = position->cells[cell];
        if (held) {
            nn_cells_add(&words->holders[held], cell);
            nn_cells_add(&words->filled, cell);
            words->candidates[cell] = 0;
        }
        for (uint64_t values = words->candidates[cell]; values;)
            nn_cells_add(&words->places[nn_take_bit(&values) + 1], cell);
    }
}

static void tell_line(struct nn_words *words, const struct teller *teller)
{
    nn_say(words, "%s: ", nn_techniques[words->step->technique].name);
    if (teller->line) teller->line(words);
    nn_say_result_short(words);
}

static void tell_chains(struct nn_words *words)
{
    for (size_t chain = 0; chain < words->step->chain_count; chain++) {
        if (chain) nn_say(words, "\n");
        if (words->step->chain_count > 1) nn_say_implications(words, &words->step->chains[chain]);
        else nn_say_chain(words, &words->step->chains[chain]);
    }
}

static void tell(struct nn_words *words, const struct teller *teller, nonet_step_form form)
{
    switch (form) {
    case NONET_STEP_LINE: tell_line(words, teller); break;
    case NONET_STEP_REASON: teller->reason(words); break;
    case NONET_STEP_CHAINS: tell_chains(words); break;
    case NONET_STEP_PLACE: teller->place(words); break;
    case NONET_STEP_WHAT: teller->what(words); break;
    }
}

size_t nonet_step_text(const nonet_step *step, const nonet_position *position, nonet_step_form form,
                       char *buffer, size_t size)
{
    struct nn_words words;
    memset(&words, 0, sizeof words);
    words.step = step;
    words.position = position;
    words.buffer = buffer;
    words.size = size;
    const bool can_tell = step && nn_position_is_readable(position) && step->technique >= 0 &&
                          step->technique < NN_TECHNIQUES &&
                          nn_geometry_init(&words.geometry, position->layout);
    if (can_tell) {
        load_board(&words);
        tell(&words, &tellers[step->technique], form);
    }
    if (size) buffer[words.length < size ? words.length : size - 1] = 0;
    return words.length;
}
