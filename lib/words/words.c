/* words.c: telling a step: which writers a technique has, and the call that uses them.
 *
 * Everything is told from the public step and the position; the words_*.c of the families know what the
 * parts of a step mean (docs/steps.md). */
#include "words/words.h"

#include <assert.h>
#include <string.h>

#include "board/check.h"

/* How the steps of a technique are told. `line` writes what stands between the name and the result, with
 * its arrow. The writers count on so many houses in base and cover, sets, chains (and nodes in each) and placements; a
 * step that has fewer is told by what it does alone. */
struct teller {
    nn_writer *line, *reason, *place, *what;
    size_t houses, covers, sets, chains, nodes, placements;
};

/* clang-format off */
#define LOCKED              {nn_line_house_value, nn_reason_locked, nn_place_house_value, nn_what_locked, .houses = 1, .covers = 1}
#define SET_IN_HOUSE(why)   {nn_line_cells, why, nn_place_house, nn_what_values_in_house, .houses = 1}
#define LARGE_SET(why)      {nn_line_cells, why, nn_place_house, nn_what_large_set, .houses = 1}
#define DIRECT_LOCKED       {nn_line_direct_locked, nn_reason_direct_locked, nn_place_house_value, nn_what_locked, \
                             .houses = 2, .covers = 1, .placements = 1}
#define DIRECT_SET          {nn_line_direct_set, nn_reason_direct_set, nn_place_house, nn_what_values_in_house, \
                             .houses = 1, .placements = 1}
#define ALMOST_LOCKED       {nn_line_almost_locked, nn_reason_almost_locked, nn_place_first_set, nn_what_almost_locked, \
                             .houses = 2, .sets = 3}
#define TEMPLATES           {nn_line_values, nn_reason_template, nn_place_values, nn_what_values, .sets = 1}
#define FISH                {nn_line_fish, nn_reason_fish, nn_place_houses, nn_what_values, .houses = 2}
#define KRAKEN              {nn_line_kraken, nn_reason_kraken, nn_place_houses, nn_what_values, .houses = 2, .covers = 2, .chains = 1}
#define OF_VALUES(line, why, length) {line, why, nn_place_houses, nn_what_values, .chains = 1, .nodes = length}
#define WING                {nn_line_wing, nn_reason_wing, nn_place_first_set, nn_what_pivot, .sets = 3}
#define RECTANGLE(why, count) {nn_line_cells, why, nn_place_boxes, nn_what_rectangle, .sets = count}
#define GRAVE(count)        {nn_line_bug, nn_reason_graves, nn_place_result, nn_what_bug, .sets = count}
#define COLORS(why, count)  {nn_line_colors, why, nn_place_values, nn_what_colors, .sets = count}
#define CHAIN               {nn_line_chain, nn_reason_chain, nn_place_result, nn_what_chain, .chains = 1}
#define LOOP                {nn_line_chain, nn_reason_continuous_loop, nn_place_result, nn_what_chain, .chains = 1}
#define SETS(line, why, count) {line, why, nn_place_first_set, nn_what_sets, .sets = count}
#define STRONG_LINKS(length) {nn_line_chain, nn_reason_chain, nn_place_houses, nn_what_strong_links, .chains = 1, .nodes = length}
#define FORCING(why)        {nn_line_forcing, why, nn_place_result, nn_what_suppose, .chains = 1}

static const struct teller tellers[NN_TECHNIQUES] = {
    [NN_FULL_HOUSE]    = {nn_line_house, nn_reason_full_house, nn_place_house, nn_what_in_house, .houses = 1, .placements = 1},
    [NN_LAST_DIGIT]    = {nn_line_values, nn_reason_last_digit, nn_place_values, nn_what_last_digit, .placements = 1},
    [NN_HIDDEN_SINGLE] = {nn_line_house_value, nn_reason_hidden_single, nn_place_house_value, nn_what_values_in_house,
                          .houses = 1, .placements = 1},
    [NN_NAKED_SINGLE]  = {NULL, nn_reason_naked_single, nn_place_box, nn_what_single, .placements = 1},
    [NN_BRUTE_FORCE]   = {NULL, nn_reason_brute_force, nn_place_box, nn_what_brute_force, .placements = 1},

    [NN_DIRECT_POINTING]      = DIRECT_LOCKED,
    [NN_DIRECT_CLAIMING]      = DIRECT_LOCKED,
    [NN_DIRECT_HIDDEN_PAIR]   = DIRECT_SET,
    [NN_DIRECT_HIDDEN_TRIPLE] = DIRECT_SET,

    [NN_POINTING]         = LOCKED,
    [NN_CLAIMING]         = LOCKED,
    [NN_LOCKED_LINES]     = {nn_line_fish, nn_reason_locked_lines, nn_place_houses, nn_what_locked_lines, .houses = 2, .covers = 2},
    [NN_LOCKED_PAIR]      = SET_IN_HOUSE(nn_reason_locked_set),
    [NN_LOCKED_TRIPLE]    = SET_IN_HOUSE(nn_reason_locked_set),
    [NN_NAKED_PAIR]       = SET_IN_HOUSE(nn_reason_naked_set),
    [NN_NAKED_TRIPLE]     = SET_IN_HOUSE(nn_reason_naked_set),
    [NN_NAKED_QUADRUPLE]  = SET_IN_HOUSE(nn_reason_naked_set),
    [NN_HIDDEN_PAIR]      = SET_IN_HOUSE(nn_reason_hidden_set),
    [NN_HIDDEN_TRIPLE]    = SET_IN_HOUSE(nn_reason_hidden_set),
    [NN_HIDDEN_QUADRUPLE] = SET_IN_HOUSE(nn_reason_hidden_set),
    [NN_NAKED_SET]        = LARGE_SET(nn_reason_naked_set),
    [NN_HIDDEN_SET]       = LARGE_SET(nn_reason_hidden_set),

    [NN_X_WING] = FISH,             [NN_SWORDFISH] = FISH,             [NN_JELLYFISH] = FISH,
    [NN_FINNED_X_WING] = FISH,      [NN_FINNED_SWORDFISH] = FISH,      [NN_FINNED_JELLYFISH] = FISH,
    [NN_SASHIMI_X_WING] = FISH,     [NN_SASHIMI_SWORDFISH] = FISH,     [NN_SASHIMI_JELLYFISH] = FISH,
    [NN_FRANKEN_X_WING] = FISH,     [NN_FRANKEN_SWORDFISH] = FISH,
    [NN_FINNED_FRANKEN_X_WING] = FISH, [NN_FINNED_FRANKEN_SWORDFISH] = FISH,
    [NN_SQUIRMBAG] = FISH,          [NN_WHALE] = FISH,                 [NN_LEVIATHAN] = FISH,
    [NN_FINNED_SQUIRMBAG] = FISH,   [NN_FINNED_WHALE] = FISH,          [NN_FINNED_LEVIATHAN] = FISH,
    [NN_SASHIMI_SQUIRMBAG] = FISH,  [NN_SASHIMI_WHALE] = FISH,         [NN_SASHIMI_LEVIATHAN] = FISH,
    [NN_FRANKEN_JELLYFISH] = FISH,  [NN_FRANKEN_SQUIRMBAG] = FISH,     [NN_FRANKEN_WHALE] = FISH,
    [NN_FRANKEN_LEVIATHAN] = FISH,
    [NN_FINNED_FRANKEN_JELLYFISH] = FISH, [NN_FINNED_FRANKEN_SQUIRMBAG] = FISH,
    [NN_FINNED_FRANKEN_WHALE] = FISH,     [NN_FINNED_FRANKEN_LEVIATHAN] = FISH,
    [NN_MUTANT_X_WING] = FISH,      [NN_MUTANT_SWORDFISH] = FISH,      [NN_MUTANT_JELLYFISH] = FISH,
    [NN_MUTANT_SQUIRMBAG] = FISH,   [NN_MUTANT_WHALE] = FISH,          [NN_MUTANT_LEVIATHAN] = FISH,
    [NN_FINNED_MUTANT_X_WING] = FISH,    [NN_FINNED_MUTANT_SWORDFISH] = FISH, [NN_FINNED_MUTANT_JELLYFISH] = FISH,
    [NN_FINNED_MUTANT_SQUIRMBAG] = FISH, [NN_FINNED_MUTANT_WHALE] = FISH,     [NN_FINNED_MUTANT_LEVIATHAN] = FISH,
    [NN_KRAKEN_FISH_1] = KRAKEN,    [NN_KRAKEN_FISH_2] = KRAKEN,

    [NN_SKYSCRAPER]           = OF_VALUES(nn_line_strings, nn_reason_chain, 4),
    [NN_TWO_STRING_KITE]      = OF_VALUES(nn_line_strings, nn_reason_chain, 4),
    [NN_DUAL_TWO_STRING_KITE] = OF_VALUES(nn_line_chain, nn_reason_dual, 4),
    [NN_TURBOT_FISH]          = OF_VALUES(nn_line_chain, nn_reason_chain, 4),
    [NN_EMPTY_RECTANGLE]      = OF_VALUES(nn_line_empty_rectangle, nn_reason_chain, 4),
    [NN_DUAL_EMPTY_RECTANGLE] = OF_VALUES(nn_line_chain, nn_reason_dual, 4),

    [NN_XY_WING]  = WING,
    [NN_XYZ_WING] = WING,
    [NN_W_WING]   = {nn_line_w_wing, nn_reason_w_wing, nn_place_boxes, nn_what_values, .houses = 1, .sets = 3},

    [NN_M_WING] = CHAIN, [NN_S_WING] = CHAIN, [NN_L_WING] = CHAIN, [NN_H_WING] = CHAIN,
    [NN_WXYZ_WING]    = SETS(nn_line_als_xz, nn_reason_als_xz, 2),
    [NN_VWXYZ_WING]   = SETS(nn_line_als_xz, nn_reason_als_xz, 2),
    [NN_UVWXYZ_WING]  = SETS(nn_line_als_xz, nn_reason_als_xz, 2),
    [NN_TUVWXYZ_WING] = SETS(nn_line_als_xz, nn_reason_als_xz, 2),

    [NN_UNIQUE_RECTANGLE_1]    = RECTANGLE(nn_reason_rectangle_1, 2),
    [NN_UNIQUE_RECTANGLE_2]    = RECTANGLE(nn_reason_rectangle_extra, 2),
    [NN_UNIQUE_RECTANGLE_3]    = RECTANGLE(nn_reason_rectangle_3, 3),
    [NN_UNIQUE_RECTANGLE_4]    = RECTANGLE(nn_reason_rectangle_4, 2),
    [NN_UNIQUE_RECTANGLE_5]    = RECTANGLE(nn_reason_rectangle_extra, 2),
    [NN_UNIQUE_RECTANGLE_6]    = RECTANGLE(nn_reason_rectangle_6, 2),
    [NN_HIDDEN_RECTANGLE]      = RECTANGLE(nn_reason_hidden_rectangle, 3),
    [NN_AVOIDABLE_RECTANGLE_1] = RECTANGLE(nn_reason_avoidable_1, 2),
    [NN_AVOIDABLE_RECTANGLE_2] = RECTANGLE(nn_reason_avoidable_2, 2),
    [NN_BUG_PLUS_1]            = {nn_line_bug, nn_reason_bug, nn_place_result, nn_what_bug, .sets = 1},

    [NN_UNIQUE_LOOP_1]         = RECTANGLE(nn_reason_rectangle_1, 2),
    [NN_UNIQUE_LOOP_2]         = RECTANGLE(nn_reason_rectangle_extra, 2),
    [NN_UNIQUE_LOOP_3]         = RECTANGLE(nn_reason_rectangle_3, 3),
    [NN_UNIQUE_LOOP_4]         = RECTANGLE(nn_reason_rectangle_4, 2),
    [NN_EXTENDED_RECTANGLE_1]  = RECTANGLE(nn_reason_rectangle_1, 2),
    [NN_EXTENDED_RECTANGLE_2]  = RECTANGLE(nn_reason_rectangle_extra, 2),
    [NN_EXTENDED_RECTANGLE_3]  = RECTANGLE(nn_reason_rectangle_3, 3),
    [NN_EXTENDED_RECTANGLE_4]  = RECTANGLE(nn_reason_rectangle_4, 2),
    [NN_BUG_2]                 = GRAVE(2),
    [NN_BUG_3]                 = GRAVE(3),
    [NN_BUG_4]                 = GRAVE(2),
    [NN_BUG_PLUS_N]            = GRAVE(1),
    [NN_BUG_LITE]              = {nn_line_bug_lite, nn_reason_bug_lite, nn_place_boxes, nn_what_bug, .sets = 2},
    [NN_REVERSE_BUG]           = {nn_line_cells, nn_reason_reverse_bug, nn_place_values, nn_what_values, .houses = 3},
    [NN_SYMMETRICAL_PLACEMENT] = {nn_line_symmetry, nn_reason_symmetry, nn_place_givens, nn_what_unknown, .sets = 1},

    [NN_SIMPLE_COLORS_TRAP] = COLORS(nn_reason_color_trap, 2),
    [NN_SIMPLE_COLORS_WRAP] = COLORS(nn_reason_color_wrap, 2),
    [NN_MULTI_COLORS_1]     = COLORS(nn_reason_multi_colors_1, 4),
    [NN_MULTI_COLORS_2]     = COLORS(nn_reason_multi_colors_2, 4),

    [NN_MEDUSA]             = {nn_line_medusa, nn_reason_medusa, nn_place_values, nn_what_colors, .sets = 2},

    [NN_THREE_STRONG_LINKS] = STRONG_LINKS(6),
    [NN_FOUR_STRONG_LINKS]  = STRONG_LINKS(8),
    [NN_FIVE_STRONG_LINKS]  = STRONG_LINKS(10),
    [NN_SIX_STRONG_LINKS]   = STRONG_LINKS(12),
    [NN_X_LOOP]             = OF_VALUES(nn_line_chain, nn_reason_continuous_loop, 6),

    [NN_SUE_DE_COQ]  = {nn_line_sue_de_coq, nn_reason_sue_de_coq, nn_place_first_set, nn_what_sets, .houses = 2, .sets = 3},
    [NN_ALMOST_LOCKED_PAIR]   = ALMOST_LOCKED,
    [NN_ALMOST_LOCKED_TRIPLE] = ALMOST_LOCKED,
    [NN_ALS_XZ]      = SETS(nn_line_als_xz, nn_reason_als_xz, 2),
    [NN_ALS_XY_WING] = SETS(nn_line_als_xy_wing, nn_reason_als_chain, 3),
    [NN_ALS_W_WING]  = SETS(nn_line_als_w_wing, nn_reason_als_w_wing, 3),
    [NN_DEATH_BLOSSOM] = SETS(nn_line_death_blossom, nn_reason_death_blossom, 3),
    [NN_ALS_CHAIN]   = SETS(nn_line_als_chain, nn_reason_als_chain, 3),

    [NN_ALIGNED_PAIR_EXCLUSION]   = SETS(nn_line_exclusion, nn_reason_exclusion, 2),
    [NN_ALIGNED_TRIPLE_EXCLUSION] = SETS(nn_line_exclusion, nn_reason_exclusion, 3),
    [NN_SK_LOOP]                  = {nn_line_cover, nn_reason_cover, nn_place_result, nn_what_unknown, .covers = 8, .sets = 8},
    [NN_MULTI_SECTOR_LOCKED_SETS] = {nn_line_cover, nn_reason_cover, nn_place_result, nn_what_unknown, .covers = 2, .sets = 2},
    [NN_EXOCET]        = {nn_line_exocet, nn_reason_exocet, nn_place_first_set, nn_what_exocet, .houses = 3, .covers = 2, .sets = 4},
    [NN_DOUBLE_EXOCET] = {nn_line_exocet, nn_reason_double_exocet, nn_place_first_set, nn_what_exocet,
                          .houses = 6, .covers = 4, .sets = 8},

    [NN_REMOTE_PAIR]                = {nn_line_chain, nn_reason_remote_pair, nn_place_values, nn_what_values, .sets = 2, .chains = 1},
    [NN_X_CHAIN]                    = OF_VALUES(nn_line_chain, nn_reason_chain, 4),
    [NN_XY_CHAIN]                   = CHAIN,
    [NN_CONTINUOUS_LOOP]            = LOOP,
    [NN_DISCONTINUOUS_LOOP]         = CHAIN,
    [NN_AIC]                        = CHAIN,
    [NN_GROUPED_CONTINUOUS_LOOP]    = LOOP,
    [NN_GROUPED_DISCONTINUOUS_LOOP] = CHAIN,
    [NN_GROUPED_AIC]                = CHAIN,
    [NN_ALS_CONTINUOUS_LOOP]        = LOOP,
    [NN_ALS_DISCONTINUOUS_LOOP]     = CHAIN,
    [NN_ALS_AIC]                    = CHAIN,

    [NN_FORCING_CHAIN_CONTRADICTION] = FORCING(nn_reason_contradiction),
    [NN_FORCING_NET_CONTRADICTION]   = FORCING(nn_reason_contradiction),
    [NN_FORCING_CHAIN_VERITY]        = FORCING(nn_reason_verity),
    [NN_FORCING_NET_VERITY]          = FORCING(nn_reason_verity),

    [NN_TEMPLATE_SET]    = TEMPLATES,
    [NN_TEMPLATE_DELETE] = TEMPLATES,
    [NN_NISHIO] = FORCING(nn_reason_contradiction),
    [NN_CELL_FORCING_CHAINS] = FORCING(nn_reason_verity),
    [NN_REGION_FORCING_CHAINS] = FORCING(nn_reason_verity),
    [NN_DYNAMIC_CONTRADICTION] = FORCING(nn_reason_contradiction),
    [NN_DYNAMIC_DOUBLE] = FORCING(nn_reason_verity),
    [NN_DYNAMIC_CELL] = FORCING(nn_reason_verity),
    [NN_DYNAMIC_REGION] = FORCING(nn_reason_verity),
    [NN_DYNAMIC_PLUS] = FORCING(nn_reason_forcing),
    [NN_NESTED_CHAINS] = FORCING(nn_reason_forcing),
    [NN_NESTED_MULTIPLE] = FORCING(nn_reason_forcing),
    [NN_NESTED_DYNAMIC] = FORCING(nn_reason_forcing),
    [NN_NESTED_DYNAMIC_PLUS] = FORCING(nn_reason_forcing),
};
/* clang-format on */

bool nn_words_can_tell(enum nn_technique technique)
{
    assert(technique >= 0 && technique < NN_TECHNIQUES);
    const struct teller *teller = &tellers[technique];
    return teller->reason && teller->place && teller->what;
}

static void load_board(struct nn_words *words)
{
    assert(words->geometry.layout == words->position->layout);
    const nonet_position *position = words->position;
    nn_position_candidates(position, words->candidates);
    words->filled = nn_no_cells();
    for (int value = 1; value <= words->geometry.side; value++)
        words->places[value] = words->holders[value] = nn_no_cells();
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

/* Does the step have the parts that its writers count on? */
static bool is_complete(const nonet_step *step, const struct teller *teller)
{
    for (size_t chain = 0; chain < step->chain_count; chain++)
        if (!step->chains[chain].count || step->chains[chain].count < teller->nodes) return false;
    return step->base.count >= teller->houses && step->cover.count >= teller->covers &&
           step->set_count >= teller->sets && step->chain_count >= teller->chains &&
           step->placement_count >= teller->placements;
}

static void tell_line(struct nn_words *words, const struct teller *teller)
{
    nn_say_technique_name(words);
    nn_say(words, ": ");
    if (teller && teller->line) teller->line(words);
    nn_say_result_short(words);
}

/* All chains of a forcing net, in one list. */
static bool tell_forcing_net(struct nn_words *words)
{
    bool is_net = false;
    for (size_t i = 0; i < nn_words_branches(words); i++)
        is_net = is_net || !nn_chain_is_plain(&words->step->chains[i]);
    struct nn_told_net net;
    if (!is_net || !nn_net_open(&net, words, words->step->chains, nn_words_branches(words))) return false;
    nn_say_net_short(&net);
    nn_net_close(&net);
    return true;
}

/* Forcing chains are lists of statements: cells alone would hide what is supposed. */
static void tell_chains(struct nn_words *words, const struct teller *teller)
{
    const bool is_forcing = teller->line == nn_line_forcing || teller->line == nn_line_kraken;
    if (is_forcing && tell_forcing_net(words)) return;
    for (size_t i = 0; i < nn_words_branches(words); i++) {
        const nonet_step_chain *chain = &words->step->chains[i];
        if (i) nn_say(words, "\n");
        if (is_forcing && nn_chain_is_plain(chain)) nn_say_implications(words, chain);
        else nn_say_chain(words, chain);
    }
}

/* What can be said without knowing the pattern. */
static void tell_without_pattern(struct nn_words *words, nonet_step_form form)
{
    switch (form) {
    case NONET_STEP_LINE: tell_line(words, NULL); break;
    case NONET_STEP_REASON: nn_say_result(words, ""); break;
    case NONET_STEP_CHAINS: break;
    case NONET_STEP_PLACE: nn_place_result(words); break;
    case NONET_STEP_WHAT: nn_what_unknown(words); break;
    }
}

static void tell(struct nn_words *words, nonet_step_form form)
{
    const struct teller *teller = &tellers[words->step->technique];
    if (!teller->reason || !is_complete(words->step, teller)) {
        tell_without_pattern(words, form);
        return;
    }
    switch (form) {
    case NONET_STEP_LINE: tell_line(words, teller); break;
    case NONET_STEP_REASON: teller->reason(words); break;
    case NONET_STEP_CHAINS: tell_chains(words, teller); break;
    case NONET_STEP_PLACE: teller->place(words); break;
    case NONET_STEP_WHAT: teller->what(words); break;
    }
}

/* Whether there is a symbol for every value of the board. */
static bool has_all_symbols(const char *symbols, const nonet_layout *layout)
{
    return symbols && strlen(symbols) >= (size_t)nonet_layout_side(layout);
}

size_t nonet_step_text_in(const nonet_step *step, const nonet_position *position, const char *symbols,
                          nonet_step_form form, char *buffer, size_t size)
{
    struct nn_words words; /* large, so load_board writes only what the board uses */
    words.step = step;
    words.position = position;
    words.buffer = buffer;
    words.size = size;
    words.length = 0;
    const bool can_tell = step && nn_position_is_readable(position) && step->technique >= 0 &&
                          step->technique < NN_TECHNIQUES && nn_geometry_init(&words.geometry, position->layout);
    if (can_tell) {
        words.symbols = has_all_symbols(symbols, position->layout) ? symbols : NULL;
        load_board(&words);
        tell(&words, form);
    }
    if (size) buffer[words.length < size ? words.length : size - 1] = 0;
    return words.length;
}

size_t nonet_step_text(const nonet_step *step, const nonet_position *position, nonet_step_form form, char *buffer,
                       size_t size)
{
    return nonet_step_text_in(step, position, NULL, form, buffer, size);
}
