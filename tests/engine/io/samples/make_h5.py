#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the HDF5 samples beside it, with h5py, as other programs leave such files. That of Octave is written by
`octave --eval "u = reshape(0:5, 2, 3) + i; w = 'words'; save('-hdf5', 'octave.h5', 'u', 'w')"`."""

from pathlib import Path

import h5py
import numpy as np

HERE = Path(__file__).parent
NUMBERS = np.arange(6.0).reshape(2, 3)


def complex_of(names, kind="f4"):
    numbers = np.zeros((2, 3), [(name, kind) for name in names])
    numbers[names[0]], numbers[names[1]] = NUMBERS, 1
    return numbers


with h5py.File(HERE / "external.h5", "w") as file:
    file.create_dataset("phase", (2, 3), "u1", external=[("beside.bin", 0, 6)])

with h5py.File(HERE / "virtual.h5", "w", libver="latest") as file:
    layout = h5py.VirtualLayout((2, 3), "u1")
    layout[:] = h5py.VirtualSource("beside.h5", "phase", (2, 3))
    file.create_virtual_dataset("phase", layout)

with h5py.File(HERE / "linked.h5", "w") as file:
    file["phase"] = h5py.ExternalLink("beside.h5", "/phase")
    file["own"] = NUMBERS

with h5py.File(HERE / "parts.h5", "w") as file:
    file["Matlab"] = complex_of(("real", "imag"), "f8")
    file["capitals"] = complex_of(("Re", "Im"))
    file["turned"] = complex_of(("r", "i"))[["i", "r"]]
    file["truth"] = NUMBERS > 2
    file["light/amplitude"] = NUMBERS
    file["light/phase"] = np.full((2, 3), np.pi / 2)

with h5py.File(HERE / "external73.mat", "w", userblock_size=512) as file:
    file.create_dataset("phase", (2, 3), "f8", external=[("beside.bin", 0, 48)]).attrs["MATLAB_class"] = np.bytes_("double")

with h5py.File(HERE / "matlab73.mat", "w", userblock_size=512) as file:
    file["depth"] = NUMBERS.T
    file["depth"].attrs["MATLAB_class"] = np.bytes_("double")
    file["mask"] = (NUMBERS.T > 2).astype("u1")
    file["mask"].attrs["MATLAB_class"] = np.bytes_("logical")
    file["words"] = np.full((5, 2), 65, "u2")
    file["words"].attrs["MATLAB_class"] = np.bytes_("char")

for name in ("external73.mat", "matlab73.mat"):
    with open(HERE / name, "r+b") as file:
        file.write(b"MATLAB 7.3 MAT-file".ljust(124) + b"\0\2IM")
