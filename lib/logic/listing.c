/* listing.c: see listing.h. */
#include "logic/listing.h"

#include <assert.h>
#include <stdlib.h>

#include "logic/seen_steps.h"
#include "logic/step_length.h"

void nn_listing_begin(struct nn_listing *listing, nn_sink *sink, void *context)
{
    *listing = (struct nn_listing){.sink = sink, .context = context};
}

static size_t length_of_listed(const struct nn_step *step)
{
    struct nn_step_amounts amounts = {
        .statements = (size_t)step->node_count,
        .sets = (size_t)step->set_count,
        .houses = (size_t)(step->base.count + step->cover.count),
        .fins = (size_t)nn_cells_count(step->fins),
        .endo_fins = (size_t)nn_cells_count(step->endo_fins),
    };
    for (int set = 0; set < step->set_count; set++) amounts.set_cells += (size_t)nn_cells_count(step->sets[set].cells);
    return nn_step_length(&amounts);
}

/* ---- known results ------------------------------------------------------------------------------- */

/* Where the result is in the table, or the free place for it. */
static struct nn_known_result *place_of_result(const struct nn_listing *listing, uint64_t result)
{
    assert(listing->used < listing->room);
    size_t at = (size_t)result & (listing->room - 1);
    while (listing->known[at].result && listing->known[at].result != result) at = (at + 1) & (listing->room - 1);
    return &listing->known[at];
}

/* Keep half of the table free. */
static bool make_table_room(struct nn_listing *listing)
{
    if (2 * listing->used < listing->room) return true;
    struct nn_known_result *const before = listing->known;
    const size_t room = listing->room, wanted = room ? 2 * room : 256;
    struct nn_known_result *const known = calloc(wanted, sizeof *known);
    if (!known) return false;
    listing->known = known;
    listing->room = wanted;
    for (size_t at = 0; at < room; at++)
        if (before[at].result) *place_of_result(listing, before[at].result) = before[at];
    free(before);
    return true;
}

/* ---- keeping steps ------------------------------------------------------------------------------- */

static bool copy_step(struct nn_listing *listing, struct nn_listed_step *listed, const struct nn_step *step)
{
    const size_t chains = (size_t)step->node_count * sizeof *step->nodes + (size_t)step->cause_count * sizeof(int);
    listing->bytes += chains;
    listed->length = length_of_listed(step);
    return nn_step_copy(&listed->step, step);
}

static bool keep_step(struct nn_listing *listing, const struct nn_step *step)
{
    if (!listing->listed) listing->listed = malloc(NN_LISTING_MOST * sizeof(struct nn_listed_step *));
    struct nn_listed_step *const listed = listing->listed ? calloc(1, sizeof *listed) : NULL;
    if (!listed) return false;
    listing->listed[listing->count++] = listed;
    listing->bytes += sizeof *listed;
    return copy_step(listing, listed, step);
}

/* A result that was not known. */
static bool take_new(struct nn_listing *listing, struct nn_known_result *place, const struct nn_step *step)
{
    listing->used++;
    if (listing->count < NN_LISTING_MOST && listing->bytes < NN_LISTING_BYTES) {
        place->listed = listing->count;
        return keep_step(listing, step);
    }
    place->listed = -1;
    listing->is_over = !listing->sink(listing->context, step);
    return true;
}

static bool take_known(struct nn_listing *listing, const struct nn_known_result *place, const struct nn_step *step)
{
    struct nn_listed_step *const listed = place->listed < 0 ? NULL : listing->listed[place->listed];
    return !listed || length_of_listed(step) >= listed->length || copy_step(listing, listed, step);
}

bool nn_listing_take(void *context, const struct nn_step *step)
{
    struct nn_listing *const listing = context;
    const uint64_t fingerprint = nn_step_fingerprint(step), result = fingerprint ? fingerprint : 1;
    if (make_table_room(listing)) {
        struct nn_known_result *const place = place_of_result(listing, result);
        const bool is_known = place->result;
        place->result = result;
        listing->lacks_memory = !(is_known ? take_known(listing, place, step) : take_new(listing, place, step));
    } else {
        listing->lacks_memory = true;
    }
    return !listing->lacks_memory && !listing->is_over;
}

bool nn_listing_end(struct nn_listing *listing)
{
    for (int i = 0; i < listing->count; i++) {
        struct nn_listed_step *const listed = listing->listed[i];
        if (!listing->lacks_memory && !listing->is_over)
            listing->is_over = !listing->sink(listing->context, &listed->step);
        nn_step_release(&listed->step);
        free(listed);
    }
    free(listing->listed);
    free(listing->known);
    return !listing->lacks_memory;
}
