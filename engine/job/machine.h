// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fringe {

/// Memory that a new job may use without pushing others out, as the kernel estimates it [bytes].
std::uint64_t availableMemory();

} // namespace fringe
