// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_algorithm.h"

#include "engine/model/error.h"
#include "engine/model/pattern_algorithm_info.h"

namespace fringe {

const std::vector<PatternAlgorithmInfo>& spotAlgorithmInfos() {
    static const std::vector<PatternAlgorithmInfo> infos = [] {
        std::vector<PatternAlgorithmInfo> list;
        for (const SpotAlgorithm* algorithm : allSpotAlgorithms())
            list.push_back({algorithm->key, algorithm->label, algorithm->help});
        return list;
    }();
    return infos;
}

const SpotAlgorithm& spotAlgorithm(const std::string& key) {
    std::string known;
    for (const SpotAlgorithm* algorithm : allSpotAlgorithms()) {
        if (key == algorithm->key)
            return *algorithm;
        known += (known.empty() ? "" : ", ") + std::string(algorithm->key);
    }
    throw badInput(FRINGE_MARK("There is no spot algorithm \"{0}\"; there are: {1}."), key, known);
}

} // namespace fringe
