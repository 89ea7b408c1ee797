/* check_settings.h: the settings of nonet check, shared with check --minimal. */
#ifndef CLI_CHECK_SETTINGS_H
#define CLI_CHECK_SETTINGS_H

#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/solver_options.h"
#include "units/unit_options.h"

struct check_settings {
    bool minimal;      /* whether clues are redundant */
    const char *proof; /* the file to write, or NULL */
    int proof_format;  /* 0: not said; else nonet_proof_format + 1 */
    bool json;
    struct output_options output;
    nonet_reader_settings reader;
    struct solver_options solver;
    struct unit_options units;
};

/* check --minimal. */
int run_check_minimal(const struct check_settings *settings, char *const *operands);

#endif
