// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_algorithm.h"

#include "engine/model/error.h"

namespace fringe {

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
