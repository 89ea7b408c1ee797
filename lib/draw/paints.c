/* paints.c: the names of what drawings are made of, and the colours of each theme.
 *
 * Contrast by WCAG 2 on cells, on the washes, and of digits in filled signs: at least 4.6 in light, 5.2 in dark, 7.3 in contrast.
 * Least CIE76 distance between any two of A to F and removed, over normal, protan, deutan and tritan sight (Machado 2009, full):
 * light 15.3, dark 12.9, contrast 11.1; A against B, the pair that chains need, at least 34. An olive for E was tried and dropped:
 * 3.7 from B for protan eyes. In print greys differ little; there shapes and dashes tell signs apart. */
#include "nonet.h"

enum { PAINTS = NONET_PAINT_F_WASH + 1, THEMES = NONET_THEME_CONTRAST + 1 };

// clang-format off
static const struct paint_row {
    const char *name;
    uint32_t colours[THEMES]; /* light, dark, print, contrast */
} paint_rows[PAINTS] = {
    [NONET_PAINT_NONE] =         {"none",         {0xFAF9F6, 0x13151A, 0xFFFFFF, 0xFFFFFF}},
    [NONET_PAINT_PAPER] =        {"paper",        {0xFAF9F6, 0x13151A, 0xFFFFFF, 0xFFFFFF}},
    [NONET_PAINT_CELL] =         {"cell",         {0xFFFFFF, 0x181B21, 0xFFFFFF, 0xFFFFFF}},
    [NONET_PAINT_INK] =          {"ink",          {0x1D2029, 0xECEAE4, 0x000000, 0x000000}},
    [NONET_PAINT_FAINT] =        {"faint",        {0x666B78, 0x9296A2, 0x444444, 0x333333}},
    [NONET_PAINT_PLAYER] =       {"player",       {0x2A4FC4, 0x8FAEFF, 0x444444, 0x0A2A9C}},
    [NONET_PAINT_MARK] =         {"mark",         {0x5A5F6C, 0xB0B4BF, 0x333333, 0x1A1A1A}},
    [NONET_PAINT_GRID] =         {"grid",         {0xCBC7BC, 0x363C48, 0x999999, 0x6E6E6E}},
    [NONET_PAINT_BOX] =          {"box",          {0x6A6E7A, 0x747A88, 0x000000, 0x000000}},
    [NONET_PAINT_FRAME] =        {"frame",        {0x343844, 0x8F95A3, 0x000000, 0x000000}},
    [NONET_PAINT_HOUSE] =        {"house",        {0xEAF2E8, 0x1D2A2A, 0xEBEBEB, 0xE2F1E2}},
    [NONET_PAINT_COVER] =        {"cover",        {0xF6F1E7, 0x26241F, 0xFFFFFF, 0xFFF6E0}},
    [NONET_PAINT_EDGE] =         {"edge",         {0xA79C83, 0x6F6753, 0x777777, 0x5C5138}},
    [NONET_PAINT_ON] =           {"on",           {0xFFFFFF, 0x0F1116, 0xFFFFFF, 0xFFFFFF}},
    [NONET_PAINT_REMOVED] =      {"removed",      {0xC62439, 0xFF7A7E, 0x000000, 0x8E0022}},
    [NONET_PAINT_REMOVED_WASH] = {"removed_wash", {0xFDE5E7, 0x45222C, 0xFFFFFF, 0xFFD9E0}},
    [NONET_PAINT_A] =            {"a",            {0x0A6F63, 0x4CC7B2, 0x000000, 0x00524A}},
    [NONET_PAINT_A_WASH] =       {"a_wash",       {0xD8EEEA, 0x17383A, 0xE4E4E4, 0xCDEDE8}},
    [NONET_PAINT_B] =            {"b",            {0xA4530A, 0xF2B05E, 0x555555, 0x733600}},
    [NONET_PAINT_B_WASH] =       {"b_wash",       {0xFBE8D0, 0x40301D, 0xF2F2F2, 0xFFE3BF}},
    [NONET_PAINT_C] =            {"c",            {0x8C2F8F, 0xF3A3E0, 0x333333, 0x6A1B6E}},
    [NONET_PAINT_C_WASH] =       {"c_wash",       {0xF5E4F5, 0x43293F, 0xECECEC, 0xF6DDF6}},
    [NONET_PAINT_D] =            {"d",            {0x14213D, 0xF7F7F2, 0x222222, 0x0B1220}},
    [NONET_PAINT_D_WASH] =       {"d_wash",       {0xE4E8EE, 0x33353C, 0xE8E8E8, 0xE2E5EA}},
    [NONET_PAINT_E] =            {"e",            {0x5A3FE0, 0x8199FB, 0x444444, 0x3A1FB0}},
    [NONET_PAINT_E_WASH] =       {"e_wash",       {0xE9E5FC, 0x232C4A, 0xF0F0F0, 0xE6E1FF}},
    [NONET_PAINT_F] =            {"f",            {0x5A1020, 0xDFEF33, 0x111111, 0x4A0A14}},
    [NONET_PAINT_F_WASH] =       {"f_wash",       {0xEFE3E0, 0x33361A, 0xDEDEDE, 0xF2E1E0}},
};
// clang-format on

const char *nonet_paint_name(nonet_paint paint)
{
    return (unsigned)paint < PAINTS ? paint_rows[paint].name : "";
}

uint32_t nonet_paint_colour(nonet_theme theme, nonet_paint paint)
{
    const unsigned row = (unsigned)paint < PAINTS ? paint : NONET_PAINT_PAPER;
    return paint_rows[row].colours[(unsigned)theme < THEMES ? theme : NONET_THEME_LIGHT];
}

const char *nonet_theme_name(nonet_theme theme)
{
    static const char *const names[] = {"light", "dark", "print", "contrast"};
    return (unsigned)theme < THEMES ? names[theme] : "";
}

const char *nonet_shape_kind_name(nonet_shape_kind kind)
{
    static const char *const names[] = {"", "rectangle", "circle", "path", "text"};
    return (size_t)kind < sizeof names / sizeof *names ? names[kind] : "";
}

const char *nonet_shape_part_name(nonet_shape_part part)
{
    static const char *const names[] = {"",        "paper",  "ground", "house",   "tint",  "grid", "box",  "frame",
                                        "label",   "link",   "head",   "outline", "digit", "mark", "sign", "member",
                                        "removed", "placed", "legend", "title",   "axis",  "bar"};
    return (size_t)part < sizeof names / sizeof *names ? names[part] : "";
}
