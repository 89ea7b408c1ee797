# One cell too few, one too many; the column is where the line ends too early or goes on too long.
. ./common
nonet solve - <<end
${hard%.}
$hard
$hard.
end
