/* escapes.c: see escapes.h. ncurses recognises the keys that it knows; of all others it returns the characters one by
 * one, so Alt-d would be an Escape and a d. They arrive together, while a person needs longer between two keys: so an
 * Escape is a key only if nothing follows it. ECMA-48 says where sequences end:
 *
 *     ESC [ parameters, intermediates, a final byte      CSI: most function keys
 *     ESC O character                                    SS3: F1 to F4, the keypad
 *     ESC ] P X ^ _ text, then BEL or ESC \              strings: answers of terminals
 *     ESC character                                      Alt
 *
 * Everything is read without waiting, so an endless sequence cannot block us. It may be a key that ncurses knows: on a
 * busy machine its sequence may arrive in pieces, and ncurses takes the first for an Escape. */
#include "escapes.h"

#include <assert.h>
#include <curses.h>

enum { BELL = 7, ESCAPE = 27, LONGEST_KEY = 16 };

/* The characters so far. */
static struct sequence {
    char bytes[LONGEST_KEY + 1];
    int length;
} sequence;

static void note(wint_t character)
{
    if (sequence.length < LONGEST_KEY) sequence.bytes[sequence.length++] = (char)character;
    sequence.bytes[sequence.length] = 0;
}

/* The next character of the sequence, or 0. The start of another sequence is left in place. */
static wint_t next_character(void)
{
    wint_t code;
    const int kind = get_wch(&code);
    if (kind == KEY_CODE_YES) ungetch((int)code);
    if (kind == OK && code == ESCAPE) unget_wch(ESCAPE);
    if (kind != OK || code == ESCAPE) return 0;
    note(code);
    return code;
}

/* The Linux console has ESC [ [ A for F1. */
static void swallow_control_sequence(void)
{
    wint_t character = next_character();
    if (character == '[') {
        next_character();
        return;
    }
    while (character >= ' ' && character < '@') character = next_character();
}

/* Its end, an Escape and a backslash, is swallowed like Alt with a key. */
static void swallow_string(void)
{
    wint_t character;
    do character = next_character();
    while (character && character != BELL);
}

/* Read to the end of the sequence that begins with this. False: it does not begin one, and is left in place. */
static bool read_sequence(wint_t first)
{
    note(ESCAPE);
    note(first);
    switch (first) {
    case '[': swallow_control_sequence(); return true;
    case 'O': next_character(); return true;
    case ']':
    case 'P':
    case 'X':
    case '^':
    case '_': swallow_string(); return true;
    case ESCAPE: unget_wch(ESCAPE); return false; /* pressed twice, or Alt with it */
    default: return true;
    }
}

static int known_key(void)
{
    const int known = key_defined(sequence.bytes);
    return known > 0 ? known : 0;
}

int escapes_take(void)
{
    wint_t code;
    const int kind = get_wch(&code);
    sequence.length = 0;
    if (kind == ERR) return ESCAPE;
    if (kind == KEY_CODE_YES) {
        const bool is_alt = code != KEY_MOUSE && code <= KEY_MAX;
        if (!is_alt) ungetch((int)code); /* the mouse, a paste */
        return is_alt ? 0 : ESCAPE;
    }
    if (!read_sequence(code)) return ESCAPE;
    return known_key();
}

int escapes_take_rest(int first)
{
    assert(first == '[' || first == 'O');
    sequence.length = 0;
    read_sequence((wint_t)first);
    return known_key();
}
