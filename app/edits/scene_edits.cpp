// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/scene_edits.h"

#include "app/edits/lengths.h"
#include "engine/model/placement.h"
#include "engine/outputs/output_kind.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr Length distance = 200_mm;
constexpr Length largestSide = 10_mm;
constexpr double shareOfField = 0.8;
constexpr double steps = 1e9; ///< in a metre, of places that a hand chooses

double roundedDown(double value) {
    const double step = std::pow(10.0, std::floor(std::log10(value)));
    return std::floor(value / step) * step;
}

/// Of the plate, in whose size the reconstruction is shown; of one without pixels, boundless.
Length smallerSide(const Plate& plate) {
    const Length side = std::min(plate.size.cols * plate.pitchX, plate.size.rows * plate.pitchY);
    return side > Length{} ? side : largestSide;
}

Length fieldOfView(Length pitch, Length wavelength) {
    const double sine = std::clamp(wavelength / (2 * pitch), 0.0, 0.99);
    return 2 * std::tan(std::asin(sine)) * distance;
}

} // namespace

Placement fittingPlacement(const Setup& setup) {
    const auto& [wavelengths, beam, aperture, plate, lens] = setup;
    const Length shortest = wavelengths.empty() ? 532_nm : std::ranges::min(wavelengths);
    const Length pitch = std::max(plate.pitchX, plate.pitchY);
    const Length side = std::min(shareOfField * fieldOfView(pitch, shortest), smallerSide(plate));
    Placement placement{.mode = Placement::Mode::Fit, .distance = distance};
    if (side > Length{} && side < largestSide)
        placement.width = placement.height = placement.depth = Length(roundedDown(side.si()));
    return placement;
}

Design withCloud(Design design, std::shared_ptr<const PointCloud> cloud, const std::string& name) {
    design.target = Target::Points;
    design.scene.cloud = std::move(cloud);
    design.scene.name = name;
    design.scene.placement = fittingPlacement(design.setup);
    design.reconstruction.distance = design.scene.placement.distance;
    return design;
}

Design withObjectMoved(Design design, const ObjectShift& shift) {
    Placement& placement = design.scene.placement;
    const auto move = [](Length& place, double by) {
        place = Length(inSteps(place.si() + by, steps));
    };
    if (placement.mode == Placement::Mode::Fit && shift.x == 0 && shift.y == 0) {
        move(placement.distance, shift.z);
        return design;
    }
    placement = scaledPlacement(design.scene);
    move(placement.offsetX, shift.x);
    move(placement.offsetY, shift.y);
    move(placement.offsetZ, shift.z);
    return design;
}

Design emptyDesign() {
    Design design;
    design.outputs = customaryOutputs();
    return design;
}

std::vector<Output> customaryOutputs() {
    std::vector<Output> outputs;
    for (const char* key : {"field", "encoded", "reconstruction"})
        outputs.push_back({key, {key}, outputKindOf(key).file});
    return outputs;
}

} // namespace fringe
