/* daily_game.c: the puzzle of a day: dates for the form, the saved game of that day, a new one. A game that was begun goes on:
 * its file is named after the day. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "session.h"

uint32_t daily_of(int year, int month, int day)
{
    nonet_game_wish wish;
    return nonet_game_daily(year, month, day, &wish) == NONET_OK ? (uint32_t)wish.daily : 0;
}

uint32_t daily_today(void)
{
    const time_t now = time(NULL);
    struct tm date;
    localtime_r(&now, &date);
    return daily_of(date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
}

uint32_t daily_before(uint32_t daily)
{
    int year = (int)(daily / 10000), month = (int)(daily / 100 % 100), day = (int)(daily % 100) - 1;
    if (!day && !--month) year--;
    if (!day) day = 31;
    if (!month) month = 12;
    while (year > 0 && !daily_of(year, month, day)) day--;
    return daily_of(year, month, day);
}

bool daily_wish(uint32_t daily, nonet_game_wish *wish)
{
    return nonet_game_daily((int)(daily / 10000), (int)(daily / 100 % 100), (int)(daily % 100), wish) == NONET_OK;
}

void daily_label(uint32_t daily, char label[DAILY_BYTES])
{
    snprintf(label, DAILY_BYTES, "daily-%04u-%02u-%02u", daily / 10000 % 10000, daily / 100 % 100, daily % 100);
}

/* The saved game of that day that was played last, if it can be read. */
static bool resume_daily(struct session *session, uint32_t daily)
{
    char label[DAILY_BYTES], path[PATH_BYTES];
    size_t count;
    bool is_resumed = false;
    daily_label(daily, label);
    struct saved_entry *const entries = saved_games_list(&count);
    for (size_t at = 0; at < count && !is_resumed; at++)
        is_resumed = strncmp(entries[at].name, label, strlen(label)) == 0 && saved_entry_path(&entries[at], path) &&
                     resume_game(session, path);
    free(entries);
    return is_resumed;
}

bool play_daily(struct session *session, uint32_t daily)
{
    return resume_daily(session, daily) || make_daily(session, daily);
}
