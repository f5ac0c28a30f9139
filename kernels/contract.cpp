// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"

#include "kernels/parallel.h"
#include "kernels/pixel_place.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace fringe {
namespace {

constexpr std::int64_t pointsAtOnce = 1 << 15; ///< that one thread looks at

void require(bool kept, const char* sentence) {
    if (!kept)
        throw std::invalid_argument(sentence);
}

bool isPositive(double value) {
    return std::isfinite(value) && value > 0;
}

bool liesWithin(std::int64_t first, std::int64_t count, std::int64_t size) {
    return first >= 0 && count >= 0 && count <= size && first <= size - count;
}

void requireGrid(Shape field, const PlaneGrid& grid) {
    require(grid.shape == field, "the grid has another shape than the field");
    require(isPositive(grid.pitchX) && isPositive(grid.pitchY), "a pitch is not positive");
    const Shape plate = grid.wholePlate();
    require(liesWithin(grid.firstRow, grid.shape.rows, plate.rows)
                && liesWithin(grid.firstCol, grid.shape.cols, plate.cols),
            "the tile leaves its plate");
    constexpr std::int64_t longest = std::numeric_limits<std::int32_t>::max();
    require(grid.shape == plate || (plate.rows <= longest && plate.cols <= longest),
            "the plate of a tile has too many rows or columns");
}

void requirePoint(const PointSource& point, double wavelength) {
    require(std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.z),
            "a point source has a coordinate that is not finite");
    require(std::abs(point.z) >= wavelength, "a point source is nearer than one wavelength");
    require(std::isfinite(point.amplitude) && point.amplitude >= 0,
            "a point source has an amplitude that is negative or not finite");
    require(std::isfinite(point.phase), "a point source has a phase that is not finite");
}

void requireOnPixel(const PointSource& point, const PlaneGrid& grid) {
    const PointSource moved = movedTo(point, nearestPixel(point, grid), point.z, grid);
    require(std::abs(moved.x - point.x) <= 1e-6 * grid.pitchX
                && std::abs(moved.y - point.y) <= 1e-6 * grid.pitchY,
            "a point source is not in the middle of a pixel");
}

} // namespace

void requireContract(Shape field, const PointSourcesArgs& args) {
    requireGrid(field, args.grid);
    require(isPositive(args.wavelength), "the wavelength is not positive");
    require(isPositive(args.tolerance), "the tolerance is not positive");
    require(liesWithin(args.firstRow, args.rowCount, field.rows), "rows outside the field");
    parallelFor(std::ssize(args.points), pointsAtOnce, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            requirePoint(args.points[i], args.wavelength);
            if (args.onPixels)
                requireOnPixel(args.points[i], args.grid);
        }
    });
}

void requireOffered(const PointSums& sums, const PointSourcesArgs& args) {
    require(sums.offers(args.model, args.sum), "the device does not offer this form of sum");
}

void requireContract(Shape field, const FftArgs& args) {
    const std::int64_t lines = args.axis == Axis::Rows ? field.rows : field.cols;
    require(liesWithin(args.first, args.count, lines), "lines outside the field");
}

void requireContract(Shape spectrum, const TransferArgs& args) {
    requireGrid(spectrum, args.grid);
    require(args.grid.wholePlate().rows == spectrum.rows, "the spectrum lacks rows");
    require(isPositive(args.wavelength), "the wavelength is not positive");
    require(std::isfinite(args.distance), "the distance is not finite");
    for (const SpectrumBand& band : {args.bandX, args.bandY}) {
        require(band.edge >= 0, "the edge of a band is negative");
        require(band.margin >= 0 && std::isfinite(band.margin),
                "a margin is negative or not finite");
    }
    require(liesWithin(args.firstRow, args.rowCount, spectrum.rows), "rows outside the spectrum");
}

void requireContract(Shape field, const ConvolveArgs& args) {
    TransferArgs transfer = args.transfer;
    transfer.firstRow = transfer.rowCount = 0;
    requireContract(transfer.grid.shape, transfer);
    require(transfer.grid.wholePlate() == transfer.grid.shape, "the spectrum is of a tile");
    require(field.rows <= transfer.grid.shape.rows && field.cols <= transfer.grid.shape.cols,
            "the field is larger than the grid");
}

void requireContract(const SpectrumSum& sum, const Buffer& field, const ConvolveArgs& args) {
    requireContract(sum, field);
    requireContract(field.shape(), args);
    require(sum.grid() == args.transfer.grid.shape, "the grid is not that of the sum");
}

void requireContract(const SpectrumSum& sum, const Buffer& field) {
    require(sum.field() == field.shape(), "the field has another shape than those of the sum");
}

void requireContract(Shape, const ChirpArgs& args) {
    for (double value : {args.quadraticX, args.linearX, args.quadraticY, args.linearY,
                         args.constant, static_cast<double>(args.scale)})
        require(std::isfinite(value), "a coefficient of the chirp is not finite");
}

void requireContract(const Buffer& source, const Buffer& target, const RegionArgs& args) {
    require(&source != &target, "the source is the target");
    require(source.element() == target.element(), "the samples are of two types");
    const Shape from = source.shape();
    const Shape to = target.shape();
    require(liesWithin(args.sourceRow, args.size.rows, from.rows)
                && liesWithin(args.sourceCol, args.size.cols, from.cols),
            "the rectangle leaves the source");
    require(liesWithin(args.targetRow, args.size.rows, to.rows)
                && liesWithin(args.targetCol, args.size.cols, to.cols),
            "the rectangle leaves the target");
}

void requireContract(const Buffer& waves, const Buffer* light, const Buffer* amplitude,
                     const QuantiseArgs& args) {
    require(args.levels == 0 || (args.levels >= 2 && args.levels <= 65536),
            "the number of levels is neither 0 nor 2 to 65536");
    require(args.turns.empty()
                || args.turns.size() == static_cast<std::size_t>(waves.shape().count()),
            "there is not one phase a sample");
    require(light == nullptr || light->shape() == waves.shape(),
            "the light has another shape than the waves");
    require(amplitude == nullptr || (amplitude != &waves && amplitude != light),
            "the amplitude is the waves or the light");
    require(amplitude == nullptr || amplitude->shape() == waves.shape(),
            "the amplitude has another shape than the waves");
}

void Device::requireAll(const Buffer& buffer, Element element, std::size_t count) {
    requireElement(buffer, element);
    require(static_cast<std::size_t>(buffer.shape().count()) == count,
            "the number of samples is not the buffer's");
}

void requireElement(const Buffer& buffer, Element element) {
    require(buffer.element() == element, "the samples of a buffer are of another type");
}

void requireSameShape(const Buffer& a, Element ofA, const Buffer& b, Element ofB) {
    requireElement(a, ofA);
    requireElement(b, ofB);
    require(a.shape() == b.shape(), "the planes have two shapes");
}

void requireInside(const Buffer& plane, const Region& region) {
    require(liesWithin(region.row, region.shape.rows, plane.shape().rows)
                && liesWithin(region.col, region.shape.cols, plane.shape().cols),
            "the rectangle leaves the plane");
}

void requireContract(const Buffer& field, const Buffer& picture, const IntensityArgs& args) {
    requireElement(field, Element::Complex64);
    requireElement(picture, Element::Float32);
    require(args.reduction >= 1, "the reduction is less than 1");
    require(std::isfinite(args.gain), "the gain is not finite");
    require(picture.shape() == reducedShape(field.shape(), args.reduction),
            "the picture has another shape than the reduced field");
}

void requireContract(Shape field, const EncodeArgs& args) {
    require(args.levels >= 2 && args.levels <= 65536, "the number of levels is not 2 to 65536");
    require(args.alongX.empty() == args.alongY.empty()
                && (args.alongX.empty()
                    || (std::ssize(args.alongX) == field.cols
                        && std::ssize(args.alongY) == field.rows)),
            "the reference wave has another shape than the field");
    require(args.range.low <= args.range.high, "the range of the levels is not one");
}

void requireContract(const Buffer& depth, const Buffer& tile, const Buffer& picture,
                     const StereogramArgs& args) {
    requireElement(depth, Element::Float32);
    requireElement(tile, Element::Rgba8);
    requireElement(picture, Element::Rgba8);
    const auto [rows, cols] = depth.shape();
    const std::int64_t width = tile.shape().cols;
    require(args.maxOffset >= 0 && args.maxOffset < width,
            "the largest offset is negative or not less than the tile's width");
    require(picture.shape() == Shape{rows, cols + width},
            "the picture is not as large as the depth with a tile beside it");
    require(width <= 1 << 20 && cols <= 1 << 24 && rows <= 1 << 24,
            "the stereogram has too many rows or columns");
}

void requireContract(const Buffer& depth, const Buffer& colours, const Buffer& wave,
                     const LayerArgs& args) {
    requireSameShape(depth, Element::Float32, wave, Element::Complex64);
    requireSameShape(colours, Element::Rgba8, wave, Element::Complex64);
    requireInside(wave, args.inside);
    require(args.layers >= 1 && args.layers <= 65535 && args.layer >= 0 && args.layer < args.layers,
            "the layer is none");
    require(args.gamma > 0 && args.strength > 0, "the exponent or the strength is not positive");
}

void requireContract(const SpotsArgs& args) {
    require(args.grid.shape.isAddressable(), "the hologram has no pixel");
    requireGrid(args.grid.shape, args.grid);
    require(isPositive(args.wavelength), "the wavelength is not positive");
    const bool isLens = args.geometry == SpotGeometry::Lens;
    require(!isLens || isPositive(args.focalLength), "the focal length is not positive");
    require(std::isfinite(args.tolerance) && args.tolerance >= 0,
            "the tolerance is negative or not finite");
    for (const SpotPlace& spot : args.spots) {
        require(std::isfinite(spot.x) && std::isfinite(spot.y) && std::isfinite(spot.z),
                "a spot has a coordinate that is not finite");
        require(isLens || spot.z != 0, "a spot lies in the hologram");
    }
}

void requireContract(Shape field, const SpotTables& spots, const AdjointArgs& args) {
    require(field == spots.shape(), "the spots are of a hologram of another shape");
    require(args.coefficients.size() == spots.count(), "there is not one coefficient a spot");
    require(liesWithin(args.firstRow, args.rowCount, field.rows), "rows outside the field");
}

void requireContract(Shape field, const SpotTables& spots, const ForwardArgs& args) {
    require(field == spots.shape(), "the spots are of a hologram of another shape");
    require(args.sums.size() == spots.count(), "there is not one sum a spot");
    require(liesWithin(args.firstRow, args.rowCount, field.rows), "rows outside the field");
}

} // namespace fringe
