/* scene.h: what is drawn, and where: the position, the picture of the step, the sign of each candidate, the sizes.
 *
 *     drawing.c        the public call: makes a scene, has it drawn layer by layer, hands over the canvas
 *     measures.c       sizes and places
 *     signs.c          which sign each candidate has
 *     draw_board.c     ground, houses, fields, lines, digits, marks, labels
 *     draw_signs.c     signs, what is removed, what is placed
 *     picture_parts.c  which links a picture shows
 *     draw_legend.c    what the signs mean
 *     draw_links.c     links and their heads; route.h finds their ways
 *
 * A cell is 1000 wide and high. Its candidates stand in slots, columns x rows of them; a slot has at most one value. */
#ifndef NN_SCENE_H
#define NN_SCENE_H

#include "board/layout.h"
#include "draw/canvas.h"
#include "draw/whole_geometry.h"

enum { NN_DRAW_CELL = NONET_DRAWING_CELL, NN_DRAW_SLOTS = 64, NN_DRAW_NAME = 8 };

/* What is shown behind or around a candidate. The sets come last, each with a number of its own. */
enum nn_sign {
    NN_SIGN_NONE,    /* nothing is shown */
    NN_SIGN_MARK,    /* no part in the step */
    NN_SIGN_PLACED,  /* fills the cell */
    NN_SIGN_SETTLED, /* placed, in its slot, since other candidates of the cell are shown */
    NN_SIGN_REMOVED,
    NN_SIGN_FIN,
    NN_SIGN_TRUE,
    NN_SIGN_FALSE,
    NN_SIGN_OPEN,
    NN_SIGN_PATTERN,
    NN_SIGN_SET,
};

enum nn_link_state {
    NN_LINK_HIDDEN,
    NN_LINK_SHOWN,
    NN_LINK_TOLD, /* in an earlier picture of the same branch: its ends are shown */
};

/* Sets have so many different signs: six shapes and colours, filled or open. */
enum { NN_SET_SIGNS = 12 };

struct nn_measures {
    int columns, rows;        /* of slots */
    bool is_small;            /* only what matters is shown, larger */
    bool shows_marks;         /* of candidates without a part in the step */
    int32_t first_x, first_y; /* the middle of the first slot, from the corner of the cell */
    int32_t spacing_x, spacing_y;
    int32_t mark_size, sign_size; /* of text */
    int32_t radius;               /* of signs */
    int32_t digit_size;
    int32_t strong; /* the width of lines for strong links; other lines follow from it */
    int32_t thin;   /* rings, edges */
    int32_t head_length, head_width;
    int32_t left, top, board;            /* where the board lies, and how wide it is */
    int32_t width, height;               /* of the sheet */
    uint8_t slot_of[NONET_MAX_SIDE + 1]; /* [value] */
};

/* What a sample of the legend shows: a sign (its number), the ring of an end, a house (its part), a link (its kind). */
enum nn_legend_kind { NN_LEGEND_SIGN, NN_LEGEND_RING, NN_LEGEND_HOUSE, NN_LEGEND_LINK };

enum { NN_LEGEND_ENTRIES = 32, NN_LEGEND_TEXT = 64 };

struct nn_legend_entry {
    enum nn_legend_kind kind;
    int number;
    char text[NN_LEGEND_TEXT];
    struct nn_spot spot; /* left end, middle of the line */
};

struct nn_legend {
    int count;
    int32_t text_size, bottom;
    struct nn_legend_entry entries[NN_LEGEND_ENTRIES];
};

struct nn_scene {
    const nonet_position *position;
    const nonet_layout *layout;
    const nonet_step *step;       /* or NULL */
    const nonet_picture *picture; /* of the step, or NULL */
    nonet_drawing_settings settings;
    struct nn_measures measures;
    uint64_t *candidates; /* [cell] */
    uint8_t *signs;       /* [cell * side + value - 1]: enum nn_sign, and the number of the set */
    uint8_t *rings;       /* the same: 1 for an end of a chain */
    uint8_t *link_states; /* [link of the picture]: enum nn_link_state */
    uint8_t *is_told;     /* [candidate of the picture]: 1 for an end of a link that is not hidden; only for branches */
    int picture_count;
    int branch; /* that the picture shows: its chain, or -1; which part of it, and of how many */
    int branch_part, branch_parts;
    char names[NONET_MAX_SIDE + 1][NN_DRAW_NAME]; /* [value] */
    struct nn_legend legend;
    struct nn_canvas canvas;
};

/* ---- measures.c --------------------------------------------------------------------------------- */

/* `values`: those of candidates with a part in the step. */
void nn_scene_measure(struct nn_scene *scene, uint64_t values);

static inline struct nn_spot nn_cell_corner(const struct nn_scene *scene, int cell)
{
    const int side = scene->layout->side;
    return (struct nn_spot){scene->measures.left + cell % side * NN_DRAW_CELL,
                            scene->measures.top + cell / side * NN_DRAW_CELL};
}

static inline struct nn_spot nn_cell_middle(const struct nn_scene *scene, int cell)
{
    const struct nn_spot corner = nn_cell_corner(scene, cell);
    return (struct nn_spot){corner.x + NN_DRAW_CELL / 2, corner.y + NN_DRAW_CELL / 2};
}

/* The middle of the slot of a candidate. */
static inline struct nn_spot nn_slot_middle(const struct nn_scene *scene, int cell, int value)
{
    const struct nn_measures *const measures = &scene->measures;
    const struct nn_spot corner = nn_cell_corner(scene, cell);
    const int slot = measures->slot_of[value];
    return (struct nn_spot){corner.x + measures->first_x + slot % measures->columns * measures->spacing_x,
                            corner.y + measures->first_y + slot / measures->columns * measures->spacing_y};
}

/* Of the thin ring around an end of a chain, and of the outline around places of a value that belong together. */
static inline int32_t nn_ring_radius(const struct nn_measures *measures)
{
    return measures->radius * 124 / 100;
}

/* The width of a text, generously estimated, since nobody knows the font. */
int32_t nn_text_width(const char *text, int32_t size);

/* ---- signs.c ------------------------------------------------------------------------------------ */

/* Values of candidates with a part in the step. */
uint64_t nn_scene_values(const struct nn_scene *scene);
void nn_scene_set_signs(struct nn_scene *scene);

static inline uint8_t *nn_sign_at(const struct nn_scene *scene, int cell, int value)
{
    return &scene->signs[cell * scene->layout->side + value - 1];
}

static inline bool nn_has_ring(const struct nn_scene *scene, int cell, int value)
{
    return scene->rings[cell * scene->layout->side + value - 1];
}

/* The colour of a set, and its wash. */
nonet_paint nn_set_paint(size_t set);
nonet_paint nn_set_wash(size_t set);

/* ---- picture_parts.c ---------------------------------------------------------------------------- */

int nn_count_pictures(const nonet_step *step, const nonet_picture *picture);

/* Does the branch, or a chain inside of it, say so? */
bool nn_branch_says(const nonet_picture *picture, nonet_chain_list chains, size_t branch);

/* Which links this picture shows, and of which branch. */
void nn_choose_links(struct nn_scene *scene);

/* ---- layers ------------------------------------------------------------------------------------- */

void nn_draw_ground(struct nn_scene *scene);
void nn_draw_houses(struct nn_scene *scene);
void nn_draw_fields(struct nn_scene *scene);
void nn_draw_lines(struct nn_scene *scene);
void nn_draw_labels(struct nn_scene *scene);
nonet_status nn_draw_links(struct nn_scene *scene);
/* Paint and strokes of a kind of link whose strong form has this width. */
void nn_style_link(nonet_shape *line, nonet_link_kind kind, int32_t strong);
/* The sheet grows by the legend. */
void nn_plan_legend(struct nn_scene *scene);
void nn_draw_legend(struct nn_scene *scene);
void nn_draw_digits(struct nn_scene *scene);
void nn_draw_marks(struct nn_scene *scene);
void nn_draw_signs(struct nn_scene *scene);

/* One sign with this text in it, of the size that `radius` says; also in legends. */
void nn_draw_sign(struct nn_scene *scene, int sign, nonet_shape_part part, struct nn_spot spot, int32_t radius);
nonet_paint nn_sign_text_paint(int sign);

#endif
