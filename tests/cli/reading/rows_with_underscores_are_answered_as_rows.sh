# Nine lines with _ for an empty cell, from a pipe.
printf '%s\n' 5____79__ __4_1__8_ 61___5___ __2__1_7_ ___6_8___ ____2_458 7__9_6___ _6____2_9 ___1_____ | nonet solve
