// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backends.h"

/// Back-ends that live in run-time modules `libfringe_<name>.so`, so that one build starts on
/// machines with and without a vendor's libraries.
namespace fringe {

struct OpenedModule {
    const BackendModule* module = nullptr; ///< null if it could not be opened
    Message absence;                       ///< then why
};

/// Looks in the folder $FRINGE_MODULE_PATH if that is set, else in `../lib/fringe` beside the
/// running program. A module stays open until the process ends. Never throws.
OpenedModule openBackendModule(Backend backend) noexcept;

} // namespace fringe
