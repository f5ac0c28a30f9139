// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace fringe {

/// Throws `Error` (BadInput) if a file that the command's options have it write, or the side-car of
/// one, is also another file that it writes or reads. Only a state to go on from may be replaced.
void refuseClashingFiles(const CLI::App& command);

} // namespace fringe
