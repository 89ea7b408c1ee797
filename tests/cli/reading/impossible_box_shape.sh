# A side of 7 needs boxes of one row, which are never guessed.
rows='..7...1 1..23.. .73..4. .426... 7..5.2. 4...5.3 3...7.2'
printf '%s\n' $rows | nonet solve
printf '%s\n' $rows | nonet solve --box 1x7
