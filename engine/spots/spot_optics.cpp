// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_optics.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/optics/sample_sums.h"
#include "engine/spots/spot_algorithm.h"
#include "kernels/spot_pieces.h"

#include <algorithm>
#include <numeric>

namespace fringe {
namespace {

/// A few hundredths of a second. Pairs that are summed one by one are slow, but on a GPU.
std::int64_t rowsAtOnce(const SpotDesign& design, double spots, const Device& device,
                        bool eachPair) {
    constexpr double fewPairs = 1.6e7;
    const bool isSlow = (eachPair || design.geometry == SpotGeometry::FreeExact)
                        && device.info().kind != DeviceKind::Gpu;
    return isSlow ? rowsOfPairs(fewPairs, design.plate.size, spots, 1)
                  : spotRowsPerCall(design.plate.size, spots);
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

/// None where it is 1 everywhere.
std::vector<float> unevenAmplitude(const SpotDesign& design) {
    return design.beam.isEven() ? std::vector<float>() : beamAmplitude(design.beam, design.plate);
}

/// The sum of what `unevenAmplitude` gives.
double sumOf(std::span<const float> amplitude, Shape shape) {
    return amplitude.empty() ? static_cast<double>(shape.count())
                             : std::accumulate(amplitude.begin(), amplitude.end(), 0.0);
}

/// The beam for the device; none where it is 1 everywhere.
std::unique_ptr<Buffer> beamOn(Device& device, const SpotDesign& design,
                               std::span<const float> amplitude) {
    if (amplitude.empty())
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
    return spotAlgorithm(design.algorithm).comparesLevels
               ? 0
               : design.tolerance.value_or(usualTolerance(design.geometry));
}

SpotsArgs spotsArgs(const SpotDesign& design, std::span<const SpotPlace> places) {
    return {places, gridOf(design.plate), design.wavelength.si(), design.geometry,
            design.focalLength.si()};
}

SpotOptics::SpotOptics(const SpotDesign& design, Device& device, JobControl& control, bool eachPair)
    : design_(design), device_(device), control_(control), target_(targetIntensities(design.spots)),
      amplitude_(unevenAmplitude(design)), amplitudeSum_(sumOf(amplitude_, design.plate.size)),
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
        tables.isExact() ? rowsAtOnce(design_, spots, device_, eachPair_) : rowsOfTiles(design_);
    const Shape shape = design_.plate.size;
    for (std::int64_t row = 0; row < shape.rows; row += perPiece) {
        control_.checkpoint();
        const std::int64_t rows = std::min(perPiece, shape.rows - row);
        piece(row, rows);
        control_.advance(static_cast<double>(rows) * static_cast<double>(shape.cols) * spots);
    }
}

std::span<const float> SpotOptics::amplitude() const {
    if (amplitude_.empty())
        amplitude_ = beamAmplitude(design_.beam, design_.plate);
    return amplitude_;
}

std::shared_ptr<Buffer> SpotOptics::freePlane() const {
    shown_ = {}; // it may hold the only plane that is not held otherwise
    for (const std::shared_ptr<Buffer>& plane : planes_)
        if (plane.use_count() == 1)
            return plane;
    return planes_.emplace_back(device_.allocate(design_.plate.size));
}

void SpotOptics::addWaves(Buffer& sum, const SpotBatches::Batch& batch,
                          std::span<const Complex> coefficients) const {
    Buffer& waves = batch.first == 0 ? sum : *more_;
    inPieces(batch.tables, [&](std::int64_t row, std::int64_t rows) {
        device_.superposeSpots(waves, batch.tables, {coefficients, row, rows});
    });
    if (batch.first == 0)
        return;
    HostSamples sums(device_, sum), more(device_, *more_);
    const std::span<Complex> to = sums.received();
    const std::span<const Complex> from = more.received();
    forSamples(to.size(), [&](std::size_t i) { to[i] += from[i]; });
    sums.send();
}

SpotPattern SpotOptics::superpose(const Fields& coefficients) const {
    const std::vector<Complex> single(coefficients.begin(), coefficients.end());
    const std::shared_ptr<Buffer> waves = freePlane();
    if (batches_->count() > 1 && !more_)
        more_ = device_.allocate(design_.plate.size);
    for (std::size_t i = 0; i < batches_->count(); ++i) {
        control_.checkpoint();
        const SpotBatches::Batch batch = batches_->at(i);
        addWaves(*waves, batch, std::span(single).subspan(batch.first, batch.tables.count()));
    }
    return {device_, waves, design_.levels};
}

void SpotOptics::show(const SpotPattern& pattern) const {
    if (shown_.isSharedWith(pattern))
        return;
    shown_ = {};
    if (const Buffer* waves = pattern.waves()) {
        device_.quantise(*waves, light_.get(), beam_.get(), {design_.levels});
    } else {
        patternField(pattern.turns(), amplitude(), design_.levels, samples_.toFill());
        samples_.send();
    }
    shown_ = pattern.shared();
}

SpotOptics::Shown SpotOptics::shownBy(const SpotPattern& pattern) const {
    return shownBy(pattern, *batches_);
}

SpotOptics::Shown SpotOptics::exactlyShownBy(const SpotPattern& pattern) const {
    return isExact() ? shownBy(pattern) : shownBy(pattern, *prepared(0));
}

SpotOptics::Shown SpotOptics::shownBy(const SpotPattern& pattern,
                                      const SpotBatches& batches) const {
    show(pattern);
    Shown shown{Fields(design_.spots.size()), 0};
    for (std::size_t i = 0; i < batches.count(); ++i) {
        control_.checkpoint();
        const SpotBatches::Batch batch = batches.at(i);
        const auto sums = std::span(shown.fields).subspan(batch.first, batch.tables.count());
        inPieces(batch.tables, [&](std::int64_t row, std::int64_t rows) {
            device_.gatherAtSpots(*light_, batch.tables,
                                  {sums, row, rows, i == 0 ? &shown.zeroOrder : nullptr});
        });
    }
    for (std::complex<double>& field : shown.fields)
        field /= amplitudeSum_;
    shown.zeroOrder /= amplitudeSum_;
    return shown;
}

} // namespace fringe
