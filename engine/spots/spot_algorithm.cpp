// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_algorithm.h"

#include "engine/model/error.h"

namespace fringe {

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
