/* english.h: everything that lib/words says, in English: a phrase a row, with its slots. A translation is a copy of this folder with
 * other texts (docs/translating.md).
 *
 *     PHRASE(id, slots, text)     slots: slot_names.h; the text is a template: phrases.c */
/* clang-format off */
#include "words/english/english_general.h"
#include "words/english/english_result.h"
#include "words/english/english_basic.h"
#include "words/english/english_fish.h"
#include "words/english/english_wings.h"
#include "words/english/english_als.h"
#include "words/english/english_unique.h"
#include "words/english/english_chains.h"
#include "words/english/english_forcing.h"
#include "words/english/english_exotic.h"
#include "words/english/english_hints.h"
#include "words/english/english_why.h"
/* clang-format on */
