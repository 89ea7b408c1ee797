/* canonical_form.c: see canonical_form.h. */
#include "rate/canonical_form.h"

#include <assert.h>
#include <string.h>

#include "base/try.h"
#include "canon/transform.h"

nonet_status nn_canonical_form_init(struct nn_canonical_form *form)
{
    *form = (struct nn_canonical_form){0};
    return nonet_canonizer_new(NULL, &form->canonizer); /* 9x9 takes no time */
}

void nn_canonical_form_release(struct nn_canonical_form *form)
{
    nonet_canonizer_free(form->canonizer);
    form->canonizer = NULL;
}

static int form_source(const struct nn_canonical_form *form, int cell)
{
    assert(cell >= 0 && cell < NN_NINE_CELLS);
    return nn_transform_source(&form->transform, 9, cell / 9, cell % 9);
}

nonet_status nn_canonical_form_make(struct nn_canonical_form *form, const nonet_position *puzzle, const uint8_t *digits)
{
    nonet_canonical found;
    NN_TRY(nonet_canonizer_run(form->canonizer, puzzle, &found));
    form->transform = found.transform;
    memcpy(form->cells, found.cells, sizeof form->cells);
    if (found.candidates) memcpy(form->candidates, found.candidates, sizeof form->candidates);
    form->position = (nonet_position){
        .layout = puzzle->layout, .cells = form->cells, .candidates = found.candidates ? form->candidates : NULL};
    for (int value = 0; value <= 9; value++) form->values[form->transform.values[value]] = (uint8_t)value;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        form->digits[cell] = (uint8_t)(form->transform.values[digits[form_source(form, cell)] + 1] - 1);
    return NONET_OK;
}

nonet_candidate nn_canonical_form_back(const struct nn_canonical_form *form, nonet_candidate candidate)
{
    assert(candidate.value >= 1 && candidate.value <= 9);
    return (nonet_candidate){(uint16_t)form_source(form, candidate.cell), form->values[candidate.value]};
}
