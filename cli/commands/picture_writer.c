/* picture_writer.c: see picture_writer.h. Nothing is written before it is clear that it may be: a picture that must be the
 * only one waits for the end of the run, and so do the pages of a PDF. Numbered files are written as they come, each of
 * them whole or not at all. */
#include "commands/picture_writer.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "paper/paper.h"
#include "system/late_file.h"
#include "system/messages.h"
#include "system/module.h"
#include "system/standard_output.h"

/* ---- names with numbers -------------------------------------------------------------------------- */

/* The width in %d (0) and %03d (3), and how many characters of the text that is; 0 characters: it is neither. */
static size_t number_place(const char *text, int *width)
{
    const bool has_width = text[0] == '%' && text[1] == '0' && isdigit((unsigned char)text[2]);
    *width = has_width ? text[2] - '0' : 0;
    if (text[0] != '%' || text[has_width ? 3 : 1] != 'd') return 0;
    return has_width ? 4 : 2;
}

static bool has_number_place(const char *name)
{
    int width;
    for (; *name; name++)
        if (number_place(name, &width)) return true;
    return false;
}

static void add_numbered_name(struct buffer *out, const char *name, size_t number)
{
    int width;
    while (*name) {
        const size_t length = number_place(name, &width);
        if (length) buffer_print(out, "%0*zu", width, number);
        else buffer_add_character(out, *name);
        name += length ? length : 1;
    }
    buffer_add_character(out, 0);
}

/* ---- bytes --------------------------------------------------------------------------------------- */

static bool add_bytes(void *context, const char *text, size_t length)
{
    buffer_add(context, text, length);
    return true;
}

/* One drawing, or several in a PDF. */
static void encode(const struct picture_writer *writer, nonet_drawing *const *drawings, size_t count,
                   struct buffer *bytes)
{
    nonet_status status;
    assert(count == 1 || (count && writer->format == PICTURE_PDF));
    if (writer->format == PICTURE_SVG) status = nonet_drawing_svg(*drawings, add_bytes, bytes);
    else if (writer->format == PICTURE_PNG) status = writer->paper->write_png(*drawings, 0, add_bytes, bytes);
    else status = writer->paper->write_pdf(drawings, count, 0, add_bytes, bytes);
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

static bool write_bytes(const char *name, const struct buffer *bytes)
{
    if (name) return late_file_write_whole(name, bytes->bytes, bytes->length);
    output_write(bytes->bytes, bytes->length);
    return true;
}

static bool write_drawings(const struct picture_writer *writer, const char *name, nonet_drawing *const *drawings,
                           size_t count)
{
    struct buffer bytes = {0};
    encode(writer, drawings, count, &bytes);
    const bool is_written = write_bytes(name, &bytes);
    buffer_free(&bytes);
    return is_written;
}

/* ---- taking pictures ----------------------------------------------------------------------------- */

static bool fail(struct picture_writer *writer)
{
    writer->has_failed = true;
    return false;
}

static bool refuse_second(struct picture_writer *writer)
{
    const char *const ending = picture_format_name(writer->format);
    message_usage("draw", "there is more than one picture: name a file for each, as in -o NAME-%%d.%s", ending);
    return fail(writer);
}

static bool add_numbered(struct picture_writer *writer, nonet_drawing *drawing)
{
    struct buffer name = {0};
    add_numbered_name(&name, writer->output, ++writer->count);
    const bool is_written = write_drawings(writer, name.bytes, &drawing, 1);
    buffer_free(&name);
    nonet_drawing_free(drawing);
    return is_written || fail(writer);
}

static bool add_page(struct picture_writer *writer, nonet_drawing *drawing)
{
    writer->pages = memory_resize(writer->pages, (writer->count + 1) * sizeof *writer->pages);
    writer->pages[writer->count++] = drawing;
    return true;
}

static bool add_only(struct picture_writer *writer, nonet_drawing *drawing)
{
    const bool is_first = !writer->count++;
    if (is_first) encode(writer, &drawing, 1, &writer->only);
    nonet_drawing_free(drawing);
    return is_first || refuse_second(writer);
}

bool picture_writer_add(struct picture_writer *writer, nonet_drawing *drawing)
{
    assert(!writer->has_failed);
    if (writer->output && has_number_place(writer->output)) return add_numbered(writer, drawing);
    return writer->format == PICTURE_PDF ? add_page(writer, drawing) : add_only(writer, drawing);
}

/* ---- beginning and end --------------------------------------------------------------------------- */

bool picture_writer_begin(struct picture_writer *writer, const struct picture_options *options)
{
    writer->output = options->output;
    writer->format = picture_format_wanted(options);
    if (writer->format == PICTURE_SVG) return true;
    if (!writer->output && isatty(STDOUT_FILENO)) {
        message_usage("draw", "standard output is a terminal: name a file for the %s, as in -o board.%s",
                      picture_format_name(writer->format), picture_format_name(writer->format));
        return false;
    }
    writer->paper = module_open(&module_paper);
    return writer->paper != NULL;
}

static bool write_rest(struct picture_writer *writer)
{
    if (writer->pages) return write_drawings(writer, writer->output, writer->pages, writer->count);
    return !writer->only.length || write_bytes(writer->output, &writer->only);
}

bool picture_writer_end(struct picture_writer *writer, bool is_cut)
{
    if (!is_cut && !writer->has_failed && !write_rest(writer)) writer->has_failed = true;
    for (size_t page = 0; writer->pages && page < writer->count; page++) nonet_drawing_free(writer->pages[page]);
    free(writer->pages);
    buffer_free(&writer->only);
    return !writer->has_failed;
}
