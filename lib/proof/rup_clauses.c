/* rup_clauses.c: the clauses of the checker, one after the other in an arena, and in a hash table that ignores the
 * order of literals, so that a deletion finds its clause. Deleted ones lose their watches when these are next visited,
 * and their space when they fill half of the arena. */
#include <stdlib.h>
#include <string.h>

#include "base/invariants.h"
#include "proof/rup.h"

enum {
    CLAUSE_HEADER = sizeof(struct nn_rup_clause) / sizeof(uint32_t),
    FEWEST_BUCKETS = 1024,
    FEWEST_DELETED = 1 << 16
};

/* ---- memory -------------------------------------------------------------------------------------------- */

/* Room for `wanted` items, and more if the limit allows; NULL and lacks_memory if it does not. */
static void *enlarge(struct nn_rup *rup, void *items, size_t item_size, size_t wanted, size_t *room)
{
    const size_t most = *room + (rup->memory_limit - rup->memory_used) / item_size;
    const size_t generous = wanted + wanted / 2 + 4;
    const size_t enlarged = generous <= most ? generous : wanted;
    void *moved = wanted <= most ? realloc(items, enlarged * item_size) : NULL;
    if (!moved) {
        rup->lacks_memory = true;
        return NULL;
    }
    rup->memory_used += (enlarged - *room) * item_size;
    *room = enlarged;
    return moved;
}

static bool reserve_arena(struct nn_rup *rup, size_t words)
{
    const size_t wanted = rup->arena_used + words;
    if (wanted <= rup->arena_room) return true;
    void *arena = enlarge(rup, rup->arena, sizeof *rup->arena, wanted, &rup->arena_room);
    if (arena) rup->arena = arena;
    return arena;
}

void nn_rup_watch(struct nn_rup *rup, uint32_t literal, uint32_t clause, uint32_t blocker)
{
    assert(literal >> 1 < rup->variables && literal != blocker);
    struct nn_rup_list *list = &rup->watches[literal];
    if (list->count == list->room) {
        size_t room = list->room;
        void *items = enlarge(rup, list->items, sizeof *list->items, room + 1, &room);
        if (!items) return;
        list->items = items;
        list->room = (uint32_t)room;
    }
    list->items[list->count++] = (struct nn_rup_watch){blocker, clause};
}

/* ---- finding a clause ---------------------------------------------------------------------------------- */

static uint32_t hash_of(const uint32_t *literals, uint32_t count)
{
    uint32_t sum = count, product = 1;
    for (uint32_t at = 0; at < count; at++) {
        const uint32_t mixed = (literals[at] + 1) * 0x9e3779b1u;
        sum += mixed ^ mixed >> 15;
        product *= mixed | 1;
    }
    return sum ^ product;
}

static uint32_t *bucket_of(const struct nn_rup *rup, uint32_t hash)
{
    return &rup->buckets[(hash ^ hash >> 16) & (rup->bucket_count - 1)];
}

static void enter_bucket(struct nn_rup *rup, uint32_t clause)
{
    uint32_t *const bucket = bucket_of(rup, nn_rup_clause_at(rup, clause)->hash);
    nn_rup_clause_at(rup, clause)->next = *bucket;
    *bucket = clause;
}

/* The clause that follows in the arena. */
static uint32_t clause_after(const struct nn_rup *rup, uint32_t clause)
{
    return clause + CLAUSE_HEADER + nn_rup_clause_at(rup, clause)->size;
}

static void refill_buckets(struct nn_rup *rup)
{
    memset(rup->buckets, 0xff, rup->bucket_count * sizeof *rup->buckets); /* NN_RUP_NONE */
    for (uint32_t clause = 0; clause < rup->arena_used; clause = clause_after(rup, clause))
        if (!nn_rup_clause_at(rup, clause)->is_deleted) enter_bucket(rup, clause);
}

static bool make_buckets(struct nn_rup *rup)
{
    if (rup->clause_count < rup->bucket_count) return true;
    size_t room = rup->bucket_count;
    const size_t wanted = rup->bucket_count ? 2 * (size_t)rup->bucket_count : FEWEST_BUCKETS;
    void *buckets = enlarge(rup, rup->buckets, sizeof *rup->buckets, wanted, &room);
    if (!buckets) return false;
    rup->buckets = buckets;
    rup->bucket_count = (uint32_t)wanted; /* a power of two, whatever the room */
    refill_buckets(rup);
    return true;
}

static bool has_stamped_literals(const struct nn_rup *rup, const struct nn_rup_clause *clause)
{
    for (uint32_t at = 0; at < clause->size; at++)
        if (rup->stamps[clause->literals[at]] != rup->stamp) return false;
    return true;
}

/* The link that leads to the clause with these literals, or NULL. */
static uint32_t *find_link(struct nn_rup *rup, const uint32_t *literals, uint32_t count)
{
    if (!rup->bucket_count) return NULL;
    const uint32_t hash = hash_of(literals, count);
    rup->stamp++;
    for (uint32_t at = 0; at < count; at++) rup->stamps[literals[at]] = rup->stamp;
    for (uint32_t *link = bucket_of(rup, hash); *link != NN_RUP_NONE; link = &nn_rup_clause_at(rup, *link)->next) {
        const struct nn_rup_clause *clause = nn_rup_clause_at(rup, *link);
        if (clause->hash == hash && clause->size == count && has_stamped_literals(rup, clause)) return link;
    }
    return NULL;
}

/* ---- coming and going ---------------------------------------------------------------------------------- */

/* The first two of a clause in the arena must not be false now, without assumptions. */
static void bring_open_to_front(const struct nn_rup *rup, struct nn_rup_clause *clause)
{
    uint32_t front = 0;
    for (uint32_t at = 0; at < clause->size && front < 2; at++) {
        const uint32_t literal = clause->literals[at];
        if (rup->value[literal] < 0) continue;
        clause->literals[at] = clause->literals[front];
        clause->literals[front++] = literal;
    }
}

static void watch_clause(struct nn_rup *rup, uint32_t clause)
{
    const uint32_t *literals = nn_rup_clause_at(rup, clause)->literals;
    nn_rup_watch(rup, literals[0], clause, literals[1]);
    nn_rup_watch(rup, literals[1], clause, literals[0]);
}

void nn_rup_store(struct nn_rup *rup, const uint32_t *literals, uint32_t count, uint32_t number)
{
    assert(count >= 2);
    if (!make_buckets(rup) || !reserve_arena(rup, CLAUSE_HEADER + (size_t)count)) return;
    const uint32_t at = (uint32_t)rup->arena_used;
    struct nn_rup_clause *clause = nn_rup_clause_at(rup, at);
    *clause = (struct nn_rup_clause){.number = number, .size = count, .hash = hash_of(literals, count)};
    memcpy(clause->literals, literals, count * sizeof *literals);
    rup->arena_used += CLAUSE_HEADER + (size_t)count;
    rup->clause_count++;
    enter_bucket(rup, at);
    bring_open_to_front(rup, clause);
    watch_clause(rup, at);
}

static void close_gaps(struct nn_rup *rup)
{
    size_t to = 0;
    for (uint32_t literal = 0; literal < 2 * rup->variables; literal++) rup->watches[literal].count = 0;
    for (uint32_t from = 0, next; from < rup->arena_used; from = next) {
        next = clause_after(rup, from);
        if (nn_rup_clause_at(rup, from)->is_deleted) continue;
        memmove(rup->arena + to, rup->arena + from, (next - from) * sizeof *rup->arena);
        watch_clause(rup, (uint32_t)to);
        to += next - from;
    }
    rup->arena_used = to;
    rup->arena_deleted = 0;
    refill_buckets(rup);
    nn_rup_tidy(rup);
    NN_CHECK(nn_rup_check(rup));
}

uint32_t nn_rup_delete(struct nn_rup *rup, const uint32_t *literals, uint32_t count)
{
    uint32_t *const link = find_link(rup, literals, count);
    if (!link) return 0;
    struct nn_rup_clause *const clause = nn_rup_clause_at(rup, *link);
    const uint32_t number = clause->number;
    *link = clause->next;
    clause->is_deleted = true;
    rup->clause_count--;
    rup->arena_deleted += CLAUSE_HEADER + (size_t)count;
    if (rup->arena_deleted > FEWEST_DELETED && rup->arena_deleted > rup->arena_used / 2) close_gaps(rup);
    return number;
}
