# Positions where a search for chains through almost locked sets tried the same dead ends millions of times, and gave up.
. ./common
positions=':0000:x:.4..5.1623.+5....+9.......85+35....2.8..7.+51..4.6....7..54..8..5..+89.1.+5.7..524.....:316 222 622 429 731 635 945 347 149 749 656 162 362 275 376 679 385 395 396 199:::
:0000:x:.4...6.3.+6+52.....9.+7.9..56.2+6..+38..5.1.7..38..3.......5+96+327+8.1.+2...4...+481.....+3:814 715 815 217 719 125 727 835 236 336 439 144 947 555 763 863 963 565 665 166 267 767 967 168 768 269 584 884 185 585 789 695 998:::'
printf '%s\n' "$positions" | nonet explain --json --technique 'AIC with ALS,continuous nice loop with ALS' | grep -c '"steps"'
printf '%s\n' "$positions" | nonet explain --json --technique 'AIC with ALS,continuous nice loop with ALS' | grep -c '"limited"'
