# SPDX-License-Identifier: GPL-3.0-or-later
"""A build agrees with itself, and what another one does otherwise is told: net_self_test.py FRINGE"""

import contextlib
import io
import os
import sys
import tempfile
import unittest
from pathlib import Path

import compare
import designs
import inputs
import net
import pictures

PROGRAM = None

# A program that takes one word of its command line for another.
CHANGED = """#!{python}
import os, sys
os.execv({program!r}, [{program!r}] + [word.replace({word!r}, {other!r}) for word in sys.argv[1:]])
"""


class BuildsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def changed(self, word, other):
        path = self.folder / "changed"
        path.write_text(CHANGED.format(python=sys.executable, program=PROGRAM, word=word, other=other))
        path.chmod(0o755)
        return path

    def ran(self, row, after=None):
        """Exit status, and what was printed."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            status = net.main([PROGRAM, str(after or PROGRAM), "--only", row, "--threads", "1"])
        return status, printed.getvalue()

    def expect_told(self, row, change, *parts):
        status, printed = self.ran(row, self.changed(*change))
        self.assertEqual(status, 1, printed)
        for part in parts:
            self.assertIn(part, printed)

    def test_a_build_agrees_with_itself(self):
        for row in ("spots/resumed", "project/planes-6", "bad/lens"):
            status, printed = self.ran(row)
            self.assertEqual(status, 0, printed)
            self.assertIn(", 0 differ", printed)

    def test_another_field_is_told(self):
        self.expect_told("points/exact", ("532nm", "533nm"), "field.npy: shapes agree (80, 96), relative L2",
                         "printed-0.json: wavelengths_m[0]: 5.32e-07 before, 5.33e-07 after")

    def test_another_shape_is_told(self):
        self.expect_told("points/exact", ("96x80", "96x81"),
                         "field.npy: shapes differ: (80, 96) f, (81, 96) f")

    def test_other_levels_and_figures_are_told(self):
        self.expect_told("encode/spots", ("100mm", "101mm"), "r.json: ", "levels.npy: ", "of 9216 levels differ")

    def test_another_status_is_told(self):
        self.expect_told("bad/method", ("magic", "exact"), "after ended with 0, not 2",
                         "field.npy: only after")

    def test_a_missing_file_is_told(self):
        self.expect_told("points/exact", ("field.npy", "other.npy"), "after did not write field.npy",
                         "field.npy: only before")


class FilesTest(unittest.TestCase):
    def test_figures_differ_by_key_and_by_value(self):
        before = {"a": 1, "seconds": 1, "list": [1, {"b": 2}], "gone": 0}
        after = {"a": 1, "seconds": 2, "list": [1, {"b": 3}], "new": 0}
        self.assertEqual(list(compare.figure_differences(before, after)),
                         ["list[1].b: 2 before, 3 after", "gone is only in the one before",
                          "new is only in the one after"])

    def test_pixels_come_out_of_a_png(self):
        rows = [[0, 10, 20], [255, 3, 7]]
        self.assertEqual(pictures.read_png(inputs.png(rows)),
                         pictures.Samples((2, 3, 1), "B", pictures.array.array("B", sum(rows, []))))

    def test_lines_of_a_png_are_unfiltered(self):
        above, line = bytes([10, 20, 30]), bytes([1, 2, 3])
        expected = {1: [1, 3, 6], 2: [11, 22, 33], 3: [6, 15, 25], 4: [11, 22, 33]}
        for kind, values in expected.items():
            self.assertEqual(list(pictures.unfiltered(kind, line, above, 1)), values)

    def test_names_of_rows_are_unique(self):
        names = [row.name for row in designs.ROWS]
        self.assertEqual(len(names), len(set(names)))


if __name__ == "__main__":
    PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main()
