/* fuzz_ranking.c: any text as an order of techniques: reading must not crash, must say where it fails, and what
 * it reads must survive being written and read again. */
#include <nonet.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_same(const nonet_ranking *first, const nonet_ranking *second)
{
    if (first->count != second->count) abort();
    for (size_t place = 0; place < first->count; place++) {
        const int technique = first->techniques[place];
        if (second->techniques[place] != technique || first->is_joined[place] != second->is_joined[place] ||
            first->weights[technique] != second->weights[technique])
            abort();
    }
}

/* A ranking that was read must be one that an explainer takes. */
static void check_usable(const nonet_ranking *ranking)
{
    nonet_explainer_settings settings;
    nonet_ranking followed;
    nonet_explainer_settings_defaults(&settings);
    settings.ranking = ranking;
    if (nonet_ranking_of(NULL, &settings, &followed) != NONET_OK) abort();
    check_same(ranking, &followed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    nonet_ranking ranking, again;
    nonet_text_error error;
    const nonet_status status = nonet_ranking_read((const char *)data, size, &ranking, &error);
    if (status == NONET_ERR_TEXT) {
        if (!error.line || !error.column || !error.message[0]) abort();
        return 0;
    }
    if (status != NONET_OK) abort();
    check_usable(&ranking);
    const size_t length = nonet_ranking_text(&ranking, NULL, 0);
    char *const text = malloc(length + 1);
    if (!text || nonet_ranking_text(&ranking, text, length + 1) != length || strlen(text) != length) abort();
    if (nonet_ranking_read(text, length, &again, &error) != NONET_OK) {
        fprintf(stderr, "%llu:%llu: %s\n%s", (unsigned long long)error.line, (unsigned long long)error.column,
                error.message, text);
        abort();
    }
    check_same(&ranking, &again);
    free(text);
    return 0;
}
