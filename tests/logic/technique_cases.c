/* technique_cases.c: run the cases of a library file: technique_cases FILE [CODE]
 *
 * All steps of the technique in the case's position are listed. One at least must have the case's code
 * and digits, and each that has must do exactly what the case says; where the case counts the links of a
 * chain, one at least must have that length. Of nice loops and AICs nonet lists all that the definition
 * allows, the program from which the library comes only some: there it is enough that one step does exactly
 * what the case says. A case with variant x wants none. A finder that is told to
 * stop at its first step must find no other one, and say that it was stopped. Ends with
 * `N passed, N failed` and, if some techniques are not known, `, N skipped`; exit 1 if any failed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "logic/case.h"

struct trial {
    const struct technique_case *wanted;
    int found, same, of_length;
};

static bool is_wanted_step(const struct technique_case *wanted, const struct nn_step *step)
{
    return !strcmp(code_of_step(step), wanted->code) && step->is_siamese == wanted->is_siamese &&
           digits_of_step(step) == wanted->digits;
}

/* Has the chain so many links? Through almost locked sets it may have fewer: the library counts one or
 * two more for each, and has longer ways. */
static bool has_links(const struct nn_step *step, int links)
{
    const int own = step->chain_count ? step->chains[0].nodes - 1 : 0;
    return own && (own == links || (own < links && step->set_count > 0));
}

static bool judge(void *context, const struct nn_step *step)
{
    struct trial *trial = context;
    if (!is_wanted_step(trial->wanted, step)) return true;
    const bool is_same = !memcmp(step->removed, trial->wanted->removed, sizeof step->removed) &&
                         !memcmp(step->placed, trial->wanted->placed, sizeof step->placed);
    trial->found++;
    trial->same += is_same;
    trial->of_length += is_same && (!trial->wanted->links || has_links(step, trial->wanted->links));
    return true;
}

static bool is_loop_case(const struct technique_case *wanted)
{
    const char *const code = wanted->code;
    return (strcmp(code, "0706") >= 0 && strcmp(code, "0711") <= 0) ||
           (strcmp(code, "n038") >= 0 && strcmp(code, "n040") <= 0);
}

/* Do the steps that were found do what the case says? */
static bool is_as_wanted(const struct trial *trial)
{
    return trial->same == trial->found || (trial->same && is_loop_case(trial->wanted));
}

static bool count_and_stop(void *context, const struct nn_step *step)
{
    int *const steps = context;
    (void)step;
    ++*steps;
    return false;
}

static bool stops_when_told(struct nn_finding *finding, int technique)
{
    int steps = 0;
    finding->sink = count_and_stop;
    finding->context = &steps;
    const bool goes_on = nn_finders[technique](finding);
    return steps <= 1 && goes_on == !steps;
}

/* Chains through almost locked sets: the library's variants of grouped loops. */
static bool needs_als_nodes(const struct technique_case *wanted)
{
    if (!strcmp(wanted->code, "0709")) return wanted->variant == '2';
    const bool is_grouped = !strcmp(wanted->code, "0710") || !strcmp(wanted->code, "0711");
    return is_grouped && wanted->variant >= '3' && wanted->variant <= '4';
}

static struct nn_finding_options options_for(const struct technique_case *wanted)
{
    const char *const code = wanted->code;
    const char variant = wanted->variant;
    struct nn_finding_options options = {.finds_all = true};
    options.needs_full_corners = !strncmp(code, "060", 3) && variant == '1';
    options.allows_small_er = !strcmp(code, "0402") && variant == '1';
    options.allows_duals = !strcmp(code, "0404") || !strcmp(code, "0405");
    options.allows_mixed_duals = options.allows_duals;
    options.allows_siamese = code[0] == '0' && code[1] == '3' && code[3] >= '1';
    options.allows_als_overlap = !strncmp(code, "090", 3) && variant == '2';
    options.allows_als_nodes = needs_als_nodes(wanted);
    return options;
}

static bool passes(const struct technique_case *wanted, const struct nn_geometry *geometry, struct nn_finding *finding,
                   int technique, const char **why)
{
    struct nn_grid grid = {0};
    struct trial trial = {.wanted = wanted};
    nn_grid_load(&grid, geometry, wanted->position);
    finding->grid = &grid;
    finding->geometry = geometry;
    finding->wanted = (struct nn_technique_set){{0}};
    nn_techniques_add(&finding->wanted, (enum nn_technique)technique);
    finding->options = options_for(wanted);
    finding->sink = judge;
    finding->context = &trial;
    nn_finders[technique](finding);
    const bool is_obedient = stops_when_told(finding, technique);
    finding->sink = NULL;
    finding->context = NULL;
    finding->grid = NULL;

    if (wanted->variant == 'x') *why = trial.found ? "found, but must not be" : NULL;
    else if (!trial.found) *why = "not found";
    else if (!is_as_wanted(&trial)) *why = "a step does something else";
    else if (!trial.of_length) *why = "no chain of that length";
    else *why = is_obedient ? NULL : "does not stop when it is told to";
    return !*why;
}

int main(int argc, char **argv)
{
    if (argc < 2) return fprintf(stderr, "usage: technique_cases FILE [CODE]\n"), 2;
    FILE *file = fopen(argv[1], "r");
    if (!file) return perror(argv[1]), 2;

    nonet_layout *layout;
    nonet_board *board;
    static struct nn_geometry geometry;
    static struct nn_finding finding;
    if (nonet_layout_new(3, 3, &layout) || nonet_board_new(layout, true, &board)) return 2;
    nn_geometry_init(&geometry, layout);

    int passed = 0, failed = 0, skipped = 0;
    char line[2048];
    for (int number = 1; fgets(line, sizeof line, file); number++) {
        struct technique_case wanted;
        if (line[0] == '#' || line[0] == '\n') continue;
        if (!read_case(line, board, &wanted)) {
            printf("%s:%d: not a case\n", argv[1], number);
            failed++;
            continue;
        }
        if (argc > 2 && strncmp(wanted.code, argv[2], strlen(argv[2])) != 0) continue;
        const char *why;
        const int technique = nonet_technique_find(wanted.code);
        if (technique < 0) skipped++;
        else if (passes(&wanted, &geometry, &finding, technique, &why)) passed++;
        else {
            printf("%s:%d: %s (%s): %s", argv[1], number, why, nn_techniques[technique].name, line);
            failed++;
        }
    }
    printf("%d passed, %d failed", passed, failed);
    if (skipped) printf(", %d skipped", skipped);
    printf("\n");
    nn_finding_release(&finding);
    nonet_board_free(board);
    nonet_layout_free(layout);
    fclose(file);
    return failed > 0;
}
