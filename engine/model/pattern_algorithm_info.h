// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace fringe {

/// What a person is told of a way to design patterns.
struct PatternAlgorithmInfo {
    const char* key;   ///< "ora", as `--algorithm` takes it
    const char* label; ///< FRINGE_MARKed
    const char* help;  ///< FRINGE_MARKed: when to choose it, one sentence
};

/// All of them, in the order of their files' names. Defined where they are, `engine/spots` and
/// `engine/pictures`.
const std::vector<PatternAlgorithmInfo>& spotAlgorithmInfos();
const std::vector<PatternAlgorithmInfo>& pictureAlgorithmInfos();

} // namespace fringe
