/* words.c: putting a step into words: the public call, which uses the writers of its technique.
 *
 * Everything is derived from the public step and the position; the tell_*.c of the families know what the parts of a
 * step mean (docs/steps.md). */
#include "words/words.h"

#include <assert.h>
#include <string.h>

#include "base/text_out.h"
#include "board/check.h"

void nn_words_load_board(struct nn_words *words)
{
    assert(words->layout == words->position->layout);
    const nonet_position *position = words->position;
    nn_position_candidates(position, words->candidates);
    words->filled = nn_no_cells();
    for (int value = 1; value <= words->layout->side; value++)
        words->places[value] = words->holders[value] = nn_no_cells();
    for (int cell = 0; cell < words->layout->cells; cell++) {
        const int held = position->cells[cell];
        if (held) {
            nn_cells_add(&words->holders[held], cell);
            nn_cells_add(&words->filled, cell);
            words->candidates[cell] = 0;
        }
        for (uint64_t values = words->candidates[cell]; values;)
            nn_cells_add(&words->places[nn_take_bit(&values) + 1], cell);
    }
}

bool nn_words_begin(struct nn_words *words, const nonet_step *step, const nonet_position *position)
{
    words->language = &nn_english;
    words->step = step;
    words->position = position;
    words->telling = NN_TELL_ALL;
    words->symbols = NULL;
    words->has_loops = false;
    words->buffer = NULL;
    words->size = words->length = 0;
    words->lacks_memory = false;
    if (!nn_position_is_classic(position) || position->layout->side > NN_LOGIC_SIDE) return false;
    words->layout = position->layout;
    words->leaned_on = nn_no_cells();
    words->inside = NULL;
    nn_words_load_board(words);
    return true;
}

static void tell_line(struct nn_words *words, const struct nn_teller *teller)
{
    nn_say_technique_name(words);
    nn_note(words, ": ");
    if (teller) teller->line(words);
    nn_say_result_short(words);
}

/* All chains of a forcing net, in one list. */
static bool tell_forcing_net(struct nn_words *words)
{
    bool is_net = false;
    for (size_t i = 0; i < nn_words_branches(words); i++)
        is_net = is_net || !nn_chain_is_plain(&words->step->chains[i]);
    struct nn_told_net net;
    if (!is_net || !nn_net_open(&net, words, words->step->chains, nn_words_branches(words))) return false;
    nn_say_net_short(&net);
    nn_net_close(&net);
    return true;
}

/* Of forcing chains each branch says what is supposed, and what it comes to. */
static void tell_chains(struct nn_words *words, const struct nn_teller *teller)
{
    const bool is_forcing = teller->line == nn_line_forcing || teller->line == nn_line_kraken;
    if (is_forcing && tell_forcing_net(words)) return;
    for (size_t i = 0; i < nn_words_branches(words); i++) {
        const nonet_step_chain *chain = &words->step->chains[i];
        if (i) nn_note(words, "\n");
        if (is_forcing) nn_say_branch(words, chain);
        else nn_say_chain(words, chain);
    }
    if (!words->has_loops) nn_say_chain_of_sets(words);
}

/* Forcing chains and nets, which have as many lines as they need. */
static bool has_branches(const struct nn_words *words)
{
    const nonet_step *const step = words->step;
    return nn_words_branches(words) > 1 || step->branch_count < step->chain_count ||
           (step->chain_count && !nn_chain_is_plain(&step->chains[0]));
}

/* As a good player would say it: in four lines. If that is not enough, a text without branches leaves out what can be
 * seen on the board. */
static void tell_normal(struct nn_words *words, const struct nn_teller *teller)
{
    const size_t before = words->length;
    teller->reason(words);
    if (words->length - before <= NN_FOUR_LINES || has_branches(words)) return;
    words->length = before;
    words->telling = NN_TELL_LEAST;
    teller->reason(words);
}

/* What can be said without knowing the pattern. */
static void tell_without_pattern(struct nn_words *words, nonet_step_form form)
{
    switch (form) {
    case NONET_STEP_LINE:
    case NONET_STEP_HODOKU: tell_line(words, NULL); break;
    case NONET_STEP_REASON:
    case NONET_STEP_NORMAL: nn_say(words, NN_SAY_RESULT); break;
    case NONET_STEP_CHAINS:
    case NONET_STEP_EUREKA: break;
    case NONET_STEP_PLACE: nn_say_place(words, nn_place_result); break;
    case NONET_STEP_WHAT: nn_what_unknown(words); break;
    }
}

static void tell(struct nn_words *words, nonet_step_form form)
{
    const struct nn_teller *teller = nn_teller_of(words->step);
    if (form == NONET_STEP_NORMAL) words->telling = NN_TELL_NORMAL;
    if (!teller) {
        tell_without_pattern(words, form);
        return;
    }
    words->has_loops = form == NONET_STEP_CHAINS || form == NONET_STEP_HODOKU;
    switch (form) {
    case NONET_STEP_LINE:
    case NONET_STEP_HODOKU: tell_line(words, teller); break;
    case NONET_STEP_REASON: teller->reason(words); break;
    case NONET_STEP_NORMAL: tell_normal(words, teller); break;
    case NONET_STEP_CHAINS:
    case NONET_STEP_EUREKA: tell_chains(words, teller); break;
    case NONET_STEP_PLACE: nn_say_place(words, teller->place); break;
    case NONET_STEP_WHAT: teller->what(words); break;
    }
}

/* Whether there is a symbol for every value of the board. */
static bool has_all_symbols(const char *symbols, const nonet_layout *layout)
{
    return symbols && strlen(symbols) >= (size_t)nonet_layout_side(layout);
}

bool nonet_step_has_text(const nonet_step *step, nonet_step_form form)
{
    if (!step) return false;
    if (form == NONET_STEP_EUREKA) return step->branch_count || nn_has_chain_of_sets(step);
    return form != NONET_STEP_CHAINS || step->branch_count;
}

size_t nn_step_text(const struct nn_language *language, const nonet_step *step, const nonet_position *position,
                    const char *symbols, nonet_step_form form, char *buffer, size_t size)
{
    struct nn_words words; /* large, so only what the board uses is written */
    words.length = 0;
    size = nn_text_room(buffer, size);
    const bool is_known = step && step->technique >= 0 && step->technique < NN_TECHNIQUES;
    if (is_known && nn_words_begin(&words, step, position)) {
        words.language = language;
        words.symbols = has_all_symbols(symbols, position->layout) ? symbols : NULL;
        words.buffer = buffer;
        words.size = size;
        tell(&words, form);
        if (words.lacks_memory) words.length = 0; /* half a reason is none */
    }
    if (size) buffer[words.length < size ? words.length : size - 1] = 0;
    return words.length;
}

size_t nonet_step_text(const nonet_step *step, const nonet_position *position, const char *symbols,
                       nonet_step_form form, char *buffer, size_t size)
{
    return nn_step_text(&nn_english, step, position, symbols, form, buffer, size);
}
