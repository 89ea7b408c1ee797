/* stack_use HEADER: how much stack each public function takes, at its worst among many scenarios. It fails if one takes
 * more than the library promises, or if a function that the header declares was not measured at all. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stack/painted.h"
#include "stack/scenarios.h"

/* Half of what wasm-ld gives a program, and far less than any system gives a thread. */
enum { MOST_STACK = 32 * 1024, MOST_HEADER = 1 << 20 };

static void use_all(void)
{
    use_text();
    use_many();
    use_json();
    use_solving();
    use_rating();
    use_creating();
    use_explaining();
}

/* The name that a declaration gives: the first word of ours with a bracket behind it. */
static const char *declared_name(const char *declaration, size_t *length)
{
    for (const char *at = declaration; (at = strstr(at, "nonet_")); at += *length) {
        *length = strspn(at, "abcdefghijklmnopqrstuvwxyz_0123456789");
        if (at[*length] == '(') return at;
    }
    return NULL;
}

/* Print the functions that were not measured. Returns how many they are; -1: the header cannot be read. */
static int count_unmeasured(const char *path)
{
    static char text[MOST_HEADER + 1];
    static const char mark[] = "\nNONET_API ";
    FILE *const file = fopen(path, "r");
    if (!file) return -1;
    text[fread(text, 1, MOST_HEADER, file)] = 0;
    fclose(file);
    int unmeasured = 0, declared = 0;
    for (const char *at = text; (at = strstr(at, mark)); at++) {
        size_t length;
        const char *const name = declared_name(at, &length);
        if (!name) return -1;
        declared++;
        if (stack_is_measured(name, length)) continue;
        unmeasured++;
        printf("%.*s: no scenario in tests/stack calls it\n", (int)length, name);
    }
    return declared ? unmeasured : -1;
}

int main(int count, char **arguments)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (count != 2 || !stack_run(use_all)) return 2;
    const int too_many = stack_report(MOST_STACK);
    const int unmeasured = count_unmeasured(arguments[1]);
    if (too_many) printf("%d functions take more than %d bytes of stack\n", too_many, MOST_STACK);
    return too_many || unmeasured ? EXIT_FAILURE : EXIT_SUCCESS;
}
