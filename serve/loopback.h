/* loopback.h: a socket that only this computer can reach. */
#ifndef SERVE_LOOPBACK_H
#define SERVE_LOOPBACK_H

/* One that listens on 127.0.0.1 at *port (0: any free one, which is stored there). -1: errno says why not. */
int loopback_listen(int *port);

#endif
