/* http_server.h: requests come in, and are answered from the list, in one thread. */
#ifndef SERVE_HTTP_SERVER_H
#define SERVE_HTTP_SERVER_H

#include "serve.h"

/* As serve_module.run. */
enum serve_result http_serve(const struct serve_wish *wish, int *error);

#endif
