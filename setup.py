# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds `import fringe` by CMake, without windows, for the Python that runs this. CMAKE_ARGS are added."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
# What a module may open while it runs, as far as this machine can build it.
PARTS = ("fringe_python", "fringe_opencl", "fringe_cuda", "fringe_images", "fringe_read_gltf", "fringe_read_h5",
         "fringe_read_mat", "fringe_probe_devices", "fringe_show")


class BuildByCMake(build_ext):
    def run(self):
        build = Path(self.build_temp).resolve()
        options = ["-DFRINGE_WERROR=OFF", f"-DFRINGE_PYTHON={sys.executable}",
                   *shlex.split(os.environ.get("CMAKE_ARGS", ""))]
        subprocess.run(["cmake", "--preset", "no-gui", "-B", build, *options], cwd=ROOT, check=True)
        there = subprocess.run(["cmake", "--build", build, "--target", "help"], capture_output=True, text=True, check=True)
        targets = [part for part in PARTS if re.search(rf"^{part}:", there.stdout, re.MULTILINE)]
        if "fringe_python" not in targets:
            sys.exit("fringe: pybind11 or the headers of Python are missing; install pybind11 (Debian: pybind11-dev, python3-dev).")
        subprocess.run(["cmake", "--build", build, "--target", *targets], check=True)
        shutil.copytree(build / "python" / "fringe", Path(self.build_lib) / "fringe", dirs_exist_ok=True,
                        ignore=shutil.ignore_patterns("__pycache__"))


version = re.search(r"VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8").partition("project(")[2])
setup(version=version[1], packages=[], ext_modules=[Extension("fringe._fringe", [])], cmdclass={"build_ext": BuildByCMake})
