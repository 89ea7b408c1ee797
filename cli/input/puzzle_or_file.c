/* puzzle_or_file.c: see puzzle_or_file.h. */
#include "input/puzzle_or_file.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

/* A line of nothing but digits and blanks is meant as a puzzle, even if it is a wrong one, and no
 * file has such a name. So are the addresses of other sites, and lists. */
static bool looks_like_a_puzzle(const char *text)
{
    enum { FEWEST_CELLS = 16 };
    const size_t length = strlen(text);
    if (strstr(text, "://") || (text[0] == '[' && strchr(text, ','))) return true;
    return length >= FEWEST_CELLS && strspn(text, "0123456789.*_?xX- ") == length;
}

/* Does this text hold one puzzle, and nothing else? */
static bool is_one_puzzle(const nonet_reader_settings *settings, const char *text)
{
    nonet_puzzle *puzzle;
    const nonet_status status = nonet_read_one(text, strlen(text), settings, &puzzle, NULL);
    const bool is_one = status == NONET_OK && !puzzle->has_more;
    nonet_puzzle_free(puzzle);
    return is_one;
}

bool is_meant_as_puzzle(const char *text, int error, const nonet_reader_settings *settings)
{
    const bool is_missing = error == ENOENT || error == ENAMETOOLONG || error == ENOTDIR;
    return is_missing && (looks_like_a_puzzle(text) || is_one_puzzle(settings, text));
}

bool is_puzzle_or_file(const char *operand)
{
    struct stat about;
    return stat(operand, &about) == 0 ? !S_ISDIR(about.st_mode) : is_meant_as_puzzle(operand, errno, NULL);
}
