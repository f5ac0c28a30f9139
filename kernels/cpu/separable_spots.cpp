// SPDX-License-Identifier: GPL-3.0-or-later
// Both sums are matrix products of one-dimensional tables x(spot, col)·y(spot, row):
//     adjoint:  Σ_spot (c·y)(spot, row)·x(spot, col)
//     forward:  Σ_col x̄(spot, col)·(Σ_row ȳ(spot, row)·field(row, col))
// in blocks that stay in the processor's caches, each complex product as three real ones:
//     p = Re a·Re b, q = Im a·Im b, s = (Re a + Im a)(Re b + Im b): a·b = p - q + i(s - p - q).
#include "kernels/cpu/aligned.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/spots.h"
#include "kernels/error.h"
#include "kernels/parallel.h"
#include "kernels/spot_phase.h"
#include "kernels/spot_pieces.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace fringe::cpu {
namespace {

using simd::productCols;
using simd::productRows;
using Sum = std::complex<double>;

constexpr int parts = 3;            ///< re, im, re + im
constexpr std::int64_t depth = 128; ///< terms of a product whose factors stay in the first cache
constexpr std::int64_t bandPanels = 16; ///< panels of a task
constexpr std::int64_t blockFloats = productRows * productCols;

std::int64_t blocksOf(std::int64_t count, std::int64_t size) {
    return (count + size - 1) / size;
}

/// Complex numbers in three planes. A strip holds `width` numbers for each of `length` terms.
class Strips {
  public:
    Strips(std::int64_t strips, std::int64_t length, std::int64_t width)
        : strips_(strips), length_(length), width_(width), size_(strips * length * width),
          memory_(blocksOf(parts * size_, 2)) {}

    std::int64_t strips() const { return strips_; }

    float* at(int part, std::int64_t strip, std::int64_t term = 0) const {
        return reinterpret_cast<float*>(memory_.data()) + part * size_
               + (strip * length_ + term) * width_;
    }
    simd::ComplexPlanes planes(std::int64_t strip, std::int64_t term) const {
        return {at(0, strip, term), at(1, strip, term), at(2, strip, term)};
    }
    std::int64_t length() const { return length_; }

  private:
    std::int64_t strips_, length_, width_, size_;
    AlignedSamples memory_;
};

void set(const simd::ComplexPlanes& planes, std::int64_t at, Complex value) {
    planes.re[at] = value.real();
    planes.im[at] = value.imag();
    planes.sum[at] = value.real() + value.imag();
}

/// Terms [first, end) of a product.
struct Terms {
    std::int64_t first;
    std::int64_t end;
};

/// Sums of a band of panels with one tile.
class Band {
  public:
    Band(std::int64_t firstPanel, std::int64_t panels, std::int64_t tile)
        : first_(firstPanel), panels_(panels), tile_(tile), sums_(blocksOf(parts * size(), 2)) {}

    /// `a` from its term a0 on, `b` from its first.
    void add(const Strips& a, std::int64_t a0, const Strips& b, std::int64_t count) const {
        for (std::int64_t k = 0; k < count; k += depth)
            for (int part = 0; part < parts; ++part)
                for (std::int64_t p = 0; p < panels_; ++p)
                    simd::bestKernels().addRealProducts(
                        {std::min(depth, count - k), a.at(part, first_ + p, a0 + k),
                         b.at(part, tile_, k), sums(part) + p * blockFloats});
    }

    /// The sum in `line` (from the first panel's first) and `col` (of the tile).
    Complex value(std::int64_t line, std::int64_t col) const {
        const std::int64_t at = line * productCols + col;
        const float p = sums(0)[at];
        const float q = sums(1)[at];
        return {p - q, sums(2)[at] - p - q};
    }

  private:
    std::int64_t size() const { return panels_ * blockFloats; }
    float* sums(int part) const { return reinterpret_cast<float*>(sums_.data()) + part * size(); }

    std::int64_t first_, panels_, tile_;
    AlignedSamples sums_;
};

std::int64_t rowsKept(Shape shape, std::int64_t spots) {
    return std::min(shape.rows, spotRowsPerCall(shape, static_cast<double>(spots)));
}

class SeparableSpots final : public CpuSpots {
  public:
    explicit SeparableSpots(const SpotsArgs& args)
        : CpuSpots(args.grid.shape, args.spots.size()),
          spots_(static_cast<std::int64_t>(args.spots.size())),
          tiles_(blocksOf(shape().cols, productCols)),
          x_(tiles_, blocksOf(spots_, productRows) * productRows, productCols),
          y_(blocksOf(spots_, productRows), shape().rows, productRows),
          weighted_(blocksOf(rowsKept(shape(), spots_), productRows), x_.length(), productRows),
          packed_(tiles_, rowsKept(shape(), spots_), productCols) {
        parallelFor(spots_, 16, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t spot = begin; spot < end; ++spot)
                fill(spot, args);
        });
    }

    void adjoint(const Field& field, const AdjointArgs& args) const override {
        if (args.rowCount == 0)
            return;
        const std::int64_t panels = blocksOf(args.rowCount, productRows);
        if (panels > weighted_.strips())
            weighted_ = Strips(panels, x_.length(), productRows);
        weighRows(args, panels);
        const std::int64_t bands = blocksOf(panels, bandPanels);
        parallelFor(bands * tiles_, 1, [&](std::int64_t task, std::int64_t) {
            const std::int64_t first = task / tiles_ * bandPanels;
            const std::int64_t tile = task % tiles_;
            const Band band(first, std::min(bandPanels, panels - first), tile);
            band.add(weighted_, 0, x_, spots_);
            store(field, args, band, first * productRows, tile);
        });
    }

    void forward(const Field& field, const ForwardArgs& args) const override {
        if (args.rowCount > packed_.length())
            packed_ = Strips(tiles_, args.rowCount, productCols);
        pack(field, args);
        const std::int64_t panels = blocksOf(spots_, productRows);
        const std::int64_t bands = blocksOf(panels, bandPanels);
        std::vector<Sum> partial(static_cast<std::size_t>(tiles_ * spots_));
        parallelFor(bands * tiles_, 1, [&](std::int64_t task, std::int64_t) {
            const std::int64_t first = task / tiles_ * bandPanels;
            const std::int64_t tile = task % tiles_;
            const Band band(first, std::min(bandPanels, panels - first), tile);
            band.add(y_, args.firstRow, packed_, args.rowCount);
            reduce(band, first * productRows, tile, partial.data() + tile * spots_);
        });
        for (std::size_t i = 0; i < partial.size(); ++i)
            args.sums[i % count()] += partial[i];
    }

  private:
    /// x as it is, y as its conjugate.
    void fill(std::int64_t spot, const SpotsArgs& args) const {
        const SpotPhase phase = separablePhase(args.spots[static_cast<std::size_t>(spot)], args);
        std::vector<Complex> line(static_cast<std::size_t>(std::max(shape().cols, shape().rows)));
        auto* floats = reinterpret_cast<float*>(line.data());
        const auto left = static_cast<double>(-args.grid.centreCol());
        simd::bestKernels().quadraticPhasors(
            {phase.x.quadratic, phase.x.linear, phase.x.constant, left, 1}, 1, shape().cols,
            floats);
        for (std::int64_t col = 0; col < shape().cols; ++col)
            set(x_.planes(col / productCols, spot), col % productCols,
                line[static_cast<std::size_t>(col)]);
        const auto top = static_cast<double>(args.grid.centreRow());
        simd::bestKernels().quadraticPhasors(
            {phase.y.quadratic, phase.y.linear, phase.y.constant, top, -1}, 1, shape().rows,
            floats);
        for (std::int64_t row = 0; row < shape().rows; ++row)
            set(y_.planes(spot / productRows, row), spot % productRows,
                std::conj(line[static_cast<std::size_t>(row)]));
    }

    /// c·y with the rows of the call in panels.
    void weighRows(const AdjointArgs& args, std::int64_t panels) const {
        parallelFor(panels, 4, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t panel = begin; panel < end; ++panel)
                for (std::int64_t spot = 0; spot < spots_; ++spot)
                    weigh(panel, spot, args, weighted_.planes(panel, spot));
        });
    }

    void weigh(std::int64_t panel, std::int64_t spot, const AdjointArgs& args,
               const simd::ComplexPlanes& out) const {
        std::array<float, productRows> re{}, im{};
        const std::int64_t lane = spot % productRows;
        const std::int64_t first = panel * productRows;
        const std::int64_t count = std::min<std::int64_t>(productRows, args.rowCount - first);
        for (std::int64_t i = 0; i < count; ++i) {
            const std::int64_t at = (args.firstRow + first + i) * productRows + lane;
            re[static_cast<std::size_t>(i)] = y_.at(0, spot / productRows)[at];
            im[static_cast<std::size_t>(i)] = -y_.at(1, spot / productRows)[at];
        }
        const Complex factor = args.coefficients[static_cast<std::size_t>(spot)];
        simd::bestKernels().scaleComplex(re.data(), im.data(),
                                         reinterpret_cast<const float*>(&factor), out, productRows);
    }

    void store(const Field& field, const AdjointArgs& args, const Band& band, std::int64_t first,
               std::int64_t tile) const {
        const std::int64_t left = tile * productCols;
        const std::int64_t width = std::min<std::int64_t>(productCols, shape().cols - left);
        const std::int64_t count = std::min(bandPanels * productRows, args.rowCount - first);
        for (std::int64_t line = 0; line < count; ++line) {
            Complex* target = field.row(args.firstRow + first + line) + left;
            for (std::int64_t col = 0; col < width; ++col)
                target[col] = band.value(line, col);
        }
    }

    /// The field in tiles of columns.
    void pack(const Field& field, const ForwardArgs& args) const {
        parallelFor(args.rowCount, 16, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = begin; row < end; ++row)
                for (std::int64_t col = 0; col < shape().cols; ++col)
                    set(packed_.planes(col / productCols, row), col % productCols,
                        field.row(args.firstRow + row)[col]);
        });
    }

    /// Σ_col x̄·sums for the spots of a band.
    void reduce(const Band& band, std::int64_t first, std::int64_t tile, Sum* partial) const {
        const std::int64_t count = std::min(bandPanels * productRows, spots_ - first);
        for (std::int64_t line = 0; line < count; ++line) {
            const float* re = x_.at(0, tile, first + line);
            const float* im = x_.at(1, tile, first + line);
            float sumRe = 0, sumIm = 0;
            for (std::int64_t col = 0; col < productCols; ++col) {
                const Complex value = band.value(line, col);
                sumRe += value.real() * re[col] + value.imag() * im[col];
                sumIm += value.imag() * re[col] - value.real() * im[col];
            }
            partial[first + line] = {sumRe, sumIm};
        }
    }

    std::int64_t spots_;
    std::int64_t tiles_;
    Strips x_; ///< a strip a tile of columns, a term a spot
    Strips y_; ///< ȳ: a strip a panel of spots, a term a row
    // Kept between calls, because fresh pages cost as much as filling them; of the rows of a call:
    mutable Strips weighted_; ///< a strip a panel of rows, a term a spot
    mutable Strips packed_;   ///< a strip a tile of columns, a term a row
};

} // namespace

std::uint64_t separableSpotBytes(Shape shape, std::size_t count) {
    constexpr std::uint64_t bytes = parts * sizeof(float);
    const auto tiles = static_cast<std::uint64_t>(blocksOf(shape.cols, productCols));
    const auto rows = static_cast<std::uint64_t>(rowsKept(shape, static_cast<std::int64_t>(count)));
    const std::uint64_t cols = tiles * productCols;
    const std::uint64_t perSpot =
        (static_cast<std::uint64_t>(shape.rows) + rows + cols) * bytes + tiles * sizeof(Sum);
    return perSpot * count + rows * cols * bytes;
}

std::unique_ptr<CpuSpots> prepareSeparableSpots(const SpotsArgs& args) {
    try {
        return std::make_unique<SeparableSpots>(args);
    } catch (const std::bad_alloc&) {
        const std::uint64_t bytes = separableSpotBytes(args.grid.shape, args.spots.size());
        throw OutOfDeviceMemory(
            "The cpu has no room for tables of " + std::to_string(bytes) + " bytes.", bytes);
    }
}

} // namespace fringe::cpu
