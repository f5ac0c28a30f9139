// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace fringe {

/// Does long work on a thread of its own, which gives way to the others where the system knows how:
/// what somebody waits for comes first. Returns when it is done; `work` must not throw.
void givingWay(const std::function<void()>& work);

} // namespace fringe
