/* technique_examples.h: a position for each technique where it is found, in the notation `library`. All were
 * found by tests/logic/find_cases.c. */
/* clang-format off */
/* clang-format on */
