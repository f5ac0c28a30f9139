# SPDX-License-Identifier: GPL-3.0-or-later
"""What is linted is what changed last."""

import json
import subprocess
import tempfile
import unittest
from pathlib import Path

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
            {"file": str(self.root / path), "command": f"c++ -O2 -std=c++20 -o a.o -c {path}"} for path in sources]))
        found = tidy.linted(self.root, headers.Build(self.root, self.root / "build"))
        self.assertEqual([str(path) for path in found],
                         ["engine/alone.h", "engine/b.cpp", "engine/a.cpp", "engine/old.cpp"])
        self.assertEqual(found[next(iter(found))], ["-std=c++20"])


if __name__ == "__main__":
    unittest.main()
