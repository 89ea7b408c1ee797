/* request_rules.c: see request_rules.h. Nobody but this computer reaches 127.0.0.1, but any page in its browser can send requests
 * there. Two checks keep them out:
 *
 * * Host. A foreign name that somebody lets point to 127.0.0.1 (DNS rebinding) makes his page one of the same origin as ours, as
 *   far as the browser knows. The name stands in the request, and only our own names, with our port, are answered.
 * * Origin. Where the browser says whose page asks, it must be ours, by the name that it asks for. */
#include "request_rules.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { BAD_REQUEST = 400, FORBIDDEN = 403, NO_METHOD = 405, TOO_LARGE = 413, OTHER_HOST = 421 };

/* A browser leaves the usual port of the web out. */
static bool is_own_host(const char *host, int port)
{
    static const char *const names[] = {"127.0.0.1", "localhost", "[::1]"};
    char own[32];
    for (size_t at = 0; at < sizeof names / sizeof *names; at++) {
        snprintf(own, sizeof own, "%s:%d", names[at], port);
        if (strcasecmp(host, own) == 0 || (port == 80 && strcasecmp(host, names[at]) == 0)) return true;
    }
    return false;
}

static bool is_own_origin(const char *origin, const char *host)
{
    static const char scheme[] = "http://";
    return strncasecmp(origin, scheme, sizeof scheme - 1) == 0 && strcasecmp(origin + sizeof scheme - 1, host) == 0;
}

unsigned request_refusal(const struct request *request, int port)
{
    if (request->hosts != 1 || request->origins > 1) return BAD_REQUEST;
    if (!request->host || !is_own_host(request->host, port)) return OTHER_HOST;
    if (request->origins && !(request->origin && is_own_origin(request->origin, request->host))) return FORBIDDEN;
    if (strcmp(request->method, "GET") != 0 && strcmp(request->method, "HEAD") != 0) return NO_METHOD;
    return request->has_body ? TOO_LARGE : 0;
}
