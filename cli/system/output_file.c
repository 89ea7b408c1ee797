/* output_file.c: see output_file.h. The file is given the number of standard output, so that whoever asks whether that is a
 * terminal, for colours or to wait for a person, is told the truth. What a run that was ended has answered is worth keeping, as
 * hours may be in it: it stays under the other name, complete as a packed file. */
#include "system/output_file.h"

#include <assert.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "system/interrupt.h"
#include "system/late_file.h"
#include "system/messages.h"
#include "system/packed_format.h"
#include "system/packing.h"

static struct {
    bool is_open;
    struct late_file file;
    struct packing *packing; /* or NULL: as it is */
    bool has_text;
} output;

bool output_file_is_open(void)
{
    return output.is_open;
}

static void take_standard_output(struct late_file *file)
{
    if (dup2(file->descriptor, STDOUT_FILENO) < 0) file->problem = strerror(errno);
    late_file_close(file);
    file->descriptor = STDOUT_FILENO;
}

static void begin_packing(void)
{
    const enum packed_format format = packed_format_of_name(output.file.path.bytes);
    if (format == PACKED_FORMATS || output.file.problem) return;
    output.packing = packing_begin(STDOUT_FILENO, format, &output.file.problem);
}

bool output_file_begin(const char *path)
{
    assert(!output.is_open);
    late_file_begin(&output.file, path, "");
    if (!output.file.problem) take_standard_output(&output.file);
    begin_packing();
    output.is_open = !output.file.problem;
    if (!output.is_open) {
        late_file_complain(&output.file);
        late_file_remove(&output.file);
        late_file_free(&output.file);
    }
    return output.is_open;
}

/* Nothing more is written. */
static void finish(void)
{
    const char *const problem = output.packing ? packing_end(output.packing) : NULL;
    output.packing = NULL;
    if (problem && !output.file.problem) output.file.problem = problem;
    late_file_close(&output.file);
}

static void tell_what_is_kept(const char *reason)
{
    message("%s: %s; what was answered until then is in %s", output.file.path.bytes, reason, output.file.partial.bytes);
}

void output_file_write(const char *bytes, size_t length)
{
    output.has_text = true;
    if (output.packing ? packing_write(output.packing, bytes, length) : late_file_write(&output.file, bytes, length))
        return;
    finish();
    tell_what_is_kept(output.file.problem);
    _exit(EXIT_TROUBLE); /* as fatal does */
}

/* It is closed. A command that failed before it had an answer leaves what was there. */
static int give_name(int exit_code)
{
    if (interrupt_signal() && !output.file.problem) {
        tell_what_is_kept("not complete");
        return exit_code;
    }
    if (exit_code >= EXIT_TROUBLE && !output.has_text && !output.file.problem) {
        late_file_remove(&output.file);
        return exit_code;
    }
    if (!output.file.problem) late_file_name(&output.file);
    if (!output.file.problem) return exit_code;
    tell_what_is_kept(output.file.problem);
    return EXIT_TROUBLE;
}

int output_file_end(int exit_code)
{
    assert(output.is_open);
    finish();
    exit_code = give_name(exit_code);
    late_file_free(&output.file);
    output.is_open = false;
    return exit_code;
}
