/* first_forms.h: of many forms, more than memory holds, those that are not the first of their kind. */
#ifndef CLI_FIRST_FORMS_H
#define CLI_FIRST_FORMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct first_forms;

/* `memory`: bytes for forms; what is beyond them goes to a file in the folder `temporary`, which has no name. */
struct first_forms *first_forms_new(size_t memory, const char *temporary);
void first_forms_free(struct first_forms *forms);

enum { MOST_FORM_BYTES = 1024 };

/* Add a form, as bytes that are the same for the same form alone. `place`: its number, which is higher than those before. Returns NULL, or
 * why the file cannot be written. */
const char *first_forms_add(struct first_forms *forms, const unsigned char *form, size_t length, uint64_t place);

/* All were added: call `drop` with the place of each that is not the first, in any order. Returns NULL, or what is wrong with the file. */
const char *first_forms_find(struct first_forms *forms, void (*drop)(void *context, uint64_t place), void *context);

#endif
