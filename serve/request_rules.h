/* request_rules.h: which requests are answered at all, whatever they ask for. */
#ifndef SERVE_REQUEST_RULES_H
#define SERVE_REQUEST_RULES_H

#include <stdbool.h>

/* What counts of a request. NULL: there is no such header. */
struct request {
    const char *method;
    const char *host;
    int hosts; /* how often it says which host it means */
    const char *origin;
    int origins;
    bool has_body; /* it comes with one, or announces one */
};

/* The status that it is refused with, or 0. `port` is ours. */
unsigned request_refusal(const struct request *request, int port);

#endif
