// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/cloud_figures.h"
#include "engine/model/choice.h"
#include "engine/model/design.h"
#include "engine/model/message.h"
#include "kernels/values.h"

#include <optional>

namespace fringe {

class JobControl;

/// What a point-cloud method is given for one of the wavelengths of a hologram.
struct MethodInput {
    const PlacedPoints& points; ///< with the amplitudes of this wavelength
    const CloudFigures& cloud;
    PlaneGrid grid;                         ///< the plate, or a tile of it
    const std::vector<Length>& wavelengths; ///< all of the hologram
    std::size_t plane = 0;                  ///< which of them
    const ParameterValues& values;
    bool realPart = false; ///< the imaginary part of the field may end anywhere

    double wavelength() const { return wavelengths[plane].si(); } ///< [m]
};

/// What a method expects of all wavelengths together, before anything is allocated.
struct Forecast {
    std::optional<Choice> other; ///< does the work instead: what "auto" chose
    bool offered = true;         ///< the device has what the method needs
    double seconds = 0;          ///< on a machine like the one that the costs were measured on
    double error = 0;            ///< at most: relative L2 against the exact wave
    double bytes = 0;            ///< of memory while it computes, besides the field and points
    double onDevice = 0;         ///< of a device's own memory while it computes, besides the field
    std::vector<Message> notes;
    std::optional<Message> refusal; ///< why the method cannot do this, if it cannot
};

/// A CGH method, found by its file `NAME_points.cpp`, which defines
/// `extern const Method NAME_points`.
struct Method {
    ChoiceInfo info;
    /// Never throws; the values have passed their table.
    Forecast (*forecast)(const MethodInput& input, const Capabilities& device);
    /// Adds the field of the points to `field`, zero before. Passes `control.advance(pairs)` at
    /// least every 200 ms where the device allows it, in point × pixel pairs that add up to points
    /// × samples. The same input gives the same bits, however fast the device is. Called only if
    /// the forecast offers it; null if its forecast always names another method. Throws `Error`,
    /// `DeviceError`, `Cancelled`.
    void (*compute)(const MethodInput& input, Device& device, Buffer& field, JobControl& control);
};

const std::vector<const Method*>& allMethods();

/// Throws `Error` (BadInput) that lists the keys that exist.
const Method& methodOf(std::string_view key);

} // namespace fringe
