/* rating_text.c: see rating_text.h. */
#include "show/rating_text.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "show/answer_json.h"
#include "show/board_text.h"
#include "show/cell_text.h"
#include "show/paragraph.h"
#include "show/step_json.h"

/* ---- the steps ----------------------------------------------------------------------------------- */

/* "r4c2=1", or "r1c3<>5 r2c3<>57". */
static void add_effect(struct buffer *out, const nonet_rating_step *step, const nonet_layout *layout)
{
    int last = -1;
    if (step->placement) {
        add_cell_text(out, layout, step->placement->cell);
        buffer_print(out, "=%d", step->placement->value);
    }
    for (size_t index = 0; index < step->elimination_count; index++) {
        const nonet_candidate *const gone = &step->eliminations[index];
        if (gone->cell != last) {
            if (last >= 0) buffer_add_character(out, ' ');
            add_cell_text(out, layout, gone->cell);
            buffer_add_text(out, "<>");
        }
        buffer_print(out, "%d", gone->value);
        last = gone->cell;
    }
}

bool write_rating_step(void *context, const nonet_rating_step *step)
{
    struct step_teller *const teller = context;
    buffer_print(teller->out, "%d.%d\t%s\t", step->rating / 10, step->rating % 10, step->technique);
    add_effect(teller->out, step, teller->layout);
    buffer_add_character(teller->out, '\n');
    return true;
}

bool json_rating_step(void *context, const nonet_rating_step *step)
{
    struct step_teller *const teller = context;
    const size_t placed = step->placement ? 1 : 0;
    buffer_print(teller->out, "%s{\"rating\":%d", teller->told++ ? "," : "", step->rating);
    json_text(teller->out, "technique", step->technique);
    json_candidates(teller->out, "placements", teller->layout, step->placement, placed);
    json_candidates(teller->out, "eliminations", teller->layout, step->eliminations, step->elimination_count);
    buffer_add_character(teller->out, '}');
    return true;
}

/* ---- one puzzle ---------------------------------------------------------------------------------- */

/* As a plain line; with candidates, which belong to the puzzle, as one of 729 characters. */
static void write_rated_puzzle(struct buffer *out, const nonet_position *position)
{
    nonet_style style;
    if (!position->candidates || nonet_style_find("sukaku", &style) != NONET_OK ||
        !append_board(out, position, &style)) {
        write_compact(out, position);
        return;
    }
    while (out->length && out->bytes[out->length - 1] == '\n') out->length--;
}

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

static void json_scales(struct buffer *out, const nonet_rating *rating)
{
    if (rating->scales & NONET_SCALE_SE) {
        buffer_print(out, ",\"se\":{\"er\":%d,\"ep\":%d,\"ed\":%d", rating->se.er, rating->se.ep, rating->se.ed);
        if (*rating->se.hardest) json_text(out, "hardest", rating->se.hardest);
        json_text(out, "scale", nonet_scale_at(0)->version);
        buffer_add_character(out, '}');
    }
    if (rating->scales & NONET_SCALE_HODOKU) {
        buffer_print(out, ",\"hodoku\":{\"score\":%" PRId64, rating->hodoku.score);
        json_text(out, "level", nonet_hodoku_level_name(rating->hodoku.level));
        if (*rating->hodoku.hardest) json_text(out, "hardest", rating->hodoku.hardest);
        json_text(out, "scale", nonet_scale_at(1)->version);
        buffer_add_character(out, '}');
    }
    if (rating->scales & NONET_SCALE_NONET) {
        buffer_print(out, ",\"nonet\":{\"level\":\"%s\"", nonet_level_at((size_t)rating->own.level)->name);
        if (*own_hardest(rating)) json_text(out, "hardest", own_hardest(rating));
        json_text(out, "scale", nonet_scale_at(2)->version);
        buffer_add_character(out, '}');
    }
}

void write_rating(struct buffer *out, const struct task *task, unsigned scales, const nonet_rating *rating)
{
    assert(scales && !(rating->scales & ~scales));
    write_rated_puzzle(out, &task->position);
    write_columns(out, task, scales, rating);
}

static void json_rated_puzzle(struct buffer *out, const char *key, const nonet_position *position)
{
    buffer_print(out, ",\"%s\":\"", key);
    write_rated_puzzle(out, position);
    buffer_add_character(out, '"');
}

void json_rating(struct buffer *out, const struct task *task, const nonet_rating *rating, const struct buffer *steps)
{
    json_begin(out, task);
    if (task->position.candidates) json_rated_puzzle(out, "sukaku", &task->position);
    if (task->complaint[0]) json_text(out, "error", task->complaint);
    else json_verdict(out, task, rating->verdict);
    if (rating->canonical) json_rated_puzzle(out, "canonical", rating->canonical);
    json_scales(out, rating);
    if (steps) {
        buffer_add_text(out, ",\"steps\":[");
        buffer_add(out, steps->bytes, steps->length);
        buffer_add_character(out, ']');
    }
    json_end(out);
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
    buffer_print(out, "{\"scale\":\"%s\"", scale->version);
    json_text(out, "name", scale->name);
    json_text(out, "title", scale->title);
    json_text(out, "rules", scale->rules);
    json_text(out, "nonet", nonet_version());
    json_end(out);
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
