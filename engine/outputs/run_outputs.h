// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/look.h"
#include "engine/run/run.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace fringe {

struct WrittenFile {
    std::string output; ///< its name in the project
    std::filesystem::path path;
    /// Powers and efficiency of levels and of pictures in colours, as in `LevelPattern`.
    std::vector<double> powers{}, efficiency{};
};

/// The limits that planning for these outputs needs, all if none is named: whether they read no
/// more than the real part of the field. Names that the design does not have are left out.
PlanLimits limitsFor(const Design& design, const std::vector<std::string>& names,
                     PlanLimits limits);

/// Computes everything the design describes and writes its outputs into `folder`; those named in
/// `names`, or all if that is empty. Files appear complete or not at all. made: the plan by
/// `limitsFor` these outputs on this device; null: it is still to be made. scratch: for the
/// files of a plan with bands.
Outcome<std::vector<WrittenFile>>
runDesign(const Design& design, const std::filesystem::path& folder,
          const std::vector<std::string>& names, bool overwrite, const ComputeDevice& device,
          JobControl& control, const PlanLimits& limits = {}, const Plan* made = nullptr,
          JobFolder* scratch = nullptr);

/// What has been computed of a design.
struct ComputedStages {
    const Hologram& field;
    std::shared_ptr<const LevelPattern> levels; ///< by its encoding; null: still to be made
};

/// Writes all outputs of a design from that, over files that are there, as `runDesign` does from
/// what it computes.
Outcome<std::vector<WrittenFile>> writeOutputs(const Design& design, const ComputedStages& computed,
                                               const std::filesystem::path& folder,
                                               const Carrying& by);

} // namespace fringe
