// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_algorithm.h"

#include "engine/patterns/algorithm_list.h"

namespace fringe {

const std::vector<PatternAlgorithmInfo>& pictureAlgorithmInfos() {
    static const std::vector<PatternAlgorithmInfo> infos = infosOf(allPictureAlgorithms());
    return infos;
}

const PictureAlgorithm& pictureAlgorithm(const std::string& key) {
    return algorithmOf(allPictureAlgorithms(), key,
                       FRINGE_MARK("There is no picture algorithm \"{0}\"; there are: {1}."));
}

} // namespace fringe
