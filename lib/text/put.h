/* put.h: writing into a buffer of fixed size. Once it is full, the rest is only counted, so that writers need no checks
 * of their own. */
#ifndef NN_PUT_H
#define NN_PUT_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>

struct nn_put {
    char *buffer;
    size_t size;
    size_t length; /* of all that was put */
};

static inline void nn_put_char(struct nn_put *put, char character)
{
    assert(put->buffer || !put->size);
    if (put->length < put->size) put->buffer[put->length] = character;
    put->length++;
}

static inline void nn_put_repeat(struct nn_put *put, char character, int times)
{
    for (int time = 0; time < times; time++) nn_put_char(put, character);
}

static inline void nn_put_text(struct nn_put *put, const char *text)
{
    while (*text) nn_put_char(put, *text++);
}

static inline int nn_number_width(int number)
{
    assert(number >= 0 && number <= 64);
    return number < 10 ? 1 : 2; /* no value is above 64 */
}

static inline void nn_put_number(struct nn_put *put, int number)
{
    assert(number >= 0 && number <= 99);
    if (number >= 10) nn_put_char(put, (char)('0' + number / 10));
    nn_put_char(put, (char)('0' + number % 10));
}

#endif
