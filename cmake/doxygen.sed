# Converts the comments of public headers to Doxygen's form: Doxygen ignores plain `//` comments.
#
# A comment after a member describes the member before it. Comments after } and #endif only name what ends and are not
# converted.
/^ *[}#]/b
# Links to pages that are not part of the reference: only their texts.
s|\[\([^]]*\)\]([a-z-]*\.md[^)]*)|\1|g
s|^\( *[^ /].*[;,{]\)  // \(.*\)$|\1  ///< \2|
# Comments on their own lines. Escapes backslashes, which are not commands, '#', which is not a link, and text in angle
# brackets, which is not an HTML tag.
/^ *\/\//{
# Example code, indented by three spaces: as a code block of Markdown, in which nothing is a link.
/^\/\/   /{
s|^//   |///     |
b
}
s|\\|\\\\|g
s|#|\\#|g
s|<\([A-Za-z:_./]*\)>|\\<\1\\>|g
s|^\( *\)// |\1/// |
s|^\( *\)//$|\1///|
}
