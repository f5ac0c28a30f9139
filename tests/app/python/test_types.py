# SPDX-License-Identifier: GPL-3.0-or-later
"""The stub says what there is, and a program that uses it has right types."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest

import fringe

RIGHT = """
import numpy as np
import fringe

xyz = np.zeros((3, 3))
d: fringe.Design = fringe.spots(xyz, size=(12, 12), pitch="8um", wavelength=5e-7, geometry="lens", focal_length="200mm")
d["solver.iterations"] = 40
r: fringe.Result = d.compute(progress=lambda share, text: print(share, text))
left: float = r.look("60mm", window="1mmx1mm").extent[0]
fixed: fringe.Design = d.plan(memory="2GiB").findings[0].fix()
print(r.phase, r.figures["best"], r.levels[0], fringe.compare(r, r)["relative_l2"])
"""


@unittest.skipUnless(importlib.util.find_spec("mypy"), "there is no mypy (Debian: mypy)")
class Types(unittest.TestCase):
    def checked(self, source):
        with tempfile.TemporaryDirectory() as folder:
            program = os.path.join(folder, "program.py")
            with open(program, "w", encoding="utf-8") as file:
                file.write(source)
            package = os.path.dirname(os.path.dirname(fringe.__file__))
            done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", folder, program],
                                  capture_output=True, text=True, env={**os.environ, "MYPYPATH": package})
            return done.stdout

    def test_of_what_is_right(self):
        self.assertIn("Success", self.checked(RIGHT))

    def test_of_what_is_wrong(self):
        said = self.checked("import fringe\nfringe.spots([], sizes=1)\nfringe.open(3)\nfringe.nothing()\n")
        for part in ('Unexpected keyword argument "sizes"', 'Argument 1 to "open"', 'no attribute "nothing"'):
            self.assertIn(part, said)


class Documents(unittest.TestCase):
    def test_are_there_for_all_that_is_offered(self):
        for name in fringe.__all__:
            if name != "version":
                self.assertTrue(getattr(fringe, name).__doc__, name)


if __name__ == "__main__":
    unittest.main()
