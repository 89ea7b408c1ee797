/* explanation_page.h: a whole explanation as one file of HTML that needs nothing else: every step with its picture and its
 * reason, ratings, the JSON of it all. Without a script it is a long page; with its own it shows a step at a time. */
#ifndef CLI_EXPLANATION_PAGE_H
#define CLI_EXPLANATION_PAGE_H

#include "answers/explanation.h"

/* Of one run. Begins as zeros but for the path. */
struct explanation_page {
    const char *path;
    bool has_puzzle, has_several; /* one puzzle makes a page; more than one make none */
    bool is_complete;
    size_t steps;
    struct buffer story, list, profile, json; /* collected step by step: the sections, their list, their bars */
    struct buffer whole;
};

/* The worker's puzzle, whose explanation has begun, becomes the page; `start_verdict` of nonet_explainer_begin. Not of several:
 * nothing more is wanted then. */
void explanation_page_make(struct explanation_page *page, struct worker *worker, struct task *task,
                           nonet_verdict start_verdict, nonet_like like);

/* Write the file, if there is a page, and free it. `is_cut`: by a signal; then there is no file. False after a message. */
bool explanation_page_end(struct explanation_page *page, bool is_cut);

#endif
