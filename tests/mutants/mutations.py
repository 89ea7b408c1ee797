"""mutations.py: the small mistakes that can be made in a C source of ours.

`mutants(file, text)` lists them all: another comparison or operator, a number that is off by one, a negated condition, a
removed statement, ++ for --, && for ||, true for false, another value returned. Mistakes are made in the bodies of
functions only; comments, strings, preprocessor lines, assertions and checks of invariants are left as they are. The text
of a mutant has as many lines as the original, so that assertions keep their line numbers.

The source is not parsed: it is cut into tokens, and the layout that clang-format gives it says the rest. A body begins
with `{` and ends with `}` in the first column, and an operator with blanks on both sides has two operands.
"""

import hashlib
import re
from collections import namedtuple

Token = namedtuple("Token", "text start end")

TOKEN = re.compile(
    r"""(?P<skip>/\*.*?\*/ | //[^\n]* | ^[ \t]*\#(?:\\\n|[^\n])* | \s+)
      | (?P<text>"(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*'
      | [A-Za-z_]\w* | \.?\d(?:[eEpP][+-]|[\w.])*
      | <<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

BINARY = {
    "==": ["!="], "!=": ["=="], "<": ["<=", ">="], ">": [">=", "<="], "<=": ["<", ">"], ">=": [">", "<"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"], "<<": [">>"], ">>": ["<<"],
    "&": ["|"], "|": ["&"], "^": ["&"], "&&": ["||"], "||": ["&&"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "|=": ["&="], "&=": ["|="], "^=": ["|="], "<<=": [">>="], ">>=": ["<<="],
}
ANYWHERE = {"++": ["--"], "--": ["++"], "true": ["false"], "false": ["true"]}
NUMBER = re.compile(r"(0[xX][0-9a-fA-F]+|\d+)([uUlL]*)$")
KEYWORDS = set("if else for while do switch case default return goto sizeof struct union enum static const".split())
CHECKS = re.compile(r"assert|static_assert|_Static_assert|NN_CHECK\w*|NN_BEFORE_CHECK|NN_HOLDS\w*")


class Mutant:
    """One mistake: `old` lines of `function` become `new` ones; `text` is the whole file with it."""

    def __init__(self, file, function, line, old, new, text):
        self.file, self.function, self.line, self.old, self.new, self.text = file, function, line, old, new, text
        self.digest = hashlib.sha1((file + "\n" + text).encode()).hexdigest()[:16]
        self.key = (file, function, old, new)


def is_mutable(path):
    """Checks of invariants are there to find mistakes: one in them is not the program's."""
    is_check = path.startswith("lib/") and path.endswith("_check.c")
    return path.endswith((".c", ".h")) and not is_check


def mutants(file, text):
    found, seen = [], {text}
    for function, kind, body in bodies(text):
        for start, end, replacement in changes(body, kind, text):
            mutant = one_mutant(file, function, text, start, end, replacement)
            if mutant.text not in seen:
                seen.add(mutant.text)
                found.append(mutant)
    return found


def one_mutant(file, function, text, start, end, replacement):
    replacement += "\n" * (text.count("\n", start, end) - replacement.count("\n"))
    first = text.rfind("\n", 0, start) + 1
    last = text.find("\n", end)
    old, new = text[first:last], text[first:start] + replacement + text[end:last]
    return Mutant(file, function, text.count("\n", 0, start) + 1, one_line(old), one_line(new),
                  text[:start] + replacement + text[end:])


def one_line(text):
    return " ".join(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).split())


def bodies(text):
    """Name, kind of result and tokens of each function."""
    for match in re.finditer(r"^\{\n.*?^\}", text, re.MULTILINE | re.DOTALL):
        head = re.sub(r"/\*.*?\*/", "", text[:match.start()].rsplit("\n\n", 1)[-1], flags=re.DOTALL)
        named = re.search(r"(\w+)\(", head)
        if named:
            body = without_sizes(without_checks(tokens(text, *match.span())))
            yield named.group(1), kind_of_result(head[:named.start()]), body


def kind_of_result(words):
    if "*" in words:
        return "pointer"
    return "bool" if re.search(r"\bbool\b", words) else "void" if re.search(r"\bvoid\b", words) else "number"


def tokens(text, start, end):
    found = []
    while start < end:
        match = TOKEN.match(text, start, end)
        if match.lastgroup == "text":
            found.append(Token(match.group("text"), *match.span()))
        start = match.end()
    return found


def without_checks(body):
    """Assertions and checks become a single token that nothing is done to."""
    kept, at = [], 0
    while at < len(body):
        if CHECKS.fullmatch(body[at].text) and body[at + 1].text == "(":
            last = closing(body, at + 1)
            kept.append(Token("CHECK", body[at].start, body[last].end))
            at = last
        else:
            kept.append(body[at])
        at += 1
    return kept


def without_sizes(body):
    """The sizes of arrays become a single token, too: a larger one is no mistake."""
    kept, at = [], 0
    while at < len(body):
        kept.append(body[at])
        is_declared = at > 1 and re.match(r"[A-Za-z_]", body[at - 1].text) and re.match(r"[A-Za-z_*]", body[at - 2].text)
        if body[at].text == "[" and is_declared and body[at - 2].text != "return":
            at = closing(body, at)
            kept[-1] = Token("SIZE", kept[-1].start, body[at].end)
        at += 1
    return kept


def closing(body, at):
    """The index of the bracket that closes the one at `at`."""
    depth = 0
    while True:
        depth += (body[at].text in "([{") - (body[at].text in ")]}")
        if depth == 0:
            return at
        at += 1


def changes(body, kind, text):
    """Start, end and replacement of every change of a body."""
    for at, token in enumerate(body):
        has_blanks = text[token.start - 1] in " \n" and text[token.end] in " \n"
        for other in ANYWHERE.get(token.text, BINARY.get(token.text, []) if has_blanks else []):
            yield token.start, token.end, other
        yield from numbers_off_by_one(token)
        if token.text in ("if", "while"):
            yield from negated(body, at, text)
        if token.text == "!":
            yield token.start, token.end, ""
        if token.text == "return":
            yield from other_results(body, at, kind, text)
        if starts_statement(body, at) and is_removable(body, at):
            yield token.start, body[end_of_statement(body, at)].end, ";"


def numbers_off_by_one(token):
    match = NUMBER.match(token.text)
    if match:
        number = int(match.group(1), 0) if match.group(1) != "0" and not re.match(r"0\d", match.group(1)) else 0
        for other in {number + 1, max(number - 1, 0)} - {number}:
            yield token.start, token.end, str(other) + match.group(2)


def negated(body, at, text):
    last = closing(body, at + 1)
    if body[at + 2].text == "!" and not any(token.text in ("&&", "||") for token in body[at:last]):
        return  # without its `!` it is the same
    yield body[at + 1].start, body[last].end, "(!" + text[body[at + 1].start:body[last].end] + ")"


def other_results(body, at, kind, text):
    start, last = body[at + 1].start, end_of_statement(body, at)
    value = text[start:body[last].start]
    if kind == "bool" and value not in ("true", "false"):
        yield start, body[last].start, "!(" + value + ")"
    elif kind == "pointer" and value != "NULL":
        yield start, body[last].start, "NULL"
    elif kind == "number":
        yield start, body[last].start, "1" if value in ("0", "NONET_OK") else "0"


def end_of_statement(body, at):
    """The index of its semicolon; None for what is no statement: a value in braces."""
    while body[at].text != ";":
        if body[at].text == "}":
            return None
        at = closing(body, at) + 1 if body[at].text in ("(", "{", "[") else at + 1
    return at


def starts_statement(body, at):
    """After another statement, or after the head of an if or a loop."""
    before = body[at - 1].text if at else ""
    if before == ")":
        depth, first = 0, at - 1
        while depth or first == at - 1:
            depth += (body[first].text == ")") - (body[first].text == "(")
            first -= 1
        return body[first].text in ("if", "for", "while", "switch")
    if before == ";":
        return not is_in_head(body, at)
    if before == ":":
        return any(token.text in ("case", "default") for token in body[max(at - 3, 0):at])
    return before in ("{", "}", "else", "do")


def is_in_head(body, at):
    """Between the semicolons of a `for`."""
    depth = 0
    while at > 0:
        at -= 1
        depth += (body[at].text in ")}") - (body[at].text in "({")
        if depth < 0:
            return body[at].text == "("
    return False


def is_removable(body, at):
    if end_of_statement(body, at) is None:
        return False
    first, second = body[at].text, body[at + 1].text
    if first in ("break", "continue", "++", "--", "*"):
        return True
    if first in KEYWORDS or not re.match(r"[A-Za-z_]", first):
        return False
    return second in ("(", "[", ".", "->", "++", "--", "=") or (second in BINARY and second.endswith("="))
