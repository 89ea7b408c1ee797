/* look.c: see look.h. The background of the terminal is left alone, light or dark: plain text has the terminal's own
 * colours, coloured text is readable on both, and a look with a background sets the foreground, too. Only the shade of rows and columns
 * has to know which it is, to be a shade. Without colours,
 * bold, underlined and reversed text do the job. NO_COLOR is obeyed. The cursor is reversed text everywhere, so no
 * other look is. */
#include "look.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct appearance {
    chtype plain;         /* attributes without colours */
    chtype attributes;    /* with colours */
    short text, back;     /* of 256 */
    short text_8, back_8; /* of eight */
};

enum { NONE = -1, BLACK = 16, WHITE = 231 };

/* clang-format off */
static const struct appearance appearances[LOOK_COUNT] = {
    [LOOK_PLAIN]            = {A_NORMAL, A_NORMAL, NONE, NONE, NONE, NONE},
    [LOOK_FRAME]            = {A_NORMAL, A_NORMAL, 243, NONE, NONE, NONE},
    [LOOK_QUIET]            = {A_NORMAL, A_NORMAL, 243, NONE, NONE, NONE},
    [LOOK_STRONG]           = {A_BOLD, A_BOLD, NONE, NONE, NONE, NONE},
    [LOOK_GIVEN]            = {A_BOLD, A_BOLD, NONE, NONE, NONE, NONE},
    [LOOK_ENTRY]            = {A_NORMAL, A_NORMAL, 32, NONE, COLOR_CYAN, NONE},
    [LOOK_MARK]             = {A_DIM, A_NORMAL, 243, NONE, NONE, NONE},
    [LOOK_HIGHLIGHT]        = {A_BOLD | A_UNDERLINE, A_BOLD, BLACK, 221, COLOR_BLACK, COLOR_YELLOW},
    [LOOK_BAD]              = {A_BOLD | A_UNDERLINE, A_BOLD, 196, NONE, COLOR_RED, NONE},
    [LOOK_HINTED]           = {A_UNDERLINE, A_NORMAL, BLACK, 152, COLOR_WHITE, COLOR_BLUE},
    [LOOK_SHADE]            = {A_NORMAL, A_NORMAL, 253, 236, COLOR_WHITE, COLOR_BLUE},
    [LOOK_SHADED_GIVEN]     = {A_BOLD, A_BOLD, 255, 236, COLOR_WHITE, COLOR_BLUE},
    [LOOK_SHADED_ENTRY]     = {A_NORMAL, A_NORMAL, 75, 236, COLOR_CYAN, COLOR_BLUE},
    [LOOK_SHADED_MARK]      = {A_DIM, A_NORMAL, 247, 236, COLOR_WHITE, COLOR_BLUE},
    [LOOK_SHADED_BAD]       = {A_BOLD | A_UNDERLINE, A_BOLD, 203, 236, COLOR_YELLOW, COLOR_BLUE},
    [LOOK_COLOUR + 0]       = {A_UNDERLINE, A_NORMAL, BLACK, 217, COLOR_BLACK, COLOR_RED},
    [LOOK_COLOUR + 1]       = {A_UNDERLINE, A_NORMAL, BLACK, 157, COLOR_BLACK, COLOR_GREEN},
    [LOOK_COLOUR + 2]       = {A_UNDERLINE, A_NORMAL, BLACK, 153, COLOR_WHITE, COLOR_BLUE},
    [LOOK_COLOUR + 3]       = {A_UNDERLINE, A_NORMAL, BLACK, 215, COLOR_BLACK, COLOR_YELLOW},
    [LOOK_COLOUR + 4]       = {A_UNDERLINE, A_NORMAL, BLACK, 183, COLOR_BLACK, COLOR_MAGENTA},
    [LOOK_COLOUR + 5]       = {A_UNDERLINE, A_NORMAL, BLACK, 116, COLOR_BLACK, COLOR_CYAN},
    [LOOK_ROLE_PLACED]      = {A_BOLD | A_UNDERLINE, A_BOLD, BLACK, 114, COLOR_BLACK, COLOR_GREEN},
    [LOOK_ROLE_REMOVED]     = {A_UNDERLINE, A_BOLD, WHITE, 160, COLOR_WHITE, COLOR_RED},
    [LOOK_ROLE_FIN]         = {A_BOLD, A_BOLD, BLACK, 215, COLOR_BLACK, COLOR_YELLOW},
    [LOOK_ROLE_TRUE]        = {A_BOLD, A_BOLD, BLACK, 117, COLOR_BLACK, COLOR_CYAN},
    [LOOK_ROLE_FALSE]       = {A_NORMAL, A_NORMAL, BLACK, 181, COLOR_BLACK, COLOR_MAGENTA},
    [LOOK_ROLE_OPEN]        = {A_BOLD, A_BOLD, BLACK, 250, COLOR_BLACK, COLOR_WHITE},
    [LOOK_ROLE_PATTERN]     = {A_BOLD, A_BOLD, BLACK, 117, COLOR_BLACK, COLOR_CYAN},
    [LOOK_ROLE_SET + 0]     = {A_BOLD, A_BOLD, BLACK, 117, COLOR_BLACK, COLOR_CYAN},
    [LOOK_ROLE_SET + 1]     = {A_BOLD, A_BOLD, BLACK, 222, COLOR_BLACK, COLOR_YELLOW},
    [LOOK_ROLE_SET + 2]     = {A_BOLD, A_BOLD, BLACK, 183, COLOR_BLACK, COLOR_MAGENTA},
    [LOOK_ROLE_SET + 3]     = {A_BOLD, A_BOLD, BLACK, 151, COLOR_BLACK, COLOR_GREEN},
    [LOOK_ROLE_SET + 4]     = {A_BOLD, A_BOLD, BLACK, 216, COLOR_BLACK, COLOR_RED},
    [LOOK_ROLE_SET + 5]     = {A_BOLD, A_BOLD, BLACK, 110, COLOR_WHITE, COLOR_BLUE},
};
/* clang-format on */

/* The shade of a light terminal. */
static const struct appearance light_shades[] = {
    {A_NORMAL, A_NORMAL, 16, 254, COLOR_BLACK, COLOR_WHITE},
    {A_BOLD, A_BOLD, 16, 254, COLOR_BLACK, COLOR_WHITE},
    {A_NORMAL, A_NORMAL, 25, 254, COLOR_BLUE, COLOR_WHITE},
    {A_DIM, A_NORMAL, 241, 254, COLOR_BLACK, COLOR_WHITE},
    {A_BOLD | A_UNDERLINE, A_BOLD, 160, 254, COLOR_RED, COLOR_WHITE},
};

static chtype looks[LOOK_COUNT];

/* Some terminals tell their colours: COLORFGBG is "15;0", or "0;default;15", of the usual 16. */
static bool is_light(enum background_wanted wanted)
{
    const char *const told = getenv("COLORFGBG"), *const last = told ? strrchr(told, ';') : NULL;
    if (wanted != BACKGROUND_AUTO) return wanted == BACKGROUND_LIGHT;
    return last && (strcmp(last, ";7") == 0 || strcmp(last, ";15") == 0);
}

static const struct appearance *appearance_of(int look, bool has_light_shades)
{
    const bool is_shade = look >= LOOK_SHADE && look <= LOOK_SHADED_BAD;
    return has_light_shades && is_shade ? &light_shades[look - LOOK_SHADE] : &appearances[look];
}

static chtype coloured_look(int look, bool has_light_shades)
{
    const struct appearance *const own = appearance_of(look, has_light_shades);
    const bool is_rich = COLORS >= 256;
    const short text = is_rich ? own->text : own->text_8, back = is_rich ? own->back : own->back_8;
    if (text == NONE && back == NONE) return own->attributes;
    assert(look + 1 < COLOR_PAIRS && text < COLORS && back < COLORS);
    init_pair((short)(look + 1), text, back);
    return own->attributes | (chtype)COLOR_PAIR(look + 1);
}

/* The terminal must support its default colours (-1), or everything would get our background. */
static bool can_colour(bool has_colours)
{
    const char *const no_color = getenv("NO_COLOR");
    if (!has_colours || (no_color && *no_color) || !has_colors()) return false;
    return start_color() == OK && use_default_colors() == OK && COLORS >= 8 && COLOR_PAIRS > LOOK_COUNT;
}

void look_begin(bool has_colours, enum background_wanted background)
{
    const bool is_coloured = can_colour(has_colours), has_light_shades = is_light(background);
    for (int look = 0; look < LOOK_COUNT; look++) {
        looks[look] = is_coloured ? coloured_look(look, has_light_shades) : appearances[look].plain;
        assert(!(looks[look] & A_REVERSE));
    }
}

chtype look_of(enum look look)
{
    return looks[look];
}

chtype look_of_role(nonet_role role, int set)
{
    static const enum look by_role[] = {
        [NONET_ROLE_PLACED] = LOOK_ROLE_PLACED,   [NONET_ROLE_REMOVED] = LOOK_ROLE_REMOVED,
        [NONET_ROLE_FIN] = LOOK_ROLE_FIN,         [NONET_ROLE_TRUE] = LOOK_ROLE_TRUE,
        [NONET_ROLE_FALSE] = LOOK_ROLE_FALSE,     [NONET_ROLE_OPEN] = LOOK_ROLE_OPEN,
        [NONET_ROLE_PATTERN] = LOOK_ROLE_PATTERN,
    };
    assert(role != NONET_ROLE_NONE && (role < NONET_ROLE_SET || set >= 0));
    if (role < NONET_ROLE_SET) return looks[by_role[role]];
    return looks[LOOK_ROLE_SET + set % 6];
}
