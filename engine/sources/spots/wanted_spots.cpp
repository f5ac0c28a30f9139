// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/spots/wanted_spots.h"

#include "engine/job/job_control.h"
#include "engine/optics/host_samples.h"
#include "engine/solvers/solver.h"
#include "engine/solvers/target_plane.h"
#include "engine/sources/spots/spot_waves.h"
#include "kernels/spot_pieces.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace fringe {
namespace {

/// I_r/T_r of the bright spots.
std::vector<double> quotients(std::span<const std::complex<double>> fields,
                              std::span<const double> target) {
    std::vector<double> all;
    all.reserve(fields.size());
    for (std::size_t r = 0; r < fields.size(); ++r)
        if (target[r] > 0)
            all.push_back(std::norm(fields[r]) / target[r]);
    return all;
}

/// 100·std/mean.
double spread(const std::vector<double>& values) {
    double mean = 0, square = 0;
    for (const double value : values)
        mean += value;
    mean /= static_cast<double>(values.size());
    for (const double value : values)
        square += (value - mean) * (value - mean);
    return mean > 0 ? 100 * std::sqrt(square / static_cast<double>(values.size())) / mean : 0;
}

/// With a = |U|, b = √T: min over s of ‖a - s b‖²/‖s b‖², which is ‖a‖²‖b‖²/(a·b)² - 1.
double shapeError(std::span<const std::complex<double>> fields, std::span<const double> target) {
    double product = 0, power = 0, whole = 0;
    for (std::size_t r = 0; r < fields.size(); ++r) {
        product += std::sqrt(std::norm(fields[r]) * target[r]);
        power += std::norm(fields[r]);
        whole += target[r];
    }
    if (product == 0)
        return 1;
    return std::sqrt(std::max(0.0, power * whole / (product * product) - 1));
}

/// A few hundredths of a second. Pairs that are summed one by one are slow, but on a GPU.
std::int64_t rowsAtOnce(const LitSpots& design, double spots, Device& device, bool eachPair) {
    constexpr double fewPairs = 1.6e7;
    const bool isSlow = (eachPair || design.geometry() == SpotGeometry::FreeExact)
                        && device.info().kind != DeviceKind::Gpu;
    return isSlow ? rowsOfPairs(fewPairs, design.setup.plate.size, spots, 1)
                  : spotRowsPerCall(design.setup.plate.size, spots);
}

/// Whole rows of the tiles in which a device sums within a tolerance, that take a few hundredths of
/// a second.
std::int64_t rowsOfTiles(const LitSpots& design) {
    constexpr double manyPixels = 4e6, spotsWorthAPixel = 2000;
    constexpr std::int64_t tile = 128;
    const double pixels =
        manyPixels / (1 + static_cast<double>(design.spots.size()) / spotsWorthAPixel);
    const auto rows =
        static_cast<std::int64_t>(pixels / static_cast<double>(design.setup.plate.size.cols));
    return std::max<std::int64_t>(rows / tile, 1) * tile;
}

/// Σ a over the plate.
double amplitudeSumOf(const Setup& setup) {
    if (setup.isEvenlyLit())
        return static_cast<double>(setup.plate.size.count());
    const std::vector<float> amplitude = beamAmplitude(setup);
    return std::accumulate(amplitude.begin(), amplitude.end(), 0.0);
}

/// The root mean square of what given phases are missed by [rad]; nothing where none are given.
std::optional<double> phaseErrorOf(std::span<const Complex> fields, const Constraint& constraint) {
    double square = 0, given = 0;
    const std::vector<double> errors = phaseErrors(fields, constraint);
    for (std::size_t i = 0; i < errors.size(); ++i)
        if (constraint.amplitude[i] > 0 && constraint.phaseAt(i)) {
            square += errors[i] * errors[i];
            ++given;
        }
    return given > 0 ? std::optional(std::sqrt(square / given)) : std::nullopt;
}

} // namespace

std::vector<double> targetIntensities(const std::vector<Spot>& spots) {
    double whole = 0;
    for (const Spot& spot : spots)
        whole += spot.intensity;
    std::vector<double> target;
    for (const Spot& spot : spots)
        target.push_back(spot.intensity / whole);
    return target;
}

std::vector<SpotPlace> placesOf(const std::vector<Spot>& spots) {
    std::vector<SpotPlace> places;
    for (const Spot& spot : spots)
        places.push_back({spot.x, spot.y, spot.z});
    return places;
}

LitSpots litSpots(const SpotSource& source, const Design& design) {
    LitSpots lit{source.spots(), design.setup, source.model, 0};
    const Solver* solver = findSolver(design.solver.key);
    if (solver == nullptr || !solver->comparesLevels)
        lit.tolerance = source.tolerance > 0 ? source.tolerance : usualTolerance(lit.geometry());
    return lit;
}

SpotsArgs spotsArgs(const LitSpots& design, std::span<const SpotPlace> places) {
    return {places, gridOf(design.setup.plate), design.setup.wavelength().si(), design.geometry(),
            design.setup.lens.focalLength.si()};
}

Constraint constraintOf(const SpotList& spots) {
    Constraint constraint;
    for (const double intensity : targetIntensities(spots))
        constraint.amplitude.push_back(static_cast<float>(std::sqrt(intensity)));
    if (std::ranges::any_of(spots, [](const Spot& spot) { return spot.phase.has_value(); }))
        for (const Spot& spot : spots)
            constraint.phases.push_back(spot.phase);
    return constraint;
}

WantedSpots::WantedSpots(LitSpots design, Device& device, JobControl& control, bool eachPair)
    : design_(std::move(design)), device_(device), control_(control), eachPair_(eachPair),
      constraint_(constraintOf(design_.spots)), amplitudeSum_(amplitudeSumOf(design_.setup)),
      batches_(prepared(design_.tolerance)) {}

std::unique_ptr<SpotBatches> WantedSpots::prepared(double tolerance) const {
    const std::vector<SpotPlace> places = placesOf(design_.spots);
    SpotsArgs args = spotsArgs(design_, places);
    args.eachPair = eachPair_;
    args.tolerance = tolerance;
    return std::make_unique<SpotBatches>(device_, args);
}

template <class Piece>
void WantedSpots::inPieces(const SpotTables& tables, const Piece& piece) const {
    const auto spots = static_cast<double>(tables.count());
    const std::int64_t perPiece =
        tables.isExact() ? rowsAtOnce(design_, spots, device_, eachPair_) : rowsOfTiles(design_);
    const Shape shape = design_.setup.plate.size;
    for (std::int64_t row = 0; row < shape.rows; row += perPiece) {
        control_.checkpoint();
        const std::int64_t rows = std::min(perPiece, shape.rows - row);
        piece(row, rows);
        control_.advance(static_cast<double>(rows) * static_cast<double>(shape.cols) * spots);
    }
}

void WantedSpots::addWaves(Buffer& sum, const SpotBatches::Batch& batch,
                           std::span<const Complex> coefficients) const {
    Buffer& waves = batch.first == 0 ? sum : *more_;
    inPieces(batch.tables, [&](std::int64_t row, std::int64_t rows) {
        device_.spots().adjointOfSpots(waves, batch.tables, {coefficients, row, rows});
    });
    if (batch.first > 0)
        device_.add(*more_, sum);
}

void WantedSpots::adjoint(std::span<const Complex> fields, Buffer& plate) {
    const auto scale = static_cast<float>(1 / amplitudeSum_);
    Samples coefficients(fields.begin(), fields.end());
    for (Complex& coefficient : coefficients)
        coefficient *= scale;
    if (batches_->count() > 1 && !more_)
        more_ = device_.allocate(plate.shape());
    for (std::size_t i = 0; i < batches_->count(); ++i) {
        control_.checkpoint();
        const SpotBatches::Batch batch = batches_->at(i);
        addWaves(plate, batch, std::span(coefficients).subspan(batch.first, batch.tables.count()));
    }
}

std::optional<std::complex<double>>
WantedSpots::forward(const Buffer& plate, std::span<Complex> fields, Accuracy accuracy) {
    const bool isFiner = accuracy == Accuracy::Exact && !isExact();
    const auto exact = isFiner ? prepared(0) : nullptr;
    SpotBatches& batches = isFiner ? *exact : *batches_;
    std::vector<std::complex<double>> sums(fields.size());
    std::complex<double> whole;
    for (std::size_t i = 0; i < batches.count(); ++i) {
        control_.checkpoint();
        const SpotBatches::Batch batch = batches.at(i);
        const auto part = std::span(sums).subspan(batch.first, batch.tables.count());
        inPieces(batch.tables, [&](std::int64_t row, std::int64_t rows) {
            device_.spots().forwardToSpots(plate, batch.tables,
                                           {part, row, rows, i == 0 ? &whole : nullptr});
        });
    }
    for (std::size_t r = 0; r < sums.size(); ++r)
        fields[r] = Complex(sums[r] / amplitudeSum_);
    return whole;
}

Figures WantedSpots::figures(std::span<const Complex> fields) const {
    const std::vector<std::complex<double>> wide(fields.begin(), fields.end());
    Figures figures = spotFigures(wide, targetIntensities(design_.spots));
    figures.phaseError = phaseErrorOf(fields, constraint_);
    return figures;
}

std::unique_ptr<PixelWaves> WantedSpots::pixelWaves() const {
    return std::make_unique<SpotWaves>(design_);
}

LightExtent WantedSpots::extent() const {
    LightExtent extent;
    std::array<double, 2> low{HUGE_VAL, HUGE_VAL}, high{-HUGE_VAL, -HUGE_VAL};
    bool isFirst = true;
    for (const Spot& spot : design_.spots) {
        if (spot.intensity <= 0)
            continue;
        if (std::exchange(isFirst, false))
            extent.z = spot.z;
        low = {std::min(low[0], spot.x), std::min(low[1], spot.y)};
        high = {std::max(high[0], spot.x), std::max(high[1], spot.y)};
    }
    extent.x = {(low[0] + high[0]) / 2, high[0] - low[0]};
    extent.y = {(low[1] + high[1]) / 2, high[1] - low[1]};
    return extent;
}

std::unique_ptr<Wanted> WantedSpots::onPart(const Setup& part) const {
    LitSpots small = design_;
    small.setup = part;
    return std::make_unique<WantedSpots>(std::move(small), device_, control_);
}

Figures spotFigures(std::span<const std::complex<double>> fields, std::span<const double> target) {
    Figures figures;
    for (std::size_t r = 0; r < fields.size(); ++r)
        figures.efficiency += target[r] > 0 ? std::norm(fields[r]) : 0;
    const std::vector<double> q = quotients(fields, target);
    const auto [least, most] = std::ranges::minmax(q);
    figures.uniformity = most > 0 ? 1 - (most - least) / (most + least) : 0;
    figures.sigma = spread(q);
    figures.error = shapeError(fields, target);
    return figures;
}

} // namespace fringe
