// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace fringe {

/// Starts `fringe-show` with its two descriptors, in a session of its own, so that no key of a
/// terminal ends or stops it. Its process; -1: it could not be started.
int startPanelProcess(const std::filesystem::path& program, int socket, int memory);

/// Waits until it has ended, which it does once its socket is closed; after a second it is killed.
void endPanelProcess(int process);

} // namespace fringe
