# A single digit is a given, several are candidates, u marks what the player entered.
nonet solve - <<end
u3 4 2 1
2 1 3 4
1 3 124 23
4 2 1 3
end
