/* chain_check.c: see chain_check.h. */
#include "support/chain_check.h"

#include <string.h>

enum { LONGEST_TEXT = 1 << 20, LINE_ROOM = 4096 };

struct checking {
    const nonet_step *step;
    const char *symbols;
    struct chain_board board;
    struct chain_tally *tally;
    struct chain_result results[MOST_CHAIN_RESULTS];
    int result_count;
    bool is_proved[MOST_CHAIN_RESULTS];
};

/* What a fault is shown with. */
static void keep_line(char wrong[LINE_ROOM], const char *line)
{
    size_t length = strlen(line);
    if (length >= LINE_ROOM) length = LINE_ROOM - 1;
    memcpy(wrong, line, length);
    wrong[length] = 0;
}

static struct chain_text text_of(const struct checking *checking, const char *line)
{
    return (struct chain_text){checking->board.layout, checking->symbols, line};
}

/* ---- what the step says that it does ----------------------------------------------------------------- */

static bool step_has(const nonet_step *step, struct chain_result result)
{
    const nonet_candidate *const list = result.is_placed ? step->placements : step->eliminations;
    const size_t count = result.is_placed ? step->placement_count : step->elimination_count;
    for (size_t at = 0; at < count; at++)
        if (list[at].cell == result.cell && list[at].value == result.value) return true;
    return false;
}

/* Behind the last arrow of its line, or, if there is none, behind the name. */
static const char *read_result(struct checking *checking, const char *line)
{
    const char *behind = strstr(line, ": ");
    if (!behind) return "the line has no result";
    behind += 2;
    for (const char *at = line; (at = strstr(at, "=> ")); at++) behind = at + 3;
    struct chain_text text = text_of(checking, behind);
    checking->result_count = read_results(&text, checking->results);
    if (checking->result_count != (int)(checking->step->elimination_count + checking->step->placement_count))
        return "the line does not say what the step does";
    for (int at = 0; at < checking->result_count; at++)
        if (!step_has(checking->step, checking->results[at])) return "the line says what the step does not do";
    return NULL;
}

/* ---- one line ------------------------------------------------------------------------------------------ */

static bool has_several_values(const struct claim *claim)
{
    return claim->values & (claim->values - 1);
}

/* A set: it, or the claim beside it, has several values in its cells. */
static bool is_about_set(const struct read_chain *chain, int at)
{
    for (int near = at ? at - 1 : 0; near <= at + 1 && near < chain->count; near++)
        if (has_several_values(&chain->claims[near]) && chain->claims[near].at.count == chain->claims[at].at.count &&
            chain->claims[near].at.cells[0] == chain->claims[at].at.cells[0])
            return true;
    return false;
}

static void count_chain(struct checking *checking, const struct read_chain *chain)
{
    struct chain_tally *const tally = checking->tally;
    bool is_grouped = false, has_set = false;
    for (int at = 0; at < chain->count; at++) {
        const bool is_set = is_about_set(chain, at);
        if (at + 1 < chain->count) *(chain->links[at].is_strong ? &tally->strong : &tally->weak) += 1;
        has_set = has_set || is_set;
        is_grouped = is_grouped || (!is_set && chain->claims[at].at.count > 1);
    }
    tally->chains++;
    tally->grouped += is_grouped;
    tally->with_sets += has_set;
}

/* A branch comes to its last claim, as the arrow says: true after a strong link. */
static const char *check_branch_end(const struct read_chain *chain, struct chain_text *text)
{
    struct chain_result ends[MOST_CHAIN_RESULTS];
    const struct claim *const last = &chain->claims[chain->count - 1];
    const bool is_true = chain->count == 1 || chain->links[chain->count - 2].is_strong;
    text->at += strlen(" => ");
    if (read_results(text, ends) != last->at.count) return "the end of a branch cannot be read";
    for (int at = 0; at < last->at.count; at++)
        if (ends[at].cell != last->at.cells[at] || UINT64_C(1) << (ends[at].value - 1) != last->values ||
            ends[at].is_placed != is_true)
            return "a branch does not end where it says";
    return NULL;
}

static void note_results(struct checking *checking, const struct read_chain *chain)
{
    for (int at = 0; at < checking->result_count; at++)
        if (!checking->is_proved[at])
            checking->is_proved[at] = chain_proves(&checking->board, chain, checking->results[at]);
}

static const char *check_eureka_line(struct checking *checking, const char *line, bool *is_branch)
{
    struct read_chain chain;
    struct chain_text text = text_of(checking, line);
    if (*line != '(') { /* statements: by patterns, or not in turns */
        checking->tally->others++;
        *is_branch = true;
        return NULL;
    }
    if (!read_eureka(&text, &chain)) return "it cannot be read";
    count_chain(checking, &chain);
    const char *const fault = chain_fault(&checking->board, &chain);
    if (fault) return fault;
    *is_branch = strncmp(text.at, " => ", 4) == 0;
    if (*is_branch) return check_branch_end(&chain, &text);
    note_results(checking, &chain);
    return *text.at ? "something is behind the chain" : NULL;
}

static const char *check_hodoku_line(struct checking *checking, const char *line, bool *is_branch)
{
    struct read_chain chain;
    struct chain_text text = text_of(checking, line);
    *is_branch = strstr(line, " => ") || !strpbrk(line, "- ");
    if (*is_branch && (!read_statements(&text, &chain) || *text.at)) return NULL; /* by patterns, or not in turns */
    if (!*is_branch && (!read_hodoku(&text, &chain) || *text.at)) return "it cannot be read";
    checking->tally->hodoku++;
    if (!*is_branch) note_results(checking, &chain);
    return chain_fault(&checking->board, &chain);
}

/* ---- a step -------------------------------------------------------------------------------------------- */

typedef const char *line_checker(struct checking *checking, const char *line, bool *is_branch);

/* Each line of the text, and what all of them prove together; branches prove nothing by themselves. */
static const char *check_lines(struct checking *checking, char *text, line_checker *check, char wrong[LINE_ROOM])
{
    bool is_branch = false;
    memset(checking->is_proved, 0, sizeof checking->is_proved);
    for (char *line = text, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next) *next++ = 0;
        keep_line(wrong, line);
        const char *const fault = check(checking, line, &is_branch);
        if (fault) return fault;
    }
    for (int at = 0; at < checking->result_count && !is_branch; at++)
        if (!checking->is_proved[at]) return "it does not prove what the step does";
    return NULL;
}

static bool is_net(const char *text)
{
    return strncmp(text, "1. ", 3) == 0;
}

/* A chain of sets has no line in the chains, but is one in its own line. */
static const char *check_hodoku_sets(struct checking *checking, const char *line)
{
    struct read_chain chain;
    const char *const colon = strstr(line, ": ");
    struct chain_text text = text_of(checking, colon ? colon + 2 : line);
    if (!read_hodoku_sets(&text, &chain)) return NULL; /* of another technique */
    memset(checking->is_proved, 0, sizeof checking->is_proved);
    checking->tally->hodoku++;
    const char *const fault = chain_fault(&checking->board, &chain);
    if (fault) return fault;
    note_results(checking, &chain);
    for (int at = 0; at < checking->result_count; at++)
        if (!checking->is_proved[at]) return "it does not prove what the step does";
    return NULL;
}

/* The chains of a line are those of the text, with semicolons between them. */
static const char *check_line_of_chains(const char *line, const char *text)
{
    const char *at = strstr(line, ": ");
    if (!at || at[2] != '(' || !strstr(line, ")r")) return NULL;
    for (at += 2; *text; at++, text++) {
        if (*text == '\n' && *at++ != ';') return "the line has other chains";
        if (*text == '\n' ? *at != ' ' : *at != *text) return "the line has other chains";
    }
    return strncmp(at, " => ", 4) ? "the line has more than chains" : NULL;
}

const char *check_chains_of_step(const nonet_step *step, const nonet_position *position, const char *symbols,
                                 struct chain_tally *tally, char wrong[LINE_ROOM])
{
    static char text[LONGEST_TEXT], line[LONGEST_TEXT];
    struct checking checking = {.step = step, .symbols = symbols, .tally = tally};
    chain_board_of(position, &checking.board);
    if (!nonet_step_has_text(step, NONET_STEP_EUREKA)) return NULL;
    nonet_step_text(step, position, symbols, NONET_STEP_LINE, line, sizeof line);
    nonet_step_text(step, position, symbols, NONET_STEP_EUREKA, text, sizeof text);
    keep_line(wrong, line);
    const char *fault = read_result(&checking, line);
    if (fault) return fault;
    if (is_net(text)) {
        tally->others++;
        return NULL;
    }
    fault = check_line_of_chains(line, text);
    if (!fault) fault = check_lines(&checking, text, check_eureka_line, wrong);
    if (fault) return fault;
    for (int at = 0; at < checking.result_count; at++) tally->results += checking.is_proved[at];
    if (nonet_step_text(step, position, symbols, NONET_STEP_CHAINS, text, sizeof text))
        return is_net(text) ? NULL : check_lines(&checking, text, check_hodoku_line, wrong);
    nonet_step_text(step, position, symbols, NONET_STEP_HODOKU, wrong, LINE_ROOM);
    return check_hodoku_sets(&checking, wrong);
}
