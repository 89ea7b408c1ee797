# Chains in Eureka notation, or as HoDoKu writes them; JSON has both.
position=':0701:4:4+5+9+2+1+8...6..+4532+19+1+3+2+6975+4+8.2...5+1+96.1.7...+2....1+2..3.+5.3+9+7+2.8+1.9..6+1..2+2.1..+49..::457 467::'
nonet explain --technique x-chain --brief "$position"
nonet explain --technique x-chain --brief --chains eureka "$position"
nonet explain --technique x-chain --brief --chains hodoku "$position"
nonet explain --technique x-chain --json "$position" | grep -oE '"(chain_text|eureka)":"[^"]*"'
nonet explain --technique x-chain --json --chains hodoku "$position"
nonet hint --stage where --chains hodoku "$position"
nonet techniques --chains hodoku
nonet explain --chains other "$position"
printf '%s\n' watch easy chains chains q quit | nonet menu --seed 1 --chains hodoku | grep 'Chains from'
