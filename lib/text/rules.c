/* rules.c: see rules.h. */
#include "text/rules.h"

#include "text/reading.h"

void nn_rules_tell(struct nn_rules *rules, enum nn_notation_id notation)
{
    rules->notation = notation;
    rules->forms = nn_notation_reading(notation)->forms;
    rules->told = nn_notation_reading(notation)->told;
}

bool nn_side_is_usual(int side)
{
    int rows, columns;
    return side >= 4 && side <= NONET_MAX_SIDE && nonet_layout_usual_boxes(side, &rows, &columns);
}

bool nn_rules_accept_side(const struct nn_rules *rules, int side)
{
    return rules->side ? side == rules->side : nn_side_is_usual(side);
}
