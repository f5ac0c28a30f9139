# SPDX-License-Identifier: GPL-3.0-or-later
"""How designs, findings, results and progress look in a terminal and in a notebook."""

import html
import struct
import sys
import zlib
from typing import Any, Callable, Iterable, Optional, Union

import numpy as np
import numpy.typing as npt

# True: a bar; a function: is called with what share is done and a text.
Progress = Union[bool, None, Callable[[float, str], Any]]


def _is_redrawn() -> bool:
    return sys.stderr.isatty() or "ipykernel" in sys.modules


class _Bar:
    """Progress on one line of standard error, which a notebook shows, too; a line for each tenth in a file."""

    is_shown = False
    _tenth = -1

    def __call__(self, fraction: float, text: str) -> None:
        tenth, width = int(fraction * 10), 24
        if not (_is_redrawn() or tenth > self._tenth):
            return
        self._tenth, self.is_shown = tenth, _is_redrawn()
        bar = "#" * int(fraction * width)
        line = f"[{bar:<{width}}] {int(fraction * 100):3d} %  {text}"
        sys.stderr.write(f"\r{line}\x1b[K" if self.is_shown else line + "\n")
        sys.stderr.flush()

    def __del__(self) -> None:
        if self.is_shown and sys.stderr is not None:  # None: the interpreter ends
            sys.stderr.write("\r\x1b[K")


def shown(progress: Progress) -> Optional[Callable[[float, str], Any]]:
    """What is called with progress; None: nothing."""
    return _Bar() if progress is True else progress if callable(progress) else None


def html_of_findings(findings: Iterable[Any]) -> str:
    rows = "".join(f"<tr><td>{one.severity}</td><td>{html.escape(one.text)}</td></tr>" for one in findings)
    return f"<table>{rows}</table>"


def html_of_rows(design: Any) -> str:
    rows = []
    for path in design.paths():
        row = design.row(path)
        if row["applies"]:
            rows.append(f'<tr title="{html.escape(row["help"])}"><td>{html.escape(row["label"])}</td>'
                        f'<td>{html.escape(row["text"])}</td><td><code>{path}</code></td></tr>')
    return f"<details><summary>{html.escape(repr(design)[1:-1])}</summary><table>{''.join(rows)}</table></details>"


def png_of(grey: npt.NDArray[Any]) -> bytes:
    """A PNG of an array of numbers, dark to bright, at most 512 pixels wide."""
    step = max(1, -(-max(grey.shape) // 512))
    small = np.asarray(grey[::step, ::step], float)
    low, high = float(small.min()), float(small.max())
    scale = 255 / (high - low) if high > low else 0
    pixels: npt.NDArray[np.uint8] = np.rint((small - low) * scale).astype(np.uint8)

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", pixels.shape[1], pixels.shape[0], 8, 0, 0, 0, 0)
    lines = b"".join(b"\0" + line.tobytes() for line in pixels)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
