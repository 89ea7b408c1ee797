/* list.h: boards as programs write them: lists of lists, or one list, of numbers or of strings.
 *
 *     [[5,3,0,0,7,0,0,0,0],            JSON, Python, JavaScript; 0, null, None, "" or "." for empty cells
 *      [6,0,0,1,9,5,0,0,0], ...]
 *     ["53..7....", "6..195...", ...]  rows as strings
 *     [[5 3 0 0 7 0 0 0 0]             numpy
 *      [6 0 0 1 9 5 0 0 0] ...]
 *     [5,3,0,0,7,0,0,0,0],             rows without the list around them
 *     [6,0,0,1,9,5,0,0,0], ...
 *
 * A name before it (grid = ..., np.array(...) is skipped. Lines are collected until the brackets are closed. What is no
 * part of a cell then becomes a blank, in its place, so that messages have the right column. */
#ifndef NN_LIST_H
#define NN_LIST_H

#include "text/shape.h"

/* More text is no board. */
#define NN_LIST_LIMIT ((size_t)1 << 17)

struct nn_list {
    bool is_open;
    char *text; /* the lines so far, each with a newline; owned */
    size_t length, capacity;
    int depth;           /* of brackets that are open */
    int deepest;         /* of all */
    int rows;            /* lists that were closed at the depth of rows, if these are not in a list */
    int row_items;       /* cells of the first one */
    uint64_t first_line; /* in the text */
};

/* What became of a line. */
enum nn_list_result { NN_LIST_NOT_THIS, NN_LIST_GOES_ON, NN_LIST_COMPLETE };

/* May the line be the first one of a list? */
bool nn_list_begins(const struct nn_line *line, const struct nn_rules *rules);

/* Add a line. NN_LIST_NOT_THIS: the list ended before it. NONET_ERR_TEXT: there is too much of it. */
nonet_status nn_list_add(struct nn_list *list, const struct nn_line *line, enum nn_list_result *result);

/* Read what was collected, which is changed by that. */
nonet_status nn_list_read(struct nn_list *list, const struct nn_rules *rules, struct nn_draft *draft,
                          nonet_text_error *error);
void nn_list_close(struct nn_list *list);

#endif
