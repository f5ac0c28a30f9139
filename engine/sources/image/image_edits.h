// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/image/target_image.h"

#include "engine/model/finding.h"

#include <cstddef>
#include <cstdint>
#include <optional>

/// Target images as a person changes them. Setups whose planes have no size leave places as they
/// are.
namespace fringe {

/// Margin of signal regions around pictures, in parts of their size: pictures of few levels show
/// 0.9 dB purer than with a tenth, those of 256 half a dB, with the same light.
constexpr double usualMargin = 0.05;

/// In the planes of pictures; 0 where light or plate have none.
Reach pictureReach(const Setup& setup);

/// A rectangle kept within the plane.
PicturePlace within(PicturePlace place, const Setup& setup);

/// As large as fits the middle half of its plane, with a signal region around it.
void placeInMiddle(TargetImage& image, const Setup& setup);

/// Moves a region's form to another place, kept within the plane; instead of the whole plane a
/// rectangle.
void placeSignal(SignalRegion& signal, const PicturePlace& place, const Setup& setup);

/// Puts a region's form around the picture with a margin, a mask without one.
void placeSignalAround(TargetImage& image, const Setup& setup);

/// How many iterations are usual for images: more where they lead to few levels by and by, fewer
/// where all would take more than a minute.
std::int64_t usualIterations(const Design& design);

/// Says that the iterations of a design are fewer for that, and what they and all take; nothing
/// where they are not.
std::optional<Finding> noteOnIterations(const Design& design);

/// Far-field samples of new images: 2, or 1 where `memory` [bytes; 0: what is free] does not hold a
/// design of 2.
std::int64_t usualPadding(const Design& design, std::uint64_t memory);

/// What has to follow in image `number` of `after` where a person has changed a parameter: the
/// plane that is looked at, in planes of another kind distance and sizes, and corners of a region
/// that has become a polygon along its outline, unless it had some; where iterations are the usual
/// ones, their number.
void followImage(const Design& before, Design& after, std::size_t number);

/// Where a plane goes that follows the images before `number`: behind them by a quarter of the
/// light's way, so that what is sharp in one is wide in the next.
Length distanceAfter(const Design& design, std::size_t number);

} // namespace fringe
