/* rating_text.c: see rating_text.h. */
#include "show/rating_text.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "show/answer_json.h"
#include "show/board_text.h"
#include "show/paragraph.h"

/* ---- the steps ----------------------------------------------------------------------------------- */

bool write_rating_step(void *context, const nonet_rating_step *step)
{
    struct step_teller *const teller = context;
    buffer_print(teller->out, "%d.%d\t%s\t", step->rating / 10, step->rating % 10, step->technique);
    const size_t length = nonet_rating_step_text(step, teller->layout, NULL, NULL, 0);
    nonet_rating_step_text(step, teller->layout, NULL, buffer_reserve(teller->out, length + 1), length + 1);
    teller->out->length += length;
    buffer_add_character(teller->out, '\n');
    return true;
}

bool json_rating_step(void *context, const nonet_rating_step *step)
{
    struct step_teller *const teller = context;
    return nonet_json_rating_step(teller->json, NULL, step, teller->layout) == NONET_OK;
}

/* ---- one puzzle ---------------------------------------------------------------------------------- */

static void write_tenths(struct buffer *out, int tenths)
{
    buffer_print(out, "\t%d.%d", tenths / 10, tenths % 10);
}

static const char *own_hardest(const nonet_rating *rating)
{
    return rating->own.hardest < 0 ? "" : nonet_technique_at((size_t)rating->own.hardest)->name;
}

static void write_columns(struct buffer *out, const struct task *task, unsigned scales, const nonet_rating *rating)
{
    const char *const missing = task->outcome == OUTCOME_TIMEOUT ? "timeout" : "";
    if (rating->scales & NONET_SCALE_SE) {
        write_tenths(out, rating->se.er);
        write_tenths(out, rating->se.ep);
        write_tenths(out, rating->se.ed);
    } else if (scales & NONET_SCALE_SE) {
        buffer_print(out, "\t%s\t\t", missing);
    }
    if (rating->scales & NONET_SCALE_HODOKU)
        buffer_print(out, "\t%" PRId64 "\t%s", rating->hodoku.score, nonet_hodoku_level_name(rating->hodoku.level));
    else if (scales & NONET_SCALE_HODOKU) buffer_print(out, "\t%s\t", missing);
    if (rating->scales & NONET_SCALE_NONET)
        buffer_print(out, "\t%s\t%s", nonet_level_at((size_t)rating->own.level)->name, own_hardest(rating));
    else if (scales & NONET_SCALE_NONET) buffer_print(out, "\t%s\t", missing);
    buffer_add_character(out, '\n');
}

void write_rating(struct buffer *out, const struct task *task, unsigned scales, const nonet_rating *rating)
{
    assert(scales && !(rating->scales & ~scales));
    write_with_marks(out, &task->position); /* candidates belong to the puzzle */
    write_columns(out, task, scales, rating);
}

void json_rating(struct buffer *out, const struct task *task, const nonet_rating *rating, const struct buffer *steps)
{
    nonet_json *const json = json_begin_task(out, task);
    if (task->position.candidates) nonet_json_marked_board(json, "sukaku", &task->position);
    if (task->complaint[0]) json_complaint(json, task);
    else json_verdict(json, task, rating->verdict);
    nonet_json_rating(json, rating);
    if (steps) nonet_json_raw(json, "steps", steps->bytes, steps->length);
    json_end(json, out);
}

/* ---- about the scales ---------------------------------------------------------------------------- */

void write_scale(struct buffer *out, const nonet_scale *scale)
{
    buffer_print(out, "%s%s: %s, by nonet %s\n", out->length ? "\n" : "", scale->version, scale->title,
                 nonet_version());
    add_wrapped(out, scale->rules, strlen(scale->rules), 0, 0);
}

void json_scale(struct buffer *out, const nonet_scale *scale)
{
    nonet_json *const json = json_begin(out);
    nonet_json_scale(json, scale);
    json_end(json, out);
}

void write_rating_header(struct buffer *out, unsigned scales, bool is_canonical)
{
    buffer_add_text(out, "# scale:");
    for (size_t index = 0; nonet_scale_at(index); index++)
        if (scales >> index & 1) buffer_print(out, " %s", nonet_scale_at(index)->version);
    buffer_print(out, "%s, nonet %s\n# puzzle%s%s%s\n", is_canonical ? " of the canonical form" : "", nonet_version(),
                 scales & NONET_SCALE_SE ? "\tER\tEP\tED" : "", scales & NONET_SCALE_HODOKU ? "\tscore\tlevel" : "",
                 scales & NONET_SCALE_NONET ? "\tnonet level\thardest" : "");
}
