# Kites of two values that share their cells in a box are two steps on the way; only where all are listed, one, as in HoDoKu.
puzzle=...5.1....9....8...6.......4.1..........7..9........3.8.....1.5...2..4.....36....
nonet explain --brief --until 'two-string kite,dual two-string kite' $puzzle | grep kite:
position=':0404:2:.+7..+81+9.4.+846.+97+3.+9....+78.635.7...8..+4+8..3..+7.9+7+2.+85+4+373....2.88+6.1+3+2+47.4..+8+75+3+6.::221 975::'
nonet explain --brief --technique 'dual two-string kite' "$position"
