/* torture_main.c: torture [MOST]: run all scenarios, with MOST faults for each call (default: every one), and print what
 * was tried. It fails if a call crashes, loses memory, gives another answer than the right one, "out of memory" or, when
 * its time is over, "stopped", or cannot be used afterwards. */
#include <stdio.h>
#include <stdlib.h>

#include "torture/scenarios_of_torture.h"
#include "torture/torture.h"

static void run_table(const struct torture_scenario *table, unsigned most)
{
    for (; table->name; table++) {
        torture_run(table->name, table->run, most);
        torture_run_out_of_time(table->run);
    }
}

/* A game sets its own time limits, and goes on without what was not found in time (test_game_stop). */
static void run_games(const struct torture_scenario *table, unsigned most)
{
    for (; table->name; table++) torture_run(table->name, table->run, most);
}

int main(int count, char **arguments)
{
    const unsigned most = count > 1 ? (unsigned)strtoul(arguments[1], NULL, 10) : 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    torture_begin();
    run_table(torture_of_boards, most);
    run_table(torture_of_solving, most);
    run_table(torture_of_explaining, most);
    run_table(torture_of_creating, most);
    run_table(torture_of_many, most);
    run_table(torture_of_json, most);
    run_table(torture_of_long_reasons, 0);
    run_games(torture_of_games, most);
    torture_end();
    return torture_report() ? EXIT_FAILURE : EXIT_SUCCESS;
}
