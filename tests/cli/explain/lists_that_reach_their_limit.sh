# A search that reaches its limit says so: the list may lack steps. In JSON the names are in `limited`.
. ./common
large=...7..D8.E4..A...69..F..5...1..D1C.2G3.6....5.4.G.......71..B.F....DE.B.9..G..7..1F...C7.3..6...EBC4...A..8D9G......1......A.E.....B4....AD.C7.6.9..6....5.7..3...D.........A.B..F......B....D.5.3.1........G......G..9.6....45.C.28...14.E....3..7...G..85..6C.
run nonet explain --brief --technique 'nested chains,X-chain' $large | tail -2
nonet explain --json --technique 'nested chains,X-chain' $large | grep -o '"limited":[^]]*]'
nonet explain --brief --all-steps --technique 'nested chains,X-chain' $large | tail -1
nonet explain --json --all-steps --technique 'nested chains,X-chain' $large | grep -o '"limited":[^]]*]'
nonet explain --json --technique X-chain $large | grep -c limited
