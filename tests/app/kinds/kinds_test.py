# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds that only tests know are in Python, its stub and its help, without a line of their own."""

import inspect
import os
import tempfile
import unittest

import numpy as np

import fringe

PLATE = {"size": (64, 48), "pitch": "8um"}


class Kinds(unittest.TestCase):
    def test_of_encodings_solvers_and_devices_are_arguments(self):
        document = fringe.spots.__doc__
        for key in ("threshold", "turned"):
            self.assertIn(key, document)
        self.assertIn("threshold", inspect.signature(fringe.points).parameters)
        cloud = np.array([[0, 0, 0], [1e-4, 0, 0.0]])
        result = fringe.points(cloud, encode="threshold", threshold=0.3, offset=(0.0, 0.0, 0.05), **PLATE).compute(device="cpu")
        self.assertEqual(set(np.unique(result.levels[0])), {0, 1})
        spots = np.array([[1e-4, 0, 0], [-1e-4, 0, 0.0]])
        lens = {"geometry": "lens", "focal_length": "200mm"}
        self.assertEqual(fringe.spots(spots, algorithm="turned", **lens, **PLATE)["solver.name"], "turned")

    def test_of_outputs_are_written(self):
        cloud = np.array([[0, 0, 0], [1e-4, 0, 0.0]])
        result = fringe.points(cloud, offset="0mm,0mm,50mm", **PLATE).compute(device="cpu")
        with tempfile.TemporaryDirectory() as folder:
            result.write(os.path.join(folder, "modulus.npy"), what="modulus")
            self.assertEqual(os.listdir(folder)[0].split(".")[0], "modulus")

    def test_are_in_the_stub(self):
        with open(os.path.join(os.path.dirname(fringe.__file__), "__init__.pyi"), encoding="utf-8") as file:
            self.assertIn("threshold: float | str | None = ...", file.read())


if __name__ == "__main__":
    unittest.main()
