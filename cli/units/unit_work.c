/* unit_work.c: see unit_work.h. */
#include "units/unit_work.h"

#include <assert.h>
#include <string.h>

#include "system/interrupt.h"
#include "system/messages.h"
#include "system/standard_output.h"

/* A shard at work. */
struct shard {
    const struct unit_work *work;
    struct unit_journal *journal; /* or NULL */
    const struct unit_plan *plan;
    uint64_t number, shards;         /* this one, from 0, of so many */
    size_t units, done, kept, taken; /* of this shard; done by us, kept before, in the hands of others */
};

static bool list_units(const void *context, struct unit_plan *plan)
{
    const struct unit_work *const work = context;
    plan->size = work->options->size ? work->options->size : work->size;
    if (work->header) buffer_add_text(&plan->header, work->header);
    if (!work->list(work->context, plan->size, &plan->list)) return false;
    for (size_t unit = 0; unit < plan->list.count && !plan->drops_forms; unit++)
        plan->drops_forms = work->drops_forms && plan->list.units[unit].parts;
    return true;
}

static struct unit_output output_of(const struct shard *shard, size_t unit, struct buffer *record)
{
    const double share = 1 / (double)shard->units;
    return (struct unit_output){.text = output_take_text,
                                .record = record,
                                .part_before = (double)(unit / shard->shards) * share,
                                .part = share};
}

/* ---- without a journal ---------------------------------------------------------------------------- */

static enum unit_end do_and_tell(struct shard *shard, size_t unit)
{
    const struct unit_work *const work = shard->work;
    struct buffer record = {0};
    const struct unit_output output = output_of(shard, unit, &record);
    enum unit_end end = work->run(work->context, &shard->plan->list.units[unit], &output);
    if (end != UNIT_FAILED && !work->tell(work->context, &shard->plan->list.units[unit], &record)) end = UNIT_FAILED;
    shard->done += end == UNIT_DONE;
    buffer_free(&record);
    return end;
}

/* ---- with a journal ------------------------------------------------------------------------------- */

static enum unit_end do_and_keep(struct shard *shard, size_t unit)
{
    const struct unit_work *const work = shard->work;
    struct buffer record = {0};
    struct unit_writer writer;
    struct unit_output output = output_of(shard, unit, &record);
    output.text = unit_writer_add;
    output.context = &writer;
    unit_journal_begin(shard->journal, unit, &writer);
    enum unit_end end =
        writer.problem ? UNIT_FAILED : work->run(work->context, &shard->plan->list.units[unit], &output);
    if (writer.problem) end = UNIT_FAILED;
    if (end != UNIT_DONE) unit_journal_drop(shard->journal, unit, &writer);
    else if (!unit_journal_keep(shard->journal, unit, &writer, &record)) end = UNIT_FAILED;
    shard->done += end == UNIT_DONE;
    buffer_free(&record);
    return end;
}

static enum unit_end claim_and_do(struct shard *shard, size_t unit)
{
    switch (unit_journal_claim(shard->journal, unit)) {
    case UNIT_CLAIMED: return do_and_keep(shard, unit);
    case UNIT_KEPT: shard->kept++; return UNIT_DONE;
    case UNIT_TAKEN: shard->taken++; return UNIT_DONE;
    case UNIT_TROUBLE: break;
    }
    return UNIT_FAILED;
}

/* ---- all of them ---------------------------------------------------------------------------------- */

static enum unit_end do_units(struct shard *shard)
{
    enum unit_end end = UNIT_DONE;
    for (size_t unit = (size_t)shard->number; end == UNIT_DONE && unit < shard->plan->list.count;
         unit += (size_t)shard->shards) {
        end = shard->journal ? claim_and_do(shard, unit) : do_and_tell(shard, unit);
        if (interrupt_signal()) end = UNIT_STOPPED;
    }
    return end;
}

/* What is left of the shard, and the exit code. */
static int tell_rest(const struct shard *shard, enum unit_end end)
{
    const size_t kept = shard->kept + shard->done;
    if (end == UNIT_STOPPED)
        message("interrupted; %zu of %zu units are kept; the same command goes on", kept, shard->units);
    else if (end == UNIT_FAILED && kept)
        message("%zu of %zu units are kept; the same command goes on", kept, shard->units);
    else if (end == UNIT_DONE && shard->taken)
        message("%zu of %zu units are kept; another process is at the other %zu", kept, shard->units, shard->taken);
    if (end == UNIT_STOPPED && interrupt_signal()) return 128 + interrupt_signal();
    return end != UNIT_DONE ? EXIT_TROUBLE : shard->taken ? EXIT_NO : EXIT_FINE;
}

static struct shard make_shard(const struct unit_work *work, struct unit_journal *journal, const struct unit_plan *plan)
{
    const struct unit_options *const options = work->options;
    struct shard shard = {.work = work, .journal = journal, .plan = plan};
    shard.shards = options->shards ? options->shards : 1;
    shard.number = options->shard ? options->shard - 1 : 0;
    const uint64_t count = plan->list.count;
    shard.units = count > shard.number ? (size_t)((count - shard.number - 1) / shard.shards + 1) : 0;
    return shard;
}

static int run_with_journal(const struct unit_work *work)
{
    struct unit_journal journal;
    if (!unit_journal_open(&journal, work->options->journal, work->operands, work->options->size, list_units, work))
        return interrupt_signal() ? 128 + interrupt_signal() : EXIT_TROUBLE;
    struct shard shard = make_shard(work, &journal, &journal.plan);
    const enum unit_end end = do_units(&shard);
    const int exit_code = tell_rest(&shard, end);
    unit_journal_close(&journal);
    return exit_code;
}

/* The header goes with the first unit, so that the shards together have it once. */
static int run_without_journal(const struct unit_work *work)
{
    struct unit_plan plan = {0};
    enum unit_end end = UNIT_FAILED;
    if (unit_plan_identify(&plan, work->operands) && list_units(work, &plan)) {
        struct shard shard = make_shard(work, NULL, &plan);
        if (plan.header.length && !shard.number) output_write(plan.header.bytes, plan.header.length);
        end = do_units(&shard);
    }
    unit_plan_free(&plan);
    const int exit_code = work->close(work->context);
    return end == UNIT_FAILED ? EXIT_TROUBLE : exit_code;
}

int unit_work_run(const struct unit_work *work)
{
    assert(wants_units(work->options) && work->size);
    return work->options->journal ? run_with_journal(work) : run_without_journal(work);
}
