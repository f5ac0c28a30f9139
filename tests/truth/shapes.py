# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of points and triangles: tables, .ply, .obj, .stl and .gltf, from the definitions of their formats."""

import base64
import json
import struct

import numpy as np


def write_table(path, columns, separator=","):
    """Columns of numbers under their names; names that are None make a table without a header."""
    names, numbers = list(columns), [np.asarray(column, float) for column in columns.values()]
    lines = [] if names[0] is None else [separator.join(names)]
    lines += [separator.join(repr(float(number)) for number in row) for row in zip(*numbers)]
    path.write_text("\n".join(lines) + "\n")


def write_ply(path, columns, faces=(), form="ascii"):
    """Vertices with properties of the types of their arrays, and faces; `form` as in the header."""
    names = {"float32": "float", "float64": "double", "uint8": "uchar", "uint16": "ushort"}
    count = len(next(iter(columns.values())))
    head = ["ply", f"format {form} 1.0", f"element vertex {count}"]
    head += [f"property {names[column.dtype.name]} {name}" for name, column in columns.items()]
    if len(faces):
        head += [f"element face {len(faces)}", "property list uchar int vertex_indices"]
    data = ("\n".join([*head, "end_header"]) + "\n").encode()
    if form == "ascii":
        rows = [" ".join(repr(number.item()) for number in row) for row in zip(*columns.values())]
        rows += [" ".join(map(str, (len(face), *face))) for face in faces]
        data += ("\n".join(rows) + "\n").encode()
    else:
        order = "<" if "little" in form else ">"
        kinds = [(name, column.dtype.newbyteorder(order)) for name, column in columns.items()]
        data += np.array(list(zip(*columns.values())), kinds).tobytes()
        data += b"".join(struct.pack(f"{order}B{len(face)}i", len(face), *face) for face in faces)
    path.write_bytes(data)


def write_pcd(path, xyz, colours, rng):
    """Places in single precision, and colours as bytes in one number where there are any; as text or as bytes."""
    fields, kinds, columns = ["x", "y", "z"], "FFF", [xyz.astype("<f4")[:, i] for i in range(3)]
    if colours is not None:
        kind = "FU"[rng.integers(2)]
        packed = (colours.astype("<u4") @ (1 << np.array([16, 8, 0]))).astype("<u4")
        fields, kinds, columns = fields + ["rgb"], kinds + kind, columns + [packed.view("<f4") if kind == "F" else packed]
    form, count = ("ascii", "binary")[rng.integers(2)], len(xyz)
    head = ["VERSION .7", "FIELDS " + " ".join(fields), "SIZE" + " 4" * len(fields), "TYPE " + " ".join(kinds),
            "COUNT" + " 1" * len(fields), f"WIDTH {count}", "HEIGHT 1", "VIEWPOINT 0 0 0 1 0 0 0",
            f"POINTS {count}", f"DATA {form}"]
    rows = np.column_stack([column.view("<u4") for column in columns]).astype("<u4")
    body = rows.tobytes() if form == "binary" else "".join(
        " ".join(repr(number.item()) for number in row) + "\n" for row in zip(*columns)).encode()
    path.write_bytes(("\n".join(head) + "\n").encode() + body)


def write_obj(path, vertices, faces=(), colours=None):
    """Colours from 0 to 1 stand behind the places, as many programs write them."""
    rows = vertices if colours is None else np.hstack([vertices, colours])
    lines = ["v " + " ".join(repr(float(number)) for number in row) for row in rows]
    lines += ["f " + " ".join(str(index + 1) for index in face) for face in faces]
    path.write_text("\n".join(lines) + "\n")


def write_stl(path, vertices, faces, rng):
    """Triangles as bytes or as text, with their normals or without."""
    corners = np.asarray(vertices, "f4")[np.asarray(faces)]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    normals *= rng.integers(2)
    if rng.integers(2):
        rows = np.concatenate([normals[:, None], corners], 1).astype("<f4").reshape(len(corners), 12)
        path.write_bytes(bytes(80) + struct.pack("<I", len(rows)) + b"".join(row.tobytes() + b"\0\0" for row in rows))
        return
    written = ["solid sheet"]
    for normal, triangle in zip(normals, corners):
        three = [" ".join(repr(float(number)) for number in row) for row in (normal, *triangle)]
        written += [f"facet normal {three[0]}", "outer loop", *(f"vertex {row}" for row in three[1:]), "endloop", "endfacet"]
    path.write_text("\n".join([*written, "endsolid sheet"]) + "\n")


def write_gltf(path, vertices, faces, rng):
    """glTF 2.0 with its buffer inside: places of vertices and indices; .glb where the path says so."""
    places, indices = np.asarray(vertices, "<f4"), np.asarray(faces, "<u4").ravel()
    data = places.tobytes() + indices.tobytes()
    buffer = {"byteLength": len(data)}
    if path.suffix == ".gltf":
        buffer["uri"] = "data:application/octet-stream;base64," + base64.b64encode(data).decode()
    tree = {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}],
            "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}], "buffers": [buffer],
            "bufferViews": [{"buffer": 0, "byteLength": places.nbytes},
                            {"buffer": 0, "byteOffset": places.nbytes, "byteLength": indices.nbytes}],
            "accessors": [{"bufferView": 0, "componentType": 5126, "count": len(places), "type": "VEC3",
                           "min": places.min(0).tolist(), "max": places.max(0).tolist()},
                          {"bufferView": 1, "componentType": 5125, "count": len(indices), "type": "SCALAR"}]}
    head = json.dumps(tree).encode()
    if path.suffix == ".gltf":
        path.write_bytes(head)
        return
    chunks = [(head + b" " * (-len(head) % 4), b"JSON"), (data, b"BIN\0")]
    body = b"".join(struct.pack("<I", len(part)) + name + part for part, name in chunks)
    path.write_bytes(struct.pack("<4sII", b"glTF", 2, 12 + len(body)) + body)
