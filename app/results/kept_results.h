// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/project/project_file.h"
#include "app/results/result_store.h"

#include <cstdint>
#include <vector>

namespace fringe {

/// Size of all results that are kept [bytes].
std::uint64_t sizeOfResults(const KeptResult& kept);

/// The results that are kept with a project, the one that was shown last at the end; those that are
/// no good are left out, which is noted. None while data of the project are missing: they are asked
/// for first.
std::vector<HologramResult> takeResults(OpenedProject& project);

} // namespace fringe
