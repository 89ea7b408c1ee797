/* dialogue.c: lines come from standard input by read(2), so that signals end waiting, and input that arrives ahead of a
 * question is kept for it. A terminal echoes what is typed; for any other input the answer is written after its
 * question, so that a transcript looks like a session. See dialogue.h. */
#include "menu/dialogue.h"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "options/option_values.h"
#include "system/interrupt.h"
#include "system/messages.h"
#include "system/standard_output.h"

enum {
    READ_PIECE = 4096,
    LONGEST_LINE = 1 << 20, /* the rest is dropped: no puzzle has such a line */
    WORD_BYTES = 41,        /* of an answer, when it is repeated */
};

struct dialogue {
    struct buffer text; /* what was read */
    size_t taken;       /* of it */
    bool is_ended;
    bool shows_answers; /* because no terminal does */
    struct buffer line; /* the last one, with its newline and a NUL */
    char *answer;       /* the same without blanks around it */
    bool is_back;       /* the next answer is this line again */
};

struct dialogue *dialogue_new(void)
{
    struct dialogue *const dialogue = memory_resize(NULL, sizeof *dialogue);
    *dialogue = (struct dialogue){.shows_answers = !isatty(STDIN_FILENO)};
    return dialogue;
}

void dialogue_free(struct dialogue *dialogue)
{
    buffer_free(&dialogue->text);
    buffer_free(&dialogue->line);
    free(dialogue->answer);
    free(dialogue);
}

void dialogue_say(const char *format, ...)
{
    char *text = NULL;
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    text = memory_resize(NULL, (size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    output_write(text, (size_t)length);
    free(text);
}

/* ---- lines ------------------------------------------------------------------------------------------ */

static void read_piece(struct dialogue *dialogue)
{
    const ssize_t length = read(STDIN_FILENO, buffer_reserve(&dialogue->text, READ_PIECE), READ_PIECE);
    if (length > 0) {
        dialogue->text.length += (size_t)length;
        return;
    }
    if (length < 0 && (errno == EINTR || errno == EAGAIN)) return;
    /* EIO: the terminal is gone. */
    if (length < 0 && errno != EIO) {
        char problem[256];
        snprintf(problem, sizeof problem, "standard input: %s", strerror(errno));
        fatal(problem);
    }
    dialogue->is_ended = true;
}

/* The answer is the line without blanks around it. */
static void set_line(struct dialogue *dialogue, const char *text, size_t length)
{
    dialogue->line.length = 0;
    char *const line = buffer_reserve(&dialogue->line, length + 2);
    memcpy(line, text, length);
    memcpy(line + length, "\n", 2);
    dialogue->line.length = length + 1;
    const char *begin = line;
    while (isspace((unsigned char)*begin)) begin++;
    size_t rest = strlen(begin);
    while (rest && isspace((unsigned char)begin[rest - 1])) rest--;
    dialogue->answer = memory_resize(dialogue->answer, rest + 1);
    memcpy(dialogue->answer, begin, rest);
    dialogue->answer[rest] = 0;
}

/* Take a line that has been read. False: there is no whole one. */
static bool take_line(struct dialogue *dialogue)
{
    struct buffer *const text = &dialogue->text;
    const size_t left = text->length - dialogue->taken;
    if (!left) {
        text->length = dialogue->taken = 0;
        return false;
    }
    const char *const begin = text->bytes + dialogue->taken;
    const char *const newline = memchr(begin, '\n', left);
    if (!newline && !dialogue->is_ended) {
        memmove(text->bytes, begin, left);
        text->length = left < LONGEST_LINE ? left : LONGEST_LINE;
        dialogue->taken = 0;
        return false;
    }
    const size_t length = newline ? (size_t)(newline - begin) : left;
    set_line(dialogue, begin, length);
    dialogue->taken += length + (newline != NULL);
    return true;
}

static void show_answer(const struct dialogue *dialogue)
{
    struct buffer out = {0};
    size_t length = dialogue->line.length - 1;
    if (length && dialogue->line.bytes[length - 1] == '\r') length--;
    buffer_add_visible(&out, dialogue->line.bytes, length);
    buffer_add_character(&out, '\n');
    output_write_buffer(&out);
}

/* The first word of an answer in small letters. Returns how much of the answer it is. */
static size_t copy_word(const char *answer, char word[WORD_BYTES])
{
    size_t length = 0;
    while (length < WORD_BYTES - 1 && answer[length] && !isspace((unsigned char)answer[length])) {
        word[length] = (char)tolower((unsigned char)answer[length]);
        length++;
    }
    word[length] = 0;
    return length;
}

/* Where any answer is possible, only these words alone lead back. */
static bool is_leave_word(const char *answer)
{
    static const char *const words[] = {"q", "quit", "back", "exit"};
    char word[WORD_BYTES];
    if (answer[copy_word(answer, word)]) return false;
    for (size_t at = 0; at < sizeof words / sizeof *words; at++)
        if (strcmp(word, words[at]) == 0) return true;
    return false;
}

static enum reply give_line(struct dialogue *dialogue, bool is_new)
{
    if (is_new && dialogue->shows_answers) show_answer(dialogue);
    return is_leave_word(dialogue->answer) ? REPLY_LEAVE : REPLY_GIVEN;
}

enum reply dialogue_wait(struct dialogue *dialogue, int milliseconds)
{
    if (interrupt_signal()) return REPLY_END;
    if (dialogue->is_back) {
        dialogue->is_back = false;
        return give_line(dialogue, false);
    }
    while (!take_line(dialogue)) {
        struct pollfd watched[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                                   {.fd = interrupt_descriptor(), .events = POLLIN}};
        if (dialogue->is_ended) return REPLY_END;
        const int ready = poll(watched, 2, milliseconds);
        if (interrupt_signal()) return REPLY_END;
        if (ready == 0) return REPLY_NOTHING;
        if (ready > 0 && watched[0].revents) read_piece(dialogue);
    }
    return give_line(dialogue, true);
}

enum reply dialogue_ask(struct dialogue *dialogue, const char *question)
{
    dialogue_say("%s ", question);
    const enum reply reply = dialogue_wait(dialogue, -1);
    if (reply == REPLY_END) dialogue_say("\n");
    return reply;
}

const char *dialogue_answer(const struct dialogue *dialogue)
{
    return dialogue->answer;
}

const struct buffer *dialogue_line(const struct dialogue *dialogue)
{
    return &dialogue->line;
}

void dialogue_put_back(struct dialogue *dialogue)
{
    dialogue->is_back = true;
}

/* ---- choosing --------------------------------------------------------------------------------------- */

/* The word of this offer that begins like this, or NULL. */
static const char *word_with_beginning(const struct offer *offer, const char *beginning)
{
    for (size_t at = 0; at < OFFER_WORDS && offer->words[at]; at++)
        if (strncmp(offer->words[at], beginning, strlen(beginning)) == 0) return offer->words[at];
    return NULL;
}

/* What is possible besides the offers. */
static const struct offer way_back = {{"quit", "back", "exit", "leave", "stop", "no"}, 0, false};

enum meaning { MEANS_NOTHING, MEANS_ONE, MEANS_SEVERAL };

/* Find an offer by an empty line, its number or its letter. */
static bool find_by_sign(const char *word, const struct offer *offers, size_t count, size_t *chosen)
{
    const uint64_t number = whole_number(word, count);
    *chosen = (size_t)number - 1;
    for (size_t at = 0; !number && at < count; at++) {
        const bool is_meant = *word ? word[0] == offers[at].letter && !word[1] : offers[at].is_for_enter;
        if (!is_meant) continue;
        *chosen = at;
        return true;
    }
    return number;
}

/* `possible`: the words that begin like this, if there are several. */
static enum meaning find_meaning(const char *word, const struct offer *offers, size_t count, size_t *chosen,
                                 struct buffer *possible)
{
    size_t found = 0;
    if (find_by_sign(word, offers, count, chosen)) return MEANS_ONE;
    if (!*word) return MEANS_NOTHING;
    for (size_t at = 0; at < count; at++) {
        const char *const whole = word_with_beginning(&offers[at], word);
        if (!whole) continue;
        buffer_print(possible, "%s%s", found++ ? " or " : "", whole);
        *chosen = at;
    }
    return found == 0 ? MEANS_NOTHING : found == 1 ? MEANS_ONE : MEANS_SEVERAL;
}

static void say_offers(const char *answer, const struct offer *offers, size_t count)
{
    struct buffer out = {0};
    char word[WORD_BYTES];
    snprintf(word, sizeof word, "%s", answer);
    buffer_add_character(&out, '"');
    buffer_add_visible(&out, word, strlen(word));
    buffer_add_text(&out, "\" is not one of these: ");
    for (size_t at = 0; at < count; at++)
        buffer_print(&out, "%s%s", at == 0 ? "" : at + 1 < count ? ", " : " or ", offers[at].words[0]);
    buffer_add_text(&out, ".\n");
    output_write_buffer(&out);
}

enum reply dialogue_choose(struct dialogue *dialogue, const char *question, const struct offer *offers, size_t count,
                           size_t *chosen)
{
    assert(count && offers[0].words[0]);
    for (;;) {
        struct buffer possible = {0};
        char word[WORD_BYTES];
        const enum reply reply = dialogue_ask(dialogue, question);
        if (reply == REPLY_END) return reply;
        copy_word(dialogue->answer, word);
        const enum meaning meaning = find_meaning(word, offers, count, chosen, &possible);
        if (meaning == MEANS_SEVERAL) dialogue_say("\"%s\" can be %.*s.\n", word, (int)possible.length, possible.bytes);
        buffer_free(&possible);
        if (meaning == MEANS_ONE) return REPLY_GIVEN;
        if (meaning == MEANS_SEVERAL || !*word) continue;
        if (word_with_beginning(&way_back, word)) return REPLY_LEAVE;
        say_offers(dialogue->answer, offers, count);
    }
}
