# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls: what is refused, threads, Ctrl-C, processes, memory."""

import importlib.util
import os
import pickle
import random
import signal
import subprocess
import sys
import threading
import time
import unittest
import warnings

import numpy as np

import fringe
from test_designs import GREY, LENS, PARTS, PATTERN, XYZ, Folder


def small(**given):
    return fringe.spots(XYZ, **{"iterations": 3, **LENS, **given})


def in_child(source, **given):
    """What a process of its own prints, which runs this."""
    done = subprocess.run([sys.executable, "-B", "-c", source], capture_output=True, text=True, timeout=120, **given)
    return done.returncode, done.stdout + done.stderr


HEAD = """
import os, sys, time, threading
sys.path.insert(0, {here!r})
import numpy as np, fringe
from test_designs import XYZ, LENS
def small(**given):
    return fringe.spots(XYZ, **{{"iterations": 3, **LENS, **given}})
""".format(here=os.path.dirname(os.path.abspath(__file__)))


class Errors(Folder):
    def test_say_what_where_and_what_would_be_right(self):
        with self.assertRaises(fringe.Error) as refusal:
            small(sizes=(1, 1))
        self.assertIsInstance(refusal.exception, ValueError)
        self.assertEqual(refusal.exception.remedy, "did you mean size=?")
        design = small()
        with self.assertRaises(fringe.Error) as refusal:
            design["plate.pitch_x"] = 8
        self.assertEqual(refusal.exception.where, "plate.pitch_x")
        with self.assertRaises(fringe.FileError) as refusal:
            fringe.open(self.path("nothing.fringe"))
        self.assertIn("nothing.fringe", refusal.exception.where)
        self.assertEqual(str(pickle.loads(pickle.dumps(refusal.exception))), str(refusal.exception))

    def test_are_one_sentence_for_arrays_that_cannot_be_taken(self):
        for wrong in (XYZ * np.nan, XYZ[:, :2], XYZ[0], "text".split(), None, XYZ.astype(complex), object(), [[1, 2, "3"]]):
            with self.subTest(wrong), self.assertRaises(fringe.Error) as refusal:
                fringe.spots(wrong, **LENS)
            self.assertNotIn("\n", str(refusal.exception))
        for wrong in (GREY[None, None, None], GREY.astype(np.int64), np.zeros((0, 3)), GREY * np.inf):
            with self.assertRaises(fringe.Error):
                fringe.image(wrong, **LENS)

    def test_of_a_plan_are_those_of_computing(self):
        design = small()
        design["plate.columns"] = 100_000
        design["plate.rows"] = 100_000
        self.assertFalse(design.plan(memory="10MiB").runnable)
        with self.assertRaises(fringe.Error):
            design.compute(memory="10MiB")
        with self.assertRaises(fringe.Error):
            small().compute(device="opencl:99")

    def test_name_the_argument_that_they_are_about(self):
        cases = [("pitch", dict(pitch="8"), "pitch=8"), ("size", dict(size="64"), "give WIDTHxHEIGHT"),
                 ("algorithm", dict(algorithm="GS"), "not one of"), ("geometry", dict(geometry="lense"), "give lens or free"),
                 ("focal_length", dict(focal_length="abc"), "not a length"), ("levels", dict(levels=1), "too small")]
        for where, wrong, part in cases:
            with self.assertRaisesRegex(fringe.InputError, part) as refusal:
                fringe.spots(XYZ, **{**LENS, **wrong})
            self.assertEqual(refusal.exception.where, where)
            self.assertTrue(refusal.exception.what and refusal.exception.remedy, str(refusal.exception))
        arrays = [("image", lambda: fringe.image(np.zeros((20, 30, 5)), **LENS), r"image of the shape \(20, 30, 5\) has 20 planes"),
                  ("list", lambda: fringe.spots(np.zeros((0, 3)), **LENS), "holds no spots"),
                  ("image", lambda: fringe.image(np.zeros((20, 30)), **LENS), "dark everywhere")]
        for where, call, part in arrays:
            with self.assertRaisesRegex(fringe.InputError, part) as refusal:
                call()
            self.assertEqual(refusal.exception.where, where)
        with self.assertRaises(fringe.FileError) as refusal:
            fringe.spots("no such.csv", **LENS)
        self.assertEqual(refusal.exception.where, "no such.csv")
        design = small()
        with self.assertRaisesRegex(fringe.InputError, "did you mean solver.iterations"):
            design["solver.iteration"] = 3

    def test_come_as_warnings_where_it_goes_on(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            close = np.array([[0, 0, 0], [1e-6, 0, 0.0]])
            fringe.spots(close, iterations=2, **LENS).compute(device="cpu")
        told = [one for one in caught if issubclass(one.category, fringe.Warning)]
        self.assertTrue(told)
        self.assertEqual(os.path.basename(told[0].filename), "test_calls.py")

    def test_of_random_calls_never_end_the_process(self):
        chance = random.Random(3)
        values = [None, True, -1, 0, 1, 2**70, 1e308, float("nan"), "", "8um", "8", "--size", "\0", "x" * 5000, (), (1, 2), [3],
                  {}, object(), b"8um", XYZ, GREY, np.float32(1), np.array(0.1), "☃", "1x1", 8e-6, "lens", "nan"]
        paths = small().paths()
        design, result = small(), small().compute(device="cpu")
        commands = [name for name in ("spots", "image", "points", "mesh", "rgbd", "layers", "field", "compare", "encode")]
        import inspect
        keys = {name: list(inspect.signature(getattr(fringe, name)).parameters) for name in commands}
        skipped = {"out", "output", "report", "checkpoint", "resume", "scratch", "seen", "force", "progress"}

        def once():
            kind = chance.randrange(6)
            if kind == 0:
                name = chance.choice(commands)
                given = {chance.choice(keys[name]): chance.choice(values) for _ in range(chance.randrange(4))}
                getattr(fringe, name)(*(chance.choice(values) for _ in range(chance.randrange(3))),
                                      **{key: value for key, value in given.items() if key not in skipped})
            elif kind == 1:
                design[chance.choice([*paths, "", "nope", "image.2.x"])] = chance.choice(values)
            elif kind == 2:
                design[chance.choice(values)]
            elif kind == 3:
                result.look(chance.choice(values), **{chance.choice(["window", "pupil", "method", "pupil_x"]): chance.choice(values)})
            elif kind == 4:
                result.field[chance.choice(values)]
            else:
                fringe.open(chance.choice(values))

        refused = 0
        warnings.simplefilter("ignore")
        for _ in range(int(os.environ.get("FRINGE_BAD_CALLS", "400"))):
            try:
                once()
            except Exception as error:
                refused += 1
                self.assertNotIn("should not; please report", str(error))
        self.assertGreater(refused, 100)


class Commands(Folder):
    def test_take_devices_and_force_and_have_no_help(self):
        result = small().compute(device="cpu")
        for _ in range(2):
            facts = fringe.encode(result, out=self.path("slm.npy"), as_="phase", device="cpu", threads=1, force=True)
        self.assertEqual(facts["levels"], 256)
        for name in ("help", "version", "json"):
            with self.assertRaises(fringe.Error):
                small(**{name: True})
        fringe.run("example:spots", folder=self.folder.name, device="cpu")
        self.assertTrue(any(name.endswith(".npy") for name in os.listdir(self.folder.name)))


class Threads(unittest.TestCase):
    def test_compute_at_once_to_the_same_bits(self):
        wanted = np.asarray(small().compute(device="cpu").field)
        faults = []

        def work():
            for _ in range(int(os.environ.get("FRINGE_ROUNDS", "20"))):
                result = small().compute(device="cpu")
                if not np.array_equal(np.asarray(result.field), wanted):
                    faults.append(1)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(faults, [])

    def test_go_on_while_another_computes(self):
        design = small(size=(512, 512), iterations=300)
        counted, done = [0], threading.Event()

        def count():
            while not done.is_set():
                counted[0] += 1
                time.sleep(0.001)

        counter = threading.Thread(target=count)
        counter.start()
        seen = []
        design.compute(device="cpu", progress=lambda fraction, text: seen.append((fraction, text)))
        done.set()
        counter.join()
        self.assertGreater(counted[0], 20)
        self.assertTrue(all(0 <= fraction <= 1 and text for fraction, text in seen))

    def test_share_one_result(self):
        result = small().compute(device="cpu")
        phases = []
        threads = [threading.Thread(target=lambda: phases.append(result.phase)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertTrue(all(np.array_equal(phases[0], one) for one in phases))


class Interrupts(unittest.TestCase):
    def interrupted(self, design, after):
        main = threading.main_thread().ident
        timer = threading.Timer(after, lambda: (marks.append(time.monotonic()), signal.pthread_kill(main, signal.SIGINT)))
        marks = []
        timer.start()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                result = design.compute(device="cpu")
        except KeyboardInterrupt:
            result = None
        return result, time.monotonic() - marks[0]

    def test_stop_iterations_and_keep_the_best_pattern(self):
        design = small(size=(512, 512), iterations=100_000)
        result, _ = self.interrupted(design, 0.5)
        self.assertEqual(result.figures["ended"], "stopped")
        self.assertGreater(result.figures["best"]["efficiency"], 0.1)
        self.assertEqual(result.phase.shape, (512, 512))

    def test_give_up_a_sum(self):
        rng = np.random.default_rng(1)
        design = fringe.points(rng.uniform(-1, 1, (200_000, 3)), method="exact", fit="2mmx2mmx2mm", at="60mm",
                               size=(1024, 1024), pitch="8um")
        result, _ = self.interrupted(design, 0.5)
        self.assertIsNone(result)

    def test_by_what_progress_throws(self):
        def stop(fraction, text):
            raise LookupError("enough")
        with self.assertRaises(LookupError):
            small(size=(512, 512), iterations=100_000).compute(device="cpu", progress=stop)


class Processes(unittest.TestCase):
    def test_forked_before_the_first_computing_work(self):
        code, said = in_child(HEAD + """
design = small()
pid = os.fork()
design.compute(device="cpu")
if pid == 0:
    os._exit(0)
assert os.waitpid(pid, 0)[1] == 0
print("well")
""")
        self.assertEqual((code, said.strip()), (0, "well"))

    def test_forked_after_it_are_refused_at_once(self):
        code, said = in_child(HEAD + """
result = small().compute(device="cpu")
busy = threading.Thread(target=lambda: small(size=(512, 512), iterations=2000).compute(device="cpu"), daemon=True)
busy.start()
time.sleep(0.3)
pid = os.fork()
if pid == 0:
    began = time.monotonic()
    try:
        small().compute(device="cpu")
        os._exit(1)
    except fringe.Error as error:
        ok = time.monotonic() - began < 0.1 and "spawn" in error.remedy and isinstance(error, RuntimeError)
    del result
    os._exit(0 if ok else 2)
assert os.waitpid(pid, 0)[1] == 0
pid = os.fork()
if pid == 0:
    sys.exit(0)  # all is given up as a process does that ends by itself
assert os.waitpid(pid, 0)[1] == 0
print("well")
os._exit(0)
""".replace("print(\"well\")", "print(\"well\", flush=True)"))
        self.assertEqual((code, said.strip()), (0, "well"))

    def test_that_are_spawned_take_designs_and_give_results(self):
        import multiprocessing
        with multiprocessing.get_context("spawn").Pool(2) as pool:
            results = pool.map(computed, [small(seed=seed) for seed in range(4)])
        for seed, result in enumerate(results):
            np.testing.assert_array_equal(result.levels[0], small(seed=seed).compute(device="cpu").levels[0])


def computed(design):
    return design.compute(device="cpu")


class Memory(unittest.TestCase):
    def test_does_not_grow_with_what_is_computed(self):
        design = small(size=(128, 128))

        def rounds(count):
            for _ in range(count):
                result = design.compute(device="cpu")
                result.field[0], result.levels[0], result.phase
            with open("/proc/self/statm", encoding="ascii") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

        count = int(os.environ.get("FRINGE_COMPUTES", "400"))
        before = rounds(count)
        self.assertLess(rounds(count) - before, 8 << 20)


class Places(Folder):
    def test_parts_are_found_from_another_folder_and_in_a_venv(self):
        import venv
        result = small().compute(device="cpu")
        result.write(self.path(PATTERN), encode="phase")
        venv.create(self.path("own"), system_site_packages=True)
        file, needed = PATTERN, ["cpu"]
        # A sanitizer that is lent to Python takes more than a program that reads files may.
        if "LD_PRELOAD" not in os.environ and importlib.util.find_spec("h5py") and os.path.exists(os.path.join(PARTS, "fringe-read-h5")):
            import h5py
            file = "slm.h5"
            with h5py.File(self.path(file), "w") as store:
                store["levels"] = result.sent
        if os.path.exists(os.path.join(PARTS, "libfringe_opencl.so")) and os.listdir("/etc/OpenCL/vendors"):
            needed.append("opencl:0")
        source = f"""
import fringe
ids = [device["id"] for backend in fringe.devices() for device in backend["devices"]]
assert set({needed}) <= set(ids), ids
for file in ({PATTERN!r}, {file!r}):
    design = fringe.field(file, pitch="8um", wavelength="532nm")
    print(design["plate.columns"])
"""
        for python in (sys.executable, self.path("own/bin/python")):
            done = subprocess.run([python, "-W", "ignore", "-c", source], cwd=self.folder.name, capture_output=True, text=True)
            self.assertEqual(done.stdout.split(), ["96", "96"], done.stderr)


if __name__ == "__main__":
    unittest.main()
