# Plain nonet is a usage error when input is no terminal.
. ./common
echo $unique | nonet
