// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/given_pixels.h"

#include <utility>

namespace fringe {

const std::vector<float>& GivenPixels::values() const {
    static const std::vector<float> none;
    return numbers ? *numbers : none;
}

bool operator==(const GivenPixels& a, const GivenPixels& b) {
    const bool sameNumbers =
        a.numbers == b.numbers || (a.numbers && b.numbers && *a.numbers == *b.numbers);
    return sameNumbers && a.name == b.name && a.shape == b.shape;
}

GivenPixels givenPixels(std::string name, Shape shape, std::vector<float> values) {
    return {std::move(name), shape, std::make_shared<const std::vector<float>>(std::move(values))};
}

} // namespace fringe
