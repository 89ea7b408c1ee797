/* pipeline_units.h: a job in units. */
#ifndef CLI_PIPELINE_UNITS_H
#define CLI_PIPELINE_UNITS_H

#include "run/pipeline.h"
#include "run/tally.h"
#include "units/unit_work.h"

/* All units of this shard. Returns the exit code. */
int pipeline_run_units(const struct job *job, char *const *operands, nonet_stop *stop);

/* Does one unit after the other. */
struct unit_pipeline;

struct unit_pipeline *unit_pipeline_new(const struct job *job, nonet_stop *stop);
void unit_pipeline_free(struct unit_pipeline *units);

/* One unit, of the operand `name`. */
enum unit_end unit_pipeline_run(struct unit_pipeline *units, const char *name, const struct unit *unit,
                                const struct unit_output *output);

/* All of it was answered, or not: write the rest of its record, and say which. */
enum unit_end unit_end_record(const struct tally *tally, const struct unit *unit, const struct unit_output *output);

#endif
