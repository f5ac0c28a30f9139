# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of bare arrays: .npy, .npz, .mat (MATLAB 5) and .pfm, from the definitions of their formats; HDF5 by h5py, where
it is (Debian: python3-h5py), and MATLAB 5 by scipy, as others leave them."""

import struct

import numpy as np

try:
    import h5py
except ImportError:
    h5py = None

MAT_CLASSES = {"f4": (7, 7), "f8": (6, 9), "u1": (9, 2), "u2": (11, 4)}  # of the array, of its elements


def write_npy(path, array, _rng=None):
    np.save(path, array)


def write_npz(path, array, rng):
    (np.savez, np.savez_compressed)[rng.integers(2)](path, picture=array)


def mat_element(kind, data):
    return struct.pack("<II", kind, len(data)) + data + b"\0" * (-len(data) % 8)


def write_mat(path, array, _rng):
    """One array, column by column, uncompressed."""
    of, element = MAT_CLASSES[array.dtype.str[1:]]
    body = (mat_element(6, struct.pack("<II", of, 0))
            + mat_element(5, struct.pack(f"<{array.ndim}i", *array.shape))
            + mat_element(1, b"picture") + mat_element(element, array.tobytes(order="F")))
    path.write_bytes(b"MATLAB 5.0 MAT-file".ljust(124) + struct.pack("<H2s", 0x100, b"IM") + mat_element(14, body))


def write_pfm(path, array, rng):
    """Rows from the bottom; a negative scale says that the smallest byte comes first."""
    order, scale = (("<", b"-1"), (">", b"1"))[rng.integers(2)]
    head = b"%s\n%d %d\n%s\n" % (b"PF" if array.ndim == 3 else b"Pf", array.shape[1], array.shape[0], scale)
    path.write_bytes(head + array[::-1].astype(order + "f4").tobytes())


def compound(field, names):
    """A complex array as a compound of these two parts."""
    pairs = np.empty(field.shape, [(name, field.real.dtype) for name in names])
    pairs[names[0]], pairs[names[1]] = field.real, field.imag
    return pairs


def write_h5(path, field, dialect):
    """One complex array `light`, as Python, Octave or Matlab keep it; what `fringe` has to be told of it."""
    with h5py.File(path, "w") as file:
        if dialect == "octave":
            group = file.create_group("light")
            group.attrs["OCTAVE_NEW_FORMAT"] = np.uint8(1)
            group["type"], group["value"] = np.bytes_("complex matrix"), compound(field.T, ("real", "imag"))
        elif dialect == "matlab":
            file["light"] = compound(field.T, ("real", "imag"))
            file["light"].attrs["MATLAB_class"] = np.bytes_("double")
        elif dialect == "h5write":
            file["light"] = compound(field.T, ("real", "imag"))
            return ["--transpose"]
        else:
            file["light"] = compound(field, {"h5py": ("r", "i"), "capitals": ("Re", "Im")}[dialect])
    return []


def read_npy(path):
    return np.load(path, allow_pickle=False)
