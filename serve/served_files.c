/* served_files.c: see served_files.h. A request is compared with these paths as it was sent, byte by byte; nothing is decoded and
 * no file is opened. So there is no way to write a path that leads anywhere else.
 *
 * The content security policy is that of the page, which says itself what it may load (web/plugins/content_policy.ts). As a
 * header it holds for workers, too, and can forbid frames around the page. */
#include "served_files.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- paths ---------------------------------------------------------------------------------------------- */

/* What a path may hold as it is; anything else is written as %2F. */
static bool is_plain(char character)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
    return character && strchr(plain, character);
}

static char *path_of(const char *name)
{
    char *const path = malloc(3 * strlen(name) + 2), *end = path;
    if (!path) return NULL;
    *end++ = '/';
    for (; *name; name++) {
        if (is_plain(*name)) *end++ = *name;
        else end += sprintf(end, "%%%02X", (unsigned)(unsigned char)*name);
    }
    *end = 0;
    return path;
}

/* ---- what is said about a file ---------------------------------------------------------------------------- */

static const struct {
    const char *ending, *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
};

static const char *type_of(const char *name)
{
    const char *const ending = strrchr(name, '.');
    for (size_t at = 0; ending && at < sizeof types / sizeof *types; at++)
        if (strcmp(ending, types[at].ending) == 0) return types[at].type;
    return "application/octet-stream";
}

/* Files in assets have a hash of what is in them in their names, and never change (docs/web.md). */
static const char *keeping_of(const char *name)
{
    return strncmp(name, "assets/", 7) == 0 ? "public, max-age=31536000, immutable" : "no-cache";
}

/* Another one for whatever has other bytes (FNV-1a). */
static void make_tag(char tag[SERVED_TAG_BYTES], const struct serve_file *file)
{
    uint64_t sum = 0xCBF29CE484222325u + file->length;
    for (size_t at = 0; at < file->length; at++) sum = (sum ^ (unsigned char)file->bytes[at]) * 0x100000001B3u;
    snprintf(tag, SERVED_TAG_BYTES, "\"%016" PRIx64 "\"", sum);
}

/* ---- the policy --------------------------------------------------------------------------------------------- */

/* The text between `begin` and the next `end`; its length in *length. NULL: there is none. */
static const char *between(const struct serve_file *page, const char *begin, char end, size_t *length)
{
    const size_t begun = strlen(begin);
    for (size_t at = 0; at + begun < page->length; at++) {
        if (memcmp(page->bytes + at, begin, begun) != 0) continue;
        const char *const text = page->bytes + at + begun;
        const char *const close = memchr(text, end, page->length - at - begun);
        *length = close ? (size_t)(close - text) : 0;
        return close ? text : NULL;
    }
    return NULL;
}

/* A header is one line of printable characters. */
static bool is_header_text(const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++)
        if (text[at] < ' ' || text[at] > '~') return false;
    return length > 0;
}

/* A page that says nothing may load what lies beside it. */
static char *policy_of(const struct serve_file *page)
{
    static const char strict[] = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";
    static const char no_frames[] = "; frame-ancestors 'none'";
    size_t length;
    const char *own = between(page, "<meta http-equiv=\"Content-Security-Policy\" content=\"", '"', &length);
    if (!own || !is_header_text(own, length)) own = strict, length = sizeof strict - 1;
    char *const policy = malloc(length + sizeof no_frames);
    if (!policy) return NULL;
    memcpy(policy, own, length);
    memcpy(policy + length, no_frames, sizeof no_frames);
    return policy;
}

/* ---- the list ------------------------------------------------------------------------------------------------- */

static int compare_paths(const void *left, const void *right)
{
    const struct served_file *const one = left, *const other = right;
    return strcmp(one->path, other->path);
}

static bool add_file(struct served_files *served, const char *name, const struct serve_file *file)
{
    struct served_file *const added = &served->files[served->count];
    *added = (struct served_file){path_of(name), type_of(file->name), keeping_of(file->name), "", file};
    make_tag(added->tag, file);
    served->count++;
    return added->path != NULL;
}

bool served_files_make(struct served_files *served, const struct serve_file *files, size_t count)
{
    assert(count);
    *served = (struct served_files){.files = calloc(count + 1, sizeof *served->files), .policy = policy_of(files)};
    if (!served->files || !served->policy || !add_file(served, "", files)) return false;
    for (size_t at = 0; at < count; at++)
        if (!add_file(served, files[at].name, &files[at])) return false;
    qsort(served->files, served->count, sizeof *served->files, compare_paths);
    return true;
}

void served_files_free(struct served_files *served)
{
    for (size_t at = 0; at < served->count; at++) free(served->files[at].path);
    free(served->files);
    free(served->policy);
    *served = (struct served_files){0};
}

const struct served_file *served_files_find(const struct served_files *served, const char *path)
{
    const struct served_file wanted = {.path = (char *)(uintptr_t)path};
    return bsearch(&wanted, served->files, served->count, sizeof wanted, compare_paths);
}
