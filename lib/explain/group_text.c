/* group_text.c: what there is to say about steps that give the same, besides what they are. */
#include "base/short_text.h"

static void add_part(struct nn_short_text *text)
{
    if (text->length) nn_short_text_add(text, "; ");
}

/* A placed value is one of the filled cells, and not worth a word. */
static size_t filled_by_singles(const nonet_step_group *group)
{
    const size_t placed = group->step->placement_count;
    return group->filled > placed ? group->filled - placed : 0;
}

static void tell_ways(struct nn_short_text *text, size_t others)
{
    if (others) nn_short_text_add(text, "%zu other%s the same", others, others == 1 ? " gives" : "s give");
}

static void tell_singles(struct nn_short_text *text, const nonet_step_group *group)
{
    const size_t cells = filled_by_singles(group);
    if (!group->solves && !cells) return;
    add_part(text);
    if (group->solves) nn_short_text_add(text, "then singles solve the board");
    else nn_short_text_add(text, "then singles fill %zu more cell%s", cells, cells == 1 ? "" : "s");
}

size_t nonet_step_group_text(const nonet_step_group *group, char *buffer, size_t size)
{
    struct nn_short_text text = nn_short_text_begin(buffer, size);
    if (!group || !group->step || !group->ways) return 0;
    tell_ways(&text, group->ways - 1);
    if (!group->news) {
        add_part(&text);
        nn_short_text_add(&text, "nothing new");
    }
    tell_singles(&text, group);
    return text.length;
}
