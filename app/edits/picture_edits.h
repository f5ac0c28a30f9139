// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/lengths.h"
#include "engine/model/design.h"

#include <memory>
#include <string>

namespace fringe {

/// A new project for a picture: none yet, behind a lens, one output of each kind.
Design emptyPictureDesign();

/// Pictures are the target; that of the chosen plane is this one, as large as fits the middle half
/// of its plane, with a signal region around it.
Design withPicture(Design design, std::shared_ptr<const GreyPicture> picture,
                   const std::string& name);

/// The same in a plane of its own behind the others, which is chosen; in the first one while that
/// is empty.
Design withAnotherPicture(Design design, std::shared_ptr<const GreyPicture> picture,
                          const std::string& name);

/// Without the chosen plane, or with an empty one where it is the only one; that after it is
/// chosen.
Design withoutChosenPicture(Design design);

/// Another plane is edited and looked at; `number` is less than there are.
Design withChosenPicture(Design design, std::size_t number);

/// Another place of the chosen picture, kept within its plane.
Design withPicturePlace(Design design, const PicturePlace& place);

/// Another signal region, kept within the plane.
Design withSignal(Design design, SignalRegion region);

/// The same form in another place, kept within the plane; instead of the whole plane a rectangle.
Design withSignalPlace(Design design, const PicturePlace& place);

/// The same form around the picture with a margin, a mask without one.
Design withSignalAroundPicture(Design design);

/// A mask over the picture as signal region.
Design withSignalMask(Design design, std::shared_ptr<const GreyPicture> mask,
                      const std::string& name);

/// One parameter changed, as `withParameter` does it, and what has to follow. Of a picture that
/// goes elsewhere: the plane that is looked at, and in planes of another kind the distances and
/// sizes. Of a signal region that becomes a polygon: corners along its outline, unless it had some.
Design withPictureParameter(Design design, const std::string& path, const Value& value);

/// In the planes of pictures; 0 where light or plate have no size.
Reach pictureReach(const Design& design);

} // namespace fringe
