/* deadly_list.c: the deadly patterns of a position, kept until it changes.
 *
 * The types of a pattern are separate techniques, searched one after the other; they share the patterns, and finding
 * these is most of the work. */
#include "logic/deadly.h"

#include "base/invariants.h"

void nn_deadly_keep(struct nn_deadly_list *list, const struct nn_deadly *deadly)
{
    const int size = nn_cells_count(deadly->cells);
    assert(size > 0 && nn_cells_within(deadly->roof, deadly->cells));
    const int most = list->is_thorough ? NN_DEADLY_KEPT : NN_DEADLY_KEPT_USUALLY;
    if (list->count == most) {
        if (list->sizes[most - 1] <= size) return;
        list->count--;
    }
    int at = list->count++;
    for (; at > 0 && list->sizes[at - 1] > size; at--) {
        list->kept[at] = list->kept[at - 1];
        list->sizes[at] = list->sizes[at - 1];
    }
    list->kept[at] = *deadly;
    list->sizes[at] = size;
}

bool nn_report_deadly_list(struct nn_finding *finding, enum nn_scratch which, nn_deadly_search *find,
                           const enum nn_technique type[NN_DEADLY_TYPES])
{
    struct nn_deadly_list *list = nn_finding_scratch(finding, which, sizeof *list);
    if (!list) return true;
    const struct nn_finding_options *const options = &finding->options;
    const bool is_known = nn_cells_are_none(nn_snapshot_changes(&list->snapshot, finding->grid)) &&
                          list->needs_full_corners == options->needs_full_corners &&
                          list->is_thorough == options->is_thorough;
    if (!is_known) {
        list->needs_full_corners = options->needs_full_corners;
        list->is_thorough = options->is_thorough;
        list->count = 0;
        find(finding, list);
        NN_CHECK(nn_deadly_list_check(list, finding->grid));
    }
    for (int i = 0; i < list->count; i++)
        if (!nn_report_deadly(finding, &list->kept[i], type)) return false;
    return true;
}
