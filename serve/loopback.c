/* loopback.c: see loopback.h. The address is a constant: there is no option, and no environment, that opens it to a network. */
#include "loopback.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <sys/socket.h>
#include <unistd.h>

enum { WAITING_CONNECTIONS = 128 };

/* A port whose last connections have just ended can be used again at once; one that somebody listens to cannot. */
static bool listen_at(int descriptor, int *port)
{
    const int yes = 1;
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)*port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    if (fcntl(descriptor, F_SETFD, FD_CLOEXEC) != 0 || fcntl(descriptor, F_SETFL, O_NONBLOCK) != 0 ||
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) != 0 ||
        bind(descriptor, (const struct sockaddr *)&address, sizeof address) != 0 ||
        listen(descriptor, WAITING_CONNECTIONS) != 0 ||
        getsockname(descriptor, (struct sockaddr *)&address, &length) != 0)
        return false;
    *port = ntohs(address.sin_port);
    return true;
}

int loopback_listen(int *port)
{
    const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    if (descriptor < 0 || listen_at(descriptor, port)) return descriptor;
    const int error = errno;
    close(descriptor);
    errno = error;
    return -1;
}
