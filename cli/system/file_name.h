/* file_name.h: names of files as people type and paste them. */
#ifndef CLI_FILE_NAME_H
#define CLI_FILE_NAME_H

/* The file that is meant: `typed` itself if there is such a file; else without quotes around it, with ~ as the home
 * folder, with \ before a character taken away, as terminals put it when a file is dropped. Free it. */
char *file_name_meant(const char *typed);

#endif
