/* bulk.c: the handle of the bulk engine, and the choice of the instruction set. */
#include "engine/bulk/bulk.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/cpu.h"
#include "engine/bulk/kernel.h"

const struct nn_bulk_kernel *const nn_bulk_kernels[] = {
#ifdef NN_BULK_HAS_AVX
    &nn_bulk_kernel_avx512,
    &nn_bulk_kernel_avx2,
#endif
#ifdef NN_BULK_128_NAME
    &nn_bulk_kernel_128,
#endif
    &nn_bulk_kernel_plain,
};
const size_t nn_bulk_kernel_count = sizeof nn_bulk_kernels / sizeof *nn_bulk_kernels;

struct nn_bulk {
    const struct nn_bulk_kernel *kernel;
    void *memory;
};

/* The usable kernel of this index, or NULL. */
static const struct nn_bulk_kernel *usable_kernel(size_t index)
{
    const unsigned features = nn_cpu_features();
    for (size_t at = 0; at < nn_bulk_kernel_count; at++)
        if ((nn_bulk_kernels[at]->needs & ~features) == 0 && index-- == 0) return nn_bulk_kernels[at];
    return NULL;
}

const char *nn_bulk_cpu_name(size_t index)
{
    const struct nn_bulk_kernel *kernel = usable_kernel(index);
    return kernel ? kernel->name : NULL;
}

static const struct nn_bulk_kernel *choose_kernel(const char *cpu)
{
    size_t index = 0;
    const struct nn_bulk_kernel *kernel = usable_kernel(index);
    while (cpu && kernel && strcmp(cpu, kernel->name) != 0) kernel = usable_kernel(++index);
    return kernel;
}

nonet_status nn_bulk_new(const char *cpu, struct nn_bulk **bulk)
{
    *bulk = NULL;
    const struct nn_bulk_kernel *kernel = choose_kernel(cpu);
    if (!kernel) return NONET_ERR_ARG;
    const size_t size = (kernel->memory_size + NN_BULK_ALIGNMENT - 1) / NN_BULK_ALIGNMENT * NN_BULK_ALIGNMENT;
    struct nn_bulk *made = malloc(sizeof *made);
    void *memory = aligned_alloc(NN_BULK_ALIGNMENT, size);
    if (!made || !memory) {
        free(memory);
        free(made);
        return NONET_ERR_MEMORY;
    }
    kernel->prepare(memory);
    *made = (struct nn_bulk){kernel, memory};
    *bulk = made;
    return NONET_OK;
}

void nn_bulk_free(struct nn_bulk *bulk)
{
    if (!bulk) return;
    free(bulk->memory);
    free(bulk);
}

int nn_bulk_break_even(const struct nn_bulk *bulk)
{
    return bulk->kernel->break_even;
}

/* The part of a job from puzzle `first` on, as long as the kernel takes. */
static struct nn_bulk_job part_of(const struct nn_bulk_job *job, size_t first)
{
    assert(first < job->count);
    struct nn_bulk_job part = *job;
    part.count = job->count - first < NN_BULK_MAX_COUNT ? job->count - first : NN_BULK_MAX_COUNT;
    if (job->lines) part.lines = job->lines + first;
    else part.puzzles = job->puzzles + first * job->puzzle_stride;
    if (job->bans) part.bans = job->bans + first;
    if (job->solutions) part.solutions = job->solutions + first * job->solution_stride;
    part.counts = job->counts + first;
    if (job->is_final) part.is_final = job->is_final + first;
    return part;
}

static bool is_board_of_form(const uint8_t *board, enum nn_bulk_form form)
{
    const uint8_t zero = form == NN_BULK_TEXT ? '0' : 0;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const bool is_dot = form == NN_BULK_TEXT && board[cell] == '.';
        if (!is_dot && (uint8_t)(board[cell] - zero) > 9) return false;
    }
    return true;
}

/* A solution failed its check: is the cause a puzzle with invalid bytes? */
static nonet_status blame(const struct nn_bulk_job *job)
{
    for (size_t puzzle = 0; puzzle < job->count; puzzle++) {
        const uint8_t *const board = job->lines ? job->lines[puzzle] : job->puzzles + puzzle * job->puzzle_stride;
        if (!is_board_of_form(board, job->puzzle_form)) return NONET_ERR_ARG;
    }
    return NONET_ERR_INTERNAL;
}

nonet_status nn_bulk_run(struct nn_bulk *bulk, const struct nn_bulk_job *job)
{
    if (!bulk || !job || !job->counts || job->limit == 0) return NONET_ERR_ARG;
    if (job->count && !job->lines && !job->puzzles) return NONET_ERR_ARG;
    memset(job->counts, 0, job->count * sizeof *job->counts);
    if (job->is_final) memset(job->is_final, 0, job->count * sizeof *job->is_final);
    if (job->guesses) *job->guesses = 0;
    for (size_t first = 0; first < job->count; first += NN_BULK_MAX_COUNT) {
        const struct nn_bulk_job part = part_of(job, first);
        const nonet_status status = bulk->kernel->run(bulk->memory, &part);
        if (status != NONET_OK) return status == NONET_ERR_INTERNAL ? blame(&part) : status;
    }
    return NONET_OK;
}
