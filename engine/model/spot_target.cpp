// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/spot_target.h"

namespace fringe {

SpotGeometry spotGeometry(const Lens& lens, WaveModel model) {
    if (lens.on)
        return SpotGeometry::Lens;
    return model == WaveModel::Exact ? SpotGeometry::FreeExact : SpotGeometry::FreeFresnel;
}

double usualTolerance(SpotGeometry geometry) {
    return geometry == SpotGeometry::FreeExact ? 1e-4 : 0;
}

const SpotList& SpotTarget::spots() const {
    static const SpotList none;
    return list ? *list : none;
}

bool operator==(const SpotTarget& a, const SpotTarget& b) {
    return a.settings == b.settings && (a.list == b.list || a.spots() == b.spots());
}

} // namespace fringe
