#!/usr/bin/env python3
"""Tests of scripts/run-tests, with a small program that behaves like one made with GoogleTest."""
import importlib.machinery
import importlib.util
import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def load(path):
    loader = importlib.machinery.SourceFileLoader("run_tests", str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("run_tests", loader))
    sys.modules["run_tests"] = module  # its data classes look for it there
    loader.exec_module(module)
    return module


run_tests = load(ROOT / "scripts/run-tests")
FAILED, PASSED, SKIPPED = run_tests.FAILED, run_tests.PASSED, run_tests.SKIPPED

# The name of a test tells what it does. Each process writes a line into the file of the first argument.
PROGRAM = """
import os, signal, sys
with open(sys.argv[1], "a") as file:
    file.write("begun\\n")
wanted = next(word for word in sys.argv if word.startswith("--gtest_filter=")).split("=")[1].split(":")
code = 0
for name in wanted:
    print(f"[ RUN      ] {name}", flush=True)
    print(f"this is {name}", end="", flush=True)
    if "Crash" in name:
        os.kill(os.getpid(), signal.SIGSEGV)
    if "Quit" in name:
        os._exit(0)
    if "Fail" in name:
        print(f"\\n[  FAILED  ] {name}, where GetParam() = 2-byte object <00-01> (5 ms)", flush=True)
        code = 1
    elif "Skip" in name:
        print(f"\\n[  SKIPPED ] {name} (0 ms)", flush=True)
    else:
        print(f"[       OK ] {name} (7 ms)", flush=True)
if any("Leak" in name for name in wanted) or (len(wanted) > 1 and any("Crowd" in name for name in wanted)):
    code = 1
sys.exit(code)
"""


class RunTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.program = pathlib.Path(folder.name) / "program.py"
        self.program.write_text(PROGRAM)
        self.begun = pathlib.Path(folder.name) / "begun"

    def one(self, name, **properties):
        told = {
            "name": f"suite/{name}",
            "command": [sys.executable, str(self.program), str(self.begun), f"--gtest_filter={name}"],
            "properties": [{"name": key, "value": value} for key, value in properties.items()],
        }
        return run_tests.as_test(told)

    def run_all(self, tests, workers=1):
        return run_tests.run_all(tests, {}, {}, workers)

    def verdicts(self, *names):
        results = self.run_all([self.one(name) for name in names])
        self.assertEqual(len(results), len(names))
        return {result.test.short_name: result.verdict for result in results}

    def how(self, *names):
        results = self.run_all([self.one(name) for name in names])
        return {result.test.short_name: result.how for result in results if result.verdict == FAILED}

    def processes(self):
        return len(self.begun.read_text().splitlines())

    def test_many_tests_share_a_process(self):
        self.assertEqual(
            self.verdicts("A.One", "A.Two", "A.Three"), dict.fromkeys(("A.One", "A.Two", "A.Three"), PASSED)
        )
        self.assertEqual(self.processes(), 1)

    def test_what_fails_and_what_is_skipped_is_told_by_name(self):
        self.assertEqual(
            self.verdicts("A.One", "A.Fails", "A.Skips", "B/A.Two/0"),
            {"A.One": PASSED, "A.Fails": FAILED, "A.Skips": SKIPPED, "B/A.Two/0": PASSED},
        )
        self.assertEqual(self.processes(), 1)

    def test_after_a_crash_the_others_still_run(self):
        names = ("A.One", "A.Crashes", "A.Two", "A.CrashesToo", "A.Three")
        self.assertEqual(
            self.verdicts(*names),
            {
                "A.One": PASSED,
                "A.Crashes": FAILED,
                "A.Two": PASSED,
                "A.CrashesToo": FAILED,
                "A.Three": PASSED,
            },
        )
        self.assertEqual(self.how("A.Crashes"), {"A.Crashes": "ended by SIGSEGV"})

    def test_a_test_that_ends_the_process_has_failed(self):
        self.assertEqual(self.verdicts("A.Quits", "A.Two"), {"A.Quits": FAILED, "A.Two": PASSED})
        self.assertEqual(self.how("A.Quits"), {"A.Quits": "ended with 0"})

    def test_who_leaks_is_found_out(self):
        self.assertEqual(
            self.verdicts("A.One", "A.Leaks", "A.Two"), {"A.One": PASSED, "A.Leaks": FAILED, "A.Two": PASSED}
        )

    def test_a_bad_end_that_no_test_has_alone_is_a_failure(self):
        self.assertEqual(list(self.verdicts("A.One", "A.Crowd").values()).count(FAILED), 1)

    def test_a_test_in_which_the_time_ran_out_has_failed(self):
        tests = [self.one("A.One"), self.one("A.Hangs"), self.one("A.Two")]
        text = "[ RUN      ] A.One\n[       OK ] A.One (1 ms)\n[ RUN      ] A.Hangs\nwaiting"
        results = list(run_tests.results_of(tests, run_tests.Ran(text, False, -9, 60)))
        self.assertEqual([result.verdict for result in results], [PASSED, FAILED])
        self.assertEqual(results[1].how, "took too long")

    def test_who_begins_no_test_in_time_is_ended(self):
        code = "import signal\nwhile True: signal.pause()"
        ran = run_tests.run_process([sys.executable, "-c", code], {}, None, 0)
        self.assertFalse(ran.in_time)

    def test_a_program_that_says_nothing_has_failed(self):
        test = run_tests.Test("suite/A.One", [sys.executable, "-c", "pass"], {}, "A.One")
        self.assertEqual([result.verdict for result in self.run_all([test])], [FAILED])

    def test_a_program_that_was_not_built_has_failed(self):
        self.assertEqual(
            [result.how for result in self.run_all([run_tests.Test("x_NOT_BUILT", [], {})])], ["not built"]
        )

    def test_what_is_switched_off_is_skipped(self):
        self.assertEqual(
            [each.verdict for each in self.run_all([self.one("A.Crashes", DISABLED=True)])], [SKIPPED]
        )

    def test_another_environment_is_another_process(self):
        tests = [self.one("A.One"), self.one("A.Two", ENVIRONMENT=["X=1"]), self.one("A.Three")]
        self.assertEqual({result.verdict for result in self.run_all(tests)}, {PASSED})
        self.assertEqual(self.processes(), 2)

    def test_other_programs_are_judged_by_their_exit_or_by_what_they_print(self):
        def told(code, **properties):
            rows = [{"name": key, "value": value} for key, value in properties.items()]
            return run_tests.as_test(
                {"name": code, "command": [sys.executable, "-c", code], "properties": rows}
            )

        tests = [
            told("pass"),
            told("exit(1)"),
            told("exit('no such file')", PASS_REGULAR_EXPRESSION=["no such"]),
        ]
        tests.append(told("print(1)", PASS_REGULAR_EXPRESSION=["2"]))
        verdicts = {result.test.name: result.verdict for result in self.run_all(tests)}
        self.assertEqual(
            list(map(verdicts.get, (test.name for test in tests))), [PASSED, FAILED, PASSED, FAILED]
        )

    def test_several_workers_run_each_test_once(self):
        results = self.run_all([self.one(f"A.Number{n}") for n in range(100)], workers=3)
        self.assertEqual(
            sorted(result.test.name for result in results), sorted(f"suite/A.Number{n}" for n in range(100))
        )

    def test_what_ctest_says_and_is_not_known_is_an_error(self):
        with self.assertRaises(SystemExit):
            self.one("A.One", WILL_FAIL=True)

    def test_a_preset_has_the_variables_of_those_above(self):
        self.assertEqual(run_tests.preset_environment("dev"), {})
        self.assertEqual(run_tests.preset_environment("tsan")["NAQALA_REDUCED"], "1")


if __name__ == "__main__":
    unittest.main(buffer=True)
