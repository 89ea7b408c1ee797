/* codecs.h: the codecs, a file for each (codec_*.c). */
#ifndef PACKED_CODECS_H
#define PACKED_CODECS_H

#include "packed.h"

extern const struct packed_codec codec_gz, codec_zst, codec_xz, codec_bz2;

#endif
