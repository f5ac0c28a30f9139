// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/picture_target.h"

namespace fringe {

namespace {

using SharedPicture = std::shared_ptr<const GreyPicture>;

bool isSame(const SharedPicture& a, const SharedPicture& b) {
    return a == b || (a && b && *a == *b);
}

} // namespace

bool operator==(const SignalRegion& a, const SignalRegion& b) {
    return a.kind == b.kind && a.place == b.place && a.corners == b.corners
           && a.maskName == b.maskName && isSame(a.mask, b.mask);
}

bool operator==(const PicturePlane& a, const PicturePlane& b) {
    return isSame(a.picture, b.picture) && a.name == b.name && a.distance == b.distance
           && a.place == b.place && a.gamma == b.gamma && a.signal == b.signal;
}

} // namespace fringe
