/* browser.h: shows a file in the browser of whoever runs the program. */
#ifndef CLI_BROWSER_H
#define CLI_BROWSER_H

enum browser_result {
    BROWSER_STARTED,
    BROWSER_NO_SCREEN, /* nobody has said which browser, and there is no desktop that knows one */
    BROWSER_MISSING,   /* none of the programs that could open the file is there */
};

/* Open the file of this absolute path. Nobody waits for the browser. */
enum browser_result browser_open(const char *path);

#endif
