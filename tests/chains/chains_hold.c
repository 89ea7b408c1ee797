/* chains_hold.c: chains_hold [COUNT [SEED]]: so many chains of all techniques that have any, found in puzzles made from the
 * seed, are written in both notations, read again, and hold on their boards. Prints a table; exit status 1 after a fault.
 *
 * At every position of the way to the solution that needs more than singles each technique lists its steps. Frequent
 * techniques stop at their share, so that rare ones come to theirs. Larger boards, whose names are written otherwise, take
 * part. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/chain_check.h"

enum { STEPS_AT_ONCE = 3, SHARES = 25, LARGE_EVERY = 8, LONGEST_WAY = 60 };

struct holding {
    nonet_explainer *explainer;
    const char *symbols;
    struct chain_tally tallies[NONET_MAX_TECHNIQUES];
    bool has_chains[NONET_MAX_TECHNIQUES];
    int listed;
    long share; /* of a technique */
    long chains, wanted, positions, large_positions;
    bool is_wrong;
};

/* ---- positions ---------------------------------------------------------------------------------------- */

static void print_fault(const nonet_step *step, const nonet_position *position, const char *fault, const char *line)
{
    char board[1 << 16];
    nonet_style style;
    nonet_style_find("sukaku", &style);
    nonet_position_text(position, &style, board, sizeof board);
    printf("%s: %s\n    %s\n%s\n", nonet_technique_at((size_t)step->technique)->name, fault, line, board);
}

static bool check_step(void *context, const nonet_step *step)
{
    struct holding *const holding = context;
    char line[4096];
    struct chain_tally *const tally = &holding->tallies[step->technique];
    const long before = tally->chains;
    const nonet_position *const position = nonet_explainer_position(holding->explainer);
    const char *const fault = check_chains_of_step(step, position, holding->symbols, tally, line);
    holding->chains += tally->chains - before;
    holding->is_wrong = holding->is_wrong || fault;
    if (fault) print_fault(step, position, fault, line);
    return ++holding->listed < STEPS_AT_ONCE && !fault;
}

static void list_techniques(struct holding *holding)
{
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
        if (!holding->has_chains[technique] || holding->tallies[technique].chains >= holding->share) continue;
        holding->listed = 0;
        nonet_explainer_each(holding->explainer, technique, check_step, holding);
        if (holding->chains >= holding->wanted || holding->is_wrong) return;
    }
}

static bool begin_puzzle(struct holding *holding, const nonet_layout *layout, const uint8_t *cells)
{
    uint8_t copy[NONET_MAX_LOGIC_SIDE * NONET_MAX_LOGIC_SIDE];
    nonet_start start;
    memcpy(copy, cells, (size_t)nonet_layout_cells(layout));
    const nonet_position position = {.layout = layout, .cells = copy};
    return nonet_explainer_begin(holding->explainer, &position, &start) == NONET_OK;
}

/* Large boards take long: one position of each. */
static void follow_puzzle(struct holding *holding, bool is_large)
{
    const nonet_step *step;
    for (int way = 0; way < LONGEST_WAY && nonet_explainer_next(holding->explainer, &step) == NONET_OK;) {
        const bool is_single = step->placement_count;
        if (!is_single) {
            way++;
            holding->positions++;
            holding->large_positions += is_large;
            list_techniques(holding);
            if (is_large || holding->chains >= holding->wanted || holding->is_wrong) return;
            if (nonet_explainer_next(holding->explainer, &step) != NONET_OK) return;
        }
        nonet_explainer_apply(holding->explainer);
    }
}

/* ---- techniques that have chains ------------------------------------------------------------------------ */

static bool note_chains(void *context, const nonet_step *step)
{
    struct holding *const holding = context;
    holding->has_chains[step->technique] = nonet_step_has_text(step, NONET_STEP_EUREKA);
    return false;
}

static void find_techniques(struct holding *holding)
{
    const nonet_technique *technique;
    for (int number = 0; (technique = nonet_technique_at((size_t)number)); number++) {
        nonet_puzzle *puzzle;
        nonet_start start;
        if (nonet_read_one(technique->example, strlen(technique->example), NULL, &puzzle, NULL) != NONET_OK) continue;
        if (nonet_explainer_begin(holding->explainer, &puzzle->position, &start) == NONET_OK) {
            nonet_explainer_each(holding->explainer, number, note_chains, holding);
            if (holding->has_chains[number]) {
                holding->listed = 0;
                nonet_explainer_each(holding->explainer, number, check_step, holding);
            }
        }
        nonet_puzzle_free(puzzle);
    }
}

/* ---- puzzles --------------------------------------------------------------------------------------------- */

static void walk_puzzles(struct holding *holding, uint64_t seed)
{
    nonet_layout *nine, *large;
    nonet_generator *generators[2];
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    settings.seed = seed;
    if (nonet_layout_new(3, 3, &nine) != NONET_OK || nonet_layout_new(4, 4, &large) != NONET_OK ||
        nonet_generator_new(nine, &settings, &generators[0]) != NONET_OK ||
        nonet_generator_new(large, &settings, &generators[1]) != NONET_OK)
        exit(2);
    for (uint64_t number = 1; holding->chains < holding->wanted && !holding->is_wrong; number++) {
        const bool is_large = number % LARGE_EVERY == 0;
        nonet_generated made;
        if (nonet_generator_make(generators[is_large], number, 1, &made) != NONET_OK || !made.is_made) continue;
        holding->symbols = number % (2 * LARGE_EVERY) ? NULL : nonet_symbols_find("1");
        if (begin_puzzle(holding, is_large ? large : nine, made.cells)) follow_puzzle(holding, is_large);
    }
    nonet_generator_free(generators[0]);
    nonet_generator_free(generators[1]);
    nonet_layout_free(nine);
    nonet_layout_free(large);
}

static void add_tally(struct chain_tally *sum, const struct chain_tally *tally)
{
    sum->chains += tally->chains;
    sum->strong += tally->strong;
    sum->weak += tally->weak;
    sum->grouped += tally->grouped;
    sum->with_sets += tally->with_sets;
    sum->results += tally->results;
    sum->hodoku += tally->hodoku;
    sum->others += tally->others;
}

static void print_tally(const char *name, const struct chain_tally *tally)
{
    printf("%-34s%7ld%8ld%8ld%9ld%7ld%9ld%8ld%7ld\n", name, tally->chains, tally->strong, tally->weak, tally->grouped,
           tally->with_sets, tally->results, tally->hodoku, tally->others);
}

int main(int argc, char **argv)
{
    static struct holding holding;
    struct chain_tally sum = {0};
    holding.wanted = argc > 1 ? atol(argv[1]) : 1000;
    holding.share = holding.wanted / SHARES + 1;
    if (nonet_explainer_new(NULL, &holding.explainer) != NONET_OK) return 2;
    find_techniques(&holding);
    walk_puzzles(&holding, argc > 2 ? strtoull(argv[2], NULL, 10) : 1);
    nonet_explainer_free(holding.explainer);
    printf("%-34s%7s%8s%8s%9s%7s%9s%8s%7s\n", "technique", "chains", "strong", "weak", "grouped", "sets", "results",
           "hodoku", "others");
    for (size_t technique = 0; nonet_technique_at(technique); technique++) {
        if (holding.has_chains[technique])
            print_tally(nonet_technique_at(technique)->name, &holding.tallies[technique]);
        add_tally(&sum, &holding.tallies[technique]);
    }
    print_tally("all", &sum);
    printf("%ld positions, %ld of them 16x16\n", holding.positions, holding.large_positions);
    return holding.is_wrong;
}
