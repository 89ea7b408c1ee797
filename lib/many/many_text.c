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

/* What the caller is shown is the first in it. */
static struct nn_many_worker *writer_of(void *worker)
{
    struct nn_many_worker *const writer = worker;
    return writer && writer->text ? writer : NULL;
}

static bool add_text(struct nn_many_worker *writer, const char *text, size_t length)
{
    nonet_text_buffer *const to = &writer->text->buffer;
    writer->lacks_memory = writer->lacks_memory || nn_many_reserve_text(to, length) != NONET_OK;
    if (writer->lacks_memory) return false;
    memcpy(to->bytes + to->length, text, length);
    to->length += length;
    return true;
}

/* What comes behind lent text makes a copy of it. */
static bool take_lent(struct nn_many_worker *writer)
{
    struct nn_many_text *const text = writer->text;
    const size_t length = text->lent_length;
    text->lent_length = 0;
    return !length || add_text(writer, text->lent, length);
}

bool nonet_many_write(void *worker, const char *text, size_t length)
{
    struct nn_many_worker *const writer = writer_of(worker);
    if (!writer || !text) return false;
    return take_lent(writer) && add_text(writer, text, length);
}

bool nonet_many_lend(nonet_many_worker *worker, const char *text, size_t length)
{
    struct nn_many_worker *const writer = writer_of(worker);
    if (!writer || !text || !take_lent(writer)) return false;
    writer->text->lent = text;
    writer->text->lent_length = length;
    return true;
}

static void deliver(const nonet_many_settings *settings, struct nn_many_text *text, const char *bytes, size_t length)
{
    if (settings->text && length && !text->is_unwanted)
        text->is_unwanted = !settings->text(settings->context, bytes, length);
}

bool nn_many_deliver_text(const nonet_many *many, struct nn_many_text *text)
{
    deliver(&many->settings, text, text->buffer.bytes, text->buffer.length);
    deliver(&many->settings, text, text->lent, text->lent_length);
    nn_many_clear_text(text);
    return !text->is_unwanted;
}

void nn_many_clear_text(struct nn_many_text *text)
{
    text->buffer.length = text->lent_length = 0;
}

bool nonet_many_flush(nonet_many_worker *worker, size_t most)
{
    const struct nn_many_worker *const writer = writer_of(worker);
    if (!writer) return false;
    nonet_pool *const pool = writer->many->pool;
    const bool waits = writer->text->buffer.length + writer->text->lent_length > most;
    const bool has_turn =
        waits ? nonet_pool_wait_turn(pool, writer->number) : nonet_pool_has_turn(pool, writer->number);
    if (has_turn) return nn_many_deliver_text(writer->many, writer->text);
    if (waits) nn_many_clear_text(writer->text);
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
