/* rate_many.c: rate all puzzles of a file, on all processors, in order: rate_many <FILE
 *
 *     cc rate_many.c $(pkg-config --cflags --libs nonet) */
#include <nonet.h>
#include <stdio.h>

static bool print_rating(void *context, const nonet_many_item *item)
{
    (void)context;
    if (item->status == NONET_ERR_TEXT) printf("line %d: %s\n", (int)item->line, item->note->message);
    else if (item->problem) printf("line %d: %s\n", (int)item->line, item->problem->text);
    else if (item->status != NONET_OK) printf("line %d: %s\n", (int)item->line, nonet_status_name(item->status));
    else if (item->rating->verdict != NONET_VERDICT_UNIQUE) printf("%s\n", nonet_verdict_name(item->rating->verdict));
    else printf("%d.%d %s\n", item->rating->se.er / 10, item->rating->se.er % 10, item->rating->se.hardest);
    return true;
}

int main(void)
{
    nonet_many_settings settings;
    nonet_many *many;
    nonet_many_settings_defaults(&settings);
    settings.task = NONET_MANY_RATE;
    settings.sink = print_rating;
    nonet_status status = nonet_many_new(&settings, &many);

    char text[65536];
    size_t length;
    while (status == NONET_OK && (length = fread(text, 1, sizeof text, stdin)) > 0)
        status = nonet_many_feed(many, text, length);
    if (status == NONET_OK) status = nonet_many_finish(many);
    nonet_many_free(many);
    if (status != NONET_OK) fprintf(stderr, "%s\n", nonet_status_name(status));
    return status != NONET_OK;
}
