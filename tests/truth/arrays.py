# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of bare arrays: .npy, .npz, .mat (MATLAB 5) and .pfm, from the definitions of their formats."""

import struct

import numpy as np

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


def read_npy(path):
    return np.load(path, allow_pickle=False)
