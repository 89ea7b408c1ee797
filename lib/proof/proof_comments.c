/* proof_comments.c: reads the comments one by one, in the form shown in proof_writer.c. Comments of other programs mean
 * nothing: ours begin with a line that identifies them. */
#include "proof/proof_comments.h"

#include <stdlib.h>
#include <string.h>

void nn_proof_comments_begin(struct nn_proof_comments *comments, const nonet_position *position)
{
    *comments = (struct nn_proof_comments){.position = position};
}

void nn_proof_comments_free(struct nn_proof_comments *comments)
{
    nonet_board_free(comments->board);
    nonet_layout_free(comments->layout);
    free(comments->solution);
}

/* ---- numbers ------------------------------------------------------------------------------------------- */

static int digit_of(char character)
{
    if (character >= '0' && character <= '9') return character - '0';
    if (character >= 'a' && character <= 'f') return character - 'a' + 10;
    return 16;
}

/* Exactly `count` numbers, each with blanks before it and at most `most`. */
static bool read_numbers(const char *text, unsigned base, uint64_t most, uint64_t *numbers, int count)
{
    for (int at = 0; at < count; at++) {
        uint64_t number = 0;
        if (*text != ' ') return false;
        while (*text == ' ') text++;
        if (digit_of(*text) >= (int)base) return false;
        for (; digit_of(*text) < (int)base; text++) {
            const uint64_t digit = (uint64_t)digit_of(*text);
            if (number > (most - digit) / base || digit > most) return false;
            number = number * base + digit;
        }
        numbers[at] = number;
    }
    while (*text == ' ') text++;
    return *text == 0;
}

/* ---- the lines ----------------------------------------------------------------------------------------- */

static const char bad_row[] = "not a row of this board";
static const char too_many_rows[] = "more rows than the board has";

static const char *take_version(struct nn_proof_comments *comments, const char *text)
{
    uint64_t version;
    if (!read_numbers(text, 10, 1, &version, 1) || version != 1) return "proofs of this version are not known";
    comments->is_ours = true;
    return NULL;
}

static const char *take_box(struct nn_proof_comments *comments, const char *text)
{
    uint64_t shape[2];
    if (comments->position) return NULL;
    if (comments->layout) return "a second board";
    if (!read_numbers(text, 10, NONET_MAX_BOX, shape, 2) || !shape[0] || !shape[1]) return "not a shape of boxes";
    if (nonet_layout_new((int)shape[0], (int)shape[1], &comments->layout) != NONET_OK ||
        nonet_board_new(comments->layout, true, &comments->board) != NONET_OK)
        comments->lacks_memory = true;
    else comments->board->position.is_given = NULL; /* every value is */
    return NULL;
}

static const char *take_cells(struct nn_proof_comments *comments, const char *text)
{
    uint64_t values[NONET_MAX_SIDE];
    if (comments->position) return NULL;
    if (!comments->board) return "cells before the shape of the boxes";
    const int side = comments->layout->side;
    if (comments->cell_rows == side) return too_many_rows;
    if (!read_numbers(text, 10, (uint64_t)side, values, side)) return bad_row;
    for (int column = 0; column < side; column++)
        comments->board->cells[comments->cell_rows * side + column] = (uint8_t)values[column];
    comments->cell_rows++;
    return NULL;
}

static const char *take_marks(struct nn_proof_comments *comments, const char *text)
{
    if (comments->position) return NULL;
    if (!comments->board) return "marks before the shape of the boxes";
    const int side = comments->layout->side;
    if (comments->mark_rows == side) return too_many_rows;
    if (!read_numbers(text, 16, UINT64_MAX, comments->board->candidates + comments->mark_rows * side, side))
        return bad_row;
    comments->mark_rows++;
    return NULL;
}

static const char *take_solution(struct nn_proof_comments *comments, const char *text)
{
    uint64_t values[NONET_MAX_SIDE];
    const char *const problem = nn_proof_comments_settle_puzzle(comments);
    if (problem) return problem;
    const nonet_layout *const layout = comments->position->layout;
    if (!comments->solution) comments->solution = calloc((size_t)layout->cells, 1);
    comments->lacks_memory |= !comments->solution;
    if (comments->lacks_memory) return NULL;
    if (comments->solution_rows == layout->side) return too_many_rows;
    if (!read_numbers(text, 10, (uint64_t)layout->side, values, layout->side)) return bad_row;
    for (int column = 0; column < layout->side; column++)
        comments->solution[comments->solution_rows * layout->side + column] = (uint8_t)values[column];
    comments->solution_rows++;
    return NULL;
}

const char *nn_proof_comments_take(struct nn_proof_comments *comments, const char *comment)
{
    static const struct {
        const char *word;
        const char *(*take)(struct nn_proof_comments *comments, const char *text);
    } lines[] = {
        {" nonet proof", take_version}, {" box", take_box},           {" cells", take_cells},
        {" marks", take_marks},         {" solution", take_solution},
    };
    for (size_t at = 0; at < sizeof lines / sizeof *lines; at++) {
        const size_t length = strlen(lines[at].word);
        if (strncmp(comment, lines[at].word, length) != 0 || comment[length] != ' ') continue;
        return comments->is_ours || lines[at].take == take_version ? lines[at].take(comments, comment + length) : NULL;
    }
    return NULL;
}

const char *nn_proof_comments_settle_puzzle(struct nn_proof_comments *comments)
{
    if (comments->position) return NULL;
    if (!comments->board) return "the proof does not say which puzzle it is about";
    const int side = comments->layout->side;
    if (comments->cell_rows < side || (comments->mark_rows && comments->mark_rows < side))
        return "the puzzle lacks rows";
    if (!comments->mark_rows) comments->board->position.candidates = NULL;
    comments->position = &comments->board->position;
    return NULL;
}

bool nn_proof_comments_has_solution(const struct nn_proof_comments *comments)
{
    return comments->solution && comments->solution_rows == comments->position->layout->side;
}
