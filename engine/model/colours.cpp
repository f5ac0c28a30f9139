// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/colours.h"

#include "engine/model/asset.h"

namespace fringe {

std::size_t colourChannel(const std::vector<Length>& wavelengths, std::size_t index) {
    std::size_t longer = 0;
    for (std::size_t other = 0; other < wavelengths.size(); ++other)
        longer += wavelengths[other] > wavelengths[index]
                  || (wavelengths[other] == wavelengths[index] && other < index);
    return longer;
}

std::array<float, 3> colourWeights(const std::vector<Length>& wavelengths, std::size_t index) {
    if (wavelengths.size() != 3)
        return luminanceWeights;
    std::array<float, 3> weights{};
    weights[colourChannel(wavelengths, index)] = 1;
    return weights;
}

std::vector<std::size_t> byColour(const std::vector<Length>& wavelengths) {
    std::vector<std::size_t> planes(wavelengths.size());
    for (std::size_t plane = 0; plane < planes.size(); ++plane)
        planes[colourChannel(wavelengths, plane)] = plane;
    return planes;
}

} // namespace fringe
