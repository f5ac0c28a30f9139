// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/run.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fringe {

struct WrittenFile {
    std::string output; ///< its name in the project
    std::filesystem::path path;
};

/// Computes everything the design describes and writes its outputs into `folder`; those named in
/// `names`, or all if that is empty. Files appear complete or not at all.
Outcome<std::vector<WrittenFile>> runDesign(const Design& design,
                                            const std::filesystem::path& folder,
                                            const std::vector<std::string>& names, bool overwrite,
                                            const ComputeDevice& device, JobControl& control,
                                            const PlanLimits& limits = {});

} // namespace fringe
