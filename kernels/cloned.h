// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks a function of which copies for wider vectors are made, the best of which is taken.
// The loader picks a copy before ThreadSanitizer has started, which an instrumented picker does not
// survive.
#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__)
#define FRINGE_CLONED [[gnu::target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")]]
#else
#define FRINGE_CLONED
#endif
