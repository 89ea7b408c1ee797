/* key_help.c: see key_help.h. Made of the game's own table of keys. */
#include "key_help.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "dialog.h"
#include "game/game.h"
#include "look.h"
#include "wrap_text.h"

enum { TEXT_BYTES = 16 * 1024, KEY_COLUMNS = 20 };

/* Of what board, and which table. */
struct help_wish {
    int side;
    const nonet_game_binding *(*binding_at)(size_t index);
};

struct help_text {
    char bytes[TEXT_BYTES];
    size_t length;
    int column;
};

static void add_help_bytes(struct help_text *text, const char *bytes, size_t length)
{
    if (text->length + length >= sizeof text->bytes) return;
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = 0;
}

static void add_help_text(struct help_text *text, const char *words)
{
    add_help_bytes(text, words, strlen(words));
}

/* A line of the explanation, after the keys or below them. */
static void add_help_line(void *context, int line, const char *words, size_t length)
{
    struct help_text *const text = context;
    char blanks[KEY_COLUMNS + 1];
    const int missing = line ? KEY_COLUMNS : KEY_COLUMNS - text->column;
    snprintf(blanks, sizeof blanks, "%*s", missing, "");
    add_help_text(text, blanks);
    add_help_bytes(text, words, length);
    add_help_text(text, "\n");
}

static void add_help(struct help_text *text, const char *keys, const char *help)
{
    const int columns = COLS - 2 - KEY_COLUMNS;
    add_help_text(text, "  ");
    add_help_text(text, keys);
    text->column = 2 + (int)strlen(keys);
    if (text->column >= KEY_COLUMNS) {
        add_help_text(text, "\n");
        text->column = 0;
    }
    wrap_text(help, columns > 10 ? columns : 10, add_help_line, text);
}

static void add_heading_line(struct help_text *text, const char *heading)
{
    add_help_text(text, "\n");
    add_help_text(text, heading);
    add_help_text(text, "\n");
}

/* Control characters are alternatives for keys already listed, or belong to the terminal (Ctrl-Z). */
static bool is_worth_naming(const nonet_game_binding *binding)
{
    return binding->help || (binding->key >= ' ' && binding->key != 127);
}

/* The names of all keys of the row's command: "Left h". */
static void add_key_names(const struct help_wish *wish, size_t index, char *names, size_t size)
{
    const nonet_game_binding *binding = wish->binding_at(index);
    size_t used = 0;
    do {
        if (!is_worth_naming(binding)) continue;
        const int length = snprintf(names + used, size - used, "%s%s", used ? " " : "", binding->name);
        if (length > 0) used += (size_t)length;
    } while (used < size && (binding = wish->binding_at(++index)) && !binding->help);
}

/* "1-9 A-G" on a 16x16 board. */
static void add_symbol_keys(struct help_text *text, int side)
{
    char keys[16];
    if (side < 10) snprintf(keys, sizeof keys, "1-%c", nonet_game_symbol(side));
    else if (side == 10) snprintf(keys, sizeof keys, "1-9 A");
    else snprintf(keys, sizeof keys, "1-9 A-%c", nonet_game_symbol(side));
    add_help(text, keys, "enter a value; in the other modes a mark or a colour");
}

static void add_hint_colours(struct help_text *text)
{
    add_heading_line(text, "The colours of a hint");
    add_help(text, "green", "placed");
    add_help(text, "red", "removed");
    add_help(text, "blue", "the pattern; of a chain what is true");
    add_help(text, "rose", "of a chain what is false");
    add_help(text, "orange", "fins");
    add_help(text, "others", "more sets of the pattern, as the text names them");
}

/* For a window as wide as it is now. */
static const char *help_text_of(void *context)
{
    static struct help_text text;
    const struct help_wish *const wish = context;
    const char *group = "";
    const nonet_game_binding *binding;
    text.length = 0;
    add_symbol_keys(&text, wish->side);
    for (size_t index = 0; (binding = wish->binding_at(index)); index++) {
        char names[80] = "";
        if (!binding->help) continue;
        if (strcmp(binding->group, group) != 0) add_heading_line(&text, binding->group);
        group = binding->group;
        add_key_names(wish, index, names, sizeof names);
        add_help(&text, names, binding->help);
    }
    add_heading_line(&text, "The terminal");
    const bool is_game = wish->binding_at == nonet_game_binding_at;
    add_help(&text, "Mouse",
             is_game ? "choose a cell, with Ctrl one more, dragged all on the way; a digit beside the board enters it"
                     : "choose a cell, with Ctrl one more");
    if (is_game) add_help(&text, "Paste", "a puzzle in any notation is played, or entered in edit mode");
    add_help(&text, "Ctrl-Z", "suspend; fg goes on");
    add_help(&text, "Ctrl-L", "draw the screen again");
    if (PAIR_NUMBER(look_of(LOOK_ROLE_PLACED))) add_hint_colours(&text);
    return text.bytes;
}

void key_help_of(int side, const nonet_game_binding *(*binding_at)(size_t index))
{
    struct help_wish wish = {side, binding_at};
    dialog_read("Keys", help_text_of, &wish);
}

void key_help_show(int side)
{
    key_help_of(side, nonet_game_binding_at);
}
