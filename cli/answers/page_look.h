/* page_look.h: what a page of an explanation looks like, and the script that leafs through it; lines up to a NULL. */
#ifndef CLI_PAGE_LOOK_H
#define CLI_PAGE_LOOK_H

extern const char *const page_style[], *const page_script[];

#endif
