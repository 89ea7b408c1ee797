/* scales.c: what each scale depends on, so that ratings can be reproduced. */
#include <stddef.h>

#include "nonet.h"

static const nonet_scale scales[] = {
    {"se", "se-1.2.1", "Sudoku Explainer 1.2.1 (ER, EP, ED)",
     "The techniques of Sudoku Explainer 1.2.1 in its order; the first step that the first technique gives is made, "
     "then all begins anew. Of equal choices the one that Sukaku Explainer 1.18.1 takes when it is set to the "
     "1.2.1 techniques with its two bug fixes off: locking looks digit by digit, peers go by cell number. "
     "Five levels of nesting, level 5 rated from 11.0 on. Ratings are cut to tenths after adding 0.05. "
     "Given candidates are kept as they are."},
    {"hodoku", "hodoku-2.2.0", "HoDoKu 2.2.0 (score and level)",
     "The default techniques of HoDoKu 2.2.0 in its order with its points, brute force included (10000 points). "
     "The score is the sum over all steps; the level is that of the hardest step, raised while the score is "
     "above 800 (Easy), 1000 (Medium), 1600 (Hard), 1800 (Unfair). Where the givens alone have several "
     "solutions, techniques that rely on one are left out."},
    {"nonet", "nonet-0.4", "nonet's own levels",
     "The usual techniques of nonet 0.4 in its order; the first step that the first technique gives is made, "
     "then all begins anew. The level is that of the hardest technique: beginner, easy, medium, tricky, hard, "
     "expert or extreme. Where the givens alone have several solutions, techniques that rely on one are left "
     "out."},
};

const nonet_scale *nonet_scale_at(size_t index)
{
    return index < sizeof scales / sizeof *scales ? &scales[index] : NULL;
}
