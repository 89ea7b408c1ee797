/* generate_units.c: see generate_units.h. The record of a unit is one line: how many puzzles were made, how many are minimal, their
 * clues, those that are proved to be needed; and the remarks that all units share. */
#include "generate/generate_units.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "generate/generate_options.h"
#include "system/interrupt.h"
#include "system/messages.h"
#include "units/unit_work.h"

struct making {
    const struct generate_order *order;
    nonet_stop *stop;
    struct generated_total total; /* of all units, without a journal */
    struct generate_remarks remarks;
};

enum { UNIT_OF_PLAIN = 1000, UNIT_OF_WANTED = 10 };

static const char format[] = "made %" SCNu64 " minimal %" SCNu64 " clues %" SCNu64 " needed %" SCNu64
                             " open %d tells %d pattern %d boxes %dx%d\n";

static void write_record(const struct generated_total *total, const struct generate_remarks *remarks,
                         struct buffer *record)
{
    buffer_print(record,
                 "made %" PRIu64 " minimal %" PRIu64 " clues %" PRIu64 " needed %" PRIu64
                 " open %d tells %d pattern %d boxes %dx%d\n",
                 total->made, total->minimal, total->clues, total->needed, remarks->tells_open, remarks->tells_minimal,
                 remarks->has_pattern, remarks->box_rows, remarks->box_columns);
}

bool generate_add_record(struct generated_total *total, struct generate_remarks *remarks, const char *record,
                         size_t length)
{
    char line[256];
    uint64_t made, minimal, clues, needed;
    snprintf(line, sizeof line, "%.*s", (int)(length < sizeof line ? length : sizeof line - 1), record);
    if (sscanf(line, format, &made, &minimal, &clues, &needed, &remarks->tells_open, &remarks->tells_minimal,
               &remarks->has_pattern, &remarks->box_rows, &remarks->box_columns) != 9)
        return false;
    total->made += made;
    total->minimal += minimal;
    total->clues += clues;
    total->needed += needed;
    return true;
}

/* For unit_work_run. */
static bool list_numbers(void *context, uint64_t size, struct unit_list *list)
{
    const struct making *const making = context;
    unit_list_numbers(list, making->order->first, making->order->count, size);
    return true;
}

static enum unit_end make_unit(void *context, const struct unit *unit, const struct unit_output *output)
{
    const struct making *const making = context;
    struct generated_total total = {0};
    struct generate_order order = *making->order;
    order.first = unit->number;
    order.count = unit->count;
    order.stop = making->stop;
    order.text = output->text;
    order.context = output->context;
    generate_all(&order, &total);
    number_ranges_free(&total.numbers);
    write_record(&total, &making->remarks, output->record);
    if (total.made == order.count) return UNIT_DONE;
    return interrupt_signal() ? UNIT_STOPPED : UNIT_FAILED;
}

static bool tell_made(void *context, const struct unit *unit, const struct buffer *record)
{
    struct making *const making = context;
    (void)unit;
    return generate_add_record(&making->total, &making->remarks, record->bytes, record->length);
}

static int close_making(void *context)
{
    const struct making *const making = context;
    generate_remarks_tell(&making->remarks, &making->total);
    if (!interrupt_signal()) return EXIT_FINE;
    message("interrupted; %" PRIu64 " puzzles made", making->total.made);
    return 128 + interrupt_signal();
}

int generate_units(const struct generate_order *order, const char *header)
{
    static char *const no_operands[] = {NULL};
    static struct making making;
    making = (struct making){.order = order, .stop = generate_stop(), .remarks = generate_remarks_of(order)};
    const struct unit_work work = {.options = &order->settings->units,
                                   .operands = no_operands,
                                   .header = header,
                                   .size = generate_has_demands(order->settings) ? UNIT_OF_WANTED : UNIT_OF_PLAIN,
                                   .context = &making,
                                   .list = list_numbers,
                                   .run = make_unit,
                                   .tell = tell_made,
                                   .close = close_making};
    return unit_work_run(&work);
}
