/* all_steps_answer.h: everything that is there in a position (explain --all-steps), as text and as JSON. */
#ifndef CLI_ALL_STEPS_ANSWER_H
#define CLI_ALL_STEPS_ANSWER_H

#include "answers/explanation.h"

/* Writes a step of a list; `note`: more about it, or "". */
typedef void step_teller(struct worker *worker, const nonet_step *step, size_t number, const char *note);

/* Look for all steps that --cell and --value ask for. `techniques`: [technique], these; NULL: those in use. `only_news`:
 * without what easier ones give. The list is the caller's, and may be empty. */
nonet_all_steps *find_all_steps(const struct explanation *explanation, struct task *task, const bool *techniques,
                                bool only_news);

/* The list, with a heading for each technique and a summary. */
void write_all_steps(struct worker *worker, const nonet_all_steps *all, step_teller *tell);

/* How much of the search is done, from 0 to 1: for job.part. */
double all_steps_part(const void *explanation);

#endif
