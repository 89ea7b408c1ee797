/* fuzz_reader.c: any text, in any pieces, with any settings: the reader must neither crash nor
 * loop, must read the same whatever the pieces, and what it reads must survive being written and
 * read again in its own style and in every notation.
 *
 * The first four bytes of the input choose the settings: box, notation, symbols, length of the
 * pieces (from 128 on with a pause after each). The rest is the text. */
#include <stdint.h>

#include "fuzz/round_trip.h"

enum { SETTING_BYTES = 4, ROUND_TRIPS_EACH = 3 };

static const struct {
    int rows, columns;
} boxes[] = {{0, 0}, {0, 0}, {0, 0}, {0, 0}, {3, 3}, {2, 2}, {2, 3}, {3, 2},
             {4, 4}, {1, 5}, {5, 1}, {1, 1}, {2, 5}, {8, 8}, {1, 2}, {5, 5}};

static const char *const symbol_sets[] = {NULL, NULL, NULL, "1", "0", "A", "abcdefghijklmnopqrstuvwxy", "(){}<>^~"};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void choose_settings(const uint8_t *data, nonet_reader_settings *settings)
{
    nonet_reader_settings_defaults(settings);
    const size_t box = data[0] % (sizeof boxes / sizeof *boxes);
    settings->box_rows = boxes[box].rows;
    settings->box_columns = boxes[box].columns;
    /* From 128 on it has to be found out; and, as saved inputs have it, for numbers that are no notation. */
    const nonet_notation *notation = data[1] < 128 ? nonet_notation_at(data[1]) : NULL;
    settings->notation = notation ? notation->name : NULL;
    settings->symbols = symbol_sets[data[2] % (sizeof symbol_sets / sizeof *symbol_sets)];
}

static void fail(const char *what, const nonet_style *style, const char *written)
{
    fprintf(stderr, "%s, notation %s, symbols %s, blank '%c'\n%s\n", what, style->notation->name,
            style->symbols ? style->symbols : "(usual)", style->blank ? style->blank : ' ', written ? written : "");
    abort();
}

static void check_style(const nonet_position *position, const nonet_style *style)
{
    char *written = NULL;
    const char *difference = round_trip(position, style, TELL_EVERYTHING, &written);
    if (difference) fail(difference, style, written);
    free(written);
}

static void check_puzzle(const nonet_puzzle *puzzle)
{
    check_style(&puzzle->position, &puzzle->style);
    for (size_t index = 0; nonet_notation_at(index); index++) {
        const nonet_style style = {
            .notation = nonet_notation_at(index), .symbols = puzzle->style.symbols, .blank = puzzle->style.blank};
        check_style(&puzzle->position, &style);
        const nonet_style usual = {.notation = nonet_notation_at(index)};
        check_style(&puzzle->position, &usual);
    }
}

/* A number that stands for everything that was read. */
static uint64_t mix(uint64_t digest, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    for (size_t at = 0; at < size; at++) digest = (digest ^ bytes[at]) * 0x100000001B3u;
    return digest;
}

static uint64_t mix_puzzle(uint64_t digest, const nonet_puzzle *puzzle)
{
    const size_t cells = (size_t)nonet_layout_cells(puzzle->position.layout);
    digest = mix(digest, &puzzle->line, sizeof puzzle->line);
    digest = mix(digest, puzzle->position.cells, cells);
    digest = mix(digest, &puzzle->style.blank, 1);
    digest = mix(digest, &puzzle->style.notation, sizeof puzzle->style.notation);
    if (puzzle->position.candidates) digest = mix(digest, puzzle->position.candidates, cells * sizeof(uint64_t));
    return mix(digest, puzzle->note.message, strlen(puzzle->note.message));
}

static uint64_t mix_error(uint64_t digest, const nonet_text_error *error)
{
    digest = mix(digest, &error->line, sizeof error->line);
    digest = mix(digest, &error->column, sizeof error->column);
    return mix(digest, error->message, strlen(error->message));
}

/* Take everything that can be read by now. */
static uint64_t drain(nonet_reader *reader, uint64_t digest, size_t results_allowed, int *round_trips)
{
    nonet_puzzle puzzle;
    nonet_text_error error;
    for (size_t results = 0;; results++) {
        if (results > results_allowed) abort(); /* more results than text: it loops */
        const nonet_status status = nonet_reader_next(reader, &puzzle, &error);
        if (status == NONET_MORE || status == NONET_END) return digest;
        if (status == NONET_ERR_TEXT) {
            if (error.line == 0 || error.column == 0 || !error.message[0]) abort();
            digest = mix_error(digest, &error);
            continue;
        }
        if (status != NONET_OK) abort();
        digest = mix_puzzle(digest, &puzzle);
        if (round_trips && (*round_trips)-- > 0) check_puzzle(&puzzle);
    }
}

static uint64_t read_all(const nonet_reader_settings *settings, const char *text, size_t length, size_t piece,
                         bool pauses, int round_trips)
{
    nonet_reader *reader = NULL;
    if (nonet_reader_new(settings, &reader) != NONET_OK) abort();
    uint64_t digest = 0xCBF29CE484222325u;
    for (size_t at = 0; at < length; at += piece) {
        const size_t left = length - at;
        /* An exact copy, so that reading beyond it is found. */
        const size_t fed = left < piece ? left : piece;
        char *copy = malloc(fed ? fed : 1);
        memcpy(copy, text + at, fed);
        if (nonet_reader_feed(reader, copy, fed) != NONET_OK) abort();
        free(copy);
        if (pauses) nonet_reader_pause(reader);
        digest = drain(reader, digest, length + 2, &round_trips);
    }
    nonet_reader_finish(reader);
    digest = drain(reader, digest, length + 2, &round_trips);
    nonet_reader_free(reader);
    return digest;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < SETTING_BYTES) return 0;
    nonet_reader_settings settings;
    choose_settings(data, &settings);
    const char *text = (const char *)data + SETTING_BYTES;
    const size_t length = size - SETTING_BYTES;
    const size_t piece = data[3] % 128 + 1u;
    const uint64_t whole = read_all(&settings, text, length, length ? length : 1, false, ROUND_TRIPS_EACH);
    if (data[3] < 128 && read_all(&settings, text, length, piece, false, 0) != whole) {
        fprintf(stderr, "pieces of %zu read differently\n", piece);
        abort();
    }
    if (data[3] >= 128) read_all(&settings, text, length, piece, true, 0);
    return 0;
}
