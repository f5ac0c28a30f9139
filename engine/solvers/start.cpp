// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/start.h"

#include "engine/solvers/seeded_random.h"
#include "engine/solvers/target_plane.h"
#include "engine/solvers/transport_start.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

namespace fringe {
namespace {

constexpr std::int64_t pixelsPerPlace = 128;

Shape middleOf(Shape size, std::size_t places) {
    for (const std::int64_t part : {4, 2}) {
        const Shape middle{size.rows / part, size.cols / part};
        if (middle.count() >= pixelsPerPlace * static_cast<std::int64_t>(places))
            return middle;
    }
    return size;
}

/// The middle of a picture; the centre of an axis is its sample ⌊N/2⌋.
GreyPicture cropped(const GreyPicture& picture, Shape size) {
    const std::int64_t top = picture.shape.rows / 2 - size.rows / 2;
    const std::int64_t left = picture.shape.cols / 2 - size.cols / 2;
    std::vector<float> middle;
    for (std::int64_t row = top; row < top + size.rows; ++row)
        for (std::int64_t col = left; col < left + size.cols; ++col)
            middle.push_back(
                picture.intensity[static_cast<std::size_t>(row * picture.shape.cols + col)]);
    return {size, std::move(middle)};
}

/// √T with random phases, or with those that are given.
std::vector<Samples> randomFields(const WantedList& wanted, std::int64_t seed) {
    SeededRandom turns(seed);
    std::vector<Samples> constrained;
    for (const auto& one : wanted) {
        const Constraint& constraint = one->constraint();
        Samples& samples = constrained.emplace_back();
        for (std::size_t i = 0; i < constraint.amplitude.size(); ++i) {
            const double random = 2 * std::numbers::pi * turns.next();
            samples.emplace_back(std::polar(static_cast<double>(constraint.amplitude[i]),
                                            constraint.phaseAt(i).value_or(random)));
        }
    }
    return constrained;
}

std::size_t placesOf(const WantedList& wanted) {
    std::size_t places = 0;
    for (const auto& one : wanted)
        places += one->constraint().amplitude.size();
    return places;
}

/// Replaces the phases that are free by those that weighted GS reaches from them on the middle of
/// the plate.
void warmUp(std::vector<Samples>& constrained, Optics& optics, std::int64_t iterations) {
    const Setup setup = warmSetup(optics.light().setup, placesOf(optics.wanted()));
    WantedList wanted;
    for (const auto& one : optics.wanted())
        wanted.push_back(one->onPart(setup));
    Optics stage({setup, optics.light().levels}, std::move(wanted), optics.device(),
                 optics.control());
    SolverState state;
    state.constrained = constrained;
    backPropagateTo(state, stage);
    for (std::int64_t i = 0; i < iterations; ++i) {
        state.fields = stage.forward(state.pattern).fields;
        correctWeights(state, stage, [](double amplitude) { return 1 / amplitude; });
        constrain(state, stage, state.fields);
    }
    for (std::size_t k = 0; k < constrained.size(); ++k) {
        const Constraint& constraint = optics.wanted()[k]->constraint();
        for (std::size_t i = 0; i < constrained[k].size(); ++i)
            if (!constraint.phaseAt(i))
                constrained[k][i] = withPhaseOf(state.constrained[k][i], constraint.amplitude[i]);
    }
}

/// turns = linear·x + quadratic·x² sends the light of the plate's x to the extent's
/// centre + width·x/(width of the beam), by geometric optics.
struct Spread {
    double linear = 0, quadratic = 0;

    double turnsAt(double x) const { return x * (linear + quadratic * x); }
};

/// radius: of a Gaussian beam; else 0.
Spread spread(const Setup& setup, const LightExtent::Range& wanted, double z, double litWidth,
              double radius) {
    const double beam = radius > 0 ? std::min(litWidth, 2 * radius) : litWidth;
    const double wavelength = setup.wavelength().si();
    const double magnification = wanted.width / beam;
    if (!setup.lens.on)
        return {wanted.centre / (wavelength * z), (magnification - 1) / (2 * wavelength * z)};
    const double f = setup.lens.focalLength.si();
    return {wanted.centre / (wavelength * f), (magnification + z / f) / (2 * wavelength * f)};
}

/// Spreads the beam over what is wanted first.
PhasePattern smoothPattern(Optics& optics) {
    const Setup& setup = optics.light().setup;
    const Plate& plate = setup.plate;
    const LightExtent extent = optics.wanted().front()->extent();
    const double px = plate.pitchX.si(), py = plate.pitchY.si();
    const LitArea lit = litArea(setup.aperture, gridOf(plate));
    const bool isGaussian = setup.beam.kind == Beam::Kind::Gaussian;
    const Beam beam = isGaussian ? setup.beam : Beam();
    const double radiusX = isGaussian ? beam.waist.si() : 0;
    const double radiusY = beam.waistY > Length{} ? beam.waistY.si() : radiusX;
    const Spread alongX = spread(setup, extent.x, extent.z, lit.width, radiusX);
    const Spread alongY = spread(setup, extent.y, extent.z, lit.height, radiusY);
    PhasePattern pattern;
    for (std::int64_t row = 0; row < plate.size.rows; ++row) {
        const double y = static_cast<double>(plate.size.rows / 2 - row) * py - beam.y.si();
        const double turnsY = alongY.turnsAt(y);
        for (std::int64_t col = 0; col < plate.size.cols; ++col) {
            const double x = static_cast<double>(col - plate.size.cols / 2) * px - beam.x.si();
            const double turns = turnsY + alongX.turnsAt(x);
            pattern.push_back(static_cast<float>(turns - std::floor(turns)));
        }
    }
    return pattern;
}

} // namespace

Setup warmSetup(const Setup& setup, std::size_t places) {
    Setup small = setup;
    small.plate.size = middleOf(setup.plate.size, places);
    if (setup.beam.kind == Beam::Kind::Picture)
        small.beam.picture.data = std::make_shared<const GreyPicture>(
            cropped(onPlate(pictureOf(setup.beam.picture), setup.plate.size), small.plate.size));
    return small;
}

Pattern startPattern(SolverState& state, Optics& optics, const Start& start) {
    const std::int64_t levels = optics.light().levels;
    switch (start.kind) {
    case Start::Kind::Smooth:
        return onLevels(smoothPattern(optics), levels);
    case Start::Kind::Random:
        return onLevels(randomPattern(start.seed, optics.light().setup.plate.size), levels);
    case Start::Kind::Given:
        return onLevels(pictureOf(start.given).intensity, levels);
    case Start::Kind::Summed:
        return optics.summed();
    case Start::Kind::Transport:
        return onLevels(transportPattern(optics), levels);
    case Start::Kind::Superposition:
    case Start::Kind::WarmStart:
        break;
    }
    state.constrained = randomFields(optics.wanted(), start.seed);
    if (start.kind == Start::Kind::WarmStart)
        warmUp(state.constrained, optics, start.warmIterations);
    return optics.backPropagate(state.constrained);
}

} // namespace fringe
