/* replies.c: see replies.h. Every answer carries the same rules: the policy of the page, no guessing of types, nothing told to other
 * sites, and neither frames nor windows nor scripts of others that could reach it. */
#include "replies.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    unsigned status;
    const char *text;
} refusals[] = {
    {400, "This is no request that can be answered.\n"},
    {403, "This server answers its own page only.\n"},
    {404, "There is nothing of this name.\n"},
    {405, "Files can be read here, and nothing else.\n"},
    {413, "A request has no body here.\n"},
    {421, "This server is 127.0.0.1, and answers to no other name.\n"},
};
enum { REFUSALS = sizeof refusals / sizeof *refusals };

/* ---- making them ------------------------------------------------------------------------------------------ */

static bool add_headers(struct MHD_Response *response, const char *const headers[][2])
{
    for (; (*headers)[0]; headers++)
        if (MHD_add_response_header(response, (*headers)[0], (*headers)[1]) != MHD_YES) return false;
    return true;
}

/* With the headers that all have. NULL: no memory. */
static struct MHD_Response *make_response(const char *policy, const char *bytes, size_t length,
                                          const char *const headers[][2])
{
    const char *const rules[][2] = {
        {"Content-Security-Policy", policy},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {NULL, NULL},
    };
    struct MHD_Response *const response =
        MHD_create_response_from_buffer(length, (void *)(uintptr_t)bytes, MHD_RESPMEM_PERSISTENT);
    if (!response || (add_headers(response, rules) && add_headers(response, headers))) return response;
    MHD_destroy_response(response);
    return NULL;
}

static bool make_file(struct replies *replies, size_t at)
{
    const struct served_file *const file = &replies->served->files[at];
    const char *const policy = replies->served->policy;
    const char *const headers[][2] = {
        {"ETag", file->tag}, {"Cache-Control", file->keeping}, {"Content-Type", file->type}, {NULL, NULL}};
    replies->whole[at] = make_response(policy, file->file->bytes, file->file->length, headers);
    replies->unchanged[at] = make_response(policy, "", 0, headers);
    return replies->whole[at] && replies->unchanged[at];
}

static bool make_refusal(struct replies *replies, size_t at)
{
    static const char *const headers[][2] = {
        {"Cache-Control", "no-store"}, {"Content-Type", "text/plain; charset=utf-8"}, {NULL, NULL}};
    struct MHD_Response *const response = make_response("default-src 'none'; frame-ancestors 'none'", refusals[at].text,
                                                        strlen(refusals[at].text), headers);
    replies->refusals[at] = response;
    if (!response || refusals[at].status != 405) return response != NULL;
    return MHD_add_response_header(response, "Allow", "GET, HEAD") == MHD_YES;
}

bool replies_make(struct replies *replies, const struct served_files *served)
{
    *replies = (struct replies){
        .served = served,
        .whole = calloc(served->count, sizeof *replies->whole),
        .unchanged = calloc(served->count, sizeof *replies->unchanged),
        .refusals = calloc(REFUSALS, sizeof *replies->refusals),
    };
    if (!replies->whole || !replies->unchanged || !replies->refusals) return false;
    for (size_t at = 0; at < REFUSALS; at++)
        if (!make_refusal(replies, at)) return false;
    for (size_t at = 0; at < served->count; at++)
        if (!make_file(replies, at)) return false;
    return true;
}

static void free_all(struct MHD_Response **responses, size_t count)
{
    for (size_t at = 0; responses && at < count; at++)
        if (responses[at]) MHD_destroy_response(responses[at]);
    free(responses);
}

void replies_free(struct replies *replies)
{
    if (replies->served) {
        free_all(replies->whole, replies->served->count);
        free_all(replies->unchanged, replies->served->count);
    }
    free_all(replies->refusals, REFUSALS);
    *replies = (struct replies){0};
}

/* ---- giving them -------------------------------------------------------------------------------------------- */

/* A list with commas, of tags that may be marked as weak (W/); or a star. */
static bool knows(const char *known, const char *tag)
{
    const char *const found = strstr(known, tag);
    return found || strcmp(known, "*") == 0;
}

struct MHD_Response *replies_file(const struct replies *replies, const struct served_file *file, const char *known,
                                  unsigned *status)
{
    const size_t at = (size_t)(file - replies->served->files);
    const bool is_known = known && knows(known, file->tag);
    *status = is_known ? 304 : 200;
    return (is_known ? replies->unchanged : replies->whole)[at];
}

struct MHD_Response *replies_refusal(const struct replies *replies, unsigned status)
{
    size_t at = 0;
    while (at + 1 < REFUSALS && refusals[at].status != status) at++;
    return replies->refusals[at];
}
