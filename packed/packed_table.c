/* packed_table.c: what the program sees of this folder. */
#include "codecs.h"

NONET_API const struct packed_module packed_module = {
    .version = {NONET_VERSION_MAJOR, NONET_VERSION_MINOR, NONET_VERSION_PATCH},
    .codecs = {[PACKED_GZ] = &codec_gz, [PACKED_ZST] = &codec_zst, [PACKED_XZ] = &codec_xz, [PACKED_BZ2] = &codec_bz2},
};
