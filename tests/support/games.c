/* games.c: see games.h. */
#include "support/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/grids.h"

static void demand(bool is_so, const char *what)
{
    if (is_so) return;
    fprintf(stderr, "tests/support/games.c: %s\n", what);
    abort();
}

/* Small boards lose clues until none can go, large ones about a third of their cells. */
static void make_puzzle(struct random_source *source, const nonet_layout *layout, uint8_t *cells)
{
    nonet_minimizer *minimizer;
    nonet_minimality minimality;
    const nonet_position position = {layout, cells, NULL, NULL};
    random_grid(source, layout, cells);
    if (nonet_layout_side(layout) > 9) {
        random_dig(source, layout, cells, nonet_layout_cells(layout) / 3);
        return;
    }
    demand(nonet_minimizer_new(NULL, &minimizer) == NONET_OK, "no minimizer");
    demand(nonet_minimizer_run(minimizer, &position, 1 + random_next(source) / 2, 0, &minimality) == NONET_OK,
           "not minimized");
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++)
        if (minimality.clues[cell] == NONET_CLUE_REDUNDANT) cells[cell] = 0;
    nonet_minimizer_free(minimizer);
}

/* Tests do not depend on the machine's speed. */
static const nonet_game_limits patient = {.verdict_ms = 60000, .hint_ms = 60000, .rating_ms = 60000};

nonet_game *random_game(struct random_source *source, int box_rows, int box_columns)
{
    uint8_t cells[NONET_GAME_MAX_CELLS];
    nonet_layout *layout;
    nonet_game *game;
    demand(nonet_layout_new(box_rows, box_columns, &layout) == NONET_OK, "no layout");
    const nonet_position position = {layout, cells, NULL, NULL};
    demand(nonet_game_new(&patient, &game) == NONET_OK, "no game");
    do {
        make_puzzle(source, layout, cells);
        demand(nonet_game_begin_puzzle(game, &position, NULL) == NONET_OK, "no puzzle");
    } while (game_state(game).verdict != NONET_VERDICT_UNIQUE);
    nonet_layout_free(layout);
    return game;
}

nonet_game *game_of_text(const char *text)
{
    nonet_game *game;
    demand(nonet_game_new(&patient, &game) == NONET_OK, "no game");
    demand(nonet_game_open(game, text, strlen(text), NULL, NULL) == NONET_OK, nonet_game_message(game));
    return game;
}

void press(nonet_game *game, const char *keys)
{
    for (; *keys; keys++) nonet_game_press(game, (unsigned char)*keys);
}

void type_value(nonet_game *game, int cell, int value)
{
    const int side = nonet_layout_side(nonet_game_layout(game));
    const char keys[] = {'g', nonet_game_symbol(cell / side + 1), nonet_game_symbol(cell % side + 1),
                         nonet_game_symbol(value), 0};
    press(game, keys);
}

static void mix(uint64_t *digest, uint64_t number)
{
    struct random_source source = {*digest ^ number};
    *digest = random_next(&source);
}

uint64_t board_digest(const nonet_game *game)
{
    uint64_t digest = game_state(game).phase == NONET_GAME_PHASE_EDITING;
    for (int cell = 0; cell < nonet_layout_cells(nonet_game_layout(game)); cell++) {
        const nonet_game_cell view = game_cell(game, cell);
        mix(&digest, (uint64_t)view.value << 8 | (uint64_t)view.is_given << 4 | (uint64_t)view.colour);
        mix(&digest, view.marks);
        mix(&digest, view.colours);
        mix(&digest, view.centre_marks);
        for (int colour = 0; colour <= NONET_GAME_COLOUR_COUNT; colour++) mix(&digest, view.coloured_marks[colour]);
    }
    return digest;
}

void solution_of(nonet_game *game, uint8_t *solution)
{
    const char *text;
    size_t length;
    nonet_reader *reader;
    nonet_puzzle puzzle;
    nonet_solver *solver;
    nonet_result result;
    nonet_reader_settings settings;
    nonet_text_error error;
    nonet_reader_settings_defaults(&settings);
    settings.box_rows = nonet_layout_box_rows(nonet_game_layout(game));
    settings.box_columns = nonet_layout_box_columns(nonet_game_layout(game));
    demand(nonet_game_export(game, NONET_GAME_EXPORT_GIVENS, "line", &text, &length) == NONET_OK, "not exported");
    demand(nonet_reader_new(&settings, &reader) == NONET_OK, "no reader");
    demand(nonet_solver_new(NULL, &solver) == NONET_OK, "no solver");
    nonet_reader_feed(reader, text, length);
    nonet_reader_finish(reader);
    demand(nonet_reader_next(reader, &puzzle, &error) == NONET_OK, error.message);
    demand(nonet_solver_solve(solver, &puzzle.position, &result) == NONET_OK && result.verdict == NONET_VERDICT_UNIQUE,
           "not one solution");
    memcpy(solution, result.solution, (size_t)nonet_layout_cells(nonet_game_layout(game)));
    nonet_solver_free(solver);
    nonet_reader_free(reader);
}
