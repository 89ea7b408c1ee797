# Choosing techniques: only, without, until, all of one; names in many forms; mistakes.
. ./common
nonet explain --brief --only easy,medium $hard | tail -n 3
nonet explain --brief --only easy,medium,hard --without uniqueness,0400 $hard | tail -n 1
nonet explain --brief --until 'Locked Candidates Type 1 (Pointing)' $hard | grep -A1 'pointing'
nonet explain --brief --technique hidden-single $hard
run nonet explain --brief --technique 'unique rectangle' ':n003:1:....7.1.....2..+3.54....98.+7..8.+9..3....6+3....31...8..9...+7+23...+75+39.6+2.42......73:::144:'
nonet explain --brief --only easy,medium,hard,xy --without 'unique rectangle,cell forcing chain' $hard | tail -n 1
nonet explain --brief --until 'XY,XYZ' $hard | grep -A1 -i 'XY'
run nonet explain --technique xwing $hard
run nonet explain --technique xwing --only easy $hard
run nonet hint --only jellyfish $hard
run nonet explain --only nonsense $hard
run nonet explain --without '' $hard
run nonet explain --like someone $hard
run nonet explain --brief --result $hard
run nonet explain --technique x-wing --until x-wing $hard
run nonet explain --to line $hard
