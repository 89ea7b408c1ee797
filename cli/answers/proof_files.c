/* proof_files.c: see proof_files.h. A file gets its name when it is complete (late_file.h). The formula gets its name first:
 * where there is a proof, there is its formula. */
#include "answers/proof_files.h"

#include <assert.h>

#include "system/interrupt.h"
#include "system/messages.h"

bool proof_files_would_replace(const char *path, const char *input)
{
    return late_file_would_replace(path, "", input) || late_file_would_replace(path, ".cnf", input);
}

bool proof_files_begin(struct proof_files *files, const char *path)
{
    assert(*path && !files->is_complete);
    late_file_begin(&files->proof, path, "");
    late_file_begin(&files->formula, path, ".cnf");
    return !proof_files_fail(files);
}

bool proof_files_fail(struct proof_files *files)
{
    return files->proof.problem || files->formula.problem;
}

bool proof_files_write(void *context, const char *text, size_t length)
{
    struct proof_files *const files = context;
    return late_file_write(&files->proof, text, length);
}

static bool write_formula(void *context, const char *text, size_t length)
{
    struct late_file *const file = context;
    return !interrupt_signal() && late_file_write(file, text, length);
}

bool proof_files_finish(struct proof_files *files, const nonet_position *position, const uint8_t *solution)
{
    const nonet_status status = nonet_position_formula(position, solution, write_formula, &files->formula);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    late_file_close(&files->formula);
    late_file_close(&files->proof);
    if (status != NONET_OK || proof_files_fail(files)) return false;
    late_file_name(&files->formula);
    if (!proof_files_fail(files)) late_file_name(&files->proof);
    files->is_complete = !proof_files_fail(files);
    return files->is_complete;
}

void proof_files_end(struct proof_files *files)
{
    if (!files->is_complete) {
        late_file_remove(&files->proof);
        late_file_remove(&files->formula);
        if (proof_files_fail(files)) late_file_complain(files->proof.problem ? &files->proof : &files->formula);
    }
    late_file_free(&files->proof);
    late_file_free(&files->formula);
}
