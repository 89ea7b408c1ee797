/* menu_paste.c: puzzles typed or pasted one after the other, until q. The library's reader gets the lines as they come.
 * Where more lines could change the meaning (a 4x4 line could begin a 16x16 board), it is told to take what it has when
 * nothing comes for a moment, at an empty line, and at q. */
#include <inttypes.h>

#include "menu/menu.h"
#include "system/interrupt.h"

enum { MOMENT_MS = 100 };

struct pasting {
    struct menu *menu;
    nonet_reader *reader;
    uint64_t lines;  /* passed to the reader */
    uint64_t before; /* of these, before the last question */
    bool is_open;    /* lines came that the reader was not told to take yet */
    bool is_partial; /* lines came that gave no puzzle yet */
    bool is_ended;   /* by an empty line, but incomplete */
    bool is_over;    /* there is no more input */
};

static void ask_for_puzzle(struct pasting *pasting, const char *what)
{
    pasting->before = pasting->lines;
    dialogue_say("%s (q: back to the menu):\n", what);
}

static void feed_line(struct pasting *pasting)
{
    const struct buffer *const line = dialogue_line(pasting->menu->dialogue);
    const nonet_status status = nonet_reader_feed(pasting->reader, line->bytes, line->length);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    pasting->lines++;
    pasting->is_open = true;
}

static void tell_text_error(struct pasting *pasting, const nonet_text_error *error)
{
    const uint64_t line = error->line > pasting->before ? error->line - pasting->before : 1;
    dialogue_say("line %" PRIu64 ", column %" PRIu64 ": %s\n", line, error->column, error->message);
    pasting->is_partial = pasting->is_ended = false;
    if (!pasting->is_over) ask_for_puzzle(pasting, "Try again");
}

static void take_as_it_stands(struct pasting *pasting)
{
    nonet_reader_pause(pasting->reader);
    pasting->is_open = false;
}

/* No more input comes, and the reader wants some: start over. */
static void begin_anew(struct pasting *pasting)
{
    if (pasting->is_partial) return;
    nonet_reader_restart(pasting->reader);
    pasting->lines = pasting->before = 0;
}

static void take_line_of_puzzle(struct pasting *pasting)
{
    const bool is_empty = !*dialogue_answer(pasting->menu->dialogue);
    feed_line(pasting);
    pasting->is_ended = is_empty && pasting->is_partial;
    if (!is_empty) pasting->is_partial = true;
    else take_as_it_stands(pasting);
}

/* The reader needs more: get it. REPLY_GIVEN: ask the reader again. */
static enum reply get_lines(struct pasting *pasting)
{
    const bool is_brief = pasting->is_open || pasting->is_ended;
    const enum reply reply = dialogue_wait(pasting->menu->dialogue, is_brief ? MOMENT_MS : -1);
    switch (reply) {
    case REPLY_GIVEN: take_line_of_puzzle(pasting); return reply;
    case REPLY_NOTHING:
        if (pasting->is_ended) dialogue_say("This is not a whole board yet; continue, or give up with q.\n");
        pasting->is_ended = false;
        take_as_it_stands(pasting);
        return REPLY_GIVEN;
    case REPLY_LEAVE:
        if (!pasting->is_open) return reply;
        dialogue_put_back(pasting->menu->dialogue);
        take_as_it_stands(pasting);
        return REPLY_GIVEN;
    case REPLY_END: break;
    }
    if (interrupt_signal()) {
        dialogue_say("\n");
        return REPLY_END;
    }
    nonet_reader_finish(pasting->reader);
    pasting->is_over = true;
    return REPLY_GIVEN;
}

/* The next puzzle, into `puzzle`. */
static enum reply next_puzzle(struct pasting *pasting, nonet_puzzle *puzzle)
{
    for (;;) {
        nonet_text_error error;
        enum reply reply = REPLY_GIVEN;
        const nonet_status status = nonet_reader_next(pasting->reader, puzzle, &error);
        switch (status) {
        case NONET_OK: pasting->is_partial = pasting->is_ended = false; return REPLY_GIVEN;
        case NONET_ERR_TEXT: tell_text_error(pasting, &error); break;
        case NONET_MORE:
            if (!pasting->is_open) begin_anew(pasting);
            reply = get_lines(pasting);
            break;
        case NONET_END: return REPLY_END;
        default: fatal(nonet_status_name(status));
        }
        if (reply != REPLY_GIVEN) return reply;
    }
}

enum reply menu_type_one(struct menu *menu, struct own_puzzle *own)
{
    struct pasting pasting = {.menu = menu};
    struct task task = {0};
    nonet_puzzle puzzle;
    if (nonet_reader_new(&menu->reader, &pasting.reader) != NONET_OK) fatal("out of memory");
    const enum reply reply = next_puzzle(&pasting, &puzzle);
    if (reply == REPLY_GIVEN) {
        task_set_puzzle(&task, "your puzzle", &puzzle);
        menu_keep_own(own, &task);
    }
    nonet_reader_free(pasting.reader);
    return reply;
}

enum reply menu_paste(struct menu *menu)
{
    struct pasting pasting = {.menu = menu};
    struct task task = {0};
    nonet_puzzle puzzle;
    enum reply reply;
    if (nonet_reader_new(&menu->reader, &pasting.reader) != NONET_OK) fatal("out of memory");
    ask_for_puzzle(&pasting, "Type or paste a puzzle, in any notation");
    while ((reply = next_puzzle(&pasting, &puzzle)) == REPLY_GIVEN) {
        task_set_puzzle(&task, "your puzzle", &puzzle);
        reply = menu_answer(menu, &task, "Your puzzle");
        if (reply != REPLY_GIVEN) break;
        if (!pasting.is_over) ask_for_puzzle(&pasting, "Another one");
    }
    nonet_reader_free(pasting.reader);
    return reply;
}
