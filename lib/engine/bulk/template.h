/* template.h: the bulk kernel for one instruction set.
 *
 * Included by the isa_*.c files, which define KERNEL (the symbol) and KERNEL_NAME, KERNEL_NEEDS,
 * KERNEL_BREAK_EVEN, VEC_BYTES. */
#include "engine/bulk/bulk_search.h"

static void prepare(void *memory)
{
    struct bulk_state *state = memory;
    memset(state, 0, offsetof(struct bulk_state, stack_puzzle)); /* stacks are written before read */
    make_way_masks(state);
}

static void step_for_tests(void *memory, enum nn_bulk_step step, uint64_t (*records)[NN_BULK_RECORD_WORDS],
                           uint8_t *marks)
{
    struct bulk_state *state = memory;
    struct record record;
    for (int lane = 0; lane < VEC_LANES; lane++) {
        memcpy(&record, records[lane], sizeof record);
        put_record(state->transposed, lane, &record);
    }
    records_to_planes(state->transposed, state->candidate);
    state->contradiction = state->open = state->changed = state->decided = vec_none();
    start_cells(state, vec_none());
    if (step == NN_BULK_STEP_SWEEP_UP) sweep(state, false);
    if (step == NN_BULK_STEP_SWEEP_DOWN) sweep(state, true);
    if (step == NN_BULK_STEP_DECIDE)
        state->decided = find_triads_and_decide(state, vec_all(), &state->changed, &state->contradiction);
    planes_to_records(state->candidate, state->transposed);
    const struct vec_words contradiction = vec_to_words(state->contradiction);
    const struct vec_words open = vec_to_words(state->open), changed = vec_to_words(state->changed);
    const struct vec_words decided = vec_to_words(state->decided);
    for (int lane = 0; lane < VEC_LANES; lane++) {
        get_record(state->transposed, lane, &record);
        memcpy(records[lane], &record, sizeof record);
        marks[lane] =
            (uint8_t)(words_has(&contradiction, lane) * NN_BULK_CONTRADICTION | words_has(&open, lane) * NN_BULK_OPEN |
                      words_has(&changed, lane) * NN_BULK_CHANGED | words_has(&decided, lane) * NN_BULK_DECIDED);
    }
}

static void accepts_for_tests(void *memory, const uint8_t (*boards)[NN_NINE_CELLS], bool *is_right)
{
#if VEC_BYTES == 8
    (void)memory;
    for (int lane = 0; lane < VEC_LANES; lane++) is_right[lane] = keeps_rules(boards[lane], 0);
#else
    vec *cells = ((struct bulk_state *)memory)->bytes;
    uint8_t bytes[VEC_BYTES];
    for (int i = 0; i < 8; i++) {
        for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
            for (int j = 0; j < VEC_BYTES; j++) bytes[j] = boards[8 * j + i][cell];
            memcpy(&cells[cell], bytes, sizeof bytes);
        }
        const vec wrong = bytes_that_break_rules(cells, 0);
        memcpy(bytes, &wrong, sizeof bytes);
        for (int j = 0; j < VEC_BYTES; j++) is_right[8 * j + i] = bytes[j] == 0;
    }
#endif
}

const struct nn_bulk_kernel KERNEL = {
    .name = KERNEL_NAME,
    .needs = KERNEL_NEEDS,
    .lanes = VEC_LANES,
    .break_even = KERNEL_BREAK_EVEN,
    .memory_size = sizeof(struct bulk_state),
    .prepare = prepare,
    .run = run_job,
    .step = step_for_tests,
    .accepts = accepts_for_tests,
};
