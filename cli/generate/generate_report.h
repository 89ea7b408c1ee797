/* generate_report.h: what is said when puzzles have been made, or have not. */
#ifndef CLI_GENERATE_REPORT_H
#define CLI_GENERATE_REPORT_H

#include "generate/maker_pool.h"

/* Say how many came, how far the others were, and what to know about them. Returns the exit code. */
int generate_report(const struct generate_order *order, struct generated_total *total);

#endif
