/* explanation.h: a puzzle on its way to the solution by logic, step by step; what is said when it cannot be explained. */
#ifndef CLI_EXPLANATION_H
#define CLI_EXPLANATION_H

#include "input/task.h"
#include "options/step_filter.h"
#include "options/technique_choice.h"
#include "options/work_options.h"
#include "run/pipeline.h"
#include "system/buffer.h"

/* What a user may say about explanations, whatever is told of them. */
struct explanation_options {
    struct step_filter filter;
    nonet_path path;
    struct technique_options techniques;
    nonet_reader_settings reader;
    struct work_options work;
};

/* Of one worker. Begins with the first four set. */
struct explanation {
    const struct technique_choice *choice;
    const struct step_filter *filter; /* or NULL: every step is told */
    struct time_limit limit;          /* for all steps of a puzzle together */
    nonet_explainer *explainer;       /* of this choice and limit */
    const char *symbols;              /* of the puzzle at hand; NULL: it is written in numbers */
    int value;                        /* that --value names there; 0: none */
    nonet_json *json;                 /* the answer at hand of explain --json */
};

/* Begin to explain the task's puzzle. False: there is nothing to explain, and the task says why; what is wrong with
 * the player's values and marks has been written to `out` (NULL: it has not). */
bool explanation_begin(struct explanation *explanation, struct task *task, struct buffer *out, nonet_start *start);

/* The next step, or NULL: the end, and task->outcome says which one. */
const nonet_step *explanation_next(struct explanation *explanation, struct task *task);

/* Whether a search was finished and more can be asked; if it was stopped, task->outcome says by what. */
bool explanation_goes_on(const struct explanation *explanation, struct task *task, nonet_status status);

/* Is this a step that --cell and --value ask for? */
bool explanation_tells(const struct explanation *explanation, const nonet_step *step);

/* Where it is: the board before the next step, with its marks. */
const nonet_position *explanation_position(const struct explanation *explanation);

/* Run a job whose workers own a struct explanation; the rest of the job is filled in. Returns the exit code. */
int explanation_run(struct job job, const struct explanation_options *options, char *const *operands);

#endif
