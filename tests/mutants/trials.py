"""trials.py: which tests are to find the mistakes of a file, and whether they do.

`tests.txt` says which tests cover which sources. Each is run within limits of processor time, time and memory: a mutant
that never ends, or takes all memory, is found, too. The tests are run as they are built for `make test`, and, if none of
them fails, once more with the address and undefined behaviour sanitizers, as the continuous integration runs them.
"""

import collections
import fnmatch
import hashlib
import os
import resource
import signal
import subprocess

MEMORY_KILOBYTES = 4 << 20
WAITING = 100  # so many times longer than its processor time a test may take, on a machine that is busy otherwise


class Test:
    """A name of tests.txt: how it is built and run."""

    def __init__(self, name):
        self.name = name
        if name.startswith("test_"):
            self.program, self.arguments = "tests/unit/" + name, []
        elif name.startswith("fuzz_"):
            self.program, self.arguments = "tests/fuzz/" + name, ["tests/fuzz/corpus/" + name[5:]]
        elif name.startswith("cli/"):
            self.program, self.arguments = "nonet", []
        else:
            self.program, self.arguments = {
                "agree": ("tests/agree/agree", ["500", "1"]),
                "agree_boards": ("tests/boards/agree_boards", ["500", "1"]),
                "technique_cases": ("tests/logic/technique_cases", ["tests/logic/cases.txt"]),
            }[name]

    def exists(self, root):
        is_script = self.program == "nonet"
        return (root / "tests" / self.name).is_dir() if is_script else (root / (self.program + ".c")).is_file()

    def command(self, programs):
        if self.name.startswith("cli/"):
            each = 'for test in tests/$1/*.sh; do tests/cli/check_one "$2" "$test" || [ $? = 77 ] || exit 1; done'
            return ["sh", "-c", each, "sh", self.name, programs]
        return [programs + "/" + self.program, *self.arguments]

    def version(self, build):
        """Changes with the test, not with what it tests."""
        digest = hashlib.sha1(build.name.encode())
        files = build.version_objects(self.program)
        if self.program == "nonet":
            files = sorted((build.tree / "tests" / self.name).iterdir())
        for file in files:
            digest.update(file.read_bytes())
        return digest.hexdigest()[:8]


class Coverage:
    """The rows of tests.txt: a pattern of files, and names of tests."""

    def __init__(self, path):
        lines = [line for line in path.read_text().splitlines() if line.strip() and not line.startswith("#")]
        self.rows = [line.split() for line in lines]

    def of(self, file):
        """The names in every row whose pattern fits the file."""
        return list(dict.fromkeys(name for pattern, *names in self.rows if fnmatch.fnmatch(file, pattern) for name in names))

    def names(self):
        return sorted({name for _, *names in self.rows for name in names})


class Times:
    """The processor time of each test that passed without a mutant, by the contents of its program."""

    def __init__(self, path):
        self.path = path
        lines = path.read_text().splitlines() if path.exists() else []
        self.seconds = {key: float(seconds) for key, seconds in (line.split("\t") for line in lines)}

    def of(self, test, build, measure):
        program = build.programs() / test.program
        key = f"{test.name} {test.version(build)} {hashlib.sha1(program.read_bytes()).hexdigest()}"
        if key not in self.seconds:
            self.seconds[key] = measure()
            with self.path.open("a") as file:
                file.write(f"{key}\t{self.seconds[key]:.2f}\n")
        return self.seconds[key]


class Runner:
    """Runs tests of a build on mutants: first those that take little time and have found many of the file's."""

    def __init__(self, build, tests, is_sanitized):
        self.build, self.is_sanitized, self.versions, self.seconds = build, is_sanitized, {}, {}
        known = Times(build.tree.parent / "times.tsv")
        for test in tests:
            self.versions[test.name] = test.version(build)
            self.seconds[test.name] = known.of(test, build, lambda: self.time_without_mutant(test))
        self.tests = tests
        self.found = collections.Counter()  # by file and name

    def time_without_mutant(self, test):
        passed, seconds = self.run(test, self.build.tree, str(self.build.programs()), 600)
        if not passed:
            raise SystemExit(f"{test.name} fails without a mutant ({self.build.name}): see {self.build.tree / 'output'}")
        return seconds

    def version(self, name):
        return f"{name}={self.versions[name]}"

    def names_of_new_tests(self, names, passed):
        return [name for name in names if self.version(name) not in passed]

    def first_that_fails(self, desk, file, names):
        """Its name, or None."""
        def cost(test):
            return (0.2 + self.seconds[test.name]) / (1 + self.found[file, test.name])
        for test in sorted((test for test in self.tests if test.name in names), key=cost):
            if not desk.link(test.program):
                return "linker"
            limit = 3 + int(5 * self.seconds[test.name])
            if not self.run(test, desk.folder, str(desk.folder / "programs"), limit)[0]:
                self.found[file, test.name] += 1
                return test.name
        return None

    def run(self, test, folder, programs, limit):
        """Did it pass, and how much processor time did it take?"""
        (folder / "temporary").mkdir(exist_ok=True)
        surroundings = dict(os.environ, MALLOC_PERTURB_="165", SLOWNESS="10", TMPDIR=str(folder / "temporary"),
                            ASAN_OPTIONS="hard_rss_limit_mb=4096:max_allocation_size_mb=4096")
        memory = "unlimited" if self.is_sanitized else MEMORY_KILOBYTES
        limited = f'ulimit -c 0; ulimit -t {limit}; ulimit -v {memory}; exec "$@"'
        before = time_of_children()
        with (folder / "output").open("w") as output:
            process = subprocess.Popen(["sh", "-c", limited, "sh", *test.command(programs)], cwd=folder, env=surroundings,
                                       start_new_session=True, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        try:
            passed = process.wait(timeout=60 + WAITING * limit) == 0
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            passed = False
        return passed, time_of_children() - before


def time_of_children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
