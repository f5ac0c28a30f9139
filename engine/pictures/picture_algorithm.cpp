// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_algorithm.h"

#include "engine/model/error.h"
#include "engine/model/pattern_algorithm_info.h"

namespace fringe {

const std::vector<PatternAlgorithmInfo>& pictureAlgorithmInfos() {
    static const std::vector<PatternAlgorithmInfo> infos = [] {
        std::vector<PatternAlgorithmInfo> list;
        for (const PictureAlgorithm* algorithm : allPictureAlgorithms())
            list.push_back({algorithm->key, algorithm->label, algorithm->help});
        return list;
    }();
    return infos;
}

const PictureAlgorithm& pictureAlgorithm(const std::string& key) {
    std::string known;
    for (const PictureAlgorithm* algorithm : allPictureAlgorithms()) {
        if (key == algorithm->key)
            return *algorithm;
        known += (known.empty() ? "" : ", ") + std::string(algorithm->key);
    }
    throw badInput(FRINGE_MARK("There is no picture algorithm \"{0}\"; there are: {1}."), key,
                   known);
}

} // namespace fringe
