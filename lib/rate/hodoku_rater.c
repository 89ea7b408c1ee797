/* hodoku_rater.c: see hodoku_rater.h. The steps are those of the explainer that follows HoDoKu, without the words. */
#include "rate/hodoku_rater.h"

#include <assert.h>

static void make_hodoku_order(struct nn_order *order, bool has_unique_givens)
{
    nonet_ranking ranking;
    nn_ranking_like_hodoku(&ranking, (struct nn_technique_choice){0});
    if (!has_unique_givens) nn_ranking_leave_out_uniqueness(&ranking);
    nn_order_of(order, &ranking);
}

void nn_hodoku_rater_init(struct nn_hodoku_rater *rater, const nonet_layout *layout)
{
    *rater = (struct nn_hodoku_rater){0};
    nn_geometry_init(&rater->geometry, layout);
    rater->finding.grid = &rater->grid;
    rater->finding.geometry = &rater->geometry;
    make_hodoku_order(&rater->orders[false], false);
    make_hodoku_order(&rater->orders[true], true);
}

void nn_hodoku_rater_release(struct nn_hodoku_rater *rater)
{
    nn_finding_release(&rater->finding);
}

static bool is_harder_for_hodoku(enum nn_technique technique, enum nn_technique than)
{
    assert(technique < NN_TECHNIQUES && than < NN_TECHNIQUES);
    const int level = nn_techniques[technique].hodoku.level, other = nn_techniques[than].hodoku.level;
    if (level != other) return level > other;
    return nn_techniques[technique].hodoku.score > nn_techniques[than].hodoku.score;
}

static void add_hodoku_step(struct nn_hodoku_result *result, enum nn_technique technique)
{
    nn_hodoku_score_add(&result->score, technique);
    result->steps++;
    if (result->hardest < 0 || is_harder_for_hodoku(technique, (enum nn_technique)result->hardest))
        result->hardest = (int)technique;
}

void nn_hodoku_rate(struct nn_hodoku_rater *rater, const nonet_position *position, const uint8_t *digits,
                    bool has_unique_givens, int64_t most, struct nn_hodoku_result *result)
{
    *result = (struct nn_hodoku_result){.hardest = -1};
    nn_grid_load(&rater->grid, &rater->geometry, position);
    rater->finding.solution = digits;
    while (result->score.score <= most && nn_order_find_step(&rater->finding, &rater->orders[has_unique_givens])) {
        result->is_wrong = !nn_step_agrees(&rater->finding.step, digits);
        if (result->is_wrong) return;
        const enum nn_technique technique = rater->finding.step.technique;
        nn_step_apply(&rater->finding.step, &rater->grid);
        add_hodoku_step(result, technique);
    }
    result->is_solved = nn_cells_are_none(rater->grid.open);
}
