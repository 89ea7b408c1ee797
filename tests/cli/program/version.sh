# The version, the engines, the modules, the compiler.
nonet --version | sed 's/ [0-9][0-9.]*/ N/; s/: .*/: .../'
[ "$(nonet --version)" = "$(nonet -V)" ] && echo the same as -V
