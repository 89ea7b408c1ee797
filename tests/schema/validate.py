"""validate.py SCHEMAS LINES REFUSED: is what the program printed as its schemas say, and do they say enough?

SCHEMAS is docs/schema. LINES has files NAME.jsonl, for each command and perhaps other objects, to be held against NAME.schema.json.
REFUSED has objects that are right, and changes that make them wrong.

1. Every line is valid. For the reader of a line unknown keys are fine; here they are not, so that nothing is printed
   that no schema knows: every object is closed first (see `closed`).
2. Every key and every word of an `enum` of every schema was printed, so that no schema describes what does not exist;
   and docs/json.md names the key.
3. The schemas can say no: each printed key with a value of another type is refused, each required key is missed, each
   object with one more key is refused where it is closed and accepted where it is not; and so is REFUSED.

Step 3 uses the files as they are published, `$ref`s and all, with the shortest line that has a key. For the others the
`$ref`s are replaced by what they name, which is faster by far; no schema contains itself.
"""

import copy
import json
import pathlib
import re
import sys

from jsonschema import Draft202012Validator

try:  # from jsonschema 4.18 on
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012
except ImportError:
    from jsonschema import RefResolver

SUFFIX = ".schema.json"
# Keywords that hold schemas: a list of them, a single one, some by name.
LISTS = ("allOf", "anyOf", "oneOf")
SINGLES = ("if", "then", "else", "not", "items")
MAPS = ("properties", "dependentSchemas")

complaints = []


def complain(text):
    complaints.append(text)


def unique_keys(pairs):
    keys = [key for key, _ in pairs]
    if len(keys) != len(set(keys)):
        raise ValueError(f"a key stands twice: {keys}")
    return dict(pairs)


# ---- schemas without $ref ------------------------------------------------------------------------


class Library:
    """All schemas; `expanded` ones have no $ref, and know by which place in a file they can be named."""

    def __init__(self, folder):
        self.files = {path.name: json.loads(path.read_text()) for path in sorted(folder.glob("*" + SUFFIX))}
        self.done = {}
        self.places = {}  # id of an expanded `properties` or `enum` -> where it stands
        for name, schema in self.files.items():
            Draft202012Validator.check_schema(schema)
            if schema["$id"] != name:
                complain(f"{name} has another $id: {schema['$id']}")

    def find(self, file, pointer):
        schema = self.files[file]
        for part in pointer.split("/")[1:]:
            if isinstance(schema, dict) and part not in schema:
                sys.exit(f"{file} has no {pointer}")
            schema = schema[int(part) if isinstance(schema, list) else part]
        return schema

    def expanded(self, file, pointer=""):
        """Each place is expanded once, so that all who refer to it share it."""
        if (file, pointer) not in self.done:
            self.done[file, pointer] = self.expand(self.find(file, pointer), file, pointer)
        return self.done[file, pointer]

    def expand(self, schema, file, pointer):
        if not isinstance(schema, dict):
            return schema
        result = {}
        for key, part in schema.items():
            place = f"{pointer}/{key}"
            if key in LISTS:
                result[key] = [self.expanded(file, f"{place}/{index}") for index in range(len(part))]
            elif key in MAPS:
                result[key] = {name: self.expanded(file, f"{place}/{name}") for name in part}
            elif key in SINGLES:
                result[key] = self.expanded(file, place)
            elif key not in ("$ref", "$defs", "$id", "$schema"):
                result[key] = part
            if key in ("properties", "enum"):
                self.places[id(result[key])] = file + place
        if "$ref" in schema:
            target, _, inside = schema["$ref"].partition("#")
            other = self.expanded(target or file, inside)
            if not result:
                return other
            if "required" in result and not result.keys() - {"description", "required"}:
                # The same as with `allOf`, but the rest is looked at once.
                return {**other, "required": other.get("required", []) + result["required"]}
            result["allOf"] = result.get("allOf", []) + [other]
        return result


# ---- closed schemas ------------------------------------------------------------------------------


def closed(schema, is_whole=True):
    """The same schema, but with no other keys than those that it knows, in all objects. `is_whole`: it says all there is
    to say about a value, where parts (of `allOf` and the like) say something about a value that is closed as a whole."""
    if not isinstance(schema, dict):
        return schema
    result = dict(schema)
    for key in LISTS:
        if key in schema:
            result[key] = [closed(part, is_whole=False) for part in schema[key]]
    for key in ("then", "else"):
        if key in schema:
            result[key] = closed(schema[key], is_whole=False)
    if "properties" in schema:
        result["properties"] = {name: closed(part) for name, part in schema["properties"].items()}
    if "items" in schema:
        result["items"] = closed(schema["items"])
    if is_whole:
        # Where no part adds keys both say the same, and the second is faster by far.
        has_parts = any(key in schema for key in (*LISTS, "if", "dependentSchemas"))
        result["unevaluatedProperties" if has_parts else "additionalProperties"] = False
    return result


# ---- what was printed ----------------------------------------------------------------------------


class Seen:
    """Which keys and words of the schemas occurred, each with the shortest line that has it: places -> (length, command,
    object, the way to the object that has the key)."""

    def __init__(self, library):
        self.library = library
        self.keys, self.words, self.required = {}, set(), {}
        self.validators = {}

    def holds(self, schema, value):
        if id(schema) not in self.validators:
            self.validators[id(schema)] = Draft202012Validator(schema)
        return self.validators[id(schema)].is_valid(value)

    def note(self, found, place, line, way):
        if place not in found or line[0] < found[place][0]:
            found[place] = (*line, way)

    def look(self, schema, value, line, way=()):
        if not isinstance(schema, dict):
            return
        if "enum" in schema:
            self.words.add((self.library.places[id(schema["enum"])], value))
        if isinstance(value, list) and "items" in schema:
            for index, item in enumerate(value):
                self.look(schema["items"], item, line, way + (index,))
        if isinstance(value, dict):
            self.look_at_keys(schema, value, line, way)
        for part in schema.get("allOf", []):
            self.look(part, value, line, way)
        for part in schema.get("anyOf", []) + schema.get("oneOf", []):
            if self.holds(part, value):
                self.look(part, value, line, way)
        if "if" in schema:
            self.look(schema.get("then" if self.holds(schema["if"], value) else "else"), value, line, way)
        for key, part in schema.get("dependentSchemas", {}).items():
            if isinstance(value, dict) and key in value:
                self.look(part, value, line, way)

    def look_at_keys(self, schema, value, line, way):
        properties = schema.get("properties", {})
        for key, part in properties.items():
            if key in value and part is not False:
                self.note(self.keys, (self.library.places[id(properties)], key), line, way)
                self.look(part, value[key], line, way + (key,))
        for key in schema.get("required", []):
            self.note(self.required, (id(schema), key), line, way)


def strangeness(errors):
    """How far an alternative is from what was printed: one that forbids a key (`false`) is meant for something else; of
    the others the one with fewest errors is the nearest."""
    return any(error.validator is None for error in errors), len(errors)


def plainest(errors):
    """The error to tell: where all alternatives fail, one of the nearest."""
    if not errors:
        return None
    alternatives = {}
    for inner in errors[0].context:
        alternatives.setdefault(inner.schema_path[0], []).append(inner)
    return plainest(min(alternatives.values(), key=strangeness)) if alternatives else errors[0]


def check_line(command, text, validator, schema, seen):
    try:
        value = json.loads(text, object_pairs_hook=unique_keys)
    except ValueError as problem:
        complain(f"{command}: {problem}: {text[:200]}")
        return
    error = plainest(list(validator.iter_errors(value)))
    if error:
        place = "/".join(str(part) for part in error.absolute_path)
        complain(f"{command}: at /{place}: {error.message[:300]}\n    in {text[:300]}")
    else:
        seen.look(schema, value, (len(text), command, value))


def check_lines(folder, library, seen):
    """Returns the closed validators of all commands."""
    validators = {}
    for path in sorted(folder.glob("*.jsonl")):
        command = path.stem
        if command + SUFFIX not in library.files:
            complain(f"{command} has no schema")
            continue
        schema = library.expanded(command + SUFFIX)
        validators[command] = Draft202012Validator(closed(schema))
        lines = path.read_text(encoding="utf-8").splitlines()
        for text in lines:
            check_line(command, text, validators[command], schema, seen)
        print(f"{command}: {len(lines)} lines")
    return validators


# ---- what was never printed ----------------------------------------------------------------------


def each_part(schema, place):
    """Every schema of a file with its place."""
    if isinstance(schema, dict):
        yield schema, place
    items = schema.items() if isinstance(schema, dict) else enumerate(schema) if isinstance(schema, list) else ()
    for key, part in items:
        if key != "enum":
            yield from each_part(part, f"{place}/{key}")


def check_that_all_occurred(library, seen, described):
    """And that docs/json.md has all keys, somewhere in `...`."""
    described = re.sub(r"```.*?```", "", described, flags=re.DOTALL)
    words = {word for code in re.findall(r"`([^`]+)`", described) for word in re.findall(r"\w+", code)}
    for file, schema in library.files.items():
        for part, place in each_part(schema, file):
            # What stands in a condition is known from elsewhere.
            if place.endswith("/properties") or "/if/" in place + "/":
                continue
            for key, inner in part.get("properties", {}).items():
                if inner is not False and (f"{place}/properties", key) not in seen.keys:
                    complain(f"never printed: {key} of {place}")
                if key not in words:
                    complain(f"not described in json.md: {key} of {place}")
            for word in part.get("enum", []):
                if (f"{place}/enum", word) not in seen.words:
                    complain(f"never printed: \"{word}\" of {place}")


# ---- what must be refused ------------------------------------------------------------------------


def published(library, command):
    """A validator as a user of the files has it."""
    schema = library.files[command + SUFFIX]
    if "Registry" in globals():
        files = [(name, DRAFT202012.create_resource(file)) for name, file in library.files.items()]
        return Draft202012Validator(schema, registry=Registry().with_resources(files))
    resolver = RefResolver(base_uri=command + SUFFIX, referrer=schema, store=library.files)
    return Draft202012Validator(schema, resolver=resolver)


def changed(value, way, change):
    value = copy.deepcopy(value)
    inner = value
    for part in way:
        inner = inner[part]
    change(inner)
    return value


def of_another_type(value):
    return "a string" if isinstance(value, (list, dict, bool)) or value is None else []


def check_refusals(library, seen, validators):
    open_ones = {command: published(library, command) for command in validators}
    for (place, key), (_, command, value, way) in seen.keys.items():
        wrong = changed(value, way, lambda inner: inner.update({key: of_another_type(inner[key])}))
        if open_ones[command].is_valid(wrong):
            complain(f"{place}: {key} may be of another type ({command})")
        more = changed(value, way, lambda inner: inner.update({"added": 1}))
        if validators[command].is_valid(more):
            complain(f"{place}: a key more is not noticed ({command})")
        if not open_ones[command].is_valid(more):
            complain(f"{place}: a key more is not allowed ({command})")
    for (_, key), (_, command, value, way) in seen.required.items():
        if open_ones[command].is_valid(changed(value, way, lambda inner: inner.pop(key))):
            complain(f"{command}: {'/'.join(map(str, way))}/{key} is not missed")
    return open_ones


def check_refused(path, open_ones):
    """Lines of a command, an object that is right and, all behind tabs, keys to set: with them it is wrong. A key with a
    minus before it is taken away."""
    rows = [row for row in path.read_text().splitlines() if row and not row.startswith("#")]
    for row in rows:
        command, right, change = row.split("\t")
        right, change = json.loads(right), json.loads(change)
        wrong = {key: value for key, value in right.items() if "-" + key not in change}
        wrong.update({key: value for key, value in change.items() if not key.startswith("-")})
        if not open_ones[command].is_valid(right):
            complain(f"should be right: {row}")
        if open_ones[command].is_valid(wrong):
            complain(f"should be wrong: {row}")
    print(f"refused: {len(rows)} objects, and more made from what was printed")
    if not rows:
        complain(f"{path} is empty")


def main():
    schemas, lines, refused = map(pathlib.Path, sys.argv[1:])
    library = Library(schemas)
    seen = Seen(library)
    validators = check_lines(lines, library, seen)
    if complaints:
        return  # what follows takes valid lines
    check_that_all_occurred(library, seen, (schemas.parent / "json.md").read_text())
    check_refused(refused, check_refusals(library, seen, validators))


main()
for text in complaints[:40]:
    print(text)
if len(complaints) > 40:
    print(f"and {len(complaints) - 40} more")
sys.exit(1 if complaints else 0)
