# SPDX-License-Identifier: GPL-3.0-or-later
"""Designs from Python have the bits, files and figures of the command line's."""

import copy
import json
import os
import pickle
import subprocess
import tempfile
import unittest
import warnings

import numpy as np

import fringe

RANDOM = np.random.default_rng(7)
XYZ = np.array([[1e-3, 0, 0], [-1e-3, 5e-4, 0], [0, -1e-3, 1e-3], [5e-4, 5e-4, 0]])
CLOUD = RANDOM.uniform(-1, 1, (40, 3)) * [2e-3, 2e-3, 1e-3]
GREY = RANDOM.integers(0, 256, (24, 32), np.uint8)
DEPTH = RANDOM.uniform(0, 1, (24, 32)).astype(np.float32)
CORNERS = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1.0]])
FACES = np.array([[0, 2, 1], [0, 1, 3], [1, 2, 3], [0, 3, 2]])
PARTS = os.path.join(os.path.dirname(fringe.__file__), "parts")
# Of a build without image libraries, arrays.
PATTERN = "slm.png" if os.path.exists(os.path.join(PARTS, "libfringe_images.so")) else "slm.npy"
PLATE = {"size": (96, 64), "pitch": "8um", "wavelength": "532nm"}
LENS = {**PLATE, "geometry": "lens", "focal_length": "200mm"}


def words_of(given):
    words = []
    for name, value in given.items():
        text = "x".join(map(str, value)) if isinstance(value, tuple) else str(value)
        words += [f"--{name.replace('_', '-')}"] + ([] if value is True else [text])
    return words


class Folder(unittest.TestCase):
    def setUp(self):
        warnings.simplefilter("ignore", fringe.Warning)
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def saved(self, name, array):
        np.save(self.path(name), array)
        return self.path(name)

    def text(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def run_program(self, *words):
        done = subprocess.run([os.environ["FRINGE_PROGRAM"], *words, "--device", "cpu", "--force"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout


class SameAsTheCommandLine(Folder):
    def check(self, name, data, files, **given):
        """data: of Python's; files: the words of the same for the command line."""
        field = self.path("field.npy")
        plain = {key: value for key, value in given.items() if key != "encode"}
        report = json.loads(self.run_program(name, *files, "-o", field, "--json", *words_of(plain)))
        result = getattr(fringe, name)(*data, **given).compute(device="cpu")
        np.testing.assert_array_equal(np.asarray(result.field), np.load(field))
        levels = self.path("levels.npy")
        self.run_program(name, *files, "-o", levels, "--encode", given.get("encode", "phase"), *words_of(plain))
        np.testing.assert_array_equal(np.asarray(result.levels), np.load(levels))
        mine = self.path("mine.npy")
        result.write(mine, encode=given.get("encode", "phase"), force=True)
        with open(mine, "rb") as ours, open(levels, "rb") as theirs:
            self.assertEqual(ours.read(), theirs.read())
        if "best" in report:
            self.assertEqual(result.figures["best"], report["best"])
            self.assertEqual(result.figures["history"], report["history"])
        return result

    def spots_file(self):
        return self.text("spots.csv", "x,y,z\n" + "\n".join(",".join(map(repr, row)) for row in XYZ.tolist()) + "\n")

    def test_spots(self):
        for algorithm in ("wgs", "gs", "ora", "superposition"):
            with self.subTest(algorithm):
                self.check("spots", [XYZ], [self.spots_file()], algorithm=algorithm, **LENS)

    def test_spots_in_free_space(self):
        shift = XYZ + [0, 0, 0.1]
        table = self.text("free.csv", "x,y,z\n" + "\n".join(",".join(map(repr, row)) for row in shift.tolist()) + "\n")
        self.check("spots", [shift], [table], geometry="free", iterations=5, **PLATE)

    def test_image(self):
        self.check("image", [GREY], [self.saved("target.npy", GREY)], iterations=6, picture_size="2mmx1.5mm", **LENS)

    def test_points(self):
        rows = "x,y,z\n" + "\n".join(",".join(map(repr, row)) for row in CLOUD.tolist()) + "\n"
        self.check("points", [CLOUD], [self.text("cloud.csv", rows)], fit="0.4mmx0.4mmx1mm", at="60mm",
                   method="exact", **PLATE)

    def test_points_whose_pattern_is_designed(self):
        rows = "x,y,z\n" + "\n".join(",".join(map(repr, row)) for row in CLOUD.tolist()) + "\n"
        self.check("points", [CLOUD], [self.text("cloud.csv", rows)], fit="0.4mmx0.4mmx1mm", at="60mm",
                   algorithm="wgs", iterations=4, **PLATE)

    def test_mesh(self):
        lines = [f"v {x!r} {y!r} {z!r}" for x, y, z in CORNERS.tolist()]
        lines += [f"f {a + 1} {b + 1} {c + 1}" for a, b, c in FACES.tolist()]
        self.check("mesh", [(CORNERS, FACES)], [self.text("solid.obj", "\n".join(lines) + "\n")],
                   fit="0.4mmx0.4mmx0.4mm", at="60mm", **PLATE)

    def test_rgbd(self):
        self.check("rgbd", [GREY, DEPTH], ["--color", self.saved("grey.npy", GREY), "--depth", self.saved("depth.npy", DEPTH)],
                   near="50mm", far="60mm", **PLATE)

    def test_layers(self):
        stack = self.text("stack.json", json.dumps([{"image": self.saved("a.npy", GREY), "z": "50mm"},
                                                    {"image": self.saved("b.npy", GREY[::-1]), "z": "0.06m"}]))
        self.check("layers", [[(GREY, "50mm"), (GREY[::-1], 0.06)]], [stack], **PLATE)

    def test_modes(self):
        modes = [dict(family="lg", l=1, waist=1e-4), dict(family="hg", m=2, n=1, waist=8e-5, x=1e-4, phase=1.5)]
        table = self.text("modes.csv", "family,l,m,n,waist,x,phase\nlg,1,,,0.0001,,\nhg,,2,1,8e-05,0.0001,1.5\n")
        self.check("modes", [modes], [table], encode="arrizon", **PLATE)

    def test_field(self):
        phases = RANDOM.uniform(0, 2 * np.pi, (64, 96)).astype(np.float32)
        self.check("field", [phases], [self.saved("phases.npy", phases)], meaning="phase", pitch="8um", wavelength="532nm")
        wave = np.exp(1j * phases).astype(np.complex64)
        self.check("field", [wave], [self.saved("wave.npy", wave)], meaning="field", pitch="8um", wavelength="532nm")

    def test_other_encodings_and_colours(self):
        rows = "x,y,z\n" + "\n".join(",".join(map(repr, row)) for row in CLOUD.tolist()) + "\n"
        given = {**PLATE, "fit": "0.4mmx0.4mmx1mm", "at": "60mm", "method": "exact"}
        for encode in ("off-axis", "double-phase", "amplitude"):
            with self.subTest(encode):
                self.check("points", [CLOUD], [self.text("cloud.csv", rows)], encode=encode, **given)
        given["wavelength"] = "638nm,532nm,450nm"
        result = self.check("points", [CLOUD], [self.text("cloud.csv", rows)], **given)
        self.assertEqual(np.asarray(result.field).shape, (3, 64, 96))
        self.assertEqual(result.phase.shape, (3, 64, 96))

    def test_a_panel(self):
        given = {**LENS, "size": (1272, 1024), "device_preset": "X13138", "iterations": 2, "wavelength": "1064nm"}
        del given["pitch"]
        self.run_program("spots", self.spots_file(), "-o", self.path("panel.npy"), "--encode", "phase", *words_of(given))
        result = fringe.spots(XYZ, **given).compute(device="cpu")
        np.testing.assert_array_equal(result.sent, np.load(self.path("panel.npy")))
        self.assertEqual(result.sent.dtype, np.uint8)


class Arguments(Folder):
    def test_floats_are_in_si_and_texts_have_units(self):
        one = fringe.spots(XYZ, size=(96, 64), pitch=12.5e-6, wavelength=1.064e-6, geometry="lens", focal_length=0.2)
        other = fringe.spots(XYZ, size="96x64", pitch="12.5um", wavelength="1064nm", geometry="lens", focal_length="200mm")
        self.assertEqual(one, other)
        self.assertEqual(one["plate.pitch_x"], 12.5e-6)

    def test_arrays_of_any_order_stride_and_byte_order(self):
        one = fringe.image(GREY, iterations=2, **LENS)
        for array in (np.asfortranarray(GREY), np.repeat(GREY, 2, 1)[:, ::2], GREY[::-1][::-1]):
            self.assertEqual(fringe.image(array, iterations=2, **LENS), one)
        wide = GREY.astype(np.uint16) * 257
        self.assertEqual(fringe.image(wide.astype(">u2"), iterations=2, **LENS), fringe.image(wide, iterations=2, **LENS))
        self.assertEqual(fringe.spots(XYZ.astype(">f8").T.copy().T, **LENS), fringe.spots(XYZ, **LENS))

    def test_paths_of_any_kind(self):
        import pathlib
        path = pathlib.Path(self.saved("target.npy", GREY))
        self.assertEqual(fringe.image(path, iterations=2, **LENS)["solver.iterations"], 2)

    def test_signatures_and_documents_come_from_the_tables(self):
        import inspect
        names = inspect.signature(fringe.spots).parameters
        for name in ("list", "size", "pitch", "focal_length", "algorithm", "iterations", "device_preset"):
            self.assertIn(name, names)
        for part in ("Distance between pixel centres", "WIDTHxHEIGHT [1920x1080]"):
            self.assertIn(part, fringe.spots.__doc__)


class Rows(Folder):
    def setUp(self):
        super().setUp()
        self.design = fringe.spots(XYZ, **LENS)

    def test_are_set_and_read(self):
        self.design["solver.iterations"] = 40
        self.design["plate.pitch_x"] = "4um"
        self.design["lens.focal_length"] = 0.1
        self.assertEqual(self.design["solver.iterations"], 40)
        self.assertEqual(self.design["plate.pitch_x"], 4e-6)
        self.assertEqual(self.design["lens.focal_length"], 0.1)
        row = self.design.row("plate.pitch_x")
        self.assertEqual(row["text"], "4 µm")
        self.assertIn("plate.pitch_x", self.design.paths())

    def test_of_copies_are_apart(self):
        other = copy.copy(self.design)
        other["solver.iterations"] = 3
        self.assertNotEqual(other, self.design)

    def test_survive_a_project(self):
        self.design["solver.iterations"] = 40
        for name in ("traps.fringe", "traps.fringez"):
            self.design.save(self.path(name))
            self.assertEqual(fringe.open(self.path(name)), self.design)
        self.assertEqual(pickle.loads(pickle.dumps(self.design)), self.design)

    def test_of_an_example_run_as_the_program_runs_it(self):
        design = fringe.example("spots")
        self.run_program("run", "example:spots", "-o", self.path("results"))
        field = [name for name in os.listdir(self.path("results")) if name.endswith("field.npy")]
        np.testing.assert_array_equal(np.asarray(design.compute(device="cpu").field),
                                      np.load(os.path.join(self.path("results"), field[0])))


class Plans(unittest.TestCase):
    def test_say_time_and_memory(self):
        plan = fringe.spots(XYZ, **LENS).plan(memory="1GiB")
        self.assertTrue(plan.runnable)
        self.assertGreater(plan.seconds, 0)
        self.assertGreater(plan.bytes, 96 * 64 * 8)

    def test_have_findings_whose_fix_is_a_new_design(self):
        design = fringe.points(CLOUD, fit="8mmx8mmx8mm", at="30mm", **PLATE)
        findings = [one for one in design.plan().findings if one.fixes]
        self.assertTrue(findings)
        fixed = findings[0].fix()
        self.assertNotEqual(fixed, design)
        self.assertNotIn(findings[0].text, [one.text for one in fixed.plan().findings])
        self.assertIn("<table>", design.plan()._repr_html_())


if __name__ == "__main__":
    unittest.main()
