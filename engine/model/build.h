// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fringe {

/// Name of the sources that this program is built of, as `git describe --always --dirty --tags` or
/// the file VERSION of a source archive says; "unknown" where neither does. Written by the build.
std::string buildName();

/// "Fringe Studio 0.1.0 (1ba867ea)".
std::string programName();

} // namespace fringe
