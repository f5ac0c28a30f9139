# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the source tree keeps its walls: who includes whom, own headers first, no cycles,
what has few homes in them, sentences that both programs can say, a licence line each, a name for one thing only.

usage: walls.py includes|heads|cycles|homes|sentences|licences|names ROOT   prints what it found; exit status 1 if anything
"""

import json
import posixpath
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath

LAYERS = ("kernels", "engine", "app", "ui")
CODE = {".h", ".cpp", ".cu", ".cuh", ".cl"}
SCRIPTS = {".cmake", ".py", ".sh", ".yml"}

# What of the project a layer may include, beside itself. "kernels/*" is only what lies at its top;
# kernels/gl is no column: scenes are drawn and textures are held there, whatever device computes.
LAYER_MAY_INCLUDE = {
    "kernels": (),
    "engine": ("kernels/*", "kernels/gl/*"),
    "app": ("engine/**",),
    "ui": ("app/**", "engine/model/**", "engine/examples/**", "engine/preview/**"),
}

# What of kernels a layer may reach through headers: values, and no operation. Others reach anything.
KERNELS_WITHIN_REACH = {
    "app": ("values.h", "shape.h", "message.h", "error.h", "gl_place.h", "backends.h", "processors.h"),
    "ui": ("values.h", "shape.h", "message.h", "error.h", "gl_place.h", "processors.h"),
}

# Folders of kernels that one column keeps to itself; formulas/ is common to the fast columns.
PRIVATE_FOLDERS = ("kernels/cpu", "kernels/opencl", "kernels/cuda", "kernels/reference")

# Who may look into a private folder from a layer above: errors are measured against the reference.
VISITORS = {"engine/accuracy": "kernels/reference", "engine/bench": "kernels/reference"}

# Headers of libraries, and the only folders below which they may appear.
LIBRARY_HOMES = (
    (r"qcustomplot\.h$", ("ui/plots",)),
    (r"(QtWidgets|QtOpenGLWidgets|QtPrintSupport)/|Q\w*(Widget|Dialog|MainWindow)$|QApplication$", ("ui",)),
    (r"Q[A-Z]\w*(/|$)|Qt\w+/|q[a-z_]+\.h$", ("app", "ui")),
    (r"vtk\w*\.h$", ("ui/views",)),
    (r"OpenImageIO/|ImfHeader|tiffio\.h|png\.h$", ("engine/io/images/codec",)),
    (r"assimp/", ("engine/io/gltf",)),
    (r"hdf5\.h$", ("engine/io/h5",)),
    (r"xcb/", ("ui/show",)),
    (r"minizip/", ("app/project", "engine/io")),
    (r"CL/|vkFFT", ("kernels/opencl",)),
    (r"cuda|cufft|cublas|nvrtc|nvtx", ("kernels/cuda",)),
    (r"pybind11/|Python\.h", ("app/python",)),
    (r"fftw3|cblas|openblas|(oneapi/)?tbb/", ("kernels",)),
)

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def sources(root, folders=LAYERS):
    """The code files below the folders, as paths relative to root."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in CODE:
                yield PurePosixPath(path.relative_to(root).as_posix())


def includes_of(root, path):
    """What a file includes; a name found beside the file is turned into its path from root."""
    text = (root / path).read_text(encoding="utf-8")
    for quote, name in INCLUDE.findall(text):
        beside = posixpath.normpath(path.parent / name)
        yield beside if quote == '"' and (root / beside).exists() else name


def is_below(path, folder):
    return PurePosixPath(folder) in PurePosixPath(path).parents


def is_visitor(path, name):
    return any(is_below(path, guest) and is_below(name, host) for guest, host in VISITORS.items())


def breaks_layers(path, name):
    layer, target = path.parts[0], PurePosixPath(name)
    if target.parts[0] not in LAYERS or target.parts[0] == layer:
        return None
    if layer == "ui" and path.parts[1] == "sources" and is_below(target, f"engine/{path.parent.relative_to('ui')}"):
        return None  # a kind's editor and its kind
    for allowed in LAYER_MAY_INCLUDE[layer]:
        folder, _, stars = allowed.rpartition("/")
        if str(target.parent) == folder or (stars == "**" and is_below(target, folder)):
            return None
    return f"{layer} may not include this of {target.parts[0]}"


def breaks_privacy(path, name):
    for folder in PRIVATE_FOLDERS:
        if is_below(name, folder) and not is_below(path, folder):
            return f"{folder} is private"
    if is_below(path, "kernels/reference") and is_below(name, "kernels/formulas"):
        return "the reference writes its formulas out itself"
    return None


def breaks_homes(path, name):
    for pattern, homes in LIBRARY_HOMES:
        if re.match(pattern, name):
            if any(is_below(path, home) for home in homes):
                return None
            return f"only {' and '.join(homes)} may include this library"
    return None


def ways(root, start, includes):
    """By what files a file reaches others: the shortest way to each, itself left out."""
    found = {start: ()}
    for path in (waiting := [start]):
        if path not in includes:
            includes[path] = [PurePosixPath(name) for name in includes_of(root, path)]
        for name in includes[path]:
            if name not in found and (root / name).is_file():
                found[name] = (*found[path], name)
                waiting.append(name)
    return found


def reach_faults(root):
    """The first file of each layer that reaches what of kernels it may not, by way of which headers."""
    includes = {}
    for layer, allowed in KERNELS_WITHIN_REACH.items():
        told = set()
        for path in sources(root, [layer]):
            for name, way in ways(root, path, includes).items():
                if is_below(name, "kernels") and len(way) > 1 and name not in told and (
                        str(name) not in {f"kernels/{header}" for header in allowed}):
                    told.add(name)
                    yield f"{path}: reaches {' by way of '.join(map(str, reversed(way)))}"


def include_faults(root):
    yield from reach_faults(root)
    for path in sources(root):
        for name in includes_of(root, path):
            rules = (breaks_homes,) if is_visitor(path, name) else (breaks_layers, breaks_privacy, breaks_homes)
            reason = next(filter(None, (rule(path, name) for rule in rules)), None)
            if reason:
                yield f"{path}: includes {name}: {reason}"


def head_faults(root):
    """Sources that do not include their own header first, which shows that it stands alone."""
    for path in sources(root):
        header = path.with_suffix(".h")
        if path.suffix != ".cpp" or not (root / header).exists():
            continue
        if next(includes_of(root, path), None) != str(header):
            yield f"{path}: does not include {header} first"


def folder_of(path):
    """The first folder below the layer, or the layer's own top."""
    parts = PurePosixPath(path).parts
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


def folder_graph(root, layer):
    graph = {}
    for path in sources(root, [layer]):
        edges = graph.setdefault(folder_of(path), {})
        for name in includes_of(root, path):
            if is_below(name, layer) and folder_of(name) != folder_of(path):
                edges.setdefault(folder_of(name), f"{path} includes {name}")
    return graph


def find_cycle(graph):
    """The folders of one cycle, the first repeated at the end; empty if there is none."""
    finished = set()

    def walk(folder, trail):
        if folder in trail:
            return trail[trail.index(folder):] + [folder]
        if folder in finished:
            return []
        for target in graph.get(folder, {}):
            cycle = walk(target, trail + [folder])
            if cycle:
                return cycle
        finished.add(folder)
        return []

    return next((cycle for folder in graph if (cycle := walk(folder, []))), [])


def cycle_faults(root):
    for layer in LAYERS:
        graph = folder_graph(root, layer)
        cycle = find_cycle(graph)
        if cycle:
            yield f"{layer}: folders in a circle: {' -> '.join(cycle)}"
            yield from (f"    {graph[a][b]}" for a, b in zip(cycle, cycle[1:]))


# What is said in few places: where it is looked for, what it is, its homes, and what to do elsewhere.
HOMES = (
    (("ui",), r"Qt::(white|black|red|green|blue|cyan|magenta|yellow|gray|(dark|light)[A-Z]\w*)\b"
     r"|QColor\w*(\s+\w+)?[({]+\s*(0x|\d+\s*,\s*\d)|\"#[0-9a-fA-F]{3,8}\"",
     ("ui/style/theme.cpp", "ui/views/colour_maps.cpp"), "a colour of its own, not one of ui/style/theme.h"),
    (("app", "ui"), r"make_shared<(const )?Outcome\b", ("app/jobs",),
     "an outcome that is shared; let `Runner::ask` or `NewestWins::ask` hand it on"),
    (("app", "engine", "ui"), r"(?<![\w.:>])(encode|inBalance)\([^)]+,|outputDeviceOf\(.*\)\s*\.send\(",
     ("engine/run/chain.cpp", "engine/encodings", "engine/run/laser_powers.h", "engine/run/laser_powers.cpp"), "a stage of its own; ask a `Chain` for it, where it is made once"),
)


def home_faults(root):
    for layers, what, homes, advice in HOMES:
        for path in sources(root, layers):
            if any(is_below(path, home) or str(path) == home for home in homes):
                continue
            for number, line in enumerate((root / path).read_text(encoding="utf-8").splitlines(), 1):
                if re.search(what, line):
                    yield f"{path}:{number}: {advice}"


# A marked sentence with all its pieces; `called` names what the command line has an option for.
MARKED = re.compile(r'\b(?:FRINGE_MARK|tr)\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)')
OPTION = re.compile(r"(?<![\w-])--[a-z]")


def sentence_faults(root):
    """Sentences of the studio, or of both programs, that name an option of the command line."""
    for path in sources(root):
        if is_below(path, "app/cli"):
            continue
        text = (root / path).read_text(encoding="utf-8")
        for found in MARKED.finditer(text):
            if OPTION.search(re.sub(r'"\s*"', "", found[1])):
                yield f"{path}:{text.count(chr(10), 0, found.start()) + 1}: names an option; say it by `called`"


def wants_licence(path):
    return path.suffix in CODE | SCRIPTS or path.name == "CMakeLists.txt"


def licence_faults(root):
    for path in sorted(root.rglob("*")):
        relative = path.relative_to(root)
        if relative.parts[0] in ("build", ".git", ".cache") or not path.is_file():
            continue
        head = path.read_bytes()[:200].decode("utf-8", "replace").splitlines()[:2]
        is_script = bool(head) and head[0].startswith("#!")
        if not (wants_licence(relative) or is_script):
            continue
        if not any("SPDX-License-Identifier: GPL-3.0-or-later" in line for line in head):
            yield f"{relative}: has no line SPDX-License-Identifier: GPL-3.0-or-later at its top"


# Parameter's name and default, which are no part of what a linker tells functions apart by.
PARAMETER_NAME = re.compile(r"(?<=[\s&*>])\w+(?:\s*=[^,]*)?(?=\s*(?:[,)]|\[))")
CTAGS = ("ctags", "-L", "-", "-o", "-", "--languages=C++", "--map-C++=+.h.cu.cuh", "--kinds-C++=cgsuf",
         "--fields=+nKSsZ", "--fields-C++=+{properties}", "--output-format=json", "--sort=no")


def has_ctags():
    ctags = shutil.which("ctags")
    return bool(ctags) and "json" in subprocess.run([ctags, "--list-features"], capture_output=True, text=True).stdout


def linked_names(root):
    """Types and functions at namespace scope that other files may mean, too: pairs of what a linker knows
    them by and the tag of ctags."""
    files = (str(path) for path in sources(root, LAYERS + ("tests",)) if path.suffix != ".cl")
    tags = subprocess.run(CTAGS, input="\n".join(files), capture_output=True, text=True, check=True, cwd=root).stdout
    for tag in map(json.loads, tags.splitlines()):
        scope, is_function = tag.get("scope", ""), tag["kind"] == "function"
        if (tag.get("scopeKind", "namespace") != "namespace" or "__anon" in scope + tag["name"]
                or "static" in tag.get("properties", "") or (is_function and not scope)):
            continue
        parameters = PARAMETER_NAME.sub("", tag["signature"]).replace(" ", "") if is_function else ""
        yield f"{scope}::{tag['name']}{parameters}", tag


def name_faults(root):
    """Names that two files give to two things: a program that links both goes wrong, unseen by the linker."""
    places = {}
    for name, tag in linked_names(root):
        places.setdefault(name, {})[tag["path"]] = tag["line"]
    for name, found in places.items():
        if len(found) > 1:
            yield f"{name}: one name for things of {' and '.join(f'{path}:{line}' for path, line in found.items())}"


CHECKS = {"includes": include_faults, "heads": head_faults, "cycles": cycle_faults, "homes": home_faults,
          "sentences": sentence_faults, "licences": licence_faults, "names": name_faults}


def main(check, root):
    if check == "names" and not has_ctags():
        print("names: skipped: there is no universal-ctags (Debian: universal-ctags)")
        return 0
    faults = list(CHECKS[check](Path(root)))
    print("\n".join(faults) if faults else f"{check}: no fault")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in CHECKS:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
