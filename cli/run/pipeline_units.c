/* pipeline_units.c: see pipeline_units.h. A unit is a run of its own, which begins with the numbers of its first puzzle and line; its
 * messages and counts wait in its record, and are told when all units before it have been told of. */
#include "run/pipeline_units.h"

#include "run/tally_record.h"
#include "system/interrupt.h"
#include "units/unit_cuts.h"

struct unit_job {
    const struct job *job;
    char *const *operands;
    struct unit_pipeline *pipeline;
    struct tally tally; /* of all units, without a journal */
};

/* For unit_work_run. */
static bool list_units_of(void *context, uint64_t size, struct unit_list *list)
{
    const struct unit_job *const units = context;
    const struct job *const job = units->job;
    const struct unit_cutter cutter = {.reader = job->reader,
                                       .operands = units->operands,
                                       .size = size,
                                       .settings = job->settings,
                                       .is_block = job->is_block,
                                       .answers_lines = job->answer_lines || (!job->is_block && !job->unit_parts),
                                       .parts = job->unit_parts};
    return unit_cuts_make(&cutter, list);
}

static enum unit_end run_unit(void *context, const struct unit *unit, const struct unit_output *output)
{
    const struct unit_job *const units = context;
    return unit_pipeline_run(units->pipeline, units->operands[unit->source], unit, output);
}

static bool tell_unit(void *context, const struct unit *unit, const struct buffer *record)
{
    struct unit_job *const units = context;
    return tally_add_record(&units->tally, record->bytes, record->length, unit->part > 0);
}

static int close_units(void *context)
{
    const struct unit_job *const units = context;
    return tally_close(&units->tally);
}

int pipeline_run_units(const struct job *job, char *const *operands, nonet_stop *stop)
{
    struct unit_job units = {.job = job, .operands = operands, .pipeline = unit_pipeline_new(job, stop)};
    const struct unit_work work = {.options = job->units,
                                   .operands = operands,
                                   .header = job->header,
                                   .drops_forms = job->drops_forms,
                                   .size = job->unit_size,
                                   .context = &units,
                                   .list = list_units_of,
                                   .run = run_unit,
                                   .tell = tell_unit,
                                   .close = close_units};
    const int exit_code = unit_work_run(&work);
    unit_pipeline_free(units.pipeline);
    return exit_code;
}

/* A text that cannot be read, or is another one now, has no answers worth keeping. */
enum unit_end unit_end_record(const struct tally *tally, const struct unit *unit, const struct unit_output *output)
{
    if (interrupt_signal()) {
        tally_record_end(tally, output->record);
        return UNIT_STOPPED;
    }
    if (tally->outcomes[OUTCOME_TROUBLE] || tally->answers != unit->count) {
        tally_add_record(&(struct tally){0}, output->record->bytes, output->record->length, false);
        output->record->length = 0;
        return UNIT_FAILED;
    }
    tally_record_end(tally, output->record);
    return UNIT_DONE;
}
