/* fuzz_preferences.c: any text as the settings of the game: reading must not crash, must say where it fails, and what
 * is then changed must be read back as it was written, while all other lines stay as they are. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "tui/preferences.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_values(const struct preferences *preferences)
{
    const int side = preferences->box_rows * preferences->box_columns;
    if (preferences->level < nonet_level_find("easy") || preferences->level > nonet_level_find("extreme")) abort();
    if (side < 4 || side > NONET_GAME_MAX_SIDE || preferences->lines > LINES_UNICODE) abort();
}

/* The last line of a name counts, and changing it changes nothing else. */
static void check_change(const char *text, size_t length, const struct preferences *before)
{
    struct preferences after;
    struct preferences_error error, again;
    size_t new_length;
    char *const changed = preferences_change(text, length, "level", "expert", &new_length);
    if (!changed) abort();
    preferences_defaults(&after);
    preferences_read(&after, changed, new_length, &again);
    if (after.level != nonet_level_find("expert")) abort();
    if (after.lines != before->lines || after.box_rows != before->box_rows) abort();
    preferences_read(&after, text, length, &error);
    if (again.line && !error.line) abort();
    free(changed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *const text = (const char *)data;
    struct preferences preferences;
    struct preferences_error error;
    preferences_defaults(&preferences);
    preferences_read(&preferences, text, size, &error);
    check_values(&preferences);
    if (error.line && (!error.column || !error.message[0])) abort();
    check_change(text, size, &preferences);
    return 0;
}
