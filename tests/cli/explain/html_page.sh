# A page of HTML: every step with its pictures and words, ratings, links that all lead somewhere, the JSON of it all.
. ./common
cd "$TMPDIR"
# tell PAGE: what is in it.
tell() {
    grep -c '<section' $1
    sed -n 's/.*<p class="soft">//p' $1 | sed 's/<.*//'
    grep -o '<dt>[^/]*</dt><dd><b>[^<]*' $1 | sed 's/<[^>]*>/ /g'
    grep -o 'href="#[^"]*' $1 | sed 's/.*#//' | sort -u >links
    grep -o '<section id="[^"]*' $1 | sed 's/.*"//' | sort -u >sections
    cmp links sections && echo "links lead to sections"
    echo "$(grep -c '<figure>' $1) pictures, $(grep -o 'src=\|url(' $1 | grep -c .) files from elsewhere"
}
run nonet explain --html way.html $hard
tell way.html
sed -n '/id="explanation"/{n;p;}' way.html | sed 's/\\u003c/</g' >explanation.json
nonet explain --json $hard | cmp - explanation.json && echo "the JSON is that of --json"
run nonet explain --like hodoku --html hodoku.html $hard
sed -n '/id="explanation"/{n;p;}' hodoku.html | sed 's/\\u003c/</g' >explanation.json
nonet explain --like hodoku --json $hard | cmp - explanation.json && echo "with HoDoKu's techniques, too"
echo "--- several solutions"
run nonet explain --html several.html $several
tell several.html
echo "--- no technique helps"
run nonet explain --html stuck.html --only easy $hard
tell stuck.html
echo "--- only some steps"
run nonet explain --html some.html --cell r1c1 --value 3 $unique
tell some.html
echo "--- a name in the page is only text"
printf '%s\n' $unique >'a<script>.txt'
run nonet explain --html name.html 'a<script>.txt'
echo "$(grep -c '<script' name.html) scripts"
echo "--- no page"
run nonet explain --html none.html $none
run nonet explain --html none.html $equal_givens
echo $unreadable | run nonet explain --html none.html
ls *.html
