/* test_language.c: languages: every template of English is well made, wrong ones are named, and nothing that is said of a
 * step comes from anywhere but the table.
 *
 * The last is shown with a language that is made here: every letter of English is a * in it, and what stands between slots
 * comes in reverse order. Whatever letter is left in its texts is notation, or was put there by a writer of its own. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "nonet.h"
#include "support/example_steps.h"
#include "words/words.h"

/* ---- templates ----------------------------------------------------------------------------------------- */

/* A new language has its place here. */
static const struct nn_language *const languages[] = {&nn_english};
enum { LANGUAGES = sizeof languages / sizeof *languages };

static void check_phrases(const struct nn_language *language)
{
    for (int phrase = 0; phrase < NN_PHRASES; phrase++) {
        const char *const text = language->phrases[phrase];
        const char *const problem = nn_phrase_check(language, text, nn_phrase_slots((enum nn_phrase)phrase));
        if (problem) fail_msg("%s: %s", text ? text : nn_english.phrases[phrase], problem);
    }
}

/* What is said without being read as a template. */
static bool is_plain(enum nn_phrase phrase)
{
    return phrase == NN_SAY_LIST_AND || phrase == NN_SAY_LIST_OR || phrase == NN_SAY_LIST_COMMA ||
           (phrase >= NN_SAY_BLUE && phrase <= NN_SAY_YELLOW) ||
           (phrase >= NN_SAY_NAME_PIVOT && phrase <= NN_SAY_NAME_IN_ALL_TEMPLATES_OF_ITS_VALUE);
}

static void lists_and_names_are_plain(void **state)
{
    (void)state;
    for (size_t at = 0; at < LANGUAGES; at++)
        for (int phrase = 0; phrase < NN_PHRASES; phrase++)
            if (is_plain((enum nn_phrase)phrase)) assert_null(strpbrk(languages[at]->phrases[phrase], "{|}"));
}

static void every_template_is_well_made(void **state)
{
    (void)state;
    for (size_t at = 0; at < LANGUAGES; at++) check_phrases(languages[at]);
}

static void check_names(const struct nn_language *language)
{
    for (int set = 0; set < NN_LETTERED_SETS; set++) assert_non_null(language->lettered_sets[set]);
    for (int technique = 0; technique < NN_TECHNIQUES; technique++) {
        assert_true(language->technique_names[technique] && *language->technique_names[technique]);
        assert_true(language->technique_summaries[technique] && *language->technique_summaries[technique]);
        assert_non_null(language->technique_key(technique));
    }
    for (int level = 0; level < NN_LEVELS; level++) {
        assert_true(language->level_names[level] && *language->level_names[level]);
        assert_true(language->level_summaries[level] && *language->level_summaries[level]);
    }
    for (int count = 0; count <= NONET_MAX_SIDE * NONET_MAX_SIDE; count++) assert_non_null(language->count_key(count));
}

static void every_technique_and_level_has_a_name(void **state)
{
    (void)state;
    for (size_t at = 0; at < LANGUAGES; at++) check_names(languages[at]);
}

/* Does the text name this slot anywhere? */
static bool names_slot(const char *text, const char *name, size_t length)
{
    for (; (text = strchr(text, '{')); text++)
        if (!strncmp(text + 1, name, length) && strchr("|}", text[1 + length])) return true;
    return false;
}

static void no_phrase_has_too_many_slots_or_one_twice(void **state)
{
    (void)state;
    for (int phrase = 0; phrase < NN_PHRASES; phrase++) {
        int count = 0;
        for (const char *at = nn_phrase_slots((enum nn_phrase)phrase); *at; count++) {
            const size_t length = strcspn(++at, " ");
            for (const char *other = at + length + 1; *other; other += strcspn(other, " ") + 1)
                assert_false(!strncmp(other + 1, at, length) && other[1 + length] == ' ');
            at += length + 1;
        }
        assert_in_range(count, 0, NN_MOST_SLOTS);
    }
}

static void a_flag_for_verbs_at_the_end_is_all_that_english_leaves_out(void **state)
{
    (void)state;
    for (int phrase = 0; phrase < NN_PHRASES; phrase++)
        for (const char *at = nn_phrase_slots((enum nn_phrase)phrase); *at;) {
            const size_t length = strcspn(++at, " ");
            if (!names_slot(nn_english.phrases[phrase], at, length) && phrase != NN_SAY_REMOVALS_IN_FULL)
                fail_msg("%s does not say %.*s", nn_english.phrases[phrase], (int)length, at);
            at += length + 1;
        }
}

static void a_missing_template_is_named(void **state)
{
    (void)state;
    assert_string_equal(nn_phrase_check(&nn_english, NULL, ""), "there is no text");
}

static void wrong_templates_are_named(void **state)
{
    static const struct {
        const char *text, *problem;
    } wrong[] = {
        {"{cell} is {values|and}", NULL},
        {"{values|one:is|=2:are both|other:are {values|or}}", NULL},
        {"{technique|an:an|other:a} {technique}{length|full: in full}", NULL},
        {"{cel} is {values}", "there is no such slot"},
        {"{} is {values}", "there is no such slot"},
        {"{cell|and}", "the slot has no such form"},
        {"{values|und}", "the slot has no such form"},
        {"{values|}", "the slot has no such form"},
        {"{numeral|word}", "the slot has no such form"},
        {"{result}", "there is no such slot"},
        {"{length}", "this slot is for choices only"},
        {"{is_one}", "this slot is for choices only"},
        {"{values|one:is}", "the choice has no 'other'"},
        {"{values|few:is|other:are}", "the key does not go with the slot"},
        {"{values|=x:is|other:are}", "the key does not go with the slot"},
        {"{values|=1234:is|other:are}", "the key does not go with the slot"},
        {"{cell|one:is|other:are}", "the key does not go with the slot"},
        {"{is_one|maybe:is}", "the key does not go with the slot"},
        {"{house|cellar:in|other:at}", "the key does not go with the slot"},
        {"{values|other:are|one:is}", "nothing can be chosen after 'other'"},
        {"{values|one:is|are}", "a key of a choice has no colon"},
        {"{cell", "a { has no }"},
        {"{values|one:is|other:are", "a { has no }"},
        {"{values|one:is {cell|other:are}", "the key does not go with the slot"},
        {"{cell}}", "a | or } stands outside of a slot"},
        {"a | b", "a | or } stands outside of a slot"},
        {"{is_one|yes:{is_one|yes:{is_one|yes:{is_one|yes:{is_one|yes:5}}}}}", "choices inside choices are too deep"},
    };
    (void)state;
    for (size_t at = 0; at < sizeof wrong / sizeof *wrong; at++) {
        const char *const problem =
            nn_phrase_check(&nn_english, wrong[at].text, "ccell Vvalues fis_one hhouse dnumeral Ttechnique ");
        if (!wrong[at].problem) assert_null(problem);
        else if (!problem) fail_msg("%s: nothing was found", wrong[at].text);
        else assert_string_equal(problem, wrong[at].problem);
    }
}

/* ---- counting in another way ----------------------------------------------------------------------------- */

/* As in Polish: 1; 2 to 4, 22 to 24 and so on; all others. */
static const char *polish_count(int count)
{
    const int last = count % 10, tens = count / 10 % 10;
    if (count == 1) return "one";
    return last >= 2 && last <= 4 && tens != 1 ? "few" : "many";
}

/* What a step that takes 5 from so many cells says of its result. */
static const char *polish_result(const struct nn_language *language, size_t cells)
{
    static char text[64];
    static uint8_t board_cells[81];
    nonet_candidate removed[81];
    nonet_layout *layout;
    for (size_t at = 0; at < cells; at++) removed[at] = (nonet_candidate){.cell = (uint16_t)at, .value = 5};
    const nonet_step step = {.technique = NN_HIDDEN_PAIR, .eliminations = removed, .elimination_count = cells};
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    const nonet_position position = {.layout = layout, .cells = board_cells};
    nn_step_text(language, &step, &position, NULL, NONET_STEP_REASON, text, sizeof text);
    nonet_layout_free(layout);
    return text;
}

static void a_language_counts_in_its_own_way(void **state)
{
    static const char template[] = "{cells|=7:siedem|one:pole|few:pola|other:pól}";
    (void)state;
    struct nn_language polish = nn_english;
    polish.count_key = polish_count;
    polish.phrases[NN_SAY_REMOVALS] = polish.phrases[NN_SAY_REMOVALS_IN_FULL] = template;
    assert_null(nn_phrase_check(&polish, template, nn_phrase_slots(NN_SAY_REMOVALS)));
    assert_string_equal(nn_phrase_check(&nn_english, template, nn_phrase_slots(NN_SAY_REMOVALS)),
                        "the key does not go with the slot");
    assert_string_equal(polish_result(&polish, 1), "pole.");
    assert_string_equal(polish_result(&polish, 3), "pola.");
    assert_string_equal(polish_result(&polish, 5), "pól.");
    assert_string_equal(polish_result(&polish, 7), "siedem.");
    assert_string_equal(polish_result(&polish, 12), "pól.");
    assert_string_equal(polish_result(&polish, 22), "pola.");
}

/* ---- a language of stars --------------------------------------------------------------------------------- */

enum { TEXT_BYTES = 1 << 16, LONGEST_TEMPLATE = 2048 };

static struct nn_language stars;
static char *made[2 * NN_PHRASES + 4 * NN_TECHNIQUES + 2 * NN_LEVELS];
static size_t made_count;

static const char *keep(const char *text)
{
    char *const copy = malloc(strlen(text) + 1);
    assert_non_null(copy);
    made[made_count++] = strcpy(copy, text);
    return copy;
}

static const char *starred(const char *text)
{
    char stars_of[LONGEST_TEMPLATE];
    size_t length = 0;
    for (; *text; text++) stars_of[length++] = isalpha((unsigned char)*text) ? '*' : *text;
    stars_of[length] = 0;
    return keep(stars_of);
}

/* The end of what begins here: a slot with all its texts, or plain text up to the next slot, or up to | or } in a text. */
static const char *end_of_piece(const char *at)
{
    if (*at != '{') return at + strcspn(at, "{|}");
    int depth = 0;
    do depth += (*at == '{') - (*at == '}');
    while (*at++ != '}' || depth);
    return at;
}

static void star_text(const char *from, const char *end, char *to);

/* A slot keeps its name, its form and its keys; the texts of a choice become stars. */
static void star_slot(const char *from, const char *end, char *to)
{
    const char *at = from + strcspn(from, "|}");
    const char *colon = at + strcspn(at, ":}");
    sprintf(to, "%.*s", (int)((*colon == ':' ? at : end) - from), from);
    while (*colon == ':' && *at == '|') {
        const char *const key = at;
        at += strcspn(at, ":") + 1;
        const char *text_end = at;
        while (*text_end != '|' && *text_end != '}') text_end = end_of_piece(text_end);
        sprintf(to + strlen(to), "%.*s", (int)(at - key), key);
        star_text(at, text_end, to + strlen(to));
        at = text_end;
    }
    if (*colon == ':') strcat(to, "}");
}

/* The pieces of a text, from the last to the first, with a ~ between them, and behind the last, so that names do not touch. */
static void star_text(const char *from, const char *end, char *to)
{
    *to = 0;
    if (from == end) return;
    const char *const next = end_of_piece(from);
    star_text(next, end, to);
    if (*to) strcat(to, "~");
    to += strlen(to);
    if (*from == '{') {
        star_slot(from, next, to);
        return;
    }
    for (; from < next; from++) *to++ = (char)(isalpha((unsigned char)*from) ? '*' : *from);
    *to = 0;
}

static int make_stars(void **state)
{
    (void)state;
    stars = nn_english;
    for (int phrase = 0; phrase < NN_PHRASES; phrase++) {
        char text[LONGEST_TEMPLATE];
        const char *const english = nn_english.phrases[phrase];
        star_text(english, english + strlen(english), text);
        if (*text) strcat(text, "~");
        stars.phrases[phrase] = keep(text);
    }
    for (int set = 0; set < NN_LETTERED_SETS; set++) stars.lettered_sets[set] = "*";
    for (int technique = 0; technique < NN_TECHNIQUES; technique++) {
        stars.technique_names[technique] = starred(nn_english.technique_names[technique]);
        stars.technique_summaries[technique] = starred(nn_english.technique_summaries[technique]);
    }
    for (int level = 0; level < NN_LEVELS; level++) {
        stars.level_names[level] = starred(nn_english.level_names[level]);
        stars.level_summaries[level] = starred(nn_english.level_summaries[level]);
    }
    return 0;
}

static int free_stars(void **state)
{
    (void)state;
    while (made_count) free(made[--made_count]);
    return 0;
}

static void stars_are_well_made(void **state)
{
    (void)state;
    for (int phrase = 0; phrase < NN_PHRASES; phrase++)
        assert_null(nn_phrase_check(&stars, stars.phrases[phrase], nn_phrase_slots((enum nn_phrase)phrase)));
    assert_string_equal(stars.phrases[NN_SAY_NAKED_SET],
                        " ** **** *****~{values|and}~ **** ~{cells|and}~, ~{house}~** ~");
    assert_string_equal(stars.phrases[NN_SAY_ROWS], "{numbers}~ ~{numbers|one:***|other:****}~");
}

/* ---- what letters are left --------------------------------------------------------------------------------- */

/* Of a cell or a house: r4, c(2,4), b3. Of a set: A. Of a line in a net: (a), (14.b). */
static bool is_notation(const char *text, size_t at, size_t length)
{
    const char first = text[at], next = text[at + length], before = at ? text[at - 1] : ' ';
    if (length == 1 && strchr("rcb", first) && (isdigit((unsigned char)next) || next == '(')) return true;
    if (length == 1 && isupper((unsigned char)first)) return true;
    return length <= 2 && islower((unsigned char)first) && next == ')' && (before == '(' || before == '.');
}

static void assert_no_words(const char *text, const char *what)
{
    for (size_t at = 0; text[at];) {
        size_t length = 0;
        while (isalpha((unsigned char)text[at + length])) length++;
        if (length && !is_notation(text, at, length)) fail_msg("%s: %.*s in: %s", what, (int)length, text + at, text);
        at += length + !length;
    }
}

static struct example_steps examples;

static int collect_examples(void **state)
{
    example_steps_collect(&examples, 1);
    return make_stars(state);
}

static int free_examples(void **state)
{
    example_steps_free(&examples);
    return free_stars(state);
}

static void no_writer_has_words_of_its_own(void **state)
{
    static char text[TEXT_BYTES], english[TEXT_BYTES];
    (void)state;
    assert_true(examples.count > NN_TECHNIQUES / 2);
    for (size_t at = 0; at < examples.count; at++) {
        const struct example_step *const example = &examples.steps[at];
        const nonet_position *const position = &example->board->position;
        for (int form = NONET_STEP_LINE; form <= NONET_STEP_EUREKA; form++) {
            nn_step_text(&stars, example->step, position, NULL, (nonet_step_form)form, text, sizeof text);
            assert_no_words(text, nn_english.technique_names[example->technique]);
            nn_step_text(&nn_english, example->step, position, NULL, (nonet_step_form)form, english, sizeof english);
            assert_int_equal(!*text, !*english);
        }
    }
}

static void sets_in_pictures_are_named_by_the_language(void **state)
{
    (void)state;
    for (size_t at = 0; at < examples.count; at++) {
        const nonet_step *const step = examples.steps[at].step;
        for (size_t set = 0; set < step->set_count; set++)
            assert_no_words(nn_set_name(&stars, nn_teller_of(step), step, set), "a set");
    }
}

static void answers_to_why_not_are_in_the_language(void **state)
{
    static const nonet_why_kind kinds[] = {NONET_WHY_OPEN,  NONET_WHY_FILLED,   NONET_WHY_RULES,
                                           NONET_WHY_MARKS, NONET_WHY_SOLUTION, NONET_WHY_NOTHING};
    (void)state;
    const nonet_position *const position = &examples.steps[0].board->position;
    for (size_t at = 0; at < sizeof kinds / sizeof *kinds; at++) {
        char text[256], english[256];
        const nonet_why why = {
            .kind = kinds[at], .cell = 0, .value = 5, .held = 3, .conflict = {.house = 0, .cells = {0, 8}}};
        assert_true(nn_why_text(&stars, &why, position, NULL, text, sizeof text) > 0);
        assert_no_words(text, "why");
        nonet_why_text(&why, position, NULL, english, sizeof english);
        assert_string_not_equal(text, english);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_template_is_well_made),
        cmocka_unit_test(lists_and_names_are_plain),
        cmocka_unit_test(every_technique_and_level_has_a_name),
        cmocka_unit_test(no_phrase_has_too_many_slots_or_one_twice),
        cmocka_unit_test(a_flag_for_verbs_at_the_end_is_all_that_english_leaves_out),
        cmocka_unit_test(a_missing_template_is_named),
        cmocka_unit_test(wrong_templates_are_named),
        cmocka_unit_test(a_language_counts_in_its_own_way),
        cmocka_unit_test(stars_are_well_made),
    };
    const struct CMUnitTest of_examples[] = {
        cmocka_unit_test(no_writer_has_words_of_its_own),
        cmocka_unit_test(sets_in_pictures_are_named_by_the_language),
        cmocka_unit_test(answers_to_why_not_are_in_the_language),
    };
    return cmocka_run_group_tests(tests, make_stars, free_stars) +
           cmocka_run_group_tests(of_examples, collect_examples, free_examples);
}
