/* fuzz_input.h: what a fuzz target needs to take an input apart: numbers and texts, which are 0 and "" behind its end;
 * and a requirement that names itself when it is not met. */
#ifndef TESTS_FUZZ_INPUT_H
#define TESTS_FUZZ_INPUT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define REQUIRE(condition)                                                                                             \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: %s: not so: %s\n", __FILE__, __LINE__, __func__, #condition);                      \
            abort();                                                                                                   \
        }                                                                                                              \
    } while (0)

struct fuzz_input {
    const uint8_t *at;
    size_t left;
};

static inline uint8_t input_byte(struct fuzz_input *input)
{
    if (!input->left) return 0;
    input->left--;
    return *input->at++;
}

static inline int input_below(struct fuzz_input *input, int bound)
{
    return input_byte(input) % bound;
}

static inline bool input_truth(struct fuzz_input *input)
{
    return input_byte(input) & 1;
}

/* Mostly a small number, but any can be said: with its bytes, after one that says how many they are. */
static inline uint64_t input_number(struct fuzz_input *input)
{
    const uint8_t first = input_byte(input);
    if (first < 240) return first;
    uint64_t number = 0;
    for (int byte = 0; byte < 1 + first % 8; byte++) number = number << 8 | input_byte(input);
    return first < 248 ? number : 0 - number;
}

/* The text up to the next NUL, or to the end: a copy of its own, so that reading beyond it is found. To be freed. */
static inline char *input_text(struct fuzz_input *input)
{
    const uint8_t *const end = input->left ? memchr(input->at, 0, input->left) : NULL;
    const size_t length = end ? (size_t)(end - input->at) : input->left;
    char *const text = malloc(length + 1);
    if (!text) abort();
    if (length) memcpy(text, input->at, length);
    text[length] = 0;
    input->at += length + (end ? 1 : 0);
    input->left -= length + (end ? 1 : 0);
    return text;
}

#endif
