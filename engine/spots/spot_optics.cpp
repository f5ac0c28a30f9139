// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_optics.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/optics/sample_sums.h"
#include "engine/spots/spot_algorithm.h"

#include <algorithm>
#include <numeric>

namespace fringe {
namespace {

/// Pairs of a pixel and a spot that take a few hundredths of a second where nothing is fast.
constexpr double manyPairs = 2.7e8, fewPairs = 1.6e7;

/// Fewer rows than this would cost more for what is done once a piece.
constexpr std::int64_t leastRows = 24;

/// Pairs that are summed one by one are slow, but on a GPU.
std::int64_t rowsOfPairs(const SpotDesign& design, double spots, const Device& device,
                         bool eachPair) {
    const bool isSlow = (eachPair || design.geometry == SpotGeometry::FreeExact)
                        && device.info().kind != DeviceKind::Gpu;
    const double pairsPerRow = static_cast<double>(design.plate.size.cols) * spots;
    const double rows = (isSlow ? fewPairs : manyPairs) / std::max(pairsPerRow, 1.0);
    return std::clamp(static_cast<std::int64_t>(std::min(rows, 1e9)), isSlow ? 1 : leastRows,
                      std::max(leastRows, design.plate.size.rows));
}

/// Whole rows of the tiles in which a device sums within a tolerance, that take a few hundredths of
/// a second.
std::int64_t rowsOfTiles(const SpotDesign& design) {
    constexpr double manyPixels = 4e6, spotsWorthAPixel = 2000;
    constexpr std::int64_t tile = 128;
    const double pixels =
        manyPixels / (1 + static_cast<double>(design.spots.size()) / spotsWorthAPixel);
    const auto rows =
        static_cast<std::int64_t>(pixels / static_cast<double>(design.plate.size.cols));
    return std::max<std::int64_t>(rows / tile, 1) * tile;
}

/// The beam for the device; none where it is 1 everywhere.
std::unique_ptr<Buffer> beamOn(Device& device, const SpotDesign& design,
                               std::span<const float> amplitude) {
    if (design.beam.kind == Beam::Kind::Uniform)
        return nullptr;
    auto beam = device.allocate(design.plate.size);
    device.upload(*beam, std::vector<Complex>(amplitude.begin(), amplitude.end()));
    return beam;
}

void requireOffered(const Device& device, const SpotDesign& design) {
    if (!device.offers(design.geometry))
        throw badInput(FRINGE_MARK("The device {0} cannot design spots in this geometry; choose "
                                   "the device cpu."),
                       device.info().id);
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

double toleranceOf(const SpotDesign& design) {
    return spotAlgorithm(design.algorithm).comparesLevels ? 0 : design.tolerance;
}

SpotsArgs spotsArgs(const SpotDesign& design, std::span<const SpotPlace> places) {
    const Plate& plate = design.plate;
    return {places,
            {plate.size, plate.pitchX.si(), plate.pitchY.si()},
            design.wavelength.si(),
            design.geometry,
            design.focalLength.si()};
}

SpotOptics::SpotOptics(const SpotDesign& design, Device& device, JobControl& control, bool eachPair)
    : design_(design), device_(device), control_(control), target_(targetIntensities(design.spots)),
      amplitude_(beamAmplitude(design.beam, design.plate)),
      amplitudeSum_(std::accumulate(amplitude_.begin(), amplitude_.end(), 0.0)),
      eachPair_(eachPair), beam_(beamOn(device, design, amplitude_)),
      light_(device.allocate(design.plate.size)), samples_(device, *light_) {
    requireOffered(device, design);
    batches_ = prepared(toleranceOf(design));
}

std::unique_ptr<SpotBatches> SpotOptics::prepared(double tolerance) const {
    const std::vector<SpotPlace> places = placesOf(design_.spots);
    SpotsArgs args = spotsArgs(design_, places);
    args.eachPair = eachPair_;
    args.tolerance = tolerance;
    return std::make_unique<SpotBatches>(device_, args);
}

template <class Piece>
void SpotOptics::inPieces(const SpotTables& tables, const Piece& piece) const {
    const auto spots = static_cast<double>(tables.count());
    const std::int64_t perPiece =
        tables.isExact() ? rowsOfPairs(design_, spots, device_, eachPair_) : rowsOfTiles(design_);
    const Shape shape = design_.plate.size;
    for (std::int64_t row = 0; row < shape.rows; row += perPiece) {
        control_.checkpoint();
        const std::int64_t rows = std::min(perPiece, shape.rows - row);
        piece(row, rows);
        control_.advance(static_cast<double>(rows) * static_cast<double>(shape.cols) * spots);
    }
}

void SpotOptics::addWaves(const SpotBatches::Batch& batch,
                          std::span<const Complex> coefficients) const {
    Buffer& waves = batch.first == 0 ? *light_ : *more_;
    inPieces(batch.tables, [&](std::int64_t row, std::int64_t rows) {
        device_.superposeSpots(waves, batch.tables, {coefficients, row, rows});
    });
    if (batch.first == 0)
        return;
    const std::span<Complex> sum = samples_.received();
    const std::span<const Complex> more = HostSamples(device_, *more_).received();
    forSamples(sum.size(), [&](std::size_t i) { sum[i] += more[i]; });
    samples_.send();
}

void SpotOptics::superpose(const Fields& coefficients, PhasePattern& pattern) const {
    const std::vector<Complex> single(coefficients.begin(), coefficients.end());
    shown_.clear();
    if (batches_->count() > 1 && !more_)
        more_ = device_.allocate(design_.plate.size);
    for (std::size_t i = 0; i < batches_->count(); ++i) {
        control_.checkpoint();
        const SpotBatches::Batch batch = batches_->at(i);
        addWaves(batch, std::span(single).subspan(batch.first, batch.tables.count()));
    }
    shown_.resize(static_cast<std::size_t>(design_.plate.size.count()));
    device_.quantise(*light_, beam_.get(), {design_.levels, shown_});
    pattern = shown_;
}

void SpotOptics::show(const PhasePattern& pattern) const {
    if (shown_ == pattern)
        return;
    shown_.clear();
    patternField(pattern, amplitude_, design_.levels, samples_.toFill());
    samples_.send();
    shown_ = pattern;
}

SpotOptics::Shown SpotOptics::shownBy(const PhasePattern& pattern) const {
    return shownBy(pattern, *batches_);
}

SpotOptics::Shown SpotOptics::exactlyShownBy(const PhasePattern& pattern) const {
    return isExact() ? shownBy(pattern) : shownBy(pattern, *prepared(0));
}

SpotOptics::Shown SpotOptics::shownBy(const PhasePattern& pattern,
                                      const SpotBatches& batches) const {
    show(pattern);
    Shown shown{Fields(design_.spots.size()),
                lightOf(pattern, amplitude_, design_.levels) / amplitudeSum_};
    for (std::size_t i = 0; i < batches.count(); ++i) {
        control_.checkpoint();
        const SpotBatches::Batch batch = batches.at(i);
        const auto sums = std::span(shown.fields).subspan(batch.first, batch.tables.count());
        inPieces(batch.tables, [&](std::int64_t row, std::int64_t rows) {
            device_.gatherAtSpots(*light_, batch.tables, {sums, row, rows});
        });
    }
    for (std::complex<double>& field : shown.fields)
        field /= amplitudeSum_;
    return shown;
}

} // namespace fringe
