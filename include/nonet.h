/* nonet.h: a Sudoku engine for boards of any size. The only header you need.
 *
 *     const char text[] = "53..7....6..195....98....6.8...6...34..8."
 *                         "3..17...2...6.6....28....419..5....8..79";
 *     nonet_puzzle *puzzle;                                   // from text; or fill in a nonet_position yourself
 *     nonet_read_one(text, strlen(text), NULL, &puzzle, NULL);
 *     nonet_solver *solver;                                   // one for each thread
 *     nonet_solver_new(NULL, &solver);
 *     nonet_result result;
 *     if (nonet_solver_solve(solver, &puzzle->position, &result) == NONET_OK && result.verdict == NONET_VERDICT_UNIQUE)
 *         use(result.solution);                               // the values of all cells, row by row
 *     nonet_solver_free(solver);
 *     nonet_puzzle_free(puzzle);
 *
 * The library reads memory and writes memory: it does no input or output, never prints, never ends
 * the program and keeps no changing globals. Every handle may be used by one thread at a time;
 * layouts are immutable and may be shared. Every call takes NULL: it refuses, or does nothing. Text is UTF-8. What a call
 * lends, not makes, is in the memory of its handle until the handle's next call. Times are in milliseconds. `free` and
 * `defaults` are as old as what they are for.
 *
 * The same everywhere:
 *   settings    Fill in the defaults, change what you like. Settings are copied; NULL stands for the defaults, and so does
 *               a structure of zeros: a field of 0 means its default. Where 0 is a number like others, it does so unless
 *               `means_zero` is set, as the defaults do. `reserved` must be 0: anything else is refused, so that it can
 *               mean something one day.
 *   results     Structures that the caller owns and a call fills in end with room of their own (`reserved`, set to 0), so
 *               that they can tell more in later versions without changing their size. After NONET_STOPPED they tell what
 *               is known by then; after an error they tell nothing, and may be as they were before the call.
 *   arguments   First what the call is about (a handle, a layout or position), then settings and numbers, then results. No
 *               structure goes by value. Cells, houses, values and techniques are numbers; those that do not exist are
 *               refused, or have nothing to tell.
 *   names       `nonet_..._name` gives the constant word for a number of an enumeration; "" for anything else.
 *   handles     What a call makes or lends through a pointer to a pointer is NULL after an error; only NONET_ERR_INTERNAL
 *               comes with the step that it is about.
 *   enumerations  Their numbers stay as they are. New ones may come at the end, but for nonet_status: be ready for them.
 *   short text  `size_t nonet_..._text(..., char *buffer, size_t size)` writes at most `size` bytes, the final NUL
 *               included, and returns the length that the whole text has without it, as snprintf does. (NULL, 0) measures.
 *   documents   Proofs, formulas and JSON go to a nonet_text_sink, piece by piece; nonet_text_collect is one that fills a
 *               buffer.
 *   symbols     Texts show values as numbers, or, if `symbols` is not NULL, as these characters (for the values 1, 2, 3
 *               ...); too few of them for the board: numbers.
 *   tables      `nonet_..._at(index)` counts from 0 and answers NULL after the last entry; so do the names of engines,
 *               instruction sets and symmetries.
 *   problems    `nonet_..._problem` tells why a handle refuses a board or settings with NONET_ERR_ARG; NULL: it does not.
 *   progress    `nonet_..._progress` may be asked from any thread while a call is running. */
#ifndef NONET_H
#define NONET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What stands before every function; `-DNONET_API=` leaves it out. */
#ifndef NONET_API
#if defined(__GNUC__)
#define NONET_API __attribute__((visibility("default")))
#else
#define NONET_API
#endif
#endif

/* ---- version ------------------------------------------------------------------------------- */

#define NONET_VERSION_MAJOR 0
#define NONET_VERSION_MINOR 6
#define NONET_VERSION_PATCH 0

/* The version of the library that is linked, as "0.3.0". Since 0.1. */
NONET_API const char *nonet_version(void);

/* ---- status -------------------------------------------------------------------------------- */

/* What a call says about itself. What it says about a puzzle ("has no solution") is a result, never
 * a status. Values are fixed for ever. */
typedef enum nonet_status {
    NONET_OK = 0,
    NONET_STOPPED = 1,       /* the deadline passed or a stop was asked for; results so far are valid */
    NONET_MORE = 2,          /* reader: the text so far may end inside a puzzle; feed more or finish */
    NONET_END = 3,           /* reader: all text was read */
    NONET_ERR_ARG = -1,      /* an argument is NULL or out of range */
    NONET_ERR_MEMORY = -2,   /* out of memory; the handle stays usable */
    NONET_ERR_TEXT = -3,     /* text that is no puzzle; the error says where and why */
    NONET_ERR_NOTATION = -4, /* this notation cannot write this position */
    NONET_ERR_INTERNAL = -5, /* an engine's answer failed its check: a bug, please report it */
} nonet_status;

/* A few constant words for a status: "out of memory"; "" for anything else. Since 0.1. */
NONET_API const char *nonet_status_name(nonet_status status);

/* Why a board or settings are refused, as nonet_..._problem tells it. A constant: it stays as long as the library. */
typedef struct nonet_refusal {
    const char *setting; /* the field of the settings that it is about; NULL: the board */
    const char *text;    /* the reason: "no puzzle of this size has so few" */
} nonet_refusal;

/* ---- text out ------------------------------------------------------------------------------ */

/* Called with pieces of text in their order, not ended by a NUL; false: no more is wanted. */
typedef bool nonet_text_sink(void *context, const char *text, size_t length);

/* A buffer of the caller's that documents can be written to: hand over nonet_text_collect and a pointer to this. */
typedef struct nonet_text_buffer {
    char *bytes;
    size_t size;
    size_t length; /* of the whole text; begin with 0. From `size` on: it did not fit, and its end is missing */
    uint64_t reserved[4];
} nonet_text_buffer;

/* A nonet_text_sink that collects: `context` is a nonet_text_buffer. What fits is there and ends with a NUL; the rest is
 * only counted. Since 0.2. */
NONET_API bool nonet_text_collect(void *context, const char *text, size_t length);

/* Text of strangers (a file name, an argument) as one can safely show it on a terminal: control characters, line ends,
 * invisible characters, such as those that change the direction of writing, and bytes that are not UTF-8 become \x1B or
 * the like, a group for each byte; everything else stays as it is. No character is cut at the end of the buffer, which
 * may not overlap the text. Since 0.3. */
NONET_API size_t nonet_visible_text(const char *text, size_t length, char *buffer, size_t size);

/* ---- progress ------------------------------------------------------------------------------ */

/* How far a call has come, for displays. */
typedef struct nonet_progress {
    uint64_t done;   /* of what the call is busy with: puzzles, attempts ... */
    uint64_t total;  /* there is so much of it; 0: not known */
    uint64_t found;  /* results so far */
    int64_t nearest; /* of generators for 9x9: the distance of the nearest puzzle since one was made, see
                        nonet_nearest_text; 0: there is none. Since 0.4 */
    int64_t
        least; /* of raters on the scale se: the rating is that, or higher, in tenths; 0: nothing is known. Since 0.6 */
    uint64_t reserved[3];
} nonet_progress;

/* ---- layouts ------------------------------------------------------------------------------- */

/* The geometry of a board: side * side cells, the values 1..side, and houses, each of side cells that hold every value
 * once. A cell is numbered row * side + column. Houses are numbered from 0: rows, then columns, then boxes, then extra
 * ones if there are any. */
#define NONET_MAX_BOX 8
#define NONET_MAX_SIDE 64
#define NONET_MAX_CELLS 4096

/* The largest boards that are explained, generated and rated on nonet's own scale, and those with a canonical form. */
#define NONET_MAX_LOGIC_SIDE 25
#define NONET_MAX_CANONICAL_SIDE 9
#define NONET_MAX_CANONICAL_CELLS 81

typedef struct nonet_layout nonet_layout;

/* Make the classic layout of boxes 1..8 rows high and 1..8 columns wide: side = rows * columns. Immutable; it must
 * outlive every position and solver that uses it. NONET_ERR_ARG for other sizes. Since 0.1. */
NONET_API nonet_status nonet_layout_new(int box_rows, int box_columns, nonet_layout **layout);
NONET_API void nonet_layout_free(nonet_layout *layout);

/* A layout in the making. So far it has boxes; further rules will be calls of their own. */
typedef struct nonet_layout_builder nonet_layout_builder;

/* Begin with side * side cells in rows and columns. NONET_ERR_ARG: side is not 1..64. Since 0.2. */
NONET_API nonet_status nonet_layout_builder_new(int side, nonet_layout_builder **builder);
NONET_API void nonet_layout_builder_free(nonet_layout_builder *builder);

/* Rectangular boxes, instead of those it had. NONET_ERR_ARG: they do not have `side` cells. Since 0.2. */
NONET_API nonet_status nonet_layout_builder_boxes(nonet_layout_builder *builder, int box_rows, int box_columns);

/* Make the layout; the builder can be changed and used again. NONET_ERR_ARG: it has no boxes yet. Since 0.2. */
NONET_API nonet_status nonet_layout_builder_build(const nonet_layout_builder *builder, nonet_layout **layout);

/* Copy a layout. Since 0.2. */
NONET_API nonet_status nonet_layout_copy(const nonet_layout *layout, nonet_layout **copy);

/* The boxes that boards of this side usually have: the most square ones, not higher than wide. False: there are only
 * boxes of one row, or none. Since 0.1. */
NONET_API bool nonet_layout_usual_boxes(int side, int *box_rows, int *box_columns);

/* How many cells a house has, how many cells and houses there are; rows and columns of a box, 0 if boxes are not
 * rectangles. Since 0.1, nonet_layout_houses since 0.2. */
NONET_API int nonet_layout_side(const nonet_layout *layout);
NONET_API int nonet_layout_cells(const nonet_layout *layout);
NONET_API int nonet_layout_houses(const nonet_layout *layout);
NONET_API int nonet_layout_box_rows(const nonet_layout *layout);
NONET_API int nonet_layout_box_columns(const nonet_layout *layout);

/* Why nonet_layout_new has no layout for such boxes. Since 0.2. */
NONET_API const nonet_refusal *nonet_layout_problem(int box_rows, int box_columns);

/* Rows, columns, rectangular boxes, and no other rule? Whatever can deal with classic layouts only refuses others with
 * NONET_ERR_ARG. Since 0.2. */
NONET_API bool nonet_layout_is_classic(const nonet_layout *layout);

/* The same cells, houses and rules, though the two were made separately? Since 0.2. */
NONET_API bool nonet_layout_equal(const nonet_layout *layout, const nonet_layout *other);

/* Some cells, and some houses, in the memory of the layout or the step that has them. */
typedef struct nonet_cells {
    const uint16_t *cells;
    size_t count;
} nonet_cells;

typedef struct nonet_houses {
    const uint16_t *houses;
    size_t count;
} nonet_houses;

typedef enum nonet_house_kind {
    NONET_HOUSE_ROW = 0,
    NONET_HOUSE_COLUMN = 1,
    NONET_HOUSE_BOX = 2,
    NONET_HOUSE_EXTRA = 3, /* also of a number that no house has */
} nonet_house_kind;

/* What a house is. Since 0.2. */
NONET_API nonet_house_kind nonet_layout_house_kind(const nonet_layout *layout, int house);

/* "row", "column", "box", "extra"; "" for anything else. Since 0.2. */
NONET_API const char *nonet_house_kind_name(nonet_house_kind kind);

/* The cells of a house, in their order: rows from left to right, columns from top to bottom, boxes row by row. Empty if
 * there is no such house. Since 0.2. */
NONET_API void nonet_layout_house_cells(const nonet_layout *layout, int house, nonet_cells *cells);

/* The houses of a cell, smallest number first: its row, its column, its box and extra ones. Since 0.2. */
NONET_API void nonet_layout_cell_houses(const nonet_layout *layout, int cell, nonet_houses *houses);

/* Two different cells that share a house? Since 0.2. */
NONET_API bool nonet_layout_sees(const nonet_layout *layout, int cell, int other);

/* What a cell is called: "r3c7". 16 bytes are enough; no such cell: "". Since 0.2. */
NONET_API size_t nonet_layout_cell_text(const nonet_layout *layout, int cell, char *buffer, size_t size);

/* What a house is called: "row 3", "column 7", "box 2"; `is_short`: "r3", "c7", "b2". Extra houses have numbers of their
 * own: "house 1", "h1". 24 bytes are enough; no such house: "". Since 0.2. */
NONET_API size_t nonet_layout_house_text(const nonet_layout *layout, int house, bool is_short, char *buffer,
                                         size_t size);

/* The cell, and the house, that is called so, in either of the two ways. -1: there is none. Since 0.2. */
NONET_API int nonet_layout_cell_find(const nonet_layout *layout, const char *name);
NONET_API int nonet_layout_house_find(const nonet_layout *layout, const char *name);

/* ---- positions ----------------------------------------------------------------------------- */

/* A puzzle, or a game in progress, to be read: plain memory that the caller owns, side * side entries each. */
typedef struct nonet_position {
    const nonet_layout *layout;
    const uint8_t *cells;       /* 0 empty, or a value 1..side */
    const uint8_t *is_given;    /* 1: the value belongs to the puzzle; 0: empty or placed by the player.
                                   NULL: every value is given */
    const uint64_t *candidates; /* pencil marks: bit v-1 set = value v may stand here; entries of filled
                                   cells are ignored. NULL: no marks, every value may stand everywhere */
} nonet_position;

/* Memory for a position, to be written: its entries can be changed, and `position` shows them to every call that reads
 * one. */
typedef struct nonet_board {
    nonet_position position; /* points to the memory below */
    uint8_t *cells;
    uint8_t *is_given;
    uint64_t *candidates; /* NULL: no room for marks */
} nonet_board;

/* Does the cell hold a value that belongs to the puzzle, not one that the player placed? No such cell: false.
 * Since 0.2. */
NONET_API bool nonet_position_is_given(const nonet_position *position, int cell);

/* Allocate a board with all cells empty and nothing given, in one block; `with_candidates`: also room for marks, all
 * set. The layout must outlive it. Since 0.2. */
NONET_API nonet_status nonet_board_new(const nonet_layout *layout, bool with_candidates, nonet_board **board);
NONET_API void nonet_board_free(nonet_board *board);

/* Copy a position of the same layout, with what the board has room for: without marks in `from` every value is marked.
 * NONET_ERR_ARG: the layouts differ. Since 0.2. */
NONET_API nonet_status nonet_board_copy(nonet_board *board, const nonet_position *from);

/* Make the filled cells of `givens` the givens of the board, and everything else the player's; what the board lacks of
 * them is filled in. NONET_ERR_ARG: the layouts differ, or the board has another value in a cell, which is then *cell
 * (else -1; `cell` may be NULL). Since 0.4. */
NONET_API nonet_status nonet_board_set_givens(nonet_board *board, const nonet_position *givens, int *cell);

/* Why a position is impossible at first sight. */
typedef enum nonet_problem {
    NONET_PROBLEM_NONE = 0,
    NONET_PROBLEM_EQUAL_VALUES = 1,  /* cells[0] and cells[1] hold `value` and share `house` */
    NONET_PROBLEM_NO_CANDIDATES = 2, /* cells[0] is empty, and nothing may stand there */
    NONET_PROBLEM_BAD_VALUE = 3,     /* cells[0] holds `value`, which the board does not have; only of
                                nonet_position_is_consistent, all other calls refuse such a position */
} nonet_problem;

typedef struct nonet_conflict {
    nonet_problem problem;
    int value;
    int house;
    int cells[2];
    uint64_t reserved[3];
} nonet_conflict;

/* Look for values that the board does not have, for equal values in a house and for cells without
 * candidates (marks and the values in the same houses together). False: *conflict (if not NULL) names the
 * first one; NONET_PROBLEM_NONE: there is no position, but a NULL. Solves nothing, so true does not promise
 * a solution. Since 0.1. */
NONET_API bool nonet_position_is_consistent(const nonet_position *position, nonet_conflict *conflict);

/* Mark every cell whose value stands in one of its houses twice, is_clash[side * side]; returns how many there are.
 * Since 0.2. */
NONET_API size_t nonet_position_clashes(const nonet_position *position, bool *is_clash);

/* Describe a conflict in English: "two 5s in row 3: r3c1 and r3c7". 128 bytes are enough. Since 0.2. */
NONET_API size_t nonet_conflict_text(const nonet_conflict *conflict, const nonet_layout *layout, const char *symbols,
                                     char *buffer, size_t size);

/* What there is to say to "why not 5 here?". */
typedef enum nonet_why_kind {
    NONET_WHY_OPEN = 0,     /* nothing speaks against it */
    NONET_WHY_FILLED = 1,   /* the cell has a value: this one, or another */
    NONET_WHY_RULES = 2,    /* the value stands in a house of the cell: see `conflict` */
    NONET_WHY_MARKS = 3,    /* the value is not among the marks of the cell */
    NONET_WHY_STEP = 4,     /* a step places or removes it */
    NONET_WHY_SOLUTION = 5, /* it is right, but no technique in use shows that now */
    NONET_WHY_NOTHING = 6,  /* no technique in use says anything about it now */
} nonet_why_kind;

/* "open", "filled", "rules", "marks", "step", "solution", "nothing"; "" for anything else. Since 0.2. */
NONET_API const char *nonet_why_kind_name(nonet_why_kind kind);

typedef struct nonet_why {
    nonet_why_kind kind;
    int cell, value;               /* that were asked about */
    int held;                      /* the value in the cell, or 0 */
    nonet_conflict conflict;       /* of NONET_WHY_RULES: cells[0] is the cell, cells[1] the one that holds the value */
    const struct nonet_step *step; /* of NONET_WHY_STEP, from nonet_explainer_why; else NULL */
    uint64_t reserved[6];
} nonet_why;

/* Why a value does not stand in a cell, by the rules, the values and the marks alone. NONET_WHY_RULES also if it stands
 * there and clashes. NONET_ERR_ARG: there is no such cell or value. Since 0.2. */
NONET_API nonet_status nonet_position_why(const nonet_position *position, int cell, int value, nonet_why *why);

/* Tell it in English: "3 cannot stand in r1c2: row 1 has its 3 in r1c5." `position`: the one that was asked; of a step, as
 * nonet_step_text tells its reason. Since 0.2. */
NONET_API size_t nonet_why_text(const nonet_why *why, const nonet_position *position, const char *symbols, char *buffer,
                                size_t size);

/* The values that may stand in each cell, candidates[side * side]: of an empty one its marks without the values in its
 * houses, of a filled one its value alone. NONET_ERR_ARG: a value is out of range. Since 0.2. */
NONET_API nonet_status nonet_position_candidates(const nonet_position *position, uint64_t *candidates);

/* True when `solution` (side * side values) obeys the rules, holds every value of the position and
 * respects its marks. Independent of all engines. Since 0.1. */
NONET_API bool nonet_position_accepts(const nonet_position *position, const uint8_t *solution);

/* ---- stopping ------------------------------------------------------------------------------ */

/* A switch that ends long calls. One switch may serve any number of handles; it must outlive them. */
typedef struct nonet_stop nonet_stop;

/* Make a switch that is off. Since 0.1. */
NONET_API nonet_status nonet_stop_new(nonet_stop **stop);
NONET_API void nonet_stop_free(nonet_stop *stop);

/* Ask all calls that watch this switch to return NONET_STOPPED soon (within milliseconds); it stays
 * on until cleared. Safe from any thread and from signal handlers. Since 0.1. */
NONET_API void nonet_stop_now(nonet_stop *stop);
NONET_API void nonet_stop_clear(nonet_stop *stop);

/* Called by a thread that is in the middle of a call, by one at a time: to show how far it is (nonet_..._progress of its
 * handle), or to end it (nonet_stop_now). Nothing else of the handle may be called. Since 0.6. */
typedef void nonet_tick(void *context);

/* While calls that watch this switch are running, have them call `tick` about every `every_ms` milliseconds: for programs
 * without a second thread that could ask. Calls that take less may never do it. `every_ms` 0 or `tick` NULL: no longer. Not
 * while such a call is running. Since 0.6. */
NONET_API void nonet_stop_set_tick(nonet_stop *stop, uint32_t every_ms, nonet_tick *tick, void *context);

/* ---- threads ------------------------------------------------------------------------------- */

/* How many threads are free to help solvers that are allowed to use several. One number may serve any number of
 * handles; it must outlive them. A program that works with a number of threads begins with 0 and adds 1 for each
 * thread that waits, -1 when it has work again: then a helper returns soon. */
typedef struct nonet_permits nonet_permits;

/* `count` threads are free at first. Since 0.1. */
NONET_API nonet_status nonet_permits_new(int count, nonet_permits **permits);
NONET_API void nonet_permits_free(nonet_permits *permits);

/* `more` threads are free, or are not any longer (negative). Safe from any thread. Since 0.1. */
NONET_API void nonet_permits_add(nonet_permits *permits, int more);

/* ---- solving ------------------------------------------------------------------------------- */

/* What the search engine deduces after each placement; each level includes the ones before. */
typedef enum nonet_propagation {
    NONET_PROPAGATION_AUTO = 0,    /* what is fastest for the size of the board */
    NONET_PROPAGATION_FORWARD = 1, /* the value leaves the cells that share a house */
    NONET_PROPAGATION_SINGLES = 2, /* one candidate in a cell, one place in a house */
    NONET_PROPAGATION_LOCKED = 3,  /* a value of a box confined to a line, and of a line to a box */
    NONET_PROPAGATION_FISH = 4,    /* a value confined to m columns in m rows, m lines in m boxes */
} nonet_propagation;

/* Where the search engine guesses. */
typedef enum nonet_order {
    NONET_ORDER_AUTO = 0,
    NONET_ORDER_INPUT = 1,      /* the first open cell, row by row */
    NONET_ORDER_MRV = 2,        /* the cell or the house's value with the fewest choices */
    NONET_ORDER_MRV_DEGREE = 3, /* the same; of equals the one that constrains most open cells */
    NONET_ORDER_MRV_WEIGHT = 4, /* the same, weighted with the contradictions seen there so far */
} nonet_order;

/* "forward", "singles", "locked", "fish"; "input", "mrv", "mrv+degree", "mrv+weight"; "" for other numbers. Since 0.6. */
NONET_API const char *nonet_propagation_name(nonet_propagation propagation);
NONET_API const char *nonet_order_name(nonet_order order);

/* How a proof is written (docs/proofs.md). Since 0.3. */
typedef enum nonet_proof_format {
    NONET_PROOF_FORMAT_DRAT = 0, /* the clauses, each of which follows from those before it */
    NONET_PROOF_FORMAT_LRAT = 1, /* each also names those that it follows from: longer, and simpler to check */
} nonet_proof_format;

/* "drat", "lrat"; "" for other numbers. Since 0.3. */
NONET_API const char *nonet_proof_format_name(nonet_proof_format format);

typedef struct nonet_solver_settings {
    const char *engine;            /* a name from nonet_engine_name, or NULL: the best for each board */
    nonet_propagation propagation; /* of the engine "search", which these two choose */
    nonet_order order;
    nonet_stop *stop;       /* or NULL */
    uint64_t timeout_ms;    /* for each call; 0 = none */
    uint64_t most_nodes;    /* of the search in each call, the same on every machine; 0 = no limit */
    nonet_permits *permits; /* or NULL: every thread is free */
    uint32_t threads;       /* most threads for one puzzle; 0 and 1: the caller's alone, and so is any number in a
                               library without threads. Only boards that take long, and no call with most_nodes, ever
                               use more (16 at most). The answer is the same, but which of several solutions is found
                               first, and the statistics, may change */
    nonet_proof_format proof_format; /* of nonet_solver_prove */
    uint64_t reserved[5];
} nonet_solver_settings;

/* Fill in the defaults: everything automatic, no limit of time. Since 0.1. */
NONET_API void nonet_solver_settings_defaults(nonet_solver_settings *settings);

/* The names of the engines, from 0; NULL after the last one. Since 0.1. */
NONET_API const char *nonet_engine_name(size_t index);

/* Whether the engine of this name solves boards of this layout. Since 0.1. */
NONET_API bool nonet_engine_takes(const char *name, const nonet_layout *layout);

/* Replace everything automatic in `settings` by what it means for boards of this layout: the engine,
 * the propagation, the order. NONET_ERR_ARG: the settings are not usable. Since 0.1. */
NONET_API nonet_status nonet_solver_settings_resolve(nonet_solver_settings *settings, const nonet_layout *layout);

/* Why a solver with these settings (NULL = defaults) refuses a position; without cells (NULL): every board of its layout;
 * `position` NULL: why there can be no such solver. Since 0.2. */
NONET_API const nonet_refusal *nonet_solver_problem(const nonet_position *position,
                                                    const nonet_solver_settings *settings);

typedef struct nonet_solver nonet_solver;

/* Make a solver for boards of any size. `settings` is copied; NULL = defaults. Its working memory is
 * made when the first position of a new size arrives, and kept. NONET_ERR_ARG: a setting is out of
 * range or the engine is unknown. Since 0.1. */
NONET_API nonet_status nonet_solver_new(const nonet_solver_settings *settings, nonet_solver **solver);
NONET_API void nonet_solver_free(nonet_solver *solver);

typedef enum nonet_verdict {
    NONET_VERDICT_UNKNOWN = 0,  /* stopped before anything was certain */
    NONET_VERDICT_INVALID = 1,  /* impossible at first sight; `conflict` says why */
    NONET_VERDICT_NONE = 2,     /* no solution */
    NONET_VERDICT_UNIQUE = 3,   /* exactly one */
    NONET_VERDICT_MULTIPLE = 4, /* two or more */
    NONET_VERDICT_SOLVED = 5,   /* at least one; whether there are more was not asked */
} nonet_verdict;

/* "unknown", "invalid", "none", "unique", "multiple", "solved"; "" for anything else. Since 0.1. */
NONET_API const char *nonet_verdict_name(nonet_verdict verdict);

typedef struct nonet_search_stats {
    uint64_t guesses;      /* values tried where two or more were possible */
    uint64_t backtracks;   /* guessed values undone after everything below them failed */
    uint64_t propagations; /* candidates removed by deduction */
    uint32_t deepest;      /* most guesses standing at one time */
    uint64_t reserved[4];
} nonet_search_stats;

typedef struct nonet_result {
    nonet_verdict verdict;
    bool is_exact;           /* `count` is the number of solutions; false: there may be more */
    bool is_first;           /* no solution stands before this one in lexicographical order; false: one may */
    uint64_t count;          /* solutions found; saturates at UINT64_MAX */
    const uint8_t *solution; /* one solution, checked, or NULL; lives until the solver's next call */
    nonet_conflict conflict; /* for NONET_VERDICT_INVALID */
    nonet_search_stats stats;
    uint64_t reserved[6];
} nonet_result;

/* Find the solution and whether it is the only one. If there are several: the lexicographically first
 * one on boards up to 9x9, else any. NONET_STOPPED: verdict is NONET_VERDICT_UNKNOWN, or NONET_VERDICT_SOLVED with a
 * solution whose uniqueness stayed open, or NONET_VERDICT_MULTIPLE without a solution when the first in order
 * was not found in time. NONET_ERR_ARG: among others, the engine asked for does not take this board.
 * Since 0.1. */
NONET_API nonet_status nonet_solver_solve(nonet_solver *solver, const nonet_position *position, nonet_result *result);

/* Find any solution and stop: NONET_VERDICT_SOLVED, NONET_VERDICT_NONE or NONET_VERDICT_INVALID. Since 0.1. */
NONET_API nonet_status nonet_solver_first(nonet_solver *solver, const nonet_position *position, nonet_result *result);

/* Count solutions up to `limit` (0 = all of them). `solution` is any one of them. NONET_STOPPED:
 * `count` solutions were found until then. Since 0.1. */
NONET_API nonet_status nonet_solver_count(nonet_solver *solver, const nonet_position *position, uint64_t limit,
                                          nonet_result *result);

/* Called with each solution, checked; false ends the search (which is then no NONET_STOPPED). */
typedef bool nonet_solution_sink(void *context, const uint8_t *solution);

/* Hand up to `limit` solutions (0 = all) to `sink`, in lexicographical order on boards up to 9x9, in
 * any order on larger ones. Since 0.1. */
NONET_API nonet_status nonet_solver_each(nonet_solver *solver, const nonet_position *position, uint64_t limit,
                                         nonet_solution_sink *sink, void *context, nonet_result *result);

/* Which value of a position that has no solution is wrong? `cells` (room for all cells of the board) gets those whose
 * value alone stands in the way: without it there is exactly one solution or, if no value is like that, several. Only
 * the player's values are asked about, if there are any. *count 0: more than one value is wrong. Takes as many searches
 * as there are values, each within timeout_ms. NONET_STOPPED, NONET_ERR_MEMORY. Since 0.4. */
NONET_API nonet_status nonet_solver_suspects(nonet_solver *solver, const nonet_position *position, uint16_t *cells,
                                             size_t *count);

/* Of the running call: `found` solutions. Since 0.2. */
NONET_API void nonet_solver_progress(const nonet_solver *solver, nonet_progress *progress);

/* ---- solving: the tree of a search --------------------------------------------------------- */

/* What the search engine does, for lessons and pictures: each event is a decision and what was deduced from it. A guess is
 * a branch below those that stand; with NONET_TRACE_BACK it is explored, and the search goes on beside it. */
typedef enum nonet_trace_kind {
    NONET_TRACE_START = 0,    /* the position as it is given */
    NONET_TRACE_GUESS = 1,    /* `value` is tried in `cell`; there are other `options` */
    NONET_TRACE_ONLY = 2,     /* `value` stands in `cell`, the only option. Not where singles are deduced */
    NONET_TRACE_DEAD_END = 3, /* there is no option: `contradiction` says where. Not where singles are deduced */
    NONET_TRACE_SOLUTION = 4, /* the board is full: `cells` */
    NONET_TRACE_BACK = 5,     /* the last guess that stood is undone, and its candidate removed */
} nonet_trace_kind;

/* Why a search cannot go on here. What a kind does not need is -1 (cell, house) or 0 (values). */
typedef enum nonet_contradiction_kind {
    NONET_CONTRADICTION_NONE = 0,
    NONET_CONTRADICTION_NO_VALUE = 1,   /* no value is left for `cell` */
    NONET_CONTRADICTION_NO_PLACE = 2,   /* no place is left for `value` in `house` */
    NONET_CONTRADICTION_TWO_VALUES = 3, /* `value`, and the larger `other`, have only `cell` left, in a house each */
    NONET_CONTRADICTION_NO_ROOM = 4, /* the places of `value` are not enough for all houses (NONET_PROPAGATION_FISH) */
} nonet_contradiction_kind;

typedef struct nonet_contradiction {
    nonet_contradiction_kind kind;
    int cell;
    int value, other;
    int house;
    uint64_t reserved[3];
} nonet_contradiction;

/* Describe it in English: "5 and 6 both need r5c1"; `symbols`: of the values, NULL: numbers. 128 bytes are enough; no
 * contradiction of such a board: "". Since 0.6. */
NONET_API size_t nonet_contradiction_text(const nonet_contradiction *contradiction, const nonet_layout *layout,
                                          const char *symbols, char *buffer, size_t size);

/* What an event does not have is -1 (cell, house) or 0. Its cells are there until the sink returns. */
typedef struct nonet_trace_event {
    nonet_trace_kind kind;
    uint32_t depth;     /* guesses that stand */
    uint64_t guess;     /* GUESS, BACK: its number, from 1 */
    int cell, value;    /* GUESS, ONLY, BACK */
    int house;          /* GUESS, ONLY: the options are the places of `value` in this house; -1: the values of `cell` */
    uint64_t options;   /* bit v-1: the value v; bit p: place p of nonet_layout_house_cells */
    uint64_t alike;     /* GUESS, BACK: bit v-1: nothing tells v from `value` so far; one is explored for all of them */
    bool was_vain;      /* BACK: there was no solution below */
    nonet_cells filled; /* cells that deduction filled, in its order; their values are in `cells` */
    uint32_t removed;   /* how many candidates deduction removed */
    const uint8_t *cells; /* the values that stand now, 0 = empty; with a contradiction: when it was noticed */
    nonet_contradiction contradiction;
    uint64_t times; /* SOLUTION: it stands for so many, because of values that are alike */
    uint64_t reserved[4];
} nonet_trace_event;

/* Called with each event; false ends the search (which is then no NONET_STOPPED). */
typedef bool nonet_trace_sink(void *context, const nonet_trace_event *event);

/* Count solutions up to `limit` (0 = all) with the engine "search", as nonet_solver_count does, and tell how. A position
 * that is impossible at first sight has no events. NONET_ERR_ARG: among others, the solver is for another engine. Since 0.2. */
NONET_API nonet_status nonet_solver_trace(nonet_solver *solver, const nonet_position *position, uint64_t limit,
                                          nonet_trace_sink *sink, void *context, nonet_result *result);

/* ---- solving: batches of 9x9 puzzles ------------------------------------------------------- */

/* The fastest way through many plain 9x9 puzzles: hundreds are worked on at a time. */
typedef struct nonet_batch nonet_batch;

/* Is this the layout of the puzzles that a batch solves? Since 0.2. */
NONET_API bool nonet_batch_takes(const nonet_layout *layout);

typedef struct nonet_batch_settings {
    const char *cpu;     /* an instruction set from nonet_batch_cpu_name; NULL: the best of this processor */
    nonet_stop *stop;    /* or NULL */
    uint64_t timeout_ms; /* for each call; 0 = none */
    uint64_t reserved[8];
} nonet_batch_settings;

NONET_API void nonet_batch_settings_defaults(nonet_batch_settings *settings);

/* The instruction sets that this processor can use, the best first, from 0; NULL after the last one.
 * Since 0.1. */
NONET_API const char *nonet_batch_cpu_name(size_t index);

/* `settings` is copied; NULL = defaults. One for each thread; about 5 MB, made here and not later.
 * NONET_ERR_ARG: no such instruction set here. Since 0.1. */
NONET_API nonet_status nonet_batch_new(const nonet_batch_settings *settings, nonet_batch **batch);
NONET_API void nonet_batch_free(nonet_batch *batch);

/* How the 81 bytes of a board are written. */
typedef enum nonet_board_form {
    NONET_BOARD_CELLS = 0, /* 0 empty, 1..9 */
    NONET_BOARD_TEXT = 1,  /* '1'..'9'; '.' or '0' empty */
} nonet_board_form;

typedef struct nonet_batch_job {
    size_t count;   /* puzzles; below about a hundred they are solved one at a time */
    uint64_t limit; /* count up to so many solutions of each; 0 = all */

    const void *puzzles;  /* puzzle p: the 81 bytes at puzzles + p * puzzle_stride; only read */
    size_t puzzle_stride; /* 81 or more; 0: there is nothing between them */
    nonet_board_form puzzle_form;

    void *solutions;        /* one of each, checked, at solutions + p * solution_stride; 81 bytes, left as
                               they are when there is none; NULL: only count. Must not overlap the puzzles */
    size_t solution_stride; /* likewise */
    nonet_board_form solution_form;

    uint64_t *counts; /* out, [count]: exact where below the limit */
    bool *is_final;   /* out, [count], or NULL: false where a stop came before the count was complete */
    uint64_t guesses; /* out, of all puzzles together */
    uint8_t
        *verdicts; /* out, [count], or NULL: a nonet_verdict of each; NONET_VERDICT_SOLVED with the limit 1, and of one
                          solution before a stop */
    uint64_t reserved[5];
} nonet_batch_job;

/* Solve and count. Givens that clash have 0 solutions. Bytes that the form does not have are treated as
 * empty or as some value, or refused (NONET_ERR_ARG): check text from outside first (nonet_reader_lines does). Of
 * several solutions any may be handed out. Allocates nothing. NONET_STOPPED: see is_final. Since 0.1. */
NONET_API nonet_status nonet_batch_run(nonet_batch *batch, nonet_batch_job *job);

/* ---- explaining: techniques ---------------------------------------------------------------- */

/* How hard a technique is for a person: nonet's own levels, easiest first. A level is known by its number in this
 * table; levels may be added between others in later versions, so what is kept in files is the name. */
typedef struct nonet_level {
    const char *name;             /* "beginner", "easy", "medium", "tricky", "hard", "expert", "extreme" */
    const char *summary;          /* what a puzzle of this level takes */
    bool needs_chains;            /* its techniques look for chains of unknown length */
    int fewest_clues, most_clues; /* of a 9x9 puzzle that is made for playing; 0: as few as it takes. Since 0.4 */
} nonet_level;

/* The levels. Since 0.2. */
NONET_API const nonet_level *nonet_level_at(size_t index);

/* The number of the hardest level: that of the last one in the table. Since 0.2. */
NONET_API int nonet_level_hardest(void);

/* The number of a level by its name; case does not matter. -1: there is none. Since 0.2. */
NONET_API int nonet_level_find(const char *name);

/* HoDoKu's levels. */
typedef enum nonet_hodoku_level {
    NONET_HODOKU_EASY = 0,
    NONET_HODOKU_MEDIUM = 1,
    NONET_HODOKU_HARD = 2,
    NONET_HODOKU_UNFAIR = 3,
    NONET_HODOKU_EXTREME = 4,
} nonet_hodoku_level;

/* "Easy", "Medium", "Hard", "Unfair", "Extreme", as HoDoKu calls them; "" for anything else. Since 0.1. */
NONET_API const char *nonet_hodoku_level_name(nonet_hodoku_level level);

/* There will never be more techniques than this. */
#define NONET_MAX_TECHNIQUES 400

typedef struct nonet_technique {
    const char *name;
    const char *summary;     /* what it is, in a sentence or two */
    const char *family;      /* "wings", "fish", ...: techniques of a kind */
    int level;               /* number of a nonet_level */
    bool is_usual;           /* in nonet's own order; the others are used when asked for by name */
    bool needs_uniqueness;   /* right only where the givens have one solution */
    const char *code;        /* in the notation `library`: HoDoKu's, or n001 and so on */
    const char *hodoku_name; /* as HoDoKu prints it, or "" */
    nonet_hodoku_level hodoku_level;
    int hodoku_score;    /* 0: HoDoKu does not know it */
    const char *example; /* a position where it is found, in the notation `library`, or "" */
} nonet_technique;

/* The techniques, easiest first, from 0; NULL after the last one. Numbers may change between versions,
 * names do not. Since 0.1. */
NONET_API const nonet_technique *nonet_technique_at(size_t index);

/* The number of a technique by name, HoDoKu's name or HoDoKu's code, or a name that other programs have for it
 * ("naked triplet", "MSLS"); case, blanks and hyphens do not matter. -1: there is none. Since 0.1. */
NONET_API int nonet_technique_find(const char *name);

/* More positions like the example of a technique, to practise on, in the notation `library`: at each of them nothing
 * easier gives what its first step gives. The commonest techniques have twenty or more, from 0; NULL after the last one.
 * Since 0.4. */
NONET_API const char *nonet_technique_position(int technique, size_t index);

/* What other programs and authors call a technique, apart from HoDoKu ("Y-wing", "bent triple"), from 0; NULL after the
 * last one. Each is found by nonet_technique_find. Since 0.5. */
NONET_API const char *nonet_technique_other_name(int technique, size_t index);

/* Set members[] to the techniques that a name stands for: one technique (as above), all of a family, all of a
 * level, or, for "uniqueness", all that need it; if there is nothing of that name, all whose names begin so ("unique
 * rectangle"; two letters at least). Returns how many they are; 0: nothing is called so. Since 0.1. */
NONET_API size_t nonet_technique_group(const char *name, bool members[NONET_MAX_TECHNIQUES]);

/* What to say about a name that nonet_technique_group does not know: "did you mean naked pair?", or "the nearest is
 * X-loop" of one that nonet does not have. As for snprintf, without an end of line; 0: nothing is near. Since 0.4. */
NONET_API size_t nonet_technique_advice(const char *name, char *buffer, size_t size);

/* The word among `count` (NULLs are skipped) that was probably meant: the one that the fewest letters added, dropped,
 * changed or swapped make of it, if these are few for its length; of several the first. Case, blanks, hyphens and plurals
 * do not matter. NULL: none is near. Since 0.4. */
NONET_API const char *nonet_nearest_word(const char *word, const char *const *words, size_t count);

/* What a step of this technique adds to the score of a puzzle unless a ranking says something else: HoDoKu's
 * points; for a technique that HoDoKu does not know, the larger of the points of its neighbours in the list
 * that HoDoKu knows. -1: no such technique. Since 0.1. */
NONET_API int nonet_technique_weight(int technique);

/* ---- explaining: steps --------------------------------------------------------------------- */

typedef struct nonet_candidate {
    uint16_t cell;
    uint8_t value;
} nonet_candidate;

/* Cells that together hold certain values: a part of a pattern. */
typedef struct nonet_step_set {
    nonet_cells cells;
    uint64_t values; /* bit v-1: value v */
    uint64_t link;   /* the values that tie it to the next set */
    uint64_t reserved[3];
} nonet_step_set;

/* A statement of a chain: the value stands in (one of) these cells, or it does not. It follows from
 * earlier statements of the same chain, its causes; without any it is the chain's assumption. A true
 * statement makes others false (a weak link); false ones leave only one place, which becomes true (a
 * strong link). */
typedef struct nonet_step_node {
    nonet_cells cells;
    uint8_t value;
    bool is_true;
    const uint16_t *causes; /* indexes into the chain's nodes */
    size_t cause_count;
    int set;       /* the almost locked set through which it follows: an index into sets, or -1 */
    int technique; /* the pattern by which it follows once its causes are so, or -1 */
    int chain;     /* it is proved, once its causes are so, by chains of its own: the first of them, or -1 */
    uint64_t reserved[3];
} nonet_step_node;

typedef struct nonet_step_chain {
    const nonet_step_node *nodes;
    size_t count;
    size_t together; /* inside of others: so many chains, this one and the next, prove a statement; else 0 */
    uint64_t reserved[3];
} nonet_step_chain;

/* One step of an explanation: what it does, and the pattern that proves it. docs/steps.md says for each
 * technique which parts it has and what they mean. Owned by the explainer, valid until its next call. */
typedef struct nonet_step {
    int technique;
    const nonet_candidate *placements;
    size_t placement_count;
    const nonet_candidate *eliminations; /* by value, then cell */
    size_t elimination_count;

    uint64_t values; /* of the pattern */
    nonet_cells cells;
    nonet_houses base, cover;
    nonet_cells fins, endo_fins;
    const nonet_step_set *sets;
    size_t set_count;
    const nonet_step_chain *chains;
    size_t chain_count;
    size_t branch_count; /* the first so many chains prove the step, the others are inside of them */
    bool is_siamese;     /* two fish with the same base in one step */
    uint64_t reserved[12];
} nonet_step;

/* Copy a step with everything that it points to: it lives until it is freed, whatever becomes of the explainer. The copy
 * is the caller's. Since 0.2. */
NONET_API nonet_status nonet_step_copy(const nonet_step *step, nonet_step **copy);
/* Only for copies. */
NONET_API void nonet_step_free(nonet_step *copy);

/* Does it place or remove this value (0: any) in this cell (-1: in any)? Since 0.2. */
NONET_API bool nonet_step_tells(const nonet_step *step, int cell, int value);

/* How a step is told. */
typedef enum nonet_step_form {
    NONET_STEP_LINE = 0,   /* "X-wing: 5 in r14 c27 => r3c2<>5"; chains are in Eureka notation */
    NONET_STEP_REASON = 1, /* plain English, complete: every cell that matters, and why */
    NONET_STEP_CHAINS = 2, /* the chains in HoDoKu's notation, one a line; empty without chains */
    NONET_STEP_PLACE = 3,  /* where to look: "Look at 5 in box 2." */
    NONET_STEP_WHAT = 4,   /* what to look for: "There is an X-wing of 5." */
    NONET_STEP_NORMAL = 5, /* the reason as players tell each other: four lines unless there are branches. Since 0.4. */
    NONET_STEP_EUREKA = 6, /* the chains in Eureka notation (docs/chains.md), one a line; wings and almost locked sets
                            * have one, too. Empty without chains. Since 0.4. */
    NONET_STEP_HODOKU = 7, /* as NONET_STEP_LINE, with chains in HoDoKu's notation. Since 0.4. */
} nonet_step_form;

/* Tell a step that was found at `position`, as UTF-8 text. `symbols`: those of the puzzle's text
 * (nonet_style_symbols), or NULL. 0 of a step that has such a text (nonet_step_has_text): there was no memory to tell
 * it. Since 0.2. */
NONET_API size_t nonet_step_text(const nonet_step *step, const nonet_position *position, const char *symbols,
                                 nonet_step_form form, char *buffer, size_t size);

/* Is there something to tell in this form? Only NONET_STEP_CHAINS and NONET_STEP_EUREKA of a step without chains are
 * empty. Since 0.3. */
NONET_API bool nonet_step_has_text(const nonet_step *step, nonet_step_form form);

/* ---- explaining: pictures of steps ----------------------------------------------------------- */

/* What part a candidate has in a step. A candidate with several parts has the one that matters most: what happens to
 * it, then fins, what chains say, the set it belongs to, the pattern. */
typedef enum nonet_role {
    NONET_ROLE_NONE = 0,
    NONET_ROLE_PLACED = 1,
    NONET_ROLE_REMOVED = 2,
    NONET_ROLE_FIN = 3,
    NONET_ROLE_TRUE = 4, /* by the chains */
    NONET_ROLE_FALSE = 5,
    NONET_ROLE_OPEN = 6, /* true by one statement, false by another */
    NONET_ROLE_PATTERN = 7,
    NONET_ROLE_SET = 8, /* a member of one of several sets */
} nonet_role;

/* "none", "placed", "removed", "fin", "true", "false", "open", "pattern", "set"; "" for anything else. Since 0.2. */
NONET_API const char *nonet_role_name(nonet_role role);

/* Some chains of a step, by their numbers in step->chains, smallest first. */
typedef struct nonet_chain_list {
    const uint16_t *chains;
    size_t count;
} nonet_chain_list;

/* A candidate, or the value of a filled cell, that a step is about. The cells of a pattern need not have all of its
 * values: what they do not have is not listed. (Only a step whose technique is -1 may place or remove what is not on the
 * board, and shows it.) */
typedef struct nonet_picture_candidate {
    uint16_t cell;
    uint8_t value;
    nonet_role role; /* none: only chains inside of others speak of it */
    int set;         /* number in picture->sets: of NONET_ROLE_SET, and of what is removed though it is a member;
                        else -1 */
    nonet_chain_list true_in, false_in; /* the chains that say that it is so, or is not */
    uint64_t reserved[3];
} nonet_picture_candidate;

/* A cell that a step is about. */
typedef struct nonet_picture_cell {
    uint16_t cell;
    bool is_pattern; /* of the pattern: of its cells, sets, fins or of the chains that prove the step */
    bool is_target;  /* something is placed or removed here */
    uint8_t held;    /* the value on the board that the reason builds on: a filled cell of the pattern, or one that
                          rules out candidates; else 0 */
    uint64_t reserved[2];
} nonet_picture_cell;

typedef enum nonet_house_part {
    NONET_HOUSE_PART_BASE = 1,  /* of the pattern */
    NONET_HOUSE_PART_COVER = 2, /* what the pattern covers: a house that loses candidates, the other lines of a fish */
    NONET_HOUSE_PART_BOTH = 3,  /* NONET_HOUSE_PART_BASE | NONET_HOUSE_PART_COVER: some houses of exocets */
} nonet_house_part;

/* "base", "cover", "both"; "" for anything else. Since 0.2. */
NONET_API const char *nonet_house_part_name(nonet_house_part part);

typedef struct nonet_picture_house {
    uint16_t house;
    nonet_house_part part;
    uint64_t reserved[2];
} nonet_picture_house;

/* Candidates that belong together, and are drawn alike: a set of the step, or, for 3D Medusa, all sets of one colour. */
typedef struct nonet_picture_set {
    const char *name; /* as in the texts: "pivot", "blue", "set A"; several may have the same */
    nonet_cells cells;
    uint64_t reserved[3];
} nonet_picture_set;

/* How two ends of a link hang together. */
typedef enum nonet_link_kind {
    NONET_LINK_WEAK = 1,    /* they are not both true: they see each other, or share a cell */
    NONET_LINK_STRONG = 2,  /* they are not both false: the only two of a house or a cell, or by an almost locked set */
    NONET_LINK_FOLLOWS = 3, /* `to` follows from `from`, in general only together with the other links of the same chain
                               that lead to it */
    NONET_LINK_SIDE = 4,    /* between two cells: a side of a rectangle or loop of cells; no value */
} nonet_link_kind;

/* "weak", "strong", "follows", "side"; "" for anything else. Since 0.2. */
NONET_API const char *nonet_link_kind_name(nonet_link_kind kind);

/* A line of the drawing, from (one of) some cells with a value to others. No two of a kind have the same ends: weak and
 * strong links and sides hold in both directions, and what several chains use says so in `chains`. Its set, technique and
 * chain are those of the first use. */
typedef struct nonet_picture_link {
    nonet_cells from, to;
    uint8_t from_value, to_value; /* 0 for sides */
    nonet_link_kind kind;
    int set;       /* the almost locked set that it leads through: an index into step->sets, or -1 */
    int technique; /* the pattern by which it follows, or -1 */
    int chain;     /* the first of the chains inside that prove it, or -1 */
    int depth;     /* 0; if only chains inside of others use it: how deep the least deep of them is, and strong is meant
                      on the board without the causes */
    nonet_chain_list chains; /* that use it; none for what the pattern itself has */
    uint64_t reserved[3];
} nonet_picture_link;

/* Where a chain of the step belongs: [chain]. */
typedef struct nonet_picture_chain {
    int depth;  /* 0: it proves the step */
    int parent; /* else the chain in which it proves a statement; or -1 */
    int node;   /* that statement of the parent, or -1 */
    uint64_t reserved[2];
} nonet_picture_chain;

/* Where to look first: what NONET_STEP_PLACE tells. */
typedef struct nonet_picture_place {
    nonet_cells cells;   /* those to look at: of the houses if there are any; if only values are told, all that hold or
                            may hold one of them */
    nonet_houses houses; /* if houses are told */
    uint64_t values;     /* to look at; 0: they are not told */
    uint64_t reserved[3];
} nonet_picture_place;

/* What a drawing of a step needs, in whatever form it is drawn. docs/steps.md says more. */
typedef struct nonet_picture {
    const nonet_picture_candidate *candidates; /* by cell, then value */
    size_t candidate_count;
    const nonet_picture_cell *cells; /* by cell */
    size_t cell_count;
    const nonet_picture_house *houses; /* each once: base (and both), then cover, in the order of the step */
    size_t house_count;
    const nonet_picture_set *sets;
    size_t set_count;
    const nonet_picture_link *links; /* of the chains that prove the step, of the pattern, then of chains inside */
    size_t link_count;
    const nonet_picture_chain *chains; /* as many as the step has */
    size_t chain_count;
    nonet_picture_place place;
    uint64_t reserved[16];
} nonet_picture;

/* Make the picture of a step that was found at `position`. It has memory of its own and stays valid when step and
 * position are gone; free it. A step whose technique is -1 shows what it places and removes. NONET_ERR_ARG: the board is
 * larger than 25x25, or the step does not fit it. Since 0.2. */
NONET_API nonet_status nonet_picture_new(const nonet_step *step, const nonet_position *position,
                                         nonet_picture **picture);
NONET_API void nonet_picture_free(nonet_picture *picture);

/* The entry of a candidate; NULL: it has no part in the step, or the picture is NULL. Since 0.2. */
NONET_API const nonet_picture_candidate *nonet_picture_candidate_at(const nonet_picture *picture, int cell, int value);

/* ---- drawing: boards and steps --------------------------------------------------------------- */

/* A drawing is a list of simple shapes in the order in which they are painted. Whoever can draw rectangles, circles, paths
 * and text can show a board, a step with its arrows and a legend, and it looks the same everywhere. Coordinates are whole
 * numbers: x grows to the right, y downwards, a cell is NONET_DRAWING_CELL wide and high, and everything lies within the
 * drawing's width and height. Colours are named by what they mean; a theme gives each its value. What colours tell apart
 * is told apart by shapes, too. */
#define NONET_DRAWING_CELL 1000

/* Steps with more links than this have several pictures. */
#define NONET_DRAWING_MOST_LINKS 30

typedef enum nonet_theme {
    NONET_THEME_LIGHT = 0,
    NONET_THEME_DARK = 1,
    NONET_THEME_PRINT = 2,    /* black and greys on white */
    NONET_THEME_CONTRAST = 3, /* on white, every colour dark enough for weak eyes */
} nonet_theme;

/* "light", "dark", "print", "contrast"; "" for anything else. Since 0.5. */
NONET_API const char *nonet_theme_name(nonet_theme theme);

/* What a colour means. A wash is the pale form of the colour before it. */
typedef enum nonet_paint {
    NONET_PAINT_NONE = 0,  /* not painted */
    NONET_PAINT_PAPER = 1, /* around the board */
    NONET_PAINT_CELL = 2,
    NONET_PAINT_INK = 3,    /* givens, text */
    NONET_PAINT_FAINT = 4,  /* labels, thin rings, axes */
    NONET_PAINT_PLAYER = 5, /* values that are not given */
    NONET_PAINT_MARK = 6,   /* candidates without a part in the step */
    NONET_PAINT_GRID = 7,   /* lines between cells */
    NONET_PAINT_BOX = 8,    /* lines between boxes */
    NONET_PAINT_FRAME = 9,  /* around the board */
    NONET_PAINT_HOUSE = 10, /* base houses */
    NONET_PAINT_COVER = 11, /* cover houses */
    NONET_PAINT_EDGE = 12,  /* the dashed edge of cover houses */
    NONET_PAINT_ON = 13,    /* a value in a shape of full colour */
    NONET_PAINT_REMOVED = 14,
    NONET_PAINT_REMOVED_WASH = 15,
    NONET_PAINT_A = 16, /* the first set; what is true or placed; links that say so */
    NONET_PAINT_A_WASH = 17,
    NONET_PAINT_B = 18, /* the second set; what is false; fins */
    NONET_PAINT_B_WASH = 19,
    NONET_PAINT_C = 20, /* the third set; what is true by one statement and false by another */
    NONET_PAINT_C_WASH = 21,
    NONET_PAINT_D = 22, /* further sets */
    NONET_PAINT_D_WASH = 23,
    NONET_PAINT_E = 24,
    NONET_PAINT_E_WASH = 25,
    NONET_PAINT_F = 26,
    NONET_PAINT_F_WASH = 27,
} nonet_paint;

/* "none", "paper", "cell", "ink", "faint", "player", "mark", "grid", "box", "frame", "house", "cover", "edge", "on",
 * "removed", "removed_wash", "a", "a_wash" and so on; "" for anything else. Since 0.5. */
NONET_API const char *nonet_paint_name(nonet_paint paint);

/* 0xRRGGBB. Of NONET_PAINT_NONE and of anything unknown that of the paper; an unknown theme is the light one. Since 0.5. */
NONET_API uint32_t nonet_paint_colour(nonet_theme theme, nonet_paint paint);

typedef enum nonet_shape_kind {
    NONET_SHAPE_RECTANGLE = 1, /* x, y: its upper left corner; width, height; radius: of its corners */
    NONET_SHAPE_CIRCLE = 2,    /* x, y: its centre; radius */
    NONET_SHAPE_PATH = 3,      /* points */
    NONET_SHAPE_TEXT = 4,      /* x: its middle if it is centred, else its left end; y: half the height of its digits;
                                  text, text_size, text_weight */
} nonet_shape_kind;

/* "rectangle", "circle", "path", "text"; "" for anything else. Since 0.5. */
NONET_API const char *nonet_shape_kind_name(nonet_shape_kind kind);

/* What a shape is for. */
typedef enum nonet_shape_part {
    NONET_SHAPE_PART_PAPER = 1,
    NONET_SHAPE_PART_GROUND = 2,   /* of the board */
    NONET_SHAPE_PART_HOUSE = 3,    /* a band along a house */
    NONET_SHAPE_PART_TINT = 4,     /* the field of a cell */
    NONET_SHAPE_PART_GRID = 5,     /* lines between cells */
    NONET_SHAPE_PART_BOX = 6,      /* lines between boxes */
    NONET_SHAPE_PART_FRAME = 7,    /* around the board */
    NONET_SHAPE_PART_LABEL = 8,    /* the number of a row or column */
    NONET_SHAPE_PART_LINK = 9,     /* the line of a link */
    NONET_SHAPE_PART_HEAD = 10,    /* its arrow head */
    NONET_SHAPE_PART_OUTLINE = 11, /* ties the places of a value together that are one end of a link */
    NONET_SHAPE_PART_DIGIT = 12,   /* a value that stands on the board */
    NONET_SHAPE_PART_MARK = 13,    /* a candidate without a part in the step */
    NONET_SHAPE_PART_SIGN = 14,    /* the shape behind a candidate of the step, and the ring around an end of a chain */
    NONET_SHAPE_PART_MEMBER = 15,  /* a candidate of the step */
    NONET_SHAPE_PART_REMOVED = 16, /* a removed candidate with its square and slash */
    NONET_SHAPE_PART_PLACED = 17,  /* a placed value with its frames */
    NONET_SHAPE_PART_LEGEND = 18,
    NONET_SHAPE_PART_TITLE = 19, /* of charts: title, titles of axes */
    NONET_SHAPE_PART_AXIS = 20,  /* of charts: axes, ticks and their labels */
    NONET_SHAPE_PART_BAR = 21,   /* of charts: a bar and its value */
} nonet_shape_part;

/* "paper", "ground", "house", "tint", "grid", "box", "frame", "label", "link", "head", "outline", "digit", "mark", "sign",
 * "member", "removed", "placed", "legend", "title", "axis", "bar"; "" for anything else. Since 0.5. */
NONET_API const char *nonet_shape_part_name(nonet_shape_part part);

typedef enum nonet_path_verb {
    NONET_PATH_VERB_MOVE = 1,
    NONET_PATH_VERB_LINE = 2,
    NONET_PATH_VERB_CURVE = 3, /* cubic, with the control points x1, y1 and x2, y2 */
    NONET_PATH_VERB_CLOSE = 4, /* back to where the last move went; x and y are that point */
} nonet_path_verb;

/* Where the path goes next. */
typedef struct nonet_path_point {
    nonet_path_verb verb;
    int32_t x, y;
    int32_t x1, y1, x2, y2;
} nonet_path_point;

typedef struct nonet_shape {
    nonet_shape_kind kind;
    nonet_shape_part part;
    nonet_paint fill, stroke; /* the fill of a text is its colour, and it has no stroke */
    int32_t x, y, width, height, radius;
    int32_t stroke_width;
    int32_t dash, gap; /* of the stroke; dash 0: solid */
    const nonet_path_point *points;
    size_t point_count;
    const char *text; /* UTF-8; NULL unless it is a text */
    int32_t text_size;
    int32_t text_weight; /* 400 to 700, as in CSS */
    bool is_centred;
    int32_t rim_width; /* of a text: a line of this width around it, painted before it; 0: none */
    nonet_paint rim;
    int cell, value; /* that it shows; -1 and 0: none */
    int link;        /* that it shows: an index into the picture's links; else -1 */
    uint64_t reserved[2];
} nonet_shape;

typedef struct nonet_drawing {
    int32_t width, height;
    const nonet_shape *shapes;
    size_t shape_count;
    nonet_theme theme;
    int pixels;                 /* the width that it is made for */
    const char *title;          /* "X-wing", "Sudoku, 9x9"; a line of text */
    const char *description;    /* for those who cannot see it: what the board holds, and what the step says */
    int picture, picture_count; /* which one it is, from 0, and how many there are of this step */
    uint64_t reserved[8];
} nonet_drawing;

typedef struct nonet_drawing_settings {
    nonet_theme theme;
    int pixels; /* the width to be shown at, 16 to 100000; 0: 640. Below 360, and where marks would be smaller than
                              6 pixels, only candidates of the step are shown, larger; marks below 5 pixels are left out */
    bool shows_candidates; /* all of the position; those of a step are shown anyway */
    bool shows_legend;
    bool shows_labels;   /* the numbers of rows and columns */
    int picture;         /* which one of a step that has several, from 0 */
    const char *symbols; /* or NULL */
    uint64_t reserved[8];
} nonet_drawing_settings;

NONET_API void nonet_drawing_defaults(nonet_drawing_settings *settings);

/* Draw a position, and a step that was found at it (NULL: the board alone). The drawing has memory of its own and stays
 * valid when everything else is gone; free it. A step of many links (NONET_DRAWING_MOST_LINKS) has several pictures: the
 * first shows what it does and all that takes part, each of the others a branch, or a part of one. A step whose technique
 * is -1 shows what it places and removes. NONET_ERR_ARG: also if the layout is not classic, there is no such picture, or
 * the step does not fit or the board is larger than 25x25 and there is a step. Since 0.5. */
NONET_API nonet_status nonet_drawing_new(const nonet_position *position, const nonet_step *step,
                                         const nonet_drawing_settings *settings, nonet_drawing **drawing);
NONET_API void nonet_drawing_free(nonet_drawing *drawing);

/* The drawing as an SVG document that needs nothing else; the same bytes on every machine. Any drawing can be written,
 * those that a caller put together, too: NONET_ERR_ARG if something in it is NULL or unknown. NONET_STOPPED: the sink refused.
 * Since 0.5. */
NONET_API nonet_status nonet_drawing_svg(const nonet_drawing *drawing, nonet_text_sink *sink, void *context);

/* ---- drawing: charts ------------------------------------------------------------------------- */

typedef struct nonet_chart_bar {
    const char *label;
    int64_t value;          /* not negative */
    const char *value_text; /* shown at the bar; NULL: nothing is */
    int group;              /* bars of a group have the same shade: 0, 1, 2 ... */
    uint64_t reserved[2];
} nonet_chart_bar;

typedef struct nonet_chart {
    const char *title, *x_title, *y_title; /* or NULL */
    const nonet_chart_bar *bars;
    size_t bar_count;    /* 1000 at most */
    bool is_horizontal;  /* bars grow to the right, each on a line with its label; else upwards, labels below */
    bool is_logarithmic; /* then a value of 0 has no bar */
    nonet_theme theme;
    int pixels;              /* the width to be shown at, 120 to 10000; 0: 640 */
    const char *description; /* or NULL */
    uint64_t reserved[6];
} nonet_chart;

/* Draw bars with an axis. The drawing is as above, but a cell means nothing: one pixel is 15 units. NONET_ERR_ARG: there are no bars or
 * too many, or a value is negative. Since 0.5. */
NONET_API nonet_status nonet_chart_new(const nonet_chart *chart, nonet_drawing **drawing);

/* ---- explaining: the way to the solution ----------------------------------------------------- */

/* Whose order of techniques is followed. */
typedef enum nonet_like {
    NONET_LIKE_NONET = 0,
    NONET_LIKE_HODOKU = 1, /* its default techniques in its order, with its guesses when all fail */
} nonet_like;

/* Which way is taken. */
typedef enum nonet_path {
    NONET_PATH_SIMPLEST = 0, /* each step is of the first technique in the order that gives something */
    NONET_PATH_SHORTEST = 1, /* short to follow: what all techniques in use give is compared by how far it leads,
                                and by how much thought it takes: the houses, cells and statements of a step */
} nonet_path;

#define NONET_MAX_WEIGHT 1000000

/* Techniques in the order in which they are tried, and what each is worth. */
typedef struct nonet_ranking {
    size_t count;
    int techniques[NONET_MAX_TECHNIQUES]; /* none twice */
    /* [place]: this technique and the one before it are looked for at once, and the better step is taken. Only
     * techniques that nonet finds by one search can be joined (in its own ranking all that can profit are). */
    bool is_joined[NONET_MAX_TECHNIQUES];
    int weights[NONET_MAX_TECHNIQUES]; /* [technique]: what a step adds to the score, 0 to NONET_MAX_WEIGHT */
    uint64_t reserved[8];
} nonet_ranking;

typedef struct nonet_explainer_settings {
    nonet_like like;
    nonet_path path;
    const bool *leaves_out;       /* [technique], or NULL: none */
    const bool *takes_in;         /* [technique]: use it though it is not usual; or NULL: none */
    const nonet_ranking *ranking; /* instead of the one of `like`, then without takes_in; or NULL */
    nonet_stop *stop;             /* or NULL */
    uint64_t timeout_ms;          /* for each call; 0 = none */
    bool has_one_limit;           /* timeout_ms are for all calls together, from nonet_explainer_begin on. Since 0.3 */
    uint64_t reserved[5];
} nonet_explainer_settings;

NONET_API void nonet_explainer_settings_defaults(nonet_explainer_settings *settings);

/* The ranking that an explainer with these settings (NULL = defaults) follows on boards of this layout (NULL: 9x9). It may
 * be empty. NONET_ERR_ARG: such boards cannot be explained, or the settings, or the ranking in them, are not possible.
 * Since 0.1. */
NONET_API nonet_status nonet_ranking_of(const nonet_layout *layout, const nonet_explainer_settings *settings,
                                        nonet_ranking *ranking);

/* Write a ranking as text: a technique a line, with its weight, after a + if it is joined. Since 0.1. */
NONET_API size_t nonet_ranking_text(const nonet_ranking *ranking, char *buffer, size_t size);

/* Why an explainer with these settings refuses a position; see nonet_solver_problem. Since 0.2. */
NONET_API const nonet_refusal *nonet_explainer_problem(const nonet_position *position,
                                                       const nonet_explainer_settings *settings);

typedef struct nonet_explainer nonet_explainer;

/* `settings` is copied, with the marks and the ranking it points to; NULL = defaults. NONET_ERR_ARG: a
 * number in it is not possible. One for each thread. Since 0.1. */
NONET_API nonet_status nonet_explainer_new(const nonet_explainer_settings *settings, nonet_explainer **explainer);
NONET_API void nonet_explainer_free(nonet_explainer *explainer);

/* How an explanation begins. */
typedef struct nonet_start {
    nonet_verdict verdict;     /* of the givens alone if they have one solution, else of the position */
    nonet_conflict conflict;   /* for NONET_VERDICT_INVALID */
    const uint8_t *solution;   /* with NONET_VERDICT_UNIQUE: the solution; else NULL */
    nonet_cells wrong_values;  /* values placed by the player that are not the solution's */
    nonet_cells missing_marks; /* empty cells whose marks lack the solution's value */
    uint64_t reserved[6];
} nonet_start;

/* What is wrong, a line for each kind: "wrong values in r1c2, r3c7" and "a needed candidate is missing in r2c2", without an
 * end of line behind the last. "": nothing is. Since 0.2. */
NONET_API size_t nonet_start_text(const nonet_start *start, const nonet_layout *layout, char *buffer, size_t size);

/* What nonet_solver_suspects found, in a sentence without an end of line: "there is no solution; without the 3 in r1c2
 * there is one". `symbols` as for nonet_step_text. "": nothing was found. Since 0.4. */
NONET_API size_t nonet_suspects_text(const nonet_cells *suspects, const nonet_position *position, const char *symbols,
                                     char *buffer, size_t size);

/* Begin at this position. Values marked as given are trusted; if they have exactly one solution, the
 * player's values and marks are compared with it. Steps can be had when the verdict is NONET_VERDICT_UNIQUE or
 * NONET_VERDICT_MULTIPLE and nothing is wrong. NONET_ERR_ARG: the board is larger than 25x25. Unless it says NONET_OK,
 * there is no position, the one before is gone, too. Since 0.1. */
NONET_API nonet_status nonet_explainer_begin(nonet_explainer *explainer, const nonet_position *position,
                                             nonet_start *start);

/* Find the next step; the position stays as it is. NONET_END: nothing helps, or the board is full.
 * With NONET_PATH_SHORTEST the first call finds the whole way and takes as long as that. If it is stopped
 * (NONET_STOPPED), the next calls give the best way that was found till then: the simplest one, or what was
 * found of it; behind such a part comes NONET_STOPPED again, and then a new search from there.
 * NONET_ERR_INTERNAL: the step contradicts the solution: a bug, please report it with the position.
 * Every step is checked: against the solution if there is one, else by looking for a solution that the
 * step rules out; that look is limited on boards larger than 11x11. Techniques that need uniqueness are used only if
 * the givens alone have one solution. Since 0.1. */
NONET_API nonet_status nonet_explainer_next(nonet_explainer *explainer, const nonet_step **step);

/* The same for whoever makes every step to the end: timeout_ms are for all of them together, from nonet_explainer_begin
 * on. With NONET_PATH_SHORTEST, if the search for a way is stopped by them, the longer way that was found till then follows
 * at once (see may_be_shorter below). NONET_STOPPED: that was all, at the end of a part of a way, too. Since 0.2. */
NONET_API nonet_status nonet_explainer_follow(nonet_explainer *explainer, const nonet_step **step);

/* Make the step that was found last. NONET_ERR_ARG: there is none. Since 0.1. */
NONET_API nonet_status nonet_explainer_apply(nonet_explainer *explainer);

/* Called with each step; false ends the search. */
typedef bool nonet_step_sink(void *context, const nonet_step *step);

/* Hand all steps of one technique at the present position to `sink`: everything that some instance of it removes or
 * places; of those that do the same, the shortest one (docs/steps.md, "Lists"). They come when all have been found; if
 * the search is stopped, those found till then come all the same. Since 0.1. */
NONET_API nonet_status nonet_explainer_each(nonet_explainer *explainer, int technique, nonet_step_sink *sink,
                                            void *context);

/* Did the search of the last nonet_explainer_each reach its limit, so that steps may be missing? A list of long chains
 * ends after eight million statements, and tables have room for so many sets. Never on the usual 9x9 puzzle. Since 0.5. */
NONET_API bool nonet_explainer_is_limited(const nonet_explainer *explainer);

/* Steps of one technique that give the same: they place the same values or remove the same candidates. */
typedef struct nonet_step_group {
    nonet_step *step; /* the simplest of them: the fewest cells, houses and statements; the list's */
    size_t ways;      /* how many steps there are */
    size_t news;      /* how much of what they give is given by no step of the techniques before this one */
    size_t filled;    /* so many more cells are filled by a step and the singles after it than by singles alone */
    bool solves;      /* that solves the board, which singles alone do not */
    uint64_t reserved[5];
} nonet_step_group;

/* All steps at a position. */
typedef struct nonet_all_steps {
    const nonet_step_group *groups; /* technique by technique, easiest first; of each by the first cell that changes */
    size_t group_count;
    size_t step_count;  /* of all groups, and those left out */
    size_t left_out;    /* steps of groups that there was no room for */
    int unfinished;     /* the technique whose search was stopped; the harder ones were not looked for. -1: none */
    const int *limited; /* the techniques whose search reached its limit, so that steps of them may be missing (see
                           nonet_explainer_is_limited), in their order. Since 0.5 */
    size_t limited_count;
    uint64_t reserved[6];
} nonet_all_steps;

/* Zeros are the defaults. */
typedef struct nonet_all_steps_settings {
    const bool *techniques; /* [technique]: look for these, used or not; NULL: for those in the explainer's order */
    bool has_cell;          /* list only steps that place or remove something in `cell` */
    int cell;
    int value;         /* list only steps that place or remove this value; 0: all */
    bool only_news;    /* list only steps that give something that the techniques before them do not give */
    bool has_forcing;  /* with those of the explainer's order: also those of the family "forcing", by which nearly
                          everything follows from some supposition */
    size_t most_bytes; /* of memory for steps; 0: 64 MB */
    uint64_t reserved[6];
} nonet_all_steps_settings;

/* Find everything that is there at the present position: all steps of all techniques in the explainer's order, guesses
 * excepted, those of a technique together that give the same. `settings`: NULL = defaults. NONET_STOPPED: *all has what was
 * found by then. NONET_ERR_INTERNAL: as for nonet_explainer_next, without the step. The list is the caller's, and does not need
 * the explainer. Since 0.4. */
NONET_API nonet_status nonet_explainer_all(nonet_explainer *explainer, const nonet_all_steps_settings *settings,
                                           nonet_all_steps **all);
NONET_API void nonet_all_steps_free(nonet_all_steps *all);

/* How far nonet_explainer_all is: techniques done, of how many; groups found. Since 0.4. */
NONET_API void nonet_explainer_progress(const nonet_explainer *explainer, nonet_progress *progress);

/* What there is to say about a group besides its step: "2 others give the same; nothing new; then singles fill 5 more cells".
 * "": nothing. Since 0.4. */
NONET_API size_t nonet_step_group_text(const nonet_step_group *group, char *buffer, size_t size);

/* Find the easiest step at the present position, in the explainer's order, that places or removes this
 * value in this cell; cell -1: in any cell, value 0: any value. As with nonet_explainer_each, all steps of a technique
 * are considered; nonet_explainer_apply does not make it. NONET_END: no technique in use does that now. NONET_STOPPED,
 * NONET_ERR_INTERNAL: as for nonet_explainer_next. NONET_ERR_ARG: there is no such cell or value. Since 0.2. */
NONET_API nonet_status nonet_explainer_wanted(nonet_explainer *explainer, int cell, int value, const nonet_step **step);

/* "Why not 5 here?", at the present position: what nonet_position_why says; if that is nothing, the step that
 * nonet_explainer_wanted finds; if there is none, whether the value is the solution's. NONET_OK: *why says what there is,
 * and lives as a step does. Else as for nonet_explainer_wanted. Since 0.2. */
NONET_API nonet_status nonet_explainer_why(nonet_explainer *explainer, int cell, int value, nonet_why *why);

/* The present position, with marks; valid until the explainer's next call. NULL: no explanation has begun, or there is nothing
 * to explain: no solution, or mistakes, which nonet_start names. Since 0.1. */
NONET_API const nonet_position *nonet_explainer_position(const nonet_explainer *explainer);
NONET_API bool nonet_explainer_is_solved(const nonet_explainer *explainer);

/* The steps that were applied since the beginning, summed up. */
typedef struct nonet_difficulty {
    int level;                       /* of the hardest technique: number of a nonet_level */
    int hardest;                     /* technique, or -1 */
    nonet_hodoku_level hodoku_level; /* by HoDoKu's rules; extreme if the board is not solved */
    int64_t hodoku_score;
    size_t steps;
    bool has_guesses;    /* HoDoKu's brute force */
    bool may_be_shorter; /* of nonet_explainer_follow: no time was left to find the shortest way */
    int64_t score;       /* the weights of all steps, added up */
    uint64_t reserved[6];
} nonet_difficulty;

/* Since 0.1. */
NONET_API nonet_status nonet_explainer_difficulty(const nonet_explainer *explainer, nonet_difficulty *difficulty);

/* ---- equivalent boards --------------------------------------------------------------------- */

/* A way to rewrite a board that changes nothing for whoever solves it: row and column change places
 * (square boxes only), rows move within bands and bands as a whole, columns and stacks likewise, values
 * get other names. The cell at (r, c) of the result comes from (rows[r], columns[c]) of the board, or if
 * `is_transposed` from (columns[c], rows[r]); its value v becomes values[v]. */
typedef struct nonet_transform {
    bool is_transposed;
    uint8_t rows[NONET_MAX_SIDE];
    uint8_t columns[NONET_MAX_SIDE];
    uint8_t values[NONET_MAX_SIDE + 1]; /* values[0] == 0: an empty cell stays empty */
    uint64_t reserved[4];
} nonet_transform;

/* The one that changes nothing. Since 0.1. */
NONET_API nonet_status nonet_transform_identity(const nonet_layout *layout, nonet_transform *transform);

/* One at random, all equally likely. It depends on nothing but the layout, the seed and the index. Since 0.1. */
NONET_API nonet_status nonet_transform_random(const nonet_layout *layout, uint64_t seed, uint64_t index,
                                              nonet_transform *transform);

/* The one that undoes `transform`. NONET_ERR_ARG: it is not valid for this layout. Since 0.1. */
NONET_API nonet_status nonet_transform_invert(const nonet_layout *layout, const nonet_transform *transform,
                                              nonet_transform *inverse);

/* Rewrite `from` into `to`, which has the same layout: the cells, and what `to` has room for of is_given and candidates.
 * NONET_ERR_ARG: `transform` is not valid for this layout, a value is out of range, or both share memory. Since 0.1. */
NONET_API nonet_status nonet_transform_apply(const nonet_transform *transform, const nonet_position *from,
                                             nonet_board *to);

/* Write a transform as text, rows, columns and values counted from 1: "rows 312456789 columns 123456789 values 123456789
 * transposed" (the last word only if it is so); above 9x9 the numbers have commas between them. 1024 bytes are enough. 0:
 * it is not valid for this layout. Since 0.2. */
NONET_API size_t nonet_transform_text(const nonet_transform *transform, const nonet_layout *layout, char *buffer,
                                      size_t size);

/* The canonical form of a board is the same for all that a transform can make of it: the smallest, read row
 * by row with empty cells before 1 before 2 ... (minlex). Of a position with candidates that leave out more
 * than its values do, it is another one, not the smallest. Boards up to 9x9. */
typedef struct nonet_canonizer nonet_canonizer;

typedef struct nonet_canonical {
    const uint8_t *cells;       /* in the canonizer's memory until its next call */
    const uint64_t *candidates; /* without the values in the same houses; NULL if the position has none */
    nonet_transform transform;  /* takes the board to this form (where there are several: one of them) */
    uint64_t automorphisms;     /* how many ways to move the cells make the same board again, values renamed
                                   as needed; 1 = only the one that moves nothing */
    uint64_t reserved[6];
} nonet_canonical;

typedef struct nonet_canonizer_settings {
    nonet_stop *stop;    /* or NULL */
    uint64_t timeout_ms; /* for each call; 0 = none */
    uint64_t reserved[8];
} nonet_canonizer_settings;

NONET_API void nonet_canonizer_settings_defaults(nonet_canonizer_settings *settings);

/* Why a canonizer with these settings refuses a position; see nonet_solver_problem. Since 0.2. */
NONET_API const nonet_refusal *nonet_canonizer_problem(const nonet_position *position,
                                                       const nonet_canonizer_settings *settings);

/* `settings` is copied; NULL = defaults. One for each thread. Since 0.1. */
NONET_API nonet_status nonet_canonizer_new(const nonet_canonizer_settings *settings, nonet_canonizer **canonizer);
NONET_API void nonet_canonizer_free(nonet_canonizer *canonizer);

/* Find the canonical form; given and placed values are alike. It takes microseconds; full boards with
 * boxes of 1x7 or 1x8 take up to a fraction of a second.
 * NONET_ERR_ARG: the board is larger than 9x9, or a value is out of range or twice in a row or column.
 * NONET_STOPPED: it was not found in time. Since 0.1. */
NONET_API nonet_status nonet_canonizer_run(nonet_canonizer *canonizer, const nonet_position *position,
                                           nonet_canonical *canonical);

/* ---- rating ---------------------------------------------------------------------------------- */

/* A scale of difficulty. The same version of a scale gives the same ratings for ever. */
typedef struct nonet_scale {
    const char *name;    /* "se", "hodoku", "nonet" */
    const char *version; /* "se-1.2.1", "hodoku-2.2.0", "nonet-0.4": what a rating is to be quoted with */
    const char *title;   /* whose scale it is */
    const char *rules;   /* everything that a rating depends on, in a few sentences */
} nonet_scale;

/* The scales, from 0; NULL after the last one. Number n is bit n of nonet_rater_settings.scales. Since 0.1. */
NONET_API const nonet_scale *nonet_scale_at(size_t index);

#define NONET_SCALE_SE 1u
#define NONET_SCALE_HODOKU 2u
#define NONET_SCALE_NONET 4u

typedef struct nonet_rater_settings {
    unsigned scales; /* which ones, added up; 0: the scale se */
    /* What the caller will throw away anyhow need not be rated to the end. */
    bool only_pearls;   /* on the scale se: only puzzles with ER = EP are wanted */
    bool only_diamonds; /* only those with ER = EP = ED */
    int most_er;        /* none with a higher ER, in tenths; 0 = no limit */
    int64_t most_score; /* none with a higher score on the scale hodoku; 0 = no limit */
    bool canonical;     /* rate the canonical form, so that equivalent puzzles have equal ratings */
    bool
        names_hardest; /* on the scale nonet: name the technique of puzzles of the hardest level, too. These take a hundred
                            times as long then. Since 0.4 */
    nonet_stop *stop;    /* or NULL */
    uint64_t timeout_ms; /* for each call; 0 = none */
    uint64_t reserved[8];
} nonet_rater_settings;

/* The scale se, no limits. Since 0.1. */
NONET_API void nonet_rater_settings_defaults(nonet_rater_settings *settings);

/* Why a rater with these settings refuses a position; see nonet_solver_problem. Since 0.2. */
NONET_API const nonet_refusal *nonet_rater_problem(const nonet_position *position,
                                                   const nonet_rater_settings *settings);

typedef struct nonet_rater nonet_rater;

/* `settings` is copied; NULL = defaults. One for each thread. NONET_ERR_ARG: a number in it is not possible.
 * Since 0.1. */
NONET_API nonet_status nonet_rater_new(const nonet_rater_settings *settings, nonet_rater **rater);
NONET_API void nonet_rater_free(nonet_rater *rater);

/* How far the running call is, on the scale se: `done` of `total` cells that were empty are filled, by `found` steps, and ER is
 * `least` or higher, by what was found and what is being looked for. Without that scale: zeros. Since 0.6. */
NONET_API void nonet_rater_progress(const nonet_rater *rater, nonet_progress *progress);

/* On Sudoku Explainer's scale, in tenths: 72 is 7.2. 0: the board was full already; 200: no technique of the
 * scale helps. */
typedef struct nonet_se_rating {
    int er;              /* the hardest step */
    int ep;              /* "pearl": the hardest one up to the first that places a value */
    int ed;              /* "diamond": the first step */
    const char *hardest; /* the first step that is as hard as ER, as Sudoku Explainer calls it, or "" */
    uint64_t reserved[4];
} nonet_se_rating;

/* On HoDoKu's scale. */
typedef struct nonet_hodoku_rating {
    int64_t score;
    nonet_hodoku_level level;
    const char *hardest; /* technique of the highest level, of these with the most points, by HoDoKu's name; or "" */
    uint64_t reserved[4];
} nonet_hodoku_rating;

/* By nonet's own levels: that of the hardest technique on the way that nonet_explainer takes by default. Techniques of
 * the hardest level are looked for only with names_hardest: what easier ones do not solve is of that level. */
typedef struct nonet_own_rating {
    int level;   /* number of a nonet_level */
    int hardest; /* the technique; -1: none was needed, or the level is the hardest and names_hardest is not set, or no
                    technique solves it */
    uint64_t reserved[4];
} nonet_own_rating;

typedef struct nonet_rating {
    nonet_verdict verdict;   /* only puzzles with NONET_VERDICT_UNIQUE are rated */
    nonet_conflict conflict; /* for NONET_VERDICT_INVALID */
    unsigned scales;         /* those whose rating is complete; the others below are of no meaning */
    bool is_unwanted;        /* the settings do not want this puzzle: it may not be rated to the end */
    nonet_se_rating se;
    nonet_hodoku_rating hodoku;
    nonet_own_rating own;
    const nonet_position *canonical; /* with settings.canonical: the form that was rated, until the rater's next call */
    uint64_t reserved[8];
} nonet_rating;

/* Rate a 9x9 puzzle, or, if nonet's scale is the only one, a puzzle up to 25x25. With marks it is taken as it stands:
 * only these candidates exist (a sukaku). NONET_STOPPED: rating->scales says which ratings were complete by then.
 * NONET_ERR_ARG: among others, the board is not one of 9x9 with boxes of 3x3 and another scale, or the canonical form,
 * is asked for. NONET_ERR_MEMORY: also when a search for chains had no room to look
 * at everything, so that the rating would be a guess. Since 0.1. */
NONET_API nonet_status nonet_rater_rate(nonet_rater *rater, const nonet_position *position, nonet_rating *rating);

/* A step on Sudoku Explainer's way: it places one value, or removes candidates. */
typedef struct nonet_rating_step {
    const char *technique;               /* as Sudoku Explainer calls it */
    int rating;                          /* in tenths */
    const nonet_candidate *placement;    /* or NULL */
    const nonet_candidate *eliminations; /* cell by cell; live until the sink returns */
    size_t elimination_count;
    uint64_t reserved[4];
} nonet_rating_step;

/* What a step does: "r4c2=1", or "r1c3<>5 r2c3<>57". Since 0.2. */
NONET_API size_t nonet_rating_step_text(const nonet_rating_step *step, const nonet_layout *layout, const char *symbols,
                                        char *buffer, size_t size);

/* Called with each step; false ends the rating, which is then incomplete. */
typedef bool nonet_rating_sink(void *context, const nonet_rating_step *step);

/* The same, and hand every step on the scale se to `sink`, in the cells and values of `position`. Steps of the
 * scale hodoku are those of a nonet_explainer with NONET_LIKE_HODOKU. Since 0.1. */
NONET_API nonet_status nonet_rater_each(nonet_rater *rater, const nonet_position *position, nonet_rating_sink *sink,
                                        void *context, nonet_rating *rating);

/* ---- minimizing ------------------------------------------------------------------------------ */

/* A clue is redundant if the puzzle has one solution without it, too, as long as its other clues stay. A puzzle
 * without redundant clues is minimal. Every value of a position is a clue here, given or placed; a cell that loses its
 * clue may have any value, whatever marks it had. */
typedef enum nonet_clue {
    NONET_CLUE_NONE = 0,   /* the cell is empty */
    NONET_CLUE_NEEDED = 1, /* without it there are several solutions */
    NONET_CLUE_REDUNDANT = 2,
    NONET_CLUE_OPEN = 3, /* not decided within the limits */
} nonet_clue;

typedef struct nonet_minimizer nonet_minimizer;

typedef struct nonet_minimizer_settings {
    nonet_stop *stop;    /* or NULL */
    uint64_t timeout_ms; /* for each call; 0 = none */
    uint64_t most_nodes; /* of the search about each clue that end in a contradiction (not on plain 9x9 boards, where
                            it is short); nonet_minimizer_each: nodes of any kind; 0 = no limit */
    uint64_t reserved[8];
} nonet_minimizer_settings;

NONET_API void nonet_minimizer_settings_defaults(nonet_minimizer_settings *settings);

/* Why a minimizer with these settings refuses a position; see nonet_solver_problem. Since 0.2. */
NONET_API const nonet_refusal *nonet_minimizer_problem(const nonet_position *position,
                                                       const nonet_minimizer_settings *settings);

/* `settings` is copied; NULL = defaults. One for each thread; some MB, made when the first board of a size arrives,
 * and for boards other than 9x9 up to 256 MB of clauses, as they are learnt. Since 0.1. */
NONET_API nonet_status nonet_minimizer_new(const nonet_minimizer_settings *settings, nonet_minimizer **minimizer);
NONET_API void nonet_minimizer_free(nonet_minimizer *minimizer);

/* How far nonet_minimizer_check and nonet_minimizer_run are, for boards whose clues are asked about one by one (all but plain
 * 9x9, which take a moment): `done` of `total` clues are decided, `found` of them are redundant. Since 0.6. */
NONET_API void nonet_minimizer_progress(const nonet_minimizer *minimizer, nonet_progress *progress);

typedef struct nonet_minimality {
    nonet_verdict verdict;       /* the rest has a meaning only for NONET_VERDICT_UNIQUE */
    nonet_conflict conflict;     /* of NONET_VERDICT_INVALID */
    const uint8_t *clues;        /* [cell] a nonet_clue */
    int needed, redundant, open; /* how many there are of each */
    const uint8_t *solution;     /* like `clues` in the minimizer's memory until its next call */
    uint64_t reserved[6];
} nonet_minimality;

/* Which clues are redundant? NONET_STOPPED: verdict is NONET_VERDICT_UNKNOWN, or some clues are open. Since 0.1. */
NONET_API nonet_status nonet_minimizer_check(nonet_minimizer *minimizer, const nonet_position *position,
                                             nonet_minimality *minimality);

/* Take redundant clues away until the puzzle is minimal: each clue in turn, if it is redundant by then. `seed` 0: row
 * by row from the first cell on; else in an order that depends on the seed and `index` alone. What goes is
 * NONET_CLUE_REDUNDANT, what stays is needed or open. NONET_STOPPED: as above. Since 0.1. */
NONET_API nonet_status nonet_minimizer_run(nonet_minimizer *minimizer, const nonet_position *position, uint64_t seed,
                                           uint64_t index, nonet_minimality *minimality);

/* Called with each minimal puzzle: a value for every cell, 0 empty; false ends the search. */
typedef bool nonet_minimal_sink(void *context, const uint8_t *cells);

/* Hand over up to `limit` (0 = all) of the minimal puzzles that are left when clues go, each once; *count = how many.
 * The memory does not grow with their number. *verdict: of the puzzle, which has such forms only if it is
 * NONET_VERDICT_UNIQUE. NONET_STOPPED: there may be more. A clue that settings.most_nodes leaves open counts as needed.
 * Since 0.1. */
NONET_API nonet_status nonet_minimizer_each(nonet_minimizer *minimizer, const nonet_position *position, uint64_t limit,
                                            nonet_minimal_sink *sink, void *context, nonet_verdict *verdict,
                                            uint64_t *count);

/* Many plain 9x9 puzzles at a time. */
typedef struct nonet_minimizer_job {
    size_t count;
    const void *puzzles;  /* puzzle p: the 81 bytes at puzzles + p * puzzle_stride; only read */
    size_t puzzle_stride; /* 81 or more; 0: there is nothing between them */
    nonet_board_form puzzle_form;
    uint64_t seed, first_index; /* as in nonet_minimizer_run, for puzzle p with the index first_index + p */
    uint64_t *solutions;        /* out, [count]: 0, 1, or 2 for several */
    uint8_t *clues;    /* out, [81 * count]: a nonet_clue for each cell; of no meaning unless there is one solution */
    size_t done;       /* out: the first so many are answered, all but after a stop */
    uint8_t *verdicts; /* out, [count], or NULL: a nonet_verdict of each that is answered */
    uint64_t reserved[5];
} nonet_minimizer_job;

/* nonet_minimizer_check and nonet_minimizer_run for many; see nonet_batch_run for what puzzles may be. Since 0.1. */
NONET_API nonet_status nonet_minimizer_check_many(nonet_minimizer *minimizer, nonet_minimizer_job *job);
NONET_API nonet_status nonet_minimizer_run_many(nonet_minimizer *minimizer, nonet_minimizer_job *job);

/* ---- neighbours ------------------------------------------------------------------------------ */

/* Puzzles near a puzzle: they lack so many of its clues and have so many others instead ({-1+1}, {-2+2}, {-1+2} ...),
 * have one solution and are minimal. A clue with another value in the same cell is another clue. */
typedef struct nonet_vicinity_settings {
    int remove, add; /* clues, 0 to NONET_MAX_DISTANCE each; default 1 and 1 */
    bool exact;      /* hand over every neighbour; default: of those that are equivalent (see nonet_transform) only the
                        first one, for which the others' forms are kept in memory */
    bool means_zero; /* 0 for `remove` or `add` is meant; else it stands for the default. The defaults set it */
    uint64_t most_bytes; /* of that memory; 0 = no limit */
    nonet_stop *stop;    /* or NULL */
    uint64_t timeout_ms; /* for each call; 0 = none */
    uint64_t reserved[8];
} nonet_vicinity_settings;

#define NONET_MAX_DISTANCE 16

NONET_API void nonet_vicinity_settings_defaults(nonet_vicinity_settings *settings);

/* Why a vicinity with these settings refuses a position; see nonet_solver_problem. Since 0.2. */
NONET_API const nonet_refusal *nonet_vicinity_problem(const nonet_position *position,
                                                      const nonet_vicinity_settings *settings);

typedef struct nonet_vicinity nonet_vicinity;

/* `settings` is copied; NULL = defaults. One for each thread. NONET_ERR_ARG: a number is out of range. Since 0.1. */
NONET_API nonet_status nonet_vicinity_new(const nonet_vicinity_settings *settings, nonet_vicinity **vicinity);
NONET_API void nonet_vicinity_free(nonet_vicinity *vicinity);

typedef struct nonet_vicinity_result {
    uint64_t valid;   /* puzzles at this distance with one solution, without those that have one before the last clue
                         has come, and so are not minimal */
    uint64_t minimal; /* of these */
    uint64_t found;   /* of these, those that were handed over */
    uint64_t reserved[5];
} nonet_vicinity_result;

/* Find all neighbours of a puzzle, which need not have one solution itself, and hand them to `sink` (as
 * nonet_minimizer_each does) in an order that depends on the puzzle alone. Every value counts as a clue.
 * NONET_STOPPED: there may be more. NONET_ERR_MEMORY: also when settings.most_bytes are full; what was handed over is
 * right. NONET_ERR_ARG: among others, the board has marks, or is larger than 9x9 without settings.exact. Since 0.1. */
NONET_API nonet_status nonet_vicinity_each(nonet_vicinity *vicinity, const nonet_position *position,
                                           nonet_minimal_sink *sink, void *context, nonet_vicinity_result *result);

/* The search in parts, to share it: how many there are for a puzzle; 0: nonet_vicinity_problem says why. `settings`: NULL = defaults.
 * Since 0.6. */
NONET_API uint64_t nonet_vicinity_parts(const nonet_position *position, const nonet_vicinity_settings *settings);

/* As nonet_vicinity_each, but only `count` of the parts, from `first` on (from 0). One after the other they hand over what it does, in its
 * order; what is equivalent, however, is known within a call only. NONET_ERR_ARG: there are no such parts. Since 0.6. */
NONET_API nonet_status nonet_vicinity_each_part(nonet_vicinity *vicinity, const nonet_position *position,
                                                uint64_t first, uint64_t count, nonet_minimal_sink *sink, void *context,
                                                nonet_vicinity_result *result);

/* Of the running call: `done` of `total` parts of the search. Since 0.2. */
NONET_API void nonet_vicinity_progress(const nonet_vicinity *vicinity, nonet_progress *progress);

/* ---- samples ------------------------------------------------------------------------------- */

/* Named sets of puzzles for benchmarks and tests: the same for everyone, by seed. */
typedef struct nonet_sample_set {
    const char *name;
    const char *summary;
    nonet_verdict verdict; /* of every puzzle in it */
    int box;               /* rows and columns of a box: 3 for 9x9 */
} nonet_sample_set;

/* The sets, from 0; NULL after the last one. Since 0.1. */
NONET_API const nonet_sample_set *nonet_sample_set_at(size_t index);

typedef struct nonet_sampler nonet_sampler;

typedef struct nonet_sampler_settings {
    nonet_stop *stop; /* or NULL */
    uint64_t reserved[8];
} nonet_sampler_settings;

NONET_API void nonet_sampler_settings_defaults(nonet_sampler_settings *settings);

/* `settings` is copied; NULL = defaults. One for each thread. Since 0.1. */
NONET_API nonet_status nonet_sampler_new(const nonet_sampler_settings *settings, nonet_sampler **sampler);
NONET_API void nonet_sampler_free(nonet_sampler *sampler);

/* Make puzzle number `index` of a set into `cells` (box^4 bytes, 0 empty: 81 for 9x9). It depends on nothing
 * but the set, the seed and the index. Takes milliseconds, for large boards up to a second. NONET_STOPPED: the stop was on.
 * Since 0.1. */
NONET_API nonet_status nonet_sampler_make(nonet_sampler *sampler, const nonet_sample_set *set, uint64_t seed,
                                          uint64_t index, uint8_t *cells);

/* ---- generating ---------------------------------------------------------------------------- */

/* Where clues stand: if one does, so does every cell that this makes of it. */
typedef enum nonet_symmetry {
    NONET_SYMMETRY_NONE = 0,
    NONET_SYMMETRY_ROTATE180 = 1,
    NONET_SYMMETRY_ROTATE90 = 2,
    NONET_SYMMETRY_MIRROR = 3,   /* left and right, or top and bottom, by chance */
    NONET_SYMMETRY_DIAGONAL = 4, /* in one of the two diagonals, by chance */
    NONET_SYMMETRY_FULL = 5,     /* all of these at once */
    NONET_SYMMETRY_ANY = 6,      /* one of these six, by chance */
} nonet_symmetry;

/* "none", "rotate180", "rotate90", "mirror", "diagonal", "full", "any"; NULL after the last. Since 0.1. */
NONET_API const char *nonet_symmetry_name(size_t symmetry);

/* Can so many clues stand symmetrically on boards of this layout? `most`: 0 for any number. Full symmetry, for
 * example, makes groups of 8 and 4 cells and one, so there are never 30 clues. Since 0.1. */
NONET_API bool nonet_symmetry_allows(const nonet_layout *layout, nonet_symmetry symmetry, int fewest, int most);

/* The cells that hold clues together, for who draws a pattern: group[cell] is the number of its group, from 0 in the order of
 * their first cells. A symmetry that has two forms is taken as left and right, or in the diagonal from the first cell to the
 * last. NONET_ERR_ARG: NONET_SYMMETRY_ANY is not one of them. Since 0.6. */
NONET_API nonet_status nonet_symmetry_groups(const nonet_layout *layout, nonet_symmetry symmetry, uint16_t *group);

typedef struct nonet_generator_settings {
    uint64_t seed;
    nonet_symmetry symmetry;
    int fewest_clues, most_clues; /* 0: as it comes */
    bool keeps_redundant;         /* take clues away only until a number between these two is left (one of them is
                                     then needed), or, on boards other than 9x9, while the techniques up to
                                     `hardest` solve it; false: until none can go, minimal within the symmetry */
    int easiest, hardest;  /* numbers of nonet_levels, on the scale nonet of ratings: these and what lies between */
    const bool *without;   /* [technique]: the puzzle is solved without these techniques, by others up to the
                                     level `hardest`, which is not the hardest of all then; or NULL */
    const bool *needed;    /* [technique]: it is solved by techniques up to the level `hardest`, but no longer without
                                     these, of which only those up to that level count. If that is the hardest of all,
                                     techniques of the hardest of their levels and below solve it; if that level needs
                                     chains, only techniques up to the last of these count. Or NULL */
    int least_er, most_er; /* on the scale se, in tenths; 0: no bound. Scales are for 9x9 */
    int64_t least_score, most_score; /* on the scale hodoku; 0: no bound */
    const bool *pattern; /* [cell]: all and only these cells hold clues; or NULL. There is no symmetry then, and
                                     with keeps_redundant the puzzle need not be minimal */
    bool weighs;         /* say how much each puzzle counts (log2_weight), if nothing else is set but the seed;
                                     boards up to 16x16. The puzzles differ from those without */
    bool for_play;       /* on 9x9, where nothing is said of clues and symmetry: symmetric (rotate180), with as many
                                     clues as the level `hardest` has for playing, if it says so. Since 0.4. On 10x10 to 16x16
                            below the hardest level: with keeps_redundant, which is sooner made. Since 0.6 */
    bool is_natural;     /* puzzles of one level as they come: most tricky ones, say, are XY-wings; false: on 9x9,
                                     without a pattern and without techniques, the techniques of the level are the
                                     hardest of a puzzle in turn. Since 0.4 */
    bool means_zero;     /* 0 for the seed or for `hardest` is meant; else it stands for the default. The defaults
                                     set it */
    nonet_stop *stop;    /* or NULL */
    uint64_t timeout_ms; /* for each call; 0 = none */
    uint64_t reserved[16];
} nonet_generator_settings;

/* Seed 1, minimal puzzles without symmetry, of any level. Since 0.1. */
NONET_API void nonet_generator_settings_defaults(nonet_generator_settings *settings);

/* A number of clues that every puzzle with exactly one solution has at least: the fewest there are on boards up to
 * 9x9 with boxes of 2x2, 2x3, 2x4 and 3x3 (17); on others one less than there are values. Since 0.1. */
NONET_API int nonet_layout_fewest_clues(const nonet_layout *layout);

/* A number of clues that no minimal puzzle exceeds: on 4x4 the most there are (6); on others no row is full, for its last
 * clue would follow from the rest. Since 0.1. */
NONET_API int nonet_layout_most_minimal_clues(const nonet_layout *layout);

/* Do hidden singles solve every puzzle of this layout? That is so on 4x4 (all have been tried): all are of the
 * easiest level.
 * Since 0.1. */
NONET_API bool nonet_layout_is_always_easy(const nonet_layout *layout);

/* Why no puzzle with exactly one solution, or with is_minimal no minimal one, has its clues in these cells ([cell]), as
 * far as that is known without looking for one: as in "no puzzle of this size has so few clues". NULL: there may be
 * one, and on 4x4, without is_minimal, there is. Since 0.2. */
NONET_API const nonet_refusal *nonet_pattern_problem(const nonet_layout *layout, const bool *pattern, bool is_minimal);

/* Why there can be no generator with these settings (NULL = defaults), as far as that is known without looking for
 * puzzles. Of the cells of a pattern: what nonet_pattern_problem says. Since 0.2. */
NONET_API const nonet_refusal *nonet_generator_problem(const nonet_layout *layout,
                                                       const nonet_generator_settings *settings);

/* A puzzle that was made, or was not when a stop came. */
typedef struct nonet_generated {
    uint64_t index;
    bool is_made;
    bool has_board;       /* is_made, or here is the nearest that was found */
    int64_t distance;     /* of it from what is wanted: for comparing, of no unit; 0 if it is made */
    const uint8_t *cells; /* the puzzle, all 0 without has_board; in the generator's memory until its next call. With a
                                pattern the nearest may have several solutions */
    const uint8_t *solution; /* likewise */
    int clues;
    bool is_minimal;         /* no single clue can go */
    int needed;              /* so many clues are proved to be needed; 9x9, and with a pattern where one
                                is redundant: all or none */
    nonet_symmetry symmetry; /* the one in use: never NONET_SYMMETRY_ANY */
    uint64_t attempts;       /* puzzles that were made and not taken, and this one */
    uint64_t questions;      /* how often a solver was asked */
    int64_t log2_weight;     /* if weighs is set: the binary logarithm, in millionths, of what the puzzle is to count in
                                statistics. Puzzles with few clues are made more often than there are such, and some
                                grids come up more often than others; means with these weights tend to the means over all
                                minimal puzzles of all grids */
    uint64_t reserved[6];
} nonet_generated;

typedef struct nonet_generator nonet_generator;

/* Make a generator of puzzles for boards of this layout, up to 25x25, which must outlive it. `settings` is copied;
 * NULL = defaults. One for each thread. NONET_ERR_ARG: nonet_generator_problem says why. Above 16x16, whether a clue is
 * needed is asked with a budget of 4096 conflicts: without an answer it stays. Since 0.1. */
NONET_API nonet_status nonet_generator_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                                           nonet_generator **generator);
NONET_API void nonet_generator_free(nonet_generator *generator);

/* Make the puzzles number first, first + 1, ... first + count - 1 of the seed into made[count]. Each depends on
 * nothing but the settings and its number, on every machine; hundreds in a call take less time than one by one.
 * NONET_STOPPED: is_made says which were made by then. Since 0.1. */
NONET_API nonet_status nonet_generator_make(nonet_generator *generator, uint64_t first, size_t count,
                                            nonet_generated *made);

/* `done` puzzles were looked at since the generator was made; `nearest` says how near the best of them is. Since 0.2. */
NONET_API void nonet_generator_progress(const nonet_generator *generator, nonet_progress *progress);

/* What a puzzle at this distance (of nonet_generated or nonet_progress) lacks to be what the settings want: "rated 0.3 too
 * low", "2 clues away". "": nothing. Since 0.4. */
NONET_API size_t nonet_nearest_text(const nonet_generator_settings *settings, int64_t distance, char *buffer,
                                    size_t size);

/* ---- drills: positions to practise on -------------------------------------------------------- */

typedef struct nonet_drill_maker_settings {
    uint64_t seed;
    uint64_t most_puzzles; /* the search for a position gives up after so many puzzles; 0: never */
    bool means_zero;       /* 0 for the seed or for most_puzzles is meant; else it stands for the default. The defaults
                              set it */
    nonet_stop *stop;      /* or NULL */
    uint64_t timeout_ms;   /* for each call; 0 = none */
    uint64_t reserved[8];
} nonet_drill_maker_settings;

/* Seed 1, 1,000 puzzles. Since 0.6. */
NONET_API void nonet_drill_maker_settings_defaults(nonet_drill_maker_settings *settings);

/* A position of a 9x9 puzzle with one solution. */
typedef struct nonet_drill {
    nonet_position position; /* values, which of them are given, and marks; all of it in the maker's memory until its
                                next call */
    const uint8_t *solution; /* likewise */
    uint64_t puzzle;         /* the number of its puzzle: positions of one technique are of different ones */
    uint64_t reserved[6];
} nonet_drill;

typedef struct nonet_drill_maker nonet_drill_maker;

/* Make a maker of positions to practise on. `settings` is copied; NULL = defaults. One for each thread. It keeps what it
 * has found, so one for many positions is faster than a new one for each. Since 0.6. */
NONET_API nonet_status nonet_drill_maker_new(const nonet_drill_maker_settings *settings, nonet_drill_maker **maker);
NONET_API void nonet_drill_maker_free(nonet_drill_maker *maker);

/* Make position number `index` (from 0) for a technique: the next step in nonet's own order is one of it. It depends on
 * the seed, the technique and `index` alone, on every machine. NONET_END: none of most_puzzles has one. NONET_STOPPED: not
 * yet; the next call goes on from there. Since 0.6. */
NONET_API nonet_status nonet_drill_maker_make(nonet_drill_maker *maker, int technique, uint64_t index,
                                              nonet_drill *made);

/* ---- text: notations ----------------------------------------------------------------------- */

typedef struct nonet_notation {
    const char *name;
    const char *summary;
    bool is_line;          /* one puzzle a line */
    bool keeps_candidates; /* pencil marks survive writing and reading */
    bool keeps_placed;     /* so does the difference between given and placed values */
    bool shows_boxes;      /* boxes of any shape are found in the text again; else readers take the usual ones */
    bool holds_solution;   /* a puzzle that is filled to the end is written with its solution: two boards in one text */
    bool suits_answers;    /* a board is written as it is, solved or not, and nothing else: good for solutions, too */
    int max_side;          /* the largest board it can write; less with fewer symbols, more with more */
    const char *header;    /* a line to write once before the first puzzle, with its newline, or NULL */
} nonet_notation;

/* The notations, from 0; NULL after the last one. Since 0.1. */
NONET_API const nonet_notation *nonet_notation_at(size_t index);

/* How a puzzle is written. `symbols`: the characters for the values 1, 2, 3 ...; NULL: 1-9, A-Z.
 * `blank`: the character of an empty cell; 0, or one that is a value here: the notation's own. */
typedef struct nonet_style {
    const nonet_notation *notation;
    const char *symbols;
    char blank;
    uint64_t reserved[4];
} nonet_style;

/* Look up a style by the name of a notation or of one of its short forms ("sdm", "letters", ...).
 * Case, blanks and hyphens do not matter. NONET_ERR_ARG: no such name. Since 0.1. */
NONET_API nonet_status nonet_style_find(const char *name, nonet_style *style);

/* The name of a style that was probably meant by one that there is not, or NULL. Since 0.4. */
NONET_API const char *nonet_style_nearest(const char *name);

/* The characters of a kind of symbols: "1" (1-9, A-Z), "0" (0-9, A-Z), "A" (A-Z); any longer text
 * of 2 to 64 different printable characters, none of them blank or decoration, stands for itself (the
 * caller's own pointer is returned). NULL: not usable as symbols. Since 0.1. */
NONET_API const char *nonet_symbols_find(const char *name);

/* The characters for the values 1, 2, 3 ... in which this style writes a board of this side; NULL: it writes
 * numbers. Since 0.1. */
NONET_API const char *nonet_style_symbols(const nonet_style *style, int side);

/* ---- text: writing ------------------------------------------------------------------------- */

/* A size in bytes that is enough for any position of this layout in any style. Since 0.1. */
NONET_API size_t nonet_layout_text_bound(const nonet_layout *layout);

/* Can this style write this position? NONET_ERR_NOTATION: the board is too large for the notation or its symbols, or the
 * notation has no room for its marks. NONET_ERR_ARG: unknown notation or symbols, or a value beyond the board. Since 0.2. */
NONET_API nonet_status nonet_style_can_write(const nonet_style *style, const nonet_position *position);

/* Write a position, each line with its newline. 0: the style cannot write it. Since 0.2. */
NONET_API size_t nonet_position_text(const nonet_position *position, const nonet_style *style, char *buffer,
                                     size_t size);

/* Write a position in one line, without its end, so that every reader takes it again with its marks: in the notation
 * `line`, above 35x35 in `numbers`; with marks in `sukaku`, above 35x35 as the cells of `candidates` ("1/17 2 3/4"). 0:
 * a value is out of range, or the layout is not classic. Since 0.2. */
NONET_API size_t nonet_position_line(const nonet_position *position, char *buffer, size_t size);

/* ---- text: reading ------------------------------------------------------------------------- */

typedef struct nonet_reader_settings {
    const char *notation;      /* read only this one (a name as in nonet_style_find); NULL: find out */
    int box_rows, box_columns; /* boxes of this shape only; 0, 0: find out */
    const char *symbols;       /* these symbols (as in nonet_symbols_find); NULL: find out */
    uint64_t reserved[8];
} nonet_reader_settings;

NONET_API void nonet_reader_settings_defaults(nonet_reader_settings *settings);

/* Reads puzzles out of a stream of text that arrives piece by piece: any notation, any size, several
 * in one text, in memory bounded by the largest puzzle. */
typedef struct nonet_reader nonet_reader;

/* NONET_ERR_ARG: unknown notation or symbols, or an impossible box shape. Since 0.1. */
NONET_API nonet_status nonet_reader_new(const nonet_reader_settings *settings, nonet_reader **reader);
NONET_API void nonet_reader_free(nonet_reader *reader);

/* Add text (copied). Call nonet_reader_next until it says NONET_MORE before feeding again, or the
 * text piles up. Since 0.1. */
NONET_API nonet_status nonet_reader_feed(nonet_reader *reader, const char *text, size_t length);

/* The input pauses: what more text might read in another way (a 4x4 line that could be the first
 * row of a 16x16, words that could be the title of a grid, a [Puzzle] that a [State] could follow) is to
 * be taken as it stands; an unfinished line waits. Holds until the next feed. Since 0.1. */
NONET_API void nonet_reader_pause(nonet_reader *reader);

/* The text is complete. Since 0.1. */
NONET_API void nonet_reader_finish(nonet_reader *reader);

/* Begin a new text: forget what is buffered, count lines from 1. Layouts are kept. Since 0.1. */
NONET_API void nonet_reader_restart(nonet_reader *reader);

/* A place in the text, from 1, the column in characters, and what is wrong there. */
typedef struct nonet_text_error {
    uint64_t line;
    uint64_t column;
    char message[200];
    const char *setting; /* of nonet_reader_settings that would settle it: "box", "symbols"; or NULL */
    uint64_t reserved[4];
} nonet_text_error;

typedef struct nonet_puzzle {
    nonet_position position; /* in the reader's memory, until the next call on the reader; its layout
                                lives as long as the reader. is_given is NULL when nothing was placed
                                by a player, candidates when the text has none */
    nonet_style style;       /* what it was written in, for answering alike; lives as the layout */
    uint64_t line;           /* where it begins */
    nonet_text_error note;   /* something the user should know; message "": nothing, and the rest of it is 0 */
    bool has_wrong_solution; /* the text carries a solution that is wrong; the note says where */
    bool has_more;           /* of nonet_read_one: this is not all that stands in the text */
    nonet_board *board;      /* of a puzzle with memory of its own: the position, to be changed; else NULL */
    uint64_t reserved[5];
} nonet_puzzle;

/* Read the next puzzle.
 * NONET_OK: *puzzle. NONET_ERR_TEXT: *error tells what could not be read; that text is skipped, go on.
 * NONET_MORE: feed, pause or finish first. NONET_END: finished and empty. Since 0.1. */
NONET_API nonet_status nonet_reader_next(nonet_reader *reader, nonet_puzzle *puzzle, nonet_text_error *error);

/* A puzzle with memory of its own: position (with is_given, and with candidates if there are any), layout, style and
 * board are *copy's until nonet_puzzle_free, which is for such puzzles only. Since 0.2. */
NONET_API nonet_status nonet_puzzle_copy(const nonet_puzzle *puzzle, nonet_puzzle **copy);
NONET_API void nonet_puzzle_free(nonet_puzzle *puzzle);

/* Read the first puzzle of a text, without a reader, as such a copy.
 * NONET_OK: *puzzle. If it has_more, *error tells what follows: another puzzle, or text that is none.
 * NONET_ERR_TEXT: there is none, or *error tells what comes first and could not be read; *puzzle is NULL. `settings`: NULL
 * = defaults; NONET_ERR_ARG as for nonet_reader_new. `error` may be NULL. Since 0.2. */
NONET_API nonet_status nonet_read_one(const char *text, size_t length, const nonet_reader_settings *settings,
                                      nonet_puzzle **puzzle, nonet_text_error *error);

/* Plain 9x9 puzzles that stand next in the text, each alone on its line: 81 characters 1-9 with one kind of
 * blank, `.` or `0`. Puzzle p: text + p * stride. In the reader's memory until its next call. */
typedef struct nonet_plain_lines {
    const char *text;
    size_t stride;
    size_t count;
    uint64_t line; /* number of the first one */
    uint64_t reserved[4];
} nonet_plain_lines;

/* Take up to `most` such puzzles at once, for a nonet_batch; nonet_reader_next reads everything else. Ask first this,
 * then that, in turn: nothing is lost, and the order is kept. Returns how many; below `fewest` none is taken. Since 0.1. */
NONET_API size_t nonet_reader_lines(nonet_reader *reader, size_t fewest, size_t most, nonet_plain_lines *lines);

/* ---- text: rankings ------------------------------------------------------------------------ */

/* Read a ranking out of text, as nonet_ranking_text writes it. Each line names a technique, in the order
 * in which they are to be tried, and may end with its weight (else it keeps the usual one); + before the
 * name joins it to the line before; # begins a comment. A family or a level stands for its usual
 * techniques (all, if none is usual) in the usual order, less those that have a line of their own or are
 * in an earlier group.
 * NONET_ERR_TEXT: *error says where and why; *ranking is unfinished. Since 0.1. */
NONET_API nonet_status nonet_ranking_read(const char *text, size_t length, nonet_ranking *ranking,
                                          nonet_text_error *error);

/* ---- many at once: threads that keep the order ----------------------------------------------- */

/* Threads that work on pieces of the caller's, and hand over the answers in the order of the pieces, as soon as everything
 * before them is answered. What a piece is, how it is answered and where the answer goes is up to the caller; for the
 * usual tasks see nonet_many below.
 *
 *     ... delivered | finished, at work, finished, at work | waiting, waiting | being filled in
 *
 * Pieces come from the thread that made the pool, one after the other (nonet_pool_place, nonet_pool_give), or are taken
 * by whoever is free (settings.take). So many may be on their way, which bounds the memory: when the oldest one takes long,
 * the others wait. There is no thread for delivering: whoever finishes the oldest piece delivers all that are finished.
 * Without any thread (one that can not be started, or a library without threads) the caller's does the work. */
typedef struct nonet_pool nonet_pool;

typedef struct nonet_pool_settings {
    uint32_t threads;  /* that work; 0: nonet_pool_processors; 256 at most. With 1 and no `tick` that is the caller's
                          own, and with `take` (but no `tick`, nor delivers_on_caller) the caller's is one of them */
    size_t room;       /* pieces on their way at most; 0: a few for each thread */
    size_t piece_size; /* bytes of a piece: 0 at first, and left as they are when its place comes up again */
    void *context;     /* for all that follows */

    /* Fill in the next piece; called in order, by one thread at a time, so it should be quick. `portion`: so many things
     * may well go in, so that a piece takes about portion_ms. Returns how many things are in it (any measure, for
     * nonet_pool_progress); 0: there are no more pieces. NULL: nonet_pool_give says what comes. */
    size_t (*take)(void *context, uint32_t worker, void *piece, size_t portion);
    /* Answer a piece. `worker` is below `threads` and is one thread's: solvers and the like may be kept by its number.
     * NONET_OK: go on. NONET_STOPPED: what there is is delivered, and nothing behind it. Another status: neither this piece
     * nor anything behind it is delivered. */
    nonet_status (*work)(void *context, uint32_t worker, void *piece);
    /* In order, by one thread at a time. False: nothing more is wanted. Or NULL. */
    bool (*deliver)(void *context, void *piece);
    /* The pool is freed, and this piece with it: free what belongs to it. Called for all, even those that were never
     * filled in and are still 0. Or NULL. */
    void (*drop)(void *context, void *piece);
    /* Called on the caller's thread when it has to wait, and again after as many milliseconds as it returns, at the
     * latest; to show progress, for example. Then all work is done by other threads, even by one. Or NULL. */
    uint32_t (*tick)(void *context);

    bool delivers_on_caller; /* `deliver` is called on the caller's thread, in the calls below */
    size_t most_portion;     /* most things that a piece should hold; 0: no limit */
    uint32_t portion_ms;     /* with `take`: see there; 0: 100 */
    nonet_stop *stop;        /* or NULL. Once it is on, nothing is begun any more; who works has to watch it himself */
    nonet_permits *permits;  /* or NULL: one more for each thread that waits, for solvers that can use several */
    uint64_t reserved[8];
} nonet_pool_settings;

NONET_API void nonet_pool_settings_defaults(nonet_pool_settings *settings);

/* How many threads this machine runs at a time (256 at most); 1 in a library without threads. Since 0.2. */
NONET_API uint32_t nonet_pool_processors(void);

/* Start the threads. `settings` is copied, `context` must outlive the pool. NONET_ERR_ARG: `work` is missing.
 * Since 0.2. */
NONET_API nonet_status nonet_pool_new(const nonet_pool_settings *settings, nonet_pool **pool);

/* A pool that is not finished is stopped: what is at work ends, nothing more is delivered. */
NONET_API void nonet_pool_free(nonet_pool *pool);

/* The memory of the next piece (without `take`), when there is room for it; the same until it is given. NULL: nothing more is
 * wanted, see nonet_pool_finish. Since 0.2. */
NONET_API void *nonet_pool_place(nonet_pool *pool);

/* The piece of nonet_pool_place is filled in, and holds so many things. Since 0.2. */
NONET_API void nonet_pool_give(nonet_pool *pool, size_t things);

/* How many small things the piece at hand should hold: 1, 1, 2, 2, 4, 4 ... most_portion. So the first answers come at once,
 * a few long ones spread over the threads, and a great many are not held up by locks. Since 0.2. */
NONET_API size_t nonet_pool_portion(const nonet_pool *pool);

/* Wait until everything that was given is delivered. Since 0.2. */
NONET_API void nonet_pool_wait(nonet_pool *pool);

/* No more pieces come: wait for the rest, and end the threads. NONET_OK: all pieces were delivered. NONET_STOPPED: the
 * first ones were, up to a stop or to where no more was wanted. Else the status of the first `work` that failed.
 * Since 0.2. */
NONET_API nonet_status nonet_pool_finish(nonet_pool *pool);

/* Things that were delivered: `done`; those that were given so far: `total`. Since 0.2. */
NONET_API void nonet_pool_progress(const nonet_pool *pool, nonet_progress *progress);

/* The worker of the oldest piece, if it is at work; else -1. From any thread. Since 0.2. */
NONET_API int nonet_pool_oldest(const nonet_pool *pool);

/* For answers too long to be kept: called by `work`, wait until everything before its piece is delivered. Then it may write
 * directly what comes before the piece's own delivery. False: nothing is wanted any more, or this worker is not at work.
 * Since 0.2. */
NONET_API bool nonet_pool_wait_turn(nonet_pool *pool, uint32_t worker);

/* Is that so already? False also if nothing is wanted. Since 0.2. */
NONET_API bool nonet_pool_has_turn(const nonet_pool *pool, uint32_t worker);

/* ---- many at once: puzzles ------------------------------------------------------------------- */

/* Does one task with any number of puzzles, on several threads. The same puzzles get the same answers in the same order,
 * whatever the number of threads. Puzzles come in one of three ways:
 *
 *     nonet_many_run        boards in an array, answers into arrays
 *     nonet_many_add        and others, and nonet_many_feed: puzzles
 *                           or text as they come, in bounded
 *                           memory; nonet_many_finish ends them
 *     nonet_many_generate   numbers, from which puzzles are made
 *                           (as nonet_many_run can do, too)
 *
 * Except with nonet_many_run, answers leave in one of two ways:
 *
 *     settings.sink    gets each puzzle with its answer, in order,
 *                      never two at a time
 *     settings.answer  gets them on the threads that work, in any
 *                      order, and writes text that goes to
 *                      settings.text in order: so the threads
 *                      share the writing, too
 *
 * Bindings to languages whose functions may only be called on one thread set sinks_on_caller. */
typedef struct nonet_many nonet_many;

/* What is done with each puzzle. */
typedef enum nonet_many_task {
    NONET_MANY_SOLVE = 0,     /* as nonet_solver_solve */
    NONET_MANY_CHECK = 1,     /* the same, but only the verdict counts: any solution, faster */
    NONET_MANY_RATE = 2,      /* as nonet_rater_rate */
    NONET_MANY_CANONIZE = 3,  /* as nonet_canonizer_run */
    NONET_MANY_MINIMIZE = 4,  /* as nonet_minimizer_run, for puzzle p with the index p */
    NONET_MANY_REDUNDANT = 5, /* as nonet_minimizer_check: which clues are redundant? */
    NONET_MANY_EXPLAIN = 6,   /* step by step to the end, as nonet_explainer_follow goes */
    NONET_MANY_GENERATE = 7,  /* as nonet_generator_make: there are only numbers to begin with */
    NONET_MANY_COUNT = 8,     /* as nonet_solver_count, up to settings.limit */
    NONET_MANY_FIRST = 9,     /* as nonet_solver_first: a solution, without a proof that it is the only one */
    NONET_MANY_OWN = 10,      /* what settings.answer does, with the handles whose settings are given */
} nonet_many_task;

/* What a nonet_explainer said about a puzzle. */
typedef struct nonet_explained {
    nonet_start start;
    nonet_difficulty difficulty; /* of the steps that were made */
    bool is_solved;
    const uint8_t *cells; /* the board where the steps end */
    const char *text;     /* with settings.tells_steps: the steps, each with its newline, ended by a NUL; else NULL */
    size_t length;        /* of the text */
    uint64_t reserved[6];
} nonet_explained;

struct nonet_many_boards;
struct nonet_many_answers;

/* A puzzle and its answer; all in memory of the library, valid until the sink returns. */
typedef struct nonet_many_item {
    uint64_t number; /* from 0, in the order in which puzzles came, or were asked for */
    /* What the call for one puzzle returns. NONET_STOPPED: timeout_ms were not enough (explain, with NONET_PATH_SHORTEST:
     * there may be a shorter way than this). NONET_ERR_ARG: the task cannot be done with such a board, see `problem`.
     * NONET_ERR_TEXT: this was not a puzzle, see `note`. */
    nonet_status status;
    nonet_position position;      /* the puzzle; its layout is NULL for text that is none */
    nonet_style style;            /* that of its text; without text its notation is NULL */
    uint64_t line;                /* where its text begins, or 0 */
    const nonet_text_error *note; /* about the text, or NULL */
    bool has_wrong_solution;      /* as in nonet_puzzle */
    /* The answer of the task. The others are NULL, and so is this one if the status is an error. */
    const nonet_result *result;         /* solve, check, count, first; plain lines of text may have no statistics */
    const nonet_rating *rating;         /* rate */
    const nonet_canonical *canonical;   /* canonize */
    const nonet_minimality *minimality; /* minimize, redundant */
    const nonet_explained *explained;   /* explain */
    const nonet_generated *generated;   /* generate */
    const nonet_refusal *problem;       /* with NONET_ERR_ARG: why, as nonet_..._problem of the task's handle says */
    nonet_many_task task;               /* that was done */
    uint64_t nanoseconds;               /* that it took; 0: not known */
    void *own;                          /* the caller's memory that goes with it (nonet_many_place), or NULL */
    /* With settings.answer, a run of plain 9x9 lines is one item: the first of its numbers and lines, no position, and: */
    const struct nonet_many_boards *boards; /* the lines; else NULL */
    /* Their answers: verdicts; solve, first: solutions, as text, each followed by a byte that may be written to; count:
     * counts; minimize, redundant: clues. Own: NULL. */
    const struct nonet_many_answers *answers;
    size_t answered; /* the first so many; fewer than all: a stop came */
    uint64_t reserved[4];
} nonet_many_item;

/* Called with the puzzles in their order, by one thread at a time, but not always by the same. It must not add puzzles, nor
 * wait for any. False: no more is wanted (those that other threads are at work on are finished first). */
typedef bool nonet_many_sink(void *context, const nonet_many_item *item);

/* One of the threads at work, with what it works with. Only for settings.answer, prepare and release. */
typedef struct nonet_many_worker {
    void *own; /* settings.worker_size bytes of the caller's, 0 at first; or NULL */
    /* What the task works with (see nonet_many_settings), to ask more; the others are NULL. */
    nonet_solver *solver;
    nonet_rater *rater;
    nonet_canonizer *canonizer;
    nonet_minimizer *minimizer;
    nonet_explainer *explainer;
    nonet_generator *generator;
    nonet_permits *permits; /* of threads that wait, for solvers of the caller's own */
    uint64_t reserved[4];
} nonet_many_worker;

/* Called by the threads that work, for each puzzle, as soon as its answer is there and still in its handle. After
 * NONET_STOPPED no puzzle behind this one is handed over; after an error this one is not, either. */
typedef nonet_status nonet_many_hook(void *context, nonet_many_worker *worker, nonet_many_item *item);

typedef struct nonet_many_settings {
    nonet_many_task task;
    uint32_t threads; /* 0: nonet_pool_processors; 256 at most. A puzzle that takes long may use those that are idle */
    nonet_stop *stop; /* or NULL */
    uint64_t timeout_ms; /* for each puzzle; 0 = none */

    /* For the handles that the task needs: copied with all they point to; NULL = defaults. Of each, `stop`, `timeout_ms`,
     * `threads` and `permits` are replaced by what is said above. */
    const nonet_solver_settings *solver;       /* solve, check, count, first */
    const nonet_rater_settings *rater;         /* rate */
    const nonet_minimizer_settings *minimizer; /* minimize, redundant */
    const nonet_explainer_settings *explainer; /* explain */
    const nonet_generator_settings *generator; /* generate */
    const nonet_layout *layout;                /* generate: of the puzzles; it must outlive the nonet_many */
    uint64_t seed;                             /* minimize: as in nonet_minimizer_run */
    bool tells_steps;                          /* explain: as text, too, */
    nonet_step_form step_form;                 /* in this form */
    const nonet_canonizer_settings *canonizer; /* canonize */
    const nonet_batch_settings *batch;         /* of plain 9x9 boards, many at a time; its `timeout_ms` is not used */
    uint64_t limit;                            /* count: up to so many; 0: all */

    /* For puzzles that come one by one, or are made; nonet_many_run needs none of this. */
    nonet_many_sink *sink;               /* or NULL, if there is `answer` */
    void *context;                       /* for the sink and all functions below */
    bool sinks_on_caller;                /* the sink is called on the thread that calls nonet_many_..., and no other */
    const nonet_reader_settings *reader; /* of nonet_many_feed; copied likewise */

    /* To use answers where they arise, on the threads that work; to write them as text, for example. Then the sink gets no
     * answers, only the puzzles, and `answer` gets all that the sink would, and a puzzle that a stop interrupts
     * (NONET_STOPPED), too. Runs of plain lines come as one item. Or NULL. */
    nonet_many_hook *answer;
    nonet_text_sink *text; /* gets what `answer` writes (nonet_many_write), in order, in pieces of many answers, each
                              before the sink gets the puzzles in it; or NULL */
    size_t worker_size;    /* bytes of nonet_many_worker.own */
    size_t item_size;      /* bytes of nonet_many_item.own */
    nonet_status (*prepare)(void *context, nonet_many_worker *worker); /* by nonet_many_new, for each thread; or NULL */
    void (*release)(void *context, nonet_many_worker *worker);         /* by nonet_many_free; or NULL */
    bool is_slow; /* own: a puzzle may take seconds, so few travel together, and many may wait for one before them */
    uint32_t (*tick)(void *context); /* as in nonet_pool_settings, or NULL */
    uint64_t reserved[8];
} nonet_many_settings;

/* Solve, on all processors. Since 0.2. */
NONET_API void nonet_many_settings_defaults(nonet_many_settings *settings);

/* NONET_ERR_ARG: what the settings say is not possible, as the handle of the task says. Since 0.2. */
NONET_API nonet_status nonet_many_new(const nonet_many_settings *settings, nonet_many **many);

/* What was not finished is stopped. */
NONET_API void nonet_many_free(nonet_many *many);

/* `done` of `total` puzzles of the running call, or of the text so far (`total` is 0 then), are answered. Generate: `found`
 * puzzles were looked at, as nonet_generator_progress counts them, and `nearest` is that of the nearest of them. Since 0.2. */
NONET_API void nonet_many_progress(const nonet_many *many, nonet_progress *progress);

/* Boards of one layout, next to each other in memory; only read. */
typedef struct nonet_many_boards {
    size_t count;
    const nonet_layout *layout; /* generate: not used */
    const void *cells;          /* board p: the side * side bytes at cells + p * stride; generate: not used */
    size_t stride;              /* side * side or more; 0: there is nothing between them */
    nonet_board_form form;      /* up to 9x9 it may be text; see nonet_batch_run for bytes that it does not have */
    const uint64_t *candidates; /* [count * side * side], or NULL: no marks */
    uint64_t first;             /* number of the first one: for the index of minimize and generate */
    const uint8_t *is_given;    /* [count * side * side], as in nonet_position; or NULL: every value is given */
    uint64_t reserved[3];
} nonet_many_boards;

/* Where the answers go: arrays of the caller's, one entry for each board. Any may be NULL, and only those of the task are
 * written. */
typedef struct nonet_many_answers {
    nonet_status *statuses; /* as in nonet_many_item; NONET_STOPPED, too, where a stop came before */
    /* Each a nonet_verdict; NONET_VERDICT_UNKNOWN, too, where a stop came before. Canonize: always that. */
    uint8_t *verdicts;
    /* All tasks but rate and canonize. Where there is no solution (minimize, redundant, explain: not exactly one) the bytes
     * have no meaning. */
    void *solutions;
    /* Canonize: the form; minimize: what is left; explain: where the steps end; generate: the puzzle; rate, with the setting
     * `canonical`: the form that was rated. Where there is none, the bytes have no meaning. */
    void *boards;
    size_t stride;         /* of these two: board p is at p * stride; side * side or more; 0: nothing between them */
    nonet_board_form form; /* likewise; text up to 9x9 */
    uint8_t *clues;        /* minimize, redundant: [count * side * side], each a nonet_clue */
    nonet_rating *ratings; /* without `canonical` */
    nonet_difficulty *difficulties; /* explain */
    nonet_transform *transforms;    /* canonize */
    uint64_t *automorphisms;        /* canonize */
    nonet_generated *generated;     /* its boards are those above if these are cells; else NULL */
    uint64_t *counts;               /* solve, check, count, first: solutions that were counted */
    uint64_t reserved[8];
} nonet_many_answers;

/* Do the task with all boards. NONET_STOPPED: the first *answered are (others may be, their status says so); `answered`
 * may be NULL. NONET_ERR_MEMORY: likewise. Plain 9x9 boards are solved, checked and minimized as fast as by nonet_batch_run
 * and nonet_minimizer_run_many, times the number of threads. NONET_ERR_ARG: also if puzzles were added that are not finished
 * (nonet_many_finish). Since 0.2. */
NONET_API nonet_status nonet_many_run(nonet_many *many, const nonet_many_boards *boards,
                                      const nonet_many_answers *answers, size_t *answered);

/* The puzzle that is added next gets this number, for those that are a part of many. Before the first one (instead of 0), or when all
 * before it are answered (nonet_many_wait, nonet_many_finish). Since 0.6. */
NONET_API nonet_status nonet_many_count_from(nonet_many *many, uint64_t number);

/* Add a puzzle; it is copied, but its layout must stay until nonet_many_finish. Waits while too many are on their way.
 * NONET_STOPPED: after a stop, or when the sink wants no more. Since 0.2. */
NONET_API nonet_status nonet_many_add(nonet_many *many, const nonet_position *position);

/* The same for what the caller's own nonet_reader gave: a puzzle with its style and place, a run of plain lines, or text that
 * is no puzzle, which is an item of its own. Since 0.2. */
NONET_API nonet_status nonet_many_add_puzzle(nonet_many *many, const nonet_puzzle *puzzle);
NONET_API nonet_status nonet_many_add_lines(nonet_many *many, const nonet_plain_lines *lines);
NONET_API nonet_status nonet_many_add_error(nonet_many *many, const nonet_text_error *error);

/* The memory of settings.item_size bytes that goes with the next item, to be filled in before it is added: 0 at first, and left
 * as it is when its place comes up again. Waits as nonet_many_add does. NULL: there is none (nonet_many_finish
 * says NONET_ERR_MEMORY then), or nothing more is wanted. Since 0.2. */
NONET_API void *nonet_many_place(nonet_many *many);

/* Add all puzzles in this text, the next piece of what nonet_reader can read. The status is that of nonet_many_add; text that
 * cannot be read is an item of its own. Since 0.2. */
NONET_API nonet_status nonet_many_feed(nonet_many *many, const char *text, size_t length);

/* The input pauses: what was added so far is to be answered without waiting for more (see nonet_reader_pause). Since 0.2. */
NONET_API nonet_status nonet_many_pause(nonet_many *many);

/* Wait until everything that was added is answered and handed over. NONET_STOPPED: nothing more is wanted. Since 0.2. */
NONET_API nonet_status nonet_many_wait(nonet_many *many);

/* The worker that all others wait for, if it is at work; else NULL. For the thread that calls nonet_many_..., in
 * settings.tick, for example: to ask for the progress of a handle. Since 0.2. */
NONET_API const nonet_many_worker *nonet_many_oldest(const nonet_many *many);

/* For settings.answer: a nonet_text_sink that writes the answer; `worker` is a nonet_many_worker. False: out of memory.
 * Since 0.2. */
NONET_API bool nonet_many_write(void *worker, const char *text, size_t length);

/* The same for text that stays as it is until the sink has the item, as in item->answers: it is not copied. Since 0.2. */
NONET_API bool nonet_many_lend(nonet_many_worker *worker, const char *text, size_t length);

/* For settings.answer, with answers that are long or slow: hand what was written so far to settings.text, if everything before
 * it was. If not, wait for that when there are more than `most` bytes, else leave them for later. False: nothing more is wanted.
 * Since 0.2. */
NONET_API bool nonet_many_flush(nonet_many_worker *worker, size_t most);

/* That was all: wait for the answers. Then other puzzles may be added, whose numbers begin with 0 again.
 * NONET_OK: all puzzles were answered. NONET_STOPPED: only the first ones were handed to the sink. Since 0.2. */
NONET_API nonet_status nonet_many_finish(nonet_many *many);

/* Make the puzzles number first, first + 1, ... first + count - 1 of the seed, and hand them to the sink, those that were not
 * made in time (timeout_ms) included. NONET_STOPPED: not all of them; those that were made by then are handed over all the
 * same, with gaps between them. Since 0.2. */
NONET_API nonet_status nonet_many_generate(nonet_many *many, uint64_t first, uint64_t count);

/* ---- proofs -------------------------------------------------------------------------------- */

/* Count solutions up to two, and hand a proof to `sink` as it is found: text in the format of the settings, with the
 * puzzle and its solution in comments (docs/proofs.md). When the verdict is NONET_VERDICT_NONE or NONET_VERDICT_INVALID the text proves that there
 * is no solution, when it is NONET_VERDICT_UNIQUE that there is no second one; else it is the beginning of a proof, and none.
 * Only the learning engine can do this, whatever the settings say. NONET_STOPPED: also when `sink` returns false.
 * Since 0.1. */
NONET_API nonet_status nonet_solver_prove(nonet_solver *solver, const nonet_position *position, nonet_text_sink *sink,
                                          void *context, nonet_result *result);

/* The formula (in the DIMACS format) that such a proof is about, for other programs: its models are the solutions of
 * the position, without `solution` unless that is NULL. Value v in row r and column c, all from 1, is variable
 * ((r - 1) * side + c - 1) * side + v. NONET_STOPPED: `sink` returned false. NONET_ERR_ARG: also when `solution` is
 * not a solution. Since 0.1. */
NONET_API nonet_status nonet_position_formula(const nonet_position *position, const uint8_t *solution,
                                              nonet_text_sink *sink, void *context);

/* Checks a proof without help from any engine: every clause must follow from the rules, the puzzle and the clauses
 * before it by unit propagation. Proofs in the LRAT format have a checker of their own, which follows their hints. */
typedef struct nonet_verifier nonet_verifier;

typedef struct nonet_verifier_settings {
    nonet_stop *stop;     /* or NULL */
    uint64_t timeout_ms;  /* from nonet_verifier_new on; 0 = none */
    uint64_t most_memory; /* for clauses, in bytes; 0 = half a gigabyte. More than eight gigabytes are never used */
    uint64_t reserved[5];
} nonet_verifier_settings;

NONET_API void nonet_verifier_settings_defaults(nonet_verifier_settings *settings);

/* Make a verifier. `settings`: NULL = defaults. `position`: the puzzle in question, which must stay until the verifier
 * is freed; NULL: the one that the proof names. Since 0.1. */
NONET_API nonet_status nonet_verifier_new(const nonet_position *position, const nonet_verifier_settings *settings,
                                          nonet_verifier **verifier);
NONET_API void nonet_verifier_free(nonet_verifier *verifier);

/* The next piece of the proof's text.
 * NONET_OK: go on. NONET_END: it is decided, ask for the verification. NONET_STOPPED, NONET_ERR_MEMORY: it will not be
 * decided. No text at all: only the time limit and the stop are looked at. Since 0.1. */
NONET_API nonet_status nonet_verifier_feed(nonet_verifier *verifier, const char *text, size_t length);

typedef struct nonet_verification {
    nonet_verdict
        verdict; /* NONET_VERDICT_NONE: proved that there is no solution. NONET_VERDICT_UNIQUE: proved that there is
                                       exactly one. NONET_VERDICT_UNKNOWN: nothing is proved */
    const nonet_position *position; /* the puzzle it is proved of, or NULL; it lives as the verifier does */
    const uint8_t *solution;        /* for NONET_VERDICT_UNIQUE; likewise */
    bool is_malformed;              /* NONET_VERDICT_UNKNOWN because the text is no proof at all */
    nonet_text_error error;         /* for NONET_VERDICT_UNKNOWN: where the proof fails, and why */
    uint64_t clauses, deletions;    /* read so far */
    nonet_proof_format format;      /* of the text; NONET_PROOF_FORMAT_DRAT if there are no clauses. Since 0.3 */
    uint64_t reserved[5];
} nonet_verification;

/* All text was fed, or enough of it: what does it prove? Since 0.1. */
NONET_API nonet_status nonet_verifier_finish(nonet_verifier *verifier, nonet_verification *verification);

/* ---- JSON ---------------------------------------------------------------------------------- */

/* Everything that a front shows, as JSON, without spaces and line ends; docs/json.md has the keys, docs/schema the
 * schemas. A front composes objects of what the library knows and of keys of its own:
 *
 *     nonet_json_new(sink, context, &json);
 *     nonet_json_object(json, NULL);
 *     nonet_json_text(json, "file", name);
 *     nonet_json_position(json, &puzzle);
 *     nonet_json_verdict(json, layout, result.verdict, NULL, false);
 *     nonet_json_solution(json, "solution", layout, result.solution);
 *     nonet_json_close(json);    {"file":"a.txt","side":4,"box":[2,2],"puzzle":"1...","verdict":"unique","solution":"1234..."}
 *
 * Calls with a `key` write one value: a member of the open object, or, with NULL for the key, an element of the open array
 * or a whole document. Calls without one write members into the open object; their keys are named below. Texts are
 * escaped, and what is no UTF-8 in them becomes U+FFFD; values in texts are numbers, cells are "r3c7", houses "r3", "c7"
 * and "b2".
 *
 * Every call returns the status of the document, so it is enough to look at that of the last one. NONET_STOPPED: the sink
 * refused. NONET_ERR_ARG: an argument is NULL or out of range, or the call has no place here (a member without a key, a
 * container closed that is not open). NONET_ERR_MEMORY. Once it is not NONET_OK it stays, and nothing more is written.
 * Documents can follow each other; each is handed over whole when it is complete (in several pieces if it is long). */
typedef struct nonet_json nonet_json;

/* Make a writer that hands everything to `sink`. It takes 6 KB, and more only for texts longer than 1 KB. Since 0.2. */
NONET_API nonet_status nonet_json_new(nonet_text_sink *sink, void *context, nonet_json **json);
NONET_API void nonet_json_free(nonet_json *json);

/* Open an object or an array (64 inside each other at most), and close the innermost one. Since 0.2. */
NONET_API nonet_status nonet_json_object(nonet_json *json, const char *key);
NONET_API nonet_status nonet_json_array(nonet_json *json, const char *key);
NONET_API nonet_status nonet_json_close(nonet_json *json);

/* A value of the front's own. `text` ends with a NUL. Since 0.2. */
NONET_API nonet_status nonet_json_text(nonet_json *json, const char *key, const char *text);
NONET_API nonet_status nonet_json_number(nonet_json *json, const char *key, int64_t number);
NONET_API nonet_status nonet_json_unsigned(nonet_json *json, const char *key, uint64_t number);
NONET_API nonet_status nonet_json_truth(nonet_json *json, const char *key, bool is_true);
NONET_API nonet_status nonet_json_null(nonet_json *json, const char *key);

/* A value that is JSON already, such as what another writer wrote. NONET_ERR_ARG: it is none. Since 0.2. */
NONET_API nonet_status nonet_json_raw(nonet_json *json, const char *key, const char *text, size_t length);

/* A cell; some cells; some values (bit v-1: value v). Since 0.2. */
NONET_API nonet_status nonet_json_cell(nonet_json *json, const char *key, const nonet_layout *layout, int cell);
NONET_API nonet_status nonet_json_cells(nonet_json *json, const char *key, const nonet_layout *layout,
                                        const nonet_cells *cells);
NONET_API nonet_status nonet_json_values(nonet_json *json, const char *key, uint64_t values);

/* Members side, box and puzzle: the board without its marks. Since 0.2. */
NONET_API nonet_status nonet_json_position(nonet_json *json, const nonet_position *position);

/* The values of a position as text (see nonet_position_line); the same with its marks, if it has any; its marks as a list
 * for each cell, that of a filled cell with its value alone; the cells whose values were placed by the player. Since 0.2. */
NONET_API nonet_status nonet_json_board(nonet_json *json, const char *key, const nonet_position *position);
NONET_API nonet_status nonet_json_marked_board(nonet_json *json, const char *key, const nonet_position *position);
NONET_API nonet_status nonet_json_marks(nonet_json *json, const char *key, const nonet_position *position);
NONET_API nonet_status nonet_json_placed(nonet_json *json, const char *key, const nonet_position *position);

/* A solution as text; NULL: null. Since 0.2. */
NONET_API nonet_status nonet_json_solution(nonet_json *json, const char *key, const nonet_layout *layout,
                                           const uint8_t *solution);

/* Members conflict (what nonet_conflict_text says), conflict_cells, and of equal values conflict_value and conflict_house.
 * Since 0.2. */
NONET_API nonet_status nonet_json_conflict(nonet_json *json, const nonet_layout *layout,
                                           const nonet_conflict *conflict);

/* Member verdict; of NONET_VERDICT_INVALID those of its conflict (unless that is NULL); stopped if it is so. Since 0.2. */
NONET_API nonet_status nonet_json_verdict(nonet_json *json, const nonet_layout *layout, nonet_verdict verdict,
                                          const nonet_conflict *conflict, bool is_stopped);

/* Members count and exact. Since 0.2. */
NONET_API nonet_status nonet_json_count(nonet_json *json, uint64_t count, bool is_exact);

/* An object: what a search did, and how long it took. Since 0.2. */
NONET_API nonet_status nonet_json_stats(nonet_json *json, const char *key, const nonet_search_stats *stats,
                                        uint64_t nanoseconds);

/* An object: what the search engine did. NONET_ERR_ARG: among others, it is no event of a board of this layout. Since 0.2. */
NONET_API nonet_status nonet_json_trace_event(nonet_json *json, const char *key, const nonet_layout *layout,
                                              const nonet_trace_event *event);

/* All members of these three: verdict, conflict and more, stopped, solution, count, exact. `status`: what the call returned that
 * the result is of. Since 0.2. */
NONET_API nonet_status nonet_json_result(nonet_json *json, const nonet_layout *layout, nonet_status status,
                                         const nonet_result *result);

/* Members minimal, redundant and untested, of nonet_minimizer_check; none unless the verdict is NONET_VERDICT_UNIQUE. Since 0.2. */
NONET_API nonet_status nonet_json_minimality(nonet_json *json, const nonet_layout *layout,
                                             const nonet_minimality *minimality);

/* Members removed and untested, of nonet_minimizer_run, and minimal: what is left of `position`, the puzzle; none unless the
 * verdict is NONET_VERDICT_UNIQUE. Since 0.2. */
NONET_API nonet_status nonet_json_minimized(nonet_json *json, const nonet_position *position,
                                            const nonet_minimality *minimality);

/* Members form, automorphisms and transform. Since 0.2. */
NONET_API nonet_status nonet_json_canonical(nonet_json *json, const nonet_layout *layout,
                                            const nonet_canonical *canonical);

/* What is told of a step only if it is wanted. */
#define NONET_JSON_TEXTS 4u   /* text, short_reason, reason, both stages of a hint, chain_text, eureka */
#define NONET_JSON_PATTERN 8u /* values, cells, houses, sets, chains */
#define NONET_JSON_PICTURE 16u
#define NONET_JSON_WHOLE_STEP 28u /* all of these */

/* An object: a step that was found at `position`: technique, level, what it places and removes, and these parts. The
 * picture is about half of a whole step. Since 0.2. */
NONET_API nonet_status nonet_json_step(nonet_json *json, const char *key, const nonet_step *step,
                                       const nonet_position *position, unsigned parts);

/* The same of a group's step, with these members about the group: ways, news, filled; note, if nonet_step_group_text says
 * something; solves, if it does. Since 0.4. */
NONET_API nonet_status nonet_json_step_group(nonet_json *json, const char *key, const nonet_step_group *group,
                                             const nonet_position *position, unsigned parts);

/* Members steps (its groups), techniques (how many steps and groups each has), left_out, unfinished
 * and limited if there is something. Since 0.4. */
NONET_API nonet_status nonet_json_all_steps(nonet_json *json, const nonet_all_steps *all,
                                            const nonet_position *position, unsigned parts);

/* An object: the picture of a step. Since 0.2. */
NONET_API nonet_status nonet_json_picture(nonet_json *json, const char *key, const nonet_layout *layout,
                                          const nonet_picture *picture);

/* An object: a drawing: its size, title and description, and its shapes with the members that each kind has. Since 0.5. */
NONET_API nonet_status nonet_json_drawing(nonet_json *json, const char *key, const nonet_drawing *drawing);

/* An object: why a value does not stand in a cell; cell, value, kind, text, and what belongs to its kind. `position`: as for
 * nonet_why_text. Since 0.2. */
NONET_API nonet_status nonet_json_why(nonet_json *json, const char *key, const nonet_why *why,
                                      const nonet_position *position);

/* Members wrong_values and missing_marks, if there are any. Since 0.2. */
NONET_API nonet_status nonet_json_mistakes(nonet_json *json, const nonet_layout *layout, const nonet_start *start);

/* Members solved, hardest, level, score; with NONET_LIKE_HODOKU also hodoku_level and hodoku_score. Since 0.2. */
NONET_API nonet_status nonet_json_difficulty(nonet_json *json, const nonet_difficulty *difficulty, bool is_solved,
                                             nonet_like like);

/* Members canonical, se, hodoku, nonet, so far as they were rated. Since 0.2. */
NONET_API nonet_status nonet_json_rating(nonet_json *json, const nonet_rating *rating);

/* An object: a step on Sudoku Explainer's way. Since 0.2. */
NONET_API nonet_status nonet_json_rating_step(nonet_json *json, const char *key, const nonet_rating_step *step,
                                              const nonet_layout *layout);

/* What is told of a generated puzzle only if it is wanted. */
#define NONET_JSON_SOLUTION 1u
#define NONET_JSON_STATS 2u /* attempts */

/* Members of a generated puzzle: number (from 1), seed, side, box, puzzle, clues, minimal, symmetry and more.
 * `settings`: of its generator. NONET_ERR_ARG: also if made->has_board is not set. Since 0.2. */
NONET_API nonet_status nonet_json_generated(nonet_json *json, const nonet_layout *layout,
                                            const nonet_generator_settings *settings, const nonet_generated *made,
                                            unsigned parts);

/* Members of a technique, by its number: technique, code, level, family and more, and its example; the step in it is that
 * of nonet_explainer_each. Since 0.2. */
NONET_API nonet_status nonet_json_technique(nonet_json *json, int technique);

/* Members of rows of other tables. Since 0.2. */
NONET_API nonet_status nonet_json_level(nonet_json *json, const nonet_level *level);
NONET_API nonet_status nonet_json_scale(nonet_json *json, const nonet_scale *scale);
NONET_API nonet_status nonet_json_notation(nonet_json *json, const nonet_notation *notation);
NONET_API nonet_status nonet_json_sample_set(nonet_json *json, const nonet_sample_set *set);

/* Member engine, and takes: does it solve boards of this layout (NULL: it is not said)? Member symmetry. Both by their
 * numbers in their tables. Since 0.2. */
NONET_API nonet_status nonet_json_engine(nonet_json *json, size_t engine, const nonet_layout *layout);
NONET_API nonet_status nonet_json_symmetry(nonet_json *json, size_t symmetry);

/* Members side, box (of rectangular boxes) and houses: each has its house, kind, name and cells. Since 0.2. */
NONET_API nonet_status nonet_json_layout(nonet_json *json, const nonet_layout *layout);

/* Members line, column and error: text that cannot be read; and setting, if one would settle it. Since 0.2. */
NONET_API nonet_status nonet_json_text_error(nonet_json *json, const nonet_text_error *error);

/* Members error, and setting unless it is about the board. Since 0.2. */
NONET_API nonet_status nonet_json_refusal(nonet_json *json, const nonet_refusal *refusal);

/* Members line, side, box, puzzle; note and wrong_solution if there are such. Since 0.2. */
NONET_API nonet_status nonet_json_puzzle(nonet_json *json, const nonet_puzzle *puzzle);

/* Members of the answer of `nonet convert`: notation, and text in that style, only a newline if the position cannot be
 * written so. Since 0.2. */
NONET_API nonet_status nonet_json_converted(nonet_json *json, const nonet_position *position, const nonet_style *style);

/* All members of an answer as `nonet COMMAND --json` prints it: number (from 1), file (unless it is NULL), those of the
 * puzzle or of its error, those of the answer. Explanations are told without their steps, see nonet_json_explanation;
 * puzzles that were made have nonet_json_generated. Since 0.2. */
NONET_API nonet_status nonet_json_item(nonet_json *json, const char *file, const nonet_many_item *item);

/* How an explanation begins: verdict and what belongs to it, wrong_values and missing_marks; how it ends: solved, hardest,
 * level, score (see nonet_json_difficulty), result and result_marks. Since 0.2. */
NONET_API nonet_status nonet_json_start(nonet_json *json, const nonet_layout *layout, nonet_status status,
                                        const nonet_start *start);
NONET_API nonet_status nonet_json_ending(nonet_json *json, const nonet_explainer *explainer, nonet_like like);

/* All members of an explanation, from this position to the end: those of its start, start_marks, steps (`parts`: as for
 * nonet_json_step), stopped if it was stopped, those of its ending; or error. Since 0.2. */
NONET_API nonet_status nonet_json_explanation(nonet_json *json, nonet_explainer *explainer,
                                              const nonet_position *position, nonet_like like, unsigned parts);

/* Members verified, proof (its name, unless that is NULL), verdict, and what was proved or where it fails. Since 0.2. */
NONET_API nonet_status nonet_json_verification(nonet_json *json, const char *proof,
                                               const nonet_verification *verification);

#ifdef __cplusplus
}
#endif

#endif
