/* scenarios.h: what stack_use measures, by area of the library. */
#ifndef SCENARIOS_H
#define SCENARIOS_H

void use_solving(void);
void use_explaining(void);
void use_rating(void);
void use_creating(void);
void use_text(void);
void use_many(void);
void use_json(void);

#endif
