// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/convolution.h"

#include "kernels/cpu/phasors.h"
#include "kernels/parallel.h"
#include "kernels/plan/spectrum_axis.h"

#include <algorithm>
#include <optional>

namespace fringe::cpu {
namespace {

std::int64_t roundedUp(std::int64_t count, std::int64_t unit) {
    return (count + unit - 1) / unit * unit;
}

/// Rows and columns of a block lie together in the second-level cache.
std::int64_t blocksOf(const LinePlan& cols, int lanes) {
    return roundedUp(cols.places(), lanes) / lanes;
}

/// Blocks do not begin a power of two apart, which would put their rows into few cache sets.
std::int64_t strideOf(const LinePlan& rows, int lanes) {
    return (roundedUp(rows.length(), lanes) + lanes) * 2 * lanes;
}

/// The largest factor that leaves room for the samples.
std::int64_t paddingOf(std::int64_t samples, std::int64_t padded) {
    std::int64_t padding = padded / samples;
    while (padded % padding != 0)
        --padding;
    return padding;
}

} // namespace

/// The transfer function, block by block, divided by the samples of the grid unless a sum is so
/// already.
class Convolution::Transfer {
  public:
    Transfer(const Convolution& owner, const TransferArgs& args, bool isOfSum)
        : owner_(owner), args_(args),
          scale_(isOfSum ? 1 : 1 / static_cast<float>(args.grid.shape.count())),
          x_{args.grid.shape.cols, args.grid.pitchX}, y_{args.grid.shape.rows, args.grid.pitchY},
          xWeights_(x_.weights(args.bandX)) {
        const std::vector<float> kept = y_.weights(args.bandY);
        for (const std::int32_t bin : owner.transferBins_) {
            yWeights_.push_back(bin < std::ssize(kept) ? kept[static_cast<std::size_t>(bin)] : 0);
            fySquared_.push_back(y_.frequency(bin) * y_.frequency(bin));
        }
        if (args.model == TransferModel::Fresnel)
            makeFactors();
    }

    bool keeps(std::int64_t block) const {
        for (int lane = 0; lane < owner_.lanes_; ++lane)
            if (keepsBin(binOf(block, lane)))
                return true;
        return false;
    }

    void fill(std::int64_t block, float* out) const {
        const std::int64_t rows = std::ssize(yWeights_);
        alignas(64) float x[2 * mostLanes] = {};
        double fxSquared[mostLanes] = {};
        for (int lane = 0; lane < owner_.lanes_; ++lane) {
            const std::int64_t bin = binOf(block, lane);
            if (!keepsBin(bin))
                continue;
            const auto number = static_cast<std::size_t>(bin);
            const Complex factor =
                xWeights_[number] * (xFactors_.empty() ? scale_ : xFactors_[number]);
            x[lane] = factor.real();
            x[owner_.lanes_ + lane] = factor.imag();
            fxSquared[lane] = x_.frequency(bin) * x_.frequency(bin);
        }
        if (args_.model == TransferModel::Fresnel)
            owner_.kernels_.productBlock(
                {x, reinterpret_cast<const float*>(yFactors_.data()), yWeights_.data()}, rows, out);
        else
            owner_.kernels_.axialBlock({args_.distance, 1 / (args_.wavelength * args_.wavelength),
                                        fxSquared, x, fySquared_.data(), yWeights_.data()},
                                       rows, out);
    }

  private:
    static constexpr int mostLanes = 16;

    bool keepsBin(std::int64_t bin) const { return bin >= 0 && bin < std::ssize(xWeights_); }

    /// Folded; -1 beyond the last place.
    std::int64_t binOf(std::int64_t block, int lane) const {
        const auto place = static_cast<std::size_t>(block * owner_.lanes_ + lane);
        return place < owner_.cols_.bins().size() ? x_.folded(owner_.cols_.bins()[place]) : -1;
    }

    void makeFactors() {
        const double quadratic = -args_.wavelength * args_.distance / 2;
        const auto factors = [&](const SpectrumAxis& axis, double constant, float scale) {
            const double step = axis.frequency(1);
            return phasors({quadratic * step * step, 0, constant, 0, 1}, scale, axis.distinct());
        };
        xFactors_ = factors(x_, 0, scale_);
        const Phasors y = factors(y_, args_.distance / args_.wavelength, 1);
        for (const std::int32_t bin : owner_.transferBins_)
            yFactors_.push_back(y[static_cast<std::size_t>(bin)]);
    }

    const Convolution& owner_;
    const TransferArgs& args_;
    float scale_;
    SpectrumAxis x_, y_;
    std::vector<float> xWeights_; ///< of the bins that are kept
    std::vector<float> yWeights_;
    std::vector<double> fySquared_;
    Phasors xFactors_, yFactors_; ///< of the Fresnel model
};

/// Memory of one thread for a while.
class Convolution::Room {
  public:
    explicit Room(Convolution& owner) : owner_(owner) {
        {
            const std::lock_guard lock(owner.guard_);
            if (!owner.rooms_.empty()) {
                memory_ = std::move(owner.rooms_.back());
                owner.rooms_.pop_back();
                return;
            }
        }
        memory_ = std::make_unique<AlignedSamples>(
            (spareAt(owner) + std::max(owner.cols_.spareFloats(), owner.rows_.spareFloats())) / 2);
    }
    ~Room() {
        const std::lock_guard lock(owner_.guard_);
        owner_.rooms_.push_back(std::move(memory_));
    }
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    float* floats() const { return reinterpret_cast<float*>(memory_->data()); }
    /// Memory for transforms of large primes.
    float* spare() const { return floats() + spareAt(owner_); }

  private:
    static std::int64_t spareAt(const Convolution& owner) {
        const std::int64_t columnRows = owner.rows_.places() + std::ssize(owner.transferBins_);
        return 2 * owner.lanes_ * std::max(columnRows, owner.cols_.places() + owner.lanes_);
    }

    Convolution& owner_;
    std::unique_ptr<AlignedSamples> memory_;
};

bool Convolution::suits(Shape grid) {
    return std::max(grid.rows, grid.cols) <= LinePlan::mostPlaces;
}

Convolution::Convolution(Shape field, Shape grid, const simd::PaddedKernels& kernels)
    : kernels_(kernels), field_(field), grid_(grid), lanes_(kernels.lanes),
      cols_(grid.cols, paddingOf(field.cols, grid.cols), lanes_),
      rows_(grid.rows, paddingOf(field.rows, grid.rows), lanes_),
      isTurned_(static_cast<std::size_t>(blocksOf(cols_, lanes_))),
      blocks_(blocksOf(cols_, lanes_) * strideOf(rows_, lanes_) / 2) {
    findMirrored();
    findTransferRows();
}

std::int64_t Convolution::blockStride() const {
    return strideOf(rows_, lanes_);
}

bool Convolution::isImage(std::int64_t block, std::int64_t image) const {
    const std::vector<std::int32_t>& bins = cols_.bins();
    if (image <= block || (image + 1) * lanes_ > std::ssize(bins))
        return false;
    for (int lane = 0; lane < lanes_; ++lane) {
        const auto one = static_cast<std::size_t>(block * lanes_ + lane);
        const auto other = static_cast<std::size_t>((image + 1) * lanes_ - 1 - lane);
        if ((bins[one] + bins[other]) % std::ssize(bins) != 0)
            return false;
    }
    return true;
}

void Convolution::findMirrored() {
    const std::vector<std::int32_t>& bins = cols_.bins();
    std::vector<std::int64_t> place(bins.size());
    for (std::size_t i = 0; i < bins.size(); ++i)
        place[static_cast<std::size_t>(bins[i])] = static_cast<std::int64_t>(i);
    for (std::int64_t block = 0; block < blockCount(); ++block) {
        if (isTurned_[static_cast<std::size_t>(block)] != 0)
            continue;
        const auto bin = static_cast<std::size_t>(bins[static_cast<std::size_t>(block * lanes_)]);
        const std::int64_t image = place[(bins.size() - bin) % bins.size()] / lanes_;
        const bool isPair = isImage(block, image);
        if (isPair)
            isTurned_[static_cast<std::size_t>(image)] = 1;
        mirrored_.push_back({block, isPair ? image : -1});
    }
}

void Convolution::findTransferRows() {
    const SpectrumAxis axis{rows_.places(), 1};
    std::vector<std::int32_t> row(static_cast<std::size_t>(axis.distinct()), -1);
    for (const std::int32_t bin : rows_.bins()) {
        std::int32_t& found = row[static_cast<std::size_t>(axis.folded(bin))];
        if (found < 0) {
            found = static_cast<std::int32_t>(transferBins_.size());
            transferBins_.push_back(static_cast<std::int32_t>(axis.folded(bin)));
        }
        transferRow_.push_back(found);
    }
}

/// Calls `work(index, room)` for each of `count`.
template <class Work>
void Convolution::inPieces(std::int64_t count, double samplesEach, const ConvolveArgs& args,
                           const Work& work) {
    constexpr double samplesAtOnce = 1 << 23;
    const std::int64_t once = args.advanced ? std::clamp<std::int64_t>(
                                  static_cast<std::int64_t>(samplesAtOnce / samplesEach), 1, count)
                                            : count;
    for (std::int64_t first = 0; first < count; first += once) {
        const std::int64_t now = std::min(once, count - first);
        const std::int64_t grain = std::clamp<std::int64_t>(now / 32, 1, 16);
        parallelFor(now, grain, [&](std::int64_t begin, std::int64_t end) {
            const Room room(*this);
            for (std::int64_t i = begin; i < end; ++i)
                work(first + i, room);
        });
        if (args.advanced)
            args.advanced(samplesEach * static_cast<double>(now));
    }
}

void Convolution::rows(const Field& field, const ConvolveArgs& args, bool isBack) {
    const std::int64_t groups = roundedUp(field_.rows, lanes_) / lanes_;
    const double samples = static_cast<double>(field_.rows * grid_.cols);
    constexpr double largeBytes = 8e6;
    const bool isLarge = samples * sizeof(Complex) > largeBytes;
    inPieces(groups, samples / static_cast<double>(groups), args,
             [&](std::int64_t group, const Room& room) {
                 const simd::PaddedLines lines = cols_.lines(room.spare());
                 const std::int64_t row = group * lanes_;
                 const simd::PlaneRows plane{
                     reinterpret_cast<float*>(field.row(row)), 2 * field_.cols,
                     static_cast<int>(std::min<std::int64_t>(lanes_, field_.rows - row)),
                     static_cast<int>(field_.cols)};
                 const simd::PlaceBlocks blocks{reinterpret_cast<float*>(blocks_.data())
                                                    + row * 2 * lanes_,
                                                blockStride(), isTurned_.data(), isLarge};
                 if (isBack)
                     kernels_.rowsBack(lines, blocks, plane, room.floats());
                 else
                     kernels_.rowsForward(lines, plane, blocks, room.floats());
             });
}

void Convolution::useColumns(simd::ColumnUse use, const Transfer* transfer, const Mirrored& pair,
                             float* sum, const Room& room) {
    float* const factors = room.floats() + 2 * lanes_ * rows_.places();
    const bool isKept = transfer == nullptr || transfer->keeps(pair.block);
    if (transfer != nullptr && isKept)
        transfer->fill(pair.block, factors);
    for (const std::int64_t block : {pair.block, pair.image}) {
        if (block < 0)
            continue;
        float* const samples = reinterpret_cast<float*>(blocks_.data()) + block * blockStride();
        const bool isOfField = use == simd::ColumnUse::Convolve || use == simd::ColumnUse::Add;
        if (isKept && isOfField) // else what was there before
            std::fill_n(samples + 2 * lanes_ * field_.rows,
                        2 * lanes_ * (rows_.length() - field_.rows), 0.0F);
        if (isKept)
            kernels_.columns(rows_.lines(room.spare()), use,
                             {samples, room.floats(), factors, transferRow_.data(),
                              sum + (sum ? block * 2 * lanes_ * rows_.places() : 0)});
        else if (use != simd::ColumnUse::Add)
            std::fill_n(samples, 2 * lanes_ * field_.rows, 0.0F);
    }
}

void Convolution::columns(simd::ColumnUse use, const ConvolveArgs& args, float* sum) {
    std::optional<Transfer> transfer;
    if (use != simd::ColumnUse::Back)
        transfer.emplace(*this, args.transfer, use == simd::ColumnUse::Through);
    const double passes = use == simd::ColumnUse::Convolve ? 3
                          : use == simd::ColumnUse::Back   ? 1
                                                           : 2;
    const double samples = passes * static_cast<double>(grid_.count());
    inPieces(std::ssize(mirrored_), samples / static_cast<double>(mirrored_.size()), args,
             [&](std::int64_t i, const Room& room) {
                 useColumns(use, transfer ? &*transfer : nullptr,
                            mirrored_[static_cast<std::size_t>(i)], sum, room);
             });
}

void Convolution::convolve(const Field& field, const ConvolveArgs& args) {
    rows(field, args, false);
    columns(simd::ColumnUse::Convolve, args, nullptr);
    rows(field, args, true);
}

void Convolution::add(const Field& field, const ConvolveArgs& args, float* sum) {
    rows(field, args, false);
    columns(simd::ColumnUse::Add, args, sum);
}

void Convolution::back(float* sum, const Field& field, const ConvolveArgs& args) {
    columns(simd::ColumnUse::Back, args, sum);
    rows(field, args, true);
}

void Convolution::through(float* sum, const Field& field, const ConvolveArgs& args) {
    columns(simd::ColumnUse::Through, args, sum);
    rows(field, args, true);
}

} // namespace fringe::cpu
