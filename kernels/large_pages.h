// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace fringe {

/// Asks the system to serve memory in large pages, where it can and there is enough for some: it
/// gives and clears these a hundred times faster than as many small ones. Any thread.
void preferLargePages(void* memory, std::size_t bytes);

/// Has the system serve and clear all pages now, on all threads. Zeroes a byte of each.
void servePages(void* memory, std::size_t bytes);

} // namespace fringe
