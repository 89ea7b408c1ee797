/* web_exports.h: what the page can ask the module for: thin calls of nonet.h and game.h, with numbers and texts in and the
 * libraries' own JSON out. docs/web.md says how they are called.
 *
 * The page asks for room with web_input, writes the texts of a call there, each with a NUL behind it, calls, and reads the
 * answer at web_output. Texts that a person gives come with their length, names do not.
 *
 *     web_read(text)               one position is in hand, the subject
 *     web_explain, web_all_steps   ... answer about it, and keep the steps that they tell:
 *     web_draw(3), web_convert(3)  draw step number 3 of those, write the position before it; -1 is the subject itself
 *
 * Every call with a status begins the answer anew. NONET_OK, NONET_STOPPED: it is there, and is JSON unless said otherwise;
 * of NONET_STOPPED what there was in time. An error: an object with `error`, and what else is known about it; nothing,
 * if there was no memory for that. Calls about the subject without one are NONET_ERR_ARG.
 *
 * The module is one thread's, and so keeps things between calls: subject, steps, settings, the game. */
#ifndef WEB_EXPORTS_H
#define WEB_EXPORTS_H

#include "game/game.h"

/* The name under which the module shows a function. */
#ifdef __wasm__
#define WEB_EXPORT(name) __attribute__((export_name(#name)))
#else
#define WEB_EXPORT(name)
#endif

/* ---- texts (web_text.c) --------------------------------------------------------------------- */

/* Room for the texts of the next call; that of the call before is gone. NULL: out of memory. */
WEB_EXPORT(web_input) char *web_input(size_t size);

/* What the last call answered; it stays until the next one that answers. */
WEB_EXPORT(web_output) const char *web_output(void);
WEB_EXPORT(web_output_length) size_t web_output_length(void);

/* ---- the subject (web_subject.c) ------------------------------------------------------------ */

/* How texts are read from now on: as in nonet_reader_settings. "" and 0, 0: find out. */
WEB_EXPORT(web_reading)
nonet_status web_reading(const char *notation, int box_rows, int box_columns, const char *symbols);

/* Make the first puzzle of a text the subject: members of nonet_json_puzzle, notation, placed, and marks if it has some. */
WEB_EXPORT(web_read) nonet_status web_read(const char *text, size_t length);

/* The position before a step, or the subject (-1): side, box, puzzle, placed, and marks if it has some. */
WEB_EXPORT(web_position) nonet_status web_position(int step);

/* The same position in a style: nonet_json_converted. `symbols` "" and `blank` 0: those of the notation. */
WEB_EXPORT(web_convert) nonet_status web_convert(int step, const char *style, const char *symbols, int blank);

/* ---- answers (web_answers.c) ---------------------------------------------------------------- */

/* The settings of the tasks that follow: of count (`limit`, 0: all), rate (`scales`, 0: se; the canonical form; name the
 * hardest technique of nonet's hardest level, too), and minimize (`seed`); for each puzzle so many milliseconds, 0: no limit. */
WEB_EXPORT(web_task)
void web_task(uint32_t limit, unsigned scales, bool canonical, bool names_hardest, uint64_t seed, uint32_t limit_ms);

/* Do a nonet_many_task with the subject: nonet_json_item. */
WEB_EXPORT(web_answer) nonet_status web_answer(int task);

/* The same with all puzzles of a text, which leave the subject as it is: an array of them. */
WEB_EXPORT(web_answer_all) nonet_status web_answer_all(const char *text, size_t length, int task);

/* Rate the subject on Sudoku Explainer's scale, and tell its steps: puzzle, verdict, se, steps. */
WEB_EXPORT(web_rating_steps) nonet_status web_rating_steps(uint32_t limit_ms);

/* An equivalent puzzle at random: form. */
WEB_EXPORT(web_shuffle) nonet_status web_shuffle(uint64_t seed, uint64_t index);

/* A proof in a nonet_proof_format that there is no solution, or no second one. The answer is its text; empty: there are
 * several solutions. */
WEB_EXPORT(web_prove) nonet_status web_prove(int format, uint32_t limit_ms);

/* The formula that such a proof is about, as text; empty likewise. */
WEB_EXPORT(web_formula) nonet_status web_formula(uint32_t limit_ms);

/* ---- lists (web_lists.c) --------------------------------------------------------------------- */

/* Begin a list, instead of the one before; each check takes so many milliseconds at most, 0: no limit. Then hand over its
 * text in pieces, which may end anywhere, and say that this was all. Both answer an array of the puzzles that are complete by now, each an
 * object: line, box, board (in one line, with its marks), clues, verdict; or line, column, error. A list that has ended, or failed, must be begun again. */
WEB_EXPORT(web_list_begin) nonet_status web_list_begin(uint32_t limit_ms);
WEB_EXPORT(web_list_feed) nonet_status web_list_feed(const char *text, size_t length);
WEB_EXPORT(web_list_end) nonet_status web_list_end(void);

/* ---- steps (web_steps.c) -------------------------------------------------------------------- */

/* How the calls below explain: a nonet_like, a nonet_path, names of techniques (with commas between them; nonet_technique_group
 * knows them) to leave out and to take in, milliseconds for all of a call (0: no limit), and the parts of steps that are told
 * (NONET_JSON_TEXTS ...). */
WEB_EXPORT(web_explaining)
nonet_status web_explaining(int like, int path, const char *without, const char *with, uint32_t limit_ms,
                            unsigned parts);

/* The way to the solution, and its first step alone: as `nonet explain --json` and `nonet hint --json` say it. */
WEB_EXPORT(web_explain) nonet_status web_explain(void);
WEB_EXPORT(web_hint) nonet_status web_hint(void);

/* Everything that is there now, as `nonet explain --all-steps --json` says it; techniques "": those in use. `cell` -1 and
 * `value` 0: any. */
WEB_EXPORT(web_all_steps)
nonet_status web_all_steps(const char *techniques, int cell, int value, bool only_news, bool has_forcing);

/* All steps of some techniques, as `nonet explain --technique --json` says them. */
WEB_EXPORT(web_steps_of) nonet_status web_steps_of(const char *techniques);

/* Why a value does not stand in a cell, as `nonet hint --cell --value --json` says it. */
WEB_EXPORT(web_why) nonet_status web_why(int cell, int value);

/* ---- the tree of a search (web_trace.c) -------------------------------------------------------- */

/* What this engine does with the subject, as `nonet compare --trace --json` says it: of the engine "search" at most so many
 * events, of others none. `propagation` and `order`: a nonet_propagation, a nonet_order; `most_nodes`: as in nonet_solver_settings. */
WEB_EXPORT(web_trace)
nonet_status web_trace(const char *engine, int propagation, int order, uint32_t most_events, uint32_t most_nodes,
                       uint32_t limit_ms);

/* ---- pictures (web_pictures.c) --------------------------------------------------------------- */

/* How things are drawn from now on: as in nonet_drawing_settings. `symbols` "": numbers. */
WEB_EXPORT(web_look)
void web_look(int theme, int pixels, bool shows_candidates, bool shows_legend, bool shows_labels, const char *symbols);

/* Picture number `picture` of a step, or the subject alone (-1): nonet_json_drawing, or an SVG document. */
WEB_EXPORT(web_draw) nonet_status web_draw(int step, int picture);
WEB_EXPORT(web_svg) nonet_status web_svg(int step, int picture);

/* ---- new puzzles (web_making.c) -------------------------------------------------------------- */

/* Begin with the defaults, for boards with such boxes. */
WEB_EXPORT(web_wish) nonet_status web_wish(int box_rows, int box_columns);

/* A field of nonet_generator_settings by its name, and what it is to be; NONET_ERR_ARG: there is no such number. */
WEB_EXPORT(web_wish_number) nonet_status web_wish_number(const char *field, int64_t number);

/* The fields `needed` and `without`: names of techniques, with commas between them. */
WEB_EXPORT(web_wish_techniques) nonet_status web_wish_techniques(const char *field, const char *techniques);

/* The field `pattern`: a character for each cell, '1' where a clue stands. */
WEB_EXPORT(web_wish_pattern) nonet_status web_wish_pattern(const char *cells);

/* Make the puzzles number `first` (from 0) and the next: an array of nonet_json_generated, with solutions and attempts. What
 * was not made in time is not in it. */
WEB_EXPORT(web_make) nonet_status web_make(uint64_t first, uint32_t count, uint32_t limit_ms);

/* The cells that hold clues together: an array with a number for each cell, nonet_symmetry_groups. */
WEB_EXPORT(web_symmetry_groups) nonet_status web_symmetry_groups(int box_rows, int box_columns, int symmetry);

/* ---- neighbours (web_neighbours.c) ----------------------------------------------------------- */

/* Up to `limit` minimal puzzles that lack so many clues of the subject and have so many others: neighbours, as text, and
 * more: there are more, or there was no time for them. Of equivalent ones one, on boards up to 9x9. */
WEB_EXPORT(web_neighbours)
nonet_status web_neighbours(int remove, int add, uint32_t limit, uint32_t limit_ms);

/* ---- tables (web_tables.c) ------------------------------------------------------------------- */

/* An array: the rows of a table of the library, each an object: "techniques", "levels", "scales", "notations",
 * "symmetries", "engines", "keys" (of the game), "practice_keys"; or names, in the order of their numbers: "themes",
 * "options" (of the game). */
WEB_EXPORT(web_table) nonet_status web_table(const char *name);

/* nonet_json_layout, with its braces. */
WEB_EXPORT(web_layout) nonet_status web_layout(int box_rows, int box_columns);

/* The answer is the version of the libraries, as text. */
WEB_EXPORT(web_version) nonet_status web_version(void);

/* ---- the game (web_game.c) -------------------------------------------------------------------- */

/* A game, instead of the one before: see nonet_game_limits. It is made by itself if something else is asked first. */
WEB_EXPORT(web_game_new) nonet_status web_game_new(uint32_t verdict_ms, uint32_t hint_ms, uint32_t rating_ms);

/* nonet_game_set_clock. */
WEB_EXPORT(web_game_clock) void web_game_clock(double now_ms);

/* Begin: with a new puzzle (`level` -1: any), with the position before a step or the subject (-1), of which `level` (or -1),
 * `seed` (if `has_seed`) and `title` are known, with an empty board to be filled in, with a saved game or any text, with
 * text that was pasted. Their answers, and those of all calls below that have a status, are nonet_game_json. */
WEB_EXPORT(web_game_generate)
nonet_status web_game_generate(int box_rows, int box_columns, int level, uint64_t seed, uint32_t limit_ms);
/* The puzzle of a day. */
WEB_EXPORT(web_game_daily) nonet_status web_game_daily(int year, int month, int day, uint32_t limit_ms);
WEB_EXPORT(web_game_play)
nonet_status web_game_play(int step, int level, bool has_seed, uint64_t seed, const char *title);
WEB_EXPORT(web_game_edit) nonet_status web_game_edit(int box_rows, int box_columns);
WEB_EXPORT(web_game_open) nonet_status web_game_open(const char *text, size_t length, const char *title);
WEB_EXPORT(web_game_paste) nonet_status web_game_paste(const char *text, size_t length);

/* Keys, clicks and commands; they return a nonet_game_request. web_game_state tells what became of it. */
WEB_EXPORT(web_game_press) int web_game_press(int key);
WEB_EXPORT(web_game_do) int web_game_do(int command, int argument);
WEB_EXPORT(web_game_click) void web_game_click(int cell);
WEB_EXPORT(web_game_select) void web_game_select(int cell, int how);
/* Nothing, if there is no checkpoint of this number. */
WEB_EXPORT(web_game_name_checkpoint) void web_game_name_checkpoint(int number, const char *name);
WEB_EXPORT(web_game_option) void web_game_option(int option, bool is_on);

/* Do what is open, for so long at most; returns what still is, as nonet_game_think. */
WEB_EXPORT(web_game_think) unsigned web_game_think(uint32_t limit_ms);

WEB_EXPORT(web_game_state) nonet_status web_game_state(void);

/* The game as text: whole; what is to be added to it since the last time, or, if *web_game_log_replaces* says so then, to
 * stand in its place; the board in a notation, with so much of it (nonet_game_export_kind). */
WEB_EXPORT(web_game_save) nonet_status web_game_save(void);
WEB_EXPORT(web_game_log) nonet_status web_game_log(bool with_time);
WEB_EXPORT(web_game_log_replaces) bool web_game_log_replaces(void);
WEB_EXPORT(web_game_export) nonet_status web_game_export(int kind, const char *notation);

/* The picture of the hint that is shown, as web_draw draws a step. NONET_ERR_ARG: its reason is not
 * told yet. */
WEB_EXPORT(web_game_hint_drawing) nonet_status web_game_hint_drawing(int picture);

/* ---- practice (web_practice.c) ---------------------------------------------------------------- */

/* A practice, instead of the one before: see nonet_practice_settings and nonet_practice_set_day. No answer. */
WEB_EXPORT(web_practice_new) nonet_status web_practice_new(uint64_t seed, uint32_t day);

/* Add a progress to what is known. The answer is empty, or an error with its place: what is damaged is read as far as possible
 * (NONET_OK), what is no progress at all is not (NONET_ERR_TEXT). */
WEB_EXPORT(web_practice_read) nonet_status web_practice_read(const char *text, size_t length);

/* The answer is the progress, as text. */
WEB_EXPORT(web_practice_write) nonet_status web_practice_write(void);

/* {"practice":nonet_practice_json,"game":nonet_game_json}, the game once a position was begun. NONET_ERR_ARG: the module has no
 * positions yet (web/book). */
WEB_EXPORT(web_practice_state) nonet_status web_practice_state(void);

/* Begin a position of this technique, or of the one that comes next (""); `number` 0: the one after the last. Answers the state. */
WEB_EXPORT(web_practice_begin) nonet_status web_practice_begin(const char *technique, uint64_t number);

/* An array of texts: the positions that the book has for a technique. */
WEB_EXPORT(web_positions) nonet_status web_positions(const char *technique);

/* As those of the game. */
WEB_EXPORT(web_practice_press) int web_practice_press(int key);
WEB_EXPORT(web_practice_do) int web_practice_do(int command, int argument);
WEB_EXPORT(web_practice_select) void web_practice_select(int cell, int how);
WEB_EXPORT(web_practice_option) void web_practice_option(int option, bool is_on);
WEB_EXPORT(web_practice_hint_drawing) nonet_status web_practice_hint_drawing(int picture);

#endif
