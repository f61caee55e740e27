"""Finds the places of a C++ file where one small change breaks the program, and says what each change is.

The file is read as tokens, not as a syntax tree: a change that does not compile is simply not counted.
Comments, text in quotes, lines of the preprocessor, assert and static_assert are left alone. The
layout that clang-format gives tells a binary operator (blanks on both sides) from a sign, a pointer or
the bracket of a template.
"""
import dataclasses
import re

TOKEN = re.compile(
    r"""(?P<comment> //[^\n]* | /\*.*?\*/ )
      | (?P<directive> ^[ \t]*\#(?:\\\n|[^\n])* )
      | (?P<text> R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)" | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])+' )
      | (?P<number> \d[\w'.]* )
      | (?P<name> [A-Za-z_]\w* )
      | (?P<sign> <<= | >>= | <=> | \.\.\. | :: | -> | \+\+ | -- | << | >> | <= | >= | == | != | && | \|\|
                | [-+*/%&|^]= | [^\s] )""",
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
BINARY = COMPARISONS | {
    "+": "-",
    "-": "+",
    "*": "+",
    "/": "*",
    "%": "/",
    "&&": "||",
    "||": "&&",
    "&": "|",
    "|": "&",
    "<<": ">>",
    ">>": "<<",
    "+=": "-=",
    "-=": "+=",
    "*=": "+=",
    "|=": "&=",
    "&=": "|=",
    "<<=": ">>=",
    ">>=": "<<=",
}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>="}
OPENING, CLOSING = {"(": ")", "[": "]", "{": "}"}, {")", "]", "}"}
# None of these begins a statement that could be dropped as a whole.
KEYWORDS = {
    "alignas",
    "auto",
    "bool",
    "break",
    "case",
    "char",
    "class",
    "const",
    "constexpr",
    "continue",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "explicit",
    "extern",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "namespace",
    "new",
    "operator",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "signed",
    "static",
    "struct",
    "switch",
    "template",
    "throw",
    "try",
    "typedef",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "while",
}


@dataclasses.dataclass(frozen=True)
class Token:
    kind: str
    text: str
    start: int
    end: int


@dataclasses.dataclass(frozen=True)
class Break:
    line: int
    what: str
    start: int  # what stands from here ...
    end: int  # ... to here is replaced
    new: str

    def planted_in(self, source):
        return source[: self.start] + self.new + source[self.end :]


def tokens_of(source):
    found = (
        Token(match.lastgroup if match.lastgroup != "mark" else "text", match.group(), *match.span())
        for match in TOKEN.finditer(source)
    )
    return [token for token in found if token.kind not in ("comment", "directive")]


class Finder:
    def __init__(self, source):
        self.source = source
        self.tokens = tokens_of(source)
        self.partners = self._partners()
        self.skipped = self._asserted()
        self.breaks = []

    def find(self):
        for at in range(len(self.tokens)):
            if at in self.skipped:
                continue
            self._operator(at)
            self._constant(at)
            self._condition(at)
            self._statement(at)
            self._row(at)
        return sorted(set(self.breaks), key=lambda each: (each.start, each.end, each.new))

    # ---- Reading -------------------------------------------------------------------------------------------

    def _text(self, at):
        return self.tokens[at].text if 0 <= at < len(self.tokens) else ""

    def _kind(self, at):
        return self.tokens[at].kind if 0 <= at < len(self.tokens) else ""

    def _partners(self):
        """The closing bracket of each opening one."""
        partners, open_ones = {}, []
        for at, token in enumerate(self.tokens):
            if token.kind == "sign" and token.text in OPENING:
                open_ones.append(at)
            elif token.kind == "sign" and token.text in CLOSING and open_ones:
                partners[open_ones.pop()] = at
        return partners

    def _asserted(self):
        skipped = set()
        for at, token in enumerate(self.tokens):
            if token.text in ("assert", "static_assert") and self._text(at + 1) == "(":
                skipped.update(range(at, self.partners.get(at + 1, at) + 1))
        return skipped

    def _stands_free(self, token):
        """Whether there are blanks on both sides."""
        return (
            self.source[token.start - 1 : token.start].isspace()
            and self.source[token.end : token.end + 1].isspace()
        )

    def _add(self, first, last, new, what):
        start, end = self.tokens[first].start, self.tokens[last].end
        line = self.source.count("\n", 0, start) + 1
        # No line moves, so that what is said about lines stays right.
        new += "\n" * (self.source.count("\n", start, end) - new.count("\n"))
        self.breaks.append(Break(line, what, start, end, new))

    def _short(self, first, last):
        text = " ".join(self.source[self.tokens[first].start : self.tokens[last].end].split())
        return text if len(text) <= 60 else text[:57] + "..."

    # ---- What can be broken --------------------------------------------------------------------------------

    def _operator(self, at):
        token = self.tokens[at]
        if token.kind != "sign":
            return
        beside_text = "text" in (self._kind(at - 1), self._kind(at + 1))
        if token.text in BINARY and self._stands_free(token) and not beside_text:
            self._add(at, at, BINARY[token.text], f"{token.text} becomes {BINARY[token.text]}")
        elif token.text in ("++", "--"):
            new = "--" if token.text == "++" else "++"
            self._add(at, at, new, f"{token.text} becomes {new}")
        elif token.text == "!":
            self._add(at, at, "", f"! before {self._text(at + 1)} is dropped")
        elif token.text == "-" and not self._stands_free(token) and self._kind(at + 1) != "number":
            self._add(at, at, "+", f"-{self._text(at + 1)} becomes +{self._text(at + 1)}")

    def _constant(self, at):
        token = self.tokens[at]
        if token.text in ("true", "false"):
            new = "false" if token.text == "true" else "true"
            self._add(at, at, new, f"{token.text} becomes {new}")
        number = re.fullmatch(r"(\d[\d']*)([uUlL]*)", token.text)
        in_template = self._text(at + 1) == ">" and self.source[token.end : token.end + 1] == ">"
        if token.kind != "number" or not number or in_template:
            return
        value = int(number.group(1).replace("'", ""))
        for new in [value + 1] + ([value - 1] if value > 0 else []):
            self._add(at, at, f"{new}{number.group(2)}", f"{value} becomes {new}")

    def _condition(self, at):
        if self._text(at) not in ("if", "while") or self._text(at + 1) != "(":
            return
        first, last = at + 2, self.partners[at + 1] - 1
        for between in range(first, last):  # if (auto x = f(); x > 0)
            if self._text(between) == ";":
                first = between + 1
        condition = self.source[self.tokens[first].start : self.tokens[last].end]
        self._add(first, last, f"!({condition})", f"{self._text(at)} ({self._short(first, last)}) is negated")

    def _statement(self, at):
        if not self._begins_statement(at):
            return
        end = self._end_of_statement(at)
        if end is None:
            return
        word = self._text(at)
        if word in ("break", "continue") or (word == "return" and self._follows_if(at)):
            self._add(at, end, ";", f"{self._short(at, end)} is dropped")
        elif word not in KEYWORDS and self._is_expression(at):
            self._add(at, end, ";", f"{self._short(at, end)} is dropped")

    def _begins_statement(self, at):
        before = self._text(at - 1)
        if before == ":":
            return self._text(at - 2) == "default" or self._is_case_label(at - 1)
        return before in (";", "{", "}", "else") or (before == ")" and self._header_before(at) is not None)

    def _is_case_label(self, colon):
        at = colon - 1
        while self._text(at) == "::" or (self._kind(at) == "name" and self._text(at) != "case"):
            at -= 1
        return self._text(at) == "case"

    def _header_before(self, at):
        """The word of `if (...)` and its likes, if one ends right before this token."""
        for opening, closing in self.partners.items():
            if closing == at - 1 and self._text(opening - 1) in ("if", "for", "while", "constexpr"):
                return self._text(opening - 1)
        return None

    def _follows_if(self, at):
        return self._header_before(at) == "if"

    def _end_of_statement(self, at):
        while at < len(self.tokens):
            text = self._text(at)
            if text == ";":
                return at
            if text == "{" or text in CLOSING:  # a block, or no statement at all
                return None
            at = self.partners.get(at, at) + 1
        return None

    def _is_expression(self, at):
        if self._text(at) in ("++", "--"):
            return True
        if self._kind(at) != "name":
            return False
        while self._text(at + 1) == "::" and self._kind(at + 2) == "name":
            at += 2
        return self._text(at + 1) in {"(", "[", ".", "->", "++", "--"} | ASSIGNMENTS

    def _row(self, at):
        """Two constants side by side in a row of a table change places."""
        if self._text(at) != "{" or at not in self.partners:
            return
        elements, first, inside = [], at + 1, at + 1
        while inside <= self.partners[at]:
            if self._text(inside) == "," or inside == self.partners[at]:
                elements.append((first, inside - 1))
                first = inside + 1
            inside = self.partners.get(inside, inside) + 1
        for left, right in zip(elements, elements[1:]):
            self._swap(left, right)

    def _swap(self, left, right):
        one, other = self._short(*left), self._short(*right)
        sort = self._sort_of_constant(left)
        if sort is None or sort != self._sort_of_constant(right) or one == other:
            return
        between = self.source[self.tokens[left[1]].end : self.tokens[right[0]].start]
        if "//" not in between:
            self._add(left[0], right[1], other + between + one, f"{one} and {other} change places")

    def _sort_of_constant(self, element):
        first, last = element
        if first == last and self._kind(first) == "number":
            return "number"
        if first == last and self._text(first) in ("true", "false"):
            return "truth"
        if last == first + 2 and self._text(first + 1) == "::" and self._kind(last) == "name":
            return self._text(first)
        return None


def breaks_in(source):
    return Finder(source).find()
