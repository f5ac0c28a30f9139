# SPDX-License-Identifier: GPL-3.0-or-later
# The part that is compiled; what it gives is given types where it is used.
from typing import Any

def __getattr__(name: str) -> Any: ...
