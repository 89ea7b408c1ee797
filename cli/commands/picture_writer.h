/* picture_writer.h: where the pictures of a run go: each into a file of its own, all as pages of a PDF, or one alone. */
#ifndef CLI_PICTURE_WRITER_H
#define CLI_PICTURE_WRITER_H

#include "options/picture_options.h"
#include "system/buffer.h"

struct paper_module;

/* Begins with zeros. */
struct picture_writer {
    const char *output; /* or NULL: standard output */
    enum picture_format format;
    const struct paper_module *paper; /* NULL: not needed */
    size_t count;
    struct buffer only;    /* the only picture, until the end shows that it is */
    nonet_drawing **pages; /* of a PDF, count of them */
    bool has_failed;       /* a message says why, and nothing more is wanted */
};

/* False after a message: pictures of this format cannot be made or written here. */
bool picture_writer_begin(struct picture_writer *writer, const struct picture_options *options);

/* The next picture, whose memory the writer takes. False: nothing more is wanted; if it has failed, a message says why. */
bool picture_writer_add(struct picture_writer *writer, nonet_drawing *drawing);

/* Write what has waited for the end, unless `is_cut` (by a signal, say); free everything. False: after a message, or it had
 * failed before. */
bool picture_writer_end(struct picture_writer *writer, bool is_cut);

#endif
