/* visitors.h: the connections that are open, and how long each has taken so far. None may keep others waiting: who sends a request
 * too slowly, or takes the answer too slowly, is cut off; and when there are many, the one that has waited longest makes room. */
#ifndef SERVE_VISITORS_H
#define SERVE_VISITORS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    MOST_VISITORS = 128, /* a connection more is not accepted */
    MANY_VISITORS = 96,  /* from here on a new one makes another leave */
    REQUEST_MILLISECONDS = 20 * 1000,
    ANSWER_MILLISECONDS = 120 * 1000,
};

enum visitor_state {
    VISITOR_FREE,      /* this place is */
    VISITOR_ASKING,    /* its request is not complete, or has not begun */
    VISITOR_ANSWERED,  /* the answer is on its way */
    VISITOR_DISMISSED, /* it was cut off, and will be gone soon */
};

struct visitor {
    enum visitor_state state;
    int descriptor;
    uint64_t since; /* milliseconds */
};

struct visitors {
    struct visitor places[MOST_VISITORS];
};

/* A connection has begun. NULL: too many. */
struct visitor *visitors_welcome(struct visitors *visitors, int descriptor, uint64_t now);

/* From now on it is answered, or asks again. */
void visitor_turns(struct visitor *visitor, enum visitor_state state, uint64_t now);

void visitor_leaves(struct visitor *visitor);

/* Cut off who has taken too long. Returns the milliseconds until the next one will have, -1 if there is nobody. */
int visitors_dismiss_late(struct visitors *visitors, uint64_t now);

/* Cut off all who are not being answered. */
void visitors_dismiss_asking(struct visitors *visitors);

/* How many are in this state. */
int visitors_count(const struct visitors *visitors, enum visitor_state state);

#endif
