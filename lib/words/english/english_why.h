/* english_why.h: why a value does not stand in a cell. */
/* clang-format off */
PHRASE(WHY_OPEN, VALUE(value) CELL(cell), "By the rules, {value} may stand in {cell}.")
PHRASE(WHY_FILLED, CELL(cell) VALUE(held), "{cell} holds {held} already.")
PHRASE(WHY_RULES, VALUE(value) CELL(cell) HOUSE(house) CELL(other), "{value} cannot stand in {cell}: {house} has its {value} in {other}.")
PHRASE(WHY_MARKS, VALUE(value) CELL(cell), "{value} is ruled out in {cell} already: it is not among the marks there.")
PHRASE(WHY_SOLUTION, VALUE(value) CELL(cell), "{value} is right in {cell}, but none of these techniques shows that now.")
PHRASE(WHY_NOTHING, VALUE(value) CELL(cell), "None of these techniques says anything about {value} in {cell} now.")
/* clang-format on */
