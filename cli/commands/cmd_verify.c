/* cmd_verify.c: nonet verify, the checker of the proofs that nonet check --proof writes. The proof is read in pieces,
 * once, by a part of the library that shares nothing with the engines. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "input/one_puzzle.h"
#include "options/reading_options.h"
#include "options/work_options.h"
#include "options/writing_options.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "system/interrupt.h"
#include "system/standard_output.h"

enum { PIECE_BYTES = 1 << 16, CLOCK_MILLISECONDS = 50 };

struct verify_settings {
    struct time_limit limit;
    nonet_reader_settings reader;
    bool json;
};

struct verifying {
    const struct verify_settings *settings;
    const char *path;
    const char *name; /* of the file, in messages */
    nonet_verifier *verifier;
    nonet_verification result;
};

/* ---- reading --------------------------------------------------------------------------------- */

/* Wait for text; false: none yet, so check the clock, or a signal came. */
static bool has_text(const struct verifying *verifying, int descriptor)
{
    struct pollfd ends[] = {{descriptor, POLLIN, 0}, {interrupt_descriptor(), POLLIN, 0}};
    return poll(ends, 2, verifying->settings->limit.ms ? CLOCK_MILLISECONDS : -1) > 0 && ends[0].revents;
}

/* NONET_OK: the end of the file. NONET_END: decided before that. NONET_ERR_TEXT: after a message. */
static nonet_status read_proof(struct verifying *verifying, int descriptor)
{
    static char piece[PIECE_BYTES];
    for (;;) {
        ssize_t length = 0;
        if (has_text(verifying, descriptor)) {
            length = read(descriptor, piece, sizeof piece);
            if (length == 0) return NONET_OK;
            if (length < 0 && errno != EINTR) {
                message("%s: %s", verifying->name, strerror(errno));
                return NONET_ERR_TEXT;
            }
        }
        const nonet_status status = nonet_verifier_feed(verifying->verifier, piece, length > 0 ? (size_t)length : 0);
        if (status != NONET_OK) return status;
    }
}

/* NONET_OK: there is a verification. Otherwise a message was written. */
static nonet_status check_proof(struct verifying *verifying)
{
    const bool is_input = strcmp(verifying->path, "-") == 0;
    verifying->name = is_input ? "standard input" : verifying->path;
    const int descriptor = is_input ? STDIN_FILENO : open(verifying->path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        message("%s: %s", verifying->name, interrupt_signal() ? "interrupted" : strerror(errno));
        return NONET_ERR_TEXT;
    }
    nonet_status status = read_proof(verifying, descriptor);
    if (!is_input) close(descriptor);
    if (status == NONET_ERR_TEXT) return status;
    status = nonet_verifier_finish(verifying->verifier, &verifying->result);
    if (status == NONET_STOPPED && !interrupt_signal())
        message("%s: stopped after %g s", verifying->name, verifying->settings->limit.seconds);
    else if (status == NONET_STOPPED) message("%s: interrupted", verifying->name);
    else if (status != NONET_OK) message("%s: %s", verifying->name, nonet_status_name(status));
    return status;
}

/* ---- answering ------------------------------------------------------------------------------- */

static void write_named_board(struct buffer *out, const char *name, const nonet_position *position)
{
    buffer_print(out, "%-8s  ", name);
    write_compact(out, position);
    buffer_add_character(out, '\n');
}

/* The puzzle is shown only if it comes from the proof itself. */
static void write_words(struct buffer *out, const struct verifying *verifying, bool shows_puzzle)
{
    const nonet_verification *const result = &verifying->result;
    buffer_add_text(out, result->verdict == NONET_VERDICT_UNIQUE ? "verified: exactly one solution\n"
                         : result->verdict == NONET_VERDICT_NONE ? "verified: no solution\n"
                                                                 : "not verified\n");
    if (result->verdict == NONET_VERDICT_UNKNOWN || !shows_puzzle) return;
    write_named_board(out, "puzzle", result->position);
    if (result->position->candidates) buffer_add_text(out, "          (with pencil marks, see the proof)\n");
    const nonet_position solved = {result->position->layout, result->solution, NULL, NULL};
    if (result->solution) write_named_board(out, "solution", &solved);
}

static void write_json(struct buffer *out, const struct verifying *verifying)
{
    nonet_json *const json = json_begin(out);
    nonet_json_verification(json, verifying->name, &verifying->result);
    json_end(json, out);
}

static int answer_verify(const struct verifying *verifying, bool shows_puzzle)
{
    struct buffer out = {0};
    const nonet_verification *const result = &verifying->result;
    if (verifying->settings->json) write_json(&out, verifying);
    else write_words(&out, verifying, shows_puzzle);
    output_write_buffer(&out);
    if (result->verdict != NONET_VERDICT_UNKNOWN) return EXIT_FINE;
    message_at((struct place){verifying->name, result->error.line, result->error.column}, result->error.message);
    return result->is_malformed ? EXIT_TROUBLE : EXIT_NO;
}

/* ---- the command ----------------------------------------------------------------------------- */

static int verify(const struct verify_settings *settings, nonet_stop *stop, const char *path,
                  const nonet_position *position)
{
    struct verifying verifying = {.settings = settings, .path = path};
    nonet_verifier_settings wanted;
    nonet_verifier_settings_defaults(&wanted);
    wanted.stop = stop;
    wanted.timeout_ms = settings->limit.ms;
    const nonet_status made = nonet_verifier_new(position, &wanted, &verifying.verifier);
    if (made != NONET_OK) fatal(nonet_status_name(made));
    const nonet_status status = check_proof(&verifying);
    int exit_code = status == NONET_STOPPED ? EXIT_NO : EXIT_TROUBLE;
    if (status == NONET_OK) exit_code = answer_verify(&verifying, !position);
    nonet_verifier_free(verifying.verifier);
    return interrupt_signal() ? 128 + interrupt_signal() : exit_code;
}

static const char *verify_clash(const void *settings, char *const *operands)
{
    (void)settings;
    return operands[0] ? NULL : "which proof?";
}

static int run_verify(const void *given, char *const *operands)
{
    const struct verify_settings *const settings = given;
    struct task task = {0};
    nonet_stop *stop; /* never freed: a signal may come until the very end */
    if (nonet_stop_new(&stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(stop);
    if (!operands[1]) return verify(settings, stop, operands[0], NULL);
    struct input *const input = read_one_puzzle(&settings->reader, operands + 1, "a proof", &task);
    if (!input) return interrupt_signal() ? 128 + interrupt_signal() : EXIT_TROUBLE;
    const int exit_code = verify(settings, stop, operands[0], &task.position);
    task_free(&task);
    input_free(input);
    return exit_code;
}

static const struct option verify_options[] = {
    {'t', "timeout", "SECONDS", "give up after this time, such as 0.5 or 10", set_time_limit, NULL,
     offsetof(struct verify_settings, limit)},
    {0},
};

static const struct option_group options_verify = {"Verifying", verify_options, NULL, NULL};

static const struct option_use verify_groups[] = {
    {&options_verify, 0},
    {&options_reading, offsetof(struct verify_settings, reader)},
    {&options_answer, offsetof(struct verify_settings, json)},
    {0},
};

static const struct example verify_examples[] = {
    {"nonet verify p.drat", "is it a proof, and of what?"},
    {"nonet verify p.drat puzzle.txt", "is it a proof for this puzzle?"},
    {0},
};

const struct command command_verify = {
    .name = "verify",
    .operands = "PROOF [FILE|PUZZLE]",
    .summary = "check a proof that a puzzle has no solution, or only one",
    .description =
        "Reads a proof written by 'nonet check --proof', in the DRAT or the LRAT format, and checks every step of it: "
        "each clause must follow by unit propagation from the rules, the puzzle and the clauses before it. The code "
        "that does this shares nothing with the engines. Without a puzzle, the one that the proof names is shown, with its solution.\n\n"
        "The exit status is 0 if the proof is right, 1 if it is not (you are told where it fails), and 2 if it "
        "cannot be read.",
    .document = "proofs.md",
    .groups = verify_groups,
    .examples = verify_examples,
    .settings_size = sizeof(struct verify_settings),
    .clash = verify_clash,
    .run = run_verify,
};
