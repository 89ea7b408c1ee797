/* visitors.c: see visitors.h. A visitor is cut off by shutting its socket down: the library, to which it belongs, sees its end, and
 * closes it. */
#include "visitors.h"

#include <limits.h>
#include <stddef.h>
#include <sys/socket.h>

static void dismiss(struct visitor *visitor)
{
    visitor->state = VISITOR_DISMISSED;
    shutdown(visitor->descriptor, SHUT_RDWR);
}

int visitors_count(const struct visitors *visitors, enum visitor_state state)
{
    int count = 0;
    for (int at = 0; at < MOST_VISITORS; at++) count += visitors->places[at].state == state;
    return count;
}

/* Of those that ask; people who are being answered are not disturbed. */
static struct visitor *longest_waiting(struct visitors *visitors)
{
    struct visitor *longest = NULL;
    for (struct visitor *one = visitors->places; one < visitors->places + MOST_VISITORS; one++)
        if (one->state == VISITOR_ASKING && (!longest || one->since < longest->since)) longest = one;
    return longest;
}

struct visitor *visitors_welcome(struct visitors *visitors, int descriptor, uint64_t now)
{
    const int present = visitors_count(visitors, VISITOR_ASKING) + visitors_count(visitors, VISITOR_ANSWERED);
    struct visitor *const longest = present >= MANY_VISITORS ? longest_waiting(visitors) : NULL;
    if (longest) dismiss(longest);
    for (struct visitor *place = visitors->places; place < visitors->places + MOST_VISITORS; place++) {
        if (place->state != VISITOR_FREE) continue;
        *place = (struct visitor){VISITOR_ASKING, descriptor, now};
        return place;
    }
    return NULL;
}

void visitor_turns(struct visitor *visitor, enum visitor_state state, uint64_t now)
{
    if (!visitor || visitor->state == VISITOR_DISMISSED) return;
    visitor->state = state;
    visitor->since = now;
}

void visitor_leaves(struct visitor *visitor)
{
    if (visitor) visitor->state = VISITOR_FREE;
}

/* When it will have taken too long. */
static uint64_t end_of(const struct visitor *visitor)
{
    return visitor->since + (visitor->state == VISITOR_ASKING ? REQUEST_MILLISECONDS : ANSWER_MILLISECONDS);
}

int visitors_dismiss_late(struct visitors *visitors, uint64_t now)
{
    uint64_t next = UINT64_MAX;
    for (struct visitor *one = visitors->places; one < visitors->places + MOST_VISITORS; one++) {
        if (one->state != VISITOR_ASKING && one->state != VISITOR_ANSWERED) continue;
        if (end_of(one) <= now) dismiss(one);
        else if (end_of(one) - now < next) next = end_of(one) - now;
    }
    return next == UINT64_MAX ? -1 : (int)next;
}

void visitors_dismiss_asking(struct visitors *visitors)
{
    for (struct visitor *one = visitors->places; one < visitors->places + MOST_VISITORS; one++)
        if (one->state == VISITOR_ASKING) dismiss(one);
}
