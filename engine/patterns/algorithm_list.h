// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"
#include "engine/model/pattern_algorithm_info.h"

#include <string>
#include <vector>

namespace fringe {

template <class Algorithm>
std::vector<PatternAlgorithmInfo> infosOf(const std::vector<const Algorithm*>& algorithms) {
    std::vector<PatternAlgorithmInfo> infos;
    for (const Algorithm* algorithm : algorithms)
        infos.push_back(*algorithm);
    return infos;
}

/// The algorithm of this key. Throws `Error` (BadInput) of the sentence `unknown`, in which {0} is
/// the key and {1} those that there are.
template <class Algorithm>
const Algorithm& algorithmOf(const std::vector<const Algorithm*>& algorithms,
                             const std::string& key, const char* unknown) {
    std::string known;
    for (const Algorithm* algorithm : algorithms) {
        if (key == algorithm->key)
            return *algorithm;
        known += (known.empty() ? "" : ", ") + std::string(algorithm->key);
    }
    throw badInput(unknown, key, known);
}

} // namespace fringe
