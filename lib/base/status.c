/* status.c: the words for status codes and verdicts, and the version. */
#include "nonet.h"

#define TEXT_OF(number) #number
#define VERSION_TEXT(major, minor, patch) TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

const char *nonet_version(void)
{
    return VERSION_TEXT(NONET_VERSION_MAJOR, NONET_VERSION_MINOR, NONET_VERSION_PATCH);
}

const char *nonet_status_name(nonet_status status)
{
    switch (status) {
    case NONET_OK: return "done";
    case NONET_STOPPED: return "stopped";
    case NONET_MORE: return "more text needed";
    case NONET_END: return "end of text";
    case NONET_ERR_ARG: return "impossible argument";
    case NONET_ERR_MEMORY: return "out of memory";
    case NONET_ERR_TEXT: return "unreadable text";
    case NONET_ERR_NOTATION: return "the notation cannot write this board";
    case NONET_ERR_INTERNAL: return "an answer failed its check (a bug in nonet, please report it)";
    }
    return "";
}

const char *nonet_verdict_name(nonet_verdict verdict)
{
    switch (verdict) {
    case NONET_VERDICT_UNKNOWN: return "unknown";
    case NONET_VERDICT_INVALID: return "invalid";
    case NONET_VERDICT_NONE: return "none";
    case NONET_VERDICT_UNIQUE: return "unique";
    case NONET_VERDICT_MULTIPLE: return "multiple";
    case NONET_VERDICT_SOLVED: return "solved";
    }
    return "";
}
