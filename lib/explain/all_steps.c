/* all_steps.c: everything that is there in a position, as a list that a person can read.
 *
 * A position can have thousands of steps, most of which give what others give, too. Steps of one technique that place and
 * remove the same are one group, of which the simplest step (step_length.h) is kept, and the others are counted. A hash table finds
 * the group of a step; it holds the groups of one technique, which are sorted when the next one begins.
 *
 * What a group is worth: how much of it nothing easier gives (`news`), for which everything that was found before is kept
 * as marks, and how many cells it fills together with singles (`filled`).
 *
 * Memory is bounded by the settings. Steps of groups that there is no room for are only counted. */
#include "explain/all_steps.h"

#include <assert.h>
#include <stdlib.h>

#include "base/try.h"
#include "board/layout.h"
#include "explain/step_copy.h"
#include "logic/step_length.h"
#include "technique/technique.h"

enum { FIRST_GROUPS = 64, BYTES_BY_DEFAULT = 64 << 20 };

/* What some steps do: value v of a cell is bit v-1. */
struct effect_marks {
    uint64_t placed[NONET_MAX_LOGIC_SIDE * NONET_MAX_LOGIC_SIDE];
    uint64_t removed[NONET_MAX_LOGIC_SIDE * NONET_MAX_LOGIC_SIDE];
};

/* What callers get, and behind it what they do not see. */
struct collected {
    nonet_all_steps all;
    nonet_step_group *groups; /* all.groups */
    size_t room;
    int limited[NONET_MAX_TECHNIQUES]; /* all.limited */
};

struct collector {
    const struct nn_walker_kind *kind;
    struct nn_walker *walker;
    const nonet_layout *layout;
    const nonet_all_steps_settings *settings;
    struct nn_all_progress *progress;
    struct collected *collected;
    size_t bytes_left;
    size_t first;                     /* group of the technique at hand */
    size_t *slots;                    /* [slot_count]: the number of a group of this technique, from 1; 0: free */
    size_t slot_count;                /* a power of two, twice as many as there is room for groups */
    int open;                         /* cells that singles alone leave empty */
    struct effect_marks easier, here; /* what the techniques before this one do, and what this one does */
    nonet_status status;              /* of keeping a step */
};

/* ---- what steps give ----------------------------------------------------------------------------- */

static uint64_t value_bit(int value)
{
    return (uint64_t)1 << (value - 1);
}

/* A value that is placed removes all others in its cell, and itself in all houses of the cell. */
static void mark_placed(struct effect_marks *marks, const nonet_layout *layout, nonet_candidate placed)
{
    const uint64_t bit = value_bit(placed.value);
    const nonet_houses houses = nn_cell_houses(layout, placed.cell);
    for (size_t at = 0; at < houses.count; at++)
        for (int seat = 0; seat < layout->side; seat++)
            marks->removed[nn_house(layout, houses.houses[at])[seat]] |= bit;
    marks->placed[placed.cell] |= bit;
    marks->removed[placed.cell] |= ~bit;
}

static void mark_step(struct effect_marks *marks, const nonet_layout *layout, const nonet_step *step)
{
    for (size_t at = 0; at < step->placement_count; at++) mark_placed(marks, layout, step->placements[at]);
    for (size_t at = 0; at < step->elimination_count; at++)
        marks->removed[step->eliminations[at].cell] |= value_bit(step->eliminations[at].value);
}

static void add_marks(struct effect_marks *to, const struct effect_marks *from, int cells)
{
    for (int cell = 0; cell < cells; cell++) {
        to->placed[cell] |= from->placed[cell];
        to->removed[cell] |= from->removed[cell];
    }
}

static size_t count_unmarked(const nonet_candidate *candidates, size_t count, const uint64_t *marks)
{
    size_t unmarked = 0;
    for (size_t at = 0; at < count; at++) unmarked += !(marks[candidates[at].cell] & value_bit(candidates[at].value));
    return unmarked;
}

static size_t count_news(const nonet_step *step, const struct effect_marks *easier)
{
    return count_unmarked(step->placements, step->placement_count, easier->placed) +
           count_unmarked(step->eliminations, step->elimination_count, easier->removed);
}

/* ---- comparing ----------------------------------------------------------------------------------- */

static int least_cell(const nonet_candidate *candidates, size_t count)
{
    int first = NONET_MAX_CELLS;
    for (size_t at = 0; at < count; at++)
        if (candidates[at].cell < first) first = candidates[at].cell;
    return first;
}

static int compare_numbers(size_t a, size_t b)
{
    return (a > b) - (a < b);
}

static int compare_lists(const nonet_candidate *a, size_t a_count, const nonet_candidate *b, size_t b_count)
{
    int order = compare_numbers((size_t)least_cell(a, a_count), (size_t)least_cell(b, b_count));
    if (!order) order = compare_numbers(b_count, a_count);
    for (size_t at = 0; at < a_count && !order; at++) {
        order = compare_numbers(a[at].value, b[at].value);
        if (!order) order = compare_numbers(a[at].cell, b[at].cell);
    }
    return order;
}

/* By the first cell that they change; where that is the same, those that give more first. 0: they give the same. */
static int compare_effects(const nonet_step *a, const nonet_step *b)
{
    const int order = compare_lists(a->placements, a->placement_count, b->placements, b->placement_count);
    if (order) return order;
    return compare_lists(a->eliminations, a->elimination_count, b->eliminations, b->elimination_count);
}

static int compare_groups(const void *a, const void *b)
{
    return compare_effects(((const nonet_step_group *)a)->step, ((const nonet_step_group *)b)->step);
}

static uint64_t hash_list(uint64_t hash, const nonet_candidate *candidates, size_t count)
{
    for (size_t at = 0; at < count; at++) {
        hash = (hash ^ (uint64_t)candidates[at].cell << 8 ^ candidates[at].value) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 29;
    }
    return hash;
}

static uint64_t hash_effect(const nonet_step *step)
{
    const uint64_t hash = hash_list(1, step->placements, step->placement_count);
    return hash_list(~hash, step->eliminations, step->elimination_count);
}

static size_t length_of(const nonet_step *step)
{
    struct nn_step_amounts amounts = {
        .sets = step->set_count,
        .houses = step->base.count + step->cover.count,
        .fins = step->fins.count,
        .endo_fins = step->endo_fins.count,
    };
    for (size_t set = 0; set < step->set_count; set++) amounts.set_cells += step->sets[set].cells.count;
    for (size_t chain = 0; chain < step->chain_count; chain++) amounts.statements += step->chains[chain].count;
    return nn_step_length(&amounts);
}

/* ---- groups -------------------------------------------------------------------------------------- */

/* The slot of the group that gives what the step gives, or a free one. */
static size_t *slot_of_step(const struct collector *collector, const nonet_step *step)
{
    size_t at = (size_t)hash_effect(step) & (collector->slot_count - 1);
    while (collector->slots[at] &&
           compare_effects(collector->collected->groups[collector->slots[at] - 1].step, step) != 0)
        at = (at + 1) & (collector->slot_count - 1);
    return &collector->slots[at];
}

static bool fill_slots(struct collector *collector, size_t slot_count)
{
    free(collector->slots);
    collector->slots = calloc(slot_count, sizeof *collector->slots);
    collector->slot_count = slot_count;
    if (!collector->slots) return false;
    const struct collected *const collected = collector->collected;
    for (size_t group = collector->first; group < collected->all.group_count; group++)
        *slot_of_step(collector, collected->groups[group].step) = group + 1;
    return true;
}

static bool make_room_for_group(struct collector *collector)
{
    struct collected *const collected = collector->collected;
    if (collected->all.group_count < collected->room) return true;
    const size_t room = collected->room ? 2 * collected->room : FIRST_GROUPS;
    nonet_step_group *const larger = realloc(collected->groups, room * sizeof *larger);
    if (!larger) return false;
    collected->all.groups = collected->groups = larger;
    collected->room = room;
    return fill_slots(collector, 2 * room);
}

/* Keep a copy, instead of the one that is there if there is one. False: there is no room for it, or no memory. */
static bool copy_collected(struct collector *collector, const nonet_step *step, nonet_step **kept)
{
    const size_t bytes = nn_step_bytes(step) + sizeof(nonet_step_group);
    const size_t freed = *kept ? nn_step_bytes(*kept) + sizeof(nonet_step_group) : 0;
    nonet_step *copy;
    if (bytes > collector->bytes_left + freed) return false;
    collector->status = nonet_step_copy(step, &copy);
    if (collector->status != NONET_OK) return false;
    nonet_step_free(*kept);
    *kept = copy;
    collector->bytes_left += freed;
    collector->bytes_left -= bytes;
    return true;
}

static void begin_group(struct collector *collector, const nonet_step *step)
{
    struct collected *const collected = collector->collected;
    nonet_step_group group = {.ways = 1, .news = count_news(step, &collector->easier)};
    if (!make_room_for_group(collector)) {
        collector->status = NONET_ERR_MEMORY;
        return;
    }
    if (!copy_collected(collector, step, &group.step)) {
        collected->all.left_out++;
        return;
    }
    const int open = collector->kind->follow_singles(collector->walker, step);
    group.filled = open < collector->open ? (size_t)(collector->open - open) : 0;
    group.solves = !open && collector->open;
    *slot_of_step(collector, step) = collected->all.group_count + 1;
    collected->groups[collected->all.group_count++] = group;
    atomic_store_explicit(&collector->progress->found, collected->all.group_count, memory_order_relaxed);
}

static bool is_wanted_step(const struct collector *collector, const nonet_step *step)
{
    const nonet_all_steps_settings *const settings = collector->settings;
    if (!nonet_step_tells(step, settings->has_cell ? settings->cell : -1, settings->value)) return false;
    return !settings->only_news || count_news(step, &collector->easier) > 0;
}

static bool collect_step(void *context, const nonet_step *step)
{
    struct collector *const collector = context;
    mark_step(&collector->here, collector->layout, step);
    if (!is_wanted_step(collector, step)) return true;
    collector->collected->all.step_count++;
    const size_t slot = collector->slot_count ? *slot_of_step(collector, step) : 0;
    if (!slot) {
        begin_group(collector, step);
    } else {
        nonet_step_group *const group = &collector->collected->groups[slot - 1];
        group->ways++;
        if (length_of(step) < length_of(group->step)) copy_collected(collector, step, &group->step);
    }
    return collector->status == NONET_OK;
}

/* ---- techniques ---------------------------------------------------------------------------------- */

/* A guess is not something that is there, and forcing chains and nets are hundreds. */
static bool is_looked_for(const struct collector *collector, enum nn_technique technique)
{
    return technique != NN_BRUTE_FORCE && (!nn_is_forcing(technique) || collector->settings->has_forcing);
}

/* Those to look for, in their order. */
static int list_techniques(const struct collector *collector, int list[NONET_MAX_TECHNIQUES])
{
    const bool *const named = collector->settings->techniques;
    const nonet_ranking *const ranking = collector->kind->ranking(collector->walker);
    int count = 0;
    for (int technique = 0; named && nonet_technique_at((size_t)technique); technique++)
        if (named[technique]) list[count++] = technique;
    for (size_t place = 0; !named && place < ranking->count; place++)
        if (is_looked_for(collector, (enum nn_technique)ranking->techniques[place]))
            list[count++] = ranking->techniques[place];
    return count;
}

static nonet_status collect_technique(struct collector *collector, int technique, const struct nn_watch *watch)
{
    struct collected *const collected = collector->collected;
    collector->first = collected->all.group_count;
    if (collector->slot_count && !fill_slots(collector, collector->slot_count)) return NONET_ERR_MEMORY;
    const nonet_status status = collector->kind->every(collector->walker, technique, watch, collect_step, collector);
    const size_t count = collected->all.group_count - collector->first;
    if (collector->kind->is_limited(collector->walker)) collected->limited[collected->all.limited_count++] = technique;
    if (count) qsort(collected->groups + collector->first, count, sizeof *collected->groups, compare_groups);
    add_marks(&collector->easier, &collector->here, collector->layout->cells);
    return collector->status == NONET_OK ? status : collector->status;
}

static nonet_status collect_all(struct collector *collector, const struct nn_watch *watch)
{
    int list[NONET_MAX_TECHNIQUES];
    const int count = list_techniques(collector, list);
    struct nn_all_progress *const progress = collector->progress;
    atomic_store_explicit(&progress->found, 0, memory_order_relaxed);
    atomic_store_explicit(&progress->total, (uint64_t)count, memory_order_relaxed);
    collector->open = collector->kind->follow_singles(collector->walker, NULL);
    for (int at = 0; at < count; at++) {
        atomic_store_explicit(&progress->done, (uint64_t)at, memory_order_relaxed);
        const nonet_status status = collect_technique(collector, list[at], watch);
        if (status == NONET_STOPPED) collector->collected->all.unfinished = list[at];
        NN_TRY(status);
    }
    atomic_store_explicit(&progress->done, (uint64_t)count, memory_order_relaxed);
    return NONET_OK;
}

nonet_status nn_all_steps_find(const struct nn_walker_kind *kind, struct nn_walker *walker,
                               const nonet_all_steps_settings *settings, const struct nn_watch *watch,
                               struct nn_all_progress *progress, nonet_all_steps **all)
{
    struct collected *const collected = calloc(1, sizeof *collected);
    struct collector *const collector = calloc(1, sizeof *collector);
    nonet_status status = NONET_ERR_MEMORY;
    if (collected && collector) {
        collected->all.unfinished = -1;
        collected->all.limited = collected->limited;
        collector->kind = kind;
        collector->walker = walker;
        collector->layout = kind->position(walker)->layout;
        collector->settings = settings;
        collector->progress = progress;
        collector->collected = collected;
        collector->bytes_left = settings->most_bytes ? settings->most_bytes : BYTES_BY_DEFAULT;
        status = collect_all(collector, watch);
    }
    if (collector) free(collector->slots);
    free(collector);
    if (status >= NONET_OK) *all = &collected->all;
    else if (collected) nonet_all_steps_free(&collected->all);
    return status;
}

void nonet_all_steps_free(nonet_all_steps *all)
{
    if (!all) return;
    struct collected *const collected = (struct collected *)all;
    for (size_t group = 0; group < all->group_count; group++) nonet_step_free(collected->groups[group].step);
    free(collected->groups);
    free(collected);
}
