/* pipeline_units.h: a job in units. */
#ifndef CLI_PIPELINE_UNITS_H
#define CLI_PIPELINE_UNITS_H

#include "run/pipeline.h"
#include "run/tally.h"
#include "units/unit_work.h"

/* All units of this shard. Returns the exit code. */
int pipeline_run_units(const struct job *job, char *const *operands, nonet_stop *stop);

/* One unit, of the operand `name`. */
enum unit_end pipeline_run_unit(const struct job *job, char *name, const struct unit *unit, nonet_stop *stop,
                                const struct unit_output *output);

/* All of it was answered, or not: write the rest of its record, and say which. */
enum unit_end pipeline_end_unit(const struct tally *tally, const struct unit *unit, const struct unit_output *output);

#endif
