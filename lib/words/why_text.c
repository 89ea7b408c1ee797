/* why_text.c: the answer to "why not 5 here?", in the words of a language. */
#include <string.h>

#include "base/text_out.h"
#include "board/names.h"
#include "words/words.h"

/* Without a step, which has a text of its own. Only what these phrases use of the board is there. */
static void tell_why(struct nn_words *words, const nonet_why *why)
{
    switch (why->kind) {
    case NONET_WHY_OPEN: nn_say(words, NN_SAY_WHY_OPEN, why->value, why->cell); break;
    case NONET_WHY_FILLED: nn_say(words, NN_SAY_WHY_FILLED, why->cell, why->held); break;
    case NONET_WHY_RULES:
        nn_say(words, NN_SAY_WHY_RULES, why->value, why->cell, (int)why->conflict.house, (int)why->conflict.cells[1]);
        break;
    case NONET_WHY_MARKS: nn_say(words, NN_SAY_WHY_MARKS, why->value, why->cell); break;
    case NONET_WHY_SOLUTION: nn_say(words, NN_SAY_WHY_SOLUTION, why->value, why->cell); break;
    case NONET_WHY_NOTHING: nn_say(words, NN_SAY_WHY_NOTHING, why->value, why->cell); break;
    case NONET_WHY_STEP: break;
    }
}

size_t nn_why_text(const struct nn_language *language, const nonet_why *why, const nonet_position *position,
                   const char *symbols, char *buffer, size_t size)
{
    struct nn_words words; /* large, and little of it is used */
    size = nn_text_room(buffer, size);
    if (!why || !position || !position->layout) return 0;
    if (why->kind == NONET_WHY_STEP)
        return nn_step_text(language, why->step, position, symbols, NONET_STEP_REASON, buffer, size);
    words.language = language;
    words.telling = NN_TELL_ALL;
    words.layout = position->layout;
    words.symbols = symbols && strlen(symbols) >= (size_t)position->layout->side ? symbols : NULL;
    words.buffer = buffer;
    words.size = size;
    words.length = 0;
    tell_why(&words, why);
    if (size) buffer[words.length < size ? words.length : size - 1] = 0;
    return words.length;
}

size_t nonet_why_text(const nonet_why *why, const nonet_position *position, const char *symbols, char *buffer,
                      size_t size)
{
    return nn_why_text(&nn_english, why, position, symbols, buffer, size);
}
