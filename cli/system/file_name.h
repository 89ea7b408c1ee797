/* file_name.h: names of files as people type and paste them. */
#ifndef CLI_FILE_NAME_H
#define CLI_FILE_NAME_H

/* The file that is meant: `typed` itself if there is such a file; otherwise with quotes and backslashes removed, as
 * terminals add them when a file is dropped, and ~ expanded. Free it. */
char *file_name_meant(const char *typed);

#endif
