# Normal, full, brief, and normal again; the answer may be just w.
. ./common
menu watch medium '' w '' words '' w '' q no quit | without_list
