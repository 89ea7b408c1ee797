/* case.c: see case.h. */
#include "logic/case.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIELDS = 8 };

/* Cut a line at its colons, in place. The text before the first is field 0. */
static int split_fields(char *line, char *field[FIELDS])
{
    int count = 0;
    for (char *at = line; at && count < FIELDS; count++) {
        field[count] = at;
        at = strchr(at, ':');
        if (at) *at++ = '\0';
    }
    for (int i = count; i < FIELDS; i++) field[i] = line + strlen(line);
    return count;
}

static bool read_cells(const char *text, nonet_board *board)
{
    int cell = 0;
    for (bool is_placed = false; *text; text++) {
        if (*text == '+') {
            is_placed = true;
            continue;
        }
        if (cell == 81 || (*text != '.' && !isdigit((unsigned char)*text))) return false;
        board->cells[cell] = (uint8_t)(*text == '.' ? 0 : *text - '0');
        board->is_given[cell] = board->cells[cell] && !is_placed;
        board->candidates[cell] = 0x1ff;
        cell++;
        is_placed = false;
    }
    return cell == 81;
}

/* "436 512": 4 in r3c6, 5 in r1c2. */
static bool read_items(const char *text, struct nn_cells of_digit[NN_LOGIC_SIDE])
{
    memset(of_digit, 0, NN_LOGIC_SIDE * sizeof *of_digit);
    for (; *text; text++) {
        if (*text == ' ') continue;
        if (!isdigit((unsigned char)text[0]) || !isdigit((unsigned char)text[1]) || !isdigit((unsigned char)text[2]))
            return false;
        nn_cells_add(&of_digit[text[0] - '1'], (text[1] - '1') * 9 + text[2] - '1');
        text += 2;
    }
    return true;
}

bool read_case(const char *line, nonet_board *board, struct technique_case *read)
{
    char copy[2048], *field[FIELDS];
    if (line[0] != ':' || strlen(line) >= sizeof copy) return false;
    strcpy(copy, line);
    copy[strcspn(copy, "\r\n")] = '\0';
    if (split_fields(copy, field) < 6) return false;

    *read = (struct technique_case){.position = &board->position, .links = atoi(field[7])};
    const char *dash = strchr(field[1], '-');
    if (dash) read->variant = dash[1];
    read->is_siamese = isdigit((unsigned char)field[1][4]);
    strncpy(read->code, field[1], 4);
    for (const char *digit = field[2]; *digit; digit++) read->digits |= UINT32_C(1) << (*digit - '1');
    struct nn_cells deleted[NN_LOGIC_SIDE];
    if (!read_cells(field[3], board) || !read_items(field[4], deleted) || !read_items(field[5], read->removed) ||
        !read_items(field[6], read->placed))
        return false;
    for (int digit = 0; digit < 9; digit++)
        NN_EACH_CELL(cell, deleted[digit]) board->candidates[cell] &= ~nn_bit(digit);
    return true;
}

const char *code_of_step(const struct nn_step *step)
{
    return nn_techniques[step->technique].code;
}

/* Chains, sets and forcing chains are filed under the digits that they remove, the rest under the
 * digits of the pattern. */
uint32_t digits_of_step(const struct nn_step *step)
{
    static const char *const by_removed[] = {"0706", "0707", "0708", "0709", "0710", "0711", "0901", "0902", "0903",
                                             "0904", "1101", "1301", "1303", "n045", "n046", "n047", "n048", "n049",
                                             "n050", "n051", "n052", "n053", "n054", "n055", "n056"};
    uint32_t removed = 0, placed = 0;
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) {
        if (!nn_cells_are_none(step->removed[digit])) removed |= UINT32_C(1) << digit;
        if (!nn_cells_are_none(step->placed[digit])) placed |= UINT32_C(1) << digit;
    }
    if (placed) return placed;
    for (size_t i = 0; i < sizeof by_removed / sizeof by_removed[0]; i++)
        if (!strcmp(code_of_step(step), by_removed[i])) return removed;
    return step->digits;
}

static char *write_items(char *at, const struct nn_cells of_digit[NN_LOGIC_SIDE])
{
    const char *space = "";
    for (int digit = 0; digit < 9; digit++) NN_EACH_CELL(cell, of_digit[digit])
        {
            at += sprintf(at, "%s%d%d%d", space, digit + 1, cell / 9 + 1, cell % 9 + 1);
            space = " ";
        }
    return at;
}

/* Candidates that the filled cells leave, but the grid does not have. */
static void find_deleted(const struct nn_grid *grid, struct nn_cells deleted[NN_LOGIC_SIDE])
{
    memset(deleted, 0, NN_LOGIC_SIDE * sizeof *deleted);
    NN_EACH_CELL(cell, grid->open)
    {
        uint64_t seen = 0;
        NN_EACH_CELL(peer, grid->geometry->peers[cell])
        if (grid->value[peer] != NN_EMPTY) seen |= nn_bit(grid->value[peer]);
        uint64_t missing = nn_low_bits(9) & ~seen & ~grid->candidates[cell];
        while (missing) nn_cells_add(&deleted[nn_take_bit(&missing)], cell);
    }
}

void write_case(const struct nn_grid *grid, const struct nn_step *step, char text[CASE_TEXT])
{
    char *at = text + sprintf(text, ":%s:", code_of_step(step));
    for (uint32_t digits = digits_of_step(step), digit = 0; digit < 9; digit++)
        if (digits >> digit & 1) at += sprintf(at, "%u", digit + 1);
    *at++ = ':';
    for (int cell = 0; cell < 81; cell++) {
        if (grid->value[cell] == NN_EMPTY) *at++ = '.';
        else at += sprintf(at, "%s%d", nn_cells_have(grid->givens, cell) ? "" : "+", grid->value[cell] + 1);
    }
    struct nn_cells deleted[NN_LOGIC_SIDE];
    find_deleted(grid, deleted);
    *at++ = ':';
    at = write_items(at, deleted);
    *at++ = ':';
    at = write_items(at, step->removed);
    *at++ = ':';
    at = write_items(at, step->placed);
    strcpy(at, ":");
}
