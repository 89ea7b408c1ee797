/* replay.c: runs saved inputs through a fuzz target without a fuzzer: files and folders of files. */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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
    fprintf(stderr, "%s\r", path); /* stands there when the target aborts */
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
    for (int argument = 1; argument < argc; argument++) count += replay(argv[argument]);
    printf("%d inputs replayed\n", count);
    return 0;
}
