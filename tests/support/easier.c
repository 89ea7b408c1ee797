/* easier.c: see easier.h. */
#include "easier.h"

static int head_of_row(int technique)
{
    while (nn_techniques[technique].use == NN_TOGETHER) technique--;
    return technique;
}

/* Loops and AICs with almost locked sets are one row as well, as they are without: they differ by how many candidates
 * one chain removes. They are no NN_TOGETHER, for each is asked for by its own name. */
static bool are_loops_of_one_row(int technique, int other)
{
    return technique >= NN_ALS_CONTINUOUS_LOOP && technique <= NN_ALS_AIC && other >= NN_ALS_CONTINUOUS_LOOP &&
           other <= NN_ALS_AIC;
}

bool is_easier(int technique, int than)
{
    if (technique >= head_of_row(than) || are_loops_of_one_row(technique, than)) return false;
    const enum nn_use use = nn_techniques[technique].use;
    return use == NN_USUAL || use == NN_TOGETHER || (use == NN_ON_DEMAND && nn_finders[technique] == nn_finders[than]);
}

/* Pass the steps that the technique lists to the sink. */
static void list_steps(struct nn_finding *finding, int technique, nn_sink *sink, void *context)
{
    finding->wanted = (struct nn_technique_set){{0}};
    nn_techniques_add(&finding->wanted, (enum nn_technique)technique);
    finding->options = nn_options_for_lists;
    finding->sink = sink;
    finding->context = context;
    nn_finders[technique](finding);
    finding->options = (struct nn_finding_options){0};
    finding->sink = NULL;
    finding->context = NULL;
}

struct first_step {
    struct nn_step *step;
    bool is_found;
};

static bool keep_first(void *context, const struct nn_step *step)
{
    struct first_step *const first = context;
    first->is_found = nn_step_copy(first->step, step);
    return false;
}

bool find_first_step(struct nn_finding *finding, int technique, struct nn_step *first)
{
    struct first_step kept = {.step = first};
    list_steps(finding, technique, keep_first, &kept);
    return kept.is_found && first->technique == (enum nn_technique)technique;
}

static bool add_step(void *context, const struct nn_step *step)
{
    struct nn_gain *const gain = context;
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) {
        gain->removed[digit] = nn_cells_or(gain->removed[digit], step->removed[digit]);
        gain->placed[digit] = nn_cells_or(gain->placed[digit], step->placed[digit]);
    }
    return true;
}

void add_all_steps(struct nn_finding *finding, int technique, struct nn_gain *gain)
{
    list_steps(finding, technique, add_step, gain);
}

static bool gives_some(const struct nn_gain *gain, const struct nn_step *step)
{
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++)
        if (nn_cells_meet(gain->removed[digit], step->removed[digit]) ||
            nn_cells_meet(gain->placed[digit], step->placed[digit]))
            return true;
    return false;
}

int easier_way(struct nn_finding *finding, const struct nn_step *step)
{
    for (int technique = 0; technique < (int)step->technique; technique++) {
        if (!is_easier(technique, (int)step->technique)) continue;
        struct nn_gain gain = {0};
        add_all_steps(finding, technique, &gain);
        if (gives_some(&gain, step)) return technique;
    }
    return -1;
}
