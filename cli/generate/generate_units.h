/* generate_units.h: making puzzles in units: ranges of their numbers. */
#ifndef CLI_GENERATE_UNITS_H
#define CLI_GENERATE_UNITS_H

#include "generate/generate_report.h"

/* All units of this shard. Returns the exit code. */
int generate_units(const struct generate_order *order, const char *header);

/* Add up what the record of a unit says. False: it is damaged. */
bool generate_add_record(struct generated_total *total, struct generate_remarks *remarks, const char *record,
                         size_t length);

#endif
