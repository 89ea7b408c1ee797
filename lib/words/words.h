/* words.h: the vocabulary in which steps are told; used by the words_*.c only.
 *
 * Writers see a step through `struct nn_words`: the public step, the board as sets of cells, and the text so
 * far. They work from public data alone, so a step of any source can be told.
 *
 * Values are 1-based in here, as in the public step; a set of values has bit v-1 for the value v.
 *
 * How things are named:
 *     cells     r4c7; several as r46c7,r6c8; above 9x9 groups have brackets: r10c(3,12)
 *     houses    "row 4", "column 7", "box 2" in sentences, r4, c7, b2 in lines
 *     values    2,8 or "2 and 8"; as candidates of cells {28}, above 9x9 {2,8}; or in symbols: {2C}
 *     sets      A, B; "set A" on a board with letters for values */
#ifndef NN_WORDS_H
#define NN_WORDS_H

#include "logic/geometry.h"
#include "logic/technique.h"
#include "nonet.h"

struct nn_words {
    const nonet_step *step;
    const nonet_position *position;
    const char *symbols; /* of all values of the board; NULL: these are numbers */
    struct nn_geometry geometry;
    uint64_t candidates[NN_LOGIC_CELLS];        /* none in filled cells */
    struct nn_cells places[NN_LOGIC_SIDE + 1];  /* [value]: empty cells that may hold it */
    struct nn_cells holders[NN_LOGIC_SIDE + 1]; /* [value]: filled cells that hold it */
    struct nn_cells filled;

    char *buffer;
    size_t size;
    size_t length; /* of the whole text, even beyond `size` */
};

/* Are there writers for the technique? For tests: there should be. */
bool nn_words_can_tell(enum nn_technique technique);

/* ---- saying things (sentences.c) ----------------------------------------------------------------- */

/* Add text. In the format
 *     %s  text (const char *)            %n  a number (int)         %N  the same in letters up to ten     %M  Two
 *     %c  a cell (int): r4c7             %C  cells (const struct nn_cells *): r46c7,r6c8
 *     %v  a value (int)                  %V  values (uint64_t): 2,8      %W  2 and 8      %O  2 or 8
 *     %a  a set by its number (int): A or set A                        %A  the same at the start of a sentence
 *     %S  candidates (uint64_t): {28}    %x  the candidates of a cell (int): {28}
 *     %h  a house (int): row 4           %H  a house (int): r4
 *     %B  houses (const nonet_houses *): rows 1 and 4                  %b  the same short: r14 or r2b3 */
void nn_say(struct nn_words *words, const char *format, ...);

/* ", " before every part but the first, " and " before the last one. */
void nn_say_joint(struct nn_words *words, int index, int count);

/* The name of the technique, with the size where it has none in it: "naked set of five". */
void nn_say_technique_name(struct nn_words *words);

/* "a" or "an", as the name of the technique wants it, and the name. */
void nn_say_technique(struct nn_words *words);

/* ---- what a step does (tell_result.c) ----------------------------------------------------------- */

/* "r3c2,r4c7<>5, r5c1=6" */
void nn_say_result_short(struct nn_words *words);

/* `start`, then "r3c2 cannot be 5", "5 and 6 can be removed from r3c2,r4c7, and 7 from r1c1" or "r5c1 is 6". */
void nn_say_result(struct nn_words *words, const char *start);

/* The values that are removed, and the cells that lose any. */
uint64_t nn_words_removed(const struct nn_words *words);
struct nn_cells nn_words_losers(const struct nn_words *words);

/* ---- why a value is nowhere else (tell_board.c) ------------------------------------------------- */

/* Why no cell of the house but the `kept` ones may hold the value: which cells are filled, and which values
 * on the board or earlier steps rule out the others. A phrase without a full stop; nothing is written, and
 * false returned, when there are no other cells. */
bool nn_say_exclusions(struct nn_words *words, int house, int value, const struct nn_cells *kept);

/* Why the cell holds none of the values that are no candidates of it. */
void nn_say_missing_values(struct nn_words *words, int cell);

/* "r2c5 {28}, r2c9 {28}": each cell with its candidates. */
void nn_say_marks(struct nn_words *words, const struct nn_cells *cells);

/* ---- sets (tell_basic.c) ------------------------------------------------------------------------ */

/* The whole reason for a hidden set, but what follows; without the last full stop. */
void nn_say_hidden_set(struct nn_words *words);

/* ---- chains (tell_chain.c, tell_inference.c) --------------------------------------------------- */

/* The same candidates, the same said of them. */
bool nn_is_same_statement(const nonet_step_node *a, const nonet_step_node *b);

/* They cannot both be: one is the contrary of the other, or two values are in one cell or one value is
 * twice in a house. */
bool nn_statements_clash(const struct nn_words *words, const nonet_step_node *a, const nonet_step_node *b);

/* How many chains prove the step; those behind them prove single nodes. */
static inline size_t nn_words_branches(const struct nn_words *words)
{
    return words->step->branch_count ? words->step->branch_count : words->step->chain_count;
}

/* Each node follows from the one before it. */
bool nn_chain_is_plain(const nonet_step_chain *chain);

/* The usual notation; a net as a numbered list. */
void nn_say_chain(struct nn_words *words, const nonet_step_chain *chain);

/* "r5c4=3 => r5c4<>4 => r5c6=4"; what follows by a pattern has its name behind it: "r5c6<>4 (pointing)". */
void nn_say_implications(struct nn_words *words, const nonet_step_chain *chain);

/* "r1c7 is not 5", "5 is in r13c4"; "r1c7<>5", "r13c4=5" */
void nn_say_statement(struct nn_words *words, const nonet_step_node *node);
void nn_say_statement_short(struct nn_words *words, const nonet_step_node *node);

/* Why the node follows from its causes, as a phrase: "r1c6 in the same row is 5". */
void nn_say_inference(struct nn_words *words, const nonet_step_chain *chain, size_t node);

/* Of a plain chain: "Suppose r1c6 is 5." and "Then r1c7 is not 5 (...), so ...". */
void nn_say_supposition(struct nn_words *words, const nonet_step_chain *chain);
void nn_say_consequences(struct nn_words *words, const nonet_step_chain *chain);

/* The whole chain in sentences: "Suppose r1c6 is 5. Then ...". */
void nn_say_story(struct nn_words *words, const nonet_step_chain *chain);

/* ---- nets (tell_net.c) -------------------------------------------------------------------------- */

/* Chains that are told together, as branches of one numbered list. */
struct nn_told_net {
    struct nn_words *words;
    struct told_branch *branches; /* one for each chain */
    struct told_node *nodes;
    size_t count;
    const char *prefix; /* before each number: "14." inside of statement 14, else "" */
    int depth;          /* how far the lines are moved to the right */
};

/* No chain may be empty. False: no memory; then there is nothing to close. */
bool nn_net_open(struct nn_told_net *net, struct nn_words *words, const nonet_step_chain *chains, size_t count);
void nn_net_close(struct nn_told_net *net);

/* Each statement on a line, as sentences; with a heading for each branch if these are cases. */
void nn_say_net(struct nn_told_net *net, bool are_cases);
/* "4. r1c1=3 by 2 and 3", without a line end behind the last one. */
void nn_say_net_short(struct nn_told_net *net);

/* ---- chains inside of a chain, patterns (tell_nested.c, tell_pattern.c) -------------------------------------- */

/* The node has chains of its own. */
static inline bool nn_is_proved_inside(const nonet_step_node *node)
{
    return !node->is_true && node->chain > 0;
}

static inline bool nn_follows_by_pattern(const nonet_step_node *node)
{
    return !node->is_true && node->technique > 0;
}

/* Tell the chains that prove the statement, which has this number in the net, on lines of their own. */
void nn_say_inside(const struct nn_told_net *net, const nonet_step_chain *chain, const nonet_step_node *node,
                   int number);
void nn_say_indent(struct nn_words *words, int depth);

/* By which pattern the node follows from its causes: "pointing: 5 in box 3 is left in r12c7 only". */
void nn_say_pattern(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node);

/* After telling: did no branch come to its own end? */
bool nn_net_refutes_itself(const struct nn_told_net *net);
/* The number of the chain's last statement; 0: it was not told. */
int nn_net_end_number(const struct nn_told_net *net, size_t chain);
/* "4, 9 and 12": the numbers of all ends. */
void nn_say_net_ends(const struct nn_told_net *net);

/* ---- sets of cells and values -------------------------------------------------------------------- */

struct nn_cells nn_cells_of(nonet_cells cells);

/* The places of the value in the house. */
static inline struct nn_cells nn_words_places(const struct nn_words *words, int value, int house)
{
    return nn_cells_and(words->places[value], words->geometry.house[house]);
}

static inline int nn_first_value(uint64_t values)
{
    return values ? nn_first_bit(values) + 1 : 0;
}

/* ---- the writers, one for each family ------------------------------------------------------------ */

typedef void nn_writer(struct nn_words *words);

/* Lines: the pattern, with the arrow behind it. */
nn_writer nn_line_house, nn_line_house_value, nn_line_values, nn_line_cells, nn_line_fish, nn_line_chain;
nn_writer nn_line_strings, nn_line_empty_rectangle, nn_line_wing, nn_line_w_wing, nn_line_bug, nn_line_colors,
    nn_line_forcing;
nn_writer nn_line_als_xz, nn_line_als_xy_wing, nn_line_als_chain, nn_line_sue_de_coq;
nn_writer nn_line_death_blossom;
nn_writer nn_line_kraken, nn_reason_kraken;
nn_writer nn_line_als_w_wing, nn_line_medusa;
nn_writer nn_line_exclusion, nn_line_cover, nn_line_exocet;
nn_writer nn_line_direct_locked, nn_line_direct_set, nn_line_almost_locked;

nn_writer nn_reason_full_house, nn_reason_last_digit, nn_reason_naked_single, nn_reason_hidden_single;
nn_writer nn_reason_brute_force, nn_reason_locked, nn_reason_locked_set, nn_reason_naked_set;
nn_writer nn_reason_hidden_set, nn_reason_fish, nn_reason_wing, nn_reason_w_wing;
nn_writer nn_reason_rectangle_1, nn_reason_rectangle_extra, nn_reason_rectangle_3, nn_reason_rectangle_4;
nn_writer nn_reason_rectangle_6, nn_reason_hidden_rectangle, nn_reason_avoidable_1, nn_reason_avoidable_2;
nn_writer nn_line_bug_lite, nn_reason_graves, nn_reason_bug_lite, nn_reason_reverse_bug;
nn_writer nn_line_symmetry, nn_reason_symmetry, nn_place_givens;
nn_writer nn_reason_bug, nn_reason_color_trap, nn_reason_color_wrap, nn_reason_multi_colors_1;
nn_writer nn_reason_multi_colors_2, nn_reason_als_xz, nn_reason_als_chain, nn_reason_sue_de_coq;
nn_writer nn_reason_chain, nn_reason_dual, nn_reason_remote_pair, nn_reason_continuous_loop;
nn_writer nn_reason_death_blossom, nn_reason_contradiction, nn_reason_verity;
nn_writer nn_reason_als_w_wing, nn_reason_medusa;
nn_writer nn_reason_exclusion, nn_reason_cover, nn_reason_exocet, nn_reason_double_exocet;
nn_writer nn_reason_direct_locked, nn_reason_direct_set, nn_reason_locked_lines;
nn_writer nn_reason_almost_locked, nn_reason_template;
nn_writer nn_reason_death_blossom, nn_reason_contradiction, nn_reason_verity, nn_reason_forcing;

nn_writer nn_place_house, nn_place_house_value, nn_place_values, nn_place_box, nn_place_first_set;
nn_writer nn_place_houses, nn_place_boxes, nn_place_result;

nn_writer nn_what_in_house, nn_what_values_in_house, nn_what_values, nn_what_single, nn_what_pivot;
nn_writer nn_what_last_digit, nn_what_rectangle, nn_what_colors;
nn_writer nn_what_locked, nn_what_sets, nn_what_chain, nn_what_suppose, nn_what_bug, nn_what_brute_force,
    nn_what_unknown;
nn_writer nn_what_strong_links;
nn_writer nn_what_exocet;
nn_writer nn_what_locked_lines, nn_what_large_set, nn_what_almost_locked;

#endif
