# Public headers have plain comments. Doxygen reads only those that say that they are for it: this makes them so.
#
# A comment behind a member describes what stands before it. Not those behind } and #endif, which name what ends.
/^ *[}#]/b
s|^\( *[^ /].*[;,{]\)  // \(.*\)$|\1  ///< \2|
# Comments on lines of their own. Backslashes there are no commands, '#' begins no link, and what is in angle
# brackets is no tag of HTML.
/^ *\/\//{
s|\\|\\\\|g
s|#|\\#|g
s|<\([A-Za-z:_./]*\)>|\\<\1\\>|g
s|^\( *\)// |\1/// |
s|^\( *\)//$|\1///|
}
