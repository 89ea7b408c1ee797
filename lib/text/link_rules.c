/* link_rules.c: what the documents in links say about rules, and how messages call it; see link.h.
 *
 * A document of f-puzzles names its rules by keys. One of SudokuPad only draws them, and explains them in words, so
 * anything that is drawn is refused, and the words are searched for rules that need no drawing. */
#include <ctype.h>
#include <string.h>

#include "text/link.h"

/* Keys of f-puzzles; NULL: it says nothing about rules. */
static const struct {
    const char *key, *rule;
} key_rules[] = {
    {"size", NULL},
    {"grid", NULL},
    {"title", NULL},
    {"author", NULL},
    {"ruleset", NULL},
    {"solution", NULL},
    {"successMessage", NULL},
    {"highlightConflicts", NULL},
    {"disabledlogic", NULL},
    {"truecandidatesoptions", NULL},
    {"diagonal+", "diagonals"},
    {"diagonal-", "diagonals"},
    {"antiknight", "the anti-knight rule"},
    {"antiking", "the anti-king rule"},
    {"disjointgroups", "disjoint groups"},
    {"nonconsecutive", "the non-consecutive rule"},
    {"negative", "a negative constraint"},
    {"killercage", "killer cages"},
    {"cage", "cages"},
    {"littlekillersum", "little killer sums"},
    {"arrow", "arrows"},
    {"thermometer", "thermometers"},
    {"slowthermometer", "slow thermometers"},
    {"palindrome", "palindromes"},
    {"renban", "renban lines"},
    {"whispers", "whisper lines"},
    {"regionsumline", "region sum lines"},
    {"betweenline", "between lines"},
    {"lockout", "lockout lines"},
    {"entropicline", "entropic lines"},
    {"modularline", "modular lines"},
    {"zipperline", "zipper lines"},
    {"nabner", "nabner lines"},
    {"doublearrow", "double arrows"},
    {"difference", "differences between cells"},
    {"ratio", "ratios between cells"},
    {"xv", "X and V"},
    {"clone", "clones"},
    {"quadruple", "quadruples"},
    {"sandwichsum", "sandwich sums"},
    {"xsum", "X-sums"},
    {"skyscraper", "skyscrapers"},
    {"extraregion", "extra regions"},
    {"odd", "odd cells"},
    {"even", "even cells"},
    {"minimum", "minimum cells"},
    {"maximum", "maximum cells"},
    {"rowindexer", "indexed rows"},
    {"columnindexer", "indexed columns"},
    {"boxindexer", "indexed boxes"},
    {"fogofwar", "fog"},
    {"line", "lines drawn on the board"},
    {"rectangle", "rectangles drawn on the board"},
    {"circle", "circles drawn on the board"},
    {"text", "texts drawn on the board"},
};

const char *nn_link_rule_of_key(const char *key)
{
    for (size_t index = 0; index < sizeof key_rules / sizeof *key_rules; index++)
        if (strcmp(key_rules[index].key, key) == 0) return key_rules[index].rule;
    return key;
}

/* Words that begin one of the text, in lower case. */
static const struct {
    const char *word, *rule;
} word_rules[] = {
    {"knight", "the anti-knight rule"},
    {"king", "the anti-king rule"},
    {"diagonal", "diagonals"},
    {"cage", "killer cages"},
    {"killer", "killer cages"},
    {"thermo", "thermometers"},
    {"arrow", "arrows"},
    {"consecutive", "the non-consecutive rule"},
    {"nonconsecutive", "the non-consecutive rule"},
    {"disjoint", "disjoint groups"},
    {"palindrome", "palindromes"},
    {"renban", "renban lines"},
    {"whisper", "whisper lines"},
    {"kropki", "Kropki dots"},
    {"sandwich", "sandwich sums"},
    {"skyscraper", "skyscrapers"},
    {"windoku", "extra regions"},
    {"jigsaw", "irregular regions"},
    {"irregular", "irregular regions"},
    {"fog", "fog"},
    {"odd", "odd cells"},
    {"even", "even cells"},
    {"sum", "sums"},
    {"sums", "sums"},
    {"line", "lines"},
    {"lines", "lines"},
};

const char *nn_link_rule_of_text(const char *text)
{
    for (; *text; text++) {
        if (!isalpha((unsigned char)text[0])) continue;
        for (size_t index = 0; index < sizeof word_rules / sizeof *word_rules; index++) {
            const char *const word = word_rules[index].word;
            size_t at = 0;
            while (word[at] && tolower((unsigned char)text[at]) == word[at]) at++;
            const bool is_short = at < 5 && isalpha((unsigned char)text[at]) && text[at] != 's';
            if (!word[at] && !is_short) return word_rules[index].rule;
        }
        while (isalpha((unsigned char)text[1])) text++;
    }
    return NULL;
}

nonet_status nn_link_refuse(const char *rule, nonet_text_error *error)
{
    char shown[64];
    nonet_visible_text(rule, strlen(rule), shown, sizeof shown);
    return nn_text_fail(error, 0, 0, "this link has %s; only links with classic puzzles can be read", shown);
}
