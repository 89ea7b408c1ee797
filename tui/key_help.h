/* key_help.h: all keys, on the screen. */
#ifndef TUI_KEY_HELP_H
#define TUI_KEY_HELP_H

void key_help_show(int side);

#endif
