// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/parallel.h"

namespace fringe::test {

/// While it lives, plans are those of a machine of two threads: time and memory depend on them.
struct TwoThreads {
    TwoThreads() { setThreadLimit(2); }
    ~TwoThreads() { setThreadLimit(0); }
};

} // namespace fringe::test
