/* step_marks.c: see step_marks.h. A candidate with several parts keeps the one that matters most: what
 * happens to it, then fins, statements of chains, the set it belongs to, the pattern. So the least important
 * marks are put first and the others over them. */
#include "show/step_marks.h"

#include <string.h>

#include "system/buffer.h"

enum { SET_LETTERS = MARK_REMOVED_OF_SET - MARK_SET };

struct marking {
    uint8_t *marks;
    size_t side;
};

static uint8_t *mark_of(const struct marking *marking, size_t cell, int value)
{
    return &marking->marks[cell * marking->side + (size_t)value - 1];
}

static void mark_values(const struct marking *marking, nonet_cells cells, uint64_t values, uint8_t mark)
{
    for (size_t index = 0; index < cells.count; index++)
        for (int value = 1; value <= (int)marking->side; value++)
            if (values >> (value - 1) & 1) *mark_of(marking, cells.cells[index], value) = mark;
}

static void mark_placements(const struct marking *marking, const nonet_step *step)
{
    for (size_t index = 0; index < step->placement_count; index++)
        *mark_of(marking, step->placements[index].cell, step->placements[index].value) = MARK_PLACED;
}

/* A removed member of a set shows both. */
static void mark_removals(const struct marking *marking, const nonet_step *step)
{
    for (size_t index = 0; index < step->elimination_count; index++) {
        uint8_t *at = mark_of(marking, step->eliminations[index].cell, step->eliminations[index].value);
        *at = (uint8_t)(*at < MARK_SET ? MARK_REMOVED : MARK_REMOVED_OF_SET + (*at - MARK_SET));
    }
}

/* A letter for each set, but with 3D Medusa two for all: there the colours take turns, value by value. */
static size_t letter_of_set(const nonet_step *step, size_t set)
{
    const char *technique = nonet_technique_at((size_t)step->technique)->name;
    if (!strcmp(technique, "3D Medusa")) return set % 2;
    return set < SET_LETTERS ? set : SET_LETTERS - 1;
}

/* The last set first: where sets overlap, the first one shows. */
static void mark_sets(const struct marking *marking, const nonet_step *step)
{
    for (size_t set = step->set_count; set-- > 0;) {
        const size_t letter = letter_of_set(step, set);
        const uint8_t mark = step->set_count == 1 ? MARK_PATTERN : (uint8_t)(MARK_SET + letter);
        mark_values(marking, step->sets[set].cells, step->sets[set].values, mark);
    }
}

static void mark_node(const struct marking *marking, const nonet_step_node *node)
{
    const uint8_t mark = node->is_true ? MARK_TRUE : MARK_FALSE;
    for (size_t index = 0; index < node->cells.count; index++) {
        uint8_t *at = mark_of(marking, node->cells.cells[index], node->value);
        const bool differs = *at == MARK_OPEN || *at == (node->is_true ? MARK_FALSE : MARK_TRUE);
        *at = differs ? MARK_OPEN : mark;
    }
}

static void mark_chains(const struct marking *marking, const nonet_step *step)
{
    for (size_t chain = 0; chain < step->branch_count; chain++)
        for (size_t node = 0; node < step->chains[chain].count; node++)
            mark_node(marking, &step->chains[chain].nodes[node]);
}

/* ---- names of sets ----------------------------------------------------------------------------------- */

/* Techniques whose names begin so, and what their sets are called; the last name is for all that follow. */
struct set_names {
    const char *technique;
    const char *names[7];
};

static const struct set_names names_of_sets[] = {
    {"XY-wing", {"pivot", "pincer"}},
    {"XYZ-wing", {"pivot", "pincer"}},
    {"W-wing", {"end", "other end", "link"}},
    {"WXYZ-wing", {"hinge", "pincer"}},
    {"VWXYZ-wing", {"hinge", "pincer"}},
    {"UVWXYZ-wing", {"hinge", "pincer"}},
    {"TUVWXYZ-wing", {"hinge", "pincer"}},
    {"ALS-W-wing", {"set A", "set B", "link"}},
    {"unique rectangle", {"floor", "roof", "rest of the naked set"}},
    {"unique loop", {"floor", "roof", "rest of the naked set"}},
    {"extended rectangle", {"floor", "roof", "rest of the naked set"}},
    {"BUG lite", {"cell without extra candidates", "extra candidate"}},
    {"BUG", {"extra candidate"}},
    {"hidden rectangle", {"corner with the pair alone", "other corner"}},
    {"avoidable rectangle", {"filled corner", "open corner"}},
    {"remote pair", {"one kind", "the other kind"}},
    {"simple colours", {"blue", "green"}},
    {"multi-colours", {"blue", "green", "red", "yellow"}},
    {"3D Medusa", {"blue", "green"}},
    {"almost locked", {"crossing", "almost locked set", "rest of the places"}},
    {"template", {"in some template", "in all templates of its value"}},
    {"Sue de Coq", {"crossing", "rest of the line", "rest of the box"}},
    {"death blossom", {"stem", "petal"}},
    {"aligned pair", {"cell", "other cell", "excluder"}},
    {"aligned triple", {"first cell", "second cell", "third cell", "excluder"}},
    {"exocet", {"base", "target", "target", "cross-line cell"}},
    {"double exocet", {"base", "target", "target", "other base", "target", "target", "cross-line cell"}},
};

static const char *const lettered_sets[SET_LETTERS] = {
    "set A", "set B", "set C", "set D", "set E", "set F", "set G", "set H", "set I", "set J", "set K", "set L", "set M",
    "set N", "set O", "set P", "set Q", "set R", "set S", "set T", "set U", "set V", "set W", "set X", "set Y", "set Z",
};

/* Graves have any number of sets before this one; a base without a link says that it is there. */
static bool is_rest_of_naked_set(const nonet_step *step, const char *technique, size_t set)
{
    return !strncmp(technique, "BUG", 3) && set && set + 1 == step->set_count && step->base.count &&
           !step->sets[set].link;
}

const char *step_set_name(const nonet_step *step, size_t set)
{
    const char *technique = nonet_technique_at((size_t)step->technique)->name;
    if (is_rest_of_naked_set(step, technique, set)) return "rest of the naked set";
    for (size_t i = 0; i < sizeof names_of_sets / sizeof names_of_sets[0]; i++) {
        const struct set_names *entry = &names_of_sets[i];
        if (strncmp(technique, entry->technique, strlen(entry->technique)) != 0) continue;
        const size_t last = sizeof entry->names / sizeof entry->names[0] - 1;
        size_t at = set < last ? set : last;
        while (!entry->names[at]) at--;
        return entry->names[at];
    }
    return lettered_sets[set < SET_LETTERS ? set : SET_LETTERS - 1];
}

/* ---- marks ------------------------------------------------------------------------------------------- */

uint8_t *make_step_marks(const nonet_layout *layout, const nonet_step *step)
{
    const size_t side = (size_t)nonet_layout_side(layout), count = side * side * side;
    const struct marking marking = {memory_resize(NULL, count), side};
    memset(marking.marks, MARK_NONE, count);
    if (!step) return marking.marks;
    /* sets say more than the pattern */
    const bool has_sets = step->set_count > 1 && !step->chain_count;
    if (!has_sets) mark_values(&marking, step->cells, step->values, MARK_PATTERN);
    mark_sets(&marking, step);
    mark_chains(&marking, step);
    mark_values(&marking, step->fins, step->values, MARK_FIN);
    mark_values(&marking, step->endo_fins, step->values, MARK_FIN);
    mark_removals(&marking, step);
    mark_placements(&marking, step);
    return marking.marks;
}
