# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of a result: planes without a copy, phases, looks, files."""

import gc
import os
import pickle
import unittest

import numpy as np

import fringe
from test_designs import CLOUD, GREY, LENS, PATTERN, PLATE, XYZ, Folder


class Planes(Folder):
    @classmethod
    def setUpClass(cls):
        cls.result = fringe.spots(XYZ, iterations=4, **LENS).compute(device="cpu")

    def test_are_seen_without_a_copy_and_read_only(self):
        one, other = self.result.field[0], self.result.field[0]
        self.assertEqual(one.__array_interface__["data"], other.__array_interface__["data"])
        self.assertEqual((one.dtype, one.shape), (np.complex64, (64, 96)))
        self.assertFalse(one.flags.writeable)
        with self.assertRaises(ValueError):
            one.flags.writeable = True
        with self.assertRaises(ValueError):
            one[0, 0] = 0
        self.assertEqual(self.result.levels[0].dtype, np.uint16)
        self.assertFalse(self.result.levels[0].flags.writeable)
        with self.assertRaises(IndexError):
            self.result.field[1]

    def test_keep_their_owner(self):
        result = fringe.spots(XYZ, iterations=2, **LENS).compute(device="cpu")
        field, copied = result.field[0], np.asarray(result.field)
        self.assertTrue(copied.flags.writeable)
        del result
        gc.collect()
        for _ in range(20):
            fringe.spots(XYZ, iterations=2, seed=9, **LENS).compute(device="cpu")
        np.testing.assert_array_equal(field, copied)

    def test_phases_are_those_of_the_levels(self):
        phase, levels = self.result.phase, self.result.levels[0]
        self.assertEqual((phase.dtype, phase.shape), (np.float32, (64, 96)))
        self.assertTrue((phase >= 0).all() and (phase < np.float32(2 * np.pi)).all())
        np.testing.assert_allclose(phase, levels * (2 * np.pi / 256), atol=1e-6)
        np.testing.assert_array_equal(self.result.sent, levels)
        self.assertEqual(self.result.sent.dtype, np.uint8)

    def test_amplitudes_have_no_phase(self):
        result = fringe.points(CLOUD, encode="amplitude", fit="0.4mmx0.4mmx1mm", at="60mm", **PLATE).compute(device="cpu")
        with self.assertRaises(fringe.Error):
            result.phase

    def test_on_the_disk_are_read_by_parts(self):
        given = {"size": (2048, 2048), "pitch": "2um", "wavelength": "532nm"}
        stack = [(np.repeat(np.repeat(GREY, 40, 0), 30, 1), "50mm")]
        design = fringe.layers(stack, **given)
        with self.assertRaises(fringe.Error):
            design.plan(memory="1MiB") and design.compute(device="cpu", memory="1MiB")
        whole = design.compute(device="cpu").field[0]
        result = design.compute(device="cpu", memory="70MiB", scratch=self.folder.name)
        plane = result.field[0]
        self.assertIsInstance(plane, fringe.DiskPlane)
        for part in (np.s_[10:20, 30:45], np.s_[5], np.s_[-1, 3:9:2], np.s_[0, 0], np.s_[:0]):
            np.testing.assert_allclose(plane[part], whole[part], atol=1e-3 * abs(whole).max())
        self.assertEqual(np.asarray(plane).shape, (2048, 2048))
        levels = result.levels[0]
        self.assertEqual(levels[100:110].dtype, np.uint16)
        near = result.look("50mm", window="0.1mmx0.1mm")
        np.testing.assert_allclose(near, design.compute(device="cpu").look("50mm", window="0.1mmx0.1mm"), atol=2e-3 * near.max())
        result.write(self.path("slm.npy"), encode="phase")
        os.remove(self.path("slm.npy"))
        os.remove(self.path("slm.npy.json"))
        for wrong in (np.s_[2048], np.s_[0, 0, 0], np.s_[::-1]):
            with self.assertRaises(IndexError):
                plane[wrong]
        self.assertTrue(os.listdir(self.folder.name))
        del result, plane, levels
        gc.collect()
        self.assertEqual(os.listdir(self.folder.name), [])


class Looks(Folder):
    @classmethod
    def setUpClass(cls):
        cls.design = fringe.points(CLOUD, fit="0.2mmx0.2mmx1mm", at="60mm", **PLATE)
        cls.result = cls.design.compute(device="cpu")

    def test_are_as_the_command_line_makes_them(self):
        pattern, seen = self.path("pattern.npy"), self.path("seen.npy")
        self.result.write(pattern, encode="phase")
        for given, words in (({"distance": "60mm"}, ["--distance", "60mm"]),
                             ({"distance": 0.05, "window": "0.3mmx0.2mm", "pupil": 0.4e-3},
                              ["--distance", "50mm", "--window", "0.3mmx0.2mm", "--pupil", "0.4mm"])):
            self.run_program("reconstruct", pattern, *words, "-o", seen)
            picture = self.result.look(**given)
            np.testing.assert_array_equal(picture, np.load(seen))
            self.assertEqual(picture.dtype, np.float32)

    def test_have_an_extent(self):
        picture = self.result.look("60mm")
        left, right, bottom, top = picture.extent
        self.assertAlmostEqual((right - left) / picture.shape[1], 8e-6)
        self.assertAlmostEqual((top - bottom) / picture.shape[0], 8e-6)
        self.assertLess(left, 0)
        self.assertEqual(pickle.loads(pickle.dumps(picture)).extent, picture.extent)

    def test_go_along_a_sweep(self):
        sweep = self.result.look(sweep=("50mm", 0.07, 5))
        self.assertEqual(sweep.shape, (5, 64, 96))
        np.testing.assert_allclose(sweep.distances, [0.05, 0.055, 0.06, 0.065, 0.07])
        np.testing.assert_array_equal(sweep[2], self.result.look(sweep.distances[2]))
        for show in ("all-in-focus", "depth"):
            self.assertEqual(self.result.look(sweep=("50mm", "70mm", 5), show=show).shape, (64, 96))
        depth = self.result.look(sweep="50mm:70mm:5", show="depth")
        self.assertTrue(((depth >= 0.0499) & (depth <= 0.0701)).all())

    def test_refuse_what_is_none(self):
        for wrong in ({"distance": 60}, {"distance": "60mm", "sweep": (0.1, 0.2, 3)}, {"sweep": (0.1, 0.2, 3), "show": "all"},
                      {"distance": "60mm", "widow": "1mmx1mm"}, {"distance": "60mm", "window": "1mm"}):
            with self.assertRaises((fringe.Error, ValueError)):
                self.result.look(**wrong)


class Looks(Folder):
    def test_are_first_at_the_source(self):
        for design, there in ((fringe.spots(XYZ + [0, 0, 2e-3], iterations=2, **LENS), 2e-3),
                              (fringe.spots(XYZ + [0, 0, 5e-2], iterations=2, **PLATE, geometry="free"), 5e-2),
                              (fringe.image(GREY, iterations=2, **LENS), 0),
                              (fringe.points(CLOUD, fit="0.2mmx0.2mmx1mm", at="80mm", **PLATE), 8e-2)):
            self.assertAlmostEqual(design["reconstruction.distance"], there, places=9)


class Files(Folder):
    def test_are_those_of_the_command_line_and_of_outputs(self):
        result = fringe.spots(XYZ, iterations=4, **LENS).compute(device="cpu")
        facts = result.write(self.path(PATTERN), encode="phase")
        self.assertEqual(facts["levels"], 256)
        with self.assertRaises(fringe.FileError) as refusal:
            result.write(self.path(PATTERN), encode="phase")
        self.assertIsInstance(refusal.exception, OSError)
        self.assertIn(self.folder.name, refusal.exception.where)
        self.assertEqual(fringe.field(self.path(PATTERN), pitch="8um")["plate.columns"], 96)
        files = result.write(self.path("seen.npy"), what="reconstruction")
        self.assertEqual([os.path.basename(file) for file in files], ["seen.npy"])
        with self.assertRaises(fringe.Error):
            result.write(self.path("other.npy"), what="no such output")
        for distance in ("40mm", 0.04):
            result.write(self.path("there.npy"), what="reconstruction", show="plane", distance=distance, force=True)
            np.testing.assert_array_equal(np.load(self.path("there.npy")), result.look("40mm"))
        for wrong, part in (({"distance": "40mm"}, "give show=plane too"), ({"foo": 1}, "no such value"),
                            ({"show": "plane", "distance": 40}, "has no unit")):
            with self.assertRaisesRegex(fringe.InputError, part):
                result.write(self.path("other.npy"), what="reconstruction", **wrong)

    def test_know_the_lens_that_they_are_for(self):
        result = fringe.spots(XYZ, iterations=4, **LENS).compute(device="cpu")
        result.write(self.path("slm.npy"), encode="phase")
        seen = self.path("seen.npy")
        self.run_program("reconstruct", self.path("slm.npy"), "--distance", "0mm", "-o", seen)
        picture = np.load(seen)
        self.assertEqual(picture.shape, result.look("0mm").shape)
        self.assertLess(np.linalg.norm(picture - result.look("0mm")), 0.02 * np.linalg.norm(picture))
        given = self.path("given.npy")
        self.run_program("reconstruct", self.path("slm.npy"), "--distance", "0mm", "--focal-length", "0mm", "-o", given)
        self.assertLess(np.ptp(np.load(given)), 1e-3)

    def test_are_masks_too(self):
        result = fringe.spots(XYZ, iterations=4, **LENS).compute(device="cpu")
        facts = result.export(self.path("mask.oas"), levels=16)
        self.assertEqual(facts["levels"], 16)
        self.assertTrue(os.path.getsize(self.path("mask.oas")) > 100)

    def test_are_compared(self):
        result = fringe.spots(XYZ, iterations=4, **LENS).compute(device="cpu")
        self.assertEqual(fringe.compare(result, result)["relative_l2"], 0)
        self.assertGreater(fringe.compare(np.asarray(result.field) * 2, result)["relative_l2"], 0.5)


class Copies(Folder):
    def test_of_results_are_the_same_everywhere(self):
        for design in (fringe.spots(XYZ, iterations=4, **LENS),
                       fringe.points(CLOUD, fit="0.2mmx0.2mmx1mm", at="60mm", **{**PLATE, "wavelength": "638nm,532nm,450nm"})):
            result = design.compute(device="cpu")
            other = pickle.loads(pickle.dumps(result))
            np.testing.assert_array_equal(np.asarray(other.field), np.asarray(result.field))
            np.testing.assert_array_equal(np.asarray(other.levels), np.asarray(result.levels))
            np.testing.assert_array_equal(other.look("60mm"), result.look("60mm"))
            self.assertEqual(other.figures, result.figures)
            self.assertEqual(other.design, result.design)


class Pictures(unittest.TestCase):
    def test_stand_in_notebooks(self):
        result = fringe.spots(XYZ, iterations=2, **LENS).compute(device="cpu")
        self.assertTrue(result._repr_png_().startswith(b"\x89PNG"))
        self.assertIn("plate.pitch_x", result.design._repr_html_())


if __name__ == "__main__":
    unittest.main()
