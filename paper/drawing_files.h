/* drawing_files.h: drawings as files of their own. See paper.h. */
#ifndef PAPER_DRAWING_FILES_H
#define PAPER_DRAWING_FILES_H

#include <nonet.h>

nonet_status drawing_write_png(const nonet_drawing *drawing, int pixels, nonet_text_sink *sink, void *context);
nonet_status drawing_write_pdf(nonet_drawing *const *drawings, size_t count, int points, nonet_text_sink *sink,
                               void *context);

#endif
