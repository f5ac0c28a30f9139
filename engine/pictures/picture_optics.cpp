// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/picture_optics.h"

#include "engine/job/job_control.h"
#include "engine/optics/padded_transform.h"
#include "engine/optics/propagation.h"
#include "engine/optics/sample_sums.h"
#include "engine/pictures/plane_order.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

/// Light that a finite plane of free space sends past the next does not come back on its other
/// side.
constexpr PropagationOptions freeSpace{Propagator::AngularSpectrum, 2, true};

PlaneSampling plateSampling(const PictureDesign& design) {
    return {design.plate.pitchX, design.plate.pitchY, design.wavelength};
}

PlaneTarget preparedTarget(const TargetPlane& plane, Shape shape, PictureGeometry geometry) {
    PlaneTarget target{std::vector<float>(plane.intensity.size()), plane.signal};
    double whole = 0;
    for (std::size_t i = 0; i < plane.intensity.size(); ++i)
        whole += plane.signal[i] != 0 ? static_cast<double>(plane.intensity[i]) : 0;
    const auto place = [&](std::size_t from, std::size_t to) {
        const double share = plane.signal[from] != 0 ? plane.intensity[from] / whole : 0;
        target.amplitude[to] = static_cast<float>(std::sqrt(share));
        target.signal[to] = plane.signal[from];
    };
    if (geometry == PictureGeometry::Lens)
        forTransformOrder(shape, place);
    else
        for (std::size_t i = 0; i < plane.intensity.size(); ++i)
            place(i, i);
    return target;
}

/// exp(-iπ z ρ²/(λf²)) on the plate: what focuses at z, from the focal plane.
std::vector<Complex> defocusOf(const PictureDesign& design, Length z) {
    if (design.geometry == PictureGeometry::Free || z.si() == 0)
        return {};
    const Plate& plate = design.plate;
    const double f = design.focalLength.si();
    const double turnsPerArea = -z.si() / (2 * design.wavelength.si() * f * f);
    std::vector<Complex> phasors;
    for (std::int64_t row = 0; row < plate.size.rows; ++row)
        for (std::int64_t col = 0; col < plate.size.cols; ++col) {
            const double x = static_cast<double>(col - plate.size.cols / 2) * plate.pitchX.si();
            const double y = static_cast<double>(plate.size.rows / 2 - row) * plate.pitchY.si();
            const double turns = turnsPerArea * (x * x + y * y);
            phasors.emplace_back(
                std::polar(1.0, 2 * std::numbers::pi * (turns - std::round(turns))));
        }
    return phasors;
}

/// The beam scaled so that transforms give shares of its light.
std::vector<float> lightOn(const PictureDesign& design) {
    std::vector<float> amplitude = beamAmplitude(design.beam, design.plate);
    double power = 0;
    for (const float a : amplitude)
        power += static_cast<double>(a) * a;
    if (design.geometry == PictureGeometry::Lens)
        power *= static_cast<double>(planeGrid(design).shape.count());
    for (float& a : amplitude)
        a = static_cast<float>(a / std::sqrt(power));
    return amplitude;
}

} // namespace

PlaneGrid planeGrid(const PictureDesign& design) {
    const Plate& plate = design.plate;
    if (design.geometry == PictureGeometry::Free)
        return {plate.size, plate.pitchX.si(), plate.pitchY.si()};
    const Shape shape{plate.size.rows * design.padding, plate.size.cols * design.padding};
    const double across = design.wavelength.si() * design.focalLength.si();
    return {shape, across / (static_cast<double>(shape.cols) * plate.pitchX.si()),
            across / (static_cast<double>(shape.rows) * plate.pitchY.si())};
}

double workOf(const PictureDesign& design) {
    const auto pad = static_cast<double>(design.padding);
    const double each = design.geometry == PictureGeometry::Free
                            ? propagationWork(design.plate.size, freeSpace)
                            : static_cast<double>(design.plate.size.count()) * pad * (1 + pad);
    const double perRound = 2 * each * static_cast<double>(design.planes.size());
    return perRound * static_cast<double>(design.stop.rounds + 1);
}

PictureOptics::PictureOptics(const PictureDesign& design, Device& device, JobControl& control)
    : design_(design), device_(device), control_(control), amplitude_(lightOn(design)) {
    for (const TargetPlane& plane : design.planes) {
        targets_.push_back(preparedTarget(plane, planeGrid(design).shape, design.geometry));
        defocus_.push_back(defocusOf(design, plane.z));
    }
}

std::vector<Complex> PictureOptics::plateField(const PhasePattern& pattern) const {
    std::vector<Complex> field(pattern.size());
    patternField(pattern, amplitude_, design_.levels, field);
    return field;
}

PlaneSamples PictureOptics::carried(const std::vector<Complex>& plate, std::size_t plane) const {
    Field field{design_.plate.size, plate};
    if (design_.geometry == PictureGeometry::Free)
        return propagate(field, plateSampling(design_), design_.planes[plane].z, freeSpace, device_,
                         control_)
            .samples;
    if (!defocus_[plane].empty())
        forSamples(plate.size(), [&](std::size_t i) { field.samples[i] *= defocus_[plane][i]; });
    return downloaded(device_, *paddedSpectrum(device_, field, design_.padding, control_)).samples;
}

std::vector<Complex> PictureOptics::returned(const PlaneSamples& samples, std::size_t plane) const {
    const Field field{planeGrid(design_).shape, samples};
    if (design_.geometry == PictureGeometry::Free)
        return propagate(field, plateSampling(design_), -design_.planes[plane].z, freeSpace,
                         device_, control_)
            .samples;
    const auto spectrum = uploaded(device_, field);
    std::vector<Complex> plate = cornerOf(device_, *spectrum, design_.plate.size, control_).samples;
    const auto scale = static_cast<float>(field.shape.count());
    forSamples(plate.size(), [&](std::size_t i) {
        plate[i] *= defocus_[plane].empty() ? scale : scale * std::conj(defocus_[plane][i]);
    });
    return plate;
}

PictureFields PictureOptics::shownBy(const PhasePattern& pattern) const {
    const std::vector<Complex> plate = plateField(pattern);
    PictureFields fields;
    for (std::size_t plane = 0; plane < targets_.size(); ++plane)
        fields.push_back(carried(plate, plane));
    return fields;
}

std::vector<Complex> PictureOptics::broughtBack(const PictureFields& fields) const {
    std::vector<Complex> whole = returned(fields.front(), 0);
    for (std::size_t plane = 1; plane < fields.size(); ++plane) {
        const std::vector<Complex> more = returned(fields[plane], plane);
        forSamples(whole.size(), [&](std::size_t i) { whole[i] += more[i]; });
    }
    return whole;
}

void PictureOptics::bringBackTo(PhasePattern& pattern, const PictureFields& fields) const {
    const bool isInFocus =
        design_.geometry == PictureGeometry::Lens && fields.size() == 1 && defocus_.front().empty();
    if (!isInFocus || device_.info().backend == Backend::Cpu)
        return nearestPattern(broughtBack(fields), design_.levels, pattern);
    const auto spectrum = uploaded(device_, {planeGrid(design_).shape, fields.front()});
    const auto plate = cornerOn(device_, *spectrum, design_.plate.size, control_);
    pattern.resize(static_cast<std::size_t>(design_.plate.size.count()));
    device_.quantise(*plate, nullptr, nullptr, {design_.levels, pattern});
}

std::vector<float> PictureOptics::pictureOf(const PlaneSamples& fields) const {
    std::vector<float> picture(fields.size());
    const auto place = [&](std::size_t to, std::size_t from) {
        picture[to] = std::norm(fields[from]);
    };
    if (design_.geometry == PictureGeometry::Lens)
        forTransformOrder(planeGrid(design_).shape, place);
    else
        for (std::size_t i = 0; i < fields.size(); ++i)
            place(i, i);
    return picture;
}

} // namespace fringe
