/* daily.c: the puzzle of a day: from the date alone, so that it is the same for everyone, everywhere.
 *
 *     seed    the date as a number: 20261118
 *     level   by the day of the week, Monday the easiest and Sunday the hardest of the levels
 */
#include "inside.h"

static bool is_leap_year(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_of_month(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap_year(year));
}

static bool is_date(int year, int month, int day)
{
    return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= days_of_month(year, month);
}

/* 0 is Monday; the first day of the year 1 of this calendar is one. */
static int day_of_week(int year, int month, int day)
{
    const int years = year - 1;
    int days = 365 * years + years / 4 - years / 100 + years / 400 + day - 1;
    for (int each = 1; each < month; each++) days += days_of_month(year, each);
    return days % 7;
}

static int level_of_day(int weekday)
{
    const int hardest = nonet_level_hardest();
    return weekday < hardest ? weekday : hardest;
}

nonet_status nonet_game_daily(int year, int month, int day, nonet_game_wish *wish)
{
    if (!wish || !is_date(year, month, day)) return NONET_ERR_ARG;
    nonet_game_wish_defaults(wish);
    wish->daily = (uint64_t)(year * 10000 + month * 100 + day);
    wish->seed = wish->daily;
    wish->level = level_of_day(day_of_week(year, month, day));
    return NONET_OK;
}

bool gm_is_date(uint64_t daily)
{
    return daily <= 99991231 && is_date((int)(daily / 10000), (int)(daily / 100 % 100), (int)(daily % 100));
}

void gm_daily_title(uint64_t daily, char *title, size_t size)
{
    snprintf(title, size, "Daily %04u-%02u-%02u", (unsigned)(daily / 10000), (unsigned)(daily / 100 % 100),
             (unsigned)(daily % 100));
}
