/* reader.h: the state of a reader, shared by the files that make it up: reader.c (the handle and
 * the loop), reader_plain.c (the fast path), reader_step.c (what one line means), reader_grid.c
 * (grids), reader_single.c (puzzles on a line), reader_labelled.c (drawn boards) with reader_preface.c (the words above
 * them), reader_list.c. */
#ifndef NN_READER_H
#define NN_READER_H

#include "text/gaps.h"
#include "text/grid_rows.h"
#include "text/labelled.h"
#include "text/list.h"
#include "text/reading.h"

enum nn_section { NN_SECTION_NONE, NN_SECTION_PUZZLE, NN_SECTION_STATE };
enum nn_skipping { NN_SKIP_NOTHING, NN_SKIP_GRID, NN_SKIP_SECTION };

/* Lines of words that may stand above a drawn board; see reader_preface.c. */
enum { NN_PREFACE_MOST = 1000 };
struct nn_preface {
    int count, given;
    bool names_cells;                /* one of these lines does, or the title */
    uint64_t first;                  /* line */
    uint32_t after[NN_PREFACE_MOST]; /* their lines, counted from the first */
    nonet_text_error error;          /* of the first; that of the others says the same */
};

struct nonet_reader {
    struct nn_rules rules;
    char *custom_symbols; /* owned, or NULL */
    struct nn_lines lines;
    struct nn_shape shape;
    struct nn_grid_rows block;
    struct nn_labelled labelled;
    struct nn_list list;
    enum nn_section section;
    enum nn_notation_id section_notation; /* whose section it is */
    enum nn_skipping skipping;
    int skipped_side;                                   /* of the grid whose other rows are skipped */
    int rows_to_skip;                                   /* at most as many as are missing */
    const struct nn_reading *headed;                    /* the notation whose header is above, or NULL */
    struct nn_columns columns;                          /* as that header names them */
    const struct nn_reading *owners[NN_NOTATION_COUNT]; /* notations with lines of their own */
    int owner_count;
    struct nn_preface preface;
    bool has_title;         /* below the preface, if there is one */
    nonet_text_error title; /* the error to report unless a grid follows */
    char lone_character;    /* the title, if it is all there is in the first line: perhaps a board of one cell; or 0 */
    int line_side;          /* of the last puzzle on a line in this paragraph; 0: there is none */
    bool is_replaying;      /* the rows of the block are lines, returned one by one */
    int replayed;
    bool is_held; /* a [Puzzle] is in the draft and waits for its [State] */
    const nonet_layout *held_layout;
    uint64_t held_line;
    struct nn_draft draft, state;
    /* The classic layout for each box size, made on first use and owned. Only classic layouts are determined by their
     * boxes: others will need a place of their own, compared by nonet_layout_equal. */
    nonet_layout *classic_layouts[NONET_MAX_BOX + 1][NONET_MAX_BOX + 1];
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL, or the invariant that does not hold (base/invariants.h; text_check.c). */
const char *nn_reader_check(const nonet_reader *reader);

/* What a step did: return a result, or clear the way for the next step. */
enum nn_progress { NN_GO_ON, NN_HAS_RESULT };

/* The result of a call in the making. */
struct nn_result {
    nonet_status status;
    nonet_puzzle *puzzle;
    nonet_text_error *error;
};

static inline enum nn_progress nn_give(struct nn_result *result, nonet_status status)
{
    result->status = status;
    return NN_HAS_RESULT;
}

/* reader_single.c: puzzles on a line. Functions that give a result for a line also use it up. */
/* The classic layout with these boxes; the reader keeps it. */
nonet_status nn_reader_layout(nonet_reader *reader, int box_rows, int box_columns, const nonet_layout **layout);
/* The layout of a puzzle on one line, where nothing shows the boxes. */
nonet_status nn_reader_usual_layout(nonet_reader *reader, int side, const nonet_layout **layout);
/* Return what is in the draft. */
void nn_reader_fill_puzzle(nonet_reader *reader, const nonet_layout *layout, uint64_t line, nonet_puzzle *puzzle);
nonet_status nn_reader_read_single(nonet_reader *reader, const struct nn_row *row, const struct nn_guess *guess,
                                   struct nn_result *result);
enum nn_progress nn_reader_give_single(nonet_reader *reader, const struct nn_line *line, const struct nn_guess *guess,
                                       struct nn_result *result);
enum nn_progress nn_reader_give_line(nonet_reader *reader, struct nn_result *result, nonet_status status);
/* Is a 1, or a blank, all there is in the text? Then it is no title, but a board of one cell. */
bool nn_reader_is_one_cell(const nonet_reader *reader);
enum nn_progress nn_reader_give_one_cell(nonet_reader *reader, struct nn_result *result);
/* A part of a line. */
struct nn_row nn_row_of(const struct nn_line *line, size_t start, size_t length);

/* reader_grid.c: what becomes of a block. */
void nn_reader_drop_block(nonet_reader *reader);
/* The error of a title, or of the preface above it. */
enum nn_progress nn_reader_give_words(nonet_reader *reader, struct nn_result *result);
enum nn_progress nn_reader_give_held(nonet_reader *reader, struct nn_result *result);
enum nn_progress nn_reader_give_too_few_rows(nonet_reader *reader, struct nn_result *result);
enum nn_progress nn_reader_finish_block(nonet_reader *reader, struct nn_result *result);
/* True if rows as long as the lines before them must be lines, too, though not all can be read. */
bool nn_reader_rows_are_lines(const nonet_reader *reader);
enum nn_progress nn_reader_replay_row(nonet_reader *reader, struct nn_result *result);
enum nn_progress nn_reader_end_block(nonet_reader *reader, struct nn_result *result);

/* reader_labelled.c: drawn boards with labels. The line, if it is the first one of such a board, opens it; the lines
 * of an open one are taken one by one; and if the text ends before it does, it gives its error. */
bool nn_reader_open_at_rule(nonet_reader *reader, const struct nn_line *line);
bool nn_reader_open_at_row(nonet_reader *reader, const struct nn_line *line);
enum nn_progress nn_reader_take_labelled(nonet_reader *reader, const struct nn_line *line, struct nn_result *result);
enum nn_progress nn_reader_give_cut_labelled(nonet_reader *reader, struct nn_result *result);
/* True if the line belongs to the legend or the explanation of the board before it. `is_readable`: as a puzzle or row. */
bool nn_reader_is_legend(nonet_reader *reader, const struct nn_line *line, bool is_readable);

/* reader_preface.c: words above a drawn board. Does the line name a cell, as explanations do: r1c2, r79c46? */
bool nn_line_mentions_cell(const struct nn_line *line);
/* Nothing but words is pending. Is this line plainly from an explanation: does it name a cell, or go on after such a
 * line? */
bool nn_reader_is_our_words(const nonet_reader *reader, const struct nn_line *line);
/* Is there room for a line with this error, and does it say what the others say? */
bool nn_preface_takes(const struct nn_preface *preface, const nonet_text_error *error);
void nn_preface_add(struct nn_preface *preface, const nonet_text_error *error);
/* A row came after the preface. Does this line show that no drawn board begins there? */
bool nn_reader_must_give_preface(const nonet_reader *reader, const struct nn_line *line);
/* The error of its first line. */
enum nn_progress nn_reader_give_preface(nonet_reader *reader, struct nn_result *result);

static inline bool nn_reader_has_words(const nonet_reader *reader)
{
    return reader->has_title || reader->preface.count;
}

/* reader_list.c: the same for lists. */
bool nn_reader_opens_list(const nonet_reader *reader, const struct nn_line *line);
enum nn_progress nn_reader_take_list(nonet_reader *reader, const struct nn_line *line, struct nn_result *result);
enum nn_progress nn_reader_give_list(nonet_reader *reader, struct nn_result *result);
enum nn_progress nn_reader_give_cut_list(nonet_reader *reader, struct nn_result *result);

/* reader_plain.c: read the next line if it is a plain one and nothing is pending. */
bool nn_reader_read_plain(nonet_reader *reader, nonet_puzzle *puzzle);

/* reader_step.c: what the next line does. */
enum nn_progress nn_reader_handle_line(nonet_reader *reader, const struct nn_line *line, struct nn_result *result);

#endif
