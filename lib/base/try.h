/* try.h: pass an error on to the caller. */
#ifndef NN_TRY_H
#define NN_TRY_H

#define NN_TRY(expression)                                                                                             \
    do {                                                                                                               \
        const nonet_status try_status_ = (expression);                                                                 \
        if (try_status_ != NONET_OK) return try_status_;                                                               \
    } while (0)

#endif
