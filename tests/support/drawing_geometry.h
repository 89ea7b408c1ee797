/* drawing_geometry.h: what touches what in a drawing, from its list of shapes alone. */
#ifndef TEST_DRAWING_GEOMETRY_H
#define TEST_DRAWING_GEOMETRY_H

#include <nonet.h>

struct drawing_faults {
    int crossings;  /* a line or head of a link touches a candidate, sign or digit that it does not link */
    int collisions; /* two texts overlap */
    int outside;    /* texts that reach beyond the sheet */
    int links;      /* drawn */
};

/* Add the faults of this drawing. `picture`: of its step, or NULL. `name`: where not NULL, each fault is printed with it. */
void drawing_faults_count(const nonet_drawing *drawing, const nonet_picture *picture, const char *name,
                          struct drawing_faults *faults);

#endif
