/* fuzz_practice.c: any text as progress in practice: reading must not crash and must say where it fails; what is written of it is
 * read again without an error, and says the same. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "game/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static nonet_practice *new_practice(void)
{
    nonet_practice *practice;
    if (nonet_practice_new(NULL, &practice) != NONET_OK) abort();
    nonet_practice_set_day(practice, 20000);
    return practice;
}

static void check_records(const nonet_practice *practice)
{
    nonet_practice_record record;
    for (int technique = 0; technique < NONET_MAX_TECHNIQUES; technique++) {
        nonet_practice_get_record(practice, technique, &record);
        if (record.box < 0 || record.box > NONET_PRACTICE_BOXES || (record.is_due && !record.box)) abort();
        const bool is_counted = record.right || record.helped || record.wrong || record.shown;
        if (is_counted && !record.box) abort();
    }
    if (nonet_practice_next(practice, NULL) < 0) abort();
}

static void check_round_trip(nonet_practice *practice)
{
    nonet_practice *const again = new_practice();
    const char *text, *same;
    size_t length, same_length;
    nonet_text_error error;
    if (nonet_practice_write(practice, &text, &length) != NONET_OK) abort();
    if (nonet_practice_read(again, text, length, &error) != NONET_OK || error.line) abort();
    if (nonet_practice_write(again, &same, &same_length) != NONET_OK) abort();
    if (length != same_length || memcmp(text, same, length) != 0) abort();
    nonet_practice_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    nonet_practice *const practice = new_practice();
    nonet_text_error error;
    const nonet_status status = nonet_practice_read(practice, (const char *)data, size, &error);
    if (status != NONET_OK && status != NONET_ERR_TEXT) abort();
    if (status == NONET_ERR_TEXT && !error.line) abort();
    if (error.line && (!error.column || !error.message[0])) abort();
    check_records(practice);
    check_round_trip(practice);
    nonet_practice_free(practice);
    return 0;
}
