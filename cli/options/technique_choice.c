/* technique_choice.c: see technique_choice.h. */
#include "options/technique_choice.h"

#include <assert.h>

#include "system/whole_text.h"

/* ---- the file of --order ------------------------------------------------------------------------- */

static bool read_order(struct technique_choice *choice, const char *path)
{
    struct buffer text = {0};
    nonet_text_error error;
    bool is_fine = read_whole_text(path, "an order of techniques", LARGEST_OPTION_FILE, &text);
    if (is_fine && nonet_ranking_read(text.bytes, text.length, &choice->ranking, &error) != NONET_OK) {
        message_at((struct place){whole_file_name(path), error.line, error.column}, error.message);
        is_fine = false;
    }
    buffer_free(&text);
    return is_fine;
}

/* ---- the choice ---------------------------------------------------------------------------------- */

bool technique_choice_make(struct technique_choice *choice, const struct technique_options *options, nonet_path path)
{
    nonet_explainer_settings_defaults(&choice->explainer);
    for (int technique = 0; technique < NONET_MAX_TECHNIQUES; technique++) {
        choice->leaves_out[technique] =
            options->without.has[technique] || (options->only.is_said && !options->only.has[technique]);
        choice->takes_in[technique] = options->with.has[technique];
    }
    assert(!options->with.is_said || !options->order_file);
    choice->explainer.like = options->like;
    choice->explainer.path = path;
    choice->explainer.leaves_out = choice->leaves_out;
    if (!options->order_file) {
        choice->explainer.takes_in = choice->takes_in;
        return true;
    }
    choice->explainer.ranking = &choice->ranking;
    return read_order(choice, options->order_file);
}
