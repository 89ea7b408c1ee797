/* words.h: the vocabulary for putting steps into words; used only by lib/words.
 *
 * Writers see a step through `struct nn_words`: the public step, the board as sets of cells, and the text so far. They
 * use only public data, so a step from any source can be explained.
 *
 * Values are 1-based in here, as in the public step; a set of values has bit v-1 for the value v.
 *
 * How things are named:
 *     cells     r4c7; several as r46c7,r6c8, in sentences "r46c7 and r6c8"; above 9x9 groups: r9-12c3, r10c(3,12)
 *     houses    "row 4", "column 7", "box 2" in sentences, r4, c7, b2 in lines
 *     values    2,8 or "2 and 8"; as candidates of cells {28}, above 9x9 {2,8}; or in symbols: {2C}
 *     sets      A, B; "set A" on a board with letters for values
 *
 * No writer has words of its own: it chooses a phrase of the language by what the step says, and fills its slots with data
 * (language.h, english/, phrases.c). One writer tells a technique in every length. What only some lengths say is a choice
 * in the template; where the lengths differ by more, writers ask nn_tells_all and nn_tells_least. */
#ifndef NN_WORDS_H
#define NN_WORDS_H

#include "board/layout.h"
#include "logic/geometry.h"
#include "nonet.h"
#include "technique/technique.h"
#include "words/language.h"

/* Chains inside others: the statement that is being proved. */
struct nn_told_inside {
    const struct nn_told_inside *outer; /* or NULL */
    const nonet_step_chain *chain;
    const nonet_step_node *node;
};

/* How much is told. The least is what is left of a normal text that would be too long. */
enum nn_telling { NN_TELL_LEAST, NN_TELL_NORMAL, NN_TELL_ALL };

/* So many characters fit into four lines of 74 columns, even if these break badly. */
enum { NN_FOUR_LINES = 260 };

/* 10 KB, on the caller's stack. */
struct nn_words {
    const struct nn_language *language;
    const nonet_step *step;
    enum nn_telling telling;
    const nonet_position *position;
    const nonet_layout *layout;                 /* the position's, not larger than NN_LOGIC_SIDE */
    const char *symbols;                        /* of all values of the board; NULL: these are numbers */
    bool has_loops;                             /* chains are written in HoDoKu's notation, not in Eureka's */
    uint64_t candidates[NN_LOGIC_CELLS];        /* none in filled cells */
    struct nn_cells places[NN_LOGIC_SIDE + 1];  /* [value]: empty cells that may hold it */
    struct nn_cells holders[NN_LOGIC_SIDE + 1]; /* [value]: filled cells that hold it */
    struct nn_cells filled;
    struct nn_cells leaned_on;           /* filled cells that the text names as reasons */
    const struct nn_told_inside *inside; /* their causes are off the board; or NULL */

    char *buffer;
    size_t size;
    size_t length;     /* of the whole text, even beyond `size` */
    bool lacks_memory; /* something could not be told */
};

/* Look at a step and its board; nothing is written yet. False: the position cannot be read, or is too large. */
bool nn_words_begin(struct nn_words *words, const nonet_step *step, const nonet_position *position);

/* Put the board back to what the position says. */
void nn_words_load_board(struct nn_words *words);

/* Does a step that may come from anywhere speak of cells, values, houses and nodes that are there? (step_fits.c) */
bool nn_step_fits(const nonet_layout *layout, const nonet_step *step);

/* ---- saying things (phrases.c) ------------------------------------------------------------------- */

/* Add a phrase, with what its slots hold, in the order of its row in english/ (language.h has the types). */
void nn_say(struct nn_words *words, enum nn_phrase phrase, ...);

/* The same step in any language, which is nonet_step_text for English; so for nonet_why_text. */
size_t nn_step_text(const struct nn_language *language, const nonet_step *step, const nonet_position *position,
                    const char *symbols, nonet_step_form form, char *buffer, size_t size);
size_t nn_why_text(const struct nn_language *language, const nonet_why *why, const nonet_position *position,
                   const char *symbols, char *buffer, size_t size);

/* ---- data in words and notation (sentences.c) ------------------------------------------------------ */

void nn_say_text(struct nn_words *words, const char *text);
void nn_say_number(struct nn_words *words, int number);
void nn_say_numbers(struct nn_words *words, uint64_t numbers, const char *between, const char *last);
void nn_say_cell(struct nn_words *words, int cell);
void nn_say_cells(struct nn_words *words, struct nn_cells set, const char *between, const char *last);
void nn_say_value(struct nn_words *words, int value);
void nn_say_values(struct nn_words *words, uint64_t values, const char *between, const char *last);
void nn_say_candidates(struct nn_words *words, uint64_t values);      /* {28} */
void nn_say_bare_candidates(struct nn_words *words, uint64_t values); /* 28 */
void nn_say_house(struct nn_words *words, int house);
void nn_say_house_short(struct nn_words *words, int house);
void nn_say_houses(struct nn_words *words, const nonet_houses *houses);
void nn_say_houses_short(struct nn_words *words, const nonet_houses *houses);
void nn_say_set(struct nn_words *words, int set, bool starts_sentence);

/* Add notation, which is the same in all languages: no letters but those of %:
 *     %s  text (const char *)            %n  a number (int)
 *     %c  a cell (int): r4c7             %C  cells (const struct nn_cells *): r46c7,r6c8
 *     %v  a value (int)                  %V  values (uint64_t): 2,8
 *     %S  candidates (uint64_t): {28}    %D  the same without braces: 28       %x  those of a cell (int)
 *     %H  a house (int): r4              %b  houses (const nonet_houses *): r14 or r2b3 */
void nn_note(struct nn_words *words, const char *format, ...);

static inline bool nn_tells_all(const struct nn_words *words)
{
    return words->telling == NN_TELL_ALL;
}

static inline bool nn_tells_least(const struct nn_words *words)
{
    return words->telling == NN_TELL_LEAST;
}

/* ", " before every part but the first, " and " before the last one. */
void nn_say_joint(struct nn_words *words, int index, int count);

/* The name of the technique, with the size where it has none in it: "naked set of five". */
void nn_say_technique_name(struct nn_words *words);

/* ---- what a step does (tell_result.c) ----------------------------------------------------------- */

/* "r3c2,r4c7<>5, r5c1=6" */
void nn_say_result_short(struct nn_words *words);

/* "r3c2 cannot be 5", "5 and 6 can be removed from r3c2,r4c7, and 7 from r1c1" or "r5c1 is 6": {result} in a phrase. */
void nn_say_result(struct nn_words *words);

/* "r7c5 sees both and cannot be 2.": NN_SAY_SEES_BOTH or one like it, where that is what the step does. */
void nn_say_result_of_seeing(struct nn_words *words, enum nn_phrase seeing);

/* The values that are removed, and the cells that lose any. */
uint64_t nn_words_removed(const struct nn_words *words);
struct nn_cells nn_words_losers(const struct nn_words *words);

/* ---- why a value is nowhere else (tell_board.c) ------------------------------------------------- */

/* Why no cell of the house but the `kept` ones may hold the value: which cells are filled, and which values
 * on the board or earlier steps rule out the others. A phrase without a full stop; nothing is written, and
 * false returned, when there are no other cells. */
bool nn_say_exclusions(struct nn_words *words, int house, int value, const struct nn_cells *kept);

/* The same of a single, in short: "The 5s in r1c2 and r4c4 leave only r2c7 for 5 in box 3." */
void nn_say_blockers(struct nn_words *words, int house, int value, int cell);

/* Why the cell holds none of the values that are no candidates of it. */
void nn_say_missing_values(struct nn_words *words, int cell);

/* The same of a single, in short: "r5c2 sees every value but 8 in row 5 and box 4." */
void nn_say_seen_values(struct nn_words *words, int cell, int value);

/* "r2c5 {28}, r2c9 {28}": each cell with its candidates. */
void nn_say_marks(struct nn_words *words, const struct nn_cells *cells);

/* ---- locked candidates and sets (tell_basic.c) ------------------------------------------------------------------------ */

/* The whole reason for locked candidates, or a hidden set, but what follows; without the last full stop. */
void nn_say_locked(struct nn_words *words);
void nn_say_hidden_set(struct nn_words *words);

/* ---- colours (tell_colours.c) ----------------------------------------------------------------------- */

/* What the colours of a net are called, in turn: four. */
extern const enum nn_phrase nn_colour_names[];

/* ---- deadly patterns (tell_unique.c) ------------------------------------------------------------ */

/* Type 3: what two cells take is one value of a naked set, whose other cells are `set`; and what follows. */
void nn_say_rest_of_set(struct nn_words *words, const nonet_step_set *set);

/* ---- almost locked sets (tell_als.c) ------------------------------------------------------------ */

/* "A is r4c456 {3579}, B is r5c4 {57}.": the first sets of the step, and in full what such sets are. */
void nn_say_sets(struct nn_words *words, size_t count);
struct nn_cells nn_places_in_set(const struct nn_words *words, size_t set, int value);
/* What is removed is in the first set or in `end`; so what sees all its places there cannot be it. */
void nn_say_one_of_sets(struct nn_words *words, size_t end);

/* ---- chains (tell_chain.c, tell_inference.c, tell_story.c) --------------------------------------------------- */

/* The same candidates, the same said of them. */
bool nn_is_same_statement(const nonet_step_node *a, const nonet_step_node *b);

/* They cannot both be: one is the contrary of the other, or two values are in one cell or one value is
 * twice in a house. */
bool nn_statements_clash(const struct nn_words *words, const nonet_step_node *a, const nonet_step_node *b);

/* How many chains prove the step; those after them prove single nodes. */
static inline size_t nn_words_branches(const struct nn_words *words)
{
    return words->step->branch_count ? words->step->branch_count : words->step->chain_count;
}

/* "But then r9c8 would be both 3 and 6", "But then row 9 would have two 3s": two statements that clash. */
void nn_say_clash(struct nn_words *words, const nonet_step_node *first, const nonet_step_node *last);

/* Each node follows from the one before it. */
bool nn_chain_is_plain(const nonet_step_chain *chain);

/* In Eureka or in HoDoKu's notation, as words->has_loops says; a net as a numbered list. */
void nn_say_chain(struct nn_words *words, const nonet_step_chain *chain);

/* A branch of forcing chains, with what it comes to, in the same way. */
void nn_say_branch(struct nn_words *words, const nonet_step_chain *chain);

/* Is it a continuous loop? Then the last node of its chain rules out the first one. */
bool nn_is_loop(const nonet_step *step);

/* "r1c7 is not 5", "5 is in r13c4"; "r1c7<>5", "r13c4=5" */
void nn_say_statement(struct nn_words *words, const nonet_step_node *node);
void nn_say_statement_short(struct nn_words *words, const nonet_step_node *node);

/* Why the node follows from its causes, as a phrase: "r1c6 in the same row is 5". */
void nn_say_inference(struct nn_words *words, const nonet_step_chain *chain, size_t node);

/* Do the causes of a true node put every other candidate of its only cell out? */
bool nn_is_last_value(const struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node);
/* The house in which every other place of the true node's value is out; -1: there is none. */
int nn_house_of_last_place(const struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node);

/* The whole chain in sentences: "Suppose r1c6 is 5. Then ..."; of a plain one what follows after the nodes before
 * `from`, which have been told. */
void nn_say_story(struct nn_words *words, const nonet_step_chain *chain);
void nn_say_story_end(struct nn_words *words, const nonet_step_chain *chain, size_t from);

/* "r1c7<>5", "5 in r13c4": a statement among others; the same with the house where that is its reason: "r1c7=5 (row 1)". */
void nn_say_claim(struct nn_words *words, const nonet_step_node *node);
void nn_say_claim_with_house(struct nn_words *words, const nonet_step_chain *chain, size_t index);

/* One of the causes of a false node, a true one, that puts all its cells out; NULL: there is none. */
const nonet_step_node *nn_excluding_cause(const struct nn_words *words, const nonet_step_chain *chain,
                                          const nonet_step_node *node);

/* ---- Eureka (tell_eureka.c, tell_eureka_sets.c) -------------------------------------------------- */

/* A chain, a branch. False: it has other steps than links, so that nothing was said. */
bool nn_say_eureka(struct nn_words *words, const nonet_step_chain *chain);
bool nn_say_eureka_branch(struct nn_words *words, const nonet_step_chain *chain);

/* Is it a wing, or a pattern of almost locked sets, that is a chain as well? */
bool nn_has_chain_of_sets(const nonet_step *step);
/* Nothing, if it is not. */
void nn_say_chain_of_sets(struct nn_words *words);

/* Of a W-wing: which of the two places of its value is seen by the first set. */
struct nn_cells nn_place_near_first_set(const struct nn_words *words, int value);

/* ---- nets (tell_net.c, tell_net_lines.c) -------------------------------------------------------------------------- */

/* Chains written together, as branches of one numbered list. */
struct nn_told_net {
    struct nn_words *words;
    struct told_branch *branches; /* one for each chain */
    struct told_node *nodes;
    bool *is_cause;         /* [number]: for lists of causes */
    bool *is_removal_cause; /* [letter]: the same for lines of removals, 1 being (a) */
    int last_number, last_letter;
    size_t count;
    const char *prefix; /* before each number and letter: "14." inside statement 14, else "" */
    int depth;          /* how far the lines are indented */
};

/* No chain may be empty. False: no memory; then there is nothing to close. */
bool nn_net_open(struct nn_told_net *net, struct nn_words *words, const nonet_step_chain *chains, size_t count);
void nn_net_close(struct nn_told_net *net);

/* Each placement on a numbered line, as sentences; with a heading for each branch if these are cases. */
void nn_say_net(struct nn_told_net *net, bool are_cases);
/* "4. r1c1=3 by 2 and 3", without a newline after the last one. */
void nn_say_net_short(struct nn_told_net *net);

/* ---- chains inside a chain, patterns (tell_nested.c, tell_pattern.c) -------------------------------------- */

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

/* By which pattern the node follows from its causes: "pointing 5 in box 3 (r12c7)". */
void nn_say_pattern(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node);

/* Did no branch come to its own end? And did this one? */
bool nn_net_refutes_itself(const struct nn_told_net *net);
bool nn_net_has_end(const struct nn_told_net *net, size_t chain);
/* After telling: "But 11 contradicts 15 (both in row 5).": the ends of two chains, or start and end of one. */
void nn_say_net_clash(const struct nn_told_net *net, size_t one, size_t two);
/* "4, 9 and 12": the numbers of all ends, or of what they follow from. */
void nn_say_net_ends(const struct nn_told_net *net);

/* ---- houses and peers (words_geometry.c) ---------------------------------------------------------- */

struct nn_cells nn_words_all(const struct nn_words *words);
struct nn_cells nn_words_house(const struct nn_words *words, int house);
struct nn_cells nn_words_peers(const struct nn_words *words, int cell);

/* The cells that see every member of the set; all cells for the empty set. */
struct nn_cells nn_words_common_peers(const struct nn_words *words, struct nn_cells set);

/* The first house, at or after `from`, that contains the whole set, or -1. */
int nn_words_house_around(const struct nn_words *words, struct nn_cells set, int from);

/* The row, column or box of the cell. */
static inline uint16_t nn_words_house_of(const struct nn_words *words, int cell, int kind)
{
    return words->layout->seats[cell].house[kind];
}

/* NN_ROW, NN_COLUMN or NN_BOX. */
static inline int nn_words_kind_of(const struct nn_words *words, int house)
{
    return house / words->layout->side;
}

static inline bool nn_words_see(const struct nn_words *words, int cell, int other)
{
    return nn_cells_have(nn_words_peers(words, cell), other);
}

/* ---- sets of cells and values -------------------------------------------------------------------- */

struct nn_cells nn_cells_of(nonet_cells cells);

/* The filled cells that belong to the puzzle. */
struct nn_cells nn_words_givens(const struct nn_words *words);

/* The places of the value in the house. */
static inline struct nn_cells nn_words_places(const struct nn_words *words, int value, int house)
{
    return nn_cells_and(words->places[value], nn_words_house(words, house));
}

static inline int nn_first_value(uint64_t values)
{
    return values ? nn_first_bit(values) + 1 : 0;
}

/* ---- where to look (places.c) -------------------------------------------------------------------- */

/* Cells, or houses, or neither; there, unless it is 0, the values. */
struct nn_place {
    struct nn_cells cells;
    uint16_t houses[NN_LOGIC_HOUSES];
    size_t house_count;
    uint64_t values;
    bool is_pattern_of_givens; /* said instead of the names of the cells */
};

typedef void nn_placer(const struct nn_words *words, struct nn_place *place);

/* "Look at 5 in rows 1 and 4." */
void nn_say_place(struct nn_words *words, nn_placer *placer);

/* ---- the tellers, one for each technique (tellers.c) --------------------------------------------- */

typedef void nn_writer(struct nn_words *words);

/* Draws what belongs to the pattern besides its chains (sketch.h). */
struct nn_sketch;
typedef void nn_linker(struct nn_sketch *sketch);

enum { NN_SET_NAMES = 7 };

/* A row of teller_list.h, which says what the parts mean. */
struct nn_teller {
    nn_writer *line, *reason;
    nn_placer *place;
    nn_writer *what;
    nn_linker *links;
    struct nn_told_parts {
        size_t houses, covers, sets, chains, nodes, placements;
        bool ends_with_rest;
        size_t colours;
    } parts;
    enum nn_phrase set_names[NN_SET_NAMES];
};

#define TELLER(id, line, reason, place, what, links, parts, names)                                                     \
    nn_writer line, reason, what;                                                                                      \
    nn_placer place;                                                                                                   \
    nn_linker links;
#include "words/teller_list.h"
#undef TELLER

/* How to tell the step; NULL: its technique is unknown, or it has not the parts that the teller counts on. */
const struct nn_teller *nn_teller_of(const nonet_step *step);

/* What the set of a step with this teller is called: "pivot", "blue", "set A". */
const char *nn_set_name(const struct nn_language *language, const struct nn_teller *teller, const nonet_step *step,
                        size_t set);

#endif
