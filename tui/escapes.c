/* escapes.c: see escapes.h. ncurses takes keys apart that it knows; of all others it hands out the characters one by
 * one, and Alt-d would be an Escape and a d. They come together, while a person needs longer from one key to the
 * next: so an Escape is a key only if nothing is there behind it. How long sequences are is told by ECMA-48:
 *
 *     ESC [ parameters, intermediates, a final byte      CSI: most function keys
 *     ESC O character                                    SS3: F1 to F4, the keypad
 *     ESC ] P X ^ _ text, then BEL or ESC \              strings: answers of terminals
 *     ESC character                                      Alt
 *
 * Everything is read without waiting, so what never ends is not waited for. A key that ncurses knows can be among them:
 * on a busy machine its sequence may come in pieces, and ncurses takes the first for an Escape. */
#include "escapes.h"

#include <assert.h>
#include <curses.h>

enum { BELL = 7, ESCAPE = 27, LONGEST_KEY = 16 };

/* What came so far, as far as keys go. */
static struct sequence {
    char bytes[LONGEST_KEY + 1];
    int length;
} sequence;

static void note(wint_t character)
{
    if (sequence.length < LONGEST_KEY) sequence.bytes[sequence.length++] = (char)character;
    sequence.bytes[sequence.length] = 0;
}

/* The next character of the sequence that is there, 0: none. What begins another one stays there. */
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

/* Its end, an Escape and a backslash, is swallowed as Alt with a key is. */
static void swallow_string(void)
{
    wint_t character;
    do character = next_character();
    while (character && character != BELL);
}

/* Read on to the end of what begins so. False: it is no beginning, and stays there. */
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
