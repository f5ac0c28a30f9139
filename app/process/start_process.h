// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

/// What every program sets up before other threads begin. The process keeps some memory that it
/// frees for what it allocates next, where the C library can be told so: pages that come anew from
/// the system take longer than a small hologram in them. A file that outgrows what its account
/// allows is an error like a full disk, instead of the end of the process. What ends it all the
/// same is said.
void startProcess();

} // namespace fringe
