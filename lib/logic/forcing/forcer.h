/* forcer.h: the machine behind all forcing chains, from Nishio to the nested ones.
 *
 * It works as Sudoku Explainer does, down to the order in which it looks at things, because the length
 * of a chain, and with it the rating of a puzzle, depends on that order:
 *
 *   - from an assumption, what is on makes others off, and what is off may leave a single candidate, which
 *     is on; pending statements that are on go first, each kind in the order in which it was made;
 *   - dynamic: what is off is struck from the working marks, so what follows may need several parents;
 *   - level 1 and above: when nothing is pending, patterns are looked for in the working marks, and at level 2 and
 *   above chains, by a second machine (`inner`) that starts from these marks.
 *
 * A producer looks for one kind of chain on the whole board and makes a list of hints. Its settings are a row of SE's
 * table:
 *
 *     Nishio        one digit only, dynamic; contradictions
 *     multiple      static; cells and houses
 *     dynamic       level 0 to 5; contradictions, doubles, cells and houses
 *     plain static forcing chains and cycles; only used inside others
 *
 * Most branches give no hint. They are not even made where unordered sets show this (reach.h, tries.h, and for the
 * rating ends.h, which keeps them from step to step).
 *
 * A hint is what its targets, statements of branches, prove together. Its complexity is the number of statements that
 * lead to the targets, including those of inner chains. */
#ifndef NN_FORCER_H
#define NN_FORCER_H

#include "logic/finder.h"
#include "logic/forcing/branch.h"
#include "logic/forcing/ends.h"
#include "logic/forcing/tries.h"

enum nn_producer { NN_PRODUCE_PLAIN, NN_PRODUCE_NISHIO, NN_PRODUCE_MULTIPLE, NN_PRODUCE_DYNAMIC };

/* In the order by which SE sorts hints of the same difficulty and complexity. */
enum nn_hint_kind {
    NN_HINT_DOUBLE = 1,
    NN_HINT_X,
    NN_HINT_Y,
    NN_HINT_XY,
    NN_HINT_CELL,
    NN_HINT_HOUSE,
    NN_HINT_CONTRADICTION
};

enum { NN_FORCER_DEPTH = 3, NN_FORCER_LEVELS = 6, NN_KNOWN_BUCKETS = 1024 };

struct nn_target {
    const struct nn_branch *branch;
    int fact; /* -1: the hint's conclusion, not yet looked up */
};

struct nn_hint {
    enum nn_hint_kind kind;
    bool is_cycle;
    bool is_on;    /* it places the digit; otherwise it removes it */
    uint8_t digit; /* what it concludes; nothing for a cycle */
    uint16_t cell;
    uint16_t source; /* the house of NN_HINT_HOUSE, else the cell where it begins */
    uint8_t source_digit;
    bool is_source_on;
    int complexity;
    double difficulty;
    int place;        /* in the order of hints; for those with the same place: */
    int order;        /* in which they were made */
    int first_target; /* in forcer->targets */
    int targets;
    int effect;     /* of a cycle: in forcer->effects */
    int generation; /* of the branches that its targets are in; -1: these are not kept */
};

/* One target's ancestors in the order in which they were made. */
struct nn_proof_chain {
    const struct nn_statement_fact *facts;
    const uint32_t *parents;
    int count;
};

/* A nested hint that a branch has used, copied out of the machine that found it. */
struct nn_nested_proof {
    enum nn_hint_kind kind;
    bool is_cycle;
    int complexity;
    uint64_t hash[2]; /* of the chains: equal ones count once */
    int chain_count;
    const struct nn_proof_chain *chains;
};

/* What a nested hint strikes. */
struct nn_strike {
    int proof;
    const struct nn_single *struck;
    int count;
    const uint32_t *parents; /* cell * side + digit, all of them off */
    int parent_count;
    struct nn_strike *next;
};

/* What a producer's hints strike from certain marks. */
struct nn_known {
    enum nn_producer producer;
    int level;
    const uint32_t *digits; /* of each cell */
    const struct nn_strike *strikes;
    struct nn_known *next; /* of the same bucket */
};

/* What a cycle removes. */
struct nn_effect {
    struct nn_cells removed[NN_LOGIC_SIDE];
};

/* A proof that is part of a step. */
struct nn_told_proof {
    const struct nn_nested_proof *proof;
    int chain; /* the first of its chains, or -1: not written yet */
};
enum { NN_MOST_TOLD_PROOFS = 4096 };

/* What several branches have in common. */
struct nn_shared {
    struct nn_cells on[NN_LOGIC_SIDE], off[NN_LOGIC_SIDE];
    const struct nn_branch *branches[NN_LOGIC_SIDE];
    int count;
};

/* Scratch for making strikes (nested.c): the candidates whose loss a hint needs, its parents; and what earlier hints
 * have struck: single candidates, all candidates of a cell but one, and other things that cycles strike. */
struct nn_strike_room {
    struct nn_cells listed[NN_LOGIC_SIDE];            /* parents so far */
    uint32_t parents[NN_LOGIC_CELLS * NN_LOGIC_SIDE]; /* the same, as cell * side + digit */
    int parent_count;
    struct nn_cells single[NN_LOGIC_SIDE], but_one[NN_LOGIC_SIDE];
    const struct nn_effect *others[NN_LOGIC_CELLS];
    int other_count;
    struct nn_single struck[NN_LOGIC_CELLS * NN_LOGIC_SIDE]; /* by the current hint */
};

struct nn_plain_hits;

/* A branch, and the level at which it was last asked for. */
struct nn_kept {
    const struct nn_branch *branch; /* NULL: no memory */
    int generation;                 /* of the branch: if not the machine's, there is none */
    int level;
};

struct nn_forcer {
    const struct nn_grid *grid; /* the real one, for filled cells */
    const struct nn_geometry *geometry;
    struct nn_watch *watch;
    enum nn_producer producer;
    int level;
    bool is_best_enough; /* keep only the best hint */
    bool lists_all;      /* multiple chains: all cells and houses, not just those that SE tries */
    bool is_hasty;       /* the smallest budget will do */
    bool was_cut;        /* a list was full */
    uint32_t unwanted;   /* kinds of hints that nobody asked for, as bits */

    const struct nn_marks *start; /* what the producer works on */
    struct nn_marks work;         /* the same without what the current branch has struck */
    struct nn_build build;
    struct nn_arena arena;
    int generation;          /* changes whenever branches are forgotten */
    struct nn_kept *kept[2]; /* [is_on][cell * side + digit] */
    bool keeps_dynamic;      /* the branches are complete, dynamic, and start from here: */
    struct nn_cells kept_from[NN_LOGIC_SIDE];

    struct nn_hint *hints;
    int hint_count, hint_room, hints_made;
    uint32_t
        *listed[2]; /* [is_on][cell * side + digit]: in a list, the hint that concludes this, counted from 1; or 0 */
    struct nn_target *targets;
    int target_count, target_room;
    struct nn_effect *effects;
    int effect_count, effect_room;
    const struct nn_nested_proof **proofs;
    int proof_count, proof_room;
    struct nn_known **known; /* [NN_KNOWN_BUCKETS] */
    int known_generation;    /* if not the machine's, they are empty */
    uint32_t *seen;          /* marks for walks through a branch */
    uint32_t *walk;
    uint64_t *marked; /* the same as bits */

    /* Scratch memory of single calls. */
    struct nn_plain_hits *hits;
    struct nn_shared *shared; /* branches */
    struct nn_shared *sets;   /* the same for sets without branches */
    struct nn_strike_room *strikes;
    struct nn_told_proof *told; /* [NN_MOST_TOLD_PROOFS] */
    int *causes;                /* of the node being written */

    uint32_t failed[NN_FORCER_LEVELS]; /* versions of the grid where dynamic chains of a level gave nothing */

    struct nn_forcer *inner;
    /* For inner machines: the start of the outer one, if there are no plain or multiple hints at that start, so that
     * every hint needs something that has been struck since. Otherwise NULL. */
    const struct nn_marks *before;
    struct nn_ends *ends;          /* of the outermost; NULL in inner ones and on large boards */
    bool asks_ends;                /* branches are made only where ends say so */
    struct nn_cells *nishio_quiet; /* [digit]: places for which Nishio gives nothing; NULL in inner machines */
    uint32_t nishio_found;         /* digits */
    struct nn_reach *reach;        /* both are shared by all machines; NULL on the largest boards */
    struct nn_tries *tries;
    int64_t *budget;               /* shared too: what inner chains may still cost; below 0: the search ends */
    bool is_clean, is_clean_known; /* of plain and multiple hints at `start` */
};

static inline bool nn_is_dynamic(const struct nn_forcer *forcer)
{
    return forcer->producer == NN_PRODUCE_DYNAMIC || forcer->producer == NN_PRODUCE_NISHIO;
}

/* Is this a list of multiple chains? Then branches go on where they contradict themselves, and the best hint for each
 * conclusion is kept, without its branches. */
static inline bool nn_lists_multiple(const struct nn_forcer *forcer)
{
    return forcer->lists_all && forcer->producer == NN_PRODUCE_MULTIPLE;
}

/* The machine for the finding's grid, at rest. NULL: no memory. */
struct nn_forcer *nn_forcer_for(struct nn_finding *finding);

/* ---- running and producing ---------------------------------------------------------------------- */

/* Put everything that follows from the assumption into forcer->build. */
void nn_force_run(struct nn_forcer *forcer, int cell, int digit, bool is_on);

/* The same, continuing a kept branch of a lower level. */
void nn_force_on(struct nn_forcer *forcer, const struct nn_kept *kept);

/* When nothing is pending: add what patterns and nested chains strike. False: they strike nothing, or clash. */
bool nn_force_advanced(struct nn_forcer *forcer, bool with_patterns);
bool nn_force_patterns(struct nn_forcer *forcer);
/* Digits that have enough places for an X-wing: two lines with two each, and others to lose one. */
uint32_t nn_digits_for_fish(const struct nn_forcer *forcer);
bool nn_force_nested(struct nn_forcer *forcer);

/* Are there no plain and no multiple hints without any assumption? Then all inner hints depend on what is struck, and
 * are found much faster. */
bool nn_force_is_clean(struct nn_forcer *forcer);
/* What the usable hints of a producer strike from the working marks, in order; remembered if it is known already. */
const struct nn_strike *nn_strikes_of(struct nn_forcer *forcer, enum nn_producer producer, int level);
const struct nn_strike *nn_produce_strikes(struct nn_forcer *forcer, enum nn_producer producer, int level);

/* The hints of one producer for the grid, into forcer->hints, sorted. */
void nn_force_search(struct nn_forcer *forcer, enum nn_producer producer, int level);
/* Without a budget: a complete search, */
void nn_force_search_all(struct nn_forcer *forcer, enum nn_producer producer, int level);
/* unless memory ran out; then hints may be missing. */
bool nn_force_was_cut(const struct nn_forcer *forcer);

/* The same for forcer->producer, level and start, within the budget. */
void nn_force_produce(struct nn_forcer *forcer);
void nn_force_produce_plain(struct nn_forcer *forcer);
void nn_force_produce_branches(struct nn_forcer *forcer);

/* Write the hint into the step: its effect, and its branches with their inner chains. */
void nn_force_tell(struct nn_forcer *forcer, struct nn_hint hint, struct nn_step *step);

/* Copy the chains of an inner hint into the outer machine; returns the proof's number, or -1: no memory. */
int nn_prove(struct nn_forcer *forcer, const struct nn_hint *hint);
/* Put the facts that lead to the target into forcer->walk, breadth first from it; returns their number. */
int nn_target_walk(struct nn_forcer *forcer, const struct nn_target *target);

/* Forget all branches and proofs. */
void nn_forcer_forget(struct nn_forcer *forcer);

/* ---- hints ----------------------------------------------------------------------------------------- */

/* Sudoku Explainer's base difficulties of chains, in tenths. */
enum {
    NN_BASE_CYCLE = 65,
    NN_BASE_CHAIN = 66,
    NN_BASE_XY = 70, /* both kinds of links, chain or cycle */
    NN_BASE_NISHIO = 75,
    NN_BASE_MULTIPLE = 80,
    NN_BASE_DYNAMIC = 85,
    NN_BASE_LEVEL = 5, /* added for each level of inner chains */
};

/* The producer's base difficulty, plus 0.1 for each limit that the complexity passes. */
double nn_hint_difficulty(double base, int complexity);
double nn_force_base(const struct nn_forcer *forcer);

static inline double nn_plain_base(bool is_xy, bool is_cycle)
{
    return (is_xy ? NN_BASE_XY : is_cycle ? NN_BASE_CYCLE : NN_BASE_CHAIN) / 10.0;
}

struct nn_target *nn_force_new_targets(struct nn_forcer *forcer, int count);
/* Add a hint for the targets made last. */
void nn_force_add_hint(struct nn_forcer *forcer, struct nn_hint hint);
void nn_force_sort_hints(struct nn_forcer *forcer);

#endif
