/* exocet.h: two base cells whose values must be repeated in two target cells.
 *
 * The pattern, here in a band of rows (or the same in a stack of columns):
 *
 *      B B .  | .  .  .  | .  .  .      B, B   the base: two cells of a row and a box
 *      . . .  | T1 .  .  | .  .  .      T1, T2 the targets: in two other boxes of the band, not in the
 *      . . .  | .  .  .  | T2 .  .             base's row
 *     --------+----------+----------    s      the cross-lines: a column of the base's box without base
 *      . . s  | s  .  .  | s  .  .             cells and the columns of both targets
 *      . . s  | s  .  .  | s  .  .
 *
 * Say a value stands in the base. Then it is nowhere else in the base's row and box; its places in the three
 * cross-lines outside these and of the targets are its S-cells. If some two houses (rows, or
 * cross-lines) contain all S-cells, these hold the value at most twice. But it stands in each of the three
 * cross-lines: so one of the targets at least holds it. Now if this goes for all candidates of the
 * base, both its values are in the targets, and there are two of each: the targets hold just the two
 * values of the base. (Usually the cells of a target's cross-line in the band hold no base values; in
 * here they may: they are S-cells then, which the houses must contain as well.)
 *
 * What follows:
 *  1. If one house contains the S-cells of a value, both targets would have to hold it, with nothing left for the
 *     other value: it is not in the base.
 *  2. T1 holding a: the other target holds another value. So the other two cross-lines have a in
 *     S-cells, in two different rows, not in T1's; and the other target's box has a outside of the base's row,
 *     T1's row and the target (the mirror of T1). If there are no such places, T1 does not hold a.
 *  3. The base is one of the pairs that base and targets can still hold; candidates in no such pair go, also those
 *     of the targets that are no base values at all.
 *  4. If the mirror of a target is a single cell for all its values, that cell has the value of the target.
 *  5. A value that is in all pairs leaves the cells that see both base cells or both targets. Its two houses
 *     have it in an S-cell each: it leaves their other cells.
 *
 * Double exocet: two exocets with the same cross-lines and four values together, no value of which can be in
 * both bases: all four cells are in a house, or, for a value in both bases, its places in the
 * cross-lines that no base sees are in two houses, where three would be needed. Then the four values are
 * parted between the bases, and each value follows (5) for one base or the other: what goes in both
 * cases goes. And a pair is possible only if the other base can be the other pair. */
#ifndef NN_EXOCET_H
#define NN_EXOCET_H

#include "logic/finder.h"

enum { NN_CROSS_LINES = 3, NN_EXOCET_VALUES = 4 };

struct nn_exocet {
    int base[2], target[2];
    int cross[NN_CROSS_LINES]; /* houses: of the base's box, of the first target, of the second one */
    uint32_t digits;           /* of the base */
    uint32_t out_of_base;      /* by 1 */
    uint32_t out_of_target[2]; /* by 2 */
};

/* The digit's places (also where it stands) in a cross-line if it is in the base: the S-cells and targets. */
struct nn_cells nn_exocet_places(const struct nn_exocet *exocet, const struct nn_grid *grid, int digit, int cross);

/* The fewest lines of both kinds that contain all the cells of three cross-lines, at most two, and the
 * lines. 3: two are not enough. */
int nn_cross_line_cover(const struct nn_geometry *geometry, const int cross[NN_CROSS_LINES],
                        const struct nn_cells cells[NN_CROSS_LINES], int houses[2]);

/* The houses of the digit, and its S-cells. */
int nn_exocet_cover(const struct nn_exocet *exocet, const struct nn_grid *grid, int digit, struct nn_cells *s_cells,
                    int houses[2]);

/* May base and targets hold these two digits? With what they may hold then added to `kept`: base[0],
 * base[1], target[0], target[1]. */
bool nn_exocet_allows(const struct nn_exocet *exocet, const struct nn_grid *grid, int one, int two, uint32_t kept[4]);

/* Where else the digit cannot be if it is in the base: 5. */
struct nn_cells nn_exocet_reach(const struct nn_exocet *exocet, const struct nn_grid *grid, int digit);

/* Add the exocet to finding->step: sets: the base, link: what is out of it by 1; then the targets, each with its
 * candidates, link: what is out of it by 2. */
void nn_exocet_tell(struct nn_finding *finding, const struct nn_exocet *exocet);
/* Then base: the cross-lines. sets: for each of the digits its open S-cells. cover: two houses for each,
 * the same one twice if one is enough. */
void nn_exocet_tell_covers(struct nn_finding *finding, const struct nn_exocet *exocet);

/* All double exocets of the list. */
bool nn_pair_exocets(struct nn_finding *finding, const struct nn_exocet *list, int count);

#endif
