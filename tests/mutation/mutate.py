#!/usr/bin/env python3
"""Plants small breaks into src/rules, one at a time, and counts how many of them our tests find.

A break is found if a test fails, crashes or runs into its time limit. A break that does not compile is not
counted, nor is one that leaves the machine code as it was. The sources stay as they are: each break is made
in a copy of one file, which is compiled and linked beside a build of its own in build/mutation. It can be
interrupted at any time.

A test program runs in up to three steps, and stops at its first failure: the quick tests of the rules, then
all else with few rounds (NAQALA_REDUCED=1), then everything as ./test runs it. A break has survived if
nothing fails in any of them.
"""
import argparse
import concurrent.futures
import dataclasses
import fnmatch
import json
import os
import pathlib
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from breaks import breaks_in

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
RULES = ROOT / "src/rules"
PROGRAMS = ["rules_tests", "turns_tests", "notation_tests"]
QUICK = 0.05  # seconds that a quick test takes at most
MOST_MEMORY = 4 << 30  # bytes; a break may ask for memory without end


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--count", type=positive, default=60, metavar="N", help="how many breaks to plant (60)"
    )
    parser.add_argument(
        "--skip",
        type=positive,
        default=0,
        metavar="N",
        help="leave out the first N that the seed chooses: goes on after an interruption",
    )
    parser.add_argument("--seed", default="1", help="which ones: the same seed, the same breaks (1)")
    parser.add_argument(
        "--file",
        action="append",
        metavar="NAME",
        help="only in files of this name or pattern, e.g. score.cpp or 'djinn*'; may be repeated",
    )
    parser.add_argument("--line", type=positive, help="only in this line of the file")
    parser.add_argument(
        "--headers",
        action="store_true",
        help="in headers instead of .cpp files: each takes minutes, as everything is compiled again",
    )
    parser.add_argument(
        "--floor", type=float, default=0, metavar="PERCENT", help="fail if a smaller share is found (0)"
    )
    parser.add_argument(
        "--jobs",
        type=positive,
        default=len(os.sched_getaffinity(0)),
        metavar="N",
        help="how many at a time (as many as there are processors)",
    )
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE", help="write all results to this file")
    parser.add_argument("--list", action="store_true", help="only say which breaks would be planted")
    parser.add_argument(
        "--build",
        type=pathlib.Path,
        default=ROOT / "build/mutation",
        metavar="FOLDER",
        help="where to build (build/mutation)",
    )
    return parser.parse_args()


def positive(text):
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text}: a number from 1 on")
    return int(text)


def fail(message):
    sys.exit(f"mutate.py: {message}")


# ---- What is planted ---------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Plan:
    file: pathlib.Path
    break_: object

    def __str__(self):
        return f"{self.file.relative_to(ROOT)}:{self.break_.line}  {self.break_.what}"


def plans(options):
    """All breaks in an order that the seed decides: at first one for each line, then a second
    one, and so on."""
    order = random.Random(options.seed)
    files = sorted(RULES.glob("*.hpp" if options.headers else "*.cpp"))
    if options.file:
        files = [
            file
            for pattern in options.file
            for file in sorted(RULES.iterdir())
            if fnmatch.fnmatch(file.name, pattern)
        ]
    rounds = {}
    for file in files:
        by_line = {}
        for each in breaks_in(file.read_text()):
            if options.line in (None, each.line):
                by_line.setdefault(each.line, []).append(Plan(file, each))
        for line in sorted(by_line):
            order.shuffle(by_line[line])
            for number, plan in enumerate(by_line[line]):
                rounds.setdefault(number, []).append(plan)
    for number in sorted(rounds):
        order.shuffle(rounds[number])
    return [plan for number in sorted(rounds) for plan in rounds[number]][options.skip :]


# ---- Building ----------------------------------------------------------------------------------------------


def run_quietly(command, **more):
    """Runs it to its end; what it says is shown only if it fails."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **more
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        fail(f"failed: {command if isinstance(command, str) else shlex.join(map(str, command))}")
    return done.stdout


class Workshop:
    """The build of the sources as they are, and beside it the programs with one break in them."""

    def __init__(self, folder, jobs):
        self.folder = folder.resolve()
        self._build(jobs)
        listed = json.loads((self.folder / "compile_commands.json").read_text())
        self.commands = {self._object_of(each): each for each in listed}
        self.objects = {pathlib.Path(each["file"]).resolve(): made for made, each in self.commands.items()}
        self.links = {program: self._link_command(program) for program in PROGRAMS}

    def _build(self, jobs):
        linker = next((name for name in ("mold", "lld", "gold") if shutil.which(f"ld.{name}")), None)
        run_quietly(
            [
                "cmake",
                "-S",
                ROOT,
                "-B",
                self.folder,
                "-G",
                "Ninja",
                "-DCMAKE_BUILD_TYPE=None",
                "-DCMAKE_CXX_FLAGS=-O1 -D_GLIBCXX_ASSERTIONS",
                "-DCMAKE_COMPILE_WARNING_AS_ERROR=OFF",
                "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON",
                "-DCMAKE_UNITY_BUILD=OFF",
                f"-DCMAKE_EXE_LINKER_FLAGS={f'-fuse-ld={linker}' if linker else ''}",
            ]
        )
        print(f"Building {', '.join(PROGRAMS)} without a break.", flush=True)
        run_quietly(["cmake", "--build", self.folder, "-j", str(jobs), "--target", *PROGRAMS])

    @staticmethod
    def _object_of(entry):
        words = shlex.split(entry["command"])
        return words[words.index("-o") + 1]

    def _link_command(self, program):
        told = run_quietly(["ninja", "-C", self.folder, "-t", "commands", program])
        return next(line for line in reversed(told.splitlines()) if f" -o tests/{program} " in line)

    def program(self, name):
        return self.folder / "tests" / name

    def plant(self, plan, folder):
        """Compiles what the break touches into the folder; the new object of each old one, or None."""
        changed = folder / "rules" / plan.file.name
        changed.parent.mkdir()
        changed.write_text(plan.break_.planted_in(plan.file.read_text()))
        objects = {}
        for old in self._touched(plan.file):
            objects[old] = folder / f"{len(objects)}.o"
            if not self._compile(old, objects[old], plan.file, changed):
                return None
        return objects

    def _touched(self, file):
        if file.suffix == ".cpp":
            return [self.objects[file]]
        told, users = run_quietly(["ninja", "-C", self.folder, "-t", "deps"]), []
        for paragraph in told.split("\n\n"):
            head, *needs = paragraph.strip().splitlines() or [""]
            if any((self.folder / need.strip()).resolve() == file for need in needs):
                users.append(head.split(":")[0])
        return sorted(users)

    def _compile(self, old, new, file, changed):
        words = shlex.split(self.commands[old]["command"])
        if "ccache" in pathlib.Path(words[0]).name:  # breaks are compiled once and never again
            del words[0]
        words[words.index("-o") + 1] = str(new)
        if file.suffix == ".cpp":
            words[words.index("-c") + 1] = str(changed)
            words.insert(1, f"-fmacro-prefix-map={changed.parent}={file.parent}")
        else:
            words.insert(1, f"-I{changed.parent.parent}")
        done = subprocess.run(
            words, cwd=self.commands[old]["directory"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        return done.returncode == 0

    def is_the_same(self, objects):
        return all((self.folder / old).read_bytes() == new.read_bytes() for old, new in objects.items())

    def link(self, program, objects, folder):
        """The program with these objects in the place of the old ones."""
        made, command, more = folder / program, self.links[program], []
        for old, new in objects.items():
            if f" {old} " in command:
                command = command.replace(f" {old} ", f" {new} ")
            else:  # it comes from an archive, of which nothing is taken that is there already
                more.append(str(new))
        command = command.replace(f" -o tests/{program} ", f" -o {made} {' '.join(more)} ")
        run_quietly(command, shell=True, cwd=self.folder)
        return made


# ---- Testing -----------------------------------------------------------------------------------------------


@dataclasses.dataclass
class Step:
    program: str
    reduced: bool
    filter: str = "*"
    limit: float = 3600  # seconds


@dataclasses.dataclass
class Outcome:
    passed: bool
    test: str = ""  # the one that failed
    how: str = ""
    times: dict = dataclasses.field(default_factory=dict)
    seconds: float = 0


def run_tests(program, step, folder):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NAQALA_")}
    environment["RC_PARAMS"] = "seed=1"
    if step.reduced:
        environment["NAQALA_REDUCED"] = "1"
    output, begin = folder / "output", time.monotonic()
    with output.open("wb") as out:
        process = subprocess.Popen(
            [program, "--gtest_fail_fast", "--gtest_color=no", f"--gtest_filter={step.filter}"],
            cwd=folder,
            env=environment,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY)),
        )
        try:
            code = process.wait(timeout=step.limit)
        except subprocess.TimeoutExpired:
            code = None
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    told = output.read_text(errors="replace")
    return outcome_of(code, told, time.monotonic() - begin)


def outcome_of(code, told, seconds):
    times = {
        name: int(ms) / 1000 for name, ms in re.findall(r"^\[       OK \] (\S+) \((\d+) ms\)", told, re.M)
    }
    if code == 0:
        return Outcome(True, times=times, seconds=seconds)
    failed = re.search(r"^\[  FAILED  \] ([^\s,]+)", told, re.M)
    begun = re.findall(r"^\[ RUN      \] (\S+)", told, re.M)
    test = failed.group(1) if failed else begun[-1] if begun else "its start"
    how = "" if failed else "time limit" if code is None else "crash"
    return Outcome(False, test, how, times, seconds)


def steps_by_speed(workshop):
    """The steps in order. Without a break all must pass; how long they take tells how long they may."""
    steps = [Step(program, reduced=True) for program in PROGRAMS] + [
        Step(program, reduced=False) for program in PROGRAMS
    ]
    print("Running the tests without a break.", flush=True)
    quick_ones = []
    with tempfile.TemporaryDirectory() as folder:
        for step in steps:
            outcome = run_tests(workshop.program(step.program), step, pathlib.Path(folder))
            if not outcome.passed:
                fail(f"without any break {outcome.test} of {step.program} fails")
            step.limit = 20 + 10 * outcome.seconds
            if step is steps[0]:
                slow = [name for name, seconds in outcome.times.items() if seconds > QUICK]
                quick_ones = [Step(step.program, True, "-" + ":".join(slow), step.limit)]
                step.filter = ":".join(slow) or "*"
    return quick_ones + steps


# ---- One break ---------------------------------------------------------------------------------------------

FOUND, SURVIVED, NO_BUILD, NO_CHANGE = "found", "survived", "does not compile", "same machine code"


@dataclasses.dataclass
class Result:
    plan: Plan
    verdict: str
    by: str = ""
    seconds: float = 0

    def is_counted(self):
        return self.verdict in (FOUND, SURVIVED)

    def __str__(self):
        return f"{self.verdict:17} {self.plan}" + (f"  [{self.by}]" if self.by else "")

    def as_json(self):
        return {
            "file": str(self.plan.file.relative_to(ROOT)),
            "line": self.plan.break_.line,
            "what": self.plan.break_.what,
            "verdict": self.verdict,
            "by": self.by,
            "seconds": round(self.seconds, 1),
        }


def judge(plan, workshop, steps):
    with tempfile.TemporaryDirectory(prefix="naqala-mutation-") as name:
        folder = pathlib.Path(name)
        objects = workshop.plant(plan, folder)
        if objects is None:
            return Result(plan, NO_BUILD)
        if workshop.is_the_same(objects):
            return Result(plan, NO_CHANGE)
        programs = {}
        for step in steps:
            if step.program not in programs:
                programs[step.program] = workshop.link(step.program, objects, folder)
            outcome = run_tests(programs[step.program], step, folder)
            if not outcome.passed:
                how = f", {outcome.how}" if outcome.how else ""
                return Result(plan, FOUND, f"{step.program}: {outcome.test}{how}")
        return Result(plan, SURVIVED)


class Run:
    """Plants one break after the other until enough are counted."""

    def __init__(self, options, workshop, steps):
        self.options, self.workshop, self.steps = options, workshop, steps
        self.results = []
        self.lock = threading.Lock()
        self.begin = time.monotonic()

    def counted(self):
        return [result for result in self.results if result.is_counted()]

    def found(self):
        return [result for result in self.results if result.verdict == FOUND]

    def share(self):
        return 100 * len(self.found()) / max(1, len(self.counted()))

    def plant_all(self, queue):
        queue = iter(queue)
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            running = set()
            try:
                while True:
                    # Whatever is under way may count: not one more than wanted is ever begun, so
                    # the seed decides which.
                    while (
                        len(running) < self.options.jobs
                        and len(self.counted()) + len(running) < self.options.count
                    ):
                        plan = next(queue, None)
                        if plan is None:
                            break
                        running.add(pool.submit(self._one, plan))
                    if not running:
                        return
                    done, running = concurrent.futures.wait(
                        running, return_when=concurrent.futures.FIRST_COMPLETED
                    )
                    for each in done:
                        each.result()
            except KeyboardInterrupt:
                for each in running:
                    each.cancel()
                raise

    def _one(self, plan):
        begin = time.monotonic()
        result = judge(plan, self.workshop, self.steps)
        result.seconds = time.monotonic() - begin
        with self.lock:
            self.results.append(result)
            counted = len(self.counted())
            left = (time.monotonic() - self.begin) / max(1, counted) * (self.options.count - counted)
            print(f"[{counted:3}/{self.options.count}, about {left / 60:.0f} min left] {result}", flush=True)

    def tell(self):
        survivors = [result for result in self.results if result.verdict == SURVIVED]
        print()
        for result in survivors:
            print(result)
        apart = {
            verdict: sum(result.verdict == verdict for result in self.results)
            for verdict in (NO_BUILD, NO_CHANGE)
        }
        print(
            f"{len(self.found())} of {len(self.counted())} planted breaks found: {self.share():.1f} % "
            f"(at least {self.options.floor:g} % wanted). Not counted: "
            + ", ".join(f"{number} {verdict}" for verdict, number in apart.items())
            + ".",
            flush=True,
        )
        if self.options.json:
            told = {
                "seed": self.options.seed,
                "found": len(self.found()),
                "counted": len(self.counted()),
                "results": [result.as_json() for result in self.results],
            }
            self.options.json.write_text(json.dumps(told, indent=1) + "\n")


def main():
    options = arguments()
    queue = plans(options)
    if not queue:
        fail("there is nothing to break in the files named (they are looked for in src/rules)")
    if options.list:
        for plan in queue[: options.count]:
            print(plan)
        return
    workshop = Workshop(options.build, options.jobs)
    run = Run(options, workshop, steps_by_speed(workshop))
    try:
        run.plant_all(queue)
    except KeyboardInterrupt:
        run.tell()
        print(f"Interrupted; --skip {options.skip + len(run.results)} goes on from here.", flush=True)
        sys.exit(130)
    run.tell()
    sys.exit(1 if run.share() < options.floor else 0)


if __name__ == "__main__":
    main()
