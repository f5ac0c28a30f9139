// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe::python {

/// What the engine throws becomes `fringe.Error`, a cancelled job KeyboardInterrupt.
void translateErrors();

} // namespace fringe::python
