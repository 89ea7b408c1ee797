/* generate_report.h: the closing message of nonet generate. */
#ifndef CLI_GENERATE_REPORT_H
#define CLI_GENERATE_REPORT_H

#include "generate/generate_all.h"

/* Say how many puzzles were made, how close the others came, and what to know about them. Returns the exit code. */
int generate_report(const struct generate_order *order, struct generated_total *total);

/* Only the first two, if some are missing. Returns the exit code. */
int generate_report_end(const struct generate_order *order, struct generated_total *total);

#endif
