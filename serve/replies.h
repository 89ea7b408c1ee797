/* replies.h: the answers of the server, made once at the start: what is sent for a file, and for each way to be refused. */
#ifndef SERVE_REPLIES_H
#define SERVE_REPLIES_H

#include <microhttpd.h>

#include "served_files.h"

struct replies {
    const struct served_files *served;
    struct MHD_Response **whole;     /* of each file */
    struct MHD_Response **unchanged; /* of each file: who has it keeps it */
    struct MHD_Response **refusals;  /* of each row of a table of statuses */
};

/* False: no memory. To be freed either way. `served` stays. */
bool replies_make(struct replies *replies, const struct served_files *served);
void replies_free(struct replies *replies);

/* For one of the served files; `known`: the tags that whoever asks knows (If-None-Match), or NULL. Sets the status. */
struct MHD_Response *replies_file(const struct replies *replies, const struct served_file *file, const char *known,
                                  unsigned *status);

/* For a status from 400 on. */
struct MHD_Response *replies_refusal(const struct replies *replies, unsigned status);

#endif
