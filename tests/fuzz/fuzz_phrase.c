/* fuzz_phrase.c: any text as a template of a language. What the check takes is said without going wrong, as long as its text is
 * said to be, and the same into a buffer that is too small; the check finds something in all of the rest. */
#include <nonet.h>

#include "fuzz/fuzz_input.h"
#include "words/words.h"

static uint8_t values[81];
static const uint16_t pair_cells[] = {0, 1}, houses[] = {0};
static const nonet_candidate removed[] = {{2, 4}, {2, 5}, {3, 4}};
static const nonet_step step = {.technique = NN_NAKED_PAIR,
                                .values = 24,
                                .cells = {pair_cells, 2},
                                .base = {houses, 1},
                                .eliminations = removed,
                                .elimination_count = 3};

/* Phrases that the step is told with: a sentence, a result, a list, a number, a house. */
static const enum nn_phrase phrases[] = {NN_SAY_NAKED_SET_IN_FULL,   NN_SAY_NAKED_SET, NN_SAY_RESULT, NN_SAY_REMOVALS,
                                         NN_SAY_REMOVALS_IN_FULL,    NN_SAY_LIST_AND,  NN_SAY_NUMBER, NN_SAY_ROW,
                                         NN_SAY_HINT_VALUES_IN_HOUSE};

static void say_with(const struct nn_language *language, const nonet_position *position, nonet_step_form form)
{
    enum { ROOM = 1 << 16, LITTLE = 7 };
    static char text[ROOM];
    char little[LITTLE];
    const size_t length = nn_step_text(language, &step, position, NULL, form, text, sizeof text);
    REQUIRE(strlen(text) == (length < ROOM ? length : ROOM - 1));
    REQUIRE(nn_step_text(language, &step, position, NULL, form, little, sizeof little) == length);
    REQUIRE(!strncmp(little, text, strlen(little)));
    REQUIRE(strlen(little) == (length < LITTLE ? length : LITTLE - 1));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { LONGEST = 300 };
    struct fuzz_input input = {data, size < LONGEST ? size : LONGEST};
    struct nn_language language = nn_english;
    nonet_layout *layout;
    const enum nn_phrase phrase = phrases[input_below(&input, (int)(sizeof phrases / sizeof *phrases))];
    char *const template = input_text(&input);
    const char *const problem = nn_phrase_check(&nn_english, template, nn_phrase_slots(phrase));
    language.phrases[phrase] = template;
    REQUIRE(nonet_layout_new(3, 3, &layout) == NONET_OK);
    const nonet_position position = {.layout = layout, .cells = values};
    for (int form = NONET_STEP_LINE; !problem && form <= NONET_STEP_EUREKA; form++)
        say_with(&language, &position, (nonet_step_form)form);
    REQUIRE(!problem || *problem);
    nonet_layout_free(layout);
    free(template);
    return 0;
}
