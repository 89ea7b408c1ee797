# A region forcing chain begins with all places of a house, and says which: not row 9, which has only one of them.
position=':0000:x:........4....869...7.3....6.37......6.........1.6.853...9.4......185.7....3...859:612 912 813 214 514 215 915 221 421 522 223 523 224 424 524 128 228 131 431 233 135 236 138 941 944 945 447 248 448 249 252 852 253 453 553 154 454 255 356 157 257 958 859 265 765 271 571 672 872 174 377 178 481 282 286 288 491 692 194 295 795 296:::'
nonet explain --technique 'region forcing chains' --cell r2c2 "$position" | grep -A4 'r2c2<>4'
