/* verify_finders.c: verify_finders COUNT SEED [FAMILY|CODE]...: do the library's finders find everything?
 *
 * On COUNT random positions (random_positions.h) all steps that the library lists of a technique are held against what
 * a slow finder, written from the definition alone, finds: the candidates that some step removes, the values that some
 * step places, and, where lengths are measured, how short the shortest instance is for each removed candidate. Prints
 * for each technique the positions compared, what was removed and placed there, and the differences; the first ones are
 * printed with their position. Exit 1 if there are any. COUNT `quick` is the number of each family that takes a second or
 * two. `verify_finders families` lists the families. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "finders/random_positions.h"
#include "unit/slow.h"

enum { MOST_SHOWN = 3 }; /* differences of a technique that are printed */

extern const struct slow_family slow_als, slow_als_chains, slow_basic_fish, slow_colours, slow_crossings, slow_fish,
    slow_forcing, slow_graves, slow_kraken, slow_medusa, slow_nice_loops, slow_nishio, slow_one_digit, slow_rectangles,
    slow_remote_pairs, slow_set_loops, slow_sets, slow_strong_links, slow_templates, slow_unique_loops, slow_wings,
    slow_x_chains, slow_xy_chains;

static const struct slow_family *const families[] = {
    &slow_sets,         &slow_basic_fish, &slow_fish,      &slow_kraken,       &slow_one_digit,  &slow_x_chains,
    &slow_strong_links, &slow_colours,    &slow_templates, &slow_remote_pairs, &slow_wings,      &slow_rectangles,
    &slow_unique_loops, &slow_graves,     &slow_crossings, &slow_als,          &slow_xy_chains,  &slow_nice_loops,
    &slow_set_loops,    &slow_medusa,     &slow_forcing,   &slow_nishio,       &slow_als_chains,
};
enum { FAMILIES = sizeof families / sizeof *families };

/* What the comparisons of one technique have shown. */
struct comparison {
    const struct slow_finder *finder;
    int technique;
    long count; /* positions to compare, before its share is taken */
    long positions, finds, differences;
};

/* ---- what the library lists ---------------------------------------------------------------------- */

struct listing {
    const struct slow_board *board;
    int (*length)(const nonet_step *step);
    struct slow_finds finds;
};

static bool note_step(void *context, const nonet_step *step)
{
    struct listing *const listing = context;
    const int length = listing->length ? listing->length(step) : 0;
    for (size_t i = 0; i < step->elimination_count; i++) {
        const nonet_candidate gone = step->eliminations[i];
        slow_remove(&listing->finds, listing->board, gone.value - 1, one_cell(gone.cell), length);
    }
    for (size_t i = 0; i < step->placement_count; i++)
        listing->finds.placed[step->placements[i].value - 1] |= one_cell(step->placements[i].cell);
    return true;
}

/* ---- comparing ----------------------------------------------------------------------------------- */

static void show_difference(const struct comparison *comparison, const nonet_position *position, int cell, int value,
                            const char *what)
{
    char text[2048];
    nonet_style style;
    if (comparison->differences > MOST_SHOWN || nonet_style_find("library", &style) != NONET_OK) return;
    nonet_position_text(position, &style, text, sizeof text);
    printf("%s: r%dc%d, value %d: %s: %s\n", comparison->finder->technique, cell / SIDE + 1, cell % SIDE + 1, value + 1,
           what, text);
}

static void compare_sets(struct comparison *comparison, const nonet_position *position, int value, cell_set slow,
                         cell_set fast, const char *missing)
{
    comparison->finds += count_cells(slow);
    EACH_CELL(cell, slow ^ fast)
    {
        comparison->differences++;
        show_difference(comparison, position, cell, value, has_cell(slow, cell) ? missing : "not by the definition");
    }
}

static void compare_lengths(struct comparison *comparison, const nonet_position *position, int value,
                            const struct slow_finds *slow, const struct slow_finds *fast)
{
    EACH_CELL(cell, slow->removed[value] & fast->removed[value])
    {
        const int wanted = slow->shortest[value][cell], found = fast->shortest[value][cell];
        if (wanted == found) continue;
        comparison->differences++;
        show_difference(comparison, position, cell, value,
                        wanted < found ? "not the shortest" : "shorter than possible");
    }
}

static bool compare_finders(struct comparison *comparison, struct random_positions *positions,
                            const struct slow_board *board)
{
    const struct slow_finder *const finder = comparison->finder;
    const nonet_position *const position = nonet_explainer_position(positions->explainer);
    struct listing fast = {.board = board, .length = finder->length};
    struct slow_finds slow = {.removed = {0}};
    if (nonet_explainer_each(positions->explainer, comparison->technique, note_step, &fast) != NONET_OK) return false;
    finder->find(board, finder->argument, &slow);
    comparison->positions++;
    for (int value = 0; value < SIDE; value++) {
        compare_sets(comparison, position, value, slow.removed[value], fast.finds.removed[value], "not removed");
        compare_sets(comparison, position, value, slow.placed[value], fast.finds.placed[value], "not placed");
        if (finder->length) compare_lengths(comparison, position, value, &slow, &fast.finds);
    }
    return true;
}

/* ---- the table ----------------------------------------------------------------------------------- */

enum { MOST_COMPARISONS = 300 };

static long count_for(const struct slow_family *family, const char *count)
{
#ifdef TESTS_ARE_SLOW
    const int slowness = 10;
#else
    const int slowness = 1;
#endif
    return strcmp(count, "quick") ? atol(count) : 1 + family->quick / slowness;
}

static size_t choose_finders(const char *positions, int count, char **names, struct comparison *comparisons)
{
    size_t chosen = 0;
    for (size_t family = 0; family < FAMILIES; family++) {
        for (size_t i = 0; i < families[family]->count && chosen < MOST_COMPARISONS; i++) {
            const struct slow_finder *const finder = &families[family]->finders[i];
            bool is_wanted = !count;
            for (int name = 0; name < count; name++)
                is_wanted |= !strcmp(names[name], families[family]->name) || !strcmp(names[name], finder->technique);
            if (!is_wanted) continue;
            comparisons[chosen++] = (struct comparison){.finder = finder,
                                                        .technique = nonet_technique_find(finder->technique),
                                                        .count = count_for(families[family], positions)};
        }
    }
    return chosen;
}

static bool is_its_turn(const struct comparison *comparison, long number)
{
    const int share = comparison->finder->share;
    return number < comparison->count && (!share || number % share == share - 1);
}

static bool compare_all(struct comparison *comparisons, size_t chosen, uint64_t seed)
{
    struct random_positions positions;
    struct slow_board board;
    bool is_fine = positions_begin(&positions, seed);
    long count = 0;
    for (size_t i = 0; i < chosen; i++) count = comparisons[i].count > count ? comparisons[i].count : count;
    for (long number = 0; is_fine && number < count; number++) {
        is_fine = positions_next(&positions, &board);
        for (size_t i = 0; is_fine && i < chosen; i++)
            if (is_its_turn(&comparisons[i], number)) is_fine = compare_finders(&comparisons[i], &positions, &board);
    }
    positions_end(&positions);
    return is_fine;
}

static long print_comparisons(const struct comparison *comparisons, size_t count)
{
    long differences = 0;
    printf("%-34s %10s %12s %12s\n", "technique", "positions", "finds", "differences");
    for (size_t i = 0; i < count; i++) {
        printf("%-34s %10ld %12ld %12ld\n", nonet_technique_at((size_t)comparisons[i].technique)->name,
               comparisons[i].positions, comparisons[i].finds, comparisons[i].differences);
        differences += comparisons[i].differences;
    }
    return differences;
}

int main(int argc, char **argv)
{
    if (argc == 2 && !strcmp(argv[1], "families")) {
        for (size_t family = 0; family < FAMILIES; family++) printf("%s\n", families[family]->name);
        return 0;
    }
    if (argc < 3 || (strcmp(argv[1], "quick") && strtol(argv[1], NULL, 10) <= 0))
        return fprintf(stderr, "usage: verify_finders COUNT SEED [FAMILY|CODE]...\n"), 2;
    static struct comparison comparisons[MOST_COMPARISONS];
    const size_t chosen = choose_finders(argv[1], argc - 3, argv + 3, comparisons);
    if (!chosen) return fprintf(stderr, "no such family\n"), 2;
    for (size_t i = 0; i < chosen; i++)
        if (comparisons[i].technique < 0)
            return fprintf(stderr, "no technique %s\n", comparisons[i].finder->technique), 2;
    if (!compare_all(comparisons, chosen, strtoull(argv[2], NULL, 10)))
        return fprintf(stderr, "the library failed\n"), 2;
    return print_comparisons(comparisons, chosen) > 0;
}
