/* standard_output.h: writing to standard output, every call checked. */
#ifndef CLI_STANDARD_OUTPUT_H
#define CLI_STANDARD_OUTPUT_H

#include <stdbool.h>

#include "system/buffer.h"

/* Write all of it now. An error ends the program: a closed pipe quietly, others with a message. */
void output_write(const char *bytes, size_t length);

/* The same as a nonet_text_sink, which always wants more. */
bool output_take_text(void *context, const char *text, size_t length);

/* The same for text. */
void output_write_text(const char *text);

/* The same, then the buffer is freed. */
void output_write_buffer(struct buffer *buffer);

/* Close standard output; some file systems only now report that the disk is full. */
void output_close(void);

#endif
