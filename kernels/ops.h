// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/values.h"

#include <functional>
#include <limits>
#include <span>

/// The closed list of array operations: one argument struct each. Every back-end implements each
/// of them as a member of `Device`; the double-precision reference has a free function of the same
/// name. Geometry, signs and formulas are those of the project's conventions: light travels along
/// +z, time dependence exp(-iωt), sample (row j, column i) of a plate of Ny × Nx lies at
/// x(i) = (i - ⌊Nx/2⌋)·pitchX, y(j) = (⌊Ny/2⌋ - j)·pitchY.
namespace fringe {

/// field += Σ u over the points, for rows [firstRow, firstRow + rowCount).
struct PointSourcesArgs {
    std::span<const PointSource> points;
    PlaneGrid grid;        ///< its shape is the field's, a tile's where it is one
    double wavelength = 0; ///< [m], > 0
    WaveModel model = WaveModel::Exact;
    /// Leave out what the grid cannot sample: Fresnel |dx| ≤ λ|z|/(2 pitchX); exact
    /// |dx|/√(dx² + z²) ≤ λ/(2 pitchX); both likewise in y.
    bool window = true;
    std::int64_t firstRow = 0;
    std::int64_t rowCount = 0;
    PointSum sum = PointSum::Direct; ///< one that `Device::offers`
    double tolerance = 1e-4;         ///< relative L2 of what is added, > 0
    bool realPart = false; ///< only Re u is wanted: the imaginary part ends anywhere, but finite
    /// All points lie in the middle of pixels of the grid, which goes on beyond the field (see
    /// `nearestPixel`): a device may take the waves of a depth from the same tables, shifted.
    bool onPixels = false;
};

enum class Axis {
    Rows,    ///< transform each row, along x
    Columns, ///< transform each column, along y
};

enum class Direction {
    Forward, ///< exp(-i2πmn/N), unnormalised
    Inverse, ///< exp(+i2πmn/N) × 1/N
};

/// One-dimensional transforms of lines [first, first + count) of the field, in place.
struct FftArgs {
    Axis axis = Axis::Rows;
    Direction direction = Direction::Forward;
    std::int64_t first = 0;
    std::int64_t count = 0;
};

/// What an axis of a spectrum keeps: weight 1 for |f| ≤ edge, 0 for |f| > edge + margin, and
/// between
///     ¼ [1 + erf(3.2 (f + edge + μ/2)/(μ/2))] [1 + erf(3.2 (edge + μ/2 - f)/(μ/2))], μ the margin.
struct SpectrumBand {
    double edge = std::numeric_limits<double>::infinity(); ///< half-width [1/m], ≥ 0; infinite: all
    double margin = 0;                                     ///< [1/m], ≥ 0; 0: a hard edge
};

/// field *= H times the weights of both axes, the field being a spectrum in FFT order: f(m) =
/// m/(N·pitch) for m < ⌈N/2⌉ and (m - N)/(N·pitch) above, for rows [firstRow, firstRow + rowCount).
struct TransferArgs {
    /// The plane that the spectrum is of; of a tile the field has the same columns of the spectrum,
    /// and all rows.
    PlaneGrid grid;
    double wavelength = 0; ///< [m], > 0
    double distance = 0;   ///< [m], any sign
    TransferModel model = TransferModel::AngularSpectrum;
    SpectrumBand bandX{}, bandY{};
    std::int64_t firstRow = 0;
    std::int64_t rowCount = 0;
};

/// The field is followed by zeros up to the grid of `transfer`, transformed, multiplied by H and
/// transformed back: light that is carried to another plane. The corner with the field remains.
struct ConvolveArgs {
    /// For the padded spectrum, all rows. A grid of whole multiples of lengths with small factors
    /// is fastest, such as 2 · 2^a 3^b 5^c.
    TransferArgs transfer;
    /// Called by the caller's thread between pieces of the work with the samples that one of five
    /// passes went over; the operation ends with what it throws.
    std::function<void(double samples)> advanced = {};
};

/// field *= scale · exp(i2π(quadraticX u² + linearX u + quadraticY v² + linearY v + constant)) with
/// u = column - originCol and v = originRow - row, for all rows. The coefficients are in cycles.
struct ChirpArgs {
    double quadraticX = 0;
    double linearX = 0;
    double quadraticY = 0;
    double linearY = 0;
    double constant = 0;
    float scale = 1;
    std::int64_t originCol = 0;
    std::int64_t originRow = 0;
};

/// Copies a rectangle from one field to another of the same device; both rectangles lie inside
/// their fields.
struct RegionArgs {
    Shape size;
    std::int64_t sourceRow = 0;
    std::int64_t sourceCol = 0;
    std::int64_t targetRow = 0;
    std::int64_t targetCol = 0;
};

/// The mean of |gain · u|² over squares of `reduction` × `reduction` samples, or what is left of
/// them at the right and below: a picture of ⌈Ny/reduction⌉ × ⌈Nx/reduction⌉ samples.
struct IntensityArgs {
    float gain = 1;
    std::int64_t reduction = 1; ///< ≥ 1
    bool accumulate = false;    ///< picture += it; else it takes the picture's place
};

constexpr Shape reducedShape(Shape field, std::int64_t reduction) {
    return {(field.rows - 1) / reduction + 1, (field.cols - 1) / reduction + 1};
}

/// What levels of a plane are scaled by: the extremes of Re(u r) for `LevelForm::Real`, 0 and the
/// largest |u| for `LevelForm::DoublePhase`. What is beyond a range that is given is cut.
struct FieldRange {
    float low = 0, high = 0;
    bool isFinite = true; ///< all samples are
};

/// The reference wave r = alongX[column] · alongY[row]; where both are empty it is 1.
struct EncodeArgs {
    LevelForm form = LevelForm::Phase;
    std::int64_t levels = 256; ///< L, 2 … 65,536
    FieldRange range{};        ///< not read by `rangeOf`
    std::span<const Complex> alongX{};
    std::span<const Complex> alongY{};
};

/// Where a spot of light is wanted.
struct SpotPlace {
    double x = 0; ///< [m]
    double y = 0; ///< [m]
    double z = 0; ///< [m]; behind a lens from its focal plane, else from the hologram and not 0
};

/// Spots, and how the light of a hologram gets there.
struct SpotsArgs {
    std::span<const SpotPlace> spots;
    PlaneGrid grid;        ///< of the hologram, or of a tile of it
    double wavelength = 0; ///< [m], > 0
    SpotGeometry geometry = SpotGeometry::Lens;
    double focalLength = 0; ///< f [m], > 0; read for `Lens` only
    /// Sum each pair of a spot and a pixel by itself, as the first programs did, also where the
    /// phase separates and products of matrices take a fraction of the time.
    bool eachPair = false;
    /// Relative L2 that both sums may be off where that saves time, ≥ 0. With 0, and on devices
    /// that have nothing faster, they keep single precision.
    double tolerance = 0;
};

/// field = Σ_r coefficients[r]·exp(iΦ_hr) on rows [firstRow, firstRow + rowCount).
struct AdjointArgs {
    std::span<const Complex> coefficients; ///< one a spot
    std::int64_t firstRow = 0;
    std::int64_t rowCount = 0;
};

/// What a device that shows phases makes of waves: light = a·exp(i2π turns), turns being the
/// allowed phase that is nearest to arg waves (0 for a sample of 0) and a the real part of the
/// amplitude at the sample, or 1 where there is none. For all samples.
struct QuantiseArgs {
    /// Multiples of 1/levels cycles are allowed, 2 … 65,536; 0: any phase.
    std::int64_t levels = 0;
    /// One a sample, in [0, 1) [cycles]; or none, where they are not wanted.
    std::span<float> turns = {};
};

/// An autostereogram of depths d (0 near, 1 far; what is beyond is taken as the nearer end, NaN as
/// far) with a tile of W columns and H rows, after M. Bisson, OpenGL/OpenCL interoperability
/// (2014). The tile's place c(i) in column i of the picture is i/W for i < W. For i ≥ W, with the
/// offset t = M(1 - d(i - W)), q = i - W + t and f = q - ⌊q⌋:
///
///     c(i) = 1 + (1 - f) c(⌊q⌋) + f c(⌊q⌋ + 1)
///
/// The colour in row j is the tile's at (W frac c, j mod H), linear between the middles of texels
/// (texel k has its colour at k) to 1/256 texel, around the end of the row to its beginning.
///
/// With `hidesSurfaces` a place that one eye alone sees gets texture of its own. The picture is
/// what the right eye has of the depth; the left eye sees column i's surface in column
/// L(i) = i - W + t(i), and it is hidden where something nearer has already reached as far:
/// L(i) ≤ L(k) + 1/1000 for some k < i (after Thimbleby, Inglis & Witten, Computer 27(10), 38,
/// 1994). There c(i) is larger by 1/2, which matches no offset from 0 to M while M ≤ W/2.
struct StereogramArgs {
    std::int64_t maxOffset = 0; ///< M, 0 ≤ M < W
    bool hidesSurfaces = false;
    StereogramForm form = StereogramForm::Auto; ///< not of the cpu, which has one
};

/// sums[r] += Σ_h field_h·exp(-iΦ_hr) over the pixels of rows [firstRow, firstRow + rowCount).
struct ForwardArgs {
    std::span<std::complex<double>> sums; ///< one a spot
    std::int64_t firstRow = 0;
    std::int64_t rowCount = 0;
    std::complex<double>* whole = nullptr; ///< += Σ_h field_h over the same pixels; or null
};

} // namespace fringe
