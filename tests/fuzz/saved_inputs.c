/* saved_inputs.c: runs saved inputs through a fuzz target without a fuzzer: files and folders of files.
 */
#include <dirent.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *current_path = "";

/* Targets abort when something is wrong: say with which input. */
static void name_input(int signal_number)
{
    (void)signal_number;
    static const char words[] = "failed with ";
    if (write(2, words, sizeof words - 1) < 0 || write(2, current_path, strlen(current_path)) < 0 ||
        write(2, "\n", 1) < 0)
        _Exit(2);
}

static int replay_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(2);
    }
    uint8_t *data = NULL;
    size_t size = 0, got;
    do {
        data = realloc(data, size + 65536);
        if (!data) exit(2);
        got = fread(data + size, 1, 65536, file);
        size += got;
    } while (got);
    fclose(file);
    /* An exact copy, so that sanitizers see reading beyond it. */
    uint8_t *exact = malloc(size ? size : 1);
    if (!exact) exit(2);
    memcpy(exact, data, size);
    free(data);
    current_path = path;
    LLVMFuzzerTestOneInput(exact, size);
    free(exact);
    return 1;
}

static int replay(const char *path)
{
    DIR *folder = opendir(path);
    if (!folder) return replay_file(path);
    int count = 0;
    for (struct dirent *entry; (entry = readdir(folder));) {
        char inside[4096];
        if (entry->d_name[0] == '.') continue;
        snprintf(inside, sizeof inside, "%s/%s", path, entry->d_name);
        count += replay(inside);
    }
    closedir(folder);
    return count;
}

int main(int argc, char **argv)
{
    int count = 0;
    signal(SIGABRT, name_input);
    for (int argument = 1; argument < argc; argument++) count += replay(argv[argument]);
    printf("%d inputs replayed\n", count);
    return 0;
}
