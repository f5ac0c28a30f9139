// SPDX-License-Identifier: GPL-3.0-or-later
// Within a tile the wave of a spot is a plane wave times an interpolation between a few common
// waves. Spots to hologram: each spot as a few cells of the tile's spectrum (a non-uniform FFT).
// Hologram to spots: forward, which goes the same steps the other way.
#include "kernels/cpu/nufft/nufft_spots.h"

#include "kernels/cpu/nufft/spot_costs.h"
#include "kernels/cpu/nufft/spot_demodulation.h"
#include "kernels/cpu/nufft/spot_places.h"
#include "kernels/cpu/nufft/spot_spectrum.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <array>
#include <mutex>

namespace fringe::cpu {
namespace {

using simd::nufftBatch;
using Sum = std::complex<double>;

/// Into which the tiles of a gathering sum are cut, so that the order in which their shares are
/// added does not depend on threads.
constexpr std::int64_t mostChunks = 32;

int mostTermsOf(const plan::SpotSpectra& spectra) {
    return std::ranges::max(spectra.groups, {}, &plan::SpotGroup::terms).terms;
}

/// A group on all tiles.
struct PreparedGroup {
    SpotPlaces places;
    SpotDemodulationTables demodulation;
    simd::SpotShares shares{};
};

/// What one thread needs for one tile after the other.
struct SpotScratch {
    explicit SpotScratch(const SpotTransforms& transforms) : spectrum(transforms) {}
    SpotSpectrum spectrum;
    simd::NufftWaves waves;
};

/// The tiles that meet some rows, with their numbers among all tiles.
class TilesOfRows {
  public:
    TilesOfRows(int side, const PlaneGrid& grid, std::int64_t firstRow, std::int64_t rowCount)
        : args_(argsOf(grid, firstRow, rowCount)), tiling_(side, args_),
          before_(firstRow / side * tiling_.across()), count_(rowCount > 0 ? tiling_.count() : 0) {}
    TilesOfRows(const TilesOfRows&) = delete;
    TilesOfRows& operator=(const TilesOfRows&) = delete;

    std::int64_t count() const { return count_; }
    std::int64_t numberOf(std::int64_t index) const { return before_ + index; }
    plan::NufftTile tile(std::int64_t index) const { return tiling_.tile(index); }

  private:
    static PointSourcesArgs argsOf(const PlaneGrid& grid, std::int64_t firstRow,
                                   std::int64_t rowCount) {
        PointSourcesArgs args;
        args.grid = grid;
        args.firstRow = firstRow;
        args.rowCount = rowCount;
        return args;
    }

    PointSourcesArgs args_;
    plan::NufftTiling tiling_;
    std::int64_t before_;
    std::int64_t count_;
};

class NufftSpots final : public CpuSpots {
  public:
    NufftSpots(const SpotsArgs& args, const plan::SpotSpectra& spectra)
        : CpuSpots(args.grid.shape, args.spots.size()), grid_(args.grid),
          transforms_(spectra, mostTermsOf(spectra)) {
        const TilesOfRows tiles(spectra.side, grid_, 0, grid_.shape.rows);
        for (const plan::SpotGroup& group : spectra.groups) {
            groups_.push_back(
                {SpotPlaces(group.spots, tiles.count()),
                 SpotDemodulationTables(args, group.terms, spectra.side, tiles.count())});
            prepare(groups_.back(), group, args, tiles);
        }
    }

    bool isExact() const override { return false; }

    void adjoint(const Field& field, const AdjointArgs& args) const override {
        const TilesOfRows tiles(transforms_.side, grid_, args.firstRow, args.rowCount);
        const std::vector<std::vector<Complex>> coefficients = byGroup(args.coefficients);
        parallelFor(tiles.count(), 1, [&](std::int64_t begin, std::int64_t end) {
            auto place = take();
            for (std::int64_t index = begin; index < end; ++index)
                for (std::size_t g = 0; g < groups_.size(); ++g) {
                    spread(groups_[g], coefficients[g], tiles.numberOf(index), *place);
                    place->spectrum.store(field, tiles.tile(index),
                                          groups_[g].demodulation.at(tiles.numberOf(index)), g > 0);
                }
            giveBack(std::move(place));
        });
    }

    void forward(const Field& field, const ForwardArgs& args) const override {
        const TilesOfRows tiles(transforms_.side, grid_, args.firstRow, args.rowCount);
        const std::int64_t perChunk =
            std::max<std::int64_t>((tiles.count() + mostChunks - 1) / mostChunks, 1);
        const std::int64_t chunks = (tiles.count() + perChunk - 1) / perChunk;
        partial_.resize(static_cast<std::size_t>(chunks) * count());
        parallelFor(tiles.count(), perChunk, [&](std::int64_t begin, std::int64_t end) {
            auto place = take();
            Sum* sums = partial_.data() + static_cast<std::size_t>(begin / perChunk) * count();
            std::fill_n(sums, count(), Sum());
            for (std::int64_t index = begin; index < end; ++index)
                for (const PreparedGroup& group : groups_) {
                    place->spectrum.load(field, tiles.tile(index),
                                         group.demodulation.at(tiles.numberOf(index)));
                    collect(group, tiles.numberOf(index), *place, sums);
                }
            giveBack(std::move(place));
        });
        parallelFor(static_cast<std::int64_t>(count()), nufftBatch,
                    [&](std::int64_t begin, std::int64_t end) {
                        for (std::size_t i = 0; i < partial_.size(); i += count())
                            for (auto r = static_cast<std::size_t>(begin);
                                 r < static_cast<std::size_t>(end); ++r)
                                args.sums[r] += partial_[i + r];
                    });
    }

  private:
    void prepare(PreparedGroup& prepared, const plan::SpotGroup& group, const SpotsArgs& args,
                 const TilesOfRows& tiles) const {
        prepared.shares.terms = group.terms;
        plan::SpotViews(args, group, tiles.tile(0).frame)
            .demodulation()
            .fillWeights(prepared.shares.weights);
        parallelFor(tiles.count(), 1, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t index = begin; index < end; ++index) {
                const plan::SpotViews views(args, group, tiles.tile(index).frame);
                prepared.places.fill(index, views, args.spots, transforms_.cells);
                prepared.demodulation.fill(index, views, grid_, transforms_.deconvolution);
            }
        });
    }

    std::vector<std::vector<Complex>> byGroup(std::span<const Complex> coefficients) const {
        std::vector<std::vector<Complex>> sorted(groups_.size());
        for (std::size_t g = 0; g < groups_.size(); ++g)
            for (const std::uint32_t spot : groups_[g].places.spots())
                sorted[g].push_back(coefficients[spot]);
        return sorted;
    }

    /// use(first, count) for batches of the group's spots.
    template <class Use> static void forBatches(const PreparedGroup& group, const Use& use) {
        for (std::int64_t first = 0; first < group.places.count(); first += nufftBatch)
            use(first,
                static_cast<int>(std::min<std::int64_t>(nufftBatch, group.places.count() - first)));
    }

    static void spread(const PreparedGroup& group, const std::vector<Complex>& coefficients,
                       std::int64_t tile, SpotScratch& place) {
        place.spectrum.clear();
        forBatches(group, [&](std::int64_t first, int count) {
            simd::bestKernels().spots.seeSpots(
                group.places.at(tile, first), count, group.shares,
                reinterpret_cast<const float*>(coefficients.data() + first), place.waves);
            place.spectrum.spread(place.waves, count, group.shares.terms);
        });
    }

    static void collect(const PreparedGroup& group, std::int64_t tile, SpotScratch& place,
                        Sum* sums) {
        forBatches(group, [&](std::int64_t first, int count) {
            simd::bestKernels().spots.seeSpots(group.places.at(tile, first), count, group.shares,
                                               nullptr, place.waves);
            std::array<Complex, nufftBatch> batch{};
            place.spectrum.forward(place.waves, count, group.shares.terms,
                                   reinterpret_cast<float*>(batch.data()));
            for (int i = 0; i < count; ++i)
                sums[group.places.spots()[static_cast<std::size_t>(first + i)]] +=
                    Sum(batch[static_cast<std::size_t>(i)]);
        });
    }

    std::unique_ptr<SpotScratch> take() const {
        const std::lock_guard lock(guard_);
        if (free_.empty())
            return std::make_unique<SpotScratch>(transforms_);
        auto taken = std::move(free_.back());
        free_.pop_back();
        return taken;
    }

    void giveBack(std::unique_ptr<SpotScratch> place) const {
        const std::lock_guard lock(guard_);
        free_.push_back(std::move(place));
    }

    PlaneGrid grid_;
    SpotTransforms transforms_;
    std::vector<PreparedGroup> groups_;
    mutable std::mutex guard_;
    // Kept between calls, as fresh pages are slow:
    mutable std::vector<std::unique_ptr<SpotScratch>> free_;
    mutable std::vector<Sum> partial_; ///< chunk by chunk
};

} // namespace

std::unique_ptr<CpuSpots> prepareNufftSpots(const SpotsArgs& args) {
    const std::optional<plan::SpotSpectra> spectra = plan::planSpotSpectra(args, spotCosts);
    if (!spectra)
        return nullptr;
    return std::make_unique<NufftSpots>(args, *spectra);
}

std::optional<Work> nufftWorkOf(const SpotsArgs& args, int threads) {
    const std::optional<plan::SpotSpectra> spectra = plan::planSpotSpectra(args, spotCosts);
    if (!spectra)
        return std::nullopt;
    const auto tiles =
        static_cast<double>(TilesOfRows(spectra->side, args.grid, 0, args.grid.shape.rows).count());
    const auto spots = static_cast<double>(args.spots.size());
    double bytes =
        threads * SpotSpectrum::bytes(*spectra, mostTermsOf(*spectra))
        + spots * (tiles * SpotPlaces::bytes + std::min<double>(tiles, mostChunks) * sizeof(Sum));
    for (const plan::SpotGroup& group : spectra->groups)
        bytes += SpotDemodulationTables::bytes(args.geometry, group.terms, spectra->side, tiles);
    return Work{bytes, 1e-9 * spectra->nanoseconds / threads};
}

} // namespace fringe::cpu
