/* read_one.c: from a text to one puzzle in one call. What a reader returns lives in the reader; here it is copied into
 * its own memory, which the caller may change and releases with one call. */
#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "text/lines.h"

/* A puzzle with everything that it points to. */
struct owned_puzzle {
    nonet_puzzle puzzle; /* first: it is what the caller has */
    nonet_layout *layout;
    char symbols[NONET_MAX_SIDE + 1];
};

void nonet_puzzle_free(nonet_puzzle *puzzle)
{
    struct owned_puzzle *const owned = (struct owned_puzzle *)(void *)puzzle;
    if (!owned) return;
    nonet_board_free(owned->puzzle.board);
    nonet_layout_free(owned->layout);
    free(owned);
}

static nonet_status own_parts(struct owned_puzzle *owned, const nonet_puzzle *from)
{
    nonet_puzzle *const puzzle = &owned->puzzle;
    *puzzle = *from;
    puzzle->board = NULL;
    NN_TRY(nonet_layout_copy(from->position.layout, &owned->layout));
    NN_TRY(nonet_board_new(owned->layout, from->position.candidates != NULL, &puzzle->board));
    NN_TRY(nonet_board_copy(puzzle->board, &from->position));
    puzzle->position = puzzle->board->position;
    if (!from->style.symbols) return NONET_OK;
    const size_t length = strlen(from->style.symbols);
    if (length >= sizeof owned->symbols) return NONET_ERR_ARG;
    puzzle->style.symbols = memcpy(owned->symbols, from->style.symbols, length + 1);
    return NONET_OK;
}

nonet_status nonet_puzzle_copy(const nonet_puzzle *puzzle, nonet_puzzle **copy)
{
    if (!copy) return NONET_ERR_ARG;
    *copy = NULL;
    if (!puzzle || !puzzle->position.layout || !puzzle->position.cells) return NONET_ERR_ARG;
    struct owned_puzzle *const owned = calloc(1, sizeof *owned);
    if (!owned) return NONET_ERR_MEMORY;
    const nonet_status status = own_parts(owned, puzzle);
    if (status == NONET_OK) *copy = &owned->puzzle;
    else nonet_puzzle_free(&owned->puzzle);
    return status;
}

/* Is there anything after the puzzle? NONET_OK: that is settled. */
static nonet_status look_further(nonet_reader *reader, nonet_puzzle *puzzle, nonet_text_error *error)
{
    nonet_puzzle second;
    const nonet_status status = nonet_reader_next(reader, &second, error);
    puzzle->has_more = status != NONET_END;
    if (status == NONET_OK) nn_text_fail(error, second.line, 1, "a second puzzle");
    return status < 0 && status != NONET_ERR_TEXT ? status : NONET_OK;
}

static nonet_status read_from(nonet_reader *reader, const char *text, size_t length, nonet_puzzle **puzzle,
                              nonet_text_error *error)
{
    nonet_puzzle first;
    NN_TRY(nonet_reader_feed(reader, text, length));
    nonet_reader_finish(reader);
    const nonet_status status = nonet_reader_next(reader, &first, error);
    if (status == NONET_END) return nn_text_fail(error, 1, 1, "there is no puzzle in it");
    NN_TRY(status);
    NN_TRY(nonet_puzzle_copy(&first, puzzle));
    return look_further(reader, *puzzle, error);
}

nonet_status nonet_read_one(const char *text, size_t length, const nonet_reader_settings *settings,
                            nonet_puzzle **puzzle, nonet_text_error *error)
{
    nonet_text_error unused;
    nonet_reader *reader;
    if (!puzzle) return NONET_ERR_ARG;
    *puzzle = NULL;
    if (!error) error = &unused;
    *error = (nonet_text_error){0};
    NN_TRY(nonet_reader_new(settings, &reader));
    const nonet_status status = read_from(reader, text, length, puzzle, error);
    nonet_reader_free(reader);
    if (status == NONET_OK) return NONET_OK;
    nonet_puzzle_free(*puzzle);
    *puzzle = NULL;
    return status;
}
