/* pattern_file.c: see pattern_file.h. */
#include "generate/pattern_file.h"

#include "system/whole_text.h"

bool read_pattern(const char *path, const struct pattern_demand *demand, struct pattern *pattern)
{
    struct buffer text = {0};
    nonet_text_error error;
    bool is_fine = read_whole_text(path, "a pattern", LARGEST_OPTION_FILE, &text);
    if (is_fine) {
        is_fine = pattern_from_text(text.bytes, text.length, demand, pattern, &error);
        if (!is_fine) message_at((struct place){whole_file_name(path), error.line, error.column}, error.message);
    }
    buffer_free(&text);
    return is_fine;
}
