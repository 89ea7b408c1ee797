/* tell_exclusion.c: aligned pair and triple exclusion: a value is assumed, and every way to continue is refuted. */
#include "words/words.h"

/* The sets before the excluders. */
static size_t aligned_cells(const struct nn_words *words)
{
    return words->step->technique == NN_ALIGNED_PAIR_EXCLUSION ? 2 : 3;
}

static int cell_of_set(const struct nn_words *words, size_t set)
{
    return words->step->sets[set].cells.cells[0];
}

/* "r1c2 {13}, r3c4 {24}": the sets from `from` to before `end`. */
static void say_marked_sets(struct nn_words *words, size_t from, size_t end)
{
    for (size_t set = from; set < end; set++) {
        if (set > from) nn_say(words, NN_SAY_COMMA);
        nn_note(words, "%c %S", cell_of_set(words, set), words->step->sets[set].values);
    }
}

void nn_line_exclusion(struct nn_words *words)
{
    const size_t aligned = aligned_cells(words);
    say_marked_sets(words, 0, aligned);
    if (words->step->set_count > aligned) nn_say(words, NN_SAY_WITH);
    say_marked_sets(words, aligned, words->step->set_count);
    nn_note(words, " => ");
}

/* The values that cells of the pattern are supposed to have; one that has none is not among them. */
struct supposed {
    size_t count;
    int cells[3], values[3];
};

/* The cell that sees the given one and has the value; -1: none. */
static int clashing_cell(const struct nn_words *words, const struct supposed *supposed, int cell, int value)
{
    for (size_t i = 0; i < supposed->count; i++)
        if (supposed->values[i] == value && nn_words_see(words, supposed->cells[i], cell)) return supposed->cells[i];
    return -1;
}

/* The excluder that would be left without a value, as a set; 0: none. */
static size_t emptied_set(const struct nn_words *words, const struct supposed *supposed, int value)
{
    uint64_t values = nn_bit(value - 1);
    for (size_t i = 0; i < supposed->count; i++) values |= nn_bit(supposed->values[i] - 1);
    for (size_t set = aligned_cells(words); set < words->step->set_count; set++)
        if (!(words->step->sets[set].values & ~values)) return set;
    return 0;
}

/* " 3 (r2c4 {13} would be empty)," for each of the values that cannot be; returns the others. */
static uint64_t say_refuted_values(struct nn_words *words, const struct supposed *supposed, int cell, uint64_t values)
{
    uint64_t left = 0;
    for (enum nn_phrase start = NN_SAY_CANNOT_BE; values;) {
        const int value = nn_take_bit(&values) + 1;
        const int clash = clashing_cell(words, supposed, cell, value);
        const size_t empty = emptied_set(words, supposed, value);
        if (clash < 0 && !empty) {
            left |= nn_bit(value - 1);
            continue;
        }
        if (start == NN_SAY_CANNOT_BE) nn_say(words, NN_SAY_EXCLUDED_CELL, cell);
        nn_say(words, NN_SAY_EXCLUDED_VALUE, start, value);
        if (clash >= 0) nn_say(words, NN_SAY_IT_SEES, clash);
        else nn_say(words, NN_SAY_CELL_WOULD_BE_EMPTY, cell_of_set(words, empty), words->step->sets[empty].values);
        start = NN_SAY_LIST_MARK;
        if (!values) break;
    }
    return left;
}

static uint64_t say_refuted(struct nn_words *words, const struct supposed *supposed, size_t set, uint64_t values)
{
    const size_t before = words->length;
    const uint64_t left = say_refuted_values(words, supposed, cell_of_set(words, set), values);
    if (words->length > before) nn_say(words, NN_SAY_STOP);
    return left;
}

/* Two cells are left: for each value of the first one, why the second one has none. */
static void say_refuted_pairs(struct nn_words *words, const struct supposed *supposed, const size_t sets[2],
                              const uint64_t left[2])
{
    for (uint64_t values = left[0]; values;) {
        struct supposed both = *supposed;
        both.cells[both.count] = cell_of_set(words, sets[0]);
        both.values[both.count] = nn_take_bit(&values) + 1;
        nn_say(words, NN_SAY_AND_IF_CELL_IS, both.cells[both.count], both.values[both.count]);
        both.count++;
        say_refuted(words, &both, sets[1], left[1]);
    }
}

/* Why the cell of this set cannot have the value. */
static void say_exclusion_of(struct nn_words *words, size_t set, int value)
{
    const struct supposed supposed = {1, {cell_of_set(words, set)}, {value}};
    size_t others[2] = {0, 0}, count = 0;
    uint64_t left[2] = {0, 0};
    nn_say(words, NN_SAY_SUPPOSE_CELL_IS, cell_of_set(words, set), value);
    for (size_t other = 0; other < aligned_cells(words); other++) {
        if (other == set) continue;
        left[count] = say_refuted(words, &supposed, other, words->step->sets[other].values);
        others[count++] = other;
        if (!left[count - 1]) return; /* this cell has nothing left */
    }
    say_refuted_pairs(words, &supposed, others, left);
}

static void say_aligned_cells(struct nn_words *words)
{
    const size_t aligned = aligned_cells(words);
    say_marked_sets(words, 0, aligned);
    if (words->step->set_count == aligned) {
        nn_say(words, NN_SAY_NOT_ANY_VALUES_TOGETHER);
        return;
    }
    nn_say(words, NN_SAY_ARE_SEEN_BY, (int)aligned);
    say_marked_sets(words, aligned, words->step->set_count);
    nn_say(words, NN_SAY_MUST_KEEP_A_VALUE, (int)(words->step->set_count - aligned));
}

/* "If r9c6 were 6, every choice for r4c6 and r6c6 would leave r8c6 {169} or r2c6 {67} empty." */
static void say_exclusion_short(struct nn_words *words)
{
    const size_t aligned = aligned_cells(words), count = words->step->set_count;
    struct nn_cells cells = nn_no_cells();
    for (size_t set = 0; set < aligned; set++) nn_cells_add(&cells, cell_of_set(words, set));
    cells = nn_cells_less(cells, nn_words_losers(words));
    nn_say(words, NN_SAY_IF);
    for (size_t i = 0; i < words->step->elimination_count; i++)
        nn_say(words, NN_SAY_EXCLUDED_CASE, i > 0, (int)words->step->eliminations[i].cell,
               (int)words->step->eliminations[i].value);
    nn_say(words, NN_SAY_EVERY_CHOICE_REPEATS, &cells);
    for (size_t set = aligned; set < count; set++)
        nn_say(words, NN_SAY_OR_LEAVES_EMPTY,
               set == aligned    ? NN_SAY_OR_LEAVE
               : set + 1 < count ? NN_SAY_COMMA
                                 : NN_SAY_LIST_OR,
               cell_of_set(words, set), words->step->sets[set].values);
    nn_say(words, count > aligned ? NN_SAY_EMPTY_RESULT : NN_SAY_STOP_SO_RESULT);
}

void nn_reason_exclusion(struct nn_words *words)
{
    if (!nn_tells_all(words)) {
        say_exclusion_short(words);
        return;
    }
    say_aligned_cells(words);
    for (size_t set = 0; set < aligned_cells(words); set++)
        for (size_t i = 0; i < words->step->elimination_count; i++)
            if (words->step->eliminations[i].cell == cell_of_set(words, set))
                say_exclusion_of(words, set, words->step->eliminations[i].value);
    nn_say(words, NN_SAY_NO_WAY_RESULT);
}
