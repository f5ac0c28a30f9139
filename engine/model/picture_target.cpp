// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/picture_target.h"

namespace fringe {

bool operator==(const PicturePlane& a, const PicturePlane& b) {
    const bool samePicture =
        a.picture == b.picture || (a.picture && b.picture && *a.picture == *b.picture);
    return samePicture && a.name == b.name && a.distance == b.distance && a.place == b.place
           && a.gamma == b.gamma && a.signal == b.signal;
}

} // namespace fringe
