# Techniques that are there for who asks: sets of five and more name their size; a direct single tells both parts.
. ./common
position=':n006:24567:....7.1.....2..+3.54....98.+7..8+1+9..3....6+3....31...8..9...+7+23...+75+39.6+2.42......73:446 546 456 556 463 563 467 567 468 568:258 259 458 558::'
nonet explain --technique 'naked set' "$position"
nonet explain --brief --technique 'almost locked pair' "$position"
nonet explain --technique 'template delete' "$position" | head -n 10
nonet explain --technique 'direct hidden pair' ':n003:1:....7.1.....2..+3.54....98.+7..8.+9..3....6+3....31...8..9...+7+23...+75+39.6+2.42......73:::144:'
