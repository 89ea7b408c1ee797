/* json_parts.h: what many objects consist of: cells, houses, values, candidates, boards, pictures. Each writes one value. */
#ifndef NN_JSON_PARTS_H
#define NN_JSON_PARTS_H

#include "json/json_handle.h"

/* "r3c7" */
void nn_json_put_cell(struct nn_json_writer *writer, const char *key, const nonet_layout *layout, int cell);
void nn_json_put_cells(struct nn_json_writer *writer, const char *key, const nonet_layout *layout, nonet_cells cells);

/* "r3", "c7", "b2" */
void nn_json_put_house(struct nn_json_writer *writer, const char *key, const nonet_layout *layout, int house);
void nn_json_put_houses(struct nn_json_writer *writer, const char *key, const nonet_layout *layout,
                        nonet_houses houses);

/* [2,8]; bit v-1 is the value v. */
void nn_json_put_values(struct nn_json_writer *writer, const char *key, uint64_t values);

/* [{"cell":"r3c7","value":5}] */
void nn_json_put_candidate(struct nn_json_writer *writer, const nonet_layout *layout, nonet_candidate candidate);
void nn_json_put_candidates(struct nn_json_writer *writer, const char *key, const nonet_layout *layout,
                            const nonet_candidate *candidates, size_t count);

/* What a drawing needs (json_picture.c). */
void nn_json_put_picture(struct nn_json_writer *writer, const char *key, const nonet_layout *layout,
                         const nonet_picture *picture);

/* Members of a verdict, of a text error and of a refusal (json_result.c). `conflict` may be NULL. */
void nn_json_add_verdict(nonet_json *json, const nonet_layout *layout, nonet_verdict verdict,
                         const nonet_conflict *conflict, bool is_stopped);
void nn_json_add_conflict(nonet_json *json, const nonet_layout *layout, const nonet_conflict *conflict);
void nn_json_add_text_error(nonet_json *json, const nonet_text_error *error);
void nn_json_add_refusal(nonet_json *json, const nonet_refusal *refusal);

/* A board on one line, without its marks, or null. */
void nn_json_put_board(nonet_json *json, const char *key, const nonet_position *position);
void nn_json_put_solution(nonet_json *json, const char *key, const nonet_layout *layout, const uint8_t *solution);
void nn_json_put_marked_board(nonet_json *json, const char *key, const nonet_position *position);

/* Members: side, box, puzzle. */
void nn_json_add_position(nonet_json *json, const nonet_position *position);

#endif
