"""built.py: programs with one changed source, made from a build of all the others.

A `Build` is a copy of the tree, below build/mutants, built once with its own flags. The commands that make prints say how
each object is compiled and each program linked. A mutant needs the objects that depend on its file compiled anew; they are
named before the libraries when a test is linked, so that they take the place of those in it, and no library is made again.

A `Desk` is where a mutant is worked on: a folder with sources of its own, where the mutated file replaces the original, and
links to everything else. There is one for each job that runs at the same time.
"""

import os
import pathlib
import shutil
import subprocess

SOURCES = ("include", "lib", "game", "cli", "tui")
# make is not to hear what the make that called us was told, and what is compiled once is not to be kept.
CLEAN = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
ONCE = dict(os.environ, CCACHE_DISABLE="1")
OTHERS = ("Makefile", "web/wasm.mk", "web/exports", "tests", "tools", "examples", "docs")


def copy_tree(source, target):
    """Copy what has changed, so that make sees no other change, and drop what is gone."""
    if source.is_file():
        if not target.is_file() or source.read_bytes() != target.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
            target.touch()
        return
    target.mkdir(parents=True, exist_ok=True)
    names = {child.name for child in source.iterdir() if child.name != "__pycache__"}
    for child in target.iterdir():
        if child.name not in names:
            shutil.rmtree(child) if child.is_dir() else child.unlink()
    for name in names:
        copy_tree(source / name, target / name)


class Build:
    def __init__(self, root, work, name, settings, programs, jobs):
        """`programs` are paths in the folder of objects, as tests/unit/test_board."""
        self.name, self.tree = name, work / name / "tree"
        for part in SOURCES + OTHERS:
            if (root / part).exists():
                copy_tree(root / part, self.tree / part)
        make = ["make", "-s", "-C", str(self.tree), "BUILD=built", "CHECKED=1", *settings,
                "mutant-programs", "PROGRAMS=" + " ".join(programs)]
        subprocess.run([*make, f"-j{jobs}"], check=True, stdout=subprocess.DEVNULL, env=CLEAN)
        self.compiling, self.linking, self.members = {}, {}, {}
        commands = subprocess.run([*make, "-nB", "V=1"], check=True, stdout=subprocess.PIPE, text=True, env=CLEAN).stdout
        for line in commands.splitlines():
            self.read_command(line.split())
        self.dependants = self.read_dependants()

    def read_command(self, words):
        if "-c" in words and "-o" in words:
            self.compiling[words[words.index("-o") + 1]] = words
        elif "-o" in words:
            program = words[words.index("-o") + 1]
            self.linking[program.split("/", 2)[2]] = words
        elif "rcs" in words:
            self.members[words[words.index("rcs") + 1]] = words[words.index("rcs") + 2:]

    def read_dependants(self):
        """Which objects depend on a source, from the notes of the compiler."""
        dependants = {}
        for target in self.compiling:
            notes = (self.tree / target).with_suffix(".d").read_text().replace("\\\n", " ")
            for source in notes.split("\n\n")[0].split("\n")[0].split(":", 1)[1].split():
                dependants.setdefault(source, []).append(target)
        return dependants

    def programs(self):
        return self.tree / pathlib.Path(*pathlib.Path(next(iter(self.compiling))).parts[:2])

    def version_objects(self, program):
        """The objects of a program that are in no library: the test itself."""
        return [self.tree / word for word in self.linking[program] if word.endswith(".o")]


class Desk:
    def __init__(self, build, folder):
        self.build, self.folder = build, folder
        folder.mkdir(parents=True, exist_ok=True)
        for part in SOURCES:
            if (build.tree / part).exists():
                copy_tree(build.tree / part, folder / part)
        for part in OTHERS + ("built",):
            if not (folder / part).is_symlink():
                (folder / part).parent.mkdir(parents=True, exist_ok=True)
                (folder / part).symlink_to(build.tree / part)
        self.objects = {}

    def compile(self, mutant):
        """None if it does not compile, "same" if every object is as before, else "other"."""
        file = self.folder / mutant.file
        file.write_text(mutant.text)
        try:
            return self.compile_dependants(mutant.file)
        finally:
            file.write_text((self.build.tree / mutant.file).read_text())

    def compile_dependants(self, source):
        self.objects, is_same = {}, True
        for target in self.build.dependants.get(source, []):
            made = pathlib.Path("mutated") / target
            words = [str(made) if word == target else word for word in self.build.compiling[target]]
            (self.folder / made).parent.mkdir(parents=True, exist_ok=True)
            words = [word for word in words if word not in ("-MMD", "-MP")] + ["-w"]
            if self.execute(words) != 0:
                return None
            if (self.folder / made).read_bytes() != (self.build.tree / target).read_bytes():
                self.objects[target] = str(made)
                is_same = False
        return "same" if is_same else "other"

    def link(self, program):
        """The program with the mutated objects; True if it could be linked."""
        words = self.build.linking[program]
        (self.folder / "programs" / program).parent.mkdir(parents=True, exist_ok=True)
        made = []
        for word in words:
            if word.endswith(".a"):
                made += [self.objects[member] for member in self.build.members[word] if member in self.objects]
            made.append(self.objects.get(word, word))
        made[made.index("-o") + 1] = "programs/" + program
        return self.execute(made) == 0

    def execute(self, words):
        return subprocess.run(words, cwd=self.folder, env=ONCE, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode
