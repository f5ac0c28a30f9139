# SPDX-License-Identifier: GPL-3.0-or-later
"""The notebooks run from top to bottom, lines of pages as they stand, and the adapters drive stand-ins."""

import contextlib
import glob
import io
import json
import os
import re
import sys
import textwrap
import unittest
import warnings

import numpy as np

import fringe
from test_loops import PLATE, SPOTS, Camera

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
EXAMPLES = os.path.join(SOURCE, "app/python/examples")
sys.path.insert(0, EXAMPLES)


class Notebooks(unittest.TestCase):
    def test_run(self):
        notebooks = glob.glob(os.path.join(EXAMPLES, "*.ipynb"))
        self.assertEqual(len(notebooks), 4)
        for notebook in notebooks:
            with self.subTest(os.path.basename(notebook)), open(notebook, encoding="utf-8") as file:
                names = {"__name__": "notebook"}
                with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    for cell in json.load(file)["cells"]:
                        if cell["cell_type"] == "code":
                            exec("".join(cell["source"]), names)


class Pages(unittest.TestCase):
    def lines(self, page, pattern):
        with open(os.path.join(SOURCE, page), encoding="utf-8") as file:
            found = re.findall(pattern, file.read(), re.MULTILINE)
        self.assertTrue(found)
        return found

    def test_run_as_they_stand(self):
        lines = self.lines("README.md", r"^    python3 -c '(.*)'$")
        lines.append(textwrap.dedent("".join(self.lines("app/python/README.md", r"^(?:    .*)?\n"))))
        for text in lines:
            with self.subTest(text), contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
                exec(text, {})


class Data(unittest.TestCase):
    def test_of_examples_are_named(self):
        points = fringe.points("example:die", size=(64, 64))
        self.assertEqual(len(points.compute(device="cpu").field[0]), 64)

    def test_helps_list_all_options_by_their_subjects(self):
        self.assertIn("at: LENGTH [200 mm]\n    Centre z: of the upright box", fringe.points.__doc__)
        self.assertIn("rotate_z: ANGLE", fringe.points.__doc__)
        self.assertNotIn("help_all", fringe.points.__doc__ + fringe.encode.__doc__)


class Slm:
    """As slmsuite's."""
    def __init__(self, camera):
        self.camera = camera

    def set_phase(self, phase, settle=False):
        self.camera.show(phase)


class SlmsuiteCamera:
    bitdepth = 40

    def __init__(self, camera):
        self.get_image = camera.grab


class Adapters(unittest.TestCase):
    def test_of_slmsuite(self):
        from slmsuite_adapter import even_out_by_slmsuite
        camera = Camera()
        design = fringe.spots(SPOTS, iterations=5, **PLATE)
        result = even_out_by_slmsuite(design, Slm(camera), SlmsuiteCamera(camera), rounds=3, device="cpu")
        self.assertLess(result.figures["rounds"][-1]["measured"]["sigma_percent"], 5)

    def test_of_a_vendors_kit(self):
        from vendor_adapter import Vendor
        shown = []
        result = fringe.spots(SPOTS, iterations=5, **PLATE).compute(device="cpu")
        Vendor(shown.append).show(result)
        Vendor(shown.append, levels=256).show(result)
        np.testing.assert_array_equal(shown[0], result.phase)
        np.testing.assert_array_equal(shown[1], result.levels[0])
        with self.assertRaises(RuntimeError):
            Vendor(lambda picture: 3).show(result)


if __name__ == "__main__":
    unittest.main()
