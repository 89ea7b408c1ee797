/* picture_options.h: how pictures look and where they go: --to, --output, --width, --theme and what is shown. */
#ifndef CLI_PICTURE_OPTIONS_H
#define CLI_PICTURE_OPTIONS_H

#include <nonet.h>

#include "options/command.h"

enum picture_format { PICTURE_NOT_SAID, PICTURE_SVG, PICTURE_PNG, PICTURE_PDF };

struct picture_options {
    enum picture_format format; /* --to */
    const char *output;         /* the name of a file, which may hold %d; NULL: standard output */
    nonet_theme theme;
    int width; /* in pixels; 0: not said */
    bool candidates, legend, labels;
    const char *symbols; /* to write values with; NULL: those of the puzzle */
};

/* Its part: struct picture_options. */
extern const struct option_group options_picture;

/* The format that the end of a file's name stands for; PICTURE_NOT_SAID: none of them. */
enum picture_format picture_format_of_name(const char *name);

/* The one that is wanted: what --to says, else the end of the name, else SVG. */
enum picture_format picture_format_wanted(const struct picture_options *options);

/* "svg", "png", "pdf". */
const char *picture_format_name(enum picture_format format);

#endif
