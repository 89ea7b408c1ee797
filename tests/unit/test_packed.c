/* test_packed.c: packed text is unpacked to what it was, in whatever pieces it comes; of what is damaged or cut off there is never
 * more than was packed, and always a reason; a ring hands on what it is given, and either end may leave. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include <pthread.h>

#include "packed/packed.h"
#include "system/module.h"
#include "system/packing.h"
#include "system/ring.h"
#include "system/unpacker.h"
#include "system/unpacking.h"

/* The module is linked with the test. */
const struct module module_packed = {"packed", "", "", &packed_module};

const void *module_open(const struct module *module)
{
    return module->linked;
}

struct text {
    char *bytes;
    size_t length;
};

/* ---- packing and unpacking in memory ---------------------------------------------------------- */

enum { MOST = 4096 };

/* `flushes`: after each line. */
static size_t pack_text(enum packed_format format, const char *text, bool flushes, unsigned char *packed)
{
    const struct packed_codec *const codec = packed_module.codecs[format];
    void *const state = codec->pack_new();
    struct packed_bytes bytes = {.out = packed, .out_left = MOST};
    assert_non_null(state);
    while (*text) {
        const char *const end = strchr(text, '\n');
        bytes.in = (const unsigned char *)text;
        bytes.in_left = end ? (size_t)(end + 1 - text) : strlen(text);
        text += bytes.in_left;
        assert_int_equal(codec->pack(state, &bytes, PACKED_WRITE), PACKED_GOES_ON);
        assert_int_equal(bytes.in_left, 0);
        if (flushes) assert_int_equal(codec->pack(state, &bytes, PACKED_FLUSH), PACKED_GOES_ON);
    }
    assert_int_equal(codec->pack(state, &bytes, PACKED_FINISH), PACKED_ENDS);
    codec->pack_free(state);
    return MOST - bytes.out_left;
}

/* In pieces of at most this many bytes. Returns what is wrong, or NULL. */
static const char *unpack_text(const unsigned char *packed, size_t length, size_t in, size_t out, char *text,
                               size_t *got)
{
    struct unpacker unpacker;
    struct packed_bytes bytes = {0};
    const char *problem = NULL;
    assert_true(unpacker_begin(&unpacker));
    *got = 0;
    for (size_t at = 0; !problem && (at < length || !bytes.out_left);) {
        if (!bytes.in_left && at < length && bytes.out_left) {
            bytes.in = packed + at;
            bytes.in_left = length - at < in ? length - at : in;
            at += bytes.in_left;
        }
        do {
            if (*got + out > MOST) {
                unpacker_free(&unpacker);
                return "longer than it was";
            }
            bytes.out = (unsigned char *)text + *got;
            bytes.out_left = out;
            problem = unpacker_go_on(&unpacker, &bytes);
            *got += out - bytes.out_left;
        } while (!problem && !bytes.out_left);
    }
    if (!problem) problem = unpacker_finish(&unpacker);
    unpacker_free(&unpacker);
    return problem;
}

static const char lines[] = "...12134....42..\n.6....5...2...5..21.365...64.343.2.6\n1...4.......2..3\n"
                            "5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....\n";

static void test_every_format_in_any_pieces(void **state)
{
    unsigned char packed[MOST];
    char text[MOST];
    size_t got;
    (void)state;
    for (int format = 0; format < PACKED_FORMATS; format++) {
        const size_t length = pack_text((enum packed_format)format, lines, format % 2, packed);
        for (size_t in = 1; in < 40; in += 3)
            for (size_t out = 1; out < 40; out += 3) {
                assert_null(unpack_text(packed, length, in, out, text, &got));
                assert_int_equal(got, strlen(lines));
                assert_memory_equal(text, lines, got);
            }
    }
}

static void test_members_of_any_format_follow_each_other(void **state)
{
    static const char zeros[4];
    unsigned char packed[2 * MOST];
    char text[MOST];
    size_t got, length = 0, members = 0;
    (void)state;
    for (int first = 0; first < PACKED_FORMATS; first++)
        for (int second = 0; second < PACKED_FORMATS; second++) {
            length = pack_text((enum packed_format)first, lines, false, packed);
            length += pack_text((enum packed_format)second, "", false, packed + length);
            memcpy(packed + length, zeros, sizeof zeros);
            length += sizeof zeros;
            length += pack_text((enum packed_format)second, lines, true, packed + length);
            assert_null(unpack_text(packed, length, 7, 50, text, &got));
            assert_int_equal(got, 2 * strlen(lines));
            assert_memory_equal(text + strlen(lines), lines, strlen(lines));
            members += 3;
        }
    assert_int_equal(members, 3 * PACKED_FORMATS * PACKED_FORMATS);
    packed[length] = '1';
    assert_string_equal(unpack_text(packed, length + 1, 7, 50, text, &got), "followed by something that is not packed");
    assert_int_equal(got, 2 * strlen(lines));
    packed[length] = 'B'; /* as bz2 does */
    assert_string_equal(unpack_text(packed, length + 1, 7, 50, text, &got), "followed by something that is not packed");
}

/* Flushed bz2 would be several members, of which any number is a whole file. */
static void test_what_is_cut_off_is_a_part(void **state)
{
    unsigned char packed[MOST];
    char text[MOST];
    size_t got;
    (void)state;
    for (int format = 0; format < PACKED_FORMATS; format++) {
        const size_t length = pack_text((enum packed_format)format, lines, format != PACKED_BZ2, packed);
        size_t most = 0;
        for (size_t cut = 1; cut < length; cut++) {
            const char *const problem = unpack_text(packed, cut, 5, 100, text, &got);
            assert_non_null(problem);
            assert_memory_equal(text, lines, got);
            assert_true(got >= most); /* the more there is */
            most = got;
        }
        /* What follows the text tells only that this is the end. */
        if (format != PACKED_BZ2) assert_int_equal(most, strlen(lines));
    }
}

/* Of gz the first ten bytes hold a time, and whatever else nobody reads. */
static void test_what_is_changed_is_a_part_or_all(void **state)
{
    unsigned char packed[MOST];
    char text[MOST];
    size_t got, unseen = 0;
    (void)state;
    for (int format = 0; format < PACKED_FORMATS; format++) {
        const size_t length = pack_text((enum packed_format)format, lines, true, packed);
        for (size_t at = 0; at < length; at++)
            for (int bit = 0; bit < 8; bit++) {
                packed[at] ^= (unsigned char)(1 << bit);
                const char *const problem = unpack_text(packed, length, MOST, 500, text, &got);
                packed[at] ^= (unsigned char)(1 << bit);
                if (problem) continue;
                unseen++;
                assert_int_equal(got, strlen(lines));
                assert_memory_equal(text, lines, got);
            }
    }
    assert_in_range(unseen, 1, 300);
}

/* Before a damaged block comes what flushing has made blocks of their own. */
static void test_what_comes_before_damage_is_there(void **state)
{
    unsigned char packed[MOST];
    char text[MOST];
    size_t got;
    (void)state;
    for (int format = 0; format < PACKED_FORMATS; format++) {
        if (format == PACKED_XZ) continue; /* whose blocks are checked at their end */
        const size_t length = pack_text((enum packed_format)format, lines, true, packed);
        size_t most = 0;
        for (size_t at = length / 2; at < length; at++) {
            packed[at] ^= 0x55;
            unpack_text(packed, length, 9, 100, text, &got);
            packed[at] ^= 0x55;
            if (got > most && got <= strlen(lines) && memcmp(text, lines, got) == 0) most = got;
        }
        assert_true(most >= (size_t)(strchr(lines, '\n') - lines));
    }
}

/* A window of 256 MiB: of zst it stands in the frame's head, of xz in that of the first block. */
static void test_too_much_memory_is_refused(void **state)
{
    static const unsigned char zst[] = {0x28, 0xb5, 0x2f, 0xfd, 0x00, 18 << 3, 0x01, 0x00, 0x00};
    static const unsigned char xz[] = {0xfd, '7',  'z', 'X', 'Z',  0, 0,  4, 0xe6, 0xd6,
                                       0xb4, 0x46, 2,   0,   0x21, 1, 32, 0, 0,    0};
    char text[MOST];
    size_t got;
    (void)state;
    (void)xz;
    assert_string_equal(unpack_text(zst, sizeof zst, 4, 100, text, &got),
                        "needs more than 128 MiB of memory to be unpacked");
}

/* ---- what is packed --------------------------------------------------------------------------- */

static void test_formats_are_known_by_their_bytes(void **state)
{
    unsigned char packed[MOST];
    enum packed_format found;
    (void)state;
    for (int format = 0; format < PACKED_FORMATS; format++)
        for (int is_empty = 0; is_empty < 2; is_empty++) {
            pack_text((enum packed_format)format, is_empty ? "" : lines, false, packed);
            size_t length = 0;
            while (packed_format_guess(packed, length, &found) == PACKED_MAY_BE) length++;
            assert_in_range(length, 3, LONGEST_MAGIC);
            assert_int_equal(packed_format_guess(packed, length, &found), PACKED_IS);
            assert_int_equal(found, format);
        }
    assert_int_equal(packed_format_guess("B", 1, &found), PACKED_MAY_BE);
    assert_int_equal(packed_format_guess("BZh9 is not", 11, &found), PACKED_IS_NOT);
    assert_int_equal(packed_format_guess("BZh01AY&SY", 10, &found), PACKED_IS_NOT);
    assert_int_equal(packed_format_guess("1", 1, &found), PACKED_IS_NOT);
}

static void test_names_say_how_to_pack(void **state)
{
    (void)state;
    assert_int_equal(packed_format_of_name("a.gz"), PACKED_GZ);
    assert_int_equal(packed_format_of_name("a.txt.zst"), PACKED_ZST);
    assert_int_equal(packed_format_of_name("./.xz"), PACKED_XZ);
    assert_int_equal(packed_format_of_name("a.bz2"), PACKED_BZ2);
    assert_int_equal(packed_format_of_name("a.gz/b"), PACKED_FORMATS);
    assert_int_equal(packed_format_of_name("gz"), PACKED_FORMATS);
    assert_int_equal(packed_format_of_name("a.gzip"), PACKED_FORMATS);
}

static void test_archives_are_called_what_they_are(void **state)
{
    char tar[512] = "name";
    (void)state;
    memcpy(tar + 257, "ustar", 5);
    assert_non_null(strstr(archive_problem(tar, sizeof tar), "tar"));
    assert_null(archive_problem(tar, 261));
    assert_non_null(strstr(archive_problem("PK\3\4", 4), "ZIP"));
    assert_null(archive_problem(lines, strlen(lines)));
}

/* ---- threads ---------------------------------------------------------------------------------- */

struct job {
    int from, to;
    enum packed_format format;
    size_t lines;
    long pauses; /* nanoseconds, now and then */
};

static size_t make_line(size_t number, char *line)
{
    return (size_t)sprintf(line, "%zu%0*d\n", number, (int)(number * 37 % 4000), 0);
}

static void *write_packed(void *context)
{
    const struct job *const job = context;
    const char *problem;
    char line[5000];
    struct packing *const packing = packing_begin(job->to, job->format, &problem);
    assert_non_null(packing);
    for (size_t number = 0; number < job->lines; number++) {
        if (job->pauses && number % 100 == 50) nanosleep(&(struct timespec){0, job->pauses}, NULL);
        if (!packing_write(packing, line, make_line(number, line))) break;
    }
    problem = packing_end(packing);
    close(job->to);
    return problem ? context : NULL;
}

/* What comes out of a pipe is what went in, however long either side takes. */
static void check_pipe(enum packed_format format, size_t count, long pauses)
{
    int ends[2];
    pthread_t writer;
    void *failure;
    char line[5000];
    const char *problem;
    size_t number = 0, at = 0, length = make_line(0, line);
    assert_int_equal(pipe(ends), 0);
    struct job job = {.to = ends[1], .format = format, .lines = count, .pauses = pauses};
    pthread_create(&writer, NULL, write_packed, &job);
    struct unpacking *const unpacking = unpacking_begin(ends[0], "", 0, &problem);
    assert_non_null(unpacking);
    for (;;) {
        const struct unpacked_text piece = unpacking_take(unpacking);
        assert_null(piece.problem);
        if (!piece.length) break;
        for (size_t done = 0; done < piece.length; done++) {
            assert_int_equal(piece.text[done], line[at]);
            if (++at < length) continue;
            length = make_line(++number, line);
            at = 0;
        }
    }
    assert_int_equal(number, count);
    unpacking_end(unpacking);
    close(ends[0]);
    pthread_join(writer, &failure);
    assert_null(failure);
}

static void test_through_a_pipe(void **state)
{
    (void)state;
    for (int format = 0; format < PACKED_FORMATS; format++) check_pipe((enum packed_format)format, 1000, 0);
    check_pipe(PACKED_GZ, 200, 3000000);
    check_pipe(PACKED_ZST, 0, 0);
}

/* A line that was flushed comes before the next one is written. */
static void test_what_is_flushed_comes_at_once(void **state)
{
    (void)state;
    for (int format = 0; format < PACKED_FORMATS; format++) {
        const struct packed_codec *const codec = packed_module.codecs[format];
        int ends[2];
        const char *problem;
        assert_int_equal(pipe(ends), 0);
        void *const packer = codec->pack_new();
        struct unpacking *const unpacking = unpacking_begin(ends[0], "", 0, &problem);
        for (int number = 0; number < 3; number++) {
            unsigned char packed[MOST];
            char line[16];
            struct packed_bytes bytes = {.in = (unsigned char *)line, .out = packed, .out_left = MOST};
            bytes.in_left = (size_t)sprintf(line, "line %d\n", number);
            const size_t length = bytes.in_left;
            assert_int_equal(codec->pack(packer, &bytes, PACKED_WRITE), PACKED_GOES_ON);
            assert_int_equal(codec->pack(packer, &bytes, PACKED_FLUSH), PACKED_GOES_ON);
            assert_int_equal(write(ends[1], packed, MOST - bytes.out_left), (ssize_t)(MOST - bytes.out_left));
            const struct unpacked_text piece = unpacking_take(unpacking);
            assert_int_equal(piece.length, length);
            assert_memory_equal(piece.text, line, length);
        }
        unpacking_end(unpacking); /* although the pipe is open */
        codec->pack_free(packer);
        close(ends[0]);
        close(ends[1]);
    }
}

/* The thread has filled all that there is, and waits for room. */
static void test_the_reader_may_leave(void **state)
{
    int ends[2];
    pthread_t writer;
    const char *problem;
    (void)state;
    for (int taken = 0; taken < 3; taken++) {
        assert_int_equal(pipe(ends), 0);
        struct job job = {.to = ends[1], .format = PACKED_GZ, .lines = 3000};
        pthread_create(&writer, NULL, write_packed, &job);
        struct unpacking *const unpacking = unpacking_begin(ends[0], "", 0, &problem);
        for (int piece = 0; piece < taken; piece++) assert_true(unpacking_take(unpacking).length > 0);
        unpacking_end(unpacking);
        char rest[4096];
        while (read(ends[0], rest, sizeof rest) > 0) continue; /* the writer finishes */
        pthread_join(writer, NULL);
        close(ends[0]);
    }
}

static void test_a_full_disk_is_told(void **state)
{
    const int full = dup(STDIN_FILENO); /* replaced below */
    const char *problem;
    char line[5000];
    (void)state;
    FILE *const device = fopen("/dev/full", "w");
    if (!device) skip();
    assert_true(dup2(fileno(device), full) >= 0);
    fclose(device);
    struct packing *const packing = packing_begin(full, PACKED_ZST, &problem);
    bool goes_on = true;
    for (size_t number = 0; goes_on && number < 100000; number++)
        goes_on = packing_write(packing, line, make_line(number, line));
    assert_false(goes_on);
    assert_string_equal(packing_end(packing), "No space left on device");
    struct packing *const short_one = packing_begin(full, PACKED_BZ2, &problem);
    packing_write(short_one, line, make_line(1, line));
    assert_string_equal(packing_end(short_one), "No space left on device");
    close(full);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_format_in_any_pieces),
        cmocka_unit_test(test_members_of_any_format_follow_each_other),
        cmocka_unit_test(test_what_is_cut_off_is_a_part),
        cmocka_unit_test(test_what_is_changed_is_a_part_or_all),
        cmocka_unit_test(test_what_comes_before_damage_is_there),
        cmocka_unit_test(test_too_much_memory_is_refused),
        cmocka_unit_test(test_formats_are_known_by_their_bytes),
        cmocka_unit_test(test_names_say_how_to_pack),
        cmocka_unit_test(test_archives_are_called_what_they_are),
        cmocka_unit_test(test_through_a_pipe),
        cmocka_unit_test(test_what_is_flushed_comes_at_once),
        cmocka_unit_test(test_the_reader_may_leave),
        cmocka_unit_test(test_a_full_disk_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
