/* generate_report.h: the closing message of nonet generate. */
#ifndef CLI_GENERATE_REPORT_H
#define CLI_GENERATE_REPORT_H

#include "generate/generate_all.h"

/* What is to be said of puzzles that were made as wanted, whoever counts them. */
struct generate_remarks {
    int tells_open;    /* clues that are not proved to be needed, if there are any */
    int tells_minimal; /* how many are truly minimal */
    int has_pattern;
    int box_rows, box_columns; /* that are not shown; else 0 */
};

struct generate_remarks generate_remarks_of(const struct generate_order *order);
void generate_remarks_tell(const struct generate_remarks *remarks, const struct generated_total *total);

/* Say how many puzzles were made, how close the others came, and what to know about them. Returns the exit code. */
int generate_report(const struct generate_order *order, struct generated_total *total);

/* Only the first two, if some are missing. Returns the exit code. */
int generate_report_end(const struct generate_order *order, struct generated_total *total);

#endif
