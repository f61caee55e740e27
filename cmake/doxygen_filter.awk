# Turns the plain comments of a header into those that Doxygen reads:
#
#   a block of lines before a declaration             ///
#   the block before `namespace`                      the text of the file
#   a remark behind a declaration                     ///<
#   indented lines within a block, but not in lists   @code
#
# Other comments stay as they are. Only @code adds lines, so Doxygen's messages lead near the place.

# Signs that mean something to Doxygen, but not where the text is code: in `backticks`.
function plain(text,    parts, n, i, out) {
  n = split(text, parts, "`")
  for (i = 1; i <= n; ++i) {
    if (i % 2 == 1) gsub(/[\\@<>#&]/, "\\\\&", parts[i])
    out = out (i > 1 ? "`" : "") parts[i]
  }
  return out
}

# Writes the block that has been read, as what the line after it makes of it.
function flush_block(after,    i, text, in_list, in_code, mark, is_file) {
  is_file = after ~ /^namespace /
  mark = is_file || (after != "" && after !~ /^[ \t]*(}|#|\/\/|public:|private:|protected:)/) ? "///" : "//"
  for (i = 1; i <= lines; ++i) {
    text = block[i]
    sub(/^[ \t]*\/\/ ?/, "", text)
    sub(/^---- [a-z ]*\. /, "", text)  # the title of a section, with a text behind it
    if (text ~ /^(----|clang-format|NOLINT)/ || mark == "//") {
      print indent "// " text
      continue
    }
    if (is_file && i == 1) print "/// @file"
    if (text ~ /^(- |[0-9]+\. )/) in_list = 1
    else if (text !~ /^  /) in_list = 0
    if (text ~ /^  / && !in_list && !in_code) { print indent "/// @code{.cpp}"; in_code = 1 }
    if (text !~ /^  / && text != "" && in_code) { print indent "/// @endcode"; in_code = 0 }
    print indent mark " " (in_code ? text : plain(text))
  }
  if (in_code) print indent "/// @endcode"
  if (is_file) print ""
  lines = 0
}

/^[ \t]*\/\// {
  if (gap > 0) { flush_block(""); print ""; gap = 0 }
  if (lines == 0) { indent = $0; sub(/\/\/.*/, "", indent) }
  block[++lines] = $0
  next
}

{
  if (lines > 0) {
    # The comment of a file has an empty line behind it, and then the namespace.
    if ($0 == "") { if (++gap == 1) next }
    if (gap > 0 && $0 !~ /^namespace /) { flush_block(""); print "" }
    else flush_block($0)
    gap = 0
  }
  if (match($0, /[;,)] +\/\/ /)) {
    print substr($0, 1, RSTART) "  ///< " plain(substr($0, RSTART + RLENGTH))
    next
  }
  print
}

END { if (lines > 0) flush_block("") }
