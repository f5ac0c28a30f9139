// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <memory>
#include <string>

namespace fringe {

/// A new project for a picture: none yet, behind a lens, one output of each kind.
Design emptyPictureDesign();

/// The picture becomes the target, as large as fits the middle half of its plane, with a signal
/// region around it.
Design withPicture(Design design, std::shared_ptr<const GreyPicture> picture,
                   const std::string& name);

/// Another place of the picture, kept within its plane.
Design withPicturePlace(Design design, const PicturePlace& place);

/// A rectangle as signal region, kept within the plane.
Design withSignalPlace(Design design, const PicturePlace& place);

/// The picture's rectangle and a margin as signal region.
Design withSignalAroundPicture(Design design);

/// One parameter changed, as `withParameter` does it, and what has to follow a picture that goes
/// elsewhere: the plane that is looked at, and in a plane of another kind the sizes in it.
Design withPictureParameter(Design design, const std::string& path, const Value& value);

/// The largest |x| and |y| in the plane of the picture [m]; 0 where light or plate have no size.
struct PlaneReach {
    double x = 0;
    double y = 0;
};
PlaneReach pictureReach(const Design& design);

} // namespace fringe
