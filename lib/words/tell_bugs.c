/* tell_bugs.c: BUG+1 and other bivalue graves.
 *
 * There is a set for each cell with extra candidates, with these as its values; for a BUG lite they follow
 * after sets[0], the cells without extra ones. The last set is the rest of a naked set (type 3), if there is a
 * base but no link; a link (type 4) is the value that the base confines to two cells. */
#include "words/words.h"

struct told_grave {
    size_t first, end;      /* the sets of the cells with extra candidates */
    bool is_naked, is_tied; /* types 3 and 4 */
    struct nn_cells cells;  /* with extra candidates */
    uint64_t extras;
};

static struct told_grave look_at_grave(const struct nn_words *words)
{
    const nonet_step *step = words->step;
    struct told_grave grave = {.first = step->technique == NN_BUG_LITE, .end = step->set_count};
    grave.is_tied = step->base.count && step->sets[grave.first].link;
    grave.is_naked = step->base.count && !grave.is_tied && grave.end > grave.first + 1;
    if (grave.is_naked) grave.end--;
    for (size_t set = grave.first; set < grave.end; set++) {
        grave.cells = nn_cells_or(grave.cells, nn_cells_of(step->sets[set].cells));
        grave.extras |= step->sets[set].values;
    }
    return grave;
}

/* "5 in r1c3, 7 in r2c4 and 5 in r6c6" */
static void say_extra_candidates(struct nn_words *words, const struct told_grave *grave)
{
    for (size_t set = grave->first; set < grave->end; set++) {
        const struct nn_cells cells = nn_cells_of(words->step->sets[set].cells);
        nn_say_joint(words, (int)(set - grave->first), (int)(grave->end - grave->first));
        nn_say(words, NN_SAY_EXTRA_CANDIDATES, words->step->sets[set].values, &cells);
    }
}

static void say_extras_in_line(struct nn_words *words, const struct told_grave *grave)
{
    for (size_t set = grave->first; set < grave->end; set++) {
        const struct nn_cells cells = nn_cells_of(words->step->sets[set].cells);
        nn_say(words, NN_SAY_LINE_EXTRAS, set > grave->first ? NN_SAY_SEMICOLON : NN_SAY_NOTHING,
               words->step->sets[set].values, &cells);
    }
    nn_note(words, " => ");
}

void nn_line_bug(struct nn_words *words)
{
    const struct told_grave grave = look_at_grave(words);
    say_extras_in_line(words, &grave);
}

void nn_line_bug_lite(struct nn_words *words)
{
    const struct told_grave grave = look_at_grave(words);
    const struct nn_cells cells = nn_cells_of(words->step->cells);
    nn_say(words, NN_SAY_LINE_BUG_LITE, words->step->values, &cells);
    say_extras_in_line(words, &grave);
}

void nn_what_bug(struct nn_words *words)
{
    const struct told_grave grave = look_at_grave(words);
    nn_say(words, NN_SAY_HINT_BUG, &grave.cells);
}

static void say_deadly_grave(struct nn_words *words)
{
    nn_say(words, NN_SAY_EACH_CANDIDATE_TWICE);
}

void nn_reason_bug(struct nn_words *words)
{
    const nonet_step_set *extra = &words->step->sets[0];
    const int cell = extra->cells.cells[0];
    nn_say(words, NN_SAY_BUG, cell, extra->values);
    say_deadly_grave(words);
    nn_say(words, NN_SAY_BUG_CELL_MUST_BE, cell, extra->values);
}

/* ---- several extra candidates ------------------------------------------------------------------------ */

static void say_grave(struct nn_words *words, const struct told_grave *grave)
{
    if (nn_tells_all(words)) nn_say(words, NN_SAY_ALL_CELLS_HAVE_TWO, &grave->cells);
    nn_say(words, NN_SAY_WITHOUT);
    say_extra_candidates(words, grave);
    nn_say(words, NN_SAY_COMMA);
    say_deadly_grave(words);
    if (!grave->is_naked) nn_say(words, NN_SAY_ONE_OF_THEM_IS_TRUE);
}

static void say_naked_rest(struct nn_words *words, const struct told_grave *grave)
{
    nn_say(words, NN_SAY_ONE_OF_CELLS_TAKES, &grave->cells, grave->extras);
    nn_say_rest_of_set(words, &words->step->sets[words->step->set_count - 1]);
}

/* Why this extra candidate rules out the other one: they share a cell or a house. */
static void say_rule_out(struct nn_words *words, int cell, int value, nonet_candidate removed)
{
    struct nn_cells both = nn_one_cell(cell);
    nn_cells_add(&both, removed.cell);
    const int house = cell == removed.cell ? -1 : nn_words_house_around(words, both, 0);
    nn_say(words, NN_SAY_CELL_IS, cell, value);
    if (house >= 0) nn_say(words, NN_SAY_BOTH_ARE_IN_HOUSE, house);
}

/* BUG+n: each removal with each extra candidate. */
static void say_rule_outs(struct nn_words *words, const struct told_grave *grave)
{
    const nonet_step *step = words->step;
    for (size_t i = 0; i < step->elimination_count; i++) {
        const nonet_candidate removed = step->eliminations[i];
        enum nn_phrase before = NN_SAY_IF_REASON;
        nn_say(words, NN_SAY_CELL_CANNOT_BE_IF, i ? NN_SAY_SPACE : NN_SAY_NOTHING, (int)removed.cell,
               (int)removed.value);
        for (size_t set = grave->first; set < grave->end; set++)
            for (uint64_t rest = step->sets[set].values; rest; before = NN_SAY_NOR_IF) {
                nn_say(words, before);
                say_rule_out(words, step->sets[set].cells.cells[0], nn_take_bit(&rest) + 1, removed);
            }
        nn_say(words, NN_SAY_STOP);
    }
}

/* What follows if one of the extra candidates is true. */
static void say_end_of_grave(struct nn_words *words, const struct told_grave *grave)
{
    const nonet_step *step = words->step;
    const uint64_t link = step->sets[grave->first].link;
    const int count = nn_cells_count(grave->cells);
    if (grave->is_naked) {
        say_naked_rest(words, grave);
    } else if (grave->is_tied) {
        nn_say(words, NN_SAY_GRAVE_IS_TIED, &step->base, link, &grave->cells);
        nn_say(words, NN_SAY_RESULT);
    } else if (count == 1) {
        nn_say(words, NN_SAY_CELL_MUST_TAKE, &grave->cells, grave->extras);
        nn_say(words, NN_SAY_RESULT);
    } else if (nn_has_one_bit(grave->extras)) {
        nn_say_result_of_seeing(words, count == 2 ? NN_SAY_SEES_BOTH : NN_SAY_SEES_ALL);
    } else if (nn_tells_all(words)) {
        say_rule_outs(words, grave);
    } else {
        nn_say(words, NN_SAY_SAME_RESULT);
    }
}

/* Types 2 to 4 and BUG+n. */
void nn_reason_graves(struct nn_words *words)
{
    const struct told_grave grave = look_at_grave(words);
    say_grave(words, &grave);
    say_end_of_grave(words, &grave);
}

/* ---- BUG lite ---------------------------------------------------------------------------------------- */

/* "r1c1 {12}, r1c5 {23}": the pair of each cell. */
static void say_pairs_of_pattern(struct nn_words *words, const struct told_grave *grave)
{
    const nonet_step *step = words->step;
    size_t set = grave->first;
    bool is_first = true;
    NN_EACH_CELL(cell, nn_cells_of(step->cells))
    {
        uint64_t pair = words->candidates[cell];
        /* The sets are in the order of their cells. */
        if (set < grave->end && step->sets[set].cells.count && step->sets[set].cells.cells[0] == cell)
            pair &= ~step->sets[set++].values;
        nn_say(words, NN_SAY_PAIR_OF_CELL, is_first ? NN_SAY_NOTHING : NN_SAY_COMMA, cell, pair);
        is_first = false;
    }
}

static void say_two_ways(struct nn_words *words, const struct told_grave *grave)
{
    nn_say(words, NN_SAY_TAKE_TWO_OF_EACH);
    say_pairs_of_pattern(words, grave);
    nn_say(words, NN_SAY_GRAVE_HAS_TWO_WAYS);
    say_extra_candidates(words, grave);
    nn_say(words, NN_SAY_EXTRAS_ARE_ALL, nn_cells_count(grave->cells) == 1 && nn_has_one_bit(grave->extras));
}

void nn_reason_bug_lite(struct nn_words *words)
{
    const struct told_grave grave = look_at_grave(words);
    const struct nn_cells cells = nn_cells_of(words->step->cells);
    if (nn_tells_all(words)) {
        say_two_ways(words, &grave);
    } else {
        nn_say(words, NN_SAY_WITHOUT);
        say_extra_candidates(words, &grave);
        nn_say(words, NN_SAY_VALUES_TWICE_OR_NOT_AT_ALL, &cells);
    }
    say_end_of_grave(words, &grave);
}

/* ---- reverse BUG ------------------------------------------------------------------------------------- */

void nn_reason_reverse_bug(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells filled = nn_cells_of(step->cells), losers = nn_words_losers(words);
    const uint64_t lacking = nn_words_removed(words), other = step->values & ~lacking;
    if (nn_tells_all(words))
        nn_say(words, NN_SAY_REVERSE_BUG_IN_FULL, step->values, &filled, &step->base, other, &losers, lacking);
    else nn_say(words, NN_SAY_REVERSE_BUG, step->values, &step->base, lacking, &losers, other);
    nn_say(words, NN_SAY_THEN_SO_RESULT);
}
