/* test_tui_files.c: the files of the game on the terminal: settings and saved games. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmocka_all.h"
#include "tui/durable_files.h"
#include "tui/preferences.h"
#include "tui/saved_games.h"

/* ---- settings ------------------------------------------------------------------------------------------- */

static struct preferences preferences_of(const char *text, struct preferences_error *error)
{
    struct preferences preferences;
    preferences_defaults(&preferences);
    preferences_read(&preferences, text, strlen(text), error);
    return preferences;
}

static void settings_are_read(void **state)
{
    struct preferences_error error;
    (void)state;
    const struct preferences read = preferences_of("# mine\n\n level = expert # really\r\nsize = 16x16\nlines=ascii\n"
                                                   "colours = off\nbackground = light\nshow-wrong = on\n",
                                                   &error);
    assert_int_equal(error.line, 0);
    assert_int_equal(read.level, nonet_level_find("expert"));
    assert_int_equal(read.box_rows, 4);
    assert_int_equal(read.lines, LINES_ASCII);
    assert_false(read.has_colours);
    assert_int_equal(read.background, BACKGROUND_LIGHT);
    assert_true(read.has_option[NONET_GAME_OPTION_SHOW_WRONG] && read.options[NONET_GAME_OPTION_SHOW_WRONG]);
    assert_false(read.has_option[NONET_GAME_OPTION_FOLLOW]);
    assert_int_equal(preferences_of("size = box 3x2", &error).box_rows, 3);
}

static void mistakes_have_a_place(void **state)
{
    static const struct {
        const char *text;
        unsigned line, column;
        const char *message;
    } cases[] = {
        {"level = hard\nlevel =  harder", 2, 10, "no such level"},
        {"  nonsense = 1\n", 1, 3, "no such setting"},
        {"\nlevel hard", 2, 1, "expected NAME = VALUE"},
        {" = hard", 1, 2, "a value without a name"},
        {"size = 7", 1, 8, "not a size from 4 to 25, as in 9, nor a box, as in box 2x3"},
        {"size = box 9x9", 1, 8, "not a size from 4 to 25, as in 9, nor a box, as in box 2x3"},
        {"follow = 1", 1, 10, "not on or off"},
        {"colours =", 1, 10, "not on or off"},
        {"background = blue", 1, 14, "not auto, dark or light"},
        {"lines = 0123456789012345678901234567890123456789", 1, 9, "the value is too long"},
    };
    (void)state;
    for (size_t at = 0; at < sizeof cases / sizeof *cases; at++) {
        struct preferences_error error;
        preferences_of(cases[at].text, &error);
        assert_int_equal(error.line, cases[at].line);
        assert_int_equal(error.column, cases[at].column);
        assert_string_equal(error.message, cases[at].message);
    }
}

static void a_change_leaves_the_rest(void **state)
{
    static const struct {
        const char *before, *after;
    } cases[] = {
        {"", "level = easy\n"},
        {"# mine", "# mine\nlevel = easy\n"},
        {"a\nlevel = hard # comment\nb\n", "a\nlevel = easy\nb\n"},
        {"level = hard\nlevel = hard", "level = hard\nlevel = easy"},
    };
    (void)state;
    for (size_t at = 0; at < sizeof cases / sizeof *cases; at++) {
        size_t length;
        char *const changed = preferences_change(cases[at].before, strlen(cases[at].before), "level", "easy", &length);
        assert_int_equal(length, strlen(cases[at].after));
        assert_memory_equal(changed, cases[at].after, length);
        free(changed);
    }
}

/* ---- saved games ---------------------------------------------------------------------------------------- */

static char folder[] = "/tmp/nonet-test-XXXXXX";

static int make_folder(void **state)
{
    (void)state;
    if (!mkdtemp(folder)) return -1;
    return setenv("XDG_STATE_HOME", folder, 1);
}

static int remove_folder(void **state)
{
    char path[200];
    (void)state;
    static const char *const parts[] = {"/nonet/games", "/nonet", ""};
    for (size_t at = 0; at < sizeof parts / sizeof *parts; at++) {
        snprintf(path, sizeof path, "%s%s", folder, parts[at]);
        if (rmdir(path) != 0) return -1;
    }
    return 0;
}

static void assert_holds(const char *path, const char *text)
{
    size_t length;
    char *const held = file_read(path, &length);
    assert_non_null(held);
    assert_int_equal(length, strlen(text));
    assert_memory_equal(held, text, length);
    free(held);
}

static void a_game_grows_and_is_replaced(void **state)
{
    struct saved_game saved;
    (void)state;
    saved_game_begin(&saved, "hard-9x9");
    assert_true(saved.is_broken);
    assert_true(saved_game_write(&saved, "one\n", 4, true));
    assert_true(saved_game_write(&saved, "two\n", 4, false));
    assert_holds(saved.path, "one\ntwo\n");
    assert_true(saved_game_write(&saved, "both\n", 5, true));
    assert_true(saved_game_write(&saved, "more\n", 5, false));
    assert_holds(saved.path, "both\nmore\n");
    saved_game_remove(&saved);
}

static void a_game_is_played_once_at_a_time(void **state)
{
    struct saved_game first, second;
    size_t length, count;
    char path[PATH_BYTES];
    (void)state;
    saved_game_begin(&first, "easy-4x4");
    assert_true(saved_game_write(&first, "game\n", 5, true));
    snprintf(path, sizeof path, "%s", first.path);
    assert_null(saved_game_open(&second, path, &length));
    assert_int_equal(errno, EWOULDBLOCK);
    assert_null(saved_games_list(&count));
    assert_false(saved_games_exist());
    assert_false(saved_game_delete(path));
    assert_int_equal(errno, EWOULDBLOCK);
    assert_true(saved_game_write(&first, "new\n", 4, true)); /* another file of the same name is locked, too */
    assert_null(saved_game_open(&second, path, &length));
    saved_game_close(&first);
    struct saved_entry *const entries = saved_games_list(&count);
    char listed[PATH_BYTES];
    assert_int_equal(count, 1);
    assert_true(saved_entry_path(&entries[0], listed));
    assert_string_equal(listed, path);
    free(entries);
    char *const text = saved_game_open(&second, path, &length);
    assert_non_null(text);
    free(text);
    saved_game_remove(&second);
    assert_false(saved_games_exist());
}

/* More than a screen can show, the newest first; each can be deleted. */
static void all_games_are_listed_and_can_be_deleted(void **state)
{
    enum { GAMES = 40 };
    struct saved_game saved;
    struct saved_entry *entries;
    char path[PATH_BYTES];
    size_t count;
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        saved_game_begin(&saved, "hard-9x9");
        assert_true(saved_game_write(&saved, "game\n", 5, true));
        const struct timespec times[2] = {{.tv_sec = 1000 + game * 7 % GAMES}, {.tv_sec = 1000 + game * 7 % GAMES}};
        assert_int_equal(futimens(saved.descriptor, times), 0);
        saved_game_close(&saved);
    }
    entries = saved_games_list(&count);
    assert_int_equal(count, GAMES);
    for (int game = 0; game < GAMES; game++) {
        assert_int_equal(entries[game].changed, 1000 + GAMES - 1 - game);
        assert_true(saved_games_exist() && saved_entry_path(&entries[game], path));
        assert_true(saved_game_delete(path));
        assert_false(saved_game_delete(path));
        assert_int_equal(errno, ENOENT);
    }
    free(entries);
    assert_false(saved_games_exist());
}

static void a_failed_write_is_told(void **state)
{
    struct saved_game saved;
    (void)state;
    saved_game_begin(&saved, "easy-4x4");
    snprintf(saved.path, sizeof saved.path, "/dev/null/game");
    assert_false(saved_game_write(&saved, "game\n", 5, true));
    assert_true(saved.is_broken);
    saved_game_close(&saved);
}

/* ---- what is in the way --------------------------------------------------------------------------------- */

static unsigned mode_of(const char *path)
{
    struct stat about;
    assert_int_equal(lstat(path, &about), 0);
    return about.st_mode;
}

/* A link under the name of a temporary file is removed, not followed; so is what a killed program left. */
static void temporary_files_are_new(void **state)
{
    struct saved_game saved;
    char fresh[PATH_BYTES + 16], victim[PATH_BYTES];
    (void)state;
    snprintf(victim, sizeof victim, "%s/victim", folder);
    assert_true(file_replace(victim, "precious", 8));
    saved_game_begin(&saved, "easy-4x4");
    snprintf(fresh, sizeof fresh, "%s.new", saved.path);
    assert_int_equal(symlink(victim, fresh), 0);
    assert_true(saved_game_write(&saved, "game\n", 5, true));
    assert_holds(victim, "precious");
    assert_true(S_ISREG(mode_of(saved.path)));
    assert_true(file_replace(fresh, "left by a program that was killed", 33));
    assert_true(saved_game_write(&saved, "again\n", 6, true));
    assert_holds(saved.path, "again\n");
    assert_int_equal(access(fresh, F_OK), -1);
    saved_game_remove(&saved);
    assert_int_equal(unlink(victim), 0);
}

static void files_are_for_the_user_alone(void **state)
{
    struct saved_game saved;
    char path[PATH_BYTES];
    (void)state;
    const mode_t before = umask(0);
    saved_game_begin(&saved, "easy-4x4");
    assert_true(saved_game_write(&saved, "game\n", 5, true));
    assert_int_equal(mode_of(saved.path) & 0777, 0600);
    snprintf(path, sizeof path, "%s/play.conf", folder);
    assert_true(file_replace(path, "x", 1));
    assert_int_equal(mode_of(path) & 0777, 0600);
    umask(before);
    saved_game_remove(&saved);
    assert_int_equal(unlink(path), 0);
}

/* A link of the user's stays one: the file is replaced where it is. */
static void links_of_the_user_are_kept(void **state)
{
    struct saved_game first, second;
    char elsewhere[PATH_BYTES], link_path[PATH_BYTES];
    size_t length;
    (void)state;
    saved_game_begin(&first, "easy-4x4");
    assert_true(saved_game_write(&first, "game\n", 5, true));
    snprintf(link_path, sizeof link_path, "%s", first.path);
    saved_game_close(&first);
    snprintf(elsewhere, sizeof elsewhere, "%s/elsewhere.nonet", folder);
    assert_int_equal(rename(link_path, elsewhere), 0);
    assert_int_equal(symlink(elsewhere, link_path), 0);
    char *const text = saved_game_open(&second, link_path, &length);
    assert_non_null(text);
    free(text);
    assert_true(saved_game_write(&second, "more\n", 5, false));
    assert_true(saved_game_write(&second, "other\n", 6, true));
    saved_game_close(&second);
    assert_true(S_ISLNK(mode_of(link_path)));
    assert_holds(elsewhere, "other\n");
    assert_int_equal(unlink(link_path) + unlink(elsewhere), 0);
}

static void a_damaged_file_stays_beside_the_new_one(void **state)
{
    struct saved_game saved;
    char first[PATH_BYTES], second[PATH_BYTES];
    (void)state;
    saved_game_begin(&saved, "easy-4x4");
    assert_true(saved_game_write(&saved, "damaged\n", 8, true));
    assert_true(saved_game_keep_damaged(&saved, first));
    assert_true(saved_game_write(&saved, "new\n", 4, true));
    assert_true(saved_game_keep_damaged(&saved, second));
    assert_true(saved_game_write(&saved, "newer\n", 6, true));
    assert_holds(first, "damaged\n");
    assert_holds(second, "new\n");
    assert_string_equal(second + strlen(second) - 10, ".damaged-2");
    saved_game_remove(&saved);
    assert_int_equal(unlink(first) + unlink(second), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(settings_are_read),
        cmocka_unit_test(mistakes_have_a_place),
        cmocka_unit_test(a_change_leaves_the_rest),
        cmocka_unit_test(a_game_grows_and_is_replaced),
        cmocka_unit_test(a_game_is_played_once_at_a_time),
        cmocka_unit_test(all_games_are_listed_and_can_be_deleted),
        cmocka_unit_test(a_failed_write_is_told),
        cmocka_unit_test(temporary_files_are_new),
        cmocka_unit_test(files_are_for_the_user_alone),
        cmocka_unit_test(links_of_the_user_are_kept),
        cmocka_unit_test(a_damaged_file_stays_beside_the_new_one),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
