/* lrat_writer.c: hints come from walking back from a contradiction: whatever it needs is marked, the trail is walked
 * from its end, and each marked literal adds the number of its reason and marks what that needs. Literals of the root
 * have a line of their own, and are hints by its number.
 *
 * The checker knows cells and houses without clauses, so their reasons are translated to the numbers of the rules
 * (rule_clauses.c): "nothing else is left" is the clause of the group, "it is placed" that of a pair. */
#include "proof/lrat_writer.h"

#include <assert.h>
#include <stdlib.h>

#include "base/block.h"
#include "proof/rule_clauses.h"
#include "proof/rup.h"
#include "proof/variables.h"

struct pair {
    uint32_t other, number;
};

struct nn_lrat_writer {
    struct nn_rup rup;
    struct nn_text_out *out;
    uint32_t rules;         /* how many clauses these are; the next number excludes the solution */
    uint32_t last;          /* number that was used */
    uint32_t told;          /* the number of the clause in `literals` */
    uint32_t stated;        /* literals of the root with a line of their own */
    uint32_t *group_number; /* [group] some of them */
    uint32_t *unit_number;  /* [variable] what the root says about it; 0: nothing, or not yet */
    uint32_t *first_pair;   /* [variable], and one more: its pairs, as the smaller of the two */
    struct pair *pairs;
    uint32_t *literals, count; /* of the clause at hand */
    uint32_t *seen, stamp;     /* [variable] marked, if it is the stamp */
    uint32_t *hints, hint_count;
    nonet_status trouble; /* NONET_OK, or why nothing more is written */
    void *block;
};

/* ---- numbers of the rules ------------------------------------------------------------------------------ */

/* How the rules are read, twice: to count the pairs of each variable, then to keep them. */
struct survey {
    struct nn_lrat_writer *writer;
    uint32_t number, group;
};

static bool count_pairs(void *context, const int *literals, int count)
{
    const struct survey *const survey = context;
    if (count == 2 && literals[0] < 0) survey->writer->first_pair[-literals[0] - 1]++;
    return true;
}

static bool keep_number(void *context, const int *literals, int count)
{
    struct survey *const survey = context;
    struct nn_lrat_writer *const writer = survey->writer;
    survey->number++;
    if (literals[0] > 0) writer->group_number[survey->group++] = survey->number;
    else if (count == 1) writer->unit_number[-literals[0] - 1] = survey->number;
    else
        writer->pairs[--writer->first_pair[-literals[0] - 1]] =
            (struct pair){(uint32_t)(-literals[1] - 1), survey->number};
    return true;
}

/* False: no memory, or no time. */
static bool number_rules(struct nn_lrat_writer *writer, const nonet_position *position, struct nn_watch *watch)
{
    struct survey survey = {.writer = writer};
    if (nn_rule_clauses(position, watch, count_pairs, &survey) != NONET_OK) return false;
    for (uint32_t variable = 0; variable < writer->rup.variables; variable++)
        writer->first_pair[variable + 1] += writer->first_pair[variable]; /* ends, which become beginnings */
    writer->pairs = malloc((writer->first_pair[writer->rup.variables] + (size_t)1) * sizeof *writer->pairs);
    if (!writer->pairs) return false;
    if (nn_rule_clauses(position, watch, keep_number, &survey) != NONET_OK) return false;
    writer->rules = survey.number;
    writer->last = survey.number + 1;
    return true;
}

static uint32_t pair_number(const struct nn_lrat_writer *writer, uint32_t one, uint32_t other)
{
    const uint32_t smaller = one < other ? one : other, larger = one ^ other ^ smaller;
    uint32_t at = writer->first_pair[smaller];
    const uint32_t end = writer->first_pair[smaller + 1];
    while (at < end && writer->pairs[at].other != larger) at++;
    assert(at < end);
    return at < end ? writer->pairs[at].number : 0; /* which no checker accepts */
}

/* ---- hints --------------------------------------------------------------------------------------------- */

static void put_number(struct nn_lrat_writer *writer, int64_t number)
{
    nn_text_out_number(writer->out, number);
    nn_text_out_put(writer->out, " ");
}

static void put_literal_of(struct nn_lrat_writer *writer, uint32_t literal)
{
    const int64_t variable = (literal >> 1) + 1;
    put_number(writer, literal & 1 ? -variable : variable);
}

/* The number of the clause that is the reason for a literal. */
static uint32_t reason_number(const struct nn_lrat_writer *writer, struct nn_rup_reason reason, uint32_t literal)
{
    switch (reason.cause) {
    case NN_RUP_PLACED: return pair_number(writer, reason.from >> 1, literal >> 1);
    case NN_RUP_LAST: return writer->group_number[reason.from];
    case NN_RUP_CLAUSE: return nn_rup_clause_at(&writer->rup, reason.from)->number;
    default: return writer->told;
    }
}

/* The variable has a value that the line needs. */
static void need_variable(struct nn_lrat_writer *writer, uint32_t variable)
{
    if (writer->seen[variable] == writer->stamp) return;
    writer->seen[variable] = writer->stamp;
    if (writer->unit_number[variable]) put_number(writer, writer->unit_number[variable]);
}

static void need_group(struct nn_lrat_writer *writer, uint32_t group)
{
    const nonet_layout *const layout = writer->rup.layout;
    const int side = layout->side, in_house = (int)group - layout->cells;
    for (int at = 0; at < side; at++) {
        const int cell = in_house < 0 ? (int)group : nn_house(layout, in_house / side)[at];
        need_variable(writer, (uint32_t)nn_proof_variable(layout, cell, in_house < 0 ? at : in_house % side) - 1);
    }
}

static void need_literals(struct nn_lrat_writer *writer, const uint32_t *literals, uint32_t count)
{
    for (uint32_t at = 0; at < count; at++) need_variable(writer, literals[at] >> 1);
}

/* All that the reason is made of; the variable that it is the reason for was seen already. */
static void need_reason(struct nn_lrat_writer *writer, struct nn_rup_reason reason)
{
    const struct nn_rup_clause *clause;
    switch (reason.cause) {
    case NN_RUP_PLACED: need_variable(writer, reason.from >> 1); break;
    case NN_RUP_LAST: need_group(writer, reason.from); break;
    case NN_RUP_CLAUSE:
        clause = nn_rup_clause_at(&writer->rup, reason.from);
        need_literals(writer, clause->literals, clause->size);
        break;
    default: need_literals(writer, writer->literals, writer->count); break;
    }
}

static void need_conflict(struct nn_lrat_writer *writer)
{
    const struct nn_rup *const rup = &writer->rup;
    if (rup->conflict.cause == NN_RUP_PLACED) need_variable(writer, rup->conflict_literal >> 1);
    need_reason(writer, rup->conflict);
}

/* What assumptions led to, from the end of the trail to the root. */
static void collect_hints(struct nn_lrat_writer *writer)
{
    const struct nn_rup *const rup = &writer->rup;
    writer->hint_count = 0;
    for (uint32_t at = rup->trail_length; at > rup->root_length; at--) {
        const uint32_t literal = rup->trail[at - 1];
        const struct nn_rup_reason reason = rup->reasons[literal >> 1];
        if (writer->seen[literal >> 1] != writer->stamp || reason.cause == NN_RUP_ASSUMED) continue;
        writer->hints[writer->hint_count++] = reason_number(writer, reason, literal);
        need_reason(writer, reason);
    }
}

/* ---- lines --------------------------------------------------------------------------------------------- */

/* A clause cannot be followed, or kept. */
static void give_up(struct nn_lrat_writer *writer)
{
    writer->trouble = writer->rup.lacks_memory ? NONET_ERR_MEMORY : NONET_ERR_INTERNAL;
    writer->out->is_refused = true;
}

static void open_line(struct nn_lrat_writer *writer)
{
    put_number(writer, ++writer->last);
    writer->stamp++;
}

static void close_line(struct nn_lrat_writer *writer)
{
    nn_text_out_put(writer->out, "0\n");
}

/* The last hint is what is false as a whole. */
static void put_conflict(struct nn_lrat_writer *writer)
{
    need_conflict(writer);
    collect_hints(writer);
    while (writer->hint_count) put_number(writer, writer->hints[--writer->hint_count]);
    put_number(writer, reason_number(writer, writer->rup.conflict, writer->rup.conflict_literal));
    close_line(writer);
}

static void state_unit(struct nn_lrat_writer *writer, uint32_t literal)
{
    const struct nn_rup_reason reason = writer->rup.reasons[literal >> 1];
    open_line(writer);
    put_literal_of(writer, literal);
    nn_text_out_put(writer->out, "0 ");
    writer->seen[literal >> 1] = writer->stamp;
    need_reason(writer, reason);
    put_number(writer, reason_number(writer, reason, literal));
    close_line(writer);
    writer->unit_number[literal >> 1] = writer->last;
}

/* What the root has learnt from the clause at hand, or that it is a contradiction. */
static void state_root(struct nn_lrat_writer *writer)
{
    const struct nn_rup *const rup = &writer->rup;
    for (; writer->stated < rup->root_length; writer->stated++)
        if (!writer->unit_number[rup->trail[writer->stated] >> 1]) state_unit(writer, rup->trail[writer->stated]);
    if (rup->lacks_memory) give_up(writer);
    if (!rup->is_refuted) return;
    open_line(writer);
    nn_text_out_put(writer->out, "0 ");
    put_conflict(writer);
}

void nn_lrat_writer_literal(struct nn_lrat_writer *writer, int literal)
{
    const uint32_t variable = (uint32_t)(literal < 0 ? -literal : literal) - 1;
    writer->literals[writer->count++] = 2 * variable + (literal < 0);
}

/* Literals that the root has ruled out are no assumptions of the line that need a hint. */
static void put_clause_literals(struct nn_lrat_writer *writer)
{
    for (uint32_t at = 0; at < writer->count; at++) {
        put_literal_of(writer, writer->literals[at]);
        writer->seen[writer->literals[at] >> 1] = writer->stamp;
    }
    nn_text_out_put(writer->out, "0 ");
}

/* The proof goes on, and the clause is no consequence of the root. */
static bool says_something_new(const struct nn_lrat_writer *writer)
{
    for (uint32_t at = 0; at < writer->count; at++)
        if (writer->rup.value[writer->literals[at]] > 0) return false;
    return !writer->rup.is_refuted && !writer->trouble;
}

/* False: it does not follow, or memory is short. */
static bool write_new_clause(struct nn_lrat_writer *writer)
{
    open_line(writer);
    put_clause_literals(writer);
    const bool is_refuted = nn_rup_refutes(&writer->rup, writer->literals, writer->count);
    if (is_refuted) put_conflict(writer);
    nn_rup_return_to_root(&writer->rup);
    writer->told = writer->last;
    return is_refuted;
}

static void keep_clause(struct nn_lrat_writer *writer)
{
    if (writer->count == 1) writer->unit_number[writer->literals[0] >> 1] = writer->told;
    nn_rup_add(&writer->rup, writer->literals, writer->count, writer->told);
    state_root(writer);
}

void nn_lrat_writer_add(struct nn_lrat_writer *writer)
{
    if (says_something_new(writer)) {
        if (write_new_clause(writer)) keep_clause(writer);
        else give_up(writer);
    }
    writer->count = 0;
}

void nn_lrat_writer_delete(struct nn_lrat_writer *writer)
{
    const uint32_t number = writer->trouble ? 0 : nn_rup_delete(&writer->rup, writer->literals, writer->count);
    writer->count = 0;
    if (!number) return;
    put_number(writer, writer->last);
    nn_text_out_put(writer->out, "d ");
    put_number(writer, number);
    close_line(writer);
}

void nn_lrat_writer_exclude(struct nn_lrat_writer *writer, const uint8_t *solution)
{
    const nonet_layout *const layout = writer->rup.layout;
    for (int cell = 0; cell < layout->cells; cell++)
        nn_lrat_writer_literal(writer, -nn_proof_variable(layout, cell, solution[cell] - 1));
    writer->told = writer->rules + 1;
    if (!writer->trouble) keep_clause(writer);
    writer->count = 0;
}

/* ---- beginning and end --------------------------------------------------------------------------------- */

static size_t divide_writer_memory(struct nn_lrat_writer *writer, uint8_t *memory)
{
    const size_t variables = writer->rup.variables;
    size_t used = 0;
    writer->group_number = nn_block_take(memory, &used, writer->rup.group_count, sizeof *writer->group_number);
    writer->unit_number = nn_block_take(memory, &used, variables, sizeof *writer->unit_number);
    writer->first_pair = nn_block_take(memory, &used, variables + 1, sizeof *writer->first_pair);
    writer->literals = nn_block_take(memory, &used, 2 * variables, sizeof *writer->literals);
    writer->seen = nn_block_take(memory, &used, variables, sizeof *writer->seen);
    writer->hints = nn_block_take(memory, &used, variables, sizeof *writer->hints);
    return used;
}

static bool begin_writer(struct nn_lrat_writer *writer, const nonet_position *position, struct nn_watch *watch)
{
    if (!nn_rup_begin(&writer->rup, position)) return false;
    writer->block = calloc(1, divide_writer_memory(writer, NULL));
    if (!writer->block) return false;
    divide_writer_memory(writer, writer->block);
    return number_rules(writer, position, watch);
}

struct nn_lrat_writer *nn_lrat_writer_new(const nonet_position *position, struct nn_watch *watch,
                                          struct nn_text_out *out)
{
    struct nn_lrat_writer *const writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->out = out;
    writer->rup.memory_limit = (size_t)NN_MOST_CLAUSE_MEMORY;
    if (!begin_writer(writer, position, watch)) {
        nn_lrat_writer_free(writer);
        return NULL;
    }
    state_root(writer);
    return writer;
}

void nn_lrat_writer_free(struct nn_lrat_writer *writer)
{
    if (!writer) return;
    nn_rup_free(&writer->rup);
    free(writer->pairs);
    free(writer->block);
    free(writer);
}

nonet_status nn_lrat_writer_trouble(const struct nn_lrat_writer *writer)
{
    return writer->trouble;
}
