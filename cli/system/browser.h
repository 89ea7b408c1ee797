/* browser.h: shows a page in the browser of whoever runs the program. */
#ifndef CLI_BROWSER_H
#define CLI_BROWSER_H

enum browser_result {
    BROWSER_STARTED,
    BROWSER_NO_SCREEN, /* nobody has said which browser, and there is no desktop that knows one */
    BROWSER_MISSING,   /* none of the programs that could open the file is there */
};

/* Open the file of this absolute path. Nobody waits for the browser. */
enum browser_result browser_open(const char *path);

/* The same for an address, which begins with http: and has no characters that mean something to anybody else. */
enum browser_result browser_open_address(const char *address);

/* Say what is left to do if it was not opened; `what`: "file" or "address". */
void browser_tell(enum browser_result result, const char *what);

#endif
