// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

/// Lets the process keep some memory that it frees for what it allocates next, where the C library
/// can be told so: pages that come anew from the system take longer than a small hologram in them.
/// To be called before other threads begin.
void keepFreedMemory();

} // namespace fringe
