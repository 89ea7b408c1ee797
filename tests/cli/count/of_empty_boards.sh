# 4x4, and 6x6 with its first row fixed.
printf '%s\n' ................ 123456.............................. | nonet count
