# Lines that begin with #, empty lines, what follows a puzzle, commas.
. ./common
nonet solve - <<end

# a comment
$unique the first
   
$unique	with a tab
$unique,further,fields

# the end
end
