// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_algorithm.h"

#include "engine/patterns/algorithm_list.h"

namespace fringe {

const std::vector<PatternAlgorithmInfo>& spotAlgorithmInfos() {
    static const std::vector<PatternAlgorithmInfo> infos = infosOf(allSpotAlgorithms());
    return infos;
}

const SpotAlgorithm& spotAlgorithm(const std::string& key) {
    return algorithmOf(allSpotAlgorithms(), key,
                       FRINGE_MARK("There is no spot algorithm \"{0}\"; there are: {1}."));
}

} // namespace fringe
