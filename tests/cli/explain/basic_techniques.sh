# Techniques that are there for who asks: sets of five and more name their size; a direct single tells both parts.
. ./common
position=':n006:12457:..8..96+3.+37.+6+51.+9+8+69.+43+8..7....8...+9..95...162.......374+6+31+5+982.+23..4..5.....23..::142 542 746::'
nonet explain --technique 'naked set' "$position"
nonet explain --technique 'template delete' "$position" | head -n 10
nonet explain --technique 'direct hidden pair' ':n003:1:....7.1.....2..+3.54....98.+7..8.+9..3....6+3....31...8..9...+7+23...+75+39.6+2.42......73:::144:'
