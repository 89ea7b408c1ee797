/* any_removal.h: removes clues from a puzzle of any size until none can go.
 *
 * A minimal puzzle is a smallest set of clues that has one solution: each clue is tested against those that are left.
 * There are four kinds of tests, cheap ones first:
 *
 *     singles     clues are put on an empty board in random order, singles are found after each: a clue that is
 *                 there already when its turn comes is not needed. One time through leaves about half of the board.
 *                 Then each is tested with all others. What is left is easy, and so are the questions about it:
 *                 16x16 needs 490 conflicts instead of 690, and 90 clues are left instead of 91
 *     unavoidable   a clue that is the last one of an unavoidable set (any_unavoidable.h) is needed
 *     learning    is there a second solution, with another value in its cell? (engine/learn/assume.h) If not, it can
 *                 go. If there is, the clue is needed, and where the other solution differs from the grid is one more
 *                 unavoidable set, which answers other questions
 *     budget if there is no answer within it, the clue waits for the next round, which has a larger one; in the
 *                 end it stays, and it is not known whether it is needed
 *
 * Needed clues are settled in the learner for good, so that its board becomes smaller and smaller. The others are its
 * assumptions, those to be tested last on the lowest level. Everything it learns is kept.
 *
 * Clues may form groups that are removed or kept as a whole (symmetry). */
#ifndef NN_ANY_REMOVAL_H
#define NN_ANY_REMOVAL_H

#include "base/random.h"
#include "create/any/any_unavoidable.h"
#include "engine/learn/assume.h"

/* What is known about a cell. */
enum nn_need { NN_NO_CLUE, NN_UNTESTED, NN_NEEDED, NN_REDUNDANT, NN_UNDECIDED };

struct nn_any_removal {
    const nonet_layout *layout;
    uint64_t *marks;     /* of a cell that is no clue, or NULL */
    const uint8_t *grid; /* the solution */

    uint8_t *need;   /* [cell] an enum nn_need */
    uint64_t *clues; /* a bit for each cell that is a clue */
    int clue_count;
    const uint16_t *group; /* [cell] cells of a group go or stay together; NULL: each is one of its own */

    struct nn_board board; /* for singles */
    struct nn_any_unavoidable unavoidable;
    struct nn_assumptions assumptions;
    uint16_t *units, *member_first, *members; /* units to test, and the cells of each unit */
    uint16_t *unit_of, *filled;               /* for collecting these: [group of cells], [unit] */
    uint8_t *other_solution, *puzzle, *loaded;
    uint64_t *room_for_marks;
    void *block, *board_memory;
    uint64_t questions; /* to the learner so far */
};

/* A clue is not needed for uniqueness: may it be removed? `cells`: the puzzle without its unit. */
typedef nonet_status nn_may_go(void *context, const uint8_t *cells, bool *may_go);

/* How far nn_any_removal_run is, for other threads: clues at first, those that are decided, those of them that went or could. */
struct nn_removal_progress {
    atomic_int clues, decided, redundant;
};

struct nn_any_removal_job {
    const uint16_t *order;   /* all cells: in which order their units are tested */
    int fewest;              /* clues to leave; 0: as few as possible */
    bool keeps_all;          /* every clue is tested with all others: NN_REDUNDANT instead of taking it away */
    bool tries_singles;      /* before the learner: for puzzles with many redundant clues */
    uint64_t first_budget;   /* conflicts for a question in the first round; 0: there is only one round */
    uint64_t most_conflicts; /* for a question; 0: no limit */
    nn_may_go *may_go;       /* or NULL: always. Clues that may not are NN_REDUNDANT */
    void *context;
    struct nn_watch *watch;
    struct nn_removal_progress *progress; /* or NULL */
};

nonet_status nn_any_removal_init(struct nn_any_removal *removal, const nonet_layout *layout);
void nn_any_removal_clear(struct nn_any_removal *removal);

/* Set another grid, which must live as long; with marks, which are copied, or NULL. */
void nn_any_removal_set_grid(struct nn_any_removal *removal, const uint8_t *grid, const uint64_t *marks);

/* Which cells are clues: those with is_clue[cell]. They have the grid as their only solution. */
void nn_any_removal_set_clues(struct nn_any_removal *removal, const uint8_t *is_clue);

/* Leave out units that follow by singles from those before them in the order, as long as `fewest` clues are left. */
void nn_any_removal_skip_singles(struct nn_any_removal *removal, const uint16_t *order, int fewest);

/* Take away units that follow by singles from all others. */
nonet_status nn_any_removal_within_singles(struct nn_any_removal *removal, const uint16_t *order, int fewest,
                                           struct nn_watch *watch);
bool nn_any_removal_is_singles(struct nn_any_removal *removal, const uint8_t *cells);

/* NULL, or the invariant that does not hold (base/invariants.h; any_check.c). */
const char *nn_any_removal_check(const struct nn_any_removal *removal);

/* Test all units. NONET_STOPPED: some are NN_UNTESTED. */
nonet_status nn_any_removal_run(struct nn_any_removal *removal, const struct nn_any_removal_job *job);

/* How many cells have this state; and the resulting puzzle. */
int nn_any_removal_count(const struct nn_any_removal *removal, enum nn_need need);
void nn_any_removal_write(const struct nn_any_removal *removal, uint8_t *cells);

#endif
