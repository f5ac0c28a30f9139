// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common_options.h"
#include "engine/job/job_control.h"

#include <thread>

namespace fringe {

/// Shows a job's progress on standard error about ten times a second while it lives: a bar on a
/// terminal, JSON lines with `--progress json`, nothing with --quiet or into a file.
class ProgressView {
  public:
    ProgressView(const CommonOptions& options, const JobControl& control);

  private:
    std::jthread thread_;
};

} // namespace fringe
