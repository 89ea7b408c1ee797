/* chain_reader.h: chains as others read them: Eureka and HoDoKu's notation, from the text alone (docs/chains.md). It
 * shares nothing with the writer.
 *
 * A claim says something of values and cells: with fewer values than cells, that one of the cells has one of the values;
 * otherwise that the cells have no others. A chain is a row of claims with a link between each and the next. */
#ifndef CHAIN_READER_H
#define CHAIN_READER_H

#include <nonet.h>

enum { MOST_CLAIMS = 64, MOST_CLAIM_CELLS = 32, MOST_CHAIN_RESULTS = 200 };

struct some_cells {
    int cells[MOST_CLAIM_CELLS];
    int count;
};

struct claim {
    struct some_cells at;
    uint64_t values; /* bit v-1 */
};

struct chain_link {
    bool is_strong;
    struct some_cells through; /* an almost locked set that it leads through, or none */
};

struct read_chain {
    struct claim claims[MOST_CLAIMS];
    struct chain_link links[MOST_CLAIMS]; /* [i]: from claim i to the next one */
    int count;
    bool is_closed; /* in HoDoKu's notation: it ends in the cell in which it began */
};

/* A candidate that is removed, or a value that is placed. */
struct chain_result {
    int cell, value;
    bool is_placed;
};

struct chain_text {
    const nonet_layout *layout;
    const char *symbols; /* or NULL: values are numbers */
    const char *at;      /* what is not read yet */
};

/* Each reads as much as belongs to it. False: this is none; text->at is where it goes wrong. */
bool read_eureka(struct chain_text *text, struct read_chain *chain);
bool read_hodoku(struct chain_text *text, struct read_chain *chain);
/* "2- r1c7 {28} -8- r1c4 {38} -2": HoDoKu's notation of chains of sets. */
bool read_hodoku_sets(struct chain_text *text, struct read_chain *chain);
/* "r5c4=3 => r5c4<>4 => r5c6=4", the same as the chain that it is. False also if true and false do not take turns. */
bool read_statements(struct chain_text *text, struct read_chain *chain);

/* "r4c8,r6c4<>5, r1c1=2", up to the end of the line. Their number, or -1. */
int read_results(struct chain_text *text, struct chain_result results[MOST_CHAIN_RESULTS]);

#endif
