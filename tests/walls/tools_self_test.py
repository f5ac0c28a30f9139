# SPDX-License-Identifier: GPL-3.0-or-later
"""What is linted is what changed last, and coverage counts the lines that ran."""

import json
import re
import subprocess
import tempfile
import unittest
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import changed_tests
import coverage
import headers
import tidy


class ToolsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()

    def plant(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def git(self, *words):
        subprocess.run(["git", "-C", self.root, "-c", "user.name=a", "-c", "user.email=a@b.c", *words], check=True,
                       stdout=subprocess.DEVNULL)

    def commit(self, path, text):
        self.plant(path, text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", path)

    def test_what_changed_last_is_linted_without_qt(self):
        self.git("init", "--quiet")
        sources = ["engine/a.cpp", "engine/b.cpp", "engine/old.cpp", "app/window.cpp", "kernels/cpu/simd/loop.cpp"]
        for path in ("engine/gone.cpp", *reversed(sources)):
            self.commit(path, '#include <QString>\n' if path == "app/window.cpp" else "int a;\n")
        self.commit("engine/b.h", "int b;\n")
        (self.root / "engine/gone.cpp").unlink()
        self.plant("engine/alone.h", "int c;\n")
        self.plant("build/compile_commands.json", json.dumps([
            {"file": str(self.root / path), "command": f"c++ -O2 -std=c++20 -isystem q -o a.o -c {path}"}
            for path in sources]))
        found = tidy.linted(self.root, headers.Build(self.root, self.root / "build"))
        self.assertEqual([str(path) for path in found],
                         ["engine/b.cpp", "engine/a.cpp", "engine/old.cpp"])
        self.assertEqual(found[next(iter(found))], ["-std=c++20", "-isystem", "q"])

    def test_tests_next_to_a_change_are_chosen(self):
        build = self.root / "build"
        entries = {"tests/engine/run": [("run", "run_tests", ""), ("far", "far_tests", "")],
                   "tests/ui": [("one", "ui_tests", "one_test"), ("two", "ui_tests", "two_test")]}
        for folder, rows in entries.items():
            self.plant(f"build/{folder}/CTestTestfile.cmake", "".join(
                f'add_test([=[{name}]=] "{build}/tests/{program}" "--only" "{test}")\n'
                for name, program, test in rows))
        files = {"tests/engine/run/run_test.cpp": "run_tests", "tests/engine/run/far_test.cpp": "far_tests",
                 **{f"tests/ui/{stem}.cpp": "ui_tests" for stem in ("one_test", "two_test", "both")}}
        self.plant("tests/ui/help.h", '#include "engine/optics/lens.h"\n')
        for file in files:
            self.plant(file, '#include "tests/ui/help.h"\n' if file == "tests/ui/one_test.cpp" else "int a;\n")
        self.plant("build/compile_commands.json", json.dumps([
            {"file": str(self.root / file), "command": f"c++ -o tests/CMakeFiles/{target}.dir/a.o -c {file}"}
            for file, target in files.items()]))
        for path, names in (("engine/run/plan.cpp", ["run", "far"]), ("engine/optics/lens.cpp", ["run", "far", "one"]),
                            ("tests/engine/run/run_test.cpp", ["run"]), ("tests/ui/two_test.cpp", ["two"]),
                            ("tests/ui/both.cpp", ["one", "two"]), ("ui/panels/jobs.cpp", ["one", "two"]),
                            ("tests/ui/CMakeLists.txt", ["one", "two"]), ("README.md", []), ("tests/CMakeLists.txt", [])):
            with self.subTest(path=path):
                found = changed_tests.chosen(self.root, build, {changed_tests.PurePosixPath(path)})
                self.assertEqual([entry.name for entry in found], names)

    def test_lines_that_ran_are_counted(self):
        self.plant("engine/a.cpp", "int a(int b) {\n    if (b)\n        return 1;\n    return 0;\n}\n"
                                   "int main() {\n    return a(0);\n}\n")
        subprocess.run(["c++", "--coverage", "-o", "program", "engine/a.cpp"], cwd=self.root, check=True)
        subprocess.run([self.root / "program"], cwd=self.root, check=True)
        with redirect_stdout(StringIO()) as said:
            coverage.main(self.root, self.root)
        reached, lines = map(int, re.findall(r"\b\d+\b", said.getvalue())[:2])
        self.assertEqual(reached, lines - 1, said.getvalue())


if __name__ == "__main__":
    unittest.main()
