/* many_text.c: text that settings.answer writes about the puzzles of a piece. It waits for its turn with the piece, or is
 * handed over in the midst of the work, when everything before the piece has been. */
#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "many/many.h"

nonet_status nn_many_reserve_text(nonet_text_buffer *text, size_t more)
{
    const size_t needed = text->length + more;
    if (needed <= text->size) return NONET_OK;
    char *const larger = realloc(text->bytes, 2 * needed);
    if (!larger) return NONET_ERR_MEMORY;
    text->bytes = larger;
    text->size = 2 * needed;
    return NONET_OK;
}

bool nonet_many_write(void *worker, const char *text, size_t length)
{
    struct nn_many_worker *const writer = worker; /* what the caller is shown is the first in it */
    if (!writer || !writer->text || !text) return false;
    nonet_text_buffer *const to = &writer->text->buffer;
    writer->lacks_memory = writer->lacks_memory || nn_many_reserve_text(to, length) != NONET_OK;
    if (writer->lacks_memory) return false;
    memcpy(to->bytes + to->length, text, length);
    to->length += length;
    return true;
}

bool nn_many_deliver_text(const nonet_many *many, struct nn_many_text *text)
{
    const nonet_many_settings *const settings = &many->settings;
    if (settings->text && text->buffer.length && !text->is_unwanted)
        text->is_unwanted = !settings->text(settings->context, text->buffer.bytes, text->buffer.length);
    text->buffer.length = 0;
    return !text->is_unwanted;
}

bool nonet_many_flush(nonet_many_worker *worker, size_t most)
{
    const struct nn_many_worker *const writer = (const struct nn_many_worker *)(const void *)worker;
    if (!writer || !writer->text) return false;
    nonet_pool *const pool = writer->many->pool;
    const bool waits = writer->text->buffer.length > most;
    const bool has_turn =
        waits ? nonet_pool_wait_turn(pool, writer->number) : nonet_pool_has_turn(pool, writer->number);
    if (has_turn) return nn_many_deliver_text(writer->many, writer->text);
    if (waits) writer->text->buffer.length = 0;
    return !waits;
}

nonet_status nn_many_call_answer(struct nn_many_worker *worker, nonet_many_item *item, struct nn_many_text *text)
{
    const nonet_many_settings *const settings = &worker->many->settings;
    worker->text = text;
    const nonet_status status = settings->answer(settings->context, &worker->shown, item);
    worker->text = NULL;
    if (!worker->lacks_memory) return status;
    worker->lacks_memory = false;
    return NONET_ERR_MEMORY;
}
