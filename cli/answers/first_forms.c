/* first_forms.c: see first_forms.h. Forms are sorted by a hash of them, then by themselves, then by place; so equal ones stand next to
 * each other, the first one first, and nothing rests on the hash but speed. What memory holds is sorted and written as a run; at the
 * end all runs are merged, each read through its share of the memory.
 *
 *     arena    entry entry entry ...      an entry: hash, place, length, form; as in the file
 *     index    (hash, where in the arena), sorted                                                                        */
#include "answers/first_forms.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "system/buffer.h"
#include "system/checksum.h"

enum { HEAD_BYTES = 18, FEWEST_BUFFER = HEAD_BYTES + MOST_FORM_BYTES, WRITE_BYTES = 1 << 18, FEWEST_MEMORY = 1 << 16 };

struct sorted_entry {
    uint64_t hash;
    size_t at; /* in the arena */
};

/* One that is being merged. */
struct form_run {
    uint64_t next, end; /* in the file: what is not in the buffer yet */
    unsigned char *buffer;
    size_t used, filled;
};

struct first_forms {
    size_t memory;
    const char *temporary;
    unsigned char *arena;
    size_t arena_length, arena_room;
    struct sorted_entry *index, *other; /* half of a block each; sorting goes back and forth */
    size_t count, room;
    int file; /* or -1 */
    uint64_t file_length;
    struct form_run *runs;
    size_t run_count;
};

/* ---- entries -------------------------------------------------------------------------------------- */

struct form_entry {
    uint64_t hash, place;
    uint16_t length;
    const unsigned char *form;
};

static struct form_entry read_entry(const unsigned char *bytes)
{
    struct form_entry entry = {.form = bytes + HEAD_BYTES};
    memcpy(&entry.hash, bytes, 8);
    memcpy(&entry.place, bytes + 8, 8);
    memcpy(&entry.length, bytes + 16, 2);
    return entry;
}

static size_t write_entry(unsigned char *bytes, const struct form_entry *entry)
{
    memcpy(bytes, &entry->hash, 8);
    memcpy(bytes + 8, &entry->place, 8);
    memcpy(bytes + 16, &entry->length, 2);
    memcpy(bytes + HEAD_BYTES, entry->form, entry->length);
    return HEAD_BYTES + (size_t)entry->length;
}

/* Apart from their places. */
static int compare_forms(const struct form_entry *one, const struct form_entry *other)
{
    if (one->hash != other->hash) return one->hash < other->hash ? -1 : 1;
    if (one->length != other->length) return one->length < other->length ? -1 : 1;
    return memcmp(one->form, other->form, one->length);
}

/* Tells which entries, in their order, are not the first. */
struct form_finder {
    void (*drop)(void *context, uint64_t place);
    void *context;
    bool has_last;
    struct form_entry last;
    unsigned char last_form[MOST_FORM_BYTES];
};

static void find_in_order(struct form_finder *finder, const struct form_entry *entry)
{
    if (finder->has_last && compare_forms(&finder->last, entry) == 0) {
        finder->drop(finder->context, entry->place);
        return;
    }
    finder->has_last = true;
    finder->last = *entry;
    finder->last.form = memcpy(finder->last_form, entry->form, entry->length);
}

/* ---- in memory ------------------------------------------------------------------------------------ */

struct first_forms *first_forms_new(size_t memory, const char *temporary)
{
    struct first_forms *const forms = memory_resize(NULL, sizeof *forms);
    if (memory < FEWEST_MEMORY) memory = FEWEST_MEMORY;
    *forms = (struct first_forms){.memory = memory, .temporary = temporary, .file = -1};
    /* A form of a 9x9 board takes 61 bytes of the arena and 32 of both halves of the index. */
    forms->arena_room = memory / 93 * 61;
    forms->room = (memory - forms->arena_room) / (2 * sizeof *forms->index);
    forms->arena = memory_resize(NULL, forms->arena_room + FEWEST_BUFFER);
    forms->index = memory_resize(NULL, 2 * forms->room * sizeof *forms->index);
    forms->other = forms->index + forms->room;
    return forms;
}

static void free_memory(struct first_forms *forms)
{
    free(forms->arena);
    free(forms->index < forms->other ? forms->index : forms->other);
    forms->arena = NULL;
    forms->index = forms->other = NULL;
}

void first_forms_free(struct first_forms *forms)
{
    free_memory(forms);
    for (size_t run = 0; run < forms->run_count; run++) free(forms->runs[run].buffer);
    free(forms->runs);
    if (forms->file >= 0) close(forms->file);
    free(forms);
}

static bool comes_after(const struct first_forms *forms, const struct sorted_entry *one,
                        const struct sorted_entry *other)
{
    if (one->hash != other->hash) return one->hash > other->hash;
    const struct form_entry first = read_entry(forms->arena + one->at), second = read_entry(forms->arena + other->at);
    return compare_forms(&first, &second) > 0;
}

/* Merge two neighbouring parts, which are sorted; what is equal keeps its order. */
static void merge_parts(const struct first_forms *forms, const struct sorted_entry *from, size_t middle, size_t end,
                        struct sorted_entry *to)
{
    size_t left = 0, right = middle;
    for (size_t at = 0; at < end; at++) {
        const bool takes_right = left == middle || (right < end && comes_after(forms, &from[left], &from[right]));
        to[at] = takes_right ? from[right++] : from[left++];
    }
}

static void sort_index(struct first_forms *forms)
{
    for (size_t width = 1; width < forms->count; width *= 2) {
        for (size_t at = 0; at < forms->count; at += 2 * width) {
            const size_t left = forms->count - at;
            merge_parts(forms, forms->index + at, left < width ? left : width, left < 2 * width ? left : 2 * width,
                        forms->other + at);
        }
        struct sorted_entry *const sorted = forms->other;
        forms->other = forms->index;
        forms->index = sorted;
    }
}

/* ---- runs ----------------------------------------------------------------------------------------- */

/* It has no name as soon as it is open, so nothing is left of it, whatever happens. */
static const char *open_file(struct first_forms *forms)
{
    struct buffer name = {0};
    buffer_print(&name, "%s/nonet-forms-XXXXXX", forms->temporary);
    buffer_add_character(&name, 0);
    forms->file = mkstemp(name.bytes);
    const char *const problem = forms->file < 0 ? strerror(errno) : NULL;
    if (!problem) unlink(name.bytes);
    buffer_free(&name);
    return problem;
}

static const char *write_file(struct first_forms *forms, struct buffer *text)
{
    for (size_t at = 0; at < text->length;) {
        const ssize_t written = write(forms->file, text->bytes + at, text->length - at);
        if (written < 0 && errno != EINTR) return strerror(errno);
        if (written > 0) at += (size_t)written;
    }
    forms->file_length += text->length;
    text->length = 0;
    return NULL;
}

static const char *write_run(struct first_forms *forms)
{
    struct buffer text = {0};
    const char *problem = forms->file < 0 ? open_file(forms) : NULL;
    const uint64_t begin = forms->file_length;
    sort_index(forms);
    for (size_t at = 0; at < forms->count && !problem; at++) {
        const unsigned char *const entry = forms->arena + forms->index[at].at;
        buffer_add(&text, (const char *)entry, HEAD_BYTES + (size_t)read_entry(entry).length);
        if (text.length >= WRITE_BYTES || at + 1 == forms->count) problem = write_file(forms, &text);
    }
    buffer_free(&text);
    forms->runs = memory_resize(forms->runs, (forms->run_count + 1) * sizeof *forms->runs);
    forms->runs[forms->run_count++] = (struct form_run){.next = begin, .end = forms->file_length};
    forms->count = forms->arena_length = 0;
    return problem;
}

const char *first_forms_add(struct first_forms *forms, const unsigned char *form, size_t length, uint64_t place)
{
    assert(length <= MOST_FORM_BYTES && forms->arena);
    const struct form_entry entry = {checksum_of(form, length), place, (uint16_t)length, form};
    const bool is_full = forms->count == forms->room || forms->arena_length + HEAD_BYTES + length > forms->arena_room;
    const char *const problem = is_full && forms->count ? write_run(forms) : NULL;
    if (problem) return problem;
    forms->index[forms->count++] = (struct sorted_entry){entry.hash, forms->arena_length};
    forms->arena_length += write_entry(forms->arena + forms->arena_length, &entry);
    return NULL;
}

/* ---- merging -------------------------------------------------------------------------------------- */

/* Have a whole entry in the buffer, if there is one. Returns NULL or what is wrong. */
static const char *fill_run(const struct first_forms *forms, struct form_run *run, size_t room)
{
    const size_t kept = run->filled - run->used;
    const bool has_entry =
        kept >= HEAD_BYTES && kept >= HEAD_BYTES + (size_t)read_entry(run->buffer + run->used).length;
    if (has_entry || run->next == run->end) return NULL;
    memmove(run->buffer, run->buffer + run->used, kept);
    run->used = 0;
    run->filled = kept;
    while (run->filled < room && run->next < run->end) {
        const uint64_t left = run->end - run->next, free_room = room - run->filled;
        const ssize_t length = pread(forms->file, run->buffer + run->filled,
                                     (size_t)(left < free_room ? left : free_room), (off_t)run->next);
        if (length < 0 && errno != EINTR) return strerror(errno);
        if (length == 0) return "a temporary file has become shorter";
        if (length < 0) continue;
        run->filled += (size_t)length;
        run->next += (uint64_t)length;
    }
    return NULL;
}

static bool is_empty(const struct form_run *run)
{
    return run->used == run->filled;
}

/* Runs come in the order of places, so of equal forms that of the earlier run is first. */
static bool run_before(const struct first_forms *forms, size_t one, size_t other)
{
    const struct form_run *const left = &forms->runs[one], *const right = &forms->runs[other];
    if (is_empty(left) || is_empty(right)) return !is_empty(left);
    const struct form_entry first = read_entry(left->buffer + left->used),
                            second = read_entry(right->buffer + right->used);
    const int order = compare_forms(&first, &second);
    return order ? order < 0 : one < other;
}

/* heap[place] is to come before those below it. */
static void sink_run(const struct first_forms *forms, size_t *heap, size_t place)
{
    for (size_t below; (below = 2 * place + 1) < forms->run_count; place = below) {
        if (below + 1 < forms->run_count && run_before(forms, heap[below + 1], heap[below])) below++;
        if (!run_before(forms, heap[below], heap[place])) return;
        const size_t run = heap[place];
        heap[place] = heap[below];
        heap[below] = run;
    }
}

static const char *merge_runs(struct first_forms *forms, struct form_finder *finder)
{
    const char *problem = NULL;
    const size_t share = forms->memory / forms->run_count, room = share < FEWEST_BUFFER ? FEWEST_BUFFER : share;
    size_t *const heap = memory_resize(NULL, forms->run_count * sizeof *heap);
    for (size_t run = 0; run < forms->run_count && !problem; run++) {
        heap[run] = run;
        forms->runs[run].buffer = memory_resize(NULL, room);
        problem = fill_run(forms, &forms->runs[run], room);
    }
    for (size_t place = forms->run_count; place-- && !problem;) sink_run(forms, heap, place);
    while (!problem && !is_empty(&forms->runs[heap[0]])) {
        struct form_run *const run = &forms->runs[heap[0]];
        const struct form_entry entry = read_entry(run->buffer + run->used);
        find_in_order(finder, &entry);
        run->used += HEAD_BYTES + (size_t)entry.length;
        problem = fill_run(forms, run, room);
        sink_run(forms, heap, 0);
    }
    free(heap);
    return problem;
}

const char *first_forms_find(struct first_forms *forms, void (*drop)(void *context, uint64_t place), void *context)
{
    struct form_finder finder = {.drop = drop, .context = context};
    if (forms->run_count) {
        const char *const problem = forms->count ? write_run(forms) : NULL;
        free_memory(forms);
        return problem ? problem : merge_runs(forms, &finder);
    }
    sort_index(forms);
    for (size_t at = 0; at < forms->count; at++) {
        const struct form_entry entry = read_entry(forms->arena + forms->index[at].at);
        find_in_order(&finder, &entry);
    }
    return NULL;
}
