/* web_inside.h: what the files of web/exports share. */
#ifndef WEB_INSIDE_H
#define WEB_INSIDE_H

#include "web/exports/web_exports.h"

/* ---- answers (web_text.c) ------------------------------------------------------------------- */

/* Forget what the last call answered. */
void web_clear(void);

/* A nonet_text_sink that adds to the answer. */
bool web_put(void *context, const char *text, size_t length);

/* Begin the answer anew, with JSON. NULL: out of memory; web_end takes that, too, as all of nonet_json does. */
nonet_json *web_begin(void);

/* The answer is complete; returns `status`, of the call that it is of, or what went wrong with the answer. */
nonet_status web_end(nonet_json *json, nonet_status status);

/* An object with the error instead of an answer; return `status`, NONET_ERR_ARG and NONET_ERR_TEXT. */
nonet_status web_fail(nonet_status status);
nonet_status web_refuse(const nonet_refusal *refusal);
nonet_status web_refuse_text(const nonet_text_error *error);

/* Set members[] to the techniques that names with commas between them stand for, beside those that are set; an unknown
 * name is the answer then. `setting`: whose names they are. */
nonet_status web_read_techniques(const char *names, const char *setting, bool members[NONET_MAX_TECHNIQUES]);

/* ---- the subject (web_subject.c) ------------------------------------------------------------ */

/* NULL: there is none. */
const nonet_puzzle *web_subject(void);

const nonet_reader_settings *web_reader_settings(void);

/* Steps about the subject that a call has told. The board that they were found at, and `all`, which they are part of, are
 * theirs from then on. */
void web_forget_steps(void);
nonet_status web_keep_step(const nonet_step *step, const nonet_position *position);
nonet_status web_keep_all(nonet_all_steps *all, const nonet_position *position);

/* A step by its number, and the position where it was found. -1: the subject and no step. False: there is none. */
bool web_step(int number, const nonet_step **step, const nonet_position **position);

/* ---- how far a call is (web_progress.c) ------------------------------------------------------- */

/* The host's: numbers of nonet_progress. */
#ifdef __wasm__
__attribute__((import_module("nonet"), import_name("tell_progress")))
#endif
void web_host_progress(double done, double total, double found, double least);

/* For the settings of a handle; NULL: out of memory, then nothing is told. What was asked before is not asked any more. */
nonet_stop *web_stop(void);

/* From now on ask this handle, until the next web_stop. */
typedef void web_asker(const void *handle, nonet_progress *progress);
void web_tell_progress(web_asker *ask, const void *handle);

void web_watch_game(nonet_game *game);

/* ---- pictures (web_pictures.c) --------------------------------------------------------------- */

/* The settings of web_look. */
nonet_drawing_settings web_drawing_settings(int picture);

/* The picture of the hint that a game shows (web_game.c). */
nonet_status web_draw_hint(const nonet_game *of, int picture);

#endif
