/* proof_files.h: the two files of a proof: FILE, and FILE.cnf with the formula that it is about. */
#ifndef CLI_PROOF_FILES_H
#define CLI_PROOF_FILES_H

#include <nonet.h>

#include "system/late_file.h"

struct proof_files {
    struct late_file proof, formula;
    bool is_complete;
};

/* Is the input, a file or NULL for standard input, what the files of this path would replace? */
bool proof_files_would_replace(const char *path, const char *input);

/* Called with zeros. False: they cannot be written; proof_files_end says why. */
bool proof_files_begin(struct proof_files *files, const char *path);

/* For nonet_solver_prove, with the files as context. */
bool proof_files_write(void *context, const char *text, size_t length);

/* Was there an error of writing? */
bool proof_files_fail(struct proof_files *files);

/* The proof is complete: write its formula, and give both files their names. False: an error, or a signal. */
bool proof_files_finish(struct proof_files *files, const nonet_position *position, const uint8_t *solution);

/* Files that were not finished are removed, and an error is told. */
void proof_files_end(struct proof_files *files);

#endif
