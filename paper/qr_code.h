/* qr_code.h: a link as a QR code, for phones. */
#ifndef PAPER_QR_CODE_H
#define PAPER_QR_CODE_H

#include "book_inside.h"

/* Show it below a board whose left lower corner is at x, y, in QR_HEIGHT points. */
void qr_code_show(const struct making *making, const char *link, double x, double y, double width);

/* Can it be shown so that phones read it: is the link short enough? */
bool qr_code_fits(const char *link);

#endif
