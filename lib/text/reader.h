/* reader.h: the state of a reader, shared by the files that make it up: reader.c (the handle and
 * the loop), reader_plain.c (the fast path), reader_step.c (what one line means), reader_grid.c
 * (grids), reader_single.c (puzzles on a line). */
#ifndef NN_READER_H
#define NN_READER_H

#include "text/grid_rows.h"

enum nn_section { NN_SECTION_NONE, NN_SECTION_PUZZLE, NN_SECTION_STATE };
enum nn_skipping { NN_SKIP_NOTHING, NN_SKIP_GRID, NN_SKIP_SECTION };

struct nonet_reader {
    struct nn_rules rules;
    char *custom_symbols; /* owned, or NULL */
    struct nn_lines lines;
    struct nn_shape shape;
    struct nn_grid_rows block;
    enum nn_section section;
    enum nn_skipping skipping;
    int skipped_side; /* of the grid whose other rows are skipped */
    int rows_to_skip; /* as many as are missing at most */
    bool is_csv;
    struct nn_csv_columns csv;
    bool has_title;
    nonet_text_error title; /* the error that it is, unless a grid follows */
    int line_side;          /* of the last puzzle on a line in this paragraph; 0: there is none */
    bool is_replaying;      /* the rows of the block are lines, handed out one by one */
    int replayed;
    bool is_held; /* a [Puzzle] is in the draft and waits for its [State] */
    const nonet_layout *held_layout;
    uint64_t held_line;
    struct nn_draft draft, state;
    nonet_layout *layouts[NONET_MAX_BOX + 1][NONET_MAX_BOX + 1];
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL, or the invariant that does not hold (base/invariants.h; text_check.c). */
const char *nn_reader_check(const nonet_reader *reader);

/* What a step did: handed out a result, or made way for the next one. */
enum nn_progress { NN_GO_ON, NN_HAS_RESULT };

/* The result of a call, as it takes shape. */
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

/* reader_single.c: puzzles on a line. The functions that give a result for a line also take it. */
nonet_status nn_reader_layout(nonet_reader *reader, int box_rows, int box_columns, const nonet_layout **layout);
/* Hand out what is in the draft. */
void nn_reader_fill_puzzle(nonet_reader *reader, const nonet_layout *layout, uint64_t line, nonet_puzzle *puzzle);
nonet_status nn_reader_read_single(nonet_reader *reader, const struct nn_row *row, const struct nn_guess *guess,
                                   struct nn_result *result);
enum nn_progress nn_reader_give_single(nonet_reader *reader, const struct nn_line *line, const struct nn_guess *guess,
                                       struct nn_result *result);
nonet_status nn_reader_read_library(nonet_reader *reader, const struct nn_line *line, struct nn_result *result);
nonet_status nn_reader_read_csv_row(nonet_reader *reader, const struct nn_line *line, struct nn_result *result);
enum nn_progress nn_reader_give_line(nonet_reader *reader, struct nn_result *result, nonet_status status);
size_t nn_line_indentation(const struct nn_line *line);

/* reader_grid.c: what becomes of a block. */
void nn_reader_drop_block(nonet_reader *reader);
enum nn_progress nn_reader_give_title(nonet_reader *reader, struct nn_result *result);
enum nn_progress nn_reader_give_held(nonet_reader *reader, struct nn_result *result);
enum nn_progress nn_reader_give_too_few_rows(nonet_reader *reader, struct nn_result *result);
enum nn_progress nn_reader_finish_block(nonet_reader *reader, struct nn_result *result);
/* True when rows as long as the lines before them must be lines too, though not all can be read. */
bool nn_reader_rows_are_lines(const nonet_reader *reader);
enum nn_progress nn_reader_replay_row(nonet_reader *reader, struct nn_result *result);
enum nn_progress nn_reader_end_block(nonet_reader *reader, struct nn_result *result);

/* reader_plain.c: read the next line if it is a plain one and nothing is pending. */
bool nn_reader_read_plain(nonet_reader *reader, nonet_puzzle *puzzle);

/* reader_step.c: what the next line does. */
enum nn_progress nn_reader_handle_line(nonet_reader *reader, const struct nn_line *line, struct nn_result *result);

#endif
