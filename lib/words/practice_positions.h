/* practice_positions.h: positions to practise on, in the notation `library`, made from puzzles of our own by
 * tests/logic/find_examples.c: at each of them nothing easier gives what the technique gives, and there is little to take
 * in. Twenty for each of the techniques that occur most often; those of a technique stand together. */
/* clang-format off */
POSITION(FULL_HOUSE, ":0000:9:..54.97.+1.61..7.494+7.1.3...5.8+34+19.71379...8..+4+65+7..1.+6.2.34+158.1369+5....5+4.1..+96:::933:")
/* clang-format on */
