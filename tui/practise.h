/* practise.h: practice of techniques on the terminal. */
#ifndef TUI_PRACTISE_H
#define TUI_PRACTISE_H

#include "play.h"
#include "session.h"

/* A practice with the progress that was kept, on its day. Without statistics it begins anew, and session->notice says so. NULL: there is
 * no memory. */
nonet_practice *practise_open(struct session *session, uint64_t seed);

/* Days since 1970-01-01 where the player is: a day ends at midnight there. */
uint32_t practise_today(void);

/* Keep the progress. What another program kept meanwhile is joined with it. */
void practise_keep(struct session *session, nonet_practice *practice);

/* Practise on the terminal, which was taken over, until the player leaves. */
void practise_run(struct session *session, const struct practise_wish *wish);

/* The same from a game, which is paused meanwhile: the technique that its hint names, or what is due. */
void practise_from_game(struct session *session);

/* ---- practise_view.c ---- */

struct practise_page {
    nonet_practice *practice;
    struct screen_layout layout;
    bool is_too_small;
    int scroll; /* of the hint */
    bool is_hint_long;
    const char *notice; /* instead of the message; "" */
};

void practise_draw(struct practise_page *page);

/* All keys. */
void practise_show_keys(void);

/* ---- practise_list.c ---- */

/* These two as in play.h. */
int practise_list(const struct practise_wish *wish, bool is_json, void (*write_line)(const char *line),
                  void (*complain)(const char *line));
int practise_sheet(const struct practise_wish *wish, uint64_t count,
                   void (*take)(void *context, const struct practise_item *item), void *context,
                   void (*complain)(const char *line));

#endif
