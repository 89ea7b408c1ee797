/* http_server.c: see http_server.h. libmicrohttpd parses requests and sends answers; it has no thread of its own, but works whenever
 * this loop, which also waits for the end, calls it. Answers are bytes in memory, so none keeps another waiting.
 *
 * Limits: a request with its headers has 16 KB, more gets 414 or 431 from the library; a body is refused before it comes; the
 * number of connections, and how long one may take, are in visitors.h. */
#define _DEFAULT_SOURCE /* microhttpd.h wants the types of BSD sockets */
#include "http_server.h"

#include <errno.h>
#include <microhttpd.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

#include "loopback.h"
#include "replies.h"
#include "request_rules.h"
#include "visitors.h"

enum { REQUEST_BYTES = 16 * 1024, PARTING_MILLISECONDS = 1000, LONGEST_NOTE = 240 };

struct http_server {
    const struct serve_wish *wish;
    struct served_files served;
    struct replies replies;
    struct visitors visitors;
    struct MHD_Daemon *daemon;
    int port;
    int descriptor; /* of the socket that listens */
    int error;      /* errno of what went wrong, or 0 */
    bool is_parting;
};

static uint64_t milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* ---- a request -------------------------------------------------------------------------------------------- */

static enum MHD_Result note_header(void *context, enum MHD_ValueKind kind, const char *name, const char *value)
{
    struct request *const request = context;
    (void)kind;
    if (strcasecmp(name, "Host") == 0) request->host = value, request->hosts++;
    if (strcasecmp(name, "Origin") == 0) request->origin = value, request->origins++;
    if (strcasecmp(name, "Transfer-Encoding") == 0) request->has_body = true;
    if (strcasecmp(name, "Content-Length") == 0) request->has_body |= !value || strcmp(value, "0") != 0;
    return MHD_YES;
}

static void note(const struct http_server *server, const char *method, const char *path, unsigned status)
{
    char line[LONGEST_NOTE + 64];
    if (!server->wish->note) return;
    snprintf(line, sizeof line, "%.20s %.*s %u", method, LONGEST_NOTE, path, status);
    server->wish->note(line, server->wish->context);
}

static struct visitor *visitor_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *const info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

static enum MHD_Result reply(struct http_server *server, struct MHD_Connection *connection, const char *method,
                             const char *path, unsigned refusal)
{
    unsigned status = refusal;
    const struct served_file *const file = refusal ? NULL : served_files_find(&server->served, path);
    const char *const known = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "If-None-Match");
    if (!refusal && !file) status = MHD_HTTP_NOT_FOUND;
    struct MHD_Response *const response =
        file ? replies_file(&server->replies, file, known, &status) : replies_refusal(&server->replies, status);
    visitor_turns(visitor_of(connection), VISITOR_ANSWERED, milliseconds());
    note(server, method, path, status);
    return MHD_queue_response(connection, status, response);
}

/* Called when the headers are there, and again after the body, of which there is none. What is refused is refused at once, which
 * ends the connection; other answers wait for the second call, and leave it open for the next request. */
static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *path, const char *method,
                              const char *version, const char *upload, size_t *upload_size, void **state)
{
    struct http_server *const server = context;
    (void)version, (void)upload, (void)upload_size;
    if (*state) return reply(server, connection, method, path, 0);
    struct request request = {.method = method};
    *state = server;
    MHD_get_connection_values(connection, MHD_HEADER_KIND, note_header, &request);
    const unsigned refusal = request_refusal(&request, server->port);
    return refusal ? reply(server, connection, method, path, refusal) : MHD_YES;
}

/* Paths are compared as they were sent (served_files.c). */
static size_t leave_encoded(void *context, struct MHD_Connection *connection, char *text)
{
    (void)context, (void)connection;
    return strlen(text);
}

/* ---- connections ------------------------------------------------------------------------------------------ */

static void meet(void *context, struct MHD_Connection *connection, void **place,
                 enum MHD_ConnectionNotificationCode code)
{
    struct http_server *const server = context;
    const union MHD_ConnectionInfo *const info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (code == MHD_CONNECTION_NOTIFY_STARTED)
        *place = info ? visitors_welcome(&server->visitors, info->connect_fd, milliseconds()) : NULL;
    else visitor_leaves(*place);
}

static void finish(void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code)
{
    struct http_server *const server = context;
    (void)state, (void)code;
    visitor_turns(visitor_of(connection), VISITOR_ASKING, milliseconds());
    if (server->is_parting) visitors_dismiss_asking(&server->visitors);
}

static bool begin(struct http_server *server)
{
    server->daemon =
        MHD_start_daemon(MHD_USE_EPOLL, 0, NULL, NULL, handle, server, MHD_OPTION_LISTEN_SOCKET, server->descriptor,
                         MHD_OPTION_UNESCAPE_CALLBACK, leave_encoded, NULL, MHD_OPTION_STRICT_FOR_CLIENT, 1,
                         MHD_OPTION_NOTIFY_CONNECTION, meet, server, MHD_OPTION_NOTIFY_COMPLETED, finish, server,
                         MHD_OPTION_CONNECTION_LIMIT, (unsigned)MOST_VISITORS, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
                         (size_t)REQUEST_BYTES, MHD_OPTION_END);
    return server->daemon != NULL;
}

/* ---- the loop --------------------------------------------------------------------------------------------- */

static int shorter(int one, int other)
{
    if (one < 0 || other < 0) return one < 0 ? other : one;
    return one < other ? one : other;
}

/* Wait for work, at most `limit` milliseconds (-1: any time), and do it. What goes wrong with a connection is the end of that one.
 * False: stop, for the error if there is one. */
static bool work(struct http_server *server, int stop_descriptor, int limit)
{
    const union MHD_DaemonInfo *const info = MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_EPOLL_FD);
    struct pollfd waiting[] = {{.fd = info->epoll_fd, .events = POLLIN}, {.fd = stop_descriptor, .events = POLLIN}};
    MHD_UNSIGNED_LONG_LONG library = 0;
    const int late = visitors_dismiss_late(&server->visitors, milliseconds());
    const bool has_work = MHD_get_timeout(server->daemon, &library) == MHD_YES;
    const int most = shorter(shorter(late, limit), has_work ? (int)(library < 1000 ? library : 1000) : -1);
    const bool is_broken = poll(waiting, 2, most) < 0 && errno != EINTR;
    server->error = is_broken ? errno : 0;
    if (is_broken || waiting[1].revents) return false;
    MHD_run(server->daemon);
    return true;
}

/* Who is being answered gets the whole answer, if that takes no longer than a moment; nobody else is answered any more. */
static void part(struct http_server *server)
{
    const uint64_t end = milliseconds() + PARTING_MILLISECONDS;
    server->is_parting = true;
    MHD_quiesce_daemon(server->daemon);
    close(server->descriptor);
    visitors_dismiss_asking(&server->visitors);
    while (visitors_count(&server->visitors, VISITOR_ANSWERED) && milliseconds() < end)
        if (!work(server, -1, PARTING_MILLISECONDS)) return;
}

/* Nobody who goes away early may end the program. */
static enum serve_result answer_requests(struct http_server *server)
{
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
    if (!server->wish->ready(server->port, server->wish->context)) return SERVE_STOPPED;
    sigaction(SIGPIPE, &ignore, &before);
    while (work(server, server->wish->stop_descriptor, -1)) continue;
    const bool is_broken = server->error;
    if (!is_broken) part(server);
    sigaction(SIGPIPE, &before, NULL);
    return is_broken ? SERVE_BROKEN : SERVE_STOPPED;
}

static enum serve_result serve_files(struct http_server *server)
{
    server->error = ENOMEM;
    if (!served_files_make(&server->served, server->wish->files, server->wish->count) ||
        !replies_make(&server->replies, &server->served))
        return SERVE_BROKEN;
    server->descriptor = loopback_listen(&server->port);
    server->error = errno;
    if (server->descriptor < 0) return SERVE_NO_PORT;
    errno = ENOMEM;
    if (begin(server)) return answer_requests(server);
    server->error = errno;
    return SERVE_BROKEN;
}

enum serve_result http_serve(const struct serve_wish *wish, int *error)
{
    struct http_server server = {.wish = wish, .port = wish->port, .descriptor = -1};
    const enum serve_result result = serve_files(&server);
    *error = server.error;
    if (server.daemon) MHD_stop_daemon(server.daemon);
    replies_free(&server.replies);
    served_files_free(&server.served);
    return result;
}
