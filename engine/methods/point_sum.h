// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/method.h"
#include "engine/methods/sum_choice.h"

#include <functional>
#include <span>

namespace fringe {

/// Calls `use` with at most `piece` points at a time, as `PlacedPoints::inPieces` does.
using PointPieces =
    std::function<void(std::size_t piece, const std::function<void(std::span<const Point>)>& use)>;

/// Adds all points with the device's own operation for the form, in pieces of 30 to 200 ms: a
/// checkpoint between them then bounds the time to cancel.
void sumPoints(const MethodInput& input, const PointSumChoice& choice, Device& device,
               Buffer& field, JobControl& control);

/// Adds, likewise, as many other points much like those of the input.
void sumPoints(const MethodInput& input, const PointPieces& pieces, const PointSumChoice& choice,
               Device& device, Buffer& field, JobControl& control);

/// The most points of a call of the device.
std::size_t mostPointsOf(const PointSumChoice& choice, const Capabilities& device);

/// What `sumPoints` will take. The caller names the method.
Forecast forecastOfSum(const MethodInput& input, const PointSumChoice& choice,
                       const Capabilities& device);

/// The method that is the device's own operation for a form.
template <WaveModel model, PointSum sum> Method sumMethod(ChoiceInfo info) {
    return {
        std::move(info),
        [](const MethodInput& input, const Capabilities& device) {
            return forecastOfSum(input, pointSumChoice({model, sum}, input.values), device);
        },
        [](const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
            sumPoints(input, pointSumChoice({model, sum}, input.values), device, field, control);
        }};
}

} // namespace fringe
