/* trace_tree.c: see trace_tree.h.
 *
 *     25 givens: 8 cells filled, 83 candidates removed
 *     +- 1: r4c6 = 3 (or 5): 2 filled (r4c8=5 r5c1=9), 9 removed
 *     |  +- 2: r1c1 = 2 (or 7): dead end, no place for 4 in row 7
 *     |  `- r1c1 is not 2 (2 failed): 44 filled, 91 removed, solution 1
 *     `- r4c6 is not 3 (1 done): dead end, no value left for r9c3
 *
 * A guess and what is left without it are beside each other, so a line ends its branch only if nothing is left to guess.
 * Whether more follows is known when all lines are there, so they are kept. Events that are no guess (a cell that had one
 * choice left, a solution) belong to the line before. */
#include "show/trace_tree.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "show/cell_text.h"
#include "show/paragraph.h"

enum {
    LEVEL_COLUMNS = 3,
    MOST_LEVELS = 12, /* deeper ones are drawn here, with their number instead of branches */
    SHORT_LIST = 6,   /* of alternatives; longer ones are counted */
    MOST_NAMED = 3,   /* cells that are filled; more are counted */
};

static const char guess_colour[] = "1", dead_colour[] = "31", solution_colour[] = "1;32";

struct trace_node {
    nonet_trace_event event; /* without its cells, which are gone */
    uint64_t filled, removed;
    uint64_t forced;                   /* cells that had one choice left when it was their turn */
    nonet_candidate named[MOST_NAMED]; /* the first of both */
    uint64_t solution;                 /* from 1; 0: none here */
    uint64_t solution_times;           /* it stands for so many */
    uint32_t level;                    /* in the tree, from 0 */
    bool has_next;                     /* another node follows on its level, below the same node */
};

/* ---- collecting ----------------------------------------------------------------------------------- */

static bool begins_line(nonet_trace_kind kind)
{
    return kind == NONET_TRACE_START || kind == NONET_TRACE_GUESS || kind == NONET_TRACE_BACK;
}

static void name_filled(struct trace_node *node, int cell, const uint8_t *cells)
{
    const uint64_t before = node->filled + node->forced;
    if (before < MOST_NAMED) node->named[before] = (nonet_candidate){(uint16_t)cell, cells[cell]};
}

static void keep_node(struct trace_tree *tree, const nonet_trace_event *event)
{
    if (tree->kept == tree->capacity) {
        tree->capacity = tree->capacity ? 2 * tree->capacity : 64;
        tree->nodes = memory_resize(tree->nodes, tree->capacity * sizeof *tree->nodes);
    }
    struct trace_node *const node = &tree->nodes[tree->kept++];
    *node = (struct trace_node){
        .event = *event,
        .removed = event->removed,
        .level = event->depth + (event->kind == NONET_TRACE_BACK),
    };
    for (; node->filled < event->filled.count; node->filled++)
        name_filled(node, event->filled.cells[node->filled], event->cells);
}

static void extend_node(struct trace_tree *tree, const nonet_trace_event *event)
{
    struct trace_node *const node = &tree->nodes[tree->kept - 1];
    node->removed += event->removed;
    if (event->kind == NONET_TRACE_ONLY) {
        name_filled(node, event->cell, event->cells);
        node->forced++;
    }
    if (event->contradiction.kind) node->event.contradiction = event->contradiction;
    if (event->kind != NONET_TRACE_SOLUTION) return;
    node->solution = tree->solutions;
    node->solution_times = event->times;
}

bool trace_tree_add(void *context, const nonet_trace_event *event)
{
    struct trace_tree *const tree = context;
    tree->solutions += event->kind == NONET_TRACE_SOLUTION;
    if (!begins_line(event->kind)) {
        if (!tree->left_out) extend_node(tree, event);
    } else if (tree->kept < tree->most) {
        keep_node(tree, event);
    } else {
        tree->left_out++;
    }
    return true;
}

/* From the last to the first: has a node of this level been seen since one above it? */
static void find_next_nodes(const struct trace_tree *tree)
{
    uint32_t deepest = 0;
    for (size_t at = 0; at < tree->kept; at++)
        if (tree->nodes[at].level > deepest) deepest = tree->nodes[at].level;
    bool *const is_seen = memory_resize(NULL, deepest + 2);
    memset(is_seen, tree->left_out > 0 || tree->is_unfinished, deepest + 2);
    for (size_t at = tree->kept; at-- > 0;) {
        struct trace_node *const node = &tree->nodes[at];
        node->has_next = is_seen[node->level];
        is_seen[node->level] = true;
        for (uint32_t level = node->level + 1; level <= deepest; level++) is_seen[level] = false;
    }
    free(is_seen);
}

/* ---- words ---------------------------------------------------------------------------------------- */

static void add_value(struct buffer *text, const struct trace_tree *tree, int value)
{
    const size_t side = (size_t)nonet_layout_side(tree->layout);
    if (tree->symbols && strlen(tree->symbols) >= side) buffer_add_character(text, tree->symbols[value - 1]);
    else buffer_print(text, "%d", value);
}

static void add_values(struct buffer *text, const struct trace_tree *tree, uint64_t values)
{
    for (int value = 1; value <= nonet_layout_side(tree->layout); value++) {
        if (!(values >> (value - 1) & 1)) continue;
        buffer_add_character(text, ' ');
        add_value(text, tree, value);
    }
}

static void add_house(struct buffer *text, const struct trace_tree *tree, int house)
{
    char name[24];
    nonet_layout_house_text(tree->layout, house, false, name, sizeof name);
    buffer_print(text, " in %s", name);
}

static void add_places(struct buffer *text, const struct trace_tree *tree, int house, uint64_t places, int without)
{
    nonet_cells cells;
    nonet_layout_house_cells(tree->layout, house, &cells);
    for (size_t place = 0; place < cells.count; place++) {
        if (!(places >> place & 1) || cells.cells[place] == without) continue;
        buffer_add_character(text, ' ');
        add_cell_text(text, tree->layout, cells.cells[place]);
    }
}

/* " (or 5 7)", " (or r3c9 in row 3)", " (or 9 others)": what could be tried instead. */
static void add_alternatives(struct buffer *text, const struct trace_tree *tree, const nonet_trace_event *event)
{
    const bool is_place = event->house >= 0;
    const uint64_t others = is_place ? event->options : event->options & ~event->alike;
    const int count = __builtin_popcountll(others) - is_place;
    if (!count) return;
    buffer_add_text(text, " (or");
    if (count > SHORT_LIST) buffer_print(text, " %d others", count);
    else if (is_place) add_places(text, tree, event->house, others, event->cell);
    else add_values(text, tree, others);
    if (is_place) add_house(text, tree, event->house);
    buffer_add_character(text, ')');
}

static void add_guess(struct buffer *text, const struct trace_tree *tree, const nonet_trace_event *event)
{
    const uint64_t alike = event->alike & ~((uint64_t)1 << (event->value - 1));
    buffer_print(text, "%" PRIu64 ": ", event->guess);
    add_cell_text(text, tree->layout, event->cell);
    buffer_add_text(text, " = ");
    add_value(text, tree, event->value);
    if (alike) {
        buffer_add_text(text, ", likewise");
        add_values(text, tree, alike);
    }
    add_alternatives(text, tree, event);
}

static void add_back(struct buffer *text, const struct trace_tree *tree, const nonet_trace_event *event)
{
    add_cell_text(text, tree->layout, event->cell);
    buffer_add_text(text, " is not");
    add_values(text, tree, event->alike);
    buffer_print(text, " (%" PRIu64 " %s)", event->guess, event->was_vain ? "failed" : "done");
}

static void add_contradiction(struct buffer *text, const struct trace_tree *tree,
                              const nonet_contradiction *contradiction)
{
    char words[128];
    nonet_contradiction_text(contradiction, tree->layout, tree->symbols, words, sizeof words);
    buffer_print(text, "dead end, %s", words);
}

static void add_number(struct buffer *text, const char *separator, uint64_t number, const char *noun, const char *verb)
{
    buffer_print(text, "%s%" PRIu64, separator, number);
    if (noun) buffer_print(text, " %s%s", noun, number == 1 ? "" : "s");
    buffer_print(text, " %s", verb);
}

/* " (r3c5=8 r4c2=5)", if they are few. */
static void add_named(struct buffer *text, const struct trace_tree *tree, const struct trace_node *node)
{
    const uint64_t count = node->filled + node->forced;
    if (!count || count > MOST_NAMED) return;
    for (uint64_t at = 0; at < count; at++) {
        buffer_add_text(text, at ? " " : " (");
        add_cell_text(text, tree->layout, node->named[at].cell);
        buffer_add_character(text, '=');
        add_value(text, tree, node->named[at].value);
    }
    buffer_add_character(text, ')');
}

/* "2 filled (r3c5=8 r4c2=5), 9 removed": only what there is; the first line says of what. Cells are forced where singles
 * are not deduced, else filled, never both. */
static void add_deduction(struct buffer *text, const struct trace_tree *tree, const struct trace_node *node)
{
    const bool is_first = node->event.kind == NONET_TRACE_START;
    const char *const cell = is_first ? "cell" : NULL, *const candidate = is_first ? "candidate" : NULL;
    const char *separator = "";
    if (node->forced) {
        add_number(text, separator, node->forced, cell, "forced");
        separator = ", ";
    }
    if (node->filled || (!node->forced && !node->removed)) {
        add_number(text, separator, node->filled, cell, "filled");
        separator = ", ";
    }
    add_named(text, tree, node);
    if (node->removed) add_number(text, separator, node->removed, candidate, "removed");
}

static void add_decision(struct buffer *text, const struct trace_tree *tree, const struct trace_node *node)
{
    if (node->level > MOST_LEVELS) buffer_print(text, "[%" PRIu32 "] ", node->level);
    if (node->event.kind == NONET_TRACE_GUESS) add_guess(text, tree, &node->event);
    else if (node->event.kind == NONET_TRACE_BACK) add_back(text, tree, &node->event);
    else buffer_print(text, "%" PRIu64 " given%s", tree->given, tree->given == 1 ? "" : "s");
}

static void add_outcome(struct buffer *text, const struct trace_tree *tree, const struct trace_node *node)
{
    if (node->event.contradiction.kind) add_contradiction(text, tree, &node->event.contradiction);
    else add_deduction(text, tree, node);
    if (!node->solution) return;
    buffer_print(text, ", solution %" PRIu64, node->solution);
    if (node->solution_times > 1) buffer_print(text, " of %" PRIu64 " alike", node->solution_times);
}

/* ---- lines ---------------------------------------------------------------------------------------- */

struct drawing {
    const struct trace_tree *tree;
    struct buffer *out;
    bool has_colours;
    bool goes_on[MOST_LEVELS + 1]; /* [level] a line leads down to another node */
    int column;
};

static uint32_t drawn_level(const struct trace_node *node)
{
    return node->level < MOST_LEVELS ? node->level : MOST_LEVELS;
}

static void draw_text(struct drawing *drawing, const char *text)
{
    buffer_add_text(drawing->out, text);
    drawing->column += (int)strlen(text);
}

/* The lines that pass on the left of a node, and the one to it; `is_first`: the node's own line, not the next one of a
 * long text. */
static void draw_branches(struct drawing *drawing, const struct trace_node *node, bool is_first)
{
    const uint32_t level = drawn_level(node);
    drawing->column = 0;
    for (uint32_t above = 1; above < level; above++) draw_text(drawing, drawing->goes_on[above] ? "|  " : "   ");
    if (node->level > MOST_LEVELS) draw_text(drawing, ":  ");
    else if (!level) return;
    else if (is_first) draw_text(drawing, node->has_next ? "+- " : "`- ");
    else draw_text(drawing, node->has_next ? "|  " : "   ");
}

/* Words of a text, in lines that are not too long. */
static void draw_words(struct drawing *drawing, const struct trace_node *node, const char *text, const char *colour)
{
    if (drawing->has_colours && *colour) buffer_print(drawing->out, "\033[%sm", colour);
    while (*text) {
        const size_t blanks = strspn(text, " "), length = blanks + strcspn(text + blanks, " ");
        if (drawing->column + (int)length > PARAGRAPH_COLUMNS) {
            buffer_add_character(drawing->out, '\n');
            draw_branches(drawing, node, false);
            draw_text(drawing, "   ");
            buffer_add(drawing->out, text + blanks, length - blanks);
            drawing->column += (int)(length - blanks);
        } else {
            buffer_add(drawing->out, text, length);
            drawing->column += (int)length;
        }
        text += length;
    }
    if (drawing->has_colours && *colour) buffer_add_text(drawing->out, "\033[0m");
}

static const char *outcome_colour(const struct trace_node *node)
{
    if (node->event.contradiction.kind) return dead_colour;
    return node->solution ? solution_colour : "";
}

static void draw_node(struct drawing *drawing, const struct trace_node *node)
{
    struct buffer decision = {0}, outcome = {0};
    add_decision(&decision, drawing->tree, node);
    buffer_add_text(&decision, ":");
    buffer_add_text(&outcome, " ");
    add_outcome(&outcome, drawing->tree, node);
    buffer_add_character(&decision, 0);
    buffer_add_character(&outcome, 0);
    draw_branches(drawing, node, true);
    draw_words(drawing, node, decision.bytes, node->event.kind == NONET_TRACE_GUESS ? guess_colour : "");
    draw_words(drawing, node, outcome.bytes, outcome_colour(node));
    buffer_add_character(drawing->out, '\n');
    drawing->goes_on[drawn_level(node)] = node->has_next;
    buffer_free(&decision);
    buffer_free(&outcome);
}

void trace_tree_write(const struct trace_tree *tree, bool has_colours, struct buffer *out)
{
    struct drawing drawing = {.tree = tree, .out = out, .has_colours = has_colours};
    find_next_nodes(tree);
    for (size_t at = 0; at < tree->kept; at++) draw_node(&drawing, &tree->nodes[at]);
    if (tree->left_out) buffer_print(out, "... and %" PRIu64 " more (--lines shows more)\n", tree->left_out);
    else if (tree->is_unfinished) buffer_add_text(out, "... stopped here\n");
}

void trace_tree_free(struct trace_tree *tree)
{
    free(tree->nodes);
}
