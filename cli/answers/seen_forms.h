/* seen_forms.h: which canonical forms have come before. Every form is kept, so that nothing rests on a hash. */
#ifndef CLI_SEEN_FORMS_H
#define CLI_SEEN_FORMS_H

#include <nonet.h>

struct seen_forms {
    unsigned char **forms; /* a table of size `capacity`; NULL = free */
    size_t capacity;
    size_t count;   /* different forms */
    uint64_t added; /* forms */
};

/* False: it is there already. */
bool seen_forms_add(struct seen_forms *seen, const nonet_position *form);

void seen_forms_free(struct seen_forms *seen);

#endif
