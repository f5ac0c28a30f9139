// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/project/project_file.h"
#include "app/results/result_store.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace fringe {

/// The results that a project's file has.
struct ResultsInFile {
    std::vector<HologramResult> results{}; ///< the one that was shown last at the end
    std::vector<OtherResult> unread{}; ///< that are no good here: what saves the file keeps them
    std::uint64_t size = 0;            ///< of all [bytes]
    std::vector<RunRecord> runs{};     ///< what is known of them and of others
};

/// Takes the results that are kept with a project; that some are no good is noted. None while data
/// of the project are missing: they are asked for first.
ResultsInFile takeResults(OpenedProject& project);

/// Results of the project at a path, which may be empty; none where it cannot be read.
ResultsInFile resultsIn(const std::filesystem::path& path);

} // namespace fringe
