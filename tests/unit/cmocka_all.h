/* cmocka_all.h: cmocka with the headers that it needs before it. */
#ifndef TEST_CMOCKA_ALL_H
#define TEST_CMOCKA_ALL_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
