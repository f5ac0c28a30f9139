// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/design_files.h"
#include "app/cli/pattern_options.h"

#include <functional>

namespace fringe {

/// What a command does that makes the hologram of sources: plans, computes, writes and reports.
/// `fill` gives a design that has all options its sources. Throws as a command's body.
Report makeHologram(const PatternOptions& options, const DesignFiles& files,
                    const std::function<void(Design&)>& fill, Session& session);

} // namespace fringe
