/* faults.h: calls of the system that fail when a test wants them to.
 *
 * The torture program is linked with --wrap, so that every malloc, calloc, realloc, aligned_alloc, pthread_create,
 * pthread_mutex_init and pthread_cond_init of the library comes here first. They are counted together; while faults are
 * armed, one of them fails, or all from one on. Blocks of memory are counted as well, so that none is lost.
 *
 * The clock can run out instead: every call of the library gets a time limit, and from one reading of the clock on all
 * limits are over. */
#ifndef FAULTS_H
#define FAULTS_H

#include <stdbool.h>
#include <stdint.h>

/* From now on the call number `at`, counted from 1, fails; `for_good`: and all that follow. */
void faults_arm(uint64_t at, bool for_good);

/* From now on calls have a time limit, if they do not bring one, until faults_lift_limits. */
void faults_set_limits(void);
void faults_lift_limits(void);

/* From now on the clock has run out when it is read for this time, counted from 1. */
void faults_arm_clock(uint64_t at);

/* How often a limit that was over was asked about again, at most; and how many limits began when time was over. */
uint64_t faults_late_questions(void);
uint64_t faults_late_limits(void);

/* Nothing fails any more. Returns how many calls have failed since faults_arm, the late readings of the clock among
 * them. */
uint64_t faults_disarm(void);

/* All that have failed so far. */
uint64_t faults_total(void);

/* Blocks that were allocated and not freed. */
int64_t faults_blocks(void);

#endif
