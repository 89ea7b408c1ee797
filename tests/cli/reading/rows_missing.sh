# A grid that ends too early, before an empty line and at the end.
nonet solve - <<end
...1
2134
....

...1
2134
end
