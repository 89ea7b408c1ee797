/* pdf_rewrite.c: see pdf_rewrite.h. A file as cairo writes it:
 *
 *     4 0 obj << /Length 5 0 R /Filter /FlateDecode >> stream ... endstream endobj
 *     5 0 obj 182 endobj
 *     2 0 obj << /Type /Page /Contents 4 0 R /Group << ... >> ... >> endobj
 *     xref, a line with the place of each object; trailer; startxref, the place of xref
 *
 * All objects are copied in the order in which they stand; those that change get other lengths, so xref is written anew. */
#include "pdf_rewrite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "pdf_grey.h"

enum { ENTRY_BYTES = 20, NUMBER_BYTES = 32 };

struct object {
    size_t start, end; /* in the file */
    size_t place;      /* in the copy */
    bool is_page;
    bool is_contents; /* of a page */
    size_t length;    /* of the stream whose length it is; 0: it is none */
};

struct rewriting {
    const struct byte_store *file;
    struct object *objects; /* by number; the first one is not used */
    size_t count;
    size_t table, trailer; /* places in the file */
    struct byte_store copy;
    bool is_grey;
};

/* ---- finding --------------------------------------------------------------------------------------- */

/* The place of a text in [start, end), or `end`. */
static size_t find_text(const struct byte_store *file, size_t start, size_t end, const char *text)
{
    const size_t length = strlen(text);
    for (size_t at = start; at + length <= end; at++)
        if (file->bytes[at] == (unsigned char)text[0] && memcmp(file->bytes + at, text, length) == 0) return at;
    return end;
}

/* The number behind a text in an object, or 0. */
static size_t number_after(const struct byte_store *file, const struct object *object, const char *text)
{
    char digits[NUMBER_BYTES] = "";
    const size_t at = find_text(file, object->start, object->end, text);
    if (at == object->end) return 0;
    const size_t begin = at + strlen(text);
    const size_t length = object->end - begin < sizeof digits - 1 ? object->end - begin : sizeof digits - 1;
    memcpy(digits, file->bytes + begin, length);
    return strtoul(digits, NULL, 10);
}

static int compare_places(const void *left, const void *right)
{
    const size_t one = *(const size_t *)left, other = *(const size_t *)right;
    return one < other ? -1 : one > other;
}

/* An object ends where the next one begins. `places` has all of them and the table's, in order. */
static void find_ends(struct rewriting *work, const size_t *places)
{
    for (size_t number = 1; number < work->count; number++) {
        struct object *const object = &work->objects[number];
        const size_t *const found = bsearch(&object->start, places, work->count, sizeof *places, compare_places);
        object->end = found[1];
    }
}

static bool read_entries(struct rewriting *work, size_t first)
{
    size_t *const places = malloc((work->count + 1) * sizeof *places);
    if (!places) return false;
    for (size_t number = 0; number < work->count; number++) {
        char digits[11] = "";
        memcpy(digits, work->file->bytes + first + number * ENTRY_BYTES, 10);
        work->objects[number].start = places[number] = strtoul(digits, NULL, 10);
    }
    places[work->count] = work->table;
    qsort(places, work->count + 1, sizeof *places, compare_places);
    const bool is_usual = places[work->count] == work->table; /* the objects are before their table */
    if (is_usual) find_ends(work, places);
    free(places);
    return is_usual;
}

/* False: the file is not laid out as above. */
static bool read_table(struct rewriting *work)
{
    const struct byte_store *const file = work->file;
    char head[NUMBER_BYTES] = "";
    int used = 0;
    const size_t tail = file->length > 64 ? file->length - 64 : 0;
    const struct object whole = {.start = tail, .end = file->length};
    work->table = number_after(file, &whole, "startxref\n");
    if (!work->table || work->table + sizeof head > file->length) return false;
    memcpy(head, file->bytes + work->table, sizeof head - 1);
    if (sscanf(head, "xref\n0 %zu\n%n", &work->count, &used) != 1 || !used || work->count < 2) return false;
    const size_t first = work->table + (size_t)used;
    work->trailer = first + work->count * ENTRY_BYTES;
    if (work->count > file->length / ENTRY_BYTES || work->trailer > file->length) return false;
    work->objects = calloc(work->count, sizeof *work->objects);
    return work->objects && read_entries(work, first);
}

/* Which objects are pages, and what is on them. */
static void mark_pages(struct rewriting *work)
{
    for (size_t number = 1; number < work->count; number++) {
        struct object *const object = &work->objects[number];
        const size_t kind = find_text(work->file, object->start, object->end, "<< /Type /Page ");
        object->is_page = kind < object->end && kind < object->start + NUMBER_BYTES;
        const size_t contents = object->is_page ? number_after(work->file, object, "/Contents ") : 0;
        if (contents && contents < work->count) work->objects[contents].is_contents = true;
    }
}

/* ---- copying --------------------------------------------------------------------------------------- */

static bool copy_part(struct rewriting *work, size_t start, size_t end)
{
    return byte_store_add(&work->copy, work->file->bytes + start, end - start);
}

static bool copy_page(struct rewriting *work, const struct object *object)
{
    const size_t group = find_text(work->file, object->start, object->end, "/Group <<");
    const size_t end = find_text(work->file, group, object->end, ">>");
    if (group == object->end || end == object->end) return copy_part(work, object->start, object->end);
    return copy_part(work, object->start, group) && copy_part(work, end + 2, object->end);
}

/* Unpack a stream. False: out of memory, or it is not packed. */
static bool unpack(const unsigned char *bytes, size_t length, struct byte_store *out)
{
    unsigned char piece[1 << 14];
    z_stream stream = {.next_in = (unsigned char *)(uintptr_t)bytes, .avail_in = (uInt)length};
    int status = inflateInit(&stream);
    while (status == Z_OK) {
        stream.next_out = piece;
        stream.avail_out = sizeof piece;
        status = inflate(&stream, Z_NO_FLUSH);
        if ((status == Z_OK || status == Z_STREAM_END) && !byte_store_add(out, piece, sizeof piece - stream.avail_out))
            status = Z_MEM_ERROR;
    }
    inflateEnd(&stream);
    return status == Z_STREAM_END;
}

/* Pack operators and add them to the copy. Returns how long they are; 0: out of memory. */
static size_t add_packed(struct rewriting *work, const struct byte_store *operators)
{
    uLongf length = compressBound((uLong)operators->length);
    unsigned char *const bytes = malloc(length);
    if (!bytes) return 0;
    const bool is_fine = compress2(bytes, &length, operators->bytes, (uLong)operators->length, 9) == Z_OK &&
                         byte_store_add(&work->copy, bytes, length);
    free(bytes);
    return is_fine ? length : 0;
}

/* The stream of a page, in shades of grey. `begin`: its first byte. */
static bool copy_stream(struct rewriting *work, const struct object *object, size_t begin, size_t length,
                        struct object *length_object)
{
    struct byte_store colours = {0}, shades = {0};
    const bool is_fine =
        unpack(work->file->bytes + begin, length, &colours) && pdf_grey_copy(colours.bytes, colours.length, &shades) &&
        copy_part(work, object->start, begin) && (length_object->length = add_packed(work, &shades)) != 0 &&
        copy_part(work, begin + length, object->end);
    byte_store_free(&colours);
    byte_store_free(&shades);
    return is_fine;
}

static bool copy_contents(struct rewriting *work, const struct object *object)
{
    static const char start[] = "stream\n";
    const size_t number = number_after(work->file, object, "/Length ");
    const size_t begin = find_text(work->file, object->start, object->end, start) + strlen(start);
    if (!number || number >= work->count || begin >= object->end) return copy_part(work, object->start, object->end);
    struct object *const length_object = &work->objects[number];
    const size_t length = number_after(work->file, length_object, "obj\n");
    if (!length || length > object->end - begin) return copy_part(work, object->start, object->end);
    return copy_stream(work, object, begin, length, length_object);
}

static bool copy_length(struct rewriting *work, size_t number)
{
    char text[2 * NUMBER_BYTES];
    const int length = snprintf(text, sizeof text, "%zu 0 obj\n   %zu\nendobj\n", number, work->objects[number].length);
    return byte_store_add(&work->copy, text, (size_t)length);
}

static bool copy_object(struct rewriting *work, size_t number)
{
    struct object *const object = &work->objects[number];
    object->place = work->copy.length;
    if (object->is_page) return copy_page(work, object);
    if (object->is_contents && work->is_grey) return copy_contents(work, object);
    if (object->length) return copy_length(work, number);
    return copy_part(work, object->start, object->end);
}

/* In the order of the file: a length comes behind its stream. */
static bool copy_objects(struct rewriting *work)
{
    size_t *const order = malloc(2 * work->count * sizeof *order);
    if (!order) return false;
    for (size_t number = 1; number < work->count; number++) {
        order[2 * (number - 1)] = work->objects[number].start;
        order[2 * (number - 1) + 1] = number;
    }
    qsort(order, work->count - 1, 2 * sizeof *order, compare_places);
    bool is_fine = copy_part(work, 0, order[0]);
    for (size_t index = 0; is_fine && index < work->count - 1; index++)
        is_fine = copy_object(work, order[2 * index + 1]);
    free(order);
    return is_fine;
}

static bool add_table(struct rewriting *work)
{
    char text[2 * NUMBER_BYTES];
    const size_t table = work->copy.length;
    const size_t old = find_text(work->file, work->trailer, work->file->length, "startxref");
    int length = snprintf(text, sizeof text, "xref\n0 %zu\n0000000000 65535 f \n", work->count);
    bool is_fine = byte_store_add(&work->copy, text, (size_t)length);
    for (size_t number = 1; is_fine && number < work->count; number++) {
        length = snprintf(text, sizeof text, "%010zu 00000 n \n", work->objects[number].place);
        is_fine = byte_store_add(&work->copy, text, (size_t)length);
    }
    length = snprintf(text, sizeof text, "startxref\n%zu\n%%%%EOF\n", table);
    return is_fine && copy_part(work, work->trailer, old) && byte_store_add(&work->copy, text, (size_t)length);
}

bool pdf_rewrite(struct byte_store *file, bool is_grey)
{
    struct rewriting work = {.file = file, .is_grey = is_grey};
    const bool is_usual = read_table(&work);
    bool is_fine = true;
    if (is_usual) {
        mark_pages(&work);
        is_fine = copy_objects(&work) && add_table(&work);
    }
    free(work.objects);
    if (!is_usual || !is_fine) {
        byte_store_free(&work.copy);
        return is_fine;
    }
    byte_store_free(file);
    *file = work.copy;
    return true;
}
