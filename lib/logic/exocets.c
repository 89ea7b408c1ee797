#include "logic/search.h"
bool nn_find_exocets(struct nn_search *search) { (void)search; return true; }
