/* se_chain_names.c: see se_chain_names.h. A name says what kind of proof it is, what it may use (static or dynamic) and
 * what is nested in it, as in "Dynamic Cell Forcing Chains (+ Multiple Forcing Chains)". */
#include "rate/se/se_chain_names.h"

#define WITH_NESTED(name)                                                                                              \
    {                                                                                                                  \
        name, name " (+)", name " (+ Forcing Chains)", name " (+ Multiple Forcing Chains)",                            \
            name " (+ Dynamic Forcing Chains)", name " (+ Dynamic Forcing Chains (+ Forcing Chains))"                  \
    }

static const char *const dynamic_names[][NN_FORCER_LEVELS] = {
    [NN_HINT_DOUBLE] = WITH_NESTED("Dynamic Double Forcing Chain"),
    [NN_HINT_CELL] = WITH_NESTED("Dynamic Cell Forcing Chains"),
    [NN_HINT_HOUSE] = WITH_NESTED("Dynamic Region Forcing Chains"),
    [NN_HINT_CONTRADICTION] = WITH_NESTED("Dynamic Contradiction Forcing Chain"),
};

/* A generalized X-wing has four nodes, a turbot fish six. */
const char *nn_se_plain_chain_name(bool is_cycle, enum nn_hint_kind kind, int nodes)
{
    if (!is_cycle && kind != NN_HINT_X) return "Forcing Chain";
    if (!is_cycle) return nodes == 6 ? "Turbot Fish" : "Forcing X-Chain";
    if (kind == NN_HINT_Y) return "Bidirectional Y-Cycle";
    if (kind != NN_HINT_X) return "Bidirectional Cycle";
    return nodes == 4 ? "Generalized X-Wing" : "Bidirectional X-Cycle";
}

const char *nn_se_chain_name(const struct nn_hint *hint, enum nn_producer producer, int level)
{
    switch (producer) {
    case NN_PRODUCE_PLAIN: return nn_se_plain_chain_name(hint->is_cycle, hint->kind, hint->complexity);
    case NN_PRODUCE_NISHIO: return "Nishio Forcing Chain";
    case NN_PRODUCE_MULTIPLE: return hint->kind == NN_HINT_CELL ? "Cell Forcing Chains" : "Region Forcing Chains";
    case NN_PRODUCE_DYNAMIC: break;
    }
    return dynamic_names[hint->kind][level];
}
