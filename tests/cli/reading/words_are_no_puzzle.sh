# Text that is in no notation.
printf 'Dear all,\nplease find attached\n' | nonet solve
