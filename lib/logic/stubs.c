/* stubs.c: to be gone: who writes a finder takes its line away. */
#include "logic/search.h"

bool nn_find_direct_locked(struct nn_search *search) { (void)search; return true; }
bool nn_find_direct_sets(struct nn_search *search) { (void)search; return true; }
bool nn_find_locked_lines(struct nn_search *search) { (void)search; return true; }
bool nn_find_almost_locked_candidates(struct nn_search *search) { (void)search; return true; }
bool nn_find_local_wings(struct nn_search *search) { (void)search; return true; }
bool nn_find_large_wings(struct nn_search *search) { (void)search; return true; }
bool nn_find_unique_loops(struct nn_search *search) { (void)search; return true; }
bool nn_find_extended_rectangles(struct nn_search *search) { (void)search; return true; }
bool nn_find_bugs(struct nn_search *search) { (void)search; return true; }
bool nn_find_bug_lite(struct nn_search *search) { (void)search; return true; }
bool nn_find_medusa(struct nn_search *search) { (void)search; return true; }
bool nn_find_strong_links(struct nn_search *search) { (void)search; return true; }
bool nn_find_x_loops(struct nn_search *search) { (void)search; return true; }
bool nn_find_aligned_exclusions(struct nn_search *search) { (void)search; return true; }
bool nn_find_als_w_wings(struct nn_search *search) { (void)search; return true; }
bool nn_find_complex_fish(struct nn_search *search) { (void)search; return true; }
bool nn_find_als_loops(struct nn_search *search) { (void)search; return true; }
bool nn_find_sk_loops(struct nn_search *search) { (void)search; return true; }
bool nn_find_exocets(struct nn_search *search) { (void)search; return true; }
bool nn_find_multi_sector_locked_sets(struct nn_search *search) { (void)search; return true; }
bool nn_find_kraken_fish(struct nn_search *search) { (void)search; return true; }
bool nn_find_nishio(struct nn_search *search) { (void)search; return true; }
bool nn_find_multiple_chains(struct nn_search *search) { (void)search; return true; }
bool nn_find_dynamic_chains(struct nn_search *search) { (void)search; return true; }
bool nn_find_dynamic_chains_plus(struct nn_search *search) { (void)search; return true; }
bool nn_find_nested_chains(struct nn_search *search) { (void)search; return true; }
