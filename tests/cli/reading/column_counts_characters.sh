# Not bytes: the dots before the @ have two each.
echo '····2134··@·42··' | nonet solve
