/* web_neighbours.c: puzzles near the subject, a bounded number of them. */
#include <string.h>

#include "web/exports/web_inside.h"

struct list {
    nonet_json *json;
    nonet_board *board; /* memory of a neighbour's cells */
    uint32_t left;      /* so many more are wanted */
    bool has_more;
};

static bool tell_neighbour(void *context, const uint8_t *cells)
{
    struct list *const list = context;
    list->has_more = !list->left;
    if (list->has_more) return false;
    list->left--;
    memcpy(list->board->cells, cells, (size_t)nonet_layout_cells(list->board->position.layout));
    return nonet_json_board(list->json, NULL, &list->board->position) == NONET_OK;
}

static void ask_vicinity(const void *vicinity, nonet_progress *progress)
{
    nonet_vicinity_progress(vicinity, progress);
}

static nonet_status tell_all(nonet_vicinity *vicinity, struct list *list)
{
    nonet_vicinity_result result;
    nonet_json_object(list->json, NULL);
    nonet_json_array(list->json, "neighbours");
    web_tell_progress(ask_vicinity, vicinity);
    const nonet_status status = nonet_vicinity_each(vicinity, &web_subject()->position, tell_neighbour, list, &result);
    web_tell_progress(NULL, NULL);
    nonet_json_close(list->json);
    nonet_json_truth(list->json, "more", list->has_more || status == NONET_STOPPED);
    return status;
}

/* On large boards equivalent ones cannot be recognised, and are told, too. */
static const nonet_refusal *problem_with(nonet_vicinity_settings *settings)
{
    const nonet_position *const position = &web_subject()->position;
    if (!nonet_vicinity_problem(position, settings)) return NULL;
    settings->exact = true;
    return nonet_vicinity_problem(position, settings);
}

nonet_status web_neighbours(int remove, int add, uint32_t limit, uint32_t limit_ms)
{
    nonet_vicinity *vicinity;
    nonet_vicinity_settings settings;
    nonet_vicinity_settings_defaults(&settings);
    settings.remove = remove;
    settings.add = add;
    settings.timeout_ms = limit_ms;
    settings.stop = web_stop();
    if (!web_subject()) return web_fail(NONET_ERR_ARG);
    const nonet_refusal *const problem = problem_with(&settings);
    if (problem) return web_refuse(problem);
    nonet_status status = nonet_vicinity_new(&settings, &vicinity);
    if (status != NONET_OK) return web_fail(status);
    struct list list = {.left = limit};
    status = nonet_board_new(web_subject()->position.layout, false, &list.board);
    list.json = web_begin();
    if (status == NONET_OK) status = tell_all(vicinity, &list);
    status = web_end(list.json, status);
    nonet_board_free(list.board);
    nonet_vicinity_free(vicinity);
    return status;
}
