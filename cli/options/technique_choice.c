/* technique_choice.c: see technique_choice.h. */
#include "options/technique_choice.h"

#include <assert.h>
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

static const char *choice_clash(const struct technique_options *options, char *const *operands)
{
    if (!options->order_file) return NULL;
    if (options->with.is_said) return "--with is for the usual order; with --order, add to the file";
    if (strcmp(options->order_file, "-") == 0 && read_standard_input(operands))
        return "--order - and the puzzles cannot both be read from standard input";
    return NULL;
}

bool technique_choice_make(struct technique_choice *choice, const char *command,
                           const struct technique_options *options, nonet_path path, char *const *operands)
{
    nonet_explainer_settings_defaults(&choice->explainer);
    const char *const clash = choice_clash(options, operands);
    if (clash) {
        message_usage(command, "%s (nonet help %s)", clash, command);
        return false;
    }
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
