/* tell_template.c: template set and template delete: why a value must be in a cell, or cannot be, by its places alone.
 *
 * A reader cannot check a list of all ways to place a value. So the opposite is assumed and followed: a house with one
 * place left takes it, until a house has none. Most goals are reached like this without a choice; these come first, and
 * what they show helps the others. If there is a choice, all cases are written, unless there are too many.
 *
 * Values that close cells to others come first, in the order of the step's sets. */
#include "words/words.h"

enum { MOST_CASES = 40 }; /* of one goal */

/* Where the value may be, and which of these places it has taken. */
struct placing {
    struct nn_cells places, taken;
};

/* The way to a house without a place: houses that have one place only, in turn. */
struct dead_end {
    int count, house;
    struct {
        int house, cell;
    } forced[NN_LOGIC_SIDE];
};

struct template_telling {
    struct nn_words *words;
    int value;
    struct placing now;   /* with what has been shown so far */
    struct dead_end *way; /* the one that is looked at: cases within cases need no other */
};

static void take_place(const struct nn_words *words, struct placing *placing, int cell)
{
    placing->places = nn_cells_less(placing->places, nn_words_peers(words, cell));
    nn_cells_add(&placing->taken, cell);
}

/* ---- following ------------------------------------------------------------------------------------- */

static struct nn_cells left_in(const struct template_telling *telling, const struct placing *placing, int house)
{
    return nn_cells_and(placing->places, nn_words_house(telling->words, house));
}

static bool needs_value(const struct template_telling *telling, int house)
{
    return !nn_cells_meet(telling->words->holders[telling->value], nn_words_house(telling->words, house));
}

/* A house with no place (dead), or one that must take its only place (forced); -1: there is none. */
static int find_house_with(const struct template_telling *telling, const struct placing *placing, bool is_dead)
{
    for (int house = 0; house < telling->words->layout->houses; house++) {
        if (!needs_value(telling, house)) continue;
        const struct nn_cells left = left_in(telling, placing, house);
        const bool is_found = is_dead
                                  ? nn_cells_are_none(left)
                                  : nn_cells_count(left) == 1 && !nn_cells_have(placing->taken, nn_cells_first(left));
        if (is_found) return house;
    }
    return -1;
}

/* Take all places that are forced. True: that ended at a house without any. */
static bool follow_forced(const struct template_telling *telling, struct placing *placing, struct dead_end *way)
{
    way->count = 0;
    while ((way->house = find_house_with(telling, placing, true)) < 0) {
        const int house = find_house_with(telling, placing, false);
        if (house < 0) return false;
        const int cell = nn_cells_first(left_in(telling, placing, house));
        way->forced[way->count].house = house;
        way->forced[way->count++].cell = cell;
        take_place(telling->words, placing, cell);
    }
    return true;
}

/* Does the way lead where it says? */
static bool is_a_way(const struct template_telling *telling, struct placing placing, const struct dead_end *way)
{
    for (int i = 0; i < way->count; i++) {
        const struct nn_cells left = left_in(telling, &placing, way->forced[i].house);
        if (!nn_cells_equal(left, nn_one_cell(way->forced[i].cell))) return false;
        take_place(telling->words, &placing, way->forced[i].cell);
    }
    return nn_cells_are_none(left_in(telling, &placing, way->house));
}

/* The way to a dead end without detours; false: there is none. */
static bool find_dead_end(const struct template_telling *telling, const struct placing *placing, struct dead_end *way)
{
    struct placing end = *placing;
    if (!follow_forced(telling, &end, way)) return false;
    for (int skipped = way->count - 1; skipped >= 0; skipped--) {
        struct dead_end shorter = *way;
        for (int i = skipped; i + 1 < way->count; i++) shorter.forced[i] = way->forced[i + 1];
        shorter.count--;
        if (is_a_way(telling, *placing, &shorter)) *way = shorter;
    }
    return true;
}

static bool all_cases_are_dead(const struct template_telling *telling, const struct placing *placing, int house)
{
    NN_EACH_CELL(cell, left_in(telling, placing, house))
    {
        struct placing inside = *placing;
        take_place(telling->words, &inside, cell);
        if (!follow_forced(telling, &inside, telling->way)) return false;
    }
    return true;
}

/* The house with the fewest places to choose from, or the one where every choice is a dead end. -1: none
 * has a choice. */
static int house_to_split(const struct template_telling *telling, const struct placing *placing, bool has_dead_cases)
{
    int best = -1, fewest = telling->words->layout->side + 1;
    for (int house = 0; house < telling->words->layout->houses; house++) {
        const int count = nn_cells_count(left_in(telling, placing, house));
        if (count < 2 || count >= fewest || !needs_value(telling, house)) continue;
        if (has_dead_cases && !all_cases_are_dead(telling, placing, house)) continue;
        best = house;
        fewest = count;
    }
    return best;
}

/* Are all cases dead ends, with not too many in all? */
static bool is_refuted(const struct template_telling *telling, struct placing placing, int *cases)
{
    if (--*cases < 0) return false;
    if (follow_forced(telling, &placing, telling->way)) return true;
    const int house = house_to_split(telling, &placing, false);
    if (house < 0) return false;
    NN_EACH_CELL(cell, left_in(telling, &placing, house))
    {
        struct placing inside = placing;
        take_place(telling->words, &inside, cell);
        if (!is_refuted(telling, inside, cases)) return false;
    }
    return true;
}

/* ---- telling --------------------------------------------------------------------------------------- */

static void say_forced(struct nn_words *words, const struct dead_end *way)
{
    for (int i = 0; i < way->count; i++)
        nn_say(words, NN_SAY_FORCED_PLACE, i > 0, way->forced[i].house, way->forced[i].cell);
}

static void say_dead_end(struct nn_words *words, const struct dead_end *way)
{
    say_forced(words, way);
    nn_say(words, NN_SAY_HOUSE_WITHOUT_PLACE, way->count > 0, way->house);
}

static void say_split(const struct template_telling *telling, struct placing placing)
{
    struct nn_words *words = telling->words;
    int house = house_to_split(telling, &placing, true);
    if (house < 0) {
        follow_forced(telling, &placing, telling->way);
        say_forced(words, telling->way);
        if (telling->way->count) nn_say(words, NN_SAY_COMMA_AND_THEN);
        house = house_to_split(telling, &placing, false);
    }
    const struct nn_cells places = left_in(telling, &placing, house);
    nn_say(words, NN_SAY_HOUSE_IN_ONE_OF, house, &places);
    NN_EACH_CELL(cell, places)
    {
        struct placing inside = placing;
        take_place(words, &inside, cell);
        nn_say(words, NN_SAY_IF_IN_CELL, cell);
        if (find_dead_end(telling, &inside, telling->way)) say_dead_end(words, telling->way);
        else say_split(telling, inside);
    }
}

static void say_supposed(struct nn_words *words, int cell, int value, bool is_placed)
{
    nn_say(words, NN_SAY_IF_CELL_WERE_VALUE, cell, is_placed, value);
}

/* A way that leads somewhere without cases. */
static void tell_template_way(const struct template_telling *telling, int cell, bool is_placed,
                              const struct dead_end *way)
{
    if (is_placed && !way->count) {
        nn_say(telling->words, NN_SAY_ONLY_PLACE_FOR_VALUE, way->house, telling->value, cell);
        return;
    }
    say_supposed(telling->words, cell, telling->value, is_placed);
    say_dead_end(telling->words, way);
}

static void tell_cases(const struct template_telling *telling, int cell, bool is_placed, const struct placing *supposed)
{
    int cases = MOST_CASES;
    say_supposed(telling->words, cell, telling->value, is_placed);
    if (is_refuted(telling, *supposed, &cases)) say_split(telling, *supposed);
    else nn_say(telling->words, NN_SAY_NO_WAY_IN_OTHER_HOUSES);
    nn_say(telling->words, NN_SAY_SO_IT_IS_OR_IS_NOT, is_placed, cell, telling->value);
}

/* Show that the cell has the value, or that it has not; false: it cannot be done without cases. */
static bool tell_goal(struct template_telling *telling, int cell, bool is_placed, bool with_cases)
{
    struct placing supposed = telling->now;
    struct dead_end way;
    if (is_placed) nn_cells_drop(&supposed.places, cell);
    else take_place(telling->words, &supposed, cell);
    if (find_dead_end(telling, &supposed, &way)) tell_template_way(telling, cell, is_placed, &way);
    else if (with_cases) tell_cases(telling, cell, is_placed, &supposed);
    else return false;
    if (is_placed) take_place(telling->words, &telling->now, cell);
    else nn_cells_drop(&telling->now.places, cell);
    return true;
}

/* Where the value cannot be any more, since others are there or it is close by. */
static void tell_closed(const struct template_telling *telling, struct nn_cells *goals)
{
    struct nn_cells near = nn_no_cells();
    NN_EACH_CELL(cell, telling->now.taken)
    near = nn_cells_or(near, nn_words_peers(telling->words, cell));
    near = nn_cells_and(*goals, near);
    *goals = nn_cells_less(*goals, near);
    const struct nn_cells closed = nn_cells_less(*goals, telling->now.places);
    *goals = nn_cells_less(*goals, closed);
    if (!nn_cells_are_none(near)) nn_say(telling->words, NN_SAY_SEES_SUCH_A_VALUE, &near, telling->value);
    if (!nn_cells_are_none(closed)) nn_say(telling->words, NN_SAY_HAS_ANOTHER_VALUE, &closed);
}

/* The cells of `goals` that would leave the house without a place. */
static struct nn_cells killers_of(const struct template_telling *telling, struct nn_cells goals, int house)
{
    struct nn_cells killers = nn_no_cells();
    const struct nn_cells left = left_in(telling, &telling->now, house);
    NN_EACH_CELL(cell, nn_cells_less(goals, nn_words_house(telling->words, house)))
    if (nn_cells_within(left, nn_words_peers(telling->words, cell))) nn_cells_add(&killers, cell);
    return killers;
}

/* Goals that fail at once, those that fail in the same house together. */
static void tell_killers(struct template_telling *telling, struct nn_cells *goals)
{
    for (struct nn_cells most = *goals; !nn_cells_are_none(most);) {
        int best = 0;
        most = nn_no_cells();
        for (int house = 0; house < telling->words->layout->houses; house++) {
            if (!needs_value(telling, house)) continue;
            const struct nn_cells killers = killers_of(telling, *goals, house);
            if (nn_cells_count(killers) <= nn_cells_count(most)) continue;
            most = killers;
            best = house;
        }
        if (nn_cells_are_none(most)) return;
        const struct nn_cells left = left_in(telling, &telling->now, best);
        nn_say(telling->words, NN_SAY_WOULD_LEAVE_NO_PLACE, &most, telling->value, best, &left);
        *goals = nn_cells_less(*goals, most);
        telling->now.places = nn_cells_less(telling->now.places, most);
    }
}

/* All goals for the value: what is easy first, and again after each that was not. */
static void tell_goals(struct template_telling *telling, struct nn_cells goals, bool is_placed)
{
    if (!is_placed) tell_closed(telling, &goals);
    while (!nn_cells_are_none(goals)) {
        bool is_any_told = false;
        if (!is_placed) tell_killers(telling, &goals);
        NN_EACH_CELL(cell, goals)
        if (tell_goal(telling, cell, is_placed, false)) {
            nn_cells_drop(&goals, cell);
            is_any_told = true;
        }
        if (is_any_told || nn_cells_are_none(goals)) continue;
        const int cell = nn_cells_first(goals);
        tell_goal(telling, cell, is_placed, true);
        nn_cells_drop(&goals, cell);
    }
}

/* What is known of the value when the sets before `end` have been shown. */
static struct template_telling telling_of(struct nn_words *words, int value, size_t end, struct dead_end *way)
{
    struct template_telling telling = {words, value, {words->places[value], nn_no_cells()}, way};
    for (size_t set = 1; set < end; set++) {
        const struct nn_cells cells = nn_cells_of(words->step->sets[set].cells);
        if (nn_first_value(words->step->sets[set].values) != value)
            telling.now.places = nn_cells_less(telling.now.places, cells);
        else NN_EACH_CELL(cell, cells) take_place(words, &telling.now, cell);
    }
    return telling;
}

void nn_reason_template(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int value = nn_first_value(step->values);
    struct dead_end way;
    for (size_t set = 1; set < step->set_count; set++) {
        const int other = nn_first_value(step->sets[set].values);
        const struct nn_cells cells = nn_cells_of(step->sets[set].cells);
        struct template_telling telling = telling_of(words, other, set, &way);
        nn_say(words, NN_SAY_HOWEVER_PLACED, set == 1 ? NN_SAY_NOTHING : NN_SAY_SPACE, other, &cells);
        if (!nn_tells_least(words)) tell_goals(&telling, cells, true);
    }

    struct nn_cells goals = nn_words_losers(words);
    for (size_t i = 0; i < step->placement_count; i++) nn_cells_add(&goals, step->placements[i].cell);
    const bool is_placed = step->placement_count > 0;
    nn_say(words, NN_SAY_NO_WAY_TO_PLACE, step->set_count > 1, is_placed, value, &goals);
    struct template_telling telling = telling_of(words, value, step->set_count, &way);
    if (!nn_tells_least(words)) tell_goals(&telling, goals, is_placed);
    nn_say(words, NN_SAY_THEN_SO_RESULT);
}
