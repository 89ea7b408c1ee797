/* practice_answer.c: what the player changed, and whether it is right.
 *
 * An answer is a list of parts: candidates that were taken away, and values that were entered. Each is held against the
 * solution, then against what the instances of the technique give. A value says the same as taking all others away from its
 * cell, and so does a cell in which one mark is left.
 *
 *     a part is not true                         wrong: it is put back, and explained
 *     one part is a result of some instance      right; what else that instance gives is told, so is what it does not give
 *     else                                       true for another reason, which is told; nothing is counted
 */
#include "practice_inside.h"

struct part {
    uint16_t cell;
    uint8_t value;
    bool is_entered; /* else taken away */
    bool is_true, is_result;
};

struct judgement {
    struct part parts[81 * 9]; /* boards to practise on are 9x9 */
    size_t count;
    size_t wrong, results; /* parts */
    size_t instance;       /* that most of them are results of */
};

bool gm_practice_is_own(const nonet_practice *practice)
{
    return practice->technique >= 0 && practice->game->cells == 81 &&
           !memcmp(&practice->game->start, &practice->start, sizeof practice->start);
}

/* ---- the parts ------------------------------------------------------------------------------------------- */

static void add_part(struct judgement *judgement, int cell, int value, bool is_entered)
{
    judgement->parts[judgement->count++] =
        (struct part){.cell = (uint16_t)cell, .value = (uint8_t)value, .is_entered = is_entered};
}

static void collect_parts(const nonet_practice *practice, struct judgement *judgement)
{
    const struct gm_board *const start = &practice->start, *const now = &practice->game->board;
    for (int cell = 0; cell < practice->game->cells; cell++) {
        if (start->values[cell]) continue;
        const uint64_t gone = start->marks[cell] & ~now->marks[cell];
        if (now->values[cell]) add_part(judgement, cell, now->values[cell], true);
        for (int value = 1; !now->values[cell] && value <= practice->game->side; value++)
            if (gone & gm_bit(value)) add_part(judgement, cell, value, false);
    }
}

void gm_practice_write_answer(const nonet_practice *practice, struct gm_text *text)
{
    struct judgement judgement = {.count = 0};
    gm_text_clear(text);
    if (!gm_practice_is_own(practice)) return;
    collect_parts(practice, &judgement);
    for (size_t at = 0; at < judgement.count; at++) {
        const struct part *const part = &judgement.parts[at];
        const bool is_same_cell = at && part->cell == part[-1].cell && !part->is_entered;
        if (!is_same_cell)
            gm_text_format(text, "%s%s%s", at ? " " : "", gm_cell_name(practice->game, part->cell).text,
                           part->is_entered ? "=" : "<>");
        gm_text_format(text, "%c", nonet_game_symbol(part->value));
    }
}

/* ---- against the instances ------------------------------------------------------------------------------- */

/* The only mark that is left in a cell, or 0. */
static int value_left(const nonet_practice *practice, int cell)
{
    const uint64_t marks = practice->game->board.marks[cell] & practice->start.marks[cell];
    int value = 0;
    if (!marks || marks & (marks - 1)) return 0;
    while (!(marks >> value & 1)) value++;
    return value + 1;
}

/* Of an instance: does it remove every candidate of the cell but this? */
static bool leaves_only(const nonet_practice *practice, size_t instance, int cell, int value)
{
    uint64_t left = practice->start.marks[cell];
    for (size_t at = 0; at < practice->all.count; at++) {
        const struct gm_result *const result = &practice->all.results[at];
        if (result->instance == instance && result->cell == cell && !result->is_placed) left &= ~gm_bit(result->value);
    }
    return left == gm_bit(value);
}

static bool is_result_of(const nonet_practice *practice, const struct part *part, const struct gm_result *result)
{
    if (part->cell != result->cell) return false;
    if (part->is_entered == result->is_placed) return part->value == result->value;
    if (result->is_placed) return value_left(practice, part->cell) == result->value;
    return leaves_only(practice, result->instance, part->cell, part->value);
}

/* How many parts are results of an instance, whose results begin at *at; go on to the next one. */
static size_t parts_of_instance(const nonet_practice *practice, struct judgement *judgement, size_t *at)
{
    const struct gm_instances *const all = &practice->all;
    const uint32_t instance = all->results[*at].instance;
    const size_t first = *at;
    size_t count = 0;
    while (*at < all->count && all->results[*at].instance == instance) ++*at;
    for (size_t number = 0; number < judgement->count; number++) {
        struct part *const part = &judgement->parts[number];
        bool is_result = false;
        for (size_t result = first; result < *at && !is_result; result++)
            is_result = is_result_of(practice, part, &all->results[result]);
        part->is_result |= is_result;
        count += is_result;
    }
    return count;
}

/* Of several instances that fit equally well it is the needed one, or the first. */
static void judge(const nonet_practice *practice, struct judgement *judgement)
{
    size_t most = 0;
    for (size_t number = 0; number < judgement->count; number++) {
        struct part *const part = &judgement->parts[number];
        part->is_true = (practice->solution[part->cell] == part->value) == part->is_entered;
        judgement->wrong += !part->is_true;
    }
    for (size_t at = 0; at < practice->all.count;) {
        const size_t instance = practice->all.results[at].instance;
        const size_t count = parts_of_instance(practice, judgement, &at);
        if (count <= most && !(count == most && count && instance == practice->target)) continue;
        most = count;
        judgement->instance = instance;
    }
    for (size_t number = 0; number < judgement->count; number++)
        judgement->results += judgement->parts[number].is_result;
}

/* ---- what there is to say -------------------------------------------------------------------------------- */

static void name_part(const nonet_practice *practice, struct gm_text *text, const struct part *part,
                      const char *between)
{
    gm_text_format(text, "%s%s%s%c", between, gm_cell_name(practice->game, part->cell).text,
                   part->is_entered ? "=" : "<>", nonet_game_symbol(part->value));
}

/* The results that are not on the board yet. */
static void tell_missing(nonet_practice *practice, size_t instance)
{
    const nonet_game *const game = practice->game;
    practice->missing = 0;
    for (size_t at = 0; at < practice->all.count; at++) {
        const struct gm_result *const result = &practice->all.results[at];
        const int value = game->board.values[result->cell];
        if (result->instance != instance) continue;
        if (value ? value == result->value || !result->is_placed : value_left(practice, result->cell) == result->value)
            continue;
        if (!result->is_placed && !(game->board.marks[result->cell] & gm_bit(result->value))) continue;
        const struct part part = {result->cell, result->value, result->is_placed, true, true};
        name_part(practice, &practice->text, &part, practice->missing++ ? " " : " It gives more: ");
    }
    if (practice->missing) gm_text_format(&practice->text, ".");
}

/* Parts that are true, but come from elsewhere. */
static void tell_others(nonet_practice *practice, const struct judgement *judgement)
{
    size_t told = 0;
    for (size_t at = 0; at < judgement->count; at++) {
        const struct part *const part = &judgement->parts[at];
        if (part->is_result) continue;
        name_part(practice, &practice->text, part, " ");
        told++;
    }
    if (told)
        gm_text_format(&practice->text, told == 1 ? " is true, too, but another technique shows it."
                                                  : " are true, too, but other techniques show them.");
}

static nonet_status say_right(nonet_practice *practice, const struct judgement *judgement)
{
    practice->verdict = NONET_PRACTICE_VERDICT_RIGHT;
    gm_practice_count(practice, practice->help ? NONET_PRACTICE_OUTCOME_HELPED : NONET_PRACTICE_OUTCOME_RIGHT);
    practice->is_over = true;
    gm_text_format(&practice->text, "Right.");
    tell_missing(practice, judgement->instance);
    tell_others(practice, judgement);
    return gm_practice_show(practice, judgement->instance, NONET_GAME_STAGE_WHY);
}

/* ---- wrong, or something else ---------------------------------------------------------------------------- */

static const struct part *first_wrong(const struct judgement *judgement)
{
    size_t at = 0;
    while (judgement->parts[at].is_true) at++;
    return &judgement->parts[at];
}

/* What is not true goes; everything else stays as the player made it. */
static void put_back(nonet_practice *practice, const struct judgement *judgement)
{
    nonet_game *const game = practice->game;
    gm_move_begin(game, GM_MOVE_MEND_MARKS);
    for (size_t at = 0; at < judgement->count; at++) {
        const struct part *const part = &judgement->parts[at];
        if (part->is_true) continue;
        if (part->is_entered) gm_put(game, GM_VALUE, part->cell, 0);
        else gm_put_marks(game, part->cell, game->board.marks[part->cell] | gm_bit(part->value));
    }
    gm_move_end(game);
}

static void say_wrong(nonet_practice *practice, const struct judgement *judgement, const struct part *wrong)
{
    struct gm_text *const text = &practice->text;
    for (size_t at = 0; at < judgement->count; at++)
        if (!judgement->parts[at].is_true)
            name_part(practice, text, &judgement->parts[at], &judgement->parts[at] == wrong ? "" : " ");
    gm_text_format(text, judgement->wrong == 1 ? " is wrong, and was taken back." : " are wrong, and were taken back.");
    if (judgement->wrong < judgement->count) gm_text_format(text, " The rest of your answer is kept.");
}

static nonet_status refute(nonet_practice *practice, const struct judgement *judgement)
{
    const struct part *const wrong = first_wrong(judgement);
    practice->verdict = NONET_PRACTICE_VERDICT_WRONG;
    practice->wrong_cell = wrong->cell;
    practice->wrong_value = wrong->value;
    gm_practice_count(practice, NONET_PRACTICE_OUTCOME_WRONG);
    say_wrong(practice, judgement, wrong);
    put_back(practice, judgement);
    return gm_practice_explain(practice, wrong->cell, wrong->value);
}

static nonet_status say_other(nonet_practice *practice, const struct judgement *judgement)
{
    const struct part *const part = &judgement->parts[0];
    const char *const name = nonet_technique_at((size_t)practice->technique)->name;
    practice->verdict = NONET_PRACTICE_VERDICT_OTHER;
    const nonet_status status = gm_practice_explain(practice, part->cell, part->value);
    name_part(practice, &practice->text, part, "");
    gm_text_format(&practice->text, " is true, but by another technique%s%s. Now look for this one: %s.",
                   practice->game->hint.technique[0] ? ": " : "", practice->game->hint.technique, name);
    return status;
}

nonet_status nonet_practice_answer(nonet_practice *practice)
{
    struct judgement judgement = {.count = 0};
    if (!practice || !gm_practice_is_own(practice)) return NONET_ERR_ARG;
    nonet_stop_clear(practice->game->stop);
    gm_begin_call(practice->game);
    gm_text_clear(&practice->text);
    practice->verdict = NONET_PRACTICE_VERDICT_NONE;
    practice->wrong_cell = -1;
    practice->wrong_value = 0;
    practice->missing = 0;
    collect_parts(practice, &judgement);
    judge(practice, &judgement);
    nonet_status status = NONET_OK;
    if (!judgement.count) {
        gm_hint_drop(practice->game);
        gm_text_format(&practice->text, "Nothing was changed yet.");
    } else if (judgement.wrong) status = refute(practice, &judgement);
    else if (judgement.results) status = say_right(practice, &judgement);
    else status = say_other(practice, &judgement);
    if (practice->text.is_failed) status = NONET_ERR_MEMORY;
    gm_end_call(practice->game);
    return practice->game->lacks_memory ? NONET_ERR_MEMORY : status;
}
