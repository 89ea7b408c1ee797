/* finders.c: the forcing chains as techniques: which producer each one uses, and which hints are reported.
 *
 * Without finds_all only the best hint is reported, as in SE; rows that are searched together get the kind of the best
 * one. With it, all hints with different effects are, the easiest first. */
#include "logic/forcing/forcer.h"

/* The techniques that a producer's kinds of hints belong to. */
struct chain_kinds {
    enum nn_technique contradiction, twofold, cell, house;
};

static enum nn_technique technique_of(const struct chain_kinds *kinds, enum nn_hint_kind kind)
{
    switch (kind) {
    case NN_HINT_DOUBLE: return kinds->twofold;
    case NN_HINT_CELL: return kinds->cell;
    case NN_HINT_HOUSE: return kinds->house;
    default: return kinds->contradiction;
    }
}

static uint32_t unwanted_kinds(const struct nn_finding *finding, const struct chain_kinds *kinds)
{
    uint32_t unwanted = 0;
    for (int kind = NN_HINT_DOUBLE; kind <= NN_HINT_CONTRADICTION; kind++)
        if (!nn_finding_wants(finding, technique_of(kinds, (enum nn_hint_kind)kind))) unwanted |= UINT32_C(1) << kind;
    return unwanted;
}

/* Has an earlier hint done the same? */
static bool is_done(const struct nn_forcer *forcer, int index)
{
    const struct nn_hint *const hints = forcer->hints, *const hint = &hints[index];
    for (int i = 0; i < index; i++)
        if (hints[i].cell == hint->cell && hints[i].digit == hint->digit && hints[i].is_on == hint->is_on) return true;
    return false;
}

/* Does the step need what the level adds: a pattern, or an inner chain? Otherwise it belongs to an easier level. */
static bool is_of_level(const struct nn_step *step, int level)
{
    if (level == 0) return true;
    for (int i = 0; i < step->node_count; i++) {
        const struct nn_node *const node = &step->nodes[i];
        if (node->chain >= 0 || (level == 1 && node->technique >= 0)) return true;
    }
    return false;
}

static bool report_hints(struct nn_finding *finding, struct nn_forcer *forcer, int level,
                         const struct chain_kinds *kinds)
{
    for (int i = 0; i < forcer->hint_count; i++) {
        if (is_done(forcer, i)) continue;
        nn_step_begin(&finding->step, technique_of(kinds, forcer->hints[i].kind));
        nn_force_tell(forcer, forcer->hints[i], &finding->step);
        if (!finding->step.is_short_of_memory && !is_of_level(&finding->step, level)) continue;
        if (!nn_finding_report(finding) || nn_finding_is_over(finding)) return false;
    }
    return true;
}

static bool find_forced(struct nn_finding *finding, enum nn_producer producer, int level, struct chain_kinds kinds)
{
    struct nn_forcer *const forcer = nn_forcer_for(finding);
    if (!forcer) return true;
    /* If easier chains help, the best hint may be one of these, and others are wanted. */
    const int easier = level > 1 ? 1 : 0;
    const bool is_needed = level == 0 || forcer->failed[easier] == finding->grid->version;
    forcer->is_best_enough = !finding->options.finds_all && is_needed;
    forcer->unwanted = unwanted_kinds(finding, &kinds);
    forcer->lists_all = finding->options.finds_all;
    nn_force_search(forcer, producer, level);
    if (nn_force_was_cut(forcer) || *forcer->budget < 0) finding->was_cut = true;
    forcer->unwanted = 0;
    const bool goes_on = !nn_finding_is_over(finding) && report_hints(finding, forcer, level, &kinds);
    forcer->lists_all = false; /* until then, since telling may run branches again */
    return goes_on;
}

bool nn_find_nishio(struct nn_finding *finding)
{
    return find_forced(finding, NN_PRODUCE_NISHIO, 0, (struct chain_kinds){NN_NISHIO, NN_NISHIO, NN_NISHIO, NN_NISHIO});
}

bool nn_find_multiple_chains(struct nn_finding *finding)
{
    return find_forced(finding, NN_PRODUCE_MULTIPLE, 0,
                       (struct chain_kinds){NN_CELL_FORCING_CHAINS, NN_CELL_FORCING_CHAINS, NN_CELL_FORCING_CHAINS,
                                            NN_REGION_FORCING_CHAINS});
}

bool nn_find_dynamic_chains(struct nn_finding *finding)
{
    return find_forced(
        finding, NN_PRODUCE_DYNAMIC, 0,
        (struct chain_kinds){NN_DYNAMIC_CONTRADICTION, NN_DYNAMIC_DOUBLE, NN_DYNAMIC_CELL, NN_DYNAMIC_REGION});
}

static bool find_level(struct nn_finding *finding, int level, enum nn_technique technique)
{
    return find_forced(finding, NN_PRODUCE_DYNAMIC, level,
                       (struct chain_kinds){technique, technique, technique, technique});
}

bool nn_find_dynamic_chains_plus(struct nn_finding *finding)
{
    return find_level(finding, 1, NN_DYNAMIC_PLUS);
}

bool nn_find_nested_chains(struct nn_finding *finding)
{
    static const enum nn_technique of_level[] = {NN_NESTED_CHAINS, NN_NESTED_MULTIPLE, NN_NESTED_DYNAMIC,
                                                 NN_NESTED_DYNAMIC_PLUS};
    for (int i = 0; i < 4; i++)
        if (nn_finding_wants(finding, of_level[i]) && !find_level(finding, i + 2, of_level[i])) return false;
    return true;
}
