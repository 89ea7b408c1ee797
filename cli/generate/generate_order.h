/* generate_order.h: from the options of generate to an order for puzzles. For every command that makes some. */
#ifndef CLI_GENERATE_ORDER_H
#define CLI_GENERATE_ORDER_H

#include "generate/generate_all.h"
#include "generate/generate_options.h"

/* What to say if the options contradict each other, or NULL. */
const char *generate_order_clash(const struct generate_settings *settings);

/* Find out what to make: order->settings and order->wanted are set, the layout follows. Free *layout in any case. False: a
 * message of this command said why not. */
bool generate_order_prepare(struct generate_order *order, const char *command, nonet_layout **layout);

#endif
