/* technique_texts.c: the public table of techniques: HoDoKu's name of each, and what it is in a few sentences.
 *
 * The texts are macros named after the techniques, and the table is made from technique_list.h, so that a missing
 * TEXT_X or EXAMPLE_X does not compile. */
#include <stddef.h>

#include "nonet.h"
#include "technique/technique.h"

/* clang-format off */
#define TEXT_FULL_HOUSE "Full House", \
    "A house has one empty cell left. It takes the only value that the house lacks."
#define TEXT_LAST_DIGIT "", \
    "All places of a value but one are filled on the whole board. The last one goes where the row, the column and the box that lack it meet."
#define TEXT_HIDDEN_SINGLE "Hidden Single", \
    "A value has only one place left in a row, a column or a box, so it stands there, whatever else the cell could hold."
#define TEXT_NAKED_SINGLE "Naked Single", \
    "All values but one are ruled out in a cell, so it holds that one."
#define TEXT_LOCKED_PAIR "Locked Pair", \
    "Two cells where a box and a line cross have the same two candidates and nothing else. The two values can be removed from the rest of the box and the rest of the line."
#define TEXT_LOCKED_TRIPLE "Locked Triple", \
    "Three cells where a box and a line cross have only three candidates together. The three values can be removed from the rest of the box and the rest of the line."
#define TEXT_POINTING "Locked Candidates Type 1 (Pointing)", \
    "All places of a value in a box lie in one line. The line has the value there, so it can be removed from the rest of the line."
#define TEXT_CLAIMING "Locked Candidates Type 2 (Claiming)", \
    "All places of a value in a line lie in one box. The box has the value there, so it can be removed from the rest of the box."
#define TEXT_NAKED_PAIR "Naked Pair", \
    "Two cells of a house have only two candidates together. They use up both values, which can be removed from the other cells of the house."
#define TEXT_HIDDEN_PAIR "Hidden Pair", \
    "Two values have only two places together in a house. They use up both cells, so all other candidates can be removed from these."
#define TEXT_NAKED_TRIPLE "Naked Triple", \
    "Three cells of a house have only three candidates together. They use up the three values, which can be removed from the other cells of the house."
#define TEXT_HIDDEN_TRIPLE "Hidden Triple", \
    "Three values have only three places together in a house. They use up these cells, so all other candidates can be removed from them."
#define TEXT_X_WING "X-Wing", \
    "In two rows a value can only be in the same two columns (or in two columns only in the same two rows). Each row needs it, so both columns have it there, and it can be removed from the rest of the columns."
#define TEXT_NAKED_QUADRUPLE "Naked Quadruple", \
    "Four cells of a house have only four candidates together. They use up the four values, which can be removed from the other cells of the house."
#define TEXT_HIDDEN_QUADRUPLE "Hidden Quadruple", \
    "Four values have only four places together in a house. They use up these cells, so all other candidates can be removed from them."
#define TEXT_SWORDFISH "Swordfish", \
    "In three rows a value can only be in the same three columns (or the other way round). The rows fill the columns, so the value can be removed from the rest of these."
#define TEXT_JELLYFISH "Jellyfish", \
    "In four rows a value can only be in the same four columns (or the other way round). The rows fill the columns, so the value can be removed from the rest of these."
#define TEXT_SKYSCRAPER "Skyscraper", \
    "A value has just two places in each of two parallel lines, and one place of each lies in the same line across. Not both of these can hold it, so one of the other two does, and it can be removed from every cell that sees both."
#define TEXT_TWO_STRING_KITE "2-String Kite", \
    "A value has just two places in a row and just two in a column, and one of each lies in the same box. Not both of these can hold it, so one of the other two does, and it can be removed from the cell that sees both."
#define TEXT_DUAL_TWO_STRING_KITE "Dual 2-String Kite", \
    "Two two-string kites of a value with the same two cells in the box, told as one step. Two kites of different values that share these cells are only listed, as HoDoKu does, never used."
#define TEXT_TURBOT_FISH "Turbot Fish", \
    "A value has just two places in each of two houses, and one place of the first sees one of the second. Not both of these can hold it, so one of the other two does, and it can be removed from every cell that sees both."
#define TEXT_EMPTY_RECTANGLE "Empty Rectangle", \
    "All places of a value in a box lie in one row and one column of it, and a line across has just two places for it, one of them in that row (or column). If the far end of that strong link is false, the near end is true and pushes the value into the box's other arm. Either way the value cannot be where the far end's line meets that arm."
#define TEXT_DUAL_EMPTY_RECTANGLE "Dual Empty Rectangle", \
    "Two empty rectangles of a value in the same box, told as one step."
#define TEXT_XY_WING "XY-Wing", \
    "A cell with the candidates x and y sees a cell with x and z and another one with y and z. Whichever value the first one takes, one of the others is z, so z can be removed from every cell that sees both."
#define TEXT_XYZ_WING "XYZ-Wing", \
    "A cell with the candidates x, y and z sees a cell with x and z and another one with y and z. One of the three is z, so z can be removed from every cell that sees all three."
#define TEXT_W_WING "W-Wing", \
    "Two cells have the same two candidates x and z, and a house has just two places for x, one seen by each. One of these is x, so one of the two cells is z, and z can be removed from every cell that sees both."
#define TEXT_UNIQUE_RECTANGLE_1 "Uniqueness Test 1", \
    "Four cells in two rows, two columns and two boxes would all hold the same two values, which could be swapped: a puzzle with one solution has no such thing. Only one of them has other candidates, so it takes one of those and loses the two."
#define TEXT_UNIQUE_RECTANGLE_2 "Uniqueness Test 2", \
    "Two neighbouring corners of a rectangle that would hold the same two values only have one further candidate, the same in both. One of them takes it, so it can be removed from every cell that sees both."
#define TEXT_UNIQUE_RECTANGLE_3 "Uniqueness Test 3", \
    "Two neighbouring corners of a rectangle that would hold the same two values only have further candidates. One corner takes one of these, so both together act as one cell of a naked set in a house they share."
#define TEXT_UNIQUE_RECTANGLE_4 "Uniqueness Test 4", \
    "Two neighbouring corners of a rectangle that would hold the same two values only are the only places for one of the values in a house. One corner takes it, so the other value would complete the pattern: it can be removed from both corners."
#define TEXT_UNIQUE_RECTANGLE_5 "Uniqueness Test 5", \
    "Two opposite corners, or three, of a rectangle that would hold the same two values only have one further candidate, the same in all. One of them takes it, so it can be removed from every cell that sees them all."
#define TEXT_UNIQUE_RECTANGLE_6 "Uniqueness Test 6", \
    "Two opposite corners of a rectangle that would hold the same two values only have further candidates, and one of the values is confined to the corners in two parallel lines (an X-wing). In these two corners it would complete the pattern, so it can be removed from them."
#define TEXT_HIDDEN_RECTANGLE "Hidden Rectangle", \
    "One corner of a rectangle has just two candidates, and one of these values is confined to the corners in the row and in the column of the opposite corner. With the other value there the pattern would be complete and could be swapped, so that value can be removed from the opposite corner."
#define TEXT_AVOIDABLE_RECTANGLE_1 "Avoidable Rectangle Type 1", \
    "Three corners of a rectangle in two boxes are solved, none of them by a given. The fourth may not take the value that would make the two values of the corners exchangeable."
#define TEXT_AVOIDABLE_RECTANGLE_2 "Avoidable Rectangle Type 2", \
    "Two corners of a rectangle in two boxes are solved, not by givens; the others could make the values exchangeable, but both have the same single further candidate. One of them takes it, so it can be removed from every cell that sees both."
#define TEXT_BUG_PLUS_1 "Bivalue Universal Grave + 1", \
    "All empty cells have two candidates, but for one cell with three. If its odd candidate were false, every candidate would be twice in each of its houses, which a puzzle with one solution does not allow; so it is true."
#define TEXT_REMOTE_PAIR "Remote Pair", \
    "A chain of cells with the same two candidates, each seeing the next: they hold the two values in turn. What sees two cells of the chain that differ loses both values."
#define TEXT_FINNED_X_WING "Finned X-Wing", \
    "An X-wing but for one or more extra places of the value in its lines, the fins. Either the X-wing holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_SASHIMI_X_WING "Sashimi X-Wing", \
    "A finned X-wing in which one line has only one place left besides its fins. Either this place or a fin is true; the value can be removed from every cell that both cases rule out."
#define TEXT_SIMPLE_COLOURS_TRAP "Simple Colors Trap", \
    "Places of a value that are joined by houses with just two places get two colours in turn: one colour is all true, the other all false. A cell that sees both colours loses the value."
#define TEXT_SIMPLE_COLOURS_WRAP "Simple Colors Wrap", \
    "Places of a value that are joined by houses with just two places get two colours in turn. If two cells of a colour share a house, that colour is false: all of its cells lose the value."
#define TEXT_MULTI_COLOURS_1 "Multi Colors 1", \
    "Two separate nets of a value have two colours each. If a colour of one sees a colour of the other, not both are true, so one of their opposites is: the value can be removed from every cell that sees both opposites."
#define TEXT_MULTI_COLOURS_2 "Multi Colors 2", \
    "Two separate nets of a value have two colours each. A colour that sees both colours of the other net is false: all of its cells lose the value."
#define TEXT_FINNED_SWORDFISH "Finned Swordfish", \
    "A swordfish but for one or more extra places of the value in its lines, the fins. Either the swordfish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_SASHIMI_SWORDFISH "Sashimi Swordfish", \
    "A finned swordfish in which a line has only one place left besides its fins. Either the rest of the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_JELLYFISH "Finned Jellyfish", \
    "A jellyfish but for one or more extra places of the value in its lines, the fins. Either the jellyfish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_SASHIMI_JELLYFISH "Sashimi Jellyfish", \
    "A finned jellyfish in which a line has only one place left besides its fins. Either the rest of the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_SUE_DE_COQ "Sue de Coq", \
    "Some cells where a line and a box cross have at least two candidates more than cells; other cells of the line and of the box take up the surplus, each part with values of its own. All values are then used up in these cells and can be removed from the rest of the line, of the box, or of both."
#define TEXT_ALS_XZ "Almost Locked Set XZ-Rule", \
    "Two sets of n cells with n + 1 candidates have a value x that cannot be in both, as all of its places see each other. One set is without x and needs all its other values, so another common value z is in one of the sets and can be removed from every cell that sees all its places."
#define TEXT_ALS_XY_WING "Almost Locked Set XY-Wing", \
    "Three sets of n cells with n + 1 candidates: the first and the middle one share x, the middle and the last one share y, and neither value can be in both of its sets. So a value z of the first and the last set is in one of them, and can be removed from every cell that sees all its places."
#define TEXT_FRANKEN_X_WING "Franken X-Wing", \
    "An X-wing in which boxes may stand for lines: two houses whose places of a value lie in two other houses. The value can be removed from the rest of those."
#define TEXT_FRANKEN_SWORDFISH "Franken Swordfish", \
    "A swordfish in which boxes may stand for lines: three houses whose places of a value lie in three other houses. The value can be removed from the rest of those."
#define TEXT_FINNED_FRANKEN_X_WING "Finned Franken X-Wing", \
    "A Franken X-wing with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_FRANKEN_SWORDFISH "Finned Franken Swordfish", \
    "A Franken swordfish with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_X_CHAIN "X-Chain", \
    "A chain of places of one value, joined in turn by houses with just two places (one of them is true) and by sharing a house (not both are true). One of its ends is true, so the value can be removed from every cell that sees both ends."
#define TEXT_XY_CHAIN "XY-Chain", \
    "A chain of cells with two candidates, each sharing a value and a house with the next. If one end is not z, the other one is: z can be removed from every cell that sees both ends."
#define TEXT_CONTINUOUS_LOOP "Continuous Nice Loop", \
    "A chain of candidates, joined in turn by \"one of them is true\" and \"not both are true\", that closes to a loop. Then of any two neighbours exactly one is true, and whatever both of them exclude can be removed."
#define TEXT_DISCONTINUOUS_LOOP "Discontinuous Nice Loop", \
    "A chain of candidates, joined in turn by \"one of them is true\" and \"not both are true\", that returns to its first cell and contradicts its start. So a candidate of that cell is false, or true."
#define TEXT_AIC "AIC", \
    "Alternating inference chain: candidates joined in turn by \"one of them is true\" and \"not both are true\", beginning and ending with the first kind. One of its ends is true, so whatever both ends exclude can be removed."
#define TEXT_GROUPED_CONTINUOUS_LOOP "Grouped Continuous Nice Loop", \
    "A continuous nice loop with groups: all places of a value where a box and a line cross count as one, true if one of them is."
#define TEXT_GROUPED_DISCONTINUOUS_LOOP "Grouped Discontinuous Nice Loop", \
    "A discontinuous nice loop with groups: all places of a value where a box and a line cross count as one, true if one of them is."
#define TEXT_GROUPED_AIC "Grouped AIC", \
    "An alternating inference chain with groups: all places of a value where a box and a line cross count as one, true if one of them is."
#define TEXT_ALS_CHAIN "Almost Locked Set Chain", \
    "Four or more sets of n cells with n + 1 candidates, each tied to the next by a value that cannot be in both. If the first is without z, the last one has it, so z can be removed from every cell that sees all its places in both."
#define TEXT_DEATH_BLOSSOM "Death Blossom", \
    "For each candidate of a cell, the stem, a set of n cells with n + 1 candidates, the petal, that loses the candidate if the stem has it. Then the rest of that petal is locked. A value z in all petals is true in one of them, so z can be removed from every cell that sees all its places in all petals."
#define TEXT_FORCING_CHAIN_CONTRADICTION "Forcing Chain Contradiction", \
    "A candidate is supposed to be true (or false), and chains of plain consequences lead to things that cannot be together: a cell or a house left without a value, or two values in one place. So the supposition is wrong."
#define TEXT_FORCING_CHAIN_VERITY "Forcing Chain Verity", \
    "All possibilities of a cell, or of a value in a house, are tried one after the other, and chains of plain consequences lead from each of them to the same result. So it is true."
#define TEXT_FORCING_NET_CONTRADICTION "Forcing Net Contradiction", \
    "As a forcing chain contradiction, but a consequence may need several earlier ones at a time, so the chains grow into nets."
#define TEXT_FORCING_NET_VERITY "Forcing Net Verity", \
    "As a forcing chain verity, but a consequence may need several earlier ones at a time, so the chains grow into nets."
#define TEXT_DIRECT_POINTING "", \
    "All places of a value in a box lie in one line. In another box on that line the value can then have only one place left, outside the line: it stands there."
#define TEXT_DIRECT_CLAIMING "", \
    "All places of a value in a line lie in one box. In another line through that box the value can then have only one place left, outside the box: it stands there."
#define TEXT_DIRECT_HIDDEN_PAIR "", \
    "Two values have only two places together in a house and use up both cells. That leaves another value with only one place in the house: it stands there."
#define TEXT_DIRECT_HIDDEN_TRIPLE "", \
    "Three values have only three places together in a house and use up these cells. That leaves another value with only one place in the house: it stands there."
#define TEXT_LOCKED_LINES "", \
    "In two or more boxes side by side a value can only be in as many lines. Each box takes one of these lines, so the value can be removed from them in the other boxes beside. In rows of three boxes this is claiming seen from the other side; larger boards have more of it."
#define TEXT_NAKED_SET "", \
    "Five or more cells of a house have only as many candidates together as they are. They use up these values, which can be removed from the other cells of the house. On a 9x9 board the rest of the house is always a smaller hidden set."
#define TEXT_HIDDEN_SET "", \
    "Five or more values have only as many places together in a house as they are. They use up these cells, so all other candidates can be removed from them. On a 9x9 board the rest of the house is always a smaller naked set."
#define TEXT_M_WING "", \
    "A cell has only x and y. A place of y that it sees is one of two in a house; the other of the two can be x as well, and x has one other place in a house with it. If the first cell is not x it is y, and along these links the last place is x: so one of the two ends is x, and x can be removed from every cell that sees both."
#define TEXT_S_WING "", \
    "A cell has only x and y. It sees one of the two places of x in a house and one of the two places of y in another. If the far place of x is not x, the near one is, the cell is y, and the far place of y is y. If the two far places see each other, y can be removed from the first and x from the second; if they are one cell, it is x or y."
#define TEXT_L_WING "", \
    "Three houses, each with just two places for a value, are joined one by one: in a cell that cannot be both values, or (once) in a house that cannot have the value twice. The chain begins with one value and ends with another one, and one of its ends is true. If these see each other, neither can have the other one's value; if they are one cell, it has one of the two values."
#define TEXT_H_WING "", \
    "A chain from a cell with only x and y to a place of z: either y has two places in a house, the second of which can be z too, or a second cell with only y and z is in sight, and z has two places in a house. If the cell is not x, the place is z. If they see each other, z can be removed from the cell and x from the place."
#define TEXT_WXYZ_WING "", \
    "Three cells of a house have four candidates together, and a cell that sees all their places of x has only x and z. If that cell is not z it is x, the three cells lack x, and z is among them. So z can be removed from every cell that sees all its places in the four cells."
#define TEXT_ALMOST_LOCKED_PAIR "", \
    "A box and a line cross. A cell of the one, outside the crossing, can only be x or y; in the other one x and y can only be in the crossing and in one more cell. So the crossing has exactly one of the two: they can be removed from the rest of the first house, and all else from the cell in the second."
#define TEXT_ALMOST_LOCKED_TRIPLE "", \
    "A box and a line cross. Two cells of the one, outside the crossing, can only be x, y or z; in the other one x, y and z can only be in the crossing and in two more cells. So the crossing has exactly one of the three: they can be removed from the rest of the first house, and all else from the two cells in the second."
#define TEXT_UNIQUE_LOOP_1 "", \
    "Six or more cells, two or none in each row, column and box, would all hold the same two values, which could be swapped all along the loop: a puzzle with one solution has no such thing. Only one of them has other candidates, so it takes one of those and loses the two."
#define TEXT_UNIQUE_LOOP_2 "", \
    "Some cells of a loop (six or more cells, two or none in each house) that would hold the same two values only have one further candidate, the same in all. One of them takes it, so it can be removed from every cell that sees them all."
#define TEXT_UNIQUE_LOOP_3 "", \
    "Two cells of a loop (six or more cells, two or none in each house) that would hold the same two values only have further candidates. One of the two takes one of these, so both together act as one cell of a naked set in a house they share."
#define TEXT_UNIQUE_LOOP_4 "", \
    "Two cells of a loop (six or more cells, two or none in each house) that would hold the same two values only are the only places for one of the values in a house. One of the two takes it, so the other value would complete the loop: it can be removed from both cells."
#define TEXT_EXTENDED_RECTANGLE_1 "", \
    "Two parallel lines and n (three or more) lines across them cross in n pairs of cells, which would hold n values only; each pair is in one box, or each of the two lines has its n cells in one box. Then both lines would have all n values there and could swap them: a puzzle with one solution has no such thing. Only one cell has other candidates, so it takes one of those."
#define TEXT_EXTENDED_RECTANGLE_2 "", \
    "Some cells of an extended rectangle (n pairs across two lines that would hold n values only) have one further candidate, the same in all. One of them takes it, so it can be removed from every cell that sees them all."
#define TEXT_EXTENDED_RECTANGLE_3 "", \
    "Two cells of an extended rectangle (n pairs across two lines that would hold n values only) have further candidates. One of the two takes one of these, so both together act as one cell of a naked set in a house they share."
#define TEXT_EXTENDED_RECTANGLE_4 "", \
    "Two cells of an extended rectangle (n pairs across two lines that would hold n values only) are the only places for one of the values in a house. One of the two takes it, so the other n - 1 values would complete the rectangle: they can be removed from both cells."
#define TEXT_BUG_2 "", \
    "All empty cells have two candidates, but for some with the same extra one. If that were false in all of them, every candidate would be twice in each of its houses, which a puzzle with one solution does not allow; so it is true in one of them and can be removed from every cell that sees them all."
#define TEXT_BUG_3 "", \
    "All empty cells have two candidates, but for some in one house with extra ones. One of them takes an extra candidate, or every candidate would be twice in each of its houses, which a puzzle with one solution does not allow; so together they act as one cell of a naked set in the house."
#define TEXT_BUG_4 "", \
    "All empty cells have two candidates, but for two with extra ones, which are the only places for a value in a house. One of them takes that value, and the other one an extra candidate, or every candidate would be twice in each of its houses; so both lose what is neither."
#define TEXT_BUG_PLUS_N "", \
    "All empty cells have two candidates, but for a few extra ones. If all of these were false, every candidate would be twice in each of its houses, which a puzzle with one solution does not allow; so one of them is true, and what each of them rules out can be removed."
#define TEXT_BUG_LITE "", \
    "A part of the board where a grave is complete: cells with two candidates each, such that a value is in two of them or in none in each house. Every cell could take its other candidate, which a puzzle with one solution does not allow; so a further candidate of one of the cells is true. If there is one such cell it loses its two; several act as those of a unique rectangle."
#define TEXT_REVERSE_BUG "", \
    "With one more value filled in, every row, column and box would have both of two values, or neither. Then all places that these two still lack could be swapped, which a puzzle with one solution does not allow; so that candidate can be removed."
#define TEXT_SYMMETRICAL_PLACEMENT "", \
    "The givens look the same after a turn or a reflection of the board, if each value is exchanged for a partner. In a puzzle with one solution the solution is symmetric in the same way: cells that keep their place hold values that are their own partners, and where a value is ruled out its partner is ruled out in the cell that corresponds."
#define TEXT_MEDUSA "", \
    "Where a cell has just two candidates, or a house just two places for a value, one of the two is true. Candidates that hang together so, of all values, are coloured in two colours in turn: all of one colour are true, all of the other one false. What both colours rule out can be removed, and a colour that contradicts itself is false as a whole."
#define TEXT_THREE_STRONG_LINKS "", \
    "In each of three houses a value has two places, or two groups of places. A group of the first house shares a house with a group of the second, and the other group of that one with a group of the third. One of the two groups at the free ends has the value, and it can be removed from every cell that sees all of both."
#define TEXT_FOUR_STRONG_LINKS "", \
    "Like three strong links, with a chain of four houses in which a value has two places or two groups of places. One of the groups at its ends has the value, and it can be removed from every cell that sees all of both."
#define TEXT_FIVE_STRONG_LINKS "", \
    "Like three strong links, with a chain of five houses in which a value has two places or two groups of places. One of the groups at its ends has the value, and it can be removed from every cell that sees all of both."
#define TEXT_SIX_STRONG_LINKS "", \
    "Like three strong links, with a chain of six houses in which a value has two places or two groups of places. One of the groups at its ends has the value, and it can be removed from every cell that sees all of both."
#define TEXT_X_LOOP "", \
    "In each of three or more houses a value has two places, or two groups of places, and each group shares a house with a group of the next link, the last one with the first: a ring. Of two groups that share a house exactly one has the value, so it can be removed from the rest of all these houses."
#define TEXT_SQUIRMBAG "Squirmbag", \
    "In five rows a value can only be in the same five columns (or the other way round). The rows fill the columns, so the value can be removed from the rest of these. On a 9x9 board there is always a smaller fish that does the same, in the lines across."
#define TEXT_WHALE "Whale", \
    "In six rows a value can only be in the same six columns (or the other way round). The rows fill the columns, so the value can be removed from the rest of these. On a 9x9 board there is always a smaller fish that does the same, in the lines across."
#define TEXT_LEVIATHAN "Leviathan", \
    "In seven rows a value can only be in the same seven columns (or the other way round). The rows fill the columns, so the value can be removed from the rest of these. On a 9x9 board there is always a smaller fish that does the same, in the lines across."
#define TEXT_FINNED_SQUIRMBAG "Finned Squirmbag", \
    "A squirmbag but for one or more extra places of the value in its lines, the fins. Either the squirmbag holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_SASHIMI_SQUIRMBAG "Sashimi Squirmbag", \
    "A finned squirmbag in which a line has only one place left besides its fins. Either the rest of the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_WHALE "Finned Whale", \
    "A whale but for one or more extra places of the value in its lines, the fins. Either the whale holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_SASHIMI_WHALE "Sashimi Whale", \
    "A finned whale in which a line has only one place left besides its fins. Either the rest of the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_LEVIATHAN "Finned Leviathan", \
    "A leviathan but for one or more extra places of the value in its lines, the fins. Either the leviathan holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_SASHIMI_LEVIATHAN "Sashimi Leviathan", \
    "A finned leviathan in which a line has only one place left besides its fins. Either the rest of the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_VWXYZ_WING "", \
    "Like a WXYZ-wing, but with four cells of a house that have five candidates together, and a cell that has only two of these, x and z, and sees all their places of x. z can be removed from every cell that sees all its places in the five cells."
#define TEXT_UVWXYZ_WING "", \
    "Like a WXYZ-wing, but with five cells of a house that have six candidates together, and a cell that has only two of these, x and z, and sees all their places of x. z can be removed from every cell that sees all its places in the six cells."
#define TEXT_TUVWXYZ_WING "", \
    "Like a WXYZ-wing, but with six cells of a house that have seven candidates together, and a cell that has only two of these, x and z, and sees all their places of x. z can be removed from every cell that sees all its places in the seven cells."
#define TEXT_ALIGNED_PAIR_EXCLUSION "", \
    "Two cells are given values in every way. A way is out if the cells see each other and would be equal, or if a cell that sees both would have no candidate left. A value that is in no other way can be removed."
#define TEXT_ALIGNED_TRIPLE_EXCLUSION "", \
    "Three cells are given values in every way. A way is out if two of them see each other and would be equal, or if a cell that sees all three would have no candidate left. A value that is in no other way can be removed."
#define TEXT_ALS_W_WING "", \
    "Two sets of n cells with n + 1 candidates both have x and z, and a house has just two places for x, one seen by all x of the first set, the other one by all x of the second. Whichever of the two is x, the set that sees it has z. So z can be removed from every cell that sees all its places in both sets."
#define TEXT_FRANKEN_JELLYFISH "Franken Jellyfish", \
    "A jellyfish in which boxes may stand for lines: four houses whose places of a value lie in four other houses. The value can be removed from the rest of those."
#define TEXT_FINNED_FRANKEN_JELLYFISH "Finned Franken Jellyfish", \
    "A Franken jellyfish with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_ALS_CONTINUOUS_LOOP "", \
    "A continuous nice loop, perhaps with groups, that leads through almost locked sets: cells of a house with one value more than cells, so that without one of the values all others are in them. In the loop each set lacks one of two values, so its other values can be removed from every cell that sees all their places."
#define TEXT_ALS_DISCONTINUOUS_LOOP "", \
    "A discontinuous nice loop, perhaps with groups, that leads through almost locked sets: cells of a house with one value more than cells, so that without one of the values all others are in them."
#define TEXT_ALS_AIC "", \
    "An alternating inference chain, perhaps with groups, that leads through almost locked sets: cells of a house with one value more than cells, so that without one of the values all others are in them."
#define TEXT_SK_LOOP "", \
    "Sixteen cells around the corners of a rectangle, two in each line and box that joins them, are a ring. If the lines and boxes of the ring can hold just sixteen values in these cells, each of them is used there and can be removed from the rest of its line or box."
#define TEXT_EXOCET "", \
    "Two base cells of a box and a line, and two targets in the other boxes along that line. Three lines across leave a value of the base so few other places that a target must hold it. So the targets have just the two values of the base, and all that fits no such pair can be removed."
#define TEXT_DOUBLE_EXOCET "", \
    "Two exocets with the same lines across and four values, of which none can be in both bases. So each value is in one of the bases, and what goes in either case can be removed."
#define TEXT_MULTI_SECTOR_LOCKED_SETS "", \
    "Cells where some rows and columns cross. If some values, once in each of the rows, and the others, once in each of the columns, are together as many as the cells, each of them is used there and can be removed from the rest of its row or column."
#define TEXT_FRANKEN_SQUIRMBAG "Franken Squirmbag", \
    "A squirmbag in which boxes may stand for lines: five houses whose places of a value lie in five other houses. The value can be removed from the rest of those."
#define TEXT_FRANKEN_WHALE "Franken Whale", \
    "A whale in which boxes may stand for lines: six houses whose places of a value lie in six other houses. The value can be removed from the rest of those."
#define TEXT_FRANKEN_LEVIATHAN "Franken Leviathan", \
    "A leviathan in which boxes may stand for lines: seven houses whose places of a value lie in seven other houses. The value can be removed from the rest of those."
#define TEXT_FINNED_FRANKEN_SQUIRMBAG "Finned Franken Squirmbag", \
    "A Franken squirmbag with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_FRANKEN_WHALE "Finned Franken Whale", \
    "A Franken whale with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_FRANKEN_LEVIATHAN "Finned Franken Leviathan", \
    "A Franken leviathan with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_MUTANT_X_WING "Mutant X-Wing", \
    "Any two houses, rows, columns and boxes mixed, whose places of a value lie in any two other houses. The value can be removed from the rest of those."
#define TEXT_MUTANT_SWORDFISH "Mutant Swordfish", \
    "Any three houses, rows, columns and boxes mixed, whose places of a value lie in any three other houses. The value can be removed from the rest of those."
#define TEXT_MUTANT_JELLYFISH "Mutant Jellyfish", \
    "Any four houses, rows, columns and boxes mixed, whose places of a value lie in any four other houses. The value can be removed from the rest of those."
#define TEXT_MUTANT_SQUIRMBAG "Mutant Squirmbag", \
    "Any five houses, rows, columns and boxes mixed, whose places of a value lie in any five other houses. The value can be removed from the rest of those."
#define TEXT_MUTANT_WHALE "Mutant Whale", \
    "Any six houses, rows, columns and boxes mixed, whose places of a value lie in any six other houses. The value can be removed from the rest of those."
#define TEXT_MUTANT_LEVIATHAN "Mutant Leviathan", \
    "Any seven houses, rows, columns and boxes mixed, whose places of a value lie in any seven other houses. The value can be removed from the rest of those."
#define TEXT_FINNED_MUTANT_X_WING "Finned Mutant X-Wing", \
    "A mutant X-wing with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_MUTANT_SWORDFISH "Finned Mutant Swordfish", \
    "A mutant swordfish with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_MUTANT_JELLYFISH "Finned Mutant Jellyfish", \
    "A mutant jellyfish with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_MUTANT_SQUIRMBAG "Finned Mutant Squirmbag", \
    "A mutant squirmbag with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_MUTANT_WHALE "Finned Mutant Whale", \
    "A mutant whale with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_FINNED_MUTANT_LEVIATHAN "Finned Mutant Leviathan", \
    "A mutant leviathan with extra places of the value, the fins. Either the fish holds or a fin is true; the value can be removed from every cell that both rule out."
#define TEXT_KRAKEN_FISH_1 "Kraken Fish Type 1", \
    "A finned fish whose fins do not see the target: a chain leads from each fin to the target being false. If no fin is true the fish rules the target out, if one is its chain does."
#define TEXT_KRAKEN_FISH_2 "Kraken Fish Type 2", \
    "A finned fish and one of its cover houses: the value stands in a place of the fish in that house, or a fin is true. Chains lead from all of these to the same candidate being false, so it can be removed."
#define TEXT_NISHIO "", \
    "A digit is supposed to stand in a cell (or not to), and only the places of this digit are followed: it can be removed from what the cell sees, a house that has one place left takes it, and so on. If a candidate comes out both true and false, the supposition is wrong."
#define TEXT_CELL_FORCING_CHAINS "", \
    "Every candidate of a cell is supposed in turn, and from each of them a chain, every consequence of which follows from a single earlier one, leads to the same result. One of the candidates is true, so the result is."
#define TEXT_REGION_FORCING_CHAINS "", \
    "Every place of a value in a house is supposed in turn, and from each of them a chain, every consequence of which follows from a single earlier one, leads to the same result. One of the places is right, so the result is true."
#define TEXT_DYNAMIC_CONTRADICTION "", \
    "A candidate is supposed to be true (or false). What follows is struck from the board, so that later consequences may need several earlier ones at a time. If a candidate comes out both true and false, the supposition is wrong."
#define TEXT_DYNAMIC_DOUBLE "", \
    "A candidate is supposed to be true, and then to be false; consequences may need several earlier ones at a time. What follows from both is true."
#define TEXT_DYNAMIC_CELL "", \
    "Every candidate of a cell is supposed in turn; consequences may need several earlier ones at a time. What follows from each of them is true."
#define TEXT_DYNAMIC_REGION "", \
    "Every place of a value in a house is supposed in turn; consequences may need several earlier ones at a time. What follows from each of them is true."
#define TEXT_DYNAMIC_PLUS "", \
    "A dynamic contradiction, double, cell or region chain in which consequences may also follow by pointing, claiming, a naked or hidden pair, or an X-wing that what was struck before has made possible."
#define TEXT_NESTED_CHAINS "", \
    "As dynamic chains plus, but where no pattern helps, a consequence may also follow by a forcing chain or a cycle of its own, which what was struck before has made possible."
#define TEXT_NESTED_MULTIPLE "", \
    "As nested chains, but a consequence may also follow by cell or region forcing chains of its own."
#define TEXT_NESTED_DYNAMIC "", \
    "As dynamic chains plus, but where no pattern helps, a consequence may also follow by dynamic chains of its own: a supposition inside of the supposition."
#define TEXT_NESTED_DYNAMIC_PLUS "", \
    "As nested dynamic chains, but the dynamic chains inside may have forcing chains and cycles inside of them in turn."
#define TEXT_TEMPLATE_SET "Template Set", \
    "All ways to place a value on the whole board, one in every row, column and box, have a cell in common. So it holds the value. Cells that another value must have in the same manner are out of the question."
#define TEXT_TEMPLATE_DELETE "Template Delete", \
    "A cell that no way of placing the value on the whole board, one in every row, column and box, uses cannot hold it. Cells that another value must have in the same manner are out of the question."
#define TEXT_BRUTE_FORCE "Brute Force", \
    "Nothing else helps: a value taken from the solution."

/* What a row of the list, its text and its example are together for the outside. The text is expanded
 * before it is split at its comma. */
#define HODOKU_NAME_OF(...) FIRST_OF(__VA_ARGS__)
#define FIRST_OF(hodoku_name, summary) hodoku_name
#define SUMMARY_OF(...) SECOND_OF(__VA_ARGS__)
#define SECOND_OF(hodoku_name, summary) summary

#define EXAMPLE(id, position) EXAMPLE_##id,
enum example_rows {
#include "words/technique_examples.h"
};
#undef EXAMPLE
#define TECHNIQUE(id, ...) \
    _Static_assert(sizeof((const char *const[]){TEXT_##id}) == 2 * sizeof(char *) && EXAMPLE_##id >= 0, "a name and a text");
#include "technique/technique_list.h"
#undef TECHNIQUE

static const nonet_technique public_techniques[NN_TECHNIQUES] = {
#define TECHNIQUE(id, name_, family_, level_, use, finder, code_, order, hodoku_level_, score_, is_on, unique) \
    [NN_##id].name = name_,                                                                          \
    [NN_##id].summary = SUMMARY_OF(TEXT_##id),                                                       \
    [NN_##id].family = family_,                                                                      \
    [NN_##id].level = level_,                                                           \
    [NN_##id].is_usual = (use) != NN_ON_DEMAND,                                                      \
    [NN_##id].needs_uniqueness = unique,                                                             \
    [NN_##id].code = code_,                                                                          \
    [NN_##id].hodoku_name = HODOKU_NAME_OF(TEXT_##id),                                               \
    [NN_##id].hodoku_level = hodoku_level_,                                             \
    [NN_##id].hodoku_score = order ? score_ : 0,
#include "technique/technique_list.h"
#undef TECHNIQUE
#define EXAMPLE(id, position) [NN_##id].example = position,
#include "words/technique_examples.h"
#undef EXAMPLE
};
/* clang-format on */

const nonet_technique *nonet_technique_at(size_t index)
{
    return index < NN_TECHNIQUES ? &public_techniques[index] : NULL;
}
