/* book_sizes.c: margins and letters that suit a page; see book_inside.h. */
#include "book_inside.h"

static double larger(double one, double other)
{
    return one > other ? one : other;
}

/* On pages that are smaller than 4 in wide or 5.6 in high, usual letters would leave no room for what they say. */
static double fit_to_tiny(const struct paper_book *book)
{
    const double across = book->width / (4 * 72), down = book->height / (5.6 * 72);
    const double fit = across < down ? across : down;
    return fit < 1 ? fit : 1;
}

/* Outside of a page that is not thick a margin of six hundredths of its width looks right; what a service asks for is the
 * least. Inside, a little more than that. */
void book_sizes_find(const struct paper_book *book, size_t pages, struct book_sizes *sizes)
{
    const double fit = fit_to_tiny(book), scale = (book->is_large ? 1.6 : 1) * fit;
    print_rules_find(book, &sizes->rules);
    sizes->outer = larger(sizes->rules.least_outer + 1, book->width * 0.065);
    sizes->inner = larger(print_rules_inner(pages) + 6, sizes->outer);
    sizes->top = larger(sizes->rules.least_outer + 1, book->height * 0.052);
    sizes->body = larger((book->width < 440 ? 9 : 10) * scale, sizes->rules.least_text);
    sizes->small = larger((book->width < 440 ? 7.5 : 8) * scale, sizes->rules.least_text);
    sizes->title = (book->width < 440 ? 20 : 24) * (book->is_large ? 1.2 : 1) * fit;
    sizes->bottom = larger(sizes->rules.least_outer + 1, book->height * 0.042);
    sizes->head = book->is_plain ? 2.6 * sizes->body : 2.2 * sizes->small;
}

double book_page_width(const struct making *making)
{
    return making->book->width + making->sizes.rules.bleed;
}

double book_page_height(const struct making *making)
{
    return making->book->height + 2 * making->sizes.rules.bleed;
}

/* The first page is a right one. */
bool book_page_is_left(size_t number)
{
    return number % 2 == 1;
}

/* Bleed is at the outer, upper and lower edge; the inner one is not cut. */
struct room book_room(const struct making *making, size_t number)
{
    const struct book_sizes *const sizes = &making->sizes;
    const double bleed = sizes->rules.bleed;
    const bool is_left = book_page_is_left(number);
    const double foot = 2.4 * sizes->small;
    struct room room = {
        .x = is_left ? bleed + sizes->outer : sizes->inner,
        .y = bleed + sizes->top + sizes->head,
        .width = making->book->width - sizes->inner - sizes->outer,
    };
    room.height = making->book->height - sizes->top - sizes->head - sizes->bottom - foot;
    return room;
}
