/* technique_choice.c: see technique_choice.h. */
#include "options/technique_choice.h"

#include <string.h>

#include "system/whole_file.h"

/* ---- the file of --order ------------------------------------------------------------------------- */

static bool read_order(struct technique_choice *choice, const char *path)
{
    struct buffer text = {0};
    nonet_text_error error;
    bool is_fine = read_whole_file(path, "an order of techniques", LARGEST_OPTION_FILE, &text);
    if (is_fine && nonet_ranking_read(text.bytes, text.length, &choice->ranking, &error) != NONET_OK) {
        message_at((struct place){whole_file_name(path), error.line, error.column}, error.message);
        is_fine = false;
    }
    buffer_free(&text);
    return is_fine;
}

/* ---- the choice ---------------------------------------------------------------------------------- */

static bool read_standard_input(char *const *operands)
{
    if (!operands) return false;
    if (!*operands) return true;
    for (; *operands; operands++)
        if (strcmp(*operands, "-") == 0) return true;
    return false;
}

static const char *choice_clash(const struct settings *settings, char *const *operands)
{
    if (!settings->order_file) return NULL;
    if (settings->has_with) return "--with is for the usual order; with --order, add to the file";
    if (strcmp(settings->order_file, "-") == 0 && read_standard_input(operands))
        return "--order - and the puzzles cannot both be read from standard input";
    return NULL;
}

bool technique_choice_make(struct technique_choice *choice, const char *command, const struct settings *settings,
                           char *const *operands)
{
    nonet_explainer_settings_defaults(&choice->explainer);
    const char *const clash = choice_clash(settings, operands);
    if (clash) {
        message_usage(command, "%s (nonet help %s)", clash, command);
        return false;
    }
    for (int technique = 0; technique < NONET_MAX_TECHNIQUES; technique++) {
        choice->leaves_out[technique] =
            settings->without[technique] || (settings->has_only && !settings->only[technique]);
        choice->takes_in[technique] = settings->with[technique];
    }
    choice->explainer.like = settings->like;
    choice->explainer.path = settings->path;
    choice->explainer.leaves_out = choice->leaves_out;
    if (!settings->order_file) {
        choice->explainer.takes_in = choice->takes_in;
        return true;
    }
    choice->explainer.ranking = &choice->ranking;
    return read_order(choice, settings->order_file);
}

/* ---- which steps --------------------------------------------------------------------------------- */

static bool is_among(const struct settings *settings, int value, int side, const nonet_candidate *candidates,
                     size_t count)
{
    for (size_t index = 0; index < count; index++) {
        const bool is_there = !settings->row || (candidates[index].cell / side + 1 == settings->row &&
                                                 candidates[index].cell % side + 1 == settings->column);
        if (is_there && (!value || candidates[index].value == value)) return true;
    }
    return false;
}

bool technique_choice_tells(const struct settings *settings, int value, const nonet_layout *layout,
                            const nonet_step *step)
{
    const int side = nonet_layout_side(layout);
    return is_among(settings, value, side, step->placements, step->placement_count) ||
           is_among(settings, value, side, step->eliminations, step->elimination_count);
}
