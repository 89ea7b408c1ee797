/* picture.c: what a drawing of a step needs, as data: the public call. A sketch is made first (sketch.h); then
 * everything is counted and written to one block of memory that begins with the picture. */
#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "words/sketch.h"

/* ---- the sketch ---------------------------------------------------------------------------------- */

static bool make_room_for_roles(struct nn_sketch *sketch)
{
    const size_t count = (size_t)(sketch->words.layout->cells * sketch->words.layout->side);
    sketch->candidates = malloc(count * sizeof *sketch->candidates);
    if (!sketch->candidates) return false;
    for (size_t index = 0; index < count; index++)
        sketch->candidates[index] =
            (struct nn_sketch_candidate){.role = NONET_ROLE_NONE, .set = -1, .true_in = {-1, -1}, .false_in = {-1, -1}};
    return true;
}

static nonet_status make_sketch(struct nn_sketch *sketch, const nonet_step *step, const nonet_position *position)
{
    if (!nn_words_begin(&sketch->words, step, position) || !nn_step_fits(position->layout, step)) return NONET_ERR_ARG;
    if (!make_room_for_roles(sketch)) return NONET_ERR_MEMORY;
    sketch->teller = nn_teller_of(step);
    nn_sketch_roles(sketch);
    nn_sketch_cells(sketch);
    nn_sketch_links(sketch);
    return sketch->is_short_of_memory ? NONET_ERR_MEMORY : NONET_OK;
}

static void free_sketch(struct nn_sketch *sketch)
{
    if (!sketch) return;
    free(sketch->candidates);
    free(sketch->links);
    free(sketch->chains);
    free(sketch->mentions);
    free(sketch);
}

/* ---- writing it down ----------------------------------------------------------------------------- */

/* The arrays of the block, and how much of those that are filled piece by piece is taken. */
struct picture_memory {
    nonet_picture *picture;
    nonet_picture_candidate *candidates;
    nonet_picture_cell *cells;
    nonet_picture_house *houses;
    nonet_picture_set *sets;
    nonet_picture_link *links;
    nonet_picture_chain *chains;
    uint16_t *place_houses;
    uint16_t *listed_cells, *listed_chains;
};

static bool has_part(const struct nn_sketch_candidate *candidate)
{
    return candidate->role != NONET_ROLE_NONE || candidate->true_in.first >= 0 || candidate->false_in.first >= 0;
}

static size_t count_sketched_candidates(const struct nn_sketch *sketch)
{
    const int total = sketch->words.layout->cells * sketch->words.layout->side;
    size_t count = 0;
    for (int index = 0; index < total; index++) count += has_part(&sketch->candidates[index]);
    return count;
}

static struct nn_cells sketched_cells(const struct nn_sketch *sketch)
{
    return nn_cells_or(nn_cells_or(sketch->pattern, sketch->targets), sketch->words.leaned_on);
}

static size_t count_sets(const struct nn_sketch *sketch)
{
    const size_t colours = sketch->teller ? sketch->teller->parts.colours : 0, count = sketch->words.step->set_count;
    return colours && colours < count ? colours : count;
}

/* The cells of all sets that have this number in the picture. */
static struct nn_cells sketched_set(const struct nn_sketch *sketch, size_t number)
{
    const nonet_step *const step = sketch->words.step;
    struct nn_cells cells = nn_no_cells();
    for (size_t set = 0; set < step->set_count; set++)
        if (nn_sketch_set(sketch, set) == number) cells = nn_cells_or(cells, nn_cells_of(step->sets[set].cells));
    return cells;
}

static size_t count_listed_cells(const struct nn_sketch *sketch)
{
    size_t count = (size_t)nn_cells_count(sketch->place.cells);
    for (size_t set = 0; set < count_sets(sketch); set++) count += (size_t)nn_cells_count(sketched_set(sketch, set));
    for (int link = 0; link < sketch->link_count; link++)
        count += (size_t)(nn_cells_count(sketch->links[link].from) + nn_cells_count(sketch->links[link].to));
    return count;
}

/* Called twice, see block.h: counts must be known before. */
static size_t divide(const struct nn_sketch *sketch, const nonet_picture *counts, uint8_t *block,
                     struct picture_memory *memory)
{
    size_t used = 0;
    memory->picture = nn_block_take(block, &used, 1, sizeof *memory->picture);
    memory->candidates = nn_block_take(block, &used, counts->candidate_count, sizeof *memory->candidates);
    memory->cells = nn_block_take(block, &used, counts->cell_count, sizeof *memory->cells);
    memory->houses = nn_block_take(block, &used, counts->house_count, sizeof *memory->houses);
    memory->sets = nn_block_take(block, &used, counts->set_count, sizeof *memory->sets);
    memory->links = nn_block_take(block, &used, counts->link_count, sizeof *memory->links);
    memory->chains = nn_block_take(block, &used, counts->chain_count, sizeof *memory->chains);
    memory->place_houses = nn_block_take(block, &used, sketch->place.house_count, sizeof *memory->place_houses);
    memory->listed_cells = nn_block_take(block, &used, count_listed_cells(sketch), sizeof *memory->listed_cells);
    memory->listed_chains = nn_block_take(block, &used, (size_t)sketch->mention_count, sizeof *memory->listed_chains);
    return used;
}

static nonet_cells list_cells(struct picture_memory *memory, struct nn_cells set)
{
    uint16_t *const list = memory->listed_cells;
    NN_EACH_CELL(cell, set) *memory->listed_cells++ = (uint16_t)cell;
    return (nonet_cells){list, (size_t)(memory->listed_cells - list)};
}

static nonet_chain_list list_chains(const struct nn_sketch *sketch, struct picture_memory *memory,
                                    struct nn_mentions mentions)
{
    uint16_t *const list = memory->listed_chains;
    for (int at = mentions.first; at >= 0; at = sketch->mentions[at].next)
        *memory->listed_chains++ = sketch->mentions[at].chain;
    return (nonet_chain_list){list, (size_t)(memory->listed_chains - list)};
}

static void write_picture_candidates(const struct nn_sketch *sketch, struct picture_memory *memory)
{
    nonet_picture_candidate *written = memory->candidates;
    for (int cell = 0; cell < sketch->words.layout->cells; cell++)
        for (int value = 1; value <= sketch->words.layout->side; value++) {
            const struct nn_sketch_candidate *const from = nn_sketch_at(sketch, cell, value);
            if (!has_part(from)) continue;
            *written++ = (nonet_picture_candidate){.cell = (uint16_t)cell,
                                                   .value = (uint8_t)value,
                                                   .role = (nonet_role)from->role,
                                                   .set = from->set,
                                                   .true_in = list_chains(sketch, memory, from->true_in),
                                                   .false_in = list_chains(sketch, memory, from->false_in)};
        }
}

static void write_picture_cells(const struct nn_sketch *sketch, struct picture_memory *memory)
{
    nonet_picture_cell *written = memory->cells;
    NN_EACH_CELL(cell, sketched_cells(sketch))
    *written++ = (nonet_picture_cell){
        .cell = (uint16_t)cell,
        .is_pattern = nn_cells_have(sketch->pattern, cell),
        .is_target = nn_cells_have(sketch->targets, cell),
        .held = nn_cells_have(sketch->words.leaned_on, cell) ? sketch->words.position->cells[cell] : 0};
}

static void write_houses(const struct nn_sketch *sketch, struct picture_memory *memory)
{
    for (size_t index = 0; index < sketch->house_count; index++) {
        const uint16_t house = sketch->houses[index];
        memory->houses[index] =
            (nonet_picture_house){.house = house, .part = (nonet_house_part)sketch->house_parts[house]};
    }
}

static void write_sets(const struct nn_sketch *sketch, struct picture_memory *memory, size_t count)
{
    for (size_t set = 0; set < count; set++)
        memory->sets[set] =
            (nonet_picture_set){.name = nn_set_name(sketch->words.language, sketch->teller, sketch->words.step, set),
                                .cells = list_cells(memory, sketched_set(sketch, set))};
}

static void write_links(const struct nn_sketch *sketch, struct picture_memory *memory)
{
    for (int link = 0; link < sketch->link_count; link++) {
        const struct nn_sketch_link *const from = &sketch->links[link];
        memory->links[link] = (nonet_picture_link){.from = list_cells(memory, from->from),
                                                   .to = list_cells(memory, from->to),
                                                   .from_value = (uint8_t)from->from_value,
                                                   .to_value = (uint8_t)from->to_value,
                                                   .kind = from->kind,
                                                   .set = from->set,
                                                   .technique = from->technique,
                                                   .chain = from->chain,
                                                   .depth = from->depth,
                                                   .chains = list_chains(sketch, memory, from->chains)};
    }
    for (size_t chain = 0; chain < sketch->words.step->chain_count; chain++)
        memory->chains[chain] = sketch->chains[chain];
}

static nonet_picture_place write_place(const struct nn_sketch *sketch, struct picture_memory *memory)
{
    const struct nn_place *const place = &sketch->place;
    memcpy(memory->place_houses, place->houses, place->house_count * sizeof *memory->place_houses);
    return (nonet_picture_place){.cells = list_cells(memory, place->cells),
                                 .houses = {memory->place_houses, place->house_count},
                                 .values = place->values};
}

static nonet_status write_picture(const struct nn_sketch *sketch, nonet_picture **picture)
{
    nonet_picture counts = {.candidate_count = count_sketched_candidates(sketch),
                            .cell_count = (size_t)nn_cells_count(sketched_cells(sketch)),
                            .house_count = sketch->house_count,
                            .set_count = count_sets(sketch),
                            .link_count = (size_t)sketch->link_count,
                            .chain_count = sketch->words.step->chain_count};
    struct picture_memory memory;
    uint8_t *const block = malloc(divide(sketch, &counts, NULL, &memory));
    if (!block) return NONET_ERR_MEMORY;
    divide(sketch, &counts, block, &memory);
    counts.candidates = memory.candidates;
    counts.cells = memory.cells;
    counts.houses = memory.houses;
    counts.sets = memory.sets;
    counts.links = memory.links;
    counts.chains = memory.chains;
    write_picture_candidates(sketch, &memory);
    write_picture_cells(sketch, &memory);
    write_houses(sketch, &memory);
    write_sets(sketch, &memory, counts.set_count);
    write_links(sketch, &memory);
    counts.place = write_place(sketch, &memory);
    *memory.picture = counts;
    *picture = memory.picture;
    return NONET_OK;
}

/* ---- the calls ----------------------------------------------------------------------------------- */

nonet_status nonet_picture_new(const nonet_step *step, const nonet_position *position, nonet_picture **picture)
{
    if (!picture) return NONET_ERR_ARG;
    *picture = NULL;
    if (!step) return NONET_ERR_ARG;
    struct nn_sketch *const sketch = calloc(1, sizeof *sketch); /* too large for the stack */
    nonet_status status = sketch ? make_sketch(sketch, step, position) : NONET_ERR_MEMORY;
    if (status == NONET_OK) status = write_picture(sketch, picture);
    free_sketch(sketch);
    return status;
}

void nonet_picture_free(nonet_picture *picture)
{
    free(picture);
}

const nonet_picture_candidate *nonet_picture_candidate_at(const nonet_picture *picture, int cell, int value)
{
    size_t low = 0, high = picture ? picture->candidate_count : 0;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const nonet_picture_candidate *const at = &picture->candidates[middle];
        if (at->cell == cell && at->value == value) return at;
        if (at->cell < cell || (at->cell == cell && at->value < value)) low = middle + 1;
        else high = middle;
    }
    return NULL;
}

const char *nonet_role_name(nonet_role role)
{
    static const char *const names[] = {
        [NONET_ROLE_NONE] = "none", [NONET_ROLE_PLACED] = "placed",   [NONET_ROLE_REMOVED] = "removed",
        [NONET_ROLE_FIN] = "fin",   [NONET_ROLE_TRUE] = "true",       [NONET_ROLE_FALSE] = "false",
        [NONET_ROLE_OPEN] = "open", [NONET_ROLE_PATTERN] = "pattern", [NONET_ROLE_SET] = "set",
    };
    return (size_t)role < sizeof names / sizeof *names ? names[role] : "";
}

const char *nonet_link_kind_name(nonet_link_kind kind)
{
    static const char *const names[] = {"", "weak", "strong", "follows", "side"};
    return (size_t)kind < sizeof names / sizeof *names ? names[kind] : "";
}

const char *nonet_house_part_name(nonet_house_part part)
{
    static const char *const names[] = {"", "base", "cover", "both"};
    return (size_t)part < sizeof names / sizeof *names ? names[part] : "";
}
